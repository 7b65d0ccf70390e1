"""Asking where to save something, and saving it whole or not at all."""

from collections.abc import Callable
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtWidgets import QWidget

from three04.ui.keeping.keeper import write_whole
from three04.ui.words.fault_texts import why


def ask_file(
    parent: QWidget, title: str, name: str, kinds: str, chosen: Callable[[str], object]
) -> "QtWidgets.QFileDialog":
    """Ask where to save something.

    Args:
        parent: The window that asks.
        title: The dialog's title.
        name: The name that is proposed; how it ends is added to what is typed.
        kinds: What Qt filters files by.
        chosen: Gets the path that was chosen.
    """
    dialog = QtWidgets.QFileDialog(parent, title)
    dialog.setAcceptMode(QtWidgets.QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(name.rpartition(".")[2])
    dialog.setNameFilter(kinds)
    dialog.selectFile(name)
    dialog.fileSelected.connect(chosen)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def save_text(path: str, text: str) -> str | None:
    """Save it whole or not at all; return why it could not be done, or None."""
    try:
        write_whole(Path(path), text)
    except OSError as error:
        return why(error)
    return None
