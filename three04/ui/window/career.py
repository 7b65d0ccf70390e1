"""What was played before: the statistics and the history of deals."""

import msgspec
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from three04.ui.board.stage import Stage
from three04.ui.keeping.keeper import Keeper
from three04.ui.preferences import Preferences
from three04.ui.window import late
from three04.ui.words.language import Language


class Career(QObject):
    """Shows what was played before.

    Attributes:
        statistics, history: Those windows, once they have been opened.

    Signals:
        replay (object): A deal of the history, a :class:`KeptDeal`, is to be shown again.
        review (object): Such a deal is to be reviewed.
    """

    replay = Signal(object)
    review = Signal(object)

    def __init__(
        self,
        keeper: Keeper,
        preferences: Preferences,
        stage: Stage,
        language: Language,
        window: QWidget,
    ) -> None:
        """Make ready.

        Args:
            keeper: Has kept what was played.
            preferences: What is set: since when deals count.
            stage: How the table looks.
            language: The language.
            window: The main window, beside which the others are opened.
        """
        super().__init__(window)
        self._keeper, self._preferences = keeper, preferences
        self._stage, self._language, self._window = stage, language, window
        self.statistics: late.StatisticsWindow | None = None
        self.history: late.HistoryWindow | None = None

    @Slot()
    def show_statistics(self) -> None:
        """Show how the person plays."""
        settings = self._preferences.settings
        if self.statistics is None:
            self.statistics = late.StatisticsWindow(
                self._keeper.store,
                self._stage,
                self._language,
                settings.statistics_since,
                self._window,
            )
            self.statistics.set_back.connect(self._count_since)
        self.statistics.beside = settings.compare_with
        self.statistics.show()
        self.statistics.activateWindow()

    @Slot()
    def show_history(self) -> None:
        """Show all deals that are over."""
        if self.history is None:
            self.history = late.HistoryWindow(
                self._keeper.store, self._stage, self._language, self._window
            )
            self.history.replay.connect(self.replay)
            self.history.review.connect(self.review)
        self.history.show()
        self.history.activateWindow()

    @Slot(object)
    def _count_since(self, at: int) -> None:
        """Keep since when deals count."""
        settings = self._preferences.settings
        self._preferences.set(msgspec.structs.replace(settings, statistics_since=at))
