"""The match in progress as a file: a journal whose rows outlive the program.

One JSON row a line, appended and handed to the system before anybody is shown what happened, so
that the program may be killed at any moment. A line that is torn or damaged ends what can be read;
the file is then kept aside under another name and nothing in it is overwritten.
"""

import contextlib
import os
from pathlib import Path

import msgspec

from three04.rules.journal import HeaderRow, JournalError, Row

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Row)


class SavedMatch(msgspec.Struct, frozen=True):
    """What could be read of a saved match.

    Attributes:
        rows: Its rows, the header first.
        damaged: Where the file was put aside because part of it could not be read, or None.
    """

    rows: tuple[Row, ...]
    damaged: Path | None = None


class FileJournal:
    """Keeps the rows of one match in a file.

    Attributes:
        path: The file.
    """

    def __init__(self, path: Path, rows: tuple[Row, ...] = ()) -> None:
        """Begin the file anew, with these rows if a match is resumed.

        Raises:
            JournalError: If the file cannot be written.
        """
        self.path = path
        beginning = path.with_suffix(".new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            beginning.write_bytes(b"".join(_line(row) for row in rows))
            beginning.replace(path)
            self._file = os.open(path, os.O_WRONLY | os.O_APPEND)
        except OSError as error:
            raise _cannot_save(path, error) from None
        self._size = os.fstat(self._file).st_size

    def write(self, row: Row) -> None:
        """Append a row and hand it to the system.

        Raises:
            JournalError: If it could not be kept; the file is as before.
        """
        line = _line(row)
        try:
            if os.write(self._file, line) != len(line):
                raise OSError("the disk is full")
        except OSError as error:
            # A part of the line may have been written: without it the file is whole again.
            with contextlib.suppress(OSError):
                os.ftruncate(self._file, self._size)
            raise _cannot_save(self.path, error) from None
        self._size += len(line)

    def close(self) -> None:
        """Make sure that everything is on the disk and let go of the file."""
        try:
            os.fsync(self._file)
        finally:
            os.close(self._file)


def load(path: Path) -> SavedMatch | None:
    """Return the match saved in a file, or None if there is none.

    Raises:
        JournalError: If there is a file that cannot be read at all.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise JournalError(f"{path} cannot be read: {error.strerror or error}.") from None
    rows, whole = _read(content)
    if whole:
        return SavedMatch(rows) if rows else None
    aside = _free_name(path)
    try:
        path.replace(aside)
    except OSError as error:
        raise JournalError(f"{path} is damaged and cannot be put aside: {error}.") from None
    return SavedMatch(rows, aside)


def _read(content: bytes) -> tuple[tuple[Row, ...], bool]:
    """Return the rows that can be read, and whether that is the whole file."""
    rows: list[Row] = []
    *lines, rest = content.split(b"\n")
    for line in lines:
        try:
            row = _DECODER.decode(line)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            return tuple(rows), False
        if isinstance(row, HeaderRow) == bool(rows):
            return tuple(rows), False
        rows.append(row)
    return tuple(rows), not rest


def _line(row: Row) -> bytes:
    return _ENCODER.encode(row) + b"\n"


def _free_name(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}")).exists():
        number += 1
    return aside


def _cannot_save(path: Path, error: OSError) -> JournalError:
    reason = error.strerror or str(error)
    return JournalError(
        f"The match cannot be saved to {path}: {reason}. Make room or choose another folder with "
        "--data-dir; the match goes on from where it was."
    )
