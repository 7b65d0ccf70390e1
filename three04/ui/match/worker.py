"""Where computer players think: one worker thread, one thought at a time, to be called off."""

import logging
import threading
from collections import deque
from collections.abc import Callable
from typing import TypeAlias, TypeVar, cast

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from three04.rules.questions import Answer
from three04.ui.match.pacing import DEADLINE

log = logging.getLogger(__name__)

T = TypeVar("T")
Stop: TypeAlias = threading.Event


class Job:
    """One thought on its way to the worker and back.

    Attributes:
        stop: What tells the thought to come to an end.
        limit: After how many milliseconds it has to; 0 for no such time.
        aside: Whether all other work goes first.
        given_up: Hears that it was, and has to be asked for again.
        dropped: Whether nobody wants its outcome any more.
        outcome: What came of it; None until thought, or when thinking failed.
        error: What went wrong while thinking.
    """

    def __init__(
        self,
        think: Callable[[Stop], object],
        done: Callable[[object], object],
        limit: int,
        aside: bool,
        given_up: Callable[[], object] | None,
    ) -> None:
        self.think = think
        self.done = done
        self.limit = limit
        self.aside = aside
        self.given_up = given_up
        self.stop = Stop()
        self.dropped = False
        self.outcome: object = None
        self.error: Exception | None = None

    def cancel(self) -> None:
        """Let it end at once; nobody hears of it."""
        self.dropped = True
        self.stop.set()


class _Thinker(QObject):
    """Lives in the worker thread.

    Signals:
        thought (object): A :class:`Job` that is through.
    """

    thought = Signal(object)

    @Slot(object)
    def think(self, job: Job) -> None:
        """Run a job unless it is called off."""
        if not job.dropped:
            try:
                job.outcome = job.think(job.stop)
            except Exception as error:
                job.error = error
        self.thought.emit(job)


class WorkerExecutor(QObject):
    """An executor with one worker thread; answers arrive in the thread that made it.

    Signals:
        failed (object): The exception that ended a computer player's thought.
    """

    failed = Signal(object)
    _wanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stopped = False
        self._running: Job | None = None
        self._waiting: deque[Job] = deque()
        self._deadline = QTimer(self)
        self._deadline.setSingleShot(True)
        self._deadline.setTimerType(Qt.TimerType.PreciseTimer)
        self._deadline.timeout.connect(self._time_is_up)
        self.ai_thread = QThread(self)
        self.ai_thread.setObjectName("thinking")
        self._thinker = _Thinker()
        self._thinker.moveToThread(self.ai_thread)
        # Bound methods of QObjects only: anything else would run in the worker.
        self._wanted.connect(self._thinker.think)
        self._thinker.thought.connect(self._through)
        self.ai_thread.finished.connect(self._thinker.deleteLater)
        self.ai_thread.start()

    def run(self, think: Callable[[], Answer], done: Callable[[Answer], object]) -> None:
        """Think in the worker and hand the answer to ``done`` in this thread."""
        self.start(lambda _: think(), done)

    def start(
        self,
        think: Callable[[Stop], T],
        done: Callable[[T], object],
        limit: int = DEADLINE,
        aside: bool = False,
        given_up: Callable[[], object] | None = None,
    ) -> Job:
        """Think in the worker and hand what comes of it to ``done`` in this thread.

        Args:
            think: Gets what will tell it to come to an end.
            done: Gets the outcome, unless the job is cancelled.
            limit: After how many milliseconds the thought is told to end; 0 for never.
            aside: Whether it is done only while there is nothing else to do, and ends when there
                is; whoever wants it then has to ask again.
            given_up: Called when it has ended for that reason, or will.
        """
        job = Job(think, cast("Callable[[object], object]", done), limit, aside, given_up)
        if self._stopped:
            job.cancel()
            return job
        if not aside:
            for other in (self._running, *self._waiting):
                if other is not None and other.aside and not other.dropped:
                    other.cancel()
                    if other.given_up is not None:
                        other.given_up()
        self._waiting.append(job)
        self._next()
        return job

    def hurry(self) -> None:
        """Tell all that is thought about to come to an end: its question may be old."""
        for job in (self._running, *self._waiting):
            if job is not None:
                job.stop.set()

    def _next(self) -> None:
        if self._running is not None or self._stopped:
            return
        while self._waiting and self._waiting[0].dropped:
            self._waiting.popleft()
        if self._waiting:
            job = self._running = self._waiting.popleft()
            if job.limit:
                self._deadline.start(job.limit)
            self._wanted.emit(job)

    @Slot()
    def _time_is_up(self) -> None:
        if self._running is not None:
            self._running.stop.set()

    @Slot(object)
    def _through(self, job: Job) -> None:
        self._deadline.stop()
        self._running = None
        if self._stopped:
            return
        try:
            self._hand_over(job)
        finally:
            self._next()

    def _hand_over(self, job: Job) -> None:
        if job.error is not None:
            log.error("a thought failed", exc_info=job.error)
            if not job.aside and not job.dropped:
                self.failed.emit(job.error)
        elif not job.dropped:
            job.done(job.outcome)

    def stop(self) -> None:
        """Call off all work and wait for the worker; afterwards nothing runs any more."""
        self._stopped = True
        self._deadline.stop()
        for job in (self._running, *self._waiting):
            if job is not None:
                job.cancel()
        self._waiting.clear()
        self.ai_thread.quit()
        self.ai_thread.wait()
