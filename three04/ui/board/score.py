"""What the deal stands at: the contract badge and the points bar in it."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from three04.cards import Suit
from three04.ui.board.canvas import (
    Look,
    around,
    emblem,
    icon,
    marked_width,
    middle,
    panel,
    rounded,
    suit_tile,
    write,
    write_marked,
)
from three04.ui.style.fonts import Role
from three04.ui.style.theme import Side, Theme

ALL_POINTS: Final = 304
_WIDEST: Final = 400
"""How wide the badge may become, at scale 1."""


class Points(msgspec.Struct, frozen=True):
    """What the points bar shows; only what everybody knows.

    Attributes:
        makers: The makers' card points, from the left.
        defenders: The defenders', from the right.
        contract: Where the notch is.
        sides: Whose colours; ``None`` where several sides defend.
        left: The makers' words, strong parts between ``**``: "They **58** of 200".
        right: The defenders' words.
        counts: Both their points in short, for where there is no room for words: "58+".
    """

    makers: int
    defenders: int
    contract: int
    sides: tuple[Side, Side | None]
    left: str = ""
    right: str = ""
    counts: tuple[str, str] = ("", "")


class Contract(msgspec.Struct, frozen=True):
    """What the badge shows from the first bid to the result.

    Attributes:
        number: The bid, or the words "Partner Close"; empty before the first bid.
        maker: Who; before the first bid, a title.
        side: The maker's side.
        state: "Standing bid", "Choosing trump", "Trump closed", "Trump: diamonds".
        trump: The suit once everybody knows it, "lock" while it is closed, else ``None``.
        points: The bar, once there are tricks.
    """

    number: str
    maker: str
    side: Side
    state: str
    trump: Suit | Literal["lock"] | None = None
    points: Points | None = None


def points_bar(painter: QPainter, rect: QRectF, points: Points, look: Look) -> None:
    """Paint who has how many of the 304 points, the contract's notch, and what is not known."""
    theme, radius = look.theme, rect.height() / 2
    rounded(painter, rect, radius, theme.inner, theme.hairline)
    outline = QPainterPath()
    outline.addRoundedRect(rect, radius, radius)
    painter.save()
    painter.setClipPath(outline)
    _hatching(painter, rect, theme)
    point = rect.width() / ALL_POINTS
    ours, theirs = points.makers * point, points.defenders * point
    makers, defenders = points.sides
    others = theme.muted if defenders is None else theme.sides[defenders]
    high = rect.height()
    painter.fillRect(QRectF(rect.left(), rect.top(), ours, high), theme.sides[makers])
    painter.fillRect(QRectF(rect.right() - theirs, rect.top(), theirs, high), others)
    painter.restore()
    rounded(painter, rect, radius, None, theme.outline)
    _notch(painter, rect, rect.left() + points.contract * point, theme)


def _hatching(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(theme.hairline, 1))
    x = rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
        x += 7


def _notch(painter: QPainter, rect: QRectF, x: float, theme: Theme) -> None:
    top, bottom = rect.top() - 4, rect.bottom() + 4
    for colour, width, short in ((theme.panel, 4, 1), (theme.ink, 2, 0)):
        painter.setPen(QPen(colour, width))
        painter.drawLine(QPointF(x, top + short), QPointF(x, bottom - short))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.ink)
    wide = 4.5
    corners = [QPointF(x - wide, top - wide), QPointF(x + wide, top - wide), QPointF(x, top + 1)]
    painter.drawPolygon(QPolygonF(corners))


def _number_lines(contract: Contract) -> tuple[Role, tuple[str, ...]]:
    """Return how the left half is set: a number large, words on two lines."""
    text = contract.number
    if text.isdigit() or " " not in text:
        return (Role.CONTRACT if text.isdigit() else Role.BID), (text,)
    return Role.BID, tuple(text.rsplit(" ", 1))


def _left_width(contract: Contract, look: Look) -> float:
    role, lines = _number_lines(contract)
    return max(look.fonts.width(line, role) for line in lines)


def badge_size(contract: Contract, look: Look) -> QSizeF:
    """Return the badge's size; it becomes wider where words in another language need that."""
    state = Role.BODY if contract.trump is None else Role.BODY_STRONG
    right = max(
        look.fonts.width(contract.maker, Role.NAME), look.fonts.width(contract.state, state)
    )
    needed = _left_width(contract, look) + right + (18 + 14 + 13 + 24 + 14) * look.unit
    if contract.points:
        needed = max(needed, _words_width((contract.points.left, contract.points.right), look))
    high = (126 if contract.points else 78) * look.unit
    return QSizeF(min(max(262 * look.unit, needed), _WIDEST * look.unit), high)


def points_fit(words: Sequence[str], room: float, look: Look) -> bool:
    """Return whether a badge with so much room may be as wide as both sides' words need."""
    return _words_width(words, look) <= min(room, _WIDEST * look.unit)


def _words_width(words: Sequence[str], look: Look) -> float:
    widths = (marked_width(text, Role.LABEL, Role.LABEL_STRONG, look) for text in words)
    return sum(widths) + (2 * 18 + 14) * look.unit


def badge(painter: QPainter, rect: QRectF, contract: Contract, look: Look) -> None:
    """Paint contract, maker, the trump's state and the points."""
    unit, theme = look.unit, look.theme
    panel(painter, rect, look, 14 * unit)
    x, y = rect.left() + 18 * unit, rect.top()
    if not contract.number:
        title = QPointF(x, y + 36 * unit)
        write(painter, title, contract.maker, Role.BID, theme.ink, look)
        below = QPointF(x, y + 59 * unit)
        write(painter, below, contract.state, Role.BODY, theme.muted, look)
        return
    role, lines = _number_lines(contract)
    downs = {Role.CONTRACT: (50,), Role.BID: (46,) if len(lines) == 1 else (34, 59)}[role]
    for line, down in zip(lines, downs, strict=True):
        write(painter, QPointF(x, y + down * unit), line, role, theme.ink, look)
    x += _left_width(contract, look) + 14 * unit
    painter.setPen(QPen(theme.hairline, 1))
    painter.drawLine(QPointF(x, y + 16 * unit), QPointF(x, y + 62 * unit))
    right = QRectF(x + 13 * unit, y, rect.right() - x - 23 * unit, 78 * unit)
    _maker(painter, right, contract, look)
    if contract.points:
        _badge_points(painter, rect, contract.points, look)


def _maker(painter: QPainter, rect: QRectF, contract: Contract, look: Look) -> None:
    """Paint the right half: who, and what the trump is."""
    unit, theme = look.unit, look.theme
    x, y = rect.left() + 9 * unit, rect.top()
    text = x + 15 * unit
    room = rect.right() - text
    emblem(painter, around(QPointF(x, y + 28 * unit), 19 * unit), contract.side, look)
    first = QPointF(text, y + 28 * unit + middle(Role.NAME, look))
    write(painter, first, contract.maker, Role.NAME, theme.ink, look, room=room)
    mark = around(QPointF(x, y + 53 * unit), 19 * unit)
    role, ink = Role.BODY_STRONG, theme.ink
    if contract.trump is None:
        role, ink = Role.BODY, theme.muted
    elif contract.trump == "lock":
        ink = theme.brass_text
        icon(painter, mark, "lock", ink, look)
    else:
        suit_tile(painter, mark.adjusted(-unit, -unit, unit, unit), contract.trump, look)
    second = QPointF(text, y + 53 * unit + middle(role, look))
    write(painter, second, contract.state, role, ink, look, room=room)


def _badge_points(painter: QPainter, rect: QRectF, points: Points, look: Look) -> None:
    unit = look.unit
    left, right, y = rect.left() + 18 * unit, rect.right() - 18 * unit, rect.top()
    bar = QRectF(left, y + 83 * unit, right - left, 12 * unit)
    points_bar(painter, bar, points, look)
    write_marked(painter, QPointF(left, y + 115 * unit), points.left, look)
    write_marked(painter, QPointF(right, y + 115 * unit), points.right, look, "right")
