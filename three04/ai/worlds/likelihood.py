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

from collections.abc import Mapping, Sequence
from typing import Final

from three04.ai.kernel.layout import mask_of
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import Knowledge
from three04.ai.worlds.said import Said
from three04.ai.worlds.script import script_of
from three04.ai.worlds.sight import Sight

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

if not cython.compiled:
    from three04.ai.kernel.bits import bit, count64, ctz64, lane

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

FIELDS = 24


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
            model: The play model's weights, ``sight.SIZE`` for each of its kinds; without them
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
        self.blind, self.everyone = blind, 0
        self.by_play = int(model is not None)
        self.sight = Sight(model, mask_of(public.table.pack), self.maker, public.contract)
        self.said = Said(knowledge, packet_weights or {}, trump_weights)
        script = script_of(knowledge) if model is not None else []
        self.moments = len(script)
        self.allocate(max(1, self.moments))
        for at, moment in enumerate(script):
            self.gone[at] = moment.gone
            for field in range(FIELDS):
                self.fact[FIELDS * at + field] = moment[field if field < 7 else field + 1]
        for seat in range(self.seats):
            self.played[seat] = knowledge.played[seat]
        for at, (_, seat) in enumerate(knowledge.hidden):
            self.down_seat[at] = seat
        self.downs = len(knowledge.hidden)
        self.closed = int(public.options.trump == "closed")

    def allocate(self, moments: int) -> None:
        """Make room."""
        if cython.compiled:
            self._gone = bytearray(8 * moments)
            self._facts = bytearray(4 * FIELDS * moments)
            self.gone = cython.cast("uint64_t *", cython.cast("char *", self._gone))
            self.fact = cython.cast("int *", cython.cast("char *", self._facts))
        else:
            self.gone, self.fact = [0] * moments, [0] * (FIELDS * moments)
            self.played, self.down_seat = [0] * 8, [0] * 40

    # ------------------------------------------------------------------ weighing

    def weigh(self, worlds: Worlds, begin: int = 0, end: int = -1) -> None:
        """Give some worlds their weights, without a lock. One object a thread.

        Args:
            worlds: Drawn for the same decision.
            begin: The first of them.
            end: The first that is left out; all by default.
        """
        if worlds.seats != self.seats or worlds.downs != self.downs:
            raise ValueError("made for another decision")
        first, last = max(0, begin), worlds.count if end < 0 else min(end, worlds.count)
        with cython.nogil:
            for i in range(first, last):
                weight = self.said.likelihood(worlds, i)
                if self.by_play and weight > 0.0:
                    weight *= self.of_play(worlds, i)
                worlds.weight[i] = weight

    def of_play(self, worlds: Worlds, number: int) -> float:
        """Return the likelihood of all cards that others played, times how many there were."""
        self.begin(worlds, number)
        weight = 1.0
        for at in range(self.moments):
            fact = FIELDS * at
            seat = self.fact[fact]
            card = self.fact[fact + 1]
            if card < 0:
                card = worlds.down[number * self.downs - card - 1]
            if self.fact[fact + 4] < 0:
                self.sight.look_under()
            if self.sight.out and not self.fact[fact + 5]:
                self.sight.turn_up()
            if seat != self.seat or self.everyone:
                legal = self.legal(at)
                if legal & (legal - 1) and legal & bit(card):
                    weight *= self.chance_of(at, legal, card)
            self.sight.remove(seat, card, self.fact[fact + 2])
        return weight

    def begin(self, worlds: Worlds, number: int) -> None:
        """Put all cards back into the hands they were dealt to."""
        self.sight.lying = 0
        self.sight.trump = worlds.trump[number]
        self.sight.indicator = worlds.laid[number]
        self.sight.out = self.closed and worlds.laid[number] >= 0
        for seat in range(self.seats):
            cards = worlds.hands[number * self.seats + seat] | self.played[seat]
            for i in range(self.downs):
                if self.down_seat[i] == seat:
                    cards |= bit(worlds.down[number * self.downs + i])
            if self.sight.out and seat == self.maker:
                cards &= ~bit(self.sight.indicator)
            self.sight.hands[seat], self.sight.known[seat] = cards, 0

    def legal(self, at: int) -> int:
        """Return the cards that the seat on turn might play (R41, R43, R36, R52)."""
        fact = FIELDS * at
        seat, led = self.fact[fact], self.fact[fact + 4]
        hand = self.sight.hands[seat]
        owner = self.sight.out and seat == self.maker
        if led >= 0:
            cards = hand & lane(led)
            if cards:
                return cards
            if not owner:
                return hand
            if hand == 0:
                return bit(self.sight.indicator)
            if self.limits:
                hand &= ~lane(self.sight.trump)
            return hand if led == self.sight.trump else hand | bit(self.sight.indicator)
        if owner:
            if hand == 0:
                return bit(self.sight.indicator)
            if self.limits and self.fact[fact + 3] == 0:
                return hand & ~lane(self.sight.trump)
        elif seat == self.maker and self.fact[fact + 6]:
            cards = hand & lane(self.sight.trump)
            if cards:
                return cards
        return hand

    def show(self, at: int) -> int:
        """Show the seat on turn what lay open; return the number of the situation."""
        self.sight.gone = self.gone[at]
        for field in range(FIELDS):
            self.sight.fact[field] = self.fact[FIELDS * at + field]
        return self.sight.begin()

    def chance_of(self, at: int, legal: int, card: int) -> float:
        """Return how likely the card was among the legal ones, times how many they are."""
        self.show(at)
        many = 0
        total, chosen = 0.0, 0.0
        cards = legal
        while cards:
            one = ctz64(cards)
            cards &= cards - 1
            score = self.sight.score(legal, one)
            total += score
            many += 1
            if one == card:
                chosen = score
        return self.blind + (1.0 - self.blind) * many * chosen / total

    # ------------------------------------------------------------------ for the fit

    def choices(self, worlds: Worlds, number: int) -> list[tuple[int, int, list[list[float]]]]:
        """Return what every card of another seat looked like, beside what else could be played.

        Returns:
            For each card that was chosen from several: the number of the situation, the number
            of the card chosen, and the looks of all.
        """
        found = []
        self.begin(worlds, number)
        for at in range(self.moments):
            fact = FIELDS * at
            seat = self.fact[fact]
            card = self.fact[fact + 1]
            if card < 0:
                card = worlds.down[number * self.downs - card - 1]
            if self.fact[fact + 4] < 0:
                self.sight.look_under()
            if self.sight.out and not self.fact[fact + 5]:
                self.sight.turn_up()
            if seat != self.seat or self.everyone:
                legal = self.legal(at)
                if legal & (legal - 1) and legal & bit(card):
                    kind = self.show(at)
                    looks = []
                    chosen = count64(legal & (bit(card) - 1))
                    cards = legal
                    while cards:
                        self.sight.look(legal, ctz64(cards))
                        cards &= cards - 1
                        looks.append(self.sight.looks_of())
                    found.append((kind, chosen, looks))
            self.sight.remove(seat, card, self.fact[fact + 2])
        return found
