"""The window with the player's store: opened, looked after, and what goes wrong with it told."""

import logging
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import Slot

from three04.rules.nought.match import replayed
from three04.store.database import BusyError, MovedError, StoreError
from three04.ui import old_files
from three04.ui.caretaker import Caretaker
from three04.ui.keeper import Keeper, KeptJournal, SavedMatch
from three04.ui.windows import late
from three04.ui.windows.commands import CommandWindow

log = logging.getLogger(__name__)


class StoreWindow(CommandWindow):
    """A window that keeps matches.

    Attributes:
        keeper: Where they are kept.
        journal: What keeps the match on the table, if there is one.
        caretaker: Looks after the store, once it is open.
    """

    def __init__(self, folder: Path | None) -> None:
        super().__init__()
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
            self.show_trouble(late.store_texts.trouble_text(self.keeper.trouble))

    @Slot(str)
    def _replace_damaged(self, reason: str) -> None:
        """Put a damaged database aside while the match goes on."""
        try:
            self.keeper.replace(reason)
        except StoreError as error:
            log.warning("the damaged database stays: %s", error)
            self.not_kept(error)

    def _store_replaced(self) -> None:
        """Keep the match on the table in the database that took the damaged one's place."""
        if self.journal is not None:
            self.journal.keep_anew()
        self._tell_store()

    def tell_cut(self, saved: SavedMatch) -> None:
        """Say that part of a match is damaged."""
        self.show_trouble(
            self.tr(
                "Part of the saved match could not be read. It goes on from deal {number}, where "
                "it was still whole."
            ).format(number=max(1, replayed(saved.rows).public.number))
        )

    def close_store(self) -> None:
        """Wait for what is being kept, and close the store."""
        if self.caretaker is not None:
            self.caretaker.stop()
        if self.journal is not None:
            self.journal.keep_again()
        self.keeper.close()

    @Slot(object)
    def show_trouble(self, text: str) -> None:
        """Show one plain sentence."""
        box = QtWidgets.QMessageBox(
            QtWidgets.QMessageBox.Icon.Warning, self.windowTitle(), text, parent=self
        )
        box.finished.connect(box.deleteLater)
        box.open()

    def row_not_kept(self, error: StoreError) -> None:
        """Say so, and find out whether it is the file."""
        if isinstance(error, MovedError):
            self._reopen()
            return
        self.not_kept(error)
        if self.caretaker is not None and not isinstance(error, BusyError):
            self.caretaker.begin(again=True)

    def _reopen(self) -> None:
        """Go on with a new file: the one there was has gone."""
        try:
            self.keeper.reopen()
        except StoreError as error:
            log.warning("the database that went cannot be written anew: %s", error)
            self.not_kept(error)

    def not_kept(self, error: StoreError) -> None:
        """Say that the match in progress is not on disk."""
        self.show_trouble(late.store_texts.not_kept_text(error, self.keeper.folder))
