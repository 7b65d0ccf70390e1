"""Worlds for a decision, at one call: drawn, weighed, tempered and chosen from."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import Knowledge
from three04.ai.worlds.likelihood import Likelihood
from three04.ai.worlds.play_model import TRAINED
from three04.ai.worlds.resample import effective, resampled, temper
from three04.ai.worlds.sampler import Sampler
from three04.ai.worlds.trust import CAREFUL, Trust
from three04.cards import SUITS, Suit
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View

AT_ONCE: Final = 128
"""So many worlds are weighed between two looks at the clock: a millisecond or two."""


def never() -> bool:
    """Return False: nobody stops it."""
    return False


class Drawn(NamedTuple):
    """What a decision looks at.

    Attributes:
        worlds: The worlds, all of them counting alike.
        trump: How likely each suit is trump; empty where none is chosen.
        effective: So many of the worlds that were drawn count, by their weights.
        power: What the weights were raised to so that enough of them count; 1 if they did.
        drawn: How many were drawn, and weighed for ``trump``.
    """

    worlds: Worlds
    trump: dict[Suit, float]
    effective: float
    power: float
    drawn: int


def draw_worlds(
    view: View,
    count: int,
    seed: int,
    *,
    packet_weights: Mapping[int, Sequence[float]] | None = None,
    trump_weights: Sequence[float] | None = None,
    model: Sequence[float] | None = TRAINED,
    trust: Trust = CAREFUL,
    stopped: Callable[[], bool] = never,
) -> Drawn:
    """Draw worlds as likely as what was said and played makes them.

    It depends on nothing but the view, the tables and the seed, unless it is stopped: then the
    worlds are chosen from those weighed by then.

    Args:
        view: What the seat knows.
        count: How many worlds are wanted.
        seed: Of all chances.
        packet_weights: By seat, how likely each class of first packets said what it said.
        trump_weights: How likely the maker lays each indicator; see ``Likelihood``.
        model: The play model; None to leave the play out.
        trust: How far the weights are trusted.
        stopped: Whether to come to an end.
    """
    knowledge = Knowledge(view)
    sampler = Sampler(knowledge)
    played = view.public.phase is Phase.PLAY and not view.public.before_lead
    model = model if played else None
    apart = trust.apart and played and _opposes(view)
    if apart:
        trump_weights = None
    if model is None and not packet_weights and trump_weights is None and not apart:
        worlds = sampler.draw(count, seed)
        return Drawn(worlds, _trump(worlds), float(count), 1.0, len(worlds))
    worlds = sampler.draw(trust.times * count, seed)
    likelihood = Likelihood(knowledge, model, packet_weights, trump_weights, trust.blind)
    for begin in range(0, len(worlds), AT_ONCE):
        if begin and stopped():
            worlds.shorten(begin)
            break
        likelihood.weigh(worlds, begin, begin + AT_ONCE)
    power = temper(worlds, trust.least, trust.even)
    if apart:
        worlds.even_trumps()
    chosen = resampled(worlds, count, seed)
    return Drawn(chosen, _trump(worlds), effective(worlds), power, len(worlds))


def _opposes(view: View) -> bool:
    """Return whether the seat plays against the maker."""
    maker, side = view.public.maker, view.public.table.side
    return maker is not None and view.seat is not None and side(maker) != side(view.seat)


def _trump(worlds: Worlds) -> dict[Suit, float]:
    shares = worlds.trump_shares()
    return dict(zip(SUITS, shares, strict=True)) if any(shares) else {}
