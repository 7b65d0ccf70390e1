"""The table's one clock: it runs while something moves, and not else."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from three04.ui.board.animator import Animator
from three04.ui.board.motion import CROWD, TICK
from three04.ui.match import pacing


class TableClock(QObject):
    """Moves what an animator has on its way.

    Attributes:
        animator: What it moves.

    Signals:
        rested (): All has landed.
        crowded (bool): More moves than anybody looks at, or no longer.
    """

    rested = Signal()
    crowded = Signal(bool)

    def __init__(
        self, parent: QObject | None = None, clock: Callable[[], float] = pacing.clock
    ) -> None:
        super().__init__(parent)
        self.animator = Animator(clock)
        self.animator.wake = self._wake
        self._crowd = False
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.tick)

    @property
    def ticking(self) -> bool:
        """Whether the clock runs."""
        return self._timer.isActive()

    @Slot()
    def tick(self) -> None:
        """Show everything as it is now."""
        self.animator.tick()
        self._count()
        self._rest()

    def finish(self) -> None:
        """Let everything land at once, and what comes into view because of that."""
        self._finish()
        if self.animator.running:
            self._finish()

    def _finish(self) -> None:
        self.animator.finish()
        self._count()
        self._rest()

    def _count(self) -> None:
        crowd = self.animator.crowd > CROWD
        if crowd != self._crowd:
            self._crowd = crowd
            self.crowded.emit(crowd)

    def _wake(self) -> None:
        self._timer.start()

    def _rest(self) -> None:
        if not self.animator.running and self._timer.isActive():
            self._timer.stop()
            self.rested.emit()
