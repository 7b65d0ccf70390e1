"""Following suit."""

from collections.abc import Sequence

from three04.ai.club.choice import best_card
from three04.ai.club.outlook import Outlook
from three04.cards import Card
from three04.rules.nought.ranks import POINTS


def follow(outlook: Outlook, cards: Sequence[Card]) -> Card:
    """Choose among the cards of the suit led.

    Args:
        outlook: The trick.
        cards: The legal cards, all of the suit led.
    """
    if not outlook.later:
        return _last(outlook, cards)
    return best_card(cards, outlook.score)


def _last(outlook: Outlook, cards: Sequence[Card]) -> Card:
    """Last to play nothing follows: of the cards that come to the same, the fitting one."""
    return best_card(cards, lambda card: outlook.score(card) + POINTS[card] * 0.001)
