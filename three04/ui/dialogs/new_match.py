"""The dialog that asks which match to play."""

import secrets

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QRadioButton,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from three04.rules.options import PROFILES, Options
from three04.rules.tables import TABLES, Table
from three04.ui.dialogs.house_rules import HouseRules
from three04.ui.dialogs.seats_page import SeatsPage
from three04.ui.match.lineup import Wish, proposal, same_names
from three04.ui.widgets.scrolled import scrolled, sentence_label
from three04.ui.words import option_texts

LENGTHS = (3, 7, 11)
HIGHEST_NUMBER = 999_999_999
PROPOSED = 999_999
"""The highest number that is proposed: a short one is easily told to others."""


class NewMatchDialog(QDialog):
    """Asks for rules, table, seats and cards.

    Attributes:
        profile: The rules' name.
        table: The table.
        lengths: The buttons with the usual lengths, then the one for any other.
        tokens: The other length.
        random: Whether the cards come at random; else by ``number``.
        cut: Whether the person cuts.
        seats: Who sits where.
        rules: The house rules.
        start: The button that begins.

    Signals:
        wished (object): The :class:`Wish`, when the dialog is accepted.
    """

    wished = Signal(object)

    def __init__(self, wish: Wish, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New match"))
        self._make_choices()
        self.seats, self.rules = SeatsPage(), HouseRules()
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self._match_page(), self.tr("&Match"))
        self.tabs.addTab(self.seats, self.tr("S&eats"))
        self.tabs.addTab(self.rules, "")
        self._summary = sentence_label()
        # With an owner at once: a button without a window does not stay the default.
        self.buttons = QDialogButtonBox(self)
        self.start = self.buttons.addButton(
            self.tr("&Start"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.buttons.addButton(self.tr("&Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.start.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.accepted.connect(self._accepted)
        column = QVBoxLayout(self)
        column.addWidget(self.tabs)
        column.addWidget(self._summary)
        column.addWidget(self.buttons)
        self._show(wish)
        self._connect()
        self._update()
        room = self.screen().availableGeometry()
        self.resize(min(620, room.width() - 40), min(560, room.height() - 60))

    # ------------------------------------------------------------------ the page of the match

    def _make_choices(self) -> None:
        self.profile, self.table = QComboBox(), QComboBox()
        for name in PROFILES:
            self.profile.addItem(option_texts.profile_text(name), name)
        for name in TABLES:
            self.table.addItem(option_texts.table_text(name), name)
        self._profile_text, self._table_text = sentence_label(), sentence_label()
        self.lengths = [QRadioButton(str(number)) for number in LENGTHS]
        self.lengths.append(QRadioButton(self.tr("other:")))
        self._length_group = QButtonGroup(self)
        for number, button in enumerate(self.lengths):
            self._length_group.addButton(button, number)
            if number < len(LENGTHS):
                name = self.tr("{number} tokens").format(number=LENGTHS[number])
                button.setAccessibleName(name)
        self.tokens = QSpinBox()
        self.tokens.setRange(1, 99)
        self.tokens.setAccessibleName(self.tr("Tokens of each side"))
        self.random = QRadioButton(self.tr("at random"))
        self.numbered = QRadioButton(self.tr("deal number"))
        self._deal_group = QButtonGroup(self)
        self._deal_group.addButton(self.random)
        self._deal_group.addButton(self.numbered)
        self.number = QSpinBox()
        self.number.setRange(1, HIGHEST_NUMBER)
        self.number.setValue(1 + secrets.randbelow(PROPOSED))
        self.number.setAccessibleName(self.tr("Deal number"))
        self._number_text = sentence_label()
        self.cut = QCheckBox(self.tr("I cut the cards when I sit at the dealer's left"))

    def _match_page(self) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.addRow(self.tr("&Rules"), self.profile)
        form.addRow("", self._profile_text)
        form.addRow(self.tr("&Table"), self.table)
        form.addRow("", self._table_text)
        form.addRow(self.tr("Tokens of each side"), _row(*self.lengths, self.tokens))
        form.addRow(self.tr("Cards"), _row(self.random, self.numbered, self.number))
        form.addRow("", self._number_text)
        form.addRow("", self.cut)
        return scrolled(page)

    def _show(self, wish: Wish) -> None:
        self.profile.setCurrentIndex(self.profile.findData(wish.options.profile))
        self.table.setCurrentIndex(self.table.findData(wish.options.table))
        usual = wish.options.tokens in LENGTHS
        which = LENGTHS.index(wish.options.tokens) if usual else len(LENGTHS)
        self.lengths[which].setChecked(True)
        self.tokens.setValue(wish.options.tokens)
        self.cut.setChecked(wish.ask_cut)
        self.random.setChecked(wish.number is None)
        self.numbered.setChecked(wish.number is not None)
        if wish.number is not None:
            self.number.setValue(wish.number)
        self.rules.show_options(wish.options)
        self.seats.show_choice(wish.names, wish.players)
        self.seats.show_seats(self._table)

    def _connect(self) -> None:
        self.profile.currentIndexChanged.connect(self._profile_chosen)
        self.table.currentIndexChanged.connect(self._table_chosen)
        self._length_group.idToggled.connect(self._update)
        self._deal_group.idToggled.connect(self._update)
        self.tokens.valueChanged.connect(self._update)
        self.seats.watch.toggled.connect(self._update)
        self.rules.changed.connect(self._update)
        for field in self.seats.names:
            field.textChanged.connect(self._update)

    # ------------------------------------------------------------------ what is chosen

    @property
    def _table(self) -> Table:
        return TABLES[self.table.currentData()]

    def _length(self) -> int:
        chosen = self._length_group.checkedId()
        return LENGTHS[chosen] if 0 <= chosen < len(LENGTHS) else self.tokens.value()

    def _base(self) -> Options:
        return proposal(self.profile.currentData(), self._table.name, self._length())

    def wish(self) -> Wish:
        """Return what is chosen."""
        self.rules.rebase(self._base(), keep=True)
        return Wish(
            options=self.rules.options(),
            players=self.seats.chosen_players(self._table),
            names=self.seats.chosen_names(self._table),
            ask_cut=self.cut.isChecked(),
            number=self.number.value() if self.numbered.isChecked() else None,
        )

    @Slot()
    def _profile_chosen(self) -> None:
        self.rules.rebase(self._base(), keep=False)

    @Slot()
    def _table_chosen(self) -> None:
        self.seats.show_seats(self._table)
        self.rules.rebase(self._base(), keep=True)

    @Slot()
    def _update(self) -> None:
        """Say in words what is chosen, and enable what can apply."""
        profile = self.profile.currentData()
        self._profile_text.setText(option_texts.profile_sentence(profile))
        self._table_text.setText(option_texts.table_sentence(self._table.name))
        self.tokens.setEnabled(self.lengths[-1].isChecked())
        self.number.setEnabled(self.numbered.isChecked())
        self._number_text.setText(self._about_cards())
        self.number.setAccessibleDescription(self._number_text.text())
        # A numbered deal is taken after the cut (R5), and a watcher cuts nothing.
        self.cut.setEnabled(self.random.isChecked() and not self.seats.watch.isChecked())
        count = len(self.rules.different())
        title = self.tr("&House rules")
        if count:
            title = self.tr("&House rules ({count})").format(count=count)
        self.tabs.setTabText(2, title)
        twice = same_names(self.seats.chosen_names(self._table))
        self.start.setEnabled(not twice)
        self._summary.setText(self._words(profile, count, twice))

    def _about_cards(self) -> str:
        if self.numbered.isChecked():
            return self.tr(
                "Everybody who plays this number at such a table by such rules gets the same cards."
            )
        return self.tr("Cards that nobody can foretell.")

    def _words(self, profile: str, count: int, twice: bool) -> str:
        name = option_texts.profile_text(profile)
        if twice:
            return self.tr("Two players have the same name.")
        if not count:
            return self.tr("{profile} as it is.").format(profile=name)
        if count == 1:
            return self.tr("{profile} with one house rule.").format(profile=name)
        return self.tr("{profile} with {count} house rules.").format(profile=name, count=count)

    @Slot()
    def _accepted(self) -> None:
        self.wished.emit(self.wish())


def _row(*parts: QWidget) -> QWidget:
    holder = QWidget()
    line = QHBoxLayout(holder)
    line.setContentsMargins(0, 0, 0, 0)
    for part in parts:
        line.addWidget(part)
    line.addStretch(1)
    return holder
