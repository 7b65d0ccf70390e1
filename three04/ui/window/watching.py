"""Where computers play among themselves, the next deal follows by itself."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

from three04.ui.window.current_match import CurrentMatch

PAUSE = 4000
"""How long a watched deal's result stays at speed 1, in milliseconds."""


class Watching(QObject):
    """Goes on for a person who only watches, but not while he reviews the last deal."""

    def __init__(self, match: CurrentMatch, reviewing: Callable[[], bool], parent: QObject) -> None:
        """Make ready.

        Args:
            match: The match at the table.
            reviewing: Tells whether a review is being looked at.
            parent: What this ends with.
        """
        super().__init__(parent)
        self._match, self._reviewing = match, reviewing
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(match.go_on)

    @Slot()
    def follow(self) -> None:
        """Wait until it is time for the next deal, if it is to follow."""
        session = self._match.session
        over = session is not None and session.deal_over and not session.match_over
        if session is None or not over or not session.watched or self._reviewing():
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start(round(PAUSE * self._match.speed))

    def stop(self) -> None:
        """Go on no more."""
        self._timer.stop()
