"""``random``: any legal action, each equally likely. For tests and as the weakest opponent."""

import random

from three04.rules import actions as act
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Cut, Decline, Question

CALLS_SPOILT = 0.02
"""How often it calls spoilt trumps when asked: seldom, so that calls come at every moment."""


def decide(view: View, question: Question, seed: str, budget: int) -> Answer:
    """Return an answer drawn by the seed.

    Args:
        view: What the seat knows.
        question: What it is asked.
        seed: Of this decision.
        budget: Not used.
    """
    rng = random.Random(seed)
    if question.kind == "cut":
        return Cut(rng.randrange(len(view.public.table.pack)))
    if question.kind == "offer":
        action = question.actions[0]
        chance = CALLS_SPOILT if isinstance(action, act.Spoilt) else 0.5
        return action if rng.random() < chance else Decline()
    return rng.choice(question.actions)
