"""A review on its way: worked out step by step in the worker, behind all that the table wants."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from three04.review.comparison import Comparison
from three04.review.deal import FinishedDeal
from three04.review.judging import Grade, Verdict, judge
from three04.review.moments import Moment, moments
from three04.review.open_cards import OpenDeal, open_deal, why_not
from three04.store.comparisons import Showing
from three04.ui.aside import AsideWork, Step
from three04.ui.match.worker import WorkerExecutor
from three04.ui.review.rivals import Rivals

RIVALS: Final = ("expert", "strong", "club")
"""Who plays the deal again in the person's chair, in this order."""


class ReviewWork(AsideWork):
    """Looks at a finished deal.

    Attributes:
        deal: The deal.
        seat: Whose choices are looked at.
        adviser: Who looks at them.
        moments: The choices.
        verdicts: What is said of them so far, by :attr:`Moment.at` and whether it was an offer.
        open: The deal with open cards; None until it is solved, or where it is not.
        unsolved: Why it is not, as a code.

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
        known: Sequence[Showing] = (),
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
            known: How some of them did when they played it again before.
        """
        super().__init__(worker, parent)
        self.deal, self.seat, self.adviser = deal, seat, adviser
        self.moments = moments(deal, seat)
        self.verdicts: dict[int, Verdict] = {}
        self.open: OpenDeal | None = None
        self.unsolved = why_not(deal)
        self._told = 0
        self._rivals = Rivals(deal, seat, rivals, known)
        self._to_play = len(self._rivals.left)
        self._playing = Step(self._rivals.play_on, self._played)
        self._budget = budget
        self._steps = self._all_steps()

    # ------------------------------------------------------------------ how far it is

    @property
    def total(self) -> int:
        """How many things there are to work out."""
        return len(self.moments) + (not self.unsolved) + self._to_play

    @property
    def done(self) -> int:
        """How many of them are worked out."""
        return self.total - len(self._steps) - len(self._rivals.left)

    @property
    def comparisons(self) -> list[Comparison]:
        """How computer players did in the person's chair."""
        return self._rivals.comparisons

    # ------------------------------------------------------------------ working

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

    def _all_steps(self) -> list[Step]:
        steps: list[Step] = []
        if not self.unsolved and self.open is None:
            steps.append(Step(partial(open_deal, self.deal), self._solved))
        for number, moment in enumerate(self.moments):
            seed = f"{self.deal.header.seed}:review:{self.deal.number}:{number}"
            think = partial(judge, moment, self.adviser, seed, self._budget)
            steps.append(Step(think, partial(self._judged, number)))
        return steps

    def next_step(self) -> Step | None:
        """Return the step to do next: choices first, then what others do with the cards."""
        if self._steps:
            return self._steps[0]
        return self._playing if self._rivals.left else None

    def leave_out(self, step: Step) -> None:
        """Do a step no more, which went wrong."""
        if step is self._playing:
            self._rivals.leave_out()
        else:
            self._steps.remove(step)

    def worked(self) -> None:
        """Say that more is known."""
        if self.done != self._told:
            self._told = self.done
            self.changed.emit()

    def tell(self) -> None:
        """Say that it has been stopped or gone on with."""
        self.changed.emit()

    # ------------------------------------------------------------------ what is found

    def _solved(self, found: object) -> None:
        assert isinstance(found, OpenDeal)
        self._steps.pop(0)
        self.open = found

    def _judged(self, number: int, found: object) -> None:
        assert isinstance(found, Verdict)
        self._steps.pop(0)
        self.verdicts[number] = found

    def _played(self, found: object) -> None:
        came = self._rivals.played(found)
        if came is not None:
            self.compared.emit(came)

    def verdict_of(self, moment: Moment) -> Verdict | None:
        """Return what is said of a choice, if that is known yet."""
        return self.verdicts.get(self.moments.index(moment))

    def count(self, grade: Grade) -> int:
        """Return how many choices are of a class, so far."""
        return sum(verdict.grade is grade for verdict in self.verdicts.values())
