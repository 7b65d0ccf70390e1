"""The table itself: cloth, moonstone, and what lies over all of it."""

from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient

from three04.ui.artwork import rasterise, tinted
from three04.ui.board.canvas import Look, faint
from three04.ui.theme import THEMES, Theme, ThemeName

STONE: Final = 232.0
"""The moonstone's radius at scale 1."""


@cache
def _stone_text(name: ThemeName) -> bytes:
    return tinted("table/moonstone", THEMES[name].ornament)


@lru_cache(maxsize=4)
def _stone(name: ThemeName, pixels: int) -> QPixmap:
    return QPixmap.fromImage(rasterise(_stone_text(name), QSize(pixels, pixels)))


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


def moonstone(painter: QPainter, centre: QPointF, radius: float, look: Look) -> None:
    """Paint the moonstone's lines, faint."""
    pixmap = _stone(look.theme.name, max(1, round(2 * radius * look.dpr)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(look.theme.ornament.alphaF())
    place = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
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
    stone = 0.64 * radius
    pixmap = QPixmap.fromImage(
        rasterise(
            tinted("table/moonstone", look.theme.ring),
            QSize(1, 1) * max(1, round(2 * stone * look.dpr)),
        )
    )
    painter.save()
    painter.setOpacity(0.5)
    place = QRectF(centre.x() - stone, centre.y() - stone, 2 * stone, 2 * stone)
    painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
    painter.restore()
