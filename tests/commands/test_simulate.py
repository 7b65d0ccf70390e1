"""``three04 simulate``: matches between computers, written as records that ``check`` accepts."""

import argparse
import random
from pathlib import Path

import pytest

from three04.commands import check, simulate
from three04.rules.options import OPTION_NAMES
from three04.rules.tables import TABLES


def run(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    return simulate.run(parser.parse_args(arguments))


def checked(path: Path) -> int:
    parser = argparse.ArgumentParser()
    check.add_arguments(parser)
    return check.run(parser.parse_args([str(path)]))


@pytest.mark.parametrize("rules", ["Standard", "Classic", "Beginner"])
def test_same_seed_same_bytes_and_check_accepts_them(rules: str, tmp_path: Path) -> None:
    files = [tmp_path / "a.304", tmp_path / "b.304", tmp_path / "c.304"]
    for file, seed in zip(files, "112", strict=True):
        arguments = ["--matches", "2", "--rules", rules, "--chairs", "greedy,random"]
        assert run([*arguments, "--seed", seed, "--out", str(file)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].read_bytes() != files[2].read_bytes()
    assert files[0].read_text(encoding="utf-8").count("\nmatch ") == 2
    assert checked(files[0]) == 0


@pytest.mark.parametrize("table", [name for name in TABLES if name != "four"])
def test_matches_at_the_other_tables_end_when_one_side_is_bankrupt(
    table: str, tmp_path: Path
) -> None:
    out = tmp_path / "x.304"
    house = f"table={table} match_end=bankrupt tokens=5"
    assert run(["--matches", "2", "--options", house, "--out", str(out)]) == 0
    assert checked(out) == 0


VALUES = {
    "table": list(TABLES),
    "trump": ["closed", "open"],
    "bid_step_from_200": ["5", "10"],
    "caps": ["off", "declared", "sweep"],
    "caps_bonus": ["0", "3", "99"],
    "caps_penalty": ["0", "5", "99"],
    "tokens": ["1", "4", "11"],
    "match_end": ["bankrupt"],
    "payments": ["transfer", "bank"],
}


def option_mix(rng: random.Random) -> str:
    """Return random values for a random choice of the options."""
    names = [name for name in OPTION_NAMES if rng.random() < 0.6]
    mix = [f"{name}={rng.choice(VALUES.get(name, ['on', 'off']))}" for name in names]
    return " ".join([*(m for m in mix if not m.startswith("match_end")), "match_end=bankrupt"])


@pytest.mark.parametrize("number", range(12))
def test_random_option_mixes(number: int, tmp_path: Path) -> None:
    rng = random.Random(number)
    out = tmp_path / "x.304"
    rules = rng.choice(["Standard", "Classic", "Beginner"])
    arguments = ["--matches", "2", "--rules", rules, "--options", option_mix(rng)]
    chairs = rng.choice(["random", "greedy", "greedy,random"])
    assert run([*arguments, "--chairs", chairs, "--out", str(out)]) == 0
    assert checked(out) == 0


def test_max_deals_leaves_an_unfinished_record(tmp_path: Path) -> None:
    out = tmp_path / "x.304"
    assert run(["--matches", "1", "--max-deals", "2", "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert text.count("[Deal ") == 2
    assert "\nmatch " not in text
    assert checked(out) == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--rules", "Bridge"], "unknown rules"),
        (["--options", "caps=called"], "not built yet"),
        (["--options", "tokens=100"], "from 1 to 99"),
        (["--chairs", "genius"], "unknown player"),
        (["--chairs", "greedy,greedy,greedy"], "do not go round"),
        (["--out", "/nowhere/at/all.304"], "cannot be written"),
    ],
)
def test_a_bad_argument_gets_a_plain_sentence(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 1
    assert says in capsys.readouterr().err


def test_a_seed_that_is_no_text_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["--seed", "\udcff"])
    assert "is no printable text" in capsys.readouterr().err


def test_without_out_the_record_goes_to_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--max-deals", "1"]) == 0
    assert capsys.readouterr().out.startswith('[Record "1"]\n[Game "304"]\n[Rules "Standard"]\n')
