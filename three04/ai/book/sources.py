"""Where the book's answers come from: exact solutions, or the rule of thumb where they are lost."""

from functools import cache
from operator import mul
from typing import Final, Protocol

from three04.ai import packets
from three04.ai.book.curve import Curve
from three04.ai.book.packed import FULL, MEANS, ROWS, SEATS, SWEPT, Packed
from three04.ai.club import bid_table, valuation
from three04.ai.kernel.layout import cards_of
from three04.cards import SUITS


class Source(Protocol):
    """What a packet with its trump comes to, by number of its class.

    ``leader`` is how many places after the maker the first leader sits, 0 for himself.
    """

    def chance(self, number: int, leader: int, bid: int, closed: bool) -> float:
        """Return the chance that the makers get at least so many points."""

    def points(self, number: int, leader: int, closed: bool) -> float:
        """Return the points the makers get on average."""

    def swept(self, number: int, leader: int) -> float:
        """Return the chance that all points are the makers', with all hands seen."""


class ExactSource:
    """Exact solutions, and what players make of them.

    Args:
        packed: The book's file.
        closed: What players make of deals with a closed trump.
        opened: The same with an open one.
    """

    def __init__(self, packed: Packed, closed: Curve, opened: Curve) -> None:
        self._packed = packed
        self._curves = (opened, closed)
        self._steps: dict[tuple[int, bool], tuple[float, tuple[float, ...]]] = {}

    def chance(self, number: int, leader: int, bid: int, closed: bool) -> float:
        """See :class:`Source`."""
        steps = self._steps.get((bid, closed))
        if steps is None:
            steps = self._steps[bid, closed] = self._made(bid, closed)
        row = self._packed.chances[number * SEATS + leader :: ROWS]
        first, more = steps
        return first + sum(map(mul, row, more), 0.0)

    def _made(self, bid: int, closed: bool) -> tuple[float, tuple[float, ...]]:
        """Return the chance to make a bid from under 10 points, and what each ten more adds."""
        made = [self._curves[closed].made(exact, bid) for exact in self._packed.centres]
        steps = zip(made[1:], made[:-1], strict=True)
        return made[0], tuple((more - less) / FULL for more, less in steps)

    def points(self, number: int, leader: int, closed: bool) -> float:
        """See :class:`Source`."""
        return self._curves[closed].points(self._packed.means[number * SEATS + leader] / MEANS)

    def swept(self, number: int, leader: int) -> float:
        """See :class:`Source`."""
        return self._packed.swept[number * SEATS + leader] / SWEPT


class ThumbSource:
    """Club's valuation of first packets, which knows no leader and no open trump."""

    ALL: Final = 304

    def chance(self, number: int, leader: int, bid: int, closed: bool) -> float:
        """See :class:`Source`."""
        return valuation.chance(bid_table.FIRST["four"], _expected(number), bid)

    def points(self, number: int, leader: int, closed: bool) -> float:
        """See :class:`Source`."""
        return _expected(number)

    def swept(self, number: int, leader: int) -> float:
        """See :class:`Source`."""
        return self.chance(number, leader, self.ALL, True)


@cache
def _expected(number: int) -> float:
    cards = cards_of(packets.mask_of_trump_class(number))
    features = valuation.first_features(cards, SUITS[0])
    return valuation.points_of(bid_table.FIRST["four"], features)
