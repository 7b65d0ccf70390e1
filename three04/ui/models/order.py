"""How the viewer's hand is sorted: only by what he knows himself."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple

from three04.cards import CARDS, Card, Suit
from three04.rules.nought.ranks import STRENGTH
from three04.store.settings import SortOrder

SUIT_ORDER: Final = "SHCD"
"""Black and red in turn."""
_TWIN: Final = {"S": "C", "C": "S", "H": "D", "D": "H"}
"""The other suit of the same colour."""


class HandOrder(NamedTuple):
    """An order of the hand.

    Attributes:
        kind: By suit, by strength, trumps first, or as the player lays his cards.
        highest: At which end of a suit, or of the hand, the highest card is.
        laid: The cards of the running deal as the player laid them, played ones too.
    """

    kind: SortOrder = "suit"
    highest: Literal["left", "right"] = "left"
    laid: tuple[Card, ...] = ()


def laid_from(text: str) -> tuple[Card, ...]:
    """Return the cards of a text such as "JS 9S", as the settings keep them."""
    return tuple(dict.fromkeys(card for card in text.split() if card in CARDS))


def ordered(cards: Iterable[Card], order: HandOrder, trump: Suit | None) -> list[Card]:
    """Return the cards of a hand from left to right.

    Args:
        cards: The cards.
        order: How they are sorted.
        trump: The trump suit if the viewer knows it.
    """
    sign = -1 if order.highest == "left" else 1
    suits = suit_order(trump if order.kind == "trump" else None)
    place = {card: number for number, card in enumerate(order.laid)}

    def key(card: Card) -> tuple[int, int, int]:
        suit, strength = suits.index(card[1]), sign * STRENGTH[card]
        if order.kind == "strength":
            return 0, strength, suit
        if order.kind == "manual":
            # What has not been laid yet comes last, suit by suit.
            return place.get(card, len(place)), suit, strength
        return 0, suit, strength

    return sorted(cards, key=key)


def suit_order(trump: Suit | None) -> str:
    """Return the suits from left to right: trumps first, then the colours in turn."""
    if trump is None:
        return SUIT_ORDER
    first, last = (suit for suit in SUIT_ORDER if suit not in (trump, _TWIN[trump]))
    return f"{trump}{first}{_TWIN[trump]}{last}"


def moved(hand: Sequence[Card], order: HandOrder, card: Card, to: int) -> HandOrder:
    """Return the order after a card was laid elsewhere in the hand.

    Args:
        hand: The cards as they lie.
        order: The order before.
        card: The card that was moved.
        to: Its place in the hand now.
    """
    left = [other for other in hand if other != card]
    # A card that has been played keeps its place before the next that has not: undo brings it back.
    whole = [other for other in order.laid if other not in hand or other in left]
    whole = _merged(whole, left)
    follower = left[to] if to < len(left) else None
    at = whole.index(follower) if follower is not None else len(whole)
    whole.insert(at, card)
    return order._replace(laid=tuple(whole))


def _merged(whole: list[Card], hand: list[Card]) -> list[Card]:
    """Return all cards laid so far with those of the hand as they lie now."""
    wanted = iter(hand)
    made = [next(wanted) if card in hand else card for card in whole]
    return [*made, *wanted]
