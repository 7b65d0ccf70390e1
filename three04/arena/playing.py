"""Playing pairs of deals: one picklable order in, one picklable result out.

Each deal is a match of its own with tokens enough that nobody pays less than he owes (R65). A
deal that is redealt or spoilt goes on with the next cards of the pair, a deal thrown in counts
as it is. Cards and choices come from the run's seed and the pair's number alone, so that it does
not matter who plays which pair.
"""

from collections.abc import Sequence

import msgspec

from three04.arena.entrants import Entrant, entrant_of
from three04.arena.figures import Row, Score
from three04.arena.fixed import Fixed, Script, ScriptedChair
from three04.arena.times import Times
from three04.record.deals import seeded_source
from three04.rules.journal import MemoryJournal
from three04.rules.nought.match import Match
from three04.rules.options import Options
from three04.table.table import Table

PLENTY = 10_000
"""Tokens of a side: more than any deal can cost."""


class Run(msgspec.Struct, frozen=True):
    """What is played.

    Attributes:
        options: The options to play by; the tokens do not matter.
        players: The two that compete, as the user wrote them; they may be the same.
        seed: Of the cards and of the players' choices.
        fixed: The contract, where there is no bidding.
        timeout: Seconds that a program may take for an answer.
    """

    options: Options
    players: tuple[str, str]
    seed: str = "1"
    fixed: Fixed | None = None
    timeout: float = 10.0


class Batch(msgspec.Struct, frozen=True):
    """An order: some pairs of a run.

    Attributes:
        run: The run.
        first: Number of the first pair.
        last: Number of the last.
    """

    run: Run
    first: int
    last: int


class BatchResult(msgspec.Struct, frozen=True):
    """What came of a batch.

    Attributes:
        rows: Its pairs, in order.
        times: How long both players took.
        faults: What programs did wrong, one sentence a fault.
    """

    rows: tuple[Row, ...]
    times: tuple[Times, Times]
    faults: tuple[str, ...] = ()


def play_batch(batch: Batch) -> BatchResult:
    """Play some pairs.

    Raises:
        ArenaError: If a program cannot be started or does not speak the protocol.
    """
    run = batch.run
    entrants: list[Entrant] = []
    rows: list[Row] = []
    faults: list[str] = []
    try:
        entrants.extend(entrant_of(spec, run.timeout) for spec in run.players)
        first, second = entrants
        for number in range(batch.first, batch.last + 1):
            rows.append(_pair(run, number, (first, second)))
            for entrant in entrants:
                faults.extend(f"pair {number}: {fault}" for fault in entrant.faults)
                entrant.faults.clear()
    finally:
        for entrant in entrants:
            entrant.close()
    return BatchResult(tuple(rows), (first.times, second.times), tuple(faults))


def _pair(run: Run, number: int, entrants: tuple[Entrant, Entrant]) -> Row:
    thrown_in = 0
    scores = (Score(), Score())
    sides = [run.options.seating.side(seat) for seat in range(run.options.seating.seats)]
    for swapped in (0, 1):
        seated = [entrants[(side + swapped) % 2] for side in sides]
        match = play_deal(run, number, seated)
        thrown_in += match.result is not None and match.result.outcome == "thrown-in"
        found = _scores(match, swapped)
        scores = (scores[0].plus(found[0]), scores[1].plus(found[1]))
    first, second = (
        score.plus(Score(forfeits=len(entrant.faults)))
        for score, entrant in zip(scores, entrants, strict=True)
    )
    return Row(number, thrown_in, (first, second))


def play_deal(run: Run, number: int, seated: Sequence[Entrant]) -> Match:
    """Play one deal to its end, over redeals and spoilt ones, and return its match.

    Args:
        run: The run.
        number: The pair's number.
        seated: Who plays, by seat.
    """
    options = msgspec.structs.replace(run.options, tokens=PLENTY)
    source = seeded_source(f"arena deals {run.seed} {number}")
    table = Table(options, source, MemoryJournal())
    script = None if run.fixed is None else Script(run.fixed, number, table)
    for seat, entrant in enumerate(seated):
        chair = entrant.chair(table, seat, f"arena players {run.seed} {number}:{seat}")
        table.sit(seat, ScriptedChair(script, chair) if script else chair, entrant.polled)
    while table.next_deal():
        result = table.match.result
        if result is None or result.outcome not in ("redeal", "spoilt"):
            break
    return table.match


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
