"""Cards as the exact solver holds them, and what is done with sets of them.

A hand is 32 bits: eight a suit, strongest card lowest, and the trump suit below the others, so that
of the cards that can win a trick the lowest bit does. ``solver_bits.pxd`` has the same for compiled
code.
"""

from typing import Final

TRUMPS: Final = 0xFF
RANK_POINTS: Final = (30, 20, 11, 10, 3, 2, 0, 0)
POINTS: Final = RANK_POINTS * 4
# The points of a suit's cards.
SURE: Final = tuple(sum(RANK_POINTS[at] for at in range(8) if m >> at & 1) for m in range(256))


def high(x: int) -> int:
    """Return the number of the highest bit set."""
    return x.bit_length() - 1


def low(x: int) -> int:
    """Return the number of the lowest bit set."""
    return (x & -x).bit_length() - 1


def bit(at: int) -> int:
    """Return the mask of one card."""
    return 1 << at


def suit_of(at: int) -> int:
    """Return the mask of a card's suit."""
    return 255 << (at & 24)


def best_of(cards: int) -> int:
    """Return the card that wins, of those that can."""
    return cards & -cards


def from_top(suit: int, card: int) -> int:
    """Return the cards of a suit from this one up."""
    return suit & (card | (card - 1))


def between(one: int, two: int) -> int:
    """Return the mask of the bits between two."""
    if one < two:
        one, two = two, one
    return (1 << one) - (2 << two)


def slot_of(todo: int, n: int, at: int, seat: int, tops: int, led: int) -> int:
    """Return where a killer stands: by the cards to choose from and what they are played to."""
    x = todo ^ (led >> 3) * 5 ^ (tops << 4 | n) * 0x3C6EF3
    return ((x ^ (at << 2 | seat) * 0x5F356495) * 0x9E3779B1 & 0xFFFFFFFF) >> 17


def with_winner(care: int, seat: int) -> int:
    """Return the cards whose rank mattered once a trick is won, with a bit for the winner's side.

    Bit 32 is that of seats 0 and 2, bit 33 that of the others; where ways to play are put together
    both may be set.
    """
    return care & 0xFFFFFFFF | (1 + (seat & 1)) << 32


def winner_of(care: int, side: bool) -> int:
    """Return 1 if a side wins the trick whatever happens, 2 if the other does, 3 if either may."""
    winner = care >> 32
    return winner if side else (winner & 1) << 1 | winner >> 1


def gain(one: int, two: int, winner: int) -> int:
    """Return the most a side gains by playing a second card of like rank in place of the first.

    ``winner`` is as :func:`winner_of` has it: the dearer card is better in a trick that is won, and
    may be worth more later in one that is lost.
    """
    gap = POINTS[two] - POINTS[one]
    if gap < 0:
        return 0 if winner == 1 else -gap
    return 0 if winner == 2 else gap
