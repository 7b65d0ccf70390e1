# cython: language_level=3, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What a seat sees when it chooses a card, and how likely the play model takes it to choose each.

The model is a softmax over what each card looks like to the seat that might play it: only what that
seat can know goes in. A card's score is a weighted sum of its looks and what a layer of units, each
a weighted sum cut off at nothing, makes of the looks and of the occasion, which is the same for all
cards of a choice. The types for compiled code stand in ``sight.pxd``.
"""

from collections.abc import Sequence
from typing import Final

from three04.ai.kernel.layout import points_of

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

if not cython.compiled:
    from math import exp

    from three04.ai.kernel.bits import bit, count64, ctz64, in_lane, lane, worth

    # What the compiler has to know beforehand: see ``sight.pxd``.
    MANY, SOME, WIDE, ROW = 28, 20, 16, 828

    def begin_units(
        occasion: list[float], weight: list[float], row: int, begun: list[float]
    ) -> None:
        """Write down what the units begin with on an occasion."""
        at = row + MANY + WIDE * (MANY + 2)
        for j in range(WIDE):
            begun[j] = weight[row + MANY + j]
            for i in range(SOME):
                begun[j] += occasion[i] * weight[at + WIDE * i + j]

    def score_of(looks: list[float], weight: list[float], row: int, begun: list[float]) -> float:
        """Return the score of a card by the weights that begin at a row."""
        total = 0.0
        unit = list(begun)
        for i in range(MANY):
            if looks[i]:
                total += looks[i] * weight[row + i]
                at = row + MANY + WIDE * (i + 2)
                for j in range(WIDE):
                    unit[j] += looks[i] * weight[at + j]
        for j in range(WIDE):
            total += max(unit[j], 0.0) * weight[row + MANY + WIDE + j]
        return total


COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

LOOKS: Final = 28
"""How many numbers say what a card looks like."""

OCCASION: Final = 20
"""How many numbers say on what occasion it is chosen."""

UNITS: Final = 16
"""Units of the layer."""

KINDS: Final = 12
"""Situations: lead, follow, void, void with the trump unknown; each as maker, partner, defender."""

SIZE: Final = LOOKS + UNITS * (LOOKS + OCCASION + 2)
"""Weights of one kind of situation.

First those of the looks; then for each unit what it begins with and what it counts for; then for
each of the looks, and each number of the occasion, what it adds to every unit.
"""


class Sight:
    """What lies open, and what the seat on turn holds. One object a thread.

    Filled in from outside, card by card: ``fact`` is a ``script.Moment`` without ``gone``, which
    stands beside it; ``hands`` are what the seats hold, the maker's without the indicator while
    ``out`` says that it lies on the table; ``known`` are face-down cards that a seat knows,
    ``lying`` those of the running trick.
    """

    def __init__(
        self,
        model: Sequence[float] | None,
        pack: int,
        maker: int,
        contract: int,
        heat: float = 1.0,
    ) -> None:
        """Begin with a model.

        Args:
            model: Its weights, :data:`SIZE` for each of :data:`KINDS`; none: all cards are alike.
            pack: All cards of the deal.
            maker: The maker's seat, or -1.
            contract: The points he has to reach.
            heat: What scores are multiplied by: over 1, the likeliest card is chosen more often.
        """
        if not cython.compiled:
            self.hands, self.known, self.looks = [0] * 8, [0] * 8, [0.0] * LOOKS
            self.weight, self.fact = [0.0] * (SIZE * KINDS), [0] * 24
            self.occasion = [0.0] * OCCASION
            self.begun = [0.0] * UNITS
        if model is not None and len(model) != SIZE * KINDS:
            raise ValueError("not a play model")
        for at, weight in enumerate(model or ()):
            self.weight[at] = weight
        self.pack, self.maker, self.heat = pack, maker, heat
        self.all_points = points_of(pack)
        # Partner Close wants all of them.
        self.contract = min(contract, self.all_points)
        self.gone = self.kind = self.lying = 0
        self.trump = self.indicator = self.out = 0

    def turn_up(self) -> None:
        """Give the indicator back to the maker's hand: the trump is open."""
        self.out = 0
        self.hands[self.maker] |= bit(self.indicator)

    def remove(self, seat: int, card: int, down: int) -> None:
        """Take a card out of a hand."""
        if self.out and card == self.indicator:
            self.out = 0
        else:
            self.hands[seat] &= ~bit(card)
        if down:
            self.known[seat] |= bit(card)
            self.lying |= bit(card)

    def look_under(self) -> None:
        """Show the maker what lies face down in a trick: it is complete (R43.7)."""
        self.known[self.maker] |= self.lying
        self.lying = 0

    def score(self, legal: int, card: int) -> float:
        """Return how likely a card is beside the others: the exponential of its score.

        The kind of situation is that of :meth:`begin`.
        """
        self.look(legal, card)
        return exp(self.heat * score_of(self.looks, self.weight, self.kind * ROW, self.begun))

    def begin(self) -> int:
        """Make ready for the cards of a choice, and return the number of its kind."""
        self.kind = self.kind_of()
        self.look_round()
        begin_units(self.occasion, self.weight, self.kind * ROW, self.begun)
        return self.kind

    def look_round(self) -> None:
        """Write down on what occasion the seat chooses."""
        x = self.occasion
        seat, led, best = self.fact[0], self.fact[4], self.fact[7]
        hand = self.hands[seat]
        out = self.pack & ~(self.gone | hand | self.known[seat])
        if self.out and seat == self.maker:
            out &= ~bit(self.indicator)
        trump = -1 if self.fact[5] and seat != self.maker else self.trump
        x[0] = self.fact[3] * 0.125
        x[1] = self.fact[12] * 0.5
        x[2] = self.fact[13] * 0.5
        x[3] = self.fact[9]
        x[4] = self.fact[10] * 0.05
        x[5] = self.fact[5]
        x[6] = self.fact[8]
        x[7] = best * 0.125 if best >= 0 else 0.0
        x[8] = count64(in_lane(hand, trump)) * 0.25 if trump >= 0 else 0.0
        x[9] = count64(in_lane(out, trump)) * 0.25 if trump >= 0 else 0.0
        x[10] = self.fact[11]
        x[11] = count64(self.fact[19]) * 0.25
        x[12] = count64(self.fact[18]) * 0.25
        x[13] = (self.fact[17] >> 2 * led & 3) * 0.5 if led >= 0 else 0.0
        x[14] = in_lane(out, led) >> 8 & 1 if led >= 0 else 0
        x[15] = in_lane(hand, trump) >> 8 & 1 if trump >= 0 else 0
        makers, others = self.fact[22], self.fact[23]
        x[16] = makers >= self.contract
        x[17] = max(self.contract - makers, 0) * 0.01
        x[18] = others > self.all_points - self.contract
        x[19] = (self.all_points - makers - others) * 0.01

    def kind_of(self) -> int:
        """Return the number of the situation: which weights count."""
        seat, led, role = self.fact[0], self.fact[4], self.fact[21]
        if led < 0:
            return role
        if self.hands[seat] & lane(led):
            return 3 + role
        return 9 + role if self.fact[5] and role else 6 + role

    def look(self, legal: int, card: int) -> None:
        """Write down what a card looks like to the seat that might play it."""
        seat, led = self.fact[0], self.fact[4]
        hand = self.hands[seat]
        out = self.pack & ~(self.gone | hand | self.known[seat])
        if self.out and seat == self.maker:
            out &= ~bit(self.indicator)
        for i in range(MANY):
            self.looks[i] = 0.0
        self.card, self.rest = card, out
        self.known_trump = -1 if self.fact[5] and seat != self.maker else self.trump
        self.mine = in_lane(hand, card >> 4)
        self.higher = count64(in_lane(out, card >> 4) >> ((card & 15) + 1))
        if led < 0:
            self.look_lead()
        elif hand & lane(led):
            self.look_follow(legal)
        else:
            self.look_void(legal)

    def look_lead(self) -> None:
        """What a lead looks like."""
        x = self.looks
        card, suit, rank = self.card, self.card >> 4, self.card & 15
        points = worth(card) * 0.1
        trump = self.known_trump
        many = count64(self.mine)
        master = self.higher == 0
        theirs = in_lane(self.rest, suit)
        by_me = self.fact[21] != 2
        x[0] = points
        x[1] = rank == 8
        x[2] = rank == 7
        x[3] = master
        x[4] = master and trump >= 0 and suit != trump and in_lane(self.rest, trump) != 0
        x[5] = suit == trump
        x[6] = suit == trump and by_me
        x[7] = many * 0.25
        x[8] = many == 1
        x[9] = self.mine & ((1 << rank) - 1) == 0
        x[10] = self.mine >> (rank + 1) == 0
        x[11] = self.higher * 0.25
        x[12] = self.fact[14] >> suit & 1
        x[13] = self.fact[15] >> suit & 1
        x[14] = trump < 0 and self.fact[16] >> suit & 1
        x[15] = (self.fact[17] >> 2 * suit & 3) * 0.5
        x[16] = self.fact[19] >> suit & 1
        x[17] = self.fact[18] >> suit & 1
        x[18] = points if self.fact[3] == 0 else 0.0
        x[19] = points == 0.0
        x[20] = rank != 8 and self.mine >> 8 & 1
        x[21] = theirs >> 8 & 1 and points >= 1.0
        x[22] = points if master else 0.0
        x[23] = count64(theirs) * 0.125 if trump < 0 else 0.0
        x[24] = points * self.fact[3] * 0.125
        x[25] = suit == trump and self.fact[5]
        x[26] = suit == trump and master
        x[27] = rank * 0.125

    def look_follow(self, legal: int) -> None:
        """What following suit looks like."""
        x = self.looks
        led, best, ruffed = self.fact[4], self.fact[7], self.fact[8]
        ours, stake = self.fact[9], self.fact[10]
        rank = self.card & 15
        points = worth(self.card) * 0.1
        others, partners = self.fact[12], self.fact[13]
        last = others + partners == 0
        wins = not ruffed and rank > best
        cards = in_lane(legal, led)
        out = in_lane(self.rest, led)
        safe = ours and (last or ruffed or out >> (best + 1) == 0)
        x[0] = points
        x[1] = wins
        x[2] = wins and last
        x[3] = wins and self.higher == 0
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
        x[16] = points if wins and self.higher else 0.0
        x[17] = self.higher * 0.25
        x[18] = points if led == self.known_trump else 0.0
        x[19] = points if self.fact[11] else 0.0
        x[20] = points * others
        x[21] = points * partners
        x[22] = wins and ours
        x[23] = points == 0.0
        x[24] = points * self.fact[3] * 0.125
        x[25] = wins and ours and not safe
        x[26] = points if ruffed else 0.0
        x[27] = rank * 0.125

    def look_void(self, legal: int) -> None:
        """What a ruff or a discard looks like."""
        x = self.looks
        best, ruffed = self.fact[7], self.fact[8]
        ours, stake = self.fact[9], self.fact[10] * 0.1
        card, suit, rank = self.card, self.card >> 4, self.card & 15
        points = worth(card) * 0.1
        trump = self.known_trump
        last = self.fact[12] + self.fact[13] == 0
        ruffs = suit == trump
        wins = ruffs and (not ruffed or rank > best)
        theirs = in_lane(self.rest, suit)
        many = count64(self.mine)
        out = count64(theirs) * 0.125
        led = in_lane(self.rest, self.fact[4])
        safe = ours and (last or ruffed or led >> (best + 1) == 0)
        laid = self.out and card == self.indicator and self.fact[21] == 0
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
        x[11] = self.mine & ((1 << rank) - 1) == 0
        x[12] = worth(card) == least_worth(legal)
        x[13] = many * 0.25
        x[14] = many == 1
        x[15] = self.higher == 0 and not ruffs
        x[16] = rank == 8
        x[17] = rank == 7
        x[18] = laid
        x[19] = stake if laid else 0.0
        x[20] = laid and ours
        x[26] = points * self.fact[3] * 0.125
        x[27] = many <= 2 and points >= 1.0 and theirs >> 8 & 1
        if trump < 0:
            x[21] = out
            x[22] = 0.0 if ours else out * stake
            x[23] = (self.fact[16] | self.fact[20]) >> suit & 1
            x[24] = 0.0 if ours else rank * 0.125 * stake
            x[25] = out if ours else 0.0

    def looks_of(self) -> list[float]:
        """Return what was looked at last, and on what occasion."""
        looks = [self.looks[i] for i in range(MANY)]
        return looks + [self.occasion[i] for i in range(SOME)]


def least_worth(cards: int) -> int:
    """Return the points of the cheapest of these cards."""
    cards |= cards >> 32
    cards = (cards | cards >> 16) & 0xFFFF
    return worth(ctz64(cards))
