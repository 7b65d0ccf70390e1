"""The deal's course at the side of a large window: auction, tricks."""

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from three04.cards import Card
from three04.ui.board import marks
from three04.ui.board.canvas import around, emblem, write
from three04.ui.board.stage import Stage
from three04.ui.style.fonts import Role
from three04.ui.style.theme import Side


class CourseLine(msgspec.Struct, frozen=True):
    """A call of the auction, or an older trick: whose, and what."""

    side: Side
    name: str
    text: str
    strong: bool
    head: str = ""


class CourseTrick(msgspec.Struct, frozen=True):
    """A trick with its cards.

    Attributes:
        title: Which it is.
        note: Who led.
        cards: In the order played; None lies face down.
        seats: How many cards it has when complete.
        line: Who won it and its points; None while it runs.
        foot: What is written below instead.
    """

    title: str
    note: str
    cards: tuple[Card | None, ...]
    seats: int
    line: CourseLine | None
    foot: str = ""


class Course(msgspec.Struct, frozen=True):
    """All that the panel shows."""

    title: str
    calls: tuple[CourseLine, ...]
    older: tuple[CourseLine, ...]
    tricks: tuple[CourseTrick, ...]


def course(painter: QPainter, rect: QRectF, shown: Course, stage: Stage) -> None:
    """Paint the panel; what does not fit is left out, oldest first."""
    look = stage.look
    theme, s = look.theme, look.scale
    painter.fillRect(rect, theme.panel)
    painter.setPen(QPen(theme.hairline, 1))
    painter.drawLine(rect.topLeft(), rect.bottomLeft())
    inner = rect.adjusted(22 * s, 0, -22 * s, -22 * s)
    y = rect.top() + 52 * s
    write(painter, QPointF(inner.left(), y), shown.title, Role.SIDE_TITLE, theme.ink, look)
    y += 36 * s
    below = 174 * s * len(shown.tricks)
    room = int((inner.bottom() - y - below) / (25 * s))
    older = shown.older[-min(len(shown.older), max(1, room // 2)) :]
    calls = shown.calls[-max(1, room - len(older) - 1) :]
    for call in calls:
        _line(painter, inner, y, call, stage)
        y += 25 * s
    if shown.tricks and calls:
        painter.setPen(QPen(theme.hairline, 1))
        painter.drawLine(QPointF(inner.left(), y - 8 * s), QPointF(inner.right(), y - 8 * s))
        y += 18 * s
    for line in older:
        _line(painter, inner, y, line, stage)
        y += 25 * s
    if older:
        y += 14 * s
    for trick in shown.tricks:
        y = _trick(painter, inner, y, trick, stage)


def _line(painter: QPainter, rect: QRectF, y: float, line: CourseLine, stage: Stage) -> None:
    look = stage.look
    theme, s = look.theme, look.scale
    x = rect.left()
    if line.head:
        x += write(painter, QPointF(x, y), line.head, Role.BODY_STRONG, theme.ink, look) + 10 * s
    emblem(painter, around(QPointF(x + 9 * s, y - 5 * s), 17 * s), line.side, look)
    x += 26 * s
    role = Role.BODY_STRONG if line.strong else Role.BODY
    ink = theme.ink if line.strong else theme.muted
    wide = write(painter, QPointF(rect.right(), y), line.text, role, ink, look, "right")
    room = rect.right() - wide - 8 * s - x
    write(painter, QPointF(x, y), line.name, Role.BODY, theme.ink, look, room=room)


def _trick(painter: QPainter, rect: QRectF, y: float, trick: CourseTrick, stage: Stage) -> float:
    """Paint a trick and return where the next begins."""
    look = stage.look
    theme, s = look.theme, look.scale
    wide = write(painter, QPointF(rect.right(), y), trick.note, Role.LABEL, theme.muted, look,
                 "right")  # fmt: skip
    room = rect.width() - wide - 8 * s
    at = QPointF(rect.left(), y)
    write(painter, at, trick.title, Role.BODY_STRONG, theme.ink, look, room=room)
    step = rect.width() / trick.seats
    width = min(56 * s, step - 6 * s)
    middle = y + 16 * s + width * 0.7
    for number in range(trick.seats):
        centre = QPointF(rect.left() + step * (number + 0.5), middle)
        if number < len(trick.cards):
            card = trick.cards[number]
            sprite = stage.back(width) if card is None else stage.face(card, width)
            marks.card(painter, sprite, centre)
        else:
            pen = QPen(theme.outline, 1.2, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(marks.card_rect(centre, width), 4, 4)
    y = middle + width * 0.7 + 24 * s
    if trick.line is not None:
        _line(painter, rect, y, trick.line, stage)
    else:
        at = QPointF(rect.left(), y)
        write(painter, at, trick.foot, Role.BODY, theme.muted, look)
    return y + 40 * s
