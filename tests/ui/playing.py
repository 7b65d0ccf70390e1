"""Plays in a window and prints each event as it is presented, to be killed at any moment.

``python -m tests.ui.playing FOLDER``: goes on with the match kept there, or begins one.
"""

import os
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

import msgspec
from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from three04.ai import greedy
from three04.rules.events import Event
from three04.ui.window.main_window import MainWindow
from three04.ui.words.language import Language


class Hand(QObject):
    """Answers for the person and reports what is shown."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        assert window.session is not None
        window.session.presented.connect(self._shown)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._act)
        self._timer.start(1)

    @Slot(object)
    def _shown(self, event: Event) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(event) + b"\n")
        sys.stdout.buffer.flush()

    @Slot()
    def _act(self) -> None:
        session = self._window.session
        if session is None:
            return
        if session.question is not None:
            session.answer(greedy.decide(session.view, session.question, "", 0))
        elif session.match_over:
            self._timer.stop()
        elif session.deal_over:
            session.next_deal()


def main() -> None:
    """Play until killed."""
    application = QApplication([])
    window = MainWindow(Language(application), speed=0.0, folder=Path(sys.argv[1]))
    window.show()
    window.begin()
    window.resuming.resume()
    hand = Hand(window)
    assert hand.parent() is window
    application.exec()


if __name__ == "__main__":
    main()
