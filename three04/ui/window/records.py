"""Records of matches: the one at the table saved and copied, others taken in from files."""

import datetime
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from three04.rules.journal import Row
from three04.table.withheld import as_shown, withholds
from three04.ui.dialogs.saving import ask_file
from three04.ui.keeping import keeper as keeping
from three04.ui.keeping.keeper import Keeper
from three04.ui.window import late
from three04.ui.window.current_match import CurrentMatch
from three04.ui.window.messages import Messages
from three04.ui.window.reading import Reading
from three04.ui.window.resuming import Resuming
from three04.ui.words.fault_texts import why

if TYPE_CHECKING:
    from three04.ui.keeping.importing import Imported


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

    def _shown_rows(self) -> tuple[Row, ...]:
        """Return the match as far as its cards may be looked at; nothing of it during a deal."""
        session, journal = self._match.session, self._match.journal
        if session is None or journal is None or not session.deal_over:
            return ()
        return as_shown(journal.rows, session.own_seat)

    def _text(self, rows: Sequence[Row]) -> str:
        session = self._match.session
        return keeping.text_of(rows, () if session is None else session.seat_names())

    @Slot()
    def copy(self) -> None:
        """Put the match so far on the clipboard, as text."""
        rows = self._shown_rows()
        if rows:
            QGuiApplication.clipboard().setText(self._text(rows))
            text = self.tr("The record is on the clipboard.")
            self._messages.tell(
                f"{text} {late.store_texts.left_out_text()}" if withholds(rows) else text
            )

    @Slot()
    def ask_where_to_save(self) -> None:
        """Ask where to save the match so far; meanwhile it may go on, or give way to another."""
        rows = self._shown_rows()
        if rows:
            name, text = f"{datetime.date.today().isoformat()}.304", self._text(rows)
            ask_file(
                self._window, self.tr("Save record as"), name, self._filter(),
                lambda file: self._write(file, text, withholds(rows)),
            )  # fmt: skip

    def _filter(self) -> str:
        return self.tr("Records of 304 (*.304)")

    @Slot(str)
    def save(self, file: str) -> None:
        """Save the match so far as text."""
        rows = self._shown_rows()
        if rows:
            self._write(file, self._text(rows), withholds(rows))

    def _write(self, file: str, text: str, left_out: bool) -> None:
        try:
            keeping.write_whole(Path(file), text)
        except OSError as error:
            self._messages.show_trouble(
                self.tr("The record cannot be written to {path}: {reason}.").format(
                    path=file, reason=why(error)
                )
            )
        else:
            if left_out:
                self._messages.tell(late.store_texts.left_out_text())

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
        store = self._keeper.writable
        self.imports.begin(file, lambda path, stop: late.importing.take_in(path, store, stop))

    @cached_property
    def imports(self) -> Reading:
        """What takes records in while the game goes on."""
        imports = Reading(self._messages, self)
        imports.done.connect(self._taken_in)
        return imports

    def close(self) -> None:
        """Read no record any more."""
        if "imports" in vars(self):
            self.imports.close()

    @Slot(object)
    def _taken_in(self, found: "Sequence[Imported]") -> None:
        running = [match for match in found if match.running]
        if running:
            self.imports.take_line_away()
            self._go_on_with(running[-1])
        else:
            self._tell_imported(found)

    def _go_on_with(self, found: "Imported") -> None:
        if found.match is not None:
            self._resuming.go_on_with(found.match)
        else:
            self._match.resume_rows(found.rows)

    def _tell_imported(self, found: "Sequence[Imported]") -> None:
        """Say that matches that are over are in the history now, if they are kept."""
        if any(match.match is None for match in found):
            text = QCoreApplication.translate("Lobby", "This window keeps no matches.")
            self._messages.tell(text)
            return
        text = (
            self.tr("The match of the record is in the history now.")
            if len(found) == 1
            else self.tr("The matches of the record are in the history now.")
        )
        self._messages.tell(text)
