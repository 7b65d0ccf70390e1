"""A seat as it is painted: its plate with chips, its cards from behind, what it says."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from three04.ui.board.canvas import (
    Look,
    around,
    disc,
    emblem,
    faint,
    glow,
    icon,
    middle,
    rounded,
    shadow,
    write,
)
from three04.ui.board.sprites import RATIO, Sprite
from three04.ui.style.artwork import Icon
from three04.ui.style.fonts import Role
from three04.ui.style.theme import Side

Tail: TypeAlias = Literal["up", "down", "left", "right"]

ONE_LINE_BELOW: Final = 38
"""A plate less high than this has no second line."""

_DEALER_PAPER: Final = QColor("#FFF9EA")
_DEALER_INK: Final = QColor("#5A3D0C")


class SeatFace(msgspec.Struct, frozen=True):
    """What a plate shows.

    Attributes:
        name: The player's.
        second: The line below it, in less ink.
        side: Whose emblem it bears.
        turn: Whether the table waits for this seat.
        dealer: Whether it dealt.
        chip: The contract at the maker's plate, or nothing.
        away: The player is gone and a computer plays: a clock in place of the emblem.
        aside: The partner's cards are laid aside (Partner Close).
        brief: What stands in the second line's place where that has no room, or nothing.
    """

    name: str
    second: str
    side: Side
    turn: bool = False
    dealer: bool = False
    chip: str = ""
    away: bool = False
    aside: bool = False
    brief: str = ""


class Saying(msgspec.Struct, frozen=True):
    """What a seat says in a bubble.

    Attributes:
        text: A number or a few words.
        number: Whether it is a bid, in large figures.
        hot: Whether it decides: the standing bid and no other.
        mark: An icon before the text.
    """

    text: str
    number: bool = False
    hot: bool = False
    mark: Icon | None = None


def plate_size(look: Look, compact: bool = False, narrow: bool = False) -> QSizeF:
    """Return a plate's size; ``narrow`` is for eight seats in a small window."""
    if compact:
        height = max(28.0 if narrow else 30.0, 2.2 * look.fonts.pixels(Role.LABEL_STRONG))
        return QSizeF(108 if narrow else 118, height)
    return QSizeF(176 * look.unit, 46 * look.unit)


def plate(painter: QPainter, rect: QRectF, seat: SeatFace, look: Look) -> None:
    """Paint a seat's plate."""
    theme, high = look.theme, rect.height()
    quiet = seat.away or seat.aside
    if seat.turn:
        glow(painter, rect, look)
    shadow(painter, rect, high / 2, theme.shadow)
    rounded(painter, rect, high / 2, theme.inner if quiet else theme.panel, theme.hairline)
    if seat.turn:
        out = rect.adjusted(-1.5, -1.5, 1.5, 1.5)
        rounded(painter, out, high / 2 + 1.5, None, theme.ring, 3)
    sign = around(QPointF(rect.left() + high / 2, rect.center().y()), high - max(6.0, 0.217 * high))
    emblem(painter, sign, seat.side, look)
    if seat.away:
        disc(painter, sign.adjusted(-0.5, -0.5, 0.5, 0.5), faint(theme.inner, 0.55))
        icon(painter, around(sign.center(), 0.68 * sign.width()), "away", theme.ink, look)
    _names(painter, rect, seat, look)
    badges(painter, rect, seat, look)


def badges(painter: QPainter, rect: QRectF, seat: SeatFace, look: Look) -> None:
    """Paint what lies on a plate's edge: the dealer's sign and the maker's contract."""
    if seat.dealer:
        _dealer(painter, rect, look)
    if seat.chip:
        _contract(painter, rect, seat.chip, look)


def _names(painter: QPainter, rect: QRectF, seat: SeatFace, look: Look) -> None:
    theme, high = look.theme, rect.height()
    ink = theme.muted if seat.away or seat.aside else theme.ink
    x, y = rect.left() + high + 0.08 * high, rect.center().y()
    room = rect.right() - x - 0.42 * high
    line = second_line(seat, room, look) if high >= ONE_LINE_BELOW else ""
    if not line:
        role = Role.LABEL_STRONG if high < ONE_LINE_BELOW else Role.NAME
        down = middle(role, look)
        write(painter, QPointF(x, y + down), seat.name, role, ink, look, room=room)
        return
    unit = look.fonts.scale
    write(painter, QPointF(x, y - 2 * unit), seat.name, Role.NAME, ink, look, room=room)
    below = QPointF(x, y + 14.5 * unit)
    write(painter, below, line, Role.SECOND, theme.muted, look, room=room)


def second_line(seat: SeatFace, room: float, look: Look) -> str:
    """Return the line that fits: the brief one rather than half of the other, none if neither."""
    lines = (seat.second, seat.brief)
    return next((line for line in lines if look.fonts.width(line, Role.SECOND) <= room), "")


def _dealer(painter: QPainter, rect: QRectF, look: Look) -> None:
    across = max(18.0, 0.565 * rect.height())
    centre = QPointF(rect.right() - 0.28 * across, rect.bottom() - 0.1 * across)
    disc(painter, around(centre, across), _DEALER_PAPER, look.theme.chip_edge, 1.2)
    icon(painter, around(centre, 0.66 * across), "dealer", _DEALER_INK, look)


def _contract(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    high = max(18.0, 0.565 * rect.height())
    role = Role.TAG if rect.height() < ONE_LINE_BELOW else Role.CHIP
    wide = look.fonts.width(text, role) + 0.7 * high
    right, y = rect.right() + 0.15 * high, rect.top() + 0.02 * high
    where = QRectF(right - wide, y - high / 2, wide, high)
    chip(painter, where, text, look, hot=True, role=role)


def chip_size(text: str, look: Look, mark: Icon | None = None, role: Role = Role.TAG) -> QSizeF:
    """Return the size of a chip that is as large as its text."""
    high = look.fonts.pixels(role) + 11
    if not text:
        return QSizeF(high, high)
    sign = 0.62 * high + 4 if mark else 0
    return QSizeF(look.fonts.width(text, role) + 18 + sign, high)


def chip(  # noqa: PLR0917 - painter, place, what it says, how
    painter: QPainter,
    rect: QRectF,
    text: str,
    look: Look,
    hot: bool = False,
    mark: Icon | None = None,
    role: Role = Role.TAG,
) -> None:
    """Paint a chip: brass if it decides the deal, else like a panel."""
    theme, high = look.theme, rect.height()
    fill, ink, edge = (
        (theme.chip, theme.chip_ink, theme.chip_edge)
        if hot
        else (theme.panel, theme.ink, theme.hairline)
    )
    rounded(painter, rect, high / 2, fill, edge)
    sign = 0.62 * high if mark else 0.0
    if mark:
        x = rect.left() + 8 + sign / 2 if text else rect.center().x()
        icon(painter, around(QPointF(x, rect.center().y()), sign), mark, ink, look)
    if text:
        width = look.fonts.width(text, role)
        x = rect.left() + 11 + sign if mark else rect.center().x() - width / 2
        write(painter, QPointF(x, rect.center().y() + middle(role, look)), text, role, ink, look)


def fan(painter: QPainter, rect: QRectF, sprite: Sprite, count: int, width: float) -> None:
    """Paint a hand from behind, looking out over a plate; paint the plate after it."""
    middle_x, y = rect.center().x(), rect.top() - 0.26 * width
    for place in range(count):
        off = place - (count - 1) / 2
        painter.save()
        painter.translate(middle_x + off * 0.42 * width, y + abs(off) ** 1.7 * 0.022 * width)
        painter.rotate(3.2 * off)
        painter.drawPixmap(sprite.rect, sprite.pixmap, QRectF(sprite.pixmap.rect()))
        painter.restore()


_HAND_STEP: Final = 0.3
"""From one card of an open hand to the next, in card widths: the strip with the index."""
_HAND_SEEN: Final = 0.52
"""How much of an open hand's cards looks out over the plate: the index and what is left of it."""


def hand_card(fan: float) -> float:
    """Return how wide the cards of an open hand are where backs are so wide."""
    return max(1.45 * fan, min(40.0, 1.85 * fan))


def hand_size(fan: float, count: int) -> QSizeF:
    """Return how much room an open hand takes over its plate."""
    width = hand_card(fan)
    return QSizeF(width * (1 + _HAND_STEP * (count - 1)), _HAND_SEEN * RATIO * width)


def open_hand(painter: QPainter, rect: QRectF, faces: Sequence[Sprite], width: float) -> None:
    """Paint a hand that all may see, looking out over a plate; paint the plate after it."""
    middle_x = rect.center().x()
    y = rect.top() + (0.5 - _HAND_SEEN) * RATIO * width
    for place, sprite in enumerate(faces):
        off = place - (len(faces) - 1) / 2
        painter.save()
        painter.translate(middle_x + off * _HAND_STEP * width, y)
        painter.drawPixmap(sprite.rect, sprite.pixmap, QRectF(sprite.pixmap.rect()))
        painter.restore()


def bubble_size(saying: Saying, look: Look) -> QSizeF:
    """Return the size of a bubble without its tail."""
    unit = look.unit
    role = Role.BID if saying.number else Role.NAME
    wide = look.fonts.width(saying.text, role) + (34 if saying.number else 28) * unit
    if saying.mark:
        wide += 20 * unit
    return QSizeF(wide, (44 if saying.number else 34) * unit)


def bubble(painter: QPainter, rect: QRectF, saying: Saying, tail: Tail, look: Look) -> None:
    """Paint what a seat says; the tail sticks out of ``rect`` by 8."""
    theme, unit = look.theme, look.unit
    radius = 0.4 * rect.height()
    shadow(painter, rect, radius, theme.shadow, 7, 3)
    painter.setBrush(theme.chip if saying.hot else theme.bubble)
    painter.setPen(QPen(theme.chip_edge if saying.hot else theme.hairline, 1.2))
    painter.drawPath(_speech(rect, radius, tail, 8 * unit, 8 * unit))
    ink = theme.chip_ink if saying.hot else theme.ink
    centre = QPointF(rect.center())
    if saying.mark:
        sign = QPointF(rect.left() + 20 * unit, centre.y())
        icon(painter, around(sign, 18 * unit), saying.mark, ink, look)
        centre += QPointF(10 * unit, 0)
    role = Role.BID if saying.number else Role.NAME
    # Yrsa's figures are lower than its capitals.
    down = middle(role, look) * (0.94 if saying.number else 1)
    write(painter, centre + QPointF(0, down), saying.text, role, ink, look, "centre")


def _speech(rect: QRectF, radius: float, tail: Tail, half: float, length: float) -> QPainterPath:
    """Return the outline of a bubble with its tail."""
    centre = rect.center()
    foot, tip, across = {
        "up": (QPointF(centre.x(), rect.top() + 1), QPointF(0, -length - 1), QPointF(half, 0)),
        "down": (QPointF(centre.x(), rect.bottom() - 1), QPointF(0, length + 1), QPointF(half, 0)),
        "left": (QPointF(rect.left() + 1, centre.y()), QPointF(-length - 1, 0), QPointF(0, half)),
        "right": (QPointF(rect.right() - 1, centre.y()), QPointF(length + 1, 0), QPointF(0, half)),
    }[tail]
    body, point = QPainterPath(), QPainterPath()
    body.addRoundedRect(rect, radius, radius)
    point.addPolygon(QPolygonF([foot - across, foot + tip, foot + across]))
    point.closeSubpath()
    return body.united(point)


_WRAPPED: Final = Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextWordWrap.value


def reason_size(text: str, look: Look, most: float = 460) -> QSizeF:
    """Return the size of a reason's bubble, without its tail; long ones take several lines."""
    unit = look.unit
    beside = 52 * unit
    room = QRectF(0, 0, most - beside, 1000)
    words = look.fonts.metrics(Role.BODY_STRONG).boundingRect(room, _WRAPPED, text)
    return QSizeF(words.width() + 1 + beside, max(38 * unit, words.height() + 18 * unit))


def reason(painter: QPainter, rect: QRectF, text: str, tip: float, look: Look) -> None:
    """Paint why a card may not be played; the tail points down at ``tip``, a card's middle."""
    theme, unit = look.theme, look.unit
    radius = 10 * unit
    shadow(painter, rect, radius, theme.shadow, 8, 3)
    painter.setPen(QPen(theme.loss, 1.6))
    painter.setBrush(theme.panel)
    x = min(max(tip, rect.left() + 20 * unit), rect.right() - 20 * unit)
    path, point = QPainterPath(), QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    y = rect.bottom() - 1
    corners = [QPointF(x - 9 * unit, y), QPointF(x, y + 11 * unit), QPointF(x + 9 * unit, y)]
    point.addPolygon(QPolygonF(corners))
    point.closeSubpath()
    painter.drawPath(path.united(point))
    sign = QPointF(rect.left() + 21 * unit, rect.center().y())
    disc(painter, around(sign, 20 * unit), theme.loss)
    icon(painter, around(sign, 12 * unit), "cross", theme.panel, look)
    painter.setFont(look.fonts.font(Role.BODY_STRONG))
    painter.setPen(theme.ink)
    words = rect.adjusted(38 * unit, 0, -10 * unit, 0)
    painter.drawText(words, _WRAPPED, text)
