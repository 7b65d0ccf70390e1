"""How likely an indicator is with each first packet: the trump suit, and which card of it.

The suit is chosen by a softmax over the packet's suits, on the odds of making the contract with
each, the points expected and its length; the card by how often the lowest, the next, … is laid.
Fitted by :mod:`three04.ai.book.fit`; no card is ever ruled out.
"""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from three04.ai import packets
from three04.ai.book.book import BASIS, Book, load, trump_table
from three04.ai.book.curve import log_odds
from three04.ai.book.fitted import Indicator
from three04.ai.logit import shares

FLOOR: Final = 0.01
"""The share of choices without any reason."""


@lru_cache(maxsize=128)
def indicator_weights(
    contract: int, leader: int, *, closed: bool = True, player: str = BASIS
) -> "array[float]":
    """Return how likely each card of a packet is laid, by class with a trump.

    Entry ``4 * class + place`` is the chance that the holder of a packet of that class makes its
    suit trump and lays the card at this place of the suit, the lowest being 0. The chances of the
    four cards of a packet come to 1. The array is kept and given again: it is not to be changed.

    Args:
        contract: The bid he holds.
        leader: Places from him to the first leader.
        closed: Whether trump is played closed.
        player: Who is taken to sit there.
    """
    book = load(player)
    model = book.fitted.indicator if book.fitted is not None else None
    found = array("d", bytes(8 * 4 * packets.TRUMP_PACKETS))
    for classes in trump_table():
        counts = [cards_of_suit(number) for number in classes]
        suits = _suits(book, model, classes, (contract, leader, closed))
        for number, count, suit in zip(classes, counts, suits, strict=True):
            for place, share in enumerate(_places(model, count)):
                found[4 * number + place] = FLOOR / 4 + (1 - FLOOR) * suit * share
    return found


def cards_of_suit(number: int) -> int:
    """Return how many trumps the packets of a class have."""
    return (packets.TRUMP_KEYS[number] >> 24).bit_count()


def _suits(
    book: Book,
    model: Indicator | None,
    classes: Sequence[int],
    stake: tuple[int, int, bool],
) -> list[float]:
    if model is None:
        return [cards_of_suit(number) / packets.SIZE for number in classes]
    rows = [suit_features(book, number, *stake) for number in classes]
    return shares(model.suits, rows)


def _places(model: Indicator | None, count: int) -> Sequence[float]:
    return model.places[count - 1] if model is not None else [1 / count] * count


def suit_features(
    book: Book, number: int, contract: int, leader: int, closed: bool
) -> tuple[float, ...]:
    """Return what speaks for a suit.

    Args:
        book: What packets are worth.
        number: Of the class with this suit as trump.
        contract: The bid.
        leader: Places from the maker to the first leader.
        closed: Whether trump is played closed.
    """
    made = log_odds(book.source.chance(number, leader, contract, closed))
    return made, book.source.points(number, leader, closed) / 10, float(cards_of_suit(number))
