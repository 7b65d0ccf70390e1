"""How cards lie in a mask: fixed once, for every table and for later games.

A set of cards is a whole number below 2**64: a lane of 16 bits for each suit, in the order
spades, hearts, diamonds, clubs. The bit of a card is ``16 * suit + strength``, where strength 0 is
the lowest rank of the widest pack (the six) and 8 the highest (the Jack). A greater number of a
lane thus always beats a smaller one, lanes can be shifted into one another, and a pack of 13 ranks
fits as well.

A *bit number* (0 to 63) names one card. ``bits`` has the same functions for compiled code.
"""

from collections.abc import Iterable
from typing import Final

from three04.cards import SUITS, Card
from three04.rules.nought.ranks import ORDER, POINTS

LANE: Final = 16
"""Bits a suit takes."""

LANE_MASK: Final = 0xFFFF
"""All cards of suit 0."""

STRENGTHS: Final = ORDER[::-1]
"""The ranks, weakest first: the place of a rank is its strength."""

JACK: Final = 8
"""The strength of a Jack."""

OPEN: Final = 64
"""The move of the maker who opens the trump (R35); all other moves are bit numbers of cards."""

RANK_POINTS: Final = tuple(POINTS[rank + SUITS[0]] for rank in STRENGTHS)
"""Card points by strength."""

CARD_OF: Final[dict[int, Card]] = {
    LANE * suit + strength: rank + sign
    for suit, sign in enumerate(SUITS)
    for strength, rank in enumerate(STRENGTHS)
}
"""Card by bit number."""

BIT_OF: Final[dict[Card, int]] = {card: bit for bit, card in CARD_OF.items()}
"""Bit number by card."""


def mask_of(cards: Iterable[Card]) -> int:
    """Return the mask of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << BIT_OF[card]
    return mask


def bits_of(mask: int) -> list[int]:
    """Return the bit numbers of a mask, lowest first."""
    bits = []
    while mask:
        bits.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return bits


def cards_of(mask: int) -> list[Card]:
    """Return the cards of a mask, in the order of their bits."""
    return [CARD_OF[bit] for bit in bits_of(mask)]


def points_of(mask: int) -> int:
    """Return the card points of a mask."""
    return sum(RANK_POINTS[bit % LANE] for bit in bits_of(mask))


def _places(cards: int) -> int:
    bits = bits_of(cards)
    return sum(bit << 4 * place for place, bit in enumerate(bits)) + (len(bits) << 60)


PLACES: Final = tuple(_places(cards) for cards in range(1 << len(STRENGTHS)))
"""By the cards of one suit: how many in the four highest bits, their strengths by fours below."""
