"""Playing without the suit led: a ruff, a gamble, points for a partner, or a loser."""

from collections.abc import Sequence

from three04.ai.club import weights as w
from three04.ai.club.choice import best_card
from three04.ai.club.outlook import Outlook
from three04.cards import Card


def discard(outlook: Outlook, cards: Sequence[Card]) -> Card:
    """Choose among all cards, none of which is of the suit led.

    Args:
        outlook: The trick.
        cards: The legal cards, the maker's indicator among them where he may play it.
    """
    return best_card(
        cards,
        lambda card: outlook.score(card) + _revealing(outlook, card) - outlook.waste(card, cards),
    )


def _revealing(outlook: Outlook, card: Card) -> float:
    """Return what it is worth to this side if the card should open the trump."""
    memory = outlook.memory
    if not memory.closed:
        return 0.0
    reveal = outlook.chances.trumps[card[1]] * w.REVEAL_COST
    return -reveal if memory.makers else reveal
