"""The panel that asks where to cut the pack (R5)."""

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QSpinBox, QVBoxLayout, QWidget

from three04.rules.questions import Cut, Question
from three04.ui.widgets.painted import Panel
from three04.ui.widgets.style import button, label


class CutPanel(Panel):
    """A slider and a number for the same thing: how many cards are lifted off.

    Attributes:
        slider: The place of the cut.
        number: The same as a number.
        cut_button: Cuts there.
        no_cut_button: Leaves the pack as it is.

    Signals:
        chosen (object): The :class:`Cut`.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 18)
        self._title, self._text = label("title"), label("muted", wrap=True)
        self.slider, self.number = QSlider(Qt.Orientation.Horizontal), QSpinBox()
        self._asked: Question | None = None
        self.slider.setPageStep(4)
        self.slider.valueChanged.connect(self.number.setValue)
        self.number.valueChanged.connect(self.slider.setValue)
        self.cut_button, self.no_cut_button = button(primary=True), button()
        self.cut_button.clicked.connect(self._cut)
        self.no_cut_button.clicked.connect(self._no_cut)
        place, row = QHBoxLayout(), QHBoxLayout()
        place.addWidget(self.slider, 1)
        place.addWidget(self.number)
        row.addWidget(self.cut_button)
        row.addWidget(self.no_cut_button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        self.set_padding(22, 16, 22, 18)
        column.setSpacing(10)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addLayout(place)
        column.addLayout(row)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self._title.setText(self.tr("You cut the cards"))
        self._text.setText(self.tr("So many cards go from the top of the pack to the bottom."))
        self.cut_button.setText(self.tr("&Cut"))
        self.no_cut_button.setText(self.tr("&No cut"))
        for part in (self.slider, self.number):
            part.setAccessibleName(self.tr("Cut at … cards"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def ask(self, question: Question | None, pack: int) -> None:
        """Ask where to cut a pack of so many cards, beginning in its middle."""
        if question is None or question.kind != "cut" or question is self._asked:
            return
        self._asked = question
        for part in (self.slider, self.number):
            part.setRange(1, pack - 1)
        self.number.setValue(pack // 2)
        self.adjustSize()

    def take_focus(self) -> None:
        """Put the keyboard on the slider."""
        self.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter cuts, wherever the keyboard is in the panel."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._cut()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _cut(self) -> None:
        self.chosen.emit(Cut(self.number.value()))

    @Slot()
    def _no_cut(self) -> None:
        self.chosen.emit(Cut(0))
