"""What comes of a run: figures with their 95 % intervals, over pairs.

Both tables of a pair get the same cards, so that luck cancels out within it.
"""

import math
import statistics
from collections.abc import Sequence

import msgspec

from three04.arena.times import Times

SURE = 1.96
"""Standard errors on each side of a 95 % interval."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval.

    Attributes:
        mean: The mean.
        low: The lower end.
        high: The upper end.
    """

    mean: float
    low: float
    high: float


class Score(msgspec.Struct, frozen=True):
    """What one player did in one pair: in both deals, over all its sides.

    Attributes:
        tokens: Tokens won less tokens lost.
        points: Card points taken.
        played: Deals played out, out of the two.
        contracts: Contracts it held.
        made: How many of them it made.
        forfeits: Seats whose deal a program of its own gave up by a fault.
    """

    tokens: int = 0
    points: int = 0
    played: int = 0
    contracts: int = 0
    made: int = 0
    forfeits: int = 0

    def plus(self, other: "Score") -> "Score":
        """Return both together."""
        return Score(
            self.tokens + other.tokens,
            self.points + other.points,
            self.played + other.played,
            self.contracts + other.contracts,
            self.made + other.made,
            self.forfeits + other.forfeits,
        )


class Row(msgspec.Struct, frozen=True):
    """One pair of deals.

    Attributes:
        pair: Its number, from 0.
        thrown_in: How many of the two deals nobody bid in.
        scores: What both players did, the first first.
    """

    pair: int
    thrown_in: int
    scores: tuple[Score, Score]


class Standing(msgspec.Struct, frozen=True):
    """How one player did in the whole.

    Attributes:
        name: Its name.
        tokens: Tokens a deal.
        points: Card points a deal that was played out.
        contracts: Contracts it held.
        made: The share of them it made, from 0 to 1.
        decisions: Turns that were timed: those of this run on which it had a choice.
        median_ms: Half of these decisions took no longer.
        p95_ms: 95 in 100 of them took no longer.
        forfeits: Seats whose deal a program of its own gave up by a fault.
    """

    name: str
    tokens: Estimate
    points: Estimate
    contracts: int
    made: Estimate
    decisions: int
    median_ms: float
    p95_ms: float
    forfeits: int = 0


class Report(msgspec.Struct, frozen=True):
    """What came of it.

    Attributes:
        pairs: How many pairs were played; twice as many deals.
        thrown_in: How many of the deals nobody bid in.
        players: Both players, the first first.
        gap: How much more of 100 contracts the first player makes than the second, where both
            play the same ones; None where they bid for them.
    """

    pairs: int
    thrown_in: int
    players: tuple[Standing, Standing]
    gap: Estimate | None = None


def report(
    names: tuple[str, str], rows: Sequence[Row], times: tuple[Times, Times], same_contracts: bool
) -> Report:
    """Return the figures of these pairs.

    Args:
        names: The players' names.
        rows: The pairs, at least one.
        times: How long both players took.
        same_contracts: Whether each pair has one contract, held by each player once.
    """
    first, second = ([row.scores[who] for row in rows] for who in (0, 1))
    gap = None
    if same_contracts:
        gap = _mean([100.0 * (a.made - b.made) for a, b in zip(first, second, strict=True)])
    return Report(
        len(rows),
        sum(row.thrown_in for row in rows),
        (_standing(names[0], first, times[0]), _standing(names[1], second, times[1])),
        gap,
    )


def _standing(name: str, scores: Sequence[Score], times: Times) -> Standing:
    return Standing(
        name=name,
        tokens=_mean([score.tokens / 2 for score in scores]),
        points=_ratio([score.points for score in scores], [score.played for score in scores]),
        contracts=sum(score.contracts for score in scores),
        made=_ratio([score.made for score in scores], [score.contracts for score in scores]),
        decisions=times.count,
        median_ms=times.percentile(0.5),
        p95_ms=times.percentile(0.95),
        forfeits=sum(score.forfeits for score in scores),
    )


def _mean(values: Sequence[float]) -> Estimate:
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Estimate(mean, mean, mean)
    error = SURE * statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(mean, mean - error, mean + error)


def _ratio(parts: Sequence[int], wholes: Sequence[int]) -> Estimate:
    """Return a ratio over pairs that differ in their wholes, by its linear approximation."""
    total, count = sum(wholes), len(wholes)
    if not total:
        return Estimate(0.0, 0.0, 0.0)
    share = sum(parts) / total
    spread = sum((part - share * whole) ** 2 for part, whole in zip(parts, wholes, strict=True))
    error = SURE * math.sqrt(spread * count / max(1, count - 1)) / total
    return Estimate(share, max(0.0, share - error), share + error)
