"""Puts the window together and runs it."""

import gc
import logging
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from three04 import __version__
from three04.store.lock import LockedError
from three04.ui import access
from three04.ui.collector import Collector
from three04.ui.preferences import Preferences, language_code
from three04.ui.profiles import Profile, ask_guest, guest_of
from three04.ui.style.appearance import Appearance, dress_application
from three04.ui.style.artwork import app_icon
from three04.ui.style.system_motion import SystemMotion
from three04.ui.window.main_window import MainWindow
from three04.ui.words.language import Language

if TYPE_CHECKING:
    from three04.table.replay import MatchReplay

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
            self._window.messages.show_trouble(
                self.tr("Something went wrong. The game goes on if it can; the log says more.")
            )


def run(
    data_dir: Path | None,
    quit_after_start: bool = False,
    record: Path | None = None,
    trouble: str = "",
    matches: "Sequence[MatchReplay]" = (),
) -> int:
    """Open the window and play until it is closed; or a replay, and play if one plays on from it.

    Args:
        data_dir: Where the player's data is kept; None to keep nothing.
        quit_after_start: Quit as soon as the window is shown (to test an installation).
        record: A record to open.
        trouble: A sentence to begin with: why nothing is kept.
        matches: What to show in a replay window instead of the table.

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
    language = Language(application)
    profile = None
    if data_dir is not None:
        profile = take_profile(data_dir, language, not quit_after_start)
        if profile is None:
            return 0
    window = MainWindow(language, folder=profile.folder if profile is not None else None)
    Collector(window)
    gc.freeze()  # what is loaded by now stays to the end, and need not be looked through
    before: Hook = sys.excepthook
    reporter = ErrorReporter(window)
    sys.excepthook = reporter.hook
    try:
        window.dressing.follow_system(SystemMotion(window))
        if matches:
            window.replaying.replays.open(matches)
        else:
            window.area.board.table.first_painted.connect(window.greet)
            window.show()
            if trouble:
                window.messages.show_trouble(trouble)
            window.begin()
            if record is not None:
                window.records.open(str(record))
        if quit_after_start:
            QTimer.singleShot(0, window.close)
        return application.exec()
    finally:
        window.close()
        sys.excepthook = before
        if profile is not None:
            profile.release()


def take_profile(data_dir: Path, language: Language, ask: bool) -> Profile | None:
    """Return the player's profile, or a guest's if another window has that and he wants to.

    Args:
        data_dir: The player's folder.
        language: The language, set before anything is asked.
        ask: Whether to ask; a guest plays in any case otherwise.
    """
    try:
        return Profile(data_dir)
    except LockedError:
        language.apply(language_code(Preferences(data_dir).settings))
        if ask and not ask_guest("304"):
            return None
        return guest_of(data_dir)
