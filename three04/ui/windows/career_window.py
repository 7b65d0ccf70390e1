"""The window of a match with what was played before: the statistics and the history of deals."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import Slot

from three04.record.deals import DealSource
from three04.ui.language import Language
from three04.ui.windows import late
from three04.ui.windows.record_window import RecordWindow

if TYPE_CHECKING:
    from three04.ui.kept_deal import KeptDeal


class CareerWindow(RecordWindow):
    """A match window that shows what was played before.

    Attributes:
        statistics, history: Those windows, once they have been opened.
    """

    def __init__(
        self,
        language: Language,
        source: Callable[[], DealSource] | None,
        speed: float,
        folder: Path | None,
    ) -> None:
        """Make the window; see :class:`MatchWindow`."""
        super().__init__(language, source, speed, folder)
        self.statistics: late.StatisticsWindow | None = None
        self.history: late.HistoryWindow | None = None
        self.statistics_action.triggered.connect(self.show_statistics)
        self.history_action.triggered.connect(self.show_history)

    @Slot()
    def show_statistics(self) -> None:
        """Show how the person plays."""
        if self.statistics is None:
            self.statistics = late.StatisticsWindow(
                self.keeper.store,
                self.area.table_stage,
                self.language,
                self.preferences.settings.statistics_since,
                self,
            )
            self.statistics.set_back.connect(self._count_since)
        self.statistics.beside = self.preferences.settings.compare_with
        self.statistics.show()
        self.statistics.activateWindow()

    @Slot()
    def show_history(self) -> None:
        """Show all deals that are over."""
        if self.history is None:
            self.history = late.HistoryWindow(
                self.keeper.store, self.area.table_stage, self.language, self
            )
            self.history.replay.connect(self.open_replay)
            self.history.review.connect(self.open_review)
        self.history.show()
        self.history.activateWindow()

    @Slot(object)
    def _count_since(self, at: int) -> None:
        """Keep since when deals count."""
        settings = self.preferences.settings
        self.set_settings(msgspec.structs.replace(settings, statistics_since=at))

    @Slot(object)
    def open_replay(self, deal: "KeptDeal") -> None:
        """Show a deal again; for who inherits."""

    @Slot(object)
    def open_review(self, deal: "KeptDeal") -> None:
        """Look at a deal again; for who inherits."""
