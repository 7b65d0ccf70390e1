# cython: language_level=3, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Draws deals that agree with what a seat knows, every one of them being equally likely.

How many deals there are is counted place by place: what matters of the cards already placed is
only how many of each suit are left. The same counts then say how likely each case (each trump
suit) is, how many cards of each suit a place gets, and which these are is plain chance. Nothing is
drawn in vain.

The types for compiled code stand in ``sampler.pxd``; the file runs as it stands too, and gives the
same worlds for the same seed.
"""

from typing import Final

from three04.ai.kernel.layout import LANE, bits_of, mask_of
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import HAND, INDICATOR, Case, Knowledge, Place

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

if not cython.compiled:
    from three04.ai.kernel.bits import below, bit, ctz64, start, stir

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

BATCH: Final = 256
"""So many worlds come from one row of chances: batches may be drawn by several threads."""

STEP = BATCH

WRAP: Final = 0xFFFF_FFFF_FFFF_FFFF

LEFT: Final = 1000
"""Numbers of the cards left of three suits, each from 0 to 9; the fourth follows from them."""


class Sampler:
    """Draws worlds for one decision.

    Attributes:
        knowledge: What the seat knows.
    """

    def __init__(self, knowledge: Knowledge) -> None:
        """Count the deals that agree with it.

        Args:
            knowledge: What the seat knows.

        Raises:
            ValueError: If no deal agrees with it.
        """
        self.knowledge = knowledge
        self.seats, self.downs = len(knowledge.held), len(knowledge.hidden)
        cases = [self._ordered(case) for case in knowledge.cases]
        levels, entries = self._levels(cases)
        self.allocate(len(levels), sum(len(case.places) for case in cases), len(cases))
        for at, (suits, size, some, after) in enumerate(levels):
            self.suits[at], self.size[at], self.some[at] = suits, size, some
            self.after[at] = after
        for n in range(10):
            self.choose[10 * n] = 1.0
            for k in range(1, 10):
                above = (
                    self.choose[10 * (n - 1) + k - 1] + self.choose[10 * (n - 1) + k] if n else 0
                )
                self.choose[10 * n + k] = above
        self._spread_pool()
        self._count_cases(cases, entries)
        self._note_first_packets()

    # ------------------------------------------------------------------ set-up

    def _ordered(self, case: Case) -> Case:
        """Put what differs from case to case first: the rest is counted for all together."""
        return case._replace(places=tuple(sorted(case.places, key=self._order)))

    def _order(self, place: Place) -> tuple[bool, int, int]:
        return place.trick == HAND, place.size if place.trick == HAND else place.trick, place.seat

    def _levels(self, cases: list[Case]) -> tuple[list[tuple[int, int, int, int]], list[int]]:
        """Return the different rows of places, each as a place and the row after it."""
        known: dict[tuple[int, int, int, int], int] = {}
        entries = []
        for case in cases:
            after = -1
            for place in reversed(case.places):
                key = (place.suits, place.size, case.trump if place.some else -1, after)
                after = known.setdefault(key, len(known))
            entries.append(after)
        return list(known), entries

    def allocate(self, rows: int, places: int, cases: int) -> None:
        """Make room."""
        if cython.compiled:
            self._table = bytearray(b"\xff" * (4 * LEFT * rows))
            self.table = cython.cast("int *", cython.cast("char *", self._table))
            self._rows = bytearray(16 * rows + 4)
            self.suits = cython.cast("int *", cython.cast("char *", self._rows))
            self.size = self.suits + rows
            self.some = self.size + rows
            self.after = self.some + rows
            self._targets = bytearray(4 * places + 4)
            self.target = cython.cast("int *", cython.cast("char *", self._targets))
            self._per_case = bytearray(4 * 5 * cases + 20)
            self.entry = cython.cast("int *", cython.cast("char *", self._per_case))
            self.begin = self.entry + cases
            self.long = self.begin + cases
            self.trump_of = self.long + cases
            self.out = self.trump_of + cases
            self._upto = bytearray(8 * cases + 8)
            self.upto = cython.cast("double *", cython.cast("char *", self._upto))
        else:
            self.table = [-1] * (LEFT * rows)
            self.suits, self.size, self.some = [0] * rows, [0] * rows, [0] * rows
            self.after, self.target = [0] * rows, [0] * places
            self.entry, self.begin, self.long = [0] * cases, [0] * cases, [0] * cases
            self.trump_of, self.out, self.upto = [0] * cases, [0] * cases, [0.0] * cases
            self.choose, self.number, self.pool = [0.0] * 100, [0] * 4, [0] * 36
            self.held, self.played, self.first = [0] * 8, [0] * 8, [0] * 8
            self.down_seat = [0] * 40
            self.split, self.parts, self.child = [], [], []
            self.total, self.node_at = [], []
        self._totals = self._node_at = bytearray()
        self._splits = self._parts = self._children = bytearray()
        self.options = self.node_room = self.option_room = 0
        self._more_nodes()
        self._more_options()
        # The end: no place is left.
        self.nodes = 1
        self.total[0] = 1.0

    def _more_nodes(self) -> None:
        """Double the room for what is left after some places."""
        room = max(512, 2 * self.node_room)
        if cython.compiled:
            self._totals = grown(self._totals, 8 * room)
            self._node_at = grown(self._node_at, 4 * room + 4)
            self.total = cython.cast("double *", cython.cast("char *", self._totals))
            self.node_at = cython.cast("int *", cython.cast("char *", self._node_at))
        else:
            self.total += [0.0] * (room - self.node_room)
            self.node_at += [0] * (room + 1 - len(self.node_at))
        self.node_room = room

    def _more_options(self) -> None:
        """Double the room for the numbers of cards that a place may get."""
        room = max(4096, 2 * self.option_room)
        if cython.compiled:
            self._splits = grown(self._splits, 8 * room)
            self._parts = grown(self._parts, 4 * room)
            self._children = grown(self._children, 4 * room)
            self.split = cython.cast("double *", cython.cast("char *", self._splits))
            self.parts = cython.cast("int *", cython.cast("char *", self._parts))
            self.child = cython.cast("int *", cython.cast("char *", self._children))
        else:
            more = room - self.option_room
            self.split += [0.0] * more
            self.parts += [0] * more
            self.child += [0] * more
        self.option_room = room

    def _spread_pool(self) -> None:
        """Lay the unseen cards out by suit."""
        for suit in range(4):
            self.number[suit] = 0
        for card in bits_of(self.knowledge.pool):
            suit = card // LANE
            self.pool[9 * suit + self.number[suit]] = card
            self.number[suit] += 1

    def _count_cases(self, cases: list[Case], entries: list[int]) -> None:
        """Count the deals of each case."""
        a, b, c, d = [self.number[suit] for suit in range(4)]
        hidden = {place: at for at, place in enumerate(self.knowledge.hidden)}
        self.cases = len(cases)
        at, ways = 0, 0.0
        for case, (trump, places) in enumerate(cases):
            self.begin[case], self.long[case] = at, len(places)
            self.trump_of[case], self.out[case] = trump, 0
            for place in places:
                self.target[at] = self._target(place, hidden)
                if place.trick == INDICATOR:
                    self.out[case] = 1
                at += 1
            self.entry[case] = self.build(entries[case], a, b, c, d)
            ways += self.total[self.entry[case]]
            self.upto[case] = ways
        if not ways:
            raise ValueError("no deal agrees with what was seen")
        self.ways = ways

    def _target(self, place: Place, hidden: dict[tuple[int, int], int]) -> int:
        """Return where the cards of a place go: a seat, 8 for the indicator, from 9 face down."""
        if place.trick == HAND:
            return place.seat
        return 8 if place.trick == INDICATOR else 9 + hidden[place.trick, place.seat]

    def _note_first_packets(self) -> None:
        """Note what the first packets are drawn from."""
        knowledge = self.knowledge
        public, own = knowledge.view.public, knowledge.view.own
        self.packet = public.table.packets[0]
        self.seat = knowledge.seat
        for seat in range(self.seats):
            self.held[seat], self.played[seat] = knowledge.held[seat], knowledge.played[seat]
            self.first[seat] = 0
        self.first[self.seat] = mask_of(own.packet[: self.packet])
        self.maker = -1 if public.maker is None else public.maker
        self.own_indicator, self.laid = knowledge.indicator, knowledge.laid
        self.from_first = int(knowledge.from_first)
        for at, (_, seat) in enumerate(knowledge.hidden):
            self.down_seat[at] = seat
        # Where another's indicator may lie in the running trick.
        running = (len(public.tricks), self.maker)
        self.running = knowledge.hidden.index(running) if running in knowledge.hidden else -1

    def build(self, level: int, a: int, b: int, c: int, d: int) -> int:
        """Count the ways to deal so many cards of each suit to a row of places.

        Returns:
            The number of a node: what may come next and in how many ways. Node 0 is the end.
        """
        if level < 0:
            return 0
        at = LEFT * level + 100 * a + 10 * b + c
        if self.table[at] >= 0:
            return self.table[at]
        many = self.options_of(level, a, b, c, d, 0)
        while self.options + many > self.option_room:
            self._more_options()
        if self.nodes >= self.node_room:
            self._more_nodes()
        node = self.nodes
        self.nodes += 1
        self.options_of(level, a, b, c, d, 1)
        self.total[node] = 0.0
        if self.options > self.node_at[node]:
            self.total[node] = self.split[self.options - 1]
        self.node_at[node + 1] = self.options
        self.table[at] = node
        return node

    def options_of(self, level: int, a: int, b: int, c: int, d: int, write: int) -> int:
        """Go through the numbers of each suit that a place may get: count what follows, or write.

        Returns:
            How many there are.
        """
        suits, size, after = self.suits[level], self.size[level], self.after[level]
        some = self.some[level]
        most_a = min(a, size) if suits & 1 else 0
        most_b = min(b, size) if suits & 2 else 0
        most_c = min(c, size) if suits & 4 else 0
        most_d = min(d, size) if suits & 8 else 0
        many = 0
        ways = 0.0
        for i in range(max(0, size - most_b - most_c - most_d), most_a + 1):
            for j in range(max(0, size - i - most_c - most_d), min(most_b, size - i) + 1):
                for k in range(max(0, size - i - j - most_d), min(most_c, size - i - j) + 1):
                    m = size - i - j - k
                    parts = i | j << 4 | k << 8 | m << 12
                    if some >= 0 and parts >> 4 * some & 15 == 0:
                        continue
                    node = self.build(after, a - i, b - j, c - k, d - m)
                    many += 1
                    if write and self.total[node] > 0.0:
                        here = self.choose[10 * a + i] * self.choose[10 * b + j]
                        here *= self.choose[10 * c + k] * self.choose[10 * d + m]
                        ways += here * self.total[node]
                        self.split[self.options] = ways
                        self.parts[self.options] = parts
                        self.child[self.options] = node
                        self.options += 1
        return many

    # ------------------------------------------------------------------ drawing

    def draw(self, count: int, seed: int) -> Worlds:
        """Draw worlds; the same seed gives the same ones.

        Args:
            count: How many.
            seed: Of the chances: batch number k, of :data:`BATCH` worlds, comes from seed + k.
        """
        worlds = Worlds(self.knowledge, count)
        self.fill(worlds, seed, 0, (count + BATCH - 1) // BATCH)
        return worlds

    def fill(self, worlds: Worlds, seed: int, begin: int, end: int) -> None:
        """Draw some of the batches; without a lock, so that threads can share the work.

        Args:
            worlds: Where they go.
            seed: Of the chances.
            begin: Number of the first batch to be drawn.
            end: Number of the first that is not.
        """
        if worlds.seats != self.seats or worlds.downs != self.downs:
            raise ValueError("made for another decision")
        last = min(end * BATCH, worlds.count)
        at = max(0, begin * BATCH)
        row = seed & WRAP
        deck = Deck()
        with cython.nogil:
            for i in range(at, last):
                if i % STEP == 0:
                    deck.chance = start(row + i // STEP)
                self.draw_one(worlds, deck, i)

    def draw_one(self, worlds: Worlds, deck: "Deck", number: int) -> None:
        """Draw one world."""
        for i in range(36):
            deck.cards[i] = self.pool[i]
        for i in range(4):
            deck.left[i] = self.number[i]
        deck.chance = stir(deck.chance)
        where = unit(deck.chance) * self.ways
        case = 0
        while case < self.cases - 1 and self.upto[case] <= where:
            case += 1
        at = number * self.seats
        for i in range(self.seats):
            worlds.hands[at + i] = self.held[i]
        indicator = self.own_indicator
        node = self.entry[case]
        for i in range(self.begin[case], self.begin[case] + self.long[case]):
            option = self.pick(deck, node)
            mask = self.deal(deck, self.parts[option])
            node = self.child[option]
            target = self.target[i]
            if target < 8:
                worlds.hands[at + target] |= mask
            elif target == 8:
                indicator = ctz64(mask)
            else:
                worlds.down[number * self.downs + target - 9] = ctz64(mask)
        worlds.indicator[number] = indicator
        worlds.trump[number] = self.trump_of[case]
        laid = self.laid
        if self.out[case]:
            laid = indicator
        elif laid < 0 and self.running >= 0:
            laid = worlds.down[number * self.downs + self.running]
        worlds.laid[number] = laid
        self.split_packets(worlds, deck, number)

    def pick(self, deck: "Deck", node: int) -> int:
        """Pick how many cards of each suit a place gets."""
        low, high = self.node_at[node], self.node_at[node + 1] - 1
        if low == high:
            return low
        deck.chance = stir(deck.chance)
        where = unit(deck.chance) * self.total[node]
        while low < high:
            middle = (low + high) // 2
            if self.split[middle] > where:
                high = middle
            else:
                low = middle + 1
        return low

    def deal(self, deck: "Deck", parts: int) -> int:
        """Take so many cards of each suit."""
        mask = 0
        for suit in range(4):
            many = parts >> 4 * suit & 15
            while many:
                left = deck.left[suit]
                at = 9 * suit
                if left > many:
                    deck.chance = stir(deck.chance)
                    at += below(deck.chance, left)
                else:
                    at += left - 1
                mask |= bit(deck.cards[at])
                left -= 1
                deck.cards[at] = deck.cards[9 * suit + left]
                deck.left[suit] = left
                many -= 1
        return mask

    def split_packets(self, worlds: Worlds, deck: "Deck", number: int) -> None:
        """Say which of its cards each seat got first; the indicator is among the maker's."""
        at = number * self.seats
        for seat in range(self.seats):
            if seat == self.seat:
                worlds.first[at + seat] = self.first[seat]
                continue
            cards = worlds.hands[at + seat] | self.played[seat]
            for i in range(self.downs):
                if self.down_seat[i] == seat:
                    cards |= bit(worlds.down[number * self.downs + i])
            need = self.packet
            first = 0
            if seat == self.maker and worlds.laid[number] >= 0:
                cards |= bit(worlds.laid[number])
                if self.from_first:
                    first = bit(worlds.laid[number])
                    cards &= ~first
                    need -= 1
            size = 0
            while cards:
                deck.hand[size] = ctz64(cards)
                cards &= cards - 1
                size += 1
            for i in range(need):
                deck.chance = stir(deck.chance)
                j = i + below(deck.chance, size - i)
                first |= bit(deck.hand[j])
                deck.hand[j] = deck.hand[i]
            worlds.first[at + seat] = first


class Deck:
    """The cards that are still to be dealt, and a row of chances: one a thread."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.cards, self.left, self.hand = [0] * 36, [0] * 4, [0] * 16
        self.chance = 0


def grown(old: bytearray, size: int) -> bytearray:
    """Return a larger piece of memory with the same beginning."""
    new = bytearray(size)
    new[: len(old)] = old
    return new


def unit(chance: int) -> float:
    """Return the number from 0 up to 1 that a state of chance stands for."""
    return (chance >> 11) * 1.1102230246251565e-16
