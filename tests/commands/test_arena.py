"""``three04 arena``: what it prints, keeps and refuses."""

import argparse
import json
from pathlib import Path

import pytest

from three04.commands import arena as command


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(["--jobs", "1", *words]))


def test_the_command_prints_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.json"
    assert run("--chairs", "greedy,random", "--pairs", "3", "--json", str(file)) == 0
    shown = capsys.readouterr()
    assert "greedy" in shown.out
    assert not shown.err
    written = json.loads(file.read_text(encoding="utf-8"))
    assert written["pairs"] == 3
    assert [player["name"] for player in written["players"]] == ["greedy", "random"]
    assert written["run"]["players"] == ["greedy", "random"]
    assert written["run"]["options"]["profile"] == "Standard"


def test_the_fixed_contract_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--chairs", "greedy,random", "--pairs", "3", "--contract", "fixed", "--bid", "170"]
    assert run(*words) == 0
    out = capsys.readouterr().out
    assert "; no auction, each seat in turn makes 170" in out
    assert "contracts made, greedy less random: " in out
    assert run(*words, "--dealing", "best") == 0
    assert "the best hand makes 170" in capsys.readouterr().out


def test_a_file_goes_on_and_is_refused_to_another_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "a.csv")
    words = ["--chairs", "greedy,random", "--csv", file, "--pairs"]
    assert run(*words, "2") == 0
    assert run(*words, "4") == 1
    assert "is there already" in capsys.readouterr().err
    assert run(*words, "4", "--resume") == 0
    goes_on = capsys.readouterr().out.splitlines()
    assert run("--chairs", "greedy,random", "--pairs", "4") == 0
    whole = capsys.readouterr().out.splitlines()
    assert [line[:90] for line in goes_on] == [line[:90] for line in whole]
    # What was asked for is there already: nothing is played, and no time is known.
    assert run(*words, "3", "--resume") == 0
    assert capsys.readouterr().out.splitlines()[2].endswith("–")
    assert run(*words, "4", "--resume", "--seed", "2") == 1
    assert "seed is “1” there and “2” here" in capsys.readouterr().err


def test_a_place_for_figures_is_tried_before_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = str(tmp_path / "nowhere" / "a.json")
    assert run("--pairs", "1", "--chairs", "random,random", "--json", place) == 1
    shown = capsys.readouterr()
    assert shown.out == ""  # nothing was played
    assert shown.err == f"three04 arena: {place} cannot be written: No such file or directory\n"


def test_ctrl_c_without_a_pair_leaves_no_file_of_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "compete", interrupted)
    file = tmp_path / "a.json"
    assert run("--json", str(file)) == 130
    assert not file.exists()


def test_ctrl_c_without_a_pair_prints_prints_no_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "compete", interrupted)
    assert run() == 130
    assert capsys.readouterr() == ("", "three04 arena: stopped (0 of 100 pairs are played)\n")


def test_a_ladder_makes_a_table_and_skips_who_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.toml"
    file.write_text(
        """
        [[matchup]]
        name = "Auction"
        chairs = "greedy,random"
        [[matchup]]
        name = "Later"
        chairs = "wizard,greedy"
        [[matchup]]
        name = "Fixed"
        chairs = "greedy,random"
        contract = "fixed"
        options = "table=six-teams"
        share = 0.5
        """,
        encoding="utf-8",
    )
    assert run("--ladder", str(file), "--pairs", "4") == 0
    shown = capsys.readouterr()
    lines = shown.out.splitlines()
    assert lines[0].startswith("| matchup | players |")
    assert lines[2].startswith("| Auction | greedy : random | Standard | 4 | ")
    assert lines[3].startswith("| Fixed | greedy : random | six-teams | 2 | ")
    assert {line.count("|") for line in lines} == {10}
    assert shown.err.startswith("three04 arena: “Later” is skipped: unknown player “wizard”")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["--chairs", "nobody,club"],
            "unknown player “nobody”: there are random, greedy, beginner",
        ),
        (["--chairs", "club"], "two players compete"),
        (["--chairs", "club:budget=3,club"], "player “club” has no setting “budget”: it has none"),
        (["--without", "luck"], "player “club” has no setting “without”: it has none"),
        (["--without", "luck", "--chairs", "cmd:a,club"], "“cmd:a” has no parts to do without"),
        (["--rules", "Wild"], "unknown rules “Wild”"),
        (["--options", "caps=never"], "option caps=never"),
        (["--bid", "170"], "--bid and --dealing go with --contract fixed"),
        (["--contract", "fixed", "--bid", "171"], "--bid 171: "),
        (["--resume"], "--csv FILE --resume"),
        (["--backend", "dask"], "--backend dask needs --scheduler"),
        (["--scheduler", "tcp://a:1"], "--scheduler goes with --backend dask"),
        (["--ladder", "/nowhere/a"], "/nowhere/a cannot be read: "),
        (["--ladder", "a", "--json", "b"], "keep one run, not a ladder"),
        (["--pairs", "1", "--csv", "/nowhere/a"], "cannot be written"),
        (
            ["--pairs", "1", "--chairs", "random,random", "--json", "/nowhere/a"],
            "cannot be written",
        ),
    ],
)
def test_bad_arguments_are_said_plainly(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 1
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--pairs", "none"], "no number from 1 up"),
        (["--timeout", "0"], "no number of seconds"),
        (["--timeout", "soon"], "no number of seconds"),
        (["--seed", "\udcff"], "it is no text"),
    ],
)
def test_a_wrong_value_ends_with_usage(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        run(*words)
    assert said in capsys.readouterr().err
