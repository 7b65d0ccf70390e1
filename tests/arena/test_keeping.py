"""A run kept in a CSV file: torn lines are dropped, other runs refused."""

import csv
from pathlib import Path

import msgspec
import pytest

from three04.arena.errors import ArenaError
from three04.arena.figures import Row, Score
from three04.arena.fixed import Fixed
from three04.arena.keeping import COLUMNS, Keeper
from three04.arena.playing import Run
from three04.rules.options import options

RUN = Run(options("Classic", "caps=declared table=four"), ("club", 'cmd:a "b c" d'), "seed, 1")
ROWS = tuple(Row(n, n % 2, (Score(n, 150, 2, 1, 1), Score(-n, 154, 2, 1, 0, 3))) for n in range(4))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "run.csv"


def kept(file: Path, rows: tuple[Row, ...] = ROWS) -> Path:
    with Keeper(file, RUN, resume=False) as keeper:
        keeper.keep(rows[:1])
        keeper.keep(rows[1:])
    return file


def test_what_was_kept_is_there_again(file: Path) -> None:
    with Keeper(kept(file), RUN, resume=True) as keeper:
        assert keeper.rows == ROWS
        keeper.keep([Row(4, 0, (Score(), Score()))])
    with Keeper(file, RUN, resume=True) as keeper:
        assert len(keeper.rows) == 5


def test_other_programs_can_read_it(file: Path) -> None:
    with kept(file).open(newline="", encoding="utf-8") as lines:
        found = list(csv.DictReader(lines))
    assert len(found) == 4
    assert found[3]["second"] == RUN.players[1]
    assert found[3]["seed"] == "seed, 1"
    assert (found[3]["pair"], found[3]["first_tokens"], found[3]["second_forfeits"]) == (
        "3",
        "3",
        "3",
    )


@pytest.mark.parametrize("cut", [1, 5, 30])
def test_a_torn_last_line_is_dropped(file: Path, cut: int) -> None:
    data = kept(file).read_bytes()
    file.write_bytes(data[:-cut])
    with Keeper(file, RUN, resume=True) as keeper:
        assert keeper.rows == ROWS[:3]
        keeper.keep(ROWS[3:])
    assert file.read_bytes() == data


def test_a_torn_head_is_begun_anew(file: Path) -> None:
    data = kept(file, ()).read_bytes()
    file.write_bytes(data[:9])
    with Keeper(file, RUN, resume=True) as keeper:
        assert keeper.rows == ()
    assert file.read_bytes() == data


@pytest.mark.parametrize("data", [b"my notes", b'{"made": 3}', b"\x00\xff", b"rules,options\r"])
def test_a_file_of_one_line_that_is_not_ours_is_left_alone(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    with pytest.raises(ArenaError, match="is no file of an arena run"):
        Keeper(file, RUN, resume=True)
    assert file.read_bytes() == data


def test_a_file_that_is_not_there_or_empty_is_begun(file: Path) -> None:
    with Keeper(file, RUN, resume=True) as keeper:
        assert keeper.rows == ()
    file.write_bytes(b"")
    with Keeper(file, RUN, resume=False):
        assert file.read_text(encoding="utf-8") == ",".join(COLUMNS) + "\n"


def refused(file: Path, run: Run = RUN, resume: bool = True) -> str:
    before = file.read_bytes() if file.is_file() else None
    with pytest.raises(ArenaError) as error:
        Keeper(file, run, resume)
    assert before is None or file.read_bytes() == before
    return str(error.value)


def test_a_file_that_is_there_is_not_written_over(file: Path) -> None:
    assert "is there already: --resume goes on with it" in refused(kept(file), resume=False)


@pytest.mark.parametrize(
    ("run", "said"),
    [
        (msgspec.structs.replace(RUN, seed="2"), "seed is “seed, 1” there and “2” here"),
        (msgspec.structs.replace(RUN, players=("club", "club")), "second is “cmd:a "),
        (msgspec.structs.replace(RUN, options=options("Standard")), "rules is “Classic” there"),
        (msgspec.structs.replace(RUN, fixed=Fixed()), "contract is “auction” there"),
    ],
)
def test_another_run_is_refused(file: Path, run: Run, said: str) -> None:
    assert f"is of another run: {said}" in refused(kept(file), run)


def test_what_is_no_such_file_is_refused(file: Path) -> None:
    for data in (b"a,b\n1,2\n", b"\xff\xfe\n", b'"open\n'):
        file.write_bytes(data)
        assert "is no file of an arena run" in refused(file)
    lines = kept_lines(file)
    file.write_text("".join([*lines[:2], *lines[3:]]), encoding="utf-8")
    assert f"{file}:3: not the row of pair 1" in refused(file)
    file.write_text("".join([*lines[:2], lines[2].replace("154", "many")]), encoding="utf-8")
    assert f"{file}:3: not the row of pair 1" in refused(file)


@pytest.mark.parametrize("figure", ["9" * 400, "9" * 5_000, "1_0", "٣", " 1", "--1", "+1"])
def test_figures_that_no_deals_bring_are_refused(file: Path, figure: str) -> None:
    lines = kept(file).read_text(encoding="utf-8").splitlines(keepends=True)
    figures = lines[1].split(",")
    for column in (-1, -6):
        changed = [*figures]
        changed[column] = f"{figure}\n" if column == -1 else figure
        file.write_text("".join([lines[0], ",".join(changed)]), encoding="utf-8")
        assert f"{file}:2: not the row of pair 0" in refused(file)


def kept_lines(file: Path) -> list[str]:
    file.unlink()
    return kept(file).read_text(encoding="utf-8").splitlines(keepends=True)


def test_a_place_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    assert "cannot be written: " in refused(tmp_path / "nowhere" / "a.csv")
    assert "cannot be written: Is a directory" in refused(tmp_path)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device")
def test_a_device_is_refused() -> None:
    assert "/dev/full is no file that could keep a run" in refused(Path("/dev/full"))


def test_a_full_disk_is_said(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.write", lambda place, data: len(data) - 1)
    with pytest.raises(ArenaError, match="cannot be used: there is no room for all of it"):
        Keeper(file, RUN, resume=False)
