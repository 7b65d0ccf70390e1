"""Killed at any moment of any match: every row that was told of is there, and the match goes on."""

import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from three04.store.store import Store
from three04.ui.keeping.keeper import sound_rows

ROOT = Path(__file__).resolve().parents[2]


def play_and_kill(folder: Path, lines: int, after: float) -> list[list[str]]:
    """Play in a process of its own and kill it so many lines and seconds after it began.

    Returns:
        The words of each line it wrote.
    """
    with subprocess.Popen(
        [sys.executable, "-m", "tests.ui.endless", str(folder)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        told = [child.stdout.readline() for _ in range(lines)]
        killer = threading.Timer(after, child.kill)
        killer.start()
        told += child.stdout
        killer.join()
        said = child.stderr.read()
    assert not said, said
    return [line.split() for line in told if line.endswith("\n")]


def kill_many(folder: Path, kills: int, seed: int) -> tuple[int, int]:
    """Kill that often; return how many rows were told of, and in how many matches."""
    chance = random.Random(seed)
    there: dict[int, int] = {}
    told = 0
    for _ in range(kills):
        after = chance.choice((0.0, 0.001, 0.02, 0.2)) * chance.random()
        lines = play_and_kill(folder, chance.randrange(1, 30), after)
        assert lines
        store = Store(folder)
        assert store.trouble is None
        running = store.matches.unfinished()
        for kind, number, rows in lines:
            if kind == "at":  # it went on at the very row that was kept
                assert there[int(number)] == int(rows)
            else:
                told += 1
                there[int(number)] = int(rows)
        for match in {int(line[1]) for line in lines}:
            loaded = store.matches.load(match)
            assert loaded.whole
            # The last commit may be through although nobody could tell of it any more.
            assert len(loaded.rows) in (there[match], there[match] + 1)
            assert sound_rows(loaded.rows) == loaded.rows
            there[match] = len(loaded.rows)
        assert len(running) <= 1
        if running and running[0].id not in there:
            there[running[0].id] = len(store.matches.load(running[0].id).rows)
        store.close()
    _counts_agree(folder)
    return told, len(there)


def _counts_agree(folder: Path) -> None:
    """What is counted is what follows from the rows."""
    store = Store(folder)
    before = store.matches.run(lambda c: c.execute("SELECT * FROM deal").fetchall())
    store.matches.rebuild()
    assert store.matches.run(lambda c: c.execute("SELECT * FROM deal").fetchall()) == before
    store.close()


def test_nothing_told_of_is_lost_by_a_kill(tmp_path: Path) -> None:
    told, _ = kill_many(tmp_path, 6, 1)
    assert told > 20


@pytest.mark.soak
def test_nothing_told_of_is_lost_by_300_kills(tmp_path: Path) -> None:
    told, matches = kill_many(tmp_path, 300, 304)
    print(f"300 kills: {told} rows of {matches} matches told of, none lost")
    assert told > 1000
