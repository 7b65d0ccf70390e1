"""Draws what moves, frame by frame: ``python -m tests.ui.frames FOLDER``.

One picture for each moment that is asked for: a strip of the table at several times of a motion.
"""

import argparse
import os
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from three04.ai import greedy
from three04.record.deals import seeded_source
from three04.rules import actions as act
from three04.rules import events as ev
from three04.rules.events import Event
from three04.rules.nought.public import Phase
from three04.rules.options import options
from three04.rules.questions import Answer, Question
from three04.ui.match.lineup import Wish
from three04.ui.match.session import Session
from three04.ui.style.appearance import Appearance, dress_application
from three04.ui.window.main_window import MainWindow
from three04.ui.words.language import Language

MOMENTS: dict[str, tuple[Callable[[Event], bool], tuple[int, ...]]] = {
    "deal": (lambda e: isinstance(e, ev.Dealt) and e.packet == 1, (90, 250, 420, 700, 950, 1250)),
    "own": (lambda e: isinstance(e, ev.Dealt) and e.seat == 0, (100, 220, 300, 380, 460, 640, 740)),
    "bid": (lambda e: isinstance(e, ev.Called) and e.seat != 0, (20, 60, 160)),
    "lay": (lambda e: isinstance(e, ev.IndicatorLaid), (60, 120, 160, 220, 280)),
    "play": (lambda e: isinstance(e, ev.CardPlayed) and e.seat != 0, (10, 50, 105, 135, 180, 250)),
    "mine": (lambda e: isinstance(e, ev.CardPlayed) and e.seat == 0, (10, 60, 120, 250)),
    "down": (lambda e: isinstance(e, ev.CardPlayed) and e.down, (10, 60, 120, 250)),
    "look": (lambda e: isinstance(e, ev.Looked), (200, 430, 520, 650, 900)),
    "reveal": (
        lambda e: isinstance(e, ev.TrumpOpened) and e.cause == "ruff",
        (90, 250, 400, 500, 560, 640, 760, 1000),
    ),
    "gather": (lambda e: isinstance(e, ev.TrickTaken), (10, 120, 240, 300, 360, 450)),
    "result": (lambda e: False, (10, 150, 350, 700)),
    "won": (lambda e: False, (10, 150, 350, 600, 900, 1200)),
}
"""A moment: the event that begins it, and the milliseconds after it that are drawn."""


class Hand:
    """A clock that goes where it is put."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Strip:
    """Takes the pictures of one moment."""

    def __init__(self, window: MainWindow, clock: Hand, part: float) -> None:
        self.frames: list[QPixmap] = []
        self._window, self._clock, self._part = window, clock, part

    def take(self, times: tuple[int, ...]) -> None:
        """Take a picture at each of these times after now."""
        begun = self._clock.now
        for at in times:
            self._clock.now = begun + at
            self._window.area.board.table.clock.tick()
            self.frames.append(shot(self._window))

    def save(self, path: Path) -> None:
        """Put them one below the other, two in a row."""
        first = self.frames[0]
        wide, high = round(first.width() * self._part), round(first.height() * self._part)
        whole = QPixmap(2 * wide, (len(self.frames) + 1) // 2 * high)
        painter = QPainter(whole)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number, frame in enumerate(self.frames):
            x, y = number % 2 * wide, number // 2 * high
            painter.drawPixmap(x, y, wide, high, frame)
        painter.end()
        whole.save(str(path))


def shot(window: MainWindow) -> QPixmap:
    """Return the window with crisp pictures."""
    sprites = window.area.table_stage.sprites
    for _ in range(40):
        window.grab()
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        if not sprites.waiting():
            break
        time.sleep(0.005)
    return window.grab()


def decide(session: Session, question: Question) -> Answer:
    """Play by the rules of thumb, bidding what is cheap."""
    first = question.actions[0]
    if isinstance(first, act.Bid) and session.view.public.phase is Phase.AUCTION:
        return first if first.amount < 180 else act.Pass(session.seat)
    return greedy.decide(session.view, question, "", 0)


def draw(moment: str, wish: argparse.Namespace) -> bool:
    """Play until the moment and draw it; return False if it did not come."""
    wanted, times = MOMENTS[moment]
    short = " tokens=1" if moment == "won" else ""
    chosen = options("Standard", f"table={wish.table}{short}")
    window = MainWindow(Language(), source=lambda: seeded_source(wish.seed), speed=1.0)
    window.area.set_appearance(Appearance(wish.theme))
    clock = Hand()
    table = window.area.board.table
    table.animator.clock = clock
    table.animator.style = wish.motion
    window.resize(*wish.size)
    window.show()
    strip = Strip(window, clock, wish.part)
    began: list[Event] = []
    window.match.start(Wish(chosen, ("", *["club"] * 7)))
    session = window.session
    assert session is not None

    def seen(event: Event) -> None:
        if not began and wanted(event):
            began.append(event)
            session.moving = table
            if moment != "deal":
                session._closed = True
                if moment == "gather":
                    session._end_pause()
                strip.take(times)

    session.presented.connect(seen)
    until = time.monotonic() + 60
    while time.monotonic() < until and not strip.frames:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 2)
        if session.question is not None:
            session.answer(decide(session, session.question))
        elif session.deal_over and moment == "result" and session.ledger.lines[-1].payments:
            strip.take(times)
        elif session.match_over and moment == "won":
            if 0 not in session.view.public.winners:
                break
            strip.take(times)
        elif session.deal_over:
            session.next_deal()
        elif moment == "deal" and session.view.public.number:
            take_deal(strip, session, clock, times)
        else:
            session.finish()
    if strip.frames:
        strip.save(wish.folder / f"{wish.theme}-{wish.table}-{wish.size[0]}-{moment}.png")
    window.close()
    window.deleteLater()
    return bool(strip.frames)


def take_deal(strip: Strip, session: Session, clock: Hand, times: tuple[int, ...]) -> None:
    """Let the packets follow each other by the hand-driven clock."""
    begun = clock.now
    for at in range(10, max(times) + 10, 10):
        clock.now = begun + at
        strip._window.area.board.table.clock.tick()
        session._timer.stop()
        if session._queue and session.moving.left(session._queue[0].item) <= 0:
            session._advance()
            session._timer.stop()
        if at in times:
            strip.frames.append(shot(strip._window))


def main() -> None:
    """Draw the moments into the folder given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--moments", nargs="*", choices=MOMENTS, default=list(MOMENTS))
    parser.add_argument("--theme", default="felt", choices=["felt", "dark"])
    parser.add_argument("--table", default="four")
    parser.add_argument("--motion", default="full", choices=["full", "reduced"])
    parser.add_argument("--size", type=int, nargs=2, default=(1280, 800))
    parser.add_argument("--seed", default="frames", help="which cards are dealt")
    parser.add_argument("--part", type=float, default=0.5, help="how much smaller they are drawn")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    application.setStyle("Fusion")
    dress_application(application, Appearance(wish.theme))
    for moment in wish.moments:
        if not draw(moment, wish):
            print("not reached:", moment)


if __name__ == "__main__":
    main()
