"""Whether a player's chances come true: ``python tests/bench/forks.py [forks] [player] [other]``.

A player sits with its like against others, Classic. At some of its choices, where another card is
said to be nearly as good, the deal is played to its end twice, once with each. If the chances are
right, a card that promises 0.05 less brings 0.05 less on average: the slope is 1. Below 1 the
player sees differences where there are none, above it sees too little of them. With few worlds it
is below 1 even if the model is right: the chosen card is the best of chances that are a little off.
Budgets count in the deal that goes on, ``expert:budget=40``; both ways are played to the end with a
few worlds a card. Forks of one deal are taken as independent.
"""

import copy
import math
import random
import sys
from typing import NamedTuple

from three04.ai.book.selfplay import deal, finish
from three04.ai.player import Player
from three04.ai.players import player_of
from three04.rules import actions as act
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.options import options
from three04.rules.questions import Answer, Question

CLASSIC = options("Classic", "")
NEAR = 0.12
"""A card is nearly as good if its chance is said to be less by no more than this."""
OFTEN = 0.5
"""So many of the choices that have such a card are played both ways."""
ENDING = 16
"""Worlds a card with which both ways are played to the end."""


class Fork(NamedTuple):
    """A choice that was played both ways.

    Attributes:
        trick: How many tricks were complete.
        said: What the other card's chance was said to be higher; mostly it is lower.
        came: 1 if the other card alone brought its side what it wanted, -1 if the chosen one alone.
    """

    trick: int
    said: float
    came: int


class Forking:
    """Plays one deal, and some of its choices both ways.

    Attributes:
        forks: What came of them.
    """

    def __init__(self, number: int, player: Player, other: Player) -> None:
        """Begin.

        Args:
            number: Of the deal: its cards, its dealer, who sits where, all chances.
            player: Who plays one side, and whose choices are played both ways.
            other: Who plays the other side.
        """
        self.rng = random.Random(f"forks {number}")
        self.seats = (player, other) if self.rng.randrange(2) else (other, player)
        self.player = player
        self.forks: list[Fork] = []
        self.match = Match(CLASSIC, self.rng.randrange(4))
        self.match.begin()
        self.match.deal(deal(self.rng, CLASSIC))
        finish(self.match, self.decide)

    def decide(self, view: View, question: Question) -> Answer:
        """Answer for a seat, and perhaps see what another answer would have come to."""
        player = self.seats[question.seat % 2]
        seed = str(self.rng.random())
        plays = [action for action in question.actions if isinstance(action, act.Play)]
        if player is not self.player or view.public.phase is not Phase.PLAY or len(plays) < 2:
            return player.decide(view, question, seed, player.budget)
        assert player.think is not None
        thought = player.think(view, question, seed, player.budget, None)
        chances = {
            choice.answer: choice.success
            for choice in thought.choices
            if isinstance(choice.answer, act.Play) and choice.success is not None
        }
        if isinstance(thought.answer, act.Play) and self.rng.random() < OFTEN:
            best = chances[thought.answer]
            near = [
                (answer, chance - best)
                for answer, chance in chances.items()
                if answer != thought.answer and best - chance <= NEAR
            ]
            if near:
                self._fork(thought.answer, *self.rng.choice(near))
        return thought.answer

    def _fork(self, chosen: act.Play, other: act.Play, said: float) -> None:
        seed, trick = str(self.rng.random()), len(self.match.public.tricks)
        came = self._end(other, seed) - self._end(chosen, seed)
        self.forks.append(Fork(trick, said, came))

    def _end(self, card: act.Play, seed: str) -> bool:
        """Return whether the side of a card's player has its way after it."""
        match = copy.deepcopy(self.match)
        match.apply(card)
        rng = random.Random(seed)

        def decide(view: View, question: Question) -> Answer:
            budget = ENDING if self.seats[question.seat % 2].budget else 0
            return self.seats[question.seat % 2].decide(view, question, str(rng.random()), budget)

        finish(match, decide)
        public = match.public
        assert public.maker is not None
        return (public.outcome == "made") == (public.maker % 2 == card.seat % 2)


def slope(forks: list[Fork]) -> tuple[float, float]:
    """Return by how much what came follows what was said, and its standard error."""
    squares = sum(fork.said**2 for fork in forks)
    if not squares:
        return 0.0, math.inf
    found = sum(fork.said * fork.came for fork in forks) / squares
    rest = sum((fork.came - found * fork.said) ** 2 for fork in forks) / len(forks)
    return found, math.sqrt(rest / squares)


def line(name: str, forks: list[Fork]) -> str:
    """Return what the forks say, in a line."""
    count = len(forks)
    said, came = sum(f.said for f in forks) / count, sum(f.came for f in forks) / count
    differ = sum(f.came != 0 for f in forks)
    at, error = slope(forks)
    return (
        f"{name}: {count} forks, {differ} with another result; the other card was said to bring "
        f"{said:+.3f} and brought {came:+.3f}; slope {at:.2f} ± {1.96 * error:.2f}"
    )


def main() -> int:
    """Play and print."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    name = sys.argv[2] if len(sys.argv) > 2 else "expert:budget=40"
    other = sys.argv[3] if len(sys.argv) > 3 else "strong:budget=20"
    player, number, forks = player_of(name), 0, list[Fork]()
    if player.think is None or wanted < 1:
        print("A player that looks at worlds is wanted, strong or expert, and at least one fork.")
        return 1
    while len(forks) < wanted:
        forks += Forking(number, player, player_of(other)).forks
        number += 1
    print(f"{name} against {other}, {number} deals")
    for trick in sorted({fork.trick for fork in forks}):
        print(line(f"  trick {trick + 1}", [fork for fork in forks if fork.trick == trick]))
    print(line("all", forks))
    return 0


if __name__ == "__main__":
    sys.exit(main())
