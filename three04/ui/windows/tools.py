"""The buttons on the cloth: the round ones in the upper corners, what may be done at the right."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from three04.ui.artwork import Icon
from three04.ui.board.layout import Layout
from three04.ui.board.stage import Stage
from three04.ui.windows.icons import icon


class Tools:
    """Makes the buttons and keeps them in their corners.

    Attributes:
        menu: The button of the menu.
        top: The round buttons, from the left.
        side: The buttons at the lower right, from below; only what can be done is seen.
    """

    def __init__(
        self,
        area: QWidget,
        menu: QMenu,
        top: Sequence[tuple[QAction, Icon]],
        side: Sequence[tuple[QAction, Icon]],
    ) -> None:
        self._area = area
        self._look: object = None
        self.menu = QToolButton(area)
        self.menu.setMenu(menu)
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu.setShortcut(QKeySequence("F10"))
        self.top = [self._tool(action) for action, _ in top]
        self.side = [self._tool(action) for action, _ in side]
        self._round: list[tuple[QToolButton, Icon]] = [(self.menu, "menu")]
        self._round += zip(self.top, (name for _, name in top), strict=True)
        self._marked = list(zip(self.side, (name for _, name in side), strict=True))
        for tool in self.side:
            tool.setProperty("side", "true")

    def _tool(self, action: QAction) -> QToolButton:
        made = QToolButton(self._area)
        action.setIconVisibleInMenu(False)
        made.setDefaultAction(action)
        return made

    def place(self, lay: Layout, stage: Stage) -> None:
        """Put all in their places, as this look has them."""
        self._dress(lay, stage)
        s, across = lay.scale, self._across(lay)
        right = lay.table.right - (6 if lay.compact else 20 * s)
        y = round(lay.badge.y + (lay.badge.h - across) / 2) if lay.compact else round(15 * s)
        tops = list(reversed(self.top))
        if lay.compact:
            tops.insert(0, self.menu)
        else:
            self.menu.setGeometry(round(17 * s), y, across, across)
        for tool in tops:
            right -= across
            tool.setGeometry(round(right), y, across, across)
            right -= 4 if lay.compact else 8 * s
        self._place_side(lay)

    def left(self, lay: Layout) -> float:
        """Return where the round buttons at the right begin."""
        if not lay.compact:
            return lay.tray.right
        return min(tool.x() for tool in (self.menu, *self.top)) - 6

    def _across(self, lay: Layout) -> int:
        return round(max(32.0, 34 * lay.unit / (1.05 if lay.compact else 1)))

    def _place_side(self, lay: Layout) -> None:
        gap = 8 if lay.compact else 20 * lay.scale
        bottom = lay.table.bottom - (8 if lay.compact else 36 * lay.scale)
        for tool in self.side:
            tool.setVisible(tool.defaultAction().isEnabled())
            size = tool.sizeHint()
            wide = 38 if lay.compact else max(size.width(), round(132 * lay.unit))
            high = 38 if lay.compact else round(40 * lay.unit)
            if tool.defaultAction().isEnabled():
                bottom -= high
                tool.setGeometry(round(lay.table.right - gap - wide), round(bottom), wide, high)
                bottom -= 8

    def _give(self, tool: QToolButton, sign: QIcon) -> None:
        """Give a button its icon; what follows an action has it from there."""
        if tool is self.menu:
            tool.setIcon(sign)
        else:
            tool.defaultAction().setIcon(sign)

    def _dress(self, lay: Layout, stage: Stage) -> None:
        """Give the buttons their icons; only when the look has changed."""
        key = (stage.look, lay.compact)
        if key == self._look:
            return
        self._look = key
        size = round((20 if lay.compact else 22) * lay.unit)
        for tool, name in self._round:
            self._give(tool, icon(name, stage.look))
            tool.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            tool.setIconSize(QSize(size, size))
        words = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        for tool, name in self._marked:
            self._give(tool, icon(name, stage.look, on_panel=True))
            tool.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly if lay.compact else words)
            tool.setIconSize(QSize(size, size))
