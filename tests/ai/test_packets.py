"""What ``packets`` promises: counts, sizes, and that the names of suits do not matter."""

import itertools
import random

import pytest

from three04.ai import packets
from three04.ai.kernel.layout import LANE, mask_of
from three04.rules.tables import TABLES

PACK = TABLES["four"].pack


def renamed(mask: int, order: tuple[int, ...]) -> int:
    """Give each suit another's name."""
    return sum((mask >> LANE * suit & 0xFFFF) << LANE * name for suit, name in enumerate(order))


def test_counts_and_sizes() -> None:
    assert packets.PACKETS == 2262
    assert packets.TRUMP_PACKETS == 5510
    assert sum(packets.SIZES) == 35_960
    assert sum(packets.TRUMP_SIZES) == 101_336


def test_keys_ascend_so_that_binary_search_finds_them() -> None:
    for keys in (packets.KEYS, packets.TRUMP_KEYS):
        assert list(keys) == sorted(set(keys))


def test_every_packet_has_a_class_of_the_counted_size() -> None:
    found = [0] * packets.PACKETS
    for cards in itertools.combinations(PACK, 4):
        found[packets.class_of(mask_of(cards))] += 1
    assert found == list(packets.SIZES)


def test_every_packet_with_own_trump_has_a_class_of_the_counted_size() -> None:
    found = [0] * packets.TRUMP_PACKETS
    for cards in itertools.combinations(PACK, 4):
        mask = mask_of(cards)
        for suit in range(4):
            if mask >> LANE * suit & 0xFFFF:
                found[packets.trump_class_of(mask, suit)] += 1
    assert found == list(packets.TRUMP_SIZES)


def test_names_of_suits_do_not_matter() -> None:
    rng = random.Random(1)
    for _ in range(300):
        mask = mask_of(rng.sample(PACK, 4))
        for order in itertools.permutations(range(4)):
            other = renamed(mask, order)
            assert packets.class_of(other) == packets.class_of(mask)
            for suit in range(4):
                if mask >> LANE * suit & 0xFFFF:
                    assert packets.trump_class_of(other, order[suit]) == packets.trump_class_of(
                        mask, suit
                    )


def test_a_class_gives_a_packet_of_its_own() -> None:
    for number in range(packets.PACKETS):
        assert packets.class_of(packets.mask_of_class(number)) == number
    for number in range(packets.TRUMP_PACKETS):
        assert packets.trump_class_of(packets.mask_of_trump_class(number), 0) == number


def test_every_class_with_a_trump_belongs_to_one_class() -> None:
    seen = [trump for n in range(packets.PACKETS) for trump in set(packets.own_suits(n))]
    assert sorted(seen) == list(range(packets.TRUMP_PACKETS))


def test_own_suits_are_those_of_the_packet() -> None:
    rng = random.Random(2)
    for _ in range(300):
        mask = mask_of(rng.sample(PACK, 4))
        own = [suit for suit, lane in enumerate(packets.lanes_of(mask)) if lane]
        wanted = sorted(packets.trump_class_of(mask, suit) for suit in own)
        assert sorted(packets.own_suits(packets.class_of(mask))) == wanted


@pytest.mark.parametrize("cards", [("JS",), ("JS", "9S", "AS", "TS", "KS")])
def test_other_numbers_of_cards_have_no_class(cards: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="no packet"):
        packets.class_of(mask_of(cards))
