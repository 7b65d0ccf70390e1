"""What is counted of a deal agrees with the rules and with the score sheet's own figures."""

import msgspec
import pytest

from tests.store.played import rows_of, rows_with_undo
from three04.rules.journal import (
    ActionRow,
    DealRow,
    HeaderRow,
    PlayersRow,
    RedoRow,
    Row,
    UndoRow,
    steps_of,
    undone_deals,
)
from three04.rules.nought.match import Match
from three04.store.facts import Bookkeeper, DealFacts, KeptRow, facts_of, height_of


def facts(rows: tuple[Row, ...], my_seat: int | None = 0) -> list[DealFacts]:
    header = rows[0]
    assert isinstance(header, HeaderRow)
    kept = (KeptRow(n, 1000 * n, row) for n, row in enumerate(rows[1:], 1))
    return facts_of(header, my_seat, kept)


def outcomes(rows: tuple[Row, ...]) -> list[tuple[object, ...]]:
    """Return how the deals that stand came out, by one match played through."""
    header = rows[0]
    assert isinstance(header, HeaderRow)
    match = Match(header.options, header.first_dealer)
    match.begin()
    found: list[tuple[object, ...]] = []
    for step in steps_of(list(rows)):
        if isinstance(step, DealRow):
            match.deal(step.hands)
            continue
        match.apply(step.action)
        if match.result is not None:
            public, result = match.public, match.result
            points = result.points if result.outcome in ("made", "failed") else None
            found.append(
                (public.number, public.dealer, result.outcome, result.maker, points, public.tokens)
            )
    return found


@pytest.mark.parametrize(
    ("profile", "house"),
    [
        ("Standard", ""),
        ("Classic", ""),
        ("Beginner", "payments=bank match_end=bankrupt"),
        ("Classic", "table=six-pairs"),
        ("Standard", "table=eight-teams caps=declared"),
    ],
)
def test_every_deal_of_a_match_is_counted_as_the_rules_say(profile: str, house: str) -> None:
    for seed in "abc":
        rows = rows_of(seed, profile, house, deals=None)
        told = facts(rows)
        assert [(f.n, f.dealer, f.outcome, f.maker, f.points, f.tokens) for f in told] == outcomes(
            rows
        )
        for deal in told:
            if deal.points is not None and deal.against is not None:
                assert deal.contract is not None
                assert deal.made == (deal.outcome == "made")
                if deal.contract < 1000:  # partners lay their cards aside in a Partner Close
                    assert deal.points + deal.against == 304
                    assert deal.made == (deal.points >= deal.contract)


@pytest.mark.parametrize("seed", list("uvwxyz"))
def test_what_was_taken_back_counts_as_if_it_had_not_been(seed: str) -> None:
    rows = rows_with_undo(seed)
    assert {UndoRow, RedoRow} <= {type(row) for row in rows}
    told = facts(rows)
    assert [(f.n, f.dealer, f.outcome, f.maker, f.points, f.tokens) for f in told] == outcomes(rows)
    assert {deal.n for deal in told if deal.undone} == {
        number for number in undone_deals(rows) if number <= len(told)
    }


def test_a_deal_brought_back_is_as_it_was() -> None:
    rows = rows_of("m", deals=3)
    second = [n for n, row in enumerate(rows) if isinstance(row, DealRow)][1]
    change = PlayersRow(("", "club", "club", "club"))
    told = facts((*rows, UndoRow(second + 1), change, RedoRow()))
    assert [msgspec.structs.replace(deal, undone=False) for deal in told] == facts(rows)


def test_what_is_done_anew_cannot_be_brought_back_from() -> None:
    rows = rows_of("m", deals=2)
    last = len(rows) - 1
    told = facts((*rows, UndoRow(last - 1), rows[last], RedoRow()))
    assert [deal.ended for deal in told] == [facts(rows)[0].ended, 1000 * (last + 2)]


@pytest.mark.parametrize(
    ("origin", "over"), [("", False), ("number:7", False), ("day:2026-11-30", True)]
)
def test_the_match_of_a_day_is_over_after_its_deal(origin: str, over: bool) -> None:
    header, *rows = rows_of("m", deals=1)
    assert isinstance(header, HeaderRow)
    book = Bookkeeper(msgspec.structs.replace(header, origin=origin), 0)
    for n, row in enumerate(rows, 1):
        book.fold(KeptRow(n, n, row))
    assert book.finished == over


def test_undo_into_an_earlier_deal_marks_all_whose_cards_were_seen() -> None:
    rows = rows_of("m", deals=3)
    second = [n for n, row in enumerate(rows) if isinstance(row, DealRow)][1]
    told = facts((*rows, UndoRow(second + 1), *rows[second + 2 :]))
    assert [deal.undone for deal in told] == [False, True, True]


def test_whose_contract_it_was_depends_on_the_seat() -> None:
    rows = rows_of("m", deals=8)
    for seat in range(4):
        for deal in facts(rows, seat):
            if deal.maker is not None:
                place = (deal.maker - seat) % 4
                assert deal.maker_is == ("me", "opponent", "partner", "opponent")[place]
                assert deal.my_tokens == deal.moved[seat % 2]
    assert {deal.maker_is for deal in facts(rows, None)} == {None}
    assert {deal.my_tokens for deal in facts(rows, None)} == {None}


def test_other_players_count_from_the_deal_they_sit_down_with() -> None:
    rows = rows_of("m", deals=3)
    second = [n for n, row in enumerate(rows) if isinstance(row, DealRow)][1]
    change = PlayersRow(("", "greedy", "club", "random"))
    told = facts((*rows[: second + 1], change, *rows[second + 1 :]))
    assert [deal.players for deal in told] == [
        ("", "random", "greedy", "random"),
        ("", "random", "greedy", "random"),
        ("", "greedy", "club", "random"),
    ]
    assert [(deal.partners, deal.opponents) for deal in told[1:]] == [
        ("greedy", "random"),
        ("club", "mixed"),
    ]


def test_times_and_places_of_a_deal_are_those_of_its_rows() -> None:
    rows = rows_of("m", deals=3)
    places = [n for n, row in enumerate(rows) if isinstance(row, DealRow)]
    told = facts(rows)
    assert [deal.row for deal in told] == places
    assert [deal.began for deal in told] == [1000 * place for place in places]
    assert [deal.ended for deal in told] == [1000 * (p - 1) for p in (*places[1:], len(rows))]


def test_the_height_is_that_of_the_stake() -> None:
    bids = (160, 190, 200, 240, 250, 300, 1000)
    assert [height_of(bid) for bid in bids] == [160, 160, 200, 200, 250, 250, 1000]


def test_rows_that_are_no_match_are_refused() -> None:
    rows = rows_of("m")
    header = rows[0]
    assert isinstance(header, HeaderRow)
    for wrong in (
        rows[3],
        header,
        ActionRow(rows[2].action) if isinstance(rows[2], ActionRow) else header,
    ):
        with pytest.raises(ValueError, match=r"."):
            Bookkeeper(header, 0).fold(KeptRow(1, 0, wrong))
