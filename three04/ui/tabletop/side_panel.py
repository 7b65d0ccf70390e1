"""The side panel of a large window: the auction and the tricks, as far as R46 lets one look."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from three04.rules.nought.public import Trick
from three04.rules.nought.view import View
from three04.ui.board.course import Course, CourseLine, CourseTrick, course
from three04.ui.board.layout import Layout
from three04.ui.board.picture import shown_side
from three04.ui.board.stage import Kept
from three04.ui.style.theme import SIDES, Side
from three04.ui.widgets.painted import stage_of
from three04.ui.words import texts

_NOTHING = Course("", (), (), ())


class SidePanel(QWidget):
    """Shows the running deal's course.

    Attributes:
        course: What is shown.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.course = _NOTHING
        self._kept = Kept()
        self._pictures = 0

    def pictures_changed(self) -> None:
        """Paint anew: crisp cards have come."""
        self._pictures += 1
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is kept."""
        painter, stage = QPainter(self), stage_of(self)
        rect = QRectF(self.rect())
        key: Hashable = (self.course, stage.look, self._pictures)
        self._kept.draw(painter, rect, key, lambda p: course(p, rect, self.course, stage))
        painter.end()

    def show_view(self, lay: Layout, view: View, names: Sequence[str]) -> None:
        """Show what a view knows, where the layout has room for that."""
        self.setVisible(lay.side is not None)
        if lay.side is None:
            self.course = _NOTHING
            return
        public = view.public
        running = public.auction.calls if public.auction else []
        second = public.second.calls if public.second else []
        calls = tuple(
            CourseLine(self._side(view, seat), names[seat], texts.call_text(call), call != "pass")
            for seat, call in (*running, *second)
        )
        number = len(public.tricks)
        older = tuple(
            self._won(view, at, names, self.tr("Trick {n}").format(n=at + 1))
            for at in range(number - 1)
        )
        tricks = []
        if number:
            title = self.tr("Trick {n} · last").format(n=number)
            tricks.append(self._trick(view, number - 1, public.tricks[-1], names, title))
        if public.trick.plays:
            title = self.tr("Trick {n}").format(n=number + 1)
            tricks.append(self._trick(view, number, public.trick, names, title))
        shown = Course(self.tr("This deal"), calls, older, tuple(tricks))
        if shown != self.course:
            self.course = shown
            self.setAccessibleName(shown.title)
            self.update()

    def _side(self, view: View, seat: int) -> Side:
        return SIDES[shown_side(view, view.public.table.side(seat))]

    def _won(self, view: View, at: int, names: Sequence[str], head: str) -> CourseLine:
        winner = view.public.tricks[at].winner
        assert winner is not None
        points, complete = view.trick_points(at)
        text = self.tr("{n} points") if complete else self.tr("{n} + points")
        name = names[winner] if head else self.tr("{name} won it").format(name=names[winner])
        return CourseLine(self._side(view, winner), name, text.format(n=points), True, head)

    def _trick(
        self, view: View, at: int, trick: Trick, names: Sequence[str], title: str
    ) -> CourseTrick:
        done = trick.winner is not None
        return CourseTrick(
            title=title,
            note=self.tr("{name} led").format(name=names[trick.plays[0].seat]),
            cards=tuple(play.card for play in trick.plays),
            seats=len(view.public.order),
            line=self._won(view, at, names, "") if done else None,
            foot="" if done else self.tr("In play"),
        )
