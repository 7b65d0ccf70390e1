"""R59: a claim is granted iff it is certain from what the claimer has seen, and is played out."""

import copy
import random
from collections.abc import Iterator

import msgspec
import pytest

from tests.table.test_table import AskedChair, FullDisk, seated
from three04.record.deals import seeded_source
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.events import CardPlayed
from three04.rules.journal import ActionRow, JournalError, MemoryJournal
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase
from three04.rules.options import Options, options
from three04.rules.questions import Answer, Decline, Question
from three04.table.claims import PlayingOut, granted
from three04.table.records import record_text
from three04.table.table import Table

SMALL = 3
"""Cards in hand from which on every continuation is tried."""

PROFILES = [
    options("Standard"),
    options("Beginner"),
    options("Classic"),
    options("Standard", "table=six-pairs"),
]


def reply_at_random(table: Table, rng: random.Random) -> None:
    asked = table.question
    assert asked is not None
    reply: Answer = rng.choice(asked.actions)
    if asked.kind == "offer":
        reply = Decline()
    elif isinstance(asked.actions[0], act.Bid):
        reply = rng.choice((asked.actions[0], act.Pass(asked.seat)))
    table.submit(asked.seat, asked.id, reply)


def turns(chosen: Options, seed: str, deals: int) -> Iterator[Table]:
    """Play at random and yield at every turn to play, the small endings only."""
    table, _ = seated(chosen, seed)
    rng = random.Random(seed)
    while table.match.public.number <= deals and (table.question or table.next_deal()):
        asked = table.question
        assert asked is not None
        playing = table.match.public.phase is Phase.PLAY and asked.kind == "turn"
        if playing and table.match.public.cards_left(asked.seat) <= SMALL:
            yield table
            if table.question is not asked:
                continue
        reply_at_random(table, rng)


def loses_a_trick(match: Match, seat: int, claim: PlayingOut, tricks: int) -> bool:
    """Try every legal reply of the others; return whether any of them takes a trick."""
    if any(trick.winner != seat for trick in match.public.tricks[tricks:]):
        return True
    turn = match.awaited
    if turn is None or match.public.outcome is not None:
        return False
    legal: list[Action] = [a for a in match.legal(turn) if isinstance(a, act.Play | act.Open)]
    if turn == seat:
        legal = [claim.action(Question(1, turn, "turn", tuple(legal)))]
    for action in legal:
        after = copy.deepcopy(match)
        after.apply(action)
        if after.public.outcome is None and loses_a_trick(after, seat, claim, tricks):
            return True
    return False


@pytest.mark.parametrize("chosen", PROFILES, ids=["standard", "beginner", "classic", "six"])
def test_r59_what_is_granted_loses_no_trick_whatever_the_others_play(chosen: Options) -> None:
    seen = {True: 0, False: 0}
    for table in turns(chosen, "sound", 40):
        seat = table.match.awaited
        assert seat is not None
        claim = granted(table.match, seat)
        seen[claim is not None] += 1
        if claim is not None:
            tricks = len(table.match.public.tricks)
            assert not loses_a_trick(copy.deepcopy(table.match), seat, claim, tricks)
    assert min(seen.values()) > 10, seen


@pytest.mark.parametrize("chosen", PROFILES[:3], ids=["standard", "beginner", "classic"])
def test_r59_other_hidden_cards_give_the_same_answer(chosen: Options) -> None:
    rng = random.Random(1)
    answers = set()
    for table in turns(chosen, "honest", 25):
        seat = table.match.awaited
        assert seat is not None
        before = granted(table.match, seat)
        twin = copy.deepcopy(table.match)
        others = [own for own in twin.owns if own.seat != seat]
        pool = [card for own in others for card in own.hand]
        rng.shuffle(pool)
        for own in others:
            own.hand[:] = [pool.pop() for _ in own.hand]
        after = granted(twin, seat)
        assert (before and before._claim) == (after and after._claim)
        answers.add(before is None)
    assert answers == {True, False}


def to_a_claim(chosen: Options, seed: str) -> tuple[Table, list[AskedChair], int]:
    """Play up to a turn at which a claim is granted."""
    for number in range(20):
        table, chairs = seated(chosen, f"{seed} {number}")
        seat = find_claim(table, random.Random(seed))
        if seat is not None:
            return table, chairs, seat
    raise AssertionError("nobody may claim")


def find_claim(table: Table, rng: random.Random) -> int | None:
    """Play on to a granted claim; return whose, or None if the match ends first."""
    while table.question is not None or table.next_deal():
        asked = table.question
        assert asked is not None
        playing = table.match.public.phase is Phase.PLAY and asked.kind == "turn"
        left = table.match.public.cards_left(asked.seat)
        if playing and left == SMALL and granted(table.match, asked.seat):
            return asked.seat
        reply_at_random(table, rng)
    return None


def test_r59_the_cards_are_played_out_and_all_chairs_hear_it_as_if_played() -> None:
    table, chairs, seat = to_a_claim(options("Standard"), "out")
    tricks = len(table.match.public.tricks)
    asked = [len(chair.asked) for chair in chairs]
    assert table.claim(seat) is None
    public = table.match.public
    assert public.outcome in ("made", "failed")
    assert {trick.winner for trick in public.tricks[tricks:]} == {seat}
    assert [len(chair.asked) for chair in chairs] == asked
    heard = [event for event in chairs[(seat + 1) % 4].events if isinstance(event, CardPlayed)]
    assert len(heard[-4 * SMALL :]) == 4 * SMALL
    journal = table._history.journal
    assert isinstance(journal, MemoryJournal)
    steps = [row for row in journal.rows if isinstance(row, ActionRow)]
    assert sum(isinstance(row.action, act.Play) for row in steps[-4 * SMALL :]) >= 4 * SMALL - 1
    assert record_text(journal.rows)


def test_r59_one_undo_takes_a_claim_back() -> None:
    table, chairs, seat = to_a_claim(options("Standard"), "back")
    heard = list(chairs[seat].events)
    assert table.claim(seat) is None
    assert table.undo(seat)
    assert chairs[seat].events == heard
    asked = table.question
    assert asked is not None
    assert (asked.seat, asked.kind) == (seat, "turn")
    assert table.claim(seat) is None


def test_r59_a_match_resumed_amid_or_after_a_claim_goes_on_as_an_ordinary_one() -> None:
    table, _, seat = to_a_claim(options("Standard"), "resumed")
    assert table.claim(seat) is None
    journal = table._history.journal
    assert isinstance(journal, MemoryJournal)
    for rows in (journal.rows, journal.rows[:-5]):
        kept = MemoryJournal()
        kept.rows = list(rows)
        again = Table.resumed(list(rows), seeded_source("resumed"), kept)
        again.go_on()
        assert again.can_undo(seat)
        assert (again.question is None) == (len(rows) == len(journal.rows))


def test_r59_a_claim_is_refused_off_turn_and_when_it_is_not_certain() -> None:
    table, _ = seated(options("Standard"), "early")
    assert table.next_deal()
    codes = set()
    rng = random.Random(5)
    for _ in range(40):
        asked = table.question
        if asked is None:
            break
        playing = table.match.public.phase is Phase.PLAY and asked.kind == "turn"
        for seat in range(4):
            if playing and seat == asked.seat and granted(table.match, seat):
                continue
            refused = table.claim(seat)
            assert refused is not None
            assert refused.code == ("not_certain" if playing and seat == asked.seat else "not_now")
            codes.add(refused.code)
            assert table.question is asked
        reply_at_random(table, rng)
    assert codes == {"not_now", "not_certain"}


def test_r51_who_is_polled_is_still_asked_about_spoilt_trumps_during_a_claim() -> None:
    chosen = msgspec.structs.replace(options("Beginner"), spoilt_trumps=True)
    table, chairs, seat = to_a_claim(chosen, "polled")
    other = (seat + 1) % 4
    table.sit(other, chairs[other], polled=True)
    assert table.claim(seat) is None
    polled = 0
    while table.question is not None:
        asked = table.question
        assert (asked.seat, asked.kind) == (other, "offer")
        polled += 1
        table.submit(other, asked.id, Decline())
    assert polled > 2 * SMALL
    assert table.match.public.outcome in ("made", "failed")
    assert table.undo(seat)
    assert table.match.public.cards_left(seat) == SMALL


def test_r59_where_a_card_cannot_be_kept_the_seats_play_on_themselves() -> None:
    table, chairs, seat = to_a_claim(options("Standard"), "full")
    journal = table._history.journal
    assert isinstance(journal, MemoryJournal)
    full = FullDisk(len(journal.rows) + 2)
    full.rows = list(journal.rows)
    table._history.journal = full
    with pytest.raises(JournalError):
        table.claim(seat)
    full.room = 10_000
    table.go_on()
    asked = table.question
    assert asked is not None
    assert chairs[asked.seat].asked[-1] == asked
    assert len(full.rows) == len(journal.rows) + 2
