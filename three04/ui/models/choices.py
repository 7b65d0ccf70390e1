"""One's own choices in a deal, and what else could have been done: a list and a table."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from three04.ai.thought import Choice
from three04.cards import Card
from three04.review.judging import Grade, Verdict, same
from three04.review.moments import Moment
from three04.rules import actions as act
from three04.ui.advice import review_texts
from three04.ui.advice.hint_texts import percent, undecided
from three04.ui.match import opponents
from three04.ui.models.tables import TextTable
from three04.ui.words import texts

Index = QModelIndex | QPersistentModelIndex

ENTRY: Final = Qt.ItemDataRole.UserRole
"""The role of a row's :class:`Entry`."""


_ALWAYS: Final = 2
_CHANCE: Final = 2
_SPARE: Final = (5, 3, 4)
"""The columns that matter least first: open cards, points, tokens."""


class Entry:
    """A row of the list.

    Attributes:
        moment: The choice.
        verdict: What is said of it; None until that is known.
        move: What was done, in words.
        place: When.
    """

    def __init__(self, moment: Moment, verdict: Verdict | None, names: Sequence[str]) -> None:
        self.moment, self.verdict = moment, verdict
        self.move = review_texts.answer_text(moment.answer, moment, names)
        self.place = review_texts.place_text(moment)

    @property
    def grade(self) -> Grade | None:
        """How good it was; None until that is known."""
        return None if self.verdict is None else self.verdict.grade

    @property
    def spoken(self) -> str:
        """All of it as one text."""
        return f"{self.place}: {self.move}. {review_texts.verdict_text(self.verdict)}."


class ChoiceModel(QAbstractListModel):
    """The choices in order.

    Attributes:
        entries: The rows.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: list[Entry] = []

    def show(
        self,
        moments: Sequence[Moment],
        verdicts: dict[int, Verdict],
        names: Sequence[str],
    ) -> None:
        """Show choices and what is known of them.

        Args:
            moments: The choices.
            verdicts: What is known, by the choice's number.
            names: The names at the seats.
        """
        made = [Entry(moment, verdicts.get(n), names) for n, moment in enumerate(moments)]
        if [entry.moment for entry in self.entries] != [entry.moment for entry in made]:
            self.beginResetModel()
            self.entries = made
            self.endResetModel()
            return
        before, self.entries = self.entries, made
        for row, (old, new) in enumerate(zip(before, made, strict=True)):
            if (old.verdict, old.move) != (new.verdict, new.move):
                self.dataChanged.emit(self.index(row), self.index(row))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of choices."""
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Return a choice as a text, or as an :class:`Entry`."""
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role == ENTRY:
            return entry
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry.spoken
        return None


class AlternativesModel(TextTable):
    """What could have been done, best first, with what each was worth.

    Attributes:
        chances: The chance in each row; None where it is not known.
        chance_column: Where they are shown; None where none is known.
        spare: The columns that may be left out where there is little room, in this order.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.chances: list[float | None] = []
        self.chance_column: int | None = None
        self.spare: list[int] = []

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Return a cell's text; numbers stand at the right."""
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() >= _ALWAYS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return super().data(index, role)

    def show(
        self,
        entry: Entry | None,
        open_worth: dict[Card, int],
        adviser: str,
        names: Sequence[str],
    ) -> None:
        """Show the alternatives of a choice.

        Args:
            entry: The choice.
            open_worth: What each card is worth to the makers with open cards, if known.
            adviser: Who weighed them.
            names: The names at the seats.
        """
        choices = () if entry is None or entry.verdict is None else entry.verdict.choices
        if len(choices) < 2:
            choices = ()
        self.chances = [
            undecided(choice, entry.moment.view).success for choice in choices if entry is not None
        ]
        columns = [
            self.tr("Choice"),
            self.tr("By"),
            self.tr("Goes well"),
            self.tr("Points"),
            self.tr("Tokens"),
        ]
        if open_worth:
            columns.append(self.tr("Open cards"))
        rows = []
        for choice in choices:
            assert entry is not None
            cells = self._cells(entry, choice, adviser, names)
            if open_worth:
                card = choice.answer.card if isinstance(choice.answer, act.Play) else ""
                cells = (*cells, str(open_worth.get(card, "")))
            rows.append(cells)
        # The first two, and whatever is known of any.
        kept = [n for n in range(len(columns)) if n < _ALWAYS or any(row[n] for row in rows)]
        self.chance_column = kept.index(_CHANCE) if _CHANCE in kept else None
        self.spare = [kept.index(n) for n in _SPARE if n in kept]
        self.fill([columns[n] for n in kept], [tuple(row[n] for n in kept) for row in rows])

    def _cells(
        self, entry: Entry, choice: Choice, adviser: str, names: Sequence[str]
    ) -> tuple[str, ...]:
        verdict = entry.verdict
        assert verdict is not None
        by = []
        if choice is verdict.chosen:
            by.append(texts.you())
        if same(choice.answer, verdict.advised):
            by.append(opponents.level_text(adviser))
        shown = undecided(choice, entry.moment.view)
        return (
            review_texts.answer_text(choice.answer, entry.moment, names),
            texts.joined(by) if by else "",
            "" if shown.success is None else f"{percent(shown.success)} %",
            "" if shown.points is None else str(round(shown.points)),
            "" if shown.tokens is None else review_texts.signed(float(shown.tokens)),
        )
