"""Statistics are what the deals say: every figure is worked out a second time from the rules."""

import functools
import random
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import accumulate
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.store import career
from tests.store.career import DAY
from tests.store.played import rows_of, rows_with_undo
from tests.store.told import Told, contracts, told
from three04.rules.journal import HeaderRow, Row
from three04.rules.options import options
from three04.store import statistics
from three04.store.counts import (
    Choices,
    ContractLine,
    Filter,
    MatchCounts,
    Special,
)
from three04.store.matches import Origin
from three04.store.statistics import Statistics
from three04.store.store import Store

NOON = 1_795_000_000_000
ALL = Filter(undone=True, repeated=True)

LEVELS = ("casual", "club", "strong")


@functools.cache
def greedy_match(seed: str, profile: str, house: str) -> tuple[Row, ...]:
    """Return a match of players who bid low, with some undo: contracts of every kind come out."""
    chosen = options(profile, house)
    level = LEVELS[len(seed + house) % 3]
    levels = ("", *(level,) * (chosen.seating.seats - 1))
    rows = career.rows_of(chosen, seed, levels, ("greedy", "greedy"))
    return career.with_undo(rows, random.Random(seed), 0.01)


KINDS: tuple[Callable[[int], tuple[Row, ...]], ...] = (
    lambda seed: greedy_match(f"a{seed}", "Standard", "tokens=3"),
    lambda seed: greedy_match(f"b{seed}", "Classic", "tokens=4 match_end=bankrupt"),
    lambda seed: greedy_match(f"c{seed}", "Standard", "table=six-pairs tokens=2 payments=bank"),
    lambda seed: greedy_match(f"d{seed}", "Beginner", "table=eight-teams tokens=2"),
    lambda seed: rows_of(f"e{seed}", "Classic", "tokens=20", 4),
    lambda seed: rows_of(f"f{seed}", "Standard", "tokens=30 caps=declared", 4),
    lambda seed: rows_with_undo(f"g{seed}", 4),
)
"""Matches of every sort, some of them over, some not."""

ORIGINS: tuple[Origin, ...] = ("played", "played", "imported", "whatif", "again")

some_matches = st.lists(
    st.tuples(
        st.integers(0, len(KINDS) - 1),
        st.integers(0, 2),
        st.integers(0, 40),
        st.sampled_from(ORIGINS),
        st.booleans(),
    ),
    max_size=5,
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("statistics")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    yield store
    store.close()


def keep(
    store: Store, rows: tuple[Row, ...], at: int = NOON, origin: Origin = "played"
) -> list[Told]:
    header = rows[0]
    assert isinstance(header, HeaderRow)
    match = store.matches.add(header, rows[1:], started=at, origin=origin)
    return told(match, rows, at, origin != "played")


def ask(store: Store, chosen: Filter) -> Statistics:
    return Statistics(store.reader(), chosen)


def passes(deal: Told, chosen: Filter) -> bool:
    return (
        chosen.profile in (None, deal.profile)
        and chosen.tabletop in (None, deal.tabletop)
        and chosen.opponents in (None, deal.level)
        and (chosen.since is None or deal.at >= chosen.since)
        and (chosen.undone or not deal.undone)
        and (chosen.repeated or not deal.repeated)
    )


def expected_matches(
    deals: list[Told], counted: list[Told], left: set[int], undone: bool
) -> MatchCounts:
    won = shared = lost = gone = 0
    for deal in counted:
        if not deal.last or (not undone and any(d.undone for d in deals if d.match == deal.match)):
            continue
        richest = [side for side, held in enumerate(deal.held) if held == max(deal.held)]
        if deal.over:
            won += richest == [0]
            shared += 0 in richest and len(richest) > 1
            lost += 0 not in richest
        elif deal.match in left:
            gone += 1
    return MatchCounts(won, shared, lost, gone)


# Making a failing example smaller takes minutes here, and does not make it clearer.
@settings(
    max_examples=25,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    matches=some_matches,
    profile=st.sampled_from([None, "Standard", "Classic"]),
    tabletop=st.sampled_from([None, "four", "six-pairs"]),
    since=st.sampled_from([None, NOON + 20 * DAY]),
    undone=st.booleans(),
    repeated=st.booleans(),
    last=st.sampled_from([None, 3]),
)
def test_every_figure_is_what_the_rules_say(
    folder: Path,
    matches: list[tuple[int, int, int, Origin, bool]],
    profile: str | None,
    tabletop: str | None,
    since: int | None,
    undone: bool,
    repeated: bool,
    last: int | None,
) -> None:
    for file in folder.iterdir():
        if file.is_file():
            file.unlink()
    store = Store(folder)
    deals: list[Told] = []
    left: set[int] = set()
    for kind, seed, day, origin, leave in matches:
        fresh = keep(store, KINDS[kind](seed), NOON + day * DAY, origin)
        deals += fresh
        if leave and fresh and not fresh[-1].over:
            store.matches.set_status(fresh[0].match, "left")
            left.add(fresh[0].match)
    chosen = Filter(
        profile=profile,
        tabletop=tabletop,
        since=since,
        undone=undone,
        repeated=repeated,
        last=last,
    )
    counted = [deal for deal in deals if passes(deal, chosen)]
    counted.sort(key=lambda deal: (deal.at, deal.match, deal.n))
    counted = counted if last is None else counted[-last:]
    with closing(store.reader()) as reader:
        found = Statistics(reader, chosen)
        check_deals(found, counted)
        check_contracts(found, counted)
        check_line(found, counted)
        assert found.matches() == expected_matches(deals, counted, left, undone)
        check_groups(found, counted)
        wider = msgspec.structs.replace(chosen, undone=True, repeated=True)
        wide = [deal for deal in deals if passes(deal, wider)]
        assert found.special() == Special(
            sum(d.undone and not d.repeated for d in wide), sum(d.repeated for d in wide)
        )
        assert len(found.table()) == len(counted) + 1
    store.close()


def check_deals(found: Statistics, counted: list[Told]) -> None:
    counts = found.deals()
    swept = [set(d.tricks) for d in counted if d.played]
    declared = [d for d in counted if d.caps == 0 and d.played]
    assert counts.deals == len(counted)
    assert counts.played == sum(d.played for d in counted)
    assert counts.thrown_in == sum(d.outcome == "thrown-in" for d in counted)
    assert counts.redeals == sum(d.outcome == "redeal" for d in counted)
    assert counts.my_redeals == sum(d.my_redeal for d in counted)
    assert counts.spoilt == sum(d.outcome == "spoilt" for d in counted)
    assert counts.caps == len(declared)
    assert counts.caps_won == sum(set(d.tricks) == {0} for d in declared)
    assert counts.swept == swept.count({0})
    assert counts.swept_by_others == sum(len(s) == 1 and s != {0} for s in swept)
    assert counts.tokens == sum(d.tokens for d in counted)
    made = [d.contract for d in counted if d.outcome == "made" and d.ours]
    assert counts.highest == max(made, default=None)
    assert (counts.first, counts.latest) == (
        (counted[0].at, counted[-1].at) if counted else (None, None)
    )


def check_contracts(found: Statistics, counted: list[Told]) -> None:
    answered = {
        (line.height, line.maker_is): (line.made, line.failed, line.over, line.short)
        for line in found.contracts()
    }
    assert answered == contracts(counted)


def check_line(found: Statistics, counted: list[Told]) -> None:
    points = found.over_time("deal")
    assert [p.tokens for p in points] == list(accumulate(d.tokens for d in counted))
    assert [p.made for p in points] == list(
        accumulate(d.ours and d.outcome == "made" for d in counted)
    )
    assert [p.broken for p in points] == list(
        accumulate(d.played and not d.ours and d.outcome == "failed" for d in counted)
    )
    for step in ("day", "week", "month"):
        coarse = found.over_time(step)
        assert sum(p.deals for p in coarse) == len(counted)
        assert [p.at for p in coarse] == sorted(p.at for p in coarse)
        if counted:
            last, fine = coarse[-1], points[-1]
            assert (last.tokens, last.ours, last.theirs) == (fine.tokens, fine.ours, fine.theirs)


def check_groups(found: Statistics, counted: list[Told]) -> None:
    for by, name in (("profile", "profile"), ("tabletop", "tabletop"), ("opponents", "level")):
        lines = found.groups(by)  # type: ignore[arg-type] # pairs of literals lose their type
        assert {line.name: (line.deals, line.tokens) for line in lines} == {
            value: (
                sum(getattr(d, name) == value for d in counted),
                sum(d.tokens for d in counted if getattr(d, name) == value),
            )
            for value in {getattr(d, name) for d in counted}
        }
        whole = found.matches()
        assert sum(line.matches for line in lines) == whole.over
        assert sum(line.won for line in lines) == whole.won


# ---------------------------------------------------------------------- single promises


def test_an_empty_store_answers_with_nothing(store: Store) -> None:
    found = ask(store, ALL)
    assert found.matches() == MatchCounts(0, 0, 0, 0)
    assert found.deals().deals == 0
    assert found.deals().first is None
    assert found.contracts() == ()
    assert found.over_time("day") == ()
    assert found.groups("profile") == ()
    assert len(found.table()) == 1
    assert statistics.choices(store.reader()) == Choices((), (), ())


def test_watched_matches_do_not_count(store: Store) -> None:
    rows = rows_of()
    header = rows[0]
    assert isinstance(header, HeaderRow)
    watched = HeaderRow(header.options, header.first_dealer, header.names, ("greedy",) * 4)
    store.matches.add(watched, rows[1:])
    assert ask(store, ALL).deals().deals == 0


def test_damaged_matches_put_aside_do_not_count(store: Store) -> None:
    deals = keep(store, rows_of())
    assert ask(store, ALL).deals().deals == len(deals) > 0
    store.matches.set_status(deals[0].match, "aside")
    assert ask(store, ALL).deals().deals == 0


def test_the_store_is_only_read(store: Store) -> None:
    keep(store, rows_of())
    before = store.path.read_bytes()
    found = ask(store, Filter())
    found.deals(), found.matches(), found.contracts(), found.over_time("week"), found.table()
    assert store.path.read_bytes() == before


def test_the_stamp_changes_with_every_deal_that_comes_out(store: Store) -> None:
    first = statistics.stamp(store.reader())
    keep(store, rows_of())
    second = statistics.stamp(store.reader())
    keep(store, rows_of("t"))
    assert len({first, second, statistics.stamp(store.reader())}) == 3


def test_averages_leave_out_what_has_no_points() -> None:
    close = ContractLine(1000, "me", made=2)
    plain = ContractLine(160, "me", made=2, failed=1, over=30, short=7, pointed=2, pointed_failed=1)
    both = close + plain
    assert both.height is None
    assert both.maker_is == "me"
    assert both.average_over == 15
    assert both.average_short == 7
    assert close.average_over is None
    assert close.average_short is None
