"""Records that come from outside: played again through the rules, then taken into the store."""

import errno
import stat
from pathlib import Path
from typing import BinaryIO, Final

import msgspec
from PySide6.QtCore import QCoreApplication

from three04.record.faults import RecordFault
from three04.record.model import Record
from three04.record.partly import UNSEEN
from three04.record.reading import read
from three04.rules import actions as act
from three04.rules.journal import ActionRow, DealRow, HeaderRow, Row
from three04.rules.nought.match import replayed
from three04.store.database import StoreError
from three04.store.store import Store
from three04.table.records import record_rows
from three04.ui import opponents

LARGEST: Final = 20_000_000
"""Bytes; a record of a whole match has some ten thousand."""


class ImportFault(Exception):
    """Why a record cannot be opened, in a few words."""


class Imported(msgspec.Struct, frozen=True):
    """A match that was read.

    Attributes:
        rows: Its rows, the header first.
        running: Whether it is not over and can be gone on with.
        match: Its number in the store; None if nothing is kept.
    """

    rows: tuple[Row, ...]
    running: bool
    match: int | None = None


def take_in(file: Path, store: Store | None) -> list[Imported]:
    """Read a file of records and keep its matches; one that is kept already is not kept twice.

    Args:
        file: The file.
        store: What keeps them; None to read them only.

    Raises:
        ImportFault: If it cannot be read, has a fault, or cannot be kept; nothing is kept then.
    """
    found = [_match_of(record) for record in _read(file)]
    return found if store is None else [_kept(match, store) for match in found]


def _read(file: Path) -> list[Record]:
    try:
        with open_file(file) as stream:
            data = stream.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise ImportFault(
                QCoreApplication.translate("Import", "the file is too large for a record")
            )
        return read(data)
    except RecordFault as fault:
        text = QCoreApplication.translate("Import", "line {line}: {fault}")
        raise ImportFault(text.format(line=fault.line, fault=fault.message)) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise ImportFault(reason or str(error)) from None


def open_file(file: Path) -> BinaryIO:
    """Open a file to read it; nothing is read of a pipe or a device, which may have no end.

    Raises:
        OSError: If it cannot be opened.
    """
    mode = file.stat().st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise OSError(errno.EINVAL, QCoreApplication.translate("Import", "it is no ordinary file"))
    return file.open("rb")


def _match_of(record: Record) -> Imported:
    if not record.deals:
        raise ImportFault(QCoreApplication.translate("Import", "there is no deal in the record"))
    rows = record_rows(record)
    if any(_hides(row) for row in rows):
        raise ImportFault(
            QCoreApplication.translate(
                "Import",
                "it does not tell every card, so you can look at it, not play on",
            )
        )
    running = not replayed(rows).finished
    header = rows[0]
    if running and isinstance(header, HeaderRow):
        # Whoever opens it sits at seat 0; a record does not say who played.
        others = (opponents.recommended(),) * (len(header.names) - 1)
        rows = (msgspec.structs.replace(header, players=("", *others)), *rows[1:])
    return Imported(rows, running)


def _hides(row: Row) -> bool:
    """Return whether a card of a deal or an action is not told, as in a record of one seat."""
    match row:
        case DealRow(hands=hands):
            return any(UNSEEN in hand for hand in hands)
        case ActionRow(action=act.Play(card=card) | act.LayTrump(card=card)):
            return card == UNSEEN
    return False


def _kept(found: Imported, store: Store) -> Imported:
    header = found.rows[0]
    assert isinstance(header, HeaderRow)
    matches = store.matches
    try:
        match = matches.same(found.rows)
        if match is None:
            match = matches.add(header, found.rows[1:], origin="imported")
        elif found.running:
            matches.set_status(match, "running")
    except StoreError as error:
        raise ImportFault(str(error)) from None
    return msgspec.structs.replace(found, match=match)
