"""The window of a match whose deals are looked at again, by the person and in the background."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot

from three04.record.deals import DealSource
from three04.store.skill import SkillFigure
from three04.store.statistics import Filter
from three04.ui.language import Language
from three04.ui.session import Session
from three04.ui.windows.deal_window import DealWindow

if TYPE_CHECKING:
    from three04.ui.comparing import Comparing
    from three04.ui.windows.review_desk import ReviewDesk


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
        self._reviews: ReviewDesk | None = None
        self._comparing: Comparing | None = None
        self.area.result.review.connect(self.review_deal)
        self.review_action.triggered.connect(self.review_deal)

    # ------------------------------------------------------------------ reviews

    @property
    def reviews(self) -> "ReviewDesk":
        """What looks at deals that are over; loaded when it is first wanted, not at the start."""
        if self._reviews is None:
            from three04.ui.windows.review_desk import ReviewDesk  # noqa: PLC0415

            self._reviews = ReviewDesk(self.worker, self.area.table_stage, self)
            self._reviews.skill = self._skill
            self._reviews.closed.connect(self.reviews_changed)
        return self._reviews

    @property
    def reviewing(self) -> bool:
        """Whether a review is being looked at."""
        return self._reviews is not None and self._reviews.shown

    @Slot()
    def review_deal(self) -> None:
        """Look at the deal that is over."""
        session = self.session
        if session is not None and self.journal is not None and session.deal_over:
            beside = self.preferences.settings.compare_with
            self.reviews.open(self.journal, session.seat, session.seat_names, beside)
            self.reviews_changed.emit()

    def dress_reviews(self) -> None:
        """Let reviews look as the table does."""
        if self._reviews is not None:
            self._reviews.dress()

    def _skill(self, level: str) -> SkillFigure | None:
        """Return how the person does beside a computer player since deals count."""
        since = self.preferences.settings.statistics_since
        return self.keeper.skill(level, Filter(since=since or None))

    # ------------------------------------------------------------------ in the background

    @property
    def comparing(self) -> "Comparing":
        """What has one's deals played again; loaded when the first deal is over."""
        if self._comparing is None:
            from three04.ui.comparing import Comparing  # noqa: PLC0415

            self._comparing = Comparing(self.worker, self)
        return self._comparing

    def compare(self, session: Session) -> None:
        """Have one's own deal played again by a computer player, once it is over."""
        if self.journal is not None and (session.deal_over or self._comparing is not None):
            level = self.preferences.settings.compare_with
            self.comparing.follow(session, self.journal, level)

    def close_reviews(self) -> None:
        """Work on nothing of it any more."""
        if self._reviews is not None:
            self._reviews.close()
        if self._comparing is not None:
            self._comparing.stop()
