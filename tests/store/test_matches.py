"""Matches in a database: every row is there again, and what is counted follows from the rows."""

import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tests.store.played import rows_of, rows_with_undo
from three04.rules.journal import HeaderRow, PlayersRow, RedoRow, Row, UndoRow
from three04.store.database import StoreError
from three04.store.matches import Matches
from three04.store.rows import LoadedMatch
from three04.store.store import Store


def header_of(rows: tuple[Row, ...]) -> HeaderRow:
    header = rows[0]
    assert isinstance(header, HeaderRow)
    return header


def keep(store: Store, rows: tuple[Row, ...]) -> int:
    """Keep a match as it is played, a row at a time."""
    match = store.matches.begin(header_of(rows))
    for number, row in enumerate(rows[1:], 1):
        store.matches.append(match, [row], number)
    return match


def keep_at_once(store: Store, rows: tuple[Row, ...]) -> int:
    """Keep a match in one step, as an imported one."""
    return store.matches.add(header_of(rows), rows[1:])


def deals(store: Store) -> list[tuple[object, ...]]:
    with closing(store.reader()) as reader:
        return reader.execute("SELECT * FROM deal ORDER BY match, n").fetchall()


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    rows = rows_of(profile="Classic")
    match = keep(store, rows)
    assert store.matches.load(match).rows == rows
    store.close()
    again = Store(tmp_path)
    assert again.matches.load(match) == LoadedMatch(rows)
    again.matches.append(match, [PlayersRow(("", "greedy", "greedy", "greedy"))], len(rows))
    assert again.matches.load(match).rows[:-1] == rows
    again.close()


@pytest.mark.parametrize(
    ("origin", "column", "number", "day"),
    [
        ("", "played", None, None),
        ("again", "again", None, None),
        ("whatif", "whatif", None, None),
        ("number:98765432109876543210", "played", "98765432109876543210", None),
        ("day:2026-11-30", "played", None, "2026-11-30"),
    ],
)
def test_what_a_match_was_begun_as_is_a_column(
    origin: str, column: str, number: str | None, day: str | None, tmp_path: Path
) -> None:
    store = Store(tmp_path)
    store.matches.begin(msgspec.structs.replace(header_of(rows_of()), origin=origin))
    with closing(store.reader()) as reader:
        line = reader.execute("SELECT origin, number, day FROM match").fetchone()
    assert line == (column, number, day)
    store.close()


def test_the_same_cards_and_players_are_two_matches(tmp_path: Path) -> None:
    """A numbered deal is played twice from the very same header."""
    store = Store(tmp_path)
    rows = rows_of("b")
    first = store.matches.add(header_of(rows), rows[1:20])
    second = store.matches.add(header_of(rows), rows[1:10])
    other = (*rows[:8], *rows[9:12])
    assert store.matches.find(rows) == first
    assert store.matches.find(rows[:12]) == second
    assert store.matches.find(other) is None
    assert store.matches.same(rows[:10]) == second
    assert store.matches.same(rows[:15]) is None
    store.close()


def test_rows_that_may_have_been_kept_are_not_kept_twice(tmp_path: Path) -> None:
    store = Store(tmp_path)
    rows = rows_of()
    match = store.matches.begin(header_of(rows))
    store.matches.append(match, rows[1:6], 1)
    store.matches.append(match, rows[3:9], 3)
    assert store.matches.load(match).rows == rows[:9]
    store.close()


def test_several_matches_run_the_last_played_first(tmp_path: Path) -> None:
    store = Store(tmp_path)
    first, second = keep_at_once(store, rows_of("a")[:40]), keep_at_once(store, rows_of("b")[:40])
    assert [info.id for info in store.matches.unfinished()] == [second, first]
    store.matches.append(first, [PlayersRow(("", "greedy", "greedy", "greedy"))], 40)
    assert [info.id for info in store.matches.unfinished()] == [first, second]
    store.matches.set_status(first, "finished")
    assert [info.id for info in store.matches.unfinished()] == [second]
    store.matches.delete(second)
    assert store.matches.unfinished() == []
    with pytest.raises(StoreError, match="no such match"):
        store.matches.load(second)
    with closing(store.reader()) as reader:
        assert reader.execute("SELECT DISTINCT match FROM row").fetchall() == [(first,)]
    store.close()


@pytest.mark.parametrize("profile", ["Standard", "Classic", "Beginner"])
def test_what_is_counted_can_be_made_again_from_the_rows(profile: str, tmp_path: Path) -> None:
    store = Store(tmp_path)
    for seed in "abcd":
        keep_at_once(store, rows_of(seed, profile, deals=6))
    for seed in "uv":
        keep_at_once(store, rows_with_undo(seed))
    keep(store, rows_with_undo("w"))
    before = deals(store)
    assert len(before) > 20
    store.matches.rebuild()
    assert deals(store) == before
    store.close()


def test_a_deal_taken_back_is_not_counted_until_it_is_over_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    rows = rows_of()
    match = keep_at_once(store, rows)
    counted = deals(store)
    assert len(counted) == 3
    store.matches.append(match, [UndoRow(len(rows) - 2)], len(rows))
    assert deals(store) == counted[:2]
    store.matches.append(match, [rows[-1]], len(rows) + 1)
    assert len(deals(store)) == 3
    with closing(store.reader()) as reader:
        undone = [line[0] for line in reader.execute("SELECT undone FROM deal ORDER BY n")]
    assert undone == [0, 0, 1]
    store.close()


def test_all_deals_are_counted_that_one_redo_brings_back(tmp_path: Path) -> None:
    """One undo goes back over deals in which its seat decided nothing."""
    store = Store(tmp_path)
    rows = rows_of(deals=3)
    keep(store, (*rows, UndoRow(3), RedoRow()))
    kept = deals(store)
    assert len(kept) == 3
    store.matches.rebuild()
    assert deals(store) == kept
    store.close()


def test_rows_that_the_rules_refuse_are_not_kept(tmp_path: Path) -> None:
    store = Store(tmp_path)
    rows = rows_of()
    match = keep_at_once(store, rows[:10])
    with pytest.raises(StoreError):
        store.matches.append(match, [rows[9], rows[9]], 10)
    assert store.matches.load(match).rows == rows[:10]
    store.matches.append(match, rows[10:], 10)
    assert store.matches.load(match).rows == rows
    store.close()


def damage(store: Store, body: str) -> None:
    store.matches.run(lambda c: c.execute("UPDATE row SET body = ? WHERE n = 20", (body,)))


def test_a_damaged_row_ends_what_is_read(tmp_path: Path) -> None:
    store = Store(tmp_path)
    rows = rows_of()
    match = keep_at_once(store, rows)
    for body in ("{", '{"row":"nothing"}', "[" * 50_000, '{"row":"undo","to":"x"}'):
        damage(store, body)
        loaded = store.matches.load(match)
        assert (loaded.rows, loaded.whole) == (rows[:20], False)
    store.close()


def test_a_match_put_aside_is_kept_but_not_counted(tmp_path: Path) -> None:
    store = Store(tmp_path)
    rows = rows_of()
    match = keep_at_once(store, rows)
    store.matches.set_status(match, "aside")
    assert deals(store) == []
    store.matches.rebuild()
    assert deals(store) == []
    assert store.matches.load(match).rows == rows
    store.close()


def test_statistics_are_read_while_the_match_goes_on(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match = keep_at_once(store, rows_of(deals=2))
    with closing(store.reader()) as reader:
        cursor = reader.execute("SELECT n FROM row")
        cursor.fetchone()
        store.matches.append(match, [PlayersRow(("",) * 4)], len(rows_of(deals=2)))
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            reader.execute("DELETE FROM row")
    store.close()


def test_a_job_that_comes_while_another_thread_closes_is_refused() -> None:
    """A record may be read aside while the database is replaced."""
    refused: list[BaseException] = []

    def work(matches: Matches) -> None:
        try:
            while True:
                matches.run(lambda connection: connection.total_changes)
        except (StoreError, RuntimeError) as error:
            refused.append(error)

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    for _ in range(300):
        matches = Matches(lambda: sqlite3.connect(":memory:"))
        threads = [threading.Thread(target=work, args=(matches,)) for _ in range(6)]
        for thread in threads:
            thread.start()
        matches.close()
        for thread in threads:
            thread.join()
    sys.setswitchinterval(before)
    assert len(refused) == 1800
    assert {type(error) for error in refused} == {StoreError}
