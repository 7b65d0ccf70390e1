"""The lock on a data folder: two programs would write the same matches.

The system holds it for the program that took it and lets go of it when that ends, however it
ends. The file stays; it says nothing.
"""

import contextlib
import os
import sys
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FILE: Final = "three04.lock"


class LockedError(Exception):
    """Another program has the folder."""


class FolderLock:
    """Holds a folder until it is released or the program ends."""

    def __init__(self, folder: Path) -> None:
        """Take the folder.

        Where the lock cannot be had for another reason than another program, on a full disk or a
        network folder that knows no locks, that is no sign of a second program: the folder is used.

        Raises:
            LockedError: If another program has it.
        """
        self._file: int | None = None
        try:
            self._file = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return
        try:
            _lock(self._file)
        except (BlockingIOError, PermissionError):
            self.release()
            raise LockedError(str(folder)) from None
        except OSError:
            self.release()

    def release(self) -> None:
        """Let go of the folder; twice is once."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                os.close(self._file)
            self._file = None


if sys.platform == "win32":

    def _lock(file: int) -> None:
        # Says "permission denied" where another program has it.
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
