# cython: language_level=3, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How well a world explains what the other seats said and played.

A world's weight is the product of two things. The auction: how likely each seat is to have spoken
as it did with the first packet it has there, and the maker to have laid that indicator; tables of
these likelihoods are given from outside. The play: a softmax over what each card looks like to the
seat that played it, card by card since the first lead.

A model is never trusted too far: each card's likelihood is mixed with that of a blind choice.

The types for compiled code stand in ``likelihood.pxd``.
"""

from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from three04.ai.kernel.layout import mask_of
from three04.ai.packets import KEYS, TRUMP_KEYS
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import Knowledge
from three04.ai.worlds.script import script_of

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

if not cython.compiled:
    from math import exp

    from three04.ai.kernel.bits import bit, count64, ctz64, in_lane, lane, start, worth

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

LOOKS: Final = 28
"""How many numbers say what a card looks like."""

KINDS: Final = 12
"""Situations: lead, follow, void, void with the trump unknown; each as maker, partner, defender."""

MANY = LOOKS
FIELDS = 22
PACKETS = 2262

RANKS: Final = 8
"""Indicator ranks in a table of trumps, the seven first."""


class Likelihood:
    """Weighs worlds for one decision.

    Attributes:
        knowledge: What the seat knows.
        moments: How many cards were played.
    """

    def __init__(
        self,
        knowledge: Knowledge,
        model: Sequence[float] | None = None,
        packet_weights: Mapping[int, Sequence[float]] | None = None,
        trump_weights: Sequence[float] | None = None,
        blind: float = 0.5,
    ) -> None:
        """Make ready to weigh.

        Args:
            knowledge: What the seat knows.
            model: The play model's weights, :data:`LOOKS` for each of :data:`KINDS`; without them
                the play is not looked at.
            packet_weights: By seat, the likelihood of all it said for each class of first packets
                (``three04.ai.packets``); seats that are missing are not looked at. Used only at the
                table for four, whose packets the classes are.
            trump_weights: For each class of packet and trump and each rank of the indicator from
                the seven up, the likelihood that the maker lays it, given the packet.
            blind: The share of a blind choice in each card's likelihood.
        """
        self.knowledge = knowledge
        public = knowledge.view.public
        self.seat, self.seats = knowledge.seat, len(knowledge.held)
        self.maker = -1 if public.maker is None else public.maker
        self.limits = int(public.options.maker_limits)
        self.pack = mask_of(public.table.pack)
        self.blind, self.everyone = blind, 0
        self.by_play = int(model is not None)
        script = script_of(knowledge) if model is not None else []
        self.moments = len(script)
        self.allocate(max(1, self.moments))
        for at, moment in enumerate(script):
            self.gone[at] = moment.gone
            for field in range(FIELDS):
                self.fact[FIELDS * at + field] = moment[field if field < 7 else field + 1]
        for at, weight in enumerate(model or ()):
            self.weight[at] = weight
        for seat in range(self.seats):
            self.played[seat], self.held[seat] = knowledge.played[seat], knowledge.held[seat]
        for at, (_, seat) in enumerate(knowledge.hidden):
            self.down_seat[at] = seat
        self.downs = len(knowledge.hidden)
        self.closed = int(public.options.trump == "closed")
        self.from_first = int(knowledge.from_first)
        self._take_packets(packet_weights or {}, trump_weights)

    def allocate(self, moments: int) -> None:
        """Make room."""
        if cython.compiled:
            self._gone = bytearray(8 * moments)
            self._facts = bytearray(4 * FIELDS * moments)
            self.gone = cython.cast("uint64_t *", cython.cast("char *", self._gone))
            self.fact = cython.cast("int *", cython.cast("char *", self._facts))
        else:
            self.gone, self.fact = [0] * moments, [0] * (FIELDS * moments)
            self.weight = [0.0] * (LOOKS * KINDS)
            self.played, self.held, self.down_seat = [0] * 8, [0] * 8, [0] * 40
            self.tables = [0] * 8

    def _take_packets(
        self, packets: Mapping[int, Sequence[float]], trumps: Sequence[float] | None
    ) -> None:
        """Take the tables of the auction in."""
        table = self.knowledge.view.public.table
        four = table.packets[0] == 4 and len(table.ranks) == 8
        kept = [seat for seat in packets if seat != self.seat and four]
        self.by_packet = int(bool(kept))
        for seat in range(self.seats):
            self.tables[seat] = kept.index(seat) if seat in kept else -1
        first = self.knowledge.from_first and self.maker not in (-1, self.seat)
        self.by_trump = int(four and trumps is not None and first)
        numbers: array[float] = array("d")
        for seat in kept:
            numbers.extend(packets[seat])
        self.take_tables(numbers, array("d", trumps if self.by_trump and trumps else ()))

    def take_tables(self, packets: "array[float]", trumps: "array[float]") -> None:
        """Keep the tables."""
        if cython.compiled:
            self._packets = bytearray(memoryview(packets).cast("B")) + bytearray(8)
            self._trumps = bytearray(memoryview(trumps).cast("B")) + bytearray(8)
            self.packet = cython.cast("double *", cython.cast("char *", self._packets))
            self.indicator = cython.cast("double *", cython.cast("char *", self._trumps))
        else:
            self.packet, self.indicator = list(packets), list(trumps)

    # ------------------------------------------------------------------ weighing

    def weigh(self, worlds: Worlds, begin: int = 0, end: int = -1) -> None:
        """Give some worlds their weights; without a lock, so that threads can share the work.

        Args:
            worlds: Drawn for the same decision.
            begin: The first of them.
            end: The first that is left out; all by default.
        """
        if worlds.seats != self.seats or worlds.downs != self.downs:
            raise ValueError("made for another decision")
        first, last = max(0, begin), worlds.count if end < 0 else min(end, worlds.count)
        replay = Replay()
        with cython.nogil:
            for i in range(first, last):
                weight = self.of_auction(worlds, replay, i)
                if self.by_play and weight > 0.0:
                    weight *= self.of_play(worlds, replay, i)
                worlds.weight[i] = weight

    def of_auction(self, worlds: Worlds, replay: "Replay", number: int) -> float:
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
            if replay.memo_cards[at] != cards or replay.memo_laid[at] != laid:
                replay.memo_cards[at], replay.memo_laid[at] = cards, laid
                if laid >= 0:
                    cards &= ~bit(laid)
                replay.memo[at] = self.of_packets(replay, cards, seat, laid)
            weight *= replay.memo[at]
        return weight

    def of_packets(self, replay: "Replay", cards: int, seat: int, laid: int) -> float:
        """Return how likely a seat's words are, over all first packets among its cards.

        Args:
            replay: Room for the cards.
            cards: The seat's cards, without the one that is known to be of its first packet.
            seat: The seat.
            laid: That card, the indicator, or -1.
        """
        size = 0
        while cards:
            replay.packet[size] = bit(ctz64(cards))
            cards &= cards - 1
            size += 1
        total = 0.0
        many = 0
        for i in range(size - 2):
            for j in range(i + 1, size - 1):
                two = replay.packet[i] | replay.packet[j]
                for k in range(j + 1, size):
                    three = two | replay.packet[k]
                    if laid >= 0:
                        total += self.of_packet(three | bit(laid), seat, laid)
                        many += 1
                        continue
                    for m in range(k + 1, size):
                        total += self.of_packet(three | replay.packet[m], seat, laid)
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

    def of_play(self, worlds: Worlds, replay: "Replay", number: int) -> float:
        """Return the likelihood of all cards that others played, times how many there were."""
        self.set_replay(worlds, replay, number)
        weight = 1.0
        for at in range(self.moments):
            fact = FIELDS * at
            seat = self.fact[fact]
            card = self.fact[fact + 1]
            if card < 0:
                card = worlds.down[number * self.downs - card - 1]
            if replay.out and not self.fact[fact + 5]:
                self.turn_up(replay)
            if seat != self.seat or self.everyone:
                legal = self.legal(replay, at)
                if legal & (legal - 1) and legal & bit(card):
                    weight *= self.chance_of(replay, at, legal, card)
            self.remove(replay, seat, card, self.fact[fact + 2])
        return weight

    def set_replay(self, worlds: Worlds, replay: "Replay", number: int) -> None:
        """Put all cards back into the hands they were dealt to."""
        for seat in range(self.seats):
            replay.hands[seat] = worlds.hands[number * self.seats + seat] | self.played[seat]
            replay.known[seat] = 0
        for i in range(self.downs):
            replay.hands[self.down_seat[i]] |= bit(worlds.down[number * self.downs + i])
        replay.trump = worlds.trump[number]
        replay.indicator = worlds.laid[number]
        replay.out = self.closed and replay.indicator >= 0
        if replay.out:
            replay.hands[self.maker] &= ~bit(replay.indicator)

    def turn_up(self, replay: "Replay") -> None:
        """Give the indicator back to the maker's hand: the trump is open."""
        replay.out = 0
        replay.hands[self.maker] |= bit(replay.indicator)

    def remove(self, replay: "Replay", seat: int, card: int, down: int) -> None:
        """Take a card out of a hand."""
        if replay.out and card == replay.indicator:
            replay.out = 0
        else:
            replay.hands[seat] &= ~bit(card)
        if down:
            replay.known[seat] |= bit(card)
            replay.known[self.maker] |= bit(card)

    def legal(self, replay: "Replay", at: int) -> int:
        """Return the cards that the seat on turn might play (R41, R43, R36, R52)."""
        fact = FIELDS * at
        seat, led = self.fact[fact], self.fact[fact + 4]
        hand = replay.hands[seat]
        owner = replay.out and seat == self.maker
        if led >= 0:
            cards = hand & lane(led)
            if cards:
                return cards
            if not owner:
                return hand
            if hand == 0:
                return bit(replay.indicator)
            if self.limits:
                hand &= ~lane(replay.trump)
            return hand if led == replay.trump else hand | bit(replay.indicator)
        if owner:
            if hand == 0:
                return bit(replay.indicator)
            if self.limits and self.fact[fact + 3] == 0:
                return hand & ~lane(replay.trump)
        elif seat == self.maker and self.fact[fact + 6]:
            cards = hand & lane(replay.trump)
            if cards:
                return cards
        return hand

    def chance_of(self, replay: "Replay", at: int, legal: int, card: int) -> float:
        """Return how likely the card was among the legal ones, times how many they are."""
        kind = self.kind_of(replay, at)
        many = 0
        total, chosen = 0.0, 0.0
        cards = legal
        while cards:
            one = ctz64(cards)
            cards &= cards - 1
            self.look(replay, at, legal, one)
            # Four sums at a time: one would wait for itself.
            i, row = 0, MANY * kind
            first = second = third = fourth = 0.0
            while i < MANY:
                first += replay.looks[i] * self.weight[row + i]
                second += replay.looks[i + 1] * self.weight[row + i + 1]
                third += replay.looks[i + 2] * self.weight[row + i + 2]
                fourth += replay.looks[i + 3] * self.weight[row + i + 3]
                i += 4
            score = exp(first + second + (third + fourth))
            total += score
            many += 1
            if one == card:
                chosen = score
        return self.blind + (1.0 - self.blind) * many * chosen / total

    def kind_of(self, replay: "Replay", at: int) -> int:
        """Return the number of the situation: which weights count."""
        fact = FIELDS * at
        seat, led, role = self.fact[fact], self.fact[fact + 4], self.fact[fact + 21]
        if led < 0:
            return role
        if replay.hands[seat] & lane(led):
            return 3 + role
        return 9 + role if self.fact[fact + 5] and role else 6 + role

    def look(self, replay: "Replay", at: int, legal: int, card: int) -> None:
        """Write down what a card looks like to the seat that might play it."""
        fact = FIELDS * at
        seat, led = self.fact[fact], self.fact[fact + 4]
        hand = replay.hands[seat]
        out = self.pack & ~(self.gone[at] | hand | replay.known[seat])
        if replay.out and seat == self.maker:
            out &= ~bit(replay.indicator)
        for i in range(MANY):
            replay.looks[i] = 0.0
        replay.card, replay.rest = card, out
        replay.known_trump = -1 if self.fact[fact + 5] and seat != self.maker else replay.trump
        replay.mine = in_lane(hand, card >> 4)
        replay.higher = count64(in_lane(out, card >> 4) >> ((card & 15) + 1))
        if led < 0:
            self.look_lead(replay, fact)
        elif hand & lane(led):
            self.look_follow(replay, fact, legal)
        else:
            self.look_void(replay, fact, legal)

    def look_lead(self, replay: "Replay", fact: int) -> None:
        """What a lead looks like."""
        x = replay.looks
        card, suit, rank = replay.card, replay.card >> 4, replay.card & 15
        points = worth(card) * 0.1
        trump = replay.known_trump
        many = count64(replay.mine)
        master = replay.higher == 0
        theirs = in_lane(replay.rest, suit)
        by_me = self.fact[fact + 21] != 2
        x[0] = points
        x[1] = rank == 8
        x[2] = rank == 7
        x[3] = master
        x[4] = master and trump >= 0 and suit != trump and in_lane(replay.rest, trump) != 0
        x[5] = suit == trump
        x[6] = suit == trump and by_me
        x[7] = many * 0.25
        x[8] = many == 1
        x[9] = replay.mine & ((1 << rank) - 1) == 0
        x[10] = replay.mine >> (rank + 1) == 0
        x[11] = replay.higher * 0.25
        x[12] = self.fact[fact + 14] >> suit & 1
        x[13] = self.fact[fact + 15] >> suit & 1
        x[14] = trump < 0 and self.fact[fact + 16] >> suit & 1
        x[15] = (self.fact[fact + 17] >> 2 * suit & 3) * 0.5
        x[16] = self.fact[fact + 19] >> suit & 1
        x[17] = self.fact[fact + 18] >> suit & 1
        x[18] = points if self.fact[fact + 3] == 0 else 0.0
        x[19] = points == 0.0
        x[20] = rank != 8 and replay.mine >> 8 & 1
        x[21] = theirs >> 8 & 1 and points >= 1.0
        x[22] = points if master else 0.0
        x[23] = count64(theirs) * 0.125 if trump < 0 else 0.0
        x[24] = points * self.fact[fact + 3] * 0.125
        x[25] = suit == trump and self.fact[fact + 5]
        x[26] = suit == trump and master
        x[27] = rank * 0.125

    def look_follow(self, replay: "Replay", fact: int, legal: int) -> None:
        """What following suit looks like."""
        x = replay.looks
        led, best, ruffed = self.fact[fact + 4], self.fact[fact + 7], self.fact[fact + 8]
        ours, stake = self.fact[fact + 9], self.fact[fact + 10]
        rank = replay.card & 15
        points = worth(replay.card) * 0.1
        others, partners = self.fact[fact + 12], self.fact[fact + 13]
        last = others + partners == 0
        wins = not ruffed and rank > best
        cards = in_lane(legal, led)
        out = in_lane(replay.rest, led)
        safe = ours and (last or ruffed or out >> (best + 1) == 0)
        x[0] = points
        x[1] = wins
        x[2] = wins and last
        x[3] = wins and replay.higher == 0
        x[4] = points if ours else 0.0
        x[5] = points if ours and last else 0.0
        x[6] = points if safe else 0.0
        x[7] = points if not ours and not wins else 0.0
        x[8] = stake * 0.1 if wins else 0.0
        x[9] = points if wins else 0.0
        x[10] = cards & ((1 << rank) - 1) == 0
        x[11] = cards >> (rank + 1) == 0
        x[12] = rank == 8
        x[13] = rank == 7
        x[14] = wins and cards & ((1 << rank) - 1) >> (best + 1) << (best + 1) == 0
        x[15] = wins and others + partners > 1
        x[16] = points if wins and replay.higher else 0.0
        x[17] = replay.higher * 0.25
        x[18] = points if led == replay.known_trump else 0.0
        x[19] = points if self.fact[fact + 11] else 0.0
        x[20] = points * others
        x[21] = points * partners
        x[22] = wins and ours
        x[23] = points == 0.0
        x[24] = points * self.fact[fact + 3] * 0.125
        x[25] = wins and ours and not safe
        x[26] = points if ruffed else 0.0
        x[27] = rank * 0.125

    def look_void(self, replay: "Replay", fact: int, legal: int) -> None:
        """What a ruff or a discard looks like."""
        x = replay.looks
        best, ruffed = self.fact[fact + 7], self.fact[fact + 8]
        ours, stake = self.fact[fact + 9], self.fact[fact + 10] * 0.1
        card, suit, rank = replay.card, replay.card >> 4, replay.card & 15
        points = worth(card) * 0.1
        trump = replay.known_trump
        last = self.fact[fact + 12] + self.fact[fact + 13] == 0
        ruffs = suit == trump
        wins = ruffs and (not ruffed or rank > best)
        theirs = in_lane(replay.rest, suit)
        many = count64(replay.mine)
        out = count64(theirs) * 0.125
        led = in_lane(replay.rest, self.fact[fact + 4])
        safe = ours and (last or ruffed or led >> (best + 1) == 0)
        laid = replay.out and card == replay.indicator and self.fact[fact + 21] == 0
        x[0] = points
        x[1] = ruffs
        x[2] = wins
        x[3] = stake if wins else 0.0
        x[4] = ruffs and ours
        x[5] = ruffs and last
        x[6] = rank * 0.125 if ruffs else 0.0
        x[7] = points if ours and not ruffs else 0.0
        x[8] = points if ours and last and not ruffs else 0.0
        x[9] = points if safe and not ruffs else 0.0
        x[10] = points if not ours and not wins else 0.0
        x[11] = replay.mine & ((1 << rank) - 1) == 0
        x[12] = worth(card) == least_worth(legal)
        x[13] = many * 0.25
        x[14] = many == 1
        x[15] = replay.higher == 0 and not ruffs
        x[16] = rank == 8
        x[17] = rank == 7
        x[18] = laid
        x[19] = stake if laid else 0.0
        x[20] = laid and ours
        x[26] = points * self.fact[fact + 3] * 0.125
        x[27] = many <= 2 and points >= 1.0 and theirs >> 8 & 1
        if trump < 0:
            x[21] = out
            x[22] = 0.0 if ours else out * stake
            x[23] = (self.fact[fact + 16] | self.fact[fact + 20]) >> suit & 1
            x[24] = 0.0 if ours else rank * 0.125 * stake
            x[25] = out if ours else 0.0

    # ------------------------------------------------------------------ for the fit

    def choices(self, worlds: Worlds, number: int) -> list[tuple[int, int, list[list[float]]]]:
        """Return what every card of another seat looked like, beside what else could be played.

        Returns:
            For each card that was chosen from several: the number of the situation, the number
            of the card chosen, and the looks of all.
        """
        replay = Replay()
        found = []
        self.set_replay(worlds, replay, number)
        for at in range(self.moments):
            fact = FIELDS * at
            seat = self.fact[fact]
            card = self.fact[fact + 1]
            if card < 0:
                card = worlds.down[number * self.downs - card - 1]
            if replay.out and not self.fact[fact + 5]:
                self.turn_up(replay)
            if seat != self.seat or self.everyone:
                legal = self.legal(replay, at)
                if legal & (legal - 1) and legal & bit(card):
                    looks = []
                    chosen = count64(legal & (bit(card) - 1))
                    cards = legal
                    while cards:
                        self.look(replay, at, legal, ctz64(cards))
                        cards &= cards - 1
                        looks.append([replay.looks[i] for i in range(MANY)])
                    found.append((self.kind_of(replay, at), chosen, looks))
            self.remove(replay, seat, card, self.fact[fact + 2])
        return found


class Replay:
    """Where a deal stands while it is gone through again: one a thread."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.hands, self.known, self.looks = [0] * 8, [0] * 8, [0.0] * LOOKS
            self.packet = [0] * 8
            self.memo_cards, self.memo_laid = [0] * 8192, [0] * 8192
            self.memo = [0.0] * 8192
        self.trump = self.indicator = self.out = 0


def least_worth(cards: int) -> int:
    """Return the points of the cheapest of these cards."""
    cards |= cards >> 32
    cards = (cards | cards >> 16) & 0xFFFF
    return worth(ctz64(cards))


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
