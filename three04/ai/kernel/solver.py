# cython: language_level=3, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The exact solver: what a deal is worth with all hands and the trump seen, at table ``four``.

One search answers "does the maker's side still win N points?"; the exact number is found by asking
again and again. What makes it quick is told in ``docs/solver.md``.

Inside, a hand is 32 bits: eight a suit, weakest card lowest, and the trump suit on top, so that of
the cards that can win a trick the greatest number wins. The maker is seat 0.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

if not cython.compiled:
    TRUMPS = 0xFF000000
    POINTS = [0] * 32
    GUESSES = [0] * 32
    WEIGHTS = [0] * 204

    def high(x: int) -> int:
        """Return the number of the highest bit set."""
        return x.bit_length() - 1

    def low(x: int) -> int:
        """Return the number of the lowest bit set."""
        return (x & -x).bit_length() - 1

    def bit(at: int) -> int:
        """Return the mask of one card."""
        return 1 << at

    def suit_of(at: int) -> int:
        """Return the mask of a card's suit."""
        return 255 << (at & 24)

    def from_top(suit: int, top: int) -> int:
        """Return the cards of a suit from this one up; of two, from the lower one up."""
        return suit & -(top & -top)

    def between(one: int, two: int) -> int:
        """Return the mask of the bits between two."""
        if one < two:
            one, two = two, one
        return (1 << one) - (2 << two)

    class Found(NamedTuple):
        """What was found out about positions of one kind."""

        hands: tuple[int, ...]
        odd: int
        far: int
        mask: int
        value: int
        kind: int

    def lengths_key(hands: list[int], seat: int, flags: int) -> tuple[int, ...]:
        """Return what positions have in common that are compared: suit lengths, leader, rules."""
        lengths = [(hand >> at & 255).bit_count() for hand in hands for at in (0, 8, 16, 24)]
        return (*lengths, seat, flags)

    def squeezed(occupied: int, part: int) -> int:
        """Return which unplayed cards are in a part of them, by place in their suits."""
        return sum(
            _squeeze_suit(occupied >> at & 255, part >> at & 255) << at for at in (0, 8, 16, 24)
        )

    def lines_of(occupied: int, mask: int) -> int:
        """Return the cards at and above the lines that a mask of places names."""
        return sum(_line_of(occupied >> at & 255, mask >> at & 255) << at for at in (0, 8, 16, 24))

    def dearer_by(one: int, two: int) -> int:
        """Return by how much one hand is dearer than another, counting the cards that are."""
        return one != two and sum(
            _dearer_suit(one >> at & 255, two >> at & 255) for at in (0, 8, 16, 24)
        )


_RANK_POINTS: Final = (0, 0, 2, 3, 10, 11, 20, 30)

# The first guess, in sixteenths of a point for the maker's side, fitted to solved deals: for each
# card by strength, the lead, the longest trumps and voids that can be ruffed.
_TRUMP_WORTH: Final = (-54, -58, -57, -45, -23, 40, 180, 484)
_SUIT_WORTH: Final = (-124, -115, -130, -128, -129, -105, -37, 301)


def squeeze_suit(occupied: int, part: int) -> int:
    """Return which of a suit's unplayed cards are in a part of it, the highest first of 8 bits."""
    places = [at for at in range(7, -1, -1) if occupied >> at & 1]
    return sum(128 >> place for place, at in enumerate(places) if part >> at & 1)


def line_of(occupied: int, mask: int) -> int:
    """Return the bits from the lowest card up that a mask of places (see above) holds."""
    places = [at for at in range(7, -1, -1) if occupied >> at & 1]
    count = min(mask.bit_count(), len(places))
    return 256 - (1 << places[count - 1]) if count else 0


def dearer_suit(one: int, two: int) -> int:
    """Return by how much one hand's cards of a suit are dearer, of those that are, in order."""
    worth = [[_RANK_POINTS[at] for at in range(8) if hand >> at & 1] for hand in (one, two)]
    return sum(max(0, a - b) for a, b in zip(*worth, strict=True))


def _fill_tables() -> None:
    for index in range(32):
        POINTS[index] = _RANK_POINTS[index & 7]
        GUESSES[index] = (_TRUMP_WORTH if index >= 24 else _SUIT_WORTH)[index & 7]
    if not cython.compiled:
        return
    for occupied in range(256):
        for part in range(256):
            index = occupied << 8 | part
            if part & ~occupied == 0:
                SQUEEZE[index] = squeeze_suit(occupied, part)
            LINES[index] = line_of(occupied, part)
            if part.bit_count() == occupied.bit_count():
                DEARER[index] = dearer_suit(occupied, part)


_fill_tables()
if not cython.compiled:
    _squeeze_suit = cache(squeeze_suit)
    _line_of = cache(line_of)
    _dearer_suit = cache(dearer_suit)


def set_weights(weights: Sequence[int]) -> None:
    """Set what the ordering of moves is weighed by (for tuning)."""
    for index, weight in enumerate(weights):
        WEIGHTS[index] = weight


# Found by changing one after the other and counting nodes. Rows of a card's strength, for each of:
# cards in the trick 0 to 3; the trick is lost, won by this card, won by the partner; plain, trump.
# The last row weighs the estimated points, by cards in the trick and by case.
# fmt: off
_TUNED: Final = (
    -307, -305, -279, -271, -251, -237, -295, -209,
    3, 25, 35, 45, 79, 89, 63, 85,
    72, 180, 186, 252, 270, 294, 330, 372,
    -156, -192, -180, -228, -228, -228, -264, -252,
    102, 96, 78, 120, 114, 114, 90, 204,
    12, 24, 36, 54, -12, 108, 60, 60,
    -60, -48, -36, -24, -12, 0, 12, 24,
    180, 192, 204, 216, 228, 240, 252, 264,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 3, 6, 9, 12, 21, 6, 21,
    -60, -72, -72, -84, -114, -120, -132, -144,
    60, 60, 84, 36, 36, 84, 60, 60,
    30, -6, 6, -6, -18, -30, -42, -54,
    60, 72, 60, 96, 84, 96, 132, 144,
    30, 30, 54, 30, 30, 30, 30, 30,
    -120, -120, -144, -156, -168, -180, -180, -204,
    -60, -144, -96, -120, -108, -120, -132, -144,
    17, 59, 29, 47, 65, 83, 101, 119,
    -15, -3, 9, 21, 33, 45, 57, 69,
    -180, -180, -180, -180, -180, -180, -180, -180,
    105, 105, 105, 105, 105, 129, 105, 129,
    -138, -78, -90, -90, -90, -90, -114, -102,
    60, 96, 96, 108, 156, 180, 204, 228,
    264, 264, 240, 240, 240, 240, 240, 240,
    16, 24, 16, 16, 12, 16, 24, 16, 24, 20, 12, 16,
)
# fmt: on
set_weights(_TUNED)


class Solver:
    """Solves positions; one object a thread, each with its own memory.

    What it remembers of one position helps with the next, and is true for every other.
    """

    if cython.compiled:

        def __cinit__(self, bits: int = 13) -> None:
            self.buckets = (1 << bits) - 1
            self.table = new_entries(8 << bits)
            self.turn = new_bytes(1 << bits)
            if self.table is cython.NULL or self.turn is cython.NULL:
                raise MemoryError

        def __dealloc__(self) -> None:
            free(self.table)
            free(self.turn)

    else:

        def __init__(self, bits: int = 13) -> None:
            self.hand = [0] * 4
            self.care = self.left = self.rule = self.nodes = 0
            self.led = [0] * 10
            self.leader = [0] * 10
            self.bound = [0] * 10
            self.killer = [[[0] * 33 for _ in range(4)] for _ in range(10)]
            self.score = [[0] * 32 for _ in range(40)]
            self.memory: dict[tuple[int, ...], list[Found]] = {}

    # ------------------------------------------------------------------ questions

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
        return self._find(0, self._guess())

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
        """Return what each card that the seat on turn may play is worth, by its bit number.

        The worth is that of :meth:`points` once the card is played: points the maker's side wins
        from this trick on.
        """
        self._set(hands, trump, leader, maker, played, exhausted, bound)
        seat = self.seat
        legal = hand = self.hand[seat]
        if self.place:
            legal = hand & self.led[self.tricks] or hand
        elif self.bound[self.tricks] and seat == 0:
            legal = hand & TRUMPS or hand
        worth = {}
        guess = self._guess()
        for index in range(31, -1, -1):
            if not legal >> index & 1:
                continue
            card = bit(index)
            if index & 7 == 0 and legal & card << 1:
                found = worth[outside(index + 1, trump)]
            else:
                guess = found = self._find(card, guess)
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
        if len(hands) != 4:
            raise ValueError(f"{len(hands)} hands: expected four")
        if not (0 <= trump < 4 and 0 <= leader < 4 and 0 <= maker < 4 and len(played) < 4):
            raise ValueError("trump, seats or running trick out of range")
        first = (leader - maker) & 3
        place = len(played)
        n = -1
        self.left = 0
        for offset in range(4):
            seat = (first + offset) & 3
            mask = inside(hands[(seat + maker) & 3], trump)
            self.hand[seat] = mask
            length = 1 if offset < place else 0
            while mask:
                self.left += POINTS[low(mask)]
                mask &= mask - 1
                length += 1
            if n >= 0 and length != n:
                raise ValueError("the hands do not fit one another")
            n = length
        if n == 0:
            raise ValueError("no card is left to play")
        if n > 8:
            raise ValueError("more than eight cards in a hand")
        self.tricks = n
        self.place = place
        self.seat = (first + place) & 3
        self.rule = 1 if exhausted else 0
        self.leader[n] = first
        self.bound[n] = 1 if exhausted and bound else 0
        self.holder = first
        self.top = 0
        self.played = 0
        self.points_in = 0
        for offset in range(place):
            mask = inside(1 << played[offset], trump)
            index = low(mask)
            if not offset:
                self.led[n] = suit_of(index)
            if not offset or (mask & (self.led[n] | TRUMPS) and mask > self.top):
                self.top = mask
                self.holder = (first + offset) & 3
            self.played |= mask
            self.points_in += POINTS[index]
        self.left += self.points_in

    def _forget(self) -> None:
        """Forget the killers: they belong to one pass."""
        if cython.compiled:
            memset(self.killer, 0, cython.sizeof(self.killer))
        else:
            self.killer = [[[0] * 33 for _ in range(4)] for _ in range(10)]

    def _guess(self) -> int:
        """Estimate the points to come from who holds what; a first question is put there."""
        estimate = -169 if self.seat & 1 else 169
        longest = shorter = 0
        for seat in range(4):
            mask = self.hand[seat]
            worth = 0
            if mask & TRUMPS:
                if not mask & 255:
                    worth += 324
                if not mask >> 8 & 255:
                    worth += 324
                if not mask >> 16 & 255:
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
        return self.left * (304 + estimate // 8) // 608

    def _find(self, card: int, guess: int) -> int:
        with cython.nogil:
            found = self._exact(card, guess)
        return found

    def _prove(self, need: int) -> int:
        with cython.nogil:
            self._forget()
            found = self._ask(0, need)
        return found

    def _exact(self, card: int, guess: int) -> int:
        """Return the exact points, of the position or once a card is played."""
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
                if high_end == self.left:
                    need = value + step
                    step *= 2
                else:
                    need = (low_end + high_end + 1) // 2
            else:
                high_end = value
                if low_end == 0:
                    need = value - step
                    step *= 2
                else:
                    need = (low_end + high_end + 1) // 2
        return low_end

    def _ask(self, card: int, need: int) -> int:
        """Return a bound of the points: at least ``need`` if it is, else below."""
        at = self.place
        if not card:
            if not at:
                return self._lead(self.tricks, self.seat, need, self.bound[self.tricks])
            return self._follow(
                self.tricks, at, self.seat, self.top, self.holder, self.played, self.points_in, need
            )
        hand = self.hand[self.seat]
        self.hand[self.seat] = hand ^ card
        points = self.points_in + POINTS[low(card)]
        top = self.top
        holder = self.holder
        if not at:
            self.led[self.tricks] = suit_of(low(card))
        if not at or (card & (self.led[self.tricks] | TRUMPS) and card > top):
            top = card
            holder = self.seat
        if at < 3:
            value = self._follow(
                self.tricks,
                at + 1,
                (self.seat + 1) & 3,
                top,
                holder,
                self.played | card,
                points,
                need,
            )
        else:
            value = self._finish(self.tricks, top, holder, self.played | card, points, need)
        self.hand[self.seat] = hand
        return value

    # ------------------------------------------------------------------ search

    def _lead(self, n: int, seat: int, need: int, bound: int) -> int:
        """Search from the start of a trick."""
        if need <= 0:
            self.care = 0
            return 0
        if need > self.left:
            self.care = 0
            return self.left
        if n <= 2:
            if n == 1:
                return self._last(seat)
            return self._two(seat, need, bound)
        h0 = self.hand[0]
        h1 = self.hand[1]
        h2 = self.hand[2]
        h3 = self.hand[3]
        occupied = h0 | h1 | h2 | h3
        if cython.compiled:
            key = position_key(self.hand, seat, bound | self.rule << 1)
            odd = squeeze(SQUEEZE, occupied, h1 | h3)
            far = squeeze(SQUEEZE, occupied, h2 | h3)
            bucket = place_of(key, self.buckets)
            entry0 = self.table + bucket * 8
            for i in range(8):
                entry = entry0 + (self.turn[bucket] - 1 - i & 7)
                if entry.key != key or ((entry.odd ^ odd) | (entry.far ^ far)) & entry.mask:
                    continue
                value = entry.value
                if entry.kind == 1:
                    if value >= need:
                        value -= dearer(DEARER, entry.hands[0], h0)
                        value -= dearer(DEARER, entry.hands[1], h1)
                        value -= dearer(DEARER, entry.hands[2], h2)
                        value -= dearer(DEARER, entry.hands[3], h3)
                        if value >= need:
                            self.care = lines(LINES, occupied, entry.mask)
                            return value
                elif value < need:
                    value += dearer(DEARER, h0, entry.hands[0])
                    value += dearer(DEARER, h1, entry.hands[1])
                    value += dearer(DEARER, h2, entry.hands[2])
                    value += dearer(DEARER, h3, entry.hands[3])
                    if value < need:
                        self.care = lines(LINES, occupied, entry.mask)
                        return value
        else:
            key = lengths_key(self.hand, seat, bound | self.rule << 1)
            odd = squeezed(occupied, h1 | h3)
            far = squeezed(occupied, h2 | h3)
            for entry in self.memory.get(key, ()):
                if ((entry.odd ^ odd) | (entry.far ^ far)) & entry.mask:
                    continue
                value = entry.value
                if entry.kind == 1:
                    if value >= need:
                        value -= sum(map(dearer_by, entry.hands, self.hand))
                        if value >= need:
                            self.care = lines_of(occupied, entry.mask)
                            return value
                elif value < need:
                    value += sum(map(dearer_by, self.hand, entry.hands))
                    if value < need:
                        self.care = lines_of(occupied, entry.mask)
                        return value
        side = not seat & 1
        hand = self.hand[seat]
        todo = hand
        if bound and seat == 0 and hand & TRUMPS:
            todo = hand & TRUMPS
        twins = todo & todo >> 1 & 0x01010101
        todo &= ~twins
        best = -1 if side else 1000
        care = 0
        self.leader[n] = seat
        self.bound[n] = bound
        card = self.killer[n][seat][32] & todo
        scored = False
        while todo:
            if card:
                index = low(card)
            else:
                if not scored:
                    self._score_lead(n, seat, todo)
                    scored = True
                most = -100000000
                mask = todo
                while mask:
                    most = max(most, self.score[n * 4][low(mask)])
                    mask &= mask - 1
                index = most & 31
                card = bit(index)
            todo ^= card
            self.nodes += 1
            self.hand[seat] = hand ^ card
            self.led[n] = suit_of(index)
            value = self._follow(n, 1, (seat + 1) & 3, card, seat, card, POINTS[index], need)
            if side:
                if value > best:
                    best = value
                if value >= need:
                    self.killer[n][seat][32] = card
                    care = self.care
                    break
            else:
                if value < best:
                    best = value
                if value < need:
                    self.killer[n][seat][32] = card
                    care = self.care
                    break
            care |= self.care
            suit = suit_of(index)
            mask = todo & suit
            if mask:
                # A neighbour in the same hand is worth the same, up to the difference in points.
                others = (occupied ^ hand) & suit
                while mask:
                    i = low(mask)
                    mask &= mask - 1
                    if others & between(index, i):
                        continue
                    gap = POINTS[index] - POINTS[i]
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
                    if care & (card | bit(i)):
                        care |= from_top(suit, card | bit(i))
            card = 0
        self.hand[seat] = hand
        if twins:
            care |= care >> 1 & twins
        self.care = care
        if cython.compiled:
            entry = entry0 + (self.turn[bucket] & 7)
            self.turn[bucket] += 1
            entry.key = key
            entry.odd = odd
            entry.far = far
            entry.mask = squeeze(SQUEEZE, occupied, care & occupied)
            entry.hands[0] = h0
            entry.hands[1] = h1
            entry.hands[2] = h2
            entry.hands[3] = h3
            entry.value = best
            entry.kind = 1 if best >= need else 2
        else:
            mask = squeezed(occupied, care & occupied)
            kind = 1 if best >= need else 2
            entry = Found((h0, h1, h2, h3), odd, far, mask, best, kind)
            self.memory.setdefault(key, []).append(entry)
        return best

    def _follow(
        self, n: int, at: int, seat: int, top: int, holder: int, played: int, points: int, need: int
    ) -> int:
        """Search from a follower's turn; ``at`` cards lie."""
        hand = self.hand[seat]
        led = self.led[n]
        relevant = led | TRUMPS
        todo = hand & led
        if not todo:
            todo = hand
        twins = todo & todo >> 1 & 0x01010101
        todo &= ~twins
        side = not seat & 1
        best = -1 if side else 1000
        care = 0
        tops = high(top)
        scored = False
        if todo & (todo - 1):
            card = self.killer[n][seat][tops] & todo
        else:
            card = todo
        while todo:
            if card:
                index = low(card)
            else:
                if not scored:
                    self._score_follow(n, at, seat, top, holder, points, todo)
                    scored = True
                most = -100000000
                mask = todo
                while mask:
                    most = max(most, self.score[n * 4 + at][low(mask)])
                    mask &= mask - 1
                index = most & 31
                card = bit(index)
            todo ^= card
            self.nodes += 1
            self.hand[seat] = hand ^ card
            new_top = top
            new_holder = holder
            if card & relevant and card > top:
                new_top = card
                new_holder = seat
            if at < 3:
                value = self._follow(
                    n,
                    at + 1,
                    (seat + 1) & 3,
                    new_top,
                    new_holder,
                    played | card,
                    points + POINTS[index],
                    need,
                )
            else:
                value = self._finish(
                    n, new_top, new_holder, played | card, points + POINTS[index], need
                )
            if side:
                if value > best:
                    best = value
                if value >= need:
                    self.killer[n][seat][tops] = card
                    care = self.care
                    break
            else:
                if value < best:
                    best = value
                if value < need:
                    self.killer[n][seat][tops] = card
                    care = self.care
                    break
            care |= self.care
            suit = suit_of(index)
            mask = todo & suit
            if mask:
                # A neighbour in the same hand is worth the same, up to the difference in points.
                others = (
                    (self.hand[0] | self.hand[1] | self.hand[2] | self.hand[3] | played)
                    & suit
                    & ~hand
                )
                while mask:
                    i = low(mask)
                    mask &= mask - 1
                    if others & between(index, i):
                        continue
                    gap = POINTS[index] - POINTS[i]
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
                    if care & (card | bit(i)):
                        care |= from_top(suit, card | bit(i))
            card = 0
        self.hand[seat] = hand
        if twins:
            care |= care >> 1 & twins
        self.care = care
        return best

    def _finish(self, n: int, top: int, holder: int, every: int, points: int, need: int) -> int:
        """Give a complete trick to its winner and go on."""
        won = 0 if holder & 1 else points
        if n == 1:
            # Only where the search began within the last trick.
            self.care = 0
            return won
        bound = 0
        if self.rule and self.hand[0] & TRUMPS:
            bound = self.bound[n]
            if self.leader[n] == 0 and self.led[n] == TRUMPS:
                mask = every & TRUMPS
                if not mask & (mask - 1):
                    bound = 1
        self.left -= points
        value = won + self._lead(n - 1, holder, need - won, bound)
        self.left += points
        suit = suit_of(high(top))
        if every & suit & ~top:
            self.care |= from_top(suit, top)
        return value

    def _last(self, seat: int) -> int:
        """Return what the last trick brings: every hand is one card."""
        ours = self.hand[0] | self.hand[2]
        every = ours | self.hand[1] | self.hand[3]
        fight = every & (suit_of(low(self.hand[seat])) | TRUMPS)
        at = high(fight)
        suit = suit_of(at)
        self.care = 0
        if ours >> at & 1:
            if every & ~ours & suit:
                self.care = from_top(suit, bit(at))
            return self.left
        if ours & suit:
            self.care = from_top(suit, bit(at))
        return 0

    def _two(self, seat: int, need: int, bound: int) -> int:
        """Search the last two tricks: every way to play the first fixes the last.

        Seen from the leader's side: it wants ``target`` points or more. a, b, c and d are the cards
        in the order played.
        """
        ha = self.hand[seat]
        hb = self.hand[(seat + 1) & 3]
        hc = self.hand[(seat + 2) & 3]
        hd = self.hand[(seat + 3) & 3]
        us = ha | hc
        every = us | hb | hd
        left = self.left
        target = left - need + 1 if seat & 1 else need
        best = -1
        care_a = 0
        todo_a = ha
        if bound and seat == 0 and ha & TRUMPS:
            todo_a = ha & TRUMPS
        while todo_a:
            a = bit(high(todo_a))
            todo_a ^= a
            pa = POINTS[high(a)]
            led = suit_of(high(a))
            relevant = led | TRUMPS
            value_b = 1000
            care_b = 0
            todo_b = hb & led
            if not todo_b:
                todo_b = hb
            while todo_b:
                b = bit(high(todo_b))
                todo_b ^= b
                pb = pa + POINTS[high(b)]
                value_c = -1
                care_c = 0
                todo_c = hc & led
                if not todo_c:
                    todo_c = hc
                while todo_c:
                    c = bit(high(todo_c))
                    todo_c ^= c
                    pc = pb + POINTS[high(c)]
                    value_d = 1000
                    care_d = 0
                    todo_d = hd & led
                    if not todo_d:
                        todo_d = hd
                    while todo_d:
                        d = bit(high(todo_d))
                        todo_d ^= d
                        self.nodes += 1
                        pd = pc + POINTS[high(d)]
                        trick = a | b | c | d
                        at = high(trick & relevant)
                        top = bit(at)
                        suit = suit_of(at)
                        care = from_top(suit, top) if trick & suit & ~top else 0
                        gain = pd if us & top else 0
                        rest = every ^ trick
                        if ha & top:
                            next_lead = ha & rest
                        elif hb & top:
                            next_lead = hb & rest
                        elif hc & top:
                            next_lead = hc & rest
                        else:
                            next_lead = hd & rest
                        at = high(rest & (suit_of(high(next_lead)) | TRUMPS))
                        top = bit(at)
                        suit = suit_of(at)
                        if us & top:
                            gain += left - pd
                            if rest & suit & ~us:
                                care |= from_top(suit, top)
                        elif rest & suit & us:
                            care |= from_top(suit, top)
                        if gain < value_d:
                            value_d = gain
                        if gain < target:
                            care_d = care
                            break
                        care_d |= care
                    if value_d > value_c:
                        value_c = value_d
                    if value_d >= target:
                        care_c = care_d
                        break
                    care_c |= care_d
                if value_c < value_b:
                    value_b = value_c
                if value_c < target:
                    care_b = care_c
                    break
                care_b |= care_c
            if value_b > best:
                best = value_b
            if value_b >= target:
                care_a = care_b
                break
            care_a |= care_b
        self.care = care_a
        return left - best if seat & 1 else best

    # ------------------------------------------------------------------ order of moves

    def _score_lead(self, n: int, seat: int, todo: int) -> None:
        """Estimate by a look ahead over this trick what each lead brings its side."""
        left = self.hand[(seat + 1) & 3]
        mate = self.hand[(seat + 2) & 3]
        right = self.hand[(seat + 3) & 3]
        mask = todo
        suit = 0
        theirs = ours = give = keep = take = lose = 0
        while mask:
            index = low(mask)
            mask &= mask - 1
            if not suit >> index & 1:
                suit = suit_of(index)
                theirs = ours = -1
                can = left & suit
                if can:
                    theirs = high(can)
                    take = POINTS[theirs]
                    lose = POINTS[low(can)]
                else:
                    if left & TRUMPS:
                        theirs = high(left & TRUMPS)
                    take = self._most(left)
                    lose = self._least(left)
                can = right & suit
                if can:
                    top = high(can)
                    take += POINTS[top]
                    lose += POINTS[low(can)]
                    if top > theirs:
                        theirs = top
                else:
                    if right & TRUMPS:
                        top = high(right & TRUMPS)
                        if top > theirs:
                            theirs = top
                    take += self._most(right)
                    lose += self._least(right)
                can = mate & suit
                if can:
                    ours = high(can)
                    give = POINTS[ours]
                    keep = POINTS[low(can)]
                else:
                    if mate & TRUMPS:
                        ours = high(mate & TRUMPS)
                    give = self._most(mate)
                    keep = self._least(mate)
            if index > theirs:
                case = 1
                estimate = POINTS[index] + give + lose
            elif ours > theirs:
                case = 2
                estimate = POINTS[index] + give + lose
            else:
                case = 0
                estimate = -(POINTS[index] + keep + take)
            estimate *= WEIGHTS[192 + case]
            estimate += WEIGHTS[case << 4 | (8 if index >= 24 else 0) | (index & 7)]
            self.score[n * 4][index] = estimate * 32 + index

    def _score_follow(
        self, n: int, at: int, seat: int, top: int, holder: int, points: int, todo: int
    ) -> None:
        """Estimate by a look ahead over the rest of this trick what each card brings its side."""
        led = self.led[n]
        relevant = led | TRUMPS
        tops = high(top)
        theirs = ours = -1
        give = keep = take = lose = 0
        if at < 3:
            other = self.hand[(seat + 1) & 3]
            can = other & led
            if can:
                theirs = high(can)
                take = POINTS[theirs]
                lose = POINTS[low(can)]
            else:
                if other & TRUMPS:
                    theirs = high(other & TRUMPS)
                take = self._most(other)
                lose = self._least(other)
        if at == 1:
            other = self.hand[(seat + 2) & 3]
            can = other & led
            if can:
                ours = high(can)
                give = POINTS[ours]
                keep = POINTS[low(can)]
            else:
                if other & TRUMPS:
                    ours = high(other & TRUMPS)
                give = self._most(other)
                keep = self._least(other)
        if (holder ^ seat) & 1:
            if tops > theirs:
                theirs = tops
        elif tops > ours:
            ours = tops
        mask = todo
        while mask:
            index = low(mask)
            mask &= mask - 1
            best = ours
            if relevant >> index & 1 and index > best:
                best = index
            estimate = points + POINTS[index]
            if best > theirs:
                case = 1 if best == index else 2
                estimate += give + lose
            else:
                case = 0
                estimate = -(estimate + keep + take)
            estimate *= WEIGHTS[192 + 3 * at + case]
            estimate += WEIGHTS[48 * at + (case << 4 | (8 if index >= 24 else 0) | (index & 7))]
            self.score[n * 4 + at][index] = estimate * 32 + index

    def _most(self, hand: int) -> int:
        """Return the most points a void hand can throw on a trick, trumps kept if it can."""
        if hand & ~TRUMPS:
            hand &= ~TRUMPS
        hand |= hand >> 16
        hand |= hand >> 8
        return POINTS[high(hand & 255)]

    def _least(self, hand: int) -> int:
        """Return the least points a void hand can throw on a trick."""
        hand |= hand >> 16
        hand |= hand >> 8
        return POINTS[low(hand & 255)]


def inside(mask: int, trump: int) -> int:
    """Return a mask of the layout as the solver holds it: the trump suit and the last change."""
    packed = 0
    for suit in range(4):
        lane = 3 if suit == trump else trump if suit == 3 else suit
        packed |= (mask >> (16 * suit + 1) & 255) << (8 * lane)
    return packed


def outside(index: int, trump: int) -> int:
    """Return the layout's bit number of a card as the solver holds it."""
    lane = index >> 3
    suit = trump if lane == 3 else 3 if lane == trump else lane
    return 16 * suit + (index & 7) + 1
