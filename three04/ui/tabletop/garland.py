"""The garland over the result of a match that is won: half a moonstone with the winners' sign."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from three04.ui.board.animator import Animator, Leg, Values
from three04.ui.board.canvas import around, emblem
from three04.ui.board.motion import GARLAND
from three04.ui.style.artwork import rasterise, svg
from three04.ui.style.theme import Side
from three04.ui.widgets.painted import smooth, stage_of

RADIUS: Final = 118
"""How high it rises where there is room, at scale 1."""
_LEAST: Final = 30
"""Where there is less room than this, in pixels, it is left out."""
_CLOSED: Final = 24
"""Degrees that are to be seen of it when it begins to open, to each side of the middle."""


class Garland(QWidget):
    """Stands on the upper edge of the result's sheet, and opens to both sides like a fan.

    Attributes:
        side: The winners, whose sign it bears; None where there is nothing to celebrate.
        opened: How far it has opened, from 0 to 1.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.side: Side | None = None
        self.opened = 1.0
        self._stone = QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_side(self, side: Side | None) -> None:
        """Celebrate this side, or nobody."""
        self.side = side
        if side is None:
            self.hide()
        self.update()

    def stand_on(self, sheet: QRect, low: int) -> int:
        """Stand on a sheet, which may give way a little for it.

        Args:
            sheet: The sheet.
            low: How far down the sheet may reach.

        Returns:
            By how much the sheet goes down.
        """
        if self.side is None:
            return 0
        wish = round(RADIUS * stage_of(self).look.unit)
        room = sheet.top() - 8
        down = min(max(0, wish - room), max(0, low - sheet.bottom()) // 2)
        radius = min(wish, room + down)
        self.setVisible(radius >= _LEAST)
        if radius < _LEAST:
            return 0
        foot = sheet.top() + down
        self.setGeometry(sheet.center().x() - radius, foot - radius, 2 * radius, radius + 1)
        return down

    def play(self, animator: Animator) -> None:
        """Open; it is open at once where nothing moves."""
        if self.side is not None and animator.speed and animator.style == "full":
            animator.place(self, (0.0,))
            animator.send(self, [Leg((1.0,), GARLAND)], told=False)

    def show_values(self, values: Values) -> None:
        """Be open so far."""
        self.opened = values[0]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        if self.side is None:
            return
        look, radius = stage_of(self).look, self.height() - 1.0
        foot = QPointF(self.width() / 2, radius)
        painter = smooth(self)
        if self.opened < 1:
            painter.setClipPath(self._fan(foot, radius))
            painter.setOpacity(min(1.0, 3 * self.opened))
        painter.drawPixmap(QPointF(0, 0), self._drawn(look.dpr))
        painter.setClipping(False)
        sign = around(foot - QPointF(0, 0.21 * radius), 0.36 * radius)
        emblem(painter, sign, self.side, look)
        painter.end()

    def _fan(self, foot: QPointF, radius: float) -> QPainterPath:
        half = _CLOSED + (90 - _CLOSED) * self.opened
        fan = QPainterPath(foot)
        fan.arcTo(QRectF(around(foot, 2.1 * radius)), 90 - half, 2 * half)
        fan.closeSubpath()
        return fan

    def _drawn(self, dpr: float) -> QPixmap:
        high = round((self.height() - 1) * dpr)
        size = QSize(2 * high, high)
        if self._stone.size() != size:
            self._stone = QPixmap.fromImage(rasterise(svg("table/garland"), size))
            self._stone.setDevicePixelRatio(dpr)
        return self._stone
