"""A match that only computers play: whoever watches may look into all hands."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from three04.rules import events as ev
from three04.rules.events import Event, redact
from three04.rules.nought.view import View
from three04.rules.questions import Question
from three04.table.open_view import OpenView
from three04.table.table import Table
from three04.ui.match import pacing
from three04.ui.match.lineup import Lineup
from three04.ui.match.pacing import Clock
from three04.ui.match.session import Session
from three04.ui.match.sight import Sight
from three04.ui.match.thinking import ThinkingChair


class Overseer:
    """Stands beside the table and passes on what happens there, complete."""

    def __init__(self, session: "WatchedSession") -> None:
        self._session = session

    def hear(self, events: Sequence[Event]) -> None:
        """Take in events."""
        self._session.queue_events(events)

    def ask(self, question: Question) -> None:
        """Do nothing: nobody asks him."""

    def reset(self) -> None:
        """Forget all; what still stands follows at once."""
        self._session.forget()


class WatchedSession(Session):
    """A match between computers, as somebody sees it who walks round their table.

    Nobody at this screen has a seat, so nothing has to be hidden from who sits before it. The
    players still hear what their own seats may know, and nothing else.

    Attributes:
        sight: Who looks: one seat, or somebody who sees all hands.
    """

    def __init__(
        self,
        table: Table,
        lineup: Lineup,
        seat: int = 0,
        speed: float = 1.0,
        parent: QObject | None = None,
        clock: Clock = pacing.clock,
    ) -> None:
        """Set up a match; see :class:`Session`."""
        super().__init__(table, lineup, seat, speed, parent, clock)
        self.sight = Sight(seat)
        self._before: list[Event] = []  # what was before the first deal
        self._deal: list[Event] = []
        self.view = self._fresh_view()

    def start(self) -> None:
        """Stand beside the table and begin the first deal, or go on where the match stands."""
        self._table.oversee(Overseer(self))
        self._table.go_on()
        if self.view.public.number == 0:
            self.next_deal()

    def _sit(self, seat: int, chair: ThinkingChair, polled: bool) -> None:
        self._table.sit(seat, chair, polled)

    def look(self, sight: Sight) -> None:
        """Let another look from now on."""
        if sight == self.sight:
            return
        self.sight, self.seat = sight, sight.seat or 0
        self.view = self._fresh_view()
        for event in (*self._before, *self._deal):
            self.view.fold(self._shown_to(event))
        self.history = [self._shown_to(event) for event in self._deal]
        self.moving.finish()
        self.restarted.emit()

    def forget(self) -> None:
        """Forget all that was heard."""
        super().forget()
        self._before, self._deal = [], []

    def _fresh_view(self) -> View:
        if self.sight.hands:
            return OpenView(self.seat, self.options.seating.seats)
        return View(self.seat)

    def _seen(self, event: Event) -> Event:
        if isinstance(event, ev.DealStarted):
            self._deal = []
        kept = self._before if isinstance(event, ev.MatchStarted) else self._deal
        kept.append(event)
        return self._shown_to(event)

    def _shown_to(self, event: Event) -> Event:
        return event if self.sight.hands else redact(event, self.seat)
