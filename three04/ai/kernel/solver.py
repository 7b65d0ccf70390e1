# cython: language_level=3, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The exact solver: what a deal is worth with all hands and the trump seen, at table ``four``.

One search answers "does the maker's side still win N points?"; the exact number is found by asking
again and again. What makes it quick is told in ``docs/solver.md``.

Inside, the maker is seat 0 and the trump suit the first; ``solver_bits`` tells how cards are held.
"""

from collections.abc import Sequence
from typing import Final

from three04.ai.kernel.checked import WITHOUT_SIX, check_position
from three04.ai.kernel.solver_search import Search
from three04.ai.kernel.solver_weights import SUIT_WORTH, TRUMP_WORTH

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

if not cython.compiled:
    from three04.ai.kernel.solver_bits import POINTS, TRUMPS, between, bit, low, suit_of

    GUESSES = [0] * 32


for _index in range(32):
    GUESSES[_index] = (TRUMP_WORTH if _index < 8 else SUIT_WORTH)[7 - (_index & 7)]


class Solver:
    """Solves positions; one object a thread, each with its own memory.

    What it remembers of one position helps with the next, and is true for every other.
    """

    def __init__(self, bits: int = 13) -> None:
        if not 0 <= bits <= 24:
            raise ValueError("a memory of 2**0 to 2**24 keys")
        self.search = Search(bits)

    @property
    def nodes(self) -> int:
        """How many cards were tried so far."""
        return self.search.nodes

    def points(
        self,
        hands: Sequence[int],
        trump: int,
        leader: int,
        maker: int = 0,
        played: Sequence[int] = (),
        exhausted: bool = False,
        bound: bool = False,
    ) -> int:
        """Return the points the maker's side still wins with best play of all.

        Args:
            hands: Each seat's unplayed cards, as masks (see ``layout``).
            trump: The trump suit's number, 0 to 3.
            leader: Who leads or led the running trick.
            maker: The maker's seat.
            played: The cards that lie in the running trick, bit numbers in the order played; their
                points are still to be won.
            exhausted: Whether the maker must go on leading trumps once they are exhausted (R52).
            bound: Whether he is bound so already.
        """
        self._set(hands, trump, leader, maker, played, exhausted, bound)
        return self._find(0, self._guess(), 0, self.search.left, 12)

    def reaches(
        self,
        need: int,
        hands: Sequence[int],
        trump: int,
        leader: int,
        maker: int = 0,
        played: Sequence[int] = (),
        exhausted: bool = False,
        bound: bool = False,
    ) -> bool:
        """Return whether the maker's side still wins so many points with best play of all.

        Args:
            need: How many.
            hands: As for :meth:`points`, as is all that follows.
            trump: The trump suit.
            leader: Who leads or led the running trick.
            maker: The maker's seat.
            played: The running trick.
            exhausted: Whether R52 is on.
            bound: Whether the maker is bound by it.
        """
        self._set(hands, trump, leader, maker, played, exhausted, bound)
        if need <= 0 or need > self.search.left:
            return need <= 0
        return self._prove(need) >= need

    def cards(
        self,
        hands: Sequence[int],
        trump: int,
        leader: int,
        maker: int = 0,
        played: Sequence[int] = (),
        exhausted: bool = False,
        bound: bool = False,
    ) -> dict[int, int]:
        """Return what each card that the seat on turn may play is worth, by its bit number.

        The worth is that of :meth:`points` once the card is played: points the maker's side wins
        from this trick on.
        """
        self._set(hands, trump, leader, maker, played, exhausted, bound)
        seat = self.search.seat
        legal = hand = self.search.hand[seat]
        if self.search.place:
            legal = hand & self.search.led[self.search.tricks] or hand
        elif self.search.bound[self.search.tricks] and seat == 0:
            legal = hand & TRUMPS or hand
        # Of two neighbours the stronger bounds the weaker by their difference in points.
        others = self.search.played
        for other in range(4):
            if other != seat:
                others |= self.search.hand[other]
        worth = {}
        guess = found = self._guess()
        last = -1
        for index in range(32):
            if not legal >> index & 1:
                continue
            low_end, high_end = 0, self.search.left
            if last >> 3 == index >> 3 and not others & between(last, index):
                gap = POINTS[last] - POINTS[index]
                low_end, high_end = max(0, found - gap), min(high_end, found + gap)
            guess = found = self._find(bit(index), guess, low_end, high_end, 6)
            last = index
            worth[outside(index, trump)] = found
        return worth

    def _set(
        self,
        hands: Sequence[int],
        trump: int,
        leader: int,
        maker: int,
        played: Sequence[int],
        exhausted: bool,
        bound: bool,
    ) -> None:
        """Take in a position."""
        self.search.forget()
        if len(hands) != 4:
            raise ValueError(f"{len(hands)} hands: expected four")
        check_position(hands, played, WITHOUT_SIX)
        if not (0 <= trump < 4 and 0 <= leader < 4 and 0 <= maker < 4 and len(played) < 4):
            raise ValueError("trump, seats or running trick out of range")
        first = (leader - maker) & 3
        place = len(played)
        n = -1
        self.search.left = 0
        for offset in range(4):
            seat = (first + offset) & 3
            mask = inside(hands[(seat + maker) & 3], trump)
            self.search.hand[seat] = mask
            length = 1 if offset < place else 0
            while mask:
                self.search.left += POINTS[low(mask)]
                mask &= mask - 1
                length += 1
            if n >= 0 and length != n:
                raise ValueError("the hands do not fit one another")
            n = length
        if n == 0:
            raise ValueError("no card is left to play")
        if n > 8:
            raise ValueError("more than eight cards in a hand")
        self.search.tricks = n
        self.search.place = place
        self.search.seat = (first + place) & 3
        self.search.rule = 1 if exhausted else 0
        self.search.leader[n] = first
        self.search.bound[n] = 1 if exhausted and bound else 0
        self.search.holder = first
        self.search.top = 0
        self.search.played = 0
        self.search.points_in = 0
        for offset in range(place):
            mask = inside(1 << played[offset], trump)
            index = low(mask)
            if not offset:
                self.search.led[n] = suit_of(index)
            if not offset or (mask & (self.search.led[n] | TRUMPS) and mask < self.search.top):
                self.search.top = mask
                self.search.holder = (first + offset) & 3
            self.search.played |= mask
            self.search.points_in += POINTS[index]
        self.search.left += self.search.points_in

    def _guess(self) -> int:
        """Estimate the points to come from who holds what; a first question is put there."""
        estimate = -169 if self.search.seat & 1 else 169
        longest = shorter = 0
        for seat in range(4):
            mask = self.search.hand[seat]
            worth = 0
            if mask & TRUMPS:
                if not mask >> 8 & 255:
                    worth += 324
                if not mask >> 16 & 255:
                    worth += 324
                if not mask >> 24:
                    worth += 324
            trumps = 0
            while mask:
                worth += GUESSES[low(mask)]
                if mask & -mask & TRUMPS:
                    trumps += 1
                mask &= mask - 1
            if seat & 1:
                estimate -= worth
                shorter = max(shorter, trumps)
            else:
                estimate += worth
                longest = max(longest, trumps)
        estimate += 213 * (longest - shorter)
        return self.search.left * (304 + estimate // 8) // 608

    def _find(self, card: int, guess: int, low_end: int, high_end: int, step: int) -> int:
        with cython.nogil:
            found = self._exact(card, guess, low_end, high_end, step)
        return found

    def _prove(self, need: int) -> int:
        with cython.nogil:
            found = self.search.ask(0, need)
        return found

    def _exact(self, card: int, guess: int, low_end: int, high_end: int, step: int) -> int:
        """Return the exact points, of the position or once a card is played.

        They are known to lie between the ends. The first question is put at the guess, the next
        further and further away until there is a bound on either side, then halfway.
        """
        lowest = low_end
        highest = high_end
        need = guess
        while low_end < high_end:
            if need <= low_end:
                need = low_end + 1
            if need > high_end:
                need = high_end
            value = self.search.ask(card, need)
            if value >= need:
                low_end = value
                need = value + step
            else:
                high_end = value
                need = value - step
            if low_end > lowest and high_end < highest:
                need = (low_end + high_end + 1) // 2
            step *= 2
        return low_end


def inside(mask: int, trump: int) -> int:
    """Return a mask of the layout as the solver holds it: the trump suit and the first change."""
    packed = 0
    for suit in range(4):
        lane = 0 if suit == trump else trump if suit == 0 else suit
        ranks = mask >> (16 * suit + 1) & 255
        ranks = (ranks & 15) << 4 | ranks >> 4
        ranks = (ranks & 51) << 2 | ranks >> 2 & 51
        ranks = (ranks & 85) << 1 | ranks >> 1 & 85
        packed |= ranks << (8 * lane)
    return packed


def outside(index: int, trump: int) -> int:
    """Return the layout's bit number of a card as the solver holds it."""
    lane = index >> 3
    suit = trump if lane == 0 else 0 if lane == trump else lane
    return 16 * suit + 8 - (index & 7)
