"""Where unseen cards may lie, and whether they can (Hall's theorem over the sixteen sets of suits).

A place is a hand, the table under an indicator, or a face-down card: so many cards, of certain
suits. Only how many cards there are of each suit matters here, never which.
"""

from itertools import product
from typing import Final, NamedTuple

from three04.ai.kernel.layout import LANE

Counts = tuple[int, int, int, int]
"""Cards by suit."""

ALL_SUITS: Final = 15
"""Every suit, as a set of bits."""


def suit_of(card: int) -> int:
    """Return the suit of a card, by its lane."""
    return card // LANE


class World(NamedTuple):
    """What might be: a trump suit and where unseen cards may lie.

    Attributes:
        trump: The trump suit.
        out: Whether another seat's indicator lies on the table.
        places: For each place with unseen cards the suits it may hold, as a set of bits, and how
            many cards; seats' hands come first, under their number in ``hands``.
        hands: Place by seat.
        hidden: Places of the running trick's face-down cards.
        needs: By set of suits, how many cards lie where no other suit may lie.
    """

    trump: int
    out: bool
    places: tuple[tuple[int, int], ...]
    hands: dict[int, int]
    hidden: tuple[int, ...]
    needs: tuple[int, ...]

    def possible(self, counts: Counts, without: int | None = None) -> bool:
        """Whether unseen cards can lie in these places.

        Args:
            counts: Those cards by suit.
            without: A place that is left out.
        """
        a, b, c, d = counts
        needs = self.needs
        # All suits of a place left out, and how many cards it takes.
        suits, size = (ALL_SUITS + 1, 0) if without is None else self.places[without]
        for among in range(1, 16):
            held = 0
            if among & 1:
                held += a
            if among & 2:
                held += b
            if among & 4:
                held += c
            if among & 8:
                held += d
            if held < needs[among] - (0 if suits & ~among else size):
                return False
        return True

    def holdings(self, counts: Counts, seat: int) -> list[Counts]:
        """Return the numbers of unseen cards by suit that another seat may have in hand."""
        place = self.hands[seat]
        allowed, size = self.places[place]
        most = [min(n, size) if allowed >> s & 1 else 0 for s, n in enumerate(counts)]
        found: list[Counts] = []
        for a, b, c in product(*(range(n + 1) for n in most[:3])):
            d = size - a - b - c
            if 0 <= d <= most[3]:
                rest = (counts[0] - a, counts[1] - b, counts[2] - c, counts[3] - d)
                if self.possible(rest, without=place):
                    found.append((a, b, c, d))
        return found

    def may_be_trump_there(self, counts: Counts, place: int) -> bool:
        """Whether a face-down card of the running trick may be a trump."""
        trump = self.trump
        if not self.places[place][0] >> trump & 1 or not counts[trump]:
            return False
        numbers = [n - (s == trump) for s, n in enumerate(counts)]
        rest = (numbers[0], numbers[1], numbers[2], numbers[3])
        return self.possible(rest, without=place)
