"""How large all is shown: the whole screen or a window, and the size of the text."""

from typing import Final

import msgspec
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QWidget

from three04.ui.preferences import TEXT_SIZES, Preferences

FULL: Final = Qt.WindowState.WindowFullScreen


class ViewSize(QObject):
    """Makes a window and what it says larger and smaller."""

    def __init__(self, window: QWidget, preferences: Preferences) -> None:
        """Make ready.

        Args:
            window: The window.
            preferences: What is set.
        """
        super().__init__(window)
        self._window, self._preferences = window, preferences

    @Slot()
    def switch_full_screen(self) -> None:
        """Fill the screen, or be a window again as large as before."""
        self._window.setWindowState(self._window.windowState() ^ FULL)

    @Slot()
    def enlarge(self) -> None:
        """Show text in the next larger size, if there is one."""
        size = self._preferences.settings.text_size
        self._show(min((other for other in TEXT_SIZES if other > size + 0.01), default=size))

    @Slot()
    def shrink(self) -> None:
        """Show text in the next smaller size, if there is one."""
        size = self._preferences.settings.text_size
        self._show(max((other for other in TEXT_SIZES if other < size - 0.01), default=size))

    @Slot()
    def restore(self) -> None:
        """Show text in its normal size."""
        self._show(1.0)

    def _show(self, size: float) -> None:
        settings = self._preferences.settings
        self._preferences.change(msgspec.structs.replace(settings, text_size=size))
