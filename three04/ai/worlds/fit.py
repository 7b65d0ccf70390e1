"""Fits the play model: how likely a card is to be chosen, by what it looks like.

``python -m three04.ai.worlds.fit --deals 4000 --out three04/ai/worlds/trained_model.json``

Players play deals with themselves, in turns. Each card that was chosen from several is a sample;
for each kind of situation the model is trained on four fifths of the deals and measured on the
rest.
"""

import argparse
import math
import os
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from three04.ai.players import SpecError, player_of
from three04.ai.worlds import play_model
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import Knowledge
from three04.ai.worlds.likelihood import Likelihood
from three04.ai.worlds.selfplay import Deal, truth
from three04.ai.worlds.sight import KINDS, LOOKS, SIZE
from three04.rules.nought.public import Phase
from three04.rules.options import OptionError, options

try:
    from three04.ai.worlds.train import Sample, choices_of, trained
except ModuleNotFoundError as error:
    if error.name != "numpy":
        raise
    sys.exit("fit needs numpy: pip install 'three04[fit]'")

PLAYERS: Final = "strong:budget=40,expert:budget=40,expert:budget=40,strong:budget=40,club"
RULES: Final = "Classic,Classic,Standard,Classic,Classic,Classic,Standard:table=six-teams"
HELD: Final = 5
"""One deal in so many is kept apart."""
FEWEST: Final = 2

NAMES: Final = [
    f"{what}, {who}"
    for what in ("lead", "follow", "void", "void in the dark")
    for who in ("maker", "partner", "defender")
]


Found: TypeAlias = list[list[Sample]]
"""Choices by kind of situation."""


class Source(NamedTuple):
    """Where the choices come from.

    Attributes:
        players: Who plays at every seat, deal by deal in turns.
        rules: By what rules, in turns: a profile, perhaps with options after a colon.
        seed: Of the cards and the players' chances.
    """

    players: Sequence[str]
    rules: Sequence[str]
    seed: str

    def samples(self, number: int) -> Found:
        """Return the choices of one deal."""
        found: Found = [[] for _ in range(KINDS)]
        name, _, extra = self.rules[number % len(self.rules)].partition(":")
        player = player_of(self.players[number % len(self.players)])
        deal = Deal(options(name, extra), player, random.Random(f"{self.seed} {number}"))
        if _played_to_the_last_trick(deal):
            _add(deal, found)
        return found


def gathered(source: Source, deals: int, jobs: int) -> tuple[Found, Found]:
    """Return the choices of so many deals: those to learn from, and those kept apart.

    Args:
        source: Where they come from.
        deals: How many deals.
        jobs: Processes at once.
    """
    found: Found = [[] for _ in range(KINDS)]
    held: Found = [[] for _ in range(KINDS)]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        played = pool.map(source.samples, range(deals), chunksize=20)
        for number, choices in enumerate(played):
            for row, some in zip(found if number % HELD else held, choices, strict=True):
                row.extend(some)
    return found, held


def _played_to_the_last_trick(deal: Deal) -> bool:
    """Play a deal; return whether it came so far. In the last trick nothing is chosen."""
    for _ in deal.decisions():
        public = deal.match.public
        if public.phase is Phase.PLAY and len(public.tricks) == public.table.hand_size - 1:
            return True
    return False


def _add(deal: Deal, found: Found) -> None:
    """Add the choices of a deal."""
    view = deal.views[0]
    knowledge = Knowledge(view)
    worlds = Worlds(knowledge, 1)
    worlds.put(0, *truth(deal.match, view))
    likelihood = Likelihood(knowledge, [0.0] * SIZE * KINDS)
    likelihood.everyone = 1
    for kind, chosen, looks in likelihood.choices(worlds, 0):
        found[kind].append((chosen, looks))


def fitted(
    kind: int, found: Sequence[Sample], held: Sequence[Sample], *, plain: bool
) -> tuple[list[float], str]:
    """Return the weights of one kind of situation, and what they are worth.

    Args:
        kind: Its number.
        found: The choices to learn from; without any, all cards will be alike.
        held: Others.
        plain: Whether to do without units.
    """
    size = LOOKS if plain else SIZE
    if not found or not held:
        return [0.0] * size, f"{NAMES[kind]}: {len(found)} choices"
    net = trained(choices_of(found), kind, plain=plain)
    lost = net.loss(choices_of(held))
    blind = sum(math.log(len(looks)) for _, looks in held) / len(held)
    line = (
        f"{NAMES[kind]}: {len(found)} choices, held out {lost:.3f} nats a choice, blind {blind:.3f}"
    )
    return net.weights()[:size], line


def main() -> int:
    """Fit, and write the model."""
    args = _arguments()
    source = Source(args.players.split(","), args.rules.split(","), args.seed)
    found, held = gathered(source, args.deals, args.jobs)
    weights: list[float] = []
    lines = []
    for kind in range(KINDS):
        row, line = fitted(kind, found[kind], held[kind], plain=args.plain)
        weights += row
        lines.append(line)
        print(line, file=sys.stderr)
    if not any(weights):
        print("too little was chosen in these deals: no model is written", file=sys.stderr)
        return 1
    made = f"--deals {args.deals} --players {args.players} --rules {args.rules} --seed {args.seed}"
    made += " --plain" * args.plain
    play_model.write(args.out, made, lines, weights)
    return 0


def _arguments() -> argparse.Namespace:
    """Return the arguments; what is wrong with them is said before a deal is played."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--players", default=PLAYERS, help="players, between commas")
    parser.add_argument("--rules", default=RULES)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--plain", action="store_true", help="without units: plain_model.json")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    try:
        for player in args.players.split(","):
            player_of(player)
        for rules in args.rules.split(","):
            name, _, extra = rules.partition(":")
            options(name, extra)
    except (SpecError, OptionError) as fault:
        parser.error(str(fault))
    if args.deals < FEWEST:
        parser.error(f"--deals: at least {FEWEST}, one to learn from and one kept apart")
    if args.jobs < 1:
        parser.error("--jobs: at least 1")
    if args.out.is_dir() or not args.out.parent.is_dir():
        parser.error(f"--out: “{args.out}” is no file in a folder that there is")
    return args


if __name__ == "__main__":
    sys.exit(main())
