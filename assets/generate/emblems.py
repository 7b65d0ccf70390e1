"""The sides' emblems and the token.

An emblem is drawn over a disc in its side's colour; its own colour takes the place of ``#000``.
"""

from typing import Final

from assets.generate.palette import BRASS, BRASS_DARK, TINT
from assets.generate.pips import petal
from assets.generate.svg import around, circle, group, path

_SHINE: Final = "#F0D492"
_OIL_LAMP: Final = (
    "M22,52C30,56 70,56 78,52C77,66 66,72 56,73L58,80L68,84L32,84L42,80L44,73C34,72 23,66 22,52Z"
)
_FLAME: Final = "M50,16C60,30 62,37 57,44C54,48 46,48 43,44C38,37 40,30 50,16Z"
# The two cords are parts left out between the pieces: the disc shows through in whatever colour.
_DRUM: Final = (
    "M20,28C30,21 70,21 80,28L75.6,32.2C62,37 38,37 24.4,32.2Z"
    "M28.2,35.8C40,40.6 60,40.6 71.8,35.8L57,50L71.8,64.2C60,59.4 40,59.4 28.2,64.2L43,50Z"
    "M20,72C30,79 70,79 80,72L75.6,67.8C62,63 38,63 24.4,67.8Z"
)


def _lotus() -> str:
    petals = ((-66, 42, 8.5), (66, 42, 8.5), (-34, 50, 9.5), (34, 50, 9.5), (0, 54, 10.5))
    return "".join(
        group(path(petal(4, height, half), TINT), 50, 74, turn) for turn, height, half in petals
    )


def _wheel() -> str:
    spokes = group(around(8, path("M0,-9L0,-27", "none", TINT, 4.4)), 50, 50)
    return circle(50, 50, 29, "none", TINT, 6) + spokes + circle(50, 50, 9, TINT)


EMBLEMS: Final = {
    "lotus": _lotus(),
    "wheel": _wheel(),
    "lamp": path(_FLAME, TINT) + path(_OIL_LAMP, TINT),
    "drum": path(_DRUM, TINT),
}
"""The emblems by name, in a square of 100."""


def token() -> str:
    """Return a token seen from above."""
    body = circle(50, 50, 47, BRASS, BRASS_DARK, 3) + circle(50, 50, 39, "none", _SHINE, 2)
    body += group(around(8, path(petal(7, 31, 8), _SHINE, BRASS_DARK, 1.6)), 50, 50)
    return body + circle(50, 50, 6.5, BRASS, BRASS_DARK, 1.6)
