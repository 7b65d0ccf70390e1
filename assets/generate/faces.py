"""Whole cards of the *Sandakada* face, put together from index and middle.

Courts come without their letters, which differ by language: the game lays these over them.
"""

from typing import Final

from assets.generate.aces import ace
from assets.generate.courts import court
from assets.generate.numbers import H, W, index_rank, index_suit, number
from assets.generate.palette import EDGE, IVORY, TINT, SuitColours
from assets.generate.svg import rect

RANKS: Final = "JATKQ9876"
SUITS: Final = "SHDC"
COURTS: Final = "JQK"
LETTERS: Final = "JQKBDSCRV"
"""What courts are called by the letters of English, German, Spanish and Portuguese packs."""


def paper() -> str:
    """Return the card itself."""
    return rect(0.75, 0.75, W - 1.5, H - 1.5, 15, IVORY, EDGE, 1.5)


def face(card: str, colours: SuitColours, cut: bool) -> str:
    """Return a face; with ``cut``, large pips show their suit by shape alone."""
    rank, suit = card[0], card[1]
    spot = IVORY if cut else None
    body = paper()
    if rank in COURTS:
        return body + court(rank, suit, colours) + index_suit(suit, colours.ink)
    if rank == "A":
        body += ace(suit, colours, spot)
    else:
        body += number(rank, suit, colours.ink, spot)
    text = "10" if rank == "T" else rank
    return body + index_rank(text, colours.ink) + index_suit(suit, colours.ink)


def letter(text: str) -> str:
    """Return what is laid over a court: its letter in both corners."""
    return index_rank(text, TINT)
