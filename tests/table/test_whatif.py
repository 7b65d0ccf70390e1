"""A match played on from a moment of a replay: the same match, seen from the chosen seat."""

import random
from pathlib import Path

import msgspec
import pytest

from three04.ai import greedy
from three04.record import read
from three04.record.deals import seeded_source
from three04.rules.journal import DealRow, HeaderRow, MemoryJournal, Row
from three04.table.chairs import ComputerChair, InlineExecutor
from three04.table.replay import MatchReplay
from three04.table.table import Table
from three04.table.whatif import Seated, turned, turned_names

GOLDEN = sorted((Path(__file__).parents[1] / "data" / "golden").glob("*.304"))


def golden(path: Path) -> MatchReplay:
    [record] = read(path.read_bytes())
    return MatchReplay.of_record(record)


def rows_of(replay: MatchReplay, moment: int, seat: int) -> list[Row]:
    seats = replay.options.seating.seats
    who = Seated(("",) * seats, ("", *["club"] * (seats - 1)), "1")
    return turned(replay, moment, seat, who, "")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_turned_match_is_the_same_match_from_another_seat(path: Path) -> None:
    replay = golden(path)
    seats, table = replay.options.seating.seats, replay.options.seating
    seat = random.Random(path.stem).randrange(1, seats)
    other = MatchReplay.of_rows(rows_of(replay, replay.last, seat))
    assert len(other.deals) == len(replay.deals)
    for deal, twin in zip(replay.deals, other.deals, strict=True):
        assert (twin.dealer + seat) % seats == deal.dealer
        assert [(t.winner + seat) % seats for t in twin.tricks] == [t.winner for t in deal.tricks]
        if deal.result is None or twin.result is None:
            assert deal.result == twin.result
            continue
        maker = deal.result.maker
        assert twin.result == msgspec.structs.replace(
            deal.result, maker=None if maker is None else (maker - seat) % seats
        )
    here, there = replay.view(replay.last, None).public, other.view(other.last, None).public
    for side in range(table.sides):
        assert there.tokens[(side - seat) % table.sides] == here.tokens[side]


def test_whoever_plays_on_sees_what_the_seat_saw_and_the_match_is_marked() -> None:
    replay = golden(next(path for path in GOLDEN if path.stem == "standard-four"))
    deal = replay.deals[2]
    assert deal.play is not None
    moment = deal.play + 3
    rows = rows_of(replay, moment, 3)
    header = rows[0]
    assert isinstance(header, HeaderRow)
    assert header.origin == "whatif"
    table = Table.resumed(rows, seeded_source("x"), MemoryJournal())
    assert table.match.owns[0].hand == replay.view(moment, 3).hand
    awaited = replay.match(moment).awaited
    assert awaited is not None
    assert table.match.awaited == (awaited - 3) % 4
    assert table.match.public.number == deal.number


def test_computers_play_on_from_any_moment_to_the_end_of_the_deal_and_beyond() -> None:
    replay = golden(next(path for path in GOLDEN if path.stem == "classic-four"))
    for moment in (replay.deals[0].start, replay.deals[0].start + 9, replay.deals[1].end - 1):
        rows = rows_of(replay, moment, 2)
        journal = MemoryJournal()
        table = Table.resumed(rows, seeded_source("further"), journal)
        executor = InlineExecutor()
        for seat in range(4):
            table.sit(seat, ComputerChair(seat, greedy.decide, str(seat), table.submit, executor))
        table.go_on()
        assert table.match.public.outcome is not None
        if not table.match.finished:
            assert table.next_deal()
            assert any(isinstance(row, DealRow) for row in journal.rows)


def test_names_turn_with_the_seats() -> None:
    assert turned_names(("a", "b", "c", "d"), 3) == ("d", "a", "b", "c")
