"""The arena: fair, repeatable, and Club wins in it."""

import argparse
import json
from pathlib import Path

import pytest

from three04.ai.players import PLAYERS
from three04.commands import arena as command
from three04.rules.options import options
from three04.table.arena import Report, compete


def figures(report: Report) -> list[tuple[object, ...]]:
    """Return a report without its times."""
    return [(p.name, p.tokens, p.points, p.contracts, p.made) for p in report.players]


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(words))


def test_club_beats_random_clearly() -> None:
    report = compete(options("Standard"), (PLAYERS["club"], PLAYERS["random"]), 60, "1")
    club, other = report.players
    assert club.tokens.low > 0.5
    assert other.tokens.mean == -club.tokens.mean
    assert club.points.low > other.points.high


def test_club_beats_greedy() -> None:
    report = compete(options("Standard"), (PLAYERS["club"], PLAYERS["greedy"]), 100, "1")
    assert report.players[0].tokens.mean > 0.1


@pytest.mark.soak
@pytest.mark.parametrize("rules", ["Standard", "Classic", "Beginner"])
def test_club_beats_greedy_surely_soak(rules: str) -> None:
    report = compete(options(rules), (PLAYERS["club"], PLAYERS["greedy"]), 1_000, "2")
    assert report.players[0].tokens.low > 0


def test_club_against_itself_makes_most_of_its_contracts() -> None:
    report = compete(options("Standard"), (PLAYERS["club"], PLAYERS["club"]), 60, "3")
    one, two = report.players
    assert one.tokens.mean == two.tokens.mean == 0
    assert 0.55 < one.made.mean < 0.85
    assert report.thrown_in < 0.3 * 2 * report.pairs


def test_the_same_seed_gives_the_same_figures() -> None:
    players = (PLAYERS["greedy"], PLAYERS["random"])
    one, two = (compete(options("Classic"), players, 10, "4") for _ in range(2))
    assert figures(one) == figures(two)
    assert figures(one) != figures(compete(options("Classic"), players, 10, "5"))


def test_swapping_the_players_swaps_the_figures() -> None:
    one = compete(options("Standard"), (PLAYERS["greedy"], PLAYERS["club"]), 10, "6")
    two = compete(options("Standard"), (PLAYERS["club"], PLAYERS["greedy"]), 10, "6")
    assert figures(one) == figures(two)[::-1]


@pytest.mark.parametrize("table", ["six-pairs", "six-teams", "eight-pairs", "eight-teams"])
def test_other_tables(table: str) -> None:
    report = compete(
        options("Classic", f"table={table}"), (PLAYERS["club"], PLAYERS["random"]), 8, "7"
    )
    club, other = report.players
    assert club.tokens.mean == -other.tokens.mean > 0


def test_the_command_prints_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.json"
    assert run("--chairs", "greedy,random", "--pairs", "3", "--json", str(file)) == 0
    shown = capsys.readouterr()
    assert "greedy" in shown.out
    assert not shown.err
    written = json.loads(file.read_text(encoding="utf-8"))
    assert written["pairs"] == 3
    assert [player["name"] for player in written["players"]] == ["greedy", "random"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--chairs", "nobody,club"], "unknown player “nobody”"),
        (["--chairs", "club"], "two players compete"),
        (["--rules", "Wild"], "unknown rules “Wild”"),
        (["--options", "caps=never"], "option caps=never"),
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


def test_a_wrong_number_ends_with_usage(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("--pairs", "none")
    assert "no number from 1 up" in capsys.readouterr().err
