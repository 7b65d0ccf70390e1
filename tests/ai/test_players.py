"""Players by name and settings."""

import subprocess
import sys
from collections.abc import Callable

import msgspec
import pytest

from three04.ai import players
from three04.ai.player import Player
from three04.ai.players import FACTORIES, PLAYERS, Factory, Settings, SpecError, player_of


def keeper(made: list[Settings]) -> Callable[[Settings], Player]:
    """Return what makes a player and keeps the settings it was asked for with."""

    def make(settings: Settings) -> Player:
        made.append(settings)
        budget = 200 if settings.budget is None else settings.budget
        return msgspec.structs.replace(PLAYERS["greedy"], name="deep", budget=budget)

    return make


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    asked: list[Settings] = []
    deep = Factory(keeper(asked), budgeted=True, parts=("likelihood", "auction"))
    monkeypatch.setitem(FACTORIES, "deep", deep)
    return asked


def test_every_player_is_there_by_its_name() -> None:
    assert list(PLAYERS) == list(FACTORIES)
    for name, player in PLAYERS.items():
        assert player.name == name == player_of(name).name
        assert player.budget == player_of(name).budget


def test_settings_reach_the_one_that_makes_the_player(made: list[Settings]) -> None:
    assert player_of("deep").budget == 200
    player = player_of("deep:budget=50:without=likelihood+auction")
    assert (player.name, player.budget) == ("deep:budget=50:without=likelihood+auction", 50)
    assert made == [Settings(), Settings(50, frozenset({"likelihood", "auction"}))]


def test_parts_to_do_without_add_up(made: list[Settings]) -> None:
    player_of("deep:without=likelihood:without=auction")
    assert made == [Settings(without=frozenset({"likelihood", "auction"}))]


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nobody", "unknown player “nobody”: there are random, greedy, beginner"),
        ("", "unknown player “”: there are"),
        ("club:budget=3", "player “club” has no setting “budget”: it has none"),
        ("deep:speed=3", "player “deep” has no setting “speed”: there are budget, without"),
        ("deep:", "player “deep” has no setting “”: there are budget, without"),
        ("deep:budget=all", "“budget=all” of player “deep”: expected a number from 1 to 100"),
        ("deep:budget=0", "expected a number from 1 to 100000"),
        ("deep:budget=100001", "expected a number from 1 to 100000"),
        (f"deep:budget={'9' * 5_000}", "expected a number from 1 to 100000"),
        ("deep:budget=1:budget=2", "“budget” stands twice for player “deep”"),
        ("deep:without=luck", "no part “luck” to do without: there are likelihood, auction"),
        ("deep:without=", "no part “” to do without"),
    ],
)
@pytest.mark.usefixtures("made")
def test_what_there_is_not_is_said_with_what_there_is(spec: str, said: str) -> None:
    with pytest.raises(SpecError) as refused:
        players.player_of(spec)
    assert said in str(refused.value)


def test_the_levels_are_known_before_what_draws_and_solves_is_loaded() -> None:
    # The window waits for neither: a computer loads them when it first has to think.
    code = (
        "import sys, three04.ai.players\n"
        "late = ('worlds.sampler', 'worlds.likelihood', 'kernel.solver', 'search.player')\n"
        "print([name for name in late if f'three04.ai.{name}' in sys.modules])\n"
    )
    child = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert child.stdout.strip() == "[]"
