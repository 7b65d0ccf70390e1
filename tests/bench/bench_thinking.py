"""How long Expert takes for a move with the window running, and to come to an end when told to.

A real window plays deals of four Experts in its worker thread, as it does for a person. Measured is
each thought from its beginning to its answer, by the kind of question: by the clock, for that is
what a person waits for, and by the thread's own time. Then thoughts are stopped on their way.
"""

import os
import statistics
import sys
import threading
import time
from collections.abc import Sequence
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from tests.bench.report import Report
from tests.ui.thinkers import seated
from three04.ai.player import Player
from three04.ai.players import PLAYERS
from three04.ai.thought import Stop, Thought
from three04.record.deals import seeded_source
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.options import options
from three04.rules.questions import Question
from three04.ui.match.lineup import Wish
from three04.ui.window.main_window import MainWindow
from three04.ui.words.language import Language

DEALS = 12
MOMENTS = 60
"""Thoughts to stop."""


class Taken(NamedTuple):
    """A thought: what was asked, and how long it took, in ms."""

    kind: str
    clock: float
    thread: float


class Timed:
    """A player that thinks as another does, and is timed.

    Attributes:
        taken: Every thought.
        asked: Questions about a card, to be stopped at later.
    """

    def __init__(self, name: str) -> None:
        self.inner = PLAYERS[name]
        self.taken: list[Taken] = []
        self.asked: list[tuple[View, Question]] = []

    def think(
        self, view: View, question: Question, seed: str, budget: int, stop: Stop | None
    ) -> Thought:
        """Think, and note how long."""
        assert self.inner.think is not None
        clock, thread = time.perf_counter(), time.thread_time()
        thought = self.inner.think(view, question, seed, budget, stop)
        clock, thread = time.perf_counter() - clock, time.thread_time() - thread
        if len(question.actions) > 1:
            self.taken.append(Taken(kind_of(view, question), 1000 * clock, 1000 * thread))
            if view.public.phase is Phase.PLAY and question.kind == "turn":
                self.asked.append((view.copy(), question))
        return thought

    def player(self) -> Player:
        """Return the player to be seated."""
        inner = self.inner
        return Player(inner.name, inner.decide, inner.polled, self.think, inner.budget)


def kind_of(view: View, question: Question) -> str:
    """Return what a question is about, in a word."""
    if question.kind != "turn":
        return "offers"
    phases = {Phase.PLAY: "cards", Phase.AUCTION: "bids", Phase.SECOND: "full hand"}
    return phases.get(view.public.phase, "trump")


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that so much of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def play(application: QApplication, deals: int) -> Timed:
    """Watch four Experts in a window, without pauses."""
    timed = Timed("expert")
    with seated(timed.player()):
        window = MainWindow(Language(), source=lambda: seeded_source("thinking"), speed=0.0)
        window.show()
        window.match.start(Wish(options("Classic", "tokens=99"), players=("expert",) * 4))
        session = window.session
        assert session is not None
        while session.view.public.number <= deals:
            application.processEvents()
            time.sleep(0.001)
        window.close()
        application.processEvents()
    return timed


class Stopped:
    """A thought in a thread of its own, to be stopped on its way."""

    def __init__(self, timed: Timed, view: View, question: Question) -> None:
        self.stop, self.ended = threading.Event(), 0.0
        self._timed, self._view, self._question = timed, view, question
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        inner = self._timed.inner
        assert inner.think is not None
        inner.think(self._view, self._question, "stop", inner.budget, self.stop)
        self.ended = time.perf_counter()

    def end(self) -> float:
        """Tell it to stop, and return how many ms it went on; 0 if it was through."""
        told = time.perf_counter()
        self.stop.set()
        self._thread.join()
        return max(0.0, 1000 * (self.ended - told))


def stops(timed: Timed) -> list[float]:
    """Return how long thoughts go on after they were told to stop, in ms."""
    found = []
    for number, (view, question) in enumerate(timed.asked[:: max(1, len(timed.asked) // MOMENTS)]):
        thought = Stopped(timed, view, question)
        time.sleep(0.004 * (number % 12))
        found.append(thought.end())
    return [ms for ms in found if ms]


def main() -> int:
    application = QApplication([])
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    report = Report("thinking", "python -m tests.bench.bench_thinking")
    timed = play(application, deals)
    for kind in ("cards", "bids", "full hand", "trump", "offers"):
        some = [taken for taken in timed.taken if taken.kind == kind]
        if some:
            clock = [taken.clock for taken in some]
            median = statistics.median(clock)
            high, most = percentile(clock, 0.95), max(clock)
            own = percentile([taken.thread for taken in some], 0.95)
            text = (
                f"{median:.0f} / {high:.0f} / {most:.0f} (thread p95 {own:.0f}), {len(some)} asked"
            )
            reached = high <= 500 and most <= 900
            report.figure(
                f"Expert, {kind}, ms: median / p95 / max", text, "p95 500, max 900", reached
            )
    ends = stops(timed)
    if ends:
        text = f"{statistics.median(ends):.1f} / {percentile(ends, 0.95):.1f} / {max(ends):.1f}"
        report.figure("told to stop, ms: median / p95 / max", text, "20", max(ends) <= 20)
    return report.close()


if __name__ == "__main__":
    sys.exit(main())
