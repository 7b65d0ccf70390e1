"""How much better weighed worlds know where the cards are than any deal that is possible.

``python -m three04.ai.worlds.measure --deals 100 --player club``

At each decision of deals that were not used for the fit: the logarithm of the share of the worlds'
weight that has a hidden card where it truly is, less the same without weights, averaged over the
hidden cards. Likewise the share that the true trump has before the seat knows it.
"""

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log
from typing import Final

from three04.ai.book.book import load
from three04.ai.kernel.layout import bits_of
from three04.ai.players import PLAYERS
from three04.ai.search.calls import caller_of
from three04.ai.search.heard import heard
from three04.ai.worlds import spoken
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import Knowledge, World
from three04.ai.worlds.likelihood import Likelihood
from three04.ai.worlds.play_model import PLAIN, TRAINED
from three04.ai.worlds.resample import effective, temper
from three04.ai.worlds.sampler import Sampler
from three04.ai.worlds.selfplay import Deal, truth
from three04.ai.worlds.tables import packet_tables, trump_table
from three04.rules.nought.public import Phase
from three04.rules.options import options

SMOOTH: Final = 1.0
"""So many worlds in which the card lies in each place alike are added."""


class Sums:
    """Averages by name."""

    def __init__(self) -> None:
        self.total: dict[str, float] = defaultdict(float)
        self.many: dict[str, int] = defaultdict(int)

    def add(self, name: str, values: Iterable[float]) -> None:
        """Take values in."""
        for value in values:
            self.total[name] += value
            self.many[name] += 1

    def mean(self, name: str) -> float:
        """Return their average."""
        return self.total[name] / max(1, self.many[name])


class Measure:
    """Measures decision after decision.

    Attributes:
        sums: What was found, by name.
    """

    def __init__(self, args: argparse.Namespace) -> None:
        self.player, self.worlds, self.even = args.player, args.worlds, args.even
        self.blind = [float(share) for share in args.blind.split(",")]
        self.calls = args.calls
        self.model = PLAIN if args.model == "plain" else TRAINED
        self.sums = Sums()

    def take(self, deal: Deal, seat: int, seed: int) -> None:
        """Measure one decision."""
        view = deal.views[seat]
        knowledge = Knowledge(view)
        if not knowledge.pool:
            return
        true, _ = truth(deal.match, view)
        worlds = Sampler(knowledge).draw(self.worlds, seed)
        cards = bits_of(knowledge.pool)
        base = self._logs(worlds, true, cards)
        trick = len(view.public.tricks) if view.public.phase is Phase.PLAY else -1
        hidden = view.trump is None and true.trump >= 0
        if hidden:
            share = worlds.trump_shares()[true.trump]
            self.sums.add("trump: uniform", [share])
            self.sums.add("trump log: uniform", [log(max(share, 0.001))])
        packets: Mapping[int, Sequence[float]] = packet_tables(view)
        trumps = trump_table(view)
        if self.calls == "levels" and packets:
            caller = caller_of(load("strong"), view.public.options)
            packets = heard(view, caller, packet_tables(view))
        if self.calls == "asked":
            packets = spoken.packet_weights(view, self.player)
            trumps = spoken.trump_weights(view, self.player)
        ways: list[tuple[str, Likelihood]] = [
            ("auction", Likelihood(knowledge, None, packets, trumps))
        ]
        for blind in self.blind:
            if trick >= 0:
                ways.append((f"play {blind}", Likelihood(knowledge, self.model, blind=blind)))
            ways.append(
                (
                    f"both {blind}",
                    Likelihood(
                        knowledge, self.model if trick >= 0 else None, packets, trumps, blind
                    ),
                )
            )
        for name, likelihood in ways:
            likelihood.weigh(worlds)
            self.sums.add(f"ess: {name}", [effective(worlds) / self.worlds])
            temper(worlds, 0.0, self.even)
            gain = [a - b for a, b in zip(self._logs(worlds, true, cards), base, strict=True)]
            self.sums.add(f"cards: {name}", gain)
            if name.startswith("both"):
                self.sums.add(f"cards, {'play' if trick >= 0 else 'before'}: {name}", gain)
                self.sums.add(f"trick {trick + 1}: {name}", gain)
            if hidden:
                share = worlds.trump_shares()[true.trump]
                self.sums.add(f"trump: {name}", [share])
                self.sums.add(f"trump log: {name}", [log(max(share, 0.001))])

    def _logs(self, worlds: Worlds, true: World, cards: list[int]) -> list[float]:
        shares = worlds.agreement(true)
        places = max(len(case.places) for case in worlds.knowledge.cases)
        add = SMOOTH / places
        return [log((shares[c] * self.worlds + add) / (self.worlds + SMOOTH)) for c in cards]


def main() -> int:
    """Play, measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--player", default="club", choices=list(PLAYERS))
    parser.add_argument("--rules", default="Standard")
    parser.add_argument("--model", default="trained", choices=["plain", "trained"])
    parser.add_argument("--worlds", type=int, default=1000)
    parser.add_argument("--blind", default="0.5", help="shares of a blind choice, with commas")
    parser.add_argument("--even", type=float, default=0.0, help="share of even weights")
    parser.add_argument(
        "--calls",
        choices=("book", "levels", "asked"),
        default="levels",
        help="who judges the calls: the book as fitted to Club, Expert as the levels bid, or the "
        "player himself, asked about every packet",
    )
    parser.add_argument("--seed", default="measure")
    args = parser.parse_args()
    name, _, extra = args.rules.partition(":")
    rng = random.Random(args.seed)
    measure = Measure(args)
    for number in range(args.deals):
        deal = Deal(options(name, extra), PLAYERS[args.player], rng)
        for at, seat in enumerate(deal.decisions()):
            measure.take(deal, seat, 1000 * number + at)
    for what in sorted(measure.sums.many):
        mean = measure.sums.mean(what)
        shown = exp(mean) if "log" in what else mean
        print(f"{what:28} {shown:8.4f}  ({measure.sums.many[what]})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
