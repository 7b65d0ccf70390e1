"""All hands of a finished deal face up, with the trick in view: what lay where at a moment."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from three04.cards import Card
from three04.review.snapshots import Laid, Snapshot
from three04.rules.tables import Table
from three04.ui.board import felt, marks
from three04.ui.board.canvas import Look, around, disc, icon, ring, rounded
from three04.ui.board.places import Rect
from three04.ui.board.seats import SeatFace, plate, plate_size
from three04.ui.board.spread import APART, STRIP, Spread, spread
from three04.ui.board.sprites import RADIUS
from three04.ui.models.order import HandOrder, ordered
from three04.ui.style.artwork import Icon
from three04.ui.style.fonts import Role
from three04.ui.style.theme import SIDES
from three04.ui.widgets.painted import smooth, stage_of
from three04.ui.words import texts

_CORNERS: Final = 12.0


@dataclass(frozen=True)
class Scene:
    """What is shown.

    Attributes:
        snap: What lay where.
        table: The table.
        seat: The viewer's seat, which lies nearest.
        names: The names at the seats.
        dealer: Who dealt.
        contract: The contract in words; empty before there is one.
        chooser: Who has to choose at this moment, or None.
        chosen: The card that he chose.
        advised: The card that the adviser would have chosen.
        empty: Whether the last trick has been taken away.
    """

    snap: Snapshot
    table: Table
    seat: int
    names: Sequence[str]
    dealer: int
    contract: str = ""
    chooser: int | None = None
    chosen: Card | None = None
    advised: Card | None = None
    empty: bool = False


class DealCards(QWidget):
    """The cards of a deal at one moment.

    Attributes:
        scene: What is shown; None before anything is.

    Signals:
        stepped (int): The arrow keys ask for the card before (-1) or after (1).
        jumped (int): Page up and down ask for the trick before or after; Home and End for the
            first (-99) and the last (99).
    """

    stepped = Signal(int)
    jumped = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.scene: Scene | None = None
        self._cloth: tuple[object, QPixmap] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_scene(self, scene: Scene, spoken: str) -> None:
        """Show this.

        Args:
            scene: What is shown.
            spoken: The same in words.
        """
        self.scene = scene
        self.setAccessibleDescription(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size it likes."""
        return QSize(640, 400)

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which indices are read."""
        return QSize(380, 230)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step from card to card and from trick to trick."""
        keys = Qt.Key
        match event.key():
            case keys.Key_Left | keys.Key_Right:
                self.stepped.emit(-1 if event.key() == keys.Key_Left else 1)
            case keys.Key_PageUp | keys.Key_Up:
                self.jumped.emit(-1)
            case keys.Key_PageDown | keys.Key_Down:
                self.jumped.emit(1)
            case keys.Key_Home:
                self.jumped.emit(-99)
            case keys.Key_End:
                self.jumped.emit(99)
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._cloth = None

    # ------------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter, look = smooth(self), stage_of(self).look
        self._paint_cloth(painter, look)
        if self.scene is not None:
            self._paint_scene(painter, self.scene, look)
        if self.hasFocus():
            inner = QRectF(self.rect()).adjusted(7, 7, -7, -7)
            ring(painter, inner, look, _CORNERS - 5)
        painter.end()

    def _paint_cloth(self, painter: QPainter, look: Look) -> None:
        key = (self.width(), self.height(), look.theme.name, look.dpr)
        if self._cloth is None or self._cloth[0] != key:
            size = QSizeF(self.width(), self.height())
            centre = QPointF(self.width() / 2, self.height() / 2)
            self._cloth = (key, felt.cloth(size, centre, 0.42 * self.height(), look))
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()), _CORNERS, _CORNERS)
        painter.save()
        painter.setClipPath(shape)
        painter.drawPixmap(0, 0, self._cloth[1])
        painter.restore()

    def _paint_scene(self, painter: QPainter, scene: Scene, look: Look) -> None:
        table = scene.table
        size = plate_size(look, compact=True)
        room = Rect(0, 0, self.width(), self.height())
        wide = size.width()
        if not scene.contract.isdigit():  # "Partner Close" covers no name
            wide += look.fonts.width(scene.contract, Role.TAG)
        lay = spread(room, table.seats, table.hand_size, (wide, size.height()))
        for place, seat in enumerate(table.from_seat(scene.seat)):
            self._paint_hand(painter, lay, place, seat)
        if not scene.empty:
            for laid in scene.snap.trick:
                self._paint_laid(painter, lay, laid)

    def _paint_hand(self, painter: QPainter, lay: Spread, place: int, seat: int) -> None:
        scene, stage = self.scene, stage_of(self)
        assert scene is not None
        snap, card = scene.snap, lay.card
        hand = ordered(snap.hands[seat], HandOrder(), None)
        mine = snap.indicator is not None and seat == snap.maker
        box = lay.hands[place]
        wide = card * (1 + STRIP * (len(hand) - 1)) if hand else 0.0
        whole = wide + ((APART + 1) * card if mine and hand else card if mine else 0.0)
        x, y = box.centre[0] - whole / 2 + card / 2, box.centre[1]
        asked = seat == scene.chooser
        marked = []
        for held in hand:
            centre = QPointF(x, y)
            marks.card(painter, stage.face(held, card), centre)
            if asked and held in (scene.chosen, scene.advised):
                marked.append((held, centre))
            x += STRIP * card
        if mine and snap.indicator is not None:
            x = box.centre[0] + whole / 2 - card / 2
            self._paint_down(painter, snap.indicator, QPointF(x, y), card, "lock")
            if asked and snap.indicator in (scene.chosen, scene.advised):
                marked.append((snap.indicator, QPointF(x, y)))
        self._paint_plate(painter, lay.plates[place], seat, scene)
        for held, centre in marked:
            self._mark(painter, scene, held, marks.card_rect(centre, card))

    def _mark(self, painter: QPainter, scene: Scene, card: Card, rect: QRectF) -> None:
        """Ring the card that was chosen, put the lamp on the one that was advised."""
        look = stage_of(self).look
        strip = QRectF(rect.left(), rect.top(), STRIP * rect.width(), rect.height())
        if card == scene.chosen:
            marks.card_ring(painter, strip, look)
        if card == scene.advised:
            across = max(18.0, 0.36 * rect.width())
            at = QPointF(strip.center().x(), rect.bottom() - 0.5 * across)
            marks.hint_lamp(painter, around(at, across), look)

    def _paint_plate(self, painter: QPainter, rect: Rect, seat: int, scene: Scene) -> None:
        table = scene.table
        side = SIDES[(table.side(seat) - table.side(scene.seat)) % table.sides]
        face = SeatFace(
            scene.names[seat],
            "",
            side,
            turn=seat == scene.chooser,
            dealer=seat == scene.dealer,
            chip=scene.contract if seat == scene.snap.maker else "",
            aside=seat in scene.snap.aside,
        )
        plate(painter, QRectF(*rect), face, stage_of(self).look)

    def _paint_laid(self, painter: QPainter, lay: Spread, laid: Laid) -> None:
        scene, stage = self.scene, stage_of(self)
        assert scene is not None
        place = (laid.seat - scene.seat) % scene.table.seats
        centre = QPointF(*lay.trick[place])
        if laid.hidden:
            self._paint_down(painter, laid.card, centre, lay.trick_card, "hidden")
        else:
            marks.card(painter, stage.face(laid.card, lay.trick_card), centre)
        if laid.seat == scene.snap.winner:
            rect = marks.card_rect(centre, lay.trick_card)
            marks.card_ring(painter, rect, stage.look)

    def _paint_down(
        self, painter: QPainter, card: Card, centre: QPointF, width: float, sign: Icon
    ) -> None:
        """Paint a card that lay face down: its face in a red edge, as on the result sheet."""
        stage = stage_of(self)
        look = stage.look
        marks.card(painter, stage.face(card, width), centre)
        rect = marks.card_rect(centre, width)
        inner = rect.adjusted(1, 1, -1, -1)
        rounded(painter, inner, RADIUS * width, None, look.theme.loss, max(2.0, 0.05 * width))
        across = min(max(16.0, 0.42 * width), 30.0)
        at = QPointF(rect.right() - 0.42 * across, rect.top() + 0.42 * across)
        disc(painter, around(at, across), look.theme.side_ink, look.theme.chip_edge, 1.2)
        icon(painter, around(at, 0.68 * across), sign, look.theme.chip_ink, look)


def spoken_cards(scene: Scene, line: str, closed: str, hidden: str) -> str:
    """Return what is shown as a text for who hears it.

    Args:
        scene: What is shown.
        line: The trick and who wins it.
        closed: What is said of the indicator that lies face down, with ``{card}``.
        hidden: What is said of a card that lies face down, with ``{card}``.
    """
    snap, parts = scene.snap, [line]
    if not scene.empty:
        for laid in snap.trick:
            name = texts.card_name(laid.card)
            told = hidden.format(card=name) if laid.hidden else name
            parts.append(f"{scene.names[laid.seat]}: {told}")
    for seat in scene.table.from_seat(scene.seat):
        cards = [texts.card_name(c) for c in ordered(snap.hands[seat], HandOrder(), None)]
        if snap.indicator is not None and seat == snap.maker:
            cards.append(closed.format(card=texts.card_name(snap.indicator)))
        if cards:
            parts.append(f"{scene.names[seat]}: {', '.join(cards)}")
    return ". ".join(parts) + "."
