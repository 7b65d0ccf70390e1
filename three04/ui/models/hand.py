"""The viewer's own hand as a list model, sorted as he wants it."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, NamedTuple

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from three04.cards import Card
from three04.rules import actions as act
from three04.rules.nought import legality
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.questions import Question
from three04.ui.models.order import HandOrder, ordered
from three04.ui.words import texts

Index = QModelIndex | QPersistentModelIndex


class HandRole(IntEnum):
    """What the hand tells of a card."""

    CARD = Qt.ItemDataRole.UserRole + 1
    PLAYABLE = Qt.ItemDataRole.UserRole + 2
    """True if it may be played now, False if the rules refuse it, None when nothing is asked."""
    REASON = Qt.ItemDataRole.UserRole + 3
    ACCESSIBLE = Qt.ItemDataRole.UserRole + 4
    INDICATOR = Qt.ItemDataRole.UserRole + 5
    """Whether it is the viewer's own indicator, lying on the table."""


class HandRow(msgspec.Struct, frozen=True):
    """One card of the hand.

    Attributes:
        card: The card.
        action: What a choice of this card does now; None when no card is asked for.
        playable: See :attr:`HandRole.PLAYABLE`.
        reason: Why it may not be played, as a sentence; empty if it may.
        indicator: Whether it is the viewer's indicator.
        ahead: Whether it has been chosen before its turn.
    """

    card: Card
    action: act.Action | None = None
    playable: bool | None = None
    reason: str = ""
    indicator: bool = False
    ahead: bool = False


class Told(NamedTuple):
    """What a screen reader tells of a thing.

    Attributes:
        name: Its name.
        about: What is to be said of it besides; empty for nothing.
    """

    name: str
    about: str = ""


def hand_rows(
    view: View,
    question: Question | None,
    names: Sequence[str],
    order: HandOrder = HandOrder(),  # noqa: B008 - it cannot be changed
) -> tuple[HandRow, ...]:
    """Return the rows of a view's hand; the viewer's own indicator comes first."""
    cards = ordered(view.hand, order, view.trump)
    rows = [_row(view, card, question, names) for card in cards]
    if view.own.indicator is not None:
        rows.insert(0, _row(view, view.own.indicator, question, names))
    return tuple(rows)


def _row(view: View, card: Card, question: Question | None, names: Sequence[str]) -> HandRow:
    own = card == view.own.indicator
    action = _action(view, card, question)
    if action is None:
        return HandRow(card, indicator=own)
    refused = view.why_not(action)
    reason = "" if refused is None else texts.reason_text(refused, names)
    return HandRow(card, action, refused is None, reason, own)


def _action(view: View, card: Card, question: Question | None) -> act.Action | None:
    """Return what choosing this card would do, if a card is asked for."""
    if question is None or question.kind != "turn" or view.seat is None:
        return None
    if view.public.phase is Phase.TRUMP:
        return act.LayTrump(view.seat, card)
    if view.public.phase is Phase.PLAY:
        return act.Play(view.seat, card, legality.faces_down(view.public, view.own))
    return None


class HandModel(QAbstractListModel):
    """The viewer's hand.

    Attributes:
        rows: What is shown, in order.
        hinted: The card that a hint recommends.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[HandRow] = []
        self.hinted: Card | None = None

    def update_rows(self, rows: Sequence[HandRow]) -> None:
        """Show these rows; cards that stay keep their index objects."""
        wanted = {row.card for row in rows}
        for number in reversed(range(len(self.rows))):
            if self.rows[number].card not in wanted:
                self.beginRemoveRows(QModelIndex(), number, number)
                del self.rows[number]
                self.endRemoveRows()
        if [r.card for r in self.rows if r.card in wanted] != [
            r.card for r in rows if r.card in {old.card for old in self.rows}
        ]:
            self.beginResetModel()
            self.rows = list(rows)
            self.endResetModel()
            return
        self._insert(rows)
        self.rows = list(rows)
        if rows:
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    def _insert(self, rows: Sequence[HandRow]) -> None:
        for number, row in enumerate(rows):
            if number >= len(self.rows) or self.rows[number].card != row.card:
                self.beginInsertRows(QModelIndex(), number, number)
                self.rows.insert(number, row)
                self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of cards."""
        return 0 if parent.isValid() else len(self.rows)

    def roleNames(self) -> dict[int, Any]:
        """Return the names of the roles beside Qt's own."""
        names: dict[int, Any] = super().roleNames()
        names.update({role.value: role.name.lower().encode() for role in HandRole})
        return names

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Return what a role tells of a card."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return texts.card_name(row.card)
        if role in (HandRole.ACCESSIBLE, Qt.ItemDataRole.AccessibleTextRole):
            return self.spoken(row)
        return {
            HandRole.CARD: row.card,
            HandRole.PLAYABLE: row.playable,
            HandRole.REASON: row.reason,
            HandRole.INDICATOR: row.indicator,
        }.get(role)  # type: ignore[call-overload]

    def spoken(self, row: HandRow) -> str:
        """Return a card as a screen reader says it in a list."""
        told = self.told(row)
        return ", ".join(part for part in (told.name, told.about) if part)

    def told(self, row: HandRow) -> Told:
        """Return a card's name for a screen reader, and what it tells of it besides."""
        name = texts.card_name(row.card)
        if row.indicator:
            name = self.tr("{card}, your indicator, face down").format(card=name)
        about = [self.tr("the hint")] if row.card == self.hinted else []
        if row.ahead:
            about.append(self.tr("waits for your turn"))
        if row.playable:
            about.insert(0, self.tr("legal"))
        elif row.playable is not None:
            about.append(self.tr("not legal: {reason}").format(reason=row.reason))
        return Told(name, ", ".join(about))

    def retranslate(self) -> None:
        """Tell the views that every text has changed."""
        if self.rows:
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))
