"""The statistics: which deals count, large figures, charts, and tables with the rest."""

import datetime
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from typing import Final, TypeVar, get_args

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from three04.store import statistics
from three04.store.counts import (
    Group,
    Step,
)
from three04.store.csv_file import csv_text
from three04.store.database import StoreError
from three04.store.statistics import Statistics
from three04.store.store import Store
from three04.ui.board.stage import Stage
from three04.ui.career.charts import BarChart, Chart, LineChart
from three04.ui.career.figure_table import FigureTable, FullTable
from three04.ui.career.statistics_parts import FilterRow, TileRow
from three04.ui.dialogs.saving import ask_file, save_text
from three04.ui.models import curves, figures
from three04.ui.models.curves import Curve
from three04.ui.models.figures import Figures, gather
from three04.ui.widgets.scrolled import scrolled, sentence_label
from three04.ui.widgets.sheet import Sheet
from three04.ui.words.fault_texts import why
from three04.ui.words.language import Language
from three04.ui.words.numbers import Numbers

_TILES: Final = 6
_WIDE: Final = 860
"""From this width on the charts stand side by side."""
_GROUPS: Final[tuple[Group, ...]] = ("opponents", "profile", "tabletop")
_STEPS: Final[tuple[Step, ...]] = get_args(Step)
_CURVES: Final[tuple[Curve, ...]] = get_args(Curve)

_T = TypeVar("_T")


class StatisticsWindow(Sheet):
    """How the person at this screen plays, told by the deals that are kept.

    Attributes:
        figures: What is shown; None while nothing can be read.
        filter: Which deals count.
        beside: The computer player that the person is compared with; "" for whoever there is.
        tiles: The large figures.
        line, bars: The charts; ``curve`` and ``step`` choose what the line shows.
        contracts, counts, compared: The tables; ``views`` shows them, ``tabs`` chooses one.
        by: What the last of them compares by.
        message: Why nothing can be shown, or what was done.

    Signals:
        set_back (object): Since when deals are to count, in milliseconds since 1970.
    """

    set_back = Signal(object)

    def __init__(
        self, store: Store | None, stage: Stage, language: Language, since: int, parent: QWidget
    ) -> None:
        """Show all that counts.

        Args:
            store: The matches; None if none are kept.
            stage: Whose colours the charts have.
            language: How numbers are written.
            since: When the figures were set back, in milliseconds since 1970; 0 if never.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self._store, self._language, self._since = store, language, since
        self._numbers = Numbers(language.code)
        self.figures: Figures | None = None
        self.beside = ""
        self._step: Step | None = None
        self._seen: tuple[int, ...] | None = None
        self.filter, self.tiles = FilterRow(), TileRow(_TILES)
        self.message = sentence_label()
        self.curve, self.step, self.by = QComboBox(), QComboBox(), QComboBox()
        self.line, self.bars = LineChart(stage, 210), BarChart(stage, 210)
        self.contracts, self.counts = FigureTable(self), FigureTable(self)
        self.compared = FigureTable(self)
        self._titles = [QLabel(), QLabel()]
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self._make()
        self.retranslate()
        self.filter.changed.connect(self._filtered)
        self.curve.currentIndexChanged.connect(self._count)
        self.step.activated.connect(self._step_chosen)
        self.by.currentIndexChanged.connect(self._compare)
        self.tabs.currentChanged.connect(self._tab_chosen)
        self._tab_chosen()
        room = self.screen().availableGeometry()
        self.resize(min(1040, room.width() - 40), min(760, room.height() - 60))

    # ------------------------------------------------------------------ making

    def _make(self) -> None:
        page = QWidget()
        # Into the window before anything lies on it: else Qt dresses all of it twice.
        self.column.setSpacing(10)
        self.column.addWidget(self.filter)
        self.column.addWidget(self.message)
        self._page = scrolled(page)
        # Large text on a small screen: figures go out of sight rather than be cut off.
        self._page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.column.addWidget(self._page, 1)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(12)
        column.addWidget(self.tiles)
        self._charts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._charts.setSpacing(10)
        self._charts.addWidget(self._framed(self.line, 0, self.curve, self.step), 3)
        self._charts.addWidget(self._framed(self.bars, 1), 2)
        column.addLayout(self._charts, 1)
        self.views = [FullTable(m) for m in (self.contracts, self.counts, self.compared)]
        first, second, third = self.views
        self._tab_pages = [
            self._at_the_top(first),
            self._at_the_top(second),
            self._at_the_top(self.by, third),
        ]
        below = QVBoxLayout()
        below.setSpacing(4)
        below.addWidget(self.tabs)
        for tab in self._tab_pages:
            self.tabs.addTab("")
            below.addWidget(tab)
        column.addLayout(below)
        roles = QDialogButtonBox.ButtonRole
        self.export_button = self.buttons.addButton("", roles.ActionRole)
        self.reset_button = self.buttons.addButton("", roles.ResetRole)
        self.export_button.clicked.connect(self.ask_export)
        self.reset_button.clicked.connect(self.ask_reset)
        for button in (self.export_button, self.reset_button):
            button.setAutoDefault(False)
        self.close_button.setDefault(True)
        self.column.addWidget(self.buttons)
        order = (*self.filter.controls, self.curve, self.step, self.line, self.bars, self.tabs,
                 self.views[0], self.views[1], self.by, self.views[2], self.reset_button,
                 self.export_button, self.close_button)  # fmt: skip
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _framed(self, chart: Chart, number: int, *boxes: QComboBox) -> QFrame:
        """Return a chart in its frame, below a title and what can be chosen of it."""
        frame, head = QFrame(), QHBoxLayout()
        frame.setObjectName("tile")
        self._titles[number].setObjectName("tileTitle")
        head.addWidget(self._titles[number])
        head.addStretch(1)
        for box in boxes:
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            head.addWidget(box)
        column = QVBoxLayout(frame)
        column.setContentsMargins(10, 8, 8, 4)
        column.addLayout(head)
        column.addWidget(chart, 1)
        return frame

    def _at_the_top(self, *widgets: QWidget) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            stays = isinstance(widget, QComboBox)
            column.addWidget(
                widget, 0, Qt.AlignmentFlag.AlignLeft if stays else Qt.AlignmentFlag(0)
            )
        return page

    # ------------------------------------------------------------------ reading

    @Slot()
    def refresh(self) -> None:
        """Read everything anew."""
        found = self._read(self._read_all)
        if found is not None:
            self.figures = found
            self._show()

    def _read_all(self, connection: sqlite3.Connection) -> Figures:
        self._seen = statistics.stamp(connection)
        found = statistics.choices(connection)
        self.filter.show_choices(found, self._since, self._numbers)
        self._step = None
        return self._gather(connection)

    def _gather(self, connection: sqlite3.Connection) -> Figures:
        skill = self.curve.currentData() == "skill"
        return gather(connection, self.filter.chosen(), self._step, self.beside, skill)

    @Slot()
    def _filtered(self) -> None:
        """Show the deals that count now."""
        self._step = None
        self._count()

    @Slot()
    def _step_chosen(self) -> None:
        self._step = self.step.currentData()
        self._count()

    @Slot()
    def _count(self) -> None:
        """Show the figures, with the line that is chosen."""
        self.figures = self._read(self._gather)
        if self.figures is not None:
            self._show()

    def _read(self, job: Callable[[sqlite3.Connection], _T]) -> _T | None:
        """Ask the store something; say why it cannot be read, and return None."""
        if self._store is None:
            self._say(self.tr("This window keeps no matches, so there is nothing to count."))
            return None
        try:
            with closing(self._store.reader()) as connection:
                found = job(connection)
        except sqlite3.Error as error:
            self._say(self.tr("The statistics cannot be read: {reason}.").format(reason=why(error)))
            return None
        return found

    def _say(self, text: str) -> None:
        self.message.setText(text)
        self.message.setVisible(bool(text))

    # ------------------------------------------------------------------ showing

    def _show(self) -> None:
        shown, numbers = self.figures, self._numbers
        assert shown is not None
        self.filter.show_special(shown.special, numbers)
        self.tiles.show_tiles(figures.tiles(shown, numbers))
        self.contracts.fill(figures.contract_columns(), figures.contract_cells(shown, numbers))
        head = (self.tr("What"), self.tr("How many"))
        self.counts.fill(head, figures.count_cells(shown, numbers))
        self.step.setCurrentIndex(self.step.findData(shown.step))
        self._show_charts()
        self._compare()
        self.export_button.setEnabled(bool(shown.deals.deals))

    @Slot()
    def _show_charts(self) -> None:
        shown, numbers = self.figures, self._numbers
        if shown is None:
            return
        curve: Curve = self.curve.currentData()
        self.line.show_data(
            curves.line_data(shown, curve, numbers),
            lambda at: curves.point_text(shown, curve, at, numbers),
        )
        self.line.setAccessibleDescription(curves.line_sentence(shown, curve, numbers))
        self.bars.show_data(curves.bar_data(shown, numbers))
        self.bars.setAccessibleDescription(curves.bar_sentence(shown, numbers))

    @Slot()
    def _tab_chosen(self) -> None:
        """Show the table that is chosen."""
        for number, page in enumerate(self._tab_pages):
            page.setVisible(number == self.tabs.currentIndex())
        self._compare()

    @Slot()
    def _compare(self) -> None:
        """Compare rules, tables or levels, once that is looked at."""
        if self.figures is None or self.tabs.currentIndex() != 2:
            return
        by: Group = self.by.currentData()
        chosen = self.filter.chosen()

        lines = self._read(lambda connection: Statistics(connection, chosen).groups(by))
        if lines is not None:
            cells = figures.group_cells(by, lines, self._numbers)
            self.compared.fill(figures.group_columns(), cells)

    # ------------------------------------------------------------------ doing

    @Slot()
    def ask_export(self) -> None:
        """Ask where to save the deals that count."""
        name = f"304-{datetime.date.today().isoformat()}.csv"
        kinds = self.tr("Tables (*.csv)")
        ask_file(self, self.tr("Export the deals that count"), name, kinds, self.export)

    @Slot(str)
    def export(self, path: str) -> None:
        """Save the deals that count as a table."""
        chosen = self.filter.chosen()

        lines = self._read(lambda connection: Statistics(connection, chosen).table())
        if lines is None:
            return
        refused = save_text(path, csv_text(lines))
        if refused is None:
            text = self.tr("Deals saved as {path}: {n}.")
            text = text.format(path=path, n=self._numbers.whole(len(lines) - 1))
        else:
            text = self.tr("{path} cannot be written: {reason}.").format(path=path, reason=refused)
        self._say(text)

    @Slot()
    def ask_reset(self) -> None:
        """Ask whether to begin counting anew."""
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.windowTitle())
        box.setText(self.tr("Begin counting anew?"))
        box.setInformativeText(
            self.tr(
                "Deals played until now no longer count. None is deleted: the history has them, "
                "and the period “All time” counts them. The database is copied first."
            )
        )
        yes = box.addButton(self.tr("&Begin anew"), QMessageBox.ButtonRole.AcceptRole)
        no = box.addButton(self.tr("&Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(no)
        box.setEscapeButton(no)
        box.finished.connect(box.deleteLater)
        yes.clicked.connect(self.reset)
        box.open()

    @Slot()
    def reset(self) -> None:
        """Copy the database, then count from now on."""
        if self._store is None:
            return
        try:
            copy = self._store.back_up("before-reset")
        except StoreError as error:
            text = self.tr("The database cannot be copied, so nothing was changed: {reason}.")
            self._say(text.format(reason=why(error)))
            return
        self._since = time.time_ns() // 1_000_000
        self.set_back.emit(self._since)
        self.refresh()
        self._say(self.tr("Counting begins anew. The copy is {path}.").format(path=copy))

    # ------------------------------------------------------------------ words and size

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        super().retranslate()
        self._numbers = Numbers(self._language.code)
        self.setWindowTitle(self.tr("Statistics"))
        self._say("")
        self.filter.retranslate()
        for label, text in zip(
            self._titles, (self.tr("Over time"), self.tr("Contracts by height")), strict=True
        ):
            label.setText(text)
        self.line.setAccessibleName(self.tr("Chart over time"))
        self.bars.setAccessibleName(self.tr("Chart of contracts by height"))
        self.curve.setAccessibleName(self.tr("What the line shows"))
        self.step.setAccessibleName(self.tr("What a point stands for"))
        self.by.setAccessibleName(self.tr("Compared by"))
        self.tabs.setAccessibleName(self.tr("Tables"))
        self._name(
            self.curve, _CURVES, (self.tr("Tokens"), self.tr("Contracts in %"), self.tr("Skill"))
        )
        steps = (self.tr("by deal"), self.tr("by day"), self.tr("by week"), self.tr("by month"))
        self._name(self.step, _STEPS, steps)
        by = (self.tr("By opponents"), self.tr("By rules"), self.tr("By table"))
        self._name(self.by, _GROUPS, by)
        tabs = (self.tr("&Contracts"), self.tr("&Deals and matches"), self.tr("Co&mpared"))
        for number, title in enumerate(tabs):
            self.tabs.setTabText(number, title)
            self.views[number].setAccessibleName(title.replace("&", ""))
        self.export_button.setText(self.tr("&Export as CSV…"))
        self.reset_button.setText(self.tr("Begin co&unting anew…"))
        if self.isVisible():
            self.refresh()

    def _name(self, box: QComboBox, values: tuple[str, ...], names: tuple[str, ...]) -> None:
        with QSignalBlocker(box):
            kept = max(0, box.currentIndex())
            box.clear()
            for value, name in zip(values, names, strict=True):
                box.addItem(name, value)
            box.setCurrentIndex(kept)

    def showEvent(self, event: QShowEvent) -> None:
        """Count what has been played meanwhile."""
        super().showEvent(event)
        self.refresh()
        # Else the first picture would be of tables without lines.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def changeEvent(self, event: QEvent) -> None:
        """Count what has been played while another window was in front."""
        super().changeEvent(event)
        if event.type() != QEvent.Type.ActivationChange or not self.isActiveWindow():
            return
        if self._seen is not None and self._read(statistics.stamp) != self._seen:
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the charts one above the other where there is no room beside."""
        super().resizeEvent(event)
        wide = self.width() >= _WIDE
        directions = QBoxLayout.Direction
        self._charts.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
