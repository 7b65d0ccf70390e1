"""The dialog with everything that can be set; each change applies at once."""

from typing import Any, Final

import msgspec
from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from three04.store.settings import Settings
from three04.ui.indices import COURTS
from three04.ui.language import LANGUAGES
from three04.ui.windows.scrolled import scrolled, sentence_label
from three04.ui.windows.sound_page import SoundPage

TEXT_SIZES: Final = (0.9, 1.0, 1.2, 1.4, 1.6)
SHORTEST, LONGEST = 0.8, 3.0
"""Seconds a complete trick stays."""


class SettingsDialog(QDialog):
    """Changes the settings.

    Attributes:
        settings: What is set now.
        boxes: The choices, by the setting's name.
        until_click: Whether a complete trick stays until a click or key.
        pause: How many seconds it stays else.
        meter: Whether it is shown how likely each suit is trump.
        sound: How loud the game is.

    Signals:
        changed (object): The new :class:`Settings`, after each change.
    """

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget, silent: str = "") -> None:
        """Show what is set; ``silent`` says why nothing can be heard here."""
        super().__init__(parent)
        self.settings = settings
        self.boxes: dict[str, QComboBox] = {}
        self._labels: dict[str, QLabel] = {}
        self._form = QFormLayout()
        for name, values in self._values().items():
            self._add_box(name, values)
        self.pause, self.until_click = QDoubleSpinBox(), QCheckBox()
        self.pause.setRange(SHORTEST, LONGEST)
        self.pause.setSingleStep(0.1)
        self.pause.setDecimals(1)
        self._labels["trick_pause"] = QLabel()
        self._labels["trick_pause"].setBuddy(self.pause)
        self._form.addRow(self._labels["trick_pause"], self.pause)
        self._form.addRow("", self.until_click)
        self.meter, self._meter_text = QCheckBox(), sentence_label()
        self._labels["trump_meter"] = QLabel()
        self._form.addRow(self._labels["trump_meter"], self.meter)
        self._form.addRow("", self._meter_text)
        self.sound = SoundPage(settings.sound, silent)
        self._form.addRow(self.sound)
        page = QWidget()
        page.setLayout(self._form)
        self.buttons = QDialogButtonBox()
        self.close_button = self.buttons.addButton(
            self.tr("&Close"), QDialogButtonBox.ButtonRole.RejectRole
        )
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(scrolled(page))
        column.addWidget(self.buttons)
        self.retranslate()
        self._show(settings)
        for box in self.boxes.values():
            box.currentIndexChanged.connect(self._chosen)
        self.pause.valueChanged.connect(self._chosen)
        self.until_click.toggled.connect(self._chosen)
        self.meter.toggled.connect(self._chosen)
        self.sound.changed.connect(self._chosen)
        self.resize(500, 440)

    @staticmethod
    def _values() -> dict[str, tuple[Any, ...]]:
        return {
            "language": ("", *LANGUAGES),
            "theme": ("felt", "dark"),
            "deck": ("four", "two"),
            "face": ("sandakada", "bold"),
            "indices": ("", *COURTS),
            "back": ("madder", "indigo", "palm"),
            "text_size": TEXT_SIZES,
            "speed": (1, 2, 3, 0),
            "motion": ("system", "full", "reduced"),
        }

    def _add_box(self, name: str, values: tuple[Any, ...]) -> None:
        box, words = QComboBox(), QLabel()
        for value in values:
            box.addItem("", value)
        words.setBuddy(box)
        self.boxes[name], self._labels[name] = box, words
        self._form.addRow(words, box)

    def _show(self, settings: Settings) -> None:
        for name, box in self.boxes.items():
            box.setCurrentIndex(max(0, box.findData(getattr(settings, name))))
        forever = settings.trick_pause == 0
        self.until_click.setChecked(forever)
        self.pause.setValue(1.5 if forever else settings.trick_pause / 1000)
        self.pause.setEnabled(not forever)
        self.meter.setChecked(settings.trump_meter)

    # ------------------------------------------------------------------ words

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.setWindowTitle(self.tr("Settings"))
        labels = {
            "language": self.tr("Language"),
            "theme": self.tr("Table"),
            "deck": self.tr("Suits"),
            "face": self.tr("Faces of the cards"),
            "indices": self.tr("Jack, queen and king"),
            "back": self.tr("Backs of the cards"),
            "text_size": self.tr("Text size"),
            "speed": self.tr("Speed"),
            "motion": self.tr("Motion"),
            "trick_pause": self.tr("A complete trick stays"),
            "trump_meter": self.tr("For learners"),
        }
        for name, text in labels.items():
            self._labels[name].setText(text)
        for name, words in self._words().items():
            for number, text in enumerate(words):
                self.boxes[name].setItemText(number, text)
            self.boxes[name].setAccessibleName(labels[name].replace("&", ""))
        self.pause.setSuffix(self.tr(" seconds"))
        self.pause.setAccessibleName(labels["trick_pause"].replace("&", ""))
        self.pause.setAccessibleDescription(self.tr("At normal speed"))
        self.pause.setToolTip(self.tr("At normal speed"))
        self.until_click.setText(self.tr("until a click or a key"))
        self.meter.setText(self.tr("Show the likely trump"))
        said = self.tr("How likely each suit is trump, as far as you can know, while it is hidden.")
        self._meter_text.setText(said)
        self.meter.setAccessibleDescription(said)
        self.close_button.setText(self.tr("&Close"))

    def _words(self) -> dict[str, tuple[str, ...]]:
        sizes = [self.tr("{percent} %").format(percent=round(100 * size)) for size in TEXT_SIZES]
        return {
            "language": (self.tr("As the system"), *LANGUAGES.values()),
            "theme": (self.tr("Green, for a bright room"), self.tr("Dark blue")),
            "deck": (self.tr("Four colours"), self.tr("Two colours")),
            "face": (self.tr("With pictures"), self.tr("Large rank and suit")),
            "indices": (
                self.tr("As the language"),
                *(" ".join(letters.values()) for letters in COURTS.values()),
            ),
            "back": (self.tr("Red"), self.tr("Blue"), self.tr("Teal")),
            "text_size": tuple(sizes),
            "speed": (
                self.tr("Slow"),
                self.tr("Normal"),
                self.tr("Fast"),
                self.tr("No pauses"),
            ),
            "motion": (
                self.tr("As the system"),
                self.tr("Cards fly"),
                self.tr("Reduced motion"),
            ),
        }

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    # ------------------------------------------------------------------ choosing

    @Slot()
    def _chosen(self) -> None:
        forever = self.until_click.isChecked()
        self.pause.setEnabled(not forever)
        values = {name: box.currentData() for name, box in self.boxes.items()}
        pause = 0 if forever else round(self.pause.value() * 1000)
        self.settings = msgspec.structs.replace(
            self.settings,
            trick_pause=pause,
            trump_meter=self.meter.isChecked(),
            sound=self.sound.sound,
            **values,
        )
        self.changed.emit(self.settings)
