"""What is said on the cloth: the prompt line, and why a card is refused."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from three04.ui.board.canvas import rounded
from three04.ui.board.seats import reason, reason_size
from three04.ui.style.fonts import TITLES, Role
from three04.ui.tabletop.prompts import Words
from three04.ui.widgets.painted import smooth, stage_of


class Heading(QLabel):
    """The game's name, the deal, the rules; above the badge."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("heading")
        self.setTextFormat(Qt.TextFormat.RichText)

    def say(self, number: int, profile: str) -> None:
        """Say which deal it is, by whose rules."""
        deal = self.tr("Deal {number} · {profile}").format(number=number, profile=profile)
        look = stage_of(self).look
        large = look.fonts.pixels(Role.GAME)
        self.setText(
            f'<span style="font-family: {TITLES}; font-size: {large}px; font-weight: 600; '
            f'color: {look.theme.on_table.name()}">304</span>&nbsp; {escape(deal)}'
        )


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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the groove it lies in, then the words."""
        painter, rect, look = smooth(self), QRectF(self.rect()), stage_of(self).look
        rounded(painter, rect, min(rect.height() / 2, 20 * look.unit), look.theme.groove)
        painter.end()
        super().paintEvent(event)


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

    def say(self, text: str, tip: float, top: Callable[[float, float], float], room: int) -> None:
        """Say it above a card.

        Args:
            text: Why not.
            tip: The x the tail points at.
            top: Tells how high lies what may not be covered between two x.
            room: The window's width.
        """
        self._text = text
        self.setAccessibleName(text)
        look = stage_of(self).look
        size = reason_size(text, look, min(460 * look.unit, room - 24))
        wide, high = round(size.width()), round(size.height())
        tail = round(11 * look.unit)
        x = round(min(max(12, tip - wide / 2), room - wide - 12))
        y = max(8, round(top(x, x + wide)) - 4 - tail - high)
        out = self._OUT
        self._tip = tip - x + out
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
