"""The journal: what a match is made of, row by row, before anybody is shown it.

A journal is a port: in memory here, in a database later. ``write`` returns when the row is safe.
"""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

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


class PlayersRow(msgspec.Struct, frozen=True, tag_field="row", tag="players"):
    """Other computer players sit at the table from the next deal on; undo does not touch it.

    Attributes:
        players: The computer player at each seat; "" is a person.
    """

    players: tuple[str, ...]


Row: TypeAlias = HeaderRow | DealRow | ActionRow | UndoRow | PlayersRow
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


def steps_of(rows: list[Row]) -> list[Step]:
    """Return the deals and actions that stand, undone ones left out."""
    steps: list[Step] = []
    for row in rows:
        if isinstance(row, UndoRow):
            del steps[row.to :]
        elif not isinstance(row, HeaderRow | PlayersRow):
            steps.append(row)
    return steps


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
