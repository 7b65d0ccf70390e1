"""Plays matches of computers under load and tells of each row that is kept, to be killed.

``python -m tests.ui.endless FOLDER``: goes on with the match kept there, or begins one; at the
end of a match the next begins. It keeps, resumes and takes back as the window does, and prints
``at MATCH ROWS`` where it begins and ``kept MATCH ROWS`` after each row.
"""

import hashlib
import os
import random
import secrets
import sys
import threading
from pathlib import Path

from three04.ai.players import PLAYERS
from three04.record.deals import random_source, source_from
from three04.rules.journal import HeaderRow, Row
from three04.rules.options import options
from three04.store.store import Store
from three04.table.chairs import ComputerChair, InlineExecutor
from three04.table.table import Table
from three04.ui.keeping.keeper import Keeper, KeptJournal, SavedMatch

PROFILES = ("Standard", "Classic", "Beginner")


class Telling(KeptJournal):
    """Tells of what is kept, once it is."""

    def write(self, row: Row) -> None:
        """Keep a row and tell of it."""
        super().write(row)
        if not self.safe:
            raise SystemExit("a row was not kept")
        tell("kept", self.match, len(self.rows))


def tell(*words: object) -> None:
    """Write a line to standard output, at once and whole."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def begun(store: Store | None) -> Table:
    """Begin a match."""
    chosen = options(secrets.choice(PROFILES), "tokens=3")
    source = random_source()
    names = ("", "greedy", "random", "greedy")
    return Table(chosen, source, Telling(store), names, players=names, seed=secrets.token_hex(4))


def resumed(store: Store | None, saved: SavedMatch) -> Table:
    """Go on with a match."""
    header = saved.rows[0]
    assert isinstance(header, HeaderRow)
    source = source_from(header.source)
    assert source is not None
    return Table.resumed(saved.rows, source, Telling(store, saved.rows, saved.match))


def play(table: Table) -> None:
    """Play a match to its end; after some deals part of them is taken back."""
    executor = InlineExecutor()
    for seat in range(4):
        player = PLAYERS[("club", "random", "greedy", "random")[seat]]
        chair = ComputerChair(seat, player.decide, f"{seat}", table.submit, executor, player.budget)
        table.sit(seat, chair, player.polled)
    table.go_on()
    while table.next_deal():
        if random.random() < 0.2 and table.can_undo(0):
            table.undo(0)
            table.go_on()


def burn() -> None:
    """Be the load: another thread that always has something to do."""
    data = bytes(100_000)
    while True:
        data = hashlib.sha256(data).digest() * 3000


def main() -> None:
    """Play until killed."""
    threading.Thread(target=burn, daemon=True).start()
    keeper = Keeper(Path(sys.argv[1]))
    keeper.open()
    assert keeper.trouble is None
    saved = keeper.newest()
    if saved is not None:
        tell("at", saved.match, len(saved.rows))
        play(resumed(keeper.writable, saved))
    while True:
        play(begun(keeper.writable))


if __name__ == "__main__":
    main()
