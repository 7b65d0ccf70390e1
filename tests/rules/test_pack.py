"""R1-R3: the pack, the table, the direction (the other tables are in test_tables.py)."""

import pytest

from three04.rules import events as ev
from three04.rules import options as opt
from three04.rules.nought import ranks

from .situation import fill, play

SUIT_EACH = {0: "JS 9S AS TS KS QS 8S 7S", 1: "JH 9H AH TH KH QH 8H 7H"}


def test_r1_pack_is_seven_to_ace_in_four_suits() -> None:
    pack = opt.STANDARD.seating.pack
    assert len(pack) == len(set(pack)) == 32
    assert set(pack) == {rank + suit for rank in "789TJQKA" for suit in "SHDC"}


@pytest.mark.parametrize(("higher", "lower"), ["J9", "9A", "AT", "TK", "KQ", "Q8", "87"])
@pytest.mark.parametrize("suit", "SHDC")
def test_r1_rank_in_every_suit(higher: str, lower: str, suit: str) -> None:
    other = "H" if suit != "H" else "S"
    # Seat 0 leads the lower card, seat 1 plays the higher one of the same suit: seat 1 wins.
    hands = {0: lower + suit, 1: higher + suit, 3: f"7{other}"}
    table = play(f"auction 0:pass 1:pass 2:pass 3:160 / trump 3:7{other}", hands)
    table.do(f"play 0:{lower}{suit} 1:{higher}{suit}")
    table.finish()
    first = table.match.public.tricks[0]
    winner = next(p for p in first.plays if p.seat == first.winner)
    assert winner.card is not None
    assert first.winner != 0
    assert ranks.STRENGTH[higher + suit] > ranks.STRENGTH[lower + suit]


def test_r1_points_30_20_11_10_3_2_0_0() -> None:
    worth = dict(zip("J9ATKQ87", (30, 20, 11, 10, 3, 2, 0, 0), strict=True))
    for card in opt.STANDARD.seating.pack:
        assert ranks.POINTS[card] == worth[card[0]]


@pytest.mark.parametrize("suit", "SHDC")
def test_r1_a_suit_holds_76_points(suit: str) -> None:
    cards = [card for card in opt.STANDARD.seating.pack if card[1] == suit]
    assert ranks.points(cards) == 76


def test_r1_304_in_all() -> None:
    assert ranks.points(opt.STANDARD.seating.pack) == 304 == ranks.PACK_POINTS


def test_r1_the_eight_beats_the_seven_though_both_are_worth_nothing() -> None:
    hands = {0: "7S JH", 1: "8S", 2: "JD 9D AD TD KD QD 8D 7D", 3: "JC 9C AC TC KC QC 8C 7C"}
    table = play("auction 0:160 1:pass 2:pass 3:pass / trump 0:JH / play 0:7S 1:8S", hands)
    table.do("play 2:(7D) 3:(7C)")
    assert table.match.public.tricks[0].winner == 1
    assert table.views[1].trick_points(0) == (0, False)


def test_r2_four_seats_two_pairs_partners_opposite() -> None:
    table = opt.STANDARD.seating
    assert (table.seats, table.sides) == (4, 2)
    assert [table.partners(seat) for seat in range(4)] == [(2,), (3,), (0,), (1,)]
    assert [table.side(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_r2_deal_bidding_and_play_run_anticlockwise() -> None:
    table = play("", SUIT_EACH, dealer=1)
    dealt = [event.seat for event in table.events if isinstance(event, ev.Dealt)]
    assert dealt == [2, 3, 0, 1]
    spoke = []
    for call in ("160", "pass", "pass", "pass"):
        assert table.match.awaited is not None
        spoke.append(table.match.awaited)
        table.do(f"auction {table.match.awaited}:{call}")
    assert spoke == [2, 3, 0, 1]
    hand = table.match.owns[2].hand
    table.do(f"trump 2:{hand[0]}")
    order = []
    for _ in range(4):
        seat = table.match.awaited
        assert seat is not None
        order.append(seat)
        table.follow(1)
    assert order == [2, 3, 0, 1]


def test_hands_are_filled_up_from_the_rest_of_the_pack() -> None:
    hands = fill(opt.STANDARD, {0: "JS | 9S", 2: "JH 9H AH TH KH"})
    assert hands[0][0] == "JS"
    assert hands[0][4] == "9S"
    assert hands[2][:5] == ("JH", "9H", "AH", "TH", "KH")
    assert sorted(c for hand in hands for c in hand) == sorted(opt.STANDARD.seating.pack)
