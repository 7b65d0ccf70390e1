"""Makes the book's file from counts: ``python -m three04.ai.book.pack CHECKPOINT [--to FILE]``."""

import argparse
import sys
import zlib
from array import array
from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path

from three04.ai import packets
from three04.ai.book.build import Checkpoint, read_checkpoint
from three04.ai.book.packed import (
    FULL,
    MEANS,
    POINTS,
    ROW,
    ROWS,
    SEATS,
    STEP,
    SWEPT,
    Figures,
    Packed,
    write,
)
from three04.ai.book.place import BOOK
from three04.ai.book.tally import BATCH, Tally


def from_tally(tally: Tally, figures: Figures) -> Packed:
    """Turn counts into chances.

    Args:
        tally: The counts; each class has been met.
        figures: How they were made.
    """
    chances = bytearray(ROWS * ROW)
    means, swept = array("H"), array("H")
    totals = [0] * (POINTS + 1)
    for number in range(packets.TRUMP_PACKETS):
        for leader in range(SEATS):
            row = tally.row(number, leader)
            samples = sum(row)
            for points, count in enumerate(row):
                totals[points] += count
            above = list(accumulate(reversed(row)))[::-1]
            reached = above[STEP : POINTS + 1 : STEP]
            chances[number * SEATS + leader :: ROWS] = bytes(
                round(FULL * count / samples) for count in reached
            )
            expected = sum(points * count for points, count in enumerate(row)) / samples
            means.append(round(MEANS * expected))
            swept.append(round(SWEPT * row[POINTS] / samples))
    return Packed(figures, _centres(totals), bytes(chances), means, swept)


def _centres(totals: Sequence[int]) -> tuple[float, ...]:
    centres = []
    for low in range(0, POINTS + 1, STEP):
        found = list(enumerate(totals[low : low + STEP], low))
        count = sum(count for _, count in found)
        middle = low + len(found) / 2
        centres.append(round(sum(p * c for p, c in found) / count if count else middle, 2))
    return tuple(centres)


def packed_of(kept: Checkpoint) -> Packed:
    """Return the book that counts make.

    Raises:
        ValueError: A class has not been met yet.
    """
    tally = Tally()
    tally.counts = array("I", zlib.decompress(kept.counts))
    samples = sorted(tally.samples())
    if not samples[0]:
        raise ValueError("there is a packet that no deal had yet: count on")
    median = samples[len(samples) // 2]
    figures = Figures(
        kept.batches * BATCH, samples[0], median, kept.seconds, kept.solver, kept.seed
    )
    return from_tally(tally, figures)


def main() -> int:
    """Read, pack, write, and say what it is."""
    parser = argparse.ArgumentParser(description="Make the bid book's file from counts.")
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--to", type=Path, default=BOOK, help="the file (default: the package's)")
    args = parser.parse_args()
    packed = packed_of(read_checkpoint(args.checkpoint))
    write(packed, args.to)
    print(f"{args.to}: {args.to.stat().st_size} bytes; {packed.figures}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
