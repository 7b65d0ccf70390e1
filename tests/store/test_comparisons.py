"""How computer players did with one's cards: kept, read back, and gone with what it is about."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.played import rows_of
from three04.rules.journal import ActionRow, DealRow, HeaderRow, RedoRow, UndoRow
from three04.store import comparisons, database, recovery
from three04.store.comparisons import Showing
from three04.store.database import connect_reader
from three04.store.store import Store

STRONG = Showing("strong", "made", 2, 170, 104, 2)
EXPERT = Showing("expert", "thrown-in", None, 0, 0, -1)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    yield store
    store.close()


def begin(store: Store) -> int:
    header, *rows = rows_of("s", deals=3)
    assert isinstance(header, HeaderRow)
    return store.matches.add(header, rows)


def keep(store: Store, match: int, deal: int, theirs: Showing, seat: int = 0) -> None:
    store.matches.run(lambda c: comparisons.keep(c, match, deal, seat, theirs))


def kept(store: Store, match: int, deal: int, seat: int = 0) -> tuple[Showing, ...]:
    return store.matches.run(lambda c: comparisons.kept(c, match, deal, seat))


def test_what_is_kept_is_read_back_after_the_next_start(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match = begin(store)
    keep(store, match, 2, STRONG)
    keep(store, match, 2, EXPERT)
    store.close()
    again = Store(tmp_path)
    assert again.trouble is None
    assert set(kept(again, match, 2)) == {STRONG, EXPERT}
    assert kept(again, match, 1) == ()
    again.close()


def test_the_same_player_has_one_line_a_deal(store: Store) -> None:
    match = begin(store)
    keep(store, match, 1, STRONG)
    later = Showing("strong", "failed", 0, 160, 90, -2)
    keep(store, match, 1, later)
    assert kept(store, match, 1) == (later,)


def test_nothing_is_kept_of_a_deal_that_is_not_there_or_another_chair(store: Store) -> None:
    match = begin(store)
    keep(store, match, 4, STRONG)
    keep(store, match + 1, 1, STRONG)
    keep(store, match, 1, STRONG, seat=2)
    with closing(store.reader()) as reader:
        assert comparisons.all_kept(reader, match) == ()
        assert comparisons.all_kept(reader, match + 1) == ()
    keep(store, match, 1, STRONG)
    assert kept(store, match, 1, seat=2) == ()


def test_a_deal_taken_back_is_compared_no_more(store: Store) -> None:
    match = begin(store)
    rows = rows_of("s", deals=3)
    for deal in (1, 2, 3):
        keep(store, match, deal, STRONG)
    starts = [n for n, row in enumerate(rows[1:]) if isinstance(row, DealRow)]
    assert all(isinstance(row, DealRow | ActionRow) for row in rows[1:])
    store.matches.append(match, [UndoRow(starts[2] - 1)], len(rows))
    assert [len(kept(store, match, deal)) for deal in (1, 2, 3)] == [1, 0, 0]
    store.matches.append(match, [RedoRow()], len(rows) + 1)
    assert [len(kept(store, match, deal)) for deal in (1, 2, 3)] == [1, 0, 0]


def test_it_goes_with_its_match_and_stays_when_facts_are_made_again(store: Store) -> None:
    match = begin(store)
    keep(store, match, 1, STRONG)
    store.matches.rebuild()
    assert kept(store, match, 1) == (STRONG,)
    store.matches.delete(match)
    with closing(store.reader()) as reader:
        assert comparisons.all_kept(reader, match) == ()


def test_what_is_damaged_is_left_out(store: Store) -> None:
    match = begin(store)
    keep(store, match, 1, STRONG)
    keep(store, match, 1, EXPERT)

    def damage(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE comparison SET outcome = 'won' WHERE level = 'strong'")

    store.matches.run(damage)
    assert kept(store, match, 1) == (EXPERT,)


def test_it_is_taken_over_from_a_damaged_file(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match = begin(store)
    keep(store, match, 3, STRONG)
    store.close()
    (tmp_path / "new").mkdir()
    fresh = Store(tmp_path / "new")
    assert recovery.take_over(tmp_path / database.FILE, fresh.matches) == 1
    with closing(connect_reader(fresh.path)) as reader:
        assert comparisons.all_kept(reader, 1) == ((3, STRONG),)
    fresh.close()
