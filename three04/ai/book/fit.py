"""Fits the book to a player: ``python -m three04.ai.book.fit --player club --deals 3000``.

The player plays so many deals against itself with contracts given to it, with a closed trump and
as many with an open one, and speaks in twice as many auctions of the three profiles. What comes of
it is kept under its name in the package, beside that of the others.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from three04.ai.book import fitted, fitting, packed, place, selfplay
from three04.ai.book.book import Book
from three04.ai.book.curve import Curve
from three04.ai.book.fitted import Fitted
from three04.ai.book.sources import ExactSource
from three04.ai.players import PLAYERS
from three04.rules.options import BEGINNER, CLASSIC, STANDARD, Options

T = TypeVar("T")

CLOSED: Final = Options(redeal=False, tokens=99)
OPENED: Final = Options(redeal=False, tokens=99, trump="open")
AUCTIONS: Final = (STANDARD, CLASSIC, BEGINNER)
CHUNK: Final = 20
PARTS: Final = 10


def _contract(player: str, options: Options, seed: str, number: int) -> selfplay.Contract:
    return selfplay.contract_at(PLAYERS[player], options, f"{seed} {number}")


def _auction(
    player: str, seed: str, number: int
) -> tuple[list[selfplay.Said], selfplay.Laid | None]:
    options = AUCTIONS[number % len(AUCTIONS)]
    return selfplay.auction_at(PLAYERS[player], options, f"{seed} {number}")


def _gather(what: str, count: int, processes: int, act: Callable[[int], T]) -> list[T]:
    """Do something so many times, with a bar of progress."""
    found: list[T] = []
    with ProcessPoolExecutor(processes) as pool:
        for one in pool.map(act, range(count), chunksize=CHUNK):
            found.append(one)
            if len(found) == count or (sys.stderr.isatty() and len(found) % CHUNK == 0):
                end = "\r" if len(found) < count else "\n"
                print(f"{what}: {len(found)} of {count}", end=end, file=sys.stderr, flush=True)
    return found


def fit(player: str, deals: int, processes: int, seed: str) -> Fitted:
    """Play, fit and say how good it is.

    Args:
        player: Its name.
        deals: Deals to play with each kind of trump.
        processes: How many work.
        seed: Of all that is played.
    """
    curves = []
    for said, options in (("closed trump", CLOSED), ("open trump", OPENED)):
        act = partial(_contract, player, options, seed)
        contracts = _gather(said, deals, processes, act)
        curves.append(fitting.curve_of(contracts))
        _say_curve(said, curves[-1], contracts)
    book = Book(ExactSource(packed.read(place.BOOK), *curves), None)
    spoken = _gather("auctions", 2 * deals, processes, partial(_auction, player, seed))
    calls = fitting.calls_of(book, [one for said, _ in spoken for one in said])
    print(f"calls: log-loss {calls.loss}, {calls.base} by kind of turn alone")
    indicator = fitting.indicator_of(book, [laid for _, laid in spoken if laid is not None])
    print(f"trump suit: log-loss {indicator.loss}, {indicator.base} with all suits alike")
    return Fitted(curves[0], curves[1], calls, indicator)


def _say_curve(what: str, curve: Curve, contracts: Sequence[selfplay.Contract]) -> None:
    print(f"{what}: {curve}")
    parts = fitting.foretold(curve, contracts, PARTS)
    print("  foretold", " ".join(f"{p:.3f}" for p, _ in parts))
    print("  made    ", " ".join(f"{m:.3f}" for _, m in parts))
    off = [c.points - curve.points(c.exact) for c in contracts]
    print(f"  points made less expected: {sum(off) / len(off):+.2f} on average")


def main() -> int:
    """Fit one player and keep it."""
    parser = argparse.ArgumentParser(description="Fit the bid book to a computer player.")
    parser.add_argument("--player", default="club", choices=sorted(PLAYERS))
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--to", type=Path, default=place.FITTED)
    args = parser.parse_args()
    found = fitted.read(args.to) if args.to.exists() else {}
    found[args.player] = fit(args.player, args.deals, args.processes, args.seed)
    fitted.write(found, args.to)
    return 0


if __name__ == "__main__":
    sys.exit(main())
