"""What the others said, taken to bid as the searching levels do: by the book.

Such a player's call is no matter of chance: at each turn the book has one word for each packet. So
a word tells more of the packet behind it than what was fitted to players of all kinds
(:mod:`three04.ai.book.auction`). But not everybody bids by the book: a packet counts for as much as
it does on average over both.
"""

import math
from array import array
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, TypeAlias

from three04.ai import packets
from three04.ai.book.auction import weak_packets
from three04.ai.book.tokens import expected_tokens
from three04.ai.club import bidding as club
from three04.ai.kernel.layout import cards_of
from three04.ai.search.calls import Caller
from three04.rules.events import Call
from three04.rules.nought.auction import Auction
from three04.rules.nought.view import View

SLIP: Final = 0.03
"""How likely somebody who bids by the book says something else."""
BY_THE_BOOK: Final = 0.7
"""How likely somebody is taken to bid by the book."""
HIGHER: Final = (200, 250)
"""Bids from which on a contract is worth more: of those worth as much the book has the lowest."""

Calls: TypeAlias = tuple[tuple[int, Call], ...]
Best: TypeAlias = tuple[tuple[int, ...], tuple[float, ...]]
"""By class of packets the bid that promises most, 0 if none is legal, and the tokens it does."""


def heard(
    view: View, caller: Caller, tables: Mapping[int, "array[float]"]
) -> "dict[int, array[float]]":
    """Return how well each class of packets goes with what a seat said, by seat.

    The arrays are kept and given again: they are not to be changed.

    Args:
        view: What the thinker knows, at table ``four``.
        caller: Bids by the book.
        tables: The same by what was fitted to players of all kinds.
    """
    auction, eldest = view.public.auction, view.public.eldest
    if auction is None or caller.book.fitted is None:
        return dict(tables)
    found = {}
    for seat, table in tables.items():
        last = max(at for at, (speaker, _) in enumerate(auction.calls) if speaker == seat)
        said = tuple(auction.calls[: last + 1])
        booked = _booked(caller, eldest, said)
        shares = zip(table, booked, strict=True)
        found[seat] = array("d", (p + BY_THE_BOOK * (b - p) for p, b in shares))
    return found


@lru_cache(maxsize=128)
def _booked(caller: Caller, eldest: int, calls: Calls) -> "array[float]":
    """Return how likely who spoke last says all he said, by class of packets."""
    auction, seat = Auction(caller.options, eldest), calls[-1][0]
    found = [1.0] * packets.PACKETS
    for speaker, call in calls:
        if speaker == seat:
            words = _words(caller, auction, eldest)
            found = [
                w * (1 - SLIP if word == call else SLIP)
                for w, word in zip(found, words, strict=True)
            ]
        auction.fold(speaker, call)
    return array("d", found)


def _words(caller: Caller, auction: Auction, eldest: int) -> list[Call | None]:
    """Return what the speaker says by class of packets; None for the demand of a new deal."""
    seat = auction.speaker
    assert seat is not None
    leader = (eldest - seat) % caller.options.seating.seats
    bids, gains = _best(caller, leader, caller.lowest(auction, seat))
    needed = {bid: caller.needed(auction, seat, bid) for bid in set(bids) if bid}
    quiet = _quiet(caller, auction, seat, eldest)
    return [
        bid if bid and gain > needed[bid] else word
        for bid, gain, word in zip(bids, gains, quiet, strict=True)
    ]


@lru_cache(maxsize=64)
def _best(caller: Caller, leader: int, lowest: int) -> Best:
    """Return the bid that promises most, and what.

    Args:
        caller: Bids by the book.
        leader: Places from the speaker to the first leader.
        lowest: The lowest bid he may make.
    """
    bids, gains = [0] * packets.PACKETS, [-math.inf] * packets.PACKETS
    # What is worth as much and asks for less promises more.
    for bid in (lowest, *(high for high in HIGHER if high > lowest)):
        if bid > 300:
            break
        chances = caller.book.strengths(bid, leader, closed=caller.closed)
        for number, made in enumerate(chances):
            gain = expected_tokens(made, bid, caller.options)
            if gain > gains[number] + 1e-9:
                bids[number], gains[number] = bid, gain
    return tuple(bids), tuple(gains)


def _quiet(caller: Caller, auction: Auction, seat: int, eldest: int) -> list[Call | None]:
    """Return what the speaker says by class of packets where he does not bid."""
    partners = caller.options.seating.partners(seat)
    passed = any(who in partners and call == "pass" for who, call in auction.calls)
    asks = auction.refuse(seat, "ask") is None and not passed
    words: list[Call | None] = ["ask" if asks and helps else "pass" for helps in helpers()]
    if caller.options.redeal and seat == eldest and not auction.calls:
        words = [None if weak else word for weak, word in zip(weak_packets(), words, strict=True)]
    return words


@cache
def helpers() -> list[bool]:
    """Return by class of packets whether its holder asks his partner."""
    every = (cards_of(packets.mask_of_class(number)) for number in range(packets.PACKETS))
    return [club.helpful(cards, "four") for cards in every]
