"""Records of matches: the one at the table saved and copied, others taken in from files."""

import datetime
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from three04.ui import keeper as keeping
from three04.ui.keeper import Keeper
from three04.ui.windows import late
from three04.ui.windows.current_match import CurrentMatch
from three04.ui.windows.messages import Messages
from three04.ui.windows.resuming import Resuming
from three04.ui.windows.saving import ask_file

if TYPE_CHECKING:
    from three04.ui.importing import Imported


class Records(QObject):
    """Takes records in and gives them out."""

    def __init__(
        self,
        match: CurrentMatch,
        resuming: Resuming,
        keeper: Keeper,
        messages: Messages,
        window: QWidget,
    ) -> None:
        """Make ready.

        Args:
            match: The match at the table.
            resuming: Goes on with a match that is not over.
            keeper: Keeps what is taken in.
            messages: Tells the player something.
            window: The window of the dialogs.
        """
        super().__init__(window)
        self._match, self._resuming, self._keeper = match, resuming, keeper
        self._messages, self._window = messages, window

    # ------------------------------------------------------------------ out

    def _text(self) -> str | None:
        """Return the record of the match so far; between deals only, for it has all the cards."""
        session, journal = self._match.session, self._match.journal
        if session is None or journal is None or not session.deal_over:
            return None
        return keeping.text_of(journal.rows, session.seat_names())

    @Slot()
    def copy(self) -> None:
        """Put the match so far on the clipboard, as text."""
        text = self._text()
        if text is not None:
            QGuiApplication.clipboard().setText(text)
            self._messages.tell(self.tr("The record is on the clipboard."))

    @Slot()
    def ask_where_to_save(self) -> None:
        """Ask where to save the match so far."""
        if self._text() is not None:
            name = f"{datetime.date.today().isoformat()}.304"
            ask_file(self._window, self.tr("Save record as"), name, self._filter(), self.save)

    def _filter(self) -> str:
        return self.tr("Records of 304 (*.304)")

    @Slot(str)
    def save(self, file: str) -> None:
        """Save the match so far as text."""
        text = self._text()
        if text is None:
            return
        try:
            keeping.write_whole(Path(file), text)
        except OSError as error:
            self._messages.show_trouble(
                self.tr("The record cannot be written to {path}: {reason}.").format(
                    path=file, reason=error.strerror or error
                )
            )

    # ------------------------------------------------------------------ in

    @Slot()
    def ask_which_to_open(self) -> None:
        """Ask which record to take in."""
        dialog = QtWidgets.QFileDialog(self._window, self.tr("Import record"))
        dialog.setFileMode(QtWidgets.QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([self._filter(), self.tr("All files (*)")])
        dialog.fileSelected.connect(self.open)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(str)
    def open(self, file: str) -> None:
        """Take the matches of a record into the history; go on with one that is not over."""
        try:
            found = late.importing.take_in(Path(file), self._keeper.writable)
        except late.importing.ImportFault as fault:
            self._messages.show_trouble(
                self.tr("{path} cannot be opened: {reason}.").format(path=file, reason=fault)
            )
            return
        running = [match for match in found if match.running]
        if running:
            self._go_on_with(running[-1])
        else:
            self._tell_imported(found)

    def _go_on_with(self, found: "Imported") -> None:
        if found.match is not None:
            self._resuming.go_on_with(found.match)
        else:
            self._match.resume_rows(found.rows)

    def _tell_imported(self, found: "Sequence[Imported]") -> None:
        """Say that matches that are over are in the history now."""
        text = (
            self.tr("The match of the record is in the history now.")
            if len(found) == 1
            else self.tr("The matches of the record are in the history now.")
        )
        self._messages.tell(text)
