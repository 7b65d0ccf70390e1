"""The session: pace, pauses, undo, stale answers."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from three04.ai import greedy
from three04.ai.player import Player
from three04.ai.players import PLAYERS
from three04.record.deals import seeded_source
from three04.rules import events as ev
from three04.rules.journal import JournalError, MemoryJournal, Row
from three04.rules.options import STANDARD
from three04.rules.questions import Answer
from three04.rules.reasons import Reason
from three04.table.chairs import InlineExecutor
from three04.table.table import Table
from three04.ui.match.lineup import Lineup
from three04.ui.match.presenter import Heard
from three04.ui.match.session import Session


class HeldExecutor:
    """Keeps thoughts until the test lets them through."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Callable[[], Answer], Callable[[Answer], object]]] = []

    def run(self, think: Callable[[], Answer], done: Callable[[Answer], object]) -> None:
        self.jobs.append((think, done))

    def let_through(self) -> object:
        think, done = self.jobs.pop(0)
        return done(think())


def make(speed: float = 0.0, executor: object = None, journal: object = None) -> Session:
    lineup = Lineup(players=("", "greedy", "greedy", "greedy"), seed="x")
    kept = journal or MemoryJournal()
    table = Table(STANDARD, seeded_source("session"), kept)  # type: ignore[arg-type]
    session = Session(table, lineup, speed=speed)
    session.seat_computers(executor or InlineExecutor())  # type: ignore[arg-type]
    session.start()
    return session


def answer(session: Session) -> None:
    assert session.question is not None
    refused = session.answer(greedy.decide(session.view, session.question, "", 0))
    assert refused is None


def play_on(session: Session) -> None:
    for _ in range(80):
        if session.question is not None:
            answer(session)


def test_without_pauses_a_deal_goes_through_at_once(qtbot: QtBot) -> None:
    session = make()
    play_on(session)
    assert session.deal_over
    assert not session.busy
    assert len(session.ledger.lines) == 1


def test_the_view_is_that_of_the_event_presented_last(qtbot: QtBot) -> None:
    session = make()
    seen: list[tuple[ev.Event, int]] = []

    def note(event: ev.Event) -> None:
        public = session.view.public
        seen.append((event, sum(len(t.plays) for t in public.tricks) + len(public.trick.plays)))

    session.presented.connect(note)
    play_on(session)
    played = [count for event, count in seen if isinstance(event, ev.CardPlayed)]
    assert played == list(range(1, len(played) + 1))


def test_with_pauses_input_opens_only_when_all_is_shown(qtbot: QtBot) -> None:
    session = make(speed=0.02)
    for _ in range(12):
        qtbot.waitUntil(lambda: session.question is not None or session.deal_over)
        if session.deal_over:
            break
        assert not session.busy
        assert not session.holding
        answer(session)


def test_a_complete_trick_is_held_until_the_pause_is_over(qtbot: QtBot) -> None:
    session = make(speed=1000.0)
    for _ in range(400):
        if session.holding:
            break
        if session.question is not None:
            answer(session)
        session.finish()
    assert session.holding
    assert session.question is None
    assert len(session.view.public.tricks) == 1
    session.finish()
    assert not session.holding


def test_a_stale_answer_after_undo_is_dropped(qtbot: QtBot) -> None:
    executor = HeldExecutor()
    session = make(executor=executor)
    while session.question is None:
        executor.let_through()
    answer(session)
    stale = executor.jobs.pop(0)
    before = session.view.public.number, len(session.view.own.packet)
    session.undo()
    assert session.question is not None
    asked = session.question
    think, done = stale
    done(think())
    assert session.question is asked
    assert (session.view.public.number, len(session.view.own.packet)) == before
    assert session.answer(think()) == Reason("not_now")


def test_undo_goes_back_to_the_last_decision(qtbot: QtBot) -> None:
    session = make()
    for _ in range(4):
        answer(session)
    assert session.question is not None
    hand, actions = list(session.view.hand), session.question.actions
    answer(session)
    assert session.can_undo
    session.undo()
    assert session.view.hand == hand
    assert session.question is not None
    assert session.question.actions == actions


def test_a_closed_session_takes_no_answer(qtbot: QtBot) -> None:
    executor = HeldExecutor()
    session = make(executor=executor)
    while session.question is None:
        executor.let_through()
    answer(session)
    session.close()
    heard: list[object] = []
    session.presented.connect(heard.append)
    while executor.jobs:
        executor.let_through()
    assert heard == []
    assert not session.can_undo


def test_a_journal_that_fails_is_told_in_a_sentence(qtbot: QtBot) -> None:
    class Failing(MemoryJournal):
        full = False

        def write(self, row: Row) -> None:
            if self.full:
                raise JournalError("The disk is full.")
            super().write(row)

    journal = Failing()
    session = make(journal=journal)
    told: list[str] = []
    session.trouble.connect(told.append)
    asked = session.question
    assert asked is not None
    journal.full = True
    session.answer(greedy.decide(session.view, asked, "", 0))
    assert told == ["The disk is full."]
    assert session.question is asked
    journal.full = False
    play_on(session)
    assert session.deal_over


@pytest.mark.parametrize("forced", [True, False])
def test_another_seats_card_has_the_same_pace_with_and_without_a_choice(
    qtbot: QtBot, forced: bool
) -> None:
    """The wait depends on the event alone, and the event does not tell of choices."""
    session = make(speed=1000.0)
    item = ev.CardPlayed(1, 0, "AS", False, None)
    assert isinstance(PLAYERS["greedy"], Player)
    session._queue.clear()
    session._queue.append(Heard(item))
    wait = session._wait()
    assert wait > 600_000
