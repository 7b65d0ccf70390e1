"""Where matches are kept: opened, looked after, and what goes wrong with it told."""

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from three04.rules.nought.match import replayed
from three04.store.database import StoreError
from three04.ui import old_files
from three04.ui.caretaker import Caretaker
from three04.ui.keeper import Keeper, SavedMatch
from three04.ui.windows import late
from three04.ui.windows.messages import Messages

log = logging.getLogger(__name__)


class Storage(QObject):
    """Has the player's store opened and looked after while the window is there.

    Attributes:
        keeper: Keeps the matches.
        caretaker: Looks after the store, once it is open.

    Signals:
        replaced (): Another database took the place of a damaged one.
    """

    replaced = Signal()

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
            self._tell_not_kept()

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

    def row_not_kept(self) -> None:
        """Say that the match in progress is not on disk, and find out whether it is the file."""
        self._tell_not_kept()
        if self.caretaker is not None:
            self.caretaker.begin(again=True)

    def _tell_not_kept(self) -> None:
        self._messages.show_trouble(
            self.tr(
                "The match in progress cannot be saved in {folder}: there may be no room. The game "
                "goes on, but only until the window is closed, unless saving works again."
            ).format(folder=self.keeper.folder)
        )
