"""The dialog that changes how well the computers play while a match runs."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from three04.ui.dialogs.levels import AllLevels, LevelBox
from three04.ui.widgets.scrolled import scrolled, sentence_label
from three04.ui.words import texts


class PlayersDialog(QDialog):
    """A level for each computer player of the match.

    Attributes:
        boxes: The choice for each seat that a computer has.
        everybody: The choice for all of them at once.

    Signals:
        chosen (object): The player at each seat, when the dialog is accepted.
    """

    chosen = Signal(object)

    def __init__(
        self, names: Sequence[str], players: Sequence[str], running: bool, parent: QWidget
    ) -> None:
        """Ask for the levels.

        Args:
            names: The names at the seats.
            players: The computer player at each seat, "" for the person.
            running: Whether a deal is being played.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Computer players"))
        self._players = tuple(players)
        self.boxes = {seat: LevelBox() for seat, name in enumerate(players) if name}
        for seat, box in self.boxes.items():
            box.choose(players[seat])
            box.setAccessibleName(self.tr("Player: {seat}").format(seat=names[seat]))
        self.everybody = AllLevels(tuple(self.boxes.values()), self)
        form = QFormLayout()
        every = QLabel(self.tr("All computer players"))
        every.setBuddy(self.everybody.box)
        form.addRow(every, self.everybody.box)
        form.addRow("", self.everybody.sentence)
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        form.addRow(line)
        for seat, box in self.boxes.items():
            named = QLabel(texts.literal(names[seat]))
            named.setBuddy(box)
            form.addRow(named, box)
        page = QWidget()
        page.setLayout(form)
        self.buttons = QDialogButtonBox(self)
        accept = self.buttons.addButton(self.tr("&OK"), QDialogButtonBox.ButtonRole.AcceptRole)
        accept.setDefault(True)
        self.buttons.addButton(self.tr("&Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.accepted.connect(self._accepted)
        column = QVBoxLayout(self)
        column.addWidget(scrolled(page))
        column.addWidget(sentence_label(self._when(running)))
        column.addWidget(self.buttons)
        room = self.screen().availableGeometry()
        rows = 215 + 34 * len(self.boxes)
        self.resize(min(480, room.width() - 40), min(rows, room.height() - 60))

    def _when(self, running: bool) -> str:
        if running:
            return self.tr(
                "This deal is played to its end as it began; a change counts from the next deal on."
            )
        return self.tr("A change counts from the next deal on.")

    def players(self) -> tuple[str, ...]:
        """Return the player chosen for each seat."""
        return tuple(
            self.boxes[seat].chosen if seat in self.boxes else name
            for seat, name in enumerate(self._players)
        )

    @Slot()
    def _accepted(self) -> None:
        self.chosen.emit(self.players())
