"""Tells the person that it is his turn while he looks at another window."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication, QWidget


class TurnNotice(QObject):
    """Asks the taskbar for attention when the table waits for the person.

    Attributes:
        enabled: Whether the person wants the taskbar to tell him.
    """

    def __init__(
        self, window: QWidget, alert: Callable[[QWidget], object] = QApplication.alert
    ) -> None:
        """Watch over a window.

        Args:
            window: The window.
            alert: What asks for attention.
        """
        super().__init__(window)
        self.enabled = True
        self._window = window
        self._alert = alert

    @Slot()
    def turn(self) -> None:
        """Take in that the person is asked something."""
        seen = QApplication.activeWindow() is not None
        if self.enabled and not seen and self._window.isVisible():
            self._alert(self._window)
