"""A cluster of Dask workers, real processes, on this machine."""

import builtins
import importlib.util
import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from three04.arena.cluster import scheduler
from three04.arena.contest import Tally, compete
from three04.arena.errors import ArenaError
from three04.arena.playing import Run
from three04.rules.options import options

from .programs import ROOT

needs_dask = pytest.mark.skipif(
    not all(importlib.util.find_spec(name) for name in ("joblib", "dask", "distributed")),
    reason="needs the extra: pip install 'three04[cluster]'",
)

CLUSTER = """
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None,
                      silence_logs=50) as cluster:
        print(cluster.scheduler_address, flush=True)
        input()
"""


def place() -> dict[str, str]:
    """Return an environment in which every process finds these sources."""
    return {**os.environ, "PYTHONPATH": str(ROOT)}


def arena(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, by a line of Python that calls ``main``."""
    return subprocess.run(
        [sys.executable, "-c", f"import sys; from three04.cli import main; {code}", *words],
        cwd=ROOT,
        env=place(),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


TWICE = """
words = ["arena", "--pairs", "20", "--backend", "dask", "--scheduler", sys.argv[1]]
well = main([*words, "--chairs", "greedy,random", "--json", sys.argv[2]])
sys.exit(well + 10 * main([*words, "--chairs", "cmd:none,greedy"]))
"""


@needs_dask
def test_two_workers_give_the_same_figures_as_this_process(tmp_path: Path) -> None:
    file, figures = tmp_path / "cluster.py", tmp_path / "a.json"
    file.write_text(CLUSTER, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, str(file)],
        env=place(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as cluster:
        assert cluster.stdout is not None
        done = arena(TWICE, cluster.stdout.readline().strip(), str(figures))
        cluster.communicate("\n", timeout=60)
    # The first went well; what was wrong with the second is said by one sentence.
    assert done.returncode == 10, done.stderr
    assert done.stderr.startswith("three04 arena: “none” cannot be started: No such file"), done
    assert done.stderr.count("\n") == 1
    here = compete(Tally(Run(options("Standard"), ("greedy", "random"))), 20)
    found = json.loads(figures.read_text(encoding="utf-8"))
    assert found["pairs"] == 20
    for there, player in zip(found["players"], here.players, strict=True):
        assert there["tokens"]["mean"] == player.tokens.mean
        assert there["made"]["high"] == player.made.high
        assert there["decisions"] == player.decisions


@needs_dask
def test_a_scheduler_that_does_not_answer_is_said() -> None:
    # It takes the connection and says nothing.
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        code = (
            "from three04.arena import cluster; cluster.PATIENCE = 0.5; "
            "sys.exit(main(sys.argv[1:]))"
        )
        done = arena(code, "arena", "--backend", "dask", "--scheduler", address)
    assert done.returncode == 1
    assert done.stderr.startswith(f"three04 arena: no Dask scheduler answers at {address}")
    assert done.stderr.count("\n") == 1


def test_the_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = builtins.__import__

    def without(name: str, *more: object, **named: object) -> object:
        if name == "distributed":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return usual(name, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(ArenaError) as refused:
        scheduler("tcp://127.0.0.1:1")
    assert str(refused.value).endswith("pip install 'three04[cluster]'")
