"""The rows of matches in the database, and what is counted with them: read and written."""

import sqlite3
import time
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from three04.rules.journal import HeaderRow, Row
from three04.rules.options import OptionError, checked
from three04.store import comparisons
from three04.store.database import StoreError
from three04.store.facts import Bookkeeper, DealFacts, KeptRow

_ENCODER: Final = msgspec.json.Encoder()
_ROW: Final = msgspec.json.Decoder(Row)
_COLUMNS: Final = DealFacts.__struct_fields__
_KEEP_DEAL: Final = (
    f"INSERT OR REPLACE INTO deal (match, {', '.join(_COLUMNS)}) VALUES (?{', ?' * len(_COLUMNS)})"
)


class LoadedMatch(msgspec.Struct, frozen=True):
    """The rows of a match.

    Attributes:
        rows: They, the header first.
        whole: Whether every one could be read; if not, these are those before the damage.
    """

    rows: tuple[Row, ...]
    whole: bool = True


class OpenMatch(msgspec.Struct):
    """The match that is being played: what need not be read again for each row."""

    match: int
    book: Bookkeeper
    last: int
    over: bool = False


def now() -> int:
    """Return the time in milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


def append(connection: sqlite3.Connection, open_: OpenMatch, rows: Sequence[Row], at: int) -> None:
    """Keep rows, and what ends with them, deal or match, or by undo is no longer over."""
    for row in rows:
        open_.last += 1
        kept = KeptRow(open_.last, at, row)
        keep_rows(connection, open_.match, (kept,))
        known = len(open_.book.facts)
        try:
            open_.book.fold(kept)
        except ValueError as error:
            raise StoreError(str(error)) from None
        deals = open_.book.facts
        for facts in deals[known:]:  # several, where a redo brings them back
            keep_deal(connection, open_.match, facts)
        if len(deals) < known:
            connection.execute(
                "DELETE FROM deal WHERE match = ? AND n > ?", (open_.match, len(deals))
            )
            comparisons.forget(connection, open_.match, len(deals))
    if open_.book.finished != open_.over:
        open_.over = open_.book.finished
        status = "finished" if open_.over else "running"
        connection.execute("UPDATE match SET status = ? WHERE id = ?", (status, open_.match))


def keep_rows(connection: sqlite3.Connection, match: int, rows: Iterable[KeptRow]) -> None:
    """Keep rows as they are, whatever follows from them."""
    connection.executemany(
        "INSERT INTO row (match, n, at, body) VALUES (?, ?, ?, ?)",
        ((match, kept.n, kept.at, text_of(kept.row)) for kept in rows),
    )


def keep_deal(connection: sqlite3.Connection, match: int, facts: DealFacts) -> None:
    """Keep the facts of a deal in the place of those that were there."""
    values = (getattr(facts, name) for name in _COLUMNS)
    plain = (text_of(value) if isinstance(value, tuple) else value for value in values)
    connection.execute(_KEEP_DEAL, (match, *plain))


def row_of(body: object) -> Row:
    """Return a row as it was kept.

    Raises:
        StoreError: If it is damaged.
    """
    if not isinstance(body, str):
        raise StoreError("a row is no text")
    try:
        return _ROW.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise StoreError(str(error)) from None


def _header(connection: sqlite3.Connection, match: int) -> tuple[HeaderRow, int | None]:
    """Return a match's header and the person's seat."""
    line = connection.execute("SELECT header, my_seat FROM match WHERE id = ?", (match,)).fetchone()
    if line is None:
        raise StoreError("there is no such match")
    header = row_of(line[0])
    if not isinstance(header, HeaderRow):
        raise StoreError("the match has no header")
    try:
        seats = checked(header.options).seating.seats
    except OptionError as error:
        raise StoreError(str(error)) from None
    if not 0 <= header.first_dealer < seats:
        raise StoreError("the first dealer has no seat at this table")
    seat = line[1]
    return header, seat if isinstance(seat, int) and 0 <= seat < seats else None


def matches_like(connection: sqlite3.Connection, header: HeaderRow) -> list[int]:
    """Return the matches that have this very header, however it was written."""
    found = connection.execute(
        "SELECT id, header FROM match WHERE profile = ? AND tabletop = ? AND names = ?",
        (header.options.profile, header.options.table, text_of(header.names)),
    )
    return [int(match) for match, written in found.fetchall() if _is(written, header)]


def _is(written: object, header: HeaderRow) -> bool:
    try:
        return row_of(written) == header
    except StoreError:
        return False


def read_match(connection: sqlite3.Connection, match: int) -> LoadedMatch:
    """Return the rows of a match in any database.

    Raises:
        StoreError: If not even its header can be read.
        sqlite3.Error: If the database is damaged there.
    """
    rows: list[Row] = [_header(connection, match)[0]]
    found = connection.execute("SELECT n, body FROM row WHERE match = ? ORDER BY n", (match,))
    for n, body in found:
        try:
            row = row_of(body)
        except StoreError:
            return LoadedMatch(tuple(rows), whole=False)
        if n != len(rows) or isinstance(row, HeaderRow):
            return LoadedMatch(tuple(rows), whole=False)
        rows.append(row)
    return LoadedMatch(tuple(rows))


def book_of(connection: sqlite3.Connection, match: int) -> tuple[Bookkeeper, int]:
    """Return a match's facts, and the number of its last row.

    Raises:
        StoreError: If its rows are damaged or no legal match.
    """
    header, my_seat = _header(connection, match)
    book, last = Bookkeeper(header, my_seat), 0
    found = connection.execute("SELECT n, at, body FROM row WHERE match = ? ORDER BY n", (match,))
    for n, at, body in found:
        try:
            book.fold(KeptRow(n, at, row_of(body)))
        except ValueError as error:
            raise StoreError(str(error)) from None
        last = n
    return book, last


def text_of(value: object) -> str:
    """Return how a value is kept: as JSON."""
    return _ENCODER.encode(value).decode()
