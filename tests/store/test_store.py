"""The database opened in whatever state its file is: nothing of the player's is overwritten."""

import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.played import rows_of
from three04.rules.journal import HeaderRow, Row
from three04.store import backups, comparisons, database, migrations
from three04.store.comparisons import Showing
from three04.store.database import StoreError
from three04.store.store import Store

SCHEMAS = sorted((Path(__file__).parent / "schemas").glob("*.db"))


def add(store: Store, rows: tuple[Row, ...]) -> int:
    header = rows[0]
    assert isinstance(header, HeaderRow)
    return store.matches.add(header, rows[1:])


def filled(folder: Path, *seeds: str) -> Path:
    """Make a folder with these matches, closed, and return the database."""
    folder.mkdir(exist_ok=True)
    store = Store(folder)
    for seed in seeds:
        add(store, rows_of(seed))
    store.close()
    return store.path


def kept(folder: Path) -> dict[str, bytes]:
    """Return every file that was put aside."""
    return {path.name: path.read_bytes() for path in folder.glob("three04.db.damaged-*")}


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)


def loaded(store: Store) -> list[tuple[Row, ...]]:
    found = store.matches.run(lambda c: c.execute("SELECT id FROM match ORDER BY id").fetchall())
    return [store.matches.load(match).rows for (match,) in found]


# ---------------------------------------------------------------------- how it is written


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    path = filled(tmp_path, "a")
    with closing(database.connect_writer(path)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)


def test_without_a_log_that_programs_share_another_journal_is_as_safe(tmp_path: Path) -> None:
    """SQLite's dot-file locks have no shared memory, as a network folder."""
    place = f"{(tmp_path / 'net.db').as_uri()}?vfs=unix-dotfile"
    with closing(sqlite3.connect(place, uri=True, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE t (a)")
        database.keep_safe(connection)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (3,)
        with database.transaction(connection):
            connection.execute("INSERT INTO t VALUES (1)")


def test_a_new_folder_gets_the_schema_of_today(tmp_path: Path) -> None:
    path = filled(tmp_path)
    with closing(database.connect(path, read_only=True)) as connection:
        assert database.version(connection) == migrations.SCHEMA
        database.check(connection)


def test_what_a_transaction_began_is_undone_by_an_error(tmp_path: Path) -> None:
    path = filled(tmp_path, "a")
    with closing(database.connect_writer(path)) as connection:

        def fail() -> None:
            with database.transaction(connection):
                connection.execute("DELETE FROM row")
                raise KeyError

        with pytest.raises(KeyError):
            fail()
        assert connection.execute("SELECT count(*) FROM row").fetchone() != (0,)


# ---------------------------------------------------------------------- schemas


@pytest.mark.parametrize("stored", SCHEMAS, ids=lambda path: path.stem)
def test_a_database_of_each_released_schema_opens(stored: Path, tmp_path: Path) -> None:
    shutil.copyfile(stored, tmp_path / database.FILE)
    store = Store(tmp_path)
    assert store.trouble is None
    infos = [store.matches.info(match) for match in (1, 2)]
    assert [(info.status, info.deals) for info in infos] == [("finished", 3), ("running", 3)]
    assert [len(rows) for rows in loaded(store)] == [127, 94]
    before = store.matches.run(lambda c: c.execute("SELECT * FROM deal").fetchall())
    store.matches.rebuild()
    assert store.matches.run(lambda c: c.execute("SELECT * FROM deal").fetchall()) == before
    compared = store.matches.run(lambda c: [comparisons.all_kept(c, match) for match in (1, 2)])
    assert compared == [((2, Showing("strong", "made", 1, 170, 104, -1)),)] * 2
    store.close()


def test_there_is_a_stored_database_of_every_schema() -> None:
    names = [f"schema-{schema + 1}" for schema in range(migrations.SCHEMA)]
    assert [path.stem for path in SCHEMAS] == names


def test_a_copy_is_made_before_the_schema_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = filled(tmp_path, "a")

    def later(connection: sqlite3.Connection) -> None:
        connection.execute("ALTER TABLE match ADD COLUMN colour TEXT")

    monkeypatch.setattr(migrations, "_STEPS", (*migrations._STEPS, later))
    monkeypatch.setattr(migrations, "SCHEMA", 2)
    store = Store(tmp_path)
    assert loaded(store) == [rows_of("a")]
    store.close()
    (copy,) = (tmp_path / backups.FOLDER).iterdir()
    assert copy.name.startswith("three04-before-schema-2-")
    for file, schema in ((copy, 1), (path, 2)):
        with closing(database.connect(file, read_only=True)) as connection:
            assert database.version(connection) == schema


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = filled(tmp_path, "a")

    def wrong(connection: sqlite3.Connection) -> None:
        connection.execute("DROP TABLE deal")
        connection.execute("ALTER TABLE nothing ADD COLUMN colour TEXT")

    with monkeypatch.context() as patched:
        patched.setattr(migrations, "_STEPS", (*migrations._STEPS, wrong))
        patched.setattr(migrations, "SCHEMA", 2)
        store = Store(tmp_path)
        assert store.read_only
        assert store.trouble is not None
        assert store.trouble.fault == "unusable"
        store.close()
    again = Store(tmp_path)
    assert again.trouble is None
    assert again.path == path
    assert len(loaded(again)) == 1
    again.close()


def test_a_newer_schema_is_read_and_left_as_it_is(tmp_path: Path) -> None:
    path = filled(tmp_path, "a")
    change(path, f"PRAGMA user_version={migrations.SCHEMA + 1}")
    before = path.read_bytes()
    store = Store(tmp_path)
    assert store.read_only
    assert store.trouble is not None
    assert (store.trouble.fault, store.trouble.path) == ("newer", path)
    assert loaded(store) == [rows_of("a")]
    with pytest.raises(StoreError, match="readonly"):
        add(store, rows_of("b"))
    store.close()
    assert path.read_bytes() == before


# ---------------------------------------------------------------------- copies


def test_a_copy_a_day_and_three_of_them(tmp_path: Path) -> None:
    filled(tmp_path, "a")
    store = Store(tmp_path)
    assert store.look_after() is None
    (copy,) = (tmp_path / backups.FOLDER).iterdir()
    assert not backups.due(tmp_path)
    assert store.look_after() is None
    for day in range(1, 6):
        older = copy.with_name(f"three04-daily-2026-11-0{day}.db")
        shutil.copyfile(copy, older)
    store.back_up()
    left = list((tmp_path / backups.FOLDER).iterdir())
    assert len(left) == backups.KEPT
    assert copy in left
    assert backups.newest_good(tmp_path) == copy
    store.close()


def test_copies_for_a_purpose_do_not_take_each_others_place(tmp_path: Path) -> None:
    filled(tmp_path, "a")
    store = Store(tmp_path)
    made = {store.back_up("before-reset") for _ in range(3)}
    made.add(store.back_up())
    assert set((tmp_path / backups.FOLDER).iterdir()) == made
    assert len(made) == 4
    store.close()


def test_a_copy_that_cannot_be_made_is_said_and_leaves_nothing(tmp_path: Path) -> None:
    filled(tmp_path, "a")
    (tmp_path / backups.FOLDER).write_text("in the way")
    store = Store(tmp_path)
    with pytest.raises(StoreError):
        store.back_up()
    assert store.look_after() is None
    store.close()


# ---------------------------------------------------------------------- damage


def test_the_newest_good_copy_takes_the_place_of_a_damaged_file(tmp_path: Path) -> None:
    path = filled(tmp_path, "a", "b")
    store = Store(tmp_path)
    good = store.back_up()
    bad = store.back_up("before-reset")
    store.close()
    bad.write_bytes(good.read_bytes()[:-4096])
    path.write_bytes(b"no database" * 500)
    store = Store(tmp_path)
    trouble = store.trouble
    assert trouble is not None
    assert (trouble.fault, trouble.backup, trouble.rescued) == ("damaged", good, 0)
    assert trouble.aside is not None
    assert trouble.aside.read_bytes() == b"no database" * 500
    assert loaded(store) == [rows_of("a"), rows_of("b")]
    store.close()
    assert Store(tmp_path).trouble is None


def test_what_can_be_read_of_a_damaged_file_is_taken_over(tmp_path: Path) -> None:
    store = Store(tmp_path)
    add(store, rows_of("b")[:30])
    store.back_up()
    (first,) = (info.id for info in store.matches.unfinished())
    more = rows_of("b")
    store.matches.append(first, more[30:], 30)
    add(store, rows_of("a"))
    store.close()
    change(store.path, "PRAGMA application_id=7")  # the head is damaged, the rest is not
    store = Store(tmp_path)
    assert store.trouble is not None
    assert store.trouble.rescued == 2
    assert loaded(store) == [more, rows_of("a")]
    store.close()


def test_without_a_copy_a_new_database_begins(tmp_path: Path) -> None:
    path = filled(tmp_path, "a")
    content = path.read_bytes()
    path.write_bytes(content[:50] + b"\xff" * 50 + content[100:])
    damaged = path.read_bytes()
    store = Store(tmp_path)
    assert store.trouble is not None
    assert store.trouble.backup is None
    assert damaged in kept(tmp_path).values()
    add(store, rows_of("b"))
    store.close()


def test_a_restored_copy_is_put_in_place_if_the_program_ended_before(tmp_path: Path) -> None:
    path = filled(tmp_path, "a")
    path.rename(f"{path}.restored")
    Path(f"{path}-wal").write_bytes(b"of the damaged one")
    store = Store(tmp_path)
    assert loaded(store) == [rows_of("a")]
    store.close()
    assert b"of the damaged one" in kept(tmp_path).values()


def test_a_file_that_cannot_be_opened_is_no_damage(tmp_path: Path) -> None:
    (tmp_path / database.FILE).mkdir()
    with pytest.raises(StoreError):
        Store(tmp_path)
    assert (tmp_path / database.FILE).is_dir()
    assert not kept(tmp_path)


def test_a_large_file_is_read_through_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = filled(tmp_path, *"abcd")
    monkeypatch.setattr("three04.store.store.CHECKED_AT_ONCE", 1000)
    content = bytearray(path.read_bytes())
    place = content.rindex(b'{"row":"action"')
    content[place - 40 : place - 8] = bytes(32)
    path.write_bytes(content)
    store = Store(tmp_path)
    if store.trouble is None:
        wrong = store.look_after()
        assert wrong is not None
        assert not (tmp_path / backups.FOLDER).exists()  # no copy of a damaged file
        store.replace_damaged(wrong)
    assert store.trouble is not None
    assert bytes(content) in kept(tmp_path).values()
    add(store, rows_of("e"))
    store.close()


# ---------------------------------------------------------------------- many damaged files


def truncated(content: bytes, chance: random.Random) -> bytes:
    return content[: chance.randrange(len(content))]


def flipped(content: bytes, chance: random.Random) -> bytes:
    made = bytearray(content)
    for _ in range(chance.choice((1, 3, 20, 200))):
        made[chance.randrange(len(made))] ^= 1 << chance.randrange(8)
    return bytes(made)


def wrong_head(content: bytes, chance: random.Random) -> bytes:
    made = bytearray(content)
    for _ in range(chance.randrange(1, 6)):
        made[chance.randrange(100)] = chance.randrange(256)
    return bytes(made)


def torn(content: bytes, chance: random.Random) -> bytes:
    """Put pages of noise, of zeros, or of another place in the middle."""
    made = bytearray(content)
    for _ in range(chance.randrange(1, 4)):
        page = 4096 * chance.randrange(len(made) // 4096)
        other = 4096 * chance.randrange(len(made) // 4096)
        made[page : page + 4096] = chance.choice(
            (bytes(4096), chance.randbytes(4096), bytes(made[other : other + 4096]))
        )
    return bytes(made)


def foreign(content: bytes, chance: random.Random) -> bytes:
    return chance.choice(
        (
            chance.randbytes(chance.randrange(1, 9000)),
            b"\x89PNG\r\n\x1a\n" + content,
            b'[Record "1"]\n',
            b"SQLite format 3\0" + chance.randbytes(200),
            content[:4096],
        )
    )


KINDS: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    truncated,
    flipped,
    wrong_head,
    torn,
    foreign,
)


def damage_many(folder: Path, number: int, seed: int) -> dict[str, int]:
    """Open that many damaged databases; return how often each fault was told."""
    chance = random.Random(seed)
    sound = filled(folder / "sound", *"abcd").read_bytes()
    told: dict[str, int] = {}
    for index in range(number):
        place = folder / str(index)
        place.mkdir()
        path = place / database.FILE
        damaged = KINDS[index % len(KINDS)](sound, chance)
        path.write_bytes(damaged)
        store = Store(place)
        fault = store.trouble.fault if store.trouble is not None else "none"
        told[fault] = told.get(fault, 0) + 1
        if fault == "damaged":
            assert damaged in kept(place).values()
        if store.read_only:
            assert path.read_bytes() == damaged
        else:
            add(store, rows_of("e"))  # the game goes on
            store.matches.unfinished()
        store.close()
        shutil.rmtree(place)
    return told


def test_damaged_files_are_kept_and_told_of(tmp_path: Path) -> None:
    told = damage_many(tmp_path, 25, 1)
    assert set(told) <= {"damaged", "newer", "none"}
    assert told["damaged"] >= 12


@pytest.mark.soak
def test_200_damaged_files_are_kept_and_told_of(tmp_path: Path) -> None:
    told = damage_many(tmp_path, 200, 304)
    print(f"200 damaged databases: {told}")
    assert set(told) <= {"damaged", "newer", "none"}
    assert told["damaged"] >= 100
