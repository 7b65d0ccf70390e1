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
    from three04.ai.kernel.checked import small
    from three04.ai.kernel.solver_bits import (
        POINTS,
        TRUMPS,
        between,
        bit,
        gain,
        high,
        low,
        suit_of,
        winner_of,
    )

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
        if not cython.compiled:
            self.chance = [0] * 305
            self.lower = [0] * 32
            self.upper = [0] * 32

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
        self._set(hands, small(trump), small(leader), small(maker), played, exhausted, bound)
        return self._find()

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
        self._set(hands, small(trump), small(leader), small(maker), played, exhausted, bound)
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
        self._set(hands, small(trump), small(leader), small(maker), played, exhausted, bound)
        seat = self.search.seat
        legal = hand = self.search.hand[seat]
        if self.search.place:
            legal = hand & self.search.led[self.search.tricks] or hand
        elif self.search.bound[self.search.tricks] and seat == 0:
            legal = hand & TRUMPS or hand
        self._find_each(legal)
        return {outside(at, trump): self.lower[at] for at in range(32) if legal >> at & 1}

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

    def _prove(self, need: int) -> int:
        with cython.nogil:
            found = self.search.ask(0, need)
        return found

    def _find(self) -> int:
        """Return the exact points of the position."""
        low_end = 0
        high_end = self.search.left
        with cython.nogil:
            self._expect(self._guess())
            while low_end < high_end:
                need = self._middle(low_end, high_end)
                value = self.search.ask(0, need)
                if value >= need:
                    low_end = value
                else:
                    high_end = value
        return low_end

    def _find_each(self, legal: int) -> None:
        """Find the exact points once each of these cards is played, the weakest first."""
        todo = legal
        with cython.nogil:
            for at in range(32):
                self.lower[at] = 0
                self.upper[at] = self.search.left
            self._expect(self._guess())
            while todo:
                at = high(todo)
                while self.lower[at] < self.upper[at]:
                    need = self._middle(self.lower[at], self.upper[at])
                    self._tell(at, todo, self.search.ask(bit(at), need), need)
                todo ^= bit(at)
                self._expect_like(self.lower[at], todo ^ legal == bit(at))

    def _tell(self, at: int, todo: int, value: int, need: int) -> None:
        """Note what came out for a card, and what follows for others of its suit.

        They are worth the same, up to the difference in points, for the reasons that let the search
        skip cards.
        """
        side = value < need
        care = self.search.care[0]
        winner = winner_of(care, side)
        others = self.search.played
        for seat in range(4):
            if seat != self.search.seat:
                others |= self.search.hand[seat]
        mask = todo & suit_of(at)
        while mask:
            i = low(mask)
            mask &= mask - 1
            if i != at and care & (bit(at) | bit(i)) and others & between(at, i):
                continue
            gap = gain(at, i, winner)
            if side:
                self.upper[i] = min(self.upper[i], value + gap)
            else:
                self.lower[i] = max(self.lower[i], value - gap)

    def _expect(self, guess: int) -> None:
        """Take the points to be near a guess."""
        for points in range(self.search.left + 1):
            gap = (points - guess) * (points - guess) + 900
            self.chance[points] = 1 + 810000000 // (gap * gap // 10)

    def _expect_like(self, found: int, first: bool) -> None:
        """Take the points of the next card to be, or to be near, those of one found before."""
        for points in range(self.search.left + 1):
            gap = (points - found) * (points - found)
            before = 1 if first else self.chance[points] * 3 // 4
            self.chance[points] = before + 100000 // (100 + gap)
        self.chance[found] += 30000

    def _middle(self, low_end: int, high_end: int) -> int:
        """Return the points to ask for, so that either answer is about as likely."""
        total = 0
        for points in range(low_end, high_end + 1):
            total += self.chance[points]
        below = 0
        need = low_end
        while 2 * below < total and need < high_end:
            below += self.chance[need]
            need += 1
        # One less where that is nearer the middle.
        if need > low_end + 1 and 2 * below - total > total - 2 * (below - self.chance[need - 1]):
            need -= 1
        return need


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
