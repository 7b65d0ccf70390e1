"""Opens replays, of whatever is to be shown, and keeps their windows."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from three04.rules.journal import Row
from three04.store.settings import Settings
from three04.table.replay import MatchReplay
from three04.ui import preferences
from three04.ui.board.animator import Style
from three04.ui.models.order import HandOrder
from three04.ui.preferences import SPEEDS
from three04.ui.replay.keys import ReplayKeys
from three04.ui.replay.window import ReplayWindow


class Replays(QObject):
    """The replay windows of a main window.

    Attributes:
        windows: Those that are open.

    Signals:
        play_on (object): A match is to be played on: replay, moment and the person's seat.
        chosen (str): The records of a file are to be shown.
    """

    play_on = Signal(object)
    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self.windows: list[ReplayWindow] = []
        self._settings = Settings()
        self._motion: Style = "full"

    def ask_file(self) -> None:
        """Ask which record to replay."""
        dialog = QFileDialog(self._parent, self.tr("Replay a record"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([self.tr("Records of 304 (*.304)"), self.tr("All files (*)")])
        dialog.fileSelected.connect(self.chosen)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def open_match(
        self, rows: Sequence[Row], own: int | None, deal: int | None = None, *, over: bool = False
    ) -> None:
        """Show the deals of a match that are over.

        Args:
            rows: The match.
            own: The seat that was the person's, if any.
            deal: Which deal to begin at, from 0; None for the last.
            over: Whether it is gone on with no more: then nothing of it is left out (R48).
        """
        replay = MatchReplay.of_rows(rows) if over else MatchReplay.of_match(rows, own)
        moment = replay.deals[-1 if deal is None else deal].start if replay.deals else None
        self.open([replay], own, moment)

    def open(
        self, matches: Sequence[MatchReplay], own: int | None = None, moment: int | None = None
    ) -> ReplayWindow:
        """Show matches.

        Args:
            matches: The matches, at least one.
            own: The seat that was the person's; None if nobody's at this screen was.
            moment: The moment of the first match to begin at; None for its beginning.
        """
        window = ReplayWindow(matches, own)
        window.play_on.connect(self.play_on)
        window.closed.connect(self._closed)
        self.windows.append(window)
        self._dress(window)
        window.set_speed(SPEEDS[self._settings.speed] or 1.0)
        window.resize(self._parent.size())
        window.show()
        window.begin(moment)
        return window

    def dress(self, settings: Settings, motion: Style) -> None:
        """Look as it is set, from now on and where a replay is open already."""
        self._settings, self._motion = settings, motion
        for window in self.windows:
            self._dress(window)

    def _dress(self, window: ReplayWindow) -> None:
        settings = self._settings
        kind = "suit" if settings.sort == "manual" else settings.sort
        window.use_keys(ReplayKeys(settings.keys))
        window.area.lively = bool(SPEEDS[settings.speed])
        window.set_look(
            preferences.appearance(settings), self._motion, HandOrder(kind, settings.highest)
        )

    @Slot(object)
    def _closed(self, window: ReplayWindow) -> None:
        if window in self.windows:
            self.windows.remove(window)
            window.deleteLater()

    def close(self) -> None:
        """Close them all."""
        for window in list(self.windows):
            window.close()
