"""The picture's pace: what a seat hears is presented event by event, and questions wait for it.

The table never waits for the picture. What this seat hears goes into a queue and is presented
event by event; the view is folded as events are presented, so the picture always shows the state
as of the event presented last. A question opens when the queue has run empty.
"""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from three04.rules import events as ev
from three04.rules.events import Event
from three04.rules.nought.view import View
from three04.rules.questions import Question
from three04.ui.match import pacing
from three04.ui.match.ledger import Ledger


class Heard(NamedTuple):
    """Something to be presented.

    Attributes:
        item: What it is.
        due: Not before this time, by the presenter's clock.
    """

    item: Event | Question
    due: int = 0


class Moving(Protocol):
    """What shows the events, and moves for each of them."""

    def left(self, coming: Event | Question) -> int:
        """Return how many milliseconds what comes next has to wait for what moves."""

    def finish(self) -> None:
        """Let everything come to rest at once."""


class Still:
    """What stands in for a picture that never moves."""

    def left(self, _coming: Event | Question) -> int:
        """Return 0."""
        return 0

    def finish(self) -> None:
        """Do nothing."""


class Presenter(QObject):
    """Presents what one seat hears.

    Attributes:
        seat: The seat shown.
        view: What the seat knows, as of the event presented last.
        ledger: The score sheet, likewise.
        history: The events of the running deal presented so far, as this seat saw them.
        question: What the person is asked; None while input is closed.
        holding: Whether the complete trick is still to be seen.
        speed: Factor on all pauses; 0 for none.
        trick_pause: How long a complete trick stays at speed 1, in milliseconds.
        rush: Whether the rest of the deal is shown quickly: it is certain.
        ripeness: From when on what is heard may be shown.
        moving: What shows the events: the next waits until what moves has come to rest.

    Signals:
        presented (object): An event that the view has just folded.
        settled (): The picture changed without a new event: a pause is over, a question opened
            or closed.
        restarted (): All was taken back; the view was folded anew.
    """

    presented = Signal(object)
    settled = Signal()
    restarted = Signal()

    def __init__(
        self,
        seat: int,
        speed: float,
        parent: QObject | None = None,
        clock: pacing.Clock = pacing.clock,
    ) -> None:
        super().__init__(parent)
        self.seat = seat
        self.speed = speed
        self.trick_pause = pacing.TRICK_PAUSE
        self.rush = False
        self.view = View(seat)
        self.ledger = Ledger()
        self.history: list[Event] = []
        self.question: Question | None = None
        self.holding = False
        self.ripeness = pacing.Ripeness(clock)
        self.moving: Moving = Still()
        self._queue: deque[Heard] = deque()
        self._catching_up = self._muted = False
        self._advancing = self._closed = self._unshown = False
        self._clock = clock
        self._shown: int | None = None
        self._pause = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._pause_over)

    def close(self) -> None:
        """Show nothing any more."""
        self._closed = True
        self._timer.stop()
        self._queue.clear()
        self.question = None

    @property
    def busy(self) -> bool:
        """Whether something is still to be presented."""
        return bool(self._queue) or self._timer.isActive()

    @property
    def own_seat(self) -> int | None:
        """The seat whose doing appears at once: the person's."""
        return self.seat

    @property
    def quiet(self) -> bool:
        """Whether what is heard is not presented before the deal is over."""
        return False

    @property
    def pace(self) -> float:
        """The factor on all pauses now."""
        return self.speed * pacing.RUSH if self.rush else self.speed

    def finish(self) -> None:
        """End the present pause and go on without any to the next moment worth seeing."""
        if self.busy:
            self.moving.finish()
            self.end_pause()
            self._advance(hurry=True)
            if not self._pause and self.view.public.outcome is None:
                self.moving.finish()

    def end_pause(self) -> None:
        """End the present pause; what follows is for the caller to advance to."""
        self._timer.stop()
        self._pause = 0

    # ------------------------------------------------------------------ what the chair hears

    def queue_events(self, events: Sequence[Event]) -> None:
        """Take in events as the table publishes them."""
        if self._closed:
            return
        self._close_question()
        if self._catching_up:
            self._catching_up = False
            for event in events:
                self._fold(self._seen(event))
            if not self._muted:
                self.restarted.emit()
            return
        self._queue.extend(Heard(event, self.ripeness.due) for event in events)
        self._advance()

    def queue_question(self, question: Question) -> None:
        """Take in a question; it opens when all before it has been presented."""
        if self._closed:
            return
        self._close_question()
        self._queue.append(Heard(question))
        self._advance()

    def forget(self) -> None:
        """Forget all that was heard."""
        self._timer.stop()
        self._queue.clear()
        self.view = self._fresh_view()
        self.ledger = Ledger()
        self.history = []
        self.question = None
        self.holding = self._unshown = self.rush = False
        self._pause = 0
        self.ripeness.reset()
        self._catching_up = True

    # ------------------------------------------------------------------ the presentation queue

    def _close_question(self) -> None:
        """Events or a new question make an open or queued question old."""
        while self._queue and isinstance(self._queue[-1].item, Question):
            self._queue.pop()
        if self.question is not None:
            self.question = None
            self.settled.emit()

    def _fresh_view(self) -> View:
        """Return a view that knows nothing yet."""
        return View(self.seat)

    def _seen(self, event: Event) -> Event:
        """Return an event as who looks may see it; it is about to be folded."""
        return event

    def _fold(self, event: Event) -> None:
        self.view.fold(event)
        self.ledger.fold(event, self.view)
        if isinstance(event, ev.DealStarted):
            self.history = []
            self.rush = False
        self.history.append(event)

    @Slot()
    def _pause_over(self) -> None:
        self._advance()

    def _advance(self, hurry: bool = False) -> None:
        """Present what is due; stop where a pause begins or the queue is empty.

        Args:
            hurry: Present without pauses up to the next moment that has its own.
        """
        if self._advancing or self._timer.isActive():
            return
        self._advancing = True
        try:
            while not self._closed and self._step(hurry):
                hurry = hurry and not self._pause
        finally:
            self._advancing = False
        if self._unshown and not self._queue and self.view.public.outcome is not None:
            self._unshown = False
            self.restarted.emit()

    def _step(self, hurry: bool) -> bool:
        """Present one item; return False if there is a pause first, or nothing."""
        if hurry and self._queue:
            self.moving.finish()  # a moment, and the result, are still seen to move
        wait = 0 if self.quiet else self._wait(hurry)
        if wait > 0:
            self._timer.start(wait)
            return False
        if self._end_pause():
            return True  # the picture moves on from what was held
        if not self._queue:
            return False
        item = self._queue.popleft().item
        if isinstance(item, Question):
            self.question = item
            self.settled.emit()
        else:
            self._present(item)
        return True

    def _present(self, heard: Event) -> None:
        event = self._seen(heard)
        self._fold(event)
        if self.quiet:
            self._unshown = True
            if isinstance(event, ev.TrickTaken):
                self.settled.emit()  # how far it has come
            return
        stays = pacing.TRICK_PAUSE if self.rush else self.trick_pause
        self._pause = pacing.length(pacing.pause_after(event, stays), self.pace)
        self.holding = bool(self._pause) and isinstance(event, ev.TrickTaken)
        self._shown = self._clock()
        self.presented.emit(event)
        if self._pause:
            # What is to be seen for a while is seen from when it has come to rest.
            self._pause += self.moving.left(event)

    def _end_pause(self) -> bool:
        """End a pause; return whether the picture has changed with it."""
        self._pause = 0
        held, self.holding = self.holding, False
        if held:
            self.settled.emit()
        return held

    def _wait(self, hurry: bool = False) -> int:
        """Return how long the picture has to stand before anything may follow."""
        now = self._clock()
        # Nobody can hurry what a computer seems to think: how soon it comes would tell.
        ripe = self._queue[0].due - now if self._queue else 0
        if self._queue:
            ripe = max(ripe, self.moving.left(self._queue[0].item))
        pause = self._pause
        if self._queue and pacing.paced(self._queue[0].item, self.own_seat):
            pause = max(pause, round(pacing.PACE * self.pace))
        if hurry or not pause or self._shown is None:
            return max(0, ripe)
        return max(0, ripe, self._shown + pause - now)
