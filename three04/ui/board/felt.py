"""The table itself: cloth, moonstone, and what lies over all of it."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient

from three04.ui.board.canvas import Look, around, faint
from three04.ui.style.artwork import rasterise, tinted
from three04.ui.style.theme import Theme

STONE: Final = 232.0
"""The moonstone's radius at scale 1."""


@lru_cache(maxsize=4)
def _stone(colour: str, pixels: int) -> QPixmap:
    text = tinted("table/moonstone", QColor(colour))
    return QPixmap.fromImage(rasterise(text, QSize(pixels, pixels)))


def cloth(size: QSizeF, centre: QPointF, stone: float, look: Look) -> QPixmap:
    """Return the whole background: to be drawn once for a size and then kept.

    Args:
        size: The table's.
        centre: The middle of the trick, where the light falls and the stone lies.
        stone: The stone's radius; 0 leaves it out.
        look: Theme and device pixel ratio.
    """
    pixmap = QPixmap(round(size.width() * look.dpr), round(size.height() * look.dpr))
    pixmap.setDevicePixelRatio(look.dpr)
    painter = QPainter(pixmap)
    whole = QRectF(QPointF(0, 0), size)
    painter.fillRect(whole, _light(centre, max(size.width(), size.height()), look.theme))
    if stone > 0:
        moonstone(painter, centre, stone, look)
    painter.end()
    return pixmap


def _light(centre: QPointF, length: float, theme: Theme) -> QRadialGradient:
    light = QRadialGradient(centre, 0.68 * length)
    for place, colour in zip((0, 0.55, 1), theme.table, strict=True):
        light.setColorAt(place, colour)
    return light


def moonstone(
    painter: QPainter, centre: QPointF, radius: float, look: Look, colour: QColor | None = None
) -> None:
    """Paint the moonstone's lines, as faint as the colour is: the theme's ornament or another."""
    ink = colour or look.theme.ornament
    pixmap = _stone(ink.name(), max(1, round(2 * radius * look.dpr)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(ink.alphaF() * painter.opacity())
    painter.drawPixmap(around(centre, 2 * radius), pixmap, QRectF(pixmap.rect()))
    painter.restore()


def dim(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Darken the table at a reveal or a result."""
    painter.fillRect(rect, look.theme.dim)


def halo(painter: QPainter, centre: QPointF, radius: float, look: Look) -> None:
    """Paint the light behind the indicator when it opens: glow and the stone in brass."""
    light = QRadialGradient(centre, radius)
    light.setColorAt(0, QColor(255, 222, 138, 140))
    light.setColorAt(0.55, faint(look.theme.ring, 0.16))
    light.setColorAt(1, faint(look.theme.ring, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(centre, radius, radius)
    moonstone(painter, centre, 0.64 * radius, look, faint(look.theme.chip, 0.75))
