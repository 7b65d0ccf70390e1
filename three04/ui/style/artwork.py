"""Pictures that are drawn at once: icons, marks and emblems in any colour and size, kept for use.

Cards are larger and many, and have ``board/sprites.py``.
"""

from collections import OrderedDict
from functools import cache
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QImageReader, QPixmap

from three04.cards import Suit
from three04.resources import data
from three04.ui.style.theme import Side

Icon: TypeAlias = Literal[
    "arrow", "ask", "away", "back", "book", "chat", "check", "computer", "cross", "dealer", "first",
    "flag", "forward", "full-screen", "help", "hidden", "hint", "last", "last-trick", "lock", "log",
    "menu", "minus", "mute", "network", "next", "pause", "person", "play", "plus", "previous",
    "redeal", "rewind", "settings", "sound", "star", "statistics", "undo", "unlock",
]  # fmt: skip
"""Every icon there is."""

_TINT: Final = b'"#000"'
"""What the drawings have where a colour is to come."""
_KEPT: Final = 512


@cache
def svg(name: str) -> bytes:
    """Return a drawing's text, by its path under ``assets`` without ``.svg``."""
    return (data("assets") / f"{name}.svg").read_bytes()


def tinted(name: str, colour: QColor) -> bytes:
    """Return a drawing's text in a colour; its alpha is not used."""
    return svg(name).replace(_TINT, f'"{colour.name()}"'.encode())


def rasterise(text: bytes, size: QSize) -> QImage:
    """Return an SVG drawing's pixels.

    For any thread: ``QImageReader`` lets other Python code run meanwhile, which painting with
    ``QSvgRenderer`` does not.

    Raises:
        ValueError: The text is no SVG that Qt can draw.
    """
    buffer = QBuffer()
    buffer.setData(QByteArray(text))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"svg"))
    reader.setScaledSize(size)
    # Finds the SVG reader now, with Python held: Qt does that under a lock, and asks the buffer,
    # a Python object, meanwhile. ``read`` would do it with Python let go, and wait for ever for a
    # thread that has Python and waits for the lock, as a window that loads its icon does.
    reader.canRead()
    image = reader.read()
    if image.isNull():
        raise ValueError(f"Qt cannot draw this SVG: {reader.errorString()}")
    return image


def app_icon() -> QIcon:
    """Return the application's icon, with a picture drawn for each size."""
    icon = QIcon()
    for file in sorted((data("assets") / "icons" / "app").glob("three04-*.png")):
        icon.addFile(str(file))
    return icon


class Artwork:
    """Small pictures in the colours and sizes that were asked for, the most recent kept."""

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[str, int, int, float], QPixmap] = OrderedDict()

    def icon(self, name: Icon, colour: QColor, size: float, dpr: float = 1.0) -> QPixmap:
        """Return an icon, ``size`` logical pixels wide."""
        return self.pixmap(f"icons/{name}", colour, size, dpr)

    def suit(self, suit: Suit, colour: QColor, size: float, dpr: float = 1.0) -> QPixmap:
        """Return a suit mark."""
        return self.pixmap(f"suits/{suit}", colour, size, dpr)

    def emblem(self, side: Side, colour: QColor, size: float, dpr: float = 1.0) -> QPixmap:
        """Return a side's emblem, without the disc behind it."""
        return self.pixmap(f"emblems/{side}", colour, size, dpr)

    def token(self, size: float, dpr: float = 1.0) -> QPixmap:
        """Return a token seen from above."""
        return self.pixmap("token", None, size, dpr)

    def button_icon(self, name: Icon, colour: QColor, size: float, dpr: float = 1.0) -> QIcon:
        """Return an icon for a button or a menu."""
        return QIcon(self.icon(name, colour, size, dpr))

    def pixmap(self, name: str, colour: QColor | None, size: float, dpr: float) -> QPixmap:
        """Return a square drawing; without a colour, as it is."""
        key = (name, -1 if colour is None else colour.rgb(), max(1, round(size * dpr)), dpr)
        found = self._made.get(key)
        if found is not None:
            self._made.move_to_end(key)
            return found
        text = svg(name) if colour is None else tinted(name, colour)
        found = QPixmap.fromImage(rasterise(text, QSize(key[2], key[2])))
        found.setDevicePixelRatio(dpr)
        self._made[key] = found
        if len(self._made) > _KEPT:
            self._made.popitem(last=False)
        return found
