"""The panel with a hint: what to think about, then the move, why, how likely, what else."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from three04.ui.advice.hint_texts import OTHERS, Advice, Other, percent
from three04.ui.board.gauges import chance_bar
from three04.ui.widgets.painted import Panel, smooth, stage_of
from three04.ui.widgets.style import button, label


class ChanceBar(QWidget):
    """A chance as a bar.

    Attributes:
        chance: From 0 to 1.
        wide: Its least width, at scale 1.
    """

    def __init__(self, wide: float = 60) -> None:
        super().__init__()
        self.chance, self.wide = 0.0, wide
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_chance(self, chance: float) -> None:
        """Show this chance."""
        self.chance = chance
        self.setAccessibleName(self.tr("{n} in 100").format(n=percent(chance)))
        self.update()

    def sizeHint(self) -> QSize:
        """Return its size."""
        unit = stage_of(self).look.unit
        return QSize(round(self.wide * unit), round(12 * unit))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter, look = smooth(self), stage_of(self).look
        high = 9 * look.unit
        inner = QRectF(self.rect()).adjusted(1, (self.height() - high) / 2, -1, 0)
        inner.setHeight(high)
        chance_bar(painter, inner, self.chance, look)
        painter.end()


class _OtherRow:
    """One line of what else could be done."""

    def __init__(self, grid: QGridLayout, row: int) -> None:
        self.text, self.words = label(wrap=True), label("name")
        self.bar = ChanceBar(44)
        self.words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column, part in enumerate((self.text, self.bar, self.words)):
            grid.addWidget(part, row, column)

    def show_other(self, other: Other | None) -> None:
        for part in (self.text, self.bar, self.words):
            part.setVisible(other is not None)
        if other is None:
            return
        self.text.setText(other.text)
        known = other.chance is not None
        self.bar.setVisible(known)
        self.words.setText(f"{percent(other.chance or 0.0)} %" if known else "")
        self.bar.show_chance(other.chance or 0.0)


class Form(NamedTuple):
    """How much of a hint is told where.

    Attributes:
        brief: Whether it is a low and wide strip.
        others: Whether it is told what else could be done.
        rows: Whether each of that has a row with its bar, on a panel; else all is in one sentence.
        words: Whether it is told what the chance is of, what the move brings and what this was
            found from.
        why: Whether the reason is told beside the move.
    """

    brief: bool = False
    others: bool = True
    rows: bool = True
    words: bool = True
    why: bool = True


FORMS: Final = (
    Form(),
    Form(brief=True),
    Form(rows=False),
    *(
        Form(brief, others=False, words=words, why=why)
        for words, why in ((True, True), (False, True), (False, False))
        for brief in (False, True)
    ),
)
"""From all that is to be told down to the move and its chance."""


_PADDING: Final = {
    (False, False): (18, 10, 10, 14), (False, True): (14, 8, 8, 10),
    (True, False): (12, 6, 6, 6), (True, True): (12, 6, 6, 6),
}  # fmt: skip
"""Left, top, right and bottom, by whether it is the strip and whether the table is a small one."""


class HintPanel(Panel):
    """Tells a hint.

    Attributes:
        advice: What is told; None where nothing is.
        more_button: Asks for the move.
        close_button: Takes the hint away.

    Signals:
        more (): The person wants the move.
        closed (): The person has read it.
    """

    more = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 14)
        self.advice: Advice | None = None
        self._title, self._move = label("small"), label("move", wrap=True)
        self._text, self._chance_text = label(wrap=True), label("small", wrap=True)
        self._expected, self._others_title = label("muted", wrap=True), label("small")
        self._worlds = label("small", wrap=True)
        self._brief = label("small", wrap=True)
        self._chance_of, self._bar, self._number = label("small"), ChanceBar(), label("name")
        self.more_button, self.close_button = button(), button(mark="cross")
        self.more_button.clicked.connect(self.more)
        self.close_button.clicked.connect(self.closed)
        self.close_button.least, self.close_button.snug = 32, True
        self.close_button.height_at_one = 32
        self.more_button.height_at_one = 36
        self._top, self._column = QHBoxLayout(), QVBoxLayout(self)
        self._grid, self._more_row = QGridLayout(), QHBoxLayout()
        self._chance = QWidget()
        self._build()
        self._laid_out: tuple[bool, bool, bool] | None = None
        self._lay_out(brief=False, told=False)
        self.hide()

    def _build(self) -> None:
        row = QHBoxLayout(self._chance)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._chance_of)
        row.addWidget(self._bar, 1)
        row.addWidget(self._number)
        self._column.addLayout(self._top)
        lines = (self._move, self._text, self._chance_text, self._chance, self._expected)
        for line in (*lines, self._worlds, self._others_title):
            self._column.addWidget(line)
        self._rows = [_OtherRow(self._grid, number) for number in range(OTHERS)]
        self._grid.setColumnStretch(0, 1)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(3)
        self._column.addLayout(self._grid)
        self._column.addWidget(self._brief)
        self._column.addLayout(self._more_row)
        self._more_row.addStretch(1)
        self._top.setSpacing(10)

    def _lay_out(self, brief: bool, told: bool) -> None:
        """Put one thing below the other; on the strip at the bottom much in the first line.

        Args:
            brief: Whether it is the strip at the bottom.
            told: Whether the move is told.
        """
        compact = self.compact()
        if self._laid_out == (brief, told, compact):
            return
        self._laid_out = (brief, told, compact)
        self.set_padding(*_PADDING[brief, compact])
        self._column.setSpacing(2 if brief else 4 if compact else 6)
        for made in (self.more_button, self.close_button):
            made.height_at_one = 30 if brief else (36 if made is self.more_button else 32)
        head = self._move if told else (self._text if brief else self._title)
        lines = (self._title, self._move, self._text, self._chance_text, self._chance)
        for layout in (self._top, self._more_row, self._column):
            # An item that is only taken out stays, and keeps the next one from being measured anew.
            for part in (*lines, self.more_button, self.close_button):
                layout.removeWidget(part)
        self._top.addWidget(head, 1)
        parts = (self._move, self._text, self._chance_text, self._chance)
        below = [part for part in parts if part is not head]
        if brief:
            below.remove(self._chance)
            self._top.addWidget(self._chance)
            self._top.addWidget(self.more_button)
        else:
            self._more_row.insertWidget(0, self.more_button)
        self._top.addWidget(self.close_button)
        for place, part in enumerate(below, 1):
            self._column.insertWidget(place, part)
        self._bar.wide = 100 if brief else 60

    def say(self, advice: Advice | None, form: Form) -> None:
        """Tell a hint as far as it goes, or nothing any more.

        Args:
            advice: What is told.
            form: How much of it; what has no room is in the tooltip, and always read aloud.
        """
        self.advice = advice
        self.setVisible(advice is not None)
        if advice is None:
            self.setAccessibleName("")
            return
        told = bool(advice.move)
        self._lay_out(form.brief, told)
        self._title.setText(self.tr("Hint"))
        self._title.setVisible(not form.brief and not told)
        self._put(self._move, advice.move)
        self._put(self._text, advice.text if form.why or not told else "")
        self._say_chance(advice, form)
        self._put(self._expected, "" if self.compact() or not form.words else advice.expected)
        self._put(self._worlds, advice.worlds if form.words else "")
        self._say_others(advice, form)
        self.more_button.setText(self.tr("&Show the move"))
        self.more_button.setVisible(advice.more)
        self.close_button.setAccessibleName(self.tr("Close the hint"))
        self.close_button.setToolTip(self.tr("Close the hint (Esc)"))
        self.setToolTip("" if form == FORMS[0] else advice.spoken)
        self.setAccessibleName(self.tr("Hint"))
        self.setAccessibleDescription(advice.spoken)

    def _say_chance(self, advice: Advice, form: Form) -> None:
        self._chance.setVisible(advice.chance is not None)
        words = advice.chance_title if form.words else ""
        self._put(self._chance_of, words if form.brief and advice.chance is not None else "")
        self._put(self._chance_text, "" if form.brief else words)
        if advice.chance is not None:
            self._bar.show_chance(advice.chance)
            self._number.setText(f"{percent(advice.chance)} %")

    def _say_others(self, advice: Advice, form: Form) -> None:
        others = advice.others if form.others else ()
        rows = () if form.brief or self.compact() or not form.rows else others
        self._put(self._others_title, self.tr("What else there is") if rows else "")
        for number, row in enumerate(self._rows):
            row.show_other(rows[number] if number < len(rows) else None)
        told = [
            other.text
            if other.chance is None
            else f"{other.text} {percent(other.chance)}\N{NO-BREAK SPACE}%"
            for other in others
        ]
        line = self.tr("Else: {others}").format(others=" · ".join(told))
        self._put(self._brief, line if told and not rows else "")

    @staticmethod
    def _put(part: QLabel, text: str) -> None:
        part.setText(text)
        part.setVisible(bool(text))
