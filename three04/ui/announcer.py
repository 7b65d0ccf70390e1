"""Has a screen reader say what happens, and keeps what was said."""

from collections import deque

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

_KEPT = 40


class Announcer(QObject):
    """Says sentences; each can be heard again.

    Attributes:
        said: The latest sentences, the last one last.

    Signals:
        spoken (object): A sentence, as it is said.
    """

    spoken = Signal(object)

    def __init__(self, speaker: QObject) -> None:
        """Take a widget in whose name all is said."""
        super().__init__(speaker)
        self._speaker = speaker
        self.said: deque[str] = deque(maxlen=_KEPT)
        self._back = 0

    def say(self, text: str, urgent: bool = False) -> None:
        """Say a sentence after what is being said; an urgent one at once."""
        if text:
            self.said.append(text)
            self._back = 0
            self._speak(text, urgent)

    def again(self) -> str:
        """Say the last sentence again, and with each further call the one before; return it."""
        if not self.said:
            return ""
        self._back = min(self._back + 1, len(self.said))
        text = self.said[-self._back]
        self._speak(text, urgent=True)
        return text

    def clear(self) -> None:
        """Forget what was said: it belongs to another match, or was taken back."""
        self.said.clear()
        self._back = 0

    def _speak(self, text: str, urgent: bool) -> None:
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._speaker, text)
            if urgent:
                event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)
        self.spoken.emit(text)
