"""The page of the new-match dialog that says who sits where."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from three04.rules.tables import Table
from three04.ui.dialogs.levels import AllLevels, LevelBox
from three04.ui.widgets.scrolled import scrolled
from three04.ui.words import texts

NAME_LENGTH = 20


class SeatsPage(QWidget):
    """A name and a computer player for each seat.

    Attributes:
        names: The field with the name of each seat.
        players: The computer player of each seat; seat 0 has one only where all are watched.
        watch: Whether computers play in all seats.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch = QCheckBox(self.tr("Only watch: a computer plays in my seat too"))
        self.watch.toggled.connect(self._watched)
        self.names: list[QLineEdit] = []
        self.players: list[LevelBox] = []
        self._places: list[QLabel] = []
        page = QWidget()
        self._grid = QGridLayout(page)
        self._grid.setColumnStretch(1, 1)
        heads = (self.tr("Seat"), self.tr("Name"), self.tr("Player"))
        for number, text in enumerate(heads):
            self._grid.addWidget(QLabel(text), 3, number)
        for seat in range(8):
            self._add_seat(seat)
        self._everybody = AllLevels(self.players, self)
        self.all_players = self._everybody.box
        every = QLabel(self.tr("All computer players"))
        every.setBuddy(self.all_players)
        self._grid.addWidget(every, 0, 0, 1, 2)
        self._grid.addWidget(self.all_players, 0, 2)
        self._grid.addWidget(self._everybody.sentence, 1, 0, 1, 3)
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        self._grid.addWidget(line, 2, 0, 1, 3)
        self._grid.setRowStretch(12, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.addWidget(scrolled(page))
        foot = QHBoxLayout()
        foot.setContentsMargins(8, 0, 0, 0)
        foot.addWidget(self.watch)
        column.addLayout(foot)

    def _add_seat(self, seat: int) -> None:
        place, name, player = QLabel(), QLineEdit(), LevelBox()
        name.setMaxLength(NAME_LENGTH)
        self._places.append(place)
        self.names.append(name)
        self.players.append(player)
        place.setBuddy(name)
        for column, part in enumerate((place, name, player)):
            self._grid.addWidget(part, seat + 4, column)

    def show_seats(self, table: Table) -> None:
        """Show the seats of a table."""
        for seat in range(8):
            shown = seat < table.seats
            for part in (self._places[seat], self.names[seat], self.players[seat]):
                part.setVisible(shown)
            if shown:
                text = self._place_text(table, seat)
                self._places[seat].setText(text)
                self.names[seat].setAccessibleName(self.tr("Name: {seat}").format(seat=text))
                self.players[seat].setAccessibleName(self.tr("Player: {seat}").format(seat=text))
        self._watched()

    def _place_text(self, table: Table, seat: int) -> str:
        if seat == 0:
            return self.tr("You")
        if seat in table.partners(0):
            text = self.tr("{number}: your partner")
        elif seat == 1:
            text = self.tr("{number}: at your right")
        elif seat == table.seats - 1:
            text = self.tr("{number}: at your left")
        else:
            text = self.tr("{number}: opponent")
        return text.format(number=seat)

    def show_choice(self, names: tuple[str, ...], players: tuple[str, ...]) -> None:
        """Show names and computer players; what is missing stays as it is proposed."""
        for field, name in zip(self.names, names, strict=False):
            field.setText(name)
        for number, box in enumerate(self.players):
            box.choose(players[number] if number < len(players) else "")
        self.watch.setChecked(bool(players) and players[0] != "")

    def chosen_names(self, table: Table) -> tuple[str, ...]:
        """Return the names given, empty where none is."""
        return tuple(field.text().strip() for field in self.names[: table.seats])

    def chosen_players(self, table: Table) -> tuple[str, ...]:
        """Return the computer player of each seat, "" for the person."""
        players = [box.chosen for box in self.players[: table.seats]]
        if not self.watch.isChecked():
            players[0] = ""
        return tuple(players)

    @Slot()
    def _watched(self) -> None:
        watched = self.watch.isChecked()
        made_up = texts.seat_names(8, None if watched else 0)
        for field, name in zip(self.names, made_up, strict=True):
            field.setPlaceholderText(name)
        self.players[0].setVisible(watched)
        self._everybody.of([box for box in self.players if not box.isHidden()])
