"""Makes ``bid_table.py``: plays deals with a given maker and measures what his hand was worth.

``python -m three04.ai.club.calibrate --deals 6000 --out three04/ai/club/bid_table.py``

In each deal one seat gets the contract at 160: in two of three deals the one whose first packet
promises most by the table so far, in the others any seat, so that the lines are measured where
they are used and yet hold for all packets. All seats play as Club. The makers' points are then
fitted by least squares to the features of :mod:`three04.ai.club.valuation`; what is left over
gives the chances. Run it twice when the features or the play have changed much: the second time
the makers choose trump by the new lines.
"""

import argparse
import random
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from three04.ai.club import bid_table, bidding, valuation
from three04.ai.club.player import decide
from three04.ai.logit import solve
from three04.cards import Card
from three04.rules import actions as act
from three04.rules.events import redact
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.options import Options
from three04.rules.questions import Question
from three04.rules.tables import TABLES, Table

STEPS: Final = 21
"""How many chances a line has, the middle one at the points expected."""
RIDGE: Final = 1.0
"""Keeps features that hardly ever occur from wild values."""


class Sample:
    """One deal played.

    Attributes:
        first: Features of the maker's first packet.
        helper: Features of his nearest partner's.
        full: Features of his full hand.
        points: What his side took.
        packets: The first packets, the maker's first.
    """

    __slots__ = ("first", "full", "helper", "packets", "points")

    def __init__(self, match: Match, maker: int) -> None:
        deal, table = match.current, match.options.seating
        assert deal is not None
        assert match.public.opened is not None
        size, trump = table.packets[0], match.public.opened[1]
        partner = table.partners(maker)[0]
        self.first = valuation.first_features(deal.hands[maker][:size], trump)
        self.helper = valuation.help_features(deal.hands[partner][:size])
        self.full = valuation.full_features(deal.hands[maker], trump)
        self.points = float(deal.points[table.side(maker)])
        self.packets = [deal.hands[seat][:size] for seat in table.from_seat(maker)]


def play(rng: random.Random, table: Table) -> Sample:
    """Play one deal with a chosen maker.

    Args:
        rng: Of cards and maker.
        table: The table to play at.
    """
    match = Match(Options(table=table.name, redeal=False, tokens=99), rng.randrange(table.seats))
    views = [View(seat) for seat in range(table.seats)]
    hands = _hands(rng, table)
    events = match.begin() + match.deal(hands)
    maker = _maker(rng, table, hands)
    while True:
        for event in events:
            for seat, view in enumerate(views):
                view.fold(redact(event, seat))
        seat_on_turn = match.awaited
        if seat_on_turn is None:
            return Sample(match, maker)
        events = match.apply(_action(match, views[seat_on_turn], maker))


def _hands(rng: random.Random, table: Table) -> tuple[tuple[Card, ...], ...]:
    pack = list(table.pack)
    rng.shuffle(pack)
    size = table.hand_size
    return tuple(tuple(pack[seat * size : (seat + 1) * size]) for seat in range(table.seats))


def _maker(rng: random.Random, table: Table, hands: Sequence[Sequence[Card]]) -> int:
    if rng.randrange(3) == 0:
        return rng.randrange(table.seats)
    size = table.packets[0]
    return max(
        range(table.seats), key=lambda s: valuation.best_first(hands[s][:size], table.name)[0]
    )


def _action(match: Match, view: View, maker: int) -> act.Action:
    seat = match.awaited
    assert seat is not None
    if match.public.phase is Phase.AUCTION:
        return act.Bid(seat, 160) if seat == maker else act.Pass(seat)
    answer = decide(view, Question(0, seat, "turn", tuple(match.legal(seat))), "", 0)
    assert isinstance(answer, act.LayTrump | act.Play | act.Open)
    return answer


# ---------------------------------------------------------------------- fitting


def fit(rows: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """Return the weights that fit the values best, by least squares.

    Args:
        rows: The features of each sample.
        values: What each sample came to.
    """
    size = len(rows[0])
    table = [[RIDGE * (at == to) for to in range(size)] for at in range(size)]
    right = [0.0] * size
    for row, value in zip(rows, values, strict=True):
        for at, feature in enumerate(row):
            if feature:
                line = table[at]
                for to, other in enumerate(row):
                    line[to] += feature * other
                right[at] += feature * value
    return solve(table, right)


def reached(left_over: Sequence[float]) -> list[float]:
    """Return the chances to take at least so many points more than expected, step by step."""
    half = STEPS // 2
    return [
        round(sum(rest >= (at - half) * bid_table.STEP for rest in left_over) / len(left_over), 3)
        for at in range(STEPS)
    ]


class Lines:
    """The lines of one table.

    Attributes:
        text: Them, as they stand in ``bid_table.py``, by the name of their mapping.
    """

    def __init__(self, table: Table, samples: Sequence[Sample]) -> None:
        size = len(samples[0].first)
        points = [sample.points for sample in samples]
        both = fit([[*s.first, *s.helper] for s in samples], points)
        first = fit([s.first for s in samples], points)
        full = fit([s.full for s in samples], points)
        helper = both[size:]
        self._mean = _average([_dot(helper, s.helper) for s in samples])
        self._helper = helper
        said = self._said(table, samples)
        self.text = {
            "FIRST": _promise(first, [s.points - _dot(first, s.first) for s in samples]),
            "FULL": _promise(full, [s.points - _dot(full, s.full) for s in samples]),
            "HELP": f"Helper({_numbers(helper)}, {self._mean:.1f})",
            "SAID": str(said).replace("'", '"'),
        }

    def _said(self, table: Table, samples: Sequence[Sample]) -> dict[str, float]:
        """Measure what a partner's words tell, by what packets Club says them with."""
        helps: dict[str, list[float]] = {"bid": [], "ask": [], "pass": []}
        for sample in samples:
            for packet in sample.packets[1:]:
                word = _word(packet, table.name)
                bonus = _dot(self._helper, valuation.help_features(packet)) - self._mean
                helps[word].append(bonus)
        return {word: round(_average(found), 1) for word, found in helps.items()}


def _word(packet: Sequence[Card], table: str) -> str:
    """Return what Club says with a packet when nobody has spoken."""
    expected = valuation.best_first(packet, table)[0]
    made = valuation.chance(bid_table.FIRST[table], expected, 160)
    if valuation.tokens(made, 160) > bidding.OPENING:
        return "bid"
    return "ask" if valuation.help_of(packet, table) >= bidding.ASKS_FROM else "pass"


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _average(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _numbers(values: Sequence[float]) -> str:
    return "(" + ", ".join(f"{value:.1f}" for value in values) + ")"


def _promise(points: Sequence[float], left_over: Sequence[float]) -> str:
    chances = "(" + ", ".join(f"{value:.3f}" for value in reached(left_over)) + ")"
    return f"Promise({_numbers(points)}, {chances})"


# ---------------------------------------------------------------------- the module


HEAD: Final = '''"""What hands promise, by table. Made by ``calibrate.py``, not by hand.

{how}
"""

from typing import Final

import msgspec

STEP: Final = 15
"""Points from one chance of a line to the next."""


class Promise(msgspec.Struct, frozen=True):
    """What a hand's features are worth.

    Attributes:
        points: Points for each feature; the first stands for partner and luck.
        reached: The chance to take at least so many points more than expected, from
            ``-STEP * 10`` to ``STEP * 10``.
    """

    points: tuple[float, ...]
    reached: tuple[float, ...]


class Helper(msgspec.Struct, frozen=True):
    """What a partner's packet is worth.

    Attributes:
        points: Points for each Jack, nine, ace and ten.
        mean: What they come to on average.
    """

    points: tuple[float, ...]
    mean: float


# fmt: off
'''

KINDS: Final = {
    "FIRST": ("Promise", "The maker's first packet."),
    "FULL": ("Promise", "His full hand."),
    "HELP": ("Helper", "His partner's first packet."),
    "SAID": ("dict[str, float]", "Points that a partner's word adds to what is expected."),
}


def _wrapped(text: str) -> str:
    return textwrap.fill(text, 100, initial_indent="    ", subsequent_indent="        ")


def _module(how: str, lines: dict[str, Lines]) -> str:
    """Return the module's text."""
    parts = [HEAD.format(how=how)]
    for kind, (type_name, said) in KINDS.items():
        parts.append(f"\n{kind}: Final[dict[str, {type_name}]] = {{")
        parts += [_wrapped(f'"{name}": {found.text[kind]},') for name, found in lines.items()]
        parts.append(f'}}\n"""{said}"""')
    return "\n".join(parts) + "\n"


def main() -> int:
    """Play, fit and write the module."""
    parser = argparse.ArgumentParser(description="Make bid_table.py from self-play.")
    parser.add_argument("--deals", type=int, default=6000, help="deals at each table")
    parser.add_argument("--seed", default="1")
    # A shell's ">" would empty the table, which Club plays by, before Club plays.
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the module")
    args = parser.parse_args()
    lines: dict[str, Lines] = {}
    for name, table in TABLES.items():
        rng = random.Random(f"{args.seed} {name}")
        lines[name] = Lines(table, [play(rng, table) for _ in range(args.deals)])
        print(f"{name} done", file=sys.stderr)
    how = f"{args.deals} deals of self-play at each table, seed {args.seed}."
    args.out.write_text(_module(how, lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
