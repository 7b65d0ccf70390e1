# cython: language_level=3, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: binding=False
"""A deal in play for those who make single moves: what is legal, apply, undo.

The rules are those of :mod:`three04.ai.kernel.position`. Types for compiled code stand in
``state.pxd``. One object is for one thread; two objects have nothing in common that changes.
"""

from types import SimpleNamespace
from typing import Final

from three04.ai.kernel.layout import LANE
from three04.ai.kernel.playouts import Playouts, playouts
from three04.ai.kernel.position import Position
from three04.rules.events import PARTNER_CLOSE

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

if not cython.compiled:
    from three04.ai.kernel.bits import OPEN, bit, in_lane, lane, tuple_of, worth
    from three04.ai.kernel.checked import small
    from three04.ai.kernel.players import keen_card, ruled_card
    from three04.ai.kernel.position import (
        become,
        faces_down,
        legal_cards,
        opens,
        put,
        turn_up,
    )

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

MOVES: Final = tuple(range(OPEN + 1))
FOLLOWING: Final = tuple(
    tuple_of(cards << LANE * suit, 0, MOVES) for suit in range(4) for cards in range(512)
)
"""The moves of who follows suit, by suit and cards: made once, as they are asked for most."""


class State(Position):
    """A position with the moves that led there, so that they can be taken back.

    Attributes:
        plies: Moves since this state was made: so many can be undone.
    """

    def _allocate(self) -> None:
        """Make what is an array of numbers in compiled code."""
        super()._allocate()
        self.plies = 0
        self.kept = [SimpleNamespace() for _ in range(40)]

    def copy(self) -> "State":
        """Return an independent copy, without what could be undone."""
        twin: State = State.__new__(State)
        if not cython.compiled:
            twin._allocate()
        twin.plies = 0
        become(twin, self)
        return twin

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    # ------------------------------------------------------------------ questions

    def is_over(self) -> bool:
        """Return whether all cards have been played."""
        return self.turn < 0

    @property
    def moves(self) -> list[tuple[int, int, bool]]:
        """The moves since this state was made: seat, move, and whether it went face down."""
        kept = self.kept
        return [(kept[i].seat, kept[i].move, bool(kept[i].down)) for i in range(self.plies)]

    @property
    def made(self) -> bool:
        """Whether the makers have what they bid (R60, R32), as of the tricks taken so far."""
        makers = self.side_of[self.maker]
        if self.contract == PARTNER_CLOSE:
            return all(self.side_of[self.winners[i]] == makers for i in range(self.number))
        return self.taken[makers] >= self.contract

    def legal_mask(self) -> int:
        """Return the cards the seat on turn may play; none where it must open first (R36)."""
        return legal_cards(self) if self.turn >= 0 else 0

    def goes_down(self) -> bool:
        """Return whether the card played now goes face down: all legal ones go the same way."""
        return self.turn >= 0 and faces_down(self) != 0

    def may_open(self) -> bool:
        """Return whether the maker may open the trump now, whoever is on turn (R35)."""
        return opens(self) != 0

    def legal(self) -> tuple[int, ...]:
        """Return every move: cards by their bits, then ``layout.OPEN`` if the maker may open."""
        cards = self.legal_mask()
        opening = opens(self)
        if self.led >= 0 and not opening and not cards & ~lane(self.led):
            return FOLLOWING[512 * self.led + in_lane(cards, self.led)]
        return tuple_of(cards, opening, MOVES)

    def hand(self, seat: int) -> int:
        """Return a seat's unplayed cards, without the indicator."""
        at = small(seat)
        if not 0 <= at < self.seats:
            raise ValueError("no such seat")
        return self.hands[at]

    def points(self, side: int) -> int:
        """Return the card points a side has taken."""
        at = small(side)
        if not 0 <= at < self.sides:
            raise ValueError("no such side")
        return self.taken[at]

    def winner(self, trick: int) -> int:
        """Return who won a complete trick."""
        at = small(trick)
        if not 0 <= at < self.number:
            raise ValueError("no such trick")
        return self.winners[at]

    def rule_card(self, rules: int = 1) -> int:
        """Return what a rule player plays, from what its seat sees.

        Args:
            rules: 1 is ``greedy`` in bit masks, 2 also remembers what was played face up.

        Raises:
            ValueError: If there is no card to play: the deal is over, or the maker must open.
        """
        cards = legal_cards(self) if self.turn >= 0 else 0
        if not cards:
            raise ValueError("no card may be played")
        return keen_card(self, cards) if rules == 2 else ruled_card(self, cards)

    def playouts(self, times: int, seed: int, rules: int = 0, noise: int = 0) -> Playouts:
        """Play the deal to its end many times: :func:`three04.ai.kernel.playouts.playouts`."""
        return playouts(self, times, seed, rules, noise)

    def playouts_by_move(
        self, times: int, seed: int, rules: int = 0, noise: int = 0
    ) -> dict[int, Playouts]:
        """Do the same after each legal move, each with the same chances.

        In many worlds at once: :func:`three04.ai.kernel.playouts.playouts_by_move`.
        """
        found = {}
        for what in self.legal():
            self.apply(what)
            found[what] = playouts(self, times, seed, rules, noise)
            self.undo()
        return found

    # ------------------------------------------------------------------ moves

    def apply(self, move: int) -> None:
        """Play a card for the seat on turn, face up or down as it must go, or open the trump.

        Raises:
            ValueError: If the move is not legal; nothing was changed.
        """
        what = small(move)
        if what == OPEN:
            if not opens(self):
                raise ValueError("the trump may not be opened now")
            self.remember(what, 0)
            turn_up(self)
            return
        if not 0 <= what < OPEN or self.turn < 0 or not legal_cards(self) & bit(what):
            raise ValueError("not a legal move")
        down = faces_down(self)
        self.remember(what, down)
        put(self, what, down)

    def undo(self) -> None:
        """Take the last move back.

        Raises:
            ValueError: If there is none.
        """
        if self.plies == 0:
            raise ValueError("there is nothing to undo")
        self.plies -= 1
        at = self.plies
        kept = self.kept
        card, seat = kept[at].move, kept[at].seat
        if card != OPEN:
            if self.count == 0:
                # It ended a trick: what the winner got is what lay there and this card.
                self.number -= 1
                self.count = self.players
                winner = self.winners[self.number]
                self.taken[self.side_of[winner]] -= kept[at].stake + worth(card)
            self.count -= 1
        self.hands[self.maker] = kept[at].maker
        self.hands[seat] = kept[at].hand
        self.turn = seat
        self.gone, self.turned = kept[at].gone, kept[at].turned
        self.indicator, self.closed, self.bound = (
            kept[at].indicator,
            kept[at].closed,
            kept[at].bound,
        )
        self.leader, self.led, self.lead_open = kept[at].leader, kept[at].led, kept[at].lead_open
        self.best, self.holder, self.stake = kept[at].best, kept[at].holder, kept[at].stake
        self.ruffs, self.ruffed = kept[at].ruffs, kept[at].ruffed
        self.seen_best, self.seen_holder = kept[at].seen_best, kept[at].seen_holder
        self.seen_stake = kept[at].seen_stake

    def remember(self, move: int, down: int) -> None:
        """Write down what the next move may change."""
        at = self.plies
        kept = self.kept
        kept[at].move, kept[at].down, kept[at].seat = move, down, self.turn
        kept[at].hand, kept[at].maker = self.hands[self.turn], self.hands[self.maker]
        kept[at].gone, kept[at].turned = self.gone, self.turned
        kept[at].indicator, kept[at].closed, kept[at].bound = (
            self.indicator,
            self.closed,
            self.bound,
        )
        kept[at].leader, kept[at].led, kept[at].lead_open = self.leader, self.led, self.lead_open
        kept[at].best, kept[at].holder, kept[at].stake = self.best, self.holder, self.stake
        kept[at].ruffs, kept[at].ruffed = self.ruffs, self.ruffed
        kept[at].seen_best, kept[at].seen_holder = self.seen_best, self.seen_holder
        kept[at].seen_stake = self.seen_stake
        self.plies = at + 1
