"""Tries every move of a decision in many worlds: how often the contract is made, with what points.

In each world a move is worth what exact play with open hands brings after it, and what rule players
who see only their own cards make of it. The first knows too much, the second plays too simply;
together they foretell a deal better than either.
"""

from collections.abc import Callable, Sequence
from typing import Final

from three04.ai.kernel.layout import BIT_OF, OPEN
from three04.ai.kernel.playouts import playouts_by_world
from three04.ai.kernel.solver import Solver
from three04.ai.kernel.state import State
from three04.ai.search.skill import Skill
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import World
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.view import View

WRAP: Final = 2**64 - 1
STOP_EVERY: Final = 8
"""Worlds between two looks at the clock."""


class Trial:
    """What came of every move.

    Attributes:
        moves: The moves: bit numbers of cards, and ``layout.OPEN``.
        made: By move, by world: how far the makers have their way, 0 to 1.
        points: By move, by world: the makers' points.
        swept: By move, by world: how often the makers won every trick.
        weights: The worlds' weights.
    """

    def __init__(self, view: View, skill: Skill) -> None:
        self.view, self.skill = view, skill
        self.moves: list[int] = []
        self.made: dict[int, list[float]] = {}
        self.points: dict[int, list[float]] = {}
        self.swept: dict[int, list[float]] = {}
        self.weights: list[float] = []
        public = view.public
        self._solver: Solver | None = None
        if skill.solver and public.options.table == "four" and public.contract != PARTNER_CLOSE:
            self._solver = Solver()
        self._exhausts = public.options.exhausted_trumps
        self._lying = [
            BIT_OF[card] if card else -1
            for card in (
                play.card or view.own.seen.get((len(public.tricks), play.seat))
                for play in public.trick.plays
            )
        ]

    def run(self, worlds: Worlds, seed: int, stopped: Callable[[], bool]) -> None:
        """Try the moves in these worlds, until stopped.

        Args:
            worlds: The worlds.
            seed: Of the playouts' chances.
            stopped: Whether to come to an end.
        """
        weights = worlds.weights()
        for begin in range(0, len(worlds), STOP_EVERY):
            if begin and stopped():
                return
            end = min(begin + STOP_EVERY, len(worlds))
            states = [worlds.state(number) for number in range(begin, end)]
            self._play_out(states, seed + begin)
            if self._solver is not None:
                for number, state in zip(range(begin, end), states, strict=True):
                    self._mix(state, worlds.world(number), number)
            self.weights += weights[begin:end]

    def _play_out(self, states: Sequence[State], seed: int) -> None:
        skill = self.skill
        found = playouts_by_world(states, skill.playouts, seed & WRAP, 2, skill.noise)
        if not self.moves:
            self.moves = list(found)
            for move in self.moves:
                self.made[move], self.points[move], self.swept[move] = [], [], []
        for move, came in found.items():
            self.made[move] += [made / skill.playouts for made in came.made]
            self.points[move] += [points / skill.playouts for points in came.points]
            self.swept[move] += [swept / skill.playouts for swept in came.swept]

    def _mix(self, state: State, world: World, number: int) -> None:
        """Bring in what exact play makes of a world."""
        for move in self.moves:
            made = self.made[move]
            made[number] += self.skill.solved * (self._solved(state, world, move) - made[number])

    def _solved(self, state: State, world: World, move: int) -> float:
        """Return how far the contract is made after a move, with all hands open.

        Real play strays from the solution, so a near miss counts a little and so does a near hit.
        """
        state.apply(move)
        makers = state.maker % state.sides
        need = state.contract - state.points(makers)
        if need <= 0 or state.is_over:
            reached = float(need <= 0)
        else:
            asked = self._asks(state, world, need, move)
            reached = float(asked)
            if self.skill.spread:
                away = self.skill.spread if asked else -self.skill.spread
                if self._asks(state, world, need + away, move) != asked:
                    reached = 0.7 if asked else 0.3
        state.undo()
        return reached

    def _asks(self, state: State, world: World, need: int, move: int) -> bool:
        if need <= 0:
            return True
        assert self._solver is not None
        hands = [state.hand(seat) for seat in range(state.seats)]
        if state.indicator >= 0:
            hands[state.maker] |= 1 << state.indicator
        running = self._running(world, move)
        return self._solver.reaches(
            need,
            hands,
            state.trump,
            state.leader,
            state.maker,
            running,
            self._exhausts,
            bool(state.bound),
        )

    def _running(self, world: World, move: int) -> list[int]:
        """Return the cards of the running trick after a move."""
        public = self.view.public
        number = len(public.tricks)
        cards = [
            card if card >= 0 else world.down[(number, play.seat)]
            for card, play in zip(self._lying, public.trick.plays, strict=True)
        ]
        if move != OPEN:
            cards.append(move)
        return [] if len(cards) == len(public.order) else cards
