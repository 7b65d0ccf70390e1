"""The table on the screen: mouse and keyboard for the cards."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmapCache,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from three04.cards import Card
from three04.ui.board.dragging import Drag
from three04.ui.board.items import CardItem, SeatItem
from three04.ui.board.scene import TableScene
from three04.ui.board.stage import Stage
from three04.ui.board.walk import Walk
from three04.ui.models.hand import HandRow

_HAND_KEYS: Final = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Shift,
    Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space,
)  # fmt: skip
"""Keys that are about a card of the hand."""
_CACHE: Final = 96 * 1024
"""Kilobytes for the cards as they lie, turned: some 25 on a large screen."""


class BoardView(QGraphicsView):
    """Shows the table; a click, a drag, or Left, Right and Enter, choose a card of the hand.

    The keyboard walks over the table as well: Tab, or Up and Down, goes from the seats to the trick
    and the hand, Left and Right from one thing to the next.

    Attributes:
        table: The scene.
        movable: Whether the cards of the hand may be moved among each other.
        linear: Whether Up and Down go from one thing to the next, through all of the table: Left
            and Right do something else then.
        may_wait: Tells whether a card may be chosen now to be played when the turn comes.
        aim: The card of the hand that a key or click is about, while ``pressed`` is told.

    Signals:
        chosen (object): The :class:`HandRow` of a card that was chosen.
        dropped (object): Likewise of a card that was dragged to the table.
        moved (object, int): A card was moved to another place in the hand.
        pressed (): Any key or click, before it does anything.
        resized (): The table got a new size.
    """

    chosen = Signal(object)
    dropped = Signal(object)
    moved = Signal(object, int)
    pressed = Signal()
    resized = Signal()

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableScene(stage, self)
        # Qt's own viewport PySide would meet only when items are painted on it, and load all
        # classes of widgets to see which of them it is: as long as the painting takes.
        self.setViewport(QWidget())
        self.setScene(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.table.clock.crowded.connect(self._draw_roughly)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMouseTracking(True)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _CACHE))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._cursor: Card | None = None
        self._sought: Card | None = None
        self._walk = Walk(self.table.groups)
        self._told: object = None
        self._tell = QTimer(self)
        self._tell.setSingleShot(True)
        self._tell.setInterval(0)
        self._tell.timeout.connect(self._tell_pointed)
        self._held: Card | None = None
        self._held_at = QPointF()
        self._drag: Drag | None = None
        self.movable = self.linear = False
        self.may_wait: Callable[[Card | None], bool] = lambda _card: False
        self.aim: Card | None = None
        self.swallow = False
        """Set by who listens to ``pressed``: this key or click has been used up."""
        self.retranslate()

    @Slot(bool)
    def _draw_roughly(self, crowded: bool) -> None:
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not crowded)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.setAccessibleName(self.tr("Table and your hand"))
        self.table.retranslate()

    # ------------------------------------------------------------------ the keyboard's place

    @property
    def cursor_card(self) -> Card | None:
        """The card the keyboard stands on."""
        return self._cursor

    def refresh_cursor(self) -> None:
        """Keep the keyboard's place on a card that is there."""
        cards = [row.card for row in self._rows()]
        if self._cursor not in cards:
            legal = [row.card for row in self._rows() if row.playable]
            first = legal or cards
            self._cursor = first[0] if first else None
        self._point()

    def seek_playable(self) -> None:
        """Move the keyboard from a card that may not be played to the nearest that may."""
        self._walk.to_hand()
        rows = self._rows()
        legal = [at for at, row in enumerate(rows) if row.playable]
        at = next((at for at, row in enumerate(rows) if row.card == self._cursor), 0)
        if legal and at not in legal:
            self._cursor = rows[min(legal, key=lambda other: abs(other - at))].card
        self._sought = self._cursor
        self._point()

    def lead_to(self, card: Card) -> None:
        """Move the keyboard to a card that is recommended, if it still is where the turn found it.

        Who has moved it himself since, or selected a card, is not led away.
        """
        left_alone = self._walk.in_hand and self._cursor == self._sought
        if left_alone and self.table.chosen is None and card in [row.card for row in self._rows()]:
            self._cursor = self._sought = card
            self._point()

    def choose_card(self, card: Card | None) -> None:
        """Select a card to be laid, or none."""
        self.table.point(self._shown_cursor(), card)

    def pointed(self) -> CardItem | SeatItem | None:
        """Return what the keyboard stands on; None while it is elsewhere."""
        if not self.hasFocus():
            return None
        if self._walk.in_hand:
            return None if self._cursor is None else self.table.item_of(self._cursor)
        return self._walk.item()

    def row_of(self, item: QObject) -> HandRow | None:
        """Return the card of the hand that a choice of this item would choose now."""
        rows = (row for row in self.table.rows if self.table.item_of(row.card) is item)
        return next((row for row in rows if row.playable is not None or self._waits(row)), None)

    def _waits(self, row: HandRow) -> bool:
        return not row.indicator and self.may_wait(row.card)

    def choose_item(self, item: QObject) -> None:
        """Choose a card of the hand as a click does."""
        row = self.row_of(item)
        if row is not None and not self._used_up(None if row.indicator else row.card):
            self.walk_to(item)
            self.chosen.emit(row)

    def walk_to(self, item: QObject) -> None:
        """Put the keyboard on something at the table."""
        cards = [row.card for row in self._rows() if self.table.item_of(row.card) is item]
        if cards:
            self._cursor = cards[0]
            self._walk.to_hand()
        else:
            self._walk.to(item)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._point()

    def _shown_cursor(self) -> Card | None:
        return self._cursor if self.hasFocus() and self._walk.in_hand else None

    def _point(self) -> None:
        """Show where the keyboard stands, and tell a screen reader."""
        self.table.point(self._shown_cursor(), self.table.chosen)
        self._walk.mark(None if self._walk.in_hand else self.pointed())
        self._tell.start()

    @Slot()
    def _tell_pointed(self) -> None:
        """Tell a screen reader what the keyboard stands on, if that is new.

        After Qt has told it that the table has the focus, for what is told last is what it reads.
        """
        pointed = self.pointed()
        now = None if pointed is None else (pointed, pointed.look.spoken)
        if now != self._told and pointed is not None and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(pointed, QAccessible.Event.Focus))
        self._told = now

    def _rows(self) -> list[HandRow]:
        """Return the cards the keyboard walks over; the own indicator when it is asked for."""
        return [row for row in self.table.rows if not row.indicator or row.playable is not None]

    def _move(self, step: int) -> None:
        cards = [row.card for row in self._rows()]
        if not self._walk.in_hand:
            self._walk.move(step)
        elif cards:
            at = cards.index(self._cursor) if self._cursor in cards else 0
            self._cursor = cards[(at + step) % len(cards)]
        self._point()

    def _end(self, last: bool) -> None:
        """Go to the first or last thing where the keyboard is."""
        rows = self._rows()
        if not self._walk.in_hand:
            self._walk.end(last)
        elif rows:
            self._cursor = rows[-1 if last else 0].card
        self._point()

    def _change_group(self, step: int) -> bool:
        """Go to the next group of things; return False if there is none."""
        changed = self._walk.change(step)
        if changed:
            self._point()
        return changed

    def _walk_on(self, step: int) -> None:
        """Go to the next thing at the table, from the end of a group to the next one."""
        cards = [row.card for row in self._rows()]
        if self._walk.in_hand:
            at = (cards.index(self._cursor) if self._cursor in cards else 0) + step
            if 0 <= at < len(cards):
                self._cursor = cards[at]
                self._point()
                return
        elif self._walk.step(step):
            self._point()
            return
        if self._change_group(step):
            self._end(last=step < 0)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go from group to group before it leaves the table."""
        return self._change_group(1 if forward else -1) or super().focusNextPrevChild(forward)

    # ------------------------------------------------------------------ events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the hand, choose a card; any key ends a pause."""
        key = event.key()
        aimed = key in _HAND_KEYS and self._walk.in_hand
        if self._used_up(self._cursor if aimed else None):
            return
        step = 1 if key == Qt.Key.Key_Right else -1
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._lays_elsewhere(event):
            self._lay_beside(step)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._move(step)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.linear:
            self._walk_on(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._change_group(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._end(key == Qt.Key.Key_End)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            found = [row for row in self._rows() if row.card == self._cursor]
            if found and self._walk.in_hand:
                self.chosen.emit(found[0])
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a card; any click ends a pause."""
        self._held = self._drag = None
        row = self._row_at(event)
        aim = None if row is None or row.indicator else row.card
        if self._used_up(aim) or event.button() != Qt.MouseButton.LeftButton:
            return
        self._held = None if row is None else row.card
        self._held_at = self._point_of(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the card that was pressed: the mouse is still on it, or it lies on the table."""
        held, drag = self._held, self._drag
        self._held = self._drag = None
        row = self._row_at(event)
        if drag is not None:
            self._drop(drag, self._point_of(event))
        elif row is not None and row.card == held:
            self._cursor = row.card
            self._walk.to_hand()
            self._point()
            self.chosen.emit(row)

    def _drop(self, drag: Drag, at: QPointF) -> None:
        """Choose a card that was dropped on the table; in the hand it lies where it was dropped."""
        dropped, held = drag.drop(at), drag.held
        found = [other for other in self._rows() if other.card == drag.card]
        if dropped and found:
            self._cursor = drag.card
            self._walk.to_hand()
            self._point()
            self.dropped.emit(found[0])
        elif held and self.movable:
            others = [row.card for row in self.table.rows if not row.indicator]
            others.remove(drag.card)
            centres = [self.table.anchor(card).centre[0] for card in others]
            self.moved.emit(drag.card, sum(x < at.x() for x in centres))

    def _lays_elsewhere(self, event: QKeyEvent) -> bool:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        return self.movable and shift and self._walk.in_hand

    def _lay_beside(self, step: int) -> None:
        """Move the card the keyboard stands on by one place."""
        cards = [row.card for row in self.table.rows if not row.indicator]
        if self._cursor in cards:
            to = min(max(cards.index(self._cursor) + step, 0), len(cards) - 1)
            self.moved.emit(self._cursor, to)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a double click as a click: the second must not play another card.

        Where a card has to be chosen twice, the second click on the selected one counts.
        """
        row = self._row_at(event)
        twice = row is not None and row.card == self.table.chosen
        self._held = row.card if row is not None and twice else None
        self._held_at = self._point_of(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the card that is held; else show where a click does something."""
        if self._held is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._carry(self._held, self._point_of(event))
            return
        row = self._row_at(event)
        hand = row is not None and row.playable is not None
        self.table.hover(row.card if row is not None and row.playable else None)
        shape = Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def leaveEvent(self, event: QEvent) -> None:
        """Let the card sink that was under the mouse."""
        super().leaveEvent(event)
        self.table.hover(None)

    def _carry(self, card: Card, to: QPointF) -> None:
        far = (to - self._held_at).manhattanLength() >= QApplication.startDragDistance()
        if self._drag is None and far:
            self._drag = Drag(self.table, card, self._held_at)
        if self._drag is not None:
            self._drag.move(to)

    def _used_up(self, aim: Card | None) -> bool:
        self.swallow, self.aim = False, aim
        self.pressed.emit()
        return self.swallow

    def _row_at(self, event: QMouseEvent) -> HandRow | None:
        return self.table.row_at(self._point_of(event))

    def _point_of(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the keyboard's place; who comes by Tab begins at the seats, and back at the hand."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self._walk.to_first()
        elif event.reason() in (Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.MouseFocusReason):
            self._walk.to_hand()
        self._point()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the keyboard's place."""
        super().focusOutEvent(event)
        self._told = None
        self._point()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        self.table.resize(event.size().width(), event.size().height())
        self.resized.emit()

    def event(self, event: QEvent) -> bool:
        """Draw crisp cards on a screen with other pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.table.resize(self.table.width(), self.table.height())
        return super().event(event)

    def wheelEvent(self, event: QEvent) -> None:
        """Never scroll the table away."""
        event.ignore()
