"""A player's years at the table: many matches of real play, spread over the calendar."""

import datetime
import random
import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from three04.ai.player import Player
from three04.ai.players import PLAYERS
from three04.record.deals import seeded_source
from three04.rules.journal import ActionRow, DealRow, HeaderRow, MemoryJournal, Row, UndoRow
from three04.rules.options import Options, options
from three04.store import comparisons
from three04.store.comparisons import Showing
from three04.store.database import transaction
from three04.store.matches import Matches
from three04.table.matches import play_match

NAMES: Final = ("", "Ravi", "Nimali", "Tharindu", "Kumari", "Dilan", "Sanduni", "Ashan")
DAY: Final = 24 * 3600 * 1000
_SECONDS: Final = 4000
"""How long an action takes, in milliseconds."""


def rows_of(
    chosen: Options, seed: str, levels: tuple[str, ...], skill: tuple[str, str] = ("club", "greedy")
) -> tuple[Row, ...]:
    """Return a match as the person in seat 0 would have played it.

    Args:
        chosen: The options.
        seed: Of cards and players.
        levels: What the header says of the players.
        skill: Who plays in truth: the person's side, and all others; quick ones.
    """
    ours, theirs = (PLAYERS[name] for name in skill)
    seats = chosen.seating.seats
    side = chosen.seating.side
    players: list[Player] = [ours if side(seat) == 0 else theirs for seat in range(seats)]
    journal = MemoryJournal()
    play_match(chosen, players, seeded_source(seed), f"players {seed}", journal)
    header = journal.rows[0]
    assert isinstance(header, HeaderRow)
    named = msgspec.structs.replace(header, names=NAMES[:seats], players=levels)
    return (named, *journal.rows[1:])


def with_undo(rows: Sequence[Row], chance: random.Random, often: float) -> tuple[Row, ...]:
    """Return the rows of a match in which some actions were taken back and done again."""
    made: list[Row] = []
    steps = 0
    for row in rows:
        made.append(row)
        steps += isinstance(row, DealRow | ActionRow)
        if isinstance(row, ActionRow) and chance.random() < often:
            made += [UndoRow(steps - 1), row]
    return tuple(made)


def play(
    matches: Matches,
    count: int,
    until: datetime.datetime,
    seed: str = "career",
    skills: Sequence[tuple[str, str]] = (("club", "greedy"), ("club", "club"), ("club", "club")),
) -> None:
    """Play so many matches in the months before a moment, evening by evening."""
    chance = random.Random(seed)
    pauses = [chance.choice((1, 2, 3, 3, 5)) * DAY for _ in range(count)]
    at = int(until.timestamp() * 1000) - sum(pauses) - DAY // 10
    for number, pause in enumerate(pauses):
        at += pause
        profile = chance.choice(("Standard", "Standard", "Standard", "Classic", "Beginner"))
        house = chance.choice(("tokens=5", "tokens=5", "tokens=7", "table=six-pairs tokens=5"))
        chosen = options(profile, f"{house} match_end=bankrupt")
        level = ("casual", "casual", "club", "strong")[min(3, 4 * number // count)]
        levels = ("", *(level,) * (chosen.seating.seats - 1))
        header, *rows = rows_of(chosen, f"{seed} {number}", levels, chance.choice(skills))
        assert isinstance(header, HeaderRow)
        often = chance.choice((0, 0, 0, 0.01))
        kept = matches.add(
            header,
            with_undo(rows, chance, often),
            origin=chance.choice(("played",) * 7 + ("again",)),
            started=at + chance.randrange(1800) * 1000,
        )
        spread(matches, kept)
    matches.rebuild()


def compare(matches: Matches, level: str = "strong", seed: str = "compared") -> None:
    """Let a computer player have played every deal again: often as the person did, else not."""
    chance = random.Random(f"{seed} {level}")
    found = matches.run(
        lambda connection: connection.execute(
            "SELECT match, n, my_seat, outcome, maker, contract, points, my_tokens"
            " FROM deal JOIN match ON id = match WHERE my_tokens IS NOT NULL"
        ).fetchall()
    )
    some = [line[-1] for line in found]

    def job(connection: sqlite3.Connection) -> None:
        with transaction(connection):
            for match, n, seat, outcome, maker, contract, points, tokens in found:
                theirs = chance.choice(some) if chance.random() < 0.3 else tokens
                came = Showing(level, outcome, maker, contract or 0, points or 0, theirs)
                comparisons.keep(connection, match, n, seat, came)

    matches.run(job)


def spread(matches: Matches, match: int) -> None:
    """Let the rows of a match come one after the other, and not in one moment."""

    def job(connection: sqlite3.Connection) -> None:
        with transaction(connection):
            connection.execute("UPDATE row SET at = at + n * ? WHERE match = ?", (_SECONDS, match))

    matches.run(job)
