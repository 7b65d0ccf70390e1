"""What a computer player is."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from three04.ai.thought import Stop, Thought
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Question

Decide: TypeAlias = Callable[[View, Question, str, int], Answer]
"""View, question, seed and budget (worlds it may look at) to an answer; pure and without memory.

The same arguments give the same answer on every machine. The seed is never the deal's.
"""

Think: TypeAlias = Callable[[View, Question, str, int, Stop | None], Thought]
"""The same with all that led to the answer.

Where the stop is set it answers within 20 ms, with what it has looked at so far; without a stop the
same arguments give the same thought on every machine.
"""


class Player(msgspec.Struct, frozen=True):
    """A computer player.

    Attributes:
        name: As given on the command line.
        decide: How it decides.
        polled: Whether it wants to be asked after each action if it calls spoilt trumps.
        think: How it decides, with its reasons; None for a player that cannot say.
        budget: The work it is made for, in worlds a decision; 0 if it looks at none.
    """

    name: str
    decide: Decide
    polled: bool = False
    think: Think | None = None
    budget: int = 0
