"""Honest dealing at a table: the fingerprint before, the key after, and never for a player."""

import random

import msgspec

from tests.table.test_table import AskedChair, answer, play_on, seated, table_rows
from three04.ai.player import Decide
from three04.record.deals import FixedSource, KeySource, deal_out, seeded_source
from three04.record.proof import cut_of, fingerprint
from three04.record.reading import read
from three04.rules.journal import MemoryJournal
from three04.rules.nought.view import View
from three04.rules.options import options
from three04.rules.questions import Answer, Cut, Decline, Question
from three04.rules.tables import TABLES
from three04.table.chairs import ComputerChair, InlineExecutor
from three04.table.records import record_text
from three04.table.table import Table

STANDARD = options("Standard")
FOUR = TABLES["four"]


def test_the_key_comes_only_when_the_deal_is_over() -> None:
    table, _ = seated(options("Standard", "tokens=99"), "proof")
    assert table.proof() is None
    source, rng = seeded_source("proof"), random.Random(2)
    for index in range(4):
        table.next_deal()
        shown = table.proof()
        assert shown is not None
        while table.question is not None:
            assert table.proof() == shown
            answer(table, rng)
        over = table.proof()
        assert over is not None
        assert (shown.number, shown.key) == (index + 1, None)
        assert over.hidden() == shown
        assert over.key == source.key(index).hex()
        assert fingerprint(bytes.fromhex(over.key)) == shown.fingerprint


def test_undo_hides_the_key_again_and_a_resume_shows_the_same_fingerprint() -> None:
    table, _ = seated(STANDARD, "proof")
    rng = random.Random(2)
    table.next_deal()
    shown = table.proof()
    while table.question is not None:
        answer(table, rng)
    assert table.undo(0)
    assert table.proof() == shown
    rows = table_rows(table)
    resumed = Table.resumed(rows, seeded_source("proof"), MemoryJournal())
    assert resumed.proof() == shown
    # Cards that another source dealt are not proven by this one.
    assert Table.resumed(rows, seeded_source("another"), MemoryJournal()).proof() is None


def test_given_cards_have_no_proof() -> None:
    hands = deal_out(FOUR.pack, FOUR, 0)
    table = Table(STANDARD, FixedSource(0, [hands]), MemoryJournal())
    table.next_deal()
    assert table.proof() is None


def test_r5_the_fingerprint_is_shown_before_the_cut() -> None:
    source = KeySource(bytes(32), may_cut=True)
    table = Table(STANDARD, source, MemoryJournal(), cutters=frozenset(range(4)))
    for seat in range(4):
        table.sit(seat, AskedChair(seat))
    table.next_deal()
    before, asked = table.proof(), table.question
    assert before is not None
    assert asked is not None
    assert before.fingerprint == fingerprint(source.key(0))
    table.submit(asked.seat, asked.id, Cut(7))
    assert table.proof() == before
    rng = random.Random(1)
    while table.question is not None:
        answer(table, rng)
    over = table.proof()
    assert over is not None
    assert over.cut == 7
    assert over.key == source.key(0).hex()


def test_the_key_is_nothing_a_player_gets() -> None:
    """All that a computer player decides by, written out, holds neither key nor master key."""
    source, given = seeded_source("secret"), []

    def note(view: View, question: Question, seed: str, budget: int) -> Answer:
        knows = [[getattr(part, name) for name in type(part).__slots__]
                 for part in (view.public, view.own)]  # fmt: skip
        given.append(f"{knows} {question} {seed} {budget}")
        return Decline() if question.kind == "offer" else question.actions[0]

    decide: Decide = note
    table = Table(STANDARD, source, MemoryJournal(), seed="players")
    for seat in range(4):
        table.sit(
            seat, ComputerChair(seat, decide, f"players:{seat}", table.submit, InlineExecutor())
        )
    table.next_deal()
    assert len(given) > 30
    text = "\n".join(given)
    master = source.description.removeprefix("key:")
    for secret in (source.key(0), bytes.fromhex(master)):
        assert secret.hex() not in text
        assert repr(secret) not in text


def test_a_record_holds_the_key_of_each_deal_and_is_read_again() -> None:
    table, _ = seated(STANDARD, "keys")
    play_on(table, random.Random(3), 160)
    rows = table_rows(table)
    assert "[Key " not in record_text(rows)
    source = seeded_source("keys")
    (record,) = read(record_text(rows, source))
    assert len(record.deals) > 2
    for index, deal in enumerate(record.deals):
        (tag,) = deal.tags
        assert (tag.name, tag.value) == ("Key", source.key(index).hex())
        assert cut_of(bytes.fromhex(tag.value), FOUR, deal.dealer, deal.hands) is None
    (without,) = read(record_text(rows, seeded_source("another")))
    assert all(not deal.tags for deal in without.deals)
    assert [msgspec.structs.replace(d, tags=()) for d in record.deals] == list(without.deals)
