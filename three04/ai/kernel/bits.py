"""Bits and chance for the kernel's sources where they run uncompiled.

``bits.pxd`` says the same in C. Numbers wrap at 64 bits there, so they are masked here: the same
seed plays the same deal either way.
"""

from typing import Final, TypeVar

from three04.ai.kernel.layout import JACK, LANE, LANE_MASK, OPEN, RANK_POINTS

__all__ = [
    "JACK",
    "OPEN",
    "below",
    "bit",
    "count64",
    "ctz64",
    "high64",
    "in_lane",
    "lane",
    "lend",
    "rank",
    "start",
    "stir",
    "tuple_of",
    "worth",
]

Thing = TypeVar("Thing")

_WRAP: Final = 0xFFFF_FFFF_FFFF_FFFF


def ctz64(x: int) -> int:
    """Return the number of the lowest bit set; there must be one."""
    return (x & -x).bit_length() - 1


def high64(x: int) -> int:
    """Return the number of the highest bit set; there must be one."""
    return x.bit_length() - 1


def count64(x: int) -> int:
    """Return how many bits are set."""
    return x.bit_count()


def bit(at: int) -> int:
    """Return the mask of one card."""
    return 1 << at


def lane(suit: int) -> int:
    """Return the mask of a suit."""
    return LANE_MASK << (LANE * suit)


def in_lane(x: int, suit: int) -> int:
    """Return a suit's cards, shifted down into lane 0."""
    return (x >> (LANE * suit)) & LANE_MASK


def tuple_of(x: int, opens: int, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers of the bits that are set, and then OPEN if the trump may be opened."""
    moves = []
    while x:
        moves.append(numbers[ctz64(x)])
        x &= x - 1
    return (*moves, OPEN) if opens else tuple(moves)


def lend(x: Thing) -> Thing:
    """Return an object; in C its address, to be used without a lock."""
    return x


def rank(strength: int) -> int:
    """Return the mask of all four cards of a rank."""
    return 0x0001_0001_0001_0001 << strength


def worth(card: int) -> int:
    """Return the points of a card, given its bit number."""
    return RANK_POINTS[card & (LANE - 1)]


def start(seed: int) -> int:
    """Return where a row of chances begins (splitmix64); never 0."""
    z = (seed + 0x9E37_79B9_7F4A_7C15) & _WRAP
    z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _WRAP
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _WRAP
    return (z ^ (z >> 31)) or 1


def stir(x: int) -> int:
    """Return the next state of chance (xorshift64)."""
    x ^= (x << 13) & _WRAP
    x ^= x >> 7
    return x ^ ((x << 17) & _WRAP)


def below(x: int, n: int) -> int:
    """Return the number from 0 to n - 1 that a state of chance stands for."""
    return ((((x * 0x2545_F491_4F6C_DD1D) & _WRAP) >> 32) * n) >> 32
