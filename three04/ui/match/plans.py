"""What match is to begin: by a wish, by a day, or with a deal that was played before."""

import datetime
import hashlib
from collections.abc import Sequence

import msgspec

from three04.record.deals import DealSource, FirstSource, numbered_source, random_source
from three04.rules import origins
from three04.rules.journal import DealRow, Row, steps_of
from three04.rules.options import Options
from three04.ui.match.lineup import Lineup, Wish, proposal

DAY_TOKENS = 11
"""What each side has in the deal of a day, by whatever rules."""


class Plan(msgspec.Struct, frozen=True):
    """A match that is to begin.

    Attributes:
        options: What it is played by.
        lineup: Who sits where.
        source: Where the cards come from.
        origin: What it is begun as; see :class:`HeaderRow`.
    """

    options: Options
    lineup: Lineup
    source: DealSource
    origin: str = ""


def of_wish(wish: Wish, source: DealSource | None = None) -> Plan:
    """Return the plan of a wish.

    Args:
        wish: The wish.
        source: Where cards come from that have no number; None for chance.
    """
    if wish.number is None:
        return Plan(wish.options, wish.lineup(), source or random_source(wish.ask_cut))
    return _numbered(wish, wish.number, origins.of_number(wish.number))


def of_day(wish: Wish, day: datetime.date) -> Plan:
    """Return the plan of the deal of a day.

    Args:
        wish: The wish for other matches: rules and table are its, house rules are not.
        day: The day.
    """
    options = proposal(wish.options.profile, wish.options.table, DAY_TOKENS)
    number = int(day.strftime("%Y%m%d"))
    wish = msgspec.structs.replace(wish, options=options)
    return _numbered(wish, number, origins.of_day(day.isoformat()))


def _numbered(wish: Wish, number: int, origin: str) -> Plan:
    """Return a plan with the same cards for everybody, and the same chance for the computers."""
    source = numbered_source(number, wish.options.seating, wish.options.profile)
    # Nothing to do with the deal's key: the text that is hashed is another.
    seed = hashlib.sha256(f"three04 players\n{origin}".encode()).hexdigest()[:16]
    return Plan(wish.options, msgspec.structs.replace(wish.lineup(), seed=seed), source, origin)


def again(options: Options, lineup: Lineup, dealer: int, rows: Sequence[Row]) -> Plan:
    """Return the plan of a match that begins with the deal that another came to.

    Args:
        options: What that match is played by.
        lineup: Who sits there; the computers' chance stays the same.
        dealer: The deal's dealer.
        rows: The match, the deal being its last.

    Raises:
        ValueError: If no deal was begun.
    """
    hands = next((s.hands for s in reversed(steps_of(rows)) if isinstance(s, DealRow)), None)
    if hands is None:
        raise ValueError("no deal was begun")
    source = FirstSource(dealer, hands, random_source())
    return Plan(options, msgspec.structs.replace(lineup, coming=()), source, origins.AGAIN)
