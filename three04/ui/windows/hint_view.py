"""Shows hints on the table: the panel, and the move marked on its card or button."""

from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject, QRectF, Qt, Slot
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from three04.rules.questions import Answer
from three04.ui.board import marks
from three04.ui.board.layout import Layout
from three04.ui.board.places import Rect
from three04.ui.hint_texts import Advice, advice
from three04.ui.hints import Hints, Stage
from three04.ui.windows.hint_panel import HintPanel
from three04.ui.windows.placing import fitted, put
from three04.ui.windows.widgets import SHADE, smooth, stage_of

if TYPE_CHECKING:
    from three04.ui.windows.table_area import TableArea


_INDEX: Final = 0.38
"""Down to where an index reaches, of a card's height."""


class Lamp(QWidget):
    """The lamp at the corner of a button, half outside, where it covers no text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._above = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_at(self, target: QWidget | None) -> None:
        """Show it at a button, or not at all."""
        if target is None or not target.isVisibleTo(self._above):
            self.hide()
            return
        across = round(max(20.0, 24 * stage_of(self).look.unit)) + 4
        corner = target.mapTo(self._above, target.rect().topLeft())
        self.setGeometry(corner.x() - across // 2, corner.y() - across // 2, across, across)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter = smooth(self)
        marks.hint_lamp(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), stage_of(self).look)
        painter.end()


class HintView(QObject):
    """Joins the hints to the table.

    Attributes:
        panel: What tells them.
        lamp: The mark on the button that a hint recommends; a card bears its own.
    """

    def __init__(self, area: "TableArea", hints: Hints) -> None:
        super().__init__(area)
        self._area, self._hints = area, hints
        self._said: Advice | None = None
        self.panel, self.lamp = HintPanel(area), Lamp(area)
        self.panel.more.connect(hints.show_move)
        self.panel.closed.connect(hints.hide)
        area.refreshed.connect(self.show)
        area.escaped.connect(hints.hide)

    @property
    def answer(self) -> Answer | None:
        """The move that is marked now."""
        choice = self._hints.choice
        return choice.answer if choice is not None and self._hints.stage is Stage.MOVE else None

    @Slot()
    def changed(self) -> None:
        """Tell what the hints say now, and mark the move."""
        self.show()
        self._area.refresh_hint(self.answer)

    @Slot()
    def show(self) -> None:
        """Tell the hint as far as it goes."""
        area, session = self._area, self._area.session
        told = None
        if session is not None:
            told = advice(self._hints, session.view, area.names)
        focus = cast("QWidget | None", area.focusWidget())
        if told is None and focus is not None and self.panel.isAncestorOf(focus):
            area.board.setFocus(Qt.FocusReason.OtherFocusReason)
        self.panel.say(told, brief=area.table_stage.compact)
        if told is not None and told != self._said:
            area.announce(told.spoken)
        self._said = told

    def place(self, corner: tuple[float, float], tool: QWidget | None) -> None:
        """Put the panel where it covers neither trick nor indices, and the lamp on its button.

        Args:
            corner: The upper left corner of the buttons at the lower right.
            tool: The one of them that the hint recommends, if any.
        """
        answer, area = self.answer, self._area
        target = area.bid_panel.mark_hint(answer) or area.choice_panel.mark_hint(answer) or tool
        self.lamp.show_at(target)
        if self.panel.isHidden():
            return
        lay = area.board.table.layout
        rect = None if lay.compact else self._corner(lay, corner[1])
        if rect is None:
            self.panel.say(self._said, brief=True)
            rect = self._strip(lay, corner[0])
            if rect.y < self._indices():
                self.panel.say(self._said, brief=True, narrow=True)
                above = self._below_the_bars(lay)
                self.panel.say(self._said, brief=True, narrow=above is not None)
                rect = above or rect
        put(self.panel, rect)
        self.panel.raise_()
        area.ring.raise_()
        area.ring.follow()
        self.lamp.raise_()

    def _strip(self, lay: Layout, end: float) -> Rect:
        """Return a strip at the bottom, below the indices of the hand, where room is short."""
        left = lay.plates[0].right + 14
        right = end - 6
        width, height = fitted(self.panel, right - left, right - left)
        return Rect(left, lay.table.bottom - height - 3, width, height)

    def _indices(self) -> float:
        """Return down to where the hand's indices reach."""
        table = self._area.board.table
        cards = [table.anchor(row.card) for row in table.rows if not row.indicator]
        return max((card.y + _INDEX * card.h for card in cards), default=0.0)

    def _below_the_bars(self, lay: Layout) -> Rect | None:
        """Return a place below the bars, right of who sits opposite, if there is one."""
        half = len(lay.plates) // 2
        left, right = lay.plates[half].right + 8, lay.table.right - 8
        top = lay.badge.bottom + 6 * lay.scale
        floor = min(plate.y for plate in lay.plates[1:half]) - 1.1 * lay.fan
        width, height = fitted(self.panel, right - left, right - left)
        rect = Rect(right - width, top, width, height)
        kept = [*lay.plates, *(pose.rect for pose in lay.tricks)]
        free = rect.bottom < floor and not any(rect.overlaps(other) for other in kept)
        return rect if free else None

    def _corner(self, lay: Layout, floor: float) -> Rect | None:
        """Return a place at the right, above the buttons and beside the hand, if there is one."""
        right, gap = lay.table.right - 20 * lay.scale, 14 * lay.scale
        least, room = 230 * lay.unit, right - self._area.board.table.hand_right() - gap
        rect = self._beside(right, max(room, least), floor - 10 * lay.scale)
        asking = [
            Rect(*panel.geometry().adjusted(SHADE, SHADE, -SHADE, -SHADE).getRect())  # type: ignore[misc]
            for panel in (self._area.bid_panel, self._area.choice_panel)
            if panel.isVisibleTo(self._area)
        ]
        for shown in asking:
            if rect.overlaps(shown):
                room = max(right - shown.right - gap / 2, least)
                rect = self._beside(right, room, floor - 10 * lay.scale)
        kept = [*asking, *lay.plates, *(pose.rect for pose in lay.tricks)]
        return None if any(rect.overlaps(other) for other in kept) else rect

    def _beside(self, right: float, room: float, floor: float) -> Rect:
        """Return a place as low as it goes, as wide as there is room."""
        unit = stage_of(self.panel).look.unit
        width, height = fitted(self.panel, min(330 * unit, room), min(380 * unit, room))
        return Rect(right - width, max(8.0, floor - height), width, height)
