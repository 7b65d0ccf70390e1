"""The match in progress on disk: kept while it is played, a record once it is over."""

import datetime
import logging
import os
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from three04.record.deals import random_source, source_from
from three04.rules.journal import DealRow, HeaderRow, JournalError, Row, steps_of
from three04.rules.nought.match import Match
from three04.rules.options import OptionError
from three04.rules.origins import is_over
from three04.store import saved_match
from three04.store.saved_match import FileJournal, SavedMatch
from three04.table.records import record_text
from three04.table.table import Table

log = logging.getLogger(__name__)

IN_PROGRESS = "match.jsonl"
RECORDS = "matches"


class KeptJournal:
    """Keeps the rows in memory and, as long as the disk takes them, in a file.

    A full disk does not stop the game: the rows are offered to the file again with each new one.

    Attributes:
        rows: All rows in order, undone ones too.
        archived: The record that was written of the finished match, if any.
        refused: Whether that was tried and could not be done.
    """

    def __init__(
        self,
        path: Path | None,
        rows: Sequence[Row] = (),
        not_kept: Callable[[], object] = lambda: None,
    ) -> None:
        """Begin with these rows.

        Args:
            path: The file; None to keep nothing beyond the program's life.
            rows: The rows of a match that goes on.
            not_kept: Called when the file takes no rows any more, once until it does again.
        """
        self.rows: list[Row] = list(rows)
        self.archived: Path | None = None
        self.refused = False
        self.not_kept = not_kept
        self._path = path
        self._file: FileJournal | None = None
        self._told = False
        if rows:
            self._begin()

    @property
    def safe(self) -> bool:
        """Whether the file holds every row, or none is meant to."""
        return self._path is None or self._file is not None

    def write(self, row: Row) -> None:
        """Keep a row."""
        self.rows.append(row)
        if self._path is None:
            return
        if self._file is None:
            self._begin()
            self._take_back_archived()
            return
        try:
            self._file.write(row)
        except (JournalError, OSError) as error:
            self._lost(error)

    def close(self) -> None:
        """Let go of the file, which stays."""
        if self._file is not None:
            try:
                self._file.close()
            except OSError as error:
                log.warning("the match in progress may not be on the disk yet: %s", error)
            self._file = None

    def drop(self) -> None:
        """Remove the file: the match is over."""
        self.close()
        if self._path is not None:
            self._path.unlink(missing_ok=True)

    def _begin(self) -> None:
        if self._path is None:
            return
        try:
            self._file = FileJournal(self._path, tuple(self.rows))
            self._told = False
        except (JournalError, OSError) as error:
            self._lost(error)

    def _take_back_archived(self) -> None:
        """The finished match goes on after all, by undo: it is in progress again.

        Its record goes only when the file holds the match: nothing else might be left of it.
        """
        if self.archived is not None:
            if self.safe:
                self.archived.unlink(missing_ok=True)
            self.archived = None

    def _lost(self, error: Exception) -> None:
        self.close()
        log.warning("the match in progress is not kept: %s", error)
        if not self._told:
            self._told = True
            self.not_kept()


class Keeper:
    """The player's folder as far as matches go.

    Attributes:
        folder: The folder; None to keep nothing.
    """

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    @property
    def records(self) -> Path | None:
        """The folder of the records of matches that are over or left."""
        return None if self.folder is None else self.folder / RECORDS

    @property
    def _path(self) -> Path | None:
        return None if self.folder is None else self.folder / IN_PROGRESS

    def journal(self, rows: Sequence[Row] = ()) -> KeptJournal:
        """Return the journal of a match that begins, or goes on with these rows."""
        return KeptJournal(self._path, rows)

    def load(self) -> SavedMatch | None:
        """Return the unfinished match that can be gone on with, or None if there is none.

        What is damaged is put aside and what is sound of it written anew, so that nothing is lost
        if the program ends before the match goes on. A finished match becomes a record.

        Raises:
            JournalError: If there is a file that cannot be read or put aside.
        """
        if self._path is None:
            return None
        saved = saved_match.load(self._path)
        if saved is None:
            return None
        sound = sound_rows(saved.rows)
        if len(sound) < len(saved.rows):
            aside = saved.damaged or saved_match.put_aside(self._path)
            saved = SavedMatch(sound, aside)
        if saved.damaged is not None and saved.rows:
            self.journal(saved.rows).close()
        if saved.rows and finished(saved.rows):
            self._file_away(saved.rows)
            saved = SavedMatch((), saved.damaged)
        return saved if saved.rows or saved.damaged else None

    def _file_away(self, rows: Sequence[Row]) -> None:
        """Make a record of a match that was finished when the program ended."""
        journal = self.journal(rows)
        try:
            self.archive(journal, ())
        except OSError as error:
            log.warning("no record was written: %s", error)
            journal.close()
            self.put_aside()

    def put_aside(self) -> None:
        """Keep a match that could not become a record from being written over by the next."""
        try:
            if self._path is not None and self._path.exists():
                saved_match.put_aside(self._path)
        except JournalError as error:
            log.warning("%s", error)

    def archive(self, journal: KeptJournal, names: Sequence[str]) -> Path | None:
        """Write the record of a match that is over and remove what was kept of it.

        Raises:
            OSError: If the record cannot be written; the match stays as it was.
        """
        folder = self.records
        if folder is None or journal.archived is not None:
            return journal.archived
        folder.mkdir(parents=True, exist_ok=True)
        path = _free(folder, datetime.datetime.now(tz=datetime.UTC).astimezone().date())
        write_whole(path, text_of(journal.rows, names))
        journal.drop()
        journal.archived = path
        return path


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


def _free(folder: Path, day: datetime.date) -> Path:
    number = 1
    while (path := folder / f"{day.isoformat()}-{number}.304").exists():
        number += 1
    return path


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


def finished(rows: Sequence[Row]) -> bool:
    """Return whether a sound match is over."""
    header = rows[0]
    assert isinstance(header, HeaderRow)
    return is_over(header.origin, replayed(rows).public)


def replayed(rows: Sequence[Row]) -> Match:
    """Return the state of a sound match."""
    header = rows[0]
    assert isinstance(header, HeaderRow)
    match = Match(header.options, header.first_dealer)
    match.begin()
    for step in steps_of(list(rows)):
        if isinstance(step, DealRow):
            match.deal(step.hands)
        else:
            match.apply(step.action)
    return match
