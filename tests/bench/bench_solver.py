"""How quick the exact solver is: ``python tests/bench/bench_solver.py [deals]``.

2,000 fixed deals of table ``four``, random hands, random leader, the trump suits in turn. Beside
it, where they are installed, two solvers of other games with the same deck: endplay (DDS, bridge,
tricks) with eight cards a hand, and colver (Belote, points). Times are the computer's, so they are
only reported; what is gated are ratios: two threads to one, and to colver. All times but those of
the threads are processor time, which a busy computer distorts less; its threads are not gated.
"""

import importlib
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from three04.ai.kernel import solver
from three04.ai.kernel.layout import mask_of
from three04.rules.tables import TABLES

RUNS = 5

Deal = tuple[list[int], int, int]


def deals(count: int, seed: int = 304) -> list[Deal]:
    """Return fixed deals: hands, trump and leader; the maker is seat 0."""
    rng = random.Random(seed)
    pack = TABLES["four"].pack
    made = []
    for number in range(count):
        cards = rng.sample(pack, 32)
        hands = [mask_of(cards[seat * 8 : seat * 8 + 8]) for seat in range(4)]
        made.append((hands, number % 4, rng.randrange(4)))
    return made


def timed(act: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    """Return how long something takes, in seconds."""
    begun = clock()
    act()
    return clock() - begun


def spread(times: list[float]) -> tuple[float, float, float]:
    """Return median, mean and 99th percentile in milliseconds."""
    ordered = sorted(times)
    p99 = ordered[int(len(ordered) * 0.99)]
    return tuple(1000 * x for x in (statistics.median(times), statistics.fmean(times), p99))  # type: ignore[return-value]


def medians(rows: list[tuple[float, ...]]) -> list[float]:
    """Return the median of every column."""
    return [statistics.median(column) for column in zip(*rows, strict=True)]


def exact(given: list[Deal]) -> tuple[float, float, float]:
    asked = solver.Solver()
    return spread([timed(partial(asked.points, *deal)) for deal in given])


def reaches(given: list[Deal]) -> float:
    """Return how many cold questions "does it reach 160?" are answered in a second."""
    asked = solver.Solver()
    return len(given) / timed(lambda: [asked.reaches(160, *deal) for deal in given])


def root_cards(given: list[Deal]) -> float:
    """Return the mean milliseconds for the worth of all eight cards."""
    asked = solver.Solver()
    return 1000 * timed(lambda: [asked.cards(*deal) for deal in given]) / len(given)


def two_threads(given: list[Deal]) -> float:
    """Return how many times as quick two threads are as one."""

    def solve(part: list[Deal]) -> None:
        asked = solver.Solver()
        for deal in part:
            asked.points(*deal)

    halves = (given[: len(given) // 2], given[len(given) // 2 :])
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(solve, ([], [])))
        one = timed(lambda: list(pool.map(solve, (given,))), time.perf_counter)
        two = timed(lambda: list(pool.map(solve, halves)), time.perf_counter)
    return one / two


def bench_module(name: str) -> Any:
    """Return a module that only the bench uses, or None with a line that says so."""
    try:
        return importlib.import_module(name)
    except ImportError:
        print(f"  {name} is not installed: skipped")
        return None


def beside_endplay(count: int) -> None:
    """Time DDS on eight cards a hand: all root cards, tricks."""
    endplay = bench_module("endplay")
    if endplay is None:
        return
    dds, types = importlib.import_module("endplay.dds"), importlib.import_module("endplay.types")
    rng = random.Random(304)
    times = []
    for _ in range(count):
        cards = rng.sample([suit + rank for suit in "SHDC" for rank in "AKQJT987"], 32)
        hands = []
        for seat in range(4):
            hand = cards[seat * 8 : seat * 8 + 8]
            hands.append(".".join("".join(c[1] for c in hand if c[0] == s) for s in "SHDC"))
        board = types.Deal("N:" + " ".join(hands))
        board.trump = rng.choice(list(types.Denom)[:4])
        board.first = types.Player.north
        times.append(timed(partial(dds.solve_board, board)))
    print("  endplay (DDS), all root cards: median {:.2f}, mean {:.2f} ms".format(*spread(times)))


def beside_colver(count: int) -> float | None:
    """Time colver's points of all root cards; return the mean in milliseconds."""
    colver = bench_module("colver")
    if colver is None:
        return None
    try:
        times = colver_times(colver, count)
    except (AttributeError, TypeError, ValueError) as error:
        print(f"  colver has changed: skipped ({error})")
        return None
    median, mean, _ = spread(times)
    print(f"  colver, all root cards: median {median:.2f}, mean {mean:.2f} ms")
    return mean


def colver_times(colver: Any, count: int) -> list[float]:
    """Time the solver at the first lead of random deals."""
    times = []
    for seed in range(count):
        env = colver.Env.deal(seed=seed)
        env.set_contract(seed % 4, 80, 0, 0)
        env.set_phase_playing()
        times.append(timed(env.solve_scores))
    return times


def main() -> int:
    """Measure and print; return 1 where a ratio falls short."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    given = deals(count)
    if not solver.COMPILED:
        print("  the solver is not compiled: nothing to measure")
        return 0
    median, mean, p99 = medians([exact(given) for _ in range(RUNS)])
    print(f"  exact points, {count} deals, medians of {RUNS} runs, one thread:")
    print(f"    median {median:.3f}, mean {mean:.3f}, p99 {p99:.2f} ms (goals 0.5, 1.0, 8)")
    asked = solver.Solver()
    for deal in given:
        asked.points(*deal)
    print(f"    {asked.nodes / count:.0f} nodes a deal (the same on every machine)")
    rate = statistics.median(reaches(given) for _ in range(RUNS))
    print(f"  reaches 160, cold: {rate:.0f} a second (goal 12000)")
    cards = statistics.median(root_cards(given[: count // 2]) for _ in range(3))
    print(f"  all root cards: mean {cards:.2f} ms (goal 1.8)")
    faster = statistics.median(two_threads(given) for _ in range(3))
    print(f"  two threads: {faster:.2f} times one (gate 1.5, goal 1.9)")
    beside_endplay(200)
    other = beside_colver(100)
    busy = hasattr(os, "getloadavg") and os.getloadavg()[0] > 2.5
    if busy:
        print("    other programs are running: not gated")
    failed = faster < 1.5 and not busy
    if other is not None:
        print(f"  colver / ours: {other / cards:.1f} (gate 14, goal 25)")
        failed = failed or other / cards < 14
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
