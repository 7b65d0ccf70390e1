"""Opens reviews of the match in progress, keeps what they found, and ends them with the window."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from three04.review.comparison import Comparison, SkillFigure, skill_figure
from three04.review.deal import FinishedDeal, NoReviewError, finished_deal
from three04.rules.journal import Row
from three04.ui.board.stage import Stage
from three04.ui.review_work import RIVALS, ReviewWork
from three04.ui.windows.review_window import ReviewWindow
from three04.ui.worker import WorkerExecutor


class ReviewDesk(QObject):
    """Reviews, one window at a time.

    Attributes:
        window: The window; None before the first review.
        budget: Worlds the adviser looks at for a card; 0 for what it is made for.
        rivals: Who plays a deal again.
        comparisons: Comparisons with computer players so far, by deal and level. Whoever keeps
            them on disk puts the earlier ones here.

    Signals:
        closed (): The window was closed.
    """

    closed = Signal()

    def __init__(self, worker: WorkerExecutor, stage: Stage, parent: QWidget) -> None:
        super().__init__(parent)
        self.window: ReviewWindow | None = None
        self.budget = 0
        self.rivals: tuple[str, ...] = RIVALS
        self.comparisons: dict[tuple[str, int, str], Comparison] = {}
        self._worker, self._stage, self._parent = worker, stage, parent
        self._work: ReviewWork | None = None

    def open(
        self,
        rows: Sequence[Row],
        seat: int,
        names: Callable[[], Sequence[str]],
        number: int | None = None,
    ) -> bool:
        """Show a finished deal of a match.

        Args:
            rows: The match's rows.
            seat: Whose choices are looked at.
            names: Gives the names at the seats, in the language that is set.
            number: Which deal, from 1; None for the last one.

        Returns:
            False if that deal is not over, or not there.
        """
        try:
            deal = finished_deal(rows, number)
        except NoReviewError:
            return False
        work = self._work
        if work is None or work.deal != deal or work.seat != seat:
            self._begin(deal, seat)
        assert self._work is not None
        if self.window is None:
            self.window = ReviewWindow(self._work, names, self._stage, self._parent)
            self.window.show_skill(self.skill())
            self.window.finished.connect(self.closed)
        self._work.go_on()
        self.window.show()
        self.window.activateWindow()
        return True

    def _begin(self, deal: FinishedDeal, seat: int) -> None:
        """Begin another review in place of the one there was."""
        self.close()
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            self.window = None
        if self._work is not None:
            self._work.deleteLater()
        self._work = ReviewWork(
            self._worker, deal, seat, parent=self, budget=self.budget, rivals=self.rivals
        )
        self._work.compared.connect(self._compared)

    @property
    def shown(self) -> bool:
        """Whether a review is being looked at."""
        return self.window is not None and self.window.isVisible()

    def skill(self) -> SkillFigure | None:
        """Return how the person does beside the strongest player, over all deals compared."""
        found = [
            c.ahead for (_, _, level), c in self.comparisons.items() if level == self.rivals[0]
        ]
        return skill_figure(found)

    @Slot(object)
    def _compared(self, comparison: Comparison) -> None:
        assert self._work is not None
        match = self._work.deal.header.seed
        self.comparisons[match, comparison.deal, comparison.theirs.level] = comparison
        if self.window is not None:
            self.window.show_skill(self.skill())

    def dress(self) -> None:
        """Look as the table does from now on."""
        if self.window is not None:
            self.window.dress()

    def close(self) -> None:
        """Work on nothing any more."""
        if self._work is not None:
            self._work.stop()
