# cython: language_level=3, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How likely each seat is to have said what it said, with the cards it has in a world.

Tables of these likelihoods, by class of first packets, are given from outside. The types for
compiled code stand in ``said.pxd``.
"""

from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from three04.ai.packets import KEYS, TRUMP_KEYS
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import Knowledge

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

if not cython.compiled:
    from three04.ai.kernel.bits import bit, ctz64, start

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

PACKETS = 2262

RANKS: Final = 8
"""Indicator ranks in a table of trumps, the seven first."""


class Said:
    """Weighs what was said. One object a thread."""

    def __init__(
        self,
        knowledge: Knowledge,
        packet_weights: Mapping[int, Sequence[float]],
        trump_weights: Sequence[float] | None,
    ) -> None:
        """Take the tables in; arguments as for ``likelihood.Likelihood``."""
        public = knowledge.view.public
        self.seats = len(knowledge.held)
        self.maker = -1 if public.maker is None else public.maker
        self.downs = len(knowledge.hidden)
        self.from_first = int(knowledge.from_first)
        if not cython.compiled:
            self.played, self.down_seat, self.tables = [0] * 8, [0] * 40, [0] * 8
            self.packet_cards = [0] * 8
            self.memo_cards, self.memo_laid = [0] * 8192, [0] * 8192
            self.memo = [0.0] * 8192
        for seat in range(self.seats):
            self.played[seat] = knowledge.played[seat]
        for at, (_, seat) in enumerate(knowledge.hidden):
            self.down_seat[at] = seat
        table = public.table
        four = table.packets[0] == 4 and len(table.ranks) == 8
        kept = [seat for seat in packet_weights if seat != knowledge.seat and four]
        for seat in range(self.seats):
            self.tables[seat] = kept.index(seat) if seat in kept else -1
        first = knowledge.from_first and self.maker not in (-1, knowledge.seat)
        self.by_trump = int(four and trump_weights is not None and first)
        numbers: array[float] = array("d")
        for seat in kept:
            numbers.extend(packet_weights[seat])
        self.take_tables(numbers, array("d", trump_weights or () if self.by_trump else ()))

    def take_tables(self, packets: "array[float]", trumps: "array[float]") -> None:
        """Keep the tables."""
        if cython.compiled:
            self._packets = bytearray(memoryview(packets).cast("B")) + bytearray(8)
            self._trumps = bytearray(memoryview(trumps).cast("B")) + bytearray(8)
            self.packet = cython.cast("double *", cython.cast("char *", self._packets))
            self.indicator = cython.cast("double *", cython.cast("char *", self._trumps))
        else:
            self.packet, self.indicator = list(packets), list(trumps)

    def likelihood(self, worlds: Worlds, number: int) -> float:
        """Return the likelihood of all that was said, and of the indicator, in a world.

        Every way in which a seat's cards may have come in two packets counts alike.
        """
        weight = 1.0
        for seat in range(self.seats):
            by_trump = self.by_trump and seat == self.maker
            if self.tables[seat] < 0 and not by_trump:
                continue
            cards = worlds.hands[number * self.seats + seat] | self.played[seat]
            for i in range(self.downs):
                if self.down_seat[i] == seat:
                    cards |= bit(worlds.down[number * self.downs + i])
            laid = worlds.laid[number] if seat == self.maker else -1
            if laid >= 0:
                cards |= bit(laid)
            if not self.from_first:
                laid = -1
            # Late in a deal the same hands come again and again.
            key = cards ^ cards >> 29 ^ cards >> 43 ^ laid
            at = 1024 * seat + (key & 1023)
            if self.memo_cards[at] != cards or self.memo_laid[at] != laid:
                self.memo_cards[at], self.memo_laid[at] = cards, laid
                if laid >= 0:
                    cards &= ~bit(laid)
                self.memo[at] = self.of_packets(cards, seat, laid)
            weight *= self.memo[at]
        return weight

    def of_packets(self, cards: int, seat: int, laid: int) -> float:
        """Return how likely a seat's words are, over all first packets among its cards.

        Args:
            cards: The seat's cards, without the one that is known to be of its first packet.
            seat: The seat.
            laid: That card, the indicator, or -1.
        """
        size = 0
        while cards:
            self.packet_cards[size] = bit(ctz64(cards))
            cards &= cards - 1
            size += 1
        total = 0.0
        many = 0
        for i in range(size - 2):
            for j in range(i + 1, size - 1):
                two = self.packet_cards[i] | self.packet_cards[j]
                for k in range(j + 1, size):
                    three = two | self.packet_cards[k]
                    if laid >= 0:
                        total += self.of_packet(three | bit(laid), seat, laid)
                        many += 1
                        continue
                    for m in range(k + 1, size):
                        total += self.of_packet(three | self.packet_cards[m], seat, laid)
                        many += 1
        return total / many if many else 1.0

    def of_packet(self, cards: int, seat: int, laid: int) -> float:
        """Return how likely a seat with this first packet says what it said, and lays this card."""
        a, b = cards >> 1 & 255, cards >> 17 & 255
        c, d = cards >> 33 & 255, cards >> 49 & 255
        key = HASH[a] + HASH[b] + HASH[c] + HASH[d]
        weight = 1.0
        if self.tables[seat] >= 0:
            weight = self.packet[PACKETS * self.tables[seat] + find(0, key & ALL_ONES)]
        if laid >= 0 and self.by_trump:
            suit = cards >> 16 * (laid >> 4) + 1 & 255
            place = find(1, key - HASH[suit] + HASH[256 + suit] & ALL_ONES)
            weight *= self.indicator[8 * place + (laid & 15) - 1]
        return weight


def find(trumped: int, key: int) -> int:
    """Return the number of the class with this key of sums; there must be one."""
    at = (key >> 32) + SHIFTS[1024 * trumped + (key & 1023)] * (key >> 45 | 1)
    return SLOTS[8192 * trumped + (at & 8191)]


if not cython.compiled:
    HASH, SHIFTS, SLOTS = [0] * 512, [0] * 2048, [0] * 16384
ALL_ONES = (1 << 64) - 1


def _number_classes() -> None:
    """Find a hash of the classes without collisions: sums do not depend on the order of suits."""
    for at in range(512):
        HASH[at] = start(at + 304)
    for trumped, keys in ((0, KEYS), (1, TRUMP_KEYS)):
        buckets: list[list[tuple[int, int, int]]] = [[] for _ in range(1024)]
        for number, key in enumerate(keys):
            total = HASH[256 * trumped + (key >> 24)] + HASH[key >> 16 & 255]
            total = total + HASH[key >> 8 & 255] + HASH[key & 255] & ALL_ONES
            buckets[total & 1023].append((total >> 32, total >> 45 | 1, number))
        free = bytearray(b"\1" * 8192)
        for bucket in sorted(range(1024), key=lambda b: len(buckets[b]), reverse=True):
            shift = 0
            while True:
                places = {high + shift * step & 8191: n for high, step, n in buckets[bucket]}
                if len(places) == len(buckets[bucket]) and all(free[at] for at in places):
                    break
                shift += 1
            SHIFTS[1024 * trumped + bucket] = shift
            for place, number in places.items():
                free[place] = 0
                SLOTS[8192 * trumped + place] = number


_number_classes()
