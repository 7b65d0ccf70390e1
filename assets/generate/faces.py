"""Whole cards, put together from index and middle."""

from typing import Final

from assets.generate.aces import ace
from assets.generate.courts import court
from assets.generate.numbers import PLACES, H, W, index, number
from assets.generate.palette import EDGE, IVORY, SuitColours
from assets.generate.svg import rect

RANKS: Final = "JATKQ9876"
SUITS: Final = "SHDC"


def face(card: str, colours: SuitColours, cut: bool) -> str:
    """Return a face; with ``cut``, large pips show their suit by shape alone."""
    rank, suit = card[0], card[1]
    spot = IVORY if cut else None
    if rank in PLACES:
        middle = number(rank, suit, colours.ink, spot)
    elif rank == "A":
        middle = ace(suit, colours, spot)
    else:
        middle = court(rank, suit, colours)
    paper = rect(0.75, 0.75, W - 1.5, H - 1.5, 15, IVORY, EDGE, 1.5)
    return paper + middle + index(rank, suit, colours)
