"""The sample records, through the real commands."""

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

import three04
from three04.commands import check, legal
from three04.record import read, write_all

SAMPLES = Path(__file__).parents[1] / "data" / "samples"
VALID, LEGAL, FAULTY = (
    sorted((SAMPLES / kind).glob("*.304")) for kind in ("valid", "legal", "faulty")
)

NOT_CANONICAL = ("-commented", "-crlf", "-bare", "-split-auction")


def expected(path: Path) -> str:
    return path.with_suffix(".expected").read_text()


def ids(path: Path) -> str:
    return path.stem


def run_python(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    code = (
        "import argparse, importlib, sys; "
        f"command = importlib.import_module('three04.commands.{module}'); "
        "parser = argparse.ArgumentParser(); command.add_arguments(parser); "
        "sys.exit(command.run(parser.parse_args(sys.argv[1:])))"
    )
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=Path(three04.__file__).parents[1],
    )


def test_the_samples_are_there() -> None:
    assert (len(VALID), len(LEGAL), len(FAULTY)) == (9, 5, 6)


@pytest.mark.parametrize("path", VALID, ids=ids)
def test_valid(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check.run(argparse.Namespace(files=[str(path)])) == 0
    assert capsys.readouterr() == (expected(path), "")


@pytest.mark.parametrize("path", LEGAL, ids=ids)
def test_legal(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert legal.run(argparse.Namespace(file=str(path))) == 0
    assert capsys.readouterr() == (expected(path), "")


@pytest.mark.parametrize("path", FAULTY, ids=ids)
def test_faulty(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check.run(argparse.Namespace(files=[str(path)])) == 1
    error = capsys.readouterr().err
    assert error.startswith(f"{path}:{expected(path).strip()}: ")
    assert error.count("\n") == 1


@pytest.mark.parametrize("path", [*VALID, *LEGAL], ids=ids)
def test_rewritten(path: Path) -> None:
    data = path.read_bytes()
    text = write_all(read(data))
    assert write_all(read(text)) == text
    if not path.stem.endswith(NOT_CANONICAL):
        assert text.encode() == data


@pytest.mark.parametrize("path", [p for p in VALID if p.stem.endswith(NOT_CANONICAL)], ids=ids)
def test_another_layout_holds_the_same_record(path: Path) -> None:
    records = read(path.read_bytes())
    assert read(write_all(records)) == records


def test_the_installed_commands() -> None:
    done = run_python("check", *map(str, [*VALID, *FAULTY]))
    assert done.returncode == 1
    results = "".join(expected(path) for path in VALID)
    assert done.stdout.startswith(results)
    lines = [f"{path}:{expected(path).strip()}:" for path in FAULTY]
    assert [line.split(" ")[0] for line in done.stderr.splitlines()] == lines
    done = run_python("legal", str(LEGAL[0]))
    assert (done.returncode, done.stdout, done.stderr) == (0, expected(LEGAL[0]), "")
