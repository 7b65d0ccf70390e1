"""All deals that are over: found by what one remembers of them, sorted, and as a record."""

import datetime
import functools
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tests.store import career
from tests.store.career import DAY
from tests.store.played import rows_of
from three04.record.reading import read
from three04.rules.journal import DealRow, HeaderRow, Row
from three04.rules.options import options
from three04.store.history import Column, DealLine, Key, Query, Term, finished_part, keys, lines
from three04.store.matches import MatchInfo
from three04.store.store import Store
from three04.table.records import record_text

NOON = 1_795_000_000_000


@functools.cache
def played(seed: str, profile: str, level: str) -> tuple[Row, ...]:
    chosen = options(profile, "tokens=4 match_end=bankrupt")
    return career.rows_of(chosen, seed, ("", *(level,) * 3), ("greedy", "greedy"))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    for number, (profile, level) in enumerate(
        (("Standard", "club"), ("Classic", "strong"), ("Beginner", "club"))
    ):
        header, *rows = played(f"h{number}", profile, level)
        assert isinstance(header, HeaderRow)
        store.matches.add(header, rows, started=NOON + number * DAY)
    yield store
    store.close()


def find(
    store: Store, *terms: Term, column: Column = "ended", descending: bool = True
) -> list[Key]:
    with closing(store.reader()) as reader:
        return keys(reader, Query(terms=terms, column=column, descending=descending))


def look(store: Store, found: list[Key]) -> list[DealLine]:
    with closing(store.reader()) as reader:
        known = lines(reader, found)
    return [known[key] for key in found]


def test_the_latest_deal_stands_first(store: Store) -> None:
    found = find(store)
    shown = look(store, found)
    assert len(found) == sum(info(store, match).deals for match in (1, 2, 3))
    order = [(line.ended, line.match, line.n) for line in shown]
    assert order == sorted(order, reverse=True)
    assert find(store, descending=False) == found[::-1]


def info(store: Store, match: int) -> MatchInfo:
    return store.matches.info(match)


@pytest.mark.parametrize("column", ["contract", "points", "tokens", "maker", "outcome", "match"])
@pytest.mark.parametrize("descending", [False, True])
def test_deals_are_sorted_by_what_they_have(store: Store, column: Column, descending: bool) -> None:
    def value(line: DealLine) -> object:
        return {
            "contract": line.contract,
            "points": line.points,
            "tokens": line.my_tokens,
            "maker": None if line.maker is None else line.names[line.maker].casefold(),
            "outcome": line.outcome,
            "match": line.match,
        }[column]

    found = find(store, column=column, descending=descending)
    values = [value(line) for line in look(store, found)]
    given = [v for v in values if v is not None]
    assert given == sorted(given, reverse=descending)  # type: ignore[type-var] # of one kind each
    assert values[len(given) :] == [None] * (len(values) - len(given))
    assert sorted(found) == sorted(find(store))


def test_every_word_has_to_fit(store: Store) -> None:
    everything = find(store)
    assert find(store, Term(text="RAVI")) == everything
    assert find(store, Term(text="nobody")) == []
    club = find(store, Term(text="club", levels=("club",)))
    assert {line.opponents for line in look(store, club)} == {"club"}
    both = find(store, Term(text="x", levels=("club",)), Term(text="x", profiles=("Beginner",)))
    assert {line.match for line in look(store, both)} == {3}
    made = look(store, find(store, Term(text="made", outcomes=("made",))))
    assert {line.outcome for line in made} == {"made"}
    mine = look(store, find(store, Term(text="x", me=True)))
    assert {line.maker for line in mine} == {0}


def test_a_number_is_a_contract_and_a_date_a_day(store: Store) -> None:
    shown = look(store, find(store))
    wanted = next(line.contract for line in shown if line.contract)
    found = look(store, find(store, Term(text=str(wanted), contract=wanted)))
    assert {line.contract for line in found} == {wanted}
    day = datetime.date.fromtimestamp((NOON + DAY) / 1000)
    assert {line.match for line in look(store, find(store, Term(text="x", day=day)))} == {2}
    month = find(store, Term(text=day.isoformat()[:7]))
    assert {2} <= {line.match for line in look(store, month)}


def test_names_are_found_whatever_their_letters(tmp_path: Path) -> None:
    store = Store(tmp_path)
    header, *rows = rows_of()
    assert isinstance(header, HeaderRow)
    named = HeaderRow(header.options, header.first_dealer, ("", "Übül", "Ñandú", "x"),
                      header.players)  # fmt: skip
    store.matches.add(named, rows)
    assert find(store, Term(text="übÜL"))
    assert find(store, Term(text="ñAND"))
    assert not find(store, Term(text="%"))
    store.close()


def test_what_is_there_no_more_is_missing(store: Store) -> None:
    found = find(store)
    store.matches.delete(2)
    with closing(store.reader()) as reader:
        known = lines(reader, found)
        assert lines(reader, []) == {}
    assert set(known) == {key for key in found if key[0] != 2}


def test_a_record_ends_before_the_deal_that_runs() -> None:
    rows = played("h0", "Standard", "club")
    starts = [at for at, row in enumerate(rows) if isinstance(row, DealRow)]
    for deals, start in enumerate(starts):
        # Some cards of the next deal are played already: nobody may see its hands yet.
        part = finished_part(rows[: start + 7], deals)
        assert part == rows[:start]
        if deals:
            (record,) = read(record_text(part))
            assert len(record.deals) == deals
    assert finished_part(rows, len(starts)) == rows


@pytest.mark.parametrize("text", ['"', ",", "[", "%", "_", "2026%", "2026_11", "\\", "'"])
def test_a_sign_is_searched_for_as_it_is_typed(store: Store, text: str) -> None:
    assert find(store, Term(text=text)) == []


def test_a_name_with_signs_in_it_is_found(store: Store) -> None:
    header, *rows = played("h0", "Standard", "club")
    assert isinstance(header, HeaderRow)
    named = msgspec.structs.replace(header, names=("", 'O"Neil, \\100%_', "x", "y"))
    store.matches.add(named, rows)
    for text in ('o"n', ",", "\\1", "0%", "%_"):
        assert {match for match, _ in find(store, Term(text=text))} == {4}
