"""Shows hints on the table: the panel, and the move marked on its card or button."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Slot
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from three04.rules.nought.public import Phase
from three04.rules.questions import Answer
from three04.ui.advice.hint_texts import Advice, advice
from three04.ui.advice.hints import Hints, Stage
from three04.ui.board import marks
from three04.ui.board.layout import Layout
from three04.ui.board.places import Rect, free_place
from three04.ui.tabletop.hint_panel import FORMS, Form, HintPanel
from three04.ui.tabletop.placing import fitted, put
from three04.ui.widgets.painted import SHADE, Panel, Still, smooth, stage_of

if TYPE_CHECKING:
    from three04.ui.tabletop.area import TableArea


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
        place = QRect(corner.x() - across // 2, corner.y() - across // 2, across, across)
        place.moveTop(max(place.top(), self._below_words(target, place) - 1))
        self.setGeometry(place)
        self.show()
        self.raise_()

    def _below_words(self, target: QWidget, place: QRect) -> int:
        """Return the bottom of what is written above a button and would be covered; 0 if nothing.

        Args:
            target: The button.
            place: Where the lamp would be.
        """
        panel = target.parentWidget()
        while panel is not None and panel is not self._above and not isinstance(panel, Panel):
            panel = panel.parentWidget()
        if not isinstance(panel, Panel):
            return 0
        top = target.mapTo(self._above, target.rect().topLeft()).y()
        bottoms = [0]
        for label in panel.findChildren(QLabel):
            box = label.rect().translated(label.mapTo(self._above, label.rect().topLeft()))
            spare = 0 if label.wordWrap() else box.height() - label.sizeHint().height()
            box.adjust(0, spare // 2, 0, -(spare // 2))
            if label.isVisibleTo(panel) and box.intersects(place) and box.center().y() < top:
                bottoms.append(box.bottom() + 1)
        return max(bottoms)

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

    def __init__(self, area: "TableArea", hints: Hints, helps: Sequence[QWidget]) -> None:
        """Make ready.

        Args:
            area: The table.
            hints: What is told.
            helps: What else helps to decide: it is covered only where the reason has no room beside
                it. More may come.
        """
        super().__init__(area)
        self._area, self._hints, self._helps = area, hints, helps
        self._said: Advice | None = None
        self._corner: tuple[float, float] | None = None
        self._form: Form | None = None
        self._sizes: dict[tuple[Form, float], tuple[int, int]] = {}
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
        if told == self._said:
            return  # it keeps the form in which it has its place
        self._said = told
        self.panel.say(told, FORMS[0])
        if told is not None:
            self._put_panel()
            area.announce(told.spoken)

    def place(self, corner: tuple[float, float], tool: QWidget | None) -> None:
        """Put the panel where it covers nothing of the hand, and the lamp on its button.

        Args:
            corner: The upper left corner of the buttons at the lower right.
            tool: The one of them that the hint recommends, if any.
        """
        answer, area = self.answer, self._area
        bid = area.bid_panel.mark_hint(answer) if area.made("bid_panel") else None
        choice = area.choice_panel.mark_hint(answer) if area.made("choice_panel") else None
        self.lamp.show_at(bid or choice or tool)
        self._corner = corner
        self._put_panel()

    def make_room(self) -> None:
        """Put the panel anew: something that helps too has come, or has moved."""
        if self._overlaps(self._helps):
            self._put_panel()

    def _overlaps(self, parts: Sequence[QWidget]) -> bool:
        """Return whether the panel covers any of these."""
        own = self.panel.geometry()
        seen = self.panel.isVisibleTo(self._area)
        return seen and any(
            p.isVisibleTo(self._area) and own.intersects(p.geometry()) for p in parts
        )

    def _put_panel(self) -> None:
        """Put the panel where there is room for it, in the form that tells most there."""
        area = self._area
        if self.panel.isHidden() or self._corner is None:
            return
        self._form = None
        self._sizes.clear()
        put(self.panel, self._place(area.board.table.layout, self._corner))
        self.panel.raise_()
        area.ring.raise_()
        area.ring.follow()
        self.lamp.raise_()

    def _place(self, lay: Layout, corner: tuple[float, float]) -> Rect:
        """Return the place that tells most; there is always one that leaves the hand in view."""
        bars = (self._area.badge, self._area.tray)
        top = max(_inner(bar).bottom for bar in bars) if lay.compact else 8.0
        edge = 8.0 if lay.compact else 20 * lay.scale
        room = Rect(edge, top + 4, lay.table.w - 2 * edge, lay.table.bottom - top - 12)
        hand = [
            *self._area.board.table.hand_rects(),
            *lay.plates[:1],
            Rect(corner[0] - 1, corner[1] - 1, lay.table.right, lay.table.bottom),  # the buttons
        ]
        for kept, form in self._ways(lay, hand, bars):
            rect = self._fitting(lay, form, room, kept, room)
            if rect is not None:
                return rect
        # Over the question, from its head down: its buttons are at its foot.
        head = room._replace(h=0)
        rect = self._fitting(lay, FORMS[-3], room, hand, head)
        return rect or Rect(room.x, room.y, *fitted(self.panel, 0, room.w))

    def _ways(
        self, lay: Layout, hand: Sequence[Rect], bars: Sequence[QWidget]
    ) -> Iterator[tuple[Sequence[Rect], Form]]:
        """Yield what to keep in view and how much to tell, from the best to the poorest.

        Backs and bubbles may be covered before the reason is left out, then what else helps, a
        plate may not; rather a plate is covered than the trick, but never that of the person.
        """
        asking, trick = self._asking(), self._trick(lay)
        plates = _tagged(lay.plates, lay)
        seats = [*hand, *asking, *trick, *plates, *self._shown(bars)]
        whole = [*seats, *self._area.board.table.around_plates()]
        helps = self._shown(self._helps)
        told, bare = FORMS[:-2], FORMS[-2:]
        for kept, forms in (
            ([*whole, *helps], told),
            ([*seats, *helps], told),
            (whole, told),
            (seats, told),
            (seats, bare),
            ([*hand, *asking, *trick, *plates], FORMS),
            ([*hand, *asking, *trick], FORMS),
            ([*hand, *asking, *plates], FORMS),
        ):
            for form in forms:
                yield kept, form

    def _fitting(
        self, lay: Layout, form: Form, room: Rect, kept: Sequence[Rect], corner: Rect
    ) -> Rect | None:
        """Return where the hint fits if it is told in this form, as near to a corner as it can."""
        gap = 5.0 if lay.compact else 10 * lay.scale
        beside = room.right - max(pose.rect.right for pose in lay.tricks) - gap - 2
        ones = (520, 420) if form.brief else (330, 290, 250, 215, 190)
        widths = [one * lay.unit for one in ones] + ([] if form.brief else [beside])
        for wide in widths:
            size = self._size(form, wide)
            rect = free_place(size, room, kept, gap, corner) if size[0] <= wide + 1 else None
            if rect is not None:
                self._tell(form)
                return rect
        return None

    def _size(self, form: Form, wide: float) -> tuple[int, int]:
        """Return how large the hint is in a form, for a width; measured once for a place."""
        if (form, wide) not in self._sizes:
            self._tell(form)
            self._sizes[form, wide] = fitted(self.panel, wide, wide)
        return self._sizes[form, wide]

    def _tell(self, form: Form) -> None:
        if form != self._form:
            self.panel.say(self._said, form)
            self._form = form

    def _shown(self, parts: Sequence[QWidget]) -> list[Rect]:
        """Return the places of panels that are seen, without their shadows."""
        return [_inner(part) for part in parts if part.isVisibleTo(self._area)]

    def _trick(self, lay: Layout) -> list[Rect]:
        """Return where the trick lies; while nobody plays it is empty cloth."""
        session = self._area.session
        if session is None or session.view.public.phase is not Phase.PLAY:
            return []
        return _tagged([pose.rect for pose in lay.tricks], lay)

    def _asking(self) -> list[Rect]:
        area = self._area
        late: list[QWidget] = [
            getattr(area, name) for name in ("bid_panel", "choice_panel", "side") if area.made(name)
        ]
        return self._shown((*late, area.prompt))


def _inner(part: QWidget) -> Rect:
    out = SHADE if isinstance(part, Panel | Still) else 0
    box = part.geometry().adjusted(out, out, -out, -out)
    return Rect(box.x(), box.y(), box.width(), box.height())


def _tagged(rects: Sequence[Rect], lay: Layout) -> list[Rect]:
    """Return rectangles with the chips and tags that stick out of them."""
    out = 9 * lay.unit
    return [Rect(rect.x, rect.y - out, rect.w + out, rect.h + out) for rect in rects]
