"""How long a deal's review takes, its parts one by one, and how soon the table gets the worker.

Processor time of one thread, table ``four``, Standard; a person's seat is Casual's, as are the
others.
"""

import os
import statistics
import time
from collections import Counter
from collections.abc import Callable
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtWidgets import QApplication

from tests.bench.report import Report
from tests.review.played import deals_of, played_deal
from three04.review.comparison import compare
from three04.review.deal import FinishedDeal
from three04.review.judging import judge
from three04.review.moments import moments
from three04.review.open_cards import open_deal, why_not
from three04.ui.board.stage import Stage
from three04.ui.match.worker import WorkerExecutor
from three04.ui.review.window import ReviewWindow
from three04.ui.review.work import RIVALS, ReviewWork
from three04.ui.style.appearance import Appearance, dress_application

DEALS = 8
ASKED = 20
JUDGED = 10
NAMES = ("You", "Ravi", "Nimali", "Tharindu")


def main() -> int:
    """Measure everything."""
    report = Report("review", "python -m tests.bench.bench_review")
    deals = [d for n in range(DEALS) for d in deals_of(f"bench {n}", person="casual")]
    deals = [d for d in deals if not why_not(d)][:DEALS]
    whole = [0.0] * len(deals)

    def part(name: str, work: Callable[[FinishedDeal], object]) -> None:
        taken = [_seconds(work, deal) for deal in deals]
        for number, seconds in enumerate(taken):
            whole[number] += seconds
        report.figure(f"{name}, s: median / max", _spread(taken))

    part("own choices by Expert", _choices)
    part("open cards, card by card", open_deal)
    for level in RIVALS:
        part(f"the same deal by {level}", partial(compare, seat=0, level=level))
    report.figure("a whole review, s: median / max", _spread(whole))
    for person in ("expert", "club"):
        report.figure(f"{person.capitalize()}'s choices judged by Expert, {JUDGED} deals",
                      _judged(person))  # fmt: skip
    _window(report)
    return report.close()


def _judged(person: str) -> str:
    """Return how a player's choices are classed: Expert's own tell how much of it is chance."""
    grades: Counter[str] = Counter()
    lost, count = 0.0, 0
    for number in range(JUDGED):
        for deal in deals_of(f"noise {number}", person=person, deals=1):
            if why_not(deal):
                continue
            count += 1
            for moment in moments(deal, 0):
                found = judge(moment, "expert", "noise")
                assert found is not None
                grades[found.grade] += 1
                lost += found.tokens or 0.0
    told = ", ".join(f"{times} {grade}" for grade, times in grades.most_common())
    return f"{told}; {lost / max(count, 1):.3f} tokens lost a deal"


def _choices(deal: FinishedDeal) -> None:
    for moment in moments(deal, 0):
        judge(moment, "expert", "bench")


def _seconds(work: Callable[[FinishedDeal], object], deal: FinishedDeal) -> float:
    begun = time.process_time()
    work(deal)
    return time.process_time() - begun


def _spread(taken: list[float]) -> str:
    return f"{statistics.median(taken):.2f} / {max(taken):.2f}"


def _window(report: Report) -> None:
    """Measure the window while it fills, and what the table waits for the worker meanwhile."""
    application = QApplication([])
    application.setStyle("Fusion")
    dress_application(application, Appearance())
    worker, stage = WorkerExecutor(), Stage()
    begun = time.perf_counter()
    work = ReviewWork(worker, played_deal("bench", person="casual"), 0)
    window = ReviewWindow(work, lambda: NAMES, stage)
    window.show()
    work.go_on()
    window.grab()
    report.figure("until the window is there, ms", f"{1000 * (time.perf_counter() - begun):.0f}")
    while work.done < 4:  # what searches has been loaded then
        _pump(0.05)
    waits: list[float] = []
    for _ in range(ASKED):  # more often than the review could get on, if it were so all the time
        _pump(0.3)
        _ask(worker, waits)
    waits.sort()
    shown = f"{1000 * statistics.median(waits):.1f} / {1000 * waits[-1]:.1f}"
    report.figure("what the table thinks waits for it, ms: median / max", shown)
    window.close()
    stage.sprites.close()
    worker.stop()


def _ask(worker: WorkerExecutor, waits: list[float]) -> None:
    """Ask for the worker as a computer player does, and note when it began."""
    asked, before = time.perf_counter(), len(waits)
    worker.start(lambda _: time.perf_counter() - asked, waits.append, limit=0)
    while len(waits) == before:
        _pump(0.001)


def _pump(seconds: float) -> None:
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 2)


if __name__ == "__main__":
    raise SystemExit(main())
