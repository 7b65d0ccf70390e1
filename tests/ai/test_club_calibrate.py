"""The table that Club bids by can be made again."""

import runpy
import subprocess
import sys
from pathlib import Path

from three04.ai.club import bid_table
from three04.ai.club.calibrate import KINDS


def calibrate(*words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "three04.ai.club.calibrate", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_it_makes_a_table_like_that_in_the_package(tmp_path: Path) -> None:
    file = tmp_path / "bid_table.py"
    done = calibrate("--deals", "6", "--out", str(file))
    assert done.returncode == 0, done.stderr
    made = runpy.run_path(str(file))
    for kind in KINDS:
        assert made[kind].keys() == getattr(bid_table, kind).keys()


def test_without_a_file_it_says_so_at_once() -> None:
    # Its output sent into the table itself would have emptied what it plays by.
    done = calibrate("--deals", "6")
    assert done.returncode == 2
    assert "--out" in done.stderr
