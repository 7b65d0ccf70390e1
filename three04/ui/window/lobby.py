"""Asks what is played next and against whom; a match in progress is not left without a question."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from three04.ui.lineup import Wish, remembered
from three04.ui.preferences import Preferences
from three04.ui.window import late
from three04.ui.window.current_match import CurrentMatch
from three04.ui.window.messages import Messages
from three04.ui.window.storage import Storage

if TYPE_CHECKING:
    from three04.table.replay import MatchReplay


class Lobby(QObject):
    """Begins other matches as the person wishes."""

    def __init__(
        self,
        match: CurrentMatch,
        storage: Storage,
        preferences: Preferences,
        messages: Messages,
        window: QWidget,
    ) -> None:
        """Make ready.

        Args:
            match: The match at the table.
            storage: Where matches are kept.
            preferences: What is set; keeps what was wished last.
            messages: Tells the player something.
            window: The window of the dialogs.
        """
        super().__init__(window)
        self._match, self._storage, self._preferences = match, storage, preferences
        self._messages, self._window = messages, window

    # ------------------------------------------------------------------ another match

    @Slot()
    def ask_new_match(self) -> None:
        """Ask which match to play next."""
        dialog = late.NewMatchDialog(self._match.wish, self._window)
        dialog.wished.connect(self._wished)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot()
    def play_again(self) -> None:
        """Begin another match with the same settings and other cards."""
        self._wished(msgspec.structs.replace(self._match.wish, number=None))

    @Slot(object)
    def _wished(self, wish: Wish) -> None:
        """Begin this match, after asking if another is unfinished."""
        self.ask_to_leave(lambda: self._begin(wish))

    def _begin(self, wish: Wish) -> None:
        settings = self._preferences.settings
        self._preferences.set(msgspec.structs.replace(settings, new_match=remembered(wish)))
        self._match.start(wish)

    def ask_to_leave(self, begin: Callable[[], object]) -> None:
        """Begin another match, after asking if the one in progress is unfinished."""
        if not self._match.unfinished:
            begin()
            return
        box = QtWidgets.QMessageBox(self._window)
        box.setIcon(QtWidgets.QMessageBox.Icon.Question)
        box.setWindowTitle(self._window.windowTitle())
        box.setText(self.tr("The match in progress is not over. Begin another?"))
        box.setInformativeText(self._what_is_kept())
        yes = box.addButton(self.tr("&Begin another"), QtWidgets.QMessageBox.ButtonRole.AcceptRole)
        no = box.addButton(
            self.tr("&Go on with this one"), QtWidgets.QMessageBox.ButtonRole.RejectRole
        )
        box.setDefaultButton(no)
        box.setEscapeButton(no)
        box.finished.connect(box.deleteLater)
        yes.clicked.connect(begin)
        box.open()

    def _what_is_kept(self) -> str:
        """Return what becomes of the match in progress."""
        if self._storage.keeper.writable is None:
            return self.tr("This window keeps no matches.")
        return self.tr(
            "It stays among the unfinished matches, and you can go on with it at any time."
        )

    # ------------------------------------------------------------------ what if

    @Slot(object)
    def play_on(self, chosen: "tuple[MatchReplay, int, int]") -> None:
        """Play on from a moment of a replay, after asking if another match is unfinished."""
        replay, moment, seat = chosen
        self._window.show()
        self._storage.open()  # a replay may be all that was opened
        self.ask_to_leave(lambda: self.start_what_if(replay, moment, seat))

    def start_what_if(self, replay: "MatchReplay", moment: int, seat: int) -> None:
        """Begin a match that goes on from a moment of a replay, with the person in a seat of it."""
        self._match.start_what_if(replay, moment, seat)
        self._window.show()
        self._window.activateWindow()
        self._messages.tell(
            self.tr(
                "What if: you play on from here. The deals after this one are dealt anew, and the "
                "statistics leave this match out."
            )
        )

    # ------------------------------------------------------------------ against whom

    @Slot()
    def ask_players(self) -> None:
        """Ask how well the computers shall play from the next deal on."""
        session = self._match.session
        if session is None:
            return
        running = session.view.public.outcome is None
        players = session.lineup.latest
        dialog = late.PlayersDialog(session.seat_names(), players, running, self._window)
        dialog.chosen.connect(self._match.change_players)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
