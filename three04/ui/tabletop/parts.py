"""What lies on and beside the table: board, badge, tokens, panels, and how all of it looks."""

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Literal, TypeAlias, TypeVar, cast

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from three04.rules.nought.view import View
from three04.rules.questions import Answer
from three04.ui.announcer import Announcer
from three04.ui.board.animator import Style
from three04.ui.board.layout import Layout
from three04.ui.board.motion import BANNER, SHEET
from three04.ui.board.stage import Stage
from three04.ui.board.view import BoardView
from three04.ui.models.hand import HandModel
from three04.ui.style.appearance import Appearance
from three04.ui.tabletop import late
from three04.ui.tabletop.badge import Badge, TokenTray
from three04.ui.tabletop.placing import LARGE_TEXT
from three04.ui.tabletop.speech import Heading, PromptLine, ReasonBubble
from three04.ui.widgets.painted import FocusRing
from three04.ui.widgets.style import style_sheet

Name: TypeAlias = Literal[
    "side", "bid_panel", "choice_panel", "banner", "result", "cut_panel"
]  # fmt: skip
"""A part that is made when it is first needed."""

W = TypeVar("W", bound=QWidget)


class TableParts(QWidget):
    """The parts of the table's area; what they show is another's business.

    What lies on the table at times is made when it is first needed; :meth:`made` tells if it was.

    Attributes:
        announcer: Says aloud what happens.
        hand: The model of the viewer's hand.
        board: The table.
        table_stage: What everything in it is painted with.
        tools_left: Says from where on the tools take the room at the top; None before they are.
        lowest_tool: The one of the tools that is painted first; None before they are.
        result_actions: What else can be done with a deal that is over.

    Signals:
        go_on (): The person wants the next deal, or a new match after the last.
        go_back (): He wants to take back how the deal ended.
        review (): He wants to look at the deal that is over.
    """

    go_on = Signal()
    go_back = Signal()
    review = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.announcer = Announcer(self)
        self.hand = HandModel(self)
        self.table_stage = Stage()
        self.tools_left: Callable[[Layout], float] | None = None
        self.lowest_tool: QWidget | None = None
        self.result_actions: Sequence[QAction] = ()
        self.badge, self.tray = Badge(self), TokenTray(self)  # first for the Tab key
        self.board = BoardView(self.table_stage, self)
        self.board.lower()
        self.heading, self.prompt = Heading(self), PromptLine(self)
        self.reason = ReasonBubble(self)
        self.ring = FocusRing(self)
        self.reason.hide()
        self.table_stage.sprites.changed.connect(self._pictures_changed)

    # ------------------------------------------------------------------ made when they are needed

    @cached_property
    def side(self) -> "late.SidePanel":
        """The deal's course, on a large table."""
        part = late.SidePanel(self)
        part.hide()
        part.stackUnder(self.heading)
        return part

    @cached_property
    def bid_panel(self) -> "late.BidPanel":
        """Where the person bids."""
        part = self._join(late.BidPanel(self))
        part.spoken.connect(self.answer)
        self._arrange_bids(part)
        return part

    @cached_property
    def choice_panel(self) -> "late.ChoicePanel":
        """A question with a few answers."""
        part = self._join(late.ChoicePanel(self))
        part.chosen.connect(self.answer)
        part.arrange(self.table_stage.compact)
        return part

    @cached_property
    def cut_panel(self) -> "late.CutPanel":
        """Where the person cuts."""
        part = self._join(late.CutPanel(self))
        part.chosen.connect(self.answer)
        return part

    @cached_property
    def banner(self) -> "late.Banner":
        """What has just happened, in large letters."""
        return self._join(late.Banner(self))

    @cached_property
    def banner_fade(self) -> "late.Fading":
        """What lets the banner come into view and go."""
        return late.Fading(self.banner, self.board.table.animator, BANNER)

    @cached_property
    def result(self) -> "late.ResultSheet":
        """How a deal came out."""
        part = self._join(late.ResultSheet(self))
        part.go_on.connect(self.go_on)
        part.go_back.connect(self.go_back)
        part.review.connect(self.review)
        part.pressed.connect(self.board.table.finish)
        part.offer(self.result_actions)
        part.setGeometry(self.rect())
        part.arrange(self.table_stage.compact, self._large_text)
        return part

    @cached_property
    def result_fade(self) -> "late.Fading":
        """What lets the result come into view and go."""
        return late.Fading(self.result, self.board.table.animator, SHEET)

    def _join(self, part: W) -> W:
        """Put a part under the tools, and between table and tools for the Tab key."""
        part.hide()
        if self.lowest_tool is not None:
            part.stackUnder(self.lowest_tool)
        inside: list[QWidget] = []
        child = part.nextInFocusChain()
        while child is not None and part.isAncestorOf(child):
            if child.focusPolicy() != Qt.FocusPolicy.NoFocus:
                inside.append(child)
            child = child.nextInFocusChain()
        for before, after in pairwise((self.board, *inside)):
            self.setTabOrder(before, after)
        return part

    def made(self, name: Name) -> bool:
        """Return whether a part has been made."""
        return name in vars(self)

    def shows(self, name: Name) -> bool:
        """Return whether a part has been made and is not hidden."""
        return self.made(name) and not cast("QWidget", getattr(self, name)).isHidden()

    def show_side(self, view: View, names: Sequence[str]) -> None:
        """Show the deal's course where there is room for it."""
        layout = self.board.table.layout
        if self.made("side") or layout.side is not None:
            self.side.show_view(layout, view, names)

    def answer(self, answer: Answer) -> None:
        """Take the answer to what is asked."""

    @Slot()
    def say_pass(self) -> None:
        """Pass, where that is asked."""
        if self.shows("bid_panel"):
            self.bid_panel.say_pass()

    @Slot()
    def say_ask(self) -> None:
        """Ask the partner to bid, where that is asked."""
        if self.shows("bid_panel"):
            self.bid_panel.say_ask()

    def hide_part(self, name: Name) -> None:
        """Hide a panel, if it has been made."""
        if self.made(name):
            self.show_part(getattr(self, name), False)

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
        compact, large = self.table_stage.compact, self._large_text
        if self.made("choice_panel"):
            self.choice_panel.arrange(compact)
        if self.made("result"):
            self.result.arrange(compact, large)
        if self.made("bid_panel"):
            self._arrange_bids(self.bid_panel)
        sheet = style_sheet(self.table_stage.look, compact)
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    @property
    def _large_text(self) -> bool:
        """Whether a panel with much text has little room for it."""
        lay = self.board.table.layout
        return lay.text > LARGE_TEXT * lay.scale

    def _arrange_bids(self, panel: "late.BidPanel") -> None:
        compact, large = self.table_stage.compact, self._large_text
        panel.arrange(compact or large, compact and large)

    def close_pictures(self) -> None:
        """End the worker that draws the cards, and all motion; before the window is gone."""
        self.board.table.finish()
        self.table_stage.sprites.close()

    @Slot()
    def _pictures_changed(self) -> None:
        if self.made("side"):
            self.side.pictures_changed()
        if self.made("choice_panel"):
            self.choice_panel.back.update()
