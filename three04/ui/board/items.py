"""The things on the table: cards, seats, heaps, the place of an awaited card, what dims it."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from three04.cards import Card
from three04.rules.nought.ranks import POINTS
from three04.ui.board import felt, marks, seats
from three04.ui.board.canvas import around
from three04.ui.board.layout import Bubble
from three04.ui.board.marks import Cover, Tag
from three04.ui.board.places import CARD_RATIO, Pose
from three04.ui.board.seats import Saying, SeatFace
from three04.ui.board.stage import Kept, Stage


@dataclass(frozen=True)
class CardLook:
    """How a card item looks.

    Attributes:
        card: The face, if the viewer knows it; never set for a card hidden from him.
        down: Whether the back is up; a known face is then told by a small private sign.
        veiled: Whether the rules refuse it now.
        focused: Whether the keyboard stands on it.
        chosen: Whether it is selected.
        lit: Whether it is what the present moment is about.
        cover: The sign on a back.
        tag: What it is in the trick, and the word for it.
        caption: A word below it.
        spoken: What a screen reader says.
        playable: Whether a click does something.
        hinted: Whether a hint recommends it.
    """

    card: Card | None = None
    down: bool = False
    veiled: bool = False
    focused: bool = False
    chosen: bool = False
    lit: bool = False
    cover: Cover | None = None
    tag: tuple[Tag, str] | None = None
    caption: str = ""
    spoken: str = ""
    playable: bool = False
    hinted: bool = False


class CardItem(QGraphicsObject):
    """One card of the pool, bound to whatever lies there now.

    Attributes:
        look: How it looks.
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.look = CardLook()
        self._stage = stage
        self._width = 100.0
        # Turning a picture smoothly costs more than all else: it is done once.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def bind(self, pose: Pose, look: CardLook, z: float) -> None:
        """Lay it there, looking so."""
        if pose.w != self._width or bool(look.caption) != bool(self.look.caption):
            self.prepareGeometryChange()
            self._width = pose.w
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        self.setZValue(z)
        if look != self.look:
            self.look = look
            self.update()
        self.setVisible(True)

    def free(self) -> None:
        """Give it back to the pool, with all it knew forgotten."""
        self.look = CardLook()
        self.setVisible(False)

    def face_rect(self) -> QRectF:
        """Return the card's own rectangle, in its own coordinates."""
        return marks.card_rect(QPointF(0, 0), self._width)

    def boundingRect(self) -> QRectF:
        """Return the card with its shadow, ring, tag and caption."""
        room = max(8.0, self._width * 0.12, 8 * self._stage.look.scale)
        unit = self._stage.look.unit
        beside = 70 * unit if self.look.caption else room
        below = 26 * unit if self.look.caption else room
        return self.face_rect().adjusted(-beside, -room - 12 * unit, beside + 10, below)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the card."""
        rect, look, stage = self.face_rect(), self.look, self._stage
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = QPointF(0, 0)
        if look.card is not None and not look.down:
            marks.card(painter, stage.face(look.card, self._width), centre)
            if stage.card_points and POINTS[look.card]:
                marks.points(painter, rect, str(POINTS[look.card]), stage.look.face)
        else:
            marks.card(painter, stage.back(self._width), centre)
            self._paint_cover(painter, rect)
        if look.veiled:
            marks.veil(painter, rect, stage.look)
        if look.focused or look.chosen or look.lit:
            marks.card_ring(painter, rect, stage.look)
        if look.tag is not None:
            self._paint_tag(painter, rect, *look.tag)
        if look.hinted:
            marks.hint(painter, rect, stage.look)
        if look.caption:
            marks.caption(painter, rect, look.caption, stage.look)

    def _paint_cover(self, painter: QPainter, rect: QRectF) -> None:
        look, stage = self.look, self._stage
        own = look.card[1] if look.card is not None and look.cover == "lock" else None
        if look.cover is not None:
            marks.cover(painter, rect, look.cover, stage.look, own)
        if look.card is not None and own is None:
            marks.private(painter, rect, look.card, stage.look)

    def _paint_tag(self, painter: QPainter, rect: QRectF, kind: Tag, word: str) -> None:
        """Paint a tag upright, however the card lies."""
        corner = rect.topRight()
        painter.save()
        painter.translate(corner)
        painter.rotate(-self.rotation())
        painter.translate(-corner)
        marks.tag(painter, rect, kind, word, self._stage.look)
        painter.restore()


_NOBODY: Final = SeatFace("", "", "lotus")


@dataclass(frozen=True)
class SeatLook:
    """How a seat looks.

    Attributes:
        face: What its plate shows.
        cards: How many backs are shown; 0 at the viewer's own seat.
        saying: What it said.
        spoken: What a screen reader says.
    """

    face: SeatFace = _NOBODY
    cards: int = 0
    saying: Saying | None = None
    spoken: str = ""


class SeatItem(QGraphicsObject):
    """A seat's plate with its cards, chips and what it said.

    Attributes:
        look: How it looks.
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.look = SeatLook()
        self._stage = stage
        self._plate = QRectF(0, 0, 100, 30)
        self._fan = 40.0
        self._bubble = Bubble(0, 0, "up")
        self._kept, self._said = Kept(), Kept()
        self.setZValue(50)

    def place(self, plate: QRectF, fan: float, bubble: Bubble) -> None:
        """Lay it there."""
        self.prepareGeometryChange()
        centre = plate.center()
        self.setPos(centre)
        self._plate = plate.translated(-centre)
        self._fan = fan
        self._bubble = bubble._replace(x=bubble.x - centre.x(), y=bubble.y - centre.y())

    def show_look(self, look: SeatLook) -> None:
        """Look so from now on."""
        if look != self.look:
            self.prepareGeometryChange()
            self.look = look
            self.setToolTip(look.spoken)  # says what the marks on the plate mean
            self.update()

    def _body(self) -> QRectF:
        """Return the plate with all around it, without the bubble."""
        room = 0.5 * self._plate.height() + 4
        wide = max(room, (self.look.cards * 0.42 + 1) * self._fan / 2 - self._plate.width() / 2)
        return self._plate.adjusted(-wide, -max(room, 1.15 * self._fan), wide, room)

    def bubble_rect(self) -> QRectF:
        """Return where what it says is written."""
        assert self.look.saying is not None
        size = seats.bubble_size(self.look.saying, self._stage.look)
        tail = 8 * self._stage.look.unit
        x, y, way = self._bubble
        if way == "left":
            return QRectF(x + tail, y - size.height() / 2, size.width(), size.height())
        up = way == "up"
        centre = QPointF(x, y + (tail + size.height() / 2) * (1 if up else -1))
        return around(centre, size.width(), size.height())

    def boundingRect(self) -> QRectF:
        """Return the plate with all around it."""
        body = self._body()
        if self.look.saying is None:
            return body
        return body.united(self._spread_bubble())

    def _spread_bubble(self) -> QRectF:
        out = 14 * self._stage.look.unit
        return self.bubble_rect().adjusted(-out, -out, out, out)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the seat."""
        look, stage = self.look, self._stage
        sprite = stage.back(self._fan) if look.cards else None
        pixels = sprite.pixmap.cacheKey() if sprite else 0
        key = (look.face, look.cards, pixels, stage.look)

        def body(inner: QPainter) -> None:
            if sprite is not None:
                seats.fan(inner, self._plate, sprite, look.cards, self._fan)
            seats.plate(inner, self._plate, look.face, stage.look)

        self._kept.draw(painter, self._body(), key, body)
        saying = look.saying
        if saying is not None:
            rect, tail = self.bubble_rect(), self._bubble.tail
            self._said.draw(
                painter, self._spread_bubble(), (saying, tail, stage.look),
                lambda inner: seats.bubble(inner, rect, saying, tail, stage.look),
            )  # fmt: skip


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
        super().__init__(stage, 8)

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
        super().__init__(stage, 5)
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
        super().__init__(stage, 150)
        self._lit = Pose(0, 0, 0)

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
