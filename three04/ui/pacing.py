"""How long the picture stands before what follows: by what is shown, never by what was thought."""

from typing import Final

from three04.rules import events as ev
from three04.rules.events import Event
from three04.rules.questions import Question

PACE: Final = 700
"""Milliseconds before another seat's call or card appears, whether it had a choice or not."""
TRICK_PAUSE: Final = 1500
MOMENT_PAUSE: Final = 1300
LOOK_PAUSE: Final = 900
"""After the maker has looked: the same length whatever he saw."""
UNTIL_CLICK: Final = 2_000_000_000
"""A pause so long that only a click or a key ends it."""


def paced(item: Event | Question, own: int | None) -> bool:
    """Return whether this is another seat's doing, which appears at an even pace.

    Args:
        item: What is to be presented.
        own: The seat whose doing appears at once; None if nobody plays at this screen.
    """
    return isinstance(item, ev.Called | ev.CardPlayed | ev.IndicatorLaid) and item.seat != own


def pause_after(event: Event, trick_pause: int) -> int:
    """Return how long an event stays in view at least, in milliseconds at speed 1."""
    match event:
        case ev.TrickTaken():
            return trick_pause
        case ev.TrumpOpened(cause="rule"):
            return 0
        case ev.TrumpOpened() | ev.CapsDeclared() | ev.SpoiltCalled():
            return MOMENT_PAUSE
        case ev.RedealDemanded() | ev.HandsLaidAside():
            return MOMENT_PAUSE
        case ev.Looked():
            return LOOK_PAUSE
        case _:
            return 0


def length(pause: int, speed: float) -> int:
    """Return a pause at a speed; one that waits for a click does so at any speed but 0."""
    return pause if pause == UNTIL_CLICK and speed else round(pause * speed)
