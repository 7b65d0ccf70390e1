"""The indicator: which card to lay, and when to open."""

from collections.abc import Sequence

from three04.ai.club import bid_table
from three04.ai.club.certain import sweeping_suit
from three04.ai.club.second import full_hand
from three04.ai.club.valuation import (
    best_first,
    best_full,
    chance,
    full_features,
    is_close,
    points_of,
)
from three04.cards import Card, Suit
from three04.rules import actions as act
from three04.rules.nought.ranks import STRENGTH
from three04.rules.nought.view import View


def lay(view: View) -> act.LayTrump:
    """Lay the lowest card of the best suit: length makes it, the high trumps stay in hand."""
    assert view.seat is not None
    suit = _suit(view)
    return act.LayTrump(
        view.seat, min((c for c in view.hand if c[1] == suit), key=STRENGTH.__getitem__)
    )


def _suit(view: View) -> str:
    hand, public = view.hand, view.public
    if public.second is None:
        return best_first(hand, public.table.name)[1]
    if is_close(public.contract):
        suit = sweeping_suit(hand, public.table.pack)
        if suit is not None:
            return suit
    return best_full(hand, public.table.name)[1]


def promise(view: View, suit: Suit) -> float:
    """Return the chance to make the contract with a suit as trump, by rule of thumb."""
    table = bid_table.FULL[view.public.table.name]
    expected = points_of(table, full_features(view.hand, suit))
    return chance(table, expected, view.public.contract)


def opens(view: View) -> bool:
    """Return whether the maker should open the trump now.

    He does so before the first lead with a hand that wins every trick from the lead, to draw
    trumps at once, and never gives the secret away otherwise.
    """
    public = view.public
    if not public.before_lead or public.leader != view.seat:
        return False
    return view.trump is not None and sweeps_from_lead(view, full_hand(view))


def sweeps_from_lead(view: View, cards: Sequence[Card]) -> bool:
    """Return whether these cards, the seat's all, win every trick from the first lead."""
    suit = sweeping_suit(cards, view.public.table.pack)
    return suit is not None and suit == view.trump
