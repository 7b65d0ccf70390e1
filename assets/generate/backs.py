"""The backs: a kolam, one unbroken line round 35 dots, 5 by 7 as the card is 5 by 7."""

import math
from collections.abc import Iterator
from typing import Final, TypeAlias

from assets.generate.numbers import H, W
from assets.generate.palette import EDGE, IVORY, BackColours
from assets.generate.svg import circle, group, line, num, rect

Cell: TypeAlias = tuple[int, int]
Mirrors: TypeAlias = frozenset[frozenset[Cell]]
"""The pairs of neighbours with a mirror between them, from which the line is thrown back."""

ACROSS: Final = 5
DOWN: Final = 7
_STEP: Final = 36.0
_BULGE: Final = 0.37
"""How far from its dot the line passes a mirror, in steps; elsewhere it crosses at 0.5."""
_SIDES: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))


def mirrors() -> Mirrors:
    """Return the mirrors; chosen, symmetrically, so that the whole is one line."""
    found = set()
    for x, y in ((0, 1), (1, 2)):
        for a in (x, ACROSS - 2 - x):
            for b in (y, DOWN - 1 - y):
                found.add(frozenset(((a, b), (a + 1, b))))
    for x, y in ((1, 0), (1, 2)):
        for a in (x, ACROSS - 1 - x):
            for b in (y, DOWN - 2 - y):
                found.add(frozenset(((a, b), (a, b + 1))))
    return frozenset(found)


def _shut(cell: Cell, side: int, closed: Mirrors) -> bool:
    """Tell whether the line is thrown back at this side of a cell."""
    x, y = cell[0] + _SIDES[side][0], cell[1] + _SIDES[side][1]
    return not (0 <= x < ACROSS and 0 <= y < DOWN) or frozenset((cell, (x, y))) in closed


def _cells() -> Iterator[Cell]:
    return ((x, y) for x in range(ACROSS) for y in range(DOWN))


def count_lines(closed: Mirrors) -> int:
    """Return how many separate lines the kolam has; a test holds it at one.

    Each cell has four quarter arcs, from side ``q`` to side ``q + 1``; the walk follows them.
    """
    seen: set[tuple[Cell, int]] = set()
    lines = 0
    for start in ((cell, quarter) for cell in _cells() for quarter in range(4)):
        if start in seen:
            continue
        lines += 1
        (cell, quarter), forwards = start, True
        while (cell, quarter) not in seen:
            seen.add((cell, quarter))
            side = (quarter + 1) % 4 if forwards else quarter
            if _shut(cell, side, closed):
                quarter = (quarter + (1 if forwards else -1)) % 4
            else:
                cell = (cell[0] + _SIDES[side][0], cell[1] + _SIDES[side][1])
                quarter = (side + 1) % 4 if forwards else (side + 2) % 4
                forwards = not forwards
    return lines


def _ends(cell: Cell, quarter: int, closed: Mirrors) -> tuple[float, ...]:
    """Return the eight numbers of a quarter arc's curve, from its dot."""
    sides = (quarter, (quarter + 1) % 4)
    points: list[tuple[float, float]] = []
    for side, other in (sides, sides[::-1]):
        (ax, ay), (bx, by) = _SIDES[side], _SIDES[other]
        shut = _shut(cell, side, closed)
        out = _STEP * (_BULGE if shut else 0.5)
        pull = 0.215 * _STEP
        slant = math.sqrt(0.5)
        tx, ty = (bx, by) if shut else ((bx - ax) * slant, (by - ay) * slant)
        points += [(ax * out, ay * out), (ax * out + tx * pull, ay * out + ty * pull)]
    start, first, end, second = points
    return (*start, *first, *second, *end)


def kolam(closed: Mirrors) -> str:
    """Return the path data of the whole line, arc by arc."""
    data = []
    for cell in _cells():
        x, y = _centre(cell)
        for quarter in range(4):
            n = _ends(cell, quarter, closed)
            pairs = [f"{num(x + n[at])},{num(y + n[at + 1])}" for at in range(0, 8, 2)]
            data.append(f"M{pairs[0]}C{' '.join(pairs[1:])}")
    return "".join(data)


def _centre(cell: Cell) -> tuple[float, float]:
    return (cell[0] - (ACROSS - 1) / 2) * _STEP, (cell[1] - (DOWN - 1) / 2) * _STEP


def _beads(colour: str) -> str:
    """Return the border of small beads."""
    near, far_x, far_y = 19.8, W - 19.8, H - 19.8
    xs = [near + k * (far_x - near) / 21 for k in range(22)]
    ys = [near + k * (far_y - near) / 31 for k in range(1, 31)]
    places = [(x, y) for x in xs for y in (near, far_y)] + [
        (x, y) for y in ys for x in (near, far_x)
    ]
    return "".join(circle(x, y, 1.5, colour) for x, y in places)


def back(colours: BackColours) -> str:
    """Return a back."""
    body = rect(0.75, 0.75, W - 1.5, H - 1.5, 15, IVORY, EDGE, 1.5)
    body += rect(11, 11, W - 22, H - 22, 8, colours.border)
    body += rect(15.5, 15.5, W - 31, H - 31, 5.5, "none", colours.line, 1.3)
    body += rect(24, 24, W - 48, H - 48, 3, colours.field)
    body += _beads(colours.dots)
    body += rect(24, 24, W - 48, H - 48, 3, "none", colours.line, 1.3)
    field = line(kolam(mirrors()), colours.line, 3.4)
    field += "".join(circle(*_centre(cell), 3.8, colours.dots) for cell in _cells())
    return body + group(field, 125, 175, scale=(1.03, 1.06))
