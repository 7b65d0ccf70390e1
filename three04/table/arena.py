"""The arena: two computer players play the same cards twice, with their sides swapped.

Each deal is a match of its own with tokens enough that nobody pays less than he owes (R65). A
deal that is redealt or spoilt goes on with the next cards of the pair, a deal thrown in counts
as it is. As both tables get the same cards, luck cancels out: intervals are over pairs.
"""

import math
import statistics
import time
from collections.abc import Callable, Sequence

import msgspec

from three04.ai.player import Decide, Player
from three04.record.deals import seeded_source
from three04.rules.journal import MemoryJournal
from three04.rules.nought.match import Match
from three04.rules.nought.view import View
from three04.rules.options import Options
from three04.rules.questions import Answer, Question
from three04.table.matches import play_match
from three04.table.table import Table

PLENTY = 10_000
"""Tokens of a side: more than any deal can cost."""
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
    """

    tokens: int = 0
    points: int = 0
    played: int = 0
    contracts: int = 0
    made: int = 0

    def plus(self, other: "Score") -> "Score":
        """Return both together."""
        return Score(
            self.tokens + other.tokens,
            self.points + other.points,
            self.played + other.played,
            self.contracts + other.contracts,
            self.made + other.made,
        )


class Standing(msgspec.Struct, frozen=True):
    """How one player did in the whole.

    Attributes:
        name: Its name.
        tokens: Tokens a deal.
        points: Card points a deal that was played out.
        contracts: Contracts it held.
        made: The share of them it made, from 0 to 1.
        decisions: Turns on which it had a choice.
        median_ms: Half of these decisions took no longer.
        p95_ms: 95 in 100 of them took no longer.
    """

    name: str
    tokens: Estimate
    points: Estimate
    contracts: int
    made: Estimate
    decisions: int
    median_ms: float
    p95_ms: float


class Report(msgspec.Struct, frozen=True):
    """What came of it.

    Attributes:
        pairs: How many pairs were played; twice as many deals.
        thrown_in: How many of the deals nobody bid in.
        players: Both players, the first first.
    """

    pairs: int
    thrown_in: int
    players: tuple[Standing, Standing]


class Stopwatch:
    """A computer player whose decisions are timed, in CPU time of this thread.

    Attributes:
        player: The player, to be seated in place of the original.
        times: Seconds of each turn on which it had a choice.
    """

    def __init__(self, player: Player) -> None:
        self._decide: Decide = player.decide
        self.player = Player(player.name, self._timed, player.polled)
        self.times: list[float] = []

    def _timed(self, view: View, question: Question, seed: str, budget: int) -> Answer:
        begun = time.thread_time()
        answer = self._decide(view, question, seed, budget)
        if question.kind == "turn" and len(question.actions) > 1:
            self.times.append(time.thread_time() - begun)
        return answer

    def percentile(self, share: float) -> float:
        """Return the milliseconds that this share of the decisions did not exceed."""
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def compete(
    options: Options,
    players: tuple[Player, Player],
    pairs: int,
    seed: str,
    progress: Callable[[int], object] = lambda done: None,
) -> Report:
    """Let two players compete.

    Args:
        options: The options to play by; the tokens do not matter.
        players: The two; they may be the same.
        pairs: How many pairs of deals.
        seed: Of the cards and of the players' choices.
        progress: Called after each pair with the number done.
    """
    chosen = msgspec.structs.replace(options, tokens=PLENTY)
    watches = tuple(Stopwatch(player) for player in players)
    scores: tuple[list[Score], list[Score]] = ([], [])
    thrown_in = 0
    for number in range(pairs):
        pair = (Score(), Score())
        for swapped in (0, 1):
            seated = [watches[(side + swapped) % 2].player for side in _sides(chosen)]
            match = _play(chosen, seated, f"{seed} {number}").match
            thrown_in += match.result is not None and match.result.outcome == "thrown-in"
            found = _scores(match, swapped)
            pair = (pair[0].plus(found[0]), pair[1].plus(found[1]))
        for kept, score in zip(scores, pair, strict=True):
            kept.append(score)
        progress(number + 1)
    first, second = (_standing(w, s) for w, s in zip(watches, scores, strict=True))
    return Report(pairs, thrown_in, (first, second))


def _sides(options: Options) -> list[int]:
    """Return the side of every seat."""
    return [options.seating.side(seat) for seat in range(options.seating.seats)]


def _play(options: Options, players: Sequence[Player], seed: str) -> Table:
    """Play one deal to its end, over redeals and spoilt ones."""
    source = seeded_source(f"arena deals {seed}")
    deals = 0
    while True:
        # Each time from the start: play_match plays a number of deals, and the same again.
        deals += 1
        table = play_match(
            options, players, source, f"arena players {seed}", MemoryJournal(), deals
        )
        result = table.match.result
        if result is None or result.outcome not in ("redeal", "spoilt"):
            return table


def _scores(match: Match, swapped: int) -> tuple[Score, Score]:
    """Return what both players did in one deal; ``swapped`` plays the sides the other way."""
    public, result, deal = match.public, match.result, match.current
    assert result is not None
    assert deal is not None
    played = result.outcome in ("made", "failed")
    scores = [Score(played=int(played)), Score(played=int(played))]
    for side in range(public.table.sides):
        held = played and result.maker is not None and public.table.side(result.maker) == side
        who = (side + swapped) % 2
        scores[who] = scores[who].plus(
            Score(
                tokens=public.tokens[side] - PLENTY,
                points=deal.points[side],
                contracts=int(held),
                made=int(held and result.outcome == "made"),
            )
        )
    return scores[0], scores[1]


def _standing(watch: Stopwatch, scores: Sequence[Score]) -> Standing:
    return Standing(
        name=watch.player.name,
        tokens=_mean([score.tokens / 2 for score in scores]),
        points=_ratio([score.points for score in scores], [score.played for score in scores]),
        contracts=sum(score.contracts for score in scores),
        made=_ratio([score.made for score in scores], [score.contracts for score in scores]),
        decisions=len(watch.times),
        median_ms=watch.percentile(0.5),
        p95_ms=watch.percentile(0.95),
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
