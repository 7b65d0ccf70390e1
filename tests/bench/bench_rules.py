"""How fast the rules are: random legal deals a second, one thread.

Run by ``make bench``. Each figure is the median of several runs of CPU time; the cards are
shuffled and the actions drawn within the time, as a simulation would.
"""

import random
import statistics
import time

from three04.rules.events import Event, redact
from three04.rules.nought.match import Match
from three04.rules.nought.view import View
from three04.rules.options import PROFILES, Options, options

DEALS = 400
RUNS = 7


def play_deals(chosen: Options, seed: int, with_views: bool) -> int:
    """Play random legal deals; return the number of actions."""
    rng = random.Random(seed)
    table = chosen.seating
    size = table.hand_size
    views = [View(seat) for seat in range(table.seats)] if with_views else []
    match, deals, actions = Match(chosen, 0), 0, 0
    pack = list(table.pack)
    _publish(views, match.begin())
    while deals < DEALS:
        if match.finished:
            match = Match(chosen, 0)
            _publish(views, match.begin())
        rng.shuffle(pack)
        hands = tuple(tuple(pack[i * size : (i + 1) * size]) for i in range(table.seats))
        _publish(views, match.deal(hands))
        deals += 1
        while (seat := match.awaited) is not None:
            _publish(views, match.apply(rng.choice(match.legal(seat))))
            actions += 1
    return actions


def _publish(views: list[View], events: list[Event]) -> None:
    for view in views:
        for event in events:
            view.fold(redact(event, view.seat))


def main() -> None:
    """Measure and print."""
    print(f"random legal deals a second, median of {RUNS} runs of {DEALS} deals (CPU time):")
    for name in PROFILES:
        chosen = options(name)
        for with_views in (False, True):
            rates = []
            for run in range(RUNS + 1):
                start = time.process_time()
                actions = play_deals(chosen, run, with_views)
                rates.append((DEALS / (time.process_time() - start), actions / DEALS))
            rate = statistics.median(r for r, _ in rates[1:])
            each = statistics.mean(a for _, a in rates[1:])
            what = "events and all four views" if with_views else "without views"
            print(f"  {name:9} {what:26} {rate:7.0f}   ({each:.1f} actions a deal)")


if __name__ == "__main__":
    main()
