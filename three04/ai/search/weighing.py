"""Means and errors over weighted worlds."""

import math
from collections.abc import Sequence


def shares_of(weights: Sequence[float]) -> list[float]:
    """Return weights that come to 1."""
    total = sum(weights)
    return [weight / total for weight in weights]


def mean(shares: Sequence[float], values: Sequence[float]) -> float:
    """Return the mean of values whose weights come to 1."""
    return sum(share * value for share, value in zip(shares, values, strict=True))


def error(shares: Sequence[float], one: Sequence[float], other: Sequence[float]) -> float:
    """Return the standard error of the mean difference of two rows over the same worlds."""
    gaps = [a - b for a, b in zip(one, other, strict=True)]
    middle = mean(shares, gaps)
    return math.sqrt(sum(s * s * (g - middle) ** 2 for s, g in zip(shares, gaps, strict=True)))
