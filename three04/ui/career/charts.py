"""The charts of the statistics as widgets: pointed at by mouse or keyboard, told in words."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from three04.ui.announcer import Announcer
from three04.ui.board import canvas, chart
from three04.ui.board.canvas import Look
from three04.ui.board.chart import BarData, LineData
from three04.ui.board.stage import Stage
from three04.ui.style.fonts import Fonts
from three04.ui.widgets.painted import smooth

_INSET = 6
_NOTHING = LineData((), (), (), ())


class Chart(QWidget):
    """A painted chart, which the Tab key stops at."""

    def __init__(self, stage: Stage, height: int) -> None:
        """Make it.

        Args:
            stage: Whose theme it is painted in.
            height: Its least height at the usual size of text.
        """
        super().__init__()
        self._stage, self._height = stage, height
        self._fonts = Fonts()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def look(self) -> Look:
        """The look it is painted with: the table's colours, the dialogs' size of text."""
        size = self._stage.appearance.text_size
        if self._fonts.scale != size:
            self._fonts = Fonts(size)
        dpr = self.devicePixelRatioF()
        return msgspec.structs.replace(self._stage.look, scale=1.0, fonts=self._fonts, dpr=dpr)

    @property
    def room(self) -> QRectF:
        """What is painted in."""
        return QRectF(self.rect()).adjusted(_INSET, _INSET, -_INSET, -_INSET)

    def sizeHint(self) -> QSize:
        """Return the size it looks best at."""
        return QSize(round(420 * self.look.unit), round(self._height * self.look.unit))

    def minimumSizeHint(self) -> QSize:
        """Return the size below which it cannot be read."""
        return QSize(round(240 * self.look.unit), round(self._height * self.look.unit))

    def paint(self, painter: QPainter) -> None:
        """Paint what is shown."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it, with the ring of focus."""
        painter = smooth(self)
        self.paint(painter)
        if self.hasFocus():
            inner = QRectF(self.rect()).adjusted(6, 6, -6, -6)
            canvas.ring(painter, inner, self.look, 6, large=False)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()


class LineChart(Chart):
    """Lines over time; the arrow keys and the mouse point at one value after the other.

    Attributes:
        data: What is shown.
        chosen: The value that is pointed at, None if none is.
        announcer: Says it aloud.
    """

    def __init__(self, stage: Stage, height: int) -> None:
        super().__init__(stage, height)
        self.data = _NOTHING
        self.chosen: int | None = None
        self._says: Callable[[int], str] = str
        self.announcer = Announcer(self)
        self.setMouseTracking(True)

    def show_data(self, data: LineData, says: Callable[[int], str]) -> None:
        """Show lines.

        Args:
            data: The lines.
            says: What a value says, by its number.
        """
        self.data, self._says, self.chosen = data, says, None
        self.update()

    def said(self) -> str:
        """Return what the value says that is pointed at."""
        return "" if self.chosen is None else self._says(self.chosen)

    def paint(self, painter: QPainter) -> None:
        """Paint the lines, and what is pointed at."""
        chart.line_chart(painter, self.room, self.data, self.look, self.chosen)
        if self.chosen is not None:
            place = chart.line_place(self.room, self.data, self.look)
            x = chart.line_across(place, self.data, self.chosen)
            chart.bubble(painter, self.room, x, self.said(), self.look)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the value below the mouse."""
        if self.data.places:
            place = chart.line_place(self.room, self.data, self.look)
            self._choose(chart.nearest(place, self.data, QPointF(event.position()).x()))

    def leaveEvent(self, event: object) -> None:
        """Point at nothing any more."""
        if not self.hasFocus():
            self._choose(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Point at the next value, or at the first or last."""
        last = len(self.data.places) - 1
        now = last + 1 if self.chosen is None else self.chosen
        wanted = {
            Qt.Key.Key_Left: now - 1,
            Qt.Key.Key_Right: now + 1 if self.chosen is not None else 0,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if wanted is None or last < 0:
            super().keyPressEvent(event)
            return
        self._choose(min(max(wanted, 0), last))
        self.announcer.say(self.said(), urgent=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing any more."""
        self._choose(None)
        super().focusOutEvent(event)

    def _choose(self, chosen: int | None) -> None:
        if chosen != self.chosen:
            self.chosen = chosen
            self.update()


class BarChart(Chart):
    """Bars of contracts made and failed.

    Attributes:
        data: What is shown.
    """

    def __init__(self, stage: Stage, height: int) -> None:
        super().__init__(stage, height)
        self.data = BarData((), (), "", "")

    def show_data(self, data: BarData) -> None:
        """Show bars."""
        self.data = data
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the bars."""
        chart.bar_chart(painter, self.room, self.data, self.look)
