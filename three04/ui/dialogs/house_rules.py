"""The page of the new-match dialog with the house rules."""

from typing import cast

import msgspec
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from three04.rules.options import STANDARD, Options, Value
from three04.ui.match.lineup import proposal
from three04.ui.widgets.scrolled import scrolled, sentence_label
from three04.ui.words import option_texts

Control = QCheckBox | QComboBox | QSpinBox


class HouseRules(QWidget):
    """Every option with its sentence; what differs from the profile is marked.

    Attributes:
        controls: The control of each option, by its name.
        marks: The mark of each option that shows whether it differs from the profile.
        reset: The button that undoes all differences.

    Signals:
        changed (): Another value was chosen.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._base = STANDARD
        self._setting = False
        self.controls: dict[str, Control] = {}
        self.marks: dict[str, QLabel] = {}
        self._sentences: dict[str, QLabel] = {}
        self.reset = QPushButton(self.tr("Back to the profile"))
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(self._reset)
        page = QWidget()
        column = QVBoxLayout(page)
        for group, names in option_texts.GROUPS.items():
            column.addLayout(self._group(group, names))
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 8, 8)
        whole.addWidget(scrolled(page))
        whole.addWidget(self.reset, alignment=Qt.AlignmentFlag.AlignRight)
        self.show_options(STANDARD)

    def _group(self, group: str, names: tuple[str, ...]) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(0, 16)
        title = QLabel(option_texts.group_text(group))
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        grid.addWidget(title, 0, 0, 1, 3)
        for number, name in enumerate(names):
            self._option(grid, 1 + 2 * number, name)
        return grid

    def _option(self, grid: QGridLayout, row: int, name: str) -> None:
        control = self.controls[name] = self._control(name)
        control.setAccessibleName(option_texts.option_text(name))
        mark = self.marks[name] = QLabel()
        mark.setObjectName("mark")
        grid.addWidget(mark, row, 0, Qt.AlignmentFlag.AlignTop)
        if isinstance(control, QCheckBox):
            grid.addWidget(control, row, 1, 1, 2)
        else:
            label = QLabel(option_texts.option_text(name))
            label.setBuddy(control)
            grid.addWidget(label, row, 1)
            grid.addWidget(control, row, 2)
        text = self._sentences[name] = sentence_label(option_texts.sentence(name))
        text.setContentsMargins(22, 0, 0, 6)
        grid.addWidget(text, row + 1, 1, 1, 2)

    def _control(self, name: str) -> Control:
        value = getattr(STANDARD, name)
        if name in option_texts.WORDS:
            combo = QComboBox()
            for choice in option_texts.WORDS[name]:
                combo.addItem(option_texts.word(name, choice), choice)
            combo.currentIndexChanged.connect(self._changed)
            return combo
        if isinstance(value, bool):
            check = QCheckBox(option_texts.option_text(name))
            check.toggled.connect(self._changed)
            return check
        spin = QSpinBox()
        spin.setRange(0, 99)
        spin.valueChanged.connect(self._changed)
        return spin

    # ------------------------------------------------------------------ values

    def show_options(self, chosen: Options) -> None:
        """Show the house rules of these options."""
        self._setting = True
        for name in self.controls:
            self._set(name, getattr(chosen, name))
        self._base = proposal(chosen.profile, chosen.table, chosen.tokens)
        self._setting = False
        self._changed()

    def rebase(self, base: Options, keep: bool) -> None:
        """Compare with another profile or table from now on.

        Args:
            base: What the profile is at the table, see :func:`proposal`.
            keep: Whether to keep the house rules chosen; else they become the profile's.
        """
        old, self._base = self._base, base
        if not keep:
            self.show_base()
        elif self._value("match_end") == old.match_end:
            self._set("match_end", base.match_end)
        self._changed()

    def show_base(self) -> None:
        """Choose what the profile says, everywhere."""
        self._setting = True
        for name in self.controls:
            self._set(name, getattr(self._base, name))
        self._setting = False

    def options(self) -> Options:
        """Return what is chosen; where an option cannot apply, the profile's value."""
        values = {name: self._value(name) for name in self.controls}
        chosen = msgspec.structs.replace(self._base, **values)
        idle = {
            name: getattr(self._base, name)
            for name in values
            if not option_texts.applies(name, chosen)
        }
        return msgspec.structs.replace(chosen, **idle)

    def different(self) -> list[str]:
        """Return the names of the options that differ from the profile."""
        chosen = self.options()
        return [n for n in self.controls if getattr(chosen, n) != getattr(self._base, n)]

    def _value(self, name: str) -> Value:
        control = self.controls[name]
        if isinstance(control, QCheckBox):
            return control.isChecked()
        if isinstance(control, QSpinBox):
            return control.value()
        return cast("Value", control.currentData())

    def _set(self, name: str, value: Value) -> None:
        control = self.controls[name]
        if isinstance(control, QCheckBox):
            control.setChecked(bool(value))
        elif isinstance(control, QSpinBox):
            control.setValue(int(value))
        else:
            control.setCurrentIndex(control.findData(value))

    @Slot()
    def _reset(self) -> None:
        self.show_base()
        self._changed()

    @Slot()
    def _changed(self) -> None:
        """Enable what can apply and mark what differs."""
        if self._setting:
            return
        different, chosen = self.different(), self.options()
        for name, control in self.controls.items():
            able = option_texts.applies(name, chosen)
            control.setEnabled(able)
            self._sentences[name].setEnabled(able)
            marked = name in different
            self.marks[name].setText("◆" if marked else "")
            told = option_texts.sentence(name)
            if marked:
                told += " " + self.tr("Differs from the profile.")
            control.setAccessibleDescription(told)
            self.marks[name].setToolTip(self.tr("Differs from the profile.") if marked else "")
        self.reset.setEnabled(bool(different))
        self.changed.emit()
