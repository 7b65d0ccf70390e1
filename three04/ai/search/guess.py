"""How likely each suit is trump, to a seat that does not know it."""

from typing import NamedTuple

from three04.ai.levels import EXPERT
from three04.ai.search.imagine import imagine
from three04.ai.search.player import affordable, seed_number
from three04.ai.search.skill import Effort
from three04.ai.thought import Stop
from three04.cards import Suit
from three04.rules.nought.view import View


class Guess(NamedTuple):
    """What the trump may be.

    Attributes:
        trump: The share of each suit.
        worlds: How many worlds were looked at.
    """

    trump: dict[Suit, float]
    worlds: int


def likely_trump(view: View, seed: str, worlds: int, stop: Stop) -> Guess:
    """Return the share of each suit, by all that was said and played; at any moment of the play.

    Args:
        view: What the seat knows.
        seed: Of the worlds.
        worlds: How many are wanted; more are drawn and weighed for them.
        stop: Ends it with what there is.
    """
    effort = Effort(seed_number(seed), affordable(EXPERT), stop.is_set, explained=False)
    found = imagine(view, effort, worlds)
    return Guess(found.trump, found.drawn)
