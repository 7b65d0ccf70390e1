"""Fits the play model: how likely a card is to be chosen, by what it looks like.

``python -m three04.ai.worlds.fit --deals 3000 --players club,strong > FILE``

FILE then takes the place of ``play_model.py``. Players play deals with themselves, in turns. Each
card that was chosen from several is a sample; for each kind of situation the weights are those that
make the choices most likely (a conditional logit with a small ridge), by Newton's method.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from math import exp, log
from typing import Final

from three04.ai.logit import solve
from three04.ai.players import PLAYERS
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import Knowledge
from three04.ai.worlds.likelihood import Likelihood
from three04.ai.worlds.selfplay import Deal, truth
from three04.ai.worlds.sight import KINDS, LOOKS
from three04.rules.nought.public import Phase
from three04.rules.options import options

RIDGE: Final = 3.0
"""Pulls a weight to 0 as strongly as this many samples of a look would."""

STEPS: Final = 12

Row = list[tuple[int, float]]
"""What a card looks like: the looks that are not 0."""

Sample = tuple[int, list[Row]]
"""Which card was chosen, and the looks of all that might have been."""


def samples(
    players: Sequence[str], rules: Sequence[str], deals: int, seed: str
) -> list[list[Sample]]:
    """Return the choices of so many deals, by kind of situation."""
    found: list[list[Sample]] = [[] for _ in range(KINDS)]
    rng = random.Random(seed)
    for number in range(deals):
        name, _, extra = rules[number % len(rules)].partition(":")
        player = PLAYERS[players[number // len(rules) % len(players)]]
        deal = Deal(options(name, extra), player, rng)
        for _ in deal.decisions():
            public = deal.match.public
            size = public.table.hand_size
            if public.phase is Phase.PLAY and len(public.tricks) == size - 1:
                break
        else:
            continue
        view = deal.views[0]
        knowledge = Knowledge(view)
        worlds = Worlds(knowledge, 1)
        worlds.put(0, *truth(deal.match, view))
        likelihood = Likelihood(knowledge, [0.0] * LOOKS * KINDS)
        likelihood.everyone = 1
        for kind, chosen, looks in likelihood.choices(worlds, 0):
            found[kind].append((chosen, [_row(look) for look in looks]))
    return found


def _row(look: Sequence[float]) -> Row:
    return [(at, float(value)) for at, value in enumerate(look) if value]


def chances(weights: Sequence[float], rows: Sequence[Row]) -> list[float]:
    """Return how likely each card is."""
    scores = [sum(weights[at] * value for at, value in row) for row in rows]
    most = max(scores)
    powers = [exp(score - most) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def loss(weights: Sequence[float], found: Sequence[Sample]) -> float:
    """Return how unlikely the choices are: the negative sum of their logarithms."""
    total = RIDGE / 2 * sum(weight * weight for weight in weights)
    for chosen, rows in found:
        total -= log(max(1e-300, chances(weights, rows)[chosen]))
    return total


def fitted(found: Sequence[Sample]) -> list[float]:
    """Return the weights of one kind of situation."""
    weights = [0.0] * LOOKS
    before = loss(weights, found)
    for _ in range(STEPS):
        step = _step(weights, found)
        scale = 1.0
        while scale > 0.01:
            tried = [w + scale * s for w, s in zip(weights, step, strict=True)]
            after = loss(tried, found)
            if after <= before:
                break
            scale /= 2
        if before - after < 0.01:
            break
        weights, before = tried, after
    return weights


def _step(weights: Sequence[float], found: Sequence[Sample]) -> list[float]:
    """Return Newton's step."""
    slope = [-RIDGE * weight for weight in weights]
    table = [[RIDGE * (at == to) for to in range(LOOKS)] for at in range(LOOKS)]
    for chosen, rows in found:
        mean = [0.0] * LOOKS
        for share, row in zip(chances(weights, rows), rows, strict=True):
            for at, value in row:
                part = share * value
                mean[at] += part
                line = table[at]
                for to, other in row:
                    line[to] += part * other
        for at, value in rows[chosen]:
            slope[at] += value
        some = [(at, value) for at, value in enumerate(mean) if value]
        for at, value in some:
            slope[at] -= value
            line = table[at]
            for to, other in some:
                line[to] -= value * other
    return solve(table, slope)


def main() -> int:
    """Fit, and print the module with the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--players", default="club,strong", help="names, between commas")
    parser.add_argument("--rules", default="Standard,Classic,Standard:table=six-teams")
    parser.add_argument("--seed", default="fit")
    args = parser.parse_args()
    rules, players = args.rules.split(","), args.players.split(",")
    if unknown := set(players) - set(PLAYERS):
        parser.error(f"unknown players: {', '.join(sorted(unknown))}")
    found = samples(players, rules, args.deals, args.seed)
    held = samples(players, rules, max(1, args.deals // 5), args.seed + " held out")
    weights = []
    lines = []
    for kind in range(KINDS):
        weights.append(fitted(found[kind]))
        many = len(held[kind])
        blind = sum(log(len(rows)) for _, rows in held[kind]) / max(1, many)
        lost = loss(weights[-1], held[kind]) - RIDGE / 2 * sum(w * w for w in weights[-1])
        lines.append(
            f"{NAMES[kind]}: {len(found[kind])} choices, held out "
            f"{lost / max(1, many):.3f} nats a choice, blind {blind:.3f}"
        )
        print(lines[-1], file=sys.stderr)
    print(text(args, lines, weights), end="")
    return 0


NAMES: Final = [
    f"{what}, {who}"
    for what in ("lead", "follow", "void", "void in the dark")
    for who in ("maker", "partner", "defender")
]


def text(args: argparse.Namespace, lines: Sequence[str], weights: list[list[float]]) -> str:
    """Return the module that holds the weights."""
    rows = []
    for name, row in zip(NAMES, weights, strict=True):
        rows.append(f"    # {name}")
        numbers = [f"{value:.3f}," for value in row]
        rows += ["    " + " ".join(numbers[at : at + 10]) for at in range(0, LOOKS, 10)]
    body = "\n".join(rows)
    made = "\n".join(lines)
    return f'''"""How likely a card is to be played, by what it looks like: weights of a softmax.

Made by ``python -m three04.ai.worlds.fit --deals {args.deals} --players {args.players}
--rules {args.rules} --seed {args.seed}``:

{made}
"""

from typing import Final

# fmt: off
WEIGHTS: Final = (
{body}
)
# fmt: on
'''


if __name__ == "__main__":
    sys.exit(main())
