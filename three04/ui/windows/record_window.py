"""The window of a match with its records: opened, saved, copied, dropped; unfinished matches."""

import datetime
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication

from three04.record.deals import DealSource
from three04.rules.journal import Row
from three04.store.database import StoreError
from three04.table.withheld import as_shown, withholds
from three04.ui import keeper as keeping
from three04.ui.language import Language
from three04.ui.windows import late
from three04.ui.windows.match_window import MatchWindow
from three04.ui.windows.saving import ask_file

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    from three04.ui.importing import Imported


class RecordWindow(MatchWindow):
    """A match window that opens and saves records, and lists the matches that are not over."""

    def __init__(
        self,
        language: Language,
        source: Callable[[], DealSource] | None,
        speed: float,
        folder: Path | None,
    ) -> None:
        """Make the window; see :class:`MatchWindow`."""
        super().__init__(language, source, speed, folder)
        self.setAcceptDrops(True)

    # ------------------------------------------------------------------ unfinished matches

    @Slot()
    def ask_unfinished(self) -> None:
        """Show the matches that can be gone on with."""
        running = None if self.journal is None else self.journal.match
        dialog = late.UnfinishedDialog(self.keeper.unfinished, running, self.language.locale, self)
        dialog.go_on.connect(self.go_on_with)
        dialog.left.connect(self._leave_match)
        dialog.deleted.connect(self._delete_match)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(int)
    def go_on_with(self, match: int) -> None:
        """Go on with one of the unfinished matches; the one on the table stays among them."""
        if self.journal is not None and self.journal.match == match:
            return  # taken off the table it might go, if nothing was done in it yet
        try:
            saved = self.keeper.load(match)
        except StoreError:
            self.show_trouble(self.tr("This match cannot be read any more."))
            return
        if saved.cut:
            self.tell_cut(saved)
        self.resume_saved(saved)

    @Slot(int)
    def _leave_match(self, match: int) -> None:
        self._change_match(lambda: self.keeper.leave(match))

    @Slot(int)
    def _delete_match(self, match: int) -> None:
        self._change_match(lambda: self.keeper.delete(match))

    def _change_match(self, change: Callable[[], object]) -> None:
        try:
            change()
        except StoreError as error:
            self.show_trouble(
                self.tr("That could not be written to the disk: {reason}.").format(reason=error)
            )
        else:
            self.forget_offer()

    # ------------------------------------------------------------------ records out

    @property
    def may_show_record(self) -> bool:
        """Whether a record may be shown: between deals only, for it has the deal's cards."""
        return self.session is not None and self.journal is not None and self.session.deal_over

    def _shown_rows(self) -> tuple[Row, ...]:
        """Return the match as far as its cards may be looked at."""
        assert self.session is not None
        assert self.journal is not None
        return as_shown(self.journal.rows, self.session.own_seat)

    def _record_text(self, rows: Sequence[Row]) -> str:
        assert self.session is not None
        return keeping.text_of(rows, self.session.seat_names())

    @Slot()
    def copy_record(self) -> None:
        """Put the match so far on the clipboard, as text."""
        if not self.may_show_record:
            return
        rows = self._shown_rows()
        QGuiApplication.clipboard().setText(self._record_text(rows))
        text = self.tr("The record is on the clipboard.")
        self._tell(f"{text} {late.store_texts.left_out_text()}" if withholds(rows) else text)

    def _tell(self, text: str) -> None:
        self.notice.say(text, self.area.board.table.layout, passing=True)
        self.area.announce(text)

    @Slot()
    def ask_record_file(self) -> None:
        """Ask where to save the match so far."""
        if not self.may_show_record:
            return
        name = f"{datetime.date.today().isoformat()}.304"
        ask_file(self, self.tr("Save record as"), name, self._filter(), self.save_record)

    def _filter(self) -> str:
        return self.tr("Records of 304 (*.304)")

    @Slot(str)
    def save_record(self, file: str) -> None:
        """Save the match so far as text."""
        if not self.may_show_record:
            return
        rows = self._shown_rows()
        try:
            keeping.write_whole(Path(file), self._record_text(rows))
        except OSError as error:
            self.show_trouble(
                self.tr("The record cannot be written to {path}: {reason}.").format(
                    path=file, reason=error.strerror or error
                )
            )
        else:
            if withholds(rows):
                self._tell(late.store_texts.left_out_text())

    # ------------------------------------------------------------------ records in

    @Slot()
    def ask_import(self) -> None:
        """Ask which record to take in."""
        dialog = QtWidgets.QFileDialog(self, self.tr("Import record"))
        dialog.setFileMode(QtWidgets.QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([self._filter(), self.tr("All files (*)")])
        dialog.fileSelected.connect(self.open_record)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(str)
    def open_record(self, file: str) -> None:
        """Take the matches of a record into the history; go on with one that is not over."""
        self.imports.begin(Path(file), self.keeper.writable)

    @cached_property
    def imports(self) -> "late.RecordImport":
        """What takes records in while the game goes on."""
        imports = late.RecordImport(self)
        imports.slow.connect(self._import_slow)
        imports.done.connect(self._imported)
        imports.failed.connect(self._import_failed)
        imports.stopped.connect(self._import_stopped)
        self.notice.closed.connect(imports.cancel)
        return imports

    @Slot(str)
    def _import_slow(self, file: str) -> None:
        text = self.tr("Reading {file}… Close this notice to stop.")
        text = text.format(file=Path(file).name)
        self.notice.say(text, self.area.board.table.layout, passing=False)
        self.area.announce(text)

    @Slot(str)
    def _import_stopped(self, file: str) -> None:
        self._tell(self.tr("{file} was not taken in.").format(file=Path(file).name))

    @Slot(str, str)
    def _import_failed(self, file: str, reason: str) -> None:
        self._read_no_more()
        text = self.tr("{path} cannot be opened: {reason}.")
        self.show_trouble(text.format(path=file, reason=reason))

    @Slot(object)
    def _imported(self, found: "list[Imported]") -> None:
        running = [match for match in found if match.running]
        if running:
            self._read_no_more()
            self._go_on_with_imported(running[-1])
        else:
            self.show_imported(found)

    def _read_no_more(self) -> None:
        if self.imports.told:
            self.notice.leave()

    def close_store(self) -> None:
        """Read no record any more, then close the store."""
        if "imports" in vars(self):
            self.imports.close()
        super().close_store()

    def _go_on_with_imported(self, found: "Imported") -> None:
        if found.match is not None:
            self.go_on_with(found.match)
        else:
            self.resume_rows(found.rows)

    def show_imported(self, found: "list[Imported]") -> None:
        """Say that matches that are over are in the history now."""
        text = (
            self.tr("The match of the record is in the history now.")
            if len(found) == 1
            else self.tr("The matches of the record are in the history now.")
        )
        self._tell(text)

    def dragEnterEvent(self, event: "QDragEnterEvent") -> None:
        """Take files."""
        if _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: "QDropEvent") -> None:
        """Open the file that was dropped."""
        file = _dropped(event)
        if file is not None:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.open_record(file)


def _dropped(event: "QDropEvent") -> str | None:
    """Return the first file on this machine that is dragged."""
    urls = event.mimeData().urls()
    return next((url.toLocalFile() for url in urls if url.isLocalFile()), None)
