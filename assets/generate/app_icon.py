"""The application's icon: the jack of spades, highest card of the game, on the moonstone.

Below 48 pixels the stone and the second card would only be noise: there the card stands alone, and
below 24 its mark.
"""

from typing import Final

from assets.generate.glyphs import glyph
from assets.generate.numbers import H, W
from assets.generate.palette import BACKS, BRASS, EDGE, FOUR, IVORY
from assets.generate.pips import petal, pip
from assets.generate.svg import around, circle, group, line, path, rect

SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
"""The pixels of the pictures that are files of their own."""
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES: Final = (32, 64, 128, 256, 512, 1024)
"""What the files for Windows and macOS hold; these are the ones they can hold."""
_DETAILED_FROM: Final = 48
_CARD_FROM: Final = 24
BOX: Final = (0.0, 0.0, 256.0, 256.0)
_FELT: Final = "#2B6756"
_FELT_EDGE: Final = "#1A4539"
_LINE: Final = "#D9B56A"


def _ground() -> str:
    return rect(6, 6, 244, 244, 54, _FELT, _FELT_EDGE, 6)


def _stone() -> str:
    ring = circle(0, 0, 108, "none", _LINE, 2.6)
    ring += around(24, line(petal(82, 106, 12), _LINE, 2.4))
    return group(ring + circle(0, 0, 80, "none", _LINE, 2.6), 128, 128)


def _card() -> str:
    """Return a card of 250 by 350 whose rank and mark fill it, round the origin."""
    ink = FOUR["S"].ink
    body = rect(0, 0, W, H, 26, IVORY, EDGE, 5)
    body += group(path(glyph("J", 59), ink), 125, 168, scale=2.2)
    body += pip("S", 125, 258, 128, ink)
    return group(body, -W / 2, -H / 2)


def _hidden() -> str:
    colours = BACKS["madder"]
    body = rect(0, 0, W, H, 26, IVORY, EDGE, 5) + rect(18, 18, W - 36, H - 36, 14, colours.border)
    body += rect(34, 34, W - 68, H - 68, 8, "none", BRASS, 6)
    return group(body, -W / 2, -H / 2)


def app_icon(size: int) -> str:
    """Return the icon as it is drawn for a size in pixels."""
    if size < _CARD_FROM:
        ground = rect(4, 4, 248, 248, 48, IVORY, _FELT_EDGE, 8)
        return ground + pip("S", 128, 128, 208, FOUR["S"].ink)
    if size < _DETAILED_FROM:
        return _ground() + group(_card(), 128, 128, scale=0.66)
    cards = group(_hidden(), 104, 130, -13, 0.46) + group(_card(), 146, 130, 8, 0.5)
    return _ground() + _stone() + cards
