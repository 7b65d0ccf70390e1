"""Redo: what undo took back comes again as it was, for everybody, also after a resume."""

import random
from collections.abc import Callable

import pytest

from tests.table.test_table import AskedChair, FullDisk, answer, play_on, seated
from three04.ai.players import player_of
from three04.record.deals import FirstSource, KeySource, seeded_source
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.journal import (
    ActionRow,
    DealRow,
    HeaderRow,
    JournalError,
    MemoryJournal,
    RedoRow,
    Row,
    UndoRow,
    steps_of,
    undone_deals,
)
from three04.rules.options import Options, options
from three04.rules.questions import Cut, Decline, Question
from three04.table.chairs import ComputerChair, InlineExecutor
from three04.table.matches import play_match
from three04.table.records import record_text
from three04.table.table import Table

PERSON = 0


def with_computers(chosen: Options, seed: str) -> tuple[Table, AskedChair, MemoryJournal]:
    """Seat a person, whom the test plays, among computers that count and remember."""
    journal = MemoryJournal()
    table = Table(chosen, seeded_source(seed), journal)
    person, club, executor = AskedChair(PERSON), player_of("club"), InlineExecutor()
    table.sit(PERSON, person)
    for seat in range(1, chosen.seating.seats):
        chair = ComputerChair(seat, club.decide, f"{seed}:{seat}", table.submit, executor)
        table.sit(seat, chair, club.polled)
    return table, person, journal


def play_person(table: Table, rng: random.Random, deals: int) -> None:
    """Answer for the person at random, until so many deals are over."""
    while table.match.public.number < deals or table.question is not None:
        if table.question is None:
            assert table.next_deal()
        else:
            answer(table, rng)


def back_to_the_start(table: Table) -> int:
    times = 0
    while table.undo(PERSON):
        times += 1
    return times


@pytest.mark.parametrize(
    "chosen",
    [
        options("Standard"),
        options("Classic", "caps=declared"),
        options("Standard", "table=six-pairs"),
    ],
    ids=["standard", "classic", "six"],
)
def test_undo_to_the_start_and_redo_gives_the_same_bytes(chosen: Options) -> None:
    table, person, journal = with_computers(chosen, "bytes")
    play_person(table, random.Random(4), 3)
    written, heard = record_text(journal.rows), list(person.events)
    times = back_to_the_start(table)
    assert times > 20
    assert record_text(journal.rows) != written
    while table.undone:
        assert table.redo()
    assert not table.redo()
    assert record_text(journal.rows) == written
    assert person.events == heard
    # What a computer knows is what it knew: it decides the same on.
    assert table.can_undo(PERSON)


def test_each_redo_takes_back_one_undo() -> None:
    table, person, journal = with_computers(options("Standard"), "steps")
    play_person(table, random.Random(1), 1)
    states = [(list(person.events), record_text(journal.rows))]
    while table.undo(PERSON):
        states.append((list(person.events), record_text(journal.rows)))
    for heard, written in reversed(states[:-1]):
        assert table.redo()
        assert (person.events, record_text(journal.rows)) == (heard, written)


def test_a_new_deed_ends_redo() -> None:
    table, _ = seated(options("Standard"))
    rng = random.Random(3)
    play_on(table, rng, 30)
    assert table.undo(1)
    assert table.undo(1)
    assert table.undone
    answer(table, rng)
    assert not table.undone
    assert not table.redo()


def test_redo_after_a_resume() -> None:
    table, _, journal = with_computers(options("Classic"), "resume")
    play_person(table, random.Random(9), 2)
    written = record_text(journal.rows)
    for _ in range(7):
        assert table.undo(PERSON)
    rows = list(journal.rows)
    again = Table.resumed(rows, seeded_source("resume"), journal)
    person = AskedChair(PERSON)
    again.sit(PERSON, person)
    again.go_on()
    while again.redo():
        pass
    assert record_text(journal.rows) == written
    assert again.can_undo(PERSON)


def test_a_cut_is_redone() -> None:
    source = KeySource(bytes(32), may_cut=True)
    table = Table(options("Standard"), source, MemoryJournal(), cutters=frozenset(range(4)))
    chairs = [AskedChair(seat) for seat in range(4)]
    for seat, chair in enumerate(chairs):
        table.sit(seat, chair)
    table.next_deal()
    asked = table.question
    assert asked is not None
    table.submit(asked.seat, asked.id, Cut(7))
    hand = list(chairs[2].view.hand)
    assert table.undo(asked.seat)
    assert table.question is not None
    assert table.question.kind == "cut"
    assert table.redo()
    assert table.question is not None
    assert table.question.kind == "turn"
    assert chairs[2].view.hand == hand


def _declined_then_led(seed: int) -> tuple[Table, Question] | None:
    """Bring a deal to its first lead, the maker having kept his trump closed and leading."""
    table, _ = seated(options("Standard"), f"redo {seed}")
    table.next_deal()
    while table.question is not None and table.question.kind == "turn":
        question = table.question
        bid = act.Bid(table.match.public.eldest, 160)
        plain = bid if bid in question.actions else act.Pass(question.seat)
        table.submit(
            question.seat, question.id, plain if plain in question.actions else question.actions[0]
        )
    asked = table.question
    if asked is None or asked.seat != table.match.public.eldest:
        return None
    table.submit(asked.seat, asked.id, Decline())
    led = table.question
    assert led is not None
    table.submit(led.seat, led.id, led.actions[0])
    return table, led


def test_r35_a_redone_lead_does_not_ask_again_what_was_declined_before_it() -> None:
    table, led = next(filter(None, map(_declined_then_led, range(50))))
    next_asked = table.question
    assert next_asked is not None
    assert table.undo(led.seat)
    offered = table.question
    assert offered is not None
    assert offered.kind == "offer"
    assert table.submit(offered.seat, offered.id, Decline()) is None
    assert table.undone, "declining again leaves no trace and takes nothing away"
    assert table.redo()
    assert table.question is not None
    assert (table.question.seat, table.question.actions) == (next_asked.seat, next_asked.actions)


def test_redo_that_cannot_be_kept_did_not_happen() -> None:
    journal = FullDisk(10_000)
    table = Table(options("Standard"), seeded_source("f"), journal)
    chairs = [AskedChair(seat) for seat in range(4)]
    for seat, chair in enumerate(chairs):
        table.sit(seat, chair)
    play_on(table, random.Random(0), 20)
    assert table.undo(2)
    journal.room = len(journal.rows)
    heard, asked = list(chairs[2].events), table.question
    with pytest.raises(JournalError):
        table.redo()
    assert (chairs[2].events, table.question) == (heard, asked)
    journal.room = 10_000
    assert table.redo()


def test_undone_rows_that_are_no_legal_match_are_not_redone() -> None:
    table, _ = seated(options("Standard"))
    play_on(table, random.Random(5), 20)
    journal = table._history.journal
    assert isinstance(journal, MemoryJournal)
    stands = len(steps_of(journal.rows))
    rows: list[Row] = [*journal.rows]
    wrong = act.Play(0, "7C") if stands < 8 else act.Bid(0, 160)
    # As a damaged file might have it: taken back before anybody could check it.
    rows += [ActionRow(wrong), UndoRow(stands)]
    resumed = Table.resumed(rows, seeded_source("1"), MemoryJournal())
    assert resumed.undone
    assert not resumed.redo()
    assert not resumed.undone
    assert steps_of(rows) == resumed._history.steps


# ---------------------------------------------------------------------- deals played with undo


def rows_of(script: str) -> list[Row]:
    """Return rows: ``D`` a deal, ``a`` an action, a digit undo to so many steps, ``r`` redo."""
    table, _ = seated(options("Standard"))
    table.next_deal()
    journal = table._history.journal
    assert isinstance(journal, MemoryJournal)
    header, deal = journal.rows
    action = ActionRow(act.Pass(0))
    made: dict[str, Callable[[], Row]] = {
        "D": lambda: deal,
        "a": lambda: action,
        "r": RedoRow,
    }
    return [header, *(made[c]() if c in made else UndoRow(int(c)) for c in script)]


@pytest.mark.parametrize(
    ("script", "marked"),
    [
        ("DaaDaa", set()),
        ("Daa2a", {1}),
        ("DaaDaa5", {2}),
        ("DaaDaa2", {1, 2}),  # back over the second deal: its cards come again
        ("DaaDaa3", {2}),  # only the second deal's cut
        ("DaaDaa5r", {2}),  # seen is seen
        ("Daa3", set()),  # a declined offer: no action, and nobody has seen more for it
        ("DaaDaa2aDaaDa", {1, 2}),
    ],
)
def test_deals_played_with_undo_are_known(script: str, marked: set[int]) -> None:
    assert undone_deals(rows_of(script)) == marked


def test_rows_before_any_deal_mark_nothing() -> None:
    header = HeaderRow(options("Standard"), 0)
    assert undone_deals([header]) == frozenset()
    assert undone_deals([header, RedoRow()]) == frozenset()


# ---------------------------------------------------------------------- the same deal again


def actions_of_last_deal(journal: MemoryJournal) -> list[Action]:
    done: list[Action] = []
    for step in steps_of(journal.rows):
        if isinstance(step, ActionRow):
            done.append(step.action)
        else:
            done.clear()
    return done


def test_computers_do_the_same_wherever_in_a_match_a_deal_is_played() -> None:
    chosen, players = options("Standard"), [player_of("random")] * 4
    journal, again = MemoryJournal(), MemoryJournal()
    played = play_match(chosen, players, seeded_source("place"), "same", journal, 4)
    last = next(row for row in reversed(journal.rows) if isinstance(row, DealRow))
    first = FirstSource(played.match.public.dealer, last.hands, seeded_source("other"))
    play_match(chosen, players, first, "same", again, 1)
    assert actions_of_last_deal(again) == actions_of_last_deal(journal)
    other = MemoryJournal()
    play_match(chosen, players, first, "another", other, 1)
    assert actions_of_last_deal(other) != actions_of_last_deal(journal)
