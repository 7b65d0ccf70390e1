"""What has gone: every card of the pack, those struck out that lay face up (R46)."""

from typing import Final, Literal, TypeAlias

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from three04.cards import Card, Suit
from three04.rules.nought.ranks import ORDER
from three04.rules.nought.view import View
from three04.ui.board.canvas import Look, around, middle, panel, rounded, suit_tile, write
from three04.ui.models.order import SUIT_ORDER
from three04.ui.style.fonts import SMALLEST, TITLES, Role
from three04.ui.style.indices import printed

State: TypeAlias = Literal["gone", "yours", "out"]
"""Played face up; dealt to the viewer and not played face up; elsewhere, or face down."""

_CELL: Final = QSizeF(29, 22)
"""At unit 1."""
_TILE: Final = 30.0
_PAD: Final = 10.0


class Gone(msgspec.Struct, frozen=True):
    """What a viewer has seen go.

    Attributes:
        ranks: The ranks of the pack, highest first.
        states: The state of each card of each suit, in their order.
    """

    ranks: str = ""
    states: tuple[tuple[Suit, tuple[State, ...]], ...] = ()

    def cards(self, suit: Suit) -> list[Card]:
        """Return the cards of a suit that are gone, highest first."""
        states = dict(self.states).get(suit, ())
        pairs = zip(self.ranks, states, strict=True) if states else ()
        return [rank + suit for rank, state in pairs if state == "gone"]


def gone(view: View) -> Gone:
    """Return what a view has seen go: face-up cards only; what it was dealt is marked as such."""
    public = view.public
    pack = public.table.pack
    ranks = "".join(rank for rank in ORDER if f"{rank}S" in pack)
    seen = {play.card for trick in (*public.tricks, public.trick) for play in trick.plays}
    mine = set(view.own.packet)

    def state(card: Card) -> State:
        if card in seen:
            return "gone"
        return "yours" if card in mine else "out"

    suits: tuple[Suit, ...] = tuple(SUIT_ORDER)
    return Gone(ranks, tuple((suit, tuple(state(r + suit) for r in ranks)) for suit in suits))


def grid_size(shown: Gone, upright: bool, titled: bool) -> QSizeF:
    """Return the size of the panel at unit 1.

    Args:
        shown: What it shows.
        upright: Whether the suits stand side by side, else one below the other.
        titled: Whether title and legend are there.
    """
    many = len(shown.ranks)
    if upright:
        return QSizeF(4 * 32 + 2 * _PAD, many * 20 + 26 + 2 * _PAD + (18 if titled else 0))
    high = 4 * _CELL.height() + 2 * _PAD + (36 if titled else 0)
    return QSizeF(_TILE + many * _CELL.width() + 2 * _PAD, high)


def gone_grid(
    painter: QPainter, rect: QRectF, shown: Gone, look: Look, upright: bool, words: tuple[str, str]
) -> None:
    """Paint the grid; without words there is only the grid.

    Args:
        painter: Paints.
        rect: The panel.
        shown: What is shown.
        look: How it looks.
        upright: Whether the suits stand side by side.
        words: Title and legend, or empty.
    """
    size = grid_size(shown, upright, bool(words[0]))
    unit = min(rect.width() / size.width(), rect.height() / size.height())
    panel(painter, rect, look, 12 * unit)
    inner = rect.adjusted(_PAD * unit, _PAD * unit, -_PAD * unit, -_PAD * unit)
    if words[0]:
        inner = _write_words(painter, inner, words, look, unit)
    if upright:
        _paint_upright(painter, inner, shown, look, unit)
    else:
        _paint_flat(painter, inner, shown, look, unit)


def _write_words(
    painter: QPainter, inner: QRectF, words: tuple[str, str], look: Look, unit: float
) -> QRectF:
    line, wide = 17 * unit, inner.width()
    role, small = Role.LABEL_STRONG, Role.SECOND
    at = QPointF(inner.left() + 2, inner.top() + line / 2 + middle(role, look))
    write(painter, at, words[0], role, look.theme.ink, look, room=wide)
    if not words[1]:
        return inner.adjusted(0, line, 0, 0)
    low = QPointF(inner.left() + 2, inner.bottom() - line / 2 + middle(small, look) + 2)
    write(painter, low, words[1], small, look.theme.muted, look, room=wide)
    return inner.adjusted(0, line, 0, -line)


def _paint_flat(painter: QPainter, inner: QRectF, shown: Gone, look: Look, unit: float) -> None:
    wide = (inner.width() - _TILE * unit) / max(1, len(shown.ranks))
    high = inner.height() / 4
    for row, (suit, states) in enumerate(shown.states):
        y = inner.top() + (row + 0.5) * high
        suit_tile(painter, around(QPointF(inner.left() + 11 * unit, y), 0.82 * high), suit, look)
        for column, state in enumerate(states):
            x = inner.left() + _TILE * unit + (column + 0.5) * wide
            cell = around(QPointF(x, y), wide, high)
            _cell(painter, cell, shown.ranks[column], state, look)


def _paint_upright(painter: QPainter, inner: QRectF, shown: Gone, look: Look, unit: float) -> None:
    wide = inner.width() / 4
    head = 26 * unit
    high = (inner.height() - head) / max(1, len(shown.ranks))
    for column, (suit, states) in enumerate(shown.states):
        x = inner.left() + (column + 0.5) * wide
        tile = around(QPointF(x, inner.top() + 0.42 * head), 0.75 * head)
        suit_tile(painter, tile, suit, look)
        for row, state in enumerate(states):
            cell = around(QPointF(x, inner.top() + head + (row + 0.5) * high), wide, high)
            _cell(painter, cell, shown.ranks[row], state, look)


def _cell(painter: QPainter, cell: QRectF, rank: str, state: State, look: Look) -> None:
    """Paint a rank: struck out if it is gone, underlined if it is the viewer's."""
    theme, high = look.theme, cell.height()
    font = QFont(TITLES)
    font.setPixelSize(max(SMALLEST, round(0.86 * high)))
    font.setWeight(QFont.Weight.Bold if state != "gone" else QFont.Weight.Medium)
    painter.setFont(font)
    inside = cell.adjusted(1.5, 1, -1.5, -1)
    if state == "yours":
        rounded(painter, inside, 0.25 * high, theme.inner, theme.outline)
    painter.setPen(theme.unavailable if state == "gone" else theme.ink)
    # Yrsa's capitals sit low in their line.
    painter.drawText(
        cell.translated(0, 0.07 * high), Qt.AlignmentFlag.AlignCenter, printed(rank, look.indices)
    )
    if state == "gone":
        half = 0.32 * min(cell.width(), 1.3 * high)
        centre = cell.center()
        painter.setPen(QPen(theme.muted, max(1.3, 0.07 * high)))
        rise = QPointF(half, -0.2 * high)
        painter.drawLine(centre - rise, centre + rise)
