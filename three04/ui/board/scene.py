"""The table as a graphics scene: a pool of cards, the seats, and what they show of a view."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QTimer, Signal, Slot
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from three04.cards import Card
from three04.rules import events as ev
from three04.rules.events import Event
from three04.rules.questions import Question
from three04.ui.board import felt, looks, motion
from three04.ui.board.animator import Animator
from three04.ui.board.change import Change
from three04.ui.board.clock import TableClock
from three04.ui.board.groups import Groups
from three04.ui.board.items import (
    CardItem,
    CardLook,
    SeatItem,
)
from three04.ui.board.layout import hand_poses, layout
from three04.ui.board.motion import Height
from three04.ui.board.picture import Picture, TableCard
from three04.ui.board.places import Pose, Rect
from three04.ui.board.pool import CardPool
from three04.ui.board.seating import Seating
from three04.ui.board.stage import Stage
from three04.ui.board.still_items import AwaitedItem, DimItem, HeapItem
from three04.ui.models.hand import HandRow, Told
from three04.ui.style import fonts
from three04.ui.words import texts


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
        groups: What lies there as the keyboard and a screen reader walk over it.
        hovered: The card under the mouse, if it may be chosen.
        clock: What moves on the table.

    Signals:
        first_painted (): The table has been painted for the first time: what was to wait for that
            may be done now.
    """

    first_painted = Signal()

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage = stage
        self.layout = layout(1280, 800, 4)
        self.picture: Picture | None = None
        self.rows: tuple[HandRow, ...] = ()
        self.cursor: Card | None = None
        self.chosen: Card | None = None
        self.hinted: Card | None = None
        self.hovered: Card | None = None
        self.clock = TableClock(self)
        self.groups = Groups(self)
        self._spoken: dict[Card, Told] = {}
        self._pool = CardPool(self, stage, self.animator)
        self._seating = Seating(self, stage, self.animator)
        self._lead = 0.0
        self._awaited, self._dim = AwaitedItem(stage), DimItem(stage)
        self._heaps = [HeapItem(stage), HeapItem(stage)]
        for item in (self._awaited, self._dim, *self._heaps):
            self.addItem(item)
        self._cloth: tuple[Hashable, QPixmap] | None = None
        self._seen = False
        stage.sprites.changed.connect(self.repaint_all)

    # ------------------------------------------------------------------ what is shown

    @property
    def animator(self) -> Animator:
        """Where everything is that moves."""
        return self.clock.animator

    def watch(self, watched: bool) -> None:
        """Show a seat that nobody at this screen has, or the player's own."""
        self._seating.watched = watched

    def look_back_on(self) -> None:
        """Show what is over: nobody at this screen has a seat, nobody thinks."""
        self._seating.watched = self._seating.past = True

    def show_picture(
        self,
        picture: Picture,
        rows: Sequence[HandRow],
        spoken: Sequence[Told],
        cue: Event | None = None,
        still: bool = False,
    ) -> None:
        """Show a moment of the game.

        Args:
            picture: The table.
            rows: The viewer's hand.
            spoken: What a screen reader says of each of its cards.
            cue: What has just happened, if anything.
            still: Whether it is no consequence of what was shown: nothing moves there.
        """
        before = self.picture
        if before is None or len(picture.seats) != len(before.seats):
            before, self.picture = None, picture
            self.resize(self.width(), self.height())
        self.picture, self.rows = picture, tuple(rows)
        self._spoken = {row.card: text for row, text in zip(rows, spoken, strict=True)}
        if still or before is None or not self.animator.speed:
            self.finish()
            self._pool.still = True
            self._sync()
            self._pool.still = False
            return
        self._seating.looking = None
        self._cue(cue)
        unit, pool = self.stage.look.scale, self._pool
        self._sync(Change(before, picture, cue, self.rows, self.layout, unit, pool))

    def finish(self) -> None:
        """Let everything come to rest at once."""
        self._lead = 0.0
        self.clock.finish()

    def _cue(self, cue: Event | None) -> None:
        """Take in what the next event need not wait for, and who looks at cards."""
        if isinstance(cue, ev.Dealt) and self.animator.style == "full":
            self._lead = self.animator.now + cue.count * motion.DEAL_GAP * self.animator.speed
        elif cue is not None:
            self._lead = 0.0
        if isinstance(cue, ev.Looked) and self.picture is not None:
            self._seating.looking = next(s.place for s in self.picture.seats if s.seat == cue.maker)

    def left(self, coming: Event | Question) -> int:
        """Return how many milliseconds what comes next has to wait for what moves.

        A packet is dealt while the one before still flies; all else waits until that has landed.
        """
        if isinstance(coming, ev.Dealt) and self._lead:
            return max(0, round(self._lead - self.animator.now))
        return self.animator.left()

    def resize(self, width: float, height: float) -> None:
        """Lay everything out anew for this size."""
        self.setSceneRect(0, 0, width, height)
        seats = len(self.picture.seats) if self.picture else 4
        wish = fonts.bounded(self.stage.appearance.text_size)
        self.layout = layout(max(width, 320), max(height, 240), seats, wish)
        views = self.views()
        self.stage.fit(self.layout, views[0].devicePixelRatioF() if views else 1.0)
        self.stage.back(self.layout.hand_card)  # it flies before it lies anywhere
        self._pool.adjust = motion.AIM
        self._sync()
        self._pool.adjust = motion.RAISE
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
        self.groups.retranslate()
        self._sync()

    def hover(self, card: Card | None) -> None:
        """Raise the card under the mouse."""
        if card != self.hovered:
            self.hovered = card
            self._sync()

    def carry(self, card: Card, to: QPointF) -> None:
        """Have a card of the hand follow the mouse: its centre goes there."""
        item = self.item_of(card)
        values = None if item is None else self.animator.values(item)
        if item is not None and values is not None:
            item.land()
            item.setZValue(Height.HELD)
            self.animator.place(item, (to.x(), to.y(), *values[2:]))

    def let_go(self, card: Card) -> None:
        """Have a card go back to its place from where it was carried."""
        item = self.item_of(card)
        if item is not None:
            item.land()
            self._sync()

    def _sync(self, change: Change | None = None) -> None:
        if self.picture is None:
            return
        self._pool.begin()
        self._sync_trick(self.picture, change)
        self._sync_opened(self.picture.opened, change)
        self._sync_hand(change)
        self._sync_indicator(self.picture.indicator, change)
        if change is not None:
            change.gather()
            change.give_back()
            change.deal_away(self._seating)
        self._pool.end()
        self._seating.show(self.picture, self.layout, change is not None)
        self._sync_heaps(self.picture)
        awaited = self.picture.awaited
        self._awaited.setVisible(awaited is not None)
        if awaited is not None:
            self._awaited.place(self.layout.tricks[awaited])
        self._tell_groups(self.picture)

    def _tell_groups(self, picture: Picture) -> None:
        """Tell who walks over the table what lies there; an indicator is with its owner."""
        seats: list[CardItem | SeatItem] = []
        shown = [item for item in self._seating.items if item.isVisible()]
        owner = picture.indicator or picture.opened
        for place in (*range(1, len(shown)), 0):
            seats.append(shown[place])
            if owner is not None and owner.place == place:
                mine = [self.item_of(row.card) for row in self.rows]
                found = [self._pool.bound.get(key) for key in ("indicator", "opened")]
                seats += [item for item in found if item is not None and item not in mine]
        kind = "back" if picture.old else "trick"
        trick = [self._pool.bound[kind, card.place] for card in picture.trick]
        hand = [item for row in self.rows if (item := self.item_of(row.card)) is not None]
        self.groups.show(seats, trick, hand)

    # ------------------------------------------------------------------ cards

    def _sync_hand(self, change: Change | None) -> None:
        rows = [row for row in self.rows if not row.indicator]
        poses = hand_poses(self.layout, len(rows), len(rows) < len(self.rows))
        homes = [self._raised(row, pose) for row, pose in zip(rows, poses, strict=True)]
        coming = change.hand(homes) if change is not None else {}
        for number, (row, home) in enumerate(zip(rows, homes, strict=True)):
            way, source = coming.get(row.card, (None, None))
            height, look = Height.HAND + number, self._hand_look(row)
            self._pool.bind(("hand", row.card), home, look, height, way, source)

    def _raised(self, row: HandRow, pose: Pose) -> Pose:
        asked = any(other.playable is not None for other in self.rows)
        lift = (-9.0 if row.playable else 7.0) if asked else 0.0
        if row.card == self.chosen or row.ahead:
            lift -= self._lift()
        elif row.playable and row.card == self.hovered:
            lift -= motion.RAISED
        return pose._replace(y=pose.y + lift * self.stage.look.scale)

    def _lift(self) -> float:
        """Return how far a chosen card rises; on a small table the prompt is close above."""
        return 13.0 if self.layout.compact else 26.0

    def _hand_look(self, row: HandRow) -> CardLook:
        return looks.of_hand(
            row,
            self._spoken[row.card],
            own=not self._seating.watched,
            compact=self.layout.compact,
            focused=row.card == self.cursor,
            chosen=row.card == self.chosen,
            hinted=row.card == self.hinted,
        )

    def _sync_trick(self, picture: Picture, change: Change | None) -> None:
        low = Height.TRICK if picture.opened is None else Height.LIT
        for number, card in enumerate(picture.trick):
            pose = self.layout.tricks[card.place]
            # A tag is seen whole, though its card may not be the last.
            high = low + number + (Height.TAGGED if card.tag else 0)
            if card.tag in ("highest", "ruff"):
                high += len(picture.trick)  # over the tags that other cards carry
            way, source = change.played(card, pose) if change is not None else (None, None)
            key = ("back" if picture.old else "trick", card.place)
            look = looks.of_trick(picture, card, self.layout.compact)
            self._pool.bind(key, pose, look, high, way, source)

    def _sync_indicator(self, card: TableCard | None, change: Change | None) -> None:
        if card is None:
            return
        assert self.picture is not None
        own = [row for row in self.rows if row.indicator]
        if card.card is not None and not card.down:
            look = looks.of_bared(self.picture.seats[card.place].name, card.card)
        elif own:
            look = self._hand_look(own[0])
        else:
            small = self.layout.compact or len(self.picture.seats) == 8
            look = looks.of_indicator(self.picture.seats[card.place].name, small)
        pose = self.layout.indicators[card.place]
        way, source = change.laid(card, pose) if change is not None else (None, None)
        self._pool.bind("indicator", pose, look, Height.INDICATOR, way, source)

    def _sync_opened(self, card: TableCard | None, change: Change | None) -> None:
        """Show the indicator beside the trick, all else but the trick in the dark."""
        self._dim.darken(card is not None, self.animator, still=self._pool.still)
        if card is None or card.card is None:
            return
        pose = self.layout.opened[card.place]
        self._dim.light(self.sceneRect(), pose)
        assert self.picture is not None
        name = self.picture.seats[card.place].name
        look = looks.of_opened(name, card.card, self.layout.compact)
        way, source = change.opened(card, pose) if change is not None else (None, None)
        self._pool.bind("opened", pose, look, Height.OPENED, way, source)

    def _sync_heaps(self, picture: Picture) -> None:
        for number, heap in enumerate(self._heaps):
            taken = picture.taken[number] if self.layout.heaps and picture.taken else 0
            heap.setVisible(False)
            if taken:
                heap.show_heap(self.layout.heaps[number], taken, texts.trick_count(taken))

    # ------------------------------------------------------------------ for the view

    def row_at(self, point: QPointF) -> HandRow | None:
        """Return the hand's card under a point, the topmost."""
        for item in self.items(point):
            if isinstance(item, CardItem):
                row = self._row_of(item)
                # A card that rises from under the mouse must not sink at once.
                more = motion.RAISED * self.stage.look.scale
                reach = item.face_rect().adjusted(0, 0, 0, more)
                inside = reach.contains(item.mapFromScene(point))
                if inside and row is not None:
                    return row
        return None

    def spoken_items(self) -> list[CardItem | SeatItem]:
        """Return what a screen reader finds: seats from the right, the trick, the hand."""
        groups = self.groups
        return [*groups.seats.members, *groups.trick.members, *groups.hand.members]

    def bound_cards(self) -> dict[Hashable, CardItem]:
        """Return the cards in use, by what they are."""
        return dict(self._pool.bound)

    def card_items(self) -> list[CardItem]:
        """Return the cards in use."""
        return list(self._pool.bound.values())

    def item_of(self, card: Card) -> CardItem | None:
        """Return the item of a card of the viewer's hand or of his indicator."""
        for row in self.rows:
            if row.card == card:
                return self._pool.bound.get("indicator" if row.indicator else ("hand", card))
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
        if not self._seen:
            stone = 0.0  # its lines take as long as all else; the next picture has them
            QTimer.singleShot(0, self, self._tell_painted)
        key = (size.width(), size.height(), lay.centre, stone, look.theme.name, look.dpr)
        if self._cloth is None or self._cloth[0] != key:
            self._cloth = (key, felt.cloth(size, QPointF(*lay.centre), stone, look))
        part = QRectF(rect)
        whole = QRectF(part.topLeft() * look.dpr, part.size() * look.dpr)
        painter.drawPixmap(part, self._cloth[1], whole)

    @Slot()
    def _tell_painted(self) -> None:
        if not self._seen:
            self._seen = True
            self.update()
            self.first_painted.emit()

    def hand_top(self, left: float, right: float) -> float:
        """Return the top edge of the highest card of the hand between two x."""
        cards = [self.anchor(row.card) for row in self.rows]
        tops = [card.y for card in cards if card.x < right and card.right > left]
        return min(tops, default=self.layout.hand_centre[1])

    def hand_right(self) -> float:
        """Return from where on there is nothing of the hand."""
        cards = [self.anchor(row.card) for row in self.rows if not row.indicator]
        return max((card.right for card in cards), default=self.layout.hand_centre[0])

    def hand_rects(self) -> list[Rect]:
        """Return what no panel may cover: the hand's cards, each as high as it can rise."""
        rise = self._lift() * self.stage.look.scale
        cards = [self.anchor(row.card) for row in self.rows]
        return [Rect(card.x, card.y - rise, card.w, card.h + rise) for card in cards]

    def around_plates(self) -> list[Rect]:
        """Return where the others' cards, what was said, an indicator and heaps are seen."""
        boxes = [box for seat in self._seating.items for box in seat.around_plate()]
        boxes += [heap.seen_rect() for heap in self._heaps if heap.isVisible()]
        laid = (self._pool.bound.get(key) for key in ("indicator", "opened"))
        boxes += [item.mapRectToScene(item.face_rect()) for item in laid if item is not None]
        return [Rect(box.x(), box.y(), box.width(), box.height()) for box in boxes]

    def anchor(self, card: Card) -> Rect:
        """Return where a card of the hand is, for a bubble beside it."""
        item = self.item_of(card)
        if item is None:
            return Rect(*self.layout.hand_centre, 0, 0)
        box = item.mapRectToScene(item.face_rect())
        return Rect(box.x(), box.y(), box.width(), box.height())
