"""A dialog with a text to be read and copied."""

from PySide6.QtCore import Slot
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from three04.ui.announcer import Announcer
from three04.ui.widgets.scrolled import sentence_label


class TextDialog(QDialog):
    """Shows a text, says what it is, and copies it.

    Attributes:
        sentence: What the text is.
        body: The text.
        told: Says that it was copied.
        buttons: The buttons, to which others may be added.
        copy_button: Copies the text.
    """

    def __init__(self, title: str, sentence: str, text: str, parent: QWidget) -> None:
        """Show a text.

        Args:
            title: The title of the dialog, and the text's name.
            sentence: What the text is, for the player.
            text: The text.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self.setWindowTitle(title)
        self._announcer = Announcer(self)
        self.sentence, self.told = sentence_label(sentence), sentence_label()
        self.body = QPlainTextEdit(text)
        self.body.setReadOnly(True)
        self.body.setTabChangesFocus(True)
        self.body.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.body.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.body.setAccessibleName(title)
        self.body.setAccessibleDescription(sentence)
        self.buttons = QDialogButtonBox()
        roles = QDialogButtonBox.ButtonRole
        self.copy_button = self.buttons.addButton(self.tr("&Copy"), roles.ActionRole)
        self.buttons.addButton(self.tr("C&lose"), roles.RejectRole)
        self.copy_button.setDefault(True)
        self.copy_button.clicked.connect(self._copy)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for part in (self.sentence, self.body, self.told, self.buttons):
            column.addWidget(part)
        column.setStretch(1, 1)
        room = self.screen().availableGeometry()
        lines = self.body.fontMetrics().lineSpacing() * min(18, 2 + self.body.blockCount())
        self.resize(min(680, room.width() - 40), min(150 + lines, room.height() - 60))
        self.copy_button.setFocus()

    @Slot()
    def _copy(self) -> None:
        self.copy(self.body.toPlainText(), self.tr("Copied."))

    def copy(self, text: str, told: str) -> None:
        """Put a text on the clipboard and say so."""
        QGuiApplication.clipboard().setText(text)
        self.told.setText(told)
        self._announcer.say(told, urgent=True)
