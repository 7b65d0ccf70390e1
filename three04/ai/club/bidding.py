"""The auction on the first packet: tokens expected, the partner's words, asking, a redeal."""

from collections.abc import Sequence
from typing import Final

from three04.ai.club import bid_table
from three04.ai.club.valuation import best_first, chance, help_of, tokens
from three04.cards import Card
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.nought.auction import Auction
from three04.rules.nought.view import View

OPENING: Final = -0.25
"""Tokens a bid must promise where nobody has bid.

At 0 Club loses least, but four such players throw every third deal in, which is no game; this
costs two hundredths of a token a deal.
"""
OPENING_PAIRS: Final = -0.7
"""The same where three or four pairs play: alone against the rest, few packets promise any."""
OVER_OPPONENT: Final = -0.15
"""Tokens a bid must promise over an opponent's: his contract would cost some."""
OVER_PARTNER: Final = 0.45
"""Tokens a bid must promise beyond what the partner's standing bid does."""
PARTNER_MAKES: Final = 0.72
"""How often a partner makes what he bids."""
ASKS_FROM: Final = 3.0
"""Points above the usual that a packet must bring a partner to ask him to bid."""


def call(view: View, actions: Sequence[Action]) -> Action:
    """Speak in the first auction.

    Args:
        view: What the seat knows.
        actions: All that is legal.
    """
    bids = [action for action in actions if isinstance(action, act.Bid)]
    redeal = [action for action in actions if isinstance(action, act.Redeal)]
    ask = [action for action in actions if isinstance(action, act.Ask)]
    bid, gain = _best(view, bids)
    if bid is not None and gain > _needed(view):
        return bid
    if redeal:
        return redeal[0]
    if ask and helpful(view.hand, view.public.table.name):
        return ask[0]
    return next(action for action in actions if isinstance(action, act.Pass))


def _best(view: View, bids: Sequence[act.Bid]) -> tuple[act.Bid | None, float]:
    """Return the bid that promises most tokens, and how many."""
    table = view.public.table.name
    expected = best_first(view.hand, table)[0] + _heard(view)
    best: act.Bid | None = None
    gain = 0.0
    for bid in bids:
        made = chance(bid_table.FIRST[table], expected, bid.amount)
        promised = tokens(made, bid.amount)
        if best is None or round(promised, 6) > round(gain, 6):
            best, gain = bid, promised
    return best, gain


def _auction(view: View) -> Auction:
    assert view.public.auction is not None
    return view.public.auction


def _needed(view: View) -> float:
    """Return the tokens a bid must promise to be better than leaving things as they are."""
    auction = _auction(view)
    if auction.holder is None:
        return OPENING if view.public.table.sides == 2 else OPENING_PAIRS
    assert view.seat is not None
    if auction.holder in view.public.table.partners(view.seat):
        return tokens(PARTNER_MAKES, auction.standing) + OVER_PARTNER
    return OVER_OPPONENT


def _heard(view: View) -> float:
    """Return the points that the partners' words so far add to what is expected."""
    assert view.seat is not None
    said = bid_table.SAID[view.public.table.name]
    partners = view.public.table.partners(view.seat)
    words: dict[int, str] = {}
    for seat, word in _auction(view).calls:
        if seat in partners and words.get(seat) != "bid":
            words[seat] = word if isinstance(word, str) else "bid"
    return sum(said[word] for word in words.values()) / len(partners)


def helpful(packet: Sequence[Card], table: str) -> bool:
    """Return whether a packet is good for a partner's contract, though not for an own one."""
    return help_of(packet, table) >= ASKS_FROM
