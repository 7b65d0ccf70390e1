"""The best of several cards, the same on every machine."""

from collections.abc import Callable, Sequence

from three04.cards import Card
from three04.rules.nought.ranks import POINTS, STRENGTH


def best_card(cards: Sequence[Card], score: Callable[[Card], float]) -> Card:
    """Return the card with the highest score; the cheapest of those that are equal.

    Args:
        cards: At least one.
        score: In points; differences in the last binary digits do not count.
    """
    return max(cards, key=lambda c: (round(score(c), 6), -POINTS[c], -STRENGTH[c], c))
