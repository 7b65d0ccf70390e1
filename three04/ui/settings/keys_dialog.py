"""The dialog with every key of the window, each to be changed."""

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QKeySequenceEdit,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from three04.ui.announcer import Announcer
from three04.ui.replay.keys import ReplayKeys
from three04.ui.widgets.scrolled import scrolled, sentence_label
from three04.ui.words.shortcuts import Shortcuts


class KeyEdit(QKeySequenceEdit):
    """A line for a key. What leads out of it is never taken for the key that is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.setMaximumSequenceLength(1)
        self.setClearButtonEnabled(True)
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance("Ctrl+Shift+Page") + 48)

    def event(self, event: QEvent) -> bool:
        """Let the dialog have its own keys: Esc, Enter, Shift+Tab, those of its buttons."""
        if isinstance(event, QKeyEvent) and _leads_out(event):
            if event.key() == Qt.Key.Key_Backtab and event.type() == QEvent.Type.KeyPress:
                self.focusNextPrevChild(False)
                return True
            event.ignore()
            return False
        return super().event(event)


def _leads_out(event: QKeyEvent) -> bool:
    modifiers = event.modifiers()
    if modifiers == Qt.KeyboardModifier.AltModifier:
        return True
    keys = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Backtab)
    return event.key() in keys or (
        event.key() == Qt.Key.Key_Tab and bool(modifiers & Qt.KeyboardModifier.ControlModifier)
    )


class KeysDialog(QDialog):
    """Lists the keys and lets the player press others; each change applies at once.

    Attributes:
        edits: Where a key is shown and pressed, by the action's name.
        refusal: Says why a key was not taken.
        reset_button: Gives all actions their first keys.

    Signals:
        changed (object): The keys that are not the first ones, by action: after each change.
    """

    changed = Signal(object)

    def __init__(self, table: Shortcuts, replay: ReplayKeys, parent: QWidget) -> None:
        """Make the dialog.

        Args:
            table: The keys of the main window.
            replay: Those of the replay windows.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self._parts = (table, replay)
        self._of = {name: part for part in self._parts for name in part.actions}
        self._announcer = Announcer(self)
        self._intro, self.refusal = sentence_label(), sentence_label()
        font = self.refusal.font()
        font.setBold(True)
        self.refusal.setFont(font)
        self.edits: dict[str, QKeySequenceEdit] = {}
        self._labels: dict[str, QLabel] = {}
        form = QFormLayout()
        for name in table.actions:
            self._add_row(form, name)
        self._heading = QLabel()
        self._heading.setFont(font)
        self._heading.setContentsMargins(0, 14, 0, 2)
        form.addRow(self._heading)
        for name in replay.actions:
            self._add_row(form, name)
        page = QWidget()
        page.setLayout(form)
        self.buttons = QDialogButtonBox(self)
        roles = QDialogButtonBox.ButtonRole
        self.reset_button = self.buttons.addButton("", roles.ResetRole)
        self.close_button = self.buttons.addButton("", roles.RejectRole)
        self.reset_button.setAutoDefault(False)
        self.close_button.setDefault(True)
        self.reset_button.clicked.connect(self._reset)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self._intro)
        column.addWidget(scrolled(page), 1)
        column.addWidget(self.refusal)
        column.addWidget(self.buttons)
        self.retranslate()
        self._show()
        room = self.screen().availableGeometry()
        needed = page.minimumSizeHint().width() + 44  # the frame and the bar that scrolls
        self.resize(min(max(460, needed), room.width() - 40), min(520, room.height() - 60))

    def _add_row(self, form: QFormLayout, name: str) -> None:
        edit, label = KeyEdit(), QLabel()
        label.setBuddy(edit)
        edit.setProperty("action", name)
        edit.editingFinished.connect(self._pressed)
        self.edits[name], self._labels[name] = edit, label
        form.addRow(label, edit)

    def _show(self) -> None:
        for name, edit in self.edits.items():
            key = self._of[name].key(name)
            edit.setKeySequence(key)
            native = key.toString(QKeySequence.SequenceFormat.NativeText)
            edit.setAccessibleDescription(native or self.tr("no key"))

    @Slot()
    def _pressed(self) -> None:
        edit = self.sender()
        assert isinstance(edit, QKeySequenceEdit)
        name, key = str(edit.property("action")), edit.keySequence()
        if key in (QKeySequence(Qt.Key.Key_Backspace), QKeySequence(Qt.Key.Key_Delete)):
            key = QKeySequence()
        if key == self._of[name].key(name):
            self._show()
            return
        refused = self._of[name].set(name, key)
        self.refusal.setText(refused or "")
        self._announcer.say(refused or "", urgent=True)
        self._show()
        if refused is None:
            self._tell()

    @Slot()
    def _reset(self) -> None:
        for part in self._parts:
            part.reset()
        self.refusal.clear()
        self._show()
        self._tell()

    def _tell(self) -> None:
        changed = {name: key for part in self._parts for name, key in part.changed().items()}
        self.changed.emit(changed)

    # ------------------------------------------------------------------ words

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.setWindowTitle(self.tr("Keyboard"))
        self._intro.setText(
            self.tr("Go to a line and press the key you want. Backspace leaves it without one.")
        )
        for part in self._parts:
            part.name_actions()
        for name, part in self._of.items():
            text = part.title(name)
            self._labels[name].setText(text)
            self.edits[name].setAccessibleName(text)
        self._heading.setText(self.tr("In the replay window"))
        self.reset_button.setText(self.tr("&All as at first"))
        self.close_button.setText(self.tr("&Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
