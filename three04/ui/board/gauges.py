"""Bars for chances: of a hint's move, and of each suit being trump."""

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from three04.cards import Suit
from three04.ui.board.canvas import Look, around, middle, panel, rounded, suit_tile, write
from three04.ui.style.fonts import Role

_TICKS = (0.25, 0.5, 0.75)


class SuitChance(msgspec.Struct, frozen=True):
    """How likely a suit is trump.

    Attributes:
        suit: The suit.
        chance: From 0 to 1.
        words: The same as it is written.
    """

    suit: Suit
    chance: float
    words: str


def chance_bar(painter: QPainter, rect: QRectF, chance: float, look: Look) -> None:
    """Paint a chance as a bar with ticks at the quarters: its length tells, not its colour."""
    theme, radius = look.theme, rect.height() / 2
    rounded(painter, rect, radius, theme.inner, theme.hairline)
    full = rect.width() * min(1.0, max(0.0, chance))
    if full > 0:
        part = QRectF(rect.left(), rect.top(), max(full, rect.height()), rect.height())
        rounded(painter, part, radius, theme.ink)
    for tick in _TICKS:
        x = rect.left() + tick * rect.width()
        painter.setPen(QPen(theme.panel if x < rect.left() + full else theme.outline, 1))
        painter.drawLine(QPointF(x, rect.top() + 1), QPointF(x, rect.bottom() - 1))
    rounded(painter, rect, radius, None, theme.outline)


def trump_meter(
    painter: QPainter,
    rect: QRectF,
    chances: tuple[SuitChance, ...],
    look: Look,
    *,
    title: str,
    source: str,
) -> None:
    """Paint how likely each suit is trump, side by side; without a title in one line.

    Args:
        painter: What paints it.
        rect: Where.
        chances: The suits.
        look: How it looks.
        title: What is shown.
        source: What it was found from; said below the suits where there is a title above them.
    """
    unit, theme = look.unit, look.theme
    panel(painter, rect, look, (14 if title else 10) * unit)
    inset = (16 if title else 8) * unit
    if title:
        at = QPointF(rect.left() + inset, rect.top() + 22 * unit)
        write(painter, at, title, Role.LABEL, theme.muted, look)
    wide = (rect.width() - 2 * inset) / max(1, len(chances))
    role, sign = (Role.BODY_STRONG, 18 * unit) if title else (Role.LABEL_STRONG, 14 * unit)
    y = rect.top() + 43 * unit if title else rect.center().y()
    for number, item in enumerate(chances):
        x = rect.left() + inset + number * wide
        suit_tile(painter, around(QPointF(x + sign / 2, y), sign), item.suit, look)
        words = QPointF(x + sign + 4 * unit, y + middle(role, look))
        write(painter, words, item.words, role, theme.ink, look)
        if title:
            bar = QRectF(x, rect.top() + 64 * unit, wide - 8 * unit, 7 * unit)
            chance_bar(painter, bar, item.chance, look)
    if title:
        at = QPointF(rect.left() + inset, rect.bottom() - 12 * unit)
        room = rect.width() - 2 * inset
        write(painter, at, source, Role.LABEL, theme.muted, look, room=room)
