"""Every moment of a match again: the same from either side, and nobody shown more than he saw."""

import itertools
import random
import time
from pathlib import Path

import msgspec
import pytest

from three04.record import read
from three04.rules import actions as act
from three04.rules import events as ev
from three04.rules.actions import Action
from three04.rules.events import redact
from three04.rules.journal import ActionRow, DealRow, Row, Step, UndoRow
from three04.rules.nought.match import Match
from three04.rules.nought.view import View
from three04.table.replay import MatchReplay

from ..record.random_play import random_options, random_record
from ..rules.test_invariants import snapshot, state

GOLDEN = sorted((Path(__file__).parents[1] / "data" / "golden").glob("*.304"))


def in_bytes(thing: object) -> bytes:
    return msgspec.json.encode(snapshot(thing))


def golden(path: Path) -> MatchReplay:
    [record] = read(path.read_bytes())
    return MatchReplay.of_record(record)


def played_on(replay: MatchReplay) -> list[tuple[bytes, bytes]]:
    """Play the match once from its beginning; return each moment's state and a view as bytes."""
    match = Match(replay.options, replay.first_dealer)
    views = [View(seat) for seat in (None, *range(replay.options.seating.seats))]
    moments: list[tuple[bytes, bytes]] = []
    for step in (None, *replay.steps):
        if step is None:
            events = match.begin()
        elif isinstance(step, DealRow):
            events = match.deal(step.hands)
        else:
            events = match.apply(step.action)
        for view in views:
            for event in events:
                view.fold(redact(event, view.seat))
        turn = len(moments) % len(views)
        moments.append((in_bytes(state(match)), in_bytes(views[turn])))
    return moments


def assert_same_both_ways(replay: MatchReplay) -> None:
    truth = played_on(replay)
    watchers = [None, *range(replay.options.seating.seats)]
    there = range(replay.last + 1)
    for moment in (*reversed(there), *there[::3]):
        seen, view = truth[moment]
        assert in_bytes(state(replay.match(moment))) == seen
        watcher = watchers[moment % len(watchers)]
        assert in_bytes(replay.view(moment, watcher)) == view


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_backwards_and_forwards_give_identical_states(path: Path) -> None:
    replay = golden(path)
    few = replay.deals[min(1, len(replay.deals) - 1)].end
    assert_same_both_ways(
        MatchReplay(replay.options, replay.first_dealer, replay.steps[:few], replay.names)
    )


@pytest.mark.parametrize("seed", range(12))
def test_random_matches_backwards_and_forwards_give_identical_states(seed: int) -> None:
    rng = random.Random(f"replay {seed}")
    assert_same_both_ways(MatchReplay.of_record(random_record(rng, random_options(rng), 1)))


@pytest.mark.soak
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_as_a_whole(path: Path) -> None:
    assert_same_both_ways(golden(path))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000))
def test_many_random_matches(seed: int) -> None:
    rng = random.Random(f"replay soak {seed}")
    assert_same_both_ways(MatchReplay.of_record(random_record(rng, random_options(rng), 6)))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_step_is_instant_wherever_it_goes(path: Path) -> None:
    replay = golden(path)
    moments = range(0, replay.last + 1, 7)
    begun = time.perf_counter()
    for moment in moments:
        replay.view(moment, 0)
        replay.owns(moment)
    # A budget of 10 ms a step, ten times what it takes here, so that a busy machine may pass.
    assert (time.perf_counter() - begun) / len(moments) < 0.01


def test_all_hands_are_what_the_seats_know() -> None:
    replay = golden(GOLDEN[0])
    for moment in range(0, replay.last + 1, 5):
        assert in_bytes(list(replay.owns(moment))) == in_bytes(replay.match(moment).owns)


def test_all_hands_at_once_know_every_card_that_lies_face_down() -> None:
    replay = golden(next(path for path in GOLDEN if path.stem == "classic-four"))
    lay = 0
    for moment in range(replay.last + 1):
        view, match = replay.open_view(moment, 2), replay.match(moment)
        assert [own.hand for own in view.owns] == [own.hand for own in match.owns]
        assert view.hand == match.owns[2].hand
        for number, trick in enumerate((*view.public.tricks, view.public.trick)):
            for play in trick.plays:
                lay += play.card is None
                assert view.card_at(number, play.seat) is not None
    assert lay > 20


# ---------------------------------------------------------------------- what a seat could see


def swapped(replay: MatchReplay, moment: int, seat: int, rng: random.Random) -> MatchReplay | None:
    """Return the match up to a moment with two hidden cards exchanged; None if it cannot be."""
    deal = replay.deal_at(moment)
    assert deal is not None
    played = {
        step.action.card
        for step in replay.steps[deal.start : moment]
        if isinstance(step, ActionRow) and isinstance(step.action, act.Play | act.LayTrump)
    }
    hands = [list(hand) for hand in deal.hands]
    one, other = rng.sample([s for s in range(len(hands)) if s != seat], 2)
    free = [[at for at, card in enumerate(hands[s]) if card not in played] for s in (one, other)]
    if not all(free):
        return None
    here, there = rng.choice(free[0]), rng.choice(free[1])
    hands[one][here], hands[other][there] = hands[other][there], hands[one][here]
    dealt = DealRow(tuple(tuple(hand) for hand in hands))
    steps: list[Step] = [
        *replay.steps[: deal.start - 1], dealt, *replay.steps[deal.start : moment],
    ]  # fmt: skip
    try:
        return MatchReplay(replay.options, replay.first_dealer, steps)
    except ValueError:  # with other cards this could not be played
        return None


def test_no_seat_is_shown_what_lay_hidden_from_it() -> None:
    """Two cards that a seat has not seen change places: it sees and hears exactly the same."""
    rng = random.Random("hidden cards")
    compared = 0
    for number in range(150):
        options = random_options(rng)
        replay = MatchReplay.of_record(random_record(rng, options, 1))
        deal = replay.deals[0]
        seat = rng.randrange(options.seating.seats)
        moment = rng.randint(deal.start, deal.end)
        if any(isinstance(e, ev.AllShown | ev.RedealDemanded) for e in replay.story(moment)):
            continue
        other = swapped(replay, moment, seat, rng)
        if other is None or in_bytes(other.owns(moment)) == in_bytes(replay.owns(moment)):
            continue
        if [in_bytes(redact(e, None)) for e in other.story(moment)] != [
            in_bytes(redact(e, None)) for e in replay.story(moment)
        ]:
            continue  # it was no hidden difference: a trick went to another, a trump was found
        compared += 1
        for at, watcher in itertools.product({moment // 2, moment}, (seat, None)):
            assert replay.heard(at, watcher) == other.heard(at, watcher), number
            assert in_bytes(replay.view(at, watcher)) == in_bytes(other.view(at, watcher)), number
    assert compared > 30


def test_what_a_seat_hears_again_is_what_its_chair_heard() -> None:
    replay = golden(next(path for path in GOLDEN if path.stem == "classic-four"))
    for moment in range(replay.last + 1):
        for seat in (None, 0, 1, 2, 3):
            told = [redact(event, seat) for event in replay.events(moment)]
            assert replay.heard(moment, seat) == told


# ---------------------------------------------------------------------- where to stop


def test_stops_are_the_deal_the_lead_each_trick_and_the_end() -> None:
    replay = golden(next(path for path in GOLDEN if path.stem == "standard-four"))
    deal = next(d for d in replay.deals if d.result and d.result.outcome in ("made", "failed"))
    assert deal.play is not None
    assert len(deal.tricks) == 8
    assert deal.stops == [deal.start, deal.play, *(trick.end for trick in deal.tricks)]
    assert deal.tricks[0].start == deal.play
    for number, trick in enumerate(deal.tricks, 1):
        view = replay.view(trick.end, None)
        assert len(view.public.tricks) == number
        assert view.public.tricks[-1].winner == trick.winner
    assert replay.view(deal.end, None).public.outcome is not None
    assert replay.next_stop(deal.end) == deal.end + 1


def test_stepping_by_tricks_forwards_and_back_visits_the_same_moments() -> None:
    for path in GOLDEN:
        replay = golden(path)
        there = [replay.first]
        while there[-1] < replay.last:
            there.append(replay.next_stop(there[-1]))
        back = [replay.last]
        while back[-1] > replay.first:
            back.append(replay.previous_stop(back[-1]))
        assert there == back[::-1]
        assert set(there) >= {deal.start for deal in replay.deals}


def test_stepping_by_deals() -> None:
    replay = golden(GOLDEN[0])
    starts = [deal.start for deal in replay.deals]
    there = [replay.first]
    while replay.next_deal(there[-1]) != there[-1]:
        there.append(replay.next_deal(there[-1]))
    assert there == [*starts, replay.last]
    assert replay.previous_deal(replay.last) == starts[-1]
    assert replay.previous_deal(starts[1]) == starts[0]
    assert replay.previous_deal(starts[0]) == starts[0]


def test_an_unfinished_match_is_seen_up_to_where_it_breaks_off() -> None:
    whole = golden(GOLDEN[0])
    end = whole.deals[0].start + 6
    replay = MatchReplay.of_rows(whole.rows(end))
    assert replay.last == end
    assert replay.deals[0].result is None
    assert in_bytes(replay.view(end, 2)) == in_bytes(whole.view(end, 2))


def test_a_record_without_deals_has_one_moment() -> None:
    [record] = read('[Record "1"]\n[Game "304"]\n[Rules "Classic"]\n')
    replay = MatchReplay.of_record(record)
    assert (replay.first, replay.last, replay.deals) == (0, 0, [])
    assert replay.view(0, 1).public.options.profile == "Classic"
    assert replay.next_stop(0) == replay.next_deal(0) == replay.previous_stop(0) == 0
    assert replay.match(0).needs_deal


def test_what_was_undone_is_no_part_of_it() -> None:
    whole = golden(GOLDEN[0])
    rows: list[Row] = list(whole.rows(4))
    rows += [UndoRow(2), *whole.steps[2:5]]
    assert MatchReplay.of_rows(rows).steps == whole.steps[:5]


@pytest.mark.parametrize("seed", range(5))
def test_what_was_undone_and_done_again_gives_the_same_bytes(seed: int) -> None:
    """Undo to the start of the match and do it all again, with stops on the way."""
    rng = random.Random(f"undo {seed}")
    whole = MatchReplay.of_record(random_record(rng, random_options(rng), 1))
    rows = list(whole.rows(whole.last))
    for to in sorted(rng.sample(range(whole.last), 4)):
        rows += [UndoRow(to), *whole.steps[to:]]
    again = MatchReplay.of_rows(rows)
    assert again.steps == whole.steps
    for moment in range(whole.last + 1):
        assert in_bytes(state(again.match(moment))) == in_bytes(state(whole.match(moment)))
        assert again.events(moment) == whole.events(moment)


def test_what_is_no_match_is_refused() -> None:
    whole = golden(GOLDEN[0])
    header, deal, *_ = whole.rows(whole.last)
    wrong: Action = act.Play(0, "JS")
    with pytest.raises(ValueError, match="auction"):
        MatchReplay.of_rows([header, deal, ActionRow(wrong)])
    with pytest.raises(ValueError, match="header"):
        MatchReplay.of_rows([deal])
    with pytest.raises(ValueError, match="no deal is due"):
        MatchReplay.of_rows([header, deal, deal])


def test_names_come_from_the_record() -> None:
    [record] = read('[Record "1"]\n[Game "304"]\n[Rules "Standard"]\n[Seat2 "Ann"]\n')
    assert MatchReplay.of_record(record).names == ("", "", "Ann", "")
