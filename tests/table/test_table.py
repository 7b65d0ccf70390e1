"""The table: questions, offers, journal, undo, and that no chair gets what it may not know."""

import random
from collections.abc import Sequence

import msgspec
import pytest

from three04.ai.players import PLAYERS
from three04.record.deals import FixedSource, KeySource, deal_out, seeded_source, source_from
from three04.rules import actions as act
from three04.rules.events import Event, SpoiltCalled, redact
from three04.rules.journal import HeaderRow, JournalError, MemoryJournal, Row, UndoRow, steps_of
from three04.rules.nought.public import Phase
from three04.rules.options import Options, options
from three04.rules.questions import Answer, Cut, Decline, Question
from three04.rules.tables import TABLES
from three04.table.chairs import ComputerChair, InlineExecutor, ViewChair
from three04.table.matches import play_match
from three04.table.table import Table


class AskedChair(ViewChair):
    """A chair that keeps its questions; the test answers."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self.events: list[Event] = []
        self.asked: list[Question] = []
        self.resets = 0

    def hear(self, events: Sequence[Event]) -> None:
        super().hear(events)
        self.events += events

    def ask(self, question: Question) -> None:
        self.asked.append(question)

    def reset(self) -> None:
        super().reset()
        self.events.clear()
        self.resets += 1


def seated(chosen: Options, seed: str = "1") -> tuple[Table, list[AskedChair]]:
    table = Table(chosen, seeded_source(seed), MemoryJournal())
    chairs = [AskedChair(seat) for seat in range(chosen.seating.seats)]
    for seat, chair in enumerate(chairs):
        table.sit(seat, chair)
    return table, chairs


def answer(table: Table, rng: random.Random) -> None:
    """Answer the open question at random, declining half of the offers."""
    question = table.question
    assert question is not None
    reply: Answer = rng.choice(question.actions)
    if question.kind == "offer" and rng.random() < 0.5:
        reply = Decline()
    assert table.submit(question.seat, question.id, reply) is None


def play_on(table: Table, rng: random.Random, answers: int) -> None:
    """Answer so many questions, beginning deals as they are due."""
    for _ in range(answers):
        if table.question is None and not table.next_deal():
            return
        answer(table, rng)


CLASSIC_CAPS = options("Classic", "caps=declared")


@pytest.mark.parametrize("chosen", [options("Standard"), CLASSIC_CAPS], ids=["std", "caps"])
def test_every_chair_hears_its_own_events_and_its_view_knows_what_is_legal(
    chosen: Options,
) -> None:
    table, chairs = seated(chosen)
    rng = random.Random(4)
    for _ in range(400):
        if table.question is None and not table.next_deal():
            break
        question = table.question
        assert question is not None
        chair = chairs[question.seat]
        assert chair.asked[-1] == question
        legal = chair.view.legal() if question.kind == "turn" else chair.view.offers()
        assert set(question.actions) <= set(legal)
        answer(table, rng)
        for other in chairs:
            assert [redact(e, other.view.seat) for e in other.events] == other.events


def test_question_ids_never_repeat_not_even_after_undo() -> None:
    table, chairs = seated(options("Standard"))
    rng = random.Random(1)
    for _ in range(40):
        play_on(table, rng, 12)
        seat = rng.randrange(4)
        if table.can_undo(seat):
            assert table.undo(seat)
    ids = [question.id for chair in chairs for question in chair.asked]
    assert len(ids) > 300
    assert len(ids) == len(set(ids))


def test_an_old_or_foreign_answer_is_refused_and_changes_nothing() -> None:
    table, _ = seated(options("Standard"))
    table.next_deal()
    old = table.question
    assert old is not None
    assert table.submit((old.seat + 1) % 4, old.id, old.actions[0]) is not None
    table.submit(old.seat, old.id, act.Pass(old.seat))
    now = table.question
    refused = table.submit(old.seat, old.id, act.Pass(old.seat))
    assert refused is not None
    assert refused.code == "old_question"
    assert table.question == now


def test_an_illegal_answer_is_refused_with_its_reason_and_the_question_stands() -> None:
    table, _ = seated(options("Standard"))
    table.next_deal()
    question = table.question
    assert question is not None
    for wrong in (act.Bid(question.seat, 155), act.Open(question.seat), Decline(), Cut(3)):
        assert table.submit(question.seat, question.id, wrong) is not None
        assert table.question == question
    other = (question.seat + 1) % 4
    assert table.submit(question.seat, question.id, act.Pass(other)) is not None


def to_first_lead(chosen: Options, maker_step: int) -> tuple[Table, list[AskedChair]]:
    """Bring a deal to the moment before the first lead; the maker is eldest + ``maker_step``."""
    for seed in range(100):
        table, chairs = seated(chosen, f"lead {seed}")
        table.next_deal()
        eldest = table.match.public.eldest
        maker = (eldest + maker_step) % 4
        while table.match.public.phase is not Phase.PLAY:
            question = table.question
            assert question is not None
            bid = act.Bid(maker, 160)
            plain = bid if bid in question.actions else act.Pass(question.seat)
            reply: Answer = plain if plain in question.actions else question.actions[0]
            table.submit(question.seat, question.id, reply)
        if table.match.public.maker == maker:
            return table, chairs
    raise AssertionError("no such deal")


def test_r35_the_leader_waits_until_the_maker_has_answered() -> None:
    table, _ = to_first_lead(options("Standard"), 1)
    question = table.question
    assert question is not None
    maker = table.match.public.maker
    assert (question.seat, question.kind) == (maker, "offer")
    assert table.submit(question.seat, question.id, Decline()) is None
    after = table.question
    assert after is not None
    assert (after.seat, after.kind) == (table.match.public.eldest, "turn")


def test_r37_caps_are_asked_from_the_maker_on_and_only_until_one_declares() -> None:
    table, _ = to_first_lead(options("Standard", "caps=declared"), 2)
    maker = table.match.public.maker
    assert maker is not None
    asked = []
    while table.question is not None and table.question.kind == "offer":
        question = table.question
        action = question.actions[0]
        asked.append((question.seat, type(action)))
        declares = isinstance(action, act.Caps) and question.seat == (maker + 2) % 4
        table.submit(question.seat, question.id, action if declares else Decline())
    assert asked == [
        (maker, act.Open),
        (maker, act.Caps),
        ((maker + 1) % 4, act.Caps),
        ((maker + 2) % 4, act.Caps),
    ]


def test_an_offer_comes_unasked_and_the_open_question_is_put_again() -> None:
    table, _ = to_first_lead(options("Standard"), 1)
    question = table.question
    assert question is not None
    assert table.submit(question.seat, question.id, Decline()) is None
    held = table.question
    assert held is not None
    maker = table.match.public.maker
    assert maker is not None
    assert table.offer(act.Open(maker)) is None
    again = table.question
    assert again is not None
    assert (again.seat, again.kind) == (held.seat, "turn")
    assert again.id != held.id
    late = table.offer(act.Open(maker))
    assert late is not None
    assert late.code == "open_already"


def test_an_offer_is_only_for_what_may_be_done_off_turn() -> None:
    table, _ = seated(options("Standard"))
    table.next_deal()
    eldest = table.match.public.eldest
    assert table.offer(act.Pass(eldest)) is not None


def test_r51_a_polled_chair_is_asked_after_each_action() -> None:
    table, chairs = to_first_lead(options("Classic", "second_auction=off"), 1)
    table.sit(2, chairs[2], polled=True)
    rng = random.Random(3)
    polled = 0
    while table.match.public.outcome is None:
        question = table.question
        assert question is not None
        if question.kind == "offer" and isinstance(question.actions[0], act.Spoilt):
            assert question.seat == 2
            polled += 1
            table.submit(2, question.id, Decline())
        else:
            plays = [a for a in question.actions if isinstance(a, act.Play)]
            table.submit(question.seat, question.id, rng.choice(plays) if plays else Decline())
    assert polled >= 31


def test_r5_a_person_cuts_where_the_source_allows() -> None:
    hands = set()
    for at in (0, 7, 31):
        source = KeySource(bytes(32), may_cut=True)
        table = Table(options("Standard"), source, MemoryJournal(), cutters=frozenset(range(4)))
        chairs = [AskedChair(seat) for seat in range(4)]
        for seat, chair in enumerate(chairs):
            table.sit(seat, chair)
        assert table.next_deal()
        assert not table.next_deal()
        question = table.question
        assert question is not None
        assert question.kind == "cut"
        assert question.seat == (source.first_dealer(TABLES["four"]) - 1) % 4
        refused = table.submit(question.seat, question.id, Cut(32))
        assert refused is not None
        assert refused.code == "cut_range"
        assert table.submit(question.seat, question.id, Cut(at)) is None
        hands.add(tuple(chairs[0].view.hand))
    assert len(hands) == 3


def test_r5_numbered_deals_are_not_cut() -> None:
    table = Table(
        options("Standard"), seeded_source("x"), MemoryJournal(), cutters=frozenset(range(4))
    )
    table.next_deal()
    assert table.question is not None
    assert table.question.kind == "turn"


# ---------------------------------------------------------------------- undo


def test_undo_returns_to_the_last_own_question_as_if_it_had_not_been_answered() -> None:
    table, chairs = seated(options("Classic"))
    rng = random.Random(8)
    before: dict[int, tuple[list[Event], Question]] = {}
    for _ in range(300):
        if table.question is None and not table.next_deal():
            break
        question = table.question
        assert question is not None
        seat = question.seat
        before[seat] = (list(chairs[seat].events), question)
        answer(table, rng)
        if rng.random() < 0.3:
            heard, asked = before[seat]
            if len(chairs[seat].events) == len(heard):
                continue  # an offer declined: nothing happened that could be taken back
            resets = [chair.resets for chair in chairs]
            assert table.undo(seat)
            assert [chair.resets for chair in chairs] == [n + 1 for n in resets]
            assert chairs[seat].events == heard
            now = table.question
            assert now is not None
            # The offers of that moment are asked anew (declining is not recorded).
            while now.kind == "offer" and (now.seat, now.actions) != (seat, asked.actions):
                table.submit(now.seat, now.id, Decline())
                assert table.question is not None
                now = table.question
            assert (now.seat, now.actions) == (seat, asked.actions)


def test_undo_goes_back_to_the_start_and_the_same_cards_come_again() -> None:
    table, chairs = seated(options("Standard"))
    rng = random.Random(2)
    play_on(table, rng, 150)
    first = next(iter(chairs[1].events[2:]))
    dealt = [step for step in steps_of(table_rows(table)) if hasattr(step, "hands")]
    while table.can_undo(1):
        assert table.undo(1)
    assert not table.undo(1)
    assert chairs[1].events[2] == first
    play_on(table, random.Random(2), 150)
    again = [step for step in steps_of(table_rows(table)) if hasattr(step, "hands")]
    shared = min(len(dealt), len(again))
    assert shared >= 2
    assert again[:shared] == dealt[:shared]


def test_a_seat_is_told_when_undo_goes_back_into_a_deal_that_is_over() -> None:
    table, _ = seated(options("Standard"))
    rng = random.Random(4)
    assert not table.undo_reopens(1)
    over = running = 0
    for _ in range(300):
        if table.question is None:
            if table.match.public.number:
                over += 1
                assert table.undo_reopens(1) == table.can_undo(1)
            if not table.next_deal():
                break
        acted = table.match.public.number
        assert table.question is not None
        seat = table.question.seat
        heard = len(table_rows(table))
        answer(table, rng)
        kept = len(table_rows(table)) > heard
        if kept and table.match.public.number == acted and table.match.public.outcome is None:
            running += 1
            assert not table.undo_reopens(seat)
    assert over > 2
    assert running > 40


def table_rows(table: Table) -> list[Row]:
    journal = table._history.journal
    assert isinstance(journal, MemoryJournal)
    return journal.rows


def test_the_journal_holds_the_match_undone_rows_included() -> None:
    table, _ = seated(options("Standard"))
    rng = random.Random(5)
    for _ in range(20):
        play_on(table, rng, 9)
        if table.can_undo(2):
            table.undo(2)
    rows = table_rows(table)
    assert any(isinstance(row, UndoRow) for row in rows)
    assert steps_of(rows) == table._history.steps


class FullDisk(MemoryJournal):
    """A journal that stops taking rows."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room

    def write(self, row: Row) -> None:
        if len(self.rows) >= self.room:
            raise JournalError("The disk is full.")
        super().write(row)


@pytest.mark.parametrize("room", [1, 2, 3, 9, 20, 40])
def test_a_row_that_cannot_be_kept_did_not_happen(room: int) -> None:
    journal = FullDisk(room)
    table = Table(options("Standard"), seeded_source("f"), journal)
    chairs = [AskedChair(seat) for seat in range(4)]
    for seat, chair in enumerate(chairs):
        table.sit(seat, chair)
    rng = random.Random(0)
    with pytest.raises(JournalError, match="disk is full"):
        play_on(table, rng, 100)
    heard = [list(chair.events) for chair in chairs]
    journal.room = 10_000
    legal_before = table.question.actions if table.question else ()
    assert [chair.events for chair in chairs] == heard
    if table.question is not None:
        assert tuple(table.match.legal(table.question.seat)) == legal_before or (
            table.question.kind == "offer"
        )
    play_on(table, rng, 60)
    assert len(journal.rows) > room


# ---------------------------------------------------------------------- chairs


class PromptChair(ViewChair):
    """A chair that answers in ``ask``, as a chair may: bids when it can, declines offers."""

    def __init__(self, seat: int, tables: list[Table]) -> None:
        super().__init__(seat)
        self._tables = tables
        self.depth = 0
        self.deepest = 0

    def ask(self, question: Question) -> None:
        self.depth += 1
        self.deepest = max(self.deepest, self.depth)
        reply: Answer = Decline() if question.kind == "offer" else question.actions[0]
        self._tables[0].submit(question.seat, question.id, reply)
        self.depth -= 1


def test_chairs_that_answer_at_once_do_not_nest() -> None:
    chosen = options("Classic", "table=eight-teams caps=declared bid_step_from_200=5")
    table = Table(chosen, seeded_source("deep"), MemoryJournal())
    chairs = [PromptChair(seat, [table]) for seat in range(8)]
    for seat, chair in enumerate(chairs):
        table.sit(seat, chair, polled=True)
    for _ in range(3):
        assert table.next_deal()
    assert table.match.public.number == 3
    assert {chair.deepest for chair in chairs} == {1}


class HastyChair(AskedChair):
    """A chair that calls spoilt trumps while it still hears that play begins."""

    def __init__(self, seat: int, table: Table) -> None:
        super().__init__(seat)
        self._table = table

    def hear(self, events: Sequence[Event]) -> None:
        super().hear(events)
        for action in self.view.offers():
            if isinstance(action, act.Spoilt):
                self._table.offer(action)


def test_a_chair_that_acts_while_it_hears_does_not_disorder_the_others() -> None:
    chosen = options("Classic", "redeal=off second_auction=off")
    table = Table(chosen, seeded_source("hasty"), MemoryJournal())
    chairs = [HastyChair(0, table), *(AskedChair(seat) for seat in (1, 2, 3))]
    for seat, chair in enumerate(chairs):
        table.sit(seat, chair)
    rng = random.Random(1)
    play_on(table, rng, 60)
    assert any(isinstance(event, SpoiltCalled) for event in chairs[3].events)
    for seat, chair in enumerate(chairs):
        late = AskedChair(seat)
        table.sit(seat, late)
        assert chair.events == late.events
    assert len({question.id for chair in chairs for question in chair.asked}) == sum(
        len(chair.asked) for chair in chairs
    )


def test_a_seat_taken_over_in_mid_deal_knows_what_its_seat_knew() -> None:
    table, chairs = seated(options("Classic"))
    play_on(table, random.Random(6), 33)
    newcomer = AskedChair(2)
    table.sit(2, newcomer)
    assert newcomer.events == chairs[2].events
    assert newcomer.view.hand == chairs[2].view.hand
    question = table.question
    if question is not None and question.seat == 2:
        assert newcomer.asked == [question]


def test_a_late_answer_of_who_sat_there_before_is_refused() -> None:
    table, chairs = seated(options("Standard"))
    table.next_deal()
    asked = table.question
    assert asked is not None
    person = AskedChair(asked.seat)
    table.sit(asked.seat, person)
    refused = table.submit(asked.seat, asked.id, asked.actions[0])
    assert refused is not None
    assert refused.code == "old_question"
    assert not table.match.public.auction or not table.match.public.auction.calls
    assert person.asked[-1].actions == asked.actions
    assert table.submit(asked.seat, person.asked[-1].id, asked.actions[0]) is None
    assert asked in chairs[asked.seat].asked


def test_go_on_asks_a_computer_again_whose_answer_could_not_be_kept() -> None:
    journal = FullDisk(6)
    table = Table(options("Standard"), seeded_source("f"), journal)
    executor, decide = InlineExecutor(), PLAYERS["random"].decide
    for seat in range(4):
        table.sit(seat, ComputerChair(seat, decide, f"{seat}", table.submit, executor))
    with pytest.raises(JournalError, match="disk is full"):
        table.next_deal()
    assert table.question is not None
    journal.room = 10_000
    table.go_on()
    assert table.question is None
    assert table.match.needs_deal


def test_a_watcher_sees_no_hidden_card() -> None:
    table, _ = seated(options("Standard"))
    watcher = AskedChair(None)
    table.watch(watcher)
    play_on(table, random.Random(7), 25)
    late = AskedChair(None)
    table.watch(late)
    assert late.events == watcher.events
    assert watcher.view.hand == []
    assert watcher.events == [redact(event, None) for event in watcher.events]


def test_a_source_without_more_deals_ends_the_playing() -> None:
    hands = deal_out(TABLES["four"].pack, TABLES["four"], 1)
    table = play_match(
        options("Beginner"),
        [PLAYERS["greedy"]] * 4,
        FixedSource(1, [hands]),
        "s",
        MemoryJournal(),
    )
    assert table.match.public.number == 1
    assert not table.next_deal()


@pytest.mark.parametrize("profile", ["Standard", "Classic", "Beginner"])
def test_computers_play_a_match_to_its_end_and_again_the_same(profile: str) -> None:
    journals = [MemoryJournal(), MemoryJournal()]
    for journal in journals:
        players = [PLAYERS[name] for name in ("greedy", "random", "greedy", "random")]
        table = play_match(options(profile), players, seeded_source("m"), "p", journal)
        assert table.match.finished
    assert journals[0].rows == journals[1].rows


def test_inline_executor_does_not_nest_and_recovers_from_an_error() -> None:
    executor = InlineExecutor()
    order: list[str] = []

    def inner() -> Answer:
        order.append("inner")
        return Decline()

    def outer() -> Answer:
        executor.run(inner, lambda _: None)
        order.append("outer")
        return Decline()

    executor.run(outer, lambda _: order.append("done"))
    assert order == ["outer", "done", "inner"]

    def fails() -> Answer:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        executor.run(fails, lambda _: None)
    executor.run(outer, lambda _: None)
    assert order[-1] == "inner"


def test_a_computer_chair_gets_its_own_copy_of_the_view() -> None:
    table, _ = seated(options("Standard"))
    kept = []

    def keep(view: object, question: Question, seed: str, budget: int) -> Answer:
        kept.append((view, seed))
        return question.actions[-1]

    for seat in range(4):
        table.sit(seat, ComputerChair(seat, keep, "s", table.submit, InlineExecutor()))
    table.next_deal()
    views = [view for view, _ in kept]
    assert len({id(view) for view in views}) == len(views)
    assert len({seed for _, seed in kept}) == len(kept)


def test_a_resumed_match_stands_at_the_very_action_and_goes_on_the_same() -> None:
    chosen = options("Classic")
    table, chairs = seated(chosen)
    play_on(table, random.Random(9), 75)
    rows = table_rows(table)
    header = rows[0]
    assert isinstance(header, HeaderRow)
    source = source_from(header.source)
    assert source is not None
    journal = MemoryJournal()
    journal.rows = list(rows)
    again = Table.resumed(rows, source, journal)
    others = [AskedChair(seat) for seat in range(4)]
    for seat, chair in enumerate(others):
        again.sit(seat, chair)
    again.go_on()
    assert [chair.events for chair in others] == [chair.events for chair in chairs]
    play_on(table, random.Random(10), 0)
    assert again.question is not None
    for _ in range(200):
        if again.question is None and not again.next_deal():
            break
        answer(again, random.Random(1))
    assert again.can_undo(0)
    assert again.undo(0)


def test_rows_that_are_no_match_are_refused() -> None:
    table, _ = seated(options("Standard"))
    play_on(table, random.Random(9), 20)
    rows = table_rows(table)
    for wrong in ([], rows[1:], [*rows[:5], *rows[6:]]):
        with pytest.raises(ValueError, match=r"."):
            Table.resumed(wrong, seeded_source("x"), MemoryJournal())


@pytest.mark.parametrize(
    "change", [{"table": "fuor"}, {"profile": "Standart"}, {"tokens": 0}, {"caps": "of"}]
)
def test_a_header_with_options_that_do_not_exist_is_refused(change: dict[str, str | int]) -> None:
    table, _ = seated(options("Standard"))
    play_on(table, random.Random(9), 20)
    header, *rest = table_rows(table)
    assert isinstance(header, HeaderRow)
    chosen = msgspec.structs.replace(header.options, **change)
    damaged = msgspec.structs.replace(header, options=chosen)
    with pytest.raises(ValueError, match=r"."):
        Table.resumed([damaged, *rest], seeded_source("x"), MemoryJournal())
    damaged = msgspec.structs.replace(header, first_dealer=4)
    with pytest.raises(ValueError, match="dealer"):
        Table.resumed([damaged, *rest], seeded_source("x"), MemoryJournal())


def test_a_source_describes_itself() -> None:
    source = seeded_source("here")
    same = source_from(source.description)
    assert same is not None
    assert same.hands(3, TABLES["four"], 1) == source.hands(3, TABLES["four"], 1)
    for wrong in ("", "key:12", "key:" + "g" * 64, "lock:" + "0" * 64):
        assert source_from(wrong) is None


def test_r35_undo_after_keeping_closed_asks_the_maker_again() -> None:
    """The maker leads: he declines to open, is on turn himself, and wants to think again."""
    table, chairs = to_first_lead(options("Standard"), 0)
    offered = table.question
    assert offered is not None
    assert offered.kind == "offer"
    heard = list(chairs[offered.seat].events)
    assert table.submit(offered.seat, offered.id, Decline()) is None
    assert table.can_undo(offered.seat)
    assert table.undo(offered.seat)
    again = table.question
    assert again is not None
    assert (again.seat, again.kind, again.actions) == (offered.seat, "offer", offered.actions)
    assert chairs[offered.seat].events == heard
    assert table.undo(offered.seat)
    assert table.question is not None
    assert isinstance(table.question.actions[0], act.LayTrump)


def test_undo_leaves_alone_what_another_seat_did_unasked() -> None:
    table, _ = to_first_lead(options("Standard"), 1)
    question = table.question
    maker = table.match.public.maker
    assert question is not None
    assert maker is not None
    assert table.submit(question.seat, question.id, Decline()) is None
    led = table.question
    assert led is not None
    # The leader's question is put twice: the maker opens after all.
    assert table.offer(act.Open(maker)) is None
    assert table.match.public.opened is not None
    assert table.undo(led.seat)
    assert table.match.public.phase is not Phase.PLAY, "the leader's own last decision was his call"


def test_undo_takes_back_ones_own_unasked_offer_alone() -> None:
    table, _ = to_first_lead(options("Standard"), 1)
    question = table.question
    maker = table.match.public.maker
    assert question is not None
    assert maker is not None
    table.submit(question.seat, question.id, Decline())
    assert table.offer(act.Open(maker)) is None
    assert table.undo(maker)
    assert table.match.public.opened is None
    assert table.match.public.phase is Phase.PLAY


def test_all_hands_are_seen_only_where_computers_play() -> None:
    chosen, overseer = options("Standard"), AskedChair(None)
    table = Table(chosen, seeded_source("1"), MemoryJournal(), players=["random"] * 4)
    for seat in range(4):
        table.sit(seat, AskedChair(seat))
    table.oversee(overseer)
    play_on(table, random.Random(7), 25)
    assert overseer.events == table._history.events
    assert any(redact(event, None) != event for event in overseer.events)
    peopled, _ = seated(chosen)
    with pytest.raises(ValueError, match="a person"):
        peopled.oversee(AskedChair(None))
