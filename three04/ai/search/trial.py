"""Tries every move of a decision in many worlds: how often the contract is made, with what points.

In each world a move is worth what exact play with open hands brings after it, and what rule players
who see only their own cards make of it. The first knows too much, the second plays too simply;
together they foretell a deal better than either.
"""

from collections.abc import Sequence
from typing import Final

from three04.ai.kernel.judge import COMPILED, Judge
from three04.ai.kernel.layout import BIT_OF, OPEN
from three04.ai.kernel.playouts import playouts_by_world
from three04.ai.kernel.state import State
from three04.ai.search.imagine import model_of
from three04.ai.search.skill import Effort
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.imitation import Imitation
from three04.ai.worlds.knowledge import World
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.view import View

STOP_EVERY: Final = 4
"""Worlds between two looks at the clock."""


class Trial:
    """What came of every move.

    Attributes:
        moves: The moves: bit numbers of cards, and ``layout.OPEN``.
        made: By move, by world: how far the makers have their way, 0 to 1.
        points: By move, by world: the makers' points.
        weights: The worlds' weights.
    """

    def __init__(self, view: View, effort: Effort) -> None:
        self.view, self.effort, self.skill = view, effort, effort.skill
        skill = effort.skill
        self.moves: list[int] = []
        self.made: dict[int, list[float]] = {}
        self.points: dict[int, list[float]] = {}
        self.weights: list[float] = []
        public = view.public
        self._imitation: Imitation | None = None
        self._judge: Judge | None = None
        if (
            skill.solver
            and COMPILED
            and public.options.table == "four"
            and public.contract != PARTNER_CLOSE
        ):
            self._judge = Judge()
        self._lying = [
            BIT_OF[card] if card else -1
            for card in (
                play.card or view.own.seen.get((len(public.tricks), play.seat))
                for play in public.trick.plays
            )
        ]

    def run(self, worlds: Worlds) -> None:
        """Try the moves in these worlds, until stopped."""
        weights = worlds.weights()
        for begin in range(0, len(worlds), STOP_EVERY):
            if begin and self.effort.stopped():
                return
            end = min(begin + STOP_EVERY, len(worlds))
            states = [worlds.state(number) for number in range(begin, end)]
            if self.skill.imitates:
                self._imitate(worlds, states, begin)
            else:
                self._play_out(states, self.effort.chance(begin))
            if self._judge is not None:
                if begin and self.effort.stopped():
                    self._forget(begin)
                    return
                self._mix(states, [worlds.world(number) for number in range(begin, end)], begin)
            self.weights += weights[begin:end]

    def _forget(self, end: int) -> None:
        """Drop what came of worlds from this number on: they were not tried to the end."""
        for rows in (self.made, self.points):
            for row in rows.values():
                del row[end:]

    def _play_out(self, states: Sequence[State], seed: int, opening: bool = False) -> None:
        """Have the kernel's rule player play all moves out, or only that of opening the trump."""
        skill = self.skill
        found = playouts_by_world(states, skill.playouts, seed, 2, skill.noise)
        for move, came in found.items():
            if not opening or move == OPEN:
                made, points = self._rows(move)
                made += [times / skill.playouts for times in came.made]
                points += [taken / skill.playouts for taken in came.points]

    def _imitate(self, worlds: Worlds, states: Sequence[State], begin: int) -> None:
        """Have the play model play all cards out."""
        if self._imitation is None:
            self._imitation = Imitation(worlds.knowledge, model_of(self.skill), self.skill.heat)
        moves = states[0].legal()
        cards = [move for move in moves if move != OPEN]
        found = self._imitation.play_out(
            worlds, states, begin, cards, self.skill.playouts, self.effort.seed
        )
        for card, (came, taken) in found.items():
            made, points = self._rows(card)
            made += came
            points += taken
        if len(cards) < len(moves):
            self._play_out(states, self.effort.chance(begin), opening=True)

    def _rows(self, move: int) -> tuple[list[float], list[float]]:
        """Return where to write down what came of a move."""
        if move not in self.made:
            self.moves.append(move)
            self.made[move], self.points[move] = [], []
        return self.made[move], self.points[move]

    def _mix(self, states: Sequence[State], worlds: Sequence[World], begin: int) -> None:
        """Bring in what exact play makes of the cards."""
        assert self._judge is not None
        skill = self.skill
        cards = [move for move in self.moves if move != OPEN]
        running = [self._running(world) for world in worlds]
        found = self._judge.made(states, running, cards, skill.questions, skill.spread)
        for at, row in enumerate(found, begin):
            for card, solved in zip(cards, row, strict=True):
                made = self.made[card]
                made[at] += skill.solved * (solved - made[at])

    def _running(self, world: World) -> list[int]:
        """Return the cards of the running trick."""
        public = self.view.public
        number = len(public.tricks)
        return [
            card if card >= 0 else world.down[(number, play.seat)]
            for card, play in zip(self._lying, public.trick.plays, strict=True)
        ]
