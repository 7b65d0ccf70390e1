"""The levels a person plays against, weakest first: bundles of data, three over one engine."""

import random
from functools import cache
from typing import Final

from three04.ai import club, greedy, random_player
from three04.ai.player import Player
from three04.ai.search.skill import Skill
from three04.ai.thought import Stop, Thought
from three04.ai.worlds.trust import Trust
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Question

SLIPS: Final = 0.3
"""How often a beginner plays just any card."""

PARTS: Final = ("auction", "likelihood", "solver", "imitation", "rehearsal", "joint")
"""What can be left out of a searching level: the weights of worlds by what was said and by what was
played, exact play, playouts as the play model would play, the playing out of auctions, and that the
maker's opponents draw the trump together with the hands."""

STRONG: Final = Skill(worlds=80)
"""Worlds weighed by the auction; bids by the book."""

EXPERT: Final = Skill(
    worlds=320,
    bid_worlds=50,
    booked=True,
    plays=True,
    trained=True,
    heat=1.25,
    solved=0.45,
    trust=Trust(times=24, blind=0.1, least=0.08, even=0.05),
)
"""Four times as many, weighed by every card played too; auctions are played out.

A trained model foretells how the others play. It takes twice as long as the plain one, and what
it foretells counts for more beside exact play.
"""


def beginner() -> Player:
    """Return somebody who has just learnt the rules and plays at times without thinking."""

    def decide(view: View, question: Question, seed: str, budget: int) -> Answer:
        at_cards = question.kind == "turn" and view.public.turn is not None
        if at_cards and random.Random(f"slip {seed}").random() < SLIPS:
            return random_player.decide(view, question, seed, budget)
        return greedy.decide(view, question, seed, budget)

    return Player("beginner", decide)


def casual() -> Player:
    """Return somebody who plays by rules of thumb and remembers nothing."""
    return Player("casual", greedy.decide)


def club_player() -> Player:
    """Return somebody who counts and remembers, without looking at worlds."""

    def decide(view: View, question: Question, seed: str, budget: int) -> Answer:
        return club.decide(view, question, seed, budget)  # loaded when it first has to think

    return Player("club", decide, polled=True)


def searching(
    name: str, skill: Skill, budget: int | None = None, without: frozenset[str] = frozenset()
) -> Player:
    """Return a level that looks at worlds.

    Args:
        name: Its name.
        skill: How it thinks.
        budget: Worlds for a card, where they are others than the skill's.
        without: Which of :data:`PARTS` to leave out.
    """

    @cache
    def made() -> Player:
        # Not before it has to think: what searches takes as long to load as half of the window.
        from three04.ai.search.player import make  # noqa: PLC0415

        return make(name, skill.lessened(without), budget)

    def think(view: View, question: Question, seed: str, budget: int, stop: Stop | None) -> Thought:
        thinking = made().think
        assert thinking is not None
        return thinking(view, question, seed, budget, stop)

    def decide(view: View, question: Question, seed: str, budget: int) -> Answer:
        return made().decide(view, question, seed, budget)

    return Player(name, decide, True, think, budget or skill.worlds)
