"""Letters and figures as outlines of the bundled Yrsa Bold, so that no picture needs a font."""

from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainterPath, QRawFont

from assets.generate.svg import num

_FILE: Final = Path(__file__).resolve().parent.parent / "fonts" / "Yrsa-Bold.ttf"
_EM: Final = 1000
_GAP: Final = 50
"""Between the two figures of the ten."""
ROOM: Final = 43
"""No index may be wider on a card 250 wide: the strip that stays seen is 0.25 of it."""
_WITH_TAIL: Final = {"J": 1.0, "Q": 1.09}
"""Letters below the baseline, and the part of the cap height that the whole letter may take."""


@cache
def _font() -> QRawFont:
    # At the size of the em all coordinates are the font's own whole numbers: the same everywhere.
    font = QRawFont(str(_FILE), _EM, QFont.HintingPreference.PreferNoHinting)
    if not font.isValid():
        raise FileNotFoundError(f"No font can be read from {_FILE}.")
    return font


def _outline(text: str) -> QPainterPath:
    whole, x = QPainterPath(), 0.0
    for index in _font().glyphIndexesForString(text):
        letter = _font().pathForGlyph(index)
        box = letter.boundingRect()
        letter.translate(x - box.left(), 0)
        whole.addPath(letter)
        x += box.width() + _GAP
    return whole


def _scales(text: str, box: QRectF, cap: float, room: float) -> tuple[float, float]:
    """Return how much wider and higher an outline must become."""
    if text in _WITH_TAIL:
        down = cap * _WITH_TAIL[text] / box.height()
        across = down * 1.05
    else:
        full = box if text[0].isdigit() else _outline("H").boundingRect()
        across = down = cap / full.height()
    return min(across, room / box.width()), down


@cache
def glyph(text: str, cap: float, room: float = ROOM) -> str:
    """Return path data of a text at a cap height: centred on x = 0, standing on y = 0.

    What is wider than ``room`` is squeezed.

    Qt wants a ``QGuiApplication`` before it reads a font.
    """
    outline = _outline(text)
    box = outline.boundingRect()
    across, down = _scales(text, box, cap, room)
    sunk = box.bottom() - (_WITH_TAIL[text] - 1) * cap / down if text in _WITH_TAIL else 0.0
    centre = box.center().x()
    numbers = [
        f"{num((point.x - centre) * across)},{num((point.y - sunk) * down)}"
        for point in (outline.elementAt(at) for at in range(outline.elementCount()))
    ]
    return _path_data(outline, numbers)


def _path_data(outline: QPainterPath, numbers: list[str]) -> str:
    data, at = [], 0
    while at < len(numbers):
        element = outline.elementAt(at)
        if element.isCurveTo():
            data.append("C" + " ".join(numbers[at : at + 3]))
            at += 3
        else:
            data.append(("M" if element.isMoveTo() else "L") + numbers[at])
            at += 1
    return "".join(data) + "Z"
