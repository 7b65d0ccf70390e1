"""What only lies on the table: heaps of tricks, the place of an awaited card, what dims it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from three04.ui.board import felt, marks
from three04.ui.board.animator import Animator, Leg, Values
from three04.ui.board.canvas import around
from three04.ui.board.motion import DIM, Height
from three04.ui.board.places import CARD_RATIO, Pose
from three04.ui.board.stage import Kept, Stage


class _Quiet(QGraphicsItem):
    """Something that only lies there."""

    def __init__(self, stage: Stage, z: float) -> None:
        super().__init__()
        self._stage = stage
        self._rect = QRectF()
        self.setZValue(z)
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        """Return all it covers."""
        return self._rect

    def cover_rect(self, rect: QRectF) -> None:
        """Cover this from now on, and be seen."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
        self.setVisible(True)


class AwaitedItem(_Quiet):
    """The dashed place of the card that is awaited."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, Height.AWAITED)

    def place(self, pose: Pose) -> None:
        """Lay it there."""
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        self.cover_rect(around(QPointF(0, 0), pose.w, pose.w * CARD_RATIO).adjusted(-2, -2, 2, 2))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the outline."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marks.place(painter, self._rect.adjusted(2, 2, -2, -2), self._stage.look)


class HeapItem(_Quiet):
    """The tricks a side has won."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, Height.HEAP)
        self._tricks, self._words = 0, ""
        self._kept = Kept()

    def show_heap(self, at: tuple[float, float], tricks: int, words: str) -> None:
        """Lie there with so many tricks."""
        if (tricks, words) != (self._tricks, self._words):
            self._tricks, self._words = tricks, words
            self.update()
        self.setPos(*at)
        unit = self._stage.look.unit
        self.cover_rect(around(QPointF(0, 8 * unit), 140 * unit, 100 * unit))
        self.setVisible(tricks > 0)

    def seen_rect(self) -> QRectF:
        """Return where the cards and their number are seen."""
        unit = self._stage.look.unit
        return around(self.pos() + QPointF(0, 10 * unit), 90 * unit, 80 * unit)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the heap and its number."""
        look, width = self._stage.look, 46 * self._stage.look.scale
        sprite = self._stage.back(width)
        card = around(QPointF(0, 0), CARD_RATIO * width, width)

        def heap(inner: QPainter) -> None:
            marks.heap(inner, QPointF(0, 0), sprite, self._tricks)
            marks.caption(inner, card, self._words, look)

        key = (self._tricks, self._words, sprite.pixmap.cacheKey(), look)
        self._kept.draw(painter, self._rect, key, heap)


class DimItem(_Quiet):
    """Darkens the table while the trump opens, all but the light behind the indicator."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, Height.DIM)
        self._lit = Pose(0, 0, 0)
        self._on = False

    def show_values(self, values: Values) -> None:
        """Be so dark."""
        self.setOpacity(values[0])

    def darken(self, on: bool, animator: Animator, still: bool) -> None:
        """Dim the table, or no longer.

        Args:
            on: Which.
            animator: Moves it.
            still: Whether it is so at once.
        """
        if on == self._on:
            return
        self._on = on
        if still or on:
            animator.place(self, (float(on and still),))
            self.setVisible(on)
        if not still:
            animator.send(self, [Leg((float(on),), DIM)], self._dimmed)

    def _dimmed(self) -> None:
        self.setVisible(self._on)

    def light(self, table: QRectF, card: Pose) -> None:
        """Darken this table and light that card from behind."""
        self._lit = card
        self.cover_rect(table)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the dark and the light."""
        look = self._stage.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt.dim(painter, self._rect, look)
        centre = QPointF(self._lit.x, self._lit.y)
        felt.halo(painter, centre, 1.45 * self._lit.w, look)
