"""A whole run: its batches handed out, their results added up in order."""

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from three04.arena.errors import ArenaError
from three04.arena.figures import Report, Row, report
from three04.arena.local import Runner, here
from three04.arena.playing import Batch, BatchResult, Run
from three04.arena.times import Times

LARGEST: Final = 50
"""Pairs of a batch at most."""
SECONDS: Final = 0.5
"""What a batch is to take: long enough to be worth its way, short enough to be seen and kept."""
MOST_FAULTS: Final = 20
"""Faults of programs that a run puts up with."""


class Tally:
    """What has come of a run so far.

    Attributes:
        run: The run.
        rows: Its pairs, in order.
        faults: What programs did wrong.
    """

    def __init__(self, run: Run, rows: Sequence[Row] = ()) -> None:
        """Begin.

        Args:
            run: The run.
            rows: Its first pairs, where they have been played already.
        """
        self.run = run
        self.rows = list(rows)
        self.faults: list[str] = []
        self._times = (Times(), Times())

    def include(self, result: BatchResult) -> None:
        """Take in further pairs."""
        self.rows += result.rows
        self.faults += result.faults
        for kept, new in zip(self._times, result.times, strict=True):
            kept.include(new)

    def report(self) -> Report:
        """Return the figures of at least one pair."""
        return report(self.run.players, self.rows, self._times, self.run.fixed is not None)


def compete(
    tally: Tally,
    pairs: int,
    runner: Runner = here,
    jobs: int = 1,
    listener: Callable[[Sequence[Row]], object] = lambda rows: None,
) -> Report:
    """Play a run to its end and return its figures.

    Args:
        tally: The run and where its results go; also after an error or Ctrl-C it has what there is.
        pairs: How many pairs in all, those included that the tally has already.
        runner: What has the batches played.
        jobs: How many it plays at once; the figures do not depend on it.
        listener: Called with new rows as they come.

    Raises:
        ArenaError: If a program does too much wrong, or the runner cannot go on.
    """
    pace = _Pace(jobs)
    batches = _batches(tally.run, len(tally.rows), pairs, pace)
    with contextlib.closing(runner(batches)) as results:
        for result in results:
            tally.include(result)
            pace.took(len(result.rows))
            listener(result.rows)
            if len(tally.faults) > MOST_FAULTS:
                raise ArenaError(f"more than {MOST_FAULTS} faults of programs: the run ends here")
    return tally.report()


class _Pace:
    """How many pairs a batch may have, by the time they have taken so far."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._begun = time.monotonic()
        self._done = 0
        self._size = 1

    def took(self, pairs: int) -> None:
        """Take note of pairs that are done."""
        self._done += pairs
        each = self._jobs * (time.monotonic() - self._begun) / self._done
        self._size = min(LARGEST, int(SECONDS / max(each, 1e-9)))

    def size(self, left: int) -> int:
        """Return the size of the next batch; the last ones are small, to end at the same time."""
        return max(1, min(self._size, left // (2 * self._jobs)))


def _batches(run: Run, start: int, pairs: int, pace: _Pace) -> Iterator[Batch]:
    while start < pairs:
        end = start + pace.size(pairs - start)
        yield Batch(run, start, end - 1)
        start = end
