"""How the table moves: every duration, every easing, and what lies above what.

Times are milliseconds at speed 1. Nothing loops or bounces, and no time depends on what a card
that is hidden from the viewer is.
"""

import math
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

Ease: TypeAlias = Callable[[float], float]
"""From the part of the time that has gone, 0 to 1, to the part of the way, 0 to 1."""


def linear(part: float) -> float:
    """Go evenly."""
    return part


def out_cubic(part: float) -> float:
    """Start quickly and arrive gently."""
    return 1 - (1 - part) ** 3


def in_cubic(part: float) -> float:
    """Start gently and leave quickly."""
    return part**3


def in_out_cubic(part: float) -> float:
    """Start and arrive gently."""
    return 4 * part**3 if part < 0.5 else 1 - 4 * (1 - part) ** 3


def in_out_sine(part: float) -> float:
    """Start and arrive gently, calmer than :func:`in_out_cubic`."""
    return (1 - math.cos(math.pi * part)) / 2


class Motion(NamedTuple):
    """How long something takes, and how it gets there."""

    ms: int
    ease: Ease = out_cubic


DEAL: Final = Motion(220)
"""A card's flight from the dealer."""
DEAL_GAP: Final = 55
"""From one dealt card to the next."""
TURN_DEALT: Final = Motion(160, linear)
"""The viewer's card turns up where it landed."""
SORT: Final = Motion(180)

BUBBLE: Final = Motion(140)
BUBBLE_FROM: Final = 0.92
"""The size a bubble grows from."""

LAY: Final = Motion(260, in_out_cubic)
"""The indicator, from hand to table."""

PLAY: Final = Motion(240)
FLIP: Final = (0.4, 0.6)
"""From where to where of its time a card turns that is played."""

GATHER: Final = Motion(320, in_cubic)
GATHER_GAP: Final = 40

LOOK: Final = Motion(420, in_out_sine)
"""The face-down cards rise for the maker: the same time whatever they are (R43.7)."""
LOOK_RISE: Final = 6
SETTLE: Final = Motion(180, in_out_sine)

DIM: Final = Motion(180, in_out_sine)
TURN: Final = Motion(260, linear)
"""A ruff, or the indicator, turns up."""
OPEN: Final = Motion(300, in_out_sine)
"""The indicator comes beside the trick."""
RETURN: Final = Motion(320, in_out_sine)
"""The indicator goes to its owner's hand."""

BANNER: Final = Motion(160)
SHEET: Final = Motion(220)
"""A banner, a notice, the result come into view, and go out of it."""
BAR: Final = Motion(600)
"""The bar of the result fills."""
TOKEN: Final = Motion(300)
TOKEN_GAP: Final = 120
GARLAND: Final = Motion(1100, in_out_sine)
"""The garland over a match that is won opens."""

RAISE: Final = Motion(90)
"""A card under the mouse, or that may be played, rises."""
RAISED: Final = 5
"""How far a card under the mouse rises."""
AIM: Final = Motion(120)
"""All cards, after the window has got another size."""

FADE: Final = Motion(80, linear)
"""What stands in for every flight where motion is reduced."""

CROWD: Final = 5
"""Where more moves than this, it is drawn quickly, with rough edges, until it has landed."""

TICK: Final = 16
"""From one picture to the next."""


class Height:
    """What lies above what: the z-values of the scene."""

    HEAP: Final = 5
    AWAITED: Final = 8
    TRICK: Final = 10
    TAGGED: Final = 20
    """Added for a card with a tag, which is seen whole."""
    BEHIND: Final = 49
    """Flies to or from behind a plate."""
    SEAT: Final = 50
    INDICATOR: Final = 60
    HAND: Final = 100
    FLIGHT: Final = 130
    """Flies to or from the viewer's hand."""
    DIM: Final = 150
    LIT: Final = 160
    OPENED: Final = 200
    HELD: Final = 900
