"""The contract that every game fulfils."""

from three04.rules.game import Game
from three04.rules.nought.match import Match
from three04.rules.options import STANDARD


def test_a_match_of_304_is_a_game() -> None:
    """The annotation is the test: mypy holds it."""
    game: Game = Match(STANDARD, 0)
    assert game.begin()
    assert game.needs_deal
    assert not game.finished
