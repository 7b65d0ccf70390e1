"""A run kept pair by pair in a CSV file, from which an interrupted one goes on.

A row says all by itself: what was played, by whom, and what came of it. It is appended as a
whole; a last line that was torn is dropped when the run goes on.
"""

import csv
import io
import os
import re
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Self

import msgspec

from three04.arena.errors import ArenaError
from three04.arena.figures import Row, Score
from three04.arena.playing import Run
from three04.rules.options import differences

_IDENTITY: Final = ("rules", "options", "contract", "first", "second", "seed")
"""Columns that say which run it is; the same in each of its rows."""
_SCORE: Final = Score.__struct_fields__
COLUMNS: Final = (
    *_IDENTITY,
    "pair",
    "thrown_in",
    *(f"first_{name}" for name in _SCORE),
    *(f"second_{name}" for name in _SCORE),
)
"""The columns of a file."""


def identity(run: Run) -> tuple[str, ...]:
    """Return what says in a file which run it is."""
    fixed = run.fixed
    contract = "auction" if fixed is None else f"fixed {fixed.bid} {fixed.dealing}"
    return (
        run.options.profile,
        differences(run.options),
        contract,
        *run.players,
        run.seed,
    )


class Keeper:
    """A file that keeps a run.

    Attributes:
        rows: The pairs that were in it, in order from the first.
    """

    def __init__(self, path: Path, run: Run, resume: bool) -> None:
        """Open the file, or make it.

        Args:
            path: The file.
            run: The run.
            resume: Whether to go on with what is in it; otherwise it must not be there.

        Raises:
            ArenaError: If it is there against expectation, is of another run, or cannot be used.
        """
        self._path = path
        self._run = identity(run)
        self.rows: tuple[Row, ...] = ()
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        except OSError as error:
            raise self._unusable("cannot be written", error) from None
        try:
            self._begin(resume)
        except BaseException:
            os.close(self._file)
            raise

    def _begin(self, resume: bool) -> None:
        if not stat.S_ISREG(os.fstat(self._file).st_mode):
            raise ArenaError(f"{self._path} is no file that could keep a run")
        try:
            data = self._path.read_bytes()
            if data and not resume:
                raise ArenaError(f"{self._path} is there already: --resume goes on with it")
            whole = data.rfind(b"\n") + 1
            if not whole and not _line(COLUMNS).encode().startswith(data):
                raise ArenaError(f"{self._path} is no file of an arena run")  # not ours to cut
            self.rows = self._read(data[:whole])
            if whole < len(data):
                os.truncate(self._path, whole)
            if not whole:
                self._append(_line(COLUMNS))
        except OSError as error:
            raise self._unusable("cannot be used", error) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._file)

    def keep(self, rows: Sequence[Row]) -> None:
        """Append pairs.

        Raises:
            ArenaError: If that cannot be done.
        """
        text = "".join(_line((*self._run, *_values(row))) for row in rows)
        try:
            self._append(text)
        except OSError as error:
            raise self._unusable("cannot be written", error) from None

    def _append(self, text: str) -> None:
        data = text.encode()
        if os.write(self._file, data) < len(data):
            raise OSError("there is no room for all of it")

    def _unusable(self, what: str, error: OSError) -> ArenaError:
        return ArenaError(f"{self._path} {what}: {error.strerror or error}")

    # ------------------------------------------------------------------ reading

    def _read(self, data: bytes) -> tuple[Row, ...]:
        try:
            lines = list(csv.reader(io.StringIO(data.decode(), newline=""), strict=True))
        except (UnicodeDecodeError, csv.Error):
            raise ArenaError(f"{self._path} is no file of an arena run") from None
        if not lines:
            return ()
        if tuple(lines[0]) != COLUMNS:
            raise ArenaError(f"{self._path} is no file of an arena run")
        return tuple(self._row(number, line) for number, line in enumerate(lines[1:]))

    def _row(self, number: int, line: list[str]) -> Row:
        known = len(_IDENTITY)
        for name, there, wanted in zip(_IDENTITY, line, self._run, strict=False):
            if there != wanted:
                raise ArenaError(
                    f"{self._path} is of another run: {name} is “{there}” there and “{wanted}” here"
                )
        try:
            pair, thrown_in, *figures = map(_figure, line[known:])
            first, second = figures[: len(_SCORE)], figures[len(_SCORE) :]
            row = Row(pair, thrown_in, (Score(*first), Score(*second)))
        except (ValueError, TypeError):
            row = None
        if row is None or row.pair != number or len(line) != len(COLUMNS):
            raise ArenaError(f"{self._path}:{number + 2}: not the row of pair {number}")
        return row


def _figure(text: str) -> int:
    """Return a figure as it is written here."""
    if re.fullmatch("-?[0-9]{1,9}", text) is None:
        raise ValueError("not a figure")
    return int(text)


def _values(row: Row) -> tuple[int, ...]:
    first, second = (msgspec.structs.astuple(score) for score in row.scores)
    return (row.pair, row.thrown_in, *first, *second)


def _line(values: Sequence[object]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerow(values)
    return out.getvalue()
