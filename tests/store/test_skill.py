"""The skill figure is the mean of the differences, whichever deals count."""

import statistics as plain
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.played import rows_of, rows_with_undo
from tests.store.told import Told, told
from three04.rules.journal import HeaderRow, Row
from three04.store import comparisons
from three04.store.comparisons import Showing
from three04.store.counts import (
    Filter,
    Step,
)
from three04.store.skill import Skill, SkillFigure, SkillPoint
from three04.store.statistics import Statistics, stamp
from three04.store.store import Store

DAY = 24 * 3600 * 1000
NOON = 1_795_000_000_000
ALL = Filter(undone=True, repeated=True)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    yield store
    store.close()


def keep(store: Store, rows: tuple[Row, ...], at: int = NOON) -> list[Told]:
    header = rows[0]
    assert isinstance(header, HeaderRow)
    return told(store.matches.add(header, rows[1:], started=at), rows, at)


def compare(store: Store, deal: Told, tokens: int, level: str = "strong") -> int:
    """Let a computer player have got so many tokens; return what the person got more."""
    came = Showing(level, "made", 0, 160, 110, tokens)
    store.matches.run(lambda c: comparisons.keep(c, deal.match, deal.n, 0, came))
    return deal.tokens - tokens


def figures(store: Store, chosen: Filter = ALL) -> dict[str, SkillFigure]:
    with closing(store.reader()) as reader:
        return Skill(reader, chosen).figures()


def points(store: Store, step: Step, chosen: Filter = ALL) -> tuple[SkillPoint, ...]:
    with closing(store.reader()) as reader:
        return Skill(reader, chosen).over_time("strong", step)


def played(store: Store) -> list[Told]:
    found: list[Told] = []
    for number in range(4):
        found += keep(store, rows_of(f"k{number}", deals=3), NOON + number * 3 * DAY)
    return found


def test_it_is_the_mean_with_its_interval(store: Store) -> None:
    deals = played(store)
    ahead = [compare(store, deal, number % 5 - 2) for number, deal in enumerate(deals[:-1])]
    found = figures(store)
    assert list(found) == ["strong"]
    figure = found["strong"]
    assert figure.deals == len(ahead) == len(deals) - 1
    assert figure.mean == pytest.approx(plain.mean(ahead))
    assert figure.margin == pytest.approx(1.96 * plain.stdev(ahead) / len(ahead) ** 0.5)


def test_nothing_compared_says_nothing_and_one_deal_has_no_interval(store: Store) -> None:
    deals = played(store)
    assert figures(store) == {}
    assert points(store, "deal") == ()
    ahead = compare(store, deals[0], 5)
    assert figures(store)["strong"] == SkillFigure(1, ahead, None)


def test_always_the_same_leaves_nothing_to_chance(store: Store) -> None:
    for deal in played(store):
        compare(store, deal, deal.tokens - 3)
    figure = figures(store)["strong"]
    assert (figure.mean, figure.margin) == (3.0, 0.0)


def test_each_player_has_a_figure_of_its_own(store: Store) -> None:
    deals = played(store)
    for deal in deals:
        compare(store, deal, deal.tokens - 1)
    for deal in deals[:2]:
        compare(store, deal, deal.tokens + 1, "expert")
    found = figures(store)
    assert (found["strong"].deals, found["strong"].mean) == (len(deals), 1.0)
    assert (found["expert"].deals, found["expert"].mean) == (2, -1.0)


@pytest.mark.parametrize("step", ["deal", "day", "week", "month"])
def test_over_time_each_point_knows_what_was_played_until_then(store: Store, step: Step) -> None:
    deals = played(store)
    ahead = [compare(store, deal, number % 4) for number, deal in enumerate(deals)]
    line = points(store, step)
    counts = [point.figure.deals for point in line]
    assert counts == sorted(set(counts))
    assert line[-1].figure == figures(store)["strong"]
    for point in line:
        assert point.figure.mean == pytest.approx(plain.mean(ahead[: point.figure.deals]))
    if step == "deal":
        assert counts == list(range(1, len(deals) + 1))
    if step == "day":
        assert counts == [3, 6, 9, 12]


def test_only_deals_count_that_count_elsewhere(store: Store) -> None:
    fair = played(store)
    undone = [deal for deal in keep(store, rows_with_undo("skill", 4)) if deal.undone]
    assert undone
    for deal in fair:
        compare(store, deal, deal.tokens - 1)
    for deal in undone:
        compare(store, deal, deal.tokens - 50)
    assert figures(store, Filter())["strong"].mean == 1.0
    assert figures(store, Filter(undone=True))["strong"].mean > 1.0
    assert figures(store, Filter(last=4))["strong"].deals == 4
    assert figures(store, Filter(profile="Classic")) == {}
    assert figures(store, Filter(since=fair[3].at))["strong"].deals == len(fair) - 3


def test_the_table_of_deals_has_what_each_player_got(store: Store) -> None:
    deals = played(store)
    compare(store, deals[1], -2)
    compare(store, deals[1], 3, "expert")
    with closing(store.reader()) as reader:
        head, *lines = Statistics(reader, Filter()).table()
    rows = [dict(zip(head, line, strict=True)) for line in lines]
    columns = ("club_tokens", "strong_tokens", "expert_tokens")
    assert [tuple(row[name] for name in columns) for row in rows[:3]] == [
        ("", "", ""),
        ("", "-2", "3"),
        ("", "", ""),
    ]


def test_a_comparison_that_has_come_is_noticed(store: Store) -> None:
    deals = played(store)
    with closing(store.reader()) as reader:
        before = stamp(reader)
        compare(store, deals[0], 1)
        assert stamp(reader) != before
