"""Time tells nothing: when a computer's card appears does not depend on what there was to think."""

import random
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.thinkers import player, seated
from three04.ai import greedy
from three04.ai.players import PLAYERS
from three04.record.deals import seeded_source
from three04.rules import actions as act
from three04.rules import events as ev
from three04.rules.journal import MemoryJournal
from three04.rules.options import STANDARD
from three04.rules.questions import Answer, Question
from three04.table.table import Table
from three04.ui.match import pacing
from three04.ui.match.lineup import Lineup
from three04.ui.match.session import Session

TURN = Question(1, 1, "turn", (act.Pass(1),))


class Clock:
    """A clock that goes where it is put."""

    def __init__(self) -> None:
        self.now = 1000

    def __call__(self) -> int:
        return self.now


class HeldExecutor:
    """Keeps thoughts until the test lets them through."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Callable[[], Answer], Callable[[Answer], object]]] = []

    def run(self, think: Callable[[], Answer], done: Callable[[Answer], object]) -> None:
        self.jobs.append((think, done))

    def let_through(self) -> None:
        think, done = self.jobs.pop(0)
        done(think())


class Match:
    """A match whose computers think as long as the test says, by a clock of its own."""

    def __init__(self, speed: float, level: str) -> None:
        self.clock, self.executor = Clock(), HeldExecutor()
        lineup = Lineup(players=("", level, level, level), seed="x")
        table = Table(STANDARD, seeded_source("pace"), MemoryJournal())
        self.session = Session(table, lineup, speed=speed, clock=self.clock)
        self.session.seat_computers(self.executor)
        self.limit = pacing.limit(PLAYERS[level], TURN, speed)
        self.shown: list[tuple[int, int, ev.Event]] = []
        self.session.presented.connect(self._presented)
        self._woken: tuple[int, int] | None = None

    def _presented(self, event: ev.Event) -> None:
        self.shown.append((self.clock.now, self.session.view.public.number, event))

    def play(self, thinks: Callable[[Question], int], clicks: int = 0) -> None:
        """Play a deal.

        Args:
            thinks: How long a computer thinks about a question.
            clicks: Every how many milliseconds the person clicks; 0 for never.
        """
        session = self.session
        session.start()
        ready: int | None = None
        click = self.clock.now + clicks
        for _ in range(4000):
            if session.deal_over:
                return
            if session.question is not None:
                assert session.answer(greedy.decide(session.view, session.question, "", 0)) is None
                continue
            asked = session._table.question
            if self.executor.jobs and ready is None and asked is not None:
                ready = self.clock.now + thinks(asked)
            due = [at for at in (self._wake, ready, click if clicks else None) if at is not None]
            self.clock.now = max(self.clock.now, min(due))
            if ready is not None and ready <= self.clock.now:
                ready = None
                self.executor.let_through()
            if self._wake is not None and self._wake <= self.clock.now:
                session._timer.stop()
                session._advance()
            if clicks and click <= self.clock.now:
                click += clicks
                session.finish()
        raise AssertionError("the deal does not end")

    @property
    def _wake(self) -> int | None:
        """When the pause that runs is over, by the clock."""
        timer = self.session._timer
        if not timer.isActive():
            self._woken = None
        elif self._woken is None or self._woken[0] != timer.timerId():
            self._woken = (timer.timerId(), self.clock.now + timer.interval())
        return None if self._woken is None else self._woken[1]


def times(match: Match) -> list[int]:
    """Return when each call and card of a computer was seen, after what was seen before it."""
    found = []
    for (before, _, _), (now, _, event) in zip(match.shown, match.shown[1:], strict=False):
        if isinstance(event, ev.Called | ev.CardPlayed) and event.seat != 0:
            found.append(now - before)
    return found


def by_choice(limit: int) -> Callable[[Question], int]:
    """Return how long is thought: hardly where there is nothing to choose, to the end else."""
    return lambda question: (
        1 if len(question.actions) == 1 else min(limit, 40 * len(question.actions))
    )


@pytest.mark.parametrize("speed", [1.5, 1.0, 0.6, 0.0])
@pytest.mark.parametrize("level", ["casual", "expert"])
@pytest.mark.parametrize("clicks", [0, 130, 370])
def test_when_a_card_appears_does_not_depend_on_the_legal_moves(
    qtbot: QtBot, speed: float, level: str, clicks: int
) -> None:
    chance = random.Random(7)
    seen = []
    with seated(player(level)):
        for kind in range(4):
            match = Match(speed, level)
            limit = match.limit
            thinking: Callable[[Question], int] = (
                lambda _: 1,
                lambda _, limit=limit: limit,
                by_choice(limit),
                lambda _, limit=limit: chance.randint(0, limit),
            )[kind]
            match.play(thinking, clicks)
            seen.append(times(match))
    assert len(seen[0]) > 20
    assert seen[0] == seen[1] == seen[2] == seen[3]


def test_without_pauses_a_card_takes_the_levels_time(qtbot: QtBot) -> None:
    with seated(player("expert")):
        match = Match(0.0, "expert")
        match.play(lambda _: 1)
    assert min(times(match)) == pacing.DEADLINE + pacing.MARGIN


def test_the_test_would_see_a_time_that_tells(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pacing, "floor", lambda *_: 0)
    seen = []
    with seated(player("expert")):
        for thought in (1, 400):
            match = Match(0.0, "expert")
            match.play(lambda question, thought=thought: thought)  # type: ignore[misc]
            seen.append(times(match))
    assert seen[0] != seen[1]


def test_a_player_that_does_not_think_ahead_has_no_time_of_its_own() -> None:
    assert pacing.floor(PLAYERS["greedy"], TURN, 0.0) == 0
    assert pacing.floor(player("expert", budget=0), TURN, 0.0) == 0
    assert pacing.floor(player("expert"), TURN, 0.0) > pacing.DEADLINE


def test_spoilt_trumps_are_asked_about_without_a_time_of_their_own() -> None:
    offer = Question(1, 1, "offer", (act.Spoilt(1),))
    assert pacing.floor(player("expert"), offer, 1.0) == 0
    assert pacing.limit(player("expert"), offer, 1.0) < pacing.MARGIN


def test_a_level_may_use_the_pace_and_no_more_than_the_deadline() -> None:
    casual = player("casual")
    assert pacing.limit(casual, TURN, 0.0) < pacing.limit(casual, TURN, 1.0) == pacing.DEADLINE
    assert pacing.limit(casual, TURN, 1.0, quick=True) == pacing.limit(casual, TURN, 0.0)
