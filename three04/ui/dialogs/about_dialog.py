"""The dialog that says what the game is, which version, and where the player's matches are."""

import platform
from pathlib import Path

import PySide6
from PySide6.QtCore import Qt, QUrl, Slot, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from three04 import __version__
from three04.ui.style.artwork import app_icon
from three04.ui.widgets.scrolled import sentence_label

ICON, WIDTH = 64, 520


class AboutDialog(QDialog):
    """Says what the game is.

    Attributes:
        lines: What is said, a sentence or two each.
        path: The folder with the player's matches and settings, to be read and copied.
        told: Says that the folder cannot be shown.
        open_button: Shows the folder as the system shows folders.
    """

    def __init__(self, folder: Path | None, parent: QWidget) -> None:
        """Make the dialog.

        Args:
            folder: The player's folder; None if nothing is kept.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self._folder = folder
        self.setWindowTitle(self.tr("About 304"))
        self.lines = [sentence_label(text) for text in self._said()]
        font = self.lines[0].font()
        font.setBold(True)
        self.lines[0].setFont(font)
        self.path = QLineEdit(str(folder or ""))
        self.path.setReadOnly(True)
        self.path.setCursorPosition(0)
        self.path.setAccessibleName(self.lines[-1].text())
        self.path.setVisible(folder is not None)
        self.told = sentence_label()
        self.told.hide()
        self.buttons = QDialogButtonBox()
        roles = QDialogButtonBox.ButtonRole
        self.open_button = self.buttons.addButton(self.tr("&Open the folder"), roles.ActionRole)
        self.open_button.setVisible(folder is not None)
        self.open_button.setAutoDefault(False)
        self.open_button.clicked.connect(self._open)
        close = self.buttons.addButton(self.tr("&Close"), roles.RejectRole)
        close.setDefault(True)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        close.setFocus()

    def _said(self) -> list[str]:
        kept = (
            self.tr("This window keeps no matches.")
            if self._folder is None
            else self.tr("Your matches and settings are in this folder:")
        )
        built = self.tr("Built with Qt {qt}, PySide {pyside} and Python {python}.")
        return [
            self.tr("304, version {version}").format(version=__version__),
            self.tr(
                "The partnership trick-taking game of Sri Lanka and South India, to be played "
                "against computer players."
            ),
            self.tr("Free software under the MIT licence: use it, pass it on, change it."),
            built.format(
                qt=qVersion(), pyside=PySide6.__version__, python=platform.python_version()
            ),
            kept,
        ]

    def _lay_out(self) -> None:
        picture = QLabel()
        picture.setPixmap(app_icon().pixmap(ICON, ICON))
        picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        column, row = QVBoxLayout(), QHBoxLayout()
        column.setSpacing(10)
        for line in self.lines:  # no higher than at the width they get
            policy = line.sizePolicy()
            policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
            line.setSizePolicy(policy)
        for part in (*self.lines, self.path, self.told):
            column.addWidget(part)
        row.setSpacing(18)
        row.addWidget(picture)
        row.addLayout(column, 1)
        whole = QVBoxLayout(self)
        whole.setSpacing(14)
        whole.addLayout(row)
        whole.addStretch(1)
        whole.addWidget(self.buttons)
        width = min(WIDTH, self.screen().availableGeometry().width() - 40)
        self.setMinimumWidth(width)
        self.resize(width, whole.totalHeightForWidth(width))

    @Slot()
    def _open(self) -> None:
        """Show the folder, or say that the system has nothing to show it with."""
        assert self._folder is not None
        shown = QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
        self.told.setText("" if shown else self.tr("The folder cannot be opened from here."))
        self.told.setVisible(not shown)
