"""What is said on the cloth: the prompt line, and why a card is refused."""

from html import escape

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from three04.ui.board.seats import reason, reason_size
from three04.ui.windows.prompts import Words
from three04.ui.windows.widgets import smooth, stage_of


class PromptLine(QLabel):
    """One line, more if it must be: *Your turn* in brass, then what is to be done."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("prompt")
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.words = Words("")

    def say(self, words: Words) -> None:
        """Say this."""
        self.words = words
        brass = stage_of(self).look.theme.ring.name()
        parts = []
        if words.strong:
            parts.append(f'<b style="color:{brass}">{escape(words.strong)}</b>')
        if words.text:
            text = escape(words.text)
            parts.append(text if words.strong else f"<b>{text}</b>")
        self.setText("&nbsp;&nbsp; ".join(parts))
        self.setAccessibleName(words.whole)


class ReasonBubble(QWidget):
    """Says why a card may not be played; its tail points at the card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text, self._tip = "", 0.0

    _OUT = 14

    def text(self) -> str:
        """Return what is said."""
        return self._text

    def say(self, text: str, tip: QPoint, room: int) -> None:
        """Say it above a point, in a window so wide."""
        self._text = text
        self.setAccessibleName(text)
        look = stage_of(self).look
        size = reason_size(text, look, min(460 * look.unit, room - 24))
        wide, high = round(size.width()), round(size.height())
        tail = round(11 * look.unit)
        x = min(max(12, tip.x() - wide // 2), room - wide - 12)
        y = max(8, tip.y() - tail - high)
        out = self._OUT
        self._tip = tip.x() - x + out
        self.setGeometry(x - out, y - out, wide + 2 * out, high + tail + 2 * out)
        self.update()

    def clear(self) -> None:
        """Say nothing."""
        self._text = ""
        self.setAccessibleName("")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        if self._text:
            painter, look, out = smooth(self), stage_of(self).look, self._OUT
            tail = round(11 * look.unit)
            rect = QRectF(self.rect()).adjusted(out, out, -out, -out - tail)
            reason(painter, rect, self._text, self._tip, look)
            painter.end()
