"""Puts the window together and runs it."""

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication, QLockFile, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from three04 import __version__
from three04.ui import access
from three04.ui.appearance import Appearance, dress_application
from three04.ui.artwork import app_icon
from three04.ui.language import Language
from three04.ui.system_motion import SystemMotion
from three04.ui.windows.main_window import MainWindow

log = logging.getLogger(__name__)

SWITCH_INTERVAL: Final = 0.001
"""Seconds a thread may hold the interpreter while the window waits for it."""

Hook = Callable[[type[BaseException], BaseException, TracebackType | None], object]


class ErrorReporter(QObject):
    """Logs what nobody caught and says one plain sentence, once a run.

    Signals:
        failed (): Something went wrong; delivered in the window's thread.
    """

    failed = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._told = False
        self.failed.connect(self._tell)

    def hook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Stand in for ``sys.excepthook``."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        log.critical("an error that nobody caught", exc_info=(kind, error, trace))
        self.failed.emit()

    @Slot()
    def _tell(self) -> None:
        if not self._told:
            self._told = True
            self._window.show_trouble(
                self.tr("Something went wrong. The game goes on if it can; the log says more.")
            )


def lock_folder(folder: Path | None) -> QLockFile | None:
    """Return the lock on a data folder, or None: two programs would write the same match.

    On a full disk no lock can be written; that is no sign of a second program, and the match that
    was left is still there to go on with.
    """
    if folder is None:
        return None
    lock = QLockFile(str(folder / "lock"))
    lock.setStaleLockTime(0)  # whose owner was killed is found out by its process
    if lock.tryLock(0) or lock.error() != QLockFile.LockError.LockFailedError:
        return lock
    return None


def run(data_dir: Path | None, quit_after_start: bool = False) -> int:
    """Open the window and play until it is closed.

    Args:
        data_dir: Where the player's data is kept; None for the usual place.
        quit_after_start: Quit as soon as the window is shown (to test an installation).

    Returns:
        The exit status.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)
    # The style by argument: `setStyle` returns it, and PySide makes its many enumerations for that.
    application = QApplication.instance() or QApplication([*sys.argv[:1], "-style", "fusion"])
    assert isinstance(application, QApplication)
    application.setApplicationName("three04")
    application.setApplicationDisplayName("304")
    application.setApplicationVersion(__version__)
    application.setWindowIcon(app_icon())
    dress_application(application, Appearance())
    access.install()
    lock = lock_folder(data_dir)
    window = MainWindow(Language(application), folder=data_dir if lock is not None else None)
    before: Hook = sys.excepthook
    reporter = ErrorReporter(window)
    sys.excepthook = reporter.hook
    try:
        window.show()
        if data_dir is not None and lock is None:
            window.tell_second()
        window.follow_system(SystemMotion(window))
        window.area.board.table.first_painted.connect(window.tell_slow)
        window.begin()
        if quit_after_start:
            QTimer.singleShot(0, window.close)
        return application.exec()
    finally:
        window.close()
        sys.excepthook = before
        if lock is not None:
            lock.unlock()
