"""Tokens: stacks of brass, and the tray that shows what each side has."""

from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from three04.ui.board.canvas import Look, around, emblem, panel, write
from three04.ui.style.fonts import Role
from three04.ui.style.theme import Side, Theme


class TokenRow(msgspec.Struct, frozen=True):
    """A side's row in the token tray.

    Attributes:
        side: Its sign.
        names: Who plays in it.
        second: What stands below: how many tricks, in words.
        tokens: How many tokens it has.
        tricks: How many tricks it has won in this deal.
    """

    side: Side
    names: str
    second: str
    tokens: int
    tricks: int = 0


_STACKS: Final = 5
_METAL: Final = ((0.0, "#9A6B22"), (0.3, "#E7BE68"), (0.55, "#C08C32"), (1.0, "#7E5518"))
_RIM, _TOP, _SHINE = QColor("#6B4712"), QColor("#DDB057"), QColor("#F6DE9F")


def stack_height(count: int) -> int:
    """Return how many tokens make a stack: five; ten when there would be too many stacks."""
    return 5 if count <= 5 * _STACKS else 10


def coins_width(count: int, width: float) -> float:
    """Return how wide the stacks of tokens are, each ``width`` wide."""
    stacks = -(-count // stack_height(count))
    return stacks * 1.14 * width


def coins(  # noqa: PLR0917 - painter, place, how many, how large
    painter: QPainter, x: float, base: float, count: int, width: float, look: Look, gone: int = 0
) -> None:
    """Paint tokens in stacks that stand on ``base``; ``gone`` more are dashed places on top."""
    tall = stack_height(count + gone)
    thick = 0.19 * width * (1 if tall == 5 else 0.55)
    for first in range(0, count + gone, tall):
        whole = min(tall, count + gone - first)
        if first < count:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 46))
            foot = QPointF(x + width / 2 + 1.5, base + 1)
            painter.drawEllipse(foot, width / 2 + 1.5, 0.17 * width + 0.8)
        for place in range(whole):
            top = QPointF(x, base - thick * (place + 1))
            if first + place < count:
                _coin(painter, top, width, thick)
            else:
                _gone(painter, top, width, look.theme)
        x += 1.14 * width


def _coin(painter: QPainter, top: QPointF, width: float, thick: float) -> None:
    x, y, round_ = top.x(), top.y(), 0.34 * width
    edge = QPainterPath(top)
    edge.lineTo(x, y + thick)
    edge.arcTo(QRectF(x, y + thick - round_ / 2, width, round_), 180, 180)
    edge.lineTo(x + width, y)
    metal = QLinearGradient(x, 0, x + width, 0)
    for place, colour in _METAL:
        metal.setColorAt(place, QColor(colour))
    painter.setPen(QPen(_RIM, 0.8))
    painter.setBrush(metal)
    painter.drawPath(edge)
    painter.setBrush(_TOP)
    painter.drawEllipse(QRectF(x, y - round_ / 2, width, round_))
    painter.setPen(QPen(_SHINE, 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = QRectF(x + 0.14 * width, y - 0.36 * round_, 0.72 * width, 0.72 * round_)
    painter.drawEllipse(inner)


def _gone(painter: QPainter, top: QPointF, width: float, theme: Theme) -> None:
    painter.setPen(QPen(theme.brass, 1, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QRectF(top.x(), top.y() - 0.17 * width, width, 0.34 * width))


def tray_size(rows: int, look: Look) -> QSizeF:
    """Return the token tray's size."""
    return QSizeF(312 * look.unit, (56 * rows + 10) * look.unit)


def tray(painter: QPainter, rect: QRectF, rows: tuple[TokenRow, ...], look: Look) -> None:
    """Paint the tokens of every side."""
    unit = look.unit
    panel(painter, rect, look, 14 * unit)
    high = (rect.height() - 10 * unit) / len(rows)
    for place, row in enumerate(rows):
        y = rect.top() + 5 * unit + high * (place + 0.5)
        if place:
            painter.setPen(QPen(look.theme.hairline, 1))
            above, inset = y - high / 2, 14 * unit
            painter.drawLine(
                QPointF(rect.left() + inset, above), QPointF(rect.right() - inset, above)
            )
        _tray_row(painter, rect, y, row, look)


def _tray_row(painter: QPainter, rect: QRectF, y: float, row: TokenRow, look: Look) -> None:
    unit, theme = look.unit, look.theme
    emblem(painter, around(QPointF(rect.left() + 29 * unit, y), 28 * unit), row.side, look)
    piled = rect.width() >= 270 * unit
    x, room = rect.left() + 52 * unit, rect.width() - (198 if piled else 110) * unit
    up = QPointF(x, y - 2 * unit)
    write(painter, up, row.names, Role.BODY_STRONG, theme.ink, look, room=room)
    down = QPointF(x, y + 15 * unit)
    write(painter, down, row.second, Role.SECOND, theme.muted, look, room=room)
    coin = (14.5 if row.tokens > 15 else 20) * unit
    if piled:
        coins(painter, rect.right() - 140 * unit, y + 16 * unit, row.tokens, coin, look)
    number = QPointF(rect.right() - 16 * unit, y + 10 * unit)
    write(painter, number, str(row.tokens), Role.TOKENS, theme.ink, look, "right")
