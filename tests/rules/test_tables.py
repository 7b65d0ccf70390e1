"""R3: the other tables."""

import pytest

from three04.rules import options as opt
from three04.rules.nought import ranks
from three04.rules.tables import TABLES

from .situation import Situation

ROWS = [
    # table, seats, sides, cards in the pack, cards each, packets
    ("four", 4, 2, 32, 8, (4, 4)),
    ("six-pairs", 6, 3, 24, 4, (2, 2)),
    ("six-teams", 6, 2, 36, 6, (4, 2)),
    ("eight-pairs", 8, 4, 32, 4, (2, 2)),
    ("eight-teams", 8, 2, 32, 4, (2, 2)),
]


@pytest.mark.parametrize(("name", "seats", "sides", "pack", "each", "packets"), ROWS)
def test_r3_rows_of_the_table(
    name: str, seats: int, sides: int, pack: int, each: int, packets: tuple[int, int]
) -> None:
    table = TABLES[name]
    assert (table.seats, table.sides, table.packets) == (seats, sides, packets)
    assert len(set(table.pack)) == pack == seats * each
    assert table.hand_size == each == sum(packets)


def test_r3_no_other_tables() -> None:
    assert list(TABLES) == [row[0] for row in ROWS]


@pytest.mark.parametrize("name", list(TABLES))
def test_r3_every_pack_holds_304_points(name: str) -> None:
    assert ranks.points(TABLES[name].pack) == 304


def test_r3_packs() -> None:
    assert {card[0] for card in TABLES["six-pairs"].pack} == set("9TJQKA")
    assert {card[0] for card in TABLES["six-teams"].pack} == set("6789TJQKA")
    assert set(TABLES["eight-pairs"].pack) == set(TABLES["four"].pack)
    assert set(TABLES["eight-teams"].pack) == set(TABLES["four"].pack)


def test_r3_the_six_is_lowest_and_worth_nothing() -> None:
    for suit in "SHDC":
        assert ranks.POINTS["6" + suit] == 0
        lowest = min(
            (c for c in TABLES["six-teams"].pack if c[1] == suit), key=ranks.STRENGTH.__getitem__
        )
        assert lowest == "6" + suit


@pytest.mark.parametrize(
    ("name", "seat", "partners"),
    [
        ("four", 1, (3,)),
        ("six-pairs", 1, (4,)),
        ("six-pairs", 5, (2,)),
        ("six-teams", 0, (2, 4)),
        ("six-teams", 3, (5, 1)),
        ("eight-pairs", 2, (6,)),
        ("eight-teams", 5, (7, 1, 3)),
    ],
)
def test_r3_partners(name: str, seat: int, partners: tuple[int, ...]) -> None:
    assert TABLES[name].partners(seat) == partners


@pytest.mark.parametrize("name", list(TABLES))
@pytest.mark.parametrize("rules", list(opt.PROFILES))
def test_r3_a_whole_deal_at_every_table(name: str, rules: str) -> None:
    table = Situation(rules, f"table={name} redeal=off second_auction=off").deal()
    seats = TABLES[name].seats
    first, second = TABLES[name].packets
    assert [len(view.hand) for view in table.views] == [first] * seats
    table.do("auction 0:160 " + " ".join(f"{seat}:pass" for seat in range(1, seats)))
    table.do(f"trump 0:{table.views[0].hand[0]}")
    assert len(table.views[1].hand) == first + second
    if rules == "Classic" and table.legal() == "open 0 spoilt 0":
        table.do("open 0")
    table.finish()
    assert len(table.match.public.tricks) == TABLES[name].hand_size
    assert table.match.current is not None
    assert sum(table.match.current.points) == 304
