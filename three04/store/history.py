"""All deals that are over, to be looked through: searched, sorted, read page by page."""

import datetime
import sqlite3
from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from three04.cards import SUITS
from three04.rules.events import Outcome
from three04.rules.journal import ActionRow, DealRow, HeaderRow, Row, steps_of
from three04.rules.tables import TABLES
from three04.store.facts import Whose
from three04.store.matches import Origin

Key: TypeAlias = tuple[int, int]
"""A deal: the number of its match in the database, and its own in the match."""

Column: TypeAlias = Literal[
    "ended", "match", "contract", "maker", "outcome", "points", "tokens", "mark"
]
"""What the deals can be sorted by."""

MAKERS_NAME: Final = """
    CASE WHEN json_valid(match.names) THEN json_extract(match.names, '$[' || deal.maker || ']') END
"""
"""Names that are damaged are none, and no fault of the whole answer."""

_ORDERS: Final[dict[str, str]] = {
    "match": "match.started",
    "contract": "deal.contract",
    "maker": f"folded({MAKERS_NAME})",
    "outcome": "deal.outcome",
    "points": "deal.points",
    "tokens": "deal.my_tokens",
    "mark": "match.origin || coalesce(match.number, match.day, '') || deal.undone",
}

_LATEST: Final = "deal.ended {way}, deal.match {way}, deal.n {way}"


class Term(msgspec.Struct, frozen=True, kw_only=True):
    """One word that is searched for; a deal is found if it fits in any way.

    What the window shows in another language comes as the names that stand for it.

    Attributes:
        text: The word as it was typed, found in the names at the table and in ISO dates.
        day: The day it names, if it is a date.
        contract: The bid it names, if it is a number.
        outcomes: The outcomes it may mean.
        levels: The computer players it may mean.
        profiles: The rules it may mean.
        tabletops: The tables it may mean.
        me: Whether it means the person at this screen, as the maker, and nothing else.
    """

    text: str
    day: datetime.date | None = None
    contract: int | None = None
    outcomes: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    profiles: tuple[str, ...] = ()
    tabletops: tuple[str, ...] = ()
    me: bool = False


class Query(msgspec.Struct, frozen=True, kw_only=True):
    """Which deals are shown, and in which order.

    Attributes:
        terms: The words searched for; a deal has to fit each.
        column: What they are sorted by; among equals the latest stands first.
        descending: Whether the greatest stands first.
    """

    terms: tuple[Term, ...] = ()
    column: Column = "ended"
    descending: bool = True


class DealLine(msgspec.Struct, frozen=True):
    """What the list shows of a deal.

    Attributes:
        match: The number of its match in the database.
        n: Its number in the match, from 1.
        ended: When it ended, in milliseconds since 1970, UTC.
        origin: Where its match came from.
        number: The number of a numbered deal.
        day: The day whose deal it is.
        profile: The rules' name.
        tabletop: The table's name.
        my_seat: The person's seat, if any.
        names: The names at the seats as they are kept.
        outcome: How it came out.
        maker: The seat that held the contract, if any.
        maker_is: Whose contract it was.
        contract: The bid; None where there was none.
        trump: The trump suit, if the cards were shown.
        points: The makers' points.
        my_tokens: The tokens that the person's side won, less those it lost.
        moved: How each side's tokens changed.
        undone: Whether something was taken back in it.
        opponents: The opponents' level.
    """

    match: int
    n: int
    ended: int
    origin: Origin
    number: str | None
    day: str | None
    profile: str
    tabletop: str
    my_seat: int | None
    names: tuple[str, ...]
    outcome: Outcome
    maker: int | None
    maker_is: Whose | None
    contract: int | None
    trump: str | None
    points: int | None
    my_tokens: int | None
    moved: tuple[int, ...]
    undone: bool
    opponents: str | None


_LINE: Final = """
    SELECT deal.match, deal.n, deal.ended, match.origin, match.number, match.day, match.profile,
        match.tabletop, match.my_seat, match.names, deal.outcome, deal.maker, deal.maker_is,
        deal.contract, deal.trump, deal.points, deal.my_tokens, deal.moved, deal.undone,
        deal.opponents
    FROM deal JOIN match ON match.id = deal.match
"""


def keys(connection: sqlite3.Connection, query: Query) -> list[Key]:
    """Return the deals that are found, in the order they are shown in."""
    _teach(connection)
    values: list[object] = []
    fits = " AND ".join(f"({_condition(term, values)})" for term in query.terms)
    # By date, the index has the order; matches are joined only where something of them is asked
    # for. What was put aside has no deals.
    found = connection.execute(
        "SELECT deal.match, deal.n FROM deal LEFT JOIN match ON match.id = deal.match"
        f" WHERE {fits or '1'} ORDER BY {_order(query)}",
        values,
    )
    return found.fetchall()


def lines(connection: sqlite3.Connection, wanted: Sequence[Key]) -> dict[Key, DealLine]:
    """Return what is shown of some deals; missing are those that are gone or damaged."""
    if not wanted:
        return {}
    marks = ", ".join("(?, ?)" for _ in wanted)
    values = [part for key in wanted for part in key]
    found = connection.execute(f"{_LINE} WHERE (deal.match, deal.n) IN (VALUES {marks})", values)
    read = filter(None, map(_line, found))
    return {(line.match, line.n): line for line in read}


def finished_part(rows: Sequence[Row], deals: int) -> tuple[Row, ...]:
    """Return a match as far as its first deals go, without what was undone.

    The deal that runs is left out: its cards are nobody's to see.

    Args:
        rows: The rows of the match, the header first.
        deals: How many deals of it are over.
    """
    header = rows[0]
    assert isinstance(header, HeaderRow)
    part: list[DealRow | ActionRow] = []
    begun = 0
    for step in steps_of(list(rows)):
        begun += isinstance(step, DealRow)
        if begun > deals:
            break
        part.append(step)
    return (header, *part)


def _order(query: Query) -> str:
    """Return what the deals are sorted by: without a value last, among equals the latest first."""
    way = "DESC" if query.descending else "ASC"
    if query.column == "ended":
        return _LATEST.format(way=way)
    order = _ORDERS[query.column]
    return f"{order} IS NULL, {order} {way}, {_LATEST.format(way='DESC')}"


def _teach(connection: sqlite3.Connection) -> None:
    """Let SQL compare words whatever their case is, beyond the letters of English."""
    connection.create_function("folded", 1, _folded, deterministic=True)
    connection.create_function("named", 2, _named, deterministic=True)


def _folded(text: str | None) -> str | None:
    return None if text is None else text.casefold()


def _named(written: str | None, word: str) -> bool:
    """Return whether a word is in one of the names of a match, not in how they are kept."""
    try:
        names = msgspec.json.decode(written or "[]", type=tuple[str, ...])
    except msgspec.DecodeError:
        return False
    return any(word in name.casefold() for name in names)


def _condition(term: Term, values: list[object]) -> str:
    """Return when a deal fits a word, its values put behind those there are."""
    if term.me:
        return "deal.maker_is = 'me'"
    parts = ["named(match.names, ?)"]
    values.append(term.text.casefold())
    if term.text[:4].isdigit() and len(term.text) >= 4:
        parts.append("instr(date(deal.ended / 1000, 'unixepoch', 'localtime'), ?) = 1")
        values.append(term.text)
    if term.day is not None:
        parts.append("date(deal.ended / 1000, 'unixepoch', 'localtime') = ?")
        values.append(term.day.isoformat())
    if term.contract is not None:
        parts.append("deal.contract = ?")
        values.append(term.contract)
    for column, names in (
        ("deal.outcome", term.outcomes),
        ("deal.opponents", term.levels),
        ("deal.partners", term.levels),
        ("match.profile", term.profiles),
        ("match.tabletop", term.tabletops),
    ):
        if names:
            parts.append(f"{column} IN ({', '.join('?' * len(names))})")
            values.extend(names)
    return " OR ".join(parts)


def _line(line: Sequence[Any]) -> DealLine | None:
    values = dict(zip(DealLine.__struct_fields__, line, strict=True))
    values["undone"] = bool(values["undone"])
    try:
        for name in ("names", "moved"):
            values[name] = msgspec.json.decode(values[name])
        read = msgspec.convert(values, type=DealLine)
    except (msgspec.ValidationError, msgspec.DecodeError):
        return None
    table = TABLES.get(read.tabletop)
    seats = (None, *range(table.seats)) if table else ()
    sound = read.maker in seats and read.my_seat in seats and read.trump in (None, *SUITS)
    return read if sound else None
