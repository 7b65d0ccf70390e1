"""A database that goes while it is open is written anew; one that is held is waited for."""

import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.played import rows_of
from three04.rules.journal import HeaderRow, Row
from three04.store import recovery
from three04.store.database import FILE, BusyError, MovedError, StoreError
from three04.store.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    folder = tmp_path / "data"
    folder.mkdir()
    store = Store(folder)
    yield store
    store.close()


def keep(store: Store, seed: str) -> tuple[Row, ...]:
    header, *rows = rows_of(seed)
    assert isinstance(header, HeaderRow)
    store.matches.add(header, rows)
    return rows_of(seed)


def remove(folder: Path) -> None:
    for file in folder.glob(f"{FILE}*"):
        file.unlink()


def all_kept(store: Store) -> set[tuple[Row, ...]]:
    ids = store.matches.run(lambda c: c.execute("SELECT id FROM match").fetchall())
    return {store.matches.load(match).rows for (match,) in ids}


@pytest.mark.parametrize("with_log", [True, False])
def test_a_deleted_file_is_written_anew_with_all_it_had(store: Store, with_log: bool) -> None:
    kept = {keep(store, "a"), keep(store, "b")}
    if with_log:
        remove(store.folder)
    else:
        store.path.unlink()
    with pytest.raises(MovedError):
        keep(store, "c")
    assert all_kept(store) == kept, "what is open can still be read"
    store.reopen()
    assert store.path.exists()
    assert all_kept(store) == kept
    assert store.trouble is not None
    assert (store.trouble.fault, store.trouble.whole) == ("moved", True)
    kept.add(keep(store, "c"))
    folder = store.folder
    store.close()
    with closing(Store(folder)) as again:
        assert all_kept(again) == kept
        assert not again.trouble
    assert not list(folder.glob("*.moved"))


def test_what_an_older_file_in_its_place_lacks_is_taken_over(store: Store, tmp_path: Path) -> None:
    old = keep(store, "a")
    copy = store.back_up()
    new = keep(store, "b")
    remove(store.folder)
    shutil.copy(copy, store.path)
    with pytest.raises(MovedError):
        keep(store, "c")
    store.reopen()
    assert all_kept(store) == {old, new}
    assert store.trouble is not None
    assert store.trouble.fault == "moved"


def test_a_foreign_file_in_its_place_is_put_aside(store: Store) -> None:
    kept = keep(store, "a")
    remove(store.folder)
    store.path.write_bytes(b"no database at all" * 300)
    with pytest.raises(MovedError):
        keep(store, "b")
    store.reopen()
    assert all_kept(store) == {kept}
    assert store.trouble is not None
    assert store.trouble.aside is not None
    assert store.trouble.aside.read_bytes() == b"no database at all" * 300


def test_a_folder_that_was_deleted_is_made_anew(store: Store) -> None:
    kept = keep(store, "a")
    shutil.rmtree(store.folder)
    with pytest.raises(MovedError):
        keep(store, "b")
    store.reopen()
    assert all_kept(store) == {kept}


def test_a_copy_is_put_in_place_if_the_program_ended_before(store: Store) -> None:
    kept = keep(store, "a")
    remove(store.folder)
    copy = recovery.moved(store.path)
    store.matches.run(lambda c: c.execute("VACUUM INTO ?", (str(copy),)))
    store.close()
    with closing(Store(store.folder)) as again:
        assert all_kept(again) == {kept}
    assert not copy.exists()


def test_where_nothing_can_be_made_that_is_said(store: Store) -> None:
    keep(store, "a")
    shutil.rmtree(store.folder)
    store.folder.write_text("in the way")
    with pytest.raises(StoreError):
        store.reopen()


def test_another_program_that_holds_the_file_is_told_from_a_full_disk(store: Store) -> None:
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(BusyError):
            keep(store, "a")
        # Once is enough: the game must not stand still at every card.
        began = time.monotonic()
        for seed in "bcdef":
            with pytest.raises(BusyError):
                keep(store, seed)
        assert time.monotonic() - began < 2
        other.execute("ROLLBACK")
    kept = keep(store, "a")
    assert all_kept(store) == {kept}
    (patience,) = store.matches.run(lambda c: c.execute("PRAGMA busy_timeout").fetchone())
    assert patience == 2000


def test_a_file_held_at_the_start_is_said_to_be_held(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode=DELETE")
        other.execute("BEGIN EXCLUSIVE")
        with closing(Store(tmp_path)) as store:
            assert store.read_only
            assert store.trouble is not None
            assert store.trouble.fault == "busy"
        other.execute("ROLLBACK")
