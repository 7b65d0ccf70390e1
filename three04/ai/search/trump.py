"""The indicator: which suit, which card."""

from collections.abc import Sequence
from typing import Final

from three04.ai import packets
from three04.ai.book.book import Book, leader_place
from three04.ai.club import trump as club
from three04.ai.club.valuation import is_close
from three04.ai.kernel.layout import mask_of
from three04.ai.kernel.solver import Solver
from three04.ai.search.imagine import imagine
from three04.ai.search.skill import Effort
from three04.ai.search.weighing import error, mean, shares_of
from three04.ai.thought import Choice, Thought, Why
from three04.cards import SUITS, Card
from three04.rules import actions as act
from three04.rules.nought.ranks import STRENGTH
from three04.rules.nought.view import View

DOUBT: Final = 1.0
"""Standard errors by which the worlds have to speak against the book."""


def think(view: View, effort: Effort, book: Book) -> Thought:
    """Think about which card to lay: the lowest of the suit that promises most.

    Length makes a trump, and the high ones are of use in hand.

    Args:
        view: What the seat knows.
        effort: What it is made with.
        book: What packets are worth.
    """
    public = view.public
    if is_close(public.contract) or public.options.table != "four":
        return Thought(club.lay(view))
    lanes = [lane for lane, cards in enumerate(packets.lanes_of(mask_of(view.hand))) if cards]
    chances = _by_book(view, lanes, book)
    first, count = max(lanes, key=lambda lane: chances[lane]), 0
    if effort.skill.bid_worlds and book.fitted is not None and len(lanes) > 1:
        first, chances, count = _by_worlds(view, lanes, first, effort, book)
    most = max(chances.values())
    why = Why("book") if chances[first] < most else Why("long_suit", {"suit": SUITS[first]})
    choices = [
        Choice(_lay(view, lane), None, chances[lane], None, (why,) if lane == first else ())
        for lane in sorted(lanes, key=lambda lane: (lane != first, -chances[lane]))
    ]
    return Thought(_lay(view, first), tuple(choices), {}, count, count)


def _lay(view: View, lane: int) -> act.LayTrump:
    assert view.seat is not None
    cards: list[Card] = [card for card in view.hand if card[1] == SUITS[lane]]
    return act.LayTrump(view.seat, min(cards, key=STRENGTH.__getitem__))


def _by_book(view: View, lanes: Sequence[int], book: Book) -> dict[int, float]:
    """Return each suit's chance to make the contract; a full hand by Club's rule of thumb."""
    public = view.public
    assert view.seat is not None
    closed = public.options.trump == "closed"
    if len(view.hand) == packets.SIZE:
        leader, packet = leader_place(public, view.seat), mask_of(view.hand)
        return {
            lane: book.chance(packet, lane, leader, public.contract, closed=closed)
            for lane in lanes
        }
    return {lane: club.promise(view, SUITS[lane]) for lane in lanes}


def _by_worlds(
    view: View, lanes: Sequence[int], first: int, effort: Effort, book: Book
) -> tuple[int, dict[int, float], int]:
    """Return the suit to take, each suit's chance, and how many worlds were looked at."""
    public, seat = view.public, view.seat
    assert seat is not None
    assert book.fitted is not None
    curve = book.fitted.curve(public.options)
    worlds = imagine(view, effort, effort.skill.bid_worlds).worlds
    solver = Solver()
    rows: dict[int, list[float]] = {lane: [] for lane in lanes}
    count = 0
    for number in range(len(worlds)):
        if count and effort.stopped():
            break
        hands = worlds.world(number).hands
        for lane in lanes:
            exact = solver.points(hands, lane, public.eldest, seat)
            rows[lane].append(curve.made(exact, public.contract))
        count += 1
    shares = shares_of(worlds.weights()[:count])
    chances = {lane: mean(shares, row) for lane, row in rows.items()}
    best = max(lanes, key=lambda lane: chances[lane])
    if chances[best] - chances[first] < DOUBT * error(shares, rows[best], rows[first]):
        best = first
    return best, chances, count
