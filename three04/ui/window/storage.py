"""Where matches are kept: opened, looked after, and what goes wrong with it told."""

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from three04.rules.nought.match import replayed
from three04.store.database import BusyError, MovedError, StoreError
from three04.ui.keeping import old_files
from three04.ui.keeping.caretaker import Caretaker
from three04.ui.keeping.keeper import Keeper, SavedMatch
from three04.ui.window import late
from three04.ui.window.messages import Messages

log = logging.getLogger(__name__)


class Storage(QObject):
    """Has the player's store opened and looked after while the window is there.

    Attributes:
        keeper: Keeps the matches.
        caretaker: Looks after the store, once it is open.

    Signals:
        replaced (): Another database took the place of the one that was open.
        closing (): The store is about to be closed: what it has not taken yet is to be offered now.
    """

    replaced = Signal()
    closing = Signal()

    def __init__(self, folder: Path | None, messages: Messages, parent: QObject) -> None:
        """Make ready; nothing is opened yet.

        Args:
            folder: The player's folder; None to keep nothing.
            messages: Tells the player what goes wrong.
            parent: What this ends with.
        """
        super().__init__(parent)
        self.keeper = Keeper(folder)
        self.keeper.replaced = self._replaced
        self.caretaker: Caretaker | None = None
        self._messages = messages

    def open(self) -> None:
        """Open the store, say what is wrong with it, take in what earlier versions kept."""
        if self.keeper.store is not None:
            return
        self.keeper.open()
        self._tell()
        store = self.keeper.writable
        if store is not None:
            old_files.take_in(store)
            self.caretaker = Caretaker(store, self)
            self.caretaker.damaged.connect(self._replace_damaged)

    def close(self) -> None:
        """Wait for what is being kept, and close the store."""
        if self.caretaker is not None:
            self.caretaker.stop()
        self.closing.emit()
        self.keeper.close()

    # ------------------------------------------------------------------ what goes wrong

    def _tell(self) -> None:
        """Say what is wrong with the store, if anything."""
        if self.keeper.trouble is not None:
            self._messages.show_trouble(late.store_texts.trouble_text(self.keeper.trouble))

    @Slot(str)
    def _replace_damaged(self, reason: str) -> None:
        """Put a damaged database aside while the match goes on."""
        try:
            self.keeper.replace(reason)
        except StoreError as error:
            log.warning("the damaged database stays: %s", error)
            self._tell_not_kept(error)

    def _replaced(self) -> None:
        """Have the match on the table kept in the new database."""
        self.replaced.emit()
        self._tell()

    def tell_cut(self, saved: SavedMatch) -> None:
        """Say that part of a match is damaged."""
        self._messages.show_trouble(
            self.tr(
                "Part of the saved match could not be read. It goes on from deal {number}, where "
                "it was still whole."
            ).format(number=max(1, replayed(saved.rows).public.number))
        )

    def row_not_kept(self, error: StoreError) -> None:
        """Say that the match in progress is not on disk, and find out whether it is the file."""
        if isinstance(error, MovedError):
            self._reopen()
            return
        self._tell_not_kept(error)
        if self.caretaker is not None and not isinstance(error, BusyError):
            self.caretaker.begin(again=True)

    def _reopen(self) -> None:
        """Go on with a new file: the one there was has gone."""
        try:
            self.keeper.reopen()
        except StoreError as error:
            log.warning("the database that went cannot be written anew: %s", error)
            self._tell_not_kept(error)

    def _tell_not_kept(self, error: StoreError) -> None:
        text = late.store_texts.not_kept_text(error, self.keeper.folder)
        self._messages.show_trouble(text)
