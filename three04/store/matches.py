"""The matches of a player: begun, kept row by row, found again."""

import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from three04 import __version__
from three04.rules import origins
from three04.rules.journal import HeaderRow, Row
from three04.store.database import (
    FAULTS,
    BusyError,
    MovedError,
    StoreError,
    be_patient,
    fault_of,
    transaction,
)
from three04.store.facts import Bookkeeper, KeptRow, person_of
from three04.store.rows import (
    LoadedMatch,
    OpenMatch,
    append,
    book_of,
    keep_deal,
    keep_rows,
    matches_like,
    now,
    read_match,
    text_of,
)

Status: TypeAlias = Literal["running", "finished", "left", "aside"]
"""``left``: another was begun in its place. ``aside``: damaged, kept but not counted."""

Origin: TypeAlias = Literal["played", "again", "whatif", "imported"]
"""``again``: a deal that was played before. ``whatif``: gone on with from a replay."""

log = logging.getLogger(__name__)

_T = TypeVar("_T")
_INFO: Final = """
    SELECT id, started, coalesce((SELECT at FROM row WHERE match = id ORDER BY n DESC LIMIT 1),
        started), status, origin, CAST(profile AS BLOB), CAST(tabletop AS BLOB), my_seat,
        CAST(players AS BLOB), CAST(names AS BLOB),
        (SELECT count(*) FROM deal WHERE match = id),
        (SELECT CAST(tokens AS BLOB) FROM deal WHERE match = id ORDER BY n DESC LIMIT 1),
        CAST(number AS BLOB), CAST(day AS BLOB)
    FROM match
"""
"""Words as bytes: one damaged word would else be a fault of the whole answer."""


class MatchInfo(msgspec.Struct, frozen=True):
    """What a list of matches shows.

    Attributes:
        id: Its number in the database.
        started: When it was begun, in milliseconds since 1970, UTC.
        changed: When its last row was kept.
        status: Whether it is running, finished, left or put aside.
        origin: Where it came from.
        profile: The rules' name.
        tabletop: The table's name.
        my_seat: The seat of the person at this screen, if any.
        players: The computer player at each seat at first, "" for a person.
        names: The names at the seats.
        deals: How many deals are over.
        tokens: Each side's tokens after the last of them; empty if none is over.
        begun_as: What it was begun as, as its header has it.
    """

    id: int
    started: int
    changed: int
    status: Status
    origin: Origin
    profile: str
    tabletop: str
    my_seat: int | None
    players: tuple[str, ...]
    names: tuple[str, ...]
    deals: int
    tokens: tuple[int, ...]
    begun_as: str


class Matches:
    """The matches of one database. One thread owns the connection; every call waits for it."""

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], there: Callable[[], bool] = lambda: True
    ) -> None:
        """Open the database.

        Args:
            connect: Makes the connection; called in the thread that will own it.
            there: Says whether its file is still where it was; asked before anything is written.

        Raises:
            StoreError: What `connect` raised.
        """
        self._thread = ThreadPoolExecutor(1, "three04-store")
        self._open: OpenMatch | None = None
        self._there = there
        self._closed = self._busy = False
        try:
            self._connection = self._thread.submit(connect).result()
        except BaseException:
            self._thread.shutdown()
            raise

    def close(self) -> None:
        """Close the connection when all is done; twice is once."""
        if not self._closed:
            self._closed = True
            self._thread.submit(self._connection.close).result()
            self._thread.shutdown()

    def run(self, job: Callable[[sqlite3.Connection], _T]) -> _T:
        """Do something with the connection, in the thread that owns it, and wait for it.

        Raises:
            DamagedError: If the file turns out to be damaged.
            BusyError: If another program holds it.
            StoreError: If the database does not do it.
        """
        try:
            found = self._done(job)
        except FAULTS as error:
            fault = fault_of(error)
            self._note_busy(isinstance(fault, BusyError))
            raise fault from None
        self._note_busy(False)
        return found

    def _note_busy(self, busy: bool) -> None:
        """Wait for another program once, and not again before it has let go."""
        if busy != self._busy:
            self._busy = busy
            self._done(lambda connection: be_patient(connection, not busy))

    def _done(self, job: Callable[[sqlite3.Connection], _T]) -> _T:
        """Do something in the thread that owns the connection; another may close it meanwhile."""
        if self._closed:
            raise StoreError("the database is closed")
        try:
            future = self._thread.submit(job, self._connection)
        except RuntimeError:  # of a thread that has ended, and of nothing else
            raise StoreError("the database is closed") from None
        return future.result()

    # ------------------------------------------------------------------ writing

    def begin(self, header: HeaderRow) -> int:
        """Begin a match and return its number.

        Raises:
            StoreError: If it cannot be kept.
        """
        return self.add(header, ())

    def add(
        self,
        header: HeaderRow,
        rows: Iterable[Row],
        *,
        origin: Origin | None = None,
        status: Status = "running",
        started: int | None = None,
        my_seat: int | None = None,
    ) -> int:
        """Keep a match with its rows so far, all of it or nothing, and return its number.

        Args:
            header: The header, which is none of the rows.
            rows: The rows.
            origin: Where it comes from; None for what the header says.
            status: Whether it is running still; one that is over is finished in any case.
            started: When it was played, in milliseconds since 1970, UTC; None for now.
            my_seat: The person's seat where the header does not tell.

        Raises:
            StoreError: If it cannot be kept, or the rows are no legal match.
        """
        at = now() if started is None else started
        seat = person_of(header) if my_seat is None else my_seat

        book = Bookkeeper(header, seat)
        kept = [KeptRow(n, at, row) for n, row in enumerate(rows, 1)]
        try:  # here, and not in the thread that the match on the table may be waiting for
            for row in kept:
                book.fold(row)
        except ValueError as error:
            raise StoreError(str(error)) from None

        def job(connection: sqlite3.Connection) -> int:
            with self._written(connection):
                connection.execute(
                    "INSERT INTO match (started, status, origin, profile, tabletop, my_seat,"
                    " players, names, number, day, app, header)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        at,
                        "finished" if book.finished else status,
                        origin or _origin(header),
                        header.options.profile,
                        header.options.table,
                        seat,
                        text_of(header.players),
                        text_of(header.names),
                        origins.number_of(header.origin),
                        origins.day_of(header.origin),
                        __version__,
                        text_of(header),
                    ),
                )
                (match,) = connection.execute("SELECT last_insert_rowid()").fetchone()
                keep_rows(connection, match, kept)
                for facts in book.facts:
                    keep_deal(connection, match, facts)
            self._open = OpenMatch(match, book, len(kept), book.finished)
            return int(match)

        return self.run(job)

    def append(self, match: int, rows: Sequence[Row], first: int) -> None:
        """Keep further rows of a match, on the disk when this returns.

        Args:
            match: Its number.
            rows: The rows.
            first: The number of the first of them, from 1. Those that are kept already, because
                it was not certain whether they were, are not kept twice.

        Raises:
            StoreError: If they cannot be kept; none of them is then, as far as can be known.
        """

        def job(connection: sqlite3.Connection) -> None:
            with self._written(connection):
                open_ = self._opened(connection, match)
                fresh = rows[max(0, open_.last + 1 - first) :]
                append(connection, open_, fresh, now())

        self.run(job)

    def set_status(self, match: int, status: Status) -> None:
        """Say that a match is running, finished, left, or put aside and not to be counted.

        Raises:
            StoreError: If it cannot be kept.
        """

        def job(connection: sqlite3.Connection) -> None:
            with self._written(connection):
                connection.execute("UPDATE match SET status = ? WHERE id = ?", (status, match))
                if status == "aside":
                    connection.execute("DELETE FROM deal WHERE match = ?", (match,))

        self.run(job)

    def delete(self, match: int) -> None:
        """Delete a match with all that is known of it; the person has asked for it.

        Raises:
            StoreError: If that cannot be done.
        """

        def job(connection: sqlite3.Connection) -> None:
            with self._written(connection):
                connection.execute("DELETE FROM match WHERE id = ?", (match,))
            self._open = None

        self.run(job)

    def rebuild(self) -> None:
        """Make the facts of all deals again from the rows.

        Those of a match whose rows are damaged stay as they are.

        Raises:
            StoreError: If that cannot be done; the facts are as before.
        """

        def job(connection: sqlite3.Connection) -> None:
            with self._written(connection):
                found = connection.execute("SELECT id FROM match WHERE status != 'aside'")
                for (match,) in found.fetchall():
                    try:
                        book, _ = book_of(connection, match)
                    except StoreError as error:
                        log.warning("match %s cannot be counted again: %s", match, error)
                        continue
                    connection.execute("DELETE FROM deal WHERE match = ?", (match,))
                    for facts in book.facts:
                        keep_deal(connection, match, facts)

        self.run(job)

    @contextmanager
    def _written(self, connection: sqlite3.Connection) -> Iterator[None]:
        """Do it all or nothing; after a failure the match in progress is read anew."""
        if not self._there():
            raise MovedError("the file is not there any more, or is another one")
        try:
            with transaction(connection):
                yield
        except BaseException:
            self._open = None
            raise

    def _opened(self, connection: sqlite3.Connection, match: int) -> OpenMatch:
        if self._open is None or self._open.match != match:
            book, last = book_of(connection, match)
            self._open = OpenMatch(match, book, last, book.finished)
        return self._open

    # ------------------------------------------------------------------ reading

    def unfinished(self) -> list[MatchInfo]:
        """Return the matches that can be gone on with, the one played last first.

        Raises:
            StoreError: If they cannot be read.
        """
        found = self.run(lambda c: c.execute(f"{_INFO} WHERE status = 'running'").fetchall())
        return sorted((_info(line) for line in found), key=lambda i: i.changed, reverse=True)

    def info(self, match: int) -> MatchInfo:
        """Return what a list shows of one match.

        Raises:
            StoreError: If there is none of this number, or it cannot be read.
        """
        line = self.run(lambda c: c.execute(f"{_INFO} WHERE id = ?", (match,)).fetchone())
        if line is None:
            raise StoreError("there is no such match")
        return _info(line)

    def same(self, rows: Sequence[Row]) -> int | None:
        """Return the match that has these very rows, the header first.

        Raises:
            StoreError: If that cannot be read.
        """
        found = self.find(rows)
        return found if found is not None and self.load(found).rows == tuple(rows) else None

    def find(self, rows: Sequence[Row]) -> int | None:
        """Return the match that has the longest beginning of these rows, the header first.

        Raises:
            StoreError: If that cannot be read.
        """
        header = rows[0]
        assert isinstance(header, HeaderRow)

        def job(connection: sqlite3.Connection) -> int | None:
            best, longest = None, 0
            for match in matches_like(connection, header):
                there = read_match(connection, match).rows
                if longest < len(there) and there == tuple(rows[: len(there)]):
                    best, longest = match, len(there)
            return best

        return self.run(job)

    def load(self, match: int) -> LoadedMatch:
        """Return the rows of a match, undone ones too.

        Raises:
            StoreError: If not even its header can be read.
        """
        return self.run(lambda connection: read_match(connection, match))


def _origin(header: HeaderRow) -> Origin:
    if header.origin == origins.WHAT_IF:
        return "whatif"
    return "again" if header.origin == origins.AGAIN else "played"


def _info(line: Sequence[Any]) -> MatchInfo:
    id_, started, changed, status, origin, profile, tabletop, my_seat = line[:8]
    players, names, deals, tokens, number, day = line[8:]
    return MatchInfo(
        id_,
        started,
        changed,
        status,
        origin,
        profile.decode(errors="replace"),
        tabletop.decode(errors="replace"),
        my_seat,
        _list(players, tuple[str, ...]),
        _list(names, tuple[str, ...]),
        deals,
        () if tokens is None else _list(tokens, tuple[int, ...]),
        _begun_as(origin, number, day),
    )


def _begun_as(origin: Origin, number: bytes | None, day: bytes | None) -> str:
    if day is not None:
        return origins.of_day(day.decode(errors="replace"))
    if number is not None:
        return origins.of_number(number.decode(errors="replace"))
    return {"again": origins.AGAIN, "whatif": origins.WHAT_IF}.get(origin, "")


def _list(written: bytes, kind: type[tuple[_T, ...]]) -> tuple[_T, ...]:
    """Return a list; an empty one if it is damaged, which its match shows when loaded."""
    try:
        return msgspec.json.decode(written, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ()
