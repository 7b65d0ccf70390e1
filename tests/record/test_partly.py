"""Records from one seat's view: replayed as far as they tell, and no further."""

import io
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from three04 import cli
from three04.record import DealRecord, Reader, Record, RecordFault, read, read_stream, write
from three04.record.lines import written_tag
from three04.record.notation import word_of, written_entry
from three04.record.partly import UNSEEN, NotSeen, PartMatch
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.options import differences, options
from three04.rules.reasons import IllegalAction
from three04.table.replay import MatchReplay

from ..rules.test_invariants import snapshot
from .base import HEADER, fault
from .random_play import random_options, random_record

HANDS = [
    '[Hand0 "9C 9H 7D QD | KS KH QH AC"]',
    '[Hand1 "?? ?? ?? ?? | ?? ?? ?? ??"]',
    '[Hand2 "?? ?? ?? ?? | ?? ?? ?? ??"]',
    '[Hand3 "?? ?? ?? ?? | ?? ?? ?? ??"]',
]
HEAD = "\n".join(['[Deal "1"]', '[Dealer "2"]', '[Tokens "11 11"]', *HANDS, ""])
START = HEADER + HEAD
AUCTION = "auction 3:pass 0:pass 1:pass 2:160\ntrump 2:??\n"


def reader_of(text: str) -> Reader:
    reader = Reader()
    read_stream(io.BytesIO(text.encode()), reader)
    return reader


def stop(text: str) -> tuple[int, str] | None:
    return reader_of(text).stopped


# ---------------------------------------------------------------------- where it stops


def test_an_auction_needs_no_cards_nor_does_a_closed_indicator() -> None:
    reader = reader_of(START + AUCTION)
    assert reader.stopped is None
    assert reader.match is not None
    assert reader.match.public.phase is Phase.PLAY
    assert reader.match.awaited == 3


def test_cards_that_are_shown_and_follow_suit_need_no_others() -> None:
    reader = reader_of(START + AUCTION + "play 3:8D 0:QD 1:9D 2:JD\nwon 2 52\nplay 2:TH\n")
    assert reader.stopped is None
    assert reader.match is not None
    assert reader.match.awaited == 3


@pytest.mark.parametrize(
    ("statements", "need"),
    [
        (AUCTION + "play 3:8D 0:QD 1:(??)\n", "which card it is"),
        (AUCTION + "play 3:8D 0:QD 1:(7S)\n", "has a card of the suit led (D)"),
        (AUCTION + "open 2\n", "the indicator"),
        (AUCTION + "play 3:??\n", "which card it is"),
        (AUCTION + "play 3:8S 0:KS 1:7S 2:JS\nplay 2:8C 3:7C 0:9C 1:JC\n"
         "play 1:AS 2:9S 3:TS 0:(7D)\n", "the trump"),
        ("redeal 3\n", "the first packet of the seat"),
    ],
)  # fmt: skip
def test_it_stops_where_a_card_is_needed_that_is_not_seen(statements: str, need: str) -> None:
    text = START + statements
    stopped = stop(text)
    assert stopped is not None
    assert stopped[0] == text.count("\n")
    assert need in stopped[1]
    # What follows is only read.
    assert stop(text + "play 2:JD\nwon 1 99\n") == stopped


def test_what_follows_is_read_and_must_be_well_formed() -> None:
    text = START + AUCTION + "play 3:8D 0:QD 1:(??)\n"
    more = HEAD.replace('[Deal "1"]', '[Deal "2"]').replace('"11 11"', '"13 9"')
    reader = reader_of(text + "won 1 5\nresult made 2 160 170 1\n" + more + "auction 0:300\n")
    [record] = reader.records
    assert [deal.tokens for deal in record.deals] == [(11, 11), (13, 9)]
    assert record.deals[1].actions == (act.Bid(0, 300),)
    assert read(write(record)) == [record]
    last = text.count("\n")
    assert fault(text + "play 3:XX\n")[0] == last + 1
    assert fault(text + "nonsense 3\n")[0] == last + 1
    assert fault(text + '[Deal "3"]\n')[0] == last + 1
    assert fault(text + more.replace("13 9", "13 x"))[0] == last + 3


@pytest.mark.parametrize(
    "wrong",
    ["auction 0:pass\n", "auction 3:150\n", "auction 3:160 0:160\n", "play 3:??\n", "trump 3:??\n",
     AUCTION + "play 0:QD\n", AUCTION + "play 0:??\n", AUCTION + "play 3:QD\n",
     AUCTION + "play 3:8D 0:9H\n", AUCTION + "trump 2:??\n", AUCTION + "won 3 10\n",
     AUCTION + "play 3:8D 0:QD 1:8D\n"],
)  # fmt: skip
def test_what_cannot_be_whatever_the_unseen_cards_are_is_a_fault(wrong: str) -> None:
    with pytest.raises(RecordFault):
        read(START + wrong)


def test_a_deal_thrown_in_is_followed_by_the_next() -> None:
    thrown = START + "auction 3:pass 0:pass 1:pass 2:pass\nresult thrown-in\n\n"
    more = HEAD.replace('[Deal "1"]', '[Deal "2"]').replace('[Dealer "2"]', '[Dealer "3"]')
    reader = reader_of(thrown + more + "auction 0:160\n")
    assert reader.stopped is None
    assert reader.match is not None
    assert reader.match.awaited == 1
    with pytest.raises(RecordFault):
        read(thrown + more.replace("11 11", "12 10"))


def test_a_redeal_shows_the_packet_it_was_demanded_with() -> None:
    shown = START.replace(HANDS[3], '[Hand3 "8D 7D 7S 8S | ?? ?? ?? ??"]').replace("7D QD", "KD QD")
    assert stop(shown + "redeal 3\n") is None
    rich = START.replace(HANDS[3], '[Hand3 "JD 7C 7S 8S | ?? ?? ?? ??"]')
    with pytest.raises(RecordFault):
        read(rich + "redeal 3\n")


def test_with_open_trump_the_indicator_is_needed() -> None:
    text = START.replace('"Standard"', '"Beginner"') + "auction 3:pass 0:pass 1:pass 2:160\n"
    assert stop(text + "trump 2:??\n") is not None
    assert stop(text + "trump 2:9S\nopened 2:9S\nplay 3:8D\n") is None


def test_out_of_turn_is_a_fault_even_for_a_card_not_seen() -> None:
    match = PartMatch(options("Standard", ""), 2)
    match.begin()
    match.deal([["??"] * 8] * 4)
    with pytest.raises(IllegalAction):
        match.apply(act.Play(1, UNSEEN, down=True))
    match.apply(act.Bid(3, 160))
    assert match.legal_known(0)
    assert not match.knows(0)


# ---------------------------------------------------------------------- the commands


def test_check_says_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.304"
    path.write_text(START + AUCTION + "play 3:8D 0:QD 1:(??)\n")
    assert cli.main(["check", str(path)]) == 0
    out, err = capsys.readouterr()
    assert out == f"{path}:13: replayed up to here: the record does not tell which card it is\n"
    assert err == ""
    path.write_text(START + AUCTION + "play 3:8D 0:QD\n")
    assert cli.main(["check", str(path)]) == 0
    assert capsys.readouterr() == ("", "")


def test_legal_answers_where_the_cards_of_the_seat_are_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "own.304"

    def legal(statements: str) -> tuple[int, str, str]:
        path.write_text(START + statements)
        code = cli.main(["legal", str(path)])
        return code, *capsys.readouterr()

    code, out, _ = legal(AUCTION + "play 3:8D\n")
    assert (code, out) == (0, "0\n0:7D\n0:QD\n")
    code, out, _ = legal("auction 3:pass 0:160\n")
    assert code == 0
    assert out.startswith("1\n1:170\n")
    for statements, said in (
        (AUCTION, "cards of seat 3"), ("", "cards of seat 3"),
        (AUCTION + "play 3:8D 0:QD 1:(??)\n", "nobody knows who is on turn"),
    ):  # fmt: skip
        code, out, err = legal(statements)
        assert (code, out) == (1, "")
        assert said in err


# ---------------------------------------------------------------------- what a seat saw


def seen_by(deal: DealRecord, view: View, seat: int, count: int) -> DealRecord:
    """Return the beginning of a deal as a seat knows it."""
    first = view.public.table.packets[0]
    hands = [
        hand if other == seat else (UNSEEN,) * len(hand) for other, hand in enumerate(deal.hands)
    ]
    done: list[Action] = []
    plays = 0
    for action in deal.actions[:count]:
        if isinstance(action, act.Redeal):
            shown = deal.hands[action.seat][:first]
            rest = hands[action.seat][first:]
            hands[action.seat] = (*shown, *rest)
        if isinstance(action, act.LayTrump) and action.seat != seat:
            known = view.public.opened == action.card
            action = action if known else msgspec.structs.replace(action, card=UNSEEN)
        if isinstance(action, act.Play):
            trick = plays // len(view.public.order)
            plays += 1
            card = view.card_at(trick, action.seat) or UNSEEN
            action = msgspec.structs.replace(action, card=card)
        done.append(action)
    return msgspec.structs.replace(deal, hands=tuple(hands), actions=tuple(done))


def own_record(record: Record, whole: MatchReplay, seat: int, moment: int) -> Record:
    """Return a match up to a moment as a seat's own record."""
    deals = []
    for span, deal in zip(whole.deals, record.deals, strict=True):
        if span.start > moment:
            break
        end = min(span.end, moment)
        view = whole.view(end, seat)
        if view.public.shown is not None:
            deals.append(deal)
        else:
            deals.append(seen_by(deal, view, seat, end - span.start))
    return msgspec.structs.replace(record, deals=tuple(deals))


def text_of(record: Record, whole: MatchReplay) -> str:
    """Return a record as text, without derived statements."""
    chosen = differences(record.options)
    lines = [written_tag("Record", "1"), written_tag("Game", "304"),
             written_tag("Rules", record.options.profile)]  # fmt: skip
    lines += [written_tag("Options", chosen)] if chosen else []
    for span, deal in zip(whole.deals, record.deals, strict=False):
        lines += _head(deal, record.options.seating.packets[0])
        for at, action in enumerate(deal.actions):
            phase = whole.view(span.start + at, None).public.phase
            word = word_of(action, second=phase is Phase.SECOND)
            lines.append(f"{word} {written_entry(action)}")
    return "\n".join([*lines, ""])


def _head(deal: DealRecord, first: int) -> Iterator[str]:
    yield written_tag("Deal", str(deal.number))
    yield written_tag("Dealer", str(deal.dealer))
    yield written_tag("Tokens", " ".join(map(str, deal.tokens)))
    for seat, hand in enumerate(deal.hands):
        cards = f"{' '.join(hand[:first])} | {' '.join(hand[first:])}"
        yield written_tag(f"Hand{seat}", cards)


@pytest.mark.parametrize("seed", range(60))
def test_the_replay_of_a_seats_own_record_shows_what_that_seat_saw(seed: int) -> None:
    """Whatever the unseen cards are: as far as it goes it is the same, and it goes some way."""
    rng = random.Random(f"own record {seed}")
    record = random_record(rng, random_options(rng), 2)
    whole = MatchReplay.of_record(record)
    seat = rng.randrange(record.options.seating.seats)
    moment = rng.randint(1, whole.last)
    own = own_record(record, whole, seat, moment)
    [known] = read(text_of(own, whole))
    assert known.deals == own.deals
    assert read(write(known)) == [known]
    part = MatchReplay.of_record(known)
    assert part.last <= moment
    assert (part.last == moment) == (not part.stopped)
    for at in range(part.last + 1):
        assert part.heard(at, seat) == whole.heard(at, seat)
        assert snapshot(part.view(at, seat)) == snapshot(whole.view(at, seat))
        # All hands of it are what its owner knows and what was shown.
        bare = part.open_view(at, seat)
        assert snapshot(bare.public) == snapshot(whole.view(at, seat).public)
    auctions = whole.deal_at(moment)
    assert auctions is not None
    if record.options.trump == "closed":
        assert part.last >= min(moment, auctions.play or moment)


def test_nobody_plays_on_from_what_is_not_known() -> None:
    [record] = read(START + AUCTION + "play 3:8D\n")
    replay = MatchReplay.of_record(record)
    assert replay.seen_from() == 0
    assert not replay.known(3)
    with pytest.raises(ValueError, match="known"):
        replay.match(3)


def test_a_card_that_does_not_fit_what_was_shown_goes_no_further() -> None:
    match = PartMatch(options("Standard", ""), 2)
    match.begin()
    match.deal([["??"] * 8] * 4)
    match.apply(act.Bid(3, 160))
    for seat in (0, 1, 2):
        match.apply(act.Pass(seat))
    match.apply(act.LayTrump(3, UNSEEN))
    with pytest.raises(NotSeen, match="which card"):
        match.apply(act.Play(3, UNSEEN))
