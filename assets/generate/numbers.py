"""The number cards' pips, and the index in two corners."""

from typing import Final

from assets.generate.glyphs import glyph
from assets.generate.pips import pip
from assets.generate.svg import group, path

W: Final = 250
H: Final = 350

_SIXES: Final = ((0, 0), (2, 0), (0, 1.5), (2, 1.5), (0, 3), (2, 3))
_EIGHTS: Final = ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2), (0, 3), (2, 3))
PLACES: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "T": (*_EIGHTS, (1, 0.5), (1, 2.5)),
    "9": (*_EIGHTS, (1, 1.5)),
    "8": (*_SIXES, (1, 0.75), (1, 2.25)),
    "7": (*_SIXES, (1, 0.75)),
    "6": _SIXES,
}
"""Column 0 to 2 and row 0 to 3 of each pip."""


def number(rank: str, suit: str, ink: str, spot: str | None) -> str:
    """Return the pips of a number card; those of the lower half are turned round."""
    return "".join(
        pip(suit, 125 + (x - 1) * 39, 72 + y * 68.6, 42, ink, 180 if y > 1.5 else 0, spot)
        for x, y in PLACES[rank]
    )


def twice(corner: str) -> str:
    """Return a drawing and the same turned round, at the opposite corner."""
    return corner + group(corner, W, H, 180)


def index_rank(text: str, ink: str) -> str:
    """Return a rank at the top left and, turned, at the bottom right."""
    ten = text == "10"  # squeezed, so its strokes want back the weight they lost
    return twice(group(path(glyph(text, 59), ink, ink if ten else None, 1.6), 32, 76))


def index_suit(suit: str, ink: str) -> str:
    """Return the mark below each rank."""
    return twice(pip(suit, 32, 107, 37, ink))
