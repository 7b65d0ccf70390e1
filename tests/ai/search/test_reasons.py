"""The reasons of a searching level say what its worlds say, and speak for what it does."""

import random
from collections import Counter
from collections.abc import Iterator

from tests.ai.histories import Seats, play_deal
from tests.ai.search.test_player import CLASSIC, think
from three04.ai.book.book import load
from three04.ai.book.tokens import expected_tokens
from three04.ai.levels import searching
from three04.ai.search import bidding
from three04.ai.search.calls import OVER_PARTNER_CHEAPLY, caller_of
from three04.ai.search.imagine import imagine
from three04.ai.search.player import seed_number
from three04.ai.search.skill import Effort, Skill
from three04.ai.search.whys import AGAINST, LIKELY, ruff_risk
from three04.ai.worlds.draw import never
from three04.cards import SUITS
from three04.rules import actions as act
from three04.rules.nought.auction import Auction
from three04.rules.nought.public import Phase
from three04.rules.options import options

SKILL = Skill(worlds=8, bid_worlds=6, plays=True, trained=True)
LEVEL = searching("reasoning", SKILL)


def along(seeds: range, *phases: Phase) -> Iterator[Seats]:
    """Go through deals that Club plays; stop before each action of these phases."""
    for seed in seeds:
        deal = play_deal(random.Random(seed), CLASSIC, ["club"] * 4)
        seats = deal.until(0)
        for action in deal.actions:
            if seats.match.public.phase in phases:
                yield seats
            seats.apply(action)


def test_what_a_reason_says_of_the_trump_is_what_the_worlds_say() -> None:
    told: Counter[str] = Counter()
    for seats in along(range(16), Phase.PLAY):
        public = seats.match.public
        if public.closed:
            for question in seats.questions():
                if question.seat == public.maker:
                    continue
                thought = think(seats, question, "s", LEVEL)
                for choice in thought.choices:
                    if not isinstance(choice.answer, act.Play):
                        continue
                    share = thought.trump.get(choice.answer.card[1], 0.0)
                    for why in choice.whys:
                        percent = float(why.params.get("percent", 0))
                        told[why.code] += 1
                        if why.code == "may_ruff":
                            assert percent == round(100 * share)
                        elif why.code == "ruff_risk":
                            # What is trump itself is not ruffed; few worlds are chosen of many.
                            assert percent <= 100 * (1 - share) + 25
                        elif why.code == "partner_may_win":
                            assert percent >= 100 * LIKELY
    assert min(told[code] for code in ("may_ruff", "ruff_risk", "partner_may_win")) >= 5, told


def test_the_risk_of_a_ruff_is_counted_in_the_worlds() -> None:
    found = 0
    for seats in along(range(20, 26), Phase.PLAY):
        public = seats.match.public
        if public.turn is not None and not public.trick.plays:
            seat = public.turn
            view = seats.views[seat]
            effort = Effort(seed_number("s"), SKILL, never)
            worlds = imagine(view, effort, 20).worlds
            for lane, suit in enumerate(SUITS):
                expected = 0
                for number in range(len(worlds)):
                    world = worlds.world(number)
                    expected += world.trump != lane and any(
                        not world.hands[other] >> 16 * lane & 0xFFFF
                        and bool(
                            world.hands[other] >> 16 * world.trump & 0xFFFF
                            or (other == public.maker and world.indicator >= 0)
                        )
                        for other in ((seat + 1) % 4, (seat + 3) % 4)
                        if other in public.order
                    )
                assert ruff_risk(view, worlds, suit) == expected / len(worlds)
                found += 0 < expected < 20
    assert found >= 20


def test_no_answer_is_given_only_reasons_against_it() -> None:
    for seats in along(range(30, 35), Phase.PLAY):
        for question in seats.questions():
            thought = think(seats, question, "s", LEVEL)
            codes = [why.code for why in thought.choices[0].whys] if thought.choices else []
            assert "throws_winner" not in codes
            assert not codes or codes[0] not in AGAINST, codes


def test_a_lost_trick_asks_for_little_only_where_little_is_given() -> None:
    seen = 0
    for seats in along(range(40, 45), Phase.PLAY):
        for question in seats.questions():
            thought = think(seats, question, "s", LEVEL)
            plays = [a for a in question.actions if isinstance(a, act.Play)]
            for choice in thought.choices:
                if any(why.code == "cannot_win" for why in choice.whys):
                    assert isinstance(choice.answer, act.Play)
                    points = {"J": 30, "9": 20, "A": 11, "T": 10, "K": 3, "Q": 2}
                    worth = [points.get(play.card[0], 0) for play in plays]
                    assert points.get(choice.answer.card[0], 0) == min(worth)
                    seen += 1
    assert seen >= 10


def test_a_partners_bid_is_not_raised_for_nothing_below_200() -> None:
    # Forked auctions: such a bid brings less than the partner's until it promises 0.35 tokens.
    caller = caller_of(load("strong"), options("Standard"))
    auction = Auction(options("Standard"), 0)
    auction.fold(0, 160)
    auction.fold(1, "pass")
    standing = caller.needed(auction, 2, 170) - OVER_PARTNER_CHEAPLY
    assert caller.needed(auction, 2, 170) > 0.3
    assert caller.needed(auction, 2, 200) < standing
    raised = 0
    for number in range(0, 2262, 3):
        call = caller.call(auction, 2, number, 2)
        if call != "pass" and int(call) < 200:
            raised += 1
            assert dict(caller.promises(number, 2))[int(call)] > 0.3
    assert raised > 0


def test_a_partner_who_has_passed_is_not_asked() -> None:
    asked = Counter[bool]()
    strong = searching("booked", Skill(worlds=4))
    for seats in along(range(80), Phase.AUCTION):
        public = seats.match.public
        assert public.auction is not None
        for question in seats.questions():
            if not any(isinstance(action, act.Ask) for action in question.actions):
                continue
            said = dict(public.auction.calls)
            passed = said.get((question.seat + 2) % 4) == "pass"
            answer = think(seats, question, "s", strong).answer
            asked[passed] += isinstance(answer, act.Ask)
    assert asked[False] > 0
    assert asked[True] == 0


def test_a_bids_chance_and_its_tokens_come_from_the_same_worlds() -> None:
    # The book says one thing of a packet, the worlds of this auction may say another.
    differs = 0
    for seats in along(range(60, 66), Phase.AUCTION):
        public = seats.match.public
        for question in seats.questions():
            view = seats.views[question.seat]
            thought = think(seats, question, "s", LEVEL)
            caller = caller_of(load("strong"), public.options)
            packet_class, leader = bidding._place(view)
            book = dict(caller.chances(packet_class, leader))
            for choice in thought.choices:
                if isinstance(choice.answer, act.Bid) and thought.worlds:
                    assert choice.success is not None
                    differs += abs(choice.success - book[choice.answer.amount]) > 0.02
    assert differs >= 10


def test_a_call_is_told_by_the_deals_looked_at_or_else_by_the_book() -> None:
    passes = kept = 0
    for seats in along(range(300, 320), Phase.AUCTION):
        for question in seats.questions():
            thought = think(seats, question, "s", LEVEL)
            if not thought.worlds or len(thought.choices) < 2:
                continue
            chosen, others = thought.choices[0], thought.choices[1:]
            codes = [why.code for why in chosen.whys]
            assert codes
            ahead = max(other.tokens or 0.0 for other in others) - (chosen.tokens or 0.0)
            assert ("book" in codes) == (ahead > bidding.CLOSE)
            kept += "book" in codes
            made = {c.answer.amount: c.success for c in others if isinstance(c.answer, act.Bid)}
            if "too_risky" in codes and isinstance(chosen.answer, act.Pass) and made:
                bid, lowest = min(made), made[min(made)]
                assert lowest is not None
                assert expected_tokens(lowest, bid, seats.match.public.options) <= 0
                assert chosen.whys[0].params["percent"] == round(100 * lowest)
                passes += 1
    assert passes >= 5
    assert kept >= 3


def test_who_passes_on_the_full_hand_is_told_why() -> None:
    seen = 0
    for seats in along(range(80, 86), Phase.SECOND):
        for question in seats.questions():
            thought = think(seats, question, "s", LEVEL)
            if isinstance(thought.answer, act.Pass) and len(question.actions) > 1:
                made = [c.success for c in thought.choices if c.success is not None]
                code = "fails" if max(made, default=0.0) < 0.5 else "brings_more"
                assert [why.code for why in thought.choices[0].whys] == [code]
                seen += bool(made)
    assert seen >= 10


def test_each_card_that_is_chosen_has_a_reason() -> None:
    seen = 0
    quick = searching("quick", Skill(worlds=8, plays=True, trained=True))
    for seats in along(range(507, 520), Phase.PLAY):  # 507 and 519 have cards but little ahead
        for question in seats.questions():
            thought = think(seats, question, "s", quick)
            if isinstance(thought.answer, act.Play):
                assert thought.choices[0].whys
                seen += 1
    assert seen >= 300


def test_a_pass_is_told_by_what_the_bid_costs_on_average() -> None:
    # Made three times in five, 200 costs nothing: two tokens for each of three, three for two.
    caller = caller_of(load("strong"), options("Classic"))
    view = next(iter(along(range(7, 8), Phase.AUCTION))).views[0]
    for bid, even in ((160, 2 / 3), (200, 3 / 5), (250, 4 / 7)):
        assert bidding._why_pass(view, caller, (bid, even + 0.01)) == ()
        assert [why.code for why in bidding._why_pass(view, caller, (bid, even - 0.01))] == [
            "too_risky"
        ]


def test_only_the_suit_that_is_laid_is_told_to_promise_most_and_only_if_it_does() -> None:
    codes: Counter[str] = Counter()
    for seats in along(range(700, 760), Phase.TRUMP):
        for question in seats.questions():
            thought = think(seats, question, "s", LEVEL)
            if not thought.choices:  # Partner Close: laid by a rule
                continue
            chosen, *others = thought.choices
            (why,) = chosen.whys
            most = max(c.success or 0.0 for c in thought.choices)
            assert why.code == ("long_suit" if chosen.success == most else "book")
            assert not any(other.whys for other in others)
            codes[why.code] += 1
    assert codes["long_suit"] > codes["book"] > 0
