"""King, queen and jack: a half-figure, turned about the card's centre, and a woven sash between.

The halo behind the head tells the order of the game: the jack has the full sun because he is the
highest card, the king a beaded ring, the queen lotus petals. Lowered eyes, no weapon.

Figures are drawn round x = 0; the neck is at y = 90, the sash covers them from y = 141.
"""

import math
from typing import Final

from assets.generate.numbers import H, W
from assets.generate.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    HAIR,
    IVORY,
    LIPS,
    SKIN,
    SKIN_DARK,
    SKIN_SHADE,
    SuitColours,
)
from assets.generate.pips import petal, pip
from assets.generate.sashes import sash
from assets.generate.svg import around, circle, group, line, num, path, rect

_BEARD: Final = "#2A2326"
_BLUSH: Final = "#F3C9BF"
_RHOMB: Final = "M0,-4L3,0L0,4L-3,0Z"
_STUD: Final = "M0,-3.2L2.6,0L0,3.2L-2.6,0Z"
_DROP: Final = "M-3.4,0L3.4,0L2,9C1,11 -1,11 -2,9Z"


def _beads(y: float, count: int, radius: float, size: float) -> str:
    turns = (math.tau * place / count for place in range(count))
    return "".join(
        circle(radius * math.cos(turn), y + radius * math.sin(turn), size, BRASS) for turn in turns
    )


def _full_beard() -> str:
    cheeks = (
        "M-17,60C-16,66 -12,69.5 -7,70C-4,68.6 4,68.6 7,70C12,69.5 16,66 17,60"
        "C17.2,76 11,94 0,94C-11,94 -17.2,76 -17,60Z"
    )
    lip = "M-9,72.5C-5,69.5 -2,70 0,71.4C2,70 5,69.5 9,72.5C5,74.4 2,74 0,73C-2,74 -5,74.4 -9,72.5Z"
    mouth = line("M-4,76C-2,77.6 2,77.6 4,76", LIPS, 2.2)
    return path(cheeks, _BEARD) + mouth + path(lip, _BEARD)


def _moustache() -> str:
    data = (
        "M0,72.6C-3,71.2 -7,72.2 -9.5,75C-6,75.8 -2,75.4 0,73.8"
        "C2,75.4 6,75.8 9.5,75C7,72.2 3,71.2 0,72.6Z"
    )
    return path(data, HAIR)


def _mouth() -> str:
    return path("M-4.2,77C-2,78.2 2,78.2 4.2,77C2.4,80 -2.4,80 -4.2,77Z", LIPS)


def _face(below_nose: str) -> str:
    """Return neck, ears, head and lowered eyes; the mouth comes from outside."""
    neck = group(path("M-9,-4L9,-4L9,14C9,20 -9,20 -9,14Z", SKIN_SHADE), 0, 82)
    head = circle(-17.5, 64, 4, SKIN) + circle(17.5, 64, 4, SKIN)
    head += path("M-17,55C-17,40 17,40 17,55C17,70 11.5,85 0,85C-11.5,85 -17,70 -17,55Z", SKIN)
    brows = "M-12,57.4C-9.5,55.2 -6,55.2 -3.6,56.8M3.6,56.8C6,55.2 9.5,55.2 12,57.4"
    lids = "M-11.4,61.6C-9,64 -6,64 -3.8,61.8M3.8,61.8C6,64 9,64 11.4,61.6"
    nose = "M0,58.5L-1.6,69C-1,70.4 1,70.4 2,69.6"
    eyes = line(brows, HAIR, 1.7) + line(lids, SKIN_DARK, 1.7) + line(nose, SKIN_DARK, 1.2)
    return neck + head + below_nose + eyes


def _robe(colours: SuitColours) -> str:
    data = (
        "M-10,92C-26,96 -44,98 -52,108C-59,118 -61,136 -60,153"
        "L60,153C61,136 59,118 52,108C44,98 26,96 10,92Z"
    )
    return path(data, colours.robe, colours.dark, 1.2)


def _collar(colours: SuitColours) -> str:
    """Return the mante: three rows of beadwork round the neck."""
    grounds = (BRASS_LIGHT, colours.dark, BRASS)
    beads = (colours.dark, BRASS_LIGHT, CREAM)
    body = ""
    for row in (3, 2, 1):
        r = 15 + row * 8.5
        arc = f"M{num(-r)},90A{num(r)},{num(0.82 * r)} 0 0 0 {num(r)},90"
        body += path(f"{arc}L{num(r - 9)},88L{num(9 - r)},88Z", grounds[row % 3], BRASS_DARK, 0.9)
        count, inner = 7 + 2 * row, r - 4.2
        for place in range(count):
            turn = math.pi * (place + 0.5) / count
            x, y = inner * math.cos(turn), 90 + 0.82 * inner * math.sin(turn)
            body += circle(x, y, 1.5, beads[row % 3])
    return body


# ------------------------------------------------------------------------------------- the king


def _king_sleeves(colours: SuitColours) -> str:
    body = ""
    for side in (-1, 1):
        for fold, colour in enumerate((BRASS, BRASS_LIGHT, colours.dark)):
            x = [num(side * (start - fold * by)) for start, by in ((57, 10), (58, 10), (55, 9))]
            end = f"{num(side * (44 - fold * 8))},{106 - fold * 2}"
            body += line(f"M{x[0]},153C{x[1]},136 {x[2]},120 {end}", colour, 1.8)
        studs = ((52 - stud * 1.6, 146 - stud * 10) for stud in range(4))
        body += "".join(group(path(_STUD, CREAM), side * x, y) for x, y in studs)
    return body


def _crown(colours: SuitColours) -> str:
    """Return a crown of three tiers."""
    dark, edge = colours.dark, BRASS_DARK
    body = path("M-21,50C-20,46 20,46 21,50L22,41C12,37.5 -12,37.5 -22,41Z", BRASS, edge, 1)
    body += path("M-18,39C-10,36 10,36 18,39L15,28C8,25.6 -8,25.6 -15,28Z", dark, edge, 0.8)
    body += path("M-13,28C-8,25.6 8,25.6 13,28L9.5,19C5,17.4 -5,17.4 -9.5,19Z", BRASS, edge, 0.9)
    top = "M-7.5,19C-4,17.6 4,17.6 7.5,19C6,12 2,9 0,4C-2,9 -6,12 -7.5,19Z"
    body += path(top, dark, edge, 0.8) + circle(0, 3.6, 2.6, BRASS, edge, 0.8)
    for x in (-14, -7, 0, 7, 14):
        jewel = colours.ink if x else CREAM
        body += circle(x, 43.6 + 0.09 * abs(x), 1.9, jewel, edge, 0.5)
    return body + "".join(group(path(_RHOMB, BRASS_LIGHT), x, 32) for x in (-8, 0, 8))


def _king(suit: str, colours: SuitColours) -> str:
    halo = circle(0, 62, 47, IVORY, BRASS, 1.4) + circle(0, 62, 42, colours.ground, BRASS, 1)
    body = halo + _beads(62, 40, 44.5, 1.3)
    body += _robe(colours) + _king_sleeves(colours) + _collar(colours)
    body += path("M-9,118L9,118L9,153L-9,153Z", CREAM, BRASS_DARK, 0.9)
    body += "".join(pip(suit, 0, 124.6 + 10.6 * row, 9.6, colours.dark) for row in range(3))
    body += path("M-20,50C-21,72 -20,84 -14,92L14,92C20,84 21,72 20,50Z", HAIR)
    body += _face(_full_beard()) + _crown(colours)
    for side in (-1, 1):
        body += circle(side * 18.6, 71, 3, BRASS, BRASS_DARK, 0.8)
        body += circle(side * 18.6, 76.4, 1.8, colours.ink)
    return body


# ------------------------------------------------------------------------------------ the queen


def _drape(suit: str, colours: SuitColours) -> str:
    """Return the osariya over one shoulder, its border and the suit woven into it."""
    data = (
        "M-51,107C-30,112 6,128 24,153L60,153C59,140 57,124 51,109"
        "C40,100 20,97 11,93L4,104C-14,104 -36,102 -51,107Z"
    )
    body = path(data, colours.dark)
    body += line("M-54,112C-34,116 -2,130 16,153", BRASS_LIGHT, 3.6)
    body += line("M-56,118C-38,121 -8,134 8,153", BRASS, 1.4)
    for x, y in ((-46, 131), (-30, 137), (-14, 146), (-50, 145), (-34, 149)):
        body += pip(suit, x, y, 7.6, BRASS_LIGHT)
    for fold in range(4):
        start = f"{17 + fold * 9},{num(101 + 2.2 * fold)}"
        bend = f"{30 + fold * 8},{114 + fold * 2} {40 + fold * 5},132 {44 + fold * 4},153"
        body += line(f"M{start}C{bend}", colours.robe, 1.3)
    return body


def _hair_ornament() -> str:
    petals = "".join(
        group(
            path(petal(0, 17, 5), _BLUSH if abs(turn) == 36 else CREAM, BRASS_DARK, 0.8), 0, 0, turn
        )
        for turn in (-72, 72, -36, 36, 0)
    )
    body = group(petals, 0, 25, scale=0.95) + circle(0, 25.5, 3.4, BRASS, BRASS_DARK, 0.8)
    body += line("M-17.6,52C-12,46 -5,45 0,46.5C5,45 12,46 17.6,52", BRASS, 2.4)
    body += path("M0,46L3,50L0,55L-3,50Z", BRASS_LIGHT, BRASS_DARK, 0.7)
    return body + circle(0, 57.6, 1.2, "#8C2A2A")


def _queen_jewels(colours: SuitColours) -> str:
    body = ""
    for side in (-1, 1):
        body += circle(side * 18.6, 70, 2.4, BRASS)
        body += group(path(_DROP, BRASS, BRASS_DARK, 0.7), side * 18.6, 72)
    body += line("M-12,91C-9,101 9,101 12,91", BRASS, 2.6)
    body += line("M-16,93C-12,109 12,109 16,93", BRASS_LIGHT, 2)
    return body + circle(0, 104.6, 3.4, colours.ink, BRASS, 1.2)


def _queen(suit: str, colours: SuitColours) -> str:
    body = group(around(24, path(petal(39, 49, 6.2), IVORY, BRASS, 1.1)), 0, 62)
    body += circle(0, 62, 40, colours.ground, BRASS, 1.2)
    body += _robe(colours) + _drape(suit, colours)
    hair = "M-21,60C-24,26 24,26 21,60C22,74 21,84 17,92L-17,92C-21,84 -22,74 -21,60Z"
    body += path(hair, HAIR) + circle(0, 27, 12, HAIR) + _face(_mouth())
    fringe = (
        "M-17.4,57C-17,44 -9,42.5 0,42.2C9,42.5 17,44 17.4,57"
        "C15,49 8,46.6 0,44.6C-8,46.6 -15,49 -17.4,57Z"
    )
    return body + path(fringe, HAIR) + _hair_ornament() + _queen_jewels(colours)


# ------------------------------------------------------------------------------------- the jack


def _vest(suit: str, colours: SuitColours) -> str:
    """Return the open vest, its crossed bands and the suit on both sides."""
    body = path("M-11,92L0,124L11,92C5,96 -5,96 -11,92Z", SKIN)
    body += line("M-13,91L0,128L13,91", BRASS_LIGHT, 3.4)
    body += line("M-18,92L-3,138L0,153", BRASS, 1.3) + line("M18,92L3,138L0,153", BRASS, 1.3)
    half = path(
        "M52,108C40,101 30,99 22,97C26,106 38,116 58,126C58,118 56,112 52,108Z",
        colours.dark,
        BRASS_DARK,
        0.8,
    ) + line("M26,101C34,110 44,116 57,121", BRASS_LIGHT, 1.6)
    body += group(half, scale=(-1, 1)) + half
    for side in (-1, 1):
        for place in range(3):
            body += circle(side * (32 + 8.4 * place), 103.2 + 3.4 * place, 1.6, BRASS_LIGHT)
            body += pip(suit, side * (20 + 13 * place), 132 + 1.5 * place, 8.6, BRASS_LIGHT)
    return body


def _turban(colours: SuitColours) -> str:
    """Return three wraps, a jewel and a plume."""
    plume = "M12,30C16,18 26,10 36,10C33,14 33,18 34,21C29,20 22,26 17,34Z"
    body = path(plume, CREAM, BRASS_DARK, 0.9) + line("M14,31C20,21 27,15 34,12", BRASS, 1.2)
    wrap = "M-22,50C-25,38 -18,24 0,23C18,24 25,38 22,50C14,45.5 -14,45.5 -22,50Z"
    body += path(wrap, colours.robe, colours.dark, 1.1)
    folds = "M-22.6,46C-12,30 6,25 14,27.4M-21,51C-8,36 12,31 21,35M-10,47C2,41 16,39 22.6,44"
    body += line(folds, BRASS_LIGHT, 1.7)
    band = (
        "M-22,50C-14,45.5 14,45.5 22,50C22.6,47 22.6,45.6 22.4,44"
        "C14,40.4 -14,40.4 -22.4,44C-22.6,45.6 -22.6,47 -22,50Z"
    )
    body += path(band, colours.dark, BRASS_DARK, 0.7)
    return (
        body
        + path("M0,31L5,37.5L0,46L-5,37.5Z", BRASS, BRASS_DARK, 0.9)
        + circle(0, 38, 2.2, CREAM)
    )


def _jack(suit: str, colours: SuitColours) -> str:
    body = group(around(28, path("M0,-51L3.4,-40L-3.4,-40Z", BRASS)), 0, 62)
    body += circle(0, 62, 41, colours.ground, BRASS, 1.6) + _beads(62, 36, 37.6, 1.1)
    body += _robe(colours) + _vest(suit, colours)
    body += path("M-18,54C-19,70 -18,78 -15,84L15,84C18,78 19,70 18,54Z", HAIR)
    body += _face(_mouth() + _moustache())
    body += line("M-9,91C-6,97 6,97 9,91", BRASS, 2.4) + circle(0, 97.4, 2.8, colours.ink, BRASS, 1)
    body += _turban(colours)
    return body + "".join(circle(side * 18.2, 70.6, 2.8, "none", BRASS, 1.6) for side in (-1, 1))


_FIGURES: Final = {"K": _king, "Q": _queen, "J": _jack}


def court(rank: str, suit: str, colours: SuitColours) -> str:
    """Return the middle of a court card, in its frame."""
    x, y, w, h = 62, 20, 126, 310
    half = group(_FIGURES[rank](suit, colours), 125, 22)
    half += pip(suit, x + 17, y + 20, 21, colours.ink)
    body = rect(x, y, w, h, 7, colours.ground) + half + group(half, W, H, 180)
    body += rect(x, 163, w, 24, 0, colours.dark) + rect(x, 166.4, w, 17.2, 0, CREAM)
    body += sash(suit, x, w, colours)
    right = x + w
    body += line(f"M{x},164.6L{right},164.6M{x},185.4L{right},185.4", BRASS_LIGHT, 1.2)
    body += rect(x, y, w, h, 7, "none", colours.ink, 1.8)
    return body + rect(x + 3, y + 3, w - 6, h - 6, 5, "none", BRASS, 1)
