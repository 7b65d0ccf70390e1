"""Many processes: the same figures as one, and none is left over."""

import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from three04.arena.contest import Tally, compete
from three04.arena.errors import ArenaError
from three04.arena.local import cores, processes
from three04.arena.playing import Batch, Run
from three04.rules.options import options

from .programs import ROOT, script

ARENA = [sys.executable, "-m", "three04", "arena"]


def test_two_processes_give_the_same_figures_as_one() -> None:
    run = Run(options("Standard"), ("greedy", "random"), "local")
    one, two = Tally(run), Tally(run)
    compete(one, 30)
    compete(two, 30, processes(2), 2)
    assert two.rows == one.rows
    assert two.report().players[0].decisions == one.report().players[0].decisions > 0


def test_what_is_wrong_in_a_process_is_said_here() -> None:
    run = Run(options("Standard"), ("cmd:no-such-program-here", "greedy"))
    with pytest.raises(ArenaError, match="cannot be started"):
        compete(Tally(run), 2, processes(2), 2)


def test_a_process_that_is_ended_from_outside_is_said() -> None:
    # The program's parent is the process of the pool.
    fatal = script("import os, signal; os.kill(os.getppid(), signal.SIGKILL)")
    run = Run(options("Standard"), (fatal, "greedy"))
    with pytest.raises(ArenaError, match="was ended from outside"):
        compete(Tally(run), 2, processes(2), 2)


def test_one_job_needs_no_process_of_its_own() -> None:
    def batches() -> Iterator[Batch]:
        yield Batch(Run(options("Standard"), ("greedy", "random"), str(os.getpid())), 0, 0)

    (result,) = processes(1)(batches())
    assert len(result.rows) == 1
    assert cores() >= 1


def until(terminal: int, word: bytes) -> None:
    """Read from a terminal until a word stands there."""
    seen = b""
    while word not in seen:
        seen += os.read(terminal, 4096)


@pytest.fixture
def heeded() -> Iterator[None]:
    """A shell starts what runs in the background deaf to Ctrl+C, and all its children with it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeded")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_with_what_there_is_and_the_file_goes_on(jobs: str, tmp_path: Path) -> None:
    kept, figures = tmp_path / "a.csv", tmp_path / "a.json"
    words = ["--chairs", "greedy,random", "--jobs", jobs, "--csv", str(kept)]
    try:
        terminal, side = pty.openpty()
    except OSError as error:
        pytest.skip(f"this system lends no terminal: {error}")
    with subprocess.Popen(
        [*ARENA, *words, "--pairs", "999999"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=side,
        text=True,
        start_new_session=True,
    ) as process:
        os.close(side)
        until(terminal, b"of 999999 pairs, ")
        # As a terminal does it: to all the processes in front.
        os.killpg(process.pid, signal.SIGINT)
        assert process.stdout is not None
        shown = process.stdout.read()
        assert process.wait() == 130
    try:
        until(terminal, b"999999 pairs are played; the same with --resume goes on)")
    finally:
        os.close(terminal)
    done = int(shown.partition(" pairs,")[0])
    rows = len(kept.read_text(encoding="utf-8").splitlines()) - 1
    assert rows >= done > 0
    more = ["--pairs", str(rows + 3), "--resume", "--json", str(figures)]
    subprocess.run([*ARENA, *words, *more], cwd=ROOT, check=True, capture_output=True)
    assert json.loads(figures.read_text(encoding="utf-8"))["pairs"] == rows + 3
    assert len(kept.read_text(encoding="utf-8").splitlines()) == rows + 4


@pytest.mark.usefixtures("heeded")
def test_ctrl_c_does_not_reach_a_process_that_is_being_started(tmp_path: Path) -> None:
    # Python runs this file before anything else: each process of the pool is sent one so early.
    early = (
        "import os, signal, sys\n"
        "if '--multiprocessing-fork' in sys.orig_argv: os.kill(os.getpid(), signal.SIGINT)\n"
    )
    (tmp_path / "sitecustomize.py").write_text(early, encoding="utf-8")
    paths = [str(tmp_path), os.environ.get("PYTHONPATH", "")]
    played = subprocess.run(
        [*ARENA, "--chairs", "greedy,random", "--jobs", "2", "--pairs", "4"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in played.stderr
    assert played.returncode == 0


@pytest.mark.parametrize(
    ("jobs", "end"),
    [
        ("2", signal.SIGKILL),
        ("2", signal.SIGINT),
        ("2", signal.SIGTERM),
        ("1", signal.SIGTERM),
        ("1", signal.SIGHUP),
    ],
)
def test_no_process_outlives_its_parent(jobs: str, end: signal.Signals, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    # It hangs, never says hello, and would not notice that its input has ended; it holds the pipe
    # open, which is at its end when it is gone.
    hangs = script(
        f"import pathlib; out = pathlib.Path({str(pipe)!r}).open('w'); out.write('here'); "
        "out.flush(); import threading; threading.Event().wait()"
    )
    words = ["--chairs", f"{hangs},greedy", "--jobs", jobs, "--pairs", "2"]
    with (
        subprocess.Popen(
            [*ARENA, *words], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as process,
        pipe.open("rb") as held_open,
    ):
        assert held_open.read(4) == b"here"
        process.send_signal(end)
        assert set(held_open.read()) <= set(b"here")
