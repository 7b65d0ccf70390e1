"""Copies of the database: one a day, and one before anything that changes it as a whole."""

import datetime
import logging
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from three04.store import database

log = logging.getLogger(__name__)

FOLDER: Final = "backups"
KEPT: Final = 3
"""How many copies of a kind are kept; older ones go when a new one is whole."""

DAILY: Final = "daily"


def make(connection: sqlite3.Connection, folder: Path, kind: str) -> Path:
    """Copy a database as it stands now, whole or not at all.

    Args:
        connection: To the database; it may be one that only reads.
        folder: The data folder.
        kind: What the copy is for: ``daily``, or before what, as in ``before-schema-2``.

    Raises:
        sqlite3.Error: If it cannot be written.
        OSError: Likewise.
    """
    there = folder / FOLDER
    there.mkdir(exist_ok=True)
    now = datetime.datetime.now(tz=datetime.UTC)
    made = there / f"three04-{kind}-{now:%Y-%m-%d}.db"
    if made.exists() and kind != DAILY:
        made = there / f"three04-{kind}-{now:%Y-%m-%dT%H%M%S%f}.db"
    written = made.with_suffix(".new")
    written.unlink(missing_ok=True)
    try:
        connection.execute("VACUUM INTO ?", (str(written),))
        _to_disk(written)
        written.replace(made)
    except (*database.FAULTS, OSError):
        written.unlink(missing_ok=True)
        raise
    for old in _newest_first(there, kind)[KEPT:]:
        old.unlink()
    return made


def due(folder: Path) -> bool:
    """Return whether there is no copy of today."""
    today = datetime.datetime.now(tz=datetime.UTC)
    return not (folder / FOLDER / f"three04-{DAILY}-{today:%Y-%m-%d}.db").exists()


def newest_good(folder: Path) -> Path | None:
    """Return the newest copy that is sound and that this version can read, None if none is."""
    return next(_good(_newest_first(folder / FOLDER)), None)


def _good(found: list[Path]) -> Iterator[Path]:
    for path in found:
        try:
            connection = database.connect(path, read_only=True)
            try:
                database.version(connection)
                database.check(connection)
            finally:
                connection.close()
        except (*database.FAULTS, database.StoreError) as error:
            log.warning("the copy %s is not usable: %s", path, error)
        else:
            yield path


def _newest_first(there: Path, kind: str = "*") -> list[Path]:
    found = there.glob(f"three04-{kind}-[0-9]*.db")
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def _to_disk(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
