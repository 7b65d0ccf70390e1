"""How fast the kernel is: playouts, single moves from Python, two threads against one, the prover.

Run by ``make bench``. Figures are medians of several runs of CPU time, so that other work on the
machine hardly counts; two threads against one need the clock. What is judged says ``report``.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.bench.loops import SPIEL_GAMES, compare
from tests.bench.report import Report, optional
from three04.ai.kernel import playouts as kernel
from three04.ai.kernel.layout import BIT_OF, mask_of
from three04.ai.kernel.prover import prove
from three04.ai.kernel.state import State
from three04.rules import options as opt
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View

RUNS = 7
DEALS = 50
GOAL, STRETCH = 45e6, 60e6
"""Random playouts with all closed-trump rules, cards a second."""
SCALING = 1.9
SPIEL, SPIEL_STRETCH = 5.0, 8.0


def deals(text: str = "") -> list[State]:
    """Return closed deals before the first lead: seat 0 is the maker, of his longest suit."""
    rng = random.Random(304)
    chosen = opt.options("Standard", text)
    table = chosen.seating
    size = table.hand_size
    found = []
    pack = list(table.pack)
    for _ in range(DEALS):
        rng.shuffle(pack)
        first = pack[: table.packets[0]]
        suit = max("SHDC", key=lambda s: sum(card[1] == s for card in first))
        indicator = next(card for card in first if card[1] == suit)
        hands = [mask_of(pack[i * size : (i + 1) * size]) for i in range(table.seats)]
        hands[0] &= ~(1 << BIT_OF[indicator])
        found.append(State(chosen, hands, 0, 160, BIT_OF[indicator], rng.randrange(table.seats)))
    return found


def median(measure: Callable[[int], float]) -> float:
    """Return the median of several runs, the first not counted."""
    return statistics.median([measure(run) for run in range(RUNS + 1)][1:])


def playouts(states: Sequence[State], run: int, times: int, rules: int, noise: int = 0) -> int:
    """Play; return how many cards were played."""
    return sum(
        state.playouts(times, run * DEALS + i, rules, noise).moves for i, state in enumerate(states)
    )


def rate(states: Sequence[State], times: int, rules: int, noise: int = 0) -> float:
    """Return the cards played a second."""

    def once(run: int) -> float:
        start = time.process_time()
        return playouts(states, run, times, rules, noise) / (time.process_time() - start)

    return median(once)


def bench_playouts(report: Report, times: int) -> None:
    """Report the playouts' figures."""
    found = rate(deals(), times, 0)
    report.figure(
        "random playouts, all closed-trump rules, M cards/s",
        f"{found / 1e6:.1f}",
        f"{GOAL / 1e6:.0f}, then {STRETCH / 1e6:.0f}",
        found >= GOAL,
    )
    for name, text in (
        ("`six-teams`", "table=six-teams"),
        ("`maker_limits` and R44", "maker_limits=on reveal_after_first=on"),
    ):
        report.figure(f"… {name}", f"{rate(deals(text), times, 0) / 1e6:.1f}")
    for name, rules, noise in (
        ("rule player 1", 1, 0),
        ("rule player 2", 2, 0),
        ("rule player 2, one card in eight random", 2, 32),
    ):
        report.figure(f"… {name}", f"{rate(deals(), times, rules, noise) / 1e6:.1f}")


def bench_moves(report: Report) -> None:
    """Report playouts of each legal move in many worlds, as a search wants them."""
    worlds = [deals()[0].copy() for _ in range(2000)]
    moves = len(worlds[0].legal())

    def once(run: int) -> float:
        start = time.process_time()
        kernel.playouts_by_world(worlds, 1, run, 2, 32)
        return (time.process_time() - start) / len(worlds)

    took = median(once)
    report.figure(
        f"first lead: {moves} moves played out once by rule player 2 in one world, µs",
        f"{took * 1e6:.1f}",
    )


def bench_threads(report: Report) -> None:
    """Report two threads against one: the same work each, turn about, so that neither waits."""
    both = deals(), deals()
    ratios = []
    with ThreadPoolExecutor(2) as pool:
        for run in range(RUNS + 2):
            start = time.perf_counter()
            playouts(both[0], run, 8000, 0)
            one = time.perf_counter() - start
            start = time.perf_counter()
            list(pool.map(lambda states: playouts(states, run, 8000, 0), both))  # noqa: B023
            ratios.append(2 * one / (time.perf_counter() - start))
    # The best: whatever else runs can only take from it.
    middle = f" (median {statistics.median(ratios):.2f})"
    report.gate("two threads against one, random playouts", max(ratios), SCALING, middle)


def bench_python(report: Report) -> None:
    """Report single moves from Python, beside OpenSpiel: :mod:`tests.bench.loops`."""
    found = compare(deals()[0], optional("pyspiel", "OpenSpiel"))
    chosen, drawn = found.ours["chosen"].player, found.ours["drawn"].player
    report.figure(
        "`State` from Python: made, dealt, played by `random.choice` / by drawn numbers, M moves/s",
        f"{1e-6 / chosen:.2f} / {1e-6 / drawn:.2f} ({chosen * 1e9:.0f} / {drawn * 1e9:.0f} ns)",
    )
    if not found.ratios:
        return
    for game in SPIEL_GAMES:
        both = [found.theirs[game, kind] for kind in ("chosen", "drawn")]
        report.figure(
            f"OpenSpiel `{game}`, the same, M player's moves/s (with moves of chance)",
            " / ".join(f"{1e-6 / cost.player:.2f} ({1e-6 / cost.every:.2f})" for cost in both),
        )
    ratios = found.ratios
    report.gate(
        "`State` beside the fastest of them, made, dealt and played by `random.choice`, a "
        "player's move",
        ratios["chosen"].player,
        SPIEL,
    )
    report.gate(
        "… a dealt position copied and played by drawn numbers, move for move",
        ratios["dealt"].every,
        SPIEL,
    )
    report.figure(
        "… made, dealt and played by drawn numbers, a player's move",
        f"× {ratios['drawn'].player:.2f}",
        f"≥ {SPIEL_STRETCH:g}",
        ratios["drawn"].player >= SPIEL_STRETCH,
    )
    report.figure(
        "… if OpenSpiel's moves of chance, which deal, count as moves: `random.choice` / drawn",
        f"× {ratios['chosen'].every:.2f} / {ratios['drawn'].every:.2f}",
    )


def bench_prover(report: Report) -> None:
    """Report how long the prover takes, by cards left."""
    rng = random.Random(59)
    times: dict[int, list[float]] = {}
    for _ in range(150):
        match = Match(opt.STANDARD, 0)
        match.begin()
        pack = list(opt.STANDARD.seating.pack)
        while match.result is None:
            if match.needs_deal:
                rng.shuffle(pack)
                match.deal(tuple(tuple(pack[i * 8 : (i + 1) * 8]) for i in range(4)))
            seat = match.awaited
            assert seat is not None
            if match.public.phase is Phase.PLAY:
                view = View(seat, match.public)
                view.own = match.owns[seat]
                left = 8 - len(match.public.tricks)
                start = time.process_time()
                prove(view)
                times.setdefault(left, []).append(time.process_time() - start)
            match.apply(rng.choice(match.legal(seat)))
    figures = []
    for left in (8, 5, 3):
        took = sorted(times[left])
        middle, late = took[len(took) // 2] * 1e3, took[len(took) * 99 // 100] * 1e3
        figures.append(f"{middle:.2f} ({late:.1f})")
    report.figure("prover, ms: 8 / 5 / 3 tricks left, median (p99)", " / ".join(figures))


def main() -> int:
    """Measure and report; return 1 where a ratio falls short."""
    if not kernel.COMPILED:
        print("  the kernel is not compiled: nothing to measure")
        return 0
    print(f"  medians of {RUNS} runs over {DEALS} deals at table four")
    report = Report("kernel", "python -m tests.bench.bench_kernel")
    bench_playouts(report, 5000)
    bench_moves(report)
    bench_threads(report)
    bench_python(report)
    bench_prover(report)
    return report.close()


if __name__ == "__main__":
    sys.exit(main())
