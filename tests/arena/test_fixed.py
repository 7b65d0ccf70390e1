"""Deals without bidding: the same contract for both, by legal actions, with honest views."""

import pytest

from three04.arena.entrants import Entrant, entrant_of
from three04.arena.fixed import Fixed, refuse, trump_of, worth
from three04.arena.playing import Run, play_deal
from three04.rules.nought.match import Match
from three04.rules.nought.ranks import STRENGTH
from three04.rules.options import options
from three04.rules.tables import TABLES


def played(pair: int, fixed: Fixed, rules: str = "Standard", house: str = "") -> Match:
    run = Run(options(rules, house), ("club", "greedy"), "fixed", fixed)
    two: list[Entrant] = [entrant_of(spec, 1.0) for spec in run.players]
    return play_deal(run, pair, [two[seat % 2] for seat in range(run.options.seating.seats)])


@pytest.mark.parametrize("rules", ["Standard", "Classic", "Beginner"])
def test_the_maker_has_bid_and_the_others_have_passed(rules: str) -> None:
    for pair in range(4):
        match = played(pair, Fixed(170, "turns"), rules)
        public = match.public
        assert match.result is not None
        assert match.result.outcome in ("made", "failed")
        assert (public.maker, public.contract) == (pair % 4, 170)
        assert public.auction is not None
        assert [call for call in public.auction.calls if call[1] != "pass"] == [(pair % 4, 170)]


@pytest.mark.parametrize("table", list(TABLES))
def test_it_goes_at_every_table(table: str) -> None:
    for pair in (0, TABLES[table].seats - 1):
        assert played(pair, Fixed(160, "turns"), "Classic", f"table={table}").public.maker == pair


def test_the_best_hand_is_the_makers() -> None:
    for pair in range(6):
        match = played(pair, Fixed(160, "best"))
        assert match.current is not None
        hands = match.current.hands
        assert match.public.maker is not None
        assert worth(hands[match.public.maker], 4) == max(worth(hand, 4) for hand in hands)


def test_the_indicator_is_the_lowest_card_of_the_longest_suit_in_the_first_packet() -> None:
    for pair in range(6):
        match = played(pair, Fixed(160, "turns"))
        public, deal = match.public, match.current
        assert deal is not None
        assert public.maker is not None
        hand = deal.hands[public.maker]
        laid = [card for card in hand[:4] if card[1] == trump_of(hand, 4)]
        assert public.shown is not None
        assert match.public.opened in (None, min(laid, key=STRENGTH.__getitem__))


@pytest.mark.parametrize(
    ("hand", "trump"),
    [
        ("JS 7H 8H 7D | AS TS 9D 7C", "S"),
        # Of suits as long as each other the one with more points.
        ("JS 7S 8H 7H | AH TC KS 9D", "S"),
        ("QS 7S 8H 7H | AH TC KS 9D", "H"),
        # Longest would be clubs, but none came in the first packet.
        ("7S 8H 7H KD | AC TC KC 9C", "H"),
        ("7S 7H 7D 7C | 8S 8H 8D 8C", "S"),
    ],
)
def test_the_trump_is_chosen_by_a_fixed_rule(hand: str, trump: str) -> None:
    assert trump_of(hand.replace("| ", "").split(), 4) == trump


def test_a_hand_is_worth_its_trumps_and_the_jacks_and_nines_beside() -> None:
    hand = ["JS", "7H", "8H", "9D", "AS", "TS", "QD", "7C"]
    assert worth(hand, 4) == 30 + (30 + 11 + 10) + 20


def test_the_same_deal_is_played_twice() -> None:
    one, two = (played(3, Fixed(160, "best")) for _ in range(2))
    assert one.current is not None
    assert two.current is not None
    assert one.current.hands == two.current.hands
    assert (one.result, one.public.maker) == (two.result, two.public.maker)


@pytest.mark.parametrize(
    ("fixed", "house", "good"),
    [
        (Fixed(160), "", True),
        (Fixed(300), "", True),
        (Fixed(205), "", False),
        (Fixed(205), "bid_step_from_200=5", True),
        (Fixed(155), "", False),
        (Fixed(310), "", False),
    ],
)
def test_a_bid_that_is_none_is_refused(fixed: Fixed, house: str, good: bool) -> None:
    assert (refuse(fixed, options("Standard", house)) is None) == good
