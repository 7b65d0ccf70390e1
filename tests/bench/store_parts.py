"""Parts of the bench of the store: many finished deals, and when a window has been painted."""

import sqlite3
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from tests.store import career
from tests.store.played import rows_of
from three04.rules.journal import HeaderRow
from three04.store.database import transaction
from three04.store.facts import DealFacts
from three04.store.store import Store

BEGAN = 1_735_700_000_000
"""The first match: New Year 2025."""
LATER = 97 * 60_000
"""The next one, in milliseconds."""

_TIMES = ("began", "ended")
_FACTS = ", ".join(
    f"{name} + :later" if name in _TIMES else name for name in DealFacts.__struct_fields__
)
_COPIES = (
    """
    INSERT INTO match SELECT :copy, started + :later, status, origin, profile, tabletop, my_seat,
        players, names, number, day, app, json_set(header, '$.seed', 'copy ' || :copy)
    FROM match WHERE id = :source
    """,
    "INSERT INTO row SELECT :copy, n, at + :later, body FROM row WHERE match = :source",
    f"INSERT INTO deal SELECT :copy, {_FACTS} FROM deal WHERE match = :source",
)


class Painted(QObject):
    """Watches whether a window has been painted.

    Attributes:
        done: Whether it has; what lies in it is painted together with it.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.done = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Look out for the painting."""
        self.done = self.done or event.type() == QEvent.Type.Paint
        return False


def fill(folder: Path, deals: int) -> int:
    """Fill a folder with finished matches and one that runs; return how many deals are over."""
    store = Store(folder)
    first = []
    for number in range(20):
        rows = rows_of(f"bench {number}", ("Standard", "Classic")[number % 2], deals=None)
        first.append(store.matches.add(_header(rows[0]), rows[1:], started=BEGAN))
    store.matches.run(lambda connection: _copy(connection, first, deals))
    running = rows_of("bench running", "Classic", "tokens=40", deals=6)
    store.matches.add(_header(running[0]), running[1:-6])
    career.compare(store.matches)
    (count,) = store.matches.run(lambda c: c.execute("SELECT count(*) FROM deal").fetchone())
    store.close()
    return int(count)


def _header(row: object) -> HeaderRow:
    assert isinstance(row, HeaderRow)
    return row


def _copy(connection: sqlite3.Connection, matches: list[int], deals: int) -> None:
    """Copy finished matches under other numbers and times until there are so many deals."""
    with transaction(connection):
        (count,) = connection.execute("SELECT count(*) FROM deal").fetchone()
        copies = 0
        while count < deals:
            numbers = {"source": matches[copies % len(matches)]}
            copies += 1
            numbers |= {"copy": matches[-1] + copies, "later": LATER * copies}
            copied = [connection.execute(statement, numbers).rowcount for statement in _COPIES]
            count += copied[-1]
