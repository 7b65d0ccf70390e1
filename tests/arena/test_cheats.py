"""Players that are told more than they may know: in the arena alone, and it is worth something."""

import pytest

from three04.ai.player import Player
from three04.ai.players import PLAYERS, SpecError
from three04.arena.cheats import CHEATS, Peek
from three04.arena.contest import Tally, compete
from three04.arena.entrants import ComputerEntrant, Entrant, entrant_of
from three04.arena.figures import Report
from three04.arena.fixed import Fixed
from three04.arena.playing import Run, play_deal
from three04.cards import Suit
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.options import options
from three04.rules.questions import Answer, Question


def contest(first: str, second: str, pairs: int, fixed: Fixed | None = None) -> Report:
    return compete(Tally(Run(options("Standard"), (first, second), "cheats", fixed)), pairs)


def test_who_sees_all_makes_more_contracts_and_breaks_more() -> None:
    report = contest("sees-all", "club", 30, Fixed(160))
    first, second = report.players
    assert report.gap is not None
    assert report.gap.low > 0
    assert first.points.low > second.points.high


def test_who_sees_all_bids_like_the_player_it_is_made_of() -> None:
    assert contest("sees-all", "random", 6).players[0].contracts == 0
    assert contest("random:sees=all", "club", 6).players[0].contracts > 8


@pytest.mark.parametrize("table", ["six-pairs", "eight-teams"])
def test_who_sees_all_plays_at_other_tables_too(table: str) -> None:
    run = Run(options("Classic", f"table={table}"), ("sees-all", "club"), "1")
    assert compete(Tally(run), 2).pairs == 2


class Spy:
    """A player that notes the trump it was told, by who it is: maker, partner, defender."""

    def __init__(self) -> None:
        self.told: dict[str, set[Suit | None]] = {"maker": set(), "partner": set(), "other": set()}
        self.player = Player("spy", self.decide)

    def decide(self, view: View, question: Question, seed: str, budget: int) -> Answer:
        public = view.public
        if (
            public.phase is Phase.PLAY
            and public.closed
            and public.maker is not None
            and view.seat is not None
        ):
            distance = (view.seat - public.maker) % 4
            who = {0: "maker", 2: "partner"}.get(distance, "other")
            self.told[who].add(view.trump)
        return PLAYERS["club"].decide(view, question, seed, budget)


@pytest.mark.parametrize(
    ("sees", "knowing"),
    [
        ("trump", {"maker", "partner", "other"}),
        ("trump-defending", {"maker", "other"}),
        ("trump-partner", {"maker", "partner"}),
        (None, {"maker"}),
    ],
)
def test_who_is_told_the_trump_knows_it_while_it_is_hidden_and_nobody_else(
    sees: str | None, knowing: set[str]
) -> None:
    spy = Spy()
    cheat = None if sees is None else CHEATS[sees](spy.player)
    entrants: list[Entrant] = [ComputerEntrant(spy.player, cheat)] * 4
    for pair in range(3):
        run = Run(options("Standard"), ("club", "club"), "1", Fixed())
        match = play_deal(run, pair, entrants)
        assert match.current is not None
        trump = match.public.trump or Peek(match).trump
        for who, told in spy.told.items():
            assert told == ({trump} if who in knowing else {None}), who
            told.clear()


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("club:sees=far", "“sees=far” is nothing to be seen: there are all, trump,"),
        ("club:sees=all:sees=trump", "“sees” stands twice"),
        ("nobody:sees=all", "unknown player “nobody”"),
    ],
)
def test_what_cannot_be_seen_is_said(spec: str, said: str) -> None:
    with pytest.raises(SpecError) as refused:
        entrant_of(spec, 1.0)
    assert said in str(refused.value)
