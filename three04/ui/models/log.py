"""The log of the running deal as a list: what happened, in words of what this seat saw."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from three04.rules.events import Event
from three04.ui.models.teller import Teller

Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """The lines of the log, oldest first.

    Attributes:
        lines: The lines.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[str] = []

    def show(
        self, history: Sequence[Event], seat: int | None, names: Sequence[str], sides: Sequence[str]
    ) -> None:
        """Show the events of a deal.

        Args:
            history: The events, as the seat saw them.
            seat: The seat.
            names: The names at the seats.
            sides: The names of the sides.
        """
        teller = Teller(seat, names, sides)
        lines = [line for event in history if (line := teller.line(event))]
        old = len(self.lines)
        if lines[:old] != self.lines:
            self.beginResetModel()
            self.lines = lines
            self.endResetModel()
        elif len(lines) > old:
            self.beginInsertRows(QModelIndex(), old, len(lines) - 1)
            self.lines = lines
            self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Return a line."""
        shown = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if not index.isValid() or role not in shown:
            return None
        return self.lines[index.row()]
