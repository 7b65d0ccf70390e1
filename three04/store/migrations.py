"""What makes a database of each older schema one of the next.

A released step never changes: a stored database of each schema is a test. Each is done in one
transaction with the number that says it was done.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Final

_APPLICATION_ID: Final = 0x33303401


def _begin(connection: sqlite3.Connection) -> None:
    """0 to 1: matches, their rows, what is counted of their deals, and comparisons."""
    for statement in _SCHEMA_1:
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id={_APPLICATION_ID}")


_SCHEMA_1: Final = (
    # The header and the rows are the truth. Times are milliseconds since 1970, UTC.
    """
    CREATE TABLE match (
        id       INTEGER PRIMARY KEY,
        started  INTEGER NOT NULL,
        status   TEXT NOT NULL CHECK (status IN ('running', 'finished', 'left', 'aside')),
        origin   TEXT NOT NULL CHECK (origin IN ('played', 'again', 'whatif', 'imported')),
        profile  TEXT NOT NULL,
        tabletop TEXT NOT NULL,
        my_seat  INTEGER,
        players  TEXT NOT NULL,
        names    TEXT NOT NULL,
        number   TEXT,
        day      TEXT,
        app      TEXT NOT NULL,
        header   TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE row (
        match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        n     INTEGER NOT NULL,
        at    INTEGER NOT NULL,
        body  TEXT NOT NULL,
        PRIMARY KEY (match, n)
    ) STRICT, WITHOUT ROWID
    """,
    # Derived: facts.py makes every line of it from the rows.
    """
    CREATE TABLE deal (
        match     INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        n         INTEGER NOT NULL,
        row       INTEGER NOT NULL,
        began     INTEGER NOT NULL,
        ended     INTEGER NOT NULL,
        dealer    INTEGER NOT NULL,
        outcome   TEXT NOT NULL,
        made      INTEGER,
        maker     INTEGER,
        maker_is  TEXT,
        contract  INTEGER,
        height    INTEGER,
        trump     TEXT,
        opened    TEXT,
        open_lead INTEGER NOT NULL,
        points    INTEGER,
        against   INTEGER,
        tricks    INTEGER,
        swept     INTEGER,
        caps      INTEGER,
        demanded  INTEGER,
        moved     TEXT NOT NULL,
        tokens    TEXT NOT NULL,
        my_tokens INTEGER,
        undone    INTEGER NOT NULL,
        players   TEXT NOT NULL,
        partners  TEXT,
        opponents TEXT,
        PRIMARY KEY (match, n)
    ) STRICT, WITHOUT ROWID
    """,
    # Worked out by computer players, too slowly to be made again from the rows each time.
    """
    CREATE TABLE comparison (
        match    INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        deal     INTEGER NOT NULL,
        level    TEXT NOT NULL,
        outcome  TEXT NOT NULL,
        maker    INTEGER,
        contract INTEGER NOT NULL,
        points   INTEGER NOT NULL,
        tokens   INTEGER NOT NULL,
        PRIMARY KEY (match, deal, level)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX match_status ON match (status)",
    "CREATE INDEX deal_ended ON deal (ended)",
)

_STEPS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = (_begin,)

SCHEMA: Final = len(_STEPS)
"""The schema that this version reads and writes."""


def step(connection: sqlite3.Connection, schema: int) -> None:
    """Make a database of one schema one of the next, in a transaction the caller has begun."""
    _STEPS[schema](connection)
    connection.execute(f"PRAGMA user_version={schema + 1}")


def tables(connection: sqlite3.Connection) -> frozenset[tuple[object, ...]]:
    """Return a database's tables and indices with the words they were made by."""
    return frozenset(connection.execute("SELECT type, name, sql FROM sqlite_schema").fetchall())


def expected() -> frozenset[tuple[object, ...]]:
    """Return the tables and indices that a database of this version has."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for schema in range(SCHEMA):
            step(connection, schema)
        return tables(connection)
