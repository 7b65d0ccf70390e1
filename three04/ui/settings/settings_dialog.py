"""The dialog with everything that can be set, in pages; each change applies at once."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from PySide6.QtCore import QEvent, QLocale, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from three04.store.comparisons import LEVELS as COMPARED
from three04.store.settings import Settings
from three04.ui.board.stage import Stage
from three04.ui.match.opponents import level_text
from three04.ui.preferences import TEXT_SIZES
from three04.ui.settings.preview import SettingsPreview
from three04.ui.settings.sound_page import SoundPage
from three04.ui.style.indices import COURTS
from three04.ui.widgets.scrolled import scrolled, sentence_label
from three04.ui.words.language import LANGUAGES

SHORTEST, LONGEST = 0.8, 3.0
"""Seconds a complete trick stays."""
_WIDEST: Final = 470
"""A page takes no more, or the dialog would not fit into the smallest window."""
_INDENT: Final = 22
"""A line that explains a check box begins below its words."""

_PAGES: Final[dict[str, tuple[str, ...]]] = {
    "table": ("theme", "speed", "motion", "trick_pause"),
    "cards": ("deck", "face", "indices", "back", "sort", "highest"),
    "play": (
        "confirm",
        "ahead",
        "auto_play",
        "ask_finish",
        "bids",
        "trump_meter",
        "gone",
        "compare_with",
    ),
    "notices": ("alert", "sound"),
    "language": ("language", "text_size"),
}
"""What can be set on each page, in order."""

_VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "language": ("", *LANGUAGES),
    "theme": ("felt", "dark"),
    "deck": ("four", "two"),
    "face": ("sandakada", "bold"),
    "indices": ("", *COURTS),
    "back": ("madder", "indigo", "palm"),
    "sort": ("suit", "trump", "strength", "manual"),
    "highest": ("left", "right"),
    "confirm": (False, True),
    "bids": ("full", "spoken"),
    "compare_with": ("", *COMPARED),
    "text_size": TEXT_SIZES,
    "speed": (1, 2, 3, 0),
    "motion": ("system", "full", "reduced"),
}
"""What is one of several values; the first is not the default everywhere."""


class SettingsDialog(QDialog):
    """Changes the settings.

    Attributes:
        settings: What is set now.
        tabs, pages: The pages and what they are chosen by; Ctrl+Tab goes to the next.
        boxes: What is one of several, by the setting's name.
        checks: What is on or off, likewise.
        until_click: Whether a complete trick stays until a click or key.
        pause: How many seconds it stays else.
        sound: How loud the game is.
        preview: Shows it.

    Signals:
        changed (object): The new :class:`Settings`, after each change.
    """

    changed = Signal(object)

    def __init__(
        self, settings: Settings, stage: Stage, parent: QWidget, silent: Callable[[], str] = str
    ) -> None:
        """Show what is set.

        Args:
            settings: What is set.
            stage: What the preview is painted with.
            parent: The window it belongs to.
            silent: Says why nothing can be heard here; empty if it can.
        """
        super().__init__(parent)
        self.settings = settings
        self.boxes: dict[str, QComboBox] = {}
        self.checks: dict[str, QCheckBox] = {}
        self._labels: dict[str, QLabel] = {}
        self._notes: dict[str, QLabel] = {}
        self.pause, self.until_click = QDoubleSpinBox(), QCheckBox()
        self.pause.setRange(SHORTEST, LONGEST)
        self.pause.setSingleStep(0.1)
        self.pause.setDecimals(1)
        self.sound = SoundPage(settings.sound, silent)
        self.tabs, self.pages = QTabBar(), QStackedWidget()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        for names in _PAGES.values():
            self.tabs.addTab("")
            self.pages.addWidget(scrolled(self._page(names)))
        self.preview = SettingsPreview(stage, settings, self)
        self._add_rest()
        self.retranslate()
        self._show(settings)
        self._connect()
        self.resize(700, 440)

    def _page(self, names: Sequence[str]) -> QWidget:
        page, form = QWidget(), QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setVerticalSpacing(10)
        for name in names:
            if name == "trick_pause":
                self._labels[name] = QLabel()
                self._labels[name].setBuddy(self.pause)
                form.addRow(self._labels[name], self.pause)
                form.addRow("", self.until_click)
            elif name == "sound":
                form.addRow(self.sound)
            elif name in _VALUES:
                self._add_box(form, name)
            else:
                self._add_check(form, name)
        page.setLayout(form)
        return page

    def _add_box(self, form: QFormLayout, name: str) -> None:
        box, words = QComboBox(), QLabel()
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for value in _VALUES[name]:
            box.addItem("", value)
        words.setBuddy(box)
        self.boxes[name], self._labels[name] = box, words
        form.addRow(words, box)
        if name in self._said():
            form.addRow(self._note(name))

    def _add_check(self, form: QFormLayout, name: str) -> None:
        self.checks[name] = QCheckBox()
        column, below = QVBoxLayout(), QHBoxLayout()
        column.setSpacing(2)
        column.addWidget(self.checks[name])
        below.addSpacing(_INDENT)
        below.addWidget(self._note(name))
        column.addLayout(below)
        form.addRow(column)

    def _note(self, name: str) -> QLabel:
        """Return the line that explains a setting."""
        note = self._notes[name] = sentence_label()
        note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        return note

    def _add_rest(self) -> None:
        self.buttons = QDialogButtonBox(self)
        roles = QDialogButtonBox.ButtonRole
        self.defaults_button = self.buttons.addButton("", roles.ResetRole)
        self.close_button = self.buttons.addButton("", roles.RejectRole)
        self.buttons.rejected.connect(self.reject)
        self.defaults_button.setAutoDefault(False)
        self.close_button.setDefault(True)
        middle = QHBoxLayout()
        middle.setSpacing(12)
        middle.addWidget(self.pages, 3)
        middle.addWidget(self.preview, 2)
        column = QVBoxLayout(self)
        column.addWidget(self.tabs)
        column.addLayout(middle, 1)
        column.addWidget(self.buttons)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)
        for box in self.boxes.values():
            box.currentIndexChanged.connect(self._chosen)
        for check in self.checks.values():
            check.toggled.connect(self._chosen)
        self.pause.valueChanged.connect(self._chosen)
        self.until_click.toggled.connect(self._chosen)
        self.sound.changed.connect(self._chosen)
        self.defaults_button.clicked.connect(self._restore)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Tab goes to the next page, Ctrl+Shift+Tab to the one before."""
        steps = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
        step = steps.get(Qt.Key(event.key()), 0)
        if not step or not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
            return
        self.tabs.setCurrentIndex((self.tabs.currentIndex() + step) % self.tabs.count())

    def _show(self, settings: Settings) -> None:
        for name, box in self.boxes.items():
            box.setCurrentIndex(max(0, box.findData(getattr(settings, name))))
        for name, check in self.checks.items():
            check.setChecked(getattr(settings, name))
        self.sound.show_sound(settings.sound)
        forever = settings.trick_pause == 0
        self.until_click.setChecked(forever)
        self.pause.setValue(1.5 if forever else settings.trick_pause / 1000)
        self.pause.setEnabled(not forever)

    # ------------------------------------------------------------------ words

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.setLocale(QLocale())  # what a window was made with stays, else
        self.setWindowTitle(self.tr("Settings"))
        self.tabs.setAccessibleName(self.tr("Pages"))
        names = (
            self.tr("&Table"), self.tr("Car&ds"), self.tr("&Play"), self.tr("&Sound and notices"),
            self.tr("&Language and text"),
        )  # fmt: skip
        for number, name in enumerate(names):
            self.tabs.setTabText(number, name)
        labels = self._named()
        for name, label in self._labels.items():
            label.setText(labels[name])
        for name, check in self.checks.items():
            check.setText(labels[name])
        for name, text in self._said().items():
            self._notes[name].setText(text)
            (self.checks.get(name) or self.boxes[name]).setAccessibleDescription(text)
        for name, words in self._words().items():
            for number, text in enumerate(words):
                self.boxes[name].setItemText(number, text)
            self.boxes[name].setAccessibleName(labels[name])
        self.pause.setSuffix(self.tr(" seconds"))
        self.pause.setAccessibleName(labels["trick_pause"])
        self.pause.setAccessibleDescription(self.tr("At normal speed"))
        self.pause.setToolTip(self.tr("At normal speed"))
        self.until_click.setText(self.tr("until a click or a key"))
        self.preview.setAccessibleName(self.tr("Preview"))
        self.defaults_button.setText(self.tr("&Reset all"))
        self.close_button.setText(self.tr("&Close"))
        self._fit()

    def _fit(self) -> None:
        """Give the pages the width their words need; the preview takes what is left."""
        for box in self.boxes.values():
            box.setMinimumWidth(box.sizeHint().width())
        needed = []
        for number in range(self.pages.count()):
            page = self.pages.widget(number)
            if isinstance(page, QScrollArea) and (shown := page.widget()) is not None:
                for part in shown.findChildren(QWidget):
                    part.ensurePolished()  # else it does not know how large its box is
                    part.updateGeometry()
                if (layout := shown.layout()) is not None:
                    layout.activate()  # layouts inside of it believe old sizes
                bar = page.verticalScrollBar().sizeHint().width()
                needed.append(shown.minimumSizeHint().width() + bar)
        self.pages.setMinimumWidth(min(_WIDEST, max(needed)))

    def _named(self) -> dict[str, str]:
        """Return what each setting is called."""
        return {
            "language": self.tr("Language"),
            "theme": self.tr("Table"),
            "deck": self.tr("Suits"),
            "face": self.tr("Faces of the cards"),
            "indices": self.tr("Jack, queen and king"),
            "back": self.tr("Backs of the cards"),
            "sort": self.tr("Order of your hand"),
            "highest": self.tr("The highest card"),
            "confirm": self.tr("A card is played"),
            "ahead": self.tr("Choose a card before your turn"),
            "auto_play": self.tr("Play the only legal card for me"),
            "ask_finish": self.tr("Ask before finishing a deal quickly"),
            "bids": self.tr("Bids"),
            "text_size": self.tr("Text size"),
            "speed": self.tr("Speed"),
            "motion": self.tr("Motion"),
            "trick_pause": self.tr("A complete trick stays"),
            "trump_meter": self.tr("Show the likely trump"),
            "gone": self.tr("Show what has gone"),
            "compare_with": self.tr("Compare me with"),
            "alert": self.tr("Tell me when it is my turn"),
        }

    def _said(self) -> dict[str, str]:
        """Return what has to be explained."""
        return {
            "sort": self.tr(
                "Trumps come first once you know them. As you lay them: drag a card within your "
                "hand, or Shift with the arrow keys."
            ),
            "ahead": self.tr(
                "It is marked and waits. When your turn comes it is played if it is legal and no "
                "other suit was led meanwhile; click it again or press Esc to take it back."
            ),
            "auto_play": self.tr(
                "After as long as you take for a choice, so that nobody can tell that you had none."
            ),
            "ask_finish": self.tr("At your turn, before a computer plays the rest for you."),
            "trump_meter": self.tr(
                "How likely each suit is trump, as far as you can know, while it is hidden."
            ),
            "gone": self.tr("The cards that have been played face up, struck out in a small grid."),
            "compare_with": self.tr(
                "After each deal it plays your cards again, in the background. The statistics "
                "show how you do beside it."
            ),
            "alert": self.tr("In the taskbar, while you look at another window."),
        }

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
            "sort": (
                self.tr("By suit"),
                self.tr("By suit, trumps first"),
                self.tr("By strength"),
                self.tr("As you lay them"),
            ),
            "highest": (self.tr("at the left"), self.tr("at the right")),
            "confirm": (self.tr("by one click"), self.tr("when chosen twice")),
            "bids": (self.tr("in full: 160"), self.tr("as spoken: 60")),
            "compare_with": (self.tr("nobody"), *map(level_text, COMPARED)),
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
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    # ------------------------------------------------------------------ choosing

    @Slot()
    def _chosen(self) -> None:
        forever = self.until_click.isChecked()
        self.pause.setEnabled(not forever)
        values = {name: box.currentData() for name, box in self.boxes.items()}
        values |= {name: check.isChecked() for name, check in self.checks.items()}
        values["trick_pause"] = 0 if forever else round(self.pause.value() * 1000)
        values["sound"] = self.sound.sound
        self._set(msgspec.structs.replace(self.settings, **values))

    @Slot()
    def _restore(self) -> None:
        """Set everything on the pages as it is at first."""
        plain = Settings()
        names = [*self.boxes, *self.checks, "trick_pause", "sound"]
        settings = msgspec.structs.replace(
            self.settings, **{name: getattr(plain, name) for name in names}
        )
        parts: tuple[QWidget, ...] = (
            *self.boxes.values(), *self.checks.values(), self.pause, self.until_click, self.sound,
        )  # fmt: skip
        for part in parts:
            part.blockSignals(True)
        self._show(settings)
        for part in parts:
            part.blockSignals(False)
        self._set(settings)

    def _set(self, settings: Settings) -> None:
        if settings != self.settings:
            self.settings = settings
            self.changed.emit(settings)
        self.preview.show_settings(settings)
