"""The backs: a kolam, one unbroken line round dots.

Madder and indigo share one round 35 dots, 5 by 7 as the card is 5 by 7. Palm has a larger one round
15 dots, drawn as a double line, in a border plaited like a mat.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from assets.generate.numbers import H, W
from assets.generate.palette import EDGE, IVORY, BackColours
from assets.generate.pips import petal
from assets.generate.svg import around, circle, group, line, num, path, rect

Cell: TypeAlias = tuple[int, int]
Mirrors: TypeAlias = frozenset[frozenset[Cell]]
"""The pairs of neighbours with a mirror between them, from which the line is thrown back."""

_SIDES: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
_PULL: Final = 0.215
"""How far the line runs straight on beside a dot, in steps."""


def symmetric(across: int, down: int, beside: tuple[Cell, ...], below: tuple[Cell, ...]) -> Mirrors:
    """Return mirrors between cells and the ones beside or below them, and their mirror images."""
    found = set()
    for x, y in beside:
        for a in (x, across - 2 - x):
            for b in (y, down - 1 - y):
                found.add(frozenset(((a, b), (a + 1, b))))
    for x, y in below:
        for a in (x, across - 1 - x):
            for b in (y, down - 2 - y):
                found.add(frozenset(((a, b), (a, b + 1))))
    return frozenset(found)


@dataclass(frozen=True)
class Kolam:
    """A grid of dots and the mirrors between them.

    Attributes:
        across: Dots in a row; ``down`` in a column.
        mirrors: Chosen, symmetrically, so that the whole is one line.
        step: From dot to dot.
        bulge: How far from its dot the line passes a mirror, in steps; elsewhere it crosses at 0.5.
    """

    across: int
    down: int
    mirrors: Mirrors
    step: float
    bulge: float = 0.37

    def cells(self) -> Iterator[Cell]:
        """Return the dots' places in the grid."""
        return ((x, y) for x in range(self.across) for y in range(self.down))

    def centre(self, cell: Cell) -> tuple[float, float]:
        """Return where a dot is, from the middle of the grid."""
        x = (cell[0] - (self.across - 1) / 2) * self.step
        return x, (cell[1] - (self.down - 1) / 2) * self.step

    def shut(self, cell: Cell, side: int) -> bool:
        """Tell whether the line is thrown back at this side of a cell."""
        x, y = cell[0] + _SIDES[side][0], cell[1] + _SIDES[side][1]
        inside = 0 <= x < self.across and 0 <= y < self.down
        return not inside or frozenset((cell, (x, y))) in self.mirrors

    def lines(self) -> int:
        """Return how many separate lines the kolam has; a test holds it at one.

        Each cell has four quarter arcs, from side ``q`` to side ``q + 1``; the walk follows them.
        """
        seen: set[tuple[Cell, int]] = set()
        lines = 0
        for start in ((cell, quarter) for cell in self.cells() for quarter in range(4)):
            if start in seen:
                continue
            lines += 1
            (cell, quarter), forwards = start, True
            while (cell, quarter) not in seen:
                seen.add((cell, quarter))
                side = (quarter + 1) % 4 if forwards else quarter
                if self.shut(cell, side):
                    quarter = (quarter + (1 if forwards else -1)) % 4
                else:
                    cell = (cell[0] + _SIDES[side][0], cell[1] + _SIDES[side][1])
                    quarter = (side + 1) % 4 if forwards else (side + 2) % 4
                    forwards = not forwards
        return lines

    def _ends(self, cell: Cell, quarter: int) -> tuple[float, ...]:
        """Return the eight numbers of a quarter arc's curve, from its dot."""
        sides = (quarter, (quarter + 1) % 4)
        points: list[tuple[float, float]] = []
        for side, other in (sides, sides[::-1]):
            (ax, ay), (bx, by) = _SIDES[side], _SIDES[other]
            shut = self.shut(cell, side)
            out = self.step * (self.bulge if shut else 0.5)
            pull = _PULL * self.step
            slant = math.sqrt(0.5)
            tx, ty = (bx, by) if shut else ((bx - ax) * slant, (by - ay) * slant)
            points += [(ax * out, ay * out), (ax * out + tx * pull, ay * out + ty * pull)]
        start, first, end, second = points
        return (*start, *first, *second, *end)

    def data(self) -> str:
        """Return the path data of the whole line, arc by arc."""
        data = []
        for cell in self.cells():
            x, y = self.centre(cell)
            for quarter in range(4):
                n = self._ends(cell, quarter)
                pairs = [f"{num(x + n[at])},{num(y + n[at + 1])}" for at in range(0, 8, 2)]
                data.append(f"M{pairs[0]}C{' '.join(pairs[1:])}")
        return "".join(data)


FINE: Final = Kolam(5, 7, symmetric(5, 7, ((0, 1), (1, 2)), ((1, 0), (1, 2))), 36)
BROAD: Final = Kolam(3, 5, symmetric(3, 5, ((0, 1),), ((0, 1),)), 51, 0.4)


def _frame(colours: BackColours) -> str:
    body = rect(0.75, 0.75, W - 1.5, H - 1.5, 15, IVORY, EDGE, 1.5)
    body += rect(11, 11, W - 22, H - 22, 8, colours.border)
    return body + rect(24, 24, W - 48, H - 48, 3, colours.field)


def _beads(colour: str) -> str:
    """Return the border of small beads."""
    near, far_x, far_y = 19.8, W - 19.8, H - 19.8
    xs = [near + k * (far_x - near) / 21 for k in range(22)]
    ys = [near + k * (far_y - near) / 31 for k in range(1, 31)]
    places = [(x, y) for x in xs for y in (near, far_y)] + [
        (x, y) for y in ys for x in (near, far_x)
    ]
    return "".join(circle(x, y, 1.5, colour) for x, y in places)


def _plait(colours: BackColours) -> str:
    """Return the border of a mat: chevrons that run round the card, a flower in each corner."""
    data = ""
    unit, right = (W - 52) / 18, W - 24
    for x in (26 + unit * place for place in range(18)):
        data += f"M{num(x)},13L{num(x + 0.6 * unit)},17.5L{num(x)},22"
    unit = (H - 52) / 27
    for y in (26 + unit * place for place in range(27)):
        tip = f"{num(right + 6.5)},{num(y + 0.6 * unit)}"
        data += f"M{right + 2},{num(y)}L{tip}L{right + 11},{num(y)}"
    flower = around(8, path(petal(1, 5, 1.5), colours.line))
    half = line(data, colours.dots, 1.7) + group(flower, 17.5, 17.5) + group(flower, W - 17.5, 17.5)
    return half + group(half, W, H, 180)


def back(colours: BackColours) -> str:
    """Return a back with the fine kolam."""
    body = _frame(colours) + rect(15.5, 15.5, W - 31, H - 31, 5.5, "none", colours.line, 1.3)
    body += _beads(colours.dots)
    body += rect(24, 24, W - 48, H - 48, 3, "none", colours.line, 1.3)
    field = line(FINE.data(), colours.line, 3.4)
    field += "".join(circle(*FINE.centre(cell), 3.8, colours.dots) for cell in FINE.cells())
    return body + group(field, 125, 175, scale=(1.03, 1.06))


def broad_back(colours: BackColours) -> str:
    """Return a back with the broad kolam, a lotus round each dot."""
    body = _frame(colours) + _plait(colours)
    body += rect(24, 24, W - 48, H - 48, 3, "none", colours.line, 1.5)
    data = BROAD.data()
    field = line(data, colours.line, 8) + line(data, colours.field, 3.2)
    flower = around(8, path(petal(2.4, 9.6, 2.7), colours.dots)) + circle(0, 0, 2, colours.line)
    field += "".join(group(flower, *BROAD.centre(cell)) for cell in BROAD.cells())
    return body + group(field, 125, 175, scale=(1.13, 1.12))
