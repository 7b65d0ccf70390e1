"""Parts of ``bench_board`` that need a process of their own; each prints four figures.

``python -m tests.bench.board_parts PART [BEGUN [AFTER]]``; nothing of the game is imported before
its part needs it, for the bare window is measured so too.
"""

import gc
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from three04.ui.window.main_window import MainWindow

IDLE = 10.0
"""Seconds of rest."""


def run_until(reached: Callable[[], bool]) -> None:
    """Run the loop until something holds."""
    while not reached():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)


def resident() -> float:
    """Return the memory this process holds, in megabytes."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        pages = int(statm.read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3


def when_painted(kind: type["QWidget"], then: Callable[[], object]) -> None:
    """Call something once all has been painted, from the first painting of such a widget on.

    Not by an event filter of the application: one in Python costs the game, which has more events
    until then, 60 ms, and a bare window nothing.
    """
    painted = kind.paintEvent
    seen: list[bool] = []

    def watched(widget: "QWidget", event: "QPaintEvent") -> None:
        if not seen:
            seen.append(True)
            QTimer.singleShot(0, then)  # the loop comes to it when this painting is over
        painted(widget, event)

    setattr(kind, "paintEvent", watched)  # noqa: B010 - a type checker refuses the assignment


def told(begun: float) -> None:
    """Print the time since then, the processor time, and the memory in megabytes, and end."""
    print((time.monotonic() - begun) * 1000, time.process_time() * 1000, resident(), 0, flush=True)
    for window in QApplication.topLevelWidgets():
        window.close()
    QCoreApplication.quit()


def bare_child(begun: float) -> None:
    """Open a window with nothing in it."""
    from PySide6.QtWidgets import QWidget

    class Bare(QWidget):
        """Its own class: Qt's cannot be watched."""

        def paintEvent(self, event: "QPaintEvent") -> None:  # noqa: N802 - Qt's name
            """Paint nothing."""

    application = QApplication([])
    when_painted(Bare, lambda: told(begun))
    window = Bare()
    window.resize(1280, 800)
    window.show()
    application.exec()


def start_child(begun: float, after: float = 0.0) -> None:
    """Open the game as the command does, and end when it is painted and some time has passed."""
    from three04 import cli
    from three04.commands import play

    assert play.ready() is None  # before anything of the window is imported, as the command does
    from three04.ui.board.view import BoardView

    end = (lambda: told(begun)) if not after else lambda: QTimer.singleShot(
        round(after * 1000), lambda: told(begun)
    )  # fmt: skip
    when_painted(BoardView, end)
    with tempfile.TemporaryDirectory() as folder:
        cli.main(["--data-dir", folder, "play"])


def watched_window() -> "MainWindow":
    """Return a window in which computers play, without pauses."""
    from three04.record.deals import seeded_source
    from three04.rules.options import options
    from three04.ui.match.lineup import Wish
    from three04.ui.window.main_window import MainWindow
    from three04.ui.words.language import Language

    window = MainWindow(Language(), source=lambda: seeded_source("bench"), speed=0.0)
    window.show()
    window.match.start(Wish(options("Standard", "tokens=99"), ("greedy",) * 4))
    return window


def deals_child() -> None:
    """Let computers play a hundred deals in the window."""
    application = QApplication([])
    window = watched_window()
    session = window.session
    assert session is not None
    found = []
    for wanted in (50, 100):
        run_until(lambda wanted=wanted: session.view.public.number >= wanted)  # type: ignore[misc]
        gc.collect()
        found.append(resident())
    print(found[0], 0, found[1], 0)
    window.close()
    application.processEvents()


def idle_child() -> None:
    """Wait with a question open."""
    from three04.record.deals import seeded_source
    from three04.rules.options import STANDARD
    from three04.ui.match.lineup import Wish
    from three04.ui.window.main_window import MainWindow
    from three04.ui.words.language import Language

    application = QApplication([])
    window = MainWindow(Language(), source=lambda: seeded_source("bench"), speed=0.6)
    window.resize(1920, 1080)
    window.show()
    window.match.start(Wish(STANDARD, ("", "club", "club", "club")))
    session = window.session
    assert session is not None
    run_until(lambda: session.question is not None)
    settle = time.monotonic() + 1.5
    run_until(lambda: time.monotonic() >= settle)
    used = time.process_time()
    QTimer.singleShot(round(IDLE * 1000), application.quit)
    application.exec()
    print(100 * (time.process_time() - used) / IDLE, 0, 0, 0)
    window.close()


if __name__ == "__main__":
    since = float(sys.argv[2]) if len(sys.argv) > 2 else time.monotonic()
    if sys.argv[1] == "bare":
        bare_child(since)
    elif sys.argv[1] == "start":
        start_child(since, float(sys.argv[3]) if len(sys.argv) > 3 else 0.0)
    elif sys.argv[1] == "idle":
        idle_child()
    else:
        deals_child()
