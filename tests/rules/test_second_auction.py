"""R30-R32: the auction on the full hand, Partner Close."""

import pytest

from three04.rules import events as ev
from three04.rules.events import PARTNER_CLOSE

from .situation import Situation, play

HANDS = {
    0: "JC 9C AC TC | KC QC 8C 7C",
    1: "JS 9S AS TS | KS QS 8S 7H",
    2: "JD 9D AD TD | KD QD 8D 7D",
    3: "JH 9H AH TH | KH QH 8H 7S",
}


def second(script: str = "", contract: int = 200, options: str = "") -> Situation:
    """Seat 1 holds the contract; the auction on the full hand begins."""
    start = f"auction 0:pass 1:{contract} 2:pass 3:pass 0:pass / trump 1:TS / "
    return play(start + script, HANDS, "Classic", options)


def test_r30_it_starts_with_the_maker_anticlockwise_one_turn_each() -> None:
    table = second()
    spoke = []
    for _ in range(4):
        assert table.match.awaited is not None
        spoke.append(table.match.awaited)
        table.do(f"second {table.match.awaited}:pass")
    assert spoke == [1, 2, 3, 0]
    assert table.match.public.phase == "play"


def test_r30_pass_or_bid_and_no_ask() -> None:
    table = second()
    assert table.legal() == "1:250 1:260 1:270 1:280 1:290 1:300 1:close 1:pass"
    assert table.refused("second 1:ask") == "ask_second"


def test_r30_not_out_of_turn() -> None:
    assert second().refused("second 2:250") == "not_your_turn"


@pytest.mark.parametrize(("contract", "lowest"), [(200, 250), (240, 250), (250, 260), (290, 300)])
def test_r30_at_least_250_and_more_than_the_contract(contract: int, lowest: int) -> None:
    table = second(contract=contract)
    assert table.legal().split()[0] == f"1:{lowest}"
    code = "bid_higher" if lowest > 250 else "bid_range"
    assert table.refused(f"second 1:{lowest - 10}") == code


def test_r30_each_bid_is_higher_than_the_last() -> None:
    table = second("second 1:260")
    assert table.legal().split()[0] == "2:270"
    assert table.refused("second 2:260") == "bid_higher"


def test_r30_contract_of_245_where_fives_are_bid() -> None:
    table = second(contract=245, options="bid_step_from_200=5")
    assert table.legal().split()[0] == "1:250"


def test_r30_not_over_a_partners_bid_of_this_round_while_it_stands() -> None:
    table = second("second 1:250 2:pass")
    assert table.legal() == "3:pass"
    assert table.refused("second 3:260") == "bid_partner_stands"
    assert table.refused("second 3:close") == "bid_partner_stands"


def test_r30_over_a_partners_bid_that_stands_no_more() -> None:
    table = second("second 1:250 2:260")
    assert table.legal().split()[0] == "3:270"
    assert "3:close" in table.legal()


def test_r30_the_partners_contract_of_the_first_auction_is_no_bid_of_this_round() -> None:
    table = second("second 1:pass 2:pass")
    assert table.legal().split()[0] == "3:250"


def test_r30_the_maker_may_raise_himself() -> None:
    table = second("second 1:250 2:pass 3:pass 0:pass")
    assert (table.match.public.maker, table.match.public.contract) == (1, 250)
    assert table.match.awaited == 1
    assert table.match.public.phase == "trump"


@pytest.mark.parametrize("options", ["partner_close=off"])
def test_r30_every_seat_has_its_turn_also_when_it_can_only_pass(options: str) -> None:
    table = second("second 1:300", options=options)
    for seat in (2, 3, 0):
        assert table.match.awaited == seat
        assert table.legal() == f"{seat}:pass"
        table.do(f"second {seat}:pass")
    assert table.match.public.contract == 300


def test_r30_contract_of_300_leaves_passes_and_partner_close() -> None:
    table = second(contract=300)
    assert table.legal() == "1:close 1:pass"
    assert table.refused("second 1:300") == "bid_top"


def test_r30_all_pass_the_contract_and_indicator_stay() -> None:
    table = second("second 1:pass 2:pass 3:pass 0:pass")
    assert (table.match.public.maker, table.match.public.contract) == (1, 200)
    assert table.views[1].own.indicator == "TS"
    assert table.found(ev.IndicatorTaken) == []
    assert table.match.awaited == 0


def test_r30_off_in_standard() -> None:
    table = play("auction 0:pass 1:200 2:pass 3:pass / trump 1:TS", HANDS)
    assert table.match.public.phase == "play"
    assert table.refused("second 1:250") == "card_awaited"


def test_r31_the_indicator_goes_back_unseen_and_the_new_maker_chooses_of_all_his_cards() -> None:
    table = second("second 1:pass 2:250 3:pass 0:pass")
    (taken,) = table.found(ev.IndicatorTaken)
    assert isinstance(taken, ev.IndicatorTaken)
    assert ev.redact(taken, 1).card == "TS"
    assert [ev.redact(taken, seat).card for seat in (0, 2, 3, None)] == [None] * 4
    assert sorted(table.views[1].hand) == sorted(HANDS[1].replace("|", "").split())
    assert table.match.awaited == 2
    assert table.legal() == "2:7D 2:8D 2:9D 2:AD 2:JD 2:KD 2:QD 2:TD"
    table.do("trump 2:KD")  # of the second packet
    assert [len(view.hand) for view in table.views] == [8, 8, 7, 8]
    assert [view.trump for view in table.views] == [None, None, "D", None]


def test_r31_also_when_the_maker_raises_himself() -> None:
    table = second("second 1:250 2:pass 3:pass 0:pass")
    assert len(table.found(ev.IndicatorTaken)) == 1
    assert table.legal() == "1:7H 1:8S 1:9S 1:AS 1:JS 1:KS 1:QS 1:TS"
    table.do("trump 1:7H")
    assert table.views[1].trump == "H"


def test_r31_no_second_packet_again() -> None:
    table = second("second 1:250 2:pass 3:pass 0:pass / trump 1:TS")
    assert len(table.found(ev.Dealt)) == 8
    assert table.match.public.dealt == [8, 8, 8, 8]


def close(script: str = "", options: str = "") -> Situation:
    """Seat 1 has bid Partner Close and laid the ten of spades."""
    return second("second 1:close / trump 1:TS / " + script, options=options)


def test_r32_it_is_above_every_number_and_ends_the_round() -> None:
    table = second("second 1:300 2:close")
    assert (table.match.public.maker, table.match.public.contract) == (2, PARTNER_CLOSE)
    assert table.match.awaited == 2
    assert table.match.public.phase == "trump"
    assert table.refused("second 3:close") == "trump_awaited"


def test_r32_the_partner_lays_his_hand_aside_unseen_and_does_not_play() -> None:
    table = close()
    assert table.found(ev.HandsLaidAside) == [ev.HandsLaidAside((3,))]
    table.do("open 1 / play 1:JS")
    assert [table.match.legal(3), table.match.awaited] == [[], 2]
    table.do("play 2:7D")
    assert table.match.awaited == 0
    table.do("play 0:7C")
    assert len(table.match.public.tricks) == 1
    assert table.match.public.cards_left(3) == 8
    assert table.refused("play 3:7S") == "not_your_turn"
    seen = {c for e in table.events for c in str(ev.redact(e, 0)).split("'") if len(c) == 2}
    assert not seen & set(HANDS[3].replace("|", "").split())


def test_r32_the_maker_leads_to_the_first_trick() -> None:
    table = close()
    assert table.match.public.eldest == 0
    assert table.match.awaited == 1


def test_r32_pays_4() -> None:
    hands = {**HANDS, 1: "JS 9S AS TS | KS QS 8S 7S", 3: "JH 9H AH TH | KH QH 8H 7H"}
    table = play(
        "auction 0:pass 1:200 2:pass 3:pass 0:pass / trump 1:TS / second 1:close / trump 1:TS"
        " / open 1",
        hands,
        "Classic",
    ).finish()
    assert table.outcome == "made"
    assert table.tokens == (7, 15)


def test_r32_he_must_win_every_trick_a_lost_one_costs_5() -> None:
    hands = {**HANDS, 1: "JS 9S AS TS | KS QS 8S 7D", 2: "JD 9D AD TD | KD QD 8D 7H"}
    table = play(
        "auction 0:pass 1:200 2:pass 3:pass 0:pass / trump 1:TS / second 1:close / trump 1:TS"
        " / open 1",
        hands,
        "Classic",
    ).finish("JS 9S AS TS KS QS 8S 7D 7H 8D QD KD TD AD 9D JD")
    assert table.match.public.tricks[-1].winner == 2
    assert table.outcome == "failed"
    assert table.tokens == (16, 6)
    assert table.match.result is not None
    assert table.match.result.moved == 5
    assert table.match.result.points > 0  # points do not help


def test_r32_the_partners_cards_count_for_nobody() -> None:
    hands = {**HANDS, 1: "JS 9S AS TS | KS QS 8S 7S", 3: "JH 9H AH TH | KH QH 8H 7H"}
    table = play(
        "auction 0:pass 1:200 2:pass 3:pass 0:pass / trump 1:TS / second 1:close / trump 1:TS"
        " / open 1",
        hands,
        "Classic",
    ).finish()
    assert table.match.result is not None
    assert table.match.result.points == 304 - 76


def test_r32_r52_does_not_apply() -> None:
    hands = {**HANDS, 1: "JS 9S AS TS | JH 9H 8S 7S", 3: "KS QS AH TH | KH QH 8H 7H"}
    start = "auction 0:pass 1:200 2:pass 3:pass 0:pass / trump 1:TS / second "
    free = play(start + "1:close / trump 1:TS / open 1 / play 1:JS 2:7D 0:7C", hands, "Classic")
    assert free.match.awaited == 1
    assert "1:JH" in free.legal()
    free.do("play 1:JH")


def test_r32_r35_applies_the_maker_may_open() -> None:
    table = close()
    assert "open 1" in table.legal()


def test_r32_r36_applies_with_trumps_alone_he_must_open() -> None:
    hands = {**HANDS, 1: "JS 9S AS TS | KS QS 8S 7S", 3: "JH 9H AH TH | KH QH 8H 7H"}
    table = play(
        "auction 0:pass 1:200 2:pass 3:pass 0:pass / trump 1:TS / second 1:close / trump 1:TS",
        hands,
        "Classic",
    )
    assert table.legal() == "open 1 spoilt 1"
    assert table.refused("play 1:JS") == "play_must_open"


def test_r32_r43_applies_voids_play_face_down() -> None:
    table = close("play 1:7H")
    assert all("(" in item for item in table.legal().split() if ":" in item)


def test_r32_r44_applies_where_it_is_on() -> None:
    table = close("play 1:7H 2:(AD) 0:(8C)")
    assert not table.match.public.closed
    table = close("play 1:7H 2:(AD) 0:(8C)", options="reveal_after_first=off")
    assert table.match.public.closed


@pytest.mark.parametrize("caps", ["declared", "sweep"])
def test_r32_no_caps_of_any_kind(caps: str) -> None:
    hands = {**HANDS, 1: "JS 9S AS TS | KS QS 8S 7S", 3: "JH 9H AH TH | KH QH 8H 7H"}
    table = play(
        "auction 0:pass 1:200 2:pass 3:pass 0:pass / trump 1:TS / second 1:close / trump 1:TS",
        hands,
        "Classic",
        f"caps={caps}",
    )
    assert "caps" not in table.legal() + table.offers(2)
    assert table.refused("caps 1") == ("caps_close" if caps == "declared" else "caps_off")
    table.do("open 1")
    table.finish()
    assert table.tokens == (7, 15)


def test_r32_at_team_tables_all_partners_lay_their_hands_aside() -> None:
    table = play(
        "auction 0:200 1:pass 2:pass 3:pass 4:pass 5:pass / trump 0:JS / second 0:close",
        {0: "JS"},
        "Classic",
        "table=six-teams",
    )
    table.do("trump 0:JS")
    assert table.match.public.aside == {2, 4}
    assert table.match.public.order == (0, 1, 3, 5)


def test_r32_option_off() -> None:
    table = second(options="partner_close=off")
    assert table.refused("second 1:close") == "close_off"
    assert "close" not in table.legal()
