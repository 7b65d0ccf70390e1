"""What the deals say about how a person plays: questions put to the database, never counters.

Only deals count in which a person sat at this screen. Each question reads the facts of the deals
that a :class:`Filter` lets pass; nothing is kept besides, so no figure can disagree with the deals.

    Statistics(connection, Filter(profile="Classic")).matches().won
"""

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from operator import itemgetter
from typing import Any, Final

import msgspec

from three04.rules.events import PARTNER_CLOSE
from three04.store.chosen import counted_deals, ended_matches, prepare
from three04.store.comparisons import LEVELS
from three04.store.counts import (
    Choices,
    ContractLine,
    DealCounts,
    Filter,
    Group,
    GroupLine,
    MatchCounts,
    Point,
    Special,
    Step,
)
from three04.store.history import MAKERS_NAME
from three04.store.lines import Kind, Lines, kind_of, last_of_each, read

_OURS: Final = """
    sum(made IS NOT NULL AND maker_is != 'opponent') AS ours,
    coalesce(sum(made AND maker_is != 'opponent'), 0) AS made,
    sum(made IS NOT NULL AND maker_is = 'opponent') AS theirs,
    coalesce(sum(NOT made AND maker_is = 'opponent'), 0) AS broken,
    coalesce(sum(my_tokens), 0) AS tokens
"""
"""The columns of one's own contracts and the others', and the tokens."""

_RIVALS: Final = ", ".join(
    f"(SELECT tokens FROM comparison WHERE match = deal.match AND deal = deal.n"
    f" AND level = '{level}') AS {level}_tokens"
    for level in LEVELS
)
"""The columns of what computer players got with the same cards."""


class Statistics:
    """Questions about the deals that count."""

    def __init__(self, connection: sqlite3.Connection, chosen: Filter) -> None:
        """Ask about these deals.

        Args:
            connection: To the database; it may be one that only reads.
            chosen: Which deals count.
        """
        self._connection = connection
        self._values = msgspec.structs.asdict(chosen)
        self._with = f"WITH {counted_deals(chosen)}, {ended_matches(chosen)}"
        self._chosen = chosen
        prepare(connection)

    @cached_property
    def _lines(self) -> Lines:
        return read(self._connection, self._chosen)

    def matches(self) -> MatchCounts:
        """Return how the matches came out whose last deal counts.

        Where deals with undo do not count, neither does a match that has one.
        """
        counts = Counter[str]()
        for _, status, end, count in self._ends("NULL"):
            counts["left" if status == "left" else end] += count
        return MatchCounts(counts["won"], counts["shared"], counts["lost"], counts["left"])

    def _ends(self, by: str) -> Iterator[tuple[str | None, str, str, int]]:
        """Return how many matches that are over came out in each way, by what they share."""
        query = f"""
            SELECT {by}, status, my_side, tokens, count(*) FROM ends GROUP BY 1, 2, 3, 4
        """
        for name, status, side, tokens, count in self._ask(query):
            yield name, status, _end(tokens, side), count

    def deals(self) -> DealCounts:
        """Return how the deals came out."""
        lines = self._lines.counted
        alike = Counter(map(itemgetter(0), lines))
        kinds = [(kind_of(packed), n) for packed, n in alike.items()]

        def count(passes: Callable[[Kind], object]) -> int:
            return sum(n for kind, n in kinds if passes(kind))

        ours = [kind for kind, _ in kinds if kind.outcome == "made" and kind.ours]
        return DealCounts(
            deals=len(lines),
            played=count(lambda kind: kind.played),
            thrown_in=count(lambda kind: kind.outcome == "thrown-in"),
            redeals=count(lambda kind: kind.outcome == "redeal"),
            my_redeals=count(lambda kind: kind.outcome == "redeal" and kind.my_demand),
            spoilt=count(lambda kind: kind.outcome == "spoilt"),
            caps=count(lambda kind: kind.played and kind.my_caps),
            caps_won=count(lambda kind: kind.swept and kind.my_caps),
            swept=count(lambda kind: kind.swept),
            swept_by_others=count(lambda kind: kind.swept is False),
            tokens=sum(line[2] for line in lines),
            highest=max((kind.contract for kind in ours if kind.contract), default=None),
            first=lines[0][1] if lines else None,
            latest=lines[-1][1] if lines else None,
        )

    def contracts(self) -> tuple[ContractLine, ...]:
        """Return the contracts played, by height and by who held them.

        Heights and holders that did not occur are missing.
        """
        alike = Counter(map(itemgetter(0, 3), self._lines.counted))
        lines: dict[tuple[int, str], ContractLine] = {}
        for (packed, over), count in alike.items():
            kind = kind_of(packed)
            height, holder = kind.height, kind.maker_is
            if not kind.played or height is None or holder is None:
                continue
            pointed, points = (count, over * count) if height != PARTNER_CLOSE else (0, 0)
            if kind.outcome == "made":
                line = ContractLine(height, holder, made=count, over=points, pointed=pointed)
            else:
                line = ContractLine(
                    height, holder, failed=count, short=-points, pointed_failed=pointed
                )
            kept = lines.get((height, holder))
            lines[height, holder] = line if kept is None else kept + line
        return tuple(lines[key] for key in sorted(lines))

    def special(self) -> Special:
        """Return how many deals of the rules, table, level and period are of a special kind.

        A deal of both kinds is told of with those that were repeated.
        """
        return Special(self._lines.undone, self._lines.repeated)

    def over_time(self, step: Step) -> tuple[Point, ...]:
        """Return how tokens and contracts added up, from the first deal that counts to the last."""
        lines = self._lines.counted
        ends = iter([*last_of_each([line[1] for line in lines], step), -1])
        ours = made = theirs = broken = tokens = 0
        before, end, points = -1, next(ends), []
        for number, (packed, at, moved, _) in enumerate(lines):
            our, our_made, their, their_broken = _contract_of(packed)
            ours += our
            made += our_made
            theirs += their
            broken += their_broken
            tokens += moved
            if number == end:
                points.append(Point(at, end - before, ours, made, theirs, broken, tokens))
                before, end = end, next(ends, -1)
        return tuple(points)

    def groups(self, by: Group) -> tuple[GroupLine, ...]:
        """Return the figures of the deals that have their rules, table or opponents in common."""
        over, won = Counter[str | None](), Counter[str | None]()
        for name, status, end, count in self._ends(by):
            if status == "finished" and end:
                over[name] += count
                won[name] += count if end == "won" else 0
        query = f"""
            SELECT {by} AS name, count(*) AS deals, {_OURS} FROM counted GROUP BY 1
            ORDER BY deals DESC, name
        """
        return tuple(
            GroupLine(name, deals, over[name], won[name], *sums)
            for name, deals, *sums in self._ask(query)
        )

    def table(self) -> tuple[tuple[str, ...], ...]:
        """Return every deal that counts as a line of plain texts, the names of the columns first.

        The names of columns and values are the database's own, the same in every language.
        """
        query = f"""
            SELECT strftime('%Y-%m-%dT%H:%M:%SZ', deal.ended / 1000, 'unixepoch') AS ended,
                deal.match, deal.n AS deal, match.origin, match.number, match.day,
                counted.profile AS rules,
                counted.tabletop AS "table", deal.opponents, deal.partners AS partner,
                deal.maker_is AS maker,
                {MAKERS_NAME} AS name,
                deal.contract, deal.trump, deal.outcome, deal.points, deal.against, deal.tricks,
                deal.my_tokens AS tokens, deal.undone, {_RIVALS}
            FROM counted JOIN deal ON deal.match = counted.match AND deal.n = counted.n
                JOIN match ON match.id = counted.match
            ORDER BY deal.ended, deal.match, deal.n
        """
        cursor = self._connection.execute(self._with + query, self._values)
        head = tuple(column[0] for column in cursor.description)
        return (head, *(tuple("" if v is None else str(v) for v in line) for line in cursor))

    def _ask(self, query: str) -> list[tuple[Any, ...]]:
        return self._connection.execute(self._with + query, self._values).fetchall()


def stamp(connection: sqlite3.Connection) -> tuple[int, ...]:
    """Return something that is another when a deal or a match has come out, or was undone.

    Likewise when a computer player has played a deal again.
    """
    query = """
        SELECT count(*), coalesce(max(ended), 0), coalesce(sum(undone), 0),
            (SELECT count(*) FROM match WHERE status = 'running'),
            (SELECT count(*) FROM comparison)
        FROM deal
    """
    found: tuple[int, ...] = connection.execute(query).fetchone()
    return found


def choices(connection: sqlite3.Connection) -> Choices:
    """Return the rules, tables and levels that occur among the deals."""
    prepare(connection)
    found = connection.execute("SELECT DISTINCT profile, tabletop FROM seated").fetchall()
    levels = "SELECT DISTINCT opponents FROM deal WHERE opponents IS NOT NULL ORDER BY 1"
    return Choices(
        tuple(sorted({profile for profile, _ in found})),
        tuple(sorted({tabletop for _, tabletop in found})),
        tuple(name for (name,) in connection.execute(levels)),
    )


@cache
def _contract_of(packed: int) -> tuple[int, int, int, int]:
    """Return whose contract it was and how it came out: ours, made, theirs, broken; 1 or 0."""
    kind = kind_of(packed)
    made = kind.outcome == "made"
    return kind.ours, kind.ours and made, kind.theirs, kind.theirs and not made


@cache
def _end(tokens: str, side: int | None) -> str:
    """Return how a match came out for a side: the richest has won in every way to end (R66).

    Args:
        tokens: Those of each side after the last deal, as they are kept.
        side: The side; None where nobody knows the table.

    Returns:
        "won", "lost" or "shared"; "" where that cannot be read any more.
    """
    if side is None:
        return ""
    try:
        held = msgspec.json.decode(tokens, type=tuple[int, ...])
    except msgspec.DecodeError:  # damaged
        return ""
    if side >= len(held) or held[side] < max(held):
        return "lost"
    return "won" if held.count(max(held)) == 1 else "shared"
