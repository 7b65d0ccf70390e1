"""Whole matches between computer players, without a window."""

from collections.abc import Sequence

from three04.ai.player import Player
from three04.record.deals import DealSource
from three04.rules.journal import Journal
from three04.rules.options import Options
from three04.table.chairs import ComputerChair, InlineExecutor
from three04.table.table import Table


def play_match(
    options: Options,
    players: Sequence[Player],
    source: DealSource,
    seed: str,
    journal: Journal,
    max_deals: int | None = None,
) -> Table:
    """Play a match to its end and return its table.

    Args:
        options: The options of the match.
        players: One a seat.
        source: Where the cards come from.
        seed: Of the players' choices.
        journal: What keeps the rows.
        max_deals: Stop after so many deals, redeals included; None for no limit.
    """
    table = Table(options, source, journal, [player.name for player in players])
    executor = InlineExecutor()
    for seat, player in enumerate(players):
        chair = ComputerChair(
            seat, player.decide, f"{seed}:{seat}", table.submit, executor, player.budget
        )
        table.sit(seat, chair, player.polled)
    deals = 0
    while (max_deals is None or deals < max_deals) and table.next_deal():
        deals += 1
    return table
