"""Leading to a trick."""

from collections.abc import Sequence

from three04.ai.club import weights as w
from three04.ai.club.choice import best_card
from three04.ai.club.outlook import Outlook
from three04.cards import Card


def lead(outlook: Outlook, cards: Sequence[Card]) -> Card:
    """Choose a card to lead.

    Args:
        outlook: The trick to come.
        cards: The legal cards.
    """
    return best_card(cards, lambda card: outlook.score(card) + _drawing(outlook, card))


def _drawing(outlook: Outlook, card: Card) -> float:
    """Return what it is worth to the maker that a trump led draws others."""
    memory = outlook.memory
    if not memory.is_maker or card[1] != memory.trump:
        return 0.0
    against = min(outlook.chances.against_trumps(), len(outlook.later) / 2)
    return against * w.DRAW_WORTH * outlook.ours(card)
