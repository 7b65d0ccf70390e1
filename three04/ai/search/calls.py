"""What a packet bids by the book, given what has been said: tokens against tokens."""

from functools import cache, lru_cache
from typing import Final

from three04.ai.book.book import Book, trump_table
from three04.ai.book.tokens import expected_tokens
from three04.rules.events import Call
from three04.rules.nought.auction import Auction
from three04.rules.options import Options

OPENING: Final = -0.1
"""Tokens a bid must promise where nobody has bid: who passes leaves the risk to others."""
OVER_OPPONENT: Final = 0.4
"""Tokens a bid must promise over an opponent's.

He holds cards that this packet was thought to find in the rest, and may fail himself.
"""
OVER_PARTNER: Final = -0.4
"""Tokens a bid must promise beyond what the partner's standing bid does: he has help."""
OVER_PARTNER_CHEAPLY: Final = 0.2
"""The same below 200, where his bid pays as much and asks less."""
PARTNER_MAKES: Final = 0.72
"""How often a partner makes what he bids."""
ASKED: Final = 0.35
"""Tokens a partner's ask adds to what a bid promises: he has help."""


class Caller:
    """Bids by the book: for itself, and for every seat of a world.

    Attributes:
        book: What packets are worth.
        options: What is played.
    """

    def __init__(self, book: Book, options: Options) -> None:
        self.book = book
        self.options = options
        self.closed = options.trump == "closed"
        self._chances = lru_cache(maxsize=4096)(self._find_chances)
        self._promises = lru_cache(maxsize=4096)(self._find_promises)

    def chances(self, packet_class: int, leader: int) -> tuple[tuple[int, float], ...]:
        """Return every bid with the chance that a class of packets makes it.

        Args:
            packet_class: The class (:func:`three04.ai.packets.class_of`).
            leader: Places from the packet's holder to the first leader.
        """
        return self._chances(packet_class, leader)

    def promises(self, packet_class: int, leader: int) -> tuple[tuple[int, float], ...]:
        """Return every bid with the tokens it promises; arguments as in :meth:`chances`."""
        return self._promises(packet_class, leader)

    def _find_chances(self, packet_class: int, leader: int) -> tuple[tuple[int, float], ...]:
        step = self.options.bid_step_from_200
        own = trump_table()[packet_class]
        chance = self.book.source.chance
        # Not the book's row for all classes: that takes a while, and one class is wanted.
        return tuple(
            (bid, max(chance(number, leader, bid, self.closed) for number in own))
            for bid in (*range(160, 200, 10), *range(200, 301, step))
        )

    def _find_promises(self, packet_class: int, leader: int) -> tuple[tuple[int, float], ...]:
        return tuple(
            (bid, expected_tokens(made, bid, self.options))
            for bid, made in self._chances(packet_class, leader)
        )

    def call(self, auction: Auction, seat: int, packet_class: int, leader: int) -> Call:
        """Return what a seat says: the bid that promises most if it is worth it, else a pass.

        Args:
            auction: What has been said; the seat speaks.
            seat: The seat.
            packet_class: Its packet's class.
            leader: Places from it to the first leader.
        """
        best, gain = self.best_bid(auction, packet_class, leader, seat)
        return best if best and gain > self.needed(auction, seat, best) else "pass"

    def best_bid(
        self, auction: Auction, packet_class: int, leader: int, seat: int
    ) -> tuple[int, float]:
        """Return the legal bid that promises most, and how many tokens; 0 if none is legal."""
        lowest = self.lowest(auction, seat)
        best, gain = 0, -99.0
        for bid, promise in self.promises(packet_class, leader):
            if bid >= lowest and promise > gain + 1e-9:
                best, gain = bid, promise
        return best, gain

    def lowest(self, auction: Auction, seat: int) -> int:
        """Return the lowest bid that a seat may make; more than 300 if none."""
        low = auction.lowest_bid()
        if low < 200 and auction.refuse(seat, low) is not None:
            return 200
        return low

    def needed(self, auction: Auction, seat: int, bid: int) -> float:
        """Return the tokens a bid must promise to be better than leaving things as they are.

        Args:
            auction: What has been said; the seat speaks.
            seat: The seat.
            bid: The bid.
        """
        table = self.options.seating
        if auction.holder is None:
            asked = ASKED if auction.asker is not None else 0.0
            return OPENING - asked
        if auction.holder in table.partners(seat):
            standing = expected_tokens(PARTNER_MAKES, auction.standing, self.options)
            return standing + (OVER_PARTNER if bid >= 200 else OVER_PARTNER_CHEAPLY)
        return OVER_OPPONENT


@cache
def caller_of(book: Book, options: Options) -> Caller:
    """Return who bids by a book and options; what he has looked up once serves all decisions."""
    return Caller(book, options)
