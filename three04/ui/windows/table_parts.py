"""What lies on and beside the table: board, badge, tokens, panels, and how all of it looks."""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget

from three04.ui.announcer import Announcer
from three04.ui.appearance import Appearance
from three04.ui.board.animator import Style
from three04.ui.board.layout import Layout
from three04.ui.board.motion import BANNER, SHEET
from three04.ui.board.stage import Stage
from three04.ui.board.view import BoardView
from three04.ui.models.hand import HandModel
from three04.ui.windows.arrange import LARGE_TEXT
from three04.ui.windows.badge import Badge, TokenTray
from three04.ui.windows.bid_panel import BidPanel
from three04.ui.windows.choice_panel import Banner, ChoicePanel
from three04.ui.windows.cut_panel import CutPanel
from three04.ui.windows.fading import Fading
from three04.ui.windows.result_panel import ResultSheet
from three04.ui.windows.side_panel import SidePanel
from three04.ui.windows.speech import Heading, PromptLine, ReasonBubble
from three04.ui.windows.style import style_sheet
from three04.ui.windows.widgets import FocusRing


class TableParts(QWidget):
    """The parts of the table's area; what they show is another's business.

    Attributes:
        announcer: Says aloud what happens.
        hand: The model of the viewer's hand.
        board: The table.
        banner_fade, result_fade: What lets these two come into view and go.
        table_stage: What everything in it is painted with.
        tools_left: Says from where on the tools take the room at the top; None before they are.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.announcer = Announcer(self)
        self.hand = HandModel(self)
        self.table_stage = Stage()
        self.tools_left: Callable[[Layout], float] | None = None
        self.board = BoardView(self.table_stage, self)
        self.side = SidePanel(self)
        self.heading, self.prompt = Heading(self), PromptLine(self)
        self.reason = ReasonBubble(self)
        self.badge, self.tray = Badge(self), TokenTray(self)
        self.bid_panel, self.choice_panel = BidPanel(self), ChoicePanel(self)
        self.banner, self.result = Banner(self), ResultSheet(self)
        self.cut_panel = CutPanel(self)
        animator = self.board.table.animator
        self.banner_fade = Fading(self.banner, animator, BANNER)
        self.result_fade = Fading(self.result, animator, SHEET)
        self.ring = FocusRing(self)
        hidden: tuple[QWidget, ...] = (
            self.bid_panel, self.choice_panel, self.banner, self.result, self.reason,
            self.cut_panel, self.side,
        )  # fmt: skip
        for part in hidden:
            part.hide()
        self.setTabOrder(self.badge, self.tray)
        self.setTabOrder(self.tray, self.board)
        self.table_stage.sprites.changed.connect(self._pictures_changed)

    def show_part(self, panel: QWidget, on: bool) -> None:
        """Show or hide a panel; the keyboard goes back to the table, not to what comes next."""
        self.leave_part(panel, on)
        panel.setVisible(on)

    def leave_part(self, panel: QWidget, on: bool) -> None:
        """Take the keyboard from a panel that is not to be seen any more."""
        focus = cast("QWidget | None", self.focusWidget())
        if not on and focus is not None and panel.isAncestorOf(focus):
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def announce(self, text: str) -> None:
        """Have a screen reader say it."""
        self.announcer.say(text)

    # ------------------------------------------------------------------ the look

    def set_motion(self, style: Style) -> None:
        """Let cards fly from now on, or only fade in and out."""
        self.board.table.animator.style = style

    def refresh(self) -> None:
        """Show everything as it is now."""

    def set_appearance(self, appearance: Appearance) -> None:
        """Look so from now on: theme, deck, back, text size."""
        if appearance != self.table_stage.appearance:
            self.table_stage.dress(appearance)
            self.board.table.resize(self.width(), self.height())
            self.dress()
            for part in self.findChildren(QWidget):
                part.updateGeometry()
                part.update()
            self.refresh()

    def dress(self) -> None:
        """Use the style sheet for this look and size; setting one anew is slow."""
        compact, lay = self.table_stage.compact, self.board.table.layout
        large = lay.text > LARGE_TEXT * lay.scale
        self.choice_panel.arrange(compact)
        self.result.arrange(compact, large)
        self.bid_panel.arrange(compact or large, compact and large)
        sheet = style_sheet(self.table_stage.look, compact)
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def close_pictures(self) -> None:
        """End the worker that draws the cards, and all motion; before the window is gone."""
        self.board.table.finish()
        self.table_stage.sprites.close()

    @Slot()
    def _pictures_changed(self) -> None:
        self.side.pictures_changed()
        self.choice_panel.back.update()
