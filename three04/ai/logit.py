"""Logistic regression by hand: few features, many rows, no dependency."""

import math
from collections.abc import Sequence
from typing import Final, TypeAlias

from three04.ai.book.curve import logistic

RIDGE: Final = 1e-3
ROUNDS: Final = 30


def fit(rows: Sequence[Sequence[float]], hits: Sequence[bool], ridge: float = RIDGE) -> list[float]:
    """Return the weights that make the hits likeliest, by Newton's method.

    Args:
        rows: The features of each sample.
        hits: Whether it was one.
        ridge: Keeps features that hardly ever occur from wild values.
    """
    size = len(rows[0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        table = [[ridge * (at == to) for to in range(size)] for at in range(size)]
        slope = [-ridge * weight for weight in weights]
        for row, hit in zip(rows, hits, strict=True):
            p = logistic(sum(w * f for w, f in zip(weights, row, strict=True)))
            left, curved = hit - p, p * (1 - p)
            for at, feature in enumerate(row):
                if feature:
                    slope[at] += feature * left
                    line, times = table[at], feature * curved
                    for to, other in enumerate(row):
                        line[to] += times * other
        step = solve(table, slope)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
        if max(abs(s) for s in step) < 1e-6:
            break
    return weights


def solve(table: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a set of linear equations whose table is positive definite."""
    lines = [[*line, value] for line, value in zip(table, right, strict=True)]
    for at, line in enumerate(lines):
        pivot = line[at]
        line[:] = [value / pivot for value in line]
        for other in lines:
            if other is not line and other[at]:
                times = other[at]
                other[:] = [a - times * b for a, b in zip(other, line, strict=True)]
    return [line[-1] for line in lines]


def loss(chances: Sequence[float], hits: Sequence[bool]) -> float:
    """Return the mean log-loss of what was foretold, in nats."""
    kept = [max(1e-9, p if hit else 1 - p) for p, hit in zip(chances, hits, strict=True)]
    return -sum(math.log(p) for p in kept) / len(kept)


def base_loss(hits: Sequence[bool]) -> float:
    """Return the mean log-loss if only the share of hits were known."""
    share = sum(hits) / len(hits)
    return loss([share] * len(hits), hits)


Choice: TypeAlias = tuple[Sequence[Sequence[float]], int]
"""The features of all there was to choose from, and which was chosen."""


def fit_choice(choices: Sequence[Choice], ridge: float = RIDGE) -> list[float]:
    """Return the weights of a softmax that make the choices likeliest, by Newton's method.

    Args:
        choices: Some with more than one thing to choose from.
        ridge: Keeps features that hardly ever differ from wild values.
    """
    size = len(choices[0][0][0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        table = [[ridge * (at == to) for to in range(size)] for at in range(size)]
        slope = [-ridge * weight for weight in weights]
        for rows, chosen in choices:
            kept = shares(weights, rows)
            mean = [
                sum(p * row[at] for p, row in zip(kept, rows, strict=True)) for at in range(size)
            ]
            for at in range(size):
                slope[at] += rows[chosen][at] - mean[at]
            for p, row in zip(kept, rows, strict=True):
                off = [value - middle for value, middle in zip(row, mean, strict=True)]
                for at in range(size):
                    for to in range(size):
                        table[at][to] += p * off[at] * off[to]
        step = solve(table, slope)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
        if max(abs(s) for s in step) < 1e-6:
            break
    return weights


def shares(weights: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
    """Return how likely each of some things is chosen, by a softmax over their features."""
    worths = [sum(w * f for w, f in zip(weights, row, strict=True)) for row in rows]
    most = max(worths)
    powers = [math.exp(worth - most) for worth in worths]
    whole = sum(powers)
    return [power / whole for power in powers]
