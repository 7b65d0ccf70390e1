"""R51, R52, R53: what Classic has and the seeds do not."""

import pytest

from three04.rules import events as ev
from three04.rules import options as opt

from .situation import Situation, play

ALL = {
    0: "KH QH 8H 7H | KD QD 8D 7D",
    1: "JS 9S AS KC | TS JH JD JC",
    2: "9H AH TH QC | 9D AD TD 8C",
    3: "KS QS 8S 7S | 9C AC TC 7C",
}
"""Seats 1 and 3, the makers, hold every spade."""

NOT_ALL = {**ALL, 0: "KH QH 8H 7S | KD QD 8D 7D", 3: "KS QS 8S 7H | 9C AC TC 7C"}
"""The seven of spades is with seat 0."""


def started(hands: dict[int, str], script: str = "") -> Situation:
    """Seat 1 is the maker with spades; Classic."""
    start = "auction 0:pass 1:200 2:pass 3:pass 0:pass / trump 1:AS / second "
    return play(f"{start} 1:pass 2:pass 3:pass 0:pass {script}", hands, "Classic")


@pytest.mark.parametrize("seat", range(4))
def test_r51_any_seat_of_either_side_may_call_on_turn_or_not(seat: int) -> None:
    table = started(ALL)
    assert f"spoilt {seat}" in table.offers(seat)
    events = table.do(f"spoilt {seat}")
    assert events[0] == ev.SpoiltCalled(seat, right=True)


def test_r51_true_the_deal_is_void_and_the_same_dealer_deals_again() -> None:
    table = started(ALL, "spoilt 2")
    assert table.outcome == "spoilt"
    assert table.match.needs_deal
    assert table.match.next_dealer == 3
    assert table.tokens == (11, 11)
    assert table.found(ev.TokensPaid) == []


def test_r48_after_a_spoilt_deal_all_cards_are_shown() -> None:
    table = started(ALL, "spoilt 2")
    (shown,) = table.found(ev.AllShown)
    assert isinstance(shown, ev.AllShown)
    assert table.match.current is not None
    assert shown.hands == table.match.current.hands
    assert shown.indicator == "AS"


def test_r48_a_deal_spoilt_in_the_middle_of_a_trick_shows_what_lay_face_down() -> None:
    hands = {**ALL, 0: "KH QH 8H 7H | KD QD 8D 7C", 3: "KS QS 8S 7S | 9C AC TC 7D"}
    table = started(hands, "play 0:KH 1:JH 2:AH 3:(9C) 1:JC 2:QC 3:TC 0:7C 1:KC 2:8C 3:AC 0:(7H)")
    table.do("spoilt 3")
    assert table.spectator.card_at(0, 3) == "9C"
    assert table.spectator.card_at(2, 0) == "7H"


def test_r51_false_nothing_follows_but_all_hear_it() -> None:
    table = started(NOT_ALL)
    events = table.do("spoilt 2")
    assert events == [ev.SpoiltCalled(2, right=False)]
    assert ev.redact(events[0], None) == events[0]
    assert table.match.awaited == 0
    assert table.match.result is None
    table.finish()
    assert table.outcome in ("made", "failed")


def test_r51_a_seat_may_call_once_a_deal() -> None:
    table = started(NOT_ALL, "spoilt 2")
    assert "spoilt" not in table.offers(2)
    assert table.refused("spoilt 2") == "spoilt_again"
    table.do("spoilt 3")  # another may still
    assert table.offers(0) == "spoilt 0"


def test_r51_opponents_holding_all_the_trumps_is_not_it() -> None:
    hands = {0: "KS QS 8S 7S", 1: "AS JH JD JC", 2: "JS 9S TS 9H"}
    assert started(hands, "spoilt 0").match.result is None


def test_r51_one_maker_holding_all_of_them_is_it() -> None:
    hands = {1: "AS JS 9S TS | KS QS 8S 7S"}
    assert started(hands, "spoilt 0").outcome == "spoilt"


def test_r51_not_before_the_auctions_are_over_and_the_indicator_lies() -> None:
    table = play("auction 0:pass", ALL, "Classic")
    assert table.refused("spoilt 0") == "spoilt_early"
    table.do("auction 1:200 2:pass 3:pass 0:pass")
    assert table.refused("spoilt 1") == "spoilt_early"
    table.do("trump 1:AS")
    assert table.refused("spoilt 1") == "spoilt_early"
    table.do("second 1:250 2:pass 3:pass 0:pass")
    assert table.refused("spoilt 1") == "spoilt_early"
    table.do("trump 1:AS")
    assert "spoilt 1" in table.offers(1)


def last_card(hands: dict[int, str]) -> Situation:
    """All cards but the last of the last trick are played."""
    table = started(hands)
    return table.follow(31)


def test_r51_to_before_the_last_card_of_the_last_trick() -> None:
    table = last_card(ALL)
    for seat in range(4):
        assert f"spoilt {seat}" in table.offers(seat)
    table.do("spoilt 0")
    assert table.outcome == "spoilt"
    table = last_card(ALL)
    table.finish()
    assert table.refused("spoilt 0") == "no_deal"


def test_r51_judged_by_the_hands_as_dealt_not_by_what_is_left() -> None:
    # Seat 0's only spade is played; the call is wrong all the same.
    hands = {**NOT_ALL, 2: "9H AH TH 8D | 9D AD TD 8C", 0: "KH QH 8H 7S | KD QD QC 7D"}
    table = started(hands, "open 1 / play 0:7S 1:JS 2:8C 3:8S")
    events = table.do("spoilt 0")
    assert events == [ev.SpoiltCalled(0, right=False)]


def test_r51_and_by_the_final_trump() -> None:
    start = "auction 0:pass 1:200 2:pass 3:pass 0:pass / trump 1:AS / second "
    table = play(f"{start} 1:250 2:pass 3:pass 0:pass / trump 1:JH", ALL, "Classic")
    assert table.do("spoilt 1") == [ev.SpoiltCalled(1, right=False)]


def test_r51_option_off() -> None:
    table = play("auction 0:pass 1:200 2:pass 3:pass / trump 1:AS", ALL)
    assert table.offers(2) == ""
    assert table.refused("spoilt 2") == "spoilt_off"


def test_r51_three_sides_no_opponent_may_hold_one() -> None:
    hands = {0: "JS AS | 9S TS", 3: "KS QS"}
    start = "auction 0:200 1:pass 2:pass 3:pass 4:pass 5:pass / trump 0:JS"
    options = "table=six-pairs spoilt_trumps=on"
    assert play(start + " / spoilt 4", hands, options=options).outcome == "spoilt"
    hands = {0: "JS AS | 9S TS", 3: "KS", 4: "QS"}
    assert play(start + " / spoilt 4", hands, options=options).match.result is None


# ------------------------------------------------------------------ R52

EXHAUSTED = {
    0: "QS JH 9C TC | QD AC 9D KD",
    1: "JS 9S AS TS | KS AH JC 7C",
    2: "7S 7H 8H 9H | JD QC TD 8C",
    3: "8S KH QH TH | KC AD 8D 7D",
}
"""Seat 1 holds the five highest spades, each other seat one."""


def test_r52_the_maker_must_go_on_leading_trumps() -> None:
    table = started(EXHAUSTED, "open 1 / play 0:QD 1:JS 2:JD 3:8D")
    assert table.match.public.tricks[0].winner == 1
    table.do("play 1:9S 2:7S 3:8S 0:QS")
    assert "1:AH" in table.legal()  # others played trumps: he is free
    table.do("play 1:AS 2:7H 3:KH 0:JH")
    assert table.legal() == "1:KS 1:TS spoilt 1"
    assert table.refused("play 1:AH") == "play_exhausted"


def test_r52_as_long_as_he_has_one() -> None:
    table = started(EXHAUSTED, "open 1 / play 0:QD 1:JS 2:JD 3:8D / play 1:9S 2:7S 3:8S 0:QS")
    table.do("play 1:AS 2:7H 3:KH 0:JH / play 1:TS 2:8H 3:QH 0:9C")
    assert table.legal() == "1:KS spoilt 1"
    table.do("play 1:KS 2:9H 3:TH 0:TC")
    assert table.legal() == "1:7C 1:AH 1:JC spoilt 1"


def test_r52_not_when_the_trump_was_led_by_another() -> None:
    hands = {1: "JS 9S AS TS | KS QS 8S 7H", 0: "7S JH"}
    table = started(hands, "open 1 / play 0:7S 1:8S").follow(2)
    assert table.match.awaited == 1
    assert "1:7H" in table.legal()


def test_r52_a_trump_led_while_closed_does_not_bind_him() -> None:
    hands = {0: "JS 9S AS TC | KS QS 8S 7H", 2: "7S"}
    start = "auction 0:200 1:pass 2:pass 3:pass / trump 0:AS / play 0:JS"
    table = play(start, hands, options="exhausted_trumps=on")
    table.follow(3).do("play 0:9S")
    table.follow(3)
    assert table.match.public.closed
    assert table.match.awaited == 0
    assert "0:7H" in table.legal()
    table.do("open 0")
    assert "0:7H" in table.legal()


def test_r52_only_the_maker_is_bound() -> None:
    hands = {0: "JS 9S TS 8H", 1: "AS JH JD JC"}
    table = started(hands, "open 1 / play 0:JS 1:AS").follow(2)
    table.do("play 0:9S")
    table.follow(3)
    # Nobody followed his trump, but seat 0 is not the maker.
    assert table.match.awaited == 0
    assert "0:8H" in table.legal()
    assert "0:TS" in table.legal()


def test_r52_following_and_ruffing_stay_free() -> None:
    table = started(EXHAUSTED, "open 1 / play 0:QD 1:JS 2:JD 3:8D / play 1:9S 2:7S 3:8S 0:QS")
    assert "1:7C" in table.legal()
    assert "1:JC" in table.legal()


def test_r52_option_off() -> None:
    start = "auction 0:pass 1:200 2:pass 3:pass / trump 1:AS / open 1 / play "
    table = play(start + "0:QD 1:JS 2:JD 3:8D / play 1:9S 2:7S 3:8S 0:QS", EXHAUSTED)
    table.do("play 1:AS 2:7H 3:KH 0:JH")
    assert "1:AH" in table.legal()


# ------------------------------------------------------------------ R53


def test_r53_caps_called_is_refused_with_a_clear_message() -> None:
    with pytest.raises(opt.OptionError, match=r"caps=called.*called during play is not built"):
        opt.options("Classic", "caps=called")


def test_r53_classic_itself_has_sweep() -> None:
    assert opt.CLASSIC.caps == "sweep"
