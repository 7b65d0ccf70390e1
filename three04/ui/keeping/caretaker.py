"""Looks after the store while the game runs: reads a large file through, makes the day's copy."""

import threading

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from three04.store.store import Store

AFTER = 3000
"""Milliseconds after the start: the window comes first."""


class Caretaker(QObject):
    """Does it in a thread of its own: once a start, and again when something could not be kept.

    Signals:
        damaged (str): The file is damaged, and why.
    """

    damaged = Signal(str)

    def __init__(self, store: Store, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._thread: threading.Thread | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.begin)
        self._timer.start(AFTER)

    @Slot()
    def begin(self, again: bool = False) -> None:
        """Begin now, unless it is being done.

        Args:
            again: Whether to read the file through although that was done.
        """
        self._timer.stop()
        if self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(target=self._look, args=(again,))
            self._thread.start()

    def _look(self, again: bool) -> None:
        wrong = self._store.look_after(again)
        if wrong is not None:
            self.damaged.emit(wrong)

    def stop(self) -> None:
        """Begin no more, and wait for what was begun."""
        self._timer.stop()
        if self._thread is not None:
            self._thread.join()
