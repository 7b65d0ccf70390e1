"""The files that earlier versions kept matches in: taken into the store once, then moved aside."""

import logging
from pathlib import Path
from typing import Final

from three04 import record as records
from three04.rules.journal import HeaderRow, JournalError, Row
from three04.store import old_match
from three04.store.database import StoreError
from three04.store.matches import Matches, Status
from three04.store.store import Store
from three04.table.records import record_rows
from three04.ui.keeping.keeper import sound_rows
from three04.ui.words.texts import COMPUTER_NAMES

log = logging.getLogger(__name__)

IN_PROGRESS: Final = "match.jsonl"
RECORDS: Final = "matches"
ASIDE: Final = "imported"
"""The folder that they are moved to, as they are."""


def take_in(store: Store) -> int:
    """Take the matches of earlier versions into the store.

    What cannot be read stays where it is, and is tried again with each start: a later version may
    read it. A file is moved only when the store has all of it.

    Returns:
        How many files were taken in.
    """
    folder, matches = store.folder, store.matches
    taken = 0
    for file in (*sorted((folder / RECORDS).glob("*.304")), folder / IN_PROGRESS):
        if not file.is_file():
            continue
        try:
            if file.name == IN_PROGRESS:
                _take_running(file, matches)
            else:
                _take_record(file, matches)
            _move(file, folder / ASIDE)
            taken += 1
        except (OSError, records.RecordFault, ValueError, StoreError, JournalError) as error:
            log.warning("%s cannot be taken into the store: %s", file, error)
    return taken


def _take_record(file: Path, matches: Matches) -> None:
    """Take in a match that was finished, or left for another."""
    for record in records.read(file.read_bytes()):
        rows = record_rows(record)
        header = rows[0]
        assert isinstance(header, HeaderRow)
        # Where computers were watched, this one sat in the person's place.
        watched = header.names[:1] == (COMPUTER_NAMES[-1],)
        _add(file, matches, rows, "left", None if watched else 0)


def _take_running(file: Path, matches: Matches) -> None:
    """Take in the match in progress, as far as it is sound."""
    saved = old_match.load(file)
    rows = sound_rows(saved)
    if rows:
        _add(file, matches, rows, "running", None)


def _add(
    file: Path, matches: Matches, rows: tuple[Row, ...], status: Status, my_seat: int | None
) -> None:
    # The program may have ended between taking in and moving.
    if matches.same(rows) is not None:
        return
    header = rows[0]
    assert isinstance(header, HeaderRow)
    played = int(file.stat().st_mtime * 1000)
    matches.add(header, rows[1:], status=status, started=played, my_seat=my_seat)


def _move(file: Path, folder: Path) -> None:
    """Move a file where nothing is overwritten."""
    folder.mkdir(exist_ok=True)
    number, target = 1, folder / file.name
    while target.exists():
        number += 1
        target = folder / f"{file.stem}-{number}{file.suffix}"
    file.replace(target)
