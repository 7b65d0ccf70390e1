"""What the deals say about how a person plays: questions put to the database, never counters.

Only deals count in which a person sat at this screen. Each question reads the facts of the deals
that a :class:`Filter` lets pass; nothing is kept besides, so no figure can disagree with the deals.

    Statistics(connection, Filter(profile="Classic")).matches().won
"""

import sqlite3
from typing import Any, Final

import msgspec

from three04.rules.events import PARTNER_CLOSE
from three04.rules.tables import TABLES
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

_SIDES: Final = " ".join(f"WHEN '{name}' THEN {table.sides}" for name, table in TABLES.items())

_REPEATED: Final = "(origin != 'played')"
"""Whether the person may have known the cards before."""

_COUNTED: Final = f"""
    played AS MATERIALIZED (
        SELECT id, profile, tabletop, my_seat, status, CASE tabletop {_SIDES} END AS sides,
            {_REPEATED} AS repeated
        FROM match
        WHERE {{matches}}
    ), counted AS NOT MATERIALIZED (
        SELECT deal.match, deal.n, deal.ended, deal.outcome, deal.made, deal.maker_is,
            deal.contract, deal.height, deal.points, deal.caps, deal.swept, deal.demanded,
            deal.my_tokens, deal.opponents, deal.undone,
            profile, tabletop, my_seat % sides AS my_side, my_seat, status, sides, repeated
        FROM played CROSS JOIN deal ON deal.match = id
        WHERE {{deals}}
        {{latest}}
    )
"""
"""The matches first: what is asked of a match is asked once for all its deals."""

_LATEST: Final = "ORDER BY deal.ended DESC, deal.match DESC, deal.n DESC LIMIT :last"

_SIDE: Final = """
    coalesce(CASE WHEN json_valid(tokens) THEN json_extract(tokens, '$[{}]') END, -1)
"""

_ENDS: Final = f"""
    latest AS MATERIALIZED (
        SELECT deal.opponents, profile, tabletop, status, my_seat % sides AS my_side,
            {_SIDE.format(0)} AS first, {_SIDE.format(1)} AS second,
            {_SIDE.format(2)} AS third, {_SIDE.format(3)} AS fourth
        FROM played CROSS JOIN deal ON deal.match = id
            AND deal.n = (SELECT max(n) FROM deal AS one WHERE one.match = id)
        WHERE status IN ('finished', 'left') AND {{deals}} AND {{more}}
    ), ends AS (
        SELECT *, (first = most) + (second = most) + (third = most) + (fourth = most) AS richest,
            CASE my_side WHEN 0 THEN first WHEN 1 THEN second WHEN 2 THEN third ELSE fourth END
                AS held
        FROM (SELECT *, max(first, second, third, fourth) AS most FROM latest)
    )
"""
"""The last deals of matches that are over: the richest side has won in every way to end (R66)."""

_FAIR: Final = "NOT EXISTS (SELECT 1 FROM deal AS one WHERE one.match = id AND one.undone)"
_AMONG: Final = "(deal.match, deal.n) IN (SELECT match, n FROM counted)"

_OURS: Final = """
    sum(made IS NOT NULL AND maker_is != 'opponent') AS ours,
    coalesce(sum(made AND maker_is != 'opponent'), 0) AS made,
    sum(made IS NOT NULL AND maker_is = 'opponent') AS theirs,
    coalesce(sum(NOT made AND maker_is = 'opponent'), 0) AS broken,
    coalesce(sum(my_tokens), 0) AS tokens
"""
"""The columns of one's own contracts and the others', and the tokens."""

BUCKETS: Final[dict[Step, str]] = {
    "deal": "row_number() OVER (ORDER BY ended, match, n)",
    "day": "date(ended / 1000, 'unixepoch', 'localtime')",
    "week": "date(ended / 1000, 'unixepoch', 'localtime', 'weekday 0', '-6 days')",
    "month": "date(ended / 1000, 'unixepoch', 'localtime', 'start of month')",
}
"""What deals have in common that one point of a line stands for, as SQL."""

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
        self._summed: list[tuple[Any, ...]] | None = None
        self._with = f"WITH {counted_deals(chosen)}, {_ends(chosen)}"

    def matches(self) -> MatchCounts:
        """Return how the matches came out whose last deal counts.

        Where deals with undo do not count, neither does a match that has one.
        """
        query = """
            SELECT coalesce(sum(status = 'finished' AND held = most AND richest = 1), 0),
                coalesce(sum(status = 'finished' AND held = most AND richest > 1), 0),
                coalesce(sum(status = 'finished' AND held < most), 0),
                coalesce(sum(status = 'left'), 0)
            FROM ends
        """
        return MatchCounts(*self._ask(query)[0])

    def deals(self) -> DealCounts:
        """Return how the deals came out."""
        found = self._sums()

        def summed(column: int, *outcomes: str) -> int:
            return sum(line[column] for line in found if not outcomes or line[2] in outcomes)

        ours = [line for line in found if line[2] == "made" and line[1] != "opponent"]
        return DealCounts(
            deals=summed(3),
            played=summed(3, "made", "failed"),
            thrown_in=summed(3, "thrown-in"),
            redeals=summed(3, "redeal"),
            my_redeals=summed(8, "redeal"),
            spoilt=summed(3, "spoilt"),
            caps=summed(9, "made", "failed"),
            caps_won=summed(10),
            swept=summed(11),
            swept_by_others=summed(12),
            tokens=summed(4),
            highest=max((line[7] for line in ours), default=None),
            first=min((line[5] for line in found), default=None),
            latest=max((line[6] for line in found), default=None),
        )

    def contracts(self) -> tuple[ContractLine, ...]:
        """Return the contracts played, by height and by who held them.

        Heights and holders that did not occur are missing.
        """
        lines: dict[tuple[int, str], ContractLine] = {}
        for height, maker_is, outcome, count, *_, over in self._sums():
            pointed = count if height != PARTNER_CLOSE else 0
            if outcome == "made":
                line = ContractLine(height, maker_is, made=count, over=over, pointed=pointed)
            elif outcome == "failed":
                line = ContractLine(
                    height, maker_is, failed=count, short=-over, pointed_failed=pointed
                )
            else:
                continue
            kept = lines.get((height, maker_is))
            lines[height, maker_is] = line if kept is None else kept + line
        return tuple(lines.values())

    def _sums(self) -> list[tuple[Any, ...]]:
        """Return what is summed of the deals of each height, holder and outcome, read once."""
        if self._summed is None:
            self._summed = self._ask("""
                SELECT height, maker_is, outcome, count(*), coalesce(sum(my_tokens), 0),
                    min(ended), max(ended), max(contract),
                    coalesce(sum(demanded = my_seat), 0),
                    coalesce(sum(caps % sides = my_side), 0),
                    coalesce(sum(caps % sides = my_side AND swept = my_side), 0),
                    coalesce(sum(swept = my_side), 0),
                    coalesce(sum(swept != my_side), 0),
                    coalesce(sum(CASE WHEN height < 1000 THEN points - contract END), 0)
                FROM counted GROUP BY height, maker_is, outcome ORDER BY height, maker_is
            """)
        return self._summed

    def over_time(self, step: Step) -> tuple[Point, ...]:
        """Return how tokens and contracts added up, from the first deal that counts to the last."""
        columns = ("ours", "made", "theirs", "broken", "tokens")
        running = ", ".join(f"sum({name}) OVER before" for name in columns)
        query = f"""
            SELECT at, deals, {running} FROM (
                SELECT bucket, max(ended) AS at, count(*) AS deals, {_OURS}
                FROM (SELECT *, {BUCKETS[step]} AS bucket FROM counted)
                GROUP BY bucket
            ) WINDOW before AS (ORDER BY bucket ROWS UNBOUNDED PRECEDING) ORDER BY bucket
        """
        return tuple(Point(*line) for line in self._ask(query))

    def groups(self, by: Group) -> tuple[GroupLine, ...]:
        """Return the figures of the deals that have their rules, table or opponents in common."""
        query = f"""
            SELECT here.name, deals, coalesce(over, 0), coalesce(won, 0), ours, made, theirs,
                broken, tokens
            FROM (SELECT {by} AS name, count(*) AS deals, {_OURS} FROM counted GROUP BY 1) AS here
            LEFT JOIN (
                SELECT {by} AS name, count(*) AS over, sum(held = most AND richest = 1) AS won
                FROM ends WHERE status = 'finished' GROUP BY 1
            ) AS done ON done.name IS here.name
            ORDER BY deals DESC, here.name
        """
        return tuple(GroupLine(*line) for line in self._ask(query))

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

    def found(query: str) -> tuple[str, ...]:
        return tuple(name for (name,) in connection.execute(query))

    matches = "FROM match WHERE status != 'aside' AND my_seat IS NOT NULL ORDER BY 1"
    return Choices(
        found(f"SELECT DISTINCT profile {matches}"),
        found(f"SELECT DISTINCT tabletop {matches}"),
        found("SELECT DISTINCT opponents FROM deal WHERE opponents IS NOT NULL ORDER BY 1"),
    )


def special(connection: sqlite3.Connection, chosen: Filter) -> Special:
    """Return how many deals of the rules, table, level and period chosen are of a special kind.

    A deal of both kinds is told of with those that were repeated.
    """
    wider = msgspec.structs.replace(chosen, undone=True, repeated=True, last=None)
    query = f"""
        WITH {counted_deals(wider)}
        SELECT coalesce(sum(undone AND NOT repeated), 0), coalesce(sum(repeated), 0) FROM counted
    """
    return Special(*connection.execute(query, msgspec.structs.asdict(wider)).fetchone())


def counted_deals(chosen: Filter) -> str:
    """Return the tables ``played`` and ``counted`` of the matches and deals that count, as SQL."""
    matches = ["status != 'aside'", "my_seat IS NOT NULL"]
    if chosen.profile is not None:
        matches.append("profile = :profile")
    if chosen.tabletop is not None:
        matches.append("tabletop = :tabletop")
    if not chosen.repeated:
        matches.append(f"NOT {_REPEATED}")
    return _COUNTED.format(
        matches=" AND ".join(matches),
        deals=_deals(chosen),
        latest="" if chosen.last is None else _LATEST,
    )


def _ends(chosen: Filter) -> str:
    """Return the table of the matches that are over, as SQL."""
    more = ["1"]
    if not chosen.undone:
        more.append(_FAIR)
    if chosen.last is not None:
        more.append(_AMONG)
    return _ENDS.format(deals=_deals(chosen), more=" AND ".join(more))


def _deals(chosen: Filter) -> str:
    """Return which deals of a match count, as SQL."""
    deals = ["1"]
    if chosen.opponents is not None:
        deals.append("deal.opponents = :opponents")
    if chosen.since is not None:
        deals.append("deal.ended >= :since")
    if not chosen.undone:
        deals.append("NOT deal.undone")
    return " AND ".join(deals)
