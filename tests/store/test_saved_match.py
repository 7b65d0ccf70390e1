"""The match in progress as a file: real files, killed, torn and damaged."""

import os
import random
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from three04.ai.players import PLAYERS
from three04.record.deals import seeded_source, source_from
from three04.rules.journal import DealRow, HeaderRow, JournalError, MemoryJournal, Row
from three04.rules.options import options
from three04.store.saved_match import FileJournal, SavedMatch, load
from three04.table.matches import play_match
from three04.table.table import Table


def some_rows() -> tuple[Row, ...]:
    journal = MemoryJournal()
    play_match(options("Classic"), [PLAYERS["random"]] * 4, seeded_source("s"), "p", journal, 3)
    return tuple(journal.rows)


def written(path: Path, rows: tuple[Row, ...]) -> None:
    journal = FileJournal(path)
    for row in rows:
        journal.write(row)
    journal.close()


def test_what_was_written_is_read(tmp_path: Path) -> None:
    path, rows = tmp_path / "sub" / "match.rows", some_rows()
    written(path, rows)
    assert load(path) == SavedMatch(rows)
    resumed = FileJournal(path, rows)
    resumed.write(rows[-1])
    resumed.close()
    assert load(path) == SavedMatch((*rows, rows[-1]))


def test_no_file_and_an_empty_file_are_no_match(tmp_path: Path) -> None:
    assert load(tmp_path / "none.rows") is None
    FileJournal(tmp_path / "empty.rows").close()
    assert load(tmp_path / "empty.rows") is None


def test_a_file_cut_anywhere_gives_all_whole_rows_and_is_kept(tmp_path: Path) -> None:
    path, rows = tmp_path / "match.rows", some_rows()
    written(path, rows)
    content = path.read_bytes()
    rng = random.Random(1)
    for cut in [0, 1, *(rng.randrange(len(content)) for _ in range(40))]:
        path.write_bytes(content[:cut])
        whole = content[:cut].count(b"\n")
        found = load(path)
        if cut and content[cut - 1 : cut] != b"\n":
            assert found is not None
            assert found.rows == rows[:whole]
            assert found.damaged is not None
            assert found.damaged.read_bytes() == content[:cut]
        else:
            assert found == (SavedMatch(rows[:whole]) if whole else None)


def test_flipped_bytes_never_raise_and_nothing_is_overwritten(tmp_path: Path) -> None:
    path, rows = tmp_path / "match.rows", some_rows()
    written(path, rows)
    content = path.read_bytes()
    rng = random.Random(2)
    for _ in range(200):
        flipped = bytearray(content)
        for _ in range(rng.randrange(1, 4)):
            flipped[rng.randrange(len(flipped))] ^= 1 << rng.randrange(8)
        path.write_bytes(flipped)
        found = load(path)
        if found is not None and found.damaged is not None:
            assert found.damaged.read_bytes() == flipped


def test_a_foreign_file_is_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "match.rows"
    for foreign in (
        b"\x89PNG\r\n\x1a\n\n",
        b"[[[[" * 50_000 + b"\n",
        b'{"row":"deal"}\n',
        b"\0" * 99,
    ):
        path.write_bytes(foreign)
        found = load(path)
        assert found is not None
        assert found.rows == ()
        assert found.damaged is not None
        assert not path.exists()


def test_a_folder_that_cannot_be_written_is_a_plain_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(JournalError, match="cannot be saved"):
        FileJournal(tmp_path / "file" / "match.rows")
    with pytest.raises(JournalError, match="cannot be read"):
        load(tmp_path)


def test_a_full_disk_leaves_the_file_whole_and_the_match_where_it_was(tmp_path: Path) -> None:
    """A real limit on the size of files stands for the full disk."""
    path = tmp_path / "match.rows"
    journal = FileJournal(path)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, hard))
    try:
        with pytest.raises(JournalError, match="cannot be saved"):
            play_match(
                options("Standard"), [PLAYERS["greedy"]] * 4, seeded_source("x"), "p", journal
            )
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, handler)
    journal.close()
    found = load(path)
    assert found is not None
    assert found.damaged is None
    assert len(found.rows) > 3


PLAY_FOR_EVER = """
import sys
from pathlib import Path
from three04.ai.players import PLAYERS
from three04.record.deals import seeded_source
from three04.rules.options import options
from three04.store.saved_match import FileJournal
from three04.table.matches import play_match

class Telling(FileJournal):
    def write(self, row):
        super().write(row)
        print("kept", flush=True)

players = [PLAYERS["random"]] * 4
play_match(options("Classic"), players, seeded_source("k"), "p", Telling(Path(sys.argv[1])))
"""


@pytest.mark.parametrize("after", [1, 2, 7, 40, 90])
def test_killed_at_any_moment_every_row_told_of_is_there(after: int, tmp_path: Path) -> None:
    path = tmp_path / "match.rows"
    with subprocess.Popen(
        [sys.executable, "-c", PLAY_FOR_EVER, str(path)], stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        told = sum(1 for _ in zip(range(after), process.stdout, strict=False))
        os.kill(process.pid, signal.SIGKILL)
        told += sum(line == b"kept\n" for line in process.stdout)
    found = load(path)
    assert found is not None
    assert len(found.rows) >= told >= after
    header = found.rows[0]
    assert isinstance(header, HeaderRow)
    source = source_from(header.source)
    assert source is not None
    table = Table.resumed(found.rows, source, MemoryJournal())
    table.go_on()
    assert table.question is not None or table.match.needs_deal or table.match.finished
    assert table.match.public.number == sum(isinstance(row, DealRow) for row in found.rows)
