"""What can be set about sound: on or off, and how loud each kind is."""

from collections.abc import Callable
from typing import Final

import msgspec
from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QFormLayout, QHBoxLayout, QLabel, QSlider, QWidget

from three04.store.settings import Sound
from three04.ui.widgets.scrolled import sentence_label

_STEP: Final = 5


class SoundPage(QWidget):
    """Changes how loud the game is.

    Attributes:
        sound: What is set now.
        on: Whether anything is to be heard.
        volumes: How loud each group is, by the setting's name.
        lack: Why nothing can be heard here; hidden if it can.

    Signals:
        changed (object): The new :class:`Sound`, after each change.
        tried (object): The name of the group whose volume was changed, to be heard.
    """

    changed = Signal(object)
    tried = Signal(object)

    def __init__(self, sound: Sound, lack: Callable[[], str] = str) -> None:
        """Show what is set.

        Args:
            sound: What is set now.
            lack: Says why nothing can be heard here; empty if it can.
        """
        super().__init__()
        self.sound, self._lack = sound, lack
        self.on, self.lack = QCheckBox(), sentence_label(lack())
        self.lack.setVisible(bool(lack()))
        self.on.setEnabled(not lack())
        self.volumes: dict[str, QSlider] = {}
        self._labels: dict[str, QLabel] = {}
        self._numbers: dict[str, QLabel] = {}
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(10)
        form.addRow(self.on)
        form.addRow(self.lack)
        for name in ("table", "moments", "turn"):
            self._add_row(form, name)
        self.retranslate()
        self.show_sound(sound)
        self.on.toggled.connect(self._chosen)
        for slider in self.volumes.values():
            slider.valueChanged.connect(self._chosen)

    def _add_row(self, form: QFormLayout, name: str) -> None:
        slider, label, number = QSlider(Qt.Orientation.Horizontal), QLabel(), QLabel()
        slider.setRange(0, 100)
        slider.setSingleStep(_STEP)
        slider.setPageStep(4 * _STEP)
        slider.setObjectName(name)
        label.setBuddy(slider)
        number.setMinimumWidth(number.fontMetrics().horizontalAdvance("100 %") + 8)
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout()
        row.addWidget(slider, 1)
        row.addWidget(number)
        self.volumes[name], self._labels[name], self._numbers[name] = slider, label, number
        form.addRow(label, row)

    def show_sound(self, sound: Sound) -> None:
        """Show what is set now."""
        self.sound = sound
        self.on.setChecked(sound.on)
        for name, slider in self.volumes.items():
            slider.setValue(getattr(sound, name))
        self._enable()
        self._show_numbers()

    def _enable(self) -> None:
        """Let be changed what can be heard: nothing while there is a reason why not."""
        able = self.sound.on and self.lack.isHidden()
        for name, slider in self.volumes.items():
            for part in (slider, self._labels[name], self._numbers[name]):
                part.setEnabled(able)
            slider.setAccessibleDescription(self.lack.text())

    def _show_numbers(self) -> None:
        for name, slider in self.volumes.items():
            self._numbers[name].setText(self.tr("{percent} %").format(percent=slider.value()))

    @Slot()
    def _chosen(self) -> None:
        values = {name: slider.value() for name, slider in self.volumes.items()}
        before = self.sound
        self.sound = msgspec.structs.replace(before, on=self.on.isChecked(), **values)
        self._show_numbers()
        if self.sound == before:
            return
        self._enable()
        self.changed.emit(self.sound)
        for name, value in values.items():
            if value != getattr(before, name):
                self.tried.emit(name)

    # ------------------------------------------------------------------ words

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.on.setText(self.tr("Play sounds"))
        if not self.lack.isHidden():
            self.lack.setText(self._lack())
            self.on.setAccessibleDescription(self.lack.text())
        labels = {
            "table": self.tr("Cards and tricks"),
            "moments": self.tr("Trump and result"),
            "turn": self.tr("Your turn"),
        }
        for name, text in labels.items():
            self._labels[name].setText(text)
            self.volumes[name].setAccessibleName(text)
        self._show_numbers()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
