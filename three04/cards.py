"""Suits, ranks and cards: plain values, no rules.

A card is a two-letter string, rank then suit, as it stands in a record: ``"JS"`` is the Jack of
spades, ``"TD"`` the ten of diamonds. Strings are readable in tests, on the wire and in files, and
quick to compare and hash. Which cards beat which is a rule and lives with each game.
"""

from typing import Final, TypeAlias

Card: TypeAlias = str
Suit: TypeAlias = str
Rank: TypeAlias = str

SUITS: Final = "SHDC"
"""Spades, hearts, diamonds, clubs."""

RANKS: Final = "AKQJT98765432"
"""Every rank any game here uses, in the everyday order."""

CARDS: Final[frozenset[Card]] = frozenset(rank + suit for rank in RANKS for suit in SUITS)
"""All 52 cards."""

SUIT_SYMBOLS: Final[dict[Suit, str]] = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def pack(ranks: str) -> tuple[Card, ...]:
    """Return the pack of these ranks in all four suits, in one fixed order: suit by suit."""
    return tuple(rank + suit for suit in SUITS for rank in ranks)


def pretty(card: Card) -> str:
    """Return a card as people write it: ``"♠J"``, ``"♦10"``."""
    rank = "10" if card[0] == "T" else card[0]
    return SUIT_SYMBOLS[card[1]] + rank
