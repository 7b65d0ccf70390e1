"""Draws the worlds of a decision and weighs them as far as the skill goes."""

from array import array
from functools import lru_cache

from three04.ai import packets
from three04.ai.book.auction import call_weights
from three04.ai.book.book import leader_place
from three04.ai.book.indicator import indicator_weights
from three04.ai.search.skill import Skill
from three04.ai.worlds.draw import Drawn, draw_worlds
from three04.ai.worlds.likelihood import RANKS
from three04.ai.worlds.play_model import WEIGHTS
from three04.rules.nought.public import Public
from three04.rules.nought.view import View


def imagine(view: View, skill: Skill, count: int, seed: int) -> Drawn:
    """Return worlds that agree with a view, as likely as the skill's weights make them.

    Args:
        view: What the seat knows.
        skill: Which weights it uses.
        count: How many worlds.
        seed: Of the chances: the same worlds for the same seed.
    """
    if view.public.options.table != "four":
        return draw_worlds(view, count, seed, model=None)
    return draw_worlds(
        view,
        count,
        seed,
        packet_weights=_calls(view) if skill.calls else None,
        trump_weights=_indicators(view.public, view.seat) if skill.calls else None,
        model=WEIGHTS if skill.plays else None,
        blind=skill.blind,
    )


def _calls(view: View) -> "dict[int, array[float]]":
    """Return what each other seat's words make likely of its packet."""
    public = view.public
    if public.auction is None:
        return {}
    spoken = {seat for seat, _ in public.auction.calls} - {view.seat}
    return {seat: call_weights(public, seat) for seat in sorted(spoken)}


def _indicators(public: Public, seat: int | None) -> "array[float] | None":
    """Return what the maker's choice of indicator makes likely of his packet."""
    if public.maker is None or public.maker == seat or public.auction is None:
        return None
    closed = public.options.trump == "closed"
    return _by_rank(public.auction.standing, leader_place(public, public.maker), closed)


@lru_cache(maxsize=32)
def _by_rank(contract: int, leader: int, closed: bool) -> "array[float]":
    """Return the book's chances of each indicator by class and rank, the seven first."""
    by_place = indicator_weights(contract, leader, closed=closed)
    found = array("d", bytes(8 * RANKS * packets.TRUMP_PACKETS))
    for number in range(packets.TRUMP_PACKETS):
        mask = packets.lanes_of(packets.mask_of_trump_class(number))[0]
        ranks = [rank for rank in range(RANKS) if mask >> rank & 1]
        for place, rank in enumerate(ranks):
            found[RANKS * number + rank] = by_place[4 * number + place]
    return found
