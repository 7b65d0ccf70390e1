"""The table as a graphics scene: a pool of cards, the seats, and what they show of a view."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QRadialGradient
from PySide6.QtWidgets import QGraphicsScene

from three04.cards import Card
from three04.ui import texts
from three04.ui.board import paint
from three04.ui.board.items import AwaitedItem, CardItem, CardLook, SeatItem, SeatLook
from three04.ui.board.layout import Pose, Rect, hand_poses, layout
from three04.ui.board.picture import Picture, Seat, TableCard
from three04.ui.models.hand import HandRow


class TableScene(QGraphicsScene):
    """The table.

    Attributes:
        layout: Where things lie now.
        picture: What is shown; None before the first.
        rows: The viewer's hand as shown, his indicator included.
        cursor: The card the keyboard stands on, if the table has the focus.
        chosen: The card selected to be laid.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.layout = layout(1280, 800, 4)
        self.picture: Picture | None = None
        self.rows: tuple[HandRow, ...] = ()
        self.cursor: Card | None = None
        self.chosen: Card | None = None
        self._spoken: dict[Card, str] = {}
        self._pool: list[CardItem] = []
        self._bound: dict[Hashable, CardItem] = {}
        self._free: list[CardItem] = []
        self._seats: list[SeatItem] = []
        self._awaited = AwaitedItem()
        self.addItem(self._awaited)

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
        self.layout = layout(max(width, 320), max(height, 240), seats)
        self._sync()

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
        return keys

    def _bind(self, key: Hashable, pose: Pose, look: CardLook, z: float) -> None:
        item = self._old.pop(key, None)
        if item is None:
            item = self._free.pop() if self._free else self._new_card()
        self._bound[key] = item
        item.bind(pose, look, z)

    def _new_card(self) -> CardItem:
        item = CardItem()
        self._pool.append(item)
        self.addItem(item)
        return item

    # ------------------------------------------------------------------ cards

    def _sync_hand(self) -> None:
        rows = [row for row in self.rows if not row.indicator]
        unit = self.layout.scale
        asked = any(row.playable is not None for row in self.rows)
        for number, (row, pose) in enumerate(
            zip(rows, hand_poses(self.layout, len(rows)), strict=True)
        ):
            lift = 0.0
            if asked:
                lift = -9.0 if row.playable else 7.0
            if row.card == self.chosen:
                lift -= 26.0
            raised = pose._replace(y=pose.y + lift * unit)
            self._bind(("hand", row.card), raised, self._hand_look(row), 100 + number)

    def _hand_look(self, row: HandRow) -> CardLook:
        return CardLook(
            card=row.card,
            down=row.indicator,
            veiled=row.playable is False,
            focused=row.card == self.cursor,
            chosen=row.card == self.chosen,
            mark="lock" if row.indicator else "",
            spoken=self._spoken[row.card],
            playable=bool(row.playable),
        )

    def _sync_trick(self, picture: Picture) -> None:
        for number, card in enumerate(picture.trick):
            pose = self.layout.tricks[card.place]
            self._bind(("trick", card.place), pose, self._trick_look(picture, card), 10 + number)

    def _trick_look(self, picture: Picture, card: TableCard) -> CardLook:
        name = picture.seats[card.place].name
        if card.down:
            spoken = self.tr("Face-down card played by {name}").format(name=name)
            if card.card is not None:
                spoken = self.tr("{card}, face down, played by {name}").format(
                    card=texts.card_name(card.card), name=name
                )
        else:
            assert card.card is not None
            spoken = self.tr("{card}, played by {name}").format(
                card=texts.card_name(card.card), name=name
            )
        return CardLook(
            card=card.card,
            down=card.down,
            mark="hidden" if card.down else "",
            tag=self._tag(card.tag),
            brass=card.tag in ("highest", "ruff"),
            spoken=spoken,
        )

    def _tag(self, tag: str) -> str:
        if not tag:
            return ""
        if self.layout.compact or self.layout.tricks[0].w < 76:
            return "★" if tag != "led" else ""
        words = {"led": self.tr("Led"), "highest": self.tr("Highest"), "ruff": self.tr("Ruff")}
        return words[tag]

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
            look = CardLook(down=True, mark="lock", spoken=spoken)
        self._bind("indicator", self.layout.indicators[card.place], look, 60)

    # ------------------------------------------------------------------ seats

    def _sync_seats(self, picture: Picture) -> None:
        while len(self._seats) < len(picture.seats):
            item = SeatItem()
            self._seats.append(item)
            self.addItem(item)
        for number, item in enumerate(self._seats):
            item.setVisible(number < len(picture.seats))
        for seat, item in zip(picture.seats, self._seats, strict=False):
            plate = self.layout.plates[seat.place]
            item.place(QRectF(*plate), QPointF(*self.layout.bubbles[seat.place]))
            item.show_look(self._seat_look(seat))

    def _seat_look(self, seat: Seat) -> SeatLook:
        return SeatLook(
            side=seat.side,
            name=seat.name,
            line=self._seat_line(seat),
            cards=seat.cards if seat.place else 0,
            dealer=seat.dealer,
            chip=texts.contract_text(seat.contract) if seat.contract else "",
            turn=seat.turn or seat.winner,
            aside=seat.aside,
            bubble="" if seat.call is None else texts.call_text(seat.call),
            standing=seat.standing,
            spoken=self._seat_spoken(seat),
        )

    def _seat_line(self, seat: Seat) -> str:
        if seat.aside:
            return self.tr("Hand laid aside")
        if seat.winner:
            return self.tr("Takes the trick")
        if seat.turn:
            return self.tr("Your turn") if seat.place == 0 else self.tr("Thinking…")
        if seat.contract:
            return self.tr("Maker")
        if seat.place == 0:
            return ""
        return self.tr("Your partner") if seat.side == 0 else self.tr("Opponent")

    def _seat_spoken(self, seat: Seat) -> str:
        parts = [seat.name, self._seat_line(seat), self.tr("{n} cards").format(n=seat.cards)]
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
        area = self.sceneRect()
        gradient = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.62)
        for at, colour in zip((0.0, 0.55, 1.0), paint.TABLE, strict=True):
            gradient.setColorAt(at, QColor(colour))
        painter.fillRect(rect, QBrush(gradient))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QColor("#E9F2DE")
        line.setAlpha(26)
        painter.setPen(line)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        centre = QPointF(area.center().x(), self.layout.tricks[0].y * 0.5 + self._top_y() * 0.5)
        for radius in (228, 214, 150, 142, 70):
            reach = radius * self.layout.scale * (1.7 if self.layout.compact else 1.0)
            painter.drawEllipse(centre, reach, reach)

    def _top_y(self) -> float:
        return self.layout.tricks[len(self.layout.tricks) // 2].y

    def hand_top(self) -> float:
        """Return the top edge of the hand's highest card."""
        tops = [self.anchor(row.card).y for row in self.rows if not row.indicator]
        return min(tops, default=self.layout.hand_centre[1])

    def anchor(self, card: Card) -> Rect:
        """Return where a card of the hand is, for a bubble beside it."""
        item = self.item_of(card)
        if item is None:
            return Rect(*self.layout.hand_centre, 0, 0)
        box = item.mapRectToScene(item.face_rect())
        return Rect(box.x(), box.y(), box.width(), box.height())
