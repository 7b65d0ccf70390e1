"""Games of :class:`State` and of OpenSpiel played move by move from Python, in the same loops.

What is compared, each time with the fastest of OpenSpiel's games:

- ``chosen``: a game made, dealt and played, each move by ``random.choice``, as in OpenSpiel's own
  examples (``open_spiel/python/examples/example.py``). OpenSpiel deals by moves of chance, which go
  through the same loop: their time counts, they are no player's moves.
- ``drawn``: the same, but a move costs one remainder of a number drawn beforehand, so that it is
  not ``random.choice`` that is measured.
- ``dealt``: a copy of a dealt position played to its end, drawn likewise: no dealing, no moves of
  chance, move for move.

All is CPU time. Each ratio is that of neighbouring measurements of one run.
"""

import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from typing import Any, Final, NamedTuple

from three04.ai.kernel.scene import deal
from three04.ai.kernel.state import State

RUNS: Final = 15
SPIEL_GAMES: Final = ("euchre", "skat", "spades")
KINDS: Final = ("chosen", "drawn", "dealt")

Choose = Callable[[Sequence[int]], int]


def choose_ours(state: State, choose: Choose) -> int:
    """Play to the end, moves by a function; return how many there were."""
    while not state.is_over():
        state.apply(choose(state.legal()))
    return state.plies


def choose_theirs(state: Any, choose: Choose) -> int:
    """Do the same in OpenSpiel."""
    while not state.is_terminal():
        state.apply_action(choose(state.legal_actions()))
    return int(state.move_number())


def draw_ours(state: State, numbers: Iterator[int]) -> int:
    """Play to the end, moves by numbers drawn beforehand; return how many there were."""
    while not state.is_over():
        moves = state.legal()
        state.apply(moves[next(numbers) % len(moves)])
    return state.plies


def draw_theirs(state: Any, numbers: Iterator[int]) -> int:
    """Do the same in OpenSpiel."""
    while not state.is_terminal():
        moves = state.legal_actions()
        state.apply_action(moves[next(numbers) % len(moves)])
    return int(state.move_number())


def drawn_numbers() -> Iterator[int]:
    """Return large random numbers, over and over the same 65,536."""
    rng = random.Random(304)
    return cycle([rng.getrandbits(30) for _ in range(1 << 16)])


class Cost(NamedTuple):
    """CPU seconds a move, if players' moves count and if moves of chance do too."""

    player: float
    every: float


class Games(NamedTuple):
    """One side of the comparison.

    Attributes:
        new: Makes the game of a number; OpenSpiel's is not dealt yet.
        dealt: Copies one of some dealt positions.
        chances: Moves of chance that deal, counted by ``choose`` and ``draw`` even in ``dealt``.
        choose: Plays a game by a function that chooses.
        draw: Plays a game by drawn numbers.
    """

    new: Callable[[int], Any]
    dealt: Callable[[int], Any]
    chances: int
    choose: Callable[[Any, Choose], int]
    draw: Callable[[Any, Iterator[int]], int]

    def cost(self, kind: str, games: int, numbers: Iterator[int]) -> Cost:
        """Play games in one of the ``KINDS`` of loops."""
        make = self.dealt if kind == "dealt" else self.new
        start = time.process_time()
        if kind == "chosen":
            choose: Choose = random.choice
            moves = sum(self.choose(make(number), choose) for number in range(games))
        else:
            moves = sum(self.draw(make(number), numbers) for number in range(games))
        took = time.process_time() - start
        players = moves - games * self.chances
        return Cost(took / players, took / (players if kind == "dealt" else moves))


def our_games(begin: State) -> Games:
    """Return games of 304, dealt by :func:`three04.ai.kernel.scene.deal`."""

    def new(number: int) -> State:
        state = begin.copy()
        deal(state, number)
        return state

    dealt = [new(number) for number in range(50)]
    return Games(new, lambda number: dealt[number % 50].copy(), 0, choose_ours, draw_ours)


def their_games(game: Any) -> Games:
    """Return games of OpenSpiel."""

    def shuffled() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        return state

    dealt = [shuffled() for _ in range(50)]
    return Games(
        lambda _: game.new_initial_state(),
        lambda number: dealt[number % 50].clone(),
        int(dealt[0].move_number()),
        choose_theirs,
        draw_theirs,
    )


class Compared(NamedTuple):
    """Medians of some runs.

    Attributes:
        ours: What a move of ours costs, in each kind of loop.
        theirs: What a move of each game of OpenSpiel costs, likewise.
        ratios: How many times as long a move of the fastest of them takes.
    """

    ours: dict[str, Cost]
    theirs: dict[tuple[str, str], Cost]
    ratios: dict[str, Cost]


def middle(costs: Sequence[Cost]) -> Cost:
    """Return the medians."""
    return Cost(*(statistics.median(column) for column in zip(*costs, strict=True)))


def compare(begin: State, spiel: Any) -> Compared:
    """Play all of it in turn, again and again.

    Args:
        begin: A state at its first lead.
        spiel: OpenSpiel's module, or None: then there are only our own figures.
    """
    random.seed(304)
    numbers = drawn_numbers()
    mine = our_games(begin)
    others = {name: their_games(spiel.load_game(name)) for name in SPIEL_GAMES if spiel}
    ours: dict[str, list[Cost]] = {kind: [] for kind in KINDS}
    theirs: dict[tuple[str, str], list[Cost]] = {(n, k): [] for n in others for k in KINDS}
    ratios: dict[str, list[Cost]] = {kind: [] for kind in KINDS if others}
    for run in range(RUNS + 1):
        for kind in KINDS:
            cost = mine.cost(kind, 1000, numbers)
            found = {name: games.cost(kind, 100, numbers) for name, games in others.items()}
            if run == 0:
                continue  # the first is not counted
            ours[kind].append(cost)
            for name, theirs_now in found.items():
                theirs[name, kind].append(theirs_now)
            if found:
                fastest = (min(each[at] for each in found.values()) for at in range(2))
                ratios[kind].append(Cost(*(a / b for a, b in zip(fastest, cost, strict=True))))
    return Compared(
        {kind: middle(costs) for kind, costs in ours.items()},
        {key: middle(costs) for key, costs in theirs.items()},
        {kind: middle(costs) for kind, costs in ratios.items()},
    )
