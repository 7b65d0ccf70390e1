"""The things on the table: cards, seats, heaps, the place of an awaited card, what dims it."""

from typing import ClassVar, Final

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from three04.cards import Card
from three04.rules.nought.ranks import POINTS
from three04.ui.board import canvas, marks, seats
from three04.ui.board.animator import Values
from three04.ui.board.canvas import around
from three04.ui.board.layout import Bubble
from three04.ui.board.marks import Cover, Tag
from three04.ui.board.motion import Height
from three04.ui.board.seats import Saying, SeatFace
from three04.ui.board.stage import Kept, Stage


class CardLook(msgspec.Struct, frozen=True):
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
        spoken: Its name for a screen reader.
        told: What a screen reader tells of it besides: whether it may be played, and why not.
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
    told: str = ""
    playable: bool = False
    hinted: bool = False

    @property
    def face(self) -> Card | None:
        """The face that is up; None for a back."""
        return None if self.down else self.card


BACK: Final = CardLook(down=True)
"""A card seen from behind, and nothing else of it."""


_LYING: Final = QGraphicsItem.CacheMode.DeviceCoordinateCache
"""Turning a picture smoothly costs more than all else: it is done once."""
_FLYING: Final = QGraphicsItem.CacheMode.ItemCoordinateCache
"""What turns or grows is painted once and drawn so; twice as quick as anew for each frame."""


class CardItem(QGraphicsObject):
    """One card of the pool, bound to whatever lies there now.

    Attributes:
        look: How it looks, at the latest when it has come to rest.
        flying: Whether it is on its way, above what lies.
        pointed: Whether the keyboard, walking over the table, stands on it.
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.look = CardLook()
        self.flying = self.pointed = False
        self._stage = stage
        self._width = 100.0
        self._height = 0.0
        self._before: CardLook | None = None
        self._turned = 1.0
        self._bounds = QRectF()
        self.setCacheMode(_LYING)

    def show_look(self, look: CardLook, width: float, height: float) -> None:
        """Look so from now on, painted for this width, as high above the table."""
        if width != self._width:
            self.setScale(self.scale() * self._width / width)
            self._width = width
        bounds = self._spread(bool(look.caption))
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds
        self._height = height
        if not self.flying:
            self.setZValue(height)
        if look != self.look:
            self.look = look
            self.update()
        self.setVisible(True)

    def show_values(self, values: Values) -> None:
        """Lie there: the place, the width, the angle, how far turned and how much seen."""
        x, y, width, angle, turned, seen = values
        self.setPos(x, y)
        self.setRotation(angle)
        self.setScale(width / self._width)
        self.setOpacity(seen)
        if turned != self._turned:
            self._turned = turned
            self.update()

    def turn_from(self, before: CardLook) -> None:
        """Show another side until it is half turned: side and cover, nothing that tells more."""
        self._before = msgspec.structs.replace(
            before, veiled=False, focused=False, chosen=False, lit=False, tag=None, caption="",
            spoken="", told="", playable=False, hinted=False,
        )  # fmt: skip
        self._turned = 0.0
        self.update()

    @property
    def showing(self) -> CardLook:
        """How it looks now: before it is half turned, from its other side."""
        before = self._before
        return self.look if before is None or self._turned >= 0.5 else before

    @property
    def across(self) -> float:
        """How wide it is seen while it turns, 1 being its whole width."""
        return 1.0 if self._before is None else abs(1 - 2 * self._turned)

    def fly(self, height: float | None) -> None:
        """Be on its way, so high, until :meth:`land`; None for as high as it will lie."""
        self.flying = True
        self.setCacheMode(_FLYING)
        self.setZValue(self._height if height is None else height)

    def land(self) -> None:
        """Lie as high as it belongs, with the right side up."""
        self.flying = False
        self._before = None
        self.setCacheMode(_LYING)
        self.setZValue(self._height)
        self.update()

    def free(self) -> None:
        """Give it back to the pool, with all it knew forgotten."""
        self.look = CardLook()
        self.pointed = False
        self._before, self.flying = None, False
        self.setOpacity(1.0)
        self.setVisible(False)

    def point(self, on: bool) -> None:
        """Have the keyboard stand on it, or no longer."""
        if on != self.pointed:
            self.pointed = on
            self.update()

    def face_rect(self) -> QRectF:
        """Return the card's own rectangle, in its own coordinates."""
        return marks.card_rect(QPointF(0, 0), self._width)

    def boundingRect(self) -> QRectF:
        """Return the card with its shadow, ring, tag and caption; asked for all the time."""
        return self._bounds

    def _spread(self, captioned: bool) -> QRectF:
        room = max(8.0, self._width * 0.12, 8 * self._stage.look.scale)
        unit = self._stage.look.unit
        beside = 70 * unit if captioned else room
        below = 26 * unit if captioned else room
        return self.face_rect().adjusted(-beside, -room - 12 * unit, beside + 10, below)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the card."""
        rect, look, stage = self.face_rect(), self.showing, self._stage
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.across < 1:
            painter.scale(max(self.across, 0.001), 1)
        centre = QPointF(0, 0)
        if look.face is not None:
            marks.card(painter, stage.face(look.face, self._width), centre)
            if stage.card_points and POINTS[look.face]:
                marks.points(painter, rect, str(POINTS[look.face]), stage.look.face)
        else:
            marks.card(painter, stage.back(self._width), centre)
            self._paint_cover(painter, rect, look)
        if look.veiled:
            marks.veil(painter, rect, stage.look)
        if look.focused or look.chosen or look.lit or self.pointed:
            marks.card_ring(painter, rect, stage.look)
        if look.tag is not None and not self.flying:
            self._paint_tag(painter, rect, *look.tag)
        if look.hinted:
            marks.hint(painter, rect, stage.look)
        if look.caption and not self.flying:
            marks.caption(painter, rect, look.caption, stage.look)

    def _paint_cover(self, painter: QPainter, rect: QRectF, look: CardLook) -> None:
        stage = self._stage
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


class SeatLook(msgspec.Struct, frozen=True):
    """How a seat looks.

    Attributes:
        face: What its plate shows.
        cards: How many backs are shown; 0 at the viewer's own seat.
        hand: The cards shown in their place where all hands are shown.
        saying: What it said.
        spoken: What a screen reader says.
    """

    told: ClassVar[str] = ""
    face: SeatFace = _NOBODY
    cards: int = 0
    hand: tuple[Card, ...] = ()
    saying: Saying | None = None
    spoken: str = ""


class BubbleMover:
    """What a seat says grows a little and comes into view."""

    def __init__(self, seat: "SeatItem") -> None:
        self._seat = seat

    def show_values(self, values: Values) -> None:
        """Be so large and so visible."""
        self._seat.show_bubble(*values)


class SeatItem(QGraphicsObject):
    """A seat's plate with its cards, chips and what it said.

    Attributes:
        look: How it looks.
        pointed: Whether the keyboard, walking over the table, stands on it.
        bubble: What moves its bubble.
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.look = SeatLook()
        self.pointed = False
        self._stage = stage
        self._plate = QRectF(0, 0, 100, 30)
        self._fan = 40.0
        self._bubble = Bubble(0, 0, "up")
        self._kept, self._said = Kept(), Kept()
        self.bubble = BubbleMover(self)
        self._grown = self._seen = 1.0
        self.setZValue(Height.SEAT)

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

    def point(self, on: bool) -> None:
        """Have the keyboard stand on it, or no longer."""
        if on != self.pointed:
            self.pointed = on
            self.update()

    def show_bubble(self, grown: float, seen: float) -> None:
        """Show its bubble so large and so visible."""
        self._grown, self._seen = grown, seen
        if self.look.saying is not None:
            self.update(self._spread_bubble())

    def _body(self) -> QRectF:
        """Return the plate with all around it, without the bubble."""
        room = 0.5 * self._plate.height() + 4
        wide = max(room, (self.look.cards * 0.42 + 1) * self._fan / 2 - self._plate.width() / 2)
        high = max(room, 1.15 * self._fan)
        if self.look.hand:
            size = seats.hand_size(self._fan, len(self.look.hand))
            wide = max(wide, (size.width() - self._plate.width()) / 2 + 4)
            high = max(high, size.height() + 4)
        return self._plate.adjusted(-wide, -high, wide, room)

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

    def around_plate(self) -> list[QRectF]:
        """Return where its cards look out over the plate and where what it says is written."""
        found = []
        if self.look.cards:
            wide, high = (self.look.cards * 0.42 + 1) * self._fan, 0.96 * self._fan
            top = QPointF(self._plate.center().x(), self._plate.top() - high / 2)
            found.append(around(top, wide, high))
        if self.look.saying is not None:
            found.append(self.bubble_rect())
        return [self.mapRectToScene(rect) for rect in found]

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
        sprite = stage.back(self._fan) if look.cards and not look.hand else None
        wide = seats.hand_card(self._fan)
        faces = [stage.face(card, wide) for card in look.hand]
        pixels = [shown.pixmap.cacheKey() for shown in (*faces, *([sprite] if sprite else []))]
        key = (look.face, look.cards, look.hand, tuple(pixels), stage.look)

        def body(inner: QPainter) -> None:
            seats.open_hand(inner, self._plate, faces, wide)
            if sprite is not None:
                seats.fan(inner, self._plate, sprite, look.cards, self._fan)
            seats.plate(inner, self._plate, look.face, stage.look)

        self._kept.draw(painter, self._body(), key, body)
        if self.pointed:
            canvas.ring(painter, self._plate, stage.look, self._plate.height() / 2, False)
            seats.badges(painter, self._plate, look.face, stage.look)  # not under the ring
        saying = look.saying
        if saying is not None:
            rect, tail = self.bubble_rect(), self._bubble.tail
            painter.setOpacity(self._seen)
            if self._grown != 1:
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.translate(self._bubble.x, self._bubble.y)
                painter.scale(self._grown, self._grown)
                painter.translate(-self._bubble.x, -self._bubble.y)
            self._said.draw(
                painter, self._spread_bubble(), (saying, tail, stage.look),
                lambda inner: seats.bubble(inner, rect, saying, tail, stage.look),
            )  # fmt: skip
