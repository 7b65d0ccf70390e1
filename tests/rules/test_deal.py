"""R4, R6-R9: dealers, packets, deals thrown in, the redeal (R5 is the deal source's)."""

import pytest

from three04.rules import events as ev
from three04.rules.nought.match import Match
from three04.rules.options import STANDARD
from three04.rules.tables import TABLES

from .situation import Situation, play

PASSES = "auction 0:pass 1:pass 2:pass 3:pass"
POOR = {0: "7S 8S TH KH"}  # 13 points in the first packet


def test_r4_the_next_seat_deals_the_next_deal() -> None:
    table = play("auction 0:160 1:pass 2:pass 3:pass / trump 0:JS", {0: "JS"})
    table.finish()
    assert table.match.next_dealer == 0
    table.deal()
    assert table.match.public.dealer == 0
    assert table.match.public.eldest == table.match.awaited == 1


@pytest.mark.parametrize("dealer", range(4))
def test_r4_any_seat_may_be_the_first_dealer(dealer: int) -> None:
    table = play("", dealer=dealer)
    assert table.match.public.dealer == dealer
    assert table.match.awaited == (dealer + 1) % 4


def test_r6_first_packet_of_four_anticlockwise_from_eldest() -> None:
    table = play("", dealer=2)
    dealt = [e for e in table.events if isinstance(e, ev.Dealt)]
    assert [(e.seat, e.packet, e.count) for e in dealt] == [
        (3, 1, 4),
        (0, 1, 4),
        (1, 1, 4),
        (2, 1, 4),
    ]
    assert [len(view.hand) for view in table.views] == [4, 4, 4, 4]


def test_r6_a_seat_sees_its_own_packet_only() -> None:
    table = play("", dealer=2)
    for seat, view in enumerate(table.views):
        assert tuple(view.hand) == table.match.current.hands[seat][:4]  # type: ignore[union-attr]
    assert table.spectator.hand == []
    for event in table.events:
        if isinstance(event, ev.Dealt):
            seen = [s for s in range(4) if ev.redact(event, s).cards is not None]
            assert seen == [event.seat]


def test_r7_second_packet_comes_after_the_indicator_all_at_once() -> None:
    table = play("auction 0:pass 1:160 2:pass 3:pass", {1: "JS"})
    assert [len(view.hand) for view in table.views] == [4, 4, 4, 4]
    events = table.do("trump 1:JS")
    assert isinstance(events[0], ev.IndicatorLaid)
    dealt = [e for e in events if isinstance(e, ev.Dealt)]
    assert [(e.seat, e.packet, e.count) for e in dealt] == [
        (0, 2, 4),
        (1, 2, 4),
        (2, 2, 4),
        (3, 2, 4),
    ]
    assert [len(view.hand) for view in table.views] == [8, 7, 8, 8]


def test_r8_all_pass_the_deal_is_thrown_in_and_the_next_dealer_deals() -> None:
    table = play(PASSES, {0: "JS"})
    assert table.outcome == "thrown-in"
    assert table.match.needs_deal
    assert table.tokens == (11, 11)
    assert table.found(ev.TokensPaid) == []
    assert table.match.next_dealer == 0


def test_r8_nothing_can_be_done_after_a_deal_thrown_in() -> None:
    assert play(PASSES, {0: "JS"}).refused("auction 0:160") == "no_deal"


def test_r9_eldest_with_fewer_than_15_points_may_demand_a_new_deal() -> None:
    table = play("", POOR)
    assert table.legal().endswith("redeal 0")
    table.do("redeal 0")
    assert table.outcome == "redeal"


@pytest.mark.parametrize(
    ("packet", "may"),
    [
        ("AS QH 8S 7S", True),  # 13
        ("AS KH 8S 7S", True),  # 14
        ("AS QH QS 7S", False),  # 15
        ("9S 8S 7S 8H", False),  # 20
        ("8S 7S 8H 7H", True),  # 0
    ],
)
def test_r9_the_limit_is_15(packet: str, may: bool) -> None:
    table = play("", {0: packet})
    assert ("redeal 0" in table.legal()) is may
    if not may:
        assert table.refused("redeal 0") == "redeal_points"


def test_r9_the_second_packet_does_not_count() -> None:
    assert "redeal 0" in play("", {0: "8S 7S 8H 7H | JS JH JD JC"}).legal()


def test_r9_same_dealer_new_shuffle() -> None:
    table = play("redeal 0", POOR)
    assert table.match.needs_deal
    assert table.match.next_dealer == 3
    assert table.tokens == (11, 11)
    assert table.found(ev.TokensPaid) == []
    table.deal({0: "JS"})
    assert (table.match.public.number, table.match.public.dealer) == (2, 3)
    assert table.match.awaited == 0


def test_r9_any_number_of_times() -> None:
    table = play("redeal 0", POOR)
    for _ in range(5):
        table.deal(POOR).do("redeal 0")
    assert table.match.public.number == 6
    assert table.match.next_dealer == 3


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_r9_only_eldest(seat: int) -> None:
    table = play("", {seat: "7S 8S TH KH", 0: "JS"})
    assert table.refused(f"redeal {seat}") == "redeal_eldest"
    assert "redeal" not in table.legal(seat) + table.offers(seat)


@pytest.mark.parametrize("call", ["160", "pass", "ask"])
def test_r9_not_after_his_first_call(call: str) -> None:
    assert play(f"auction 0:{call}", POOR).refused("redeal 0") == "redeal_late"


def test_r9_not_when_the_turn_comes_back_to_him() -> None:
    table = play("auction 0:ask 2:160 1:pass 3:pass", POOR, rules="Classic")
    assert table.match.awaited == 0
    assert "redeal 0" not in table.legal()
    assert table.refused("redeal 0") == "redeal_late"


def test_r9_his_packet_is_shown_to_all_and_nothing_else() -> None:
    table = play("redeal 0", POOR)
    demanded = table.found(ev.RedealDemanded)
    assert demanded == [ev.RedealDemanded(0, ("7S", "8S", "TH", "KH"))]
    assert ev.redact(demanded[0], 3) == ev.redact(demanded[0], None) == demanded[0]
    assert table.found(ev.AllShown) == []


def test_r9_option_off() -> None:
    table = play("", POOR, options="redeal=off")
    assert "redeal" not in table.legal()
    assert table.refused("redeal 0") == "redeal_off"


def test_r9_the_limit_is_8_where_the_first_packet_has_two_cards() -> None:
    limits = {name: table.redeal_below for name, table in TABLES.items()}
    assert limits == {
        "four": 15,
        "six-pairs": 8,
        "six-teams": 15,
        "eight-pairs": 8,
        "eight-teams": 8,
    }
    assert "redeal 0" in play("", {0: "KS KH"}, options="table=six-pairs").legal()
    assert "redeal 0" not in play("", {0: "TS QH"}, options="table=six-pairs").legal()


def test_deal_refuses_hands_that_are_not_the_pack() -> None:
    match = Match(STANDARD, 0)
    match.begin()
    with pytest.raises(ValueError, match="hands of 8"):
        match.deal((("JS",),) * 4)
    double = ("JS", "9S", "AS", "TS", "KS", "QS", "8S", "7S")
    with pytest.raises(ValueError, match="each card once"):
        match.deal((double,) * 4)


def test_deal_refuses_a_second_deal_while_one_runs() -> None:
    table = Situation().deal()
    with pytest.raises(ValueError, match="no deal is due"):
        table.deal()
