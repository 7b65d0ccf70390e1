"""A list of runs makes one table; what does not exist yet is skipped with a line."""

from pathlib import Path

import pytest

from three04.ai.players import PLAYERS, SpecError
from three04.arena.entrants import CHEATER
from three04.arena.errors import ArenaError
from three04.arena.ladder import Matchup, read_ladder
from three04.arena.orders import run_of

LADDER = read_ladder(Path(__file__).resolve().parents[2] / "tests/bench/ladder.toml")
HERE = {*PLAYERS, CHEATER}


@pytest.mark.parametrize("matchup", LADDER, ids=lambda matchup: matchup.name)
def test_the_ladder_of_the_house_can_be_played_where_its_players_exist(matchup: Matchup) -> None:
    if not all(spec.partition(":")[0] in HERE for spec in matchup.chairs.split(",")):
        with pytest.raises(SpecError, match="unknown player"):
            run_of(matchup)
        return
    run_of(matchup)


def test_its_names_differ() -> None:
    assert len({matchup.name for matchup in LADDER}) == len(LADDER)


def test_a_share_scales_the_pairs(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_text('[[matchup]]\nname = "a"\nshare = 0.25\n', encoding="utf-8")
    (matchup,) = read_ladder(file)
    assert [matchup.pairs(asked) for asked in (200, 1)] == [50, 1]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[matchup]\n", "is no ladder: "),
        ('[[matchup]]\nname = "a"\nspeed = 3\n', "is no ladder: Object contains unknown field"),
        ('[[matchup]]\nchairs = "club,greedy"\n', "is no ladder: Object missing required field"),
    ],
)
def test_what_is_no_ladder_is_said(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ArenaError) as refused:
        read_ladder(file)
    assert said in str(refused.value)
    with pytest.raises(ArenaError, match="cannot be read: No such file"):
        read_ladder(tmp_path / "b.toml")
