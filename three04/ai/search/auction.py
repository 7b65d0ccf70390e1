"""The first auction by worlds: what each call comes to when all others go on by the book.

In every world all hands are known, so the rest of the auction can be played and the contract that
comes of it be solved; a curve fitted to our own play says how often real players make what the
solution promises. The call that brings most tokens over all worlds is made.
"""

from collections.abc import Callable, Sequence
from typing import Final

from three04.ai import packets
from three04.ai.book.book import leader_place
from three04.ai.book.curve import Curve
from three04.ai.book.tokens import expected_tokens
from three04.ai.kernel.solver import Solver
from three04.ai.search.calls import Caller
from three04.ai.worlds.knowledge import World
from three04.rules.events import Call
from three04.rules.nought.auction import Auction
from three04.rules.nought.public import Public

LOOKED_AT: Final = 3
"""So many bids are looked at."""


class Deal:
    """One world of the auction, with what was found out about it.

    Attributes:
        hands: All eight cards of each seat.
        classes: The class of each seat's first packet.
        packets: The first packets.
    """

    __slots__ = ("_solved", "classes", "hands", "packets")

    def __init__(self, world: World) -> None:
        self.hands = world.hands
        self.packets = world.first
        self.classes = [packets.class_of(packet) for packet in world.first]
        self._solved: dict[tuple[int, int], int] = {}

    def exact(self, solver: Solver, trump: int, maker: int, leader: int) -> int:
        """Return the points of the maker's side with all hands seen."""
        key = (trump, maker & 1)
        if key not in self._solved:
            self._solved[key] = solver.points(self.hands, trump, leader, maker)
        return self._solved[key]


class Rehearsal:
    """Plays auctions to their end in imagined deals.

    Attributes:
        public: What everybody knows.
        seat: Who thinks.
    """

    def __init__(self, public: Public, seat: int, caller: Caller, curve: Curve) -> None:
        self.public, self.seat = public, seat
        self._caller, self._curve = caller, curve
        self._solver = Solver()

    def worth(self, deal: Deal, auction: Auction, call: Call) -> float:
        """Return the tokens of the thinker's side after a call of his.

        Args:
            deal: The imagined deal.
            auction: What has been said; the thinker speaks.
            call: What he says.
        """
        public, running = self.public, auction.copy()
        running.fold(self.seat, call)
        while running.speaker is not None:
            speaker = running.speaker
            said = self._caller.call(
                running, speaker, deal.classes[speaker], leader_place(public, speaker)
            )
            running.fold(speaker, said)
        return self._contract(deal, running)

    def made(self, deal: Deal, maker: int, bid: int) -> float:
        """Return the chance that a seat makes a bid with the trump that the book advises."""
        book, closed = self._caller.book, self._caller.closed
        leader = leader_place(self.public, maker)
        trump, _ = book.best_trump(deal.packets[maker], leader, bid, closed=closed)
        return self._curve.made(deal.exact(self._solver, trump, maker, self.public.eldest), bid)

    def _contract(self, deal: Deal, auction: Auction) -> float:
        maker, bid = auction.holder, auction.standing
        if maker is None:
            return 0.0
        tokens = expected_tokens(self.made(deal, maker, bid), bid, self._caller.options)
        ours = self.public.table.side(maker) == self.public.table.side(self.seat)
        return tokens if ours else -tokens


def bids_to_try(caller: Caller, auction: Auction, packet_class: int, leader: int) -> list[int]:
    """Return the bids worth a look: those that promise most by the book.

    Args:
        caller: Bids by the book.
        auction: What has been said.
        packet_class: The thinker's class of packets.
        leader: Places from him to the first leader.
    """
    assert auction.speaker is not None
    lowest = caller.lowest(auction, auction.speaker)
    legal = [
        (bid, promise) for bid, promise in caller.promises(packet_class, leader) if bid >= lowest
    ]
    legal.sort(key=lambda found: -found[1])
    return sorted(bid for bid, _ in legal[:LOOKED_AT])


def rehearse(
    rehearsal: Rehearsal,
    deals: Sequence[Deal],
    auction: Auction,
    calls: Sequence[Call],
    stopped: Callable[[], bool],
) -> tuple[list[list[float]], int]:
    """Return the tokens of each call in each deal, and how many deals were looked at.

    Args:
        rehearsal: Plays the auctions.
        deals: The imagined deals.
        auction: What has been said.
        calls: The calls to compare.
        stopped: Whether to come to an end.
    """
    found: list[list[float]] = [[] for _ in calls]
    done = 0
    for deal in deals:
        if done and stopped():
            break
        for row, call in zip(found, calls, strict=True):
            row.append(rehearsal.worth(deal, auction, call))
        done += 1
    return found, done
