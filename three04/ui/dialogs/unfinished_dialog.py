"""The dialog with the matches that can be gone on with."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from three04.store.matches import MatchInfo
from three04.ui.widgets.scrolled import sentence_label
from three04.ui.words import store_texts
from three04.ui.words.numbers import Numbers
from three04.ui.words.origin_texts import origin_text


class UnfinishedDialog(QDialog):
    """Lists the unfinished matches, the one played last first.

    Attributes:
        matches: The list.
        go_button: Goes on with the chosen one.
        leave_button: Offers it no more; its deals stay in the history.
        delete_button: Deletes it, after a question.

    Signals:
        go_on (int): Go on with this match.
        left (int): Leave it.
        deleted (int): Delete it.
    """

    go_on = Signal(int)
    left = Signal(int)
    deleted = Signal(int)

    def __init__(
        self,
        unfinished: Callable[[], Sequence[MatchInfo]],
        running: Callable[[], int | None],
        code: str,
        parent: QWidget,
    ) -> None:
        """Show the list.

        Args:
            unfinished: Returns the matches as they are now.
            running: Returns the match on the table, which is marked and neither left nor deleted
                here; another may come to it meanwhile, from a record that was being read.
            code: The language in which dates are written.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Unfinished matches"))
        self._unfinished, self._on_table, self._numbers = unfinished, running, Numbers(code)
        self.matches = QListWidget()
        self.matches.setAccessibleName(self.windowTitle())
        self.matches.setAlternatingRowColors(True)
        self.matches.setStyleSheet("QListView { outline: 0; } QListView::item { padding: 0 8px; }")
        self.matches.setWordWrap(True)
        self.matches.itemActivated.connect(self._go)
        self.matches.currentRowChanged.connect(self._enable)
        self.sentence = sentence_label(
            self.tr(
                "A match that is left is offered no more; its deals stay in the statistics. A "
                "match that is deleted is gone."
            )
        )
        buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.go_button: QPushButton = buttons.addButton(self.tr("&Go on"), role)
        self.leave_button: QPushButton = buttons.addButton(self.tr("&Leave"), role)
        self.delete_button: QPushButton = buttons.addButton(self.tr("&Delete…"), role)
        buttons.addButton(self.tr("&Close"), QDialogButtonBox.ButtonRole.RejectRole)
        self.go_button.setDefault(True)
        self.go_button.clicked.connect(self._go)
        self.leave_button.clicked.connect(self._leave)
        self.delete_button.clicked.connect(self._ask_delete)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.matches)
        column.addWidget(self.sentence)
        column.addWidget(buttons)
        room = self.screen().availableGeometry()
        self.resize(min(620, room.width() - 40), min(380, room.height() - 60))
        self._fill()
        self.matches.setFocus()

    def _fill(self) -> None:
        """List what there is now, and stay near the place where the list was."""
        before = self.matches.currentRow()
        self.matches.clear()
        for info in self._unfinished():
            played = self._numbers.minute(info.changed)
            lines = [store_texts.match_line(info, played), store_texts.match_detail(info)]
            if begun := origin_text(info.begun_as, self._numbers.locale):
                lines[1] = f"{lines[1]} · {begun}"
            if info.id == self._on_table():
                lines[0] = self.tr("On the table: {match}").format(match=lines[0])
            item = QListWidgetItem("\n".join(lines), self.matches)
            item.setData(Qt.ItemDataRole.UserRole, info.id)
            item.setSizeHint(QSize(0, round(3.2 * self.matches.fontMetrics().height())))
        row = self._first_other() if before < 0 else before
        self.matches.setCurrentRow(min(row, self.matches.count() - 1))
        self._enable()

    def _first_other(self) -> int:
        """Return the first row that can be gone on with: the list is asked for to leave a table."""
        ids = [
            self.matches.item(row).data(Qt.ItemDataRole.UserRole)
            for row in range(self.matches.count())
        ]
        return next((row for row, match in enumerate(ids) if match != self._on_table()), 0)

    @property
    def chosen(self) -> int | None:
        """The match that is marked; None in an empty list."""
        if self.matches.currentRow() < 0:
            return None
        return int(self.matches.currentItem().data(Qt.ItemDataRole.UserRole))

    @property
    def _other(self) -> bool:
        """Whether a match is marked that is not on the table."""
        return self.chosen is not None and self.chosen != self._on_table()

    @Slot()
    def _enable(self) -> None:
        for button in (self.go_button, self.leave_button, self.delete_button):
            button.setEnabled(self._other)

    @Slot()
    def _go(self) -> None:
        chosen = self.chosen
        if self._other:
            self.accept()
            self.go_on.emit(chosen)

    @Slot()
    def _leave(self) -> None:
        if self._other:
            self.left.emit(self.chosen)
        self._fill()

    @Slot()
    def _ask_delete(self) -> None:
        chosen = self.chosen
        if chosen is None or not self._other:
            self._fill()
            return
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.windowTitle())
        box.setText(self.tr("Delete this match with all its deals?"))
        box.setInformativeText(self.tr("It cannot be brought back, and counts no more."))
        yes = box.addButton(self.tr("&Delete"), QMessageBox.ButtonRole.DestructiveRole)
        no = box.addButton(self.tr("&Keep"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(no)
        box.setEscapeButton(no)
        box.finished.connect(box.deleteLater)
        yes.clicked.connect(lambda: self._delete(chosen))
        box.open()

    def _delete(self, match: int) -> None:
        if match != self._on_table():
            self.deleted.emit(match)
        self._fill()
