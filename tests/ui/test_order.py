"""The order of the hand: by what its owner knows, and as he lays it."""

import random

from tests.ui.test_models import NAMES, dealt_view
from three04.rules import events as ev
from three04.rules.nought.view import View
from three04.ui.models.hand import hand_rows
from three04.ui.models.order import HandOrder, laid_from, moved, ordered, suit_order

CARDS = ("TD", "AS", "JS", "8H", "9H", "7C")


def test_by_suit_the_highest_at_either_end() -> None:
    assert ordered(CARDS, HandOrder(), None) == ["JS", "AS", "9H", "8H", "7C", "TD"]
    right = HandOrder(highest="right")
    assert ordered(CARDS, right, None) == ["AS", "JS", "8H", "9H", "7C", "TD"]


def test_by_strength_suits_of_a_rank_in_their_order() -> None:
    cards = [*CARDS, "JD"]
    by_strength = ["JS", "JD", "9H", "AS", "TD", "8H", "7C"]
    assert ordered(cards, HandOrder("strength"), None) == by_strength
    right = ordered(cards, HandOrder("strength", "right"), None)
    assert right == ["7C", "8H", "TD", "AS", "9H", "JS", "JD"]


def test_trumps_first_and_the_other_colours_in_turn() -> None:
    assert [suit_order(trump) for trump in "SHDC"] == ["SHCD", "HSDC", "DSHC", "CHSD"]
    assert ordered(CARDS, HandOrder("trump"), "D") == ["TD", "JS", "AS", "9H", "8H", "7C"]
    assert ordered(CARDS, HandOrder("trump"), None) == ordered(CARDS, HandOrder(), None)


def shown(view: View, order: HandOrder) -> list[str]:
    return [row.card for row in hand_rows(view, None, NAMES, order)]


def with_indicator(maker: int, card: str | None) -> View:
    view = dealt_view(*CARDS)
    view.fold(ev.Called(maker, 160))
    view.fold(ev.ContractSet(maker, 160, again=False))
    view.fold(ev.IndicatorLaid(maker, card, (maker,)))
    return view


def test_r20_trumps_come_first_only_for_who_knows_them() -> None:
    order = HandOrder("trump")
    assert shown(with_indicator(1, None), order) == ordered(CARDS, order, None)
    own = with_indicator(0, "TD")
    assert shown(own, order)[0] == "TD"  # the indicator itself
    own.hand.append("7D")
    assert shown(own, order)[1] == "7D"
    opened = with_indicator(1, None)
    opened.fold(ev.TrumpOpened(1, "KC", "maker", returns=True))
    assert shown(opened, order)[0] == "7C"


def test_a_card_is_laid_where_it_is_dropped_and_new_ones_come_last() -> None:
    order = HandOrder("manual")
    hand = ordered(CARDS, order, None)
    for card, to in (("TD", 0), ("JS", 3), ("7C", 9)):
        order = moved(hand, order, card, to)
        hand.remove(card)
        hand.insert(to, card)
        assert ordered(CARDS, order, None) == hand
    assert ordered([*CARDS, "QH", "QS"], order, None) == [*hand, "QS", "QH"]


def test_cards_taken_back_return_to_their_places() -> None:
    rng = random.Random(2)
    for _ in range(50):
        order, all_cards = HandOrder("manual"), list(CARDS)
        for _ in range(4):
            order = moved(ordered(all_cards, order, None), order, rng.choice(all_cards), 2)
        before = ordered(all_cards, order, None)
        hand = [card for card in before if card != before[1]]
        order = moved(hand, order, hand[-1], 0)
        after = ordered(all_cards, order, None)
        assert [card for card in after if card in hand] == [hand[-1], *hand[:-1]]
        assert after.index(before[1]) == after.index(before[2]) - 1


def test_the_settings_text_is_read_forgivingly() -> None:
    assert laid_from("JS 9S xx JS 11") == ("JS", "9S")
    assert laid_from("") == ()
