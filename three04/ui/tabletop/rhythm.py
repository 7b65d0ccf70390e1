"""How long the person takes to choose a card: what is played for him takes as long.

A card that is played at once, or always after the same time, tells the others that there was no
choice. So the time is drawn from those the person took when he had one.
"""

import random
from collections import deque
from typing import Final

SHORTEST, LONGEST = 400, 4000
"""Milliseconds; nobody waits longer for what is certain."""
_USUAL: Final = (700, 1000, 1400, 2000)
"""Before the person has chosen anything."""
_MEMORY: Final = 24
_SPREAD: Final = 0.15


class Rhythm:
    """The times of one person's choices.

    Attributes:
        times: The latest, in milliseconds.
    """

    def __init__(self, chance: random.Random | None = None) -> None:
        self.times: deque[int] = deque(_USUAL, maxlen=_MEMORY)
        self._chance = chance or random.Random()

    def note(self, took: int) -> None:
        """Take in how long a choice took."""
        self.times.append(took)

    def draw(self) -> int:
        """Return how long the next card that is played for him takes."""
        drawn = self._chance.choice(self.times) * self._chance.uniform(1 - _SPREAD, 1 + _SPREAD)
        return round(min(LONGEST, max(SHORTEST, drawn)))
