"""Where the cards come from (R4-R7)."""

import collections

import pytest

from three04.record.deals import (
    FixedSource,
    KeyStream,
    deal_out,
    numbered_source,
    random_source,
    seeded_source,
    shuffled,
)
from three04.rules.tables import TABLES

FOUR = TABLES["four"]


def test_golden_numbered_deal_never_changes() -> None:
    """Deal 304 of Standard at four: these cards on every machine, for ever."""
    source = numbered_source(304, FOUR, "Standard")
    dealer = source.first_dealer(FOUR)
    hands = source.hands(0, FOUR, dealer)
    assert (dealer, [" ".join(hand) for hand in hands or ()]) == GOLDEN_304


GOLDEN_304 = (
    2,
    [
        "8C 7C TH 9C KC 7H QC 8S",
        "AH KS QS TS JC AD KD JD",
        "9D AS JH QD 9S JS AC TD",
        "7S TC 8D 9H 7D QH 8H KH",
    ],
)


def test_golden_key_stream_never_changes() -> None:
    stream = KeyStream(bytes(range(32)))
    assert [stream.below(1000) for _ in range(10)] == GOLDEN_STREAM


GOLDEN_STREAM = [513, 857, 715, 860, 937, 489, 775, 969, 569, 615]


def test_golden_shuffle_never_changes() -> None:
    assert " ".join(shuffled(bytes(32), FOUR.pack)) == GOLDEN_SHUFFLE


GOLDEN_SHUFFLE = (
    "7S TD 7C JH JS 8D KH 8C 9C JD 9S TH AC TC QD QC "
    "7D 9H QH KD 9D JC AH AD KC 8S 8H TS 7H AS QS KS"
)


def test_number_table_and_profile_each_give_other_cards() -> None:
    texts = {
        numbered_source(number, TABLES[name], profile).hands(0, FOUR, 0)
        for number in (0, 1)
        for name in ("four", "eight-pairs")
        for profile in ("Standard", "Classic")
    }
    assert len(texts) == 8


def test_r9_a_redeal_takes_the_next_key_and_undo_the_same() -> None:
    source = numbered_source(1, FOUR, "Standard")
    first, second = source.hands(0, FOUR, 0), source.hands(1, FOUR, 0)
    assert first != second
    assert source.hands(0, FOUR, 0) == first


def test_random_sources_differ() -> None:
    assert random_source().hands(0, FOUR, 0) != random_source().hands(0, FOUR, 0)


def test_r4_every_seat_is_drawn_as_first_dealer() -> None:
    for table in TABLES.values():
        drawn = {seeded_source(str(n)).first_dealer(table) for n in range(200)}
        assert drawn == set(range(table.seats))


def test_r5_every_card_comes_to_every_place_equally_often() -> None:
    """Chi-square over 32 × 32 places of 6,400 shuffles; the bound is 6 standard deviations."""
    count: collections.Counter[tuple[int, str]] = collections.Counter()
    shuffles = 6400
    source = seeded_source("uniform")
    for index in range(shuffles):
        for place, card in enumerate(shuffled(source.key(index), FOUR.pack)):
            count[place, card] += 1
    expected = shuffles / 32
    chi = sum((count[p, c] - expected) ** 2 / expected for p in range(32) for c in FOUR.pack)
    freedom = 31 * 31
    assert abs(chi - freedom) < 6 * (2 * freedom) ** 0.5


def test_r5_cut_lifts_cards_off_the_top() -> None:
    key = bytes(32)
    uncut = shuffled(key, FOUR.pack, cut=0)
    assert shuffled(key, FOUR.pack, cut=5) == (*uncut[5:], *uncut[:5])
    assert sorted(uncut) == sorted(FOUR.pack)


def test_below_is_uniform_also_where_the_limit_is_no_power_of_two() -> None:
    stream = KeyStream(b"x" * 32)
    drawn = collections.Counter(stream.below(3) for _ in range(30_000))
    assert all(abs(drawn[value] - 10_000) < 500 for value in range(3))


@pytest.mark.parametrize("name", list(TABLES))
def test_r6_r7_first_packet_card_by_card_second_at_once(name: str) -> None:
    table = TABLES[name]
    dealer = table.seats - 2
    hands = deal_out(table.pack, table, dealer)
    eldest = dealer + 1
    first, second = table.packets
    assert hands[eldest][:first] == table.pack[: first * table.seats : table.seats]
    rest = table.pack[first * table.seats :]
    assert hands[eldest][first:] == rest[:second]
    assert hands[dealer][first:] == rest[-second:]
    assert sorted(card for hand in hands for card in hand) == sorted(table.pack)


def test_fixed_source_gives_its_deals_and_then_none() -> None:
    hands = deal_out(FOUR.pack, FOUR, 0)
    source = FixedSource(3, [hands])
    assert source.first_dealer(FOUR) == 3
    assert source.hands(0, FOUR, 3) == hands
    assert source.hands(1, FOUR, 0) is None
    assert not source.may_cut
