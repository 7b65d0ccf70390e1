"""Records that come from outside: played again through the rules, then taken into the store."""

import errno
import io
import stat
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, Final, TypeVar

import msgspec
from PySide6.QtCore import QCoreApplication

from three04.record.faults import RecordFault
from three04.record.lines import numbered
from three04.record.model import Record
from three04.record.partly import UNSEEN
from three04.record.reading import Reader
from three04.rules import actions as act
from three04.rules.journal import ActionRow, DealRow, HeaderRow, Row
from three04.store.database import StoreError
from three04.store.store import Store
from three04.table.records import record_rows
from three04.table.replay import MatchReplay
from three04.ui.match import opponents
from three04.ui.words.fault_texts import why

_T = TypeVar("_T")

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


class Stopped(Exception):
    """Nobody wants the record any more."""


def take_in(
    file: Path, store: Store | None, stop: Callable[[], bool] = lambda: False
) -> list[Imported]:
    """Read a file of records and keep its matches; one that is kept already is not kept twice.

    Args:
        file: The file.
        store: What keeps them; None to read them only.
        stop: Asked again and again whether to stop; then no match is kept that is not yet.

    Raises:
        ImportFault: If it cannot be read, has a fault, or cannot be kept; nothing is kept then.
        Stopped: If it was to stop.
    """
    found = _read(file, stop)
    return found if store is None else [_kept(match, store, stop) for match in found]


def _read(file: Path, stop: Callable[[], bool]) -> list[Imported]:
    reader = _reader(file, stop)
    try:
        return [
            _match_of(record, over)
            for record, over in zip(reader.records, reader.over, strict=True)
        ]
    except ValueError as error:
        raise ImportFault(str(error)) from None


def replays(file: Path, stop: Callable[[], bool] = lambda: False) -> list[MatchReplay]:
    """Read a file of records to look at its matches.

    Args:
        file: The file.
        stop: Asked again and again whether to stop.

    Raises:
        ImportFault: If it cannot be read or has a fault.
        Stopped: If it was to stop.
    """
    reader = _reader(file, stop)
    return [MatchReplay.of_record(record) for record in _watched(reader.records, stop)]


def _reader(file: Path, stop: Callable[[], bool]) -> Reader:
    """Return what has read a file to its end."""
    try:
        with open_file(file) as stream:
            data = stream.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise ImportFault(
                QCoreApplication.translate("Import", "the file is too large for a record")
            )
        reader = Reader()
        for number, line in _watched(numbered(io.BytesIO(data)), stop):
            reader.line(number, line)
        reader.end()
    except RecordFault as fault:
        text = QCoreApplication.translate("Import", "line {line}: {fault}")
        raise ImportFault(text.format(line=fault.line, fault=fault.message)) from None
    except OSError as error:
        raise ImportFault(why(error)) from None
    except ValueError as error:
        raise ImportFault(str(error)) from None
    return reader


def _watched(things: Iterable[_T], stop: Callable[[], bool]) -> Iterator[_T]:
    """Return the things one after the other, until it is to stop."""
    for thing in things:
        if stop():
            raise Stopped
        yield thing


def open_file(file: Path) -> BinaryIO:
    """Open a file to read it; nothing is read of a pipe or a device, which may have no end.

    Raises:
        OSError: If it cannot be opened.
    """
    mode = file.stat().st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise OSError(errno.EINVAL, QCoreApplication.translate("Import", "it is no ordinary file"))
    return file.open("rb")


def _match_of(record: Record, over: bool) -> Imported:
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
    header = rows[0]
    if not over and isinstance(header, HeaderRow):
        # Whoever opens it sits at seat 0; a record does not say who played.
        others = (opponents.recommended(),) * (len(header.names) - 1)
        rows = (msgspec.structs.replace(header, players=("", *others)), *rows[1:])
    return Imported(rows, not over)


def _hides(row: Row) -> bool:
    """Return whether a card of a deal or an action is not told, as in a record of one seat."""
    match row:
        case DealRow(hands=hands):
            return any(UNSEEN in hand for hand in hands)
        case ActionRow(action=act.Play(card=card) | act.LayTrump(card=card)):
            return card == UNSEEN
    return False


def _kept(found: Imported, store: Store, stop: Callable[[], bool]) -> Imported:
    header = found.rows[0]
    assert isinstance(header, HeaderRow)
    matches = store.matches
    if stop():
        raise Stopped
    try:
        match = matches.same(found.rows)
        if match is None:
            match = matches.add(header, _watched(found.rows[1:], stop), origin="imported")
        elif found.running:
            matches.set_status(match, "running")
    except StoreError as error:
        raise ImportFault(why(error)) from None
    return msgspec.structs.replace(found, match=match)
