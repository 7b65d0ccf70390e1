"""Suit marks, and the lotus petal that half of the ornaments are made of."""

from typing import Final

from assets.generate.svg import circle, group, num, path

SHAPES: Final = {
    "S": "M0,-53C7,-37 47,-13 47,15C47,31 35,40 23,40C14,40 7,35 3.5,28C4,39 9,46 18,51L-18,51"
    "C-9,46 -4,39 -3.5,28C-7,35 -14,40 -23,40C-35,40 -47,31 -47,15C-47,-13 -7,-37 0,-53Z",
    "H": "M0,49C-7,35 -49,9 -49,-20C-49,-38 -36,-48 -23,-48C-12,-48 -4,-42 0,-31"
    "C4,-42 12,-48 23,-48C36,-48 49,-38 49,-20C49,9 7,35 0,49Z",
    "D": "M0,-54C8,-35 23,-14 40,0C23,14 8,35 0,54C-8,35 -23,14 -40,0C-23,-14 -8,-35 0,-54Z",
    "C": "M0,-51C13,-51 23,-41 23,-28C23,-20 20,-14 14,-9C18,-12 22,-13 27,-13C40,-13 49,-3 49,9"
    "C49,22 39,32 27,32C16,32 7,27 3.5,18C3.5,34 8,45 19,51L-19,51C-8,45 -3.5,34 -3.5,18"
    "C-7,27 -16,32 -27,32C-39,32 -49,22 -49,9C-49,-3 -40,-13 -27,-13C-22,-13 -18,-12 -14,-9"
    "C-20,-14 -23,-20 -23,-28C-23,-41 -13,-51 0,-51Z",
}
"""The marks, about 100 high round the origin."""

_FRAME: Final = "M0,-27C4,-17 12,-7 20,0C12,7 4,17 0,27C-4,17 -12,7 -20,0C-12,-7 -4,-17 0,-27Z"
_VEIN: Final = "M0,-28C1.6,-10 2.2,8 0,22C-2.2,8 -1.6,-10 0,-28Z"
_EYES: Final = ((0, -27), (-26, 9.5), (26, 9.5))


def _spot(suit: str, colour: str) -> str:
    """Return what is cut out of a large mark so that shape alone tells the suits apart."""
    if suit == "C":
        return "".join(circle(x, y, 8.5, colour) for x, y in _EYES)
    return {"S": path(_VEIN, colour), "H": "", "D": path(_FRAME, colour)}[suit]


def pip(  # noqa: PLR0917 - what, where, how large, how it lies, in which colours
    suit: str,
    x: float,
    y: float,
    height: float,
    ink: str,
    turn: float = 0,
    spot: str | None = None,
) -> str:
    """Return a suit mark; with ``spot``, a leaf vein, open frame or three eyes in that colour."""
    body = path(SHAPES[suit], ink)
    if spot:
        body += _spot(suit, spot)
    return group(body, x, y, turn, height / 100)


def petal(inner: float, outer: float, half: float) -> str:
    """Return the outline of an ogee lotus petal pointing up, between two radii."""
    long = outer - inner
    tip, middle, foot = -outer, -(inner + 0.42 * long), -inner
    shoulder, neck, hip = -(inner + 0.6 * long), -(outer - 0.2 * long), -(inner + 0.12 * long)
    return (
        f"M0,{num(tip)}"
        f"C{num(0.35 * half)},{num(neck)} {num(half)},{num(shoulder)} {num(half)},{num(middle)}"
        f"C{num(half)},{num(hip)} {num(0.45 * half)},{num(foot)} 0,{num(foot)}"
        f"C{num(-0.45 * half)},{num(foot)} {num(-half)},{num(hip)} {num(-half)},{num(middle)}"
        f"C{num(-half)},{num(shoulder)} {num(-0.35 * half)},{num(neck)} 0,{num(tip)}Z"
    )
