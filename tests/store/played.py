"""Real matches to keep: played by the quick computer players, with undo and other players."""

import functools
import random

from three04.ai.players import PLAYERS
from three04.record.deals import seeded_source
from three04.rules.journal import HeaderRow, MemoryJournal, Row
from three04.rules.options import options
from three04.table.matches import play_match
from three04.table.table import Table


def rows_of(
    seed: str = "s", profile: str = "Standard", house: str = "", deals: int | None = 3
) -> tuple[Row, ...]:
    """Return the rows of a match of computers; seat 0 is said to be a person."""
    return _rows_of(seed, profile, house, deals)


@functools.cache
def _rows_of(seed: str, profile: str, house: str, deals: int | None) -> tuple[Row, ...]:
    journal = MemoryJournal()
    chosen = options(profile, house)
    players = [PLAYERS["greedy"], PLAYERS["random"]] * (chosen.seating.seats // 2)
    play_match(chosen, players, seeded_source(seed), seed, journal, deals)
    header = journal.rows[0]
    assert isinstance(header, HeaderRow)
    names = ("", *(player.name for player in players[1:]))
    return (
        HeaderRow(header.options, header.first_dealer, header.names, names, seed, header.source),
        *journal.rows[1:],
    )


def rows_with_undo(seed: str = "u", deals: int = 3) -> tuple[Row, ...]:
    """Return the rows of a match in which much was taken back, brought back and done anew."""
    chance = random.Random(seed)
    first = rows_of(seed, deals=deals)
    header = first[0]
    assert isinstance(header, HeaderRow)
    journal = MemoryJournal()
    journal.write(header)
    table = Table.resumed((header,), seeded_source(seed), journal)
    table.go_on()
    while table.match.public.number <= deals:
        question = table.question
        if question is None:
            if table.match.finished or table.match.public.number == deals:
                break
            table.next_deal()
            continue
        if chance.random() < 0.04 and table.can_undo(question.seat):
            table.undo(question.seat)
            if chance.random() < 0.4:
                table.redo()
            continue
        table.submit(question.seat, question.id, chance.choice(question.actions))
    return tuple(journal.rows)
