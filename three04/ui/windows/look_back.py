"""The window of a match whose deals are looked at again, by the person and in the background."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot

from three04.record.deals import DealSource
from three04.store.counts import Filter
from three04.store.skill import SkillFigure
from three04.ui.keeper import KeptJournal
from three04.ui.language import Language
from three04.ui.session import Session
from three04.ui.windows import late
from three04.ui.windows.deal_window import DealWindow

if TYPE_CHECKING:
    from three04.ui.kept_deal import KeptDeal


class LookBackWindow(DealWindow):
    """A match window that opens reviews, and has one's deals played again.

    Signals:
        reviews_changed (): A review was opened or closed.
    """

    reviews_changed = Signal()

    def __init__(
        self,
        language: Language,
        source: Callable[[], DealSource] | None,
        speed: float,
        folder: Path | None,
    ) -> None:
        """Make the window; see :class:`MatchWindow`."""
        super().__init__(language, source, speed, folder)
        self.area.review.connect(self.review_deal)
        self.review_action.triggered.connect(self.review_deal)

    # ------------------------------------------------------------------ reviews

    @cached_property
    def reviews(self) -> "late.ReviewDesk":
        """What looks at deals that are over."""
        desk = late.ReviewDesk(self.worker, self.area.table_stage, self)
        desk.skill = self._skill
        desk.closed.connect(self.reviews_changed)
        return desk

    @property
    def reviewing(self) -> bool:
        """Whether a review is being looked at."""
        return self.made("reviews") and self.reviews.shown

    @Slot()
    def review_deal(self) -> None:
        """Look at the deal that is over."""
        session = self.session
        if session is not None and self.journal is not None and session.may_review:
            beside = self.preferences.settings.compare_with
            self.reviews.open(self.journal, session.seat, session.seat_names, beside)
            self.reviews_changed.emit()

    @Slot(object)
    def open_review(self, deal: "KeptDeal") -> None:
        """Look at a deal of the history."""
        journal = KeptJournal(self.keeper.writable, deal.kept, deal.match)
        beside = self.preferences.settings.compare_with
        self.reviews.open(journal, deal.seat or 0, deal.names, beside, deal.number)
        self.reviews_changed.emit()

    def dress_reviews(self) -> None:
        """Let reviews look as the table does."""
        if self.made("reviews"):
            self.reviews.dress()

    def _skill(self, level: str) -> SkillFigure | None:
        """Return how the person does beside a computer player since deals count."""
        since = self.preferences.settings.statistics_since
        return self.keeper.skill(level, Filter(since=since or None))

    # ------------------------------------------------------------------ in the background

    @cached_property
    def comparing(self) -> "late.Comparing":
        """What has one's deals played again, once the first deal is over."""
        return late.Comparing(self.worker, self)

    def compare(self, session: Session) -> None:
        """Have one's own deal played again by a computer player, once it is over."""
        if self.journal is not None and (session.deal_over or self.made("comparing")):
            level = self.preferences.settings.compare_with
            self.comparing.follow(session, self.journal, level)

    def close_reviews(self) -> None:
        """Work on nothing of it any more."""
        if self.made("reviews"):
            self.reviews.close()
        if self.made("comparing"):
            self.comparing.stop()
