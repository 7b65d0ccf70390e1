"""First packets of four cards that differ in their suits' names only are one class.

The pack of 32 cards has 35,960 packets of four; suits rank alike, so 2,262 classes are left. With
one of the packet's own suits named as trump there are 101,336 and 5,510.

A suit's eight cards are eight bits, the seven lowest and the Jack highest: its lane of a mask (see
``kernel.layout``) without the six. A packet's *key* is its four suits, sorted descending, the first
in the highest eight of 32 bits; with a trump, that suit comes first and the other three are sorted.
The classes are numbered by ascending key. So ``KEYS`` and ``TRUMP_KEYS`` are sorted, and compiled
code finds the number of a class by binary search in them, as :func:`class_of` does.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

from three04.ai.kernel.layout import LANE

SIZE: Final = 4
"""Cards of a packet."""

SUITS: Final = 4
"""Lanes of a mask."""

EIGHT: Final = 0xFF
"""All cards of one suit, without the six."""


def lanes_of(mask: int) -> list[int]:
    """Return the eight bits of each suit, in the order of the lanes."""
    return [mask >> LANE * suit + 1 & EIGHT for suit in range(SUITS)]


def key_of(mask: int) -> int:
    """Return the key of a packet, the same whatever its suits are called."""
    return _packed(sorted(lanes_of(mask), reverse=True))


def trump_key_of(mask: int, lane: int) -> int:
    """Return the key of a packet with its trump suit.

    Args:
        mask: The packet.
        lane: The trump suit.
    """
    lanes = lanes_of(mask)
    return _packed([lanes.pop(lane), *sorted(lanes, reverse=True)])


def _packed(lanes: list[int]) -> int:
    first, second, third, fourth = lanes
    return first << 24 | second << 16 | third << 8 | fourth


def _unpacked(key: int) -> tuple[int, int, int, int]:
    return key >> 24, key >> 16 & EIGHT, key >> 8 & EIGHT, key & EIGHT


_BY_COUNT: Final = [
    [lane for lane in range(EIGHT + 1) if lane.bit_count() == count] for count in range(SIZE + 1)
]


def _descending(suits: int, cards: int, most: int) -> Iterator[int]:
    """Yield the keys of so many suits with so many cards together, none above ``most``."""
    if suits == 0:
        if cards == 0:
            yield 0
        return
    for count in range(cards + 1):
        for lane in _BY_COUNT[count]:
            if lane > most:
                break
            for rest in _descending(suits - 1, cards - count, lane):
                yield lane << 8 * (suits - 1) | rest


def _with_trump() -> Iterator[int]:
    for count in range(1, SIZE + 1):
        for rest in _descending(SUITS - 1, SIZE - count, EIGHT):
            for lane in _BY_COUNT[count]:
                yield lane << 24 | rest


def _arrangements(lanes: tuple[int, ...]) -> int:
    """Return in how many ways these suits, sorted, can be given names."""
    ways, alike, before = 1, 1, -1
    for place, lane in enumerate(lanes, 1):
        alike = alike + 1 if lane == before else 1
        ways = ways * place // alike
        before = lane
    return ways


KEYS: Final = array("I", sorted(_descending(SUITS, SIZE, EIGHT)))
"""The keys of all classes, ascending."""

TRUMP_KEYS: Final = array("I", sorted(_with_trump()))
"""The keys of all classes with a trump of their own, ascending."""

PACKETS: Final = len(KEYS)
"""How many classes of packets there are: 2,262."""

TRUMP_PACKETS: Final = len(TRUMP_KEYS)
"""How many classes of packets with a trump of their own there are: 5,510."""

SIZES: Final = array("I", (_arrangements(_unpacked(key)) for key in KEYS))
"""How many packets each class has."""

TRUMP_SIZES: Final = array("I", (SUITS * _arrangements(_unpacked(key)[1:]) for key in TRUMP_KEYS))
"""How many pairs of packet and trump each class with a trump has."""


def class_of(mask: int) -> int:
    """Return the number of a packet's class.

    Args:
        mask: Four cards, no six among them.
    """
    return _place(KEYS, key_of(mask))


def trump_class_of(mask: int, lane: int) -> int:
    """Return the number of the class of a packet with its trump.

    Args:
        mask: Four cards, no six among them.
        lane: The trump suit, one that the packet has a card of.
    """
    return _place(TRUMP_KEYS, trump_key_of(mask, lane))


def _place(keys: "array[int]", key: int) -> int:
    place = bisect_left(keys, key)
    if place == len(keys) or keys[place] != key:
        raise ValueError(f"no packet of four cards: {key:08x}")
    return place


def mask_of_class(number: int) -> int:
    """Return one packet of a class."""
    return _mask(KEYS[number])


def mask_of_trump_class(number: int) -> int:
    """Return one packet of a class with a trump; its trump suit is lane 0."""
    return _mask(TRUMP_KEYS[number])


def _mask(key: int) -> int:
    return sum(lane << LANE * suit + 1 for suit, lane in enumerate(_unpacked(key)))


def own_suits(number: int) -> list[int]:
    """Return a class's classes with a trump, one for each suit it has, in the order of its key.

    Suits that are alike come one by one, with the same class.

    Args:
        number: Of a class of packets.
    """
    lanes = _unpacked(KEYS[number])
    found = []
    for at, lane in enumerate(lanes):
        if lane:
            # What is left is sorted as it stands.
            found.append(_place(TRUMP_KEYS, _packed([lane, *lanes[:at], *lanes[at + 1 :]])))
    return found
