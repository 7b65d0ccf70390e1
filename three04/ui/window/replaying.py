"""Matches shown again: the one at the table, one of the history, one of a file."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from three04.ui.preferences import Preferences
from three04.ui.window import late
from three04.ui.window.current_match import CurrentMatch
from three04.ui.window.dressing import Dressing
from three04.ui.window.messages import Messages
from three04.ui.window.reading import Reading

if TYPE_CHECKING:
    from collections.abc import Sequence

    from three04.table.replay import MatchReplay
    from three04.ui.career.kept_deal import KeptDeal


class Replaying(QObject):
    """Has replays opened; nothing of them is there before the first.

    Signals:
        play_on (object): A match is to be played on: replay, moment and the person's seat.
    """

    play_on = Signal(object)

    def __init__(
        self,
        match: CurrentMatch,
        preferences: Preferences,
        dressing: Dressing,
        messages: Messages,
        window: QWidget,
    ) -> None:
        """Make ready.

        Args:
            match: The match at the table.
            preferences: What is set.
            dressing: How things move.
            messages: Tells the player what cannot be shown.
            window: The main window; replays are opened as large as it is.
        """
        super().__init__(window)
        self._match, self._preferences, self._dressing = match, preferences, dressing
        self._messages, self._window = messages, window

    @cached_property
    def replays(self) -> "late.Replays":
        """The windows that show a match again."""
        replays = late.Replays(self._window)
        replays.chosen.connect(self.open_file)
        replays.play_on.connect(self.play_on)
        replays.dress(self._preferences.settings, self._dressing.motion)
        return replays

    @cached_property
    def reading(self) -> Reading:
        """What reads the records of a file while the game goes on."""
        reading = Reading(self._messages, self)
        reading.done.connect(self._show)
        return reading

    @Slot()
    def ask_file(self) -> None:
        """Ask which record to replay."""
        self.replays.ask_file()

    @Slot(str)
    def open_file(self, file: str) -> None:
        """Show the records of a file, or say what is wrong with it."""
        self.reading.begin(file, late.importing.replays)

    @Slot(object)
    def _show(self, matches: "Sequence[MatchReplay]") -> None:
        self.reading.take_line_away()
        self.replays.open(matches)

    @Slot()
    def replay_deal(self) -> None:
        """Replay the deal that is over; between deals only, for all cards can be seen there."""
        session, journal = self._match.session, self._match.journal
        if session is not None and journal is not None and session.deal_over:
            self.replays.open_match(journal.rows, session.own_seat)

    @Slot(object)
    def open_deal(self, deal: "KeptDeal") -> None:
        """Show a deal of the history again."""
        over = not deal.running
        self.replays.open_match(deal.rows, deal.seat, deal.number - 1, over=over)

    def dress(self) -> None:
        """Let replays look as it is set."""
        if "replays" in vars(self):
            self.replays.dress(self._preferences.settings, self._dressing.motion)

    def close(self) -> None:
        """Close them all, and open no more."""
        if "reading" in vars(self):
            self.reading.close()
        if "replays" in vars(self):
            self.replays.close()
