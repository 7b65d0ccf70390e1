"""The worker: deadlines, calling off, and who goes first."""

import threading
import time
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.player import Opener, session_of, wait_for_turn
from tests.ui.thinkers import Waiting, player, seated
from three04.rules.options import STANDARD
from three04.ui.match.worker import Stop, WorkerExecutor


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[WorkerExecutor]:
    made = WorkerExecutor()
    yield made
    made.stop()
    made.deleteLater()


def until_told(stop: Stop) -> float:
    """Think until told to stop; return when that was."""
    stop.wait(20)
    return time.monotonic()


def test_a_thought_is_told_to_end_when_its_time_is_up(qtbot: QtBot, worker: WorkerExecutor) -> None:
    ended: list[float] = []
    begun = time.monotonic()
    worker.start(until_told, ended.append, limit=60)
    qtbot.waitUntil(lambda: bool(ended))
    assert ended[0] - begun >= 0.055


def test_a_cancelled_thought_ends_and_nobody_hears_of_it(
    qtbot: QtBot, worker: WorkerExecutor
) -> None:
    ended: list[object] = []
    job = worker.start(until_told, ended.append, limit=0)
    job.cancel()
    worker.start(lambda _: "next", ended.append)
    qtbot.waitUntil(lambda: bool(ended))
    assert ended == ["next"]


def test_what_is_worked_out_aside_makes_room_at_once(qtbot: QtBot, worker: WorkerExecutor) -> None:
    ended: list[object] = []
    worker.start(until_told, ended.append, limit=0, aside=True)
    worker.start(lambda _: "card", ended.append)
    qtbot.waitUntil(lambda: bool(ended))
    assert ended == ["card"]


def test_what_is_worked_out_aside_waits_for_the_rest(qtbot: QtBot, worker: WorkerExecutor) -> None:
    ended: list[object] = []
    worker.start(lambda _: "card", ended.append)
    worker.start(lambda _: "meter", ended.append, aside=True)
    qtbot.waitUntil(lambda: len(ended) == 2)
    assert ended == ["card", "meter"]


def test_a_hurried_thought_still_answers(qtbot: QtBot, worker: WorkerExecutor) -> None:
    ended: list[object] = []
    worker.start(until_told, ended.append, limit=0)
    worker.hurry()
    qtbot.waitUntil(lambda: bool(ended))


def test_closing_the_worker_ends_its_thought_within_20_ms(qtbot: QtBot) -> None:
    made, begun = WorkerExecutor(), threading.Event()

    def think(stop: Stop) -> object:
        begun.set()
        return until_told(stop)

    made.start(think, lambda _: None, limit=0)
    assert begun.wait(5)
    before = time.monotonic()
    made.stop()
    assert time.monotonic() - before < 0.5  # 20 ms where the machine is not busy
    made.deleteLater()


def test_closing_the_window_ends_a_computers_thought(qtbot: QtBot, open_window: Opener) -> None:
    waiting = Waiting()
    with seated(player("expert", waiting)):
        window = open_window(STANDARD, "close", players=("", *["expert"] * 3))
        session = session_of(window)
        if not waiting.begun.is_set() and session.question is not None:
            session.answer(session.question.actions[-1])
        qtbot.waitUntil(waiting.begun.is_set)
        before = time.monotonic()
        window.close()
        assert time.monotonic() - before < 0.5
        assert waiting.ended.is_set()


def test_undo_does_not_wait_for_a_thought(qtbot: QtBot, open_window: Opener) -> None:
    waiting = Waiting()
    with seated(player("expert", waiting)):
        window = open_window(STANDARD, "undo", players=("", *["expert"] * 3))
        session = session_of(window)
        asked = wait_for_turn(qtbot, window)
        assert asked is not None
        waiting.begun.clear()
        waiting.ended.clear()
        session.answer(asked.actions[-1])
        qtbot.waitUntil(waiting.begun.is_set)
        window.commands.undo_action.trigger()
        assert waiting.ended.wait(5)
        again = wait_for_turn(qtbot, window)
        assert again is not None
        assert again.actions == asked.actions
