"""The course of a deal: the makers' points with open cards as a line, and its tricks below it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from three04.ui.board.canvas import (
    Look,
    around,
    disc,
    emblem,
    faint,
    icon,
    middle,
    ring,
    rounded,
    write,
)
from three04.ui.style.fonts import Role
from three04.ui.style.theme import Side
from three04.ui.widgets.painted import smooth, stage_of

_SPARE: Final = 24
"""Points left free above and below the line."""
_GUTTER: Final = 8.0


@dataclass(frozen=True)
class Line:
    """The line of a deal.

    Attributes:
        points: The makers' points, before the first card and after each.
        contract: What they need.
        needed: The same in words.
        made, failed: What a deal is above and below that, in a word.
        turning: The number of the card that decided, from 0, or None.
    """

    points: tuple[int, ...]
    contract: int
    needed: str
    made: str
    failed: str
    turning: int | None


@dataclass(frozen=True)
class TrickTaken:
    """A trick as its button shows it.

    Attributes:
        side: Who won it.
        points: The points in it.
        spoken: All of it in words.
    """

    side: Side
    points: int
    spoken: str


class TrickButton(QAbstractButton):
    """A trick: its number, its points and whose it was.

    Signals:
        walked (int): An arrow key asks for the trick of this number.
    """

    walked = Signal(int)

    def __init__(self, number: int, trick: TrickTaken, parent: QWidget) -> None:
        super().__init__(parent)
        self.number, self._trick = number, trick
        self.setCheckable(True)
        self.setAccessibleName(trick.spoken)
        self.setToolTip(trick.spoken)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the tricks by the arrow keys."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.walked.emit(self.number + (-1 if event.key() == Qt.Key.Key_Left else 1))
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return the least size that holds it."""
        unit = stage_of(self).look.unit
        return QSize(round(44 * unit), round(42 * unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter, look = smooth(self), stage_of(self).look
        theme, unit = look.theme, look.unit
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        chosen = self.isChecked()
        fill = theme.chip if chosen else theme.button
        if self.underMouse() and not chosen:
            fill = theme.inner
        edge = theme.chip_edge if chosen else theme.outline
        rounded(painter, rect, 7 * unit, fill, edge)
        ink = theme.chip_ink if chosen else theme.ink
        top = QPointF(rect.center().x(), rect.top() + 0.36 * rect.height())
        write(painter, top, str(self.number + 1), Role.LABEL, ink, look, "centre")
        text = str(self._trick.points)
        sign = min(14 * unit, 0.4 * rect.height())
        wide = sign + 4 * unit + look.fonts.width(text, Role.LABEL_STRONG)
        x, y = rect.center().x() - wide / 2, rect.top() + 0.7 * rect.height()
        emblem(painter, around(QPointF(x + sign / 2, y), sign), self._trick.side, look)
        at = QPointF(x + sign + 4 * unit, y + middle(Role.LABEL_STRONG, look))
        write(painter, at, text, Role.LABEL_STRONG, ink, look)
        if self.hasFocus():
            ring(painter, rect.adjusted(2, 2, -2, -2), look, 6 * unit, large=False)
        painter.end()


class DealCourse(QWidget):
    """The line and the tricks.

    Attributes:
        buttons: The tricks.
        line: The line; None where the deal is not solved.
        lack: Why there is no line.

    Signals:
        trick_chosen (int): A trick was chosen, by its number from 0.
        card_chosen (int): A place on the line was clicked: so many cards had been played.
    """

    trick_chosen = Signal(int)
    card_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[TrickButton] = []
        self.line: Line | None = None
        self.lack = ""
        self._spoken = ""
        self._cards = 1
        self._now: int | None = None
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.trick_chosen)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_tricks(self, tricks: Sequence[TrickTaken], cards: int) -> None:
        """Show a deal's tricks.

        Args:
            tricks: The tricks.
            cards: How many cards were played in all.
        """
        for button in self.buttons:
            self._group.removeButton(button)
            button.deleteLater()
        self.buttons = [TrickButton(n, trick, self) for n, trick in enumerate(tricks)]
        for button in self.buttons:
            self._group.addButton(button, button.number)
            button.walked.connect(self._walk)
            button.show()
        self._cards = max(1, cards)
        self._place()

    @Slot(int)
    def _walk(self, number: int) -> None:
        """Go to another trick, with the keyboard."""
        if 0 <= number < len(self.buttons):
            self.buttons[number].setFocus(Qt.FocusReason.OtherFocusReason)
            self.buttons[number].click()

    def show_line(self, line: Line | None, lack: str, spoken: str) -> None:
        """Show the line, or say why there is none."""
        if (line, lack) == (self.line, self.lack) and spoken == self._spoken:
            return
        self._spoken = spoken
        self.line, self.lack = line, lack
        self.setAccessibleName(self.tr("Open cards"))
        self.setAccessibleDescription(spoken or lack)
        self._place()
        self.update()

    def show_now(self, cards: int | None, trick: int | None) -> None:
        """Mark the moment in view.

        Args:
            cards: How many cards had been played; None before the play.
            trick: Which trick is seen.
        """
        self._now = cards
        # None is checked before the play, which a group does not allow while it is exclusive.
        self._group.setExclusive(False)
        for button in self.buttons:
            button.setChecked(button.number == trick)
        self._group.setExclusive(True)
        self.update()

    @Slot()
    def refresh(self) -> None:
        """Lay out anew: the look has changed."""
        self._place()
        self.update()

    # ------------------------------------------------------------------ places

    def sizeHint(self) -> QSize:
        """Return the size it likes."""
        return QSize(round(420 * stage_of(self).look.unit), round(168 * stage_of(self).look.unit))

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(round(340 * stage_of(self).look.unit), round(120 * stage_of(self).look.unit))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons below their part of the line."""
        super().resizeEvent(event)
        self._place()

    def _chart(self) -> QRectF:
        """Return where the line is."""
        high = self.buttons[0].sizeHint().height() if self.buttons else 0
        left, right = self._gutters()
        return QRectF(left, 4, self.width() - left - right, self.height() - high - 8)

    def _gutters(self) -> tuple[float, float]:
        """Return the room for words left of the line, and for the last number right of it."""
        if self.line is None:
            return _GUTTER, _GUTTER
        look = stage_of(self).look
        words = (self.line.made, self.line.failed, self.line.needed)
        left = max(look.fonts.width(word, Role.LABEL_STRONG) for word in words)
        right = look.fonts.width("304", Role.LABEL_STRONG)
        return left + 12, right + 14

    def _place(self) -> None:
        chart, count = self._chart(), len(self.buttons)
        for number, button in enumerate(self.buttons):
            left = chart.left() + number * chart.width() / count
            right = chart.left() + (number + 1) * chart.width() / count
            high = button.sizeHint().height()
            button.setGeometry(round(left), self.height() - high, round(right - left), high)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the moment that was clicked."""
        chart = self._chart()
        if chart.contains(event.position()) and self.buttons:
            part = (event.position().x() - chart.left()) / chart.width()
            self.card_chosen.emit(round(part * self._cards))

    # ------------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        painter, look = smooth(self), stage_of(self).look
        chart, theme = self._chart(), look.theme
        rounded(painter, chart, 8, theme.inner, theme.hairline)
        if self.line is None:
            self._paint_lack(painter, chart, look)
        else:
            self._paint_line(painter, chart, self.line, look)
        painter.end()

    def _paint_lack(self, painter: QPainter, chart: QRectF, look: Look) -> None:
        painter.setFont(look.fonts.font(Role.BODY))
        painter.setPen(look.theme.muted)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(chart.adjusted(16, 8, -16, -8), flags, self.lack)

    def _paint_line(self, painter: QPainter, chart: QRectF, line: Line, look: Look) -> None:
        theme = look.theme
        low = max(0, min(*line.points, line.contract) - _SPARE)
        high = min(304 + _SPARE, max(*line.points, line.contract) + _SPARE)

        def y(points: float) -> float:
            return chart.bottom() - (points - low) / (high - low) * chart.height()

        border = y(line.contract)
        above = QRectF(chart.left(), chart.top(), chart.width(), border - chart.top())
        below = QRectF(chart.left(), border, chart.width(), chart.bottom() - border)
        painter.fillRect(above.adjusted(1, 1, -1, 0), faint(theme.gain, 0.10))
        painter.fillRect(below.adjusted(1, 0, -1, -1), faint(theme.loss, 0.10))
        painter.setPen(QPen(theme.hairline, 1))
        for number in range(1, len(self.buttons)):
            x = chart.left() + number * chart.width() / len(self.buttons)
            painter.drawLine(QPointF(x, chart.top() + 1), QPointF(x, chart.bottom() - 1))
        pen = QPen(theme.outline, 1.6)
        pen.setDashPattern([5, 4])
        painter.setPen(pen)
        painter.drawLine(QPointF(chart.left(), border), QPointF(chart.right(), border))
        if self._now is not None:
            self._paint_now(painter, chart, look)
        step = chart.width() / self._cards
        points = [QPointF(chart.left() + n * step, y(value)) for n, value in enumerate(line.points)]
        ink = QPen(theme.ink, 2.4)
        ink.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(ink)
        painter.drawPolyline(QPolygonF(points))
        self._paint_words(painter, chart, line, border, look)
        self._paint_ends(painter, border, line, points, look)
        if line.turning is not None:
            self._paint_turning(painter, points, line.turning, look)

    def _paint_now(self, painter: QPainter, chart: QRectF, look: Look) -> None:
        assert self._now is not None
        x = chart.left() + self._now * chart.width() / self._cards
        x = min(max(x, chart.left() + 2), chart.right() - 2)
        for colour, width in ((look.theme.ring_edge, 4.0), (look.theme.ring, 2.0)):
            painter.setPen(QPen(colour, width))
            painter.drawLine(QPointF(x, chart.top() + 2), QPointF(x, chart.bottom() - 2))

    def _paint_words(
        self, painter: QPainter, chart: QRectF, line: Line, border: float, look: Look
    ) -> None:
        """Say what the dashed line is, and what is above and below it."""
        theme, high = look.theme, 1.25 * look.fonts.pixels(Role.LABEL_STRONG)
        at = min(max(border, chart.top() + 1.5 * high), chart.bottom() - 1.5 * high)
        role = Role.LABEL_STRONG
        words = (line.made, line.needed, line.failed)
        colours = (theme.gain, theme.ink, theme.loss)
        for text, colour, down in zip(words, colours, (-high, 0.0, high), strict=True):
            y = at + down + middle(role, look)
            write(painter, QPointF(chart.left() - 8, y), text, role, colour, look, "right")

    def _paint_ends(
        self,
        painter: QPainter,
        border: float,
        line: Line,
        points: Sequence[QPointF],
        look: Look,
    ) -> None:
        """Write the first and the last number at the line's ends; neither on the dashed line."""
        unit, ink, role = look.unit, look.theme.ink, Role.LABEL_STRONG
        first, last = points[0], points[-1]
        for at in (first, last):
            disc(painter, around(at, 7 * unit), ink)
        near = [border, *(point.y() for point in points[1:3])]
        rows = [first.y() - 8 * unit, first.y() + 18 * unit]
        if first.y() < 28 * unit:
            rows.pop(0)
        y = max(rows, key=lambda row: min(abs(row - 5 * unit - other) for other in near))
        start = QPointF(first.x() + 8 * unit, y)
        wide = look.fonts.width(str(line.points[0]), role)
        ground = QRectF(start.x() - 3 * unit, y - 11 * unit, wide + 6 * unit, 14 * unit)
        rounded(painter, ground, 4 * unit, look.theme.panel)
        write(painter, start, str(line.points[0]), role, ink, look)
        end = QPointF(last.x() + 8 * unit, last.y() + middle(role, look))
        write(painter, end, str(line.points[-1]), role, ink, look)

    def _paint_turning(
        self, painter: QPainter, points: Sequence[QPointF], turning: int, look: Look
    ) -> None:
        """Set a flag where the deal turned."""
        at = (points[turning] + points[turning + 1]) / 2
        across, theme = 20 * look.unit, look.theme
        disc(painter, around(at, across), theme.chip, theme.chip_edge, 1.4)
        icon(painter, around(at, 0.66 * across), "flag", theme.chip_ink, look)
