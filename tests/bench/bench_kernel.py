"""How fast the kernel is: playouts, single moves from Python, two threads against one, the prover.

Run by ``make bench``. Figures are medians of several runs of CPU time, so that other work on the
machine hardly counts; two threads against one need the clock, and are not judged when the machine
was busy. Goals in moves a second are said, not held; ratios are held: a line ends in PASS or FAIL.
"""

import importlib
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from three04.ai.kernel import state as kernel
from three04.ai.kernel.layout import BIT_OF, mask_of
from three04.ai.kernel.prover import prove
from three04.ai.kernel.state import State
from three04.rules import options as opt
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View

RUNS = 7
DEALS = 50
GOAL = 45e6
"""Random playouts with all closed-trump rules, cards a second."""
SCALING = 1.9
SPIEL = 5.0
SPIEL_GAMES = ("euchre", "skat", "spades")


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


def bench_playouts(times: int) -> None:
    """Print the playouts' figures."""
    for name, rules, noise in (
        ("random", 0, 0),
        ("rule player 1", 1, 0),
        ("rule player 2", 2, 0),
        ("rule player 2, 1 card in 8 random", 2, 32),
    ):
        for text in ("", "table=six-teams", "maker_limits=on reveal_after_first=on"):
            states = deals(text)

            def rate(run: int) -> float:
                start = time.process_time()
                moves = playouts(states, run, times, rules, noise)  # noqa: B023
                return moves / (time.process_time() - start)

            found = median(rate)
            goal = f" (goal {GOAL / 1e6:.0f})" if not rules and not text else ""
            print(f"playouts, {name}, {text or 'standard'}: {found / 1e6:.1f} M cards/s{goal}")
            if not kernel.COMPILED:
                return


def bench_threads() -> None:
    """Print two threads against one, each on objects of its own."""
    halves = deals(), deals()
    ratios, shares = [], []
    with ThreadPoolExecutor(2) as pool:
        for run in range(RUNS):
            start, cpu = time.perf_counter(), time.process_time()
            playouts(halves[0], run, 8000, 0)
            one = time.perf_counter() - start
            shares.append((time.process_time() - cpu) / one)
            start = time.perf_counter()
            list(pool.map(lambda states: playouts(states, run, 8000, 0), halves))  # noqa: B023
            ratios.append(2 * one / (time.perf_counter() - start))
    ratio, share = statistics.median(ratios), statistics.median(shares)
    verdict = "PASS" if ratio >= SCALING else "FAIL"
    if verdict == "FAIL" and share < 0.95:
        verdict = f"not judged: the machine was busy, one thread had {share:.0%} of a core"
    best = max(ratios)
    print(f"two threads against one: x {ratio:.2f}, best {best:.2f} (≥ {SCALING}): {verdict}")


def state_loop(states: Sequence[State], choose: Callable[[list[int]], int], deals: int) -> int:
    """Play deals the way OpenSpiel's examples do; return the number of moves."""
    moves = 0
    for number in range(deals):
        state = states[number % len(states)].copy()
        while not state.is_over:
            state.apply(choose(state.legal()))
            moves += 1
    return moves


def spiel_loop(game: Any, choose: Callable[[list[int]], int], deals: int) -> int:
    """Play deals of a game of OpenSpiel; return the number of moves."""
    moves = 0
    for _ in range(deals):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))
            moves += 1
    return moves


def choice_loop(choose: Callable[[list[int]], int], moves: int) -> int:
    """Choose among as many moves as a deal offers, without an engine."""
    lists = [list(range(n)) for n in (1, 2, 3, 5, 8)]
    for _ in range(moves // len(lists)):
        for one in lists:
            choose(one)
    return moves


def bench_python() -> None:
    """Print single moves from Python, beside OpenSpiel."""
    try:
        spiel = importlib.import_module("pyspiel")
    except ImportError:
        spiel = None
        print("OpenSpiel is not installed (pip install open_spiel): its figures are left out")
    states = deals()
    choose = random.Random(1).choice

    def cost(loop: Callable[[], int]) -> float:
        """CPU seconds a move."""

        def once(run: int) -> float:
            start = time.process_time()
            moves = loop()
            return (time.process_time() - start) / moves

        return median(once)

    ours = cost(lambda: state_loop(states, choose, 1000))
    choice = cost(lambda: choice_loop(choose, 30_000))
    print(f"State from Python: {1e-6 / ours:.2f} M moves/s; {ours * 1e9:.0f} ns a move,")
    print(f"  of which random.choice takes {choice * 1e9:.0f}")
    if spiel is None:
        return
    theirs = {}
    for game in SPIEL_GAMES:
        loaded = spiel.load_game(game)
        theirs[game] = cost(lambda: spiel_loop(loaded, choose, 200))  # noqa: B023
        print(f"  OpenSpiel {game}: {1e-6 / theirs[game]:.2f} M moves/s")
    best = min(theirs.values())
    ratio = (best - choice) / (ours - choice)
    verdict = "PASS" if ratio >= SPIEL else "FAIL"
    print(f"  against the fastest of them: x {best / ours:.1f} with random.choice (not held),")
    print(f"  x {ratio:.1f} without what it takes (≥ {SPIEL:.0f}): {verdict}")


def bench_prover() -> None:
    """Print how long the prover takes, by cards left."""
    rng = random.Random(59)
    times: dict[int, list[float]] = {}
    proved: dict[int, int] = {}
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
                claim = prove(view)
                times.setdefault(left, []).append(time.process_time() - start)
                proved[left] = proved.get(left, 0) + (claim is not None)
            match.apply(rng.choice(match.legal(seat)))
    for left in sorted(times, reverse=True):
        took = sorted(times[left])
        middle, late = took[len(took) // 2] * 1e3, took[len(took) * 99 // 100] * 1e3
        share = proved[left] / len(took)
        print(f"prover, {left} tricks left: {middle:.2f} ms, p99 {late:.2f}; yes {share:.1%}")


def main() -> None:
    """Measure and print."""
    form = "compiled" if kernel.COMPILED else "as plain Python"
    print(f"the kernel runs {form}; medians of {RUNS} runs over {DEALS} deals at table four")
    if not kernel.COMPILED:
        bench_playouts(2)
        return
    bench_playouts(5000)
    bench_threads()
    bench_python()
    bench_prover()


if __name__ == "__main__":
    main()
