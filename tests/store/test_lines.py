"""Deals come as numbers that say what the deal was, and days end when they end at this place."""

import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import get_args

import pytest

from tests.store.played import rows_of, rows_with_undo
from tests.store.told import told
from three04.rules.journal import HeaderRow
from three04.store.counts import Filter, Step
from three04.store.lines import kind_of, last_of_each, read
from three04.store.store import Store

SQL = {
    "day": "date(? / 1000, 'unixepoch', 'localtime')",
    "week": "date(? / 1000, 'unixepoch', 'localtime', 'weekday 0', '-6 days')",
    "month": "date(? / 1000, 'unixepoch', 'localtime', 'start of month')",
}
HOUR = 3_600_000


@pytest.fixture(params=["UTC", "Europe/Berlin", "America/Sao_Paulo", "Asia/Kolkata"])
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setenv("TZ", request.param)
        time.tzset()
        yield
    time.tzset()


@pytest.mark.usefixtures("zone")
@pytest.mark.parametrize("step", ["day", "week", "month"])
def test_a_day_a_week_and_a_month_end_at_midnight_here(step: Step) -> None:
    chance = random.Random(step)
    # Years in which clocks were changed, in Brazil at midnight.
    ended = sorted(1_540_000_000_000 + chance.randrange(9000 * HOUR) for _ in range(3000))
    with closing(sqlite3.connect(":memory:")) as asked:
        days = [asked.execute(f"SELECT {SQL[step]}", (at,)).fetchone()[0] for at in ended]
    lasts = [list(group)[-1][0] for _, group in groupby(enumerate(days), key=lambda one: one[1])]
    assert list(last_of_each(ended, step)) == lasts


def test_each_deal_is_a_point_and_none_make_none() -> None:
    assert list(last_of_each([5, 5, 9], "deal")) == [0, 1, 2]
    for step in get_args(Step):
        assert list(last_of_each([], step)) == []


def test_a_line_says_what_the_deal_was(tmp_path: Path) -> None:
    rows = rows_with_undo("lines", 6)
    header = rows[0]
    assert isinstance(header, HeaderRow)
    with closing(Store(tmp_path)) as store:
        match = store.matches.add(header, rows[1:], started=1_795_000_000_000)
        with closing(store.reader()) as reader:
            found = read(reader, Filter(undone=True))
    deals = told(match, rows, 0)
    assert len(found.counted) == len(deals) > 0
    assert found.undone == sum(deal.undone for deal in deals) > 0
    for (packed, _, tokens, over), deal in zip(found.counted, deals, strict=True):
        kind = kind_of(packed)
        assert (kind.outcome, kind.contract or 0) == (deal.outcome, deal.contract)
        assert (kind.ours, kind.played) == (deal.ours and deal.played, deal.played)
        assert tokens == deal.tokens
        assert over == (deal.points - deal.contract if deal.played else 0)


def test_the_latest_deals_are_those_that_ended_last(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        for number, at in enumerate((3, 1, 2)):
            header, *rows = rows_of(f"latest {number}", deals=2)
            assert isinstance(header, HeaderRow)
            store.matches.add(header, rows, started=at)
        with closing(store.reader()) as reader:
            lasts = [line[1] for line in read(reader, Filter(last=3)).counted]
            assert lasts == [2, 3, 3]
            assert len(read(reader, Filter(last=99)).counted) == 6
