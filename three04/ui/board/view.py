"""The table on the screen: mouse and keyboard for the cards."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
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
from three04.ui.board.scene import TableScene
from three04.ui.board.stage import Stage
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

    Attributes:
        table: The scene.
        movable: Whether the cards of the hand may be moved among each other.
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
        self.setScene(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMouseTracking(True)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _CACHE))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._cursor: Card | None = None
        self._held: Card | None = None
        self._held_at = QPointF()
        self._drag: Drag | None = None
        self.movable = False
        self.aim: Card | None = None
        self.swallow = False
        """Set by who listens to ``pressed``: this key or click has been used up."""
        self.retranslate()

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
        rows = self._rows()
        legal = [at for at, row in enumerate(rows) if row.playable]
        at = next((at for at, row in enumerate(rows) if row.card == self._cursor), 0)
        if legal and at not in legal:
            self._cursor = rows[min(legal, key=lambda other: abs(other - at))].card
            self._point()

    def choose_card(self, card: Card | None) -> None:
        """Select a card to be laid, or none."""
        self.table.point(self._cursor if self.hasFocus() else None, card)

    def _point(self) -> None:
        self.table.point(self._cursor if self.hasFocus() else None, self.table.chosen)

    def _rows(self) -> list[HandRow]:
        """Return the cards the keyboard walks over; the own indicator when it is asked for."""
        return [row for row in self.table.rows if not row.indicator or row.playable is not None]

    def _move(self, step: int) -> None:
        cards = [row.card for row in self._rows()]
        if cards:
            at = cards.index(self._cursor) if self._cursor in cards else 0
            self._cursor = cards[(at + step) % len(cards)]
            self._point()

    # ------------------------------------------------------------------ events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the hand, choose a card; any key ends a pause."""
        key = event.key()
        if self._used_up(self._cursor if key in _HAND_KEYS else None):
            return
        step = 1 if key == Qt.Key.Key_Right else -1
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._lays_elsewhere(event):
            self._lay_beside(step)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._move(step)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self._rows():
            self._cursor = self._rows()[0 if key == Qt.Key.Key_Home else -1].card
            self._point()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            found = [row for row in self._rows() if row.card == self._cursor]
            if found:
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
            self._point()
            self.chosen.emit(row)

    def _drop(self, drag: Drag, at: QPointF) -> None:
        """Choose a card that was dropped on the table; in the hand it lies where it was dropped."""
        dropped, held = drag.drop(at), drag.held
        found = [other for other in self._rows() if other.card == drag.card]
        if dropped and found:
            self._cursor = drag.card
            self._point()
            self.dropped.emit(found[0])
        elif held and self.movable:
            others = [row.card for row in self.table.rows if not row.indicator]
            others.remove(drag.card)
            centres = [self.table.anchor(card).centre[0] for card in others]
            self.moved.emit(drag.card, sum(x < at.x() for x in centres))

    def _lays_elsewhere(self, event: QKeyEvent) -> bool:
        return self.movable and bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)

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
        shape = Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

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
        """Show the keyboard's place."""
        super().focusInEvent(event)
        self._point()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the keyboard's place."""
        super().focusOutEvent(event)
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
