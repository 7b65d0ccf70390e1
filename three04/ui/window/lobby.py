"""Asks what is played next and against whom, and before a match is left or played out."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from three04.ui.match.lineup import Wish, remembered
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
        self._ask(
            self.tr("The match in progress is not over. Begin another?"),
            self._what_is_kept(),
            self.tr("&Begin another"),
            self.tr("&Go on with this one"),
            begin,
        )

    def _ask(
        self, text: str, more: str, yes: str, no: str, go: Callable[[], object]
    ) -> "QtWidgets.QMessageBox":
        """Ask before something is done; Enter and Esc leave it undone."""
        box = QtWidgets.QMessageBox(self._window)
        box.setIcon(QtWidgets.QMessageBox.Icon.Question)
        box.setWindowTitle(self._window.windowTitle())
        box.setText(text)
        box.setInformativeText(more)
        doing = box.addButton(yes, QtWidgets.QMessageBox.ButtonRole.AcceptRole)
        leaving = box.addButton(no, QtWidgets.QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(leaving)
        box.setEscapeButton(leaving)
        box.finished.connect(box.deleteLater)
        doing.clicked.connect(go)
        box.open()
        return box

    def _what_is_kept(self) -> str:
        """Return what becomes of the match in progress."""
        if self._storage.keeper.writable is None:
            return self.tr("This window keeps no matches.")
        return self.tr(
            "It stays among the unfinished matches, and you can go on with it at any time."
        )

    # ------------------------------------------------------------------ the rest of a deal

    @Slot()
    def ask_to_finish(self) -> None:
        """Let a computer play the rest of the deal; at his own turn the person is asked first."""
        session = self._match.session
        asked = session is not None and session.question is not None
        if not asked or not self._preferences.settings.ask_finish:
            self._match.finish_deal()
            return

        never = QtWidgets.QCheckBox(self.tr("&Do not ask again"))

        def go() -> None:
            if never.isChecked():
                settings = self._preferences.settings
                self._preferences.set(msgspec.structs.replace(settings, ask_finish=False))
            if self._match.session is session:
                self._match.finish_deal()

        self._ask(
            self.tr("Let a computer play the rest of this deal for you?"),
            self.tr("Undo takes it back: then you play on from here."),
            self.tr("&Finish the deal"),
            self.tr("&Play on"),
            go,
        ).setCheckBox(never)

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
