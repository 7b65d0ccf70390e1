"""The windows beside the table: score sheet, log of the deal, rules."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from three04.ui.models.log import LogModel
from three04.ui.models.tables import AuctionModel, ScoreModel
from three04.ui.tabletop.area import TableArea
from three04.ui.window import late
from three04.ui.window.commands import Commands
from three04.ui.window.current_match import CurrentMatch


class TableSheets(QObject):
    """Opens them and keeps them in step with the table.

    Attributes:
        scores, auction, log: What they show.
        score_sheet, log_sheet, rules_sheet: The windows, once they have been opened.
    """

    def __init__(
        self, match: CurrentMatch, area: TableArea, commands: Commands, window: QWidget
    ) -> None:
        """Make ready.

        Args:
            match: The match at the table.
            area: The table; knows by which names it goes.
            commands: Its actions; their keys put the windows away again.
            window: The window with the table.
        """
        super().__init__(window)
        self._match, self._area, self._window = match, area, window
        self._commands = commands
        self.scores, self.auction, self.log = ScoreModel(self), AuctionModel(self), LogModel(self)
        self.score_sheet: late.ScoreSheet | None = None
        self.log_sheet: late.LogSheet | None = None
        self.rules_sheet: late.RulesSheet | None = None

    def refresh(self) -> None:
        """Show what the table shows."""
        session = self._match.session
        if self.rules_sheet is not None and self.rules_sheet.isVisible():
            self.rules_sheet.show_options(self._match.options)
        if session is None:
            return
        names, sides = self._area.names, self._area.side_names()
        self.scores.show(session.ledger.lines, names, sides)
        self.auction.show(session.view, names)
        if self.log_sheet is not None and self.log_sheet.isVisible():
            self.log.show(session.history, session.seat, names, sides)

    @Slot()
    def show_scores(self) -> None:
        """Show the score sheet; asked for in it, put it away."""
        if self.score_sheet is None:
            self.score_sheet = late.ScoreSheet(self.scores, self.auction, self._window)
        self._show(self.score_sheet, self._commands.score_action)

    @Slot()
    def show_log(self) -> None:
        """Show the log of the deal; asked for in it, put it away."""
        if self.log_sheet is None:
            self.log_sheet = late.LogSheet(self.log, self._window)
        self._show(self.log_sheet, self._commands.log_action)
        self.refresh()

    @Slot()
    def show_rules(self) -> None:
        """Show the rules of the match in progress, or of the one that would be begun.

        Asked for in them, put them away.
        """
        if self.rules_sheet is None:
            self.rules_sheet = late.RulesSheet(self._match.options, self._window)
        self._show(self.rules_sheet, self._commands.rules_action)
        self.refresh()

    def _show(self, sheet: "late.Sheet", action: QAction) -> None:
        if sheet.isActiveWindow():
            sheet.reject()
            return
        sheet.addAction(action)
        sheet.show()
        sheet.activateWindow()
