"""The window that looks at a finished deal again: cards, choices, open cards, comparison."""

from collections.abc import Callable, Sequence
from string import Template
from typing import Final

import msgspec
from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from three04.review.comparison import showing
from three04.review.judging import ADVISERS
from three04.store.skill import SkillFigure
from three04.ui.advice import review_texts
from three04.ui.board.stage import Stage
from three04.ui.match import opponents
from three04.ui.review.chart import DealCourse
from three04.ui.review.choices import ChoicesPart
from three04.ui.review.course import Course
from three04.ui.review.parts import ComparisonBox
from three04.ui.review.player import CardsPart
from three04.ui.review.work import ReviewWork
from three04.ui.style.fonts import Fonts, bounded
from three04.ui.style.theme import THEMES
from three04.ui.widgets.painted import FocusRing
from three04.ui.widgets.style import label, style_sheet

_SMALL: Final = (960, 620)
"""A window that is narrower or lower has its parts on pages."""
_SHEET: Final = Template("""
QDialog PushButton { min-width: 0; padding: 0; }
QListView { background: $panel; border: 1px solid $hairline; border-radius: 10px; padding: 4px; }
QTableView { background: $panel; alternate-background-color: $inner; border: none;
    selection-background-color: $inner; selection-color: $ink; }
""")
"""Painted buttons measure themselves; lists lie on the panel."""
_LARGE: Final = 1600
_LARGER_TEXT: Final = 1.15


class ReviewWindow(QDialog):
    """Shows a review and fills while it is worked out.

    Attributes:
        work: The review.
        table_stage: What its parts are painted with.
        cards: The cards at a moment.
        choices: One's own choices.
        course: The line of the open cards with the tricks.
        comparison: The same deal by others.
        tabs: The pages of a small window.
        advisers: Who looks at the choices.
        progress: How far it is.
        stop_button: Stops it, or goes on.
        close_button: Closes the window.
    """

    def __init__(
        self,
        work: ReviewWork,
        names: Callable[[], Sequence[str]],
        stage: Stage,
        parent: QWidget | None = None,
    ) -> None:
        """Show a review.

        Args:
            work: The review.
            names: Gives the names at the seats, in the language that is set.
            stage: What the table is painted with.
            parent: The window it belongs to.
        """
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.work, self._names_now, self._table_stage = work, names, stage
        self._names = list(names())  # the parts have the same list
        self.table_stage = stage.beside()
        self._beside = ""
        self._skill: SkillFigure | None = None
        self._small: bool | None = None
        self._match = work.deal.finished()
        self._course = Course(work.deal, work.seat)
        self.cards = CardsPart(self._course, self._names)
        self.choices = ChoicesPart(work, self._names)
        self.course, self.comparison = DealCourse(), ComparisonBox()
        self._build()
        self._connect()
        self.ring = FocusRing(self)
        self.dress()
        self.retranslate()
        room = self.screen().availableGeometry()
        self.resize(min(1180, room.width() - 40), min(760, room.height() - 60))
        self.setMinimumSize(640, 420)
        self.cards.show_start()

    # ------------------------------------------------------------------ making it

    def _build(self) -> None:
        self.title, self.line = label("title"), label("muted", wrap=True)
        self.tabs, self._wide, self._open = QTabWidget(), QWidget(), QWidget()
        page = QVBoxLayout(self._open)
        page.setContentsMargins(0, 6, 0, 0)
        page.setSpacing(8)
        page.addWidget(self.course, 1)
        self._page = page
        self.tabs.setDocumentMode(True)
        sides = QHBoxLayout(self._wide)
        sides.setContentsMargins(0, 0, 0, 0)
        sides.setSpacing(14)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        for side, share in ((self._left, 11), (self._right, 9)):
            side.setSpacing(10)
            sides.addLayout(side, share)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 12)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.line)
        column.addWidget(self._wide, 1)
        column.addWidget(self.tabs, 1)
        column.addLayout(self._build_foot())
        self._column = column

    def _build_foot(self) -> QHBoxLayout:
        self._by, self.advisers = QLabel(), QComboBox()
        self._by.setBuddy(self.advisers)
        for name in ADVISERS:
            self.advisers.addItem("", name)
        self.progress, self._state = QProgressBar(), label("small")
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(8)
        self.stop_button, self.close_button = QPushButton(), QPushButton()
        self.close_button.setDefault(True)
        self.stop_button.setAutoDefault(False)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addWidget(self._by)
        foot.addWidget(self.advisers)
        foot.addWidget(self._state)
        foot.addWidget(self.progress, 1)
        foot.addStretch(1)
        foot.addWidget(self.stop_button)
        foot.addWidget(self.close_button)
        return foot

    def _connect(self) -> None:
        self.work.changed.connect(self.refresh)
        self.choices.chosen.connect(self._choice_shown)
        self.cards.moved.connect(self._moved)
        self.course.trick_chosen.connect(self.cards.show_trick)
        self.course.card_chosen.connect(self.cards.show_card)
        self.cards.turning_button.clicked.connect(self._show_turning)
        self.advisers.activated.connect(self._adviser_chosen)
        self.stop_button.clicked.connect(self._stop_or_go_on)
        self.close_button.clicked.connect(self.reject)
        self.table_stage.sprites.changed.connect(self.cards.cards.update)

    # ------------------------------------------------------------------ showing it

    @Slot()
    def refresh(self) -> None:
        """Show what is known by now."""
        work = self.work
        self.title.setText(review_texts.title(self._match, self._names))
        self.line.setText(self._said())
        self.choices.refresh()
        turning = None if work.open is None else work.open.turning
        self.cards.turning_button.setVisible(turning is not None)
        line = None if work.open is None else self._course.line(work.open)
        lack = review_texts.unsolved_text(work.unsolved) if work.unsolved else ""
        spoken = "" if work.open is None else review_texts.chart_text(work.open)
        self.course.show_line(line, lack or self.tr("The open cards are looked at…"), spoken)
        mine = showing(self._match, work.seat)
        names, seat = self._names, work.seat
        skill = (self._beside, self._skill)
        self.comparison.show_comparisons(mine, work.comparisons, skill, names, seat)
        self._show_progress()

    def _said(self) -> str:
        work = self.work
        if work.open is None:
            return review_texts.unsolved_text(work.unsolved) if work.unsolved else ""
        best = review_texts.open_text(work.open, self._match, work.seat)
        return f"{best} {review_texts.turning_text(work.open, self._names)}"

    def _show_progress(self) -> None:
        work = self.work
        self.progress.setMaximum(max(1, work.total))
        self.progress.setValue(work.done)
        for part in (self.progress, self.stop_button):
            part.setVisible(not work.over)
        self.stop_button.setText(self.tr("&Stop") if work.running else self.tr("&Go on"))
        if work.over:
            text = self.tr("All is looked at.")
            if work.failed:
                text = self.tr("Part of it could not be worked out; the log says more.")
        else:
            text = self.tr("{n} of {all}").format(n=work.done, all=work.total)
        self._state.setText(text)

    def show_skill(self, level: str, figure: SkillFigure | None) -> None:
        """Show what comparisons with a computer player say over time."""
        self._beside, self._skill = level, figure
        self.refresh()

    # ------------------------------------------------------------------ what the person does

    @Slot(int)
    def _choice_shown(self, number: int) -> None:
        """Show the cards at the moment of a choice."""
        self.cards.show_choice(self.work.moments[number], self.work.verdicts.get(number))

    @Slot()
    def _moved(self) -> None:
        self.course.show_now(self.cards.played, self.cards.trick)

    @Slot()
    def _show_turning(self) -> None:
        turning = None if self.work.open is None else self.work.open.turning
        if turning is not None:
            self.cards.show_play(turning.at)
            if self._small:
                self.tabs.setCurrentIndex(0)

    @Slot()
    def _adviser_chosen(self) -> None:
        self.work.ask(str(self.advisers.currentData()))
        self.refresh()

    @Slot()
    def _stop_or_go_on(self) -> None:
        if self.work.running:
            self.work.stop()
        else:
            self.work.go_on()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button that has the keyboard, and no other."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not isinstance(self.focusWidget(), QPushButton):
            event.accept()
            return
        super().keyPressEvent(event)

    # ------------------------------------------------------------------ look, size, language

    def dress(self) -> None:
        """Look as the table does, at this window's size."""
        stage, appearance = self.table_stage, self._table_stage.appearance
        small = self.width() < _SMALL[0] or self.height() < _SMALL[1]
        wished = bounded(appearance.text_size)
        text = wished * (_LARGER_TEXT if self.width() >= _LARGE else 0.92 if small else 1.0)
        scale = min(self.width() / 1280, self.height() / 800)
        look = self._table_stage.look
        fonts = stage.look.fonts if stage.look.fonts.scale == text else Fonts(text)
        stage.appearance, stage.compact = appearance, small
        stage.look = msgspec.structs.replace(
            look, theme=THEMES[appearance.theme], fonts=fonts, scale=scale,
            dpr=self.devicePixelRatioF(),
        )  # fmt: skip
        names = ("panel", "hairline", "inner", "ink")
        colours = {name: getattr(stage.look.theme, name).name() for name in names}
        sheet = style_sheet(stage.look, small) + _SHEET.substitute(colours)
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)
        self._arrange(small)
        self.course.refresh()
        self.cards.cards.update()

    def _arrange(self, small: bool) -> None:
        """Put the parts side by side, or on pages where there is no room."""
        if small == self._small:
            return
        self._small = small
        parts = (self.cards, self.choices, self._open, self.comparison)
        while self.tabs.count():
            self.tabs.removeTab(0)
        for part in (*parts, self.line):
            for layout in (self._left, self._right, self._column, self._page):
                layout.removeWidget(part)
        if small:
            for part in parts:
                self.tabs.addTab(part, "")
            self._page.insertWidget(0, self.line)
            self._name_tabs()
        else:
            self._column.insertWidget(1, self.line)
            self._left.addWidget(self.cards, 5)
            self._left.addWidget(self._open, 2)
            self._right.addWidget(self.choices, 1)
            self._right.addWidget(self.comparison)
            for part in parts:
                part.show()
        self.choices.arrange(beside=small)
        self.tabs.setVisible(small)
        self._wide.setVisible(not small)

    def _name_tabs(self) -> None:
        titles = (
            self.tr("&Cards"), self.tr("C&hoices"), self.tr("&Open cards"), self.tr("Co&mparison"),
        )  # fmt: skip
        for number in range(self.tabs.count()):
            self.tabs.setTabText(number, titles[number])

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self._names[:] = self._names_now()
        self.setWindowTitle(review_texts.deal_title(self.work.deal))
        self._by.setText(self.tr("Looked at &by"))
        for number in range(self.advisers.count()):
            name = str(self.advisers.itemData(number))
            self.advisers.setItemText(number, opponents.level_text(name))
        self.advisers.setCurrentIndex(self.advisers.findData(self.work.adviser))
        self.progress.setAccessibleName(self.tr("Progress"))
        self.close_button.setText(self.tr("Close"))
        tricks = self._course.tricks(self._names)
        self.course.show_tricks(tricks, len(self._course.plays))
        self._name_tabs()
        self.cards.retranslate()
        self.choices.retranslate()
        self.refresh()
        self._moved()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self.dress()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Work no more on it."""
        self.work.stop()
        super().closeEvent(event)

    def done(self, result: int) -> None:
        """Work no more on it."""
        self.work.stop()
        super().done(result)
