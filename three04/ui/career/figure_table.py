"""Tables of figures: as high as their lines, every column as wide as its figures need."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QSizePolicy, QTableView

from three04.ui.models.tables import Index, TextTable

_FRAME: Final = 2
"""How wide the ring of focus round a table is."""
_AIR: Final = 16
"""Beside the text of a cell or of a column's name."""


class FigureTable(TextTable):
    """A table of figures: the first column names the line, all others stand at the right."""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's text, and where it stands."""
        if role == Qt.ItemDataRole.TextAlignmentRole and index.isValid():
            side = Qt.AlignmentFlag.AlignRight if index.column() else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return super().data(index, role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return a column's name, standing as its figures do."""
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation == Qt.Orientation.Horizontal:
            side = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
            # Qt takes the wish to wrap from here too, which is no alignment.
            return int(side | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
        return super().headerData(section, orientation, role)


class FullTable(QTableView):
    """A table without a scroll bar of its own: as high as its lines."""

    def __init__(self, model: TextTable) -> None:
        super().__init__()
        self.setObjectName("figures")
        self._table = model
        self._fitted: tuple[object, ...] = ()
        self._least = 0
        self.setModel(model)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().installEventFilter(self)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().setDefaultSectionSize(round(2.1 * self.fontMetrics().height()))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.modelReset.connect(self._refit)

    def sizeHint(self) -> QSize:
        """Return a size as high as the lines are."""
        rows = self.model().rowCount() * self.verticalHeader().defaultSectionSize()
        return QSize(super().sizeHint().width(), self._head() + rows + 2 * _FRAME)

    def minimumSizeHint(self) -> QSize:
        """Return the same height, and a width for all figures: nothing of it scrolls."""
        return QSize(self._least, self.sizeHint().height())

    def _head(self) -> int:
        header = self.horizontalHeader()
        return max(header.sizeHint().height(), header.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every column its room."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Likewise: nothing was measured before."""
        super().showEvent(event)
        self._fit()

    @Slot()
    def _refit(self) -> None:
        self._fit()
        self.updateGeometry()

    def _fit(self) -> None:
        """Give every column what it needs, and all the same of what is left.

        Where the columns' names have no room in one line they get two.
        """
        columns = range(self.model().columnCount())
        room, header = self.viewport().width(), self.horizontalHeader()
        called = [self._name(column) for column in columns]
        fonts = self.font().key(), header.font().key()
        fitted = (room, list(self._table.cells), called, fonts)
        if not self.isVisible() or not columns or fitted == self._fitted:
            return
        self._fitted = fitted
        cells = [self._widest(column) for column in columns]
        names = [header.sectionSizeHint(column) for column in columns]
        wide = [max(pair) for pair in zip(cells, names, strict=True)]
        tight = [max(cells[column], self._longest_word(column)) for column in columns]
        two = sum(wide) > room
        if two:
            wide = tight
        more = (room - sum(wide)) // len(columns)
        for column in columns:
            self.setColumnWidth(column, max(wide[column] + more, 20))
        line = header.fontMetrics().lineSpacing()
        before = (header.minimumHeight(), self._least)
        header.setMinimumHeight(2 * line + 8 if two else 0)
        self._least = sum(tight) + 2 * _FRAME
        if (header.minimumHeight(), self._least) != before:
            self.updateGeometry()

    def _widest(self, column: int) -> int:
        metrics = self.fontMetrics()
        texts = (line[column] for line in self._table.cells)
        return max(map(metrics.horizontalAdvance, texts), default=0) + _AIR

    def _longest_word(self, column: int) -> int:
        metrics = self.horizontalHeader().fontMetrics()
        words = map(metrics.horizontalAdvance, self._name(column).split())
        return max(words, default=0) + _AIR

    def _name(self, column: int) -> str:
        return str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Measure again when the columns' names get their font: that may come after the table's."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._refit()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Be higher when the text becomes larger."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.verticalHeader().setDefaultSectionSize(round(2.1 * self.fontMetrics().height()))
            self._refit()
