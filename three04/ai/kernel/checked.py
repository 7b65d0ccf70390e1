"""Refuses positions that cannot be, before compiled code takes them in."""

from collections.abc import Sequence
from typing import Final

from three04.ai.kernel.layout import LANE, STRENGTHS

EVERY: Final = sum(((1 << len(STRENGTHS)) - 1) << LANE * suit for suit in range(4))
"""Every card of the widest pack."""

WITHOUT_SIX: Final = EVERY & ~sum(1 << LANE * suit for suit in range(4))
"""Every card of the pack of 32."""

MOST: Final = 8
"""Cards of a hand at most, at every table."""


def small(number: int) -> int:
    """Return a number for compiled code, -1 for one it has no room for: every check refuses that.

    Args:
        number: Of a seat, a card or the like.
    """
    return number if -(2**31) <= number < 2**31 else -1


def check_seed(seed: int) -> None:
    """Refuse what is no seed.

    Args:
        seed: Of chances.

    Raises:
        ValueError: If it is no number from 0 to 2**64 - 1.
    """
    if not 0 <= seed < 2**64:
        raise ValueError("a seed is a number from 0 to 2**64 - 1")


def check_position(hands: Sequence[int], played: Sequence[int], pack: int) -> None:
    """Refuse hands and a running trick that are not cards of a pack, each of them once.

    Args:
        hands: Each seat's cards, as masks.
        played: The cards of the running trick, by their bit numbers.
        pack: The cards there are.

    Raises:
        ValueError: If something is no card, there twice, or too much.
    """
    seen = 0
    for mask in hands:
        if mask < 0 or mask & ~pack:
            raise ValueError("a hand holds what is no card of this pack")
        if mask & seen:
            raise ValueError("a card is there twice")
        if mask.bit_count() > MOST:
            raise ValueError(f"more than {MOST} cards in a hand")
        seen |= mask
    for number in played:
        if not 0 <= number < 64 or not pack >> number & 1:
            raise ValueError("what was played is no card of this pack")
        if seen >> number & 1:
            raise ValueError("a card is there twice")
        seen |= 1 << number
