"""The skill figure: how many tokens a deal the person does better than a computer player.

Both had the same cards, in the same chair, against the same others: what is left is skill, and
chance that many deals make small. Put to the database as all statistics are.
"""

import math
import sqlite3
from itertools import accumulate
from typing import Final

import msgspec

from three04.store.chosen import counted_deals, prepare
from three04.store.counts import Filter, Step
from three04.store.lines import last_of_each

_NORMAL: Final = 1.96
"""Standard errors to either side that hold the truth 95 times in 100."""


class SkillFigure(msgspec.Struct, frozen=True):
    """How many tokens a deal somebody does better than a computer player in the same chair.

    Attributes:
        deals: Over how many deals.
        mean: Tokens a deal; below 0 the computer player does better.
        margin: So far to either side the truth lies 95 times in 100; None for fewer than two deals.
    """

    deals: int
    mean: float
    margin: float | None


class SkillPoint(msgspec.Struct, frozen=True):
    """One point of the line over time.

    Attributes:
        at: When the last deal of it ended, in milliseconds since 1970, UTC.
        figure: What all deals up to and with it say.
    """

    at: int
    figure: SkillFigure


_BESIDE: Final = """
    beside AS (
        SELECT counted.match, counted.n, counted.ended, comparison.level,
            counted.my_tokens - comparison.tokens AS ahead
        FROM counted CROSS JOIN comparison
            ON comparison.match = counted.match AND comparison.deal = counted.n
    )
"""
"""The deals that count and were played again, with the tokens by which the person did better.

The deals first, then what is known of each: the other way round takes a hundred times as long.
"""


class Skill:
    """Questions about the deals that count and that computer players have played again."""

    def __init__(self, connection: sqlite3.Connection, chosen: Filter) -> None:
        """Ask about these deals.

        Args:
            connection: To the database; it may be one that only reads.
            chosen: Which deals count.
        """
        self._connection = connection
        self._values = msgspec.structs.asdict(chosen)
        self._with = f"WITH {counted_deals(chosen)}, {_BESIDE}"
        prepare(connection)

    def figures(self) -> dict[str, SkillFigure]:
        """Return how the person does beside each computer player that has played deals again."""
        query = """
            SELECT level, count(*), sum(ahead), sum(ahead * ahead) FROM beside
            GROUP BY level ORDER BY level
        """
        found = self._connection.execute(self._with + query, self._values)
        return {level: _figure(*sums) for level, *sums in found}

    def over_time(self, level: str, step: Step) -> tuple[SkillPoint, ...]:
        """Return what was known of it at each moment, from the first deal to the last.

        Args:
            level: The computer player.
            step: What one point stands for.
        """
        query = "SELECT ended, ahead FROM beside WHERE level = :level ORDER BY ended, match, n"
        values = {**self._values, "level": level}
        found: list[tuple[int, int]]
        found = self._connection.execute(f"{self._with} {query}", values).fetchall()
        sums = list(accumulate(ahead for _, ahead in found))
        squares = list(accumulate(ahead * ahead for _, ahead in found))
        return tuple(
            SkillPoint(found[last][0], _figure(last + 1, sums[last], squares[last]))
            for last in last_of_each([at for at, _ in found], step)
        )


def _figure(deals: int, total: int, squares: int) -> SkillFigure:
    mean = total / deals
    if deals < 2:
        return SkillFigure(deals, mean, None)
    variance = max(0.0, squares - total * mean) / (deals - 1)
    return SkillFigure(deals, mean, _NORMAL * math.sqrt(variance / deals))
