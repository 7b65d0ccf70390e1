"""Where the unseen cards may be, and how likely a seat beats a card."""

from collections.abc import Mapping, Sequence

from three04.ai.club import weights as w
from three04.ai.club.guess import trump_chances
from three04.ai.club.memory import Memory
from three04.cards import SUITS, Card, Suit
from three04.rules.nought.ranks import STRENGTH

ROUNDS = 4
"""How often rows and columns are brought to their sums in turn."""


class Chances:
    """Expected numbers of cards, and what follows from them.

    Attributes:
        memory: What was seen.
        trumps: Each suit's chance to be trump.
        share: By seat and suit, the chance that one given unseen card of the suit is there.
    """

    __slots__ = ("memory", "share", "trumps")

    def __init__(self, memory: Memory, trumps: Mapping[Suit, float] | None = None) -> None:
        self.memory = memory
        self.trumps = trumps or trump_chances(memory)
        self.share: dict[int, dict[Suit, float]] = {}
        self._spread()

    # ------------------------------------------------------------------ where cards are

    def _spread(self) -> None:
        """Spread each suit's unseen cards over the places that may hold them.

        The weights are brought to the suits' counts and the places' sizes in turn.
        """
        memory = self.memory
        counts = [len(memory.unseen[suit]) for suit in SUITS]
        seats = [s for s in range(len(memory.left)) if s != memory.seat]
        places = [(self._room(seat), self._seat_row(seat)) for seat in seats]
        places += self._piles()
        rows = [row for _, row in places]
        for _ in range(ROUNDS):
            for room, row in places:
                total = sum(row)
                scale = room / total if total else 0.0
                row[:] = [weight * scale for weight in row]
            for suit in range(4):
                total = sum(row[suit] for row in rows)
                scale = counts[suit] / total if total else 0.0
                for row in rows:
                    row[suit] *= scale
        for seat, row in zip(seats, rows, strict=False):
            self.share[seat] = {
                suit: min(1.0, row[at] / counts[at]) if counts[at] else 0.0
                for at, suit in enumerate(SUITS)
            }

    def _room(self, seat: int) -> int:
        memory = self.memory
        return memory.left[seat] - (seat == memory.maker and memory.shown is not None)

    def _seat_row(self, seat: int) -> list[float]:
        memory = self.memory
        unseen, voids = memory.unseen, memory.voids[seat]
        row = [0.0 if suit in voids else float(len(unseen[suit])) for suit in SUITS]
        if seat == memory.maker:
            for at, suit in enumerate(SUITS):
                row[at] *= 1 + (w.LONG_MAKER - 1) * self.trumps[suit]
        return row

    def _piles(self) -> list[tuple[int, list[float]]]:
        """Return the places that are no hands: face-down cards and another's indicator."""
        memory = self.memory
        piles: list[tuple[int, list[float]]] = []
        for led, count in memory.hidden.items():
            row = [
                0.0 if suit == led else len(memory.unseen[suit]) * (1 - self.trumps[suit])
                for suit in SUITS
            ]
            piles.append((count, row))
        if memory.view.public.indicator_out and not memory.is_maker:
            row = [self.trumps[suit] * bool(memory.unseen[suit]) for suit in SUITS]
            piles.append((1, row))
        return piles

    # ------------------------------------------------------------------ one seat

    def void(self, seat: int, suit: Suit) -> float:
        """Return the chance that a seat has none of a suit in hand."""
        memory = self.memory
        if seat == memory.maker and memory.shown is not None and memory.shown[1] == suit:
            return 0.0
        return float((1 - self.share[seat][suit]) ** len(memory.unseen[suit]))

    def holds(self, seats: Sequence[int], suit: Suit) -> float:
        """Return the chance that one given unseen card of a suit is with one of these seats."""
        return min(1.0, sum(self.share[seat][suit] for seat in seats))

    def ruffs(self, seat: int) -> float:
        """Return the chance that a seat without the suit led plays a trump to win."""
        memory = self.memory
        if memory.closed and seat == memory.maker:
            return w.RUFF_MAKER
        if memory.trump is None:
            return w.RUFF_BLIND
        has = 1 - self.void(seat, memory.trump)
        return has * (w.RUFF_BLIND_HAS if memory.closed else w.RUFF_OPEN)

    def race(self, card: Card, ours: Sequence[int], theirs: Sequence[int]) -> tuple[float, float]:
        """Return the chances that a card of a suit is beaten in suit at last by either side.

        Of the cards above it that are out, the highest one held by any of these seats wins.

        Args:
            card: The best card so far.
            ours: The seats of this side that may beat it.
            theirs: The seats of the other sides that may.
        """
        suit, memory = card[1], self.memory
        by_us, by_them = self.holds(ours, suit), self.holds(theirs, suit)
        if not by_us + by_them:
            return self._shown(card, 0.0, 0.0, ours, theirs)
        beaten = 1 - max(0.0, 1 - by_us - by_them) ** memory.higher(card)
        share = by_us / (by_us + by_them)
        return self._shown(card, beaten * share, beaten * (1 - share), ours, theirs)

    def _shown(
        self, card: Card, us: float, them: float, ours: Sequence[int], theirs: Sequence[int]
    ) -> tuple[float, float]:
        """Reckon with the opened indicator, which is known to be in the maker's hand."""
        memory = self.memory
        shown = memory.shown
        if shown is None or shown[1] != card[1] or STRENGTH[shown] < STRENGTH[card]:
            return us, them
        if memory.maker in ours:
            return max(us, 1 - them), them
        return (us, max(them, 1 - us)) if memory.maker in theirs else (us, them)

    def ruffed(self, seats: Sequence[int], led: Suit, best: Card) -> float:
        """Return the chance that one of these seats ruffs, above a trump that lies there."""
        safe = 1.0
        for seat in seats:
            chance = self.void(seat, led) * self.ruffs(seat)
            if chance and best[1] != led:
                _, above = self.race(best, (), (seat,))
                chance *= above
            safe *= 1 - chance
        return 1 - safe

    def against_trumps(self) -> float:
        """Return how many trumps the opponents are expected to hold, trump being known."""
        memory = self.memory
        trump = memory.trump
        if trump is None:
            return 0.0
        count = len(memory.unseen[trump])
        held = sum(row[trump] for seat, row in self.share.items() if self.playing_against(seat))
        return held * count + (memory.shown is not None and not memory.makers)

    def playing_against(self, seat: int) -> bool:
        """Return whether a seat plays in this deal, against this seat."""
        return seat in self.memory.view.public.order and not self.memory.ours(seat)
