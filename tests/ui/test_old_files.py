"""What earlier versions kept is taken into the store once, and moved aside as it was."""

import random
from pathlib import Path

import msgspec
import pytest

from tests.store.played import rows_of
from three04.rules.journal import Row
from three04.store.matches import MatchInfo
from three04.store.old_match import load
from three04.store.store import Store
from three04.table.records import record_text
from three04.ui.keeping import old_files


def write_running(folder: Path, rows: tuple[Row, ...]) -> bytes:
    content = b"".join(msgspec.json.encode(row) + b"\n" for row in rows)
    (folder / "match.jsonl").write_bytes(content)
    return content


def write_record(folder: Path, name: str, rows: tuple[Row, ...]) -> str:
    text = record_text(rows)
    (folder / "matches").mkdir(exist_ok=True)
    (folder / "matches" / name).write_text(text, encoding="utf-8")
    return text


def taken(folder: Path) -> list[tuple[str, str, int, int | None]]:
    """Take the files in; return status, origin, deals and the person's seat of each match."""
    store = Store(folder)
    old_files.take_in(store)
    numbers = store.matches.run(lambda c: c.execute("SELECT id FROM match ORDER BY id").fetchall())
    found: list[MatchInfo] = [store.matches.info(number) for (number,) in numbers]
    store.close()
    return [(info.status, info.origin, info.deals, info.my_seat) for info in found]


def test_the_match_in_progress_is_taken_in_and_the_file_kept(tmp_path: Path) -> None:
    rows = rows_of("old")[:-2]
    content = write_running(tmp_path, rows)
    assert taken(tmp_path) == [("running", "played", 2, 0)]
    assert not (tmp_path / "match.jsonl").exists()
    assert (tmp_path / "imported" / "match.jsonl").read_bytes() == content
    store = Store(tmp_path)
    (info,) = store.matches.unfinished()
    assert store.matches.load(info.id).rows == rows
    store.close()


def test_records_are_taken_in_and_kept(tmp_path: Path) -> None:
    whole = write_record(tmp_path, "2026-11-28-1.304", rows_of("a", house="tokens=1", deals=None))
    left = write_record(tmp_path, "2026-11-29-1.304", rows_of("b", deals=2))
    (status, *_, seat), second = taken(tmp_path)
    assert (status, seat) == ("finished", 0)
    assert second == ("left", "played", 2, 0)
    kept = [file.read_text() for file in sorted((tmp_path / "imported").iterdir())]
    assert kept == [whole, left]
    assert not list((tmp_path / "matches").iterdir())


def test_a_match_of_computers_counts_for_nobody(tmp_path: Path) -> None:
    header, *rows = rows_of("a")
    names = ("Malini", "Ravi", "Nimali", "Tharindu")
    write_record(
        tmp_path, "2026-11-28-1.304", (msgspec.structs.replace(header, names=names), *rows)
    )
    assert taken(tmp_path) == [("finished", "played", 3, None)]


def test_what_was_taken_in_when_the_program_ended_is_not_taken_twice(tmp_path: Path) -> None:
    rows = rows_of("old")
    write_running(tmp_path, rows)
    write_record(tmp_path, "2026-11-28-1.304", rows)
    before = taken(tmp_path)
    write_running(tmp_path, rows)
    write_record(tmp_path, "2026-11-28-1.304", rows)
    assert taken(tmp_path) == before
    names = {file.name for file in (tmp_path / "imported").iterdir()}
    assert names == {
        "match.jsonl", "match-2.jsonl", "2026-11-28-1.304", "2026-11-28-1-2.304"
    }  # fmt: skip


def test_what_cannot_be_read_stays_where_it_is(tmp_path: Path) -> None:
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches" / "odd.304").write_text("no record")
    (tmp_path / "matches" / "folder.304").mkdir()
    write_record(tmp_path, "good.304", rows_of("a"))
    assert len(taken(tmp_path)) == 1
    assert (tmp_path / "matches" / "odd.304").read_text() == "no record"


def test_a_file_cut_anywhere_gives_all_whole_rows_and_is_kept(tmp_path: Path) -> None:
    rows = rows_of("s")
    content = write_running(tmp_path, rows)
    chance = random.Random(1)
    for cut in [0, 1, *(chance.randrange(len(content)) for _ in range(40))]:
        (tmp_path / "match.jsonl").write_bytes(content[:cut])
        assert load(tmp_path / "match.jsonl") == rows[: content[:cut].count(b"\n")]


@pytest.mark.parametrize(
    "foreign", [b"\x89PNG\r\n\x1a\n\n", b"[[[[" * 50_000 + b"\n", b'{"row":"deal"}\n', b"\0" * 99]
)
def test_a_foreign_file_is_no_match_and_is_kept(foreign: bytes, tmp_path: Path) -> None:
    (tmp_path / "match.jsonl").write_bytes(foreign)
    assert taken(tmp_path) == []
    assert (tmp_path / "imported" / "match.jsonl").read_bytes() == foreign
