"""A player's store: the database of a folder, opened whatever state its file is in.

What is not usable is put aside under another name; nothing of the player's is ever deleted.
"""

import logging
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

from three04.store import backups, database, migrations, recovery
from three04.store.database import BusyError, DamagedError, NewerError, StoreError
from three04.store.matches import Matches

log = logging.getLogger(__name__)

CHECKED_AT_ONCE: Final = 4_000_000
"""A file of up to so many bytes is read through when it is opened; a larger one later."""

Fault: TypeAlias = Literal["damaged", "newer", "busy", "moved", "unusable"]


class Trouble(msgspec.Struct, frozen=True):
    """What the player is to be told of his database.

    Attributes:
        fault: ``damaged``: it was put aside. ``newer``: another version made it, and it is only
            read. ``busy``: another program holds it, so that nothing is kept. ``moved``: it was
            deleted or replaced while it was open, and was written anew. ``unusable``: it cannot be
            opened now, so that nothing is kept.
        path: The database.
        aside: Where the damaged file is now.
        backup: The copy that took its place; None if the new one is empty.
        rescued: How many matches of the damaged file were taken over from it.
        whole: Whether all that was in a file that went is in the one in its place.
        reason: Why, in the system's words.
    """

    fault: Fault
    path: Path
    aside: Path | None = None
    backup: Path | None = None
    rescued: int = 0
    whole: bool = False
    reason: str = ""


class Store:
    """The matches of one folder.

    Attributes:
        folder: The data folder.
        path: The database.
        matches: Its matches.
        read_only: Whether nothing can be written: a newer version made the file, or the disk is
            full, or the folder may not be written to.
        trouble: What the player is to be told, if anything.
        unchecked: Whether the file is too large to have been read through at the start; then
            :meth:`check` has to be called some time later, in another thread.
    """

    def __init__(self, folder: Path) -> None:
        """Open the folder's database, or make it.

        Raises:
            StoreError: If it cannot be opened; the player's file is as it was.
        """
        self.folder, self.path = folder, folder / database.FILE
        self.read_only = False
        self.trouble: Trouble | None = None
        self.unchecked = False
        self._identity: tuple[int, int] | None = None
        try:
            self.matches = self._open()
        except database.FAULTS as error:
            raise database.fault_of(error) from None
        except OSError as error:
            raise StoreError(str(error)) from None

    def close(self) -> None:
        """Close the database."""
        self.matches.close()

    def reader(self) -> sqlite3.Connection:
        """Return a connection for queries of another thread, which closes it.

        Bytes that are no text are read as such, so that one damaged word spoils no whole answer.

        Raises:
            sqlite3.Error: If it cannot be opened.
        """
        connection = database.connect_reader(self.path)
        connection.text_factory = _forgiving
        return connection

    def back_up(self, kind: str = backups.DAILY) -> Path:
        """Copy the database, in any thread.

        Raises:
            StoreError: If it cannot be copied.
        """
        try:
            with closing(self.reader()) as connection:
                return backups.make(connection, self.folder, kind)
        except (*database.FAULTS, OSError) as error:
            raise StoreError(str(error)) from None

    def look_after(self, again: bool = False) -> str | None:
        """Read a large file through and make the day's copy; in a thread that may take its time.

        Args:
            again: Whether to read it through although that was done.

        Returns:
            What is wrong with the file, None if it is sound: then :meth:`replace_damaged`.
        """
        try:
            if self.unchecked or again:
                with closing(self.reader()) as connection:
                    database.check(connection)
                self.unchecked = False
            if not self.read_only and backups.due(self.folder):
                self.back_up()
        except (*database.FAULTS, StoreError) as error:
            log.warning("%s: %s", self.path, error)
            return str(error) if database.damaged(error) else None
        return None

    def replace_damaged(self, reason: str) -> None:
        """Put the database aside while the game runs; what cannot be read of it is in no journal.

        Raises:
            StoreError: If that cannot be done; nothing is kept from then on.
        """
        self.matches.close()
        try:
            self.matches = self._replaced(reason)
        except (*database.FAULTS, OSError) as error:
            raise StoreError(str(error)) from None

    def reopen(self) -> None:
        """Go on with the file that lies in the database's place, or write it anew if none does.

        What was in the file that went can still be read as long as it is open: it is copied.

        Raises:
            StoreError: If that cannot be done; nothing is kept from then on.
        """
        copy = recovery.moved(self.path)
        whole = self._copied(copy)
        self.matches.close()  # before another is opened: its log has the same name
        before = self.trouble
        try:
            self.matches = self._open()  # the copy takes the place of a file that is missing
            if copy.exists():
                recovery.take_over(copy, self.matches)
                copy.unlink()
        except (*database.FAULTS, OSError) as error:
            raise StoreError(str(error)) from None
        if self.trouble is before:
            self.trouble = Trouble("moved", self.path, whole=whole)

    def _copied(self, copy: Path) -> bool:
        """Return whether all could be copied of a file that is not in its place any more."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            copy.unlink(missing_ok=True)
            self.matches.run(lambda connection: connection.execute("VACUUM INTO ?", (str(copy),)))
        except (StoreError, OSError) as error:
            log.warning("%s went, and cannot be copied: %s", self.path, error)
            with suppress(OSError):
                copy.unlink(missing_ok=True)
            return False
        return True

    # ------------------------------------------------------------------ opening

    def _open(self) -> Matches:
        recovery.finish(self.path)
        try:
            return self._opened()
        except NewerError as newer:
            self.trouble = Trouble("newer", self.path, reason=str(newer))
            return self._opened_to_read()
        except (*database.FAULTS, DamagedError) as error:
            if not database.damaged(error):
                log.warning("%s cannot be written: %s", self.path, error)
                busy = isinstance(database.fault_of(error), BusyError)
                self.trouble = Trouble("busy" if busy else "unusable", self.path, reason=str(error))
                return self._opened_to_read()
            log.warning("%s is damaged: %s", self.path, error)
            return self._replaced(str(error))

    def _opened_to_read(self) -> Matches:
        self.read_only = True
        return Matches(lambda: database.connect_reader(self.path))

    def _replaced(self, reason: str) -> Matches:
        done = recovery.replace(self.path)
        matches = self._opened()
        rescued = recovery.take_over(done.aside, matches)
        self.trouble = Trouble(
            "damaged", self.path, done.aside, done.backup, rescued=rescued, reason=reason
        )
        return matches

    def _opened(self) -> Matches:
        self.unchecked = self.path.exists() and self.path.stat().st_size > CHECKED_AT_ONCE
        matches = Matches(self._connect, self._is_there)
        self._identity = database.identity(self.path)
        return matches

    def _is_there(self) -> bool:
        """Return whether the database's file is the one that was opened."""
        return database.identity(self.path) == self._identity

    def _connect(self) -> sqlite3.Connection:
        connection = database.connect_writer(self.path)
        try:
            if not self.unchecked:
                database.check(connection)
            _migrate(connection, self.folder)
        except BaseException:
            connection.close()
            raise
        return connection


def _forgiving(text: bytes) -> str:
    return text.decode(errors="replace")


def _migrate(connection: sqlite3.Connection, folder: Path) -> None:
    while (schema := database.version(connection)) < migrations.SCHEMA:
        if schema:
            backups.make(connection, folder, f"before-schema-{schema + 1}")
        with database.transaction(connection):
            migrations.step(connection, schema)
    if migrations.tables(connection) != migrations.expected():
        raise DamagedError("its tables are not those of its schema")
