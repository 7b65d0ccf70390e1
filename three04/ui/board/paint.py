"""Colours, shapes and cards: everything is drawn from paths, no font or file is needed."""

import re
from collections.abc import Callable
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from three04.cards import Card, Suit

TABLE: Final = ("#317461", "#2B6756", "#1E4F42")
ON_TABLE, ON_TABLE_2 = QColor("#FFF8E8"), QColor("#E2EFE6")
PANEL, INNER, HAIRLINE = QColor("#FCF7EA"), QColor("#F3EAD3"), QColor("#DDCFAE")
INK, MUTED = QColor("#22282B"), QColor("#5C625C")
PRIMARY, BRASS, BRASS_INK, BRASS_EDGE = "#8E2430", QColor("#F2C763"), QColor("#2A1D05"), "#8F6520"
FOCUS, FOCUS_EDGE = QColor("#FFD977"), QColor("#1A1408")
VEIL = QColor(24, 44, 38, 99)
PAPER, PAPER_EDGE = QColor("#FFFDF6"), QColor("#CFC4A8")
SIDE_COLOURS: Final = ("#A2385C", "#2A5A94", "#9A5B10", "#3F6B35")
"""Lotus, wheel, lamp, drum; the viewer's own side is the lotus."""
SUIT_COLOURS: Final[dict[Suit, str]] = {
    "S": "#1B1F2A", "H": "#B3202C", "D": "#1659A8", "C": "#1B7340",
}  # fmt: skip

_SUIT_PATHS: Final[dict[Suit, str]] = {
    "S": "M0,-53C7,-37 47,-13 47,15C47,31 35,40 23,40C14,40 7,35 3.5,28C4,39 9,46 18,51L-18,51"
    "C-9,46 -4,39 -3.5,28C-7,35 -14,40 -23,40C-35,40 -47,31 -47,15C-47,-13 -7,-37 0,-53Z",
    "H": "M0,49C-7,35 -49,9 -49,-20C-49,-38 -36,-48 -23,-48C-12,-48 -4,-42 0,-31"
    "C4,-42 12,-48 23,-48C36,-48 49,-38 49,-20C49,9 7,35 0,49Z",
    "D": "M0,-54C8,-35 23,-14 40,0C23,14 8,35 0,54C-8,35 -23,14 -40,0C-23,-14 -8,-35 0,-54Z",
    "C": "M0,-51C13,-51 23,-41 23,-28C23,-20 20,-14 14,-9C18,-12 22,-13 27,-13C40,-13 49,-3 49,9"
    "C49,22 39,32 27,32C16,32 7,27 3.5,18C3.5,34 8,45 19,51L-19,51C-8,45 -3.5,34 -3.5,18"
    "C-7,27 -16,32 -27,32C-39,32 -49,22 -49,9C-49,-3 -40,-13 -27,-13C-22,-13 -18,-12 -14,-9"
    "C-20,-14 -23,-20 -23,-28C-23,-41 -13,-51 0,-51Z",
}
_EMBLEMS: Final = (
    "M50,74C36,66 36,34 50,18C64,34 64,66 50,74ZM46,75C28,74 16,56 18,38C34,44 42,58 46,75Z"
    "M54,75C72,74 84,56 82,38C66,44 58,58 54,75Z",
    "M46,18L54,18L54,42L72,24L77,30L60,46L82,46L82,54L60,54L77,70L72,76L54,58L54,82L46,82L46,58"
    "L28,76L23,70L40,54L18,54L18,46L40,46L23,30L28,24L46,42Z",
    "M50,16C60,30 62,37 57,44C54,48 46,48 43,44C38,37 40,30 50,16Z"
    "M22,52C30,56 70,56 78,52C77,66 66,72 56,73L58,80L68,84L32,84L42,80L44,73C34,72 23,66 22,52Z",
    "M20,28C30,21 70,21 80,28L57,50L80,72C70,79 30,79 20,72L43,50Z",
)


def _path(text: str) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for command, rest in re.findall("([MLCZ])([^MLCZ]*)", text):
        n = [float(number) for number in re.findall("-?[0-9.]+", rest)]
        if command == "M":
            path.moveTo(n[0], n[1])
        elif command == "L":
            path.lineTo(n[0], n[1])
        elif command == "C":
            path.cubicTo(*n)
        else:
            path.closeSubpath()
    return path


@cache
def suit_path(suit: Suit) -> QPainterPath:
    """Return a suit's shape, about 100 high round the origin."""
    return _path(_SUIT_PATHS[suit])


@cache
def emblem_path(side: int) -> QPainterPath:
    """Return a side's sign in a square of 100, its corner at the origin."""
    return _path(_EMBLEMS[side])


def pixel_font(size: float, bold: bool = False) -> QFont:
    """Return the application's font at a size in pixels."""
    font = QFont()
    font.setPixelSize(max(11, round(size)))
    font.setBold(bold)
    return font


def draw_suit(painter: QPainter, suit: Suit, centre: QPointF, height: float) -> None:
    """Draw a suit's sign."""
    painter.save()
    painter.translate(centre)
    painter.scale(height / 106, height / 106)
    painter.fillPath(suit_path(suit), QColor(SUIT_COLOURS[suit]))
    painter.restore()


def draw_emblem(painter: QPainter, side: int, rect: QRectF) -> None:
    """Draw a side's sign on its disc; side 0 is the viewer's."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(SIDE_COLOURS[side]))
    painter.drawEllipse(rect)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    painter.fillPath(emblem_path(side), QColor("#FFF6E2"))
    painter.restore()


def draw_token(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Draw one brass token seen from above."""
    painter.setPen(QPen(QColor(BRASS_EDGE), max(1.0, radius / 8)))
    painter.setBrush(BRASS)
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius * 0.55, radius * 0.55)


def _outline(painter: QPainter, rect: QRectF, fill: QColor, edge: QColor) -> None:
    radius = 0.06 * rect.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 45))
    painter.drawRoundedRect(rect.translated(0, 0.03 * rect.width()), radius, radius)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, radius, radius)


_SPRITES: Final[dict[tuple[str, int, float], QPixmap]] = {}
_ROOM: Final = 4
"""Pixels round a card in its sprite, for the shadow."""


def _sprite(
    painter: QPainter, rect: QRectF, name: str, draw: Callable[[QPainter, QRectF], None]
) -> None:
    """Draw what is drawn once a size and kept."""
    ratio = painter.device().devicePixelRatioF()
    key = (name, round(rect.width() * 8), ratio)
    pixmap = _SPRITES.get(key)
    if pixmap is None:
        if len(_SPRITES) > 400:
            _SPRITES.clear()
        size = rect.size() + QSizeF(2 * _ROOM, 2 * _ROOM + 4)
        pixmap = QPixmap((size * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        inner = QPainter(pixmap)
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(inner, QRectF(QPointF(_ROOM, _ROOM), rect.size()))
        inner.end()
        _SPRITES[key] = pixmap
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect.topLeft() - QPointF(_ROOM, _ROOM), pixmap)


def draw_face(painter: QPainter, rect: QRectF, card: Card) -> None:
    """Draw a card's face."""
    _sprite(painter, rect, card, partial(_draw_face, card=card))


def draw_back(painter: QPainter, rect: QRectF) -> None:
    """Draw a card's back."""
    _sprite(painter, rect, "", _draw_back)


def _draw_face(painter: QPainter, rect: QRectF, card: Card) -> None:
    """Paper, indices, one large sign; court letters in a frame."""
    _outline(painter, rect, PAPER, PAPER_EDGE)
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 250, rect.width() / 250)
    _draw_index(painter, card)
    painter.save()
    painter.translate(250, 350)
    painter.rotate(180)
    _draw_index(painter, card)
    painter.restore()
    _draw_middle(painter, card)
    painter.restore()


def _draw_index(painter: QPainter, card: Card) -> None:
    rank = "10" if card[0] == "T" else card[0]
    font = QFont()
    font.setPixelSize(74)
    font.setBold(True)
    path = QPainterPath()
    path.addText(0, 0, font, rank)
    bounds = path.boundingRect()
    painter.save()
    painter.translate(34, 78)
    painter.scale(min(1.0, 46 / bounds.width()), 62 / bounds.height())
    painter.translate(-bounds.center().x(), -bounds.bottom())
    painter.fillPath(path, QColor(SUIT_COLOURS[card[1]]))
    painter.restore()
    draw_suit(painter, card[1], QPointF(34, 109), 42)


def _draw_middle(painter: QPainter, card: Card) -> None:
    if card[0] not in "JQK":
        draw_suit(painter, card[1], QPointF(125, 175), 120 if card[0] == "A" else 84)
        return
    colour = QColor(SUIT_COLOURS[card[1]])
    tint = QColor(colour)
    tint.setAlpha(22)
    painter.setPen(QPen(colour, 3))
    painter.setBrush(tint)
    painter.drawRoundedRect(QRectF(72, 60, 106, 230), 10, 10)
    font = QFont()
    font.setPixelSize(92)
    font.setBold(True)
    painter.setFont(font)
    painter.drawText(QRectF(72, 66, 106, 110), Qt.AlignmentFlag.AlignCenter, card[0])
    draw_suit(painter, card[1], QPointF(125, 226), 80)


def _draw_back(painter: QPainter, rect: QRectF) -> None:
    _outline(painter, rect, PAPER, PAPER_EDGE)
    inset = rect.width() * 0.07
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(PRIMARY))
    painter.drawRoundedRect(inner, inset / 2, inset / 2)
    painter.save()
    painter.setClipRect(inner, Qt.ClipOperation.IntersectClip)
    painter.translate(inner.center())
    painter.rotate(45)
    pen = QPen(QColor("#D9A95B"), max(0.7, rect.width() / 90))
    painter.setPen(pen)
    step = rect.width() / 7
    for line in range(-9, 10):
        at = line * step
        painter.drawLine(QPointF(at, -9 * step), QPointF(at, 9 * step))
        painter.drawLine(QPointF(-9 * step, at), QPointF(9 * step, at))
    painter.restore()


def draw_ring(painter: QPainter, rect: QRectF, radius: float, width: float) -> None:
    """Draw the two-tone ring of focus and turn."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(FOCUS_EDGE, width * 1.8))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QPen(FOCUS, width))
    painter.drawRoundedRect(rect, radius, radius)


def draw_mark(painter: QPainter, centre: QPointF, radius: float, kind: str) -> None:
    """Draw a small sign on a disc: ``lock`` (the indicator) or ``hidden`` (a face-down card)."""
    painter.setPen(QPen(QColor(BRASS_EDGE), max(1.0, radius / 9)))
    painter.setBrush(PANEL)
    painter.drawEllipse(centre, radius, radius)
    painter.save()
    painter.translate(centre)
    painter.scale(radius / 12, radius / 12)
    painter.setPen(QPen(QColor("#744E10"), 1.8))
    if kind == "lock":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(QRectF(-3.2, -6.5, 6.4, 8), 0, 180 * 16)
        painter.fillRect(QRectF(-5, -1.5, 10, 7.5), QBrush(QColor("#744E10")))
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(-7, -4, 14, 8))
        painter.drawEllipse(QRectF(-1.8, -1.8, 3.6, 3.6))
        painter.drawLine(QPointF(-6, 6), QPointF(6, -6))
    painter.restore()
