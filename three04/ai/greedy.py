"""``greedy``: one page of rules of thumb, no memory of earlier tricks, no counting.

It bids on Jacks, nines and length, lays a low card of its longest suit, leads Jacks, wins tricks
when it can, feeds points to a winning partner and otherwise throws its cheapest card.
"""

import random
from collections.abc import Sequence

from three04.cards import Card, Suit
from three04.rules import actions as act
from three04.rules.nought.public import Phase
from three04.rules.nought.ranks import POINTS, STRENGTH
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Cut, Decline, Question

TRUMP_WORTH = {"J": 45, "9": 32, "A": 16, "T": 12}
"""What a trump of the first packet adds to the points one hopes for; others add 8."""
SIDE_WORTH = {"J": 24, "9": 8, "A": 6}
BASE = 120
"""What partner and luck are hoped to bring."""
RUFF_FROM = 13
"""Points in a trick from which it pays to ruff."""


def decide(view: View, question: Question, seed: str, budget: int) -> Answer:
    """Return an answer by rules of thumb.

    Args:
        view: What the seat knows.
        question: What it is asked.
        seed: Decides only where to cut.
        budget: Not used.
    """
    if question.kind == "cut":
        return Cut(random.Random(seed).randrange(len(view.public.table.pack)))
    if question.kind == "offer":
        return Decline()
    phase = view.public.phase
    if phase is Phase.TRUMP:
        return _lay(view)
    if phase is Phase.PLAY:
        plays = [a for a in question.actions if isinstance(a, act.Play)]
        # Nothing to lead but trumps: R36 leaves only opening.
        return _play(view, plays) if plays else question.actions[0]
    return _call(view, question.actions)


# ---------------------------------------------------------------------- auction and trump


def _hope(hand: Sequence[Card], trump: Suit) -> int:
    """Return the points hoped for with this trump."""
    return sum(
        TRUMP_WORTH.get(card[0], 8) if card[1] == trump else SIDE_WORTH.get(card[0], 0)
        for card in hand
    )


def _best_suit(hand: Sequence[Card]) -> Suit:
    return max(sorted({card[1] for card in hand}), key=lambda suit: (_hope(hand, suit), suit))


def _call(view: View, actions: Sequence[act.Action]) -> act.Action:
    redeal = [a for a in actions if isinstance(a, act.Redeal)]
    if redeal:
        return redeal[0]
    hand, table = view.hand, view.public.table
    if view.public.phase is Phase.SECOND:
        hope = _hope(hand, _best_suit(hand)) + BASE // 2
    else:
        # A packet of two cards tells half as much.
        hope = BASE + _hope(hand, _best_suit(hand)) * 4 // table.packets[0]
    bids = [a for a in actions if isinstance(a, act.Bid)]
    if bids and bids[0].amount <= hope and not _partner_holds(view):
        return bids[0]
    return next(a for a in actions if isinstance(a, act.Pass))


def _partner_holds(view: View) -> bool:
    running = view.public.auction if view.public.phase is Phase.AUCTION else view.public.second
    holder = running.holder if running else None
    return holder is not None and view.seat is not None and _same_side(view, holder, view.seat)


def _lay(view: View) -> act.Action:
    """The lowest card of the suit goes down: the best trump stays in hand to be used."""
    assert view.seat is not None
    suit = _best_suit(view.hand)
    trumps = [card for card in view.hand if card[1] == suit]
    return act.LayTrump(view.seat, min(trumps, key=STRENGTH.__getitem__))


# ---------------------------------------------------------------------- play


def _same_side(view: View, one: int, other: int) -> bool:
    return view.public.table.side(one) == view.public.table.side(other)


def _cheapest(cards: Sequence[Card]) -> Card:
    return min(cards, key=lambda card: (POINTS[card], STRENGTH[card], card))


def _dearest(cards: Sequence[Card]) -> Card:
    return max(cards, key=lambda card: (POINTS[card], card))


def _play(view: View, plays: Sequence[act.Play]) -> act.Action:
    cards = [play.card for play in plays]
    card = _choose_follow(view, cards) if view.public.trick.plays else _choose_lead(view, cards)
    return next(play for play in plays if play.card == card)


def _choose_lead(view: View, cards: Sequence[Card]) -> Card:
    plain = [card for card in cards if card[1] != view.trump]
    jacks = [card for card in plain if card[0] == "J"]
    if jacks:
        return jacks[0]
    trump_jacks = [card for card in cards if card[0] == "J"]
    if trump_jacks and not view.public.closed:
        return trump_jacks[0]
    return _cheapest(plain or cards)


def _choose_follow(view: View, cards: Sequence[Card]) -> Card:
    trick = view.public.trick
    assert view.seat is not None
    assert trick.led is not None
    winner, best = _winning(view)
    last = len(trick.plays) == len(view.public.order) - 1
    if _same_side(view, winner, view.seat) and (last or best[0] == "J"):
        return _dearest([c for c in cards if c[1] != view.trump] or cards)
    beating = [card for card in cards if _beats(view, card, best)]
    at_stake = sum(POINTS[play.card] for play in trick.plays if play.card)
    if beating and beating[0][1] == trick.led:
        return max(beating, key=STRENGTH.__getitem__)
    if beating and at_stake >= RUFF_FROM:
        return min(beating, key=STRENGTH.__getitem__)
    return _cheapest([c for c in cards if c[1] != view.trump] or cards)


def _winning(view: View) -> tuple[int, Card]:
    """Return who wins so far and with what, face-up cards alone."""
    shown = [(play.seat, play.card) for play in view.public.trick.plays if play.card]
    seat, best = shown[0]
    for other, card in shown[1:]:
        if _beats(view, card, best):
            seat, best = other, card
    return seat, best


def _beats(view: View, card: Card, best: Card) -> bool:
    if card[1] == best[1]:
        return STRENGTH[card] > STRENGTH[best]
    return card[1] == view.trump
