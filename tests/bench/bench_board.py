"""The table in motion, at rest and over time: frames, start, memory, idle.

Everything is drawn by the processor alone, without a screen. Start, memory and rest are measured
in processes of their own (``board_parts``).
"""

import os
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from tests.bench.report import Report
from three04.ai.players import PLAYERS
from three04.record.deals import seeded_source
from three04.rules.nought.public import Phase
from three04.rules.options import STANDARD
from three04.ui.board.animator import Leg
from three04.ui.board.motion import Motion
from three04.ui.match.lineup import Wish
from three04.ui.match.session import Session
from three04.ui.style.appearance import Appearance, dress_application
from three04.ui.window.main_window import MainWindow
from three04.ui.words.language import Language

CARDS = 8
SIZE = (1920, 1080)
SECONDS = 6.0
STARTS = 7


def main() -> int:
    """Measure everything; return 1 if a gate fell."""
    report = Report("board", "python -m tests.bench.bench_board")
    frames(report)
    start(report)
    memory(report)
    idle(report)
    return report.close()


def child(part: str, *args: str) -> list[float]:
    """Run a part in a process of its own and return the figures it prints."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-m", "tests.bench.board_parts", part, *args]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, timeout=900, env=environment
    )
    return [float(number) for number in done.stdout.split()[-4:]]


# ---------------------------------------------------------------------- frames


class Frames(QObject):
    """Times each tick of the table's clock until what it moved has been painted."""

    def __init__(self, tick: Callable[[], object]) -> None:
        super().__init__()
        self.ticks: list[float] = []
        self.took: list[float] = []
        self.used: list[float] = []
        self._tick, self._used = tick, 0.0
        self._painted = QTimer(self)
        self._painted.setSingleShot(True)
        self._painted.timeout.connect(self._note)

    def tick(self) -> None:
        """Tick; painting follows before the loop comes to the timer."""
        self.ticks.append(time.perf_counter())
        self._used = time.thread_time()
        self._tick()
        self._painted.start(0)

    def _note(self) -> None:
        self.took.append(1000 * (time.perf_counter() - self.ticks[-1]))
        self.used.append(1000 * (time.thread_time() - self._used))

    def intervals(self) -> list[float]:
        """Return the milliseconds from one frame to the next."""
        pairs = zip(self.ticks, self.ticks[1:], strict=False)
        return [1000 * (after - before) for before, after in pairs]


def p95(numbers: list[float]) -> float:
    """Return what 95 of 100 do not exceed."""
    return statistics.quantiles(numbers, n=20)[-1]


def frames(report: Report) -> None:
    """Move eight cards with and without an Expert that thinks beside."""
    sys.setswitchinterval(0.001)
    application = QApplication([])
    application.setStyle("Fusion")
    dress_application(application, Appearance())
    window, session = played_window()
    think = Thinking(window, session)
    moved(window, 1.0)  # pictures come, caches fill
    alone, beside = Figures(), Figures()
    for _ in range(3):
        alone.add(moved(window))
        think.begin()
        beside.add(moved(window))
        think.end()
    for what, found in (
        (f"{CARDS} cards move", alone),
        ("the same while an Expert thinks", beside),
    ):
        report.figure(
            f"{what}, {SIZE[0]} × {SIZE[1]}: tick and paint, p50 / p95",
            f"{statistics.median(found.took):.1f} / {p95(found.took):.1f} ms, "
            f"of the processor {statistics.median(found.used):.1f} / {p95(found.used):.1f} ms",
            "≤ 8 ms", p95(found.took) <= 8,
        )  # fmt: skip
    one, two = p95(alone.intervals), p95(beside.intervals)
    text = f", {one:.1f} alone, {two:.1f} ms beside {think.thoughts} thoughts"
    report.gate(
        "frames, p95 from one to the next: alone by beside an Expert", one / two, 1 / 1.1, text
    )
    window.close()
    window.deleteLater()


class Figures:
    """What several runs found.

    Attributes:
        took: Milliseconds of each tick with its painting.
        used: Milliseconds of the window's thread for it.
        intervals: Milliseconds from frame to frame.
    """

    def __init__(self) -> None:
        self.took: list[float] = []
        self.used: list[float] = []
        self.intervals: list[float] = []

    def add(self, timed: Frames) -> None:
        """Take in a run."""
        self.took += timed.took
        self.used += timed.used
        self.intervals += timed.intervals()


class Thinking:
    """An Expert that thinks in the worker all the time.

    Attributes:
        thoughts: How many thoughts it has had.
    """

    def __init__(self, window: MainWindow, session: Session) -> None:
        assert session.question is not None
        self.thoughts = 0
        self._expert = PLAYERS["expert"]
        self._worker, self._on = window.worker, False
        self._view, self._question = session.view.copy(), session.question
        self._think("warm", None)

    def _think(self, seed: str, stop: threading.Event | None) -> object:
        assert self._expert.think is not None
        return self._expert.think(self._view, self._question, seed, self._expert.budget, stop)

    def begin(self) -> None:
        """Think from now on."""
        self._on = True
        self._again(None)

    def end(self) -> None:
        """Think no more."""
        self._on = False
        self._worker.hurry()

    def _again(self, _thought: object) -> None:
        if self._on:
            self.thoughts += 1
            seed = str(self.thoughts)
            self._worker.start(lambda stop: self._think(seed, stop), self._again)


def played_window() -> tuple[MainWindow, Session]:
    """Return a window in which the person has eight cards and is to play one."""
    window = MainWindow(Language(), source=lambda: seeded_source("bench"), speed=0.0)
    window.resize(*SIZE)
    window.show()
    window.match.start(Wish(STANDARD, ("", "club", "club", "club")))
    session = window.session
    assert session is not None
    while session.question is None or session.view.public.phase is not Phase.PLAY:
        if session.question is not None:
            session.answer(session.question.actions[-1])
        elif session.deal_over:
            session.next_deal()
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
    assert len(session.view.hand) == CARDS
    return window, session


def moved(window: MainWindow, seconds: float = SECONDS) -> Frames:
    """Move the cards of the hand to and fro for some seconds."""
    scene = window.area.board.table
    scene.animator.speed = 1.0
    items = [scene.item_of(row.card) for row in scene.rows][:CARDS]
    assert len(items) == CARDS
    timed = Frames(scene.clock.tick)
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(timed.tick)
    scene.animator.wake = lambda: None  # this timer ticks in place of the table's own
    for number, item in enumerate(items):
        assert item is not None
        home = scene.animator.values(item)
        assert home is not None
        there = (home[0], home[1] - 0.5 * scene.height(), 0.7 * home[2], 5.0 * number, 1.0, 1.0)
        legs = [Leg(there, Motion(700)), Leg(home, Motion(700))] * int(seconds / 1.4 + 2)
        item.fly(200)
        scene.animator.send(item, legs, item.land)
    timer.start(16)
    until = time.monotonic() + seconds
    run_until(lambda: time.monotonic() >= until)
    timer.stop()
    scene.finish()
    return timed


def run_until(reached: Callable[[], bool]) -> None:
    """Run the loop until something holds."""
    while not reached():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)


# ---------------------------------------------------------------------- start


def start(report: Report) -> None:
    """Start the game and a bare window in turn, until each has been painted."""
    child("start")  # its byte code is written now
    games, bares = [], []
    for _ in range(STARTS):
        bares.append(child("bare", str(time.monotonic())))
        games.append(child("start", str(time.monotonic())))
    for what, place, unit in (("time", 0, "ms"), ("processor time", 1, "ms")):
        game = statistics.median(run[place] for run in games)
        bare = statistics.median(run[place] for run in bares)
        report.figure(
            f"from the start to the first painted table, {what}",
            f"{game:.0f} {unit} beside {bare:.0f}: × {game / bare:.2f} of a bare window",
            "≤ × 1.6", game <= 1.6 * bare,
        )  # fmt: skip


# ---------------------------------------------------------------------- memory and rest


def memory(report: Report) -> None:
    """Take the memory a few seconds after the start, and over many deals."""
    after = child("start", str(time.monotonic()), "4")[2]
    report.figure("memory four seconds after the start", f"{after:.0f} MB", "< 134 MB", after < 134)
    first, _, last, _ = child("deals")
    report.figure(
        "memory after 50 and 100 deals that computers play",
        f"{first:.0f}, {last:.0f} MB", "flat", last - first < 4,
    )  # fmt: skip


def idle(report: Report) -> None:
    """Take the processor's time while the table waits for the person."""
    share = child("idle")[0]
    report.figure("an idle table over 10 s", f"{share:.2f} % of a core", "≤ 0.5 %", share <= 0.5)


if __name__ == "__main__":
    sys.exit(main())
