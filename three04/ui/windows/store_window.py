"""The window with the player's store: opened, looked after, and what goes wrong with it told."""

import logging
from pathlib import Path

from PySide6.QtCore import QEvent, Slot
from PySide6.QtWidgets import QMainWindow

from three04.rules.nought.match import replayed
from three04.store.database import StoreError
from three04.ui import old_files
from three04.ui.caretaker import Caretaker
from three04.ui.keeper import Keeper, KeptJournal, SavedMatch
from three04.ui.preferences import Preferences
from three04.ui.windows import late
from three04.ui.windows.commands import Commands
from three04.ui.windows.messages import Messages
from three04.ui.windows.table_area import TableArea

log = logging.getLogger(__name__)


class StoreWindow(QMainWindow):
    """A window that keeps matches.

    Attributes:
        area: The table and its panels.
        commands: What the menu, the keys and the buttons in the corners do.
        preferences: The settings.
        messages: What the player is told.
        keeper: Where they are kept.
        journal: What keeps the match on the table, if there is one.
        caretaker: Looks after the store, once it is open.
    """

    def __init__(self, folder: Path | None) -> None:
        super().__init__()
        self.area = TableArea(self)
        self.setCentralWidget(self.area)
        self.commands = Commands(self.area, self)
        self.preferences = Preferences(folder, self)
        self.messages = Messages(self.area, self.preferences, self)
        self.preferences.unsaved.connect(self.messages.tell_unsaved)
        self.keeper = Keeper(folder)
        self.keeper.replaced = self._store_replaced
        self.journal: KeptJournal | None = None
        self.caretaker: Caretaker | None = None

    def open_store(self) -> None:
        """Open the store, say what is wrong with it, take in what earlier versions kept."""
        if self.keeper.store is not None:
            return
        self.keeper.open()
        self._tell_store()
        store = self.keeper.writable
        if store is not None:
            old_files.take_in(store)
            self.caretaker = Caretaker(store, self)
            self.caretaker.damaged.connect(self._replace_damaged)

    def _tell_store(self) -> None:
        """Say what is wrong with the store, if anything."""
        if self.keeper.trouble is not None:
            self.messages.show_trouble(late.store_texts.trouble_text(self.keeper.trouble))

    @Slot(str)
    def _replace_damaged(self, reason: str) -> None:
        """Put a damaged database aside while the match goes on."""
        try:
            self.keeper.replace(reason)
        except StoreError as error:
            log.warning("the damaged database stays: %s", error)
            self.not_kept()

    def _store_replaced(self) -> None:
        """Keep the match on the table in the database that took the damaged one's place."""
        if self.journal is not None:
            self.journal.keep_anew()
        self._tell_store()

    def tell_cut(self, saved: SavedMatch) -> None:
        """Say that part of a match is damaged."""
        self.messages.show_trouble(
            self.tr(
                "Part of the saved match could not be read. It goes on from deal {number}, where "
                "it was still whole."
            ).format(number=max(1, replayed(saved.rows).public.number))
        )

    def close_store(self) -> None:
        """Wait for what is being kept, and close the store."""
        if self.caretaker is not None:
            self.caretaker.stop()
        self.keeper.close()

    def row_not_kept(self) -> None:
        """Say so, and find out whether it is the file."""
        self.not_kept()
        if self.caretaker is not None:
            self.caretaker.begin(again=True)

    def not_kept(self) -> None:
        """Say that the match in progress is not on disk."""
        self.messages.show_trouble(
            self.tr(
                "The match in progress cannot be saved in {folder}: there may be no room. The game "
                "goes on, but only until the window is closed, unless saving works again."
            ).format(folder=self.keeper.folder)
        )

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
