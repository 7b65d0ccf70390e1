"""King, queen and jack: a half-figure, turned about the card's centre, and a woven sash between.

The halo behind the head tells the order of the game: the jack has the full sun because he is the
highest card, the king a beaded ring, the queen lotus petals. Lowered eyes, no weapon.
"""

import math
from typing import Final

from assets.generate.numbers import H, W
from assets.generate.palette import BRASS, BRASS_LIGHT, CREAM, IVORY, SuitColours
from assets.generate.people.jacks import JACKS
from assets.generate.people.kings import KINGS
from assets.generate.people.queens import QUEENS
from assets.generate.pips import petal, pip
from assets.generate.sashes import sash
from assets.generate.svg import around, circle, group, line, path, rect

_PERSONS: Final = {"K": KINGS, "Q": QUEENS, "J": JACKS}
_MIDDLE: Final = 62


def _beads(count: int, radius: float, size: float) -> str:
    turns = (math.tau * place / count for place in range(count))
    return "".join(
        circle(radius * math.cos(turn), _MIDDLE + radius * math.sin(turn), size, BRASS)
        for turn in turns
    )


def halo(rank: str, colours: SuitColours) -> str:
    """Return what is behind a head: the jack's sun, the king's ring, the queen's lotus."""
    if rank == "J":
        body = group(around(28, path("M0,-51L3.4,-40L-3.4,-40Z", BRASS)), 0, _MIDDLE)
        body += circle(0, _MIDDLE, 41, colours.ground, BRASS, 1.6)
        return body + _beads(36, 37.6, 1.1)
    if rank == "K":
        body = circle(0, _MIDDLE, 47, IVORY, BRASS, 1.4)
        return body + circle(0, _MIDDLE, 42, colours.ground, BRASS, 1) + _beads(40, 44.5, 1.3)
    body = group(around(24, path(petal(39, 49, 6.2), IVORY, BRASS, 1.1)), 0, _MIDDLE)
    return body + circle(0, _MIDDLE, 40, colours.ground, BRASS, 1.2)


def court(rank: str, suit: str, colours: SuitColours) -> str:
    """Return the middle of a court card, in its frame."""
    x, y, w, h = 62, 20, 126, 310
    half = group(halo(rank, colours) + _PERSONS[rank][suit](suit, colours), 125, 22)
    half += pip(suit, x + 17, y + 20, 21, colours.ink)
    body = rect(x, y, w, h, 7, colours.ground) + half + group(half, W, H, 180)
    body += rect(x, 163, w, 24, 0, colours.dark) + rect(x, 166.4, w, 17.2, 0, CREAM)
    body += sash(suit, x, w, colours)
    right = x + w
    body += line(f"M{x},164.6L{right},164.6M{x},185.4L{right},185.4", BRASS_LIGHT, 1.2)
    body += rect(x, y, w, h, 7, "none", colours.ink, 1.8)
    return body + rect(x + 3, y + 3, w - 6, h - 6, 5, "none", BRASS, 1)
