"""Windows beside the table: the score sheet and the log of the deal. They stay open in play."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QListView,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from three04.ui.models.log import LogModel
from three04.ui.models.tables import AuctionModel, ScoreModel, TextTable
from three04.ui.widgets.sheet import Sheet


class ScoreSheet(Sheet):
    """The deals of the match and the calls of the running deal.

    Attributes:
        tables: The two tables.
        nothing: What is said in each while nothing stands in it.
    """

    def __init__(self, scores: ScoreModel, auction: AuctionModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        self.tables = [self._table(model) for model in (scores, auction)]
        for table in self.tables:
            self._tabs.addTab(table, "")
        self.nothing = [_said_in(table) for table in self.tables]
        for model in (scores, auction):
            model.modelReset.connect(self._say_nothing)
        self.column.addWidget(self._tabs)
        self.column.addWidget(self.buttons)
        self.retranslate()
        self.resize(680, 380)
        self.tables[0].setFocus()

    def _table(self, model: TextTable) -> QTableView:
        view = QTableView()
        view.setObjectName("figures")
        view.setShowGrid(False)
        view.setModel(model)
        view.verticalHeader().hide()
        view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        view.horizontalHeader().setStretchLastSection(True)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setAlternatingRowColors(True)
        view.setTabKeyNavigation(False)
        return view

    def showEvent(self, event: QShowEvent) -> None:
        """Be wide enough for the names of the sides, if the screen is."""
        super().showEvent(event)
        needed = self.tables[0].horizontalHeader().length() + 60
        self.resize(min(max(self.width(), needed), self.screen().availableGeometry().width() - 40),
                    self.height())  # fmt: skip

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        super().retranslate()
        self.setWindowTitle(self.tr("Score sheet"))
        for number, title in enumerate((self.tr("&Deals"), self.tr("&Auction"))):
            self._tabs.setTabText(number, title)
            self.tables[number].setAccessibleName(title.replace("&", ""))
        self.nothing[0].setText(self.tr("No deal of this match is over yet."))
        self.nothing[1].setText(self.tr("Nobody has called in this deal yet."))
        self._say_nothing()

    @Slot()
    def _say_nothing(self) -> None:
        """Say where there is nothing yet why that is so."""
        for table, said in zip(self.tables, self.nothing, strict=True):
            empty = table.model().rowCount() == 0
            said.setVisible(empty)
            table.setAccessibleDescription(said.text() if empty else "")


def _said_in(table: QTableView) -> QLabel:
    """Return a line in the middle of a table."""
    made = QLabel()
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    made.setWordWrap(True)
    made.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    QVBoxLayout(table.viewport()).addWidget(made)
    return made


class LogSheet(Sheet):
    """What happened in the running deal, line by line.

    Attributes:
        lines: The list.
    """

    def __init__(self, log: LogModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines = QListView()
        self.lines.setModel(log)
        self.lines.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.lines.setWordWrap(True)
        self.lines.setResizeMode(QListView.ResizeMode.Adjust)  # lines are broken for each width
        # Room at the sides would not count where a line is broken: it would be too wide by it.
        self.lines.setStyleSheet("::item { padding: 3px 0; }")
        log.rowsInserted.connect(self._follow)
        log.modelReset.connect(self._follow)
        self.column.addWidget(self.lines)
        self.column.addWidget(self.buttons)
        self.retranslate()
        self.resize(420, 420)
        self._follow()

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        super().retranslate()
        self.setWindowTitle(self.tr("Log of the deal"))
        self.lines.setAccessibleName(self.windowTitle())

    @Slot()
    def _follow(self) -> None:
        """Keep the newest line in sight."""
        self.lines.scrollToBottom()
