"""How computer players did with the person's cards, in the person's chair: kept and read back.

What the person did is no part of it: the facts of the deal say that.
"""

import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from three04.rules.events import Outcome

LEVELS: Final = ("club", "strong", "expert")
"""The computer players that deals are played again by, the weakest first."""


class Showing(msgspec.Struct, frozen=True):
    """How a deal came out for one seat.

    Attributes:
        level: Who played there: a computer player's name; "" is the person.
        outcome: How the deal came out.
        maker: Who held the contract; None where there was none.
        contract: The bid, or ``PARTNER_CLOSE``; 0 where there was none.
        points: Card points of the seat's side.
        tokens: Tokens its side won, less those it lost.
    """

    level: str
    outcome: Outcome
    maker: int | None
    contract: int
    points: int
    tokens: int


_COLUMNS: Final = ", ".join(Showing.__struct_fields__)
_GIVEN: Final = ", ".join(f":{name}" for name in Showing.__struct_fields__)


def keep(connection: sqlite3.Connection, match: int, deal: int, seat: int, theirs: Showing) -> None:
    """Keep how a computer player did.

    Nothing is kept of a deal that is not there: it may have been taken back while the computer
    player was busy. Nor of a chair that is not the person's.

    Args:
        connection: To the database.
        match: The match's number.
        deal: The deal's number in it, from 1.
        seat: The chair.
        theirs: How the computer player did there.
    """
    connection.execute(
        f"INSERT OR REPLACE INTO comparison (match, deal, {_COLUMNS})"
        f" SELECT match.id, deal.n, {_GIVEN} FROM deal JOIN match ON match.id = deal.match"
        " WHERE match.id = :match AND deal.n = :deal AND match.my_seat = :seat",
        {**msgspec.structs.asdict(theirs), "match": match, "deal": deal, "seat": seat},
    )


def kept(connection: sqlite3.Connection, match: int, deal: int, seat: int) -> tuple[Showing, ...]:
    """Return how computer players did in the person's chair, those that are known.

    Args:
        connection: To the database.
        match: The match's number.
        deal: The deal's number in it, from 1.
        seat: The chair.
    """
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM comparison WHERE match = :match AND deal = :deal"
        " AND EXISTS (SELECT 1 FROM match WHERE id = :match AND my_seat = :seat)",
        {"match": match, "deal": deal, "seat": seat},
    )
    return tuple(_showings(found.fetchall()))


def all_kept(connection: sqlite3.Connection, match: int) -> tuple[tuple[int, Showing], ...]:
    """Return all that is known of a match: the deal's number, and how a computer player did.

    Args:
        connection: To any database.
        match: The match's number there.
    """
    query = f"SELECT deal, {_COLUMNS} FROM comparison WHERE match = ? ORDER BY deal, level"
    lines = connection.execute(query, (match,)).fetchall()
    return tuple((deal, theirs) for deal, *line in lines for theirs in _showings([line]))


def forget(connection: sqlite3.Connection, match: int, after: int) -> None:
    """Forget the deals of a match after this one: they were taken back."""
    connection.execute("DELETE FROM comparison WHERE match = ? AND deal > ?", (match, after))


def _showings(lines: Sequence[Sequence[object]]) -> list[Showing]:
    """Return what was kept, without what is damaged."""
    found: list[Showing] = []
    for line in lines:
        try:
            values = dict(zip(Showing.__struct_fields__, line, strict=True))
            found.append(msgspec.convert(values, Showing))
        except msgspec.ValidationError:
            continue
    return found
