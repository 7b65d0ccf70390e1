"""A panel with a question and its buttons: laying the indicator, opening, declaring Caps."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from three04.ui.windows.questions import Choice, Put
from three04.ui.windows.style import button, label


class ChoicePanel(QFrame):
    """Puts a question with up to three answers; the first button is the emphasised one.

    Attributes:
        buttons: The buttons, in order.

    Signals:
        chosen (object): The answer of the button pressed.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._choices: tuple[Choice, ...] = ()
        self._title, self._text = label("title"), label("muted", wrap=True)
        self.buttons: list[QPushButton] = [button(primary=number == 0) for number in range(3)]
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 16, 22, 18)
        column.setSpacing(10)
        column.addWidget(self._title)
        column.addWidget(self._text)
        row = QHBoxLayout()
        for made in self.buttons:
            row.addWidget(made)
            made.clicked.connect(self._pressed)
        row.addStretch(1)
        column.addLayout(row)

    def ask(self, asked: Put) -> None:
        """Put a question, or just say something."""
        choices = self._choices = asked.choices
        self._title.setText(asked.title)
        self._text.setText(asked.text)
        for number, made in enumerate(self.buttons):
            made.setVisible(number < len(choices))
            if number < len(choices):
                made.setText(choices[number].text)
                made.setEnabled(choices[number].answer is not None)
        self.adjustSize()

    def take_focus(self) -> None:
        """Put the keyboard on the first button that can be pressed."""
        for made in self.buttons:
            if made.isEnabled() and not made.isHidden():
                made.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    @Slot()
    def _pressed(self) -> None:
        for made, choice in zip(self.buttons, self._choices, strict=False):
            if made is self.sender() and choice.answer is not None:
                self.chosen.emit(choice.answer)
                return
