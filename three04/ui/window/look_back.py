"""Deals looked at again: by the person in a review, and by computers in the background."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from three04.store.counts import Filter
from three04.store.skill import SkillFigure
from three04.ui.board.stage import Stage
from three04.ui.keeping.keeper import Keeper, KeptJournal
from three04.ui.match.worker import WorkerExecutor
from three04.ui.preferences import Preferences
from three04.ui.window import late
from three04.ui.window.current_match import CurrentMatch

if TYPE_CHECKING:
    from three04.ui.career.kept_deal import KeptDeal


class LookBack(QObject):
    """Opens reviews, and has one's deals played again.

    Signals:
        changed (): A review was opened or closed.
    """

    changed = Signal()

    def __init__(
        self,
        match: CurrentMatch,
        keeper: Keeper,
        preferences: Preferences,
        worker: WorkerExecutor,
        stage: Stage,
        window: QWidget,
    ) -> None:
        """Make ready.

        Args:
            match: The match at the table.
            keeper: Knows how the person has done.
            preferences: What is set: with which computer player one is compared.
            worker: Where it is worked out.
            stage: How the table looks.
            window: The main window.
        """
        super().__init__(window)
        self._match, self._keeper, self._preferences = match, keeper, preferences
        self._worker, self._stage, self._window = worker, stage, window

    # ------------------------------------------------------------------ reviews

    @cached_property
    def reviews(self) -> "late.ReviewDesk":
        """What looks at deals that are over."""
        desk = late.ReviewDesk(self._worker, self._stage, self._window)
        desk.skill = self._skill
        desk.closed.connect(self.changed)
        return desk

    def reviewing(self) -> bool:
        """Return whether a review is being looked at."""
        return "reviews" in vars(self) and self.reviews.shown

    @Slot()
    def review_deal(self) -> None:
        """Look at the deal that is over."""
        session, journal = self._match.session, self._match.journal
        if session is not None and journal is not None and session.may_review:
            beside = self._preferences.settings.compare_with
            self.reviews.open(journal, session.seat, session.seat_names, beside)
            self.changed.emit()

    @Slot(object)
    def open_review(self, deal: "KeptDeal") -> None:
        """Look at a deal of the history."""
        journal = KeptJournal(self._keeper.writable, deal.kept, deal.match)
        beside = self._preferences.settings.compare_with
        self.reviews.open(journal, deal.seat or 0, deal.names, beside, deal.number)
        self.changed.emit()

    def dress(self) -> None:
        """Let reviews look as the table does."""
        if "reviews" in vars(self):
            self.reviews.dress()

    def _skill(self, level: str) -> SkillFigure | None:
        """Return how the person does beside a computer player since deals count."""
        since = self._preferences.settings.statistics_since
        return self._keeper.skill(level, Filter(since=since or None))

    # ------------------------------------------------------------------ in the background

    @cached_property
    def comparing(self) -> "late.Comparing":
        """What has one's deals played again, once the first deal is over."""
        return late.Comparing(self._worker, self)

    def follow(self) -> None:
        """Have one's own deal played again by a computer player, once it is over."""
        session, journal = self._match.session, self._match.journal
        if session is None or journal is None:
            return
        if session.deal_over or "comparing" in vars(self):
            self.comparing.follow(session, journal, self._preferences.settings.compare_with)

    def stop(self) -> None:
        """Work on nothing of it any more."""
        if "reviews" in vars(self):
            self.reviews.close()
        if "comparing" in vars(self):
            self.comparing.stop()
