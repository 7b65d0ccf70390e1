"""What Club says in the auctions; seat 0 is eldest."""

import pytest

from three04.ai.club import bid_table, valuation
from three04.rules import actions as act
from three04.rules.tables import TABLES

from .positions import asked, position


def test_bids_with_two_jacks_and_length() -> None:
    for hand in ("JH 9H 8H JS", "JH AH TH JC", "JH 9H AH 7S"):
        assert isinstance(asked(position({0: hand})), act.Bid), hand


def test_passes_with_rubbish() -> None:
    for hand in ("9H AS TD 8C", "9H 9S QD 8C"):
        assert isinstance(asked(position({0: hand}, "", "Beginner")), act.Pass), hand


def test_demands_a_new_deal_with_a_weak_packet() -> None:
    assert asked(position({0: "7H 8S QD KC"})) == act.Redeal(0)
    assert isinstance(asked(position({0: "7H 8S QD KC"}, "", "Standard", "redeal=off")), act.Pass)


def test_a_great_packet_goes_on_where_a_modest_one_stops() -> None:
    great = asked(position({1: "JH 9H AH TH"}, "190"))
    assert great == act.Bid(1, 200)
    assert isinstance(asked(position({1: "JH AH 8H 7S"}, "190", "Beginner")), act.Pass)


def test_leaves_the_partner_his_bid() -> None:
    hands = {0: "JH 9H 8H JS", 2: "JD AD 8D 7S"}
    assert isinstance(asked(position(hands, "160 pass")), act.Pass)
    # Over an opponent's the same packet bids.
    assert isinstance(asked(position({1: "JH 9H 8H JS", **{2: hands[2]}}, "pass 160")), act.Bid)


def test_overbids_an_opponent_with_a_strong_packet() -> None:
    answer = asked(position({1: "JH 9H 8H JS"}, "160"))
    assert isinstance(answer, act.Bid)
    assert answer.amount >= 170


def test_asks_a_partner_with_figures_but_no_suit() -> None:
    assert asked(position({0: "9H 9S AD 9C"})) == act.Ask(0)


def test_a_partners_ask_encourages() -> None:
    hand = "JD TD 7D 7S"
    told = valuation.help_of(["9H", "9S", "AD", "9C"], "four")
    assert told > 0
    said = bid_table.SAID["four"]
    assert said["ask"] > said["pass"]
    assert isinstance(asked(position({0: "9H 9S AD 9C", 2: hand}, "ask")), act.Bid)


def test_the_second_auction_is_for_great_hands() -> None:
    great = position({0: "JH 9H 7H AH TH JS JD 9S"}, "160 pass pass pass 7H", "Classic")
    answer = asked(great)
    assert isinstance(answer, act.Bid | act.Close)
    plain = position({0: "JH 9H 8H JS 7D 8D KC QS"}, "160 pass pass pass 8H", "Classic")
    assert isinstance(asked(plain), act.Pass)


def test_bids_partner_close_with_a_hand_that_cannot_lose() -> None:
    sure = position({0: "JH 9H 7H AH TH JS JD JC"}, "160 pass pass pass 7H", "Classic")
    assert asked(sure) == act.Close(0)


@pytest.mark.parametrize("table", list(TABLES))
def test_every_table_has_its_lines(table: str) -> None:
    first = bid_table.FIRST[table]
    packets = TABLES[table].packets[0]
    strong = ["JH", "9H", "AH", "TH"][:packets]
    weak = ["QH", "KS", "QD", "KC"][:packets]
    assert valuation.best_first(strong, table)[0] > valuation.best_first(weak, table)[0] + 40
    assert list(first.reached) == sorted(first.reached, reverse=True)
    assert valuation.chance(first, 200.0, 160) > 0.6 > valuation.chance(first, 160.0, 200)
    asked(position({0: " ".join(strong)}, "", "Standard", f"table={table}"))


def test_chances_lie_between_those_of_the_table() -> None:
    line = bid_table.FIRST["four"]
    assert valuation.chance(line, 0.0, 300) == line.reached[-1]
    assert valuation.chance(line, 500.0, 160) == line.reached[0]
    assert valuation.tokens(1.0, 160) == 1
    assert valuation.tokens(0.0, 250) == -4
