"""A review in the worker: it fills, makes room for the table, stops, and comes to its end."""

import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.review.played import played_deal
from three04.review.comparison import Comparison
from three04.review.judging import Grade
from three04.ui.match.worker import Stop, WorkerExecutor
from three04.ui.review.work import ReviewWork

TIME = 20_000


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[WorkerExecutor]:
    made = WorkerExecutor()
    yield made
    made.stop()
    made.deleteLater()


def review(worker: WorkerExecutor, rivals: tuple[str, ...] = ("club",)) -> ReviewWork:
    return ReviewWork(worker, played_deal(), 0, budget=20, rivals=rivals)


def test_it_fills_step_by_step_and_ends(qtbot: QtBot, worker: WorkerExecutor) -> None:
    work = review(worker, ("club", "casual"))
    told: list[Comparison] = []
    counts: list[int] = []
    work.compared.connect(told.append)
    work.changed.connect(lambda: counts.append(work.done))
    assert (work.done, work.running, work.over) == (0, False, False)
    work.go_on()
    qtbot.waitUntil(lambda: work.over and not work.running, timeout=TIME)
    assert work.done == work.total
    assert sorted(work.verdicts) == list(range(len(work.moments)))
    assert sum(work.count(grade) for grade in Grade) == len(work.moments)
    assert [c.theirs.level for c in told] == ["club", "casual"]
    assert told == work.comparisons
    assert counts == sorted(counts)
    assert len(set(counts)) > 5
    assert work.failed == 0


def test_the_table_goes_first_and_the_review_goes_on_after_it(
    qtbot: QtBot, worker: WorkerExecutor
) -> None:
    work = review(worker)
    work.go_on()
    qtbot.waitUntil(lambda: work.done > 2, timeout=TIME)
    order: list[str] = []
    held = threading.Event()

    def think(stop: Stop) -> str:
        held.wait(20)
        return "card"

    before = work.done
    worker.start(think, order.append, limit=0)
    work.changed.connect(lambda: order.append("review"))
    worker.start(lambda _: "another card", order.append, limit=0)
    held.set()
    qtbot.waitUntil(lambda: work.over, timeout=TIME)
    assert order[:2] == ["card", "another card"]
    assert work.done == work.total > before


def test_what_is_told_to_hurry_is_done_again(qtbot: QtBot, worker: WorkerExecutor) -> None:
    hurried, plain = review(worker), review(worker)
    hurried.go_on()
    for _ in range(3):
        with qtbot.waitSignal(hurried.changed, timeout=TIME):
            worker.hurry()
    qtbot.waitUntil(lambda: hurried.over, timeout=TIME)
    plain.go_on()
    qtbot.waitUntil(lambda: plain.over, timeout=TIME)
    assert hurried.verdicts == plain.verdicts
    assert hurried.comparisons == plain.comparisons


def test_it_stops_and_goes_on_where_it_was(qtbot: QtBot, worker: WorkerExecutor) -> None:
    work = review(worker)
    work.go_on()
    qtbot.waitUntil(lambda: work.done > 3, timeout=TIME)
    work.stop()
    done = work.done
    ended: list[object] = []
    assert not work.running
    worker.start(lambda _: "free", ended.append, limit=0)
    qtbot.waitUntil(lambda: bool(ended), timeout=TIME)
    assert work.done == done
    work.go_on()
    qtbot.waitUntil(lambda: work.over, timeout=TIME)


def test_another_adviser_looks_at_the_choices_anew(qtbot: QtBot, worker: WorkerExecutor) -> None:
    work = review(worker)
    work.go_on()
    qtbot.waitUntil(lambda: work.over, timeout=TIME)
    solved = work.open
    work.ask("strong")
    assert not work.over
    assert work.open is solved
    qtbot.waitUntil(lambda: work.over, timeout=TIME)
    assert sorted(work.verdicts) == list(range(len(work.moments)))
    assert len(work.comparisons) == 1


def test_what_goes_wrong_is_left_out(qtbot: QtBot, worker: WorkerExecutor) -> None:
    work = review(worker, ("nobody", "club"))
    work.go_on()
    qtbot.waitUntil(lambda: work.over, timeout=TIME)
    assert work.failed == 1
    assert [c.theirs.level for c in work.comparisons] == ["club"]


def test_the_worker_may_end_while_it_runs(qtbot: QtBot) -> None:
    worker = WorkerExecutor()
    work = review(worker)
    work.go_on()
    qtbot.waitUntil(lambda: work.done > 1, timeout=TIME)
    work.stop()
    worker.stop()
    assert not work.over
    worker.deleteLater()
