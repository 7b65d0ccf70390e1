"""Following suit."""

from collections.abc import Sequence

from three04.ai.club.choice import best_card
from three04.ai.club.outlook import Outlook
from three04.cards import Card


def follow(outlook: Outlook, cards: Sequence[Card]) -> Card:
    """Choose among the cards of the suit led.

    Args:
        outlook: The trick.
        cards: The legal cards, all of the suit led.
    """
    return best_card(cards, lambda card: outlook.score(card) - outlook.waste(card, cards))
