"""A finished deal is found among a match's rows, with who played in it."""

import pytest

from tests.review.played import deals_of, played_deal, rows_of
from three04.record.deals import random_source
from three04.review.deal import NoReviewError, finished_deal
from three04.rules.journal import (
    ActionRow,
    DealRow,
    HeaderRow,
    MemoryJournal,
    PlayersRow,
    Row,
    UndoRow,
)
from three04.table.table import Table


def test_each_deal_ends_where_the_match_says_it_did() -> None:
    deals = deals_of("ends")
    assert len(deals) >= 3
    for number, deal in enumerate(deals, 1):
        assert deal.number == number
        match = deal.finished()
        assert match.public.number == number
        assert match.result is not None
        whole = Table.resumed(deal.rows, random_source(), MemoryJournal()).match
        assert (whole.result, whole.public.tokens) == (match.result, match.public.tokens)
        assert whole.next_dealer == match.next_dealer


def test_what_was_undone_is_left_out() -> None:
    deal = played_deal("undone")
    rows = list(deal.rows)
    last = rows[-1]
    assert isinstance(last, ActionRow)
    again: list[Row] = [*rows, UndoRow(len(rows) - 2), last]
    assert finished_deal(again) == deal


def test_a_deal_that_was_taken_back_and_dealt_anew_keeps_its_players() -> None:
    rows = rows_of("anew")
    second = [at for at, row in enumerate(rows) if isinstance(row, DealRow)][1]
    others = ("", "expert", "expert", "expert")
    again = [*rows[: second + 1], UndoRow(second - 2), rows[second - 1], PlayersRow(others)]
    header = rows[0]
    assert isinstance(header, HeaderRow)
    assert finished_deal(again).players == header.players
    assert finished_deal([*again, *rows[second:]], 2).players == others


def test_a_deal_that_runs_is_not_shown() -> None:
    rows = list(played_deal("runs").rows)
    with pytest.raises(NoReviewError):
        finished_deal(rows[:-1])
    with pytest.raises(NoReviewError):
        finished_deal(rows, 99)
    with pytest.raises(NoReviewError):
        finished_deal([])
