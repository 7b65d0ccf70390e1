"""A window that can stay open while the game goes on."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget


class Sheet(QDialog):
    """A window that can stay open while the game goes on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons = QDialogButtonBox(self)
        self.close_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.rejected.connect(self.reject)
        self.column = QVBoxLayout(self)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.close_button.setText(self.tr("&Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
