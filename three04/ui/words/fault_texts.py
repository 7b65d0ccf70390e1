"""Why a file or the database did not do what was wanted, as a clause in the player's language."""

import errno
import logging
import re
import sqlite3
from typing import Final

from PySide6.QtCore import QCoreApplication

from three04.store.database import (
    BusyError,
    DamagedError,
    MovedError,
    NewerError,
    fault_of,
)

log = logging.getLogger(__name__)

_SYSTEM: Final = re.compile(r"\[Errno (\d+)\]")
_ALIKE: Final = {errno.EPERM: errno.EACCES, errno.ENOTDIR: errno.ENOENT}
"""Faults of which the same is said."""


def why(error: Exception | str) -> str:
    """Return a clause: what an error means for the player.

    What only the system has words for, in a language of its own, goes to the log.

    Args:
        error: The error, or its words where nothing else was kept of it.
    """
    if isinstance(error, sqlite3.Error):
        error = fault_of(error)
    known = _of_kind(error) or _of_file(error) or _of_words().get(str(error))
    if known is None:
        log.warning("a fault without words for the player: %s", error)
        known = QCoreApplication.translate("Fault", "the log says why")
    return known


def _of_kind(error: Exception | str) -> str | None:
    """Return what is said of the kinds of fault that the store tells apart."""
    match error:
        case BusyError():
            return QCoreApplication.translate(
                "Fault", "another program holds the file with your matches"
            )
        case MovedError():
            return QCoreApplication.translate(
                "Fault", "the file with your matches was deleted or replaced"
            )
        case DamagedError():
            return QCoreApplication.translate("Fault", "the file with your matches is damaged")
        case NewerError():
            return QCoreApplication.translate(
                "Fault", "a newer version of the game made the file with your matches"
            )
    return None


def _of_file(error: Exception | str) -> str | None:
    """Return what is said of a file that the system refuses."""
    if isinstance(error, OSError):
        number = error.errno or 0
    else:  # the store keeps of it what Python says
        found = _SYSTEM.match(str(error))
        number = int(found[1]) if found else 0
    words = {
        errno.ENOENT: QCoreApplication.translate("Fault", "there is no such file or folder"),
        errno.EACCES: QCoreApplication.translate("Fault", "you may not do that there"),
        errno.ENOSPC: QCoreApplication.translate("Fault", "the disk is full"),
        errno.EROFS: QCoreApplication.translate("Fault", "nothing can be written there"),
        errno.EISDIR: QCoreApplication.translate("Fault", "it is a folder"),
    }
    own = error.strerror if isinstance(error, OSError) else None
    return words.get(_ALIKE.get(number, number)) or own


def _of_words() -> dict[str, str]:
    """Return what is said in place of the words of SQLite and of the store."""
    return {
        "unable to open database file": QCoreApplication.translate(
            "Fault", "the file with your matches cannot be opened"
        ),
        "attempt to write a readonly database": QCoreApplication.translate(
            "Fault", "nothing can be written there"
        ),
        "database or disk is full": QCoreApplication.translate("Fault", "the disk is full"),
        "disk I/O error": QCoreApplication.translate("Fault", "the disk has a fault"),
        "the database is closed": QCoreApplication.translate(
            "Fault", "the file with your matches is closed"
        ),
        "there is no such match": QCoreApplication.translate("Fault", "it is not there any more"),
    }
