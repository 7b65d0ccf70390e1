"""The buttons on the cloth: the round ones in the upper corners, what may be done at the right."""

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import cast

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAction, QPaintEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from three04.ui.board.buttons import ButtonFace, button, button_size
from three04.ui.board.canvas import around, faint, icon, rounded
from three04.ui.board.layout import Layout
from three04.ui.style.artwork import Icon
from three04.ui.style.fonts import Role
from three04.ui.widgets.painted import smooth, stage_of
from three04.ui.words import texts


class Tool(QToolButton):
    """A button on the cloth.

    Attributes:
        mark: Its icon.
        words: Whether its text stands beside the icon, on a panel's ground; else it is round.
        spelled: Whether that is so on a small table too.
        off_mark: Its icon while what it switches is off.
    """

    def __init__(self, area: QWidget, mark: Icon, words: bool, bare: bool = False) -> None:
        super().__init__(area)
        self.mark, self.words = mark, words
        self.spelled = False
        self.off_mark: Icon | None = None
        self._bare = bare
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def face(self) -> ButtonFace:
        """Return what is painted where there are words."""
        action = cast("QAction | None", self.defaultAction())
        short = stage_of(self).compact and not self.spelled
        text = action.text() if action is not None and not short else ""
        return ButtonFace(texts.unmarked(text), "plain", self.mark, False, self.underMouse(),
                          Role.BODY_STRONG, True)  # fmt: skip

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter, look = smooth(self), stage_of(self).look
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.words:
            button(painter, rect, self.face(), look)
        else:
            if not self._bare or self.underMouse():
                shade = faint(look.theme.ring_edge, 0.3 if self.underMouse() else 0.16)
                rounded(painter, rect, rect.height() / 2, shade)
            painter.setOpacity(1.0 if self.isEnabled() else 0.4)
            sign = around(rect.center(), 0.62 * rect.height())
            off = self.off_mark is not None and not self.isChecked()
            mark = self.off_mark if off and self.off_mark else self.mark
            icon(painter, sign, mark, look.theme.on_table, look)
        painter.end()


class Tools:
    """Makes the buttons and keeps them in their corners.

    Attributes:
        menu: The button of the menu.
        top: The round buttons, from the left; the first has no room on a small table.
        side: The buttons at the lower right, from below; only what can be done is seen.
    """

    def __init__(
        self,
        area: QWidget,
        menu: QMenu,
        top: Sequence[tuple[QAction, Icon]],
        side: Sequence[tuple[QAction, Icon]],
    ) -> None:
        self.menu = Tool(area, "menu", words=False, bare=True)
        self.menu.setMenu(menu)
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.top = [Tool(area, mark, words=False) for _, mark in top]
        self.side = [Tool(area, mark, words=True) for _, mark in side]
        for tool, (action, _) in zip((*self.top, *self.side), (*top, *side), strict=True):
            tool.setDefaultAction(action)
        for before, after in pairwise((*self.side, *self.top, self.menu)):
            QWidget.setTabOrder(before, after)

    def place(
        self,
        lay: Layout,
        without: Collection[QAction] = (),
        spelled: Collection[QAction] = (),
        free: float = 0.0,
    ) -> None:
        """Put all in their places, as this look has them.

        Args:
            lay: The layout.
            without: What a panel asks just now: its button would say the same again.
            spelled: What no icon says well: with words on a small table too, if there is room.
            free: From where on there is room beside the hand.
        """
        across, y = self._across(lay), self._top(lay)
        if not lay.compact:
            self.menu.setGeometry(round(17 * lay.scale), y, across, across)
        self.top[0].setVisible(not lay.compact)
        for tool, x in self._row(lay):
            tool.setGeometry(x, y, across, across)
        for tool in self.side:
            tool.spelled = tool.defaultAction() in spelled
            size = button_size(tool.face(), stage_of(tool).look)
            tool.spelled = tool.spelled and lay.table.right - size.width() - 16 > free
        self._place_side(lay, without)

    def left(self, lay: Layout) -> float:
        """Return up to where there is room beside the round buttons at the right, or below."""
        return self.begin(lay) - 6 if lay.compact else lay.tray.right

    def begin(self, lay: Layout) -> float:
        """Return where the round buttons at the right begin, placed already or not."""
        return min(x for _, x in self._row(lay))

    def bottom(self, lay: Layout) -> float:
        """Return down to where the round buttons at the upper right reach."""
        return self._top(lay) + self._across(lay)

    def side_corner(self, lay: Layout) -> tuple[float, float]:
        """Return the upper left corner of the buttons at the lower right, x and y."""
        seen = [tool for tool in self.side if not tool.isHidden()]
        away = 8 if lay.compact else 20 * lay.scale
        below = 8 if lay.compact else 36 * lay.scale
        lefts, tops = [tool.x() for tool in seen], [tool.y() for tool in seen]
        return (
            min([lay.table.right - away, *lefts]),
            min([lay.table.bottom - below, *tops]),
        )

    def of(self, action: QAction) -> Tool | None:
        """Return the button of an action at the lower right, while it is seen."""
        found = [tool for tool in self.side if tool.defaultAction() is action]
        return found[0] if found and not found[0].isHidden() else None

    def _row(self, lay: Layout) -> list[tuple[Tool, int]]:
        """Return the round buttons at the upper right, each with its left edge."""
        across = self._across(lay)
        first = lay.table.right - (6 if lay.compact else 20 * lay.scale) - across
        step = across + (4 if lay.compact else 8 * lay.scale)
        tools = [self.menu, *reversed(self.top[1:])] if lay.compact else [*reversed(self.top)]
        return [(tool, round(first - at * step)) for at, tool in enumerate(tools)]

    def _top(self, lay: Layout) -> int:
        if not lay.compact:
            return round(15 * lay.scale)
        return round(lay.badge.y + (lay.badge.h - self._across(lay)) / 2)

    def _across(self, lay: Layout) -> int:
        return round(max(32.0, 34 * lay.unit / (1.05 if lay.compact else 1)))

    def _place_side(self, lay: Layout, without: Collection[QAction]) -> None:
        gap = 8 if lay.compact else 20 * lay.scale
        bottom = lay.table.bottom - (8 if lay.compact else 36 * lay.scale)
        for tool in self.side:
            action = tool.defaultAction()
            tool.setVisible(action.isEnabled() and action not in without)
            size = button_size(tool.face(), stage_of(tool).look)
            wide = max(round(size.width()), round(132 * lay.unit))
            if lay.compact:
                wide = round(size.width()) if tool.spelled else 38
            high = 38 if lay.compact else round(40 * lay.unit)
            if not tool.isHidden():
                bottom -= high
                tool.setGeometry(round(lay.table.right - gap - wide), round(bottom), wide, high)
                bottom -= 8
