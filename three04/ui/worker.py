"""Where computer players think: one worker thread, one thought at a time."""

import logging
import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, QThread, Signal, Slot

from three04.rules.questions import Answer

log = logging.getLogger(__name__)


class _Job:
    """One thought on its way to the worker and back.

    Attributes:
        think: What to run in the worker.
        done: What gets the answer in the window's thread.
        answer: The outcome; None until thought, or when thinking failed.
        error: What went wrong while thinking.
    """

    def __init__(
        self, think: Callable[[], Answer], done: Callable[[Answer], object], stop: threading.Event
    ) -> None:
        self.think = think
        self.done = done
        self.stop = stop
        self.answer: Answer | None = None
        self.error: Exception | None = None


class _Thinker(QObject):
    """Lives in the worker thread.

    Signals:
        thought (object): A :class:`_Job` that is through.
    """

    thought = Signal(object)

    @Slot(object)
    def think(self, job: _Job) -> None:
        """Run a job unless all work is called off."""
        if job.stop.is_set():
            return
        try:
            job.answer = job.think()
        except Exception as error:
            job.error = error
        self.thought.emit(job)


class WorkerExecutor(QObject):
    """An executor with one worker thread; answers arrive in the thread that made it.

    Signals:
        failed (object): The exception that ended a thought.
    """

    failed = Signal(object)
    _wanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stop = threading.Event()
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
        if not self._stop.is_set():
            self._wanted.emit(_Job(think, done, self._stop))

    @Slot(object)
    def _through(self, job: _Job) -> None:
        if self._stop.is_set():
            return
        if job.error is not None:
            log.error("a computer player failed", exc_info=job.error)
            self.failed.emit(job.error)
        elif job.answer is not None:
            job.done(job.answer)

    def stop(self) -> None:
        """Call off all work and wait for the worker; afterwards nothing runs any more."""
        self._stop.set()
        self.ai_thread.quit()
        self.ai_thread.wait()
