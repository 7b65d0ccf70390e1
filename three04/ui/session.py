"""One match in progress at this screen: the table, the chairs, and the picture's pace.

The table never waits for the picture. What this seat hears goes into a queue and is presented
event by event; the view is folded as events are presented, so the picture always shows the state
as of the event presented last. A question opens when the queue has run empty.
"""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal, Slot

from three04.ai.player import Player
from three04.record.deals import DealSource
from three04.rules import actions as act
from three04.rules import events as ev
from three04.rules.actions import Action
from three04.rules.events import Event
from three04.rules.journal import Journal, JournalError
from three04.rules.nought.view import View
from three04.rules.options import Options
from three04.rules.questions import Answer, Question
from three04.rules.reasons import Reason
from three04.table.chairs import Chair, ComputerChair, Executor
from three04.table.table import Table
from three04.ui.ledger import Ledger

log = logging.getLogger(__name__)

PACE: Final = 700
"""Milliseconds before another seat's call or card appears, whether it had a choice or not."""
TRICK_PAUSE: Final = 1500
MOMENT_PAUSE: Final = 1300
NOT_KEPT: Final = Reason("old_question")
"""What an answer gets that the journal did not take; the player has been told in words."""
LOOK_PAUSE: Final = 900
"""After the maker has looked: the same length whatever he saw."""


class PersonChair:
    """The chair of the person at this screen: passes everything on to the session."""

    def __init__(self, session: "Session") -> None:
        self._session = session

    def hear(self, events: Sequence[Event]) -> None:
        """Queue the events."""
        self._session.queue_events(events)

    def ask(self, question: Question) -> None:
        """Queue the question."""
        self._session.queue_question(question)

    def reset(self) -> None:
        """Forget all; what still stands follows at once."""
        self._session.forget()


class Session(QObject):
    """A match with one person's chair.

    Attributes:
        seat: The person's seat.
        options: The options of the match.
        view: What the person knows, as of the event presented last.
        ledger: The score sheet, likewise.
        question: What the person is asked; None while input is closed.
        holding: Whether the complete trick is still to be seen.
        speed: Factor on all pauses; 0 for none.

    Signals:
        presented (object): An event that the view has just folded.
        settled (): The picture changed without a new event: a pause is over, a question opened
            or closed.
        restarted (): All was taken back; the view was folded anew.
        trouble (object): A sentence for the player: something could not be done.
    """

    presented = Signal(object)
    settled = Signal()
    restarted = Signal()
    trouble = Signal(object)

    def __init__(
        self,
        options: Options,
        source: DealSource,
        journal: Journal,
        seat: int = 0,
        speed: float = 1.0,
        parent: QObject | None = None,
    ) -> None:
        """Set up a match; add the computers, then :meth:`start`.

        Args:
            options: The options of the match.
            source: Where the cards come from.
            journal: What keeps every row.
            seat: The person's seat.
            speed: Factor on all pauses.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self.seat = seat
        self.options = options
        self.speed = speed
        self.view = View(seat)
        self.ledger = Ledger()
        self.question: Question | None = None
        self.holding = False
        self._queue: deque[Event | Question] = deque()
        self._catching_up = False
        self._advancing = False
        self._closed = False
        self._clock = QElapsedTimer()
        self._pause = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._pause_over)
        self._table = Table(options, source, journal, names=())

    def seat_computers(self, player: Player, seed: str, executor: Executor) -> None:
        """Give every other seat to a computer player."""
        for seat in range(self.options.seating.seats):
            if seat != self.seat:
                chair = ComputerChair(
                    seat, player.decide, f"{seed}:{seat}", self._computer_answers, executor
                )
                self._table.sit(seat, chair, player.polled)

    def start(self) -> None:
        """Sit down and begin the first deal."""
        chair: Chair = PersonChair(self)
        self._table.sit(self.seat, chair)
        self.next_deal()

    def close(self) -> None:
        """End the match here: no answer is taken, no event is shown any more."""
        self._closed = True
        self._timer.stop()
        self._queue.clear()
        self.question = None

    # ------------------------------------------------------------------ what the person does

    @property
    def busy(self) -> bool:
        """Whether something is still to be presented."""
        return bool(self._queue) or self._timer.isActive()

    @property
    def deal_over(self) -> bool:
        """Whether the deal's outcome has been presented."""
        return self.view.public.outcome is not None and not self.busy

    @property
    def match_over(self) -> bool:
        """Whether the match's end has been presented."""
        return bool(self.view.public.winners) and not self.busy

    def answer(self, answer: Answer) -> Reason | None:
        """Answer the open question.

        Returns:
            Why not, if it was refused.
        """
        asked = self.question
        if asked is None:
            return Reason("old_question")
        refused = self._try(lambda: self._table.submit(self.seat, asked.id, answer))
        if refused is None and self.question is asked:
            # A decline is no event: nothing was heard that would have closed the question.
            self._close_question()
        return refused

    def offer(self, action: Action) -> Reason | None:
        """Do what may be done unasked (spoilt trumps)."""
        return self._try(lambda: self._table.offer(action))

    def spoilt_offer(self) -> Action | None:
        """Return the call of spoilt trumps if it may be made now."""
        found = [a for a in self.view.offers() if isinstance(a, act.Spoilt)]
        return found[0] if found and not self._closed else None

    def next_deal(self) -> bool:
        """Begin the next deal if one is due."""
        if self._closed or self.busy:
            return False
        try:
            return self._table.next_deal()
        except JournalError as error:
            self.trouble.emit(str(error))
            return False

    @property
    def can_undo(self) -> bool:
        """Whether the person has a decision to take back."""
        return not self._closed and self._table.can_undo(self.seat)

    def undo(self) -> None:
        """Take back the person's last decision."""
        if self.can_undo:
            try:
                self._table.undo(self.seat)
            except JournalError as error:
                self.trouble.emit(str(error))

    def finish(self) -> None:
        """End the present pause and go on without any to the next moment worth seeing."""
        if self.busy:
            self._timer.stop()
            self._pause = 0
            self._advance(hurry=True)

    def _try(self, act_on_table: Callable[[], Reason | None]) -> Reason | None:
        if self._closed:
            return Reason("old_question")
        try:
            return act_on_table()
        except JournalError as error:
            self.trouble.emit(str(error))
            return NOT_KEPT

    @Slot(int, int, object)
    def _computer_answers(self, seat: int, question: int, answer: Answer) -> None:
        refused = self._try(lambda: self._table.submit(seat, question, answer))
        if refused is not None and refused.code != "old_question":
            log.error("seat %d answered what is not legal: %s", seat, refused)

    # ------------------------------------------------------------------ what the chair hears

    def queue_events(self, events: Sequence[Event]) -> None:
        """Take in events as the table publishes them."""
        if self._closed:
            return
        self._close_question()
        if self._catching_up:
            self._catching_up = False
            for event in events:
                self._fold(event)
            self.restarted.emit()
            return
        self._queue.extend(events)
        self._advance()

    def queue_question(self, question: Question) -> None:
        """Take in a question; it opens when all before it has been presented."""
        if self._closed:
            return
        self._close_question()
        self._queue.append(question)
        self._advance()

    def forget(self) -> None:
        """Forget all that was heard."""
        self._timer.stop()
        self._queue.clear()
        self.view = View(self.seat)
        self.ledger = Ledger()
        self.question = None
        self.holding = False
        self._pause = 0
        self._catching_up = True

    # ------------------------------------------------------------------ the presentation queue

    def _close_question(self) -> None:
        """Events or a new question make an open or queued question old."""
        while self._queue and isinstance(self._queue[-1], Question):
            self._queue.pop()
        if self.question is not None:
            self.question = None
            self.settled.emit()

    def _fold(self, event: Event) -> None:
        self.view.fold(event)
        self.ledger.fold(event, self.view)

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

    def _step(self, hurry: bool) -> bool:
        """Present one item; return False if there is a pause first, or nothing."""
        wait = 0 if hurry else self._wait()
        if wait > 0:
            self._timer.start(wait)
            return False
        self._end_pause()
        if not self._queue:
            return False
        item = self._queue.popleft()
        if isinstance(item, Question):
            self.question = item
            self.settled.emit()
        else:
            self._present(item)
        return True

    def _present(self, event: Event) -> None:
        self._fold(event)
        self._pause = round(_pause_after(event) * self.speed)
        self.holding = bool(self._pause) and isinstance(event, ev.TrickTaken)
        self._clock.start()
        self.presented.emit(event)

    def _end_pause(self) -> None:
        self._pause = 0
        if self.holding:
            self.holding = False
            self.settled.emit()

    def _wait(self) -> int:
        """Return how long the picture has to stand before anything may follow."""
        pause = self._pause
        if self._queue and _paced(self._queue[0], self.seat):
            pause = max(pause, round(PACE * self.speed))
        if not pause or not self._clock.isValid():
            return 0
        return max(0, pause - self._clock.elapsed())


def _paced(item: Event | Question, own: int) -> bool:
    """Return whether this is another seat's doing, which appears at an even pace."""
    return isinstance(item, ev.Called | ev.CardPlayed | ev.IndicatorLaid) and item.seat != own


def _pause_after(event: Event) -> int:
    """Return how long an event stays in view at least, in milliseconds at speed 1."""
    match event:
        case ev.TrickTaken():
            return TRICK_PAUSE
        case ev.TrumpOpened(cause="rule"):
            return 0
        case ev.TrumpOpened() | ev.CapsDeclared() | ev.SpoiltCalled():
            return MOMENT_PAUSE
        case ev.RedealDemanded() | ev.HandsLaidAside():
            return MOMENT_PAUSE
        case ev.Looked():
            return LOOK_PAUSE
        case _:
            return 0
