"""Long work in the worker, step by step, behind all that the table wants."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from three04.ai.thought import Stop
from three04.ui.match.worker import Job, WorkerExecutor

log = logging.getLogger(__name__)

AGAIN: Final = 250
"""Milliseconds until a step is asked for again that had to make room."""

_FAILED: Final = object()
"""What comes of a step that went wrong: it is left out."""


class Step:
    """One thing to work out.

    Attributes:
        keep: Takes what was found.
    """

    def __init__(
        self, think: Callable[[Stop | None], object], keep: Callable[[object], None]
    ) -> None:
        """Make ready.

        Args:
            think: Works it out, in the worker; None if it was stopped.
            keep: Takes what was found, in the window's thread.
        """
        self._think = think
        self.keep = keep

    def run(self, stop: Stop) -> object:
        """Work it out; in the worker. None if it was stopped."""
        try:
            return self._think(stop)
        except Exception:
            # Whatever goes wrong in a look back must not end the game; the log says it.
            log.exception("part of a look back could not be worked out")
            return _FAILED


class AsideWork(QObject):
    """Works step by step; a step that the table has no time for is asked for again.

    Attributes:
        failed: How many steps went wrong.
    """

    def __init__(self, worker: WorkerExecutor, parent: QObject | None = None) -> None:
        """Make ready; nothing is worked out before :meth:`go_on`.

        Args:
            worker: Where it is worked out.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self.failed = 0
        self._worker = worker
        self._job: Job | None = None
        self._running = False
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(AGAIN)
        self._again.timeout.connect(self._next)

    # ------------------------------------------------------------------ what there is to do

    def next_step(self) -> Step | None:
        """Return the step to do next, None when all is done."""
        raise NotImplementedError

    def leave_out(self, step: Step) -> None:
        """Do a step no more, which went wrong."""
        raise NotImplementedError

    def worked(self) -> None:
        """A step was done, or left out; for who inherits."""

    def tell(self) -> None:
        """It has been gone on with, stopped, or has come to its end; for who inherits."""

    @property
    def over(self) -> bool:
        """Whether all is worked out."""
        return self.next_step() is None

    @property
    def running(self) -> bool:
        """Whether it is worked on, or would be if the table left time."""
        return self._running

    # ------------------------------------------------------------------ working

    @Slot()
    def go_on(self) -> None:
        """Work on, in the background."""
        if not self._running and not self.over:
            self._running = True
            self._next()
            self.tell()

    @Slot()
    def stop(self) -> None:
        """Work no more; what has been found stays."""
        self._again.stop()
        if self._job is not None:
            self._job.cancel()
            self._job = None
        if self._running:
            self._running = False
            self.tell()

    @Slot()
    def _next(self) -> None:
        if not self._running or self._job is not None:
            return
        step = self.next_step()
        if step is None:
            self._running = False
            self.tell()
            return
        self._job = self._worker.start(
            step.run, partial(self._through, step), limit=0, aside=True, given_up=self._given_up
        )

    def _given_up(self) -> None:
        """The table wants the worker: ask again in a while."""
        self._job = None
        self._again.start()

    def _through(self, step: Step, found: object) -> None:
        self._job = None
        if found is None:
            self._again.start()  # it was told to hurry, and is worth nothing so
            return
        if found is _FAILED:
            self.failed += 1
            self.leave_out(step)
        else:
            step.keep(found)
        self.worked()
        self._next()
