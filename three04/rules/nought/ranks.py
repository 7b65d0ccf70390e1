"""R1: which card beats which, and what each is worth."""

from typing import Final

from three04.cards import SUITS, Card

ORDER: Final = "J9ATKQ876"
"""Ranks of every suit, highest first (the 6 only at ``six-teams``, R3)."""

_RANK_POINTS: Final = dict(zip(ORDER, (30, 20, 11, 10, 3, 2, 0, 0, 0), strict=True))

POINTS: Final[dict[Card, int]] = {
    rank + suit: points for rank, points in _RANK_POINTS.items() for suit in SUITS
}
"""Card points; every pack holds 304."""

STRENGTH: Final[dict[Card, int]] = {
    rank + suit: len(ORDER) - place for place, rank in enumerate(ORDER) for suit in SUITS
}
"""Strength within a suit: more beats less. Not the same as points: the 8 beats the 7."""

PACK_POINTS: Final = 304


def points(cards: "tuple[Card, ...] | list[Card]") -> int:
    """Return the card points of these cards together."""
    return sum(POINTS[card] for card in cards)
