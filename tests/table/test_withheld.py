"""R48: hands of deals thrown in or redealt are shown to nobody as long as their match runs."""

import msgspec
import pytest

from tests.store.played import rows_of
from tests.table.shown_parts import match_of
from three04.record import read
from three04.record.deals import seeded_source
from three04.record.partly import UNSEEN
from three04.rules import actions as act
from three04.rules.journal import ActionRow, DealRow, HeaderRow, Row, UndoRow
from three04.rules.nought.match import replayed
from three04.table import whatif
from three04.table.records import record_text
from three04.table.replay import MatchReplay
from three04.table.withheld import as_shown, withholds


def dealt(rows: tuple[Row, ...]) -> list[DealRow]:
    return [row for row in rows if isinstance(row, DealRow)]


def test_r48_a_deal_played_out_is_shown_whole() -> None:
    rows = match_of("played", "played")
    assert as_shown(rows, 0) == rows
    assert not withholds(rows)


def test_r48_of_a_deal_thrown_in_one_sees_the_packet_one_had() -> None:
    rows = match_of("played", "thrown-in", "played")
    first, thrown, last = dealt(as_shown(rows, 2))
    assert (first, last) == (dealt(rows)[0], dealt(rows)[2])
    whole = dealt(rows)[1].hands
    assert thrown.hands[2] == (*whole[2][:4], *[UNSEEN] * 4)
    assert all(set(thrown.hands[seat]) == {UNSEEN} for seat in (0, 1, 3))
    assert withholds(as_shown(rows, 2))


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_r48_of_a_redeal_one_sees_besides_what_eldest_showed(seat: int | None) -> None:
    rows = match_of("redeal")
    [redealt] = dealt(as_shown(rows, seat))
    [demand] = [row.action for row in rows if isinstance(row, ActionRow)]
    assert isinstance(demand, act.Redeal)
    for other, (shown, whole) in enumerate(zip(redealt.hands, dealt(rows)[0].hands, strict=True)):
        seen = whole[:4] if other in (demand.seat, seat) else ()
        assert shown == (*seen, *[UNSEEN] * (8 - len(seen)))


def test_r48_whoever_watches_has_seen_no_hand() -> None:
    [thrown] = dealt(as_shown(match_of("thrown-in"), None))
    assert {card for hand in thrown.hands for card in hand} == {UNSEEN}


def test_r48_when_the_match_is_over_everything_may_be_looked_at() -> None:
    rows = rows_of("over", house="tokens=1", deals=None)
    assert replayed(rows).finished
    assert as_shown(rows, 0) == rows
    thrown = match_of("thrown-in")
    header = thrown[0]
    assert isinstance(header, HeaderRow)
    of_day = (msgspec.structs.replace(header, origin="day:2026-11-30"), *thrown[1:])
    assert as_shown(of_day, 0) == of_day


def test_r48_the_deal_that_runs_and_what_was_undone_are_left_out() -> None:
    rows = match_of("played", "thrown-in", "played")
    running = (*rows[:-1],)
    assert len(dealt(as_shown(running, 0))) == 2
    undone = (*rows, UndoRow(len(dealt(rows))), *rows[1 + len(dealt(rows)) :])
    assert as_shown(undone, 0) == as_shown(rows, 0)


def test_r48_a_replay_hides_them_and_can_still_be_played_on_from() -> None:
    rows = match_of("thrown-in", "played")
    replay = MatchReplay.of_match(rows, 0)
    assert [deal.known for deal in replay.deals] == [False, True]
    thrown, played = replay.deals
    assert not replay.known(thrown.end)
    assert replay.known(played.start)
    for moment in range(replay.first, thrown.end + 1):
        assert not any(replay.view(moment, seat).own.hand for seat in (1, 2, 3))
    who = whatif.Seated(("", "a", "b", "c"), ("", "greedy", "greedy", "greedy"), "s")
    _, *begun = whatif.turned(replay, played.start, 0, who, "")
    assert not withholds(tuple(begun))
    assert begun == list(rows[1 : played.start + 1])


def test_r48_a_record_hides_them_and_has_no_key_of_theirs() -> None:
    hidden = as_shown(match_of("thrown-in", "redeal", "played"), 0)
    text = record_text(hidden, seeded_source("keys"))
    [record] = read(text)
    assert [any(UNSEEN in hand for hand in deal.hands) for deal in record.deals] == [1, 1, 0]
    assert "Key" not in text
    assert MatchReplay.of_record(record).stopped == ""
