"""The journal: what a match is made of, row by row, before anybody is shown it.

A journal is a port: in memory here, in a database later. ``write`` returns when the row is safe.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Protocol, TypeAlias, TypeVar

import msgspec

from three04.cards import Card
from three04.rules.actions import Action
from three04.rules.options import Options


class HeaderRow(msgspec.Struct, frozen=True, tag_field="row", tag="header"):
    """A match begins.

    Attributes:
        options: The options it is played by.
        first_dealer: The dealer of its first deal.
        names: The names at the seats.
        players: The computer player at each seat; "" is a person.
        seed: The computer players' seed.
        source: Where the cards come from, as its source describes itself; "" if it cannot go on.
        origin: What the match was begun as: "" for a match like any other, "again" for a deal
            played again, "whatif" for one gone on with from a replay, "number:304" for a numbered
            deal, "day:2026-11-30" for the deal of that day.
    """

    options: Options
    first_dealer: int
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    seed: str = ""
    source: str = ""
    origin: str = ""


class DealRow(msgspec.Struct, frozen=True, tag_field="row", tag="deal"):
    """A deal begins with these hands, each in the order dealt."""

    hands: tuple[tuple[Card, ...], ...]


class ActionRow(msgspec.Struct, frozen=True, tag_field="row", tag="action"):
    """A seat did something."""

    action: Action


class UndoRow(msgspec.Struct, frozen=True, tag_field="row", tag="undo"):
    """All rows after the first ``to`` deal and action rows are taken back."""

    to: int


class RedoRow(msgspec.Struct, frozen=True, tag_field="row", tag="redo"):
    """What the last undo that still can be redone took back stands again."""


class PlayersRow(msgspec.Struct, frozen=True, tag_field="row", tag="players"):
    """Other computer players sit at the table from the next deal on; undo does not touch it.

    Attributes:
        players: The computer player at each seat; "" is a person.
    """

    players: tuple[str, ...]


Row: TypeAlias = HeaderRow | DealRow | ActionRow | UndoRow | RedoRow | PlayersRow
Step: TypeAlias = DealRow | ActionRow


class JournalError(Exception):
    """A row could not be made safe; nothing happened. The message is for the player."""


class Journal(Protocol):
    """Keeps the rows of one match."""

    def write(self, row: Row) -> None:
        """Keep a row for good.

        Raises:
            JournalError: If it could not be kept.
        """


class MemoryJournal:
    """A journal that lasts as long as the program.

    Attributes:
        rows: All rows in order, undone ones too.
    """

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def write(self, row: Row) -> None:
        """Keep a row."""
        self.rows.append(row)


_S = TypeVar("_S")


class Standing(Generic[_S]):
    """What stands of a match while things are done, taken back and done again.

    Attributes:
        steps: The deals and actions that stand.
        undone: What each undo took back that can be redone, the last one last.
        marked: The numbers of the deals, from 1, in which something was undone, and of those that
            an undo went back over, whose cards had been seen: they come again. To take back that an
            offer was declined marks nothing: that is no action, and nobody has seen more for it.
    """

    def __init__(self, begins_deal: Callable[[_S], bool]) -> None:
        """Begin a match.

        Args:
            begins_deal: Says of a step whether it begins a deal.
        """
        self.steps: list[_S] = []
        self.undone: list[list[_S]] = []
        self.marked: set[int] = set()
        self._begins_deal = begins_deal

    def do(self, step: _S) -> None:
        """Let something be done: what was undone before cannot be redone any more."""
        self.steps.append(step)
        self.undone.clear()

    def undo(self, to: int) -> None:
        """Take back all but so many steps."""
        back = self.steps[to:]
        if not back:
            return
        before = self._deals()
        del self.steps[to:]
        first = self._deals() + self._begins_deal(back[0])
        self.marked.update(range(max(first, 1), before + 1))
        self.undone.append(back)

    def redo(self) -> list[_S]:
        """Let stand again what the last undo took back, and return it."""
        again = self.undone.pop() if self.undone else []
        self.steps += again
        return again

    def _deals(self) -> int:
        return sum(map(self._begins_deal, self.steps))


class Course(Standing[Step]):
    """How a match went by its rows."""

    def __init__(self) -> None:
        super().__init__(lambda step: isinstance(step, DealRow))

    def take(self, row: Row) -> None:
        """Take in the next row."""
        match row:
            case UndoRow(to=to):
                self.undo(to)
            case RedoRow():
                self.redo()
            case DealRow() | ActionRow():
                self.do(row)
            case _:
                pass


def course_of(rows: Iterable[Row]) -> Course:
    """Return how a match went by its rows."""
    course = Course()
    for row in rows:
        course.take(row)
    return course


def deals_in(steps: Iterable[Step]) -> int:
    """Return how many deals were begun in these steps, redeals included."""
    return sum(isinstance(step, DealRow) for step in steps)


def steps_of(rows: Iterable[Row]) -> list[Step]:
    """Return the deals and actions that stand, undone ones left out."""
    return course_of(rows).steps


def undone_deals(rows: Iterable[Row]) -> frozenset[int]:
    """Return the numbers of the deals, from 1, that somebody played with undo.

    A deal stays marked when all was redone: what would have followed has been seen.
    """
    return frozenset(course_of(rows).marked)


def players_of(rows: Sequence[Row]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the computer players of the running deal, and those from the next deal on."""
    now: tuple[str, ...] = ()
    coming: tuple[str, ...] = ()
    for row in rows:
        match row:
            case HeaderRow(players=players):
                now = coming = players
            case PlayersRow(players=players):
                coming = players
            case DealRow():
                now = coming
    return now, coming
