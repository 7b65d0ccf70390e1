# cython: language_level=3, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The exact solver for every table: slower than ``solver``, which knows ``four`` alone.

All sides but the maker's play as one: what is found is what the maker's side can make sure of.
"""

from collections.abc import Sequence
from typing import Final

from three04.ai.kernel.checked import EVERY, check_position

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

if not cython.compiled:
    from three04.ai.kernel.bits import bit, ctz64, high64, worth

    def lane_of(at: int) -> int:
        """Return the mask of a card's suit."""
        return 0xFFFF << (at & 48)

    def between64(a: int, b: int) -> int:
        """Return the mask of the bits between two."""
        if a < b:
            a, b = b, a
        return (1 << a) - (2 << b)


class GeneralSolver:
    """Solves positions of one table; one object a thread, each with its own memory.

    ``plain`` leaves only alpha-beta, the order of moves and a table of exact positions: what the
    tests hold ``solver`` against.
    """

    if cython.compiled:

        def __cinit__(self, seats: int, sides: int, bits: int = 17, plain: bool = False) -> None:
            self._begin(seats, sides, bits)
            self.plain = plain
            self.slots = (1 << bits) - 1
            self.table = new_knowns(1 << bits)
            if self.table is cython.NULL:
                raise MemoryError

        def __dealloc__(self) -> None:
            free(self.table)

    else:

        def __init__(self, seats: int, sides: int, bits: int = 17, plain: bool = False) -> None:
            self.plain = plain
            self.hand = [0] * 8
            self.ours = [False] * 8
            self.led = [0] * 16
            self.leader = [0] * 16
            self.bound = [0] * 16
            self.score = [[0] * 64 for _ in range(128)]
            self.left = self.nodes = 0
            self._begin(seats, sides, bits)

    def _begin(self, seats: int, sides: int, bits: int) -> None:
        if not (2 <= sides <= seats <= 8 and seats % sides == 0):
            raise ValueError("no such table")
        if not 0 <= bits <= 24:
            raise ValueError("a memory of 2**0 to 2**24 places")
        self.seats = seats
        self.sides = sides
        self.memory = {}
        self.about = None

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

        The arguments are those of ``Solver.points``.
        """
        self._set(hands, trump, leader, maker, played, exhausted, bound)
        return self._find(0, self.left // 2)

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
        """Return whether the maker's side still wins so many points with best play of all."""
        self._set(hands, trump, leader, maker, played, exhausted, bound)
        if need <= 0 or need > self.left:
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
        """Return what each card that the seat on turn may play is worth, by its bit number."""
        self._set(hands, trump, leader, maker, played, exhausted, bound)
        seat = self.seat
        legal = hand = self.hand[seat]
        if self.place:
            legal = hand & self.led[self.tricks] or hand
        elif self.bound[self.tricks] and seat == self.maker:
            legal = hand & self.trumps or hand
        worths = {}
        guess = self.left // 2
        for index in range(63, -1, -1):
            if legal >> index & 1:
                guess = self._find(bit(index), guess)
                worths[swapped(index, trump)] = guess
        return worths

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
        if len(hands) != self.seats:
            raise ValueError(f"{len(hands)} hands: expected {self.seats}")
        if not (
            0 <= trump < 4
            and 0 <= leader < self.seats
            and 0 <= maker < self.seats
            and len(played) < self.seats
        ):
            raise ValueError("trump, seats or running trick out of range")
        check_position(hands, played, EVERY)
        inner = [swapped_mask(mask, trump) for mask in hands]
        n = inner[leader].bit_count() + (1 if played else 0)
        if n == 0:
            raise ValueError("no card is left to play")
        about = (trump, maker % self.sides, exhausted and maker)
        self.trumps = 0xFFFF << 48
        self.maker = maker
        self.left = 0
        for seat in range(self.seats):
            lies = (seat - leader) % self.seats < len(played)
            if inner[seat].bit_count() + lies != n:
                raise ValueError("the hands do not fit one another")
            self.hand[seat] = inner[seat]
            self.ours[seat] = seat % self.sides == maker % self.sides
            for index in range(64):
                if inner[seat] >> index & 1:
                    self.left += worth(index)
        self.tricks = n
        self.place = len(played)
        self.seat = (leader + len(played)) % self.seats
        self.rule = 1 if exhausted else 0
        self.leader[n] = leader
        self.bound[n] = 1 if exhausted and bound else 0
        self.holder = leader
        self.top = 0
        self.played = 0
        self.points_in = 0
        for offset, number in enumerate(played):
            index = swapped(number, trump)
            card = 1 << index
            if not offset:
                self.led[n] = lane_of(index)
            if not offset or (card & (self.led[n] | self.trumps) and card > self.top):
                self.top = card
                self.holder = (leader + offset) % self.seats
            self.played |= card
            self.points_in += worth(index)
        self.left += self.points_in
        # What was known holds for one trump, one maker and one rule.
        if about != self.about:
            self.about = about
            if cython.compiled:
                self._clear()
            else:
                self.memory.clear()

    def _clear(self) -> None:
        """Forget what was known."""
        memset(self.table, 0, (self.slots + 1) * cython.sizeof(Known))

    def _find(self, card: int, guess: int) -> int:
        with cython.nogil:
            found = self._exact(card, guess)
        return found

    def _prove(self, need: int) -> int:
        with cython.nogil:
            self._forget()
            found = self._ask(0, need)
        return found

    def _forget(self) -> None:
        if cython.compiled:
            memset(self.killer, 0, cython.sizeof(self.killer))
        else:
            self.killer = [[[0] * 66 for _ in range(8)] for _ in range(16)]

    def _exact(self, card: int, guess: int) -> int:
        low_end = 0
        high_end = self.left
        need = guess
        step = 12
        while low_end < high_end:
            if need <= low_end:
                need = low_end + 1
            if need > high_end:
                need = high_end
            self._forget()
            value = self._ask(card, need)
            if value >= need:
                low_end = value
            else:
                high_end = value
            if low_end and high_end < self.left:
                need = (low_end + high_end + 1) // 2
            elif value >= need:
                need = value + step
                step *= 2
            else:
                need = value - step
                step *= 2
        return low_end

    def _ask(self, card: int, need: int) -> int:
        if card:
            return self._play(
                self.tricks,
                self.place,
                self.seat,
                card,
                self.top,
                self.holder,
                self.played,
                self.points_in,
                need,
            )
        if self.place:
            return self._move(
                self.tricks,
                self.place,
                self.seat,
                self.top,
                self.holder,
                self.played,
                self.points_in,
                need,
                0,
            )
        return self._lead(self.tricks, self.seat, need, self.bound[self.tricks])

    def _lead(self, n: int, seat: int, need: int, bound: int) -> int:
        """Search from the start of a trick."""
        if need <= 0:
            return 0
        if need > self.left:
            return self.left
        flags = bound | self.rule << 1
        if cython.compiled:
            known = self.table + (mixed(self.hand, self.seats, seat) >> 20 & self.slots)
            if known.used and known.seat == seat and known.flags == flags:
                if same_hands(known, self.hand, self.seats):
                    if known.lower >= need:
                        return known.lower
                    if known.upper < need:
                        return known.upper
        else:
            key = (*self.hand[: self.seats], seat, flags)
            lower, upper = self.memory.get(key, (0, self.left))
            if lower >= need:
                return lower
            if upper < need:
                return upper
        self.leader[n] = seat
        self.bound[n] = bound
        value = self._move(
            n,
            0,
            seat,
            0,
            seat,
            0,
            0,
            need,
            self.trumps if bound and seat == self.maker and self.hand[seat] & self.trumps else 0,
        )
        if cython.compiled:
            if not (
                known.used
                and known.seat == seat
                and known.flags == flags
                and same_hands(known, self.hand, self.seats)
            ):
                known.used = 1
                known.seat = seat
                known.flags = flags
                known.lower = 0
                known.upper = self.left
                for i in range(self.seats):
                    known.hands[i] = self.hand[i]
            if value >= need:
                known.lower = value
            else:
                known.upper = value
        else:
            self.memory[key] = (value, upper) if value >= need else (lower, value)
        return value

    def _move(
        self,
        n: int,
        at: int,
        seat: int,
        top: int,
        holder: int,
        played: int,
        points: int,
        need: int,
        allowed: int,
    ) -> int:
        """Search over the cards of a seat; ``at`` cards lie."""
        hand = self.hand[seat]
        todo = hand
        if at:
            todo = hand & self.led[n]
            if not todo:
                todo = hand
        elif allowed:
            todo = hand & allowed
        side = self.ours[seat]
        best = -1 if side else 1000
        tops = high64(top) if at else 64
        card = self.killer[n][seat][tops] & todo
        if not todo & (todo - 1):
            card = todo
        scored = False
        while todo:
            if card:
                index = ctz64(card)
            else:
                if not scored:
                    self._order(n, at, seat, top, holder, points, todo)
                    scored = True
                most = -1000000
                index = 0
                mask = todo
                while mask:
                    i = ctz64(mask)
                    mask &= mask - 1
                    if self.score[n * 8 + at][i] > most:
                        most = self.score[n * 8 + at][i]
                        index = i
                card = bit(index)
            todo ^= card
            value = self._play(n, at, seat, card, top, holder, played, points, need)
            if side:
                if value > best:
                    best = value
                if value >= need:
                    self.killer[n][seat][tops] = card
                    break
            else:
                if value < best:
                    best = value
                if value < need:
                    self.killer[n][seat][tops] = card
                    break
            suit = lane_of(index)
            mask = todo & suit
            if mask and not self.plain:
                # A neighbour in the same hand is worth the same, up to the difference in points.
                others = played
                for i in range(self.seats):
                    others |= self.hand[i]
                others &= suit & ~hand
                while mask:
                    i = ctz64(mask)
                    mask &= mask - 1
                    if others & between64(index, i):
                        continue
                    gap = worth(index) - worth(i)
                    if gap < 0:
                        gap = -gap
                    if side:
                        if value + gap >= need:
                            continue
                        if value + gap > best:
                            best = value + gap
                    else:
                        if value - gap < need:
                            continue
                        if value - gap < best:
                            best = value - gap
                    todo ^= bit(i)
            card = 0
        return best

    def _play(
        self,
        n: int,
        at: int,
        seat: int,
        card: int,
        top: int,
        holder: int,
        played: int,
        points: int,
        need: int,
    ) -> int:
        """Play a card, search on and take it back."""
        self.nodes += 1
        self.hand[seat] ^= card
        points += worth(ctz64(card))
        played |= card
        if not at:
            self.led[n] = lane_of(ctz64(card))
            top = card
            holder = seat
        elif card & (self.led[n] | self.trumps) and card > top:
            top = card
            holder = seat
        if at + 1 < self.seats:
            value = self._move(
                n,
                at + 1,
                seat + 1 if seat + 1 < self.seats else 0,
                top,
                holder,
                played,
                points,
                need,
                0,
            )
        else:
            value = self._finish(n, top, holder, played, points, need)
        self.hand[seat] ^= card
        return value

    def _finish(self, n: int, top: int, holder: int, played: int, points: int, need: int) -> int:
        """Give a complete trick to its winner and go on."""
        won = points if self.ours[holder] else 0
        if n == 1:
            return won
        bound = 0
        if self.rule and self.hand[self.maker] & self.trumps:
            bound = self.bound[n]
            if self.leader[n] == self.maker and self.led[n] == self.trumps:
                trumps = played & self.trumps
                if not trumps & (trumps - 1):
                    bound = 1
        self.left -= points
        value = won + self._lead(n - 1, holder, need - won, bound)
        self.left += points
        return value

    def _order(
        self, n: int, at: int, seat: int, top: int, holder: int, points: int, todo: int
    ) -> None:
        """Estimate by a look ahead over the rest of this trick what each card brings."""
        mask = todo
        suit = 0
        count = self.seats - at - 1
        theirs = ours = -1
        while mask:
            index = ctz64(mask)
            mask &= mask - 1
            led = self.led[n] if at else lane_of(index)
            if led != suit:
                suit = led
                theirs = ours = -1
                other = seat
                for _ in range(count):
                    other = other + 1 if other + 1 < self.seats else 0
                    can = self.hand[other] & led
                    if not can:
                        can = self.hand[other] & self.trumps
                    if can:
                        best = high64(can)
                        if self.ours[other] == self.ours[seat]:
                            if best > ours:
                                ours = best
                        elif best > theirs:
                            theirs = best
                if at:
                    best = high64(top)
                    if self.ours[holder] == self.ours[seat]:
                        if best > ours:
                            ours = best
                    elif best > theirs:
                        theirs = best
            best = ours
            if (not at or bit(index) & (led | self.trumps)) and index > best:
                best = index
            if best > theirs:
                self.score[n * 8 + at][index] = 16 * (points + worth(index)) - (index & 15)
            else:
                self.score[n * 8 + at][index] = -16 * (points + worth(index)) - (index & 15)


def swapped(index: int, trump: int) -> int:
    """Return a bit number with the trump suit and the last one changed."""
    suit = index >> 4
    if suit == trump:
        suit = 3
    elif suit == 3:
        suit = trump
    return suit << 4 | (index & 15)


def swapped_mask(mask: int, trump: int) -> int:
    """Return a mask with the trump suit and the last one changed."""
    packed = 0
    for suit in range(4):
        packed |= (mask >> (16 * suit) & 0xFFFF) << swapped(16 * suit, trump)
    return packed
