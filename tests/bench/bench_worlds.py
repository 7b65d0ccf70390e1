"""Worlds: what a decision's set-up takes, and how many worlds are drawn and weighed a second.

CPU time of one thread; medians over the decisions of some deals that Club plays at each table.
"""

import random
import statistics
import time
from array import array
from collections.abc import Callable

from three04.ai.packets import PACKETS, TRUMP_PACKETS
from three04.ai.players import PLAYERS
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.draw import draw_worlds
from three04.ai.worlds.knowledge import Knowledge
from three04.ai.worlds.likelihood import Likelihood
from three04.ai.worlds.play_model import TRAINED
from three04.ai.worlds.sampler import COMPILED, Sampler
from three04.ai.worlds.selfplay import Deal
from three04.rules.nought.public import Phase
from three04.rules.options import options
from three04.rules.tables import TABLES

DEALS = 6
WORLDS = 4096
PACKET = array("d", [0.5]) * PACKETS
TRUMP = array("d", [0.1]) * (8 * TRUMP_PACKETS)


def seconds(work: Callable[[], object], times: int = 1) -> float:
    """Return the CPU time of doing something once."""
    start = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - start) / times


def main() -> None:
    """Measure and print."""
    print("compiled" if COMPILED else "NOT compiled")
    for table in TABLES:
        found: dict[str, list[float]] = {}
        rng = random.Random(304)
        for _ in range(DEALS):
            deal = Deal(options("Standard", f"table={table}"), PLAYERS["club"], rng)
            for seat in deal.decisions():
                measure(deal, seat, found)
        print(f"{table}: {len(found['knowledge, ms'])} decisions; median (worst)")
        for name, values in found.items():
            worst = min(values) if name.startswith("k ") else max(values)
            print(f"  {name:44} {statistics.median(values):9.3f} ({worst:.3f})")


def measure(deal: Deal, seat: int, found: dict[str, list[float]]) -> None:
    """Measure one decision."""

    def note(name: str, value: float) -> None:
        found.setdefault(name, []).append(value)

    view = deal.views[seat]
    knowledge = Knowledge(view)
    note("knowledge, ms", 1e3 * seconds(lambda: Knowledge(view), 3))
    note("counting, ms", 1e3 * seconds(lambda: Sampler(knowledge), 3))
    sampler = Sampler(knowledge)
    worlds = Worlds(knowledge, WORLDS)
    note("k worlds/s, drawn", WORLDS / 1e3 / seconds(lambda: sampler.fill(worlds, 1, 0, 1 << 20)))
    others = {other: PACKET for other in range(len(deal.views)) if other != seat}
    if view.public.table.name == "four":
        auction = Likelihood(knowledge, None, others, TRUMP)
        speed = WORLDS / 1e3 / seconds(lambda: auction.weigh(worlds))
        note("k worlds/s, weighed by the auction", speed)
    if view.public.phase is Phase.PLAY:
        note("model, ms", 1e3 * seconds(lambda: Likelihood(knowledge, TRAINED), 3))
        play = Likelihood(knowledge, TRAINED)
        note("k worlds/s, weighed by the play", WORLDS / 1e3 / seconds(lambda: play.weigh(worlds)))
    note(
        "200 worlds of 1,600 at one call, ms",
        1e3
        * seconds(lambda: draw_worlds(view, 200, 1, packet_weights=others, trump_weights=TRUMP)),
    )


if __name__ == "__main__":
    main()
