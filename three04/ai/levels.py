"""The levels a person plays against: bundles of data over the same engine, weakest first."""

import random
from typing import Final

from three04.ai import greedy, random_player
from three04.ai.search.skill import Skill
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Question

SLIPS: Final = 0.3
"""How often a beginner does just anything, where it is a card."""

STRONG: Final = Skill(worlds=40)
EXPERT: Final = Skill(worlds=400, bid_worlds=60, plays=True)


def beginner(view: View, question: Question, seed: str, budget: int) -> Answer:
    """Play like somebody who has just learnt the rules: simply, and at times without thinking.

    Args:
        view: What the seat knows.
        question: What it is asked.
        seed: Decides when it slips.
        budget: Not used.
    """
    cards = question.kind == "turn" and view.public.turn is not None
    if cards and random.Random(f"slip {seed}").random() < SLIPS:
        return random_player.decide(view, question, seed, budget)
    return greedy.decide(view, question, seed, budget)
