"""The bid book's answers about a first packet of four cards at table ``four``.

``load()`` gives the book; it reads its two files once a process. A packet is a mask as
:mod:`three04.ai.kernel.layout` has it, a trump the number of its lane, and ``leader`` says how many
places after the holder of the packet the first leader sits: 0 he himself, 2 his partner. All
chances are those of the packet with a random rest: nothing that was said is in them.
"""

import logging
from array import array
from functools import cache, lru_cache
from typing import Final

import msgspec

from three04.ai import packets
from three04.ai.book import fitted, packed, place
from three04.ai.book.curve import log_odds
from three04.ai.book.fitted import Fitted
from three04.ai.book.sources import ExactSource, Source, ThumbSource
from three04.rules.nought.public import Public

BASIS: Final = "club"
"""The player whose fit serves for one that nothing was fitted to."""

_log: Final = logging.getLogger(__name__)


class Book:
    """What packets are worth to one kind of player.

    Attributes:
        source: Where the answers come from, by class.
        fitted: What was fitted to the player; None without the book's files.
    """

    def __init__(self, source: Source, known: Fitted | None) -> None:
        self.source = source
        self.fitted = known
        self._strengths = lru_cache(maxsize=128)(self._find_strengths)
        self._odds = lru_cache(maxsize=128)(self._find_odds)

    def chance(
        self, packet: int, lane: int, leader: int, bid: int, *, closed: bool = True
    ) -> float:
        """Return the chance that the packet's side gets at least so many points.

        Args:
            packet: The packet.
            lane: The trump, a suit of the packet.
            leader: Places from the packet's holder to the first leader.
            bid: Points wanted.
            closed: Whether the trump is played closed.
        """
        return self.source.chance(packets.trump_class_of(packet, lane), leader, bid, closed)

    def expected_points(self, packet: int, lane: int, leader: int, *, closed: bool = True) -> float:
        """Return the points of the packet's side on average; arguments as in :meth:`chance`."""
        return self.source.points(packets.trump_class_of(packet, lane), leader, closed)

    def sweep_chance(self, packet: int, lane: int, leader: int) -> float:
        """Return how often all 304 points are this side's, if all play with all hands seen."""
        return self.source.swept(packets.trump_class_of(packet, lane), leader)

    def best_trump(
        self, packet: int, leader: int, bid: int, *, closed: bool = True
    ) -> tuple[int, float]:
        """Return the suit with which a bid is made most often, and how often.

        Args:
            packet: The packet.
            leader: Places from the packet's holder to the first leader.
            bid: Points wanted.
            closed: Whether the trump is played closed.
        """
        lanes = [lane for lane, cards in enumerate(packets.lanes_of(packet)) if cards]
        # Of equal suits the first: the same everywhere.
        return max(
            ((lane, self.chance(packet, lane, leader, bid, closed=closed)) for lane in lanes),
            key=lambda found: found[1],
        )

    def strengths(self, bid: int, leader: int, *, closed: bool = True) -> "array[float]":
        """Return by class of packets how often a bid is made with its best trump.

        The array is kept and given again: it is not to be changed.

        Args:
            bid: Points wanted.
            leader: Places from the packet's holder to the first leader.
            closed: Whether the trump is played closed.
        """
        return self._strengths(bid, leader, closed)

    def odds(self, bid: int, leader: int, *, closed: bool = True) -> "array[float]":
        """Return the logarithms of the odds of :meth:`strengths`, between -5 and 5."""
        return self._odds(bid, leader, closed)

    def _find_strengths(self, bid: int, leader: int, closed: bool) -> "array[float]":
        chance = self.source.chance
        every = [chance(number, leader, bid, closed) for number in range(packets.TRUMP_PACKETS)]
        return array("d", (max(every[n] for n in own) for own in trump_table()))

    def _find_odds(self, bid: int, leader: int, closed: bool) -> "array[float]":
        return array("d", map(log_odds, self._strengths(bid, leader, closed)))


@cache
def trump_table() -> list[list[int]]:
    """Return by class of packets its classes with a trump, one for each suit."""
    return [packets.own_suits(number) for number in range(packets.PACKETS)]


def leader_place(public: Public, seat: int) -> int:
    """Return how many places after a seat the first leader sits: eldest (R40)."""
    return (public.eldest - seat) % public.table.seats


@cache
def load(player: str = BASIS) -> Book:
    """Return the book, as one kind of player makes use of it.

    Where a file of it is missing or damaged, the answers come from Club's rule of thumb, and a line
    in the log says so once.

    Args:
        player: The player's name; where nothing was fitted to it, ``club``'s figures serve.
    """
    files = _files()
    if files is None:
        return Book(ThumbSource(), None)
    kept, players = files
    known = players.get(player, players.get(BASIS)) or next(iter(players.values()))
    return Book(ExactSource(kept, known.closed, known.open), known)


@cache
def _files() -> tuple[packed.Packed, dict[str, Fitted]] | None:
    try:
        return packed.read(place.BOOK), fitted.read(place.FITTED)
    except (OSError, ValueError, RecursionError, msgspec.MsgspecError) as error:
        _log.warning("The bid book cannot be used, bids go by rule of thumb: %s", error)
        return None
