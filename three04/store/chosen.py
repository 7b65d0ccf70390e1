"""Which deals a :class:`~three04.store.counts.Filter` lets pass, as SQL."""

import sqlite3
from typing import Final

from three04.rules.tables import TABLES
from three04.store.counts import Filter

_SIDES: Final = " ".join(f"WHEN '{name}' THEN {table.sides}" for name, table in TABLES.items())

_REPEATED: Final = "(origin != 'played')"
"""Whether the person may have known the cards before."""

_SEATED: Final = f"""
    CREATE TEMP TABLE IF NOT EXISTS seated AS
    SELECT id, profile, tabletop, my_seat, status, sides, my_seat % sides AS my_side, repeated
    FROM (
        SELECT *, CASE tabletop {_SIDES} END AS sides, {_REPEATED} AS repeated FROM match
        WHERE status != 'aside' AND my_seat IS NOT NULL
    )
"""
"""What is asked of a match is asked once for all its deals, and for all questions."""

_COUNTED: Final = """
    counted AS NOT MATERIALIZED (
        SELECT deal.match, deal.n, deal.ended, deal.outcome, deal.made, deal.maker_is,
            deal.contract, deal.height, deal.points, deal.caps, deal.swept, deal.demanded,
            deal.my_tokens, deal.opponents, deal.undone,
            profile, tabletop, my_side, my_seat, status, sides, repeated
        FROM seated CROSS JOIN deal ON deal.match = id
        WHERE {deals}
        {latest}
    )
"""

_LATEST: Final = "ORDER BY deal.ended DESC, deal.match DESC, deal.n DESC LIMIT :last"

_ENDS: Final = """
    ends AS NOT MATERIALIZED (
        SELECT deal.opponents, profile, tabletop, status, my_side, deal.tokens
        FROM seated CROSS JOIN deal ON deal.match = id
            AND deal.n = (
                SELECT n FROM deal AS one WHERE one.match = id ORDER BY n DESC LIMIT 1
            )
        WHERE status IN ('finished', 'left') AND {deals} AND {more}
    )
"""
"""The last deals of the matches that are over."""

_FAIR: Final = "id NOT IN (SELECT match FROM deal WHERE undone)"
_AMONG: Final = "(deal.match, deal.n) IN (SELECT match, n FROM counted)"


def prepare(connection: sqlite3.Connection) -> None:
    """Gather the matches in which a person sat, as they are now, for all questions to come.

    The connection keeps them to itself; the database is not written to.
    """
    connection.execute(_SEATED)


def counted_deals(chosen: Filter) -> str:
    """Return the table ``counted`` of the deals that count."""
    latest = "" if chosen.last is None else _LATEST
    return _COUNTED.format(deals=_deals(chosen), latest=latest)


def ended_matches(chosen: Filter) -> str:
    """Return the table ``ends``, to stand behind that of :func:`counted_deals`."""
    more = ["1"]
    if not chosen.undone:
        more.append(_FAIR)
    if chosen.last is not None:
        more.append(_AMONG)
    return _ENDS.format(deals=_deals(chosen), more=" AND ".join(more))


def _deals(chosen: Filter) -> str:
    """Return which deals count."""
    deals = ["1"]
    if chosen.profile is not None:
        deals.append("profile = :profile")
    if chosen.tabletop is not None:
        deals.append("tabletop = :tabletop")
    if not chosen.repeated:
        deals.append("NOT repeated")
    if chosen.opponents is not None:
        deals.append("deal.opponents = :opponents")
    if chosen.since is not None:
        deals.append("deal.ended >= :since")
    if not chosen.undone:
        deals.append("NOT deal.undone")
    return " AND ".join(deals)
