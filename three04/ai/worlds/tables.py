"""What the bid book makes of an auction, in the form that the likelihood takes."""

from array import array
from functools import lru_cache

from three04.ai.book.auction import call_weights
from three04.ai.book.book import leader_place
from three04.ai.book.indicator import indicator_weights
from three04.ai.packets import TRUMP_PACKETS, lanes_of, mask_of_trump_class
from three04.ai.worlds.said import RANKS
from three04.rules.nought.view import View


def packet_tables(view: View) -> "dict[int, array[float]]":
    """Return for each other seat how well each class of packets goes with what it said.

    Args:
        view: What the seat knows; at other tables than ``four`` the book says nothing.
    """
    public = view.public
    if public.auction is None or public.table.name != "four":
        return {}
    spoke = {seat for seat, _ in public.auction.calls} - {view.seat}
    return {seat: call_weights(public, seat) for seat in sorted(spoke)}


def trump_table(view: View) -> "array[float] | None":
    """Return how likely the maker lays each indicator, by class and rank; None if it is no use."""
    public = view.public
    if public.auction is None or public.table.name != "four" or public.maker in (None, view.seat):
        return None
    assert public.maker is not None
    closed = public.options.trump == "closed"
    return _by_rank(public.auction.standing, leader_place(public, public.maker), closed)


@lru_cache(maxsize=32)
def _by_rank(contract: int, leader: int, closed: bool) -> "array[float]":
    """Return the book's chances by rank; it has them by the place in the packet's suit."""
    by_place = indicator_weights(contract, leader, closed=closed)
    found = array("d", bytes(8 * RANKS * TRUMP_PACKETS))
    for number in range(TRUMP_PACKETS):
        cards = lanes_of(mask_of_trump_class(number))[0]
        ranks = [rank for rank in range(RANKS) if cards >> rank & 1]
        for place, rank in enumerate(ranks):
            found[RANKS * number + rank] = by_place[4 * number + place]
    return found
