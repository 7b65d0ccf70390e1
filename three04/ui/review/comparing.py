"""One's own deals played again by a computer player once they are over, while one plays on."""

import logging
from collections.abc import Sequence

from PySide6.QtCore import QObject

from three04.review.deal import FinishedDeal, finished_deal
from three04.rules.journal import Row
from three04.ui.aside import AsideWork, Step
from three04.ui.keeping.keeper import KeptJournal
from three04.ui.match.session import Session
from three04.ui.match.worker import WorkerExecutor
from three04.ui.review.rivals import Rivals

log = logging.getLogger(__name__)


class _Work(AsideWork):
    """Has a computer player play one deal again, and keeps how it did."""

    def __init__(
        self, worker: WorkerExecutor, journal: KeptJournal, number: int, seat: int, level: str
    ) -> None:
        super().__init__(worker)
        self.journal, self.number, self.level = journal, number, level
        self._seat, self._rows = seat, tuple(journal.rows)
        self._rivals: Rivals | None = None
        self._steps = [Step(lambda _: _prepared(self._rows, number, seat, level), self._begun)]
        self._playing: Step | None = None

    def next_step(self) -> Step | None:
        """Return the step to do next: the deal is looked up, then played."""
        return self._steps[0] if self._steps else None

    def leave_out(self, step: Step) -> None:
        """Do no more of it: what cannot be played again is missing."""
        self._steps.clear()

    def _begun(self, found: object) -> None:
        assert isinstance(found, Rivals)
        self._rivals = found
        self._steps = [Step(found.play_on, self._played)]

    def _played(self, found: object) -> None:
        assert self._rivals is not None
        came = self._rivals.played(found)
        if came is not None:
            self._steps.clear()
            self.journal.keep_comparison(self.number, self._seat, came.theirs)


def _prepared(rows: Sequence[Row], number: int, seat: int, level: str) -> Rivals:
    deal: FinishedDeal = finished_deal(rows, number)
    return Rivals(deal, seat, (level,))


class Comparing(QObject):
    """Follows the match in progress.

    One deal at a time: where the next one is over first, or the window closes, or the deal is
    taken back, its comparison is missing, and nobody is told.
    """

    def __init__(self, worker: WorkerExecutor, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = worker
        self._work: _Work | None = None

    @property
    def running(self) -> bool:
        """Whether a deal is played again just now."""
        return self._work is not None and self._work.running

    def follow(self, session: Session, journal: KeptJournal, level: str) -> None:
        """Begin with a deal that is over, and end with one that is taken back.

        Args:
            session: The match in progress.
            journal: What keeps it.
            level: The computer player; "" for none.
        """
        number, work = session.view.public.number, self._work
        same = work is not None and work.journal is journal and work.number == number
        if not session.deal_over:
            if same:
                self.stop()
            return
        if not level or session.watched or not journal.safe or journal.match is None:
            return
        if same and work is not None and work.level == level:
            return
        known = journal.comparisons(number, session.seat)
        self.stop()
        self._work = _Work(self._worker, journal, number, session.seat, level)
        if all(theirs.level != level for theirs in known):
            self._work.go_on()

    def stop(self) -> None:
        """Play nothing again any more."""
        if self._work is not None:
            self._work.stop()
            self._work.deleteLater()
            self._work = None
