"""Files of records read while the game goes on, and what the player is told of it."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from three04.ui.window import late
from three04.ui.window.messages import Messages
from three04.ui.words import texts

if TYPE_CHECKING:
    from three04.ui.keeping.record_reading import Read

_NAMED = 3
"""So many files are named in one line."""


class Reading(QObject):
    """Has files read one after the other, and tells what keeps it from that.

    Attributes:
        files: Reads them.

    Signals:
        done (object): What was read of a file.
    """

    done = Signal(object)

    def __init__(self, messages: Messages, parent: QObject) -> None:
        """Make ready.

        Args:
            messages: Tells the player something.
            parent: What this ends with.
        """
        super().__init__(parent)
        self._messages = messages
        self._line = ""  # the line that a file is being read
        self.files = late.RecordReading(self)
        self.files.slow.connect(self._tell_slow)
        self.files.done.connect(self.done)
        self.files.failed.connect(self._tell_fault)
        self.files.stopped.connect(self._tell_stopped)
        messages.notice.closed.connect(self._notice_closed)

    @property
    def busy(self) -> bool:
        """Whether a file is being read."""
        return self.files.busy

    def begin(self, file: str, read: "Read") -> None:
        """Read a file, now or after those that are being read."""
        self.files.begin(Path(file), read)

    def close(self) -> None:
        """Read nothing any more, and say nothing of it."""
        self.files.close()

    def take_line_away(self) -> None:
        """Take away the line that a file is being read, where nothing else is said in its place."""
        if self.files.told:
            self._messages.notice.leave()

    @Slot(str)
    def _tell_slow(self, file: str) -> None:
        text = self.tr("Reading {file}… Close this notice to stop.")
        self._line = text.format(file=Path(file).name)
        self._messages.tell(self._line, passing=False)

    @Slot()
    def _notice_closed(self) -> None:
        """Stop, unless something else has been said in the notice meanwhile."""
        if self._messages.notice.text() == self._line:
            self.files.cancel()

    @Slot(str, str)
    def _tell_fault(self, file: str, reason: str) -> None:
        self.take_line_away()
        text = self.tr("{path} cannot be opened: {reason}.")
        self._messages.show_trouble(text.format(path=file, reason=reason))

    @Slot(object)
    def _tell_stopped(self, files: list[str]) -> None:
        names = [Path(file).name for file in files]
        more = len(names) - _NAMED
        if more > 1:
            names[_NAMED:] = [self.tr("{n} more files").format(n=more)]
        self._messages.tell(self.tr("Not read: {files}.").format(files=texts.listed(names)))
