"""The list beside a replay: deals with their tricks to jump to, and the log of the deal."""

import bisect
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from three04.table.replay import DealSpan, MatchReplay
from three04.ui.models.log import LogModel
from three04.ui.words import texts

_MOMENT: Final = Qt.ItemDataRole.UserRole
"""Where a line of the tree leads."""


class ReplayList(QWidget):
    """What can be jumped to.

    Only what everybody knew in the end is said of a trick: who took it.

    Attributes:
        tree: The deals, each with its tricks.
        lines: The log of the deal that is shown.
        log: Its model.

    Signals:
        sought (int): The moment chosen.
    """

    sought = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.tree, self.lines = QTreeWidget(), QListView()
        self.log = LogModel(self)
        self.tree.setHeaderHidden(True)
        self.tree.setUniformRowHeights(True)
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.currentItemChanged.connect(self._chosen)
        self.lines.setModel(self.log)
        self.lines.setWordWrap(True)
        self.lines.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        for part in (self.tree, self.lines):
            part.setStyleSheet("::item { padding: 3px 2px; }")
            part.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Once for all that is shown in a moment: to find the end all lines are laid out.
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(0)
        self._end.timeout.connect(self.lines.scrollToBottom)
        self.log.rowsInserted.connect(self._end.start)
        self.log.modelReset.connect(self._end.start)
        parts = QSplitter(Qt.Orientation.Vertical)
        parts.addWidget(self.tree)
        parts.addWidget(self.lines)
        parts.setStretchFactor(0, 3)
        parts.setStretchFactor(1, 2)
        parts.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(parts)
        self._replay: MatchReplay | None = None
        self._names: tuple[str, ...] = ()
        self._leading = False
        self.retranslate()

    def show_match(self, replay: MatchReplay, names: Sequence[str]) -> None:
        """List the deals of a match."""
        self._replay, self._names = replay, tuple(names)
        self._leading = True
        self.tree.clear()
        for deal in replay.deals:
            self.tree.addTopLevelItem(self._deal(deal))
        self._leading = False

    def point(self, moment: int) -> None:
        """Mark the line of a moment, its deal opened; leads nowhere."""
        deal = None if self._replay is None else self._replay.deal_at(moment)
        if deal is None:
            return
        found = self.tree.topLevelItem(deal.number - 1)
        assert found is not None
        now: QTreeWidgetItem | None = found
        if deal.play is not None and moment >= deal.play:
            ends = [deal.play, *(trick.end for trick in deal.tricks)]
            # A trick that the record does not complete has no line of its own.
            at = min(bisect.bisect_left(ends, moment), len(ends) - 1)
            now = found.child(at)
        if now is not None and now is not self.tree.currentItem():
            self._leading = True
            found.setExpanded(True)
            self.tree.setCurrentItem(now)
            self.tree.scrollToItem(now)
            self._leading = False

    @Slot(QTreeWidgetItem)
    def _chosen(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and not self._leading:
            self.sought.emit(item.data(0, _MOMENT))

    # ------------------------------------------------------------------ words

    def _deal(self, deal: DealSpan) -> QTreeWidgetItem:
        made = self._line(self._told(deal), deal.start)
        if deal.play is not None:
            made.addChild(self._line(self.tr("First lead"), deal.play))
        for number, trick in enumerate(deal.tricks, 1):
            text = self.tr("Trick {number}: {name}").format(
                number=number, name=self._names[trick.winner]
            )
            made.addChild(self._line(text, trick.end))
        return made

    def _line(self, text: str, moment: int) -> QTreeWidgetItem:
        made = QTreeWidgetItem([text])
        made.setData(0, _MOMENT, moment)
        made.setToolTip(0, text)
        return made

    def _told(self, deal: DealSpan) -> str:
        """Return a deal in a line: its number, contract, maker, outcome."""
        result = deal.result
        if result is None:
            return self.tr("Deal {number}: not over").format(number=deal.number)
        outcome = texts.outcome_text(result.outcome)
        if result.maker is None:
            text = self.tr("Deal {number}: {outcome}")
            return text.format(number=deal.number, outcome=outcome)
        return self.tr("Deal {number}: {contract}, {name}: {outcome}").format(
            number=deal.number,
            contract=texts.contract_text(result.contract),
            name=self._names[result.maker],
            outcome=outcome,
        )

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.tree.setAccessibleName(self.tr("Deals and tricks"))
        self.lines.setAccessibleName(self.tr("Log of the deal"))
        if self._replay is not None:
            self.show_match(self._replay, self._names)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
