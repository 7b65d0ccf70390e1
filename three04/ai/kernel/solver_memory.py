# cython: language_level=3, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What the exact solver remembers of positions at trick starts.

Positions are of one kind if each hand has as many cards of each suit, the same seat leads and R52
stands the same. An entry holds who owns the highest, second, … unplayed card of each suit, down to
the lowest whose rank mattered; it is true of all positions where they are owned alike, but for what
their cards are cheaper or dearer.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from three04.ai.kernel.solver_bits import RANK_POINTS

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

if not cython.compiled:

    class Found(NamedTuple):
        """What was found out about positions of one kind."""

        hands: tuple[int, ...]
        odd: int
        far: int
        mask: int
        lower: int
        upper: int

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


def squeeze_suit(occupied: int, part: int) -> int:
    """Return which of a suit's unplayed cards are in a part of it, the strongest first."""
    places = [at for at in range(8) if occupied >> at & 1]
    return sum(1 << place for place, at in enumerate(places) if part >> at & 1)


def line_of(occupied: int, mask: int) -> int:
    """Return the bits from the weakest card up that a mask of places (see above) holds."""
    places = [at for at in range(8) if occupied >> at & 1]
    count = min(mask.bit_count(), len(places))
    return (2 << places[count - 1]) - 1 if count else 0


def dearer_suit(one: int, two: int) -> int:
    """Return by how much one hand's cards of a suit are dearer, of those that are, in order."""
    worth = [[RANK_POINTS[at] for at in range(8) if hand >> at & 1] for hand in (one, two)]
    return sum(max(0, a - b) for a, b in zip(*worth, strict=True))


def _fill_tables() -> None:
    """Fill in what is not 0: the window waits for it when the first computer begins to think."""
    alike: list[list[int]] = [[] for _ in range(9)]
    for hand in range(256):
        alike[hand.bit_count()].append(hand)
    for occupied in range(256):
        lines = [line_of(occupied, (1 << count) - 1) for count in range(9)]
        for part in range(256):
            LINES[occupied << 8 | part] = lines[part.bit_count()]
        part = occupied
        while part:  # all parts of it but the empty one
            SQUEEZE[occupied << 8 | part] = squeeze_suit(occupied, part)
            part = part - 1 & occupied
        for other in alike[occupied.bit_count()]:
            DEARER[occupied << 8 | other] = dearer_suit(occupied, other)


if cython.compiled:
    _fill_tables()
else:
    _squeeze_suit = cache(squeeze_suit)
    _line_of = cache(line_of)
    _dearer_suit = cache(dearer_suit)


class Memory:
    """The table of one solver; what it holds stays true for every deal."""

    if cython.compiled:

        def __cinit__(self, bits: int) -> None:
            self.buckets = (1 << bits) - 1
            self.room = room((cython.sizeof(Bucket) << bits) + 64)
            self.table = aligned(self.room)
            self.turn = cython.cast(cython.p_uchar, room(1 << bits))
            if self.room is cython.NULL or self.turn is cython.NULL:
                raise MemoryError

        def __dealloc__(self) -> None:
            free(self.room)
            free(self.turn)

    else:

        def __init__(self, bits: int) -> None:
            self.spot: list[Any] = [None] * 10
            self.known: dict[tuple[int, ...], list[Found]] = {}

    def look(
        self, n: int, hand: Sequence[int], seat: int, flags: int, need: int, care: list[int]
    ) -> int:
        """Return a bound that settles whether so many points are won, or -1.

        ``care`` takes the cards whose rank mattered.
        """
        if cython.compiled:
            spot = cython.address(self.spot[n])
            spot.key = position_key(hand, seat, flags)
            spot.bucket = place_of(spot.key, self.buckets)
            bucket = self.table + spot.bucket
            prefetch(bucket)
            spot.occupied = hand[0] | hand[1] | hand[2] | hand[3]
            spot.odd = by_suit(SQUEEZE, spot.occupied, hand[1] | hand[3])
            spot.far = by_suit(SQUEEZE, spot.occupied, hand[2] | hand[3])
            fit = fitting(bucket, spot, need)
            while fit:
                i = low(fit)
                fit &= fit - 1
                value = bucket.lower[i]
                if value >= need:
                    value -= dearer(DEARER, bucket.hands[i][0], hand[0])
                    value -= dearer(DEARER, bucket.hands[i][1], hand[1])
                    if value < need:
                        continue
                    value -= dearer(DEARER, bucket.hands[i][2], hand[2])
                    value -= dearer(DEARER, bucket.hands[i][3], hand[3])
                    if value < need:
                        continue
                else:
                    value = bucket.upper[i]
                    value += dearer(DEARER, hand[0], bucket.hands[i][0])
                    value += dearer(DEARER, hand[1], bucket.hands[i][1])
                    if value >= need:
                        continue
                    value += dearer(DEARER, hand[2], bucket.hands[i][2])
                    value += dearer(DEARER, hand[3], bucket.hands[i][3])
                    if value >= need:
                        continue
                care[0] = by_suit(LINES, spot.occupied, bucket.mask[i])
                return value
        else:
            lengths = [(cards >> at & 255).bit_count() for cards in hand for at in (0, 8, 16, 24)]
            occupied = hand[0] | hand[1] | hand[2] | hand[3]
            odd = squeezed(occupied, hand[1] | hand[3])
            far = squeezed(occupied, hand[2] | hand[3])
            known = self.known.setdefault((*lengths, seat, flags), [])
            self.spot[n] = (known, occupied, odd, far)
            for found in known:
                if ((found.odd ^ odd) | (found.far ^ far)) & found.mask:
                    continue
                if found.lower >= need:
                    value = found.lower - sum(map(dearer_by, found.hands, hand))
                    if value < need:
                        continue
                elif found.upper < need:
                    value = found.upper + sum(map(dearer_by, hand, found.hands))
                    if value >= need:
                        continue
                else:
                    continue
                care[0] = lines_of(occupied, found.mask)
                return value
        return -1

    def keep(self, n: int, hand: Sequence[int], care: int, value: int, need: int) -> None:
        """Remember what came out of the position that was looked up with ``n`` tricks left."""
        if cython.compiled:
            spot = cython.address(self.spot[n])
            bucket = self.table + spot.bucket
            i = self.turn[spot.bucket] & 7
            self.turn[spot.bucket] += 1
            bucket.key_low[i] = spot.key
            bucket.key_high[i] = spot.key >> 32
            bucket.odd[i] = spot.odd
            bucket.far[i] = spot.far
            bucket.mask[i] = by_suit(SQUEEZE, spot.occupied, care & spot.occupied)
            bucket.hands[i][0] = hand[0]
            bucket.hands[i][1] = hand[1]
            bucket.hands[i][2] = hand[2]
            bucket.hands[i][3] = hand[3]
            bucket.lower[i] = value if value >= need else -1
            bucket.upper[i] = 1000 if value >= need else value
        else:
            known, occupied, odd, far = self.spot[n]
            mask = squeezed(occupied, care & occupied)
            lower, upper = (value, 1000) if value >= need else (-1, value)
            known.append(Found(tuple(hand), odd, far, mask, lower, upper))
