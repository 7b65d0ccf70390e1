"""R10-R16: the auction on the first packet."""

import pytest

from three04.rules import events as ev

from .situation import Situation, play, text

STRONG = {0: "JS"}
"""Eldest has points enough not to be offered a redeal."""

TEN_STEPS = [*range(160, 301, 10)]
FIVE_STEPS = [*range(160, 200, 10), *range(200, 301, 5)]


def bids(table: Situation) -> list[int]:
    """Return the bids that are legal for the seat on turn."""
    whats = [item.partition(":")[2] for item in table.legal().split()]
    return sorted(int(what) for what in whats if what.isdigit())


def won(table: Situation) -> tuple[int | None, int]:
    """Return the maker and the contract, if there is one."""
    return table.match.public.maker, table.match.public.contract


def auction(calls: str, rules: str = "Standard", options: str = "") -> Situation:
    """Play an auction."""
    return play(f"auction {calls}" if calls else "", STRONG, rules, options)


def test_r10_eldest_speaks_first_then_anticlockwise() -> None:
    table = play("", dealer=0)
    assert table.match.awaited == 1
    table.do("auction 1:pass 2:pass 3:pass")
    assert table.match.awaited == 0


def test_r10_no_one_out_of_turn() -> None:
    assert auction("").refused("auction 1:160") == "not_your_turn"
    assert auction("0:160").refused("auction 0:170") == "not_your_turn"


def test_r11_multiples_of_ten_from_160_to_300() -> None:
    assert bids(auction("")) == TEN_STEPS


@pytest.mark.parametrize("amount", [0, 10, 150, 159, 310, 1000, -160])
def test_r11_nothing_below_160_or_above_300(amount: int) -> None:
    assert auction("").refused(f"auction 0:{amount}") == "bid_range"


@pytest.mark.parametrize("amount", [161, 165, 195, 205, 245, 299])
def test_r11_nothing_between_the_tens(amount: int) -> None:
    assert auction("").refused(f"auction 0:{amount}") == "bid_step"


def test_r11_each_bid_is_higher_than_the_last() -> None:
    assert bids(auction("0:200")) == TEN_STEPS[5:]
    assert auction("0:200").refused("auction 1:200") == "bid_higher"
    assert auction("0:200").refused("auction 1:190") == "bid_higher"


def test_r11_fives_from_200() -> None:
    table = auction("", options="bid_step_from_200=5")
    assert bids(table) == FIVE_STEPS
    assert table.refused("auction 0:195") == "bid_step"
    assert table.refused("auction 0:202") == "bid_step"
    assert bids(auction("0:190", options="bid_step_from_200=5")) == FIVE_STEPS[4:]
    assert bids(auction("0:200", options="bid_step_from_200=5"))[0] == 205


def test_r11_fives_in_the_second_auction_too() -> None:
    script = "auction 0:200 1:pass 2:pass 3:pass / trump 0:JS"
    table = play(script, STRONG, "Classic", "bid_step_from_200=5")
    assert bids(table) == [*range(250, 301, 5)]
    table.do("second 0:255")
    assert bids(table) == [*range(260, 301, 5)]


def test_r12_standard_a_pass_ends_the_seats_part() -> None:
    table = auction("0:pass 1:160 2:170 3:180")
    assert table.match.awaited == 1
    assert table.match.public.auction is not None
    assert table.match.public.auction.out == {0}


def test_r12_standard_a_seat_that_did_not_pass_goes_on_below_200() -> None:
    assert bids(auction("0:160 1:170 2:pass 3:pass"))[0] == 180


def test_r12_classic_a_pass_is_only_a_turn_used() -> None:
    table = auction("0:pass 1:160 2:170 3:180", "Classic")
    assert table.match.awaited == 0
    assert bids(table) == [*range(200, 301, 10)]
    table.do("auction 0:200")
    assert table.match.public.auction is not None
    assert table.match.public.auction.holder == 0


def test_r12_classic_again_only_at_200_or_more() -> None:
    assert auction("0:pass 1:160 2:170 3:180", "Classic").refused("auction 0:190") == (
        "bid_first_turn"
    )


def test_r13_classic_below_200_on_the_first_turn_only() -> None:
    table = auction("0:160 1:170 2:pass 3:pass", "Classic")
    assert table.match.awaited == 0
    assert bids(table)[0] == 200
    assert table.refused("auction 0:180") == "bid_first_turn"


def test_r13_classic_below_200_never_over_the_partners_standing_bid() -> None:
    table = auction("0:160 1:pass", "Classic")
    assert bids(table)[0] == 200
    assert table.refused("auction 2:170") == "bid_over_partner"
    table.do("auction 2:200")  # at 200 and more he may


def test_r13_classic_over_the_partners_bid_that_does_not_stand_any_more() -> None:
    assert bids(auction("0:160 1:170", "Classic"))[0] == 180


def test_r13_standard_knows_neither_limit() -> None:
    assert bids(auction("0:160 1:pass"))[0] == 170


@pytest.mark.parametrize("rules", ["Standard", "Classic", "Beginner"])
def test_r13_never_over_ones_own_bid_the_turn_is_skipped(rules: str) -> None:
    table = auction("0:200 1:pass 2:pass", rules)
    assert table.refused("auction 0:210") == "not_your_turn"
    table = auction("0:pass 1:200 2:210 3:pass", "Classic")
    table.do("auction 0:pass 1:220 2:pass 3:pass")
    table.do("auction 0:pass")
    assert table.match.public.maker == 1  # and 1 was not asked again


def test_r13_classic_the_holder_is_skipped_each_round() -> None:
    table = auction("0:200 1:210 2:pass 3:pass 0:220", "Classic")
    assert table.match.awaited == 1
    table.do("auction 1:pass 2:230")
    assert table.match.awaited == 3
    table.do("auction 3:pass 0:pass")
    assert table.match.awaited == 1


def test_r14_a_seat_asks_and_the_partner_speaks_at_once() -> None:
    table = auction("0:ask")
    assert table.match.awaited == 2
    assert bids(table) == TEN_STEPS
    assert "2:pass" in table.legal()


def test_r14_the_partner_may_not_ask_back() -> None:
    table = auction("0:ask")
    assert "2:ask" not in table.legal()
    assert table.refused("auction 2:ask") == "ask_back"


def test_r14_nobody_else_answers() -> None:
    assert auction("0:ask").refused("auction 1:160") == "not_your_turn"


def test_r14_the_bid_is_the_partners_own() -> None:
    table = auction("0:ask 2:160 1:pass 3:pass")
    assert won(table) == (2, 160)


def test_r14_the_turn_goes_on_from_the_asker() -> None:
    assert auction("0:ask 2:160").match.awaited == 1
    assert auction("0:pass 1:ask 3:160").match.awaited == 2


def test_r14_standard_the_ask_is_the_askers_pass() -> None:
    table = auction("0:ask 2:160 1:170")
    assert table.match.public.auction is not None
    assert 0 in table.match.public.auction.out
    table.do("auction 2:180 3:pass 1:190")
    assert table.match.awaited == 2  # 0 has no further part


def test_r14_standard_no_ask_after_a_pass() -> None:
    table = auction("0:pass 1:160 2:170 3:180 1:190 2:200 3:pass")
    assert table.match.awaited == 1  # 0 gets no turn any more: he cannot ask later
    assert table.refused("auction 0:ask") == "not_your_turn"


def test_r14_the_partner_keeps_his_own_later_turn() -> None:
    table = auction("0:ask 2:160 1:170")
    assert table.match.awaited == 2
    assert bids(table)[0] == 180


def test_r14_the_partner_who_holds_the_bid_is_skipped() -> None:
    assert auction("0:ask 2:160 1:pass").match.awaited == 3


def test_r14_an_answer_by_a_pass_is_a_pass_of_both() -> None:
    table = auction("0:ask 2:pass")
    assert table.match.public.auction is not None
    assert table.match.public.auction.out == {0, 2}
    table.do("auction 1:pass")
    assert table.match.awaited == 3
    table.do("auction 3:pass")
    assert table.outcome == "thrown-in"


def test_r14_not_the_partner_who_is_out() -> None:
    table = auction("0:pass 1:160")
    assert "2:ask" not in table.legal()
    assert table.refused("auction 2:ask") == "ask_nobody"


def test_r14_not_the_partner_who_holds_the_bid() -> None:
    table = auction("0:160 1:pass")
    assert table.refused("auction 2:ask") == "ask_nobody"


def test_r14_classic_a_partner_who_passed_may_be_asked() -> None:
    table = auction("0:pass 1:160 2:ask", "Classic")
    assert table.match.awaited == 0
    assert bids(table)[0] == 200  # it is not his first turn


def test_r14_classic_a_turn_used_by_both_below_200() -> None:
    # Asked on his first turn the partner may bid below 200; that was his first turn.
    table = auction("0:ask 2:160 1:170", "Classic")
    assert table.match.awaited == 2
    assert bids(table)[0] == 200
    # And the asker has used his.
    table.do("auction 2:pass 3:pass")
    assert table.match.awaited == 0
    assert bids(table)[0] == 200


def test_r14_classic_after_a_bid_in_answer_the_asker_has_his_turn_again() -> None:
    table = auction("0:ask 2:160 1:pass 3:pass", "Classic")
    assert table.match.awaited == 0
    table.do("auction 0:200")
    assert table.match.public.auction is not None
    assert table.match.public.auction.holder == 0


def test_r14_classic_the_asker_passes_at_last() -> None:
    table = auction("0:ask 2:160 1:pass 3:pass 0:pass", "Classic")
    assert won(table) == (2, 160)


def test_r14_classic_a_pass_in_answer_counts_for_both() -> None:
    table = auction("0:ask 2:pass 1:pass", "Classic")
    assert table.match.awaited == 2  # his own later turn
    table.do("auction 2:pass 3:pass")
    assert table.outcome == "thrown-in"


def test_r14_r15_tested_after_every_answer() -> None:
    # 1 asks 3 and gets a pass, 2 passes: all but the holder have passed.
    table = auction("0:160 1:ask 3:pass")
    assert table.match.awaited == 2
    table.do("auction 2:pass")
    assert table.match.public.maker == 0
    # Classic: 3 asks 1, who had passed already and passes again: it is over in 3's turn.
    table = auction("0:160 1:pass 2:pass 3:ask", "Classic")
    assert table.match.awaited == 1
    table.do("auction 1:pass")
    assert won(table) == (0, 160)


def test_r15_classic_a_pass_before_the_last_bid_does_not_count() -> None:
    table = auction("0:pass 1:pass 2:160 3:pass", "Classic")
    assert table.match.awaited == 0
    table.do("auction 0:pass 1:pass")
    assert table.match.public.maker == 2


def test_r14_team_tables_the_nearest_partner_who_fulfils_the_conditions() -> None:
    table = auction("0:ask", options="table=six-teams")
    assert table.match.awaited == 2
    table = auction("0:160 1:pass 2:ask", options="table=six-teams")
    assert table.match.awaited == 4
    # 4 asks: 0 is out, so 2 is the nearest who may be asked.
    table = auction("0:pass 1:pass 2:160 3:170 4:ask", options="table=six-teams")
    assert table.match.awaited == 2
    # 0 holds the bid and 2 is out: nobody.
    table = auction("0:160 1:pass 2:pass 3:pass", options="table=six-teams")
    assert table.refused("auction 4:ask") == "ask_nobody"


def test_r14_option_off() -> None:
    table = auction("", "Beginner")
    assert "0:ask" not in table.legal()
    assert table.refused("auction 0:ask") == "ask_off"


def test_r14_an_ask_at_300_is_an_ask() -> None:
    table = auction("0:300")
    assert table.legal() == "1:ask 1:pass"
    table.do("auction 1:ask")
    assert table.legal() == "3:pass"


def test_r15_three_passes_in_a_row_end_it() -> None:
    table = auction("0:160 1:pass 2:pass")
    assert table.match.public.maker is None
    table.do("auction 3:pass")
    assert won(table) == (0, 160)
    assert table.found(ev.ContractSet) == [ev.ContractSet(0, 160, again=True)]


def test_r15_seats_that_are_out_count_as_having_passed() -> None:
    table = auction("0:pass 1:pass 2:160 3:170 2:pass")
    assert table.match.public.maker == 3


def test_r15_classic_all_others_pass_after_the_last_bid() -> None:
    table = auction("0:pass 1:pass 2:160 3:200", "Classic")
    assert table.match.awaited == 0
    table.do("auction 0:pass 1:pass")
    assert table.match.public.maker is None
    table.do("auction 2:pass")
    assert won(table) == (3, 200)


def test_r15_the_last_bidder_after_three_passes_is_still_asked() -> None:
    table = auction("0:pass 1:pass 2:pass")
    assert table.match.awaited == 3
    table.do("auction 3:160")
    assert table.match.public.maker == 3


@pytest.mark.parametrize("rules", ["Standard", "Classic"])
def test_r15_everyone_passed_without_a_bid(rules: str) -> None:
    assert auction("0:pass 1:pass 2:pass 3:pass", rules).outcome == "thrown-in"


def test_r15_a_seat_that_can_only_pass_has_its_turn() -> None:
    table = auction("0:300", "Beginner")
    assert table.match.awaited == 1
    assert table.legal() == "1:pass"
    assert table.refused("auction 1:300") == "bid_top"
    table.do("auction 1:pass 2:pass")
    assert table.match.public.maker is None
    table.do("auction 3:pass")
    assert table.match.public.contract == 300


def test_r16_the_whole_auction_is_public() -> None:
    table = auction("0:ask 2:160 1:pass 3:170 2:pass")
    said = [(0, "ask"), (2, 160), (1, "pass"), (3, 170), (2, "pass")]
    for view in (*table.views, table.spectator):
        assert view.public.auction is not None
        assert view.public.auction.calls == said
    for event in table.found(ev.Called):
        assert ev.redact(event, None) == event


def test_close_and_absurd_calls_in_the_first_auction() -> None:
    assert auction("").refused("auction 0:close") == "close_off"
    assert auction("", "Classic").refused("auction 0:close") == "close_second"
    assert auction("").refused("play 0:JS") == "auction_runs"
    assert auction("").refused("trump 0:JS") == "auction_runs"
    assert auction("").refused("auction 9:160") == "no_seat"


def test_text_of_an_action_is_as_in_a_list_of_legal_actions() -> None:
    table = auction("")
    assert {text(action) for action in table.match.legal(0)} == {
        *(f"0:{amount}" for amount in TEN_STEPS),
        "0:ask",
        "0:pass",
    }
