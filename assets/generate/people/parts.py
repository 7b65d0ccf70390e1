"""What several persons have: shoulders, arms, hands, jewels."""

import math
from collections.abc import Sequence
from typing import Final

from assets.generate.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, SuitColours
from assets.generate.people.head import Face, Skin, ear
from assets.generate.svg import circle, group, line, num, path

STUD: Final = "M0,-3.2L2.6,0L0,3.2L-2.6,0Z"
PEARL: Final = "#F4EEE2"
PEARL_EDGE: Final = "#A9987A"

Points = Sequence[tuple[float, float]]


def torso(fill: str, edge: str, shoulder: float = 52, slope: float = 108) -> str:
    """Return shoulders and chest; ``slope`` is how low the shoulders' corners are."""
    s, y = shoulder, slope
    half = f"C{num(-0.5 * s)},{num(y - 12)} {num(8 - s)},{num(y - 10)} {num(-s)},{num(y)}"
    half += f"C{num(-s - 7)},{num(y + 10)} {num(-s - 8)},136 {num(-s - 7)},153"
    other = f"C{num(s + 8)},136 {num(s + 7)},{num(y + 10)} {num(s)},{num(y)}"
    other += f"C{num(s - 8)},{num(y - 10)} {num(0.5 * s)},{num(y - 12)} 10,92Z"
    return path(f"M-10,92{half}L{num(s + 7)},153{other}", fill, edge, 1.2)


def smooth(points: Points) -> str:
    """Return path data of a curve through three points or more, or a line through two."""
    first, *rest = points
    data = f"M{num(first[0])},{num(first[1])}"
    if len(rest) < 2:
        return data + "".join(f"L{num(x)},{num(y)}" for x, y in rest)
    for (ax, ay), (bx, by) in zip(rest[::2], rest[1::2], strict=True):
        data += f"Q{num(ax)},{num(ay)} {num(bx)},{num(by)}"
    return data


def limb(points: Points, width: float, fill: str, edge: str, rim: float = 1) -> str:
    """Return an arm, sleeve or roll of cloth: a thick line with an edge."""
    data = smooth(points)
    return line(data, edge, width + 2 * rim) + line(data, fill, width)


def band(points: Points, at: float, width: float) -> str:
    """Return a band of gold across an arm of three points; ``at`` tells how far along it."""
    (ax, ay), (bx, by), (cx, cy) = points
    back = 1 - at
    x = back * back * ax + 2 * back * at * bx + at * at * cx
    y = back * back * ay + 2 * back * at * by + at * at * cy
    along = (back * (bx - ax) + at * (cx - bx), back * (by - ay) + at * (cy - by))
    unit = 0.5 * width / math.hypot(*along)
    across = (-along[1] * unit, along[0] * unit)
    ends = ((x - across[0], y - across[1]), (x + across[0], y + across[1]))
    return limb(ends, 3, BRASS_LIGHT, BRASS_DARK, 0.7)


def sleeve(points: Points, width: float, fill: str, edge: str) -> str:
    """Return a sleeve of three points that ends in a band of gold."""
    return limb(points, width, fill, edge) + band(points, 0.95, 0.84 * width)


def bangle(x: float, y: float, turn: float, half: float = 5.4) -> str:
    """Return a pair of bangles round a wrist; at 0 degrees they lie across."""
    arcs = f"M{num(-half)},-1.6Q0,1 {num(half)},-1.6"
    body = line(arcs, BRASS_DARK, 2.8) + line(arcs, BRASS_LIGHT, 1.8)
    return group(body + group(line(arcs, BRASS, 1.8), 0, 2.6), x, y, turn)


def fist(x: float, y: float, turn: float, skin: Skin, mirror: bool = False) -> str:
    """Return a hand closed round a stem; at 0 degrees the stem stands upright."""
    palm = (
        "M-5.4,-4.8C-2.4,-7 3.6,-6.8 5.4,-4.6C6.8,-2 6.6,4 4.8,6.2C1.6,7.8 -3,7.4 -5,5.4"
        "C-6.8,2.4 -6.8,-2.4 -5.4,-4.8Z"
    )
    body = path(palm, skin.base, skin.line, 0.9)
    body += line("M-5.8,-1.8L1.6,-2.2M-6.2,1.2L1.8,1M-5.4,4L1.4,4", skin.line, 0.8)
    body += path(
        "M2.6,-7.6C5,-8.4 6.6,-6.4 5.8,-3.6C5,-1.4 2.6,-1 1.8,-3Z", skin.base, skin.line, 0.8
    )
    return group(body, x, y, turn, (-1, 1) if mirror else 1)


def palm_up(x: float, y: float, turn: float, skin: Skin, mirror: bool = False) -> str:
    """Return a hand held out flat, fingers to the right."""
    data = "M-7,-2.6C-3,-4 4,-3.6 12,-2.8C14.4,-2.4 14.4,0 12,.2L9,.6C6,4.4 -2,6 -7,3.6Z"
    body = path(data, skin.base, skin.line, 0.9)
    body += line(
        "M4,-.4L12.6,-1.2M-2,-3.4C0,-6.6 3,-6.8 5,-5.4C4.6,-4 2.4,-3.4 1,-2", skin.line, 0.8
    )
    return group(body, x, y, turn, (-1, 1) if mirror else 1)


def beads(points: Points, size: float, fill: str, edge: str | None = None) -> str:
    """Return beads at places."""
    return "".join(circle(x, y, size, fill, edge, 0.5) for x, y in points)


def string(half: float, top: float, low: float, count: int) -> list[tuple[float, float]]:
    """Return the places of beads on a string that hangs round a neck."""
    turns = [math.pi * place / (count - 1) for place in range(count)]
    return [(-half * math.cos(t), top + (low - top) * math.sin(t)) for t in turns]


def pendant(x: float, y: float, jewel: str, size: float = 3.6) -> str:
    """Return a jewel in gold."""
    return circle(x, y, size, jewel, BRASS, 1.4) + circle(x - 0.9, y - 0.9, 0.8, CREAM)


def earrings(face: Face, body: str) -> str:
    """Return a drawing hung from each ear that is seen."""
    found = (ear(face, side) for side in (-1, 1))
    return "".join(group(body, x, y) for x, y in found if x)


def collar(colours: SuitColours, rows: int = 3) -> str:
    """Return the mante: rows of beadwork round the neck."""
    grounds = (BRASS_LIGHT, colours.dark, BRASS)
    dots = (colours.dark, BRASS_LIGHT, CREAM)
    body = ""
    for row in range(rows, 0, -1):
        r = 15 + row * 8.5
        arc = f"M{num(-r)},90A{num(r)},{num(0.82 * r)} 0 0 0 {num(r)},90"
        body += path(f"{arc}L{num(r - 9)},88L{num(9 - r)},88Z", grounds[row % 3], BRASS_DARK, 0.9)
        count, inner = 7 + 2 * row, r - 4.2
        for place in range(count):
            turn = math.pi * (place + 0.5) / count
            x, y = inner * math.cos(turn), 90 + 0.82 * inner * math.sin(turn)
            body += circle(x, y, 1.5, dots[row % 3])
    return body
