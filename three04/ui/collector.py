"""Python's garbage is collected in the window's thread only.

Python collects cycles in whichever thread happens to allocate next: the one that thinks or the one
that writes to the store too. A cycle may hold a dialog, a timer or a card of the scene, and Qt
crashes when one of these is destroyed in a thread that is not its own.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

PAUSE: Final = 1000
"""Milliseconds between two looks whether there is enough to collect."""


class Collector(QObject):
    """Takes over from Python's own collector for as long as the window is there."""

    def __init__(self, window: QObject) -> None:
        super().__init__(window)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(PAUSE)

    @Slot()
    def look(self) -> None:
        """Collect as far as Python's own thresholds say that it is time."""
        collect_due()


def collect_due() -> None:
    """Collect the oldest generation whose threshold is passed, with the younger ones.

    For the window's thread alone, while automatic collection is off.
    """
    for generation, (count, threshold) in reversed(
        list(enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True)))
    ):
        if 0 < threshold < count:
            gc.collect(generation)
            return
