"""The things on the table: cards, seats, the place where a card is awaited."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from three04.cards import Card
from three04.ui.board import paint
from three04.ui.board.layout import CARD_RATIO, Pose


@dataclass(frozen=True)
class CardLook:
    """How a card item looks.

    Attributes:
        card: The face, if the viewer knows it; never set for a card hidden from him.
        down: Whether the back is up; a known face is then told by a small private chip.
        veiled: Whether the rules refuse it now.
        focused: Whether the keyboard stands on it.
        chosen: Whether it is selected.
        mark: ``lock``, ``hidden`` or empty: the sign on a back.
        tag: A word at the upper right corner.
        brass: Whether the tag is brass.
        spoken: What a screen reader says.
        playable: Whether a click does something.
    """

    card: Card | None = None
    down: bool = False
    veiled: bool = False
    focused: bool = False
    chosen: bool = False
    mark: str = ""
    tag: str = ""
    brass: bool = False
    spoken: str = ""
    playable: bool = False


class CardItem(QGraphicsObject):
    """One card of the pool, bound to whatever lies there now.

    Attributes:
        look: How it looks.
    """

    def __init__(self) -> None:
        super().__init__()
        self.look = CardLook()
        self._width = 100.0

    def bind(self, pose: Pose, look: CardLook, z: float) -> None:
        """Lay it there, looking so."""
        if pose.w != self._width:
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
        height = self._width * CARD_RATIO
        return QRectF(-self._width / 2, -height / 2, self._width, height)

    def boundingRect(self) -> QRectF:
        """Return the card with its shadow, ring and tag."""
        room = max(6.0, self._width * 0.12)
        return self.face_rect().adjusted(-room, -room - 14, room + 34, room)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the card."""
        rect, look = self.face_rect(), self.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if look.card is not None and not look.down:
            paint.draw_face(painter, rect, look.card)
        else:
            self._paint_back(painter, rect)
        radius = 0.06 * rect.width()
        if look.veiled:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(paint.VEIL)
            painter.drawRoundedRect(rect, radius, radius)
        if look.focused or look.chosen:
            ring = max(2.0, rect.width() * 0.028)
            paint.draw_ring(painter, rect.adjusted(-1, -1, 1, 1), radius, ring)
        if look.tag:
            self._paint_tag(painter, rect)

    def _paint_back(self, painter: QPainter, rect: QRectF) -> None:
        paint.draw_back(painter, rect)
        if self.look.mark:
            paint.draw_mark(painter, rect.center(), rect.width() * 0.17, self.look.mark)
        if self.look.card is not None:
            self._paint_private(painter, rect, self.look.card)

    def _paint_private(self, painter: QPainter, rect: QRectF, card: Card) -> None:
        """Remind the owner, and him alone, of what lies face down."""
        width = max(34.0, rect.width() * 0.5)
        chip = QRectF(rect.left() + 3, rect.top() + 3, width, max(18.0, width * 0.46))
        painter.setPen(QPen(QColor(paint.BRASS_EDGE), 1))
        painter.setBrush(paint.PAPER)
        painter.drawRoundedRect(chip, 4, 4)
        painter.setPen(QColor(paint.SUIT_COLOURS[card[1]]))
        painter.setFont(paint.pixel_font(chip.height() * 0.7, bold=True))
        left = QRectF(chip.left() + 2, chip.top(), chip.width() * 0.55, chip.height())
        rank = "10" if card[0] == "T" else card[0]
        painter.drawText(left, Qt.AlignmentFlag.AlignCenter, rank)
        centre = QPointF(chip.right() - chip.width() * 0.25, chip.center().y())
        paint.draw_suit(painter, card[1], centre, chip.height() * 0.62)

    def _paint_tag(self, painter: QPainter, rect: QRectF) -> None:
        font = paint.pixel_font(max(11.0, rect.width() * 0.115), bold=True)
        painter.setFont(font)
        metrics = painter.fontMetrics()
        width, height = metrics.horizontalAdvance(self.look.tag) + 16, metrics.height() + 6
        tag = QRectF(rect.right() + 6 - width, rect.top() - height * 0.55, width, height)
        painter.setPen(QPen(QColor(paint.BRASS_EDGE) if self.look.brass else paint.HAIRLINE, 1))
        painter.setBrush(paint.BRASS if self.look.brass else paint.PANEL)
        painter.drawRoundedRect(tag, height / 2, height / 2)
        painter.setPen(paint.BRASS_INK if self.look.brass else paint.INK)
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, self.look.tag)


@dataclass(frozen=True)
class SeatLook:
    """How a seat looks.

    Attributes:
        side: Its side, the viewer's own being 0.
        name: Who sits there.
        line: The second line.
        cards: How many backs are shown; 0 at the viewer's own seat.
        dealer: Whether it deals.
        chip: The contract it holds, as text.
        turn: Whether it is on turn.
        aside: Whether its hand is laid aside.
        bubble: What it said.
        standing: Whether that is the standing bid.
        spoken: What a screen reader says.
    """

    side: int = 0
    name: str = ""
    line: str = ""
    cards: int = 0
    dealer: bool = False
    chip: str = ""
    turn: bool = False
    aside: bool = False
    bubble: str = ""
    standing: bool = False
    spoken: str = ""


class SeatItem(QGraphicsObject):
    """A seat's plate with its cards, chips and what it said.

    Attributes:
        look: How it looks.
    """

    def __init__(self) -> None:
        super().__init__()
        self.look = SeatLook()
        self._plate = QRectF(0, 0, 100, 30)
        self._bubble_at = QPointF()
        self.setZValue(50)

    def place(self, plate: QRectF, bubble: QPointF) -> None:
        """Lay it there."""
        self.prepareGeometryChange()
        self.setPos(plate.center())
        self._plate = QRectF(-plate.width() / 2, -plate.height() / 2, plate.width(), plate.height())
        self._bubble_at = bubble - plate.center()

    def show_look(self, look: SeatLook) -> None:
        """Look so from now on."""
        if look != self.look:
            self.look = look
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the plate with all around it."""
        room = self._plate.height()
        bubble = QRectF(
            self._bubble_at.x() - 1.6 * room, self._bubble_at.y() - room, 3.2 * room, 2 * room
        )
        return self._plate.adjusted(-room * 0.5, -room * 1.1, room * 0.5, room * 0.6).united(bubble)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the seat."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_fan(painter)
        plate, look = self._plate, self.look
        radius = plate.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 50))
        painter.drawRoundedRect(plate.translated(0, 2), radius, radius)
        painter.setPen(QPen(paint.HAIRLINE, 1))
        painter.setBrush(QColor("#C9CCC3") if look.aside else paint.PANEL)
        painter.drawRoundedRect(plate, radius, radius)
        if look.turn:
            paint.draw_ring(painter, plate.adjusted(-2, -2, 2, 2), radius + 2, 3.2)
        self._paint_words(painter)
        self._paint_chips(painter)
        if look.bubble:
            self._paint_bubble(painter)

    def _paint_fan(self, painter: QPainter) -> None:
        width = self._plate.height() * 0.86
        step = width * 0.42
        for number in range(self.look.cards):
            off = number - (self.look.cards - 1) / 2
            painter.save()
            painter.translate(off * step, self._plate.top() + width * 0.12)
            painter.rotate(off * 3.2)
            height = width * CARD_RATIO
            paint.draw_back(painter, QRectF(-width / 2, -height / 2, width, height))
            painter.restore()

    def _paint_words(self, painter: QPainter) -> None:
        plate, look = self._plate, self.look
        size = plate.height() * 0.76
        inset = (plate.height() - size) / 2
        disc = QRectF(plate.left() + inset, plate.top() + inset, size, size)
        paint.draw_emblem(painter, look.side, disc)
        left = disc.right() + inset * 2
        words = QRectF(
            left, plate.top() + 3, plate.right() - left - plate.height() / 3, plate.height() - 6
        )
        two = bool(look.line) and plate.height() > 36
        name_font = paint.pixel_font(plate.height() * (0.33 if two else 0.43), bold=True)
        half = words.height() / 2
        name_rect = QRectF(words.left(), words.top(), words.width(), half) if two else words
        self._elided(painter, name_rect, look.name, name_font, paint.INK)
        if two:
            second = QRectF(words.left(), words.top() + half, words.width(), half)
            font = paint.pixel_font(plate.height() * 0.27)
            self._elided(painter, second, look.line, font, paint.MUTED)

    def _elided(
        self, painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor
    ) -> None:
        painter.setFont(font)
        painter.setPen(colour)
        shown = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, int(rect.width())
        )
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

    def _paint_chips(self, painter: QPainter) -> None:
        plate, look = self._plate, self.look
        if look.chip:
            font = paint.pixel_font(plate.height() * 0.31, bold=True)
            painter.setFont(font)
            width = painter.fontMetrics().horizontalAdvance(look.chip) + plate.height() * 0.4
            height = plate.height() * 0.56
            right = plate.right() + plate.height() * 0.08
            chip = QRectF(right - width, plate.top() - height * 0.5, width, height)
            painter.setPen(QPen(QColor(paint.BRASS_EDGE), 1))
            painter.setBrush(paint.BRASS)
            painter.drawRoundedRect(chip, height / 2, height / 2)
            painter.setPen(paint.BRASS_INK)
            painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, look.chip)
        if look.dealer:
            centre = QPointF(plate.right() - plate.height() * 0.28, plate.bottom() - 1)
            self._paint_dealer(painter, centre, plate.height() * 0.28)

    def _paint_dealer(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        painter.setPen(QPen(QColor(paint.BRASS_EDGE), 1.2))
        painter.setBrush(paint.PANEL)
        painter.drawEllipse(centre, radius, radius)
        painter.save()
        painter.translate(centre)
        for angle in (-14, 12):
            painter.rotate(angle)
            painter.drawRoundedRect(
                QRectF(-radius * 0.35, -radius * 0.5, radius * 0.7, radius), 1.5, 1.5
            )
        painter.restore()

    def _paint_bubble(self, painter: QPainter) -> None:
        look, room = self.look, self._plate.height()
        painter.setFont(paint.pixel_font(max(12.0, room * 0.38), bold=True))
        width = painter.fontMetrics().horizontalAdvance(look.bubble) + room * 0.6
        height = room * 0.85
        at = self._bubble_at
        bubble = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
        painter.setPen(QPen(QColor(paint.BRASS_EDGE) if look.standing else paint.HAIRLINE, 1))
        painter.setBrush(paint.BRASS if look.standing else paint.PANEL)
        painter.drawRoundedRect(bubble, height * 0.35, height * 0.35)
        painter.setPen(paint.BRASS_INK if look.standing else paint.INK)
        painter.drawText(bubble, Qt.AlignmentFlag.AlignCenter, look.bubble)


class AwaitedItem(QGraphicsItem):
    """The dashed place of the card that is awaited."""

    def __init__(self) -> None:
        super().__init__()
        self._width = 100.0
        self.setVisible(False)

    def place(self, pose: Pose) -> None:
        """Lay it there."""
        self.prepareGeometryChange()
        self._width = pose.w
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        self.setVisible(True)

    def boundingRect(self) -> QRectF:
        """Return the outline's rectangle."""
        height = self._width * CARD_RATIO
        return QRectF(-self._width / 2, -height / 2, self._width, height)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the outline."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(paint.ON_TABLE)
        colour.setAlpha(120)
        painter.setPen(QPen(colour, 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._width * 0.06
        painter.drawRoundedRect(self.boundingRect().adjusted(2, 2, -2, -2), radius, radius)
