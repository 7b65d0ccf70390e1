"""The match in progress and all others: kept while they are played, and gone on with."""

import logging
import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

import msgspec

from three04.record.deals import random_source, source_from
from three04.rules.journal import HeaderRow, Row
from three04.rules.options import PROFILES, OptionError
from three04.rules.tables import TABLES
from three04.store import comparisons, database
from three04.store.comparisons import Showing
from three04.store.counts import (
    Filter,
)
from three04.store.database import BusyError, DamagedError, StoreError
from three04.store.matches import Matches, MatchInfo
from three04.store.skill import Skill, SkillFigure
from three04.store.store import Fault, Store, Trouble
from three04.table.records import record_text
from three04.table.table import Table

log = logging.getLogger(__name__)

_T = TypeVar("_T")


class SavedMatch(msgspec.Struct, frozen=True):
    """A match that can be gone on with.

    Attributes:
        match: Its number in the store.
        rows: Its rows, the header first; they are a legal match.
        cut: Whether more rows were there, which are damaged.
    """

    match: int
    rows: tuple[Row, ...]
    cut: bool = False


class KeptJournal:
    """Keeps the rows in memory and, as long as the disk takes them, in the store.

    A full disk does not stop the game: the rows are offered to the store again with each new one.

    Attributes:
        rows: All rows in order, undone ones too.
        match: The match's number in the store; None if it has none.
        not_kept: Called with the reason when the store takes no rows any more, once until it does
            again.
    """

    def __init__(
        self,
        store: Store | None,
        rows: Sequence[Row] = (),
        match: int | None = None,
    ) -> None:
        """Begin with these rows.

        Args:
            store: What keeps them; None to keep nothing beyond the program's life.
            rows: The rows of a match that goes on.
            match: Its number in the store, which has these rows already; None to keep them anew.
        """
        self.rows: list[Row] = list(rows)
        self.match = match
        self.not_kept: Callable[[StoreError], object] = lambda _: None
        self._store = store
        self._kept = 0 if match is None else len(rows)
        self._fault: StoreError | None = None
        if self._kept < len(self.rows):
            self._keep()

    @property
    def safe(self) -> bool:
        """Whether the store has every row, or none is meant to."""
        return self._store is None or self._kept == len(self.rows)

    def write(self, row: Row) -> None:
        """Keep a row."""
        self.rows.append(row)
        self._keep()

    def tell(self) -> None:
        """Call :attr:`not_kept` if the store did not take what there is."""
        if self._fault is not None:
            self.not_kept(self._fault)

    def keep_again(self) -> None:
        """Offer the store once more what it did not take."""
        if not self.safe:
            self._keep()

    def keep_anew(self) -> None:
        """Find the match again in a store whose database was replaced, or keep all of it anew."""
        if self._store is None or not self.rows:
            return
        with suppress(StoreError):
            self.match = self._store.matches.find(self.rows)
        self._kept = min(self._kept, 1)
        self._keep()

    def comparisons(self, deal: int, seat: int) -> tuple[Showing, ...]:
        """Return how computer players did with the person's cards, those that are kept.

        Args:
            deal: The deal's number.
            seat: The person's chair.
        """
        if self._store is None or self.match is None:
            return ()
        match = self.match
        try:
            return self._store.matches.run(lambda c: comparisons.kept(c, match, deal, seat))
        except StoreError as error:
            log.warning("comparisons cannot be read: %s", error)
            return ()

    def keep_comparison(self, deal: int, seat: int, theirs: Showing) -> None:
        """Keep how a computer player did with the person's cards; where that fails it is missing.

        Args:
            deal: The deal's number.
            seat: The person's chair.
            theirs: How it did.
        """
        if self._store is None or self.match is None:
            return
        match = self.match
        try:
            self._store.matches.run(lambda c: comparisons.keep(c, match, deal, seat, theirs))
        except StoreError as error:
            log.warning("a comparison is not kept: %s", error)

    def drop(self) -> None:
        """Delete the match, in which nothing was done."""
        if self._store is not None and self.match is not None:
            try:
                self._store.matches.delete(self.match)
            except StoreError as error:
                log.warning("a match that was not begun stays: %s", error)
        self._store = None

    def _keep(self) -> None:
        if self._store is None:
            return
        header, *rows = self.rows
        assert isinstance(header, HeaderRow)
        try:
            if self.match is None:
                self.match = self._store.matches.add(header, rows)
            else:
                first = max(1, self._kept)
                self._store.matches.append(self.match, self.rows[first:], first)
        except StoreError as error:
            log.warning("the match in progress is not kept: %s", error)
            told, self._fault = self._fault is not None, error
            if not told:
                self.not_kept(error)
        else:
            self._kept, self._fault = len(self.rows), None


class Keeper:
    """The player's folder as far as matches go.

    Attributes:
        folder: The folder; None to keep nothing.
        store: The store once it is open; None if nothing can even be read.
        trouble: What the player is to be told of it, if anything.
        replaced: Called when a damaged database was replaced after it had been opened.
    """

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.store: Store | None = None
        self.trouble: Trouble | None = None
        self.replaced: Callable[[], object] = lambda: None
        self._opened = False

    @property
    def writable(self) -> Store | None:
        """The store, if it can be written to."""
        return None if self.store is None or self.store.read_only else self.store

    def open(self) -> None:
        """Open the store, once; what may be wrong with it stands in ``trouble`` then."""
        if self.folder is None or self._opened:
            return
        self._opened = True
        try:
            self.store = Store(self.folder)
            self.trouble = self.store.trouble
        except StoreError as error:
            log.warning("nothing is kept: %s", error)
            fault: Fault = "busy" if isinstance(error, BusyError) else "unusable"
            self.trouble = Trouble(fault, self.folder / database.FILE, reason=str(error))

    def close(self) -> None:
        """Close the store."""
        if self.store is not None:
            self.store.close()
            self.store = None

    def journal(self, rows: Sequence[Row] = ()) -> KeptJournal:
        """Return the journal of a match that begins, maybe with some rows."""
        return KeptJournal(self.writable, rows)

    def journal_of(self, saved: SavedMatch) -> KeptJournal:
        """Return the journal of a match that goes on."""
        return KeptJournal(self.writable, saved.rows, saved.match)

    def unfinished(self) -> list[MatchInfo]:
        """Return the matches that can be gone on with, the one played last first."""
        if self.store is None:
            return []
        try:
            found = self._read(Matches.unfinished)
        except StoreError as error:
            log.warning("the unfinished matches cannot be read: %s", error)
            return []
        return [info for info in found if info.profile in PROFILES and info.tabletop in TABLES]

    def newest(self, on_table: int = 0) -> SavedMatch | None:
        """Return the unfinished match to go on with, None if none can be.

        Args:
            on_table: The match that lay on the table last; else it is the one played last.
        """
        for info in sorted(self.unfinished(), key=lambda info: info.id != on_table):
            try:
                return self.load(info.id)
            except StoreError as error:
                log.warning("match %s cannot be read: %s", info.id, error)
                self.put_aside(info.id)
        return None

    def load(self, match: int) -> SavedMatch:
        """Return a match to go on with.

        Of one that is damaged the sound beginning is kept as another match; the damaged one stays
        in the store, aside and not counted.

        Raises:
            StoreError: If there is no such match, or nothing of it can be read.
        """
        if self.store is None:
            raise StoreError("nothing is kept")
        loaded = self._read(lambda matches: matches.load(match))
        matches = self.store.matches
        sound = sound_rows(loaded.rows)
        if loaded.whole and len(sound) == len(loaded.rows):
            return SavedMatch(match, sound)
        if len(sound) < 2:
            raise StoreError("nothing of it can be read")
        header = sound[0]
        assert isinstance(header, HeaderRow)
        if self.store.read_only:
            return SavedMatch(match, sound, cut=True)
        again = matches.add(header, sound[1:], started=matches.info(match).started)
        matches.set_status(match, "aside")
        return SavedMatch(again, sound, cut=True)

    def _read(self, read: Callable[[Matches], _T]) -> _T:
        """Read something; a database that turns out to be damaged is replaced first."""
        assert self.store is not None
        try:
            return read(self.store.matches)
        except DamagedError as error:
            if self.store.read_only:
                raise
            self.replace(str(error))
            return read(self.store.matches)

    def replace(self, reason: str) -> None:
        """Put the damaged database aside and go on with what can be had.

        Raises:
            StoreError: If that cannot be done; nothing is kept from then on.
        """
        if self.store is not None:
            self.store.replace_damaged(reason)
            self.trouble = self.store.trouble
            self.replaced()

    def reopen(self) -> None:
        """Go on with what lies in the place of a database that was deleted or replaced.

        Raises:
            StoreError: If that cannot be done; nothing is kept from then on.
        """
        if self.store is not None:
            self.store.reopen()
            self.trouble = self.store.trouble
            self.replaced()

    def skill(self, level: str, chosen: Filter) -> SkillFigure | None:
        """Return how the person does beside a computer player in the same chair.

        Args:
            level: The computer player.
            chosen: Which deals count.
        """
        if self.store is None:
            return None
        try:
            with closing(self.store.reader()) as reader:
                return Skill(reader, chosen).figures().get(level)
        except sqlite3.Error as error:
            log.warning("the skill figure cannot be read: %s", error)
            return None

    def leave(self, match: int) -> None:
        """Offer a match no more; its deals still count.

        Raises:
            StoreError: If that cannot be kept.
        """
        if self.store is not None:
            self.store.matches.set_status(match, "left")

    def delete(self, match: int) -> None:
        """Delete a match, as the person wishes.

        Raises:
            StoreError: If that cannot be done.
        """
        if self.store is not None:
            self.store.matches.delete(match)

    def put_aside(self, match: int) -> None:
        """Offer a match that cannot be read no more; it stays in the store."""
        if self.writable is not None:
            with suppress(StoreError):
                self.writable.matches.set_status(match, "aside")


def text_of(rows: Sequence[Row], names: Sequence[str]) -> str:
    """Return a match as a record, with the names that are shown."""
    header = rows[0]
    if names and isinstance(header, HeaderRow):
        rows = (msgspec.structs.replace(header, names=tuple(names)), *rows[1:])
    source = source_from(header.source) if isinstance(header, HeaderRow) else None
    return record_text(rows, source)


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all.

    Raises:
        OSError: If it cannot be written.
    """
    written = path.with_name(path.name + ".new")
    try:
        with written.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        written.replace(path)
    except OSError:
        written.unlink(missing_ok=True)
        raise


def sound_rows(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Return the longest beginning of the rows that is a legal match."""
    low, high = 0, len(rows)
    if _is_sound(rows):
        return tuple(rows)
    while high - low > 1:
        middle = (low + high) // 2
        if _is_sound(rows[:middle]):
            low = middle
        else:
            high = middle
    return tuple(rows[:low])


def _is_sound(rows: Sequence[Row]) -> bool:
    try:
        # Resuming checks more than replaying: the header and what it names.
        Table.resumed(rows, random_source(), KeptJournal(None))
    except (ValueError, OptionError, IndexError, KeyError):
        return False
    return True
