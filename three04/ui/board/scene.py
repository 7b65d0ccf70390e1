"""The table as a graphics scene: a pool of cards, the seats, and what they show of a view."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from three04.cards import Card
from three04.ui import fonts, texts
from three04.ui.artwork import Icon
from three04.ui.board import felt
from three04.ui.board.items import (
    AwaitedItem,
    CardItem,
    CardLook,
    DimItem,
    HeapItem,
    SeatItem,
    SeatLook,
)
from three04.ui.board.layout import hand_poses, layout
from three04.ui.board.marks import Tag
from three04.ui.board.picture import Picture, Seat, TableCard
from three04.ui.board.places import Pose, Rect
from three04.ui.board.seats import Saying, SeatFace
from three04.ui.board.stage import Stage
from three04.ui.models.hand import HandRow
from three04.ui.theme import SIDES

_HAND, _LIT = 100, 160
"""How high the hand lies, and what is lit while the rest is dimmed."""


class TableScene(QGraphicsScene):
    """The table.

    Attributes:
        layout: Where things lie now.
        picture: What is shown; None before the first.
        rows: The viewer's hand as shown, his indicator included.
        cursor: The card the keyboard stands on, if the table has the focus.
        chosen: The card selected to be laid.
        hinted: The card that a hint recommends.
        stage: What is painted with.
        watched: Whether nobody at this screen plays: the viewer's seat is a computer's too.
    """

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage = stage
        self.layout = layout(1280, 800, 4)
        self.picture: Picture | None = None
        self.rows: tuple[HandRow, ...] = ()
        self.cursor: Card | None = None
        self.chosen: Card | None = None
        self.hinted: Card | None = None
        self.watched = False
        self._spoken: dict[Card, str] = {}
        self._pool: list[CardItem] = []
        self._bound: dict[Hashable, CardItem] = {}
        self._free: list[CardItem] = []
        self._seats: list[SeatItem] = []
        self._awaited, self._dim = AwaitedItem(stage), DimItem(stage)
        self._heaps = [HeapItem(stage), HeapItem(stage)]
        for item in (self._awaited, self._dim, *self._heaps):
            self.addItem(item)
        self._cloth: tuple[Hashable, QPixmap] | None = None
        stage.sprites.changed.connect(self.repaint_all)

    # ------------------------------------------------------------------ what is shown

    def show_picture(
        self, picture: Picture, rows: Sequence[HandRow], spoken: Sequence[str]
    ) -> None:
        """Show a moment of the game.

        Args:
            picture: The table.
            rows: The viewer's hand.
            spoken: What a screen reader says of each of its cards.
        """
        if self.picture is None or len(picture.seats) != len(self.picture.seats):
            self.picture = picture
            self.resize(self.width(), self.height())
        self.picture, self.rows = picture, tuple(rows)
        self._spoken = {row.card: text for row, text in zip(rows, spoken, strict=True)}
        self._sync()

    def resize(self, width: float, height: float) -> None:
        """Lay everything out anew for this size."""
        self.setSceneRect(0, 0, width, height)
        seats = len(self.picture.seats) if self.picture else 4
        wish = fonts.bounded(self.stage.appearance.text_size)
        self.layout = layout(max(width, 320), max(height, 240), seats, wish)
        views = self.views()
        self.stage.fit(self.layout, views[0].devicePixelRatioF() if views else 1.0)
        self._sync()
        self.repaint_all()

    def repaint_all(self) -> None:
        """Paint everything anew: pictures have come, or the look has changed."""
        for item in self.items():
            item.update()
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def point(self, cursor: Card | None, chosen: Card | None) -> None:
        """Move the keyboard's place and the selection."""
        if (cursor, chosen) != (self.cursor, self.chosen):
            self.cursor, self.chosen = cursor, chosen
            self._sync()

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self._sync()

    def _sync(self) -> None:
        if self.picture is None:
            return
        old, self._bound = self._bound, {}
        self._free += [item for key, item in old.items() if key not in self._keys()]
        for item in self._free:
            item.free()
        self._old = old
        self._sync_trick(self.picture)
        self._sync_hand()
        self._sync_indicator(self.picture.indicator)
        self._sync_seats(self.picture)
        self._sync_heaps(self.picture)
        self._sync_opened(self.picture.opened)
        awaited = self.picture.awaited
        self._awaited.setVisible(awaited is not None)
        if awaited is not None:
            self._awaited.place(self.layout.tricks[awaited])

    def _keys(self) -> set[Hashable]:
        assert self.picture is not None
        keys: set[Hashable] = {("hand", row.card) for row in self.rows if not row.indicator}
        keys |= {("trick", card.place) for card in self.picture.trick}
        if self.picture.indicator is not None:
            keys.add("indicator")
        if self.picture.opened is not None:
            keys.add("opened")
        return keys

    def _bind(self, key: Hashable, pose: Pose, look: CardLook, z: float) -> None:
        item = self._old.pop(key, None)
        if item is None:
            item = self._free.pop() if self._free else self._new_card()
        self._bound[key] = item
        item.bind(pose, look, z)

    def _new_card(self) -> CardItem:
        item = CardItem(self.stage)
        self._pool.append(item)
        self.addItem(item)
        return item

    # ------------------------------------------------------------------ cards

    def _sync_hand(self) -> None:
        rows = [row for row in self.rows if not row.indicator]
        unit = self.stage.look.scale
        asked = any(row.playable is not None for row in self.rows)
        poses = hand_poses(self.layout, len(rows), len(rows) < len(self.rows))
        for number, (row, pose) in enumerate(zip(rows, poses, strict=True)):
            lift = 0.0
            if asked:
                lift = -9.0 if row.playable else 7.0
            if row.card == self.chosen or row.ahead:
                # On a small table the prompt is close above.
                lift -= 13.0 if self.layout.compact else 26.0
            raised = pose._replace(y=pose.y + lift * unit)
            self._bind(("hand", row.card), raised, self._hand_look(row), _HAND + number)

    def _hand_look(self, row: HandRow) -> CardLook:
        caption = self.tr("Your indicator") if row.indicator and not self.layout.compact else ""
        return CardLook(
            card=row.card,
            down=row.indicator,
            veiled=row.playable is False,
            focused=row.card == self.cursor,
            chosen=row.card == self.chosen,
            cover="lock" if row.indicator else None,
            caption=caption,
            tag=("next", "" if self.layout.compact else self.tr("Next")) if row.ahead else None,
            spoken=self._spoken[row.card],
            playable=bool(row.playable),
            hinted=row.card == self.hinted,
        )

    def _sync_trick(self, picture: Picture) -> None:
        low = 10 if picture.opened is None else _LIT
        for number, card in enumerate(picture.trick):
            pose = self.layout.tricks[card.place]
            # A tag is seen whole, though its card may not be the last.
            high = low + number + (20 if card.tag else 0)
            self._bind(("trick", card.place), pose, self._trick_look(picture, card), high)

    def _trick_look(self, picture: Picture, card: TableCard) -> CardLook:
        return CardLook(
            card=card.card,
            down=card.down,
            lit=picture.opened is not None and card.tag == "ruff",
            cover="hidden" if card.down else None,
            tag=self._tag(card.tag),
            spoken=self._trick_spoken(picture.seats[card.place].name, card),
        )

    def _trick_spoken(self, name: str, card: TableCard) -> str:
        if card.card is None:
            return self.tr("Face-down card played by {name}").format(name=name)
        if card.down:
            spoken = self.tr("{card}, face down, played by {name}")
        else:
            spoken = self.tr("{card}, played by {name}")
        return spoken.format(card=texts.card_name(card.card), name=name)

    def _tag(self, tag: str) -> tuple[Tag, str] | None:
        """Return what is painted at a card's corner: in small windows the star alone."""
        if not tag:
            return None
        if tag == "led":
            return "led", "" if self.layout.compact else self.tr("Led")
        if tag == "open":
            return "open", "" if self.layout.compact else self.tr("Indicator")
        word = self.tr("Highest") if tag == "highest" else self.tr("Ruff")
        return "best", "" if self.layout.compact else word

    def _sync_indicator(self, card: TableCard | None) -> None:
        if card is None:
            return
        own = [row for row in self.rows if row.indicator]
        if own:
            look = self._hand_look(own[0])
        else:
            assert self.picture is not None
            name = self.picture.seats[card.place].name
            spoken = self.tr("Indicator of {name}, face down").format(name=name)
            small = self.layout.compact or len(self.picture.seats) == 8
            caption = "" if small else self.tr("Indicator")
            look = CardLook(down=True, cover="lock", caption=caption, spoken=spoken)
        self._bind("indicator", self.layout.indicators[card.place], look, 60)

    def _sync_opened(self, card: TableCard | None) -> None:
        """Show the indicator beside the trick, all else but the trick in the dark."""
        self._dim.setVisible(card is not None)
        if card is None or card.card is None:
            return
        pose = self.layout.opened[card.place]
        self._dim.light(self.sceneRect(), pose)
        assert self.picture is not None
        name = self.picture.seats[card.place].name
        spoken = self.tr("{card}, the indicator of {name}").format(
            card=texts.card_name(card.card), name=name
        )
        look = CardLook(card=card.card, lit=True, tag=self._tag(card.tag), spoken=spoken)
        self._bind("opened", pose, look, _LIT + 40)

    def _sync_heaps(self, picture: Picture) -> None:
        for number, heap in enumerate(self._heaps):
            taken = picture.taken[number] if self.layout.heaps and picture.taken else 0
            heap.setVisible(False)
            if taken:
                heap.show_heap(self.layout.heaps[number], taken, texts.trick_count(taken))

    # ------------------------------------------------------------------ seats

    def _sync_seats(self, picture: Picture) -> None:
        while len(self._seats) < len(picture.seats):
            item = SeatItem(self.stage)
            self._seats.append(item)
            self.addItem(item)
        for number, item in enumerate(self._seats):
            item.setVisible(number < len(picture.seats))
        for seat, item in zip(picture.seats, self._seats, strict=False):
            plate = self.layout.plates[seat.place]
            item.place(QRectF(*plate), self.layout.fan, self.layout.bubbles[seat.place])
            item.show_look(self._seat_look(seat, picture))

    def _seat_look(self, seat: Seat, picture: Picture) -> SeatLook:
        line = self._seat_line(seat, picture)
        face = SeatFace(
            name=seat.name,
            second=line,
            side=SIDES[seat.side],
            turn=seat.turn or seat.winner,
            dealer=seat.dealer,
            chip=texts.contract_text(seat.contract) if seat.contract else "",
            aside=seat.aside,
            brief=self.tr("Maker") if seat.contract and not (seat.turn or seat.winner) else "",
        )
        cards = seat.cards if seat.place and not seat.aside else 0
        return SeatLook(face, cards, _saying(seat), self._seat_spoken(seat, line))

    def _seat_line(self, seat: Seat, picture: Picture) -> str:
        if seat.aside:
            return self.tr("Cards laid aside")
        if seat.winner:
            return self.tr("Takes the trick")
        if seat.turn:
            yours = seat.place == 0 and not self.watched
            return self.tr("Your turn") if yours else self.tr("Thinking…")
        others = [s.name for s in picture.seats if s.side == seat.side and s is not seat]
        ours = seat.side == 0 and not self.watched
        if seat.contract:
            if len(others) != 1 or ours:
                return self.tr("Maker")
            return self.tr("Maker · with {name}").format(name=others[0])
        if seat.place and ours:
            return self.tr("Your partner")
        if len(others) == 1:
            return self.tr("With {name}").format(name=others[0])
        return "" if ours or self.watched else self.tr("Opponent")

    def _seat_spoken(self, seat: Seat, line: str) -> str:
        parts = [seat.name, line, self.tr("{n} cards").format(n=seat.cards)]
        if seat.dealer:
            parts.append(self.tr("dealer"))
        if seat.contract:
            contract = texts.contract_text(seat.contract)
            parts.append(self.tr("maker of {contract}").format(contract=contract))
        if seat.call is not None:
            parts.append(self.tr("said {call}").format(call=texts.call_text(seat.call)))
        return ", ".join(part for part in parts if part)

    # ------------------------------------------------------------------ for the view

    def row_at(self, point: QPointF) -> HandRow | None:
        """Return the hand's card under a point, the topmost."""
        for item in self.items(point):
            if isinstance(item, CardItem):
                inside = item.face_rect().contains(item.mapFromScene(point))
                row = self._row_of(item)
                if inside and row is not None:
                    return row
        return None

    def spoken_items(self) -> list[CardItem | SeatItem]:
        """Return what a screen reader finds: seats from the right, the trick, the hand."""
        seats = [item for item in self._seats if item.isVisible()]
        cards = sorted(self._bound.values(), key=CardItem.zValue)
        return [*seats[1:], *seats[:1], *cards]

    def card_items(self) -> list[CardItem]:
        """Return the cards in use."""
        return list(self._bound.values())

    def item_of(self, card: Card) -> CardItem | None:
        """Return the item of a card of the viewer's hand or of his indicator."""
        for row in self.rows:
            if row.card == card:
                return self._bound.get("indicator" if row.indicator else ("hand", card))
        return None

    def _row_of(self, item: CardItem) -> HandRow | None:
        for row in self.rows:
            if self.item_of(row.card) is item:
                return row
        return None

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the cloth."""
        look, lay = self.stage.look, self.layout
        size = self.sceneRect().size()
        stone = (128 if lay.compact else felt.STONE) * lay.scale / (0.85 if lay.compact else 1)
        key = (size.width(), size.height(), lay.centre, stone, look.theme.name, look.dpr)
        if self._cloth is None or self._cloth[0] != key:
            self._cloth = (key, felt.cloth(size, QPointF(*lay.centre), stone, look))
        part = QRectF(rect)
        whole = QRectF(part.topLeft() * look.dpr, part.size() * look.dpr)
        painter.drawPixmap(part, self._cloth[1], whole)

    def hand_top(self, left: float, right: float) -> float:
        """Return the top edge of the highest card of the hand between two x."""
        cards = [self.anchor(row.card) for row in self.rows]
        tops = [card.y for card in cards if card.x < right and card.right > left]
        return min(tops, default=self.layout.hand_centre[1])

    def hand_right(self) -> float:
        """Return from where on a panel may cover the hand: right of the last card's index."""
        cards = [self.anchor(row.card) for row in self.rows if not row.indicator]
        return max((card.x + 0.45 * card.w for card in cards), default=self.layout.hand_centre[0])

    def anchor(self, card: Card) -> Rect:
        """Return where a card of the hand is, for a bubble beside it."""
        item = self.item_of(card)
        if item is None:
            return Rect(*self.layout.hand_centre, 0, 0)
        box = item.mapRectToScene(item.face_rect())
        return Rect(box.x(), box.y(), box.width(), box.height())


def _saying(seat: Seat) -> Saying | None:
    """Return what a seat's bubble shows of its call."""
    call = seat.call
    if call is None:
        return None
    mark: Icon | None = None
    if call == "ask":
        mark = "ask"
    elif call == "close":
        mark = "star"
    return Saying(texts.call_text(call), isinstance(call, int), seat.standing, mark)
