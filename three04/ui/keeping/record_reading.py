"""Files of records read while the game goes on, in a thread of their own."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from three04.ui.keeping.importing import ImportFault, Stopped

SOON: Final = 400
"""After how many milliseconds it is said that a record is being read; most are read before."""

Read: TypeAlias = Callable[[Path, Callable[[], bool]], object]
"""Reads a file, asking again and again whether to stop.

Raises:
    ImportFault: If it cannot be read.
    Stopped: If it was to stop.
"""


class RecordReading(QObject):
    """Reads one file after the other.

    Attributes:
        told: Whether it was said of the latest file that it takes a while.
        soon: After how many milliseconds that is said.

    Signals:
        slow (str): Reading this file takes a while.
        done (object): What was read.
        failed (str, str): A file, and why it cannot be opened.
        stopped (object): The files of which nothing came as the person wished.
    """

    slow = Signal(str)
    done = Signal(object)
    failed = Signal(str, str)
    stopped = Signal(object)
    _through = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.told = self._closed = False
        self.soon = SOON
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._file: Path | None = None
        self._waiting: list[tuple[Path, Read]] = []
        self._dropped: list[str] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tell_slow)
        # Delivered in the window's thread: it is a bound method of a QObject that lives there.
        self._through.connect(self._take)

    @property
    def busy(self) -> bool:
        """Whether a file is being read."""
        return self._file is not None

    def begin(self, file: Path, read: Read) -> None:
        """Read a file, now or after those that are being read.

        Args:
            file: The file.
            read: Reads it; called in the other thread.
        """
        self._waiting.append((file, read))
        self._next()

    def cancel(self) -> None:
        """Read nothing more, the files that wait neither."""
        self._dropped += [str(file) for file, _ in self._waiting]
        self._waiting.clear()
        self._stop.set()

    def close(self) -> None:
        """Cancel, wait until nothing runs any more, and tell nothing of it."""
        self.cancel()
        self._timer.stop()
        self._closed = True
        if self._thread is not None:
            self._thread.join()

    def _next(self) -> None:
        if self._file is None and self._waiting:
            self._file, read = self._waiting.pop(0)
            self._stop.clear()
            self.told = False
            self._thread = threading.Thread(
                target=self._run, args=(self._file, read), name="three04-reading"
            )
            self._timer.start(self.soon)
            self._thread.start()

    def _run(self, file: Path, read: Read) -> None:
        try:
            self._through.emit(read(file, self._stop.is_set))
        except (ImportFault, Stopped) as fault:
            self._through.emit(fault)

    @Slot()
    def _tell_slow(self) -> None:
        if self._file is not None:
            self.told = True
            self.slow.emit(str(self._file))

    @Slot(object)
    def _take(self, came: object) -> None:
        """Tell what came of a file, and go on with the next."""
        if self._closed:  # it was on its way when the window closed
            return
        assert self._file is not None
        file, self._file = str(self._file), None
        dropped, self._dropped = self._dropped, []
        self._timer.stop()
        match came:
            case ImportFault():
                self.failed.emit(file, str(came))
            case Stopped():
                dropped.insert(0, file)
            case _:
                self.done.emit(came)
        if dropped:
            self.stopped.emit(dropped)
        self._next()
