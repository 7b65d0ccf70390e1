"""How long the picture stands before what follows: by what is shown, never by what was thought.

How long a computer player thought tells something of its hand. So whatever it does appears when
its level's whole time is over, whether it had one card to play or eight. That time is measured
from the event before, like the pace; at the usual speeds the pace is longer, and nobody waits.
"""

import time
from collections.abc import Callable
from typing import Final, TypeAlias

from three04.ai.player import Player
from three04.rules import actions as act
from three04.rules import events as ev
from three04.rules.events import Event
from three04.rules.questions import Question

Clock: TypeAlias = Callable[[], int]
"""Milliseconds that only go up."""

PACE: Final = 700
"""Milliseconds before another seat's call or card appears, whether it had a choice or not."""
TRICK_PAUSE: Final = 1500
MOMENT_PAUSE: Final = 1300
LOOK_PAUSE: Final = 900
"""After the maker has looked: the same length whatever he saw."""
DEADLINE: Final = 500
"""Milliseconds after which a computer player has to answer with what it has."""
MARGIN: Final = 50
"""What a player needs to come to an end, and the window to hear of it."""
_USUAL: Final = {"beginner": 60, "casual": 100, "club": 100, "strong": 250}
"""What a level may think where the pace leaves it no more."""
_OFFER: Final = 20
"""Spoilt trumps are asked about after every card: no time of its own."""
RUSH: Final = 0.35
"""The factor on pauses while the rest of a deal is played out after a claim."""
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


def clock() -> int:
    """Return the time in milliseconds; only differences mean anything."""
    return time.monotonic_ns() // 1_000_000


def limit(player: Player, question: Question, speed: float, quick: bool = False) -> int:
    """Return how many milliseconds a player may think about a question.

    Args:
        player: The player.
        question: What it is asked.
        speed: The factor on all pauses.
        quick: Whether the deal is played out with nobody looking.
    """
    usual = _USUAL.get(player.name, DEADLINE)
    if _aside(question):
        return _OFFER
    if quick:
        return min(usual, _USUAL["casual"])
    return max(usual, min(DEADLINE, round(PACE * speed) - MARGIN))


def floor(player: Player, question: Question, speed: float) -> int:
    """Return how many milliseconds after the event before a player's doing appears at least."""
    if player.think is None or not player.budget or _aside(question):
        return 0
    return limit(player, question, speed) + MARGIN


def _aside(question: Question) -> bool:
    return question.kind == "offer" and all(isinstance(a, act.Spoilt) for a in question.actions)


class Ripeness:
    """When what the computers do may be seen: a time each, however soon they have answered.

    Attributes:
        due: From when on the next thing heard may be shown, by the clock.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.due = 0

    def asked(self, floor: int) -> None:
        """Take in that a computer player is asked, whose doing takes this long to appear.

        It begins to think as soon as what comes before is known, which may be long before that
        is seen: the times add up from where the waiting began.
        """
        self.due = max(self.due, self._clock()) + floor

    def reset(self) -> None:
        """Wait for nothing any more."""
        self.due = 0
