"""A panel with a question and its buttons: laying the indicator, opening, declaring Caps."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from three04.rules.questions import Answer
from three04.ui.tabletop.questions import Choice, Put
from three04.ui.widgets.painted import BackPicture, Panel, Picture, PushButton, roominess
from three04.ui.widgets.style import button, label


class ChoicePanel(Panel):
    """Puts a question with up to three answers; the first button is the emphasised one.

    Attributes:
        buttons: The buttons, in order.
        back: The card that is to be laid, while that is asked.

    Signals:
        chosen (object): The answer of the button pressed.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 18)
        self._choices: tuple[Choice, ...] = ()
        self._title, self._text = label("title", wrap=True), label("muted", wrap=True)
        self.buttons: list[PushButton] = [button(primary=number == 0) for number in range(3)]
        self.back = BackPicture()
        words, row = QVBoxLayout(), QHBoxLayout()
        self._row = row
        words.setSpacing(4)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._text)
        for made in self.buttons:
            row.addWidget(made)
            made.clicked.connect(self._pressed)
        row.addStretch(1)
        words.addLayout(row)
        words.addStretch(1)
        whole = QHBoxLayout(self)
        whole.setSpacing(20)
        whole.addWidget(self.back)
        whole.addLayout(words, 1)
        self.arrange(compact=False)

    def arrange(self, compact: bool) -> None:
        """Use little room on the small table."""
        self.set_padding(*((16, 10, 16, 12) if compact else (26, 20, 26, 22)))
        wide = roominess(self)
        self._row.setSpacing(round(12 * wide))  # the ring of focus has its room
        self._row.setContentsMargins(0, round(12 * wide), 0, 0)

    @property
    def laying(self) -> bool:
        """Whether the indicator is to be laid."""
        return not self.back.isHidden()

    def ask(self, asked: Put) -> None:
        """Put a question, or just say something."""
        choices = self._choices = asked.choices
        self._title.setText(asked.title)
        self._text.setText(asked.text)
        self.back.setVisible(asked.laying)
        self.back.show_card(asked.card)
        for number, made in enumerate(self.buttons):
            made.setVisible(number < len(choices))
            if number < len(choices):
                made.setText(choices[number].text)
                made.setEnabled(choices[number].answer is not None)
                made.mark = choices[number].mark
                made.updateGeometry()
        self.adjustSize()

    def take_focus(self) -> None:
        """Put the keyboard on the first button that can be pressed."""
        for made in self.buttons:
            if made.isEnabled() and not made.isHidden():
                made.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def mark_hint(self, answer: Answer | None) -> PushButton | None:
        """Return the button of a hint's move, if it is here."""
        found = None
        for number, made in enumerate(self.buttons):
            choice = self._choices[number] if number < len(self._choices) else None
            on = answer is not None and choice is not None and choice.answer == answer
            found = made if made.mark_hint(on) else found
        return found

    @Slot()
    def _pressed(self) -> None:
        for made, choice in zip(self.buttons, self._choices, strict=False):
            if made is self.sender() and choice.answer is not None:
                self.chosen.emit(choice.answer)
                return


class Banner(Panel):
    """Says what has just happened: a suit's sign if there is one, a title, the cause."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._sign = Picture(58)
        self._title, self._text = label("reveal", wrap=True), label("muted", wrap=True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._text)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setSpacing(16)
        row.addWidget(self._sign)
        row.addLayout(words, 1)

    def say(self, said: Put) -> None:
        """Say it."""
        self.set_padding(20, 10, 20, 10)
        self._sign.setVisible(said.suit is not None)
        if said.suit is not None:
            self._sign.size_at_one = 44 if self.compact() else 58
            self._sign.show_suit(said.suit)
        self._title.setText(said.title)
        self._text.setText(said.text)

    def texts(self) -> tuple[str, str]:
        """Return title and cause."""
        return self._title.text(), self._text.text()
