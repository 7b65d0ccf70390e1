"""How long decisions took, in little room however many there were."""

import math
from collections import Counter

STEP = 1.01
"""Times that differ by less than this factor count as one."""
SHORTEST = 1e-9
"""Seconds; what took less counts as this."""


class Times:
    """How long decisions took, to one part in a hundred."""

    def __init__(self) -> None:
        self._counts: Counter[int] = Counter()

    @property
    def count(self) -> int:
        """How many there were."""
        return self._counts.total()

    def add(self, seconds: float) -> None:
        """Take in one decision."""
        self._counts[round(math.log(max(seconds, SHORTEST), STEP))] += 1

    def include(self, other: "Times") -> None:
        """Take in others."""
        self._counts.update(other._counts)

    def percentile(self, share: float) -> float:
        """Return the milliseconds that this share of the decisions did not exceed; 0 of none."""
        left = share * self.count
        for step, count in sorted(self._counts.items()):
            left -= count
            if left < 0:
                return float(1000 * STEP**step)
        return 0.0
