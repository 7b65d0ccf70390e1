"""What every painted part is made of: panels, shadows, text, icons, emblems, rings.

Nothing here keeps anything: the same arguments paint the same picture. Lengths are logical
pixels; texts come translated.
"""

from typing import Final, Literal, TypeAlias

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap

from three04.cards import Suit
from three04.ui.style.artwork import Artwork, Icon
from three04.ui.style.fonts import Fonts, Role
from three04.ui.style.indices import Indices
from three04.ui.style.theme import (
    FELT,
    PAPER,
    PAPER_EDGE,
    SUIT_COLOURS,
    Back,
    CardFace,
    Deck,
    Side,
    Theme,
)

Align: TypeAlias = Literal["left", "centre", "right"]

_LAYERS: Final = 10
_BARE: Final = QPen(Qt.PenStyle.NoPen)
_EMPTY: Final = QBrush(Qt.BrushStyle.NoBrush)


class Look(msgspec.Struct, frozen=True):
    """What all painting needs to know beside its data.

    Attributes:
        theme: The colours.
        fonts: The fonts, at the scale of text.
        art: Icons and marks.
        scale: How much larger lengths are than at 1280 by 800: the layout's ``s``.
        dpr: Device pixels to a logical one.
        deck: How many colours the suits have.
        back: Which back the cards have.
        face: How their faces are drawn.
        indices: Which letters their courts bear.
    """

    theme: Theme = FELT
    fonts: Fonts = msgspec.field(default_factory=Fonts)
    art: Artwork = msgspec.field(default_factory=Artwork)
    scale: float = 1.0
    dpr: float = 1.0
    deck: Deck = "four"
    back: Back = "madder"
    face: CardFace = "sandakada"
    indices: Indices = "english"

    @property
    def unit(self) -> float:
        """The scale of what holds text: it grows with the text if that grows more."""
        return max(self.scale, self.fonts.scale)


def around(centre: QPointF, width: float, height: float | None = None) -> QRectF:
    """Return the rectangle (or square) of a size round a point."""
    high = width if height is None else height
    return QRectF(centre.x() - width / 2, centre.y() - high / 2, width, high)


def faint(colour: QColor, part: float) -> QColor:
    """Return a colour that covers only a part."""
    fainter = QColor(colour)
    fainter.setAlphaF(part)
    return fainter


def rounded(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | None = None,
    edge: QColor | None = None,
    width: float = 1.0,
) -> None:
    """Paint a rectangle with round corners."""
    painter.setBrush(_EMPTY if fill is None else fill)
    painter.setPen(_BARE if edge is None else QPen(edge, width))
    painter.drawRoundedRect(rect, radius, radius)


def disc(
    painter: QPainter, rect: QRectF, fill: QColor, edge: QColor | None = None, width: float = 1.0
) -> None:
    """Paint a filled circle."""
    painter.setBrush(fill)
    painter.setPen(_BARE if edge is None else QPen(edge, width))
    painter.drawEllipse(rect)


def shadow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    strength: int,
    spread: float = 10,
    drop: float = 4,
) -> None:
    """Paint a soft shadow: rectangles that become smaller, each adding a little."""
    layer = QColor(0, 0, 0, max(1, round(strength / _LAYERS * 0.55)))
    for step in range(_LAYERS):
        out = spread * (1 - step / _LAYERS)
        rounded(painter, rect.adjusted(-out, drop - out, out, drop + out), radius + out, layer)


def panel(painter: QPainter, rect: QRectF, look: Look, radius: float = 14) -> None:
    """Paint a panel with its shadow."""
    shadow(painter, rect, radius, look.theme.shadow)
    rounded(painter, rect, radius, look.theme.panel, look.theme.hairline)


def ring(painter: QPainter, rect: QRectF, look: Look, radius: float, large: bool = True) -> None:
    """Paint the two-tone ring of focus just outside of something."""
    wide = max(1.0, look.scale)
    away = 3 * wide
    out = rect.adjusted(-away, -away, away, away)
    rounded(painter, out, radius + away, None, look.theme.ring_edge, (5.5 if large else 4.5) * wide)
    rounded(painter, out, radius + away, None, look.theme.ring, (3.2 if large else 2.6) * wide)


def glow(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint the still light round the seat on turn, whose ends are half circles."""
    for step in range(7):
        out = 3 + 2 * step
        around_it = rect.adjusted(-out, -out, out, out)
        colour = faint(look.theme.ring, 0.17 - 0.022 * step)
        rounded(painter, around_it, rect.height() / 2 + out, None, colour, 3)


def write(  # noqa: PLR0917 - painter, place, text and its looks
    painter: QPainter,
    at: QPointF,
    text: str,
    role: Role,
    colour: QColor,
    look: Look,
    align: Align = "left",
    room: float | None = None,
) -> float:
    """Write a line on a baseline and return its width; what exceeds ``room`` is elided."""
    measures = look.fonts.metrics(role)
    if room is not None and measures.horizontalAdvance(text) > room:
        text = measures.elidedText(text, Qt.TextElideMode.ElideRight, room)
    width = measures.horizontalAdvance(text)
    left = at.x() - {"left": 0, "centre": width / 2, "right": width}[align]
    painter.setFont(look.fonts.font(role))
    painter.setPen(colour)
    painter.drawText(QPointF(left, at.y()), text)
    return width


def middle(role: Role, look: Look) -> float:
    """Return how far below its middle a line's baseline is: capitals look centred."""
    return look.fonts.metrics(role).capHeight() / 2


def marked_width(text: str, plain: Role, strong: Role, look: Look) -> float:
    """Return the width of a text with strong ``**parts**``."""
    parts = text.split("**")
    return sum(look.fonts.width(part, strong if at % 2 else plain) for at, part in enumerate(parts))


def write_marked(
    painter: QPainter, at: QPointF, text: str, look: Look, align: Align = "left"
) -> float:
    """Write a small label whose ``**parts**`` are strong, on a baseline; return its width."""
    plain, strong = Role.LABEL, Role.LABEL_STRONG
    width = marked_width(text, plain, strong, look)
    x = at.x() - {"left": 0, "centre": width / 2, "right": width}[align]
    for place, part in enumerate(text.split("**")):
        role, ink = (strong, look.theme.ink) if place % 2 else (plain, look.theme.muted)
        x += write(painter, QPointF(x, at.y()), part, role, ink, look)
    return width


def _picture(painter: QPainter, rect: QRectF, pixmap: QPixmap) -> None:
    """Draw a small picture in the middle of a rectangle, on whole pixels so that it stays sharp."""
    dpr = pixmap.devicePixelRatio()
    place = painter.combinedTransform()
    x = rect.center().x() - pixmap.width() / dpr / 2 + place.dx()
    y = rect.center().y() - pixmap.height() / dpr / 2 + place.dy()
    corner = QPointF(round(x * dpr) / dpr - place.dx(), round(y * dpr) / dpr - place.dy())
    painter.drawPixmap(corner, pixmap)


def icon(painter: QPainter, rect: QRectF, name: Icon, colour: QColor, look: Look) -> None:
    """Paint an icon."""
    _picture(painter, rect, look.art.icon(name, colour, rect.width(), look.dpr))


def emblem(painter: QPainter, rect: QRectF, side: Side, look: Look) -> None:
    """Paint a side's emblem on its disc."""
    width = rect.width()
    ink = look.theme.side_ink
    disc(painter, rect, look.theme.sides[side], faint(ink, 0.85), max(1.0, 0.04 * width))
    inner = around(rect.center(), 0.78 * width)
    _picture(painter, inner, look.art.emblem(side, ink, inner.width(), look.dpr))


def suit_mark(painter: QPainter, rect: QRectF, suit: Suit, look: Look) -> None:
    """Paint a suit mark in the deck's colour; only for a ground of paper."""
    colour = SUIT_COLOURS[look.deck][suit]
    _picture(painter, rect, look.art.suit(suit, colour, rect.width(), look.dpr))


def suit_tile(painter: QPainter, rect: QRectF, suit: Suit, look: Look) -> None:
    """Paint a suit mark on its own piece of paper: readable on every ground."""
    rounded(painter, rect, 0.24 * rect.width(), PAPER, PAPER_EDGE)
    suit_mark(painter, around(rect.center(), 0.76 * rect.width()), suit, look)


def token(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint one token seen from above."""
    _picture(painter, rect, look.art.token(rect.width(), look.dpr))
