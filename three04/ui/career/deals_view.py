"""The table of deals of the history: which columns it has room for, and Enter."""

from typing import Final

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from three04.ui.models.deals import COLUMNS

_LEAST: Final = 110
_MOST: Final = 260
"""What the last column needs at the least, and gets at the most before others get more room."""
_GAP: Final = 18
"""The most room between two columns, beside what they need."""


class DealsView(QTableView):
    """The table of deals; Enter opens one.

    Signals:
        opened: The deal that is current is to be opened.
    """

    opened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("figures")
        self.verticalHeader().hide()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.doubleClicked.connect(self._double_clicked)
        self.horizontalHeader().sortIndicatorChanged.connect(self._sorted)

    @Slot(QModelIndex)
    def _double_clicked(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit()

    @Slot()
    def _sorted(self) -> None:
        """Give the arrow its room in the column where it stands now."""
        if self.isVisible():
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open a deal with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        """Give every column the room that its widest text on the first page needs.

        Where there is little room, only the column that is sorted by has some for the arrow; if
        that is not enough, points go: what is remarked of a deal is seen nowhere else.
        """
        header = self.horizontalHeader()
        header.setResizeContentsPrecision(24)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(False)
        self._show_points(True)
        self.resizeColumnsToContents()
        last = self.model().columnCount() - 1  # takes what is left
        wanted = self.columnWidth(last)
        if self._left(last) < min(wanted, _LEAST):
            self._leave_arrows_out(last)
        if self._left(last) < min(wanted, _LEAST):
            self._show_points(False)
            self.resizeColumnsToContents()
        if self._left(last) < min(wanted, _LEAST):
            self._leave_arrows_out(last)
        shown = [column for column in range(last) if not self.isColumnHidden(column)]
        more = min(_GAP, max(0, (self._left(last) - min(wanted, _MOST)) // len(shown)))
        for column in shown:
            self.setColumnWidth(column, self.columnWidth(column) + more)
        self.setColumnWidth(last, max(self._left(last), min(wanted, _LEAST)))
        header.setStretchLastSection(True)
        self.verticalHeader().setDefaultSectionSize(round(2.1 * self.fontMetrics().height()))

    def _leave_arrows_out(self, last: int) -> None:
        """Give the columns before the last one no room for an arrow that they do not have."""
        header = self.horizontalHeader()
        header.setSortIndicatorShown(False)
        for column in range(last):
            if column != header.sortIndicatorSection() and not self.isColumnHidden(column):
                needed = max(header.sectionSizeHint(column), self.sizeHintForColumn(column))
                self.setColumnWidth(column, needed)
        header.setSortIndicatorShown(True)

    def _left(self, last: int) -> int:
        """Return how much room the columns before the last one leave."""
        return self.viewport().width() - sum(self.columnWidth(column) for column in range(last))

    def _show_points(self, shown: bool) -> None:
        self.setColumnHidden(COLUMNS.index("points"), not shown)
