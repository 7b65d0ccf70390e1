# cython: language_level=3, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: binding=False
"""A deal in play for those who make single moves: what is legal, apply, undo.

The rules are those of :mod:`three04.ai.kernel.position`. Types for compiled code stand in
``state.pxd``. One object is for one thread; two objects have nothing in common that changes.
"""

from typing import Final

from three04.ai.kernel.playouts import Playouts, playouts
from three04.ai.kernel.position import Position
from three04.rules.events import PARTNER_CLOSE

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

if not cython.compiled:
    from three04.ai.kernel.bits import OPEN, bit, list_of, worth
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


class State(Position):
    """A position with the moves that led there, so that they can be taken back.

    Attributes:
        plies: Moves since this state was made: so many can be undone.
    """

    def _allocate(self) -> None:
        """Make what is an array of numbers in compiled code."""
        super()._allocate()
        self.plies = 0
        self.did, self.down, self.who = [0] * 40, [0] * 40, [0] * 40
        self.was_hand, self.was_maker, self.was_indicator = [0] * 40, [0] * 40, [0] * 40
        self.was_closed, self.was_bound, self.was_leader = [0] * 40, [0] * 40, [0] * 40
        self.was_led, self.was_lead_open, self.was_best = [0] * 40, [0] * 40, [0] * 40
        self.was_holder, self.was_stake, self.was_ruffs = [0] * 40, [0] * 40, [0] * 40
        self.was_ruffed, self.was_seen_best = [0] * 40, [0] * 40
        self.was_seen_holder, self.was_seen_stake = [0] * 40, [0] * 40
        self.was_gone, self.was_turned = [0] * 40, [0] * 40

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

    @property
    def is_over(self) -> bool:
        """Whether all cards have been played."""
        return self.turn < 0

    @property
    def moves(self) -> list[tuple[int, int, bool]]:
        """The moves since this state was made: seat, move, and whether it went face down."""
        return [(self.who[i], self.did[i], bool(self.down[i])) for i in range(self.plies)]

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

    def legal(self) -> list[int]:
        """Return every move: cards by their bits, then ``layout.OPEN`` if the maker may open."""
        return list_of(self.legal_mask(), opens(self), MOVES)

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
        card, seat = self.did[at], self.who[at]
        if card != OPEN and self.count == 0:
            # The move ended a trick: what the winner got is what lay there and this card.
            self.number -= 1
            self.count = self.players
            self.taken[self.side_of[self.winners[self.number]]] -= self.was_stake[at] + worth(card)
        if card != OPEN:
            self.count -= 1
        self.hands[self.maker] = self.was_maker[at]
        self.hands[seat] = self.was_hand[at]
        self.turn = seat
        self.indicator, self.closed = self.was_indicator[at], self.was_closed[at]
        self.bound, self.leader = self.was_bound[at], self.was_leader[at]
        self.led, self.lead_open = self.was_led[at], self.was_lead_open[at]
        self.best, self.holder = self.was_best[at], self.was_holder[at]
        self.stake, self.ruffs, self.ruffed = (
            self.was_stake[at],
            self.was_ruffs[at],
            self.was_ruffed[at],
        )
        self.seen_best, self.seen_holder = self.was_seen_best[at], self.was_seen_holder[at]
        self.seen_stake, self.gone = self.was_seen_stake[at], self.was_gone[at]
        self.turned = self.was_turned[at]

    def remember(self, move: int, down: int) -> None:
        """Write down what the next move may change."""
        at = self.plies
        self.did[at], self.down[at], self.who[at] = move, down, self.turn
        self.was_hand[at], self.was_maker[at] = self.hands[self.turn], self.hands[self.maker]
        self.was_indicator[at], self.was_closed[at] = self.indicator, self.closed
        self.was_bound[at], self.was_leader[at] = self.bound, self.leader
        self.was_led[at], self.was_lead_open[at] = self.led, self.lead_open
        self.was_best[at], self.was_holder[at] = self.best, self.holder
        self.was_stake[at], self.was_ruffs[at] = self.stake, self.ruffs
        self.was_ruffed[at] = self.ruffed
        self.was_seen_best[at], self.was_seen_holder[at] = self.seen_best, self.seen_holder
        self.was_seen_stake[at], self.was_gone[at] = self.seen_stake, self.gone
        self.was_turned[at] = self.turned
        self.plies = at + 1
