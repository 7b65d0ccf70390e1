"""The *Bold* face for small windows and weak eyes: one very large rank, one very large suit.

Both stand in the strip that stays seen when cards overlap, light on dark, and again across the
rest of the card. Courts have no person, only his halo behind the rank: the jack's sun, the king's
beads, the queen's lotus.
"""

import math
from typing import Final

from assets.generate.faces import COURTS, paper
from assets.generate.glyphs import glyph
from assets.generate.numbers import H
from assets.generate.palette import BRASS, BRASS_LIGHT, IVORY, TINT, SuitColours
from assets.generate.pips import petal, pip
from assets.generate.svg import around, circle, group, line, num, path

_STRIP: Final = 61.0
_MIDDLE: Final = 152.0
_SIGN: Final = 102.0
"""How low the middle of a sign is, and of the rank before it."""


def _sun(colours: SuitColours) -> str:
    rays = around(24, path("M0,-86L6.4,-66L-6.4,-66Z", BRASS))
    return rays + circle(0, 0, 68, IVORY, BRASS, 3)


def _ring(colours: SuitColours) -> str:
    turns = (math.tau * place / 28 for place in range(28))
    beads = "".join(circle(75 * math.cos(t), 75 * math.sin(t), 4, BRASS) for t in turns)
    return (
        circle(0, 0, 82, colours.ground, BRASS, 2.4) + circle(0, 0, 68, IVORY, BRASS, 2.4) + beads
    )


def _lotus(colours: SuitColours) -> str:
    petals = around(16, path(petal(58, 86, 15), colours.ground, BRASS, 2.6))
    return petals + circle(0, 0, 66, IVORY, BRASS, 2.6)


_SIGNS: Final = {"J": _sun, "K": _ring, "Q": _lotus}


def _braid() -> str:
    """Return a kolam's braid for the foot of the strip, below the room for the card points."""
    unit, count, top, bulge = 27.0, 4, 226.0, 14.6
    x = _STRIP / 2
    data = ""
    for side in (-bulge, bulge):
        data += f"M{num(x)},{num(top)}"
        for place in range(count):
            y, out = top + unit * place, num(x + (side if place % 2 else -side))
            high, low = num(y + unit / 3), num(y + unit * 2 / 3)
            data += f"C{out},{high} {out},{low} {num(x)},{num(y + unit)}"
    dots = "".join(
        circle(x, top + unit * (place + 0.5), 2.6, BRASS_LIGHT) for place in range(count)
    )
    return line(data, BRASS, 2) + dots


def _rank(text: str, ink: str, light: str) -> str:
    narrow = glyph(text, 86, 47)
    return group(
        path(narrow, light, light if text == "10" else None, 2.4), _STRIP / 2, 104
    ) + group(path(glyph(text, 120, 146), ink), _MIDDLE, 162)


def bold(card: str, colours: SuitColours, cut: bool) -> str:
    """Return a face; with ``cut``, the large mark shows its suit by shape alone."""
    rank, suit = card[0], card[1]
    ink = colours.ink
    body = paper()
    low, edge = H - 2, num(_STRIP)
    strip = (
        f"M15,2L{edge},2L{edge},{low}L15,{low}C8,{low} 2,{low - 6} 2,{low - 13}L2,15C2,8 8,2 15,2Z"
    )
    body += path(strip, ink) + _braid() + pip(suit, _STRIP / 2, 140, 46, IVORY)
    if rank in COURTS:
        body += group(_SIGNS[rank](colours), _MIDDLE, _SIGN)
    body += pip(suit, _MIDDLE, 266, 126, ink, 0, IVORY if cut else None)
    return body if rank in COURTS else body + _rank("10" if rank == "T" else rank, ink, IVORY)


def bold_letter(text: str) -> str:
    """Return what is laid over a court: its letter in the strip and in the middle."""
    return _rank(text, TINT, IVORY)
