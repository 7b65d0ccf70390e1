"""What a computer player is."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from three04.rules.nought.view import View
from three04.rules.questions import Answer, Question

Decide: TypeAlias = Callable[[View, Question, str, int], Answer]
"""View, question, seed and budget (worlds it may look at) to an answer; pure and without memory.

The same arguments give the same answer on every machine. The seed is never the deal's.
"""


class Player(msgspec.Struct, frozen=True):
    """A computer player.

    Attributes:
        name: As given on the command line.
        decide: How it decides.
        polled: Whether it wants to be asked after each action if it calls spoilt trumps.
    """

    name: str
    decide: Decide
    polled: bool = False
