"""The woven band across a court card: another weave for each suit, alike under a half turn."""

import math
from typing import Final

from assets.generate.palette import BRASS, BRASS_LIGHT, SuitColours
from assets.generate.svg import circle, line, num, path, polyline

_COUNT: Final = 9
_MIDDLE: Final = 175


def _teeth(x0: float, colours: SuitColours) -> str:
    """Return diamonds with teeth between them."""
    body = ""
    for place in range(_COUNT):
        x = x0 + 7 + 14 * place
        diamond = f"M{num(x)},168.4L{num(x + 5.6)},175L{num(x)},181.6L{num(x - 5.6)},175Z"
        body += path(diamond, colours.robe) + circle(x, _MIDDLE, 1.7, BRASS_LIGHT)
        if place < _COUNT - 1:
            left, right, middle = num(x + 3.4), num(x + 10.6), num(x + 7)
            body += path(f"M{left},166.8L{right},166.8L{middle},171.6Z", colours.dark)
            body += path(f"M{left},183.2L{right},183.2L{middle},178.4Z", colours.dark)
    return body


def _wave(x0: float, width: float, colours: SuitColours) -> str:
    """Return a rolling wave, a drop in each hollow."""
    unit = width / _COUNT
    data = f"M{num(x0)},{_MIDDLE}"
    drops = ""
    for place in range(_COUNT):
        quarter, half, late, end = (num(x0 + unit * (place + k)) for k in (0.25, 0.5, 0.75, 1))
        data += f"C{quarter},165.5 {quarter},165.5 {half},{_MIDDLE}"
        data += f"C{late},184.5 {late},184.5 {end},{_MIDDLE}"
        drops += circle(x0 + unit * (place + 0.25), 179.6, 1.8, colours.dark)
        drops += circle(x0 + unit * (place + 0.75), 170.4, 1.8, colours.dark)
    return line(data, colours.robe, 2.5) + drops


def _kolam(x0: float, width: float, colours: SuitColours) -> str:
    """Return two crossing lines, a dot in each loop."""
    body = ""
    for sign, colour in ((1, colours.robe), (-1, colours.dark)):
        points = (
            (x0 + width * k / 126, _MIDDLE + sign * 5.6 * math.sin(math.pi * _COUNT * k / 126))
            for k in range(127)
        )
        body += line(polyline(points), colour, 2.1)
    unit = width / _COUNT
    return body + "".join(
        circle(x0 + unit * (place + 0.5), _MIDDLE, 1.8, BRASS) for place in range(_COUNT)
    )


def _leaves(x0: float, width: float, colours: SuitColours) -> str:
    """Return leaves on a slant, a bud between them."""
    body, unit = "", width / _COUNT
    for place in range(_COUNT):
        x = x0 + unit * (place + 0.5)
        at = [num(x + k) for k in (-5.4, -5, 1, 5.4, 5, -1, -4, 4)]
        leaf = f"M{at[0]},179.4C{at[1]},172 {at[2]},170 {at[3]},170.6"
        leaf += f"C{at[4]},178 {at[5]},180 {at[0]},179.4Z"
        body += path(leaf, colours.robe)
        body += line(f"M{at[6]},178.2L{at[7]},171.8", BRASS_LIGHT, 1)
        if place < _COUNT - 1:
            body += circle(x + unit / 2, _MIDDLE, 1.7, colours.dark)
    return body


def sash(suit: str, x0: float, width: float, colours: SuitColours) -> str:
    """Return the weave of a suit between two edges."""
    if suit == "S":
        return _teeth(x0, colours)
    if suit == "C":
        return _leaves(x0, width, colours)
    return {"H": _wave, "D": _kolam}[suit](x0 + 2, width - 4, colours)
