"""The match at a table, back and forth: its state, what happened, what can be undone and redone.

Every step is applied, then journalled; if the journal does not take it, nothing happened. The
state is always what the standing steps give: going back plays them again.
"""

from collections.abc import Sequence
from typing import NamedTuple

from three04.rules.events import Event
from three04.rules.journal import (
    DealRow,
    HeaderRow,
    Journal,
    JournalError,
    RedoRow,
    Row,
    Step,
    UndoRow,
    course_of,
    deals_in,
)
from three04.rules.nought.match import Match
from three04.rules.reasons import IllegalAction
from three04.table.stops import Stops

Declined = dict[tuple[int, str], int]
"""Offers declined, as (seat, action's name), with the number of steps at that moment."""


class Undone(NamedTuple):
    """What one undo took back.

    Attributes:
        steps: The deals and actions.
        stops: Where each seat had decided before it; None if only the journal is left of it.
        declined: The offers that had been declined before it.
    """

    steps: list[Step]
    stops: Stops | None
    declined: Declined


class History:
    """The match at a table.

    Attributes:
        journal: What keeps it.
        match: Its state.
        events: All that happened, complete.
        steps: The deals and actions that stand.
        stops: Where each seat decided something.
        declined: The offers that were declined and are not asked again; no row keeps them.
    """

    def __init__(self, header: HeaderRow, journal: Journal, rows: Sequence[Row] = ()) -> None:
        """Begin with the rows of a match that goes on.

        Args:
            header: The match's header.
            journal: What keeps further rows.
            rows: The rows it holds already.

        Raises:
            IllegalAction: If the rows are no legal match.
            ValueError: Likewise.
        """
        course = course_of(rows)
        self._header, self.journal = header, journal
        self.steps = course.steps
        self.stops = Stops(self.steps)
        self.declined: Declined = {}
        self._undone = [Undone(steps, None, {}) for steps in course.undone]
        self._replay(self.steps)

    @property
    def deals(self) -> int:
        """How many deals were begun, redeals included."""
        return deals_in(self.steps)

    def take(self, step: Step, by: int | None) -> None:
        """Apply what happens, then journal it; what was undone cannot be redone any more.

        Args:
            step: What happens.
            by: The seat that decided it, if any did.

        Raises:
            IllegalAction: If the rules refuse it; nothing happened.
            JournalError: If the journal does not take it; likewise.
        """
        events = self._apply(step)
        try:
            self.journal.write(step)
        except JournalError:
            self._replay(self.steps)
            raise
        if by is not None:
            self.stops.note(by, len(self.steps))
        self.steps.append(step)
        self.events += events
        self._undone.clear()

    def decline(self, seat: int, action: str) -> None:
        """Keep that a seat declined an offer; after an undo it may be asked again before a redo."""
        self.declined[seat, action] = len(self.steps)
        self.stops.note(seat, len(self.steps))

    def undo(self, to: int) -> None:
        """Go back to so many steps.

        Raises:
            JournalError: If the journal does not take it; nothing happened.
        """
        self.journal.write(UndoRow(to))
        back = self.steps[to:]
        if back:  # a mere decline is asked again
            self._undone.append(Undone(back, self.stops.copy(), self.declined))
        del self.steps[to:]
        self.stops.take_back(to)
        self.declined = {}
        self._replay(self.steps)

    @property
    def undone(self) -> int:
        """How many undos can be redone one after the other."""
        return len(self._undone)

    def redo(self) -> bool:
        """Let what the last undo took back stand again.

        Returns:
            False if there is nothing, or nothing that is legal.

        Raises:
            JournalError: If the journal does not take it; nothing happened.
        """
        if not self._undone:
            return False
        back = self._undone[-1]
        try:
            self._replay([*self.steps, *back.steps])
            self.journal.write(RedoRow())
        except JournalError:
            self._replay(self.steps)
            raise
        except (IllegalAction, ValueError):
            # Undone rows of a damaged journal: nobody has checked them.
            self._undone.clear()
            self._replay(self.steps)
            return False
        self._undone.pop()
        self.steps += back.steps
        self.stops = back.stops or Stops(self.steps)
        self.declined = back.declined
        return True

    def _replay(self, steps: Sequence[Step]) -> None:
        self.match = Match(self._header.options, self._header.first_dealer)
        self.events: list[Event] = self.match.begin()
        for step in steps:
            self.events += self._apply(step)

    def _apply(self, step: Step) -> list[Event]:
        if isinstance(step, DealRow):
            return self.match.deal(step.hands)
        return self.match.apply(step.action)
