"""Parts of the review: marks of the classes, the list of choices, chances, the comparison."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex as Index
from PySide6.QtCore import QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from three04.review.comparison import Comparison
from three04.review.judging import Grade
from three04.store.comparisons import Showing
from three04.store.skill import SkillFigure
from three04.ui.advice import review_texts
from three04.ui.board.canvas import Look, around, disc, icon, middle, ring, rounded, write
from three04.ui.board.gauges import chance_bar
from three04.ui.models.choices import ENTRY, AlternativesModel, Entry
from three04.ui.style.artwork import Icon
from three04.ui.style.fonts import Role
from three04.ui.style.theme import Theme
from three04.ui.widgets.painted import stage_of
from three04.ui.widgets.style import label
from three04.ui.words import texts

AnyIndex = Index | QPersistentModelIndex

_SIGNS: Final[dict[Grade, Icon]] = {
    Grade.FORCED: "minus",
    Grade.BEST: "star",
    Grade.GOOD: "check",
    Grade.INACCURACY: "help",
    Grade.MISTAKE: "cross",
    Grade.OTHER: "away",
}
"""Each class has a sign of its own: colour alone tells nothing."""


def grade_colour(grade: Grade, theme: Theme) -> QColor:
    """Return the colour that a class is written in."""
    if grade in (Grade.BEST, Grade.GOOD):
        return theme.gain
    if grade is Grade.MISTAKE:
        return theme.loss
    return theme.brass_text if grade is Grade.INACCURACY else theme.muted


def grade_mark(painter: QPainter, rect: QRectF, grade: Grade | None, look: Look) -> None:
    """Paint the mark of a class; a dashed ring while it is not known."""
    theme = look.theme
    if grade is None:
        pen = QPen(theme.outline, 1.4)
        pen.setDashPattern([2, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
        return
    quiet = grade in (Grade.FORCED, Grade.OTHER)
    brass = grade is Grade.INACCURACY
    fill = theme.chip if brass else theme.inner if quiet else grade_colour(grade, theme)
    edge = theme.chip_edge if brass else theme.outline if quiet else None
    ink = theme.chip_ink if brass else theme.muted if quiet else theme.panel
    disc(painter, rect, fill, edge, 1.2)
    icon(painter, around(rect.center(), 0.66 * rect.width()), _SIGNS[grade], ink, look)


class ChoiceDelegate(QStyledItemDelegate):
    """Paints a choice: its mark, what was done and when, its class and what it cost."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view

    @property
    def _look(self) -> Look:
        return stage_of(self._view).look

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return a row's size."""
        fonts = self._look.fonts
        high = fonts.pixels(Role.BODY_STRONG) + fonts.pixels(Role.SECOND)
        return QSize(220, high + round(16 * self._look.unit))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint a row."""
        entry = index.data(ENTRY)
        if not isinstance(entry, Entry):
            return
        look, state = self._look, option.state
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = area.adjusted(4, 2, -4, -2)
        if state & QStyle.StateFlag.State_Selected:
            rounded(painter, row, 8, look.theme.inner, look.theme.outline)
            rounded(painter, QRectF(row.left(), row.top(), 4, row.height()), 2, look.theme.chip)
            if state & QStyle.StateFlag.State_HasFocus:
                ring(painter, row.adjusted(3, 3, -3, -3), look, 6, large=False)
        self._paint_entry(painter, row, entry, look)
        painter.restore()

    def _paint_entry(self, painter: QPainter, row: QRectF, entry: Entry, look: Look) -> None:
        theme, unit = look.theme, look.unit
        across = min(26 * unit, row.height() - 8)
        x = row.left() + 12
        grade_mark(painter, around(QPointF(x + across / 2, row.center().y()), across),
                   entry.grade, look)  # fmt: skip
        x += across + 10 * unit
        words, loss = "", ""
        if entry.verdict is not None:
            words = review_texts.grade_text(entry.verdict.grade)
            loss = review_texts.loss_text(entry.verdict)
        taken = max(look.fonts.width(words, Role.BODY_STRONG), look.fonts.width(loss, Role.SECOND))
        end = row.right() - 12
        room = end - x - taken - 10 * unit
        upper = QPointF(x, row.top() + 0.33 * row.height() + middle(Role.BODY_STRONG, look))
        lower = QPointF(x, row.top() + 0.72 * row.height() + middle(Role.SECOND, look))
        write(painter, upper, entry.move, Role.BODY_STRONG, theme.ink, look, room=room)
        write(painter, lower, entry.place, Role.SECOND, theme.muted, look, room=room)
        if entry.grade is not None:
            ink = grade_colour(entry.grade, theme)
            y = upper.y() if loss else row.center().y() + middle(Role.BODY_STRONG, look)
            write(painter, QPointF(end, y), words, Role.BODY_STRONG, ink, look, "right")
        if loss:
            write(painter, QPointF(end, lower.y()), loss, Role.SECOND, theme.muted, look, "right")


class ChanceDelegate(QStyledItemDelegate):
    """Paints a chance as a bar with its number, and all else as usual."""

    def __init__(self, view: QWidget, model: AlternativesModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return a cell's size."""
        if index.column() != self._model.chance_column:
            return super().sizeHint(option, index)
        look = stage_of(self._view).look
        wide = look.fonts.width("100 %", Role.BODY) + 76 * look.unit
        return QSize(round(wide), super().sizeHint(option, index).height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint a cell."""
        chance = self._model.chances[index.row()]
        if chance is None or index.column() != self._model.chance_column:
            super().paint(painter, option, index)
            return
        look = stage_of(self._view).look
        area = QRectF(option.rect)
        text = str(index.data())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        number = look.fonts.width("100 %", Role.BODY) + 6 * look.unit
        at = QPointF(area.left() + number, area.center().y() + middle(Role.BODY, look))
        write(painter, at, text, Role.BODY, look.theme.ink, look, "right")
        high = 9 * look.unit
        left = area.left() + number + 6 * look.unit
        bar = QRectF(left, area.center().y() - high / 2, area.right() - left - 8, high)
        chance_bar(painter, bar, chance, look)
        painter.restore()


class ComparisonBox(QFrame):
    """One's own result beside those of computer players with the same cards."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._title, self._line = label("name"), label("muted", wrap=True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(3)
        column.addWidget(self._title)
        column.addLayout(self._grid)
        column.addWidget(self._line)
        column.addStretch(1)  # below all of it: rows come one by one and stay together
        self._rows: list[QLabel] = []
        self._shown: object = None

    def show_comparisons(
        self,
        mine: Showing,
        comparisons: Sequence[Comparison],
        skill: tuple[str, SkillFigure | None],
        names: Sequence[str],
        seat: int,
    ) -> None:
        """Show what has come so far.

        Args:
            mine: How the person did.
            comparisons: How others did with the same cards.
            skill: A computer player, and what comparisons with it say over time.
            names: The names at the seats.
            seat: The person's chair.
        """
        title = self.tr("The same deal in your chair")
        shown = (mine, tuple(comparisons), skill, tuple(names), title)
        if shown == self._shown:
            return
        self._shown = shown
        for part in self._rows:
            self._grid.removeWidget(part)
            part.deleteLater()
        self._rows = []
        self._title.setText(title)
        rows = [mine, *(comparison.theirs for comparison in comparisons)]
        for number, came in enumerate(rows):
            self._add(number, came, names, names[seat])
        self._line.setText(self._said(comparisons, skill))
        self._line.setVisible(bool(self._line.text()))

    def _said(
        self, comparisons: Sequence[Comparison], skill: tuple[str, SkillFigure | None]
    ) -> str:
        if not comparisons:
            return self.tr("Computer players play it again in the background.")
        level, figure = skill
        named = next((c for c in comparisons if c.theirs.level == level), comparisons[0])
        over_time = review_texts.skill_text(figure, level) if figure else ""
        return f"{review_texts.ahead_text(named)} {over_time}".strip()

    def _add(self, row: int, came: Showing, names: Sequence[str], name: str) -> None:
        look = stage_of(self).look
        who = review_texts.who_text(came, name)
        outcome = review_texts.showing_text(came, names)
        points = review_texts.points_text(came.points)
        tokens = review_texts.signed(came.tokens)
        kind = "gain" if came.tokens > 0 else "loss" if came.tokens < 0 else "name"
        for column, (text, style) in enumerate(
            ((who, "" if came.level else "name"), (outcome, "muted"), (points, "muted"),
             (tokens, kind))
        ):  # fmt: skip
            part = label(style)
            part.setText(text)
            if column > 1:
                part.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if column == 3:
                part.setToolTip(texts.token_count(abs(came.tokens)))
                part.setMinimumWidth(round(28 * look.unit))
            self._grid.addWidget(part, row, column)
            self._rows.append(part)
