"""The power fails at any moment: every action that was told of is there, and the file is sound.

The real store runs on a file system that records all writes and syncs. A cut leaves what was
synced before it; of every later write chance leaves all, nothing, or some sectors.
"""

import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from sqlite3 import Connection
from typing import NamedTuple, cast

import apsw
import pytest

from tests.store.played import rows_of, rows_with_undo
from three04.rules.journal import HeaderRow, Row
from three04.store import database, migrations
from three04.store.database import transaction
from three04.store.matches import Matches
from three04.store.store import Store

SECTOR = 512


class Op(NamedTuple):
    """What was done to a file: written, truncated, synced or deleted."""

    kind: str
    name: str
    at: int = 0
    data: bytes = b""


class Recording(apsw.VFS):
    """The usual file system, with a log."""

    def __init__(self, log: list[Op]) -> None:
        self.log = log
        super().__init__("recording", "")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> "RecordedFile":
        return RecordedFile(self.log, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        self.log.append(Op("delete", Path(filename).name))
        super().xDelete(filename, syncdir)


class RecordedFile(apsw.VFSFile):
    """A file whose changes are logged; nameless ones are temporary."""

    def __init__(
        self, log: list[Op], name: str | apsw.URIFilename | None, flags: list[int]
    ) -> None:
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        self.log, self.name = log, Path(path).name if path else ""
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:
        self._note(Op("write", self.name, offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:
        self._note(Op("truncate", self.name, newsize))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:
        super().xSync(flags)
        self._note(Op("sync", self.name))

    def _note(self, op: Op) -> None:
        if op.name and not op.name.endswith("-shm"):
            self.log.append(op)


class Run:
    """A run of the store with several matches, recorded.

    Attributes:
        log: All that was done to the files.
        told: How many rows of each match were acknowledged at each place of the log.
        matches: The rows of each match.
    """

    def __init__(self, folder: Path, matches: list[tuple[Row, ...]], checkpoint: int) -> None:
        self.log: list[Op] = []
        self.told: list[tuple[int, dict[int, int]]] = []
        self.matches: dict[int, tuple[Row, ...]] = {}
        vfs = Recording(self.log)
        store = Matches(lambda: self._connect(folder / database.FILE, checkpoint))
        counts: dict[int, int] = {}
        for rows in matches:
            header = rows[0]
            assert isinstance(header, HeaderRow)
            match = store.begin(header)
            self.matches[match] = rows
            self._tell(counts, match, 1)
            for number, row in enumerate(rows[1:], 1):
                store.append(match, [row], number)
                self._tell(counts, match, number + 1)
        store.close()
        vfs.unregister()

    def _connect(self, path: Path, checkpoint: int) -> Connection:
        flags = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
        made = apsw.Connection(str(path), flags=flags, vfs="recording")
        connection = cast("Connection", made)  # what the store does with it, both do
        assert database.keep_safe(connection) == "wal"
        connection.execute(f"PRAGMA wal_autocheckpoint={checkpoint}").fetchall()
        with transaction(connection):
            migrations.step(connection, 0)
        return connection

    def _tell(self, counts: dict[int, int], match: int, rows: int) -> None:
        counts[match] = rows
        self.told.append((len(self.log), dict(counts)))

    def told_at(self, place: int) -> dict[int, int]:
        """Return what had been acknowledged before a place of the log."""
        return next((told for at, told in reversed(self.told) if at <= place), {})


def left_by_a_cut(log: list[Op], place: int, chance: random.Random) -> dict[str, bytes]:
    """Return what the files may hold after the power failed before an operation."""
    synced = {op.name: at for at, op in enumerate(log[:place]) if op.kind == "sync"}
    files: dict[str, bytearray] = {}
    for at, op in enumerate(log[:place]):
        safe = at < synced.get(op.name, -1)
        if op.kind == "delete":
            files.pop(op.name, None)
        elif op.kind == "truncate":
            if safe or chance.random() < 0.5:
                del files.setdefault(op.name, bytearray())[op.at :]
        elif op.kind == "write":
            for offset, data in _written(op, safe, chance):
                file = files.setdefault(op.name, bytearray())
                file.extend(bytes(max(0, offset + len(data) - len(file))))
                file[offset : offset + len(data)] = data
    return {name: bytes(content) for name, content in files.items()}


def _written(op: Op, safe: bool, chance: random.Random) -> Iterator[tuple[int, bytes]]:
    """Yield the parts of a write that reached the disk: sectors, in any order and number."""
    fate = "all" if safe else chance.choice(("all", "none", "some", "beginning"))
    if fate == "all":
        yield op.at, op.data
    elif fate == "beginning":
        yield op.at, op.data[: chance.randrange(len(op.data) + 1) // SECTOR * SECTOR]
    elif fate == "some":
        for start in range(0, len(op.data), SECTOR):
            if chance.random() < 0.5:
                yield op.at + start, op.data[start : start + SECTOR]


def cut_many(folder: Path, cuts: int, seed: int) -> tuple[int, int]:
    """Cut the power that often; return how many cuts hit a match, and how many rows were told."""
    chance = random.Random(seed)
    folder.mkdir(exist_ok=True)
    run = Run(folder, [rows_of("p", deals=2), rows_with_undo("q", deals=2)], checkpoint=15)
    hits = rows = 0
    for index in range(cuts):
        place = chance.randrange(len(run.log) + 1)
        after = folder / str(index)
        after.mkdir()
        for name, content in left_by_a_cut(run.log, place, chance).items():
            (after / name).write_bytes(content)
        told = run.told_at(place)
        store = Store(after)
        assert store.trouble is None, (place, store.trouble)
        for match, least in told.items():
            loaded = store.matches.load(match)
            assert loaded.whole
            assert len(loaded.rows) >= least, place
            assert loaded.rows == run.matches[match][: len(loaded.rows)]
            rows += least
        hits += bool(told)
        _counts_agree(store)
        store.close()
        shutil.rmtree(after)
    return hits, rows


def _counts_agree(store: Store) -> None:
    """What is counted is what follows from the rows, also when the power failed in between."""
    before = store.matches.run(lambda c: c.execute("SELECT * FROM deal").fetchall())
    store.matches.rebuild()
    assert store.matches.run(lambda c: c.execute("SELECT * FROM deal").fetchall()) == before


def test_nothing_told_of_is_lost_when_the_power_fails(tmp_path: Path) -> None:
    hits, _ = cut_many(tmp_path / "run", 20, 1)
    assert hits >= 15


@pytest.mark.soak
def test_nothing_told_of_is_lost_in_300_power_cuts(tmp_path: Path) -> None:
    hits, rows = cut_many(tmp_path / "run", 300, 304)
    print(f"300 power cuts, {hits} after a match had begun: {rows} rows told of, none lost")
    assert hits >= 250


def test_the_simulation_finds_what_is_not_synced(tmp_path: Path) -> None:
    """Without syncs rows are lost: else the test above would say nothing."""
    run = Run(tmp_path, [rows_of("p", deals=1)], checkpoint=15)
    unsynced = [op for op in run.log if op.kind != "sync"]
    lost = 0
    for seed in range(10):
        after = tmp_path / str(seed)
        after.mkdir()
        left = left_by_a_cut(unsynced, len(unsynced) - 3, random.Random(seed))
        for name, content in left.items():
            (after / name).write_bytes(content)
        store = Store(after)
        lost += store.trouble is not None or not store.matches.unfinished()
        store.close()
    assert lost
