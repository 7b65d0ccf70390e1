"""The window of a match with what was played before: the statistics and the history of deals."""

from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import QEvent, Slot
from PySide6.QtWidgets import QMainWindow

from three04.record.deals import DealSource
from three04.ui.language import Language
from three04.ui.preferences import Preferences
from three04.ui.session import Session
from three04.ui.sound import Sounds
from three04.ui.windows import late
from three04.ui.windows.aids import Aids
from three04.ui.windows.commands import Commands
from three04.ui.windows.current_match import CurrentMatch
from three04.ui.windows.lobby import Lobby
from three04.ui.windows.messages import Messages
from three04.ui.windows.records import Records
from three04.ui.windows.resuming import Resuming
from three04.ui.windows.storage import Storage
from three04.ui.windows.table_area import TableArea
from three04.ui.windows.turn_notice import TurnNotice
from three04.ui.worker import WorkerExecutor


class CareerWindow(QMainWindow):
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
        super().__init__()
        self.language = language
        self.area = TableArea(self)
        self.setCentralWidget(self.area)
        self.commands = Commands(self.area, self)
        self.preferences = Preferences(folder, self)
        self.messages = Messages(self.area, self.preferences, self)
        self.storage = Storage(folder, self.messages, self)
        self.worker = WorkerExecutor(self)
        self.match = CurrentMatch(
            self.storage, self.preferences, self.messages, self.worker, source, self
        )
        self.aids = Aids(self.area, self.commands, self.worker, self)
        self.turn_notice = TurnNotice(self)
        self.sounds = Sounds(self)
        self.lobby = Lobby(self.match, self.storage, self.preferences, self.messages, self)
        self.resuming = Resuming(
            self.match, self.storage, self.preferences, self.messages, self.area, language,
            window=self,
        )  # fmt: skip
        self.records = Records(self.match, self.resuming, self.storage.keeper, self.messages, self)
        self.setAcceptDrops(True)
        self._connect_match()
        self.statistics: late.StatisticsWindow | None = None
        self.history: late.HistoryWindow | None = None
        self.commands.statistics_action.triggered.connect(self.show_statistics)
        self.commands.history_action.triggered.connect(self.show_history)

    def _connect_match(self) -> None:
        """Let everybody know which match is at the table."""
        self.preferences.unsaved.connect(self.messages.tell_unsaved)
        self.match.leaves.connect(self.aids.hints.cancel)
        self.match.begins.connect(self.sounds.show_session)
        self.match.begins.connect(self.aids.show_session)
        self.match.begins.connect(self._show_session)
        self.match.over.connect(self.lobby.ask_new_match)
        self.resuming.another.connect(self.lobby.ask_new_match)
        self.resuming.offered.connect(self.commands.place)

    @Slot(object)
    def _show_session(self, session: Session) -> None:
        """Show this match at the table from now on."""
        self.area.show_session(session)
        self.area.board.setFocus()

    @property
    def session(self) -> Session | None:
        """The match in progress; None before the first."""
        return self.match.session

    def begin(self) -> None:
        """Offer to go on with the match that was left, or start one as the last was."""
        self.resuming.begin()

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.setWindowTitle(self.tr("304"))
        self.commands.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.commands.screen_action.setChecked(self.isFullScreen())

    @Slot()
    def show_statistics(self) -> None:
        """Show how the person plays."""
        if self.statistics is None:
            self.statistics = late.StatisticsWindow(
                self.storage.keeper.store,
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
                self.storage.keeper.store, self.area.table_stage, self.language, self
            )
            self.history.replay.connect(self.open_replay)
        self.history.show()
        self.history.activateWindow()

    @Slot(object)
    def _count_since(self, at: int) -> None:
        """Keep since when deals count."""
        settings = self.preferences.settings
        self.preferences.set(msgspec.structs.replace(settings, statistics_since=at))

    @Slot(object, int, object)
    def open_replay(self, record: str, deal: int, own: int | None) -> None:
        """Show a deal again; for who inherits.

        Args:
            record: The record of its match.
            deal: Which deal of it, from 0.
            own: The seat that was the person's, if any.
        """
