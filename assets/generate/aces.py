"""The aces: a ring of the moonstone round the mark, another ornament for each suit."""

import math
from typing import Final

from assets.generate.palette import BRASS, IVORY, SuitColours
from assets.generate.pips import petal, pip
from assets.generate.svg import around, circle, group, line, path, polyline

_FLAME: Final = "M-9,-58C-9,-68 2,-68 3,-79C11,-72 12,-64 9,-58Z"
_BO_LEAF: Final = (
    "M0,-79C1.5,-74 10,-71 10,-65C10,-61 6,-59 3,-60C1.5,-60.6 .6,-61.5 0,-62.6"
    "C-.6,-61.5 -1.5,-60.6 -3,-60C-6,-59 -10,-61 -10,-65C-10,-71 -1.5,-74 0,-79Z"
)


def _petals(colours: SuitColours) -> str:
    behind = around(20, path(petal(58, 79, 11), colours.ground, BRASS, 1.5), 9)
    before = around(20, path(petal(58, 78, 8.8), IVORY, colours.ink, 2.1))
    return behind + before + around(20, circle(0, -66, 2.1, BRASS))


def _flames(colours: SuitColours) -> str:
    flames = around(18, path(_FLAME, IVORY, colours.ink, 2.1))
    return flames + around(18, circle(1.4, -63, 2.2, BRASS))


def wave(radius: float, height: float, count: int, phase: float, steps: int) -> str:
    """Return the closed path data of a wave round a circle."""
    turns = [math.tau * step / steps for step in range(steps + 1)]
    radii = [radius + height * math.sin(count * turn + phase) for turn in turns]
    return polyline(
        ((r * math.sin(turn), -r * math.cos(turn)) for r, turn in zip(radii, turns, strict=True)),
        closed=True,
    )


def _kolam_loop(colours: SuitColours) -> str:
    waves = (wave(68, 8.2, 14, phase, 252) for phase in (0, math.pi))
    loop = "".join(line(data, colours.ink, 2.5) for data in waves)
    return loop + around(28, circle(0, -68, 2.1, BRASS), 360 / 56)


def _bo_leaves(colours: SuitColours) -> str:
    leaves = around(18, path(_BO_LEAF, IVORY, colours.ink, 2.1))
    ribs = around(18, line("M0,-74L0,-64", BRASS, 1.3))
    return leaves + ribs + around(18, circle(0, -74, 1.7, BRASS), 10)


_RINGS: Final = {"S": _petals, "H": _flames, "D": _kolam_loop, "C": _bo_leaves}


def ace(suit: str, colours: SuitColours, spot: str | None) -> str:
    """Return the middle of an ace."""
    ring = circle(0, 0, 81, colours.ground) + _RINGS[suit](colours)
    ring += circle(0, 0, 56, IVORY, BRASS, 2) + circle(0, 0, 51.5, "none", colours.ink, 1.6)
    ring += around(36, circle(0, -46.4, 1.6, BRASS))
    middle = 178 if suit == "H" else 176
    return group(ring, 125, 175, scale=1.02) + pip(suit, 125, middle, 70, colours.ink, 0, spot)
