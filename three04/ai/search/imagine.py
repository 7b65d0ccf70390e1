"""Draws the worlds of a decision and weighs them as far as the skill goes."""

from array import array
from functools import lru_cache
from typing import Final

from three04.ai import packets
from three04.ai.book.auction import call_weights
from three04.ai.book.book import leader_place
from three04.ai.book.indicator import indicator_weights
from three04.ai.search.skill import Skill
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import Knowledge
from three04.ai.worlds.likelihood import RANKS, Likelihood
from three04.ai.worlds.resample import resampled, temper
from three04.ai.worlds.sampler import Sampler
from three04.rules.nought.public import Public
from three04.rules.nought.view import View

DRAWN: Final = 8
"""So many times as many worlds are drawn as are kept, where they are weighed."""
COUNTING: Final = 0.15
"""So much of what is drawn has to count, else the weights are tempered."""
OTHER_STREAM: Final = 0x9E3779B97F4A7C15


def imagine(view: View, skill: Skill, count: int, seed: int) -> Worlds:
    """Return worlds that agree with a view; where they were weighed, all count alike.

    Args:
        view: What the seat knows.
        skill: Which weights it uses.
        count: How many worlds.
        seed: Of the chances: the same worlds for the same seed.
    """
    knowledge = Knowledge(view)
    sampler = Sampler(knowledge)
    if not (skill.calls or skill.plays) or view.public.options.table != "four":
        return sampler.draw(count, seed)
    drawn = sampler.draw(DRAWN * count, seed)
    likelihood = Likelihood(
        knowledge,
        _model() if skill.plays else None,
        _calls(view) if skill.calls else None,
        _indicators(view.public, view.seat) if skill.calls else None,
        skill.blind,
    )
    likelihood.weigh(drawn)
    temper(drawn, COUNTING, skill.uniform)
    return resampled(drawn, count, seed ^ OTHER_STREAM)


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


def _model() -> None:
    """Return the play model (not there yet)."""
