"""What stands of a match: undone, redone, and which deals that marks."""

import random

import pytest

from tests.store.played import rows_of, rows_with_undo
from tests.store.told import undone_in
from three04.rules.journal import (
    ActionRow,
    DealRow,
    HeaderRow,
    RedoRow,
    Row,
    UndoRow,
    course_of,
    steps_of,
    undone_deals,
)
from three04.store.facts import KeptRow, facts_of


def marked_by_the_store(rows: tuple[Row, ...]) -> set[int]:
    header = rows[0]
    assert isinstance(header, HeaderRow)
    kept = [KeptRow(n, n, row) for n, row in enumerate(rows[1:], 1)]
    return {facts.n for facts in facts_of(header, 0, kept) if facts.undone}


def test_a_decline_that_is_taken_back_marks_no_deal() -> None:
    rows = rows_of("decline", deals=2)
    asked = next(n for n, row in enumerate(rows) if isinstance(row, ActionRow)) + 6
    taken_back = (*rows[: asked + 1], UndoRow(asked), *rows[asked + 1 :])
    assert steps_of(taken_back) == steps_of(rows)
    assert undone_deals(taken_back) == frozenset()
    assert marked_by_the_store(taken_back) == set()


def test_a_decline_that_is_taken_back_leaves_what_can_be_redone() -> None:
    rows = rows_of("decline", deals=1)
    steps = len(rows) - 1
    went_back = (*rows, UndoRow(steps - 2), UndoRow(steps - 2), RedoRow())
    assert steps_of(went_back) == steps_of(rows)
    assert undone_deals(went_back) == {1}
    assert marked_by_the_store(went_back) == {1}


@pytest.mark.parametrize("seed", range(12))
def test_store_sharing_and_rules_mark_the_same_deals(seed: int) -> None:
    rows = list(rows_with_undo(f"mark {seed}", 4))
    chance = random.Random(seed)
    for _ in range(6):  # mere declines, anywhere
        at = chance.randrange(3, len(rows))
        rows.insert(at, UndoRow(len(course_of(rows[:at]).steps)))
    assert undone_deals(rows) == undone_in(rows)
    over = {deal for deal in undone_in(rows) if deal <= len(_finished(rows))}
    assert marked_by_the_store(tuple(rows)) == over


def _finished(rows: list[Row]) -> list[int]:
    header = rows[0]
    assert isinstance(header, HeaderRow)
    kept = [KeptRow(n, n, row) for n, row in enumerate(rows[1:], 1)]
    return [facts.n for facts in facts_of(header, 0, kept)]


def test_a_deal_in_which_anything_stands_again_stays_marked() -> None:
    rows = rows_of("again", deals=3)
    second = [n for n, row in enumerate(rows) if isinstance(row, DealRow)][1]
    back = (*rows, UndoRow(second), RedoRow())
    assert undone_deals(back) == {2, 3}
    assert marked_by_the_store(back) == {2, 3}
