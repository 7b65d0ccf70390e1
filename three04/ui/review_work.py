"""A review on its way: worked out step by step in the worker, behind all that the table wants."""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from three04.ai.thought import Stop
from three04.review.comparison import Comparison, Rival, showing
from three04.review.deal import FinishedDeal
from three04.review.judging import Grade, Verdict, judge
from three04.review.moments import Moment, moments
from three04.review.open_cards import OpenDeal, open_deal, why_not
from three04.ui.worker import Job, WorkerExecutor

log = logging.getLogger(__name__)

RIVALS: Final = ("expert", "strong", "club")
"""Who plays the deal again in the person's chair, in this order."""
AGAIN: Final = 250
"""Milliseconds until a step is asked for again that had to make room."""

_FAILED: Final = object()
"""What comes of a step that went wrong: it is left out."""


class ReviewWork(QObject):
    """Looks at a finished deal.

    Attributes:
        deal: The deal.
        seat: Whose choices are looked at.
        adviser: Who looks at them.
        moments: The choices.
        verdicts: What is said of them so far, by :attr:`Moment.at` and whether it was an offer.
        open: The deal with open cards; None until it is solved, or where it is not.
        unsolved: Why it is not, as a code.
        comparisons: How computer players did in the person's chair.
        failed: How many steps went wrong.

    Signals:
        changed (): More is known, or it has been stopped or gone on with.
        compared (object): A :class:`Comparison` that has come.
    """

    changed = Signal()
    compared = Signal(object)

    def __init__(
        self,
        worker: WorkerExecutor,
        deal: FinishedDeal,
        seat: int,
        *,
        adviser: str = "expert",
        parent: QObject | None = None,
        budget: int = 0,
        rivals: Sequence[str] = RIVALS,
    ) -> None:
        """Make ready; nothing is worked out before :meth:`go_on`.

        Args:
            worker: Where it is worked out.
            deal: The deal.
            seat: Whose choices are looked at.
            adviser: Who looks at them.
            parent: Qt's owner.
            budget: Worlds the adviser looks at for a card; 0 for what it is made for.
            rivals: Who plays the deal again.
        """
        super().__init__(parent)
        self.deal, self.seat, self.adviser = deal, seat, adviser
        self.moments = moments(deal, seat)
        self.verdicts: dict[int, Verdict] = {}
        self.open: OpenDeal | None = None
        self.unsolved = why_not(deal)
        self.comparisons: list[Comparison] = []
        self.failed = 0
        self._worker = worker
        self._job: Job | None = None
        self._rival: Rival | None = None
        self._running = False
        self._told = 0
        self._rivals, self._all_rivals = list(rivals), len(rivals)
        self._budget = budget
        self._steps = self._all_steps()
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(AGAIN)
        self._again.timeout.connect(self._next)

    # ------------------------------------------------------------------ how far it is

    @property
    def total(self) -> int:
        """How many things there are to work out."""
        return len(self.moments) + (not self.unsolved) + self._all_rivals

    @property
    def done(self) -> int:
        """How many of them are worked out."""
        return self.total - len(self._steps) - len(self._rivals)

    @property
    def running(self) -> bool:
        """Whether it is worked on, or would be if the table left time."""
        return self._running

    @property
    def over(self) -> bool:
        """Whether all is worked out."""
        return not self._steps and not self._rivals

    # ------------------------------------------------------------------ working

    @Slot()
    def go_on(self) -> None:
        """Work on, in the background."""
        if not self._running and not self.over:
            self._running = True
            self._next()
            self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """Work no more; what has been found stays."""
        self._again.stop()
        if self._job is not None:
            self._job.cancel()
            self._job = None
        if self._running:
            self._running = False
            self.changed.emit()

    def ask(self, adviser: str) -> None:
        """Have another adviser look at the choices."""
        if adviser == self.adviser:
            return
        self.stop()
        self.adviser = adviser
        self.verdicts.clear()
        self._told = 0
        self._steps = self._all_steps()
        self.go_on()

    def _all_steps(self) -> list["_Step"]:
        steps: list[_Step] = []
        if not self.unsolved and self.open is None:
            steps.append(_Step(partial(open_deal, self.deal), self._solved))
        for number, moment in enumerate(self.moments):
            seed = f"{self.deal.header.seed}:review:{self.deal.number}:{number}"
            think = partial(judge, moment, self.adviser, seed, self._budget)
            steps.append(_Step(think, partial(self._judged, number)))
        return steps

    @Slot()
    def _next(self) -> None:
        if not self._running or self._job is not None:
            return
        if self._steps:
            step = self._steps[0]
        elif self._rivals:
            step = _Step(self._play_on, self._played)
        else:
            self._running = False
            self.changed.emit()
            return
        self._job = self._worker.start(
            step.run, partial(self._through, step), limit=0, aside=True, given_up=self._given_up
        )

    def _given_up(self) -> None:
        """The table wants the worker: ask again in a while."""
        self._job = None
        self._again.start()

    def _through(self, step: "_Step", found: object) -> None:
        self._job = None
        if found is None:
            self._again.start()  # it was told to hurry, and is worth nothing so
            return
        if step in self._steps:
            self._steps.remove(step)
        if found is _FAILED:
            self.failed += 1
            self._leave_out(step)
        else:
            step.keep(found)
        if self.done != self._told:
            self._told = self.done
            self.changed.emit()
        self._next()

    def _leave_out(self, step: "_Step") -> None:
        if step.keep == self._played:
            self._rivals.pop(0)
            self._rival = None

    # ------------------------------------------------------------------ what is found

    def _solved(self, found: object) -> None:
        assert isinstance(found, OpenDeal)
        self.open = found

    def _judged(self, number: int, found: object) -> None:
        assert isinstance(found, Verdict)
        self.verdicts[number] = found

    def _play_on(self, stop: Stop | None) -> object:
        """Have the rival make one decision; in the worker."""
        if self._rival is None:
            self._rival = Rival(self.deal, self.seat, self._rivals[0])
        return self._rival if self._rival.over or self._rival.step(stop) else None

    def _played(self, found: object) -> None:
        assert isinstance(found, Rival)
        if not found.over:
            return
        self._rivals.pop(0)
        self._rival = None
        mine = showing(self.deal.finished(), self.seat)
        came = Comparison(self.deal.number, self.seat, mine, found.showing())
        self.comparisons.append(came)
        self.compared.emit(came)

    def verdict_of(self, moment: Moment) -> Verdict | None:
        """Return what is said of a choice, if that is known yet."""
        return self.verdicts.get(self.moments.index(moment))

    def count(self, grade: Grade) -> int:
        """Return how many choices are of a class, so far."""
        return sum(verdict.grade is grade for verdict in self.verdicts.values())


class _Step:
    """One thing to work out.

    Attributes:
        keep: Takes what was found.
    """

    def __init__(
        self, think: Callable[[Stop | None], object], keep: Callable[[object], None]
    ) -> None:
        self._think = think
        self.keep = keep

    def run(self, stop: Stop) -> object:
        """Work it out; in the worker. None if it was stopped."""
        try:
            return self._think(stop)
        except Exception:
            # Whatever goes wrong in a look back must not end the game; the log says it.
            log.exception("part of a review could not be worked out")
            return _FAILED
