"""One's own choices: the list of them, and what is said of the one in view."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QListView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from three04.cards import Card
from three04.review.judging import Grade, Verdict
from three04.ui.advice import hint_texts, review_texts
from three04.ui.board.canvas import around
from three04.ui.models.choices import AlternativesModel, ChoiceModel, Entry
from three04.ui.review.parts import ChanceDelegate, ChoiceDelegate, grade_mark
from three04.ui.review.work import ReviewWork
from three04.ui.widgets.painted import smooth, stage_of
from three04.ui.widgets.style import label
from three04.ui.words import texts


class GradeSign(QWidget):
    """The mark of the choice in view."""

    def __init__(self) -> None:
        super().__init__()
        self._grade: Grade | None = None

    def show_grade(self, grade: Grade | None) -> None:
        """Show a class; None while it is not known."""
        self._grade = grade
        self.update()

    def sizeHint(self) -> QSize:
        """Return its size."""
        wide = round(30 * stage_of(self).look.unit)
        return QSize(wide, wide)

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter, look = smooth(self), stage_of(self).look
        across = min(self.width(), self.height()) - 2.0
        grade_mark(painter, around(self.rect().toRectF().center(), across), self._grade, look)
        painter.end()


class ChoiceList(QListView):
    """The list of choices; the one in view stays in sight."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size, and the row in view with it."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())


class AlternativesTable(QTableView):
    """The table of alternatives; where it is narrow, what matters least is left out."""

    def __init__(self, model: AlternativesModel) -> None:
        super().__init__()
        self._alternatives = model
        self.setModel(model)
        self.setItemDelegate(ChanceDelegate(self, model))
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setHighlightSections(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMinimumHeight(96)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def fit(self) -> None:
        """Show the columns there is room for."""
        model, header = self._alternatives, self.horizontalHeader()
        count = model.columnCount()
        if not count:
            return
        for column in range(count):
            self.setColumnHidden(column, False)
        # A header forgets how to size a column when its columns change.
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        wide = [
            max(self.sizeHintForColumn(column), header.sectionSizeHint(column))
            for column in range(count)
        ]
        over = sum(wide) - self.viewport().width()
        for column in model.spare:
            if over > 0:
                self.setColumnHidden(column, True)
                over -= wide[column]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the columns there is room for."""
        super().resizeEvent(event)
        self.fit()


class ChoicesPart(QWidget):
    """The choices.

    Attributes:
        list: All of them.
        table: The alternatives of the one in view.

    Signals:
        chosen (int): Another one is in view, by its number.
    """

    chosen = Signal(int)

    def __init__(self, work: ReviewWork, names: Sequence[str]) -> None:
        super().__init__()
        self._work, self._names = work, names
        self.model, self.alternatives = ChoiceModel(self), AlternativesModel(self)
        self.list, self.table = ChoiceList(), AlternativesTable(self.alternatives)
        self._sign, self._move = GradeSign(), label("move", wrap=True)
        self._cost, self._advice = label("name", wrap=True), label("", wrap=True)
        self._chance = label("small", wrap=True)
        self._shown: object = None
        self._build()
        self.list.selectionModel().currentChanged.connect(self._current_changed)

    def _build(self) -> None:
        self.list.setModel(self.model)
        self.list.setItemDelegate(ChoiceDelegate(self.list))
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setMinimumSize(230, 130)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(1)
        for part in (self._move, self._cost):
            words.addWidget(part)
        head.addLayout(words, 1)
        self._detail = QFrame()
        self._detail.setObjectName("panel")
        inner = QVBoxLayout(self._detail)
        inner.setContentsMargins(12, 10, 12, 10)
        inner.setSpacing(6)
        inner.addLayout(head)
        inner.addWidget(self._advice)
        inner.addWidget(self.table, 100)
        inner.addStretch(1)  # where there is no table the words stay at the top
        inner.addWidget(self._chance)
        self._whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(10)
        self._whole.addWidget(self.list, 1)
        self._whole.addWidget(self._detail, 1)

    def arrange(self, beside: bool) -> None:
        """Put list and words beside each other, or one above the other."""
        way = QBoxLayout.Direction
        self._whole.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self._whole.setStretch(0, 6 if beside else 1)
        self._whole.setStretch(1, 7 if beside else 1)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.list.setAccessibleName(self.tr("Your choices"))
        self.table.setAccessibleName(self.tr("What else could be done"))
        self._shown = None
        self.refresh()

    @property
    def entry(self) -> Entry | None:
        """The choice in view."""
        row = self.list.currentIndex().row()
        return self.model.entries[row] if 0 <= row < len(self.model.entries) else None

    def choose(self, number: int) -> None:
        """Show a choice."""
        self.list.setCurrentIndex(self.model.index(number))

    @Slot(QModelIndex, QModelIndex)
    def _current_changed(self, now: QModelIndex, before: QModelIndex) -> None:
        self._show_entry()
        if now.isValid():
            self.chosen.emit(now.row())

    @Slot()
    def refresh(self) -> None:
        """Show what is known by now."""
        before = self.entry
        self.model.show(self._work.moments, self._work.verdicts, self._names)
        self._show_entry()
        entry = self.entry
        if entry is not None and before is not None and entry.verdict is not before.verdict:
            self.chosen.emit(self.list.currentIndex().row())

    # ------------------------------------------------------------------ the one in view

    def _show_entry(self) -> None:
        entry = self.entry
        solved = self._work.open is not None
        shown = (entry and (entry.moment.at, entry.move, entry.verdict), solved, self._overview())
        if shown == self._shown:
            return
        self._shown = shown
        self._sign.setVisible(entry is not None)
        self.alternatives.show(entry, self._open_worth(entry), self._work.adviser, self._names)
        self.table.setVisible(bool(self.alternatives.cells))
        self.table.fit()
        if entry is None:
            self._say(self._overview(), "", self.tr("Choose a line to see what else there was."))
            return
        self._sign.show_grade(entry.grade)
        verdict = entry.verdict
        if verdict is None:
            self._say(entry.move, "", self.tr("Not looked at yet."))
            return
        advice = review_texts.advice_text(verdict, entry.moment, self._work.adviser, self._names)
        cost = review_texts.cost_text(verdict) or review_texts.grade_text(verdict.grade)
        self._say(entry.move, cost, advice, self._of_chance(entry))

    def _say(self, move: str, cost: str, advice: str, chance: str = "") -> None:
        for part, text in (
            (self._move, move), (self._cost, cost), (self._advice, advice), (self._chance, chance),
        ):  # fmt: skip
            part.setText(text)
            part.setVisible(bool(text))

    def _overview(self) -> str:
        """Return how many choices are of which class."""
        told = [
            f"{review_texts.grade_text(grade)} {count}"
            for grade in (Grade.BEST, Grade.GOOD, Grade.INACCURACY, Grade.MISTAKE)
            if (count := self._work.count(grade))
        ]
        return " · ".join(told) or self.tr("Your choices")

    def _of_chance(self, entry: Entry) -> str:
        """Return what the chances and numbers are of, and what they were found from."""
        verdict = entry.verdict
        if verdict is None:
            return ""
        worlds = hint_texts.worlds_text(verdict.worlds)
        found = (self._meaning(entry, verdict), texts.sentence(worlds) if worlds else "")
        return " ".join(part for part in found if part)

    def _meaning(self, entry: Entry, verdict: Verdict) -> str:
        """Return what the numbers in the table mean; empty where there is no table."""
        if not self.alternatives.cells:
            return ""
        settled = hint_texts.settled_text(entry.moment.view)
        if settled:
            return settled
        chosen = verdict.chosen or verdict.best
        title = "" if chosen is None else hint_texts.chance_title(chosen, entry.moment.view)
        if not title:
            return ""
        text = self.tr("Goes well: {what}. Points and tokens: on average, of your side.")
        if self._open_worth(entry):
            text = self.tr(
                "Goes well: {what}. Points and tokens: on average, of your side. Open cards: the "
                "makers' points."
            )
        return text.format(what=title[:1].lower() + title[1:])

    def _open_worth(self, entry: Entry | None) -> dict[Card, int]:
        """Return what each card was worth with open cards."""
        deal = self._work.open
        if entry is None or deal is None:
            return {}
        return next((dict(p.worth) for p in deal.plays if p.at == entry.moment.at), {})
