"""The turns of the first auction: what a seat could say, and what it knew when it spoke."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from three04.rules.events import Call
from three04.rules.nought.auction import Auction
from three04.rules.options import Options

Holder: TypeAlias = Literal["nobody", "partner", "opponent"]

NEVER: Final = 0
"""The lowest bid where none is legal."""


class Turn(msgspec.Struct, frozen=True):
    """One turn of a seat.

    Attributes:
        lowest: The lowest bid it could make; ``NEVER`` if none.
        holder: Whose bid stood.
        may_ask: Whether it could ask its partner.
        asked: Whether its partner had just asked it.
        heard: What its partner had said: the last bid, else the last word; ``""`` if nothing.
        again: Whether it had spoken before.
        may_redeal: Whether eldest could demand a new deal with a packet weak enough.
        leader: Places from the seat to the first leader.
        closed: Whether trump is played closed.
    """

    lowest: int
    holder: Holder
    may_ask: bool
    asked: bool
    heard: str
    again: bool
    may_redeal: bool
    leader: int
    closed: bool


def turn_of(options: Options, auction: Auction, eldest: int) -> Turn:
    """Return what stands at the turn of the speaker of an auction.

    Args:
        options: What is played, at a table with one partner.
        auction: The auction; it is not over.
        eldest: Who spoke first.
    """
    seat = auction.speaker
    assert seat is not None
    table = options.seating
    partner = table.partners(seat)[0]
    legal = auction.legal_calls(seat)
    holder: Holder = "nobody"
    if auction.holder is not None:
        holder = "partner" if auction.holder == partner else "opponent"
    return Turn(
        lowest=next((call for call in legal if isinstance(call, int)), NEVER),
        holder=holder,
        may_ask="ask" in legal,
        asked=auction.asker is not None,
        heard=_heard(auction.calls, partner),
        again=any(speaker == seat for speaker, _ in auction.calls),
        may_redeal=options.redeal and seat == eldest and not auction.calls,
        leader=(eldest - seat) % table.seats,
        closed=options.trump == "closed",
    )


def _heard(calls: Sequence[tuple[int, Call]], partner: int) -> str:
    words = [word for seat, word in calls if seat == partner]
    if any(isinstance(word, int) for word in words):
        return "bid"
    return str(words[-1]) if words else ""


def turns_of(
    options: Options, eldest: int, calls: Sequence[tuple[int, Call]], seat: int
) -> tuple[tuple[Turn, Call], ...]:
    """Return every turn of a seat with what it said.

    Args:
        options: What is played.
        eldest: Who spoke first.
        calls: All that was said in the first auction.
        seat: The seat.
    """
    auction = Auction(options, eldest)
    found = []
    for speaker, call in calls:
        if speaker == seat:
            found.append((turn_of(options, auction, eldest), call))
        auction.fold(speaker, call)
    return tuple(found)
