# cython: language_level=3, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Deals played to their end again and again, and summed up.

One call holds no lock while it plays, so two threads run on two cores. The same arguments give the
same sums on every machine, compiled or not. The types for compiled code stand in ``playouts.pxd``.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from three04.ai.kernel.checked import check_seed
from three04.ai.kernel.position import Position

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

if not cython.compiled:
    from three04.ai.kernel.bits import OPEN, ctz64, lend, start, tuple_of
    from three04.ai.kernel.players import run_rules
    from three04.ai.kernel.position import (
        become,
        blank,
        legal_cards,
        move,
        opens,
        restart,
        run_random,
    )

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

MOVES: Final = tuple(range(OPEN + 1))

AT_ONCE: Final = 256
"""So many worlds are played without a lock."""


class Playouts(NamedTuple):
    """What many playouts came to.

    Attributes:
        times: How many were played.
        points: The sum of each side's points, side 0 first.
        made: How often the makers made their contract (R60, R32).
        swept: How often the makers won every trick.
        moves: Cards played in all.
    """

    times: int
    points: tuple[int, ...]
    made: int
    swept: int
    moves: int


class ByWorld(NamedTuple):
    """What a move came to, world by world.

    Attributes:
        points: The sums of the points of the maker's side.
        made: How often it made its contract (R60, R32).
        swept: How often it won every trick.
    """

    points: list[int]
    made: list[int]
    swept: list[int]


class Tally(NamedTuple):
    """What a move came to in all worlds.

    Attributes:
        times: How many playouts there were.
        points: The sum of the points of the maker's side.
        made: How often it made its contract (R60, R32).
        swept: How often it won every trick.
    """

    times: int
    points: int
    made: int
    swept: int


def check_playouts(root: object, times: int, seed: int, rules: int, noise: int) -> None:
    """Refuse what compiled code would not look at.

    Raises:
        ValueError: If there is no position, nobody plays so, or the seed is none.
    """
    if root is None or not 0 <= times < 2**32 or rules not in (0, 1, 2) or not 0 <= noise <= 256:
        raise ValueError("no position, or no such playouts")
    check_seed(seed)


def playouts(root: Position, times: int, seed: int, rules: int = 0, noise: int = 0) -> Playouts:
    """Play a deal to its end many times and sum up.

    The maker opens the trump only where he must (R36).

    Args:
        root: Where it stands.
        times: How often.
        seed: Of the chances, 0 to 2**64 - 1.
        rules: Who plays: 0 is chance, 1 and 2 are the rule players of ``players``.
        noise: With ``rules``, how many of 256 cards are left to chance all the same.
    """
    check_playouts(root, times, seed, rules, noise)
    count, chance, who, share = times, start(seed), rules, noise
    left = (root.size - root.number) * root.players - root.count
    runs = Runs()
    with cython.nogil:
        runs.play(root, count, chance, who, share)
    return Playouts(
        times,
        tuple([runs.taken[side] for side in range(root.sides)]),
        runs.made,
        runs.swept,
        left * count,
    )


def playouts_by_move(
    worlds: Sequence[Position], times: int, seed: int, rules: int = 0, noise: int = 0
) -> dict[int, Tally]:
    """Return the sums of :func:`playouts_by_world`."""
    return {
        what: Tally(times * len(came.made), sum(came.points), sum(came.made), sum(came.swept))
        for what, came in playouts_by_world(worlds, times, seed, rules, noise).items()
    }


def playouts_by_world(
    worlds: Sequence[Position], times: int, seed: int, rules: int = 0, noise: int = 0
) -> dict[int, ByWorld]:
    """Return what each legal move comes to in each of these worlds.

    In a world every move meets the same chances, so that moves differ by what they are and not by
    luck: those of world ``i`` are :func:`playouts` after the move with the seed ``seed + i``.

    Args:
        worlds: Positions in which the seat on turn has the same moves.
        times: How often each move is played out in each world.
        seed: Of the chances, 0 to 2**64 - 1.
        rules: Who plays on, as in :func:`playouts`.
        noise: As in :func:`playouts`.

    Raises:
        ValueError: If there is no world, the deal is over, or the moves are not the same in all.
    """
    held = tuple(worlds)
    for world in held:
        check_playouts(world, times, seed, rules, noise)
    if not held or held[0].turn < 0:
        raise ValueError("there is no world to play in, or the deal is over")
    cards, may_open = legal_cards(held[0]), opens(held[0])
    for world in held:
        if world.turn < 0 or legal_cards(world) != cards or opens(world) != may_open:
            raise ValueError("the seat on turn has not the same moves in all worlds")
    found = {what: ByWorld([], [], []) for what in tuple_of(cards, may_open, MOVES)}
    runs, cells = Runs(), Cells()
    chance = seed
    begun = 0
    while begun < len(held):
        number = min(AT_ONCE, len(held) - begun)
        for i in range(number):
            cells.worlds[i] = lend(held[begun + i])
        runs.play_moves(cells, number, cards, may_open, times, chance + begun, rules, noise)
        begun += number
        for at, came in enumerate(found.values()):
            first = at * AT_ONCE
            came.points.extend([cells.points[first + i] for i in range(number)])
            came.made.extend([cells.made[first + i] for i in range(number)])
            came.swept.extend([cells.swept[first + i] for i in range(number)])
    return found


class Cells:
    """Worlds, and what their moves came to: by move, then by world."""

    def __init__(self) -> None:
        """Make room for 16 moves, more than there can be."""
        if not cython.compiled:
            self.worlds: list[Position] = [blank()] * AT_ONCE
            self.points, self.made = [0] * (AT_ONCE * 16), [0] * (AT_ONCE * 16)
            self.swept = [0] * (AT_ONCE * 16)


class Runs:
    """Two positions to play on, and sums."""

    def __init__(self) -> None:
        """Begin with nothing played."""
        if not cython.compiled:
            self.taken = [0] * 4
        self.made = self.swept = 0
        self.after, self.scratch = blank(), blank()

    def play(self, root: Position, times: int, chance: int, rules: int, noise: int) -> None:
        """Play out from a root, again and again."""
        become(self.scratch, root)
        for _ in range(times):
            restart(self.scratch, root)
            if rules:
                chance = run_rules(self.scratch, chance, rules, noise)
            else:
                chance = run_random(self.scratch, chance)
            self.sum_up(self.scratch)

    def sum_up(self, state: Position) -> None:
        """Add what a deal played out came to."""
        makers = state.side_of[state.maker]
        swept = 1
        for i in range(state.size):
            swept &= state.side_of[state.winners[i]] == makers
        for i in range(4):
            self.taken[i] += state.taken[i]
        self.swept += swept
        if state.contract == 1000:  # PARTNER_CLOSE
            self.made += swept
        elif state.taken[makers] >= state.contract:
            self.made += 1

    def play_moves(  # noqa: PLR0917 - a call without a lock
        self,
        cells: Cells,
        number: int,
        cards: int,
        may_open: int,
        times: int,
        seed: int,
        rules: int,
        noise: int,
    ) -> None:
        """Play out every move in so many worlds."""
        with cython.nogil:
            for i in range(number):
                left = cards
                at = i
                chance = start(seed + i)
                while left:
                    what = ctz64(left)
                    left &= left - 1
                    self.begin(cython.cast(Position, cells.worlds[i]), what)
                    self.play(self.after, times, chance, rules, noise)
                    self.end(cells, at)
                    at += 256  # AT_ONCE
                if may_open:
                    self.begin(cython.cast(Position, cells.worlds[i]), OPEN)
                    self.play(self.after, times, chance, rules, noise)
                    self.end(cells, at)

    def begin(self, root: Position, what: int) -> None:
        """Make a move, and sums of nothing."""
        become(self.after, root)
        move(self.after, what)
        self.made = self.swept = 0
        for i in range(4):
            self.taken[i] = 0

    def end(self, cells: Cells, at: int) -> None:
        """Write down what the move came to."""
        cells.points[at] = self.taken[self.after.side_of[self.after.maker]]
        cells.made[at], cells.swept[at] = self.made, self.swept
