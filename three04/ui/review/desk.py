"""Opens reviews of the match in progress, keeps what they found, and ends them with the window."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from three04.review.comparison import Comparison
from three04.review.deal import FinishedDeal, NoReviewError, finished_deal
from three04.store.skill import SkillFigure
from three04.ui.board.stage import Stage
from three04.ui.keeping.keeper import KeptJournal
from three04.ui.match.worker import WorkerExecutor
from three04.ui.review.window import ReviewWindow
from three04.ui.review.work import RIVALS, ReviewWork


class ReviewDesk(QObject):
    """Reviews, one window at a time.

    Attributes:
        window: The window; None before the first review.
        budget: Worlds the adviser looks at for a card; 0 for what it is made for.
        rivals: Who plays a deal again.
        beside: Which of them the skill figure is about.
        skill: Says how the person does beside a computer player, over all deals; None if unknown.

    Signals:
        closed (): The window was closed.
    """

    closed = Signal()

    def __init__(self, worker: WorkerExecutor, stage: Stage, parent: QWidget) -> None:
        super().__init__(parent)
        self.window: ReviewWindow | None = None
        self.budget = 0
        self.rivals: tuple[str, ...] = RIVALS
        self.beside = RIVALS[0]
        self.skill: Callable[[str], SkillFigure | None] = lambda _: None
        self._worker, self._stage, self._parent = worker, stage, parent
        self._work: ReviewWork | None = None
        self._journal: KeptJournal | None = None

    def open(
        self,
        journal: KeptJournal,
        seat: int,
        names: Callable[[], Sequence[str]],
        beside: str = "",
        number: int | None = None,
    ) -> bool:
        """Show a finished deal of a match.

        Args:
            journal: The match, and what is kept of it.
            seat: Whose choices are looked at.
            names: Gives the names at the seats, in the language that is set.
            beside: Which computer player the skill figure is about; "" is the strongest.
            number: Which deal, from 1; None for the last one.

        Returns:
            False if that deal is not over, or not there.
        """
        try:
            deal = finished_deal(journal.rows, number)
        except NoReviewError:
            return False
        self.beside = beside or RIVALS[0]
        work = self._work
        if work is None or work.deal != deal or work.seat != seat:
            self._begin(deal, seat, journal)
        assert self._work is not None
        if self.window is None:
            self.window = ReviewWindow(self._work, names, self._stage, self._parent)
            self.window.finished.connect(self.closed)
        self._show_skill()
        self._work.go_on()
        self.window.show()
        self.window.activateWindow()
        return True

    def _begin(self, deal: FinishedDeal, seat: int, journal: KeptJournal) -> None:
        """Begin another review in place of the one there was."""
        self.close()
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            self.window = None
        if self._work is not None:
            self._work.deleteLater()
        self._journal = journal
        self._work = ReviewWork(
            self._worker, deal, seat, parent=self, budget=self.budget, rivals=self.rivals,
            known=journal.comparisons(deal.number, seat),
        )  # fmt: skip
        self._work.compared.connect(self._compared)

    @property
    def shown(self) -> bool:
        """Whether a review is being looked at."""
        return self.window is not None and self.window.isVisible()

    @Slot(object)
    def _compared(self, comparison: Comparison) -> None:
        if self._journal is not None:
            self._journal.keep_comparison(comparison.deal, comparison.seat, comparison.theirs)
        if comparison.theirs.level == self.beside:
            self._show_skill()

    def _show_skill(self) -> None:
        if self.window is not None:
            self.window.show_skill(self.beside, self.skill(self.beside))

    def dress(self) -> None:
        """Look as the table does from now on."""
        if self.window is not None:
            self.window.dress()

    def close(self) -> None:
        """Work on nothing any more."""
        if self._work is not None:
            self._work.stop()
