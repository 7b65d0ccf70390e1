"""All deals that are over, as a table that reads only what is looked at."""

import sqlite3
from collections import OrderedDict
from collections.abc import Callable
from contextlib import closing
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, Qt
from PySide6.QtGui import QIcon

from three04.rules.events import Outcome
from three04.rules.options import PROFILES
from three04.rules.tables import TABLES
from three04.store import history
from three04.store.history import Column, DealLine, Key, Query, Term
from three04.store.store import Store
from three04.ui.match import opponents
from three04.ui.models.tables import Index
from three04.ui.words import option_texts, texts
from three04.ui.words.fault_texts import why
from three04.ui.words.numbers import Numbers
from three04.ui.words.origin_texts import day_text

COLUMNS: Final[tuple[Column, ...]] = (
    "ended", "match", "contract", "maker", "outcome", "points", "tokens", "mark",
)  # fmt: skip
NUMBERS: Final[frozenset[Column]] = frozenset({"points", "tokens"})
"""What stands at the right."""
_PAGE: Final = 100
_PAGES: Final = 20
"""So many pages are kept; what has not been looked at for longest goes first."""

_OUTCOMES: Final[tuple[Outcome, ...]] = ("made", "failed", "thrown-in", "spoilt", "redeal")

Trouble = Callable[[str], object]
Role = Qt.ItemDataRole
_ROLES: Final = frozenset(
    {Role.DisplayRole, Role.ToolTipRole, Role.DecorationRole, Role.AccessibleTextRole}
)
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class DealsModel(QAbstractTableModel):
    """The deals found, in their order; a page is read when a line of it is looked at.

    Attributes:
        query: Which deals are found.
        keys: They.
        trouble: Why they cannot be read; empty if they can.
        pages_read: How often a page was read.
        brief: Whether dates are without the time, where there is little room.
    """

    def __init__(
        self,
        store: Store | None,
        numbers: Numbers,
        suit: Callable[[str], QIcon],
        parent: QObject | None = None,
    ) -> None:
        """Make it; :meth:`refresh` reads.

        Args:
            store: The matches; None if none are kept.
            numbers: Writes numbers and dates.
            suit: Draws a suit's mark.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self.query, self.numbers = Query(), numbers
        self.keys: list[Key] = []
        self.trouble, self.brief, self.pages_read = "", False, 0
        self._store, self._suit = store, suit
        self._pages: OrderedDict[int, dict[Key, DealLine]] = OrderedDict()

    # ------------------------------------------------------------------ reading

    def find(self, query: Query) -> None:
        """Show the deals that are found."""
        self.query = query
        self.refresh()

    def refresh(self) -> None:
        """Find the deals anew."""
        self.beginResetModel()
        self._pages.clear()
        self.trouble = ""
        self.keys = self._read(lambda connection: history.keys(connection, self.query)) or []
        self.endResetModel()

    def line(self, row: int) -> DealLine | None:
        """Return what is known of the deal in a row; None if it is there no more."""
        number = row // _PAGE
        if number not in self._pages:
            self.pages_read += 1
            wanted = self.keys[number * _PAGE : (number + 1) * _PAGE]
            self._pages[number] = self._read(lambda c: history.lines(c, wanted)) or {}
            if len(self._pages) > _PAGES:
                self._pages.popitem(last=False)
        self._pages.move_to_end(number)
        return self._pages[number].get(self.keys[row])

    def _read(self, job: Callable[[sqlite3.Connection], Any]) -> Any:  # noqa: ANN401 - what job returns
        if self._store is None:
            return None
        try:
            with closing(self._store.reader()) as connection:
                return job(connection)
        except sqlite3.Error as error:
            self.trouble = why(error)
            return None

    # ------------------------------------------------------------------ the table

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return how many deals are found."""
        return 0 if parent.isValid() else len(self.keys)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of columns."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:  # noqa: ANN401
        """Return a cell."""
        if not index.isValid():
            return None
        column = COLUMNS[index.column()]
        if role == Role.TextAlignmentRole:
            return _RIGHT if column in NUMBERS else _LEFT
        if role not in _ROLES:
            return None
        line = self.line(index.row())
        if line is None:
            return None
        if role == Role.DecorationRole:
            shown = column == "contract" and line.contract and line.trump
            return self._suit(str(line.trump)) if shown else None
        if role == Role.ToolTipRole:
            return self._tip(column, line)
        if column == "ended" and self.brief and role == Role.DisplayRole:
            return self.numbers.short_day(line.ended)
        text = cell(column, line, self.numbers)
        if role == Role.AccessibleTextRole and column == "contract" and line.trump:
            return f"{text}, {texts.suit_name(line.trump)}"
        return text

    def _tip(self, column: Column, line: DealLine) -> str:
        if column == "match":
            return where_text(line)
        return marks(line, self.numbers) if column == "mark" else ""

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:  # noqa: ANN401
        """Return a column's name."""
        if orientation != Qt.Orientation.Horizontal or section >= len(COLUMNS):
            return None
        if role == Role.TextAlignmentRole:
            return _RIGHT if COLUMNS[section] in NUMBERS else _LEFT
        return column_text(COLUMNS[section]) if role == Role.DisplayRole else None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column."""
        descending = order == Qt.SortOrder.DescendingOrder
        wanted = Query(terms=self.query.terms, column=COLUMNS[column], descending=descending)
        if wanted != self.query:
            self.find(wanted)


# ---------------------------------------------------------------------- in words


def column_text(column: Column) -> str:
    """Return a column's name."""
    return {
        "ended": QCoreApplication.translate("History", "Date"),
        "match": QCoreApplication.translate("History", "Match / deal"),
        "contract": QCoreApplication.translate("History", "Contract"),
        "maker": QCoreApplication.translate("History", "Maker"),
        "outcome": QCoreApplication.translate("History", "Result"),
        "points": QCoreApplication.translate("History", "Points"),
        "tokens": QCoreApplication.translate("History", "Tokens"),
        "mark": QCoreApplication.translate("History", "Remarks"),
    }[column]


def cell(column: Column, line: DealLine, numbers: Numbers) -> str:
    """Return a deal's text in a column."""
    match column:
        case "ended":
            return numbers.minute(line.ended)
        case "match":
            return match_text(line)
        case "contract":
            return texts.contract_text(line.contract) if line.contract else ""
        case "maker":
            return "" if line.maker is None else names(line)[line.maker]
        case "outcome":
            return texts.outcome_text(line.outcome)
        case "points":
            return "" if line.points is None else numbers.whole(line.points)
        case "tokens":
            if line.my_tokens is None or line.points is None:
                return ""
            return numbers.signed(line.my_tokens)
        case "mark":
            return marks(line, numbers)


def names(line: DealLine) -> tuple[str, ...]:
    """Return the names at a deal's table, as they were shown."""
    seats = TABLES[line.tabletop].seats if line.tabletop in TABLES else len(line.names)
    return texts.seat_names(seats, line.my_seat, line.names)


def match_text(line: DealLine) -> str:
    """Return a deal's rules, the number of its match, and its own in it: "Classic 12 / 3"."""
    rules = option_texts.profile_text(line.profile) if line.profile in PROFILES else line.profile
    return f"{rules} {line.match} / {line.n}"


def where_text(line: DealLine) -> str:
    """Return who sat at a deal's table, and against whom."""
    who = ", ".join(names(line))
    table = option_texts.table_text(line.tabletop) if line.tabletop in TABLES else line.tabletop
    level = opponents.level_text(line.opponents) if line.opponents else ""
    return "\n".join(part for part in (table, who, level) if part)


def marks(line: DealLine, numbers: Numbers) -> str:
    """Return what is special about a deal, in a word or two each."""
    said = []
    if line.origin == "again":
        said.append(QCoreApplication.translate("History", "played again"))
    elif line.origin == "whatif":
        said.append(QCoreApplication.translate("History", "what if"))
    elif line.origin == "imported":
        said.append(QCoreApplication.translate("History", "imported"))
    if line.number is not None:
        said.append(QCoreApplication.translate("History", "number {n}").format(n=line.number))
    if line.day is not None:
        text = QCoreApplication.translate("History", "deal of the day, {date}")
        said.append(text.format(date=day_text(line.day, numbers.locale)))
    if line.undone:
        said.append(QCoreApplication.translate("History", "undo"))
    return ", ".join(said)


def terms(text: str, numbers: Numbers) -> tuple[Term, ...]:
    """Return the words that are searched for, with all they may mean in this language."""
    return tuple(_term(word, numbers) for word in text.split())


def _term(word: str, numbers: Numbers) -> Term:
    folded = word.casefold()
    whole = word.isascii() and word.isdigit() and len(word) <= 4

    def meant(names: tuple[str, ...], text: Callable[[str], str]) -> tuple[str, ...]:
        return tuple(name for name in names if folded in text(name).casefold())

    levels = tuple({*opponents.LEVELS, *opponents.levels()})
    return Term(
        text=word,
        day=numbers.day_of(word),
        contract=int(word) if whole else None,
        outcomes=tuple(o for o in _OUTCOMES if folded in texts.outcome_text(o).casefold()),
        levels=meant(levels, opponents.level_text),
        profiles=meant(tuple(PROFILES), option_texts.profile_text),
        tabletops=() if whole else meant(tuple(TABLES), option_texts.table_text),
        me=folded == texts.you().casefold(),
    )
