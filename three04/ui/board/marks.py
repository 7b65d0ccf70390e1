"""What is painted on and round a card: veil, ring, tag, lock, the place of an awaited card.

A card's picture comes from ``sprites``. ``Sprite.rect`` and all rectangles here are in the card's
own coordinates, so a turned card turns its marks with it; only tags are better left upright.
"""

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from three04.cards import Card, Suit
from three04.ui.board.canvas import (
    Look,
    around,
    disc,
    faint,
    icon,
    ring,
    rounded,
    suit_mark,
    suit_tile,
    write,
)
from three04.ui.board.seats import chip, chip_size
from three04.ui.board.sprites import RADIUS, RATIO, Sprite
from three04.ui.style.artwork import Icon
from three04.ui.style.fonts import TEXT, TITLES, Role
from three04.ui.style.indices import printed
from three04.ui.style.theme import PAPER, PAPER_EDGE, SUIT_COLOURS, CardFace

Cover: TypeAlias = Literal["hidden", "lock"]
"""What a face-down card bears: the crossed eye, or the indicator's lock."""

Tag: TypeAlias = Literal["led", "best", "open", "next", "hidden", "lock"]
"""What a card is: the one led (arrow); the best or the ruff (star); the opened indicator; the one
that waits for its turn (clock); where all hands are shown, one that lies face down (crossed eye)
and the closed indicator (lock)."""

_TAG_MARKS: Final[dict[Tag, Icon | None]] = {
    "led": "arrow", "best": "star", "open": "unlock", "next": "away", "hidden": "hidden",
    "lock": "lock",
}  # fmt: skip

STAR_ALONE_BELOW: Final = 96
"""A card narrower than this has no room for the star's word."""

_BELOW_INDEX: Final[dict[CardFace, float]] = {"sandakada": 0.372, "bold": 0.49}
"""How low on a face its index ends, in heights."""

_COVER_INK: Final = QColor("#5A3D0C")
_PLATE: Final = QColor("#F1E2BD")
_PLATE_EDGE: Final = QColor("#C8963A")


def card_rect(centre: QPointF, width: float) -> QRectF:
    """Return a card's edge."""
    return around(centre, width, RATIO * width)


def card(painter: QPainter, sprite: Sprite, centre: QPointF, turn: float = 0.0) -> None:
    """Paint a sprite, turned by degrees."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(centre)
    painter.rotate(turn)
    painter.drawPixmap(sprite.rect, sprite.pixmap, QRectF(sprite.pixmap.rect()))
    painter.restore()


def veil(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint over a card that the rules refuse."""
    rounded(painter, rect, RADIUS * rect.width(), look.theme.veil)


def card_ring(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint the ring of a focused, hovered, selected or lit card."""
    ring(painter, rect, look, RADIUS * rect.width(), rect.width() > 70)


def place(painter: QPainter, rect: QRectF, look: Look, ink: QColor | None = None) -> None:
    """Paint the dashed place of an awaited card, on the cloth unless there is another ink."""
    radius = RADIUS * rect.width()
    rounded(painter, rect, radius, QColor(0, 0, 0, 18))
    pen = QPen(faint(look.theme.on_table, 0.55) if ink is None else ink, 1.6)
    pen.setDashPattern([4, 4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)


def cover(
    painter: QPainter, rect: QRectF, kind: Cover, look: Look, suit: Suit | None = None
) -> None:
    """Paint eye or lock on a back, for the indicator's owner with its suit in the corner."""
    width = rect.width()
    across = (0.36 if kind == "lock" else 0.34) * width
    disc(painter, around(rect.center(), across), look.theme.side_ink, look.theme.chip_edge, 1.4)
    lift = QPointF(0, 0.02 * across if kind == "lock" else 0)
    icon(painter, around(rect.center() - lift, 0.63 * across), kind, _COVER_INK, look)
    if suit is not None:
        corner = rect.topRight() + QPointF(-0.17 * width, 0.19 * width)
        suit_tile(painter, around(corner, 0.3 * width), suit, look)


def private(painter: QPainter, rect: QRectF, card: Card, look: Look) -> None:
    """Remind whoever played it, and him alone, of what lies face down."""
    width = min(max(34.0, 0.5 * rect.width()), rect.width())
    high = 0.5 * width
    chip = QRectF(rect.right() - width + 0.02 * width, rect.top() - 0.02 * width, width, high)
    rounded(painter, chip, 0.24 * high, PAPER, PAPER_EDGE)
    rank_and_suit(painter, chip, card, look, 0.86)


def rank_and_suit(painter: QPainter, rect: QRectF, card: Card, look: Look, size: float) -> None:
    """Print what a card is in the middle of a small place; a ten is as near its suit as a king.

    Args:
        painter: Paints.
        rect: The place.
        card: The card.
        look: How it looks.
        size: How high the rank's font is, as a part of the place.
    """
    rank, high = printed(card[0], look.indices), rect.height()
    font = QFont(TITLES)
    font.setPixelSize(round(size * high))
    font.setWeight(QFont.Weight.Bold)
    wide, gap, mark = QFontMetricsF(font).horizontalAdvance(rank), 0.12 * high, 0.77 * size * high
    room = rect.width() - 3
    if wide + gap + mark > room:  # of a ten, whose figures are set closer, as on the cards
        font.setStretch(max(70, round(100 * (room - gap / 2 - mark) / wide)))
        wide, gap = QFontMetricsF(font).horizontalAdvance(rank), gap / 2
    painter.setFont(font)
    painter.setPen(SUIT_COLOURS[look.deck][card[1]])
    begin = rect.center().x() - (wide + gap + mark) / 2
    left = QRectF(begin, rect.top() + 0.09 * size * high, wide + 1, high)
    painter.drawText(left, Qt.AlignmentFlag.AlignVCenter, rank)
    at = QPointF(begin + wide + gap + mark / 2, rect.center().y())
    suit_mark(painter, around(at, mark), card[1], look)


def points(painter: QPainter, rect: QRectF, text: str, face: CardFace = "sandakada") -> None:
    """Paint the card points on a face, in the strip below the index."""
    width, height = rect.width(), rect.height()
    top = rect.top() + _BELOW_INDEX[face] * height
    plate = QRectF(rect.left() + 0.016 * width, top, 0.212 * width, 0.098 * height)
    rounded(painter, plate, 0.32 * plate.height(), _PLATE, _PLATE_EDGE, 0.8)
    font = QFont(TEXT)
    font.setPixelSize(max(9, round(0.125 * width)))
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    painter.setPen(_COVER_INK)
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)


def tag(painter: QPainter, rect: QRectF, kind: Tag, text: str, look: Look) -> QRectF:
    """Paint a tag at the top right corner, which no index uses; return its rectangle."""
    if kind == "best" and rect.width() < STAR_ALONE_BELOW * look.unit:
        text = ""
    mark = _TAG_MARKS[kind]
    size = chip_size(text, look, mark)
    right = rect.right() + 5 * look.scale
    middle = rect.top() - 2 * look.scale
    where = QRectF(right - size.width(), middle - size.height() / 2, size.width(), size.height())
    chip(painter, where, text, look, hot=kind not in ("led", "hidden"), mark=mark)
    return where


def hint(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint the lamp of a hint on a card's upper edge, above its index, where nothing covers it."""
    across = max(20.0, 24 * look.unit)
    at = around(QPointF(rect.left() + across / 2 - 4, rect.top() - 2 * look.scale), across)
    hint_lamp(painter, at, look)


def hint_lamp(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint the lamp that marks what a hint recommends."""
    theme = look.theme
    disc(painter, rect.adjusted(-1.5, -1.5, 1.5, 1.5), theme.ring_edge)
    disc(painter, rect, theme.chip, theme.chip_edge, 1.2)
    icon(painter, around(rect.center(), 0.72 * rect.width()), "hint", theme.chip_ink, look)


def caption(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    """Write a word below a card on the cloth."""
    below = QPointF(rect.center().x(), rect.bottom() + 18 * look.unit)
    write(painter, below, text, Role.LABEL_STRONG, look.theme.on_table_second, look, "centre")


def heap(painter: QPainter, centre: QPointF, sprite: Sprite, tricks: int) -> None:
    """Paint a heap of won tricks: three layers at most, the number is written beside it."""
    for layer in range(min(2 * tricks, 6)):
        at = centre + QPointF((layer % 2) * 2 - 0.6 * layer, -2.0 * layer)
        card(painter, sprite, at, 90 + (-6, 5, -2, 8, -8, 2)[layer])
