"""Parts of the statistics window: which deals count, the large figures, tables in full."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from three04.store.counts import (
    Choices,
    Filter,
    Special,
)
from three04.ui.models.figures import Tile, group_text
from three04.ui.words.numbers import Numbers, start_of_day

PERIODS: Final = ("since", "all", "50", "200", "7d", "30d", "365d")
"""Since the figures were set back, all time, the last deals, the last days."""

_FRAME: Final = 2
"""How wide the ring of focus round a table is."""
_NARROW: Final = 620
"""Below this width the choices stand in two rows."""


class FilterRow(QWidget):
    """Which deals count.

    Attributes:
        rules, table, level, period: The choices.
        undone, repeated: Whether deals of a special kind count.

    Signals:
        changed: After each choice.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.rules, self.table, self.level, self.period = (QComboBox() for _ in range(4))
        self.undone, self.repeated = QCheckBox(), QCheckBox()
        self._labels = [QLabel() for _ in self.boxes]
        self._since = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._columns = 0
        for label, box in zip(self._labels, self.boxes, strict=True):
            label.setBuddy(box)
            policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            box.setSizeAdjustPolicy(policy)
            box.setMinimumContentsLength(9)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            box.currentIndexChanged.connect(self.changed)
        for check in (self.undone, self.repeated):
            check.toggled.connect(self.changed)
        self._arrange(4)

    @property
    def boxes(self) -> tuple[QComboBox, ...]:
        """The choices in order."""
        return (self.rules, self.table, self.level, self.period)

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """All that can be chosen, in the order of the Tab key."""
        return (*self.boxes, self.undone, self.repeated)

    def chosen(self) -> Filter:
        """Return which deals count."""
        period = str(self.period.currentData() or "all")
        since = self._since if period == "since" else None
        if period.endswith("d"):
            since = start_of_day(int(period[:-1]) - 1)
        return Filter(
            profile=self.rules.currentData(),
            tabletop=self.table.currentData(),
            opponents=self.level.currentData(),
            since=since,
            last=int(period) if period.isdigit() else None,
            undone=self.undone.isChecked(),
            repeated=self.repeated.isChecked(),
        )

    def show_choices(self, choices: Choices, since: int, numbers: Numbers) -> None:
        """Offer what occurs; what was chosen stays chosen.

        Args:
            choices: What occurs.
            since: When the figures were set back; 0 if never.
            numbers: Writes the day.
        """
        fresh = since != self._since or not self.period.count()
        self._since = since
        with QSignalBlocker(self):
            self._fill(self.rules, [(n, group_text("profile", n)) for n in choices.profiles])
            self._fill(self.table, [(n, group_text("tabletop", n)) for n in choices.tabletops])
            self._fill(self.level, [(n, group_text("opponents", n)) for n in choices.opponents])
            kept = None if fresh else self.period.currentData()
            self.period.clear()
            for period in PERIODS if since else PERIODS[1:]:
                self.period.addItem(self._period_text(period, numbers), period)
            self.period.setCurrentIndex(max(0, self.period.findData(kept)))

    def show_special(self, special: Special, numbers: Numbers) -> None:
        """Say how many deals of the special kinds there are."""
        for check, text, count in (
            (self.undone, self.tr("Count deals with undo ({n})"), special.undone),
            (self.repeated, self.tr("Count repeated and imported deals ({n})"), special.repeated),
        ):
            check.setText(text.format(n=numbers.whole(count)))
            check.setEnabled(bool(count) or check.isChecked())

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        names = (self.tr("&Rules"), self.tr("&Table"), self.tr("&Opponents"), self.tr("&Period"))
        for label, box, name in zip(self._labels, self.boxes, names, strict=True):
            label.setText(name)
            box.setAccessibleName(name.replace("&", ""))
        self.undone.setToolTip(self.tr("Deals in which a move was taken back."))
        self.repeated.setToolTip(
            self.tr("Deals played again, gone on with from a replay, or read from a record.")
        )

    def _period_text(self, period: str, numbers: Numbers) -> str:
        if period == "since":
            return self.tr("Since {day}").format(day=numbers.day(self._since))
        if period == "all":
            return self.tr("All time")
        if period.isdigit():
            return self.tr("Last {n} deals").format(n=period)
        return self.tr("Last {n} days").format(n=period[:-1])

    def _fill(self, box: QComboBox, items: Sequence[tuple[str, str]]) -> None:
        kept = box.currentData()
        box.clear()
        box.addItem(self.tr("All"), None)
        for name, text in items:
            box.addItem(text, name)
        box.setCurrentIndex(max(0, box.findData(kept)) if kept is not None else 0)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for number, (label, box) in enumerate(zip(self._labels, self.boxes, strict=True)):
            row, column = divmod(number, columns)
            self._grid.addWidget(label, 2 * row, column)
            self._grid.addWidget(box, 2 * row + 1, column)
        for column in range(4):
            self._grid.setColumnStretch(column, int(column < columns))
        half = columns // 2
        self._grid.addWidget(self.undone, 4, 0, 1, half)
        self._grid.addWidget(self.repeated, 4, half, 1, columns - half)

    def resizeEvent(self, event: object) -> None:
        """Put the choices into two rows where one is too narrow."""
        self._arrange(4 if self.width() >= _NARROW else 2)


class FigureTile(QFrame):
    """A large figure with its name, and what it is made of.

    Attributes:
        name, figure, detail: The labels.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tile")
        self.name, self.figure, self.detail = QLabel(), QLabel(), QLabel()
        self.figure.setObjectName("figure")
        self.detail.setObjectName("second")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 8)
        column.setSpacing(0)
        for label in (self.name, self.figure, self.detail):
            label.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(label)

    def show_tile(self, tile: Tile) -> None:
        """Show a figure."""
        self.name.setText(tile.name)
        self.figure.setText(tile.figure)
        self.detail.setText(tile.detail)
        self.figure.setAccessibleName(f"{tile.name}: {tile.figure}, {tile.detail}")


class TileRow(QWidget):
    """The large figures, in as many rows as they need.

    Attributes:
        tiles: The figures.
    """

    def __init__(self, count: int) -> None:
        super().__init__()
        self.tiles = [FigureTile() for _ in range(count)]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(10)
        self._columns = 0
        self._arrange(count)

    def show_tiles(self, tiles: Sequence[Tile]) -> None:
        """Show the figures."""
        for widget, tile in zip(self.tiles, tiles, strict=True):
            widget.show_tile(tile)
        self._arrange(self._fitting())

    def _fitting(self) -> int:
        widest = max(tile.minimumSizeHint().width() for tile in self.tiles)
        room = (self.width() + 10) // (widest + 10)
        if room >= len(self.tiles):
            return len(self.tiles)
        return max(1, min(room, (len(self.tiles) + 1) // 2))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            self._grid.addWidget(tile, row, column)
        for column in range(len(self.tiles)):
            self._grid.setColumnStretch(column, int(column < columns))

    def resizeEvent(self, event: object) -> None:
        """Put the figures into more rows where they have no room."""
        self._arrange(self._fitting())
