"""Solves deals for the bid book: ``python -m three04.ai.book.build --minutes 15 --out FILE``.

The file is a checkpoint: the same command goes on where it stopped. Batches are numbered and each
has its own chance, so the counts depend on how many there are and on nothing else. When there are
enough, ``python -m three04.ai.book.pack FILE`` makes the book of the package from it.
"""

import argparse
import hashlib
import os
import sys
import threading
import time
import zlib
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import msgspec

import three04
from three04.ai.book.tally import BATCH, Sample, Sampler, Tally, raw_classes
from three04.ai.kernel import solver

ROUND: Final = 20
"""Batches of a round, for each thread."""

SAVED_EVERY: Final = 60.0
"""Seconds between two checkpoints."""


class Checkpoint(msgspec.Struct):
    """How far the counting has come.

    Attributes:
        seed: Of all batches.
        batches: How many were counted, from number 0 on.
        seconds: Thread seconds spent.
        solver: What solved them.
        counts: The counts, native and compressed.
    """

    seed: str
    batches: int
    seconds: float
    solver: str
    counts: bytes


def solver_name() -> str:
    """Return what names the solver: the version and a sum over its source."""
    source = Path(solver.__file__).with_name("solver.py").read_bytes()
    return f"{three04.__version__} {hashlib.sha256(source).hexdigest()[:12]}"


class Build:
    """The counting, from a checkpoint on.

    Attributes:
        tally: The counts.
        batches: Batches counted.
        seconds: Thread seconds spent.
        seed: Of all batches.
    """

    def __init__(self, path: Path, seed: str) -> None:
        self._path = path
        self.tally = Tally()
        self.batches = 0
        self.seconds = 0.0
        self.seed = seed
        if path.exists():
            self._load(read_checkpoint(path))

    def _load(self, kept: Checkpoint) -> None:
        if kept.seed != self.seed:
            raise ValueError(f"{self._path} was made with seed {kept.seed}; give that one")
        self.tally.counts = array("I", zlib.decompress(kept.counts))
        self.batches, self.seconds = kept.batches, kept.seconds

    def save(self) -> None:
        """Write the checkpoint; a break in between leaves the old one."""
        packed = zlib.compress(self.tally.counts.tobytes(), 1)
        kept = Checkpoint(self.seed, self.batches, round(self.seconds, 1), solver_name(), packed)
        beside = self._path.with_name(self._path.name + ".new")
        beside.write_bytes(msgspec.msgpack.encode(kept))
        beside.replace(self._path)

    def run(self, until: int, seconds: float, threads: int, say: Callable[[float], None]) -> None:
        """Count until there are so many batches or the time is over.

        Args:
            until: Batches wanted in all.
            seconds: Time to spend.
            threads: How many work.
            say: Called after each round with the seconds spent.
        """
        begun = saved = time.monotonic()
        classes, own = raw_classes(), threading.local()

        def solve(number: int) -> tuple[list[Sample], float]:
            if not hasattr(own, "sampler"):
                own.sampler = Sampler(classes)
            begun = time.thread_time()
            samples: list[Sample] = own.sampler.batch(self.seed, number)
            return samples, time.thread_time() - begun

        with ThreadPoolExecutor(threads) as pool:
            # A round is counted in whole, so that a checkpoint has all batches up to its number.
            while self.batches < until and time.monotonic() - begun < seconds:
                size = min(ROUND * threads, until - self.batches)
                for samples, spent in pool.map(solve, range(self.batches, self.batches + size)):
                    self.tally.add(samples)
                    self.seconds += spent
                self.batches += size
                if time.monotonic() - saved > SAVED_EVERY:
                    self.save()
                    saved = time.monotonic()
                say(time.monotonic() - begun)
        self.save()


def read_checkpoint(path: Path) -> Checkpoint:
    """Read a checkpoint."""
    return msgspec.msgpack.decode(path.read_bytes(), type=Checkpoint)


def _bar(build: Build, spent: float, seconds: float) -> None:
    share = min(1.0, spent / seconds)
    done = "#" * round(30 * share)
    line = (
        f"[{done:<30}] {100 * share:3.0f} %  {build.batches * BATCH} deals, "
        f"{min(build.tally.samples())} samples at least"
    )
    print(f"\r{line}" if sys.stderr.isatty() else line, end="", file=sys.stderr)
    print("" if share < 1 and sys.stderr.isatty() else "\n", end="", file=sys.stderr, flush=True)


def main() -> int:
    """Count, with a bar of progress."""
    parser = argparse.ArgumentParser(description="Solve deals for the bid book.")
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--batches", type=int, default=1 << 40, help="stop at so many in all")
    parser.add_argument("--out", type=Path, required=True, help="the checkpoint")
    parser.add_argument("--seed", default="304")
    args = parser.parse_args()
    build = Build(args.out, args.seed)
    seconds = args.minutes * 60
    build.run(args.batches, seconds, args.threads, lambda spent: _bar(build, spent, seconds))
    samples = sorted(build.tally.samples())
    print(
        f"{build.batches * BATCH} deals; samples a class and leader: {samples[0]} at least, "
        f"{samples[len(samples) // 2]} in the middle; {build.seconds:.0f} thread seconds"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
