# cython: language_level=3, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""From many weighed worlds to few that count alike.

Weights that rest on a few worlds are tempered until enough worlds count, and a share of all is
given out blindly: what a model holds for impossible must not be lost. The types for compiled code
stand in ``resample.pxd``.
"""

from typing import Final

from three04.ai.worlds.batch import Worlds

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

if not cython.compiled:
    from three04.ai.kernel.bits import start

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""


def effective(worlds: Worlds, power: float = 1.0) -> float:
    """Return how many worlds' worth the weights are, each raised to a power."""
    return effective_at(worlds, power)


def effective_at(worlds: Worlds, power: float) -> float:
    """Do so."""
    total = squares = 0.0
    for i in range(worlds.count):
        weight = worlds.weight[i] if power == 1.0 else worlds.weight[i] ** power
        total += weight
        squares += weight * weight
    return total * total / squares if squares > 0.0 else 0.0


def temper(worlds: Worlds, share: float, blind: float) -> float:
    """Temper the weights; afterwards they are 1 on average.

    Args:
        worlds: What is weighed.
        share: So much of the worlds has to count at least.
        blind: The share of all weight that is given out evenly.

    Returns:
        The power the weights were raised to: 1 if they were good as they were.
    """
    power = 1.0
    if effective_at(worlds, 1.0) < share * worlds.count:
        low, high = 0.0, 1.0
        for _ in range(12):
            power = (low + high) / 2
            if effective_at(worlds, power) < share * worlds.count:
                high = power
            else:
                low = power
        power = low
    total = 0.0
    for i in range(worlds.count):
        if power != 1.0:
            worlds.weight[i] = worlds.weight[i] ** power
        total += worlds.weight[i]
    for i in range(worlds.count):
        weight = worlds.weight[i] * worlds.count / total if total > 0.0 else 1.0
        worlds.weight[i] = blind + (1.0 - blind) * weight
    return power


def resampled(worlds: Worlds, count: int, seed: int) -> Worlds:
    """Return so many of the worlds, each as often as its weight says, all with weight 1.

    Args:
        worlds: What to choose from, weighed.
        count: How many.
        seed: Of the one chance it takes.
    """
    chosen = Worlds(worlds.knowledge, count)
    choose(worlds, chosen, (start(seed & 0xFFFF_FFFF_FFFF_FFFF) >> 11) * 1.1102230246251565e-16)
    return chosen


def choose(worlds: Worlds, chosen: Worlds, where: float) -> None:
    """Fill with worlds, at even distances of weight."""
    total = 0.0
    for i in range(worlds.count):
        total += worlds.weight[i]
    at = 0
    upto = worlds.weight[0]
    for i in range(chosen.count):
        while at < worlds.count - 1 and upto <= (where + i) * total / chosen.count:
            at += 1
            upto += worlds.weight[at]
        for seat in range(worlds.seats):
            chosen.hands[i * worlds.seats + seat] = worlds.hands[at * worlds.seats + seat]
            chosen.first[i * worlds.seats + seat] = worlds.first[at * worlds.seats + seat]
        for place in range(worlds.downs):
            chosen.down[i * worlds.downs + place] = worlds.down[at * worlds.downs + place]
        chosen.indicator[i] = worlds.indicator[at]
        chosen.trump[i] = worlds.trump[at]
        chosen.laid[i] = worlds.laid[at]
