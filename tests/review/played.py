"""Deals played by computer players, the first seat's taken for a person's."""

from functools import cache

import msgspec

from three04.ai.players import PLAYERS
from three04.record.deals import seeded_source
from three04.review.deal import FinishedDeal, NoReviewError, finished_deal
from three04.rules.journal import HeaderRow, MemoryJournal, Row
from three04.rules.options import CLASSIC, STANDARD, Options, options
from three04.table.matches import play_match

TABLES: dict[str, Options] = {
    "standard": STANDARD,
    "classic": CLASSIC,
    "caps": options("Classic", "caps=declared"),
    "open": options("Standard", "trump=open"),
    "six-pairs": options("Standard", "table=six-pairs"),
    "six-teams": options("Standard", "table=six-teams"),
    "eight-teams": options("Standard", "table=eight-teams"),
}


@cache
def rows_of(seed: str, rules: str = "standard", person: str = "club", deals: int = 4) -> list[Row]:
    """Return a match in which a computer player stands in for the person at seat 0."""
    chosen = TABLES[rules]
    names = [person, *["casual"] * (chosen.seating.seats - 1)]
    journal = MemoryJournal()
    players = [PLAYERS[name] for name in names]
    play_match(chosen, players, seeded_source(seed), f"players {seed}", journal, deals)
    header = journal.rows[0]
    assert isinstance(header, HeaderRow)
    told = msgspec.structs.replace(header, players=("", *names[1:]), seed=f"players {seed}")
    return [told, *journal.rows[1:]]


def deals_of(
    seed: str, rules: str = "standard", person: str = "club", deals: int = 4
) -> list[FinishedDeal]:
    """Return the deals of such a match."""
    found = []
    for number in range(1, deals + 1):
        try:
            found.append(finished_deal(rows_of(seed, rules, person, deals), number))
        except NoReviewError:
            break
    return found


def played_deal(
    seed: str = "review", rules: str = "standard", person: str = "club"
) -> FinishedDeal:
    """Return the first deal of such a match that was played out."""
    for deal in deals_of(seed, rules, person):
        result = deal.finished().result
        if result is not None and result.outcome in ("made", "failed"):
            return deal
    raise AssertionError(seed)
