"""The moonstone on the table: rings of flames, petals, a kolam and lotuses, in lines only."""

import math
from typing import Final

from assets.generate.aces import wave
from assets.generate.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, IVORY, TINT
from assets.generate.pips import petal
from assets.generate.svg import around, circle, group, line, path

_WIDTH: Final = 1.5
_FLAME: Final = "M-13,-212C-12,-224 3,-224 3,-237C12,-230 15,-222 12,-212"


def _rings(*radii: float) -> str:
    return "".join(circle(0, 0, r, "none", TINT, _WIDTH) for r in radii)


def _petals(count: int, inner: float, outer: float, half: float, start: float = 0) -> str:
    return around(count, line(petal(inner, outer, half), TINT, _WIDTH), start)


def moonstone() -> str:
    """Return the stone, 500 wide round the origin."""
    body = _rings(246, 240) + around(48, line(_FLAME, TINT, _WIDTH))
    body += _rings(210, 204) + _petals(36, 160, 202, 15) + _petals(36, 164, 188, 7)
    body += _rings(158)
    body += "".join(line(wave(145, 8, 18, phase, 432), TINT, _WIDTH) for phase in (0, math.pi))
    body += around(36, circle(0, -145, 2.4, TINT), 2.5) + _rings(132, 127)
    body += _petals(16, 70, 125, 22, 11.25) + _petals(16, 70, 123, 17) + _petals(16, 74, 106, 8)
    body += _rings(66, 60) + around(24, circle(0, -54, 1.8, TINT))
    return body + _petals(8, 8, 44, 13) + _rings(6)


def garland() -> str:
    """Return the half stone that crowns a won match: petals of jasmine and lotus in brass.

    Its foot is the line y = 0, its middle is left free for the winners' sign.
    """

    def fan(count: int, inner: float, outer: float, half: float, fill: str, width: float) -> str:
        leaf = path(petal(inner, outer, half), fill, BRASS_DARK, width)
        places = (180 * (place + 0.5) / count - 90 for place in range(count))
        turns = sorted(places, key=abs, reverse=True)  # those in the middle lie on top
        return "".join(group(leaf, turn=turn) for turn in turns)

    body = fan(13, 120, 244, 29, IVORY, 3) + fan(12, 130, 218, 13, BRASS_LIGHT, 2.4)
    body += fan(12, 92, 186, 25, IVORY, 3) + fan(12, 104, 164, 12, BRASS, 2.4)
    body += circle(0, 0, 112, CREAM, BRASS_DARK, 3.4) + circle(0, 0, 100, "none", BRASS, 2.4)
    beads = (math.pi * (place + 0.5) / 15 for place in range(15))
    return body + "".join(
        circle(-106 * math.cos(turn), -106 * math.sin(turn), 3.4, BRASS_DARK) for turn in beads
    )
