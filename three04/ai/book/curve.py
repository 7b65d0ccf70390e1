"""What players make of a deal: the chance to reach a bid where the exact solution is known.

With all hands seen each side would get what the solver says. Real players, who see one hand, get
other numbers, on both sides. The makers' points are taken to be ``shift + slope * exact`` with a
logistic spread around it; three numbers, fitted by :mod:`three04.ai.book.fit` for each kind of
player, for a closed trump and for an open one.
"""

import math
from typing import Annotated

import msgspec


class Curve(msgspec.Struct, frozen=True):
    """What one kind of player makes of deals.

    Attributes:
        shift: Points made where the exact solution says none; only right further up.
        slope: Points made for each point more that the solution says.
        scale: Of the logistic spread, in points; the standard deviation is 1.81 times as much.
        deals: How many deals it was fitted to.
        loss: Mean log-loss of these, in nats.
        base: The same if only the share of contracts made were known.
    """

    shift: float
    slope: float
    scale: Annotated[float, msgspec.Meta(gt=0)]
    deals: int = 0
    loss: float = 0.0
    base: float = 0.0

    def made(self, exact: float, bid: int) -> float:
        """Return the chance that the makers get at least ``bid`` points.

        Args:
            exact: What the exact solution gives them.
            bid: Points wanted.
        """
        return logistic((self.shift + self.slope * exact - bid) / self.scale)

    def points(self, exact: float) -> float:
        """Return the points the makers get on average."""
        return min(304.0, max(0.0, self.shift + self.slope * exact))


def logistic(x: float) -> float:
    """Return 1 / (1 + e^-x), for any x."""
    if x >= 0:
        return 1 / (1 + math.exp(-x))
    power = math.exp(x)
    return power / (1 + power)


def log_odds(chance: float, most: float = 5.0) -> float:
    """Return the logarithm of a chance's odds, between ``-most`` and ``most``."""
    low = logistic(-most)
    chance = min(1 - low, max(low, chance))
    return math.log(chance / (1 - chance))
