"""The auction on the full hand: 250 and more, and Partner Close."""

from collections.abc import Sequence
from typing import Final

from three04.ai.club import bid_table
from three04.ai.club.bidding import PARTNER_MAKES
from three04.ai.club.certain import sweeping_suit
from three04.ai.club.valuation import (
    best_full,
    chance,
    full_features,
    is_close,
    points_of,
    tokens,
)
from three04.cards import Card
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.nought.view import View

MARGIN: Final = 0.25
"""Tokens a bid must promise beyond what stands."""


def call(view: View, actions: Sequence[Action]) -> Action:
    """Speak in the auction on the full hand.

    Args:
        view: What the seat knows.
        actions: All that is legal.
    """
    cards = full_hand(view)
    close = [action for action in actions if isinstance(action, act.Close)]
    if close and sweeping_suit(cards, view.public.table.pack) is not None:
        return close[0]
    table = view.public.table.name
    expected, _ = best_full(cards, table)
    best, gain = None, _standing(view, cards) + MARGIN
    for bid in (action for action in actions if isinstance(action, act.Bid)):
        made = chance(bid_table.FULL[table], expected, bid.amount)
        promised = tokens(made, bid.amount)
        if round(promised, 6) > round(gain, 6):
            best, gain = bid, promised
    return best or next(action for action in actions if isinstance(action, act.Pass))


def full_hand(view: View) -> list[Card]:
    """Return all cards of the seat, its indicator too."""
    indicator = view.own.indicator
    return [*view.hand, indicator] if indicator else list(view.hand)


def _standing(view: View, cards: Sequence[Card]) -> float:
    """Return the tokens expected if nobody bids any more."""
    public, seat = view.public, view.seat
    assert public.second is not None
    assert seat is not None
    assert public.maker is not None
    holder = public.maker if public.second.holder is None else public.second.holder
    contract = public.second.standing
    if holder == seat and view.trump and not is_close(contract):
        promise = bid_table.FULL[public.table.name]
        expected = points_of(promise, full_features(cards, view.trump))
        return tokens(chance(promise, expected, contract), contract)
    worth = tokens(PARTNER_MAKES, contract)
    return worth if public.table.side(holder) == public.table.side(seat) else -worth
