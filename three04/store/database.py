"""The one database of a player's matches: how it is opened, and what may be wrong with a file."""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from three04.store import migrations

FILE: Final = "three04.db"
APPLICATION_ID: Final = 0x33303401
"""Stands in the file's head and says whose it is: "304", format 1."""

FAULTS: Final = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite's answers may raise: of a damaged file even the words of an error are no text."""

_DAMAGED: Final = frozenset({"SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_FORMAT"})
_WAIT: Final = 2.0
"""Seconds to wait for another program that reads or writes the file, a backup tool for instance."""
_WAIT_AGAIN: Final = 0.05
"""The same once it did not let go: the game must not stand still at every card."""
_READ_CACHE: Final = 32_000
"""KiB: all that the statistics ask of 10,000 deals, several times."""


class StoreError(Exception):
    """Something could not be kept or read; the message is the reason in a few words."""


class DamagedError(StoreError):
    """The file is no sound database, or not one of this game."""


class BusyError(StoreError):
    """Another program holds the file just now."""


class MovedError(StoreError):
    """The file was deleted, or another one put in its place, while it was open."""


class NewerError(StoreError):
    """The file was made by a newer version of the game."""


def connect(path: Path, *, read_only: bool = False, immutable: bool = False) -> sqlite3.Connection:
    """Return a connection; transactions are begun by :func:`transaction` alone.

    Args:
        path: The file; without ``read_only`` it is made if there is none.
        read_only: Whether it must not change the file in any way.
        immutable: Whether nobody else changes it either, so that no lock is needed.

    Raises:
        sqlite3.Error: If the file cannot be opened.
    """
    place = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}"
    place += "&immutable=1" if immutable else ""
    connection = sqlite3.connect(place, uri=True, isolation_level=None, timeout=_WAIT)
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def connect_reader(path: Path) -> sqlite3.Connection:
    """Return a connection that changes nothing, also where nothing at all can be written.

    Raises:
        sqlite3.Error: If the file cannot be opened or is no database.
    """
    for immutable in (False, True):
        connection = connect(path, read_only=True, immutable=immutable)
        try:
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        except FAULTS:
            connection.close()
            # Even to read, SQLite needs a file beside it, unless there is no log to be read.
            if immutable or _size(Path(f"{path}-wal")):
                raise
        else:
            connection.execute(f"PRAGMA cache_size = -{_READ_CACHE}")
            connection.execute("PRAGMA temp_store = MEMORY")
            return connection
    raise AssertionError("one of both returns or raises")


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def connect_writer(path: Path) -> sqlite3.Connection:
    """Return the connection that writes, so that what is committed is on the disk.

    Raises:
        sqlite3.Error: If the file cannot be opened or is damaged.
        NewerError: If its schema is of a newer version.
        DamagedError: If it is another program's file.
    """
    connection = connect(path)
    try:
        version(connection)
        keep_safe(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def keep_safe(connection: sqlite3.Connection) -> str:
    """Choose how changes reach the disk and return the journal mode that could be had.

    A network folder may refuse the write-ahead log, which needs memory that programs share.
    """
    (mode,) = connection.execute("PRAGMA journal_mode=WAL").fetchone()
    if mode == "wal":
        connection.execute("PRAGMA synchronous=FULL")
    else:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("PRAGMA synchronous=EXTRA")
    if sys.platform == "darwin":  # a plain fsync does not reach the platter there
        connection.execute("PRAGMA fullfsync=ON")
        connection.execute("PRAGMA checkpoint_fullfsync=ON")
    return str(mode)


def version(connection: sqlite3.Connection) -> int:
    """Return the schema of a file, 0 for a new one.

    Raises:
        DamagedError: If it is another program's file.
        NewerError: If this version does not know the schema.
    """
    try:
        (owner,) = connection.execute("PRAGMA application_id").fetchone()
        (schema,) = connection.execute("PRAGMA user_version").fetchone()
        (things,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorname", "") == "SQLITE_ERROR":  # as it says of a wrong head
            raise DamagedError(str(error)) from None
        raise
    if owner != APPLICATION_ID and (owner or schema or things):
        raise DamagedError("it is no file of this game")
    if schema < bool(owner):
        raise DamagedError(f"there is no schema {schema}")
    if schema > migrations.SCHEMA:
        raise NewerError(f"its schema is {schema}, this version knows {migrations.SCHEMA}")
    return int(schema)


def check(connection: sqlite3.Connection) -> None:
    """Read the whole file and hold its pages against each other.

    Raises:
        DamagedError: If something is wrong with it.
        sqlite3.Error: If it cannot even be read.
    """
    (answer,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if answer != "ok":
        raise DamagedError(str(answer))


def fault_of(error: Exception) -> StoreError:
    """Return what an error of SQLite means for whoever wanted to keep or read something."""
    name = getattr(error, "sqlite_errorname", "")
    if damaged(error):
        return DamagedError(str(error))
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return BusyError(str(error))
    return (MovedError if name == "SQLITE_READONLY_DBMOVED" else StoreError)(str(error))


def identity(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from another of the same name; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def damaged(error: Exception) -> bool:
    """Return whether an error says that the file is damaged, not that it cannot be had just now."""
    if isinstance(error, sqlite3.Error):
        name = getattr(error, "sqlite_errorname", "")
        return any(name == kind or name.startswith(f"{kind}_") for kind in _DAMAGED)
    return isinstance(error, DamagedError | UnicodeDecodeError)


def be_patient(connection: sqlite3.Connection, patient: bool) -> None:
    """Wait for another program that holds the file, or hardly at all."""
    connection.execute(f"PRAGMA busy_timeout = {round(1000 * (_WAIT if patient else _WAIT_AGAIN))}")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Do all of it, on the disk when it is left, or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
