"""What cannot be lost: hands that win every remaining trick whatever the others hold."""

from collections.abc import Mapping, Sequence

from three04.cards import SUITS, Card, Suit
from three04.rules.nought.ranks import STRENGTH


def sweeps(cards: Sequence[Card], unseen: Mapping[Suit, Sequence[Card]], trump: Suit) -> bool:
    """Return whether a seat on lead wins all tricks with these cards, in :func:`sweep_card` order.

    In each suit either every card is above all unseen ones, or the cards that are suffice to
    draw all unseen ones even from one hand. Trumps are drawn first, so that nothing is ruffed.

    Args:
        cards: All its cards.
        unseen: By suit, the cards that others may hold.
        trump: The trump suit.
    """
    for suit in SUITS:
        held = [card for card in cards if card[1] == suit]
        top = sum(STRENGTH[card] > _highest(unseen[suit]) for card in held)
        drawn = top >= len(unseen[suit])
        if held and top < len(held) and not drawn:
            return False
        if suit == trump and not drawn:
            return False
    return True


def sweep_card(cards: Sequence[Card], trump: Suit, drawn: bool) -> Card:
    """Return the next card to lead of a hand that sweeps: trumps first, the highest of a suit.

    Args:
        cards: The cards that may be led.
        trump: The trump suit.
        drawn: Whether nobody else can hold a trump any more.
    """
    trumps = [card for card in cards if card[1] == trump]
    plain = [card for card in cards if card[1] != trump]
    first = plain or trumps if drawn else trumps or plain
    return max(first, key=lambda card: (STRENGTH[card], card))


def sweeping_suit(cards: Sequence[Card], pack: Sequence[Card]) -> Suit | None:
    """Return a trump suit with which a full hand on lead wins every trick, or None.

    Args:
        cards: All the seat's cards before the first trick.
        pack: All cards of the deal.
    """
    unseen: dict[Suit, list[Card]] = {suit: [] for suit in SUITS}
    for card in pack:
        if card not in cards:
            unseen[card[1]].append(card)
    for suit in SUITS:
        if any(card[1] == suit for card in cards) and sweeps(cards, unseen, suit):
            return suit
    return None


def _highest(cards: Sequence[Card]) -> int:
    return max((STRENGTH[card] for card in cards), default=0)
