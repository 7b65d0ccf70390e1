"""Small signs of buttons, drawn from paths."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

_SIZE = 24


def icon(kind: str) -> QIcon:
    """Return the sign ``undo``, ``list`` or ``menu``, light and, for disabled, faint."""
    made = QIcon()
    for mode, alpha in ((QIcon.Mode.Normal, 255), (QIcon.Mode.Disabled, 110)):
        colour = QColor("#FFF8E8")
        colour.setAlpha(alpha)
        made.addPixmap(_drawn(kind, colour), mode)
    return made


def _drawn(kind: str, colour: QColor) -> QPixmap:
    scale = 2
    pixmap = QPixmap(QSize(_SIZE, _SIZE) * scale)
    pixmap.setDevicePixelRatio(scale)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, 1.9)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(_undo() if kind == "undo" else _lines(dotted=kind == "list"))
    painter.end()
    return pixmap


def _undo() -> QPainterPath:
    path = QPainterPath(QPointF(9, 5))
    path.lineTo(4.5, 9.5)
    path.lineTo(9, 14)
    path.moveTo(4.5, 9.5)
    path.lineTo(14, 9.5)
    path.arcTo(QRectF(9, 9.5, 10, 10), 90, -180)
    path.lineTo(10, 19.5)
    return path


def _lines(dotted: bool) -> QPainterPath:
    path = QPainterPath()
    for y in (6.5, 12, 17.5):
        if dotted:
            path.moveTo(4.5, y)
            path.lineTo(4.6, y)
        path.moveTo(9 if dotted else 4.5, y)
        path.lineTo(19.5, y)
    return path
