"""Icons of buttons and menus, in the colours of where they lie."""

from typing import Final

from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from three04.ui.artwork import Artwork, Icon
from three04.ui.board.canvas import Look, faint

_ART: Final = Artwork()
_SIZE: Final = 24


def icon(name: Icon, look: Look, on_panel: bool = False) -> QIcon:
    """Return an icon for a button on the cloth, or on a panel; faint where disabled."""
    theme = look.theme
    ink = theme.ink if on_panel else theme.on_table
    made = QIcon()
    for mode, colour in ((QIcon.Mode.Normal, ink), (QIcon.Mode.Disabled, faint(ink, 0.45))):
        made.addPixmap(_pixmap(name, colour, 2.0 * max(1.0, look.dpr)), mode)
    return made


def _pixmap(name: Icon, colour: QColor, dpr: float) -> QPixmap:
    pixmap = _ART.icon(name, colour, _SIZE, dpr)
    if colour.alpha() == 255:
        return pixmap
    fainter = QPixmap(pixmap.size())
    fainter.setDevicePixelRatio(dpr)
    fainter.fill(QColor(0, 0, 0, 0))
    painter = QPainter(fainter)
    painter.setOpacity(colour.alphaF())
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    return fainter
