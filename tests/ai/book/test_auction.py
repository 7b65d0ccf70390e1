"""What a seat's words and its indicator tell of its packet."""

import pytest

from three04.ai import packets
from three04.ai.book import auction
from three04.ai.book.auction import FLOOR, call_weights
from three04.ai.book.book import load
from three04.ai.book.indicator import indicator_weights
from three04.ai.book.turns import NEVER, turns_of
from three04.ai.kernel.layout import mask_of
from three04.rules.events import Call
from three04.rules.nought.public import Public
from three04.rules.options import options

from ..positions import position

STRONG = packets.class_of(mask_of(["JH", "9H", "AH", "JS"]))
MIDDLE = packets.class_of(mask_of(["JH", "TH", "8H", "7S"]))
WEAK = packets.class_of(mask_of(["8H", "QS", "TD", "7C"]))
WORTHLESS = packets.class_of(mask_of(["7H", "8S", "QD", "KC"]))


def said(script: str, rules: str = "Standard", extra: str = "") -> Public:
    return position({}, script, rules, extra).views[0].public


def mean(weights: "list[float]") -> float:
    """The average over all packets."""
    every = zip(weights, packets.SIZES, strict=True)
    return sum(w * size for w, size in every) / sum(packets.SIZES)


def test_who_has_not_spoken_may_hold_anything() -> None:
    assert set(call_weights(said(""), 0)) == {1.0}
    assert set(call_weights(said("160 pass"), 3)) == {1.0}


def test_a_bid_speaks_for_strength_and_a_pass_against() -> None:
    public = said("160 pass")
    bid, passed = call_weights(public, 0), call_weights(public, 1)
    assert len(bid) == len(passed) == packets.PACKETS
    assert bid[STRONG] > 0.5 > bid[WEAK]
    assert passed[STRONG] < 0.3 < passed[WEAK]
    high = call_weights(said("200"), 0)
    assert high[MIDDLE] / high[STRONG] < bid[MIDDLE] / bid[STRONG]


def test_no_packet_is_ruled_out() -> None:
    for script in ("160 170 180 200 pass pass", "250 pass pass pass", "pass ask pass pass"):
        public = said(script)
        for seat in range(4):
            weights = call_weights(public, seat)
            assert min(weights) >= FLOOR
            assert max(weights) == 1.0


def test_who_could_have_had_a_new_deal_and_passed_is_not_worthless() -> None:
    offered, other = call_weights(said("pass"), 0), call_weights(said("pass"), 0)
    without = call_weights(said("pass", extra="redeal=off"), 0)
    assert offered is other
    assert offered[WORTHLESS] < 0.2 < without[WORTHLESS]


def test_asking_speaks_for_figures() -> None:
    asked = call_weights(said("ask"), 0)
    figures = packets.class_of(mask_of(["9H", "9S", "AD", "9C"]))
    assert asked[figures] > 0.5 > asked[WEAK]


def test_a_bid_over_an_opponent_is_not_the_same_as_one_over_a_partner() -> None:
    over_opponent = call_weights(said("160 170"), 1)
    over_partner = call_weights(said("160 pass 170"), 2)
    assert over_partner[MIDDLE] < over_opponent[MIDDLE]


def test_the_second_auction_does_not_count() -> None:
    hands = {0: "JH 9H 8H JS"}
    first = position(hands, "160 pass pass pass 8H", "Classic").views[0].public
    later = position(hands, "160 pass pass pass 8H pass 250", "Classic").views[0].public
    for seat in range(4):
        assert call_weights(first, seat) is call_weights(later, seat)


def test_the_turns_say_what_stood() -> None:
    public = said("160 ask pass 170 180")
    assert public.auction is not None
    found = [
        turns_of(public.options, public.eldest, public.auction.calls, seat) for seat in range(4)
    ]
    (opening, first), (later, last) = found[0]
    assert (opening.lowest, opening.holder, opening.leader, first) == (160, "nobody", 0, 160)
    assert opening.may_redeal
    assert opening.closed
    assert not opening.again
    assert (later.lowest, later.holder, later.heard, last) == (180, "partner", "bid", 180)
    assert later.again
    asking, word = found[1][0]
    assert (asking.holder, asking.may_ask, asking.leader, word) == ("opponent", True, 3, "ask")
    answer, word = found[3][0]
    assert (answer.asked, answer.heard, answer.lowest, word) == (True, "ask", 170, "pass")
    over, _ = found[2][0]
    assert (over.holder, over.heard, over.lowest) == ("partner", "bid", 170)


def test_in_classic_a_partners_bid_is_only_beaten_from_200() -> None:
    public = said("160 pass 200", "Classic")
    assert public.auction is not None
    (turn, call), *_ = turns_of(public.options, public.eldest, public.auction.calls, 2)
    assert (turn.lowest, call) == (200, 200)


def test_at_300_a_pass_tells_nothing() -> None:
    public = said("300 pass", "Beginner")
    assert public.auction is not None
    (turn, _), *_ = turns_of(public.options, public.eldest, public.auction.calls, 1)
    assert turn.lowest == NEVER
    assert set(call_weights(public, 1)) == {1.0}


def test_calls_are_likely_as_a_whole() -> None:
    public = said("160")
    known = load()
    assert known.fitted is not None
    assert public.auction is not None
    model = known.fitted.calls
    turn = turns_of(options("Classic"), 0, [(0, "pass")], 0)[0][0]
    words: tuple[Call, ...] = (160, 200, 250, "pass", "ask")
    chances = [auction.call_chances(known, model, turn, word) for word in words]
    for number in range(0, packets.PACKETS, 50):
        whole = sum(row[number] for row in chances)
        demands = model.redeals if auction.weak_packets()[number] else 0.0
        passes = chances[3][number] + chances[4][number]
        assert whole + passes * demands / (1 - demands) == pytest.approx(1)


# ---------------------------------------------------------------------- the indicator


def test_the_lowest_card_of_the_longest_suit_is_the_likeliest_indicator() -> None:
    weights = indicator_weights(160, 0)
    packet = mask_of(["JH", "9H", "8H", "JS"])
    hearts, spades = packets.trump_class_of(packet, 1), packets.trump_class_of(packet, 0)
    assert weights[4 * hearts] > 0.8
    assert 0 < weights[4 * spades] < 0.1
    assert weights[4 * spades + 1] == 0


def test_the_indicators_of_a_packet_come_to_one() -> None:
    weights = indicator_weights(200, 2)
    for number in range(packets.PACKETS):
        own = packets.own_suits(number)
        found = [weights[4 * trump + place] for trump in own for place in range(4)]
        assert sum(found) == pytest.approx(1, abs=1e-4)
        assert sum(chance > 0 for chance in found) == 4
