"""The calm question at the start: go on with the match that was left, or begin another."""

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from three04.rules.nought.match import Match
from three04.ui.board.places import Rect
from three04.ui.match.lineup import Lineup
from three04.ui.tabletop.area import TableArea
from three04.ui.tabletop.placing import centre
from three04.ui.widgets.painted import Panel
from three04.ui.widgets.style import button, label, style_sheet
from three04.ui.words import option_texts, texts


class ResumePanel(Panel):
    """Says which match was left.

    Attributes:
        go_button: Goes on.
        new_button: Asks for another match.
        list_button: Shows all unfinished matches, where there are several.

    Signals:
        go_on (): Go on with it.
        another (): Begin another.
        list_asked (): Show all unfinished matches.
    """

    go_on = Signal()
    another = Signal()
    list_asked = Signal()

    def __init__(self, match: Match, lineup: Lineup, several: bool, parent: TableArea) -> None:
        super().__init__(parent, 18)
        self._match, self._lineup, self._area = match, lineup, parent
        self._title, self._text = label("title"), label("", wrap=True)
        self.go_button, self.new_button = button(primary=True), button()
        self.list_button = button()
        self.go_button.clicked.connect(self._go)
        self.new_button.clicked.connect(self._another)
        self.list_button.clicked.connect(self._list)
        row = QHBoxLayout()
        row.addWidget(self.go_button)
        row.addWidget(self.new_button)
        row.addWidget(self.list_button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        self.set_padding(22, 16, 22, 18)
        column.setSpacing(12)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addLayout(row)
        # Not before it is in the panel: alone it would be a window.
        self.list_button.setVisible(several)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self._title.setText(self.tr("A match is in progress"))
        self._text.setText("\n".join(self._lines()))
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(self._text.text())
        self.go_button.setText(self.tr("&Go on"))
        self.go_button.setAccessibleDescription(self._text.text())
        self.new_button.setText(self.tr("&New match"))
        self.list_button.setText(self.tr("&Other matches…"))
        self.adjustSize()

    def _lines(self) -> list[str]:
        public, options = self._match.public, self._match.options
        own = None if self._lineup.watched else 0
        names = texts.seat_names(public.table.seats, own, self._lineup.names)
        number = max(1, public.number)
        lines = [
            self.tr("{profile} · {table} · deal {number}").format(
                profile=option_texts.profile_text(options.profile),
                table=option_texts.table_text(options.table),
                number=number,
            )
        ]
        for side, tokens in enumerate(public.tokens):
            seats = [names[seat] for seat in public.table.side_seats(side)]
            lines.append(
                self.tr("{side}: {tokens}").format(
                    side=texts.joined(seats), tokens=texts.token_count(tokens)
                )
            )
        return lines

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def place(self) -> None:
        """Stand in the middle of the table, which has nothing else on it yet."""
        area = self._area
        stage = area.table_stage
        sheet = style_sheet(stage.look, stage.compact)
        if sheet != area.styleSheet():
            area.setStyleSheet(sheet)
        centre(self, Rect(20, 0, area.width() - 40, area.height()), 380)

    def take_focus(self) -> None:
        """Put the keyboard on *Go on*."""
        self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _go(self) -> None:
        self.go_on.emit()

    @Slot()
    def _another(self) -> None:
        self.another.emit()

    @Slot()
    def _list(self) -> None:
        self.list_asked.emit()
