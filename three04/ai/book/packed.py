"""The book's file: what the counting came to, small enough to be part of the package.

For each class with a trump and each place of the leader it has the chance to take at least 10, 20,
… 300 points, in 255ths, the points expected, in 200ths of a point, and the chance to take all 304,
in 65535ths. The first count of a row of chances is its own; every other one is what it is less
than the one before, which packs better.
"""

import struct
import zlib
from array import array
from pathlib import Path
from typing import Final

import msgspec

from three04.ai import packets

SEATS: Final = 4

POINTS: Final = 304
"""Card points of the pack."""

STEP: Final = 10
"""Points from one chance of a row to the next."""

ROW: Final = POINTS // STEP
"""Chances of a row: at least 10, 20, … 300 points."""

ROWS: Final = packets.TRUMP_PACKETS * SEATS

FULL: Final = 255
"""What stands for a certain chance in a row."""

SWEPT: Final = 65535
"""What stands for a certain chance to take all points."""

MEANS: Final = 200
"""Parts of a point in which points expected are given."""

_HEAD: Final = b"304BOOK1"


class DamagedBookError(ValueError):
    """The file is not what was written."""


class Figures(msgspec.Struct, frozen=True):
    """How the book was made.

    Attributes:
        deals: Deals solved, each with four leaders.
        least: The fewest samples of a class, with each leader.
        median: The samples of half of the classes at most.
        seconds: Thread seconds it took.
        solver: What solved them.
        seed: Of the deals.
    """

    deals: int
    least: int
    median: int
    seconds: float
    solver: str
    seed: str


class Packed(msgspec.Struct, frozen=True):
    """What the file holds; a row is ``class * 4 + place of the leader after the maker``.

    Attributes:
        figures: How it was made.
        centres: By ten points, where the worths of all deals lie on average; the last is of those
            from 300 on.
        chances: The chances column by column: those of row ``r`` are ``chances[r::ROWS]``.
        means: Points expected, by row.
        swept: The chance to take all points, by row.
    """

    figures: Figures
    centres: tuple[float, ...]
    chances: bytes
    means: "array[int]"
    swept: "array[int]"


class _Body(msgspec.Struct, frozen=True):
    figures: Figures
    centres: tuple[float, ...]
    chances: bytes
    means: bytes
    swept: bytes


def write(packed: Packed, path: Path) -> None:
    """Write the file; a break in between leaves the old one."""
    body = _Body(
        packed.figures,
        packed.centres,
        zlib.compress(_differences(packed.chances), 9),
        zlib.compress(_little(packed.means), 9),
        zlib.compress(_little(packed.swept), 9),
    )
    data = msgspec.msgpack.encode(body)
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(_HEAD + struct.pack("<I", zlib.crc32(data)) + data)
    beside.replace(path)


def read(path: Path) -> Packed:
    """Read the file.

    Raises:
        OSError: It is not there, or cannot be read.
        DamagedBookError: It is not what was written.
    """
    data = path.read_bytes()
    start = len(_HEAD) + 4
    if len(data) < start or not data.startswith(_HEAD):
        raise DamagedBookError("it is no bid book of this version")
    if struct.unpack("<I", data[len(_HEAD) : start])[0] != zlib.crc32(data[start:]):
        raise DamagedBookError("its sum is wrong")
    try:
        body = msgspec.msgpack.decode(data[start:], type=_Body)
        chances = _summed(zlib.decompress(body.chances))
        means, swept = _from_little(body.means), _from_little(body.swept)
    except (msgspec.MsgspecError, zlib.error, ValueError) as error:
        raise DamagedBookError(str(error)) from error
    if (len(chances), len(means), len(swept)) != (ROWS * ROW, ROWS, ROWS):
        raise DamagedBookError("it does not hold all classes")
    return Packed(body.figures, body.centres, chances, means, swept)


def _differences(chances: bytes) -> bytes:
    """Return each column as the loss from the column before."""
    before = bytes([FULL]) * ROWS + chances[:-ROWS]
    return bytes(a - b for a, b in zip(before, chances, strict=True))


def _summed(packed: bytes) -> bytes:
    """Undo :func:`_differences`."""
    if len(packed) != ROWS * ROW:
        raise DamagedBookError("it does not hold all chances")
    columns = []
    # A column is one great number of ROWS digits, none of which goes below 0: no borrowing.
    left = int.from_bytes(bytes([FULL]) * ROWS, "little")
    for at in range(0, len(packed), ROWS):
        left -= int.from_bytes(packed[at : at + ROWS], "little")
        if left < 0:
            raise DamagedBookError("its chances rise")
        columns.append(left.to_bytes(ROWS, "little"))
    return b"".join(columns)


def _little(numbers: "array[int]") -> bytes:
    return struct.pack(f"<{len(numbers)}H", *numbers)


def _from_little(packed: bytes) -> "array[int]":
    return array("H", struct.unpack(f"<{ROWS}H", zlib.decompress(packed)))
