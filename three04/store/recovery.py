"""A damaged database: put aside, replaced by the newest good copy, and what is whole taken over."""

import datetime
import logging
import os
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from three04.rules.journal import HeaderRow, Row
from three04.store import backups, comparisons, database
from three04.store.facts import Bookkeeper, KeptRow
from three04.store.matches import Matches, Origin, Status
from three04.store.rows import read_match

log = logging.getLogger(__name__)

_Line: TypeAlias = tuple[int, int, Status, Origin, int | None]
"""A match in the table: number, when it was begun, status, origin, the person's seat."""

_PARTS: Final = ("-wal", "-shm", "")
"""The files of a database. The log goes first: another database would take it for its own."""


class Replaced(msgspec.Struct, frozen=True):
    """What has become of a damaged database.

    Attributes:
        aside: Where it is now.
        backup: The copy that took its place, None if none was sound.
    """

    aside: Path
    backup: Path | None


def replace(path: Path) -> Replaced:
    """Give a damaged database another name and put the newest good copy in its place, if any.

    Raises:
        OSError: If that cannot be done; the file is where it was, or already aside.
    """
    backup = backups.newest_good(path.parent)
    if backup is not None:
        _copy(backup, _waiting(path))
    aside = put_aside(path)
    finish(path)
    return Replaced(aside, backup)


def put_aside(path: Path) -> Path:
    """Give a database another name, under which nothing is overwritten, and return it.

    Raises:
        OSError: If that cannot be done.
    """
    now = datetime.datetime.now(tz=datetime.UTC)
    name = f"{path.name}.damaged-{now:%Y-%m-%dT%H%M%S}"
    number, aside = 1, path.with_name(name)
    while any(Path(f"{aside}{part}").exists() for part in _PARTS):
        number += 1
        aside = path.with_name(f"{name}-{number}")
    for part in _PARTS:
        if Path(f"{path}{part}").exists():
            Path(f"{path}{part}").replace(f"{aside}{part}")
    return aside


def finish(path: Path) -> None:
    """Put the copy in its place that waits for it; the program may have ended in between.

    Raises:
        OSError: If that cannot be done.
    """
    if path.exists():
        return
    if Path(f"{path}-wal").exists():
        put_aside(path)
    for copy in (_waiting(path), moved(path)):
        if copy.exists() and not path.exists():
            copy.replace(path)


def take_over(damaged: Path, matches: Matches) -> int:
    """Keep what can be read of a damaged database and the copy in its place does not have.

    Returns:
        How many matches were taken over, or had rows taken over.
    """
    try:
        with closing(database.connect(damaged, read_only=True)) as connection:
            # Whose file it is and its version stand in its head, which may be what is damaged.
            found = connection.execute("SELECT id, started, status, origin, my_seat FROM match")
            return sum(_take_match(connection, line, matches) for line in found.fetchall())
    except (*database.FAULTS, database.StoreError) as error:
        log.warning("nothing more can be read of %s: %s", damaged, error)
        return 0


def _take_match(connection: sqlite3.Connection, line: tuple[object, ...], matches: Matches) -> bool:
    """Return whether a match of the damaged database, or more of it, was kept."""
    try:
        id_, started, status, origin, my_seat = msgspec.convert(line, type=_Line)
    except msgspec.ValidationError as error:
        log.warning("a match cannot be taken over: %s", error)
        return False
    try:
        header, *rows = read_match(connection, id_).rows
        assert isinstance(header, HeaderRow)
        rows = _legal(header, rows)
        there = matches.find((header, *rows))
        if there is None:
            if _has(matches, id_, header):  # and with more rows
                return False
            there = matches.add(
                header, rows, origin=origin, status=status, started=started, my_seat=my_seat
            )
            _take_comparisons(connection, id_, matches, there, my_seat)
            return True
        have = len(matches.load(there).rows) - 1
        if len(rows) > have:
            matches.append(there, rows, 1)
            matches.set_status(there, status)
        _take_comparisons(connection, id_, matches, there, my_seat)
        return len(rows) > have
    except (*database.FAULTS, database.StoreError) as error:
        log.warning("match %s cannot be taken over: %s", id_, error)
        return False


def _take_comparisons(
    connection: sqlite3.Connection, match: int, matches: Matches, into: int, my_seat: int | None
) -> None:
    """Keep how computer players did in the person's chair; what cannot be read is worth no word."""
    if my_seat is None:
        return
    try:
        found = comparisons.all_kept(connection, match)
    except database.FAULTS as error:
        log.warning("the comparisons of match %s cannot be taken over: %s", match, error)
        return
    for deal, theirs in found:
        matches.run(partial(comparisons.keep, match=into, deal=deal, seat=my_seat, theirs=theirs))


def _has(matches: Matches, match: int, header: HeaderRow) -> bool:
    """Return whether the copy has a match of this number that begins the same."""
    try:
        return matches.load(match).rows[0] == header
    except database.StoreError:
        return False


def _legal(header: HeaderRow, rows: Sequence[Row]) -> list[Row]:
    """Return the longest beginning of the rows that the rules accept."""
    book = Bookkeeper(header, None)
    for number, row in enumerate(rows):
        try:
            book.fold(KeptRow(number + 1, 0, row))
        except ValueError:
            return list(rows[:number])
    return list(rows)


def moved(path: Path) -> Path:
    """Return where a copy is made of a database that went while it was open."""
    return path.with_name(f"{path.name}.moved")


def _waiting(path: Path) -> Path:
    return path.with_name(f"{path.name}.restored")


def _copy(source: Path, target: Path) -> None:
    part = target.with_name(f"{target.name}.part")
    shutil.copyfile(source, part)
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(target)
