"""Two tables: the calls of the auctions, and the score sheet."""

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from three04.rules import events as ev
from three04.rules.nought.view import View
from three04.ui.match.ledger import DealLine
from three04.ui.models.teller import Teller
from three04.ui.words import texts

Index = QModelIndex | QPersistentModelIndex


class TextTable(QAbstractTableModel):
    """A table of texts that is filled anew when something changes.

    Attributes:
        cells: The texts, row by row.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cells: list[tuple[str, ...]] = []
        self._columns: tuple[str, ...] = ()
        self._numbers: Collection[int] = ()

    def fill(
        self,
        columns: Sequence[str],
        cells: Sequence[tuple[str, ...]],
        numbers: Collection[int] = (),
    ) -> None:
        """Show these columns and rows.

        Args:
            columns: Their names.
            cells: The texts, row by row.
            numbers: Which columns hold nothing but numbers; they stand at the right.
        """
        if self._columns == tuple(columns) and self.cells == list(cells):
            return
        self.beginResetModel()
        self._columns, self._numbers = tuple(columns), numbers
        self.cells = list(cells)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.cells)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Return a cell's text."""
        if not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.cells[index.row()][index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._aligned(index.column())
        return None

    def _aligned(self, column: int) -> Qt.AlignmentFlag:
        """Return where the texts of a column and its name stand: one below the other."""
        right = column in self._numbers
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:  # noqa: ANN401
        """Return a column's name, or a row's number."""
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation == Qt.Orientation.Horizontal:
            return self._aligned(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return section + 1
        return self._columns[section] if section < len(self._columns) else None


def auction_lines(view: View, teller: Teller) -> list[str]:
    """Return what was said in the auctions of the running deal, a sentence each (R16)."""
    auctions = [auction for auction in (view.public.auction, view.public.second) if auction]
    return [teller.line(ev.Called(s, c)) for auction in auctions for s, c in auction.calls]


class AuctionModel(TextTable):
    """What was said in the auctions of the running deal (R16)."""

    def show(self, view: View, names: Sequence[str]) -> None:
        """Show a view's auctions."""
        public = view.public
        rows = []
        if public.auction is not None:
            first = self.tr("First packet")
            rows += [(first, names[s], texts.call_text(c)) for s, c in public.auction.calls]
        if public.second is not None:
            second = self.tr("Full hand")
            rows += [(second, names[s], texts.call_text(c)) for s, c in public.second.calls]
        self.fill((self.tr("Auction"), self.tr("Player"), self.tr("Call")), rows)


class ScoreModel(TextTable):
    """The deals of the match so far."""

    def show(self, lines: Sequence[DealLine], names: Sequence[str], sides: Sequence[str]) -> None:
        """Show these lines.

        Args:
            lines: From the ledger.
            names: The names at the seats.
            sides: The names of the sides.
        """
        columns = (
            self.tr("Deal"),
            self.tr("Dealer"),
            self.tr("Maker"),
            self.tr("Contract"),
            self.tr("Points"),
            self.tr("Result"),
            *sides,
        )
        numbers = (0, 4, *range(6, len(columns)))  # the deal, its points, the sides' tokens
        self.fill(columns, [self._cells(line, names) for line in lines], numbers)

    def _cells(self, line: DealLine, names: Sequence[str]) -> tuple[str, ...]:
        played = line.outcome in ("made", "failed")
        return (
            str(line.number),
            names[line.dealer],
            "" if line.maker is None else names[line.maker],
            texts.contract_text(line.contract) if line.contract else "",
            str(line.points) if played else "",
            texts.outcome_text(line.outcome),
            *(str(tokens) for tokens in line.tokens),
        )
