"""The program with a window: puts everything together and runs Qt's event loop."""

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel


def run(data_dir: Path, quit_after_start: bool = False) -> int:
    """Open the window and return the exit code when it is closed.

    Args:
        data_dir: The folder of this profile; it exists and can be written to.
        quit_after_start: Leave as soon as the window has been shown, to prove that it can be.
    """
    application = QApplication.instance() or QApplication(["three04"])
    window = QLabel("304")
    window.setWindowTitle("304")
    window.resize(720, 480)
    window.show()
    if quit_after_start:
        QTimer.singleShot(0, application.quit)
    return application.exec()
