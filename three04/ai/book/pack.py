"""Makes the book's file from counts: ``python -m three04.ai.book.pack CHECKPOINT [--to FILE]``."""

import argparse
import sys
import zlib
from array import array
from pathlib import Path

from three04.ai.book.build import Checkpoint, read_checkpoint
from three04.ai.book.packed import Figures, Packed, from_tally, write
from three04.ai.book.place import BOOK
from three04.ai.book.tally import BATCH, Tally


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
