"""What a screen reader finds on the table: lists of seats, calls, cards of the trick and the hand.

A graphics view alone is one opaque pane to it; these interfaces give each thing its name, its
place, its state, and each card of the hand the action that plays it. They ask the things
themselves and know nothing more, so a hidden card has no identity here either (R45).
"""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsScene
from shiboken6 import Shiboken

from three04.ui.board.groups import Group, Line, told
from three04.ui.board.items import CardItem, SeatItem
from three04.ui.board.scene import TableScene
from three04.ui.board.view import BoardView
from three04.ui.models.hand import HandRow

Interface = QAccessibleInterface | None


def _of(thing: QObject) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(thing)


class BoardAccess(QAccessibleWidget):
    """The table: its groups."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board, QAccessible.Role.Grouping)
        self._board = board

    def childCount(self) -> int:
        """Return how many groups there are."""
        return len(self._board.table.groups.all)

    def child(self, index: int) -> Interface:  # type: ignore[override]
        """Return one of them."""
        groups = self._board.table.groups.all
        return _of(groups[index]) if 0 <= index < len(groups) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the place of one of them."""
        found = child.object()
        groups = self._board.table.groups.all
        return next((at for at, group in enumerate(groups) if group is found), -1)

    def focusChild(self) -> Interface:  # type: ignore[override]
        """Return what the keyboard stands on."""
        pointed = self._board.pointed()
        return None if pointed is None else _of(pointed)


class Part(QAccessibleObject):
    """A thing at the table that is no widget."""

    def __init__(self, thing: QObject, board: BoardView) -> None:
        super().__init__(thing)
        self.board = board

    def childCount(self) -> int:
        """Return 0: nothing lies inside."""
        return 0

    def child(self, index: int) -> Interface:  # type: ignore[override]
        """Return nothing."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return that there is none."""
        return -1

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Keep the name: it is not the reader's to change."""

    def rect(self) -> QRect:
        """Return where it is on the screen: the table, if it is nowhere else."""
        return _of(self.board).rect()

    def state(self) -> QAccessible.State:
        """Return that nothing can be done with it."""
        return QAccessible.State()

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        """Return nothing: it has no other interface. ``None`` would be taken for an address."""
        return Shiboken.VoidPtr(0)


class GroupAccess(Part):
    """A list of things."""

    def __init__(self, group: Group[QObject], board: BoardView) -> None:
        super().__init__(group, board)
        self._group = group

    def parent(self) -> QAccessibleInterface:
        """Return the table."""
        return _of(self.board)

    def role(self) -> QAccessible.Role:
        """Return that it is a list."""
        return QAccessible.Role.List

    def text(self, kind: QAccessible.Text) -> str:
        """Return its name."""
        return self._group.name if kind == QAccessible.Text.Name else ""

    def childCount(self) -> int:
        """Return how many things there are."""
        return len(self._group.members)

    def child(self, index: int) -> Interface:  # type: ignore[override]
        """Return one of them."""
        members = self._group.members
        return _of(members[index]) if 0 <= index < len(members) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the place of one of them."""
        found = child.object()
        return next((at for at, it in enumerate(self._group.members) if it is found), -1)


class MemberAccess(Part):
    """One thing of a group."""

    def __init__(self, member: QObject, board: BoardView) -> None:
        super().__init__(member, board)
        self._member = member

    def parent(self) -> QAccessibleInterface:
        """Return its group; the table while it belongs to none."""
        return _of(self.board.table.groups.of(self._member) or self.board)

    def role(self) -> QAccessible.Role:
        """Return what it is to a reader: an item of the list."""
        return QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        """Return its name and more: what the viewer may know of it, and nothing else (R45)."""
        said = told(self._member)
        return {QAccessible.Text.Name: said.name, QAccessible.Text.Description: said.about}.get(
            kind, ""
        )


class ItemAccess(MemberAccess):
    """One seat or card of the table."""

    def __init__(self, item: CardItem | SeatItem, board: BoardView) -> None:
        super().__init__(item, board)
        self._item = item
        # Held here: Qt asks for it again and again, and does not keep it.
        self._actions = ItemActions(
            {
                QAccessibleActionInterface.pressAction(): lambda: board.choose_item(item),
                QAccessibleActionInterface.setFocusAction(): lambda: board.walk_to(item),
            },
            lambda: board.row_of(item),
        )

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        box = self.board.mapFromScene(self._item.sceneBoundingRect()).boundingRect()
        corner: QPoint = self.board.viewport().mapToGlobal(box.topLeft())
        return QRect(corner, box.size())

    def state(self) -> QAccessible.State:
        """Return whether the keyboard stands on it, whether it is selected or can be."""
        state = QAccessible.State()
        row = self.board.row_of(self._item)
        for name, on in (
            ("focusable", True),
            ("focused", self.board.pointed() is self._item),
            ("selectable", row is not None),
            ("selected", isinstance(self._item, CardItem) and self._item.look.chosen),
            ("invisible", not self._item.isVisible()),
        ):
            setattr(state, name, on)
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        """Return what can be done with it."""
        if kind == QAccessible.InterfaceType.ActionInterface:
            return self._actions
        return super().interface_cast(kind)


class ItemActions(QAccessibleActionInterface):
    """What a screen reader can do with a seat or card: walk to it, and play a card of the hand."""

    def __init__(
        self, does: dict[str, Callable[[], None]], row: Callable[[], HandRow | None]
    ) -> None:
        super().__init__()
        self._does, self._row = does, row

    def actionNames(self) -> list[str]:
        """Return what can be done; playing first, for readers do the first by default."""
        focus = QAccessibleActionInterface.setFocusAction()
        press = [] if self._row() is None else [QAccessibleActionInterface.pressAction()]
        return [*press, focus]

    def localizedActionName(self, name: str) -> str:
        """Return what a reader calls it."""
        if name == QAccessibleActionInterface.pressAction():
            return QCoreApplication.translate("BoardAccess", "Play")
        return super().localizedActionName(name)

    def localizedActionDescription(self, name: str) -> str:
        """Return what it does."""
        if name != QAccessibleActionInterface.pressAction():
            return super().localizedActionDescription(name)
        row = self._row()
        if row is not None and row.playable is None:
            return QCoreApplication.translate(
                "BoardAccess", "Has this card played when your turn comes, or no longer"
            )
        return QCoreApplication.translate("BoardAccess", "Plays this card")

    def doAction(self, name: str) -> None:
        """Do it."""
        if name in self.actionNames():
            self._does[name]()

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Return the key that does it where the keyboard stands on it."""
        return ["Return"] if name == QAccessibleActionInterface.pressAction() else []


def interface(_key: str, thing: QObject) -> Interface:
    """Return the interface of a thing of the table; None for all else."""
    if isinstance(thing, BoardView):
        return BoardAccess(thing)
    if not isinstance(thing, CardItem | SeatItem | Group | Line):
        return None
    board = _board_of(thing)
    if board is None:
        return None
    if isinstance(thing, Group):
        return GroupAccess(thing, board)
    return MemberAccess(thing, board) if isinstance(thing, Line) else ItemAccess(thing, board)


def _board_of(thing: "CardItem | SeatItem | Group[QObject] | Line") -> BoardView | None:
    if isinstance(thing, CardItem | SeatItem):
        # An item out of its scene has none, whatever the stubs say.
        scene = cast("QGraphicsScene | None", thing.scene())
    else:
        groups = thing.parent()
        above = groups.parent() if groups is not None else None
        scene = above if isinstance(above, TableScene) else None
    views = scene.views() if scene is not None else []
    return next((view for view in views if isinstance(view, BoardView)), None)


def install() -> None:
    """Let Qt ask :func:`interface`; once a program."""
    QAccessible.installFactory(interface)
