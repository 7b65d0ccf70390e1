"""What a screen reader finds on the table: seats, cards of the trick, the hand.

A graphics view alone is one opaque pane to it; these interfaces give each item its name and place.
"""

from typing import cast

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsScene

from three04.ui.board.items import CardItem, SeatItem
from three04.ui.board.view import BoardView


class BoardAccess(QAccessibleWidget):
    """The table as a list of what lies and who sits there."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board, QAccessible.Role.List)
        self._board = board

    def childCount(self) -> int:
        """Return how many things there are."""
        return len(self._board.table.spoken_items())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return one of them."""
        items = self._board.table.spoken_items()
        if not 0 <= index < len(items):
            return None
        return QAccessible.queryAccessibleInterface(items[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the place of one of them."""
        items = self._board.table.spoken_items()
        found = child.object()
        return items.index(found) if found in items else -1


class ItemAccess(QAccessibleObject):
    """One seat or card of the table."""

    def __init__(self, item: CardItem | SeatItem, board: BoardView) -> None:
        super().__init__(item)
        self._item = item
        self._board = board

    def parent(self) -> QAccessibleInterface:
        """Return the table."""
        return QAccessible.queryAccessibleInterface(self._board)

    def role(self) -> QAccessible.Role:
        """Return what it is to a reader: an item of the list."""
        return QAccessible.Role.ListItem

    def childCount(self) -> int:
        """Return 0: nothing lies inside."""
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return nothing."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return that there is none."""
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        """Return its name: what the viewer may know of it, and no more (R45)."""
        return self._item.look.spoken if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Keep the name: it is not the reader's to change."""

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        box = self._board.mapFromScene(self._item.sceneBoundingRect()).boundingRect()
        corner: QPoint = self._board.viewport().mapToGlobal(box.topLeft())
        return QRect(corner, box.size())

    def state(self) -> QAccessible.State:
        """Return whether the keyboard stands on it and whether it can be chosen."""
        state = QAccessible.State()
        if isinstance(self._item, CardItem):
            look = self._item.look
            for name, on in (
                ("focusable", look.playable),
                ("focused", look.focused),
                ("selected", look.chosen),
            ):
                setattr(state, name, on)
        return state


def interface(_key: str, thing: QObject) -> QAccessibleInterface | None:
    """Return the interface of a thing of the table; None for all else."""
    if isinstance(thing, BoardView):
        return BoardAccess(thing)
    if isinstance(thing, CardItem | SeatItem):
        # An item out of its scene has none, whatever the stubs say.
        scene = cast("QGraphicsScene | None", thing.scene())
        for view in scene.views() if scene is not None else ():
            if isinstance(view, BoardView):
                return ItemAccess(thing, view)
    return None


def install() -> None:
    """Let Qt ask :func:`interface`; once a program."""
    QAccessible.installFactory(interface)
