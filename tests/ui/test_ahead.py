"""A card chosen before one's turn: when it is meant, and what is certain already."""

from tests.ui.test_models import dealt_view
from three04.rules import events as ev
from three04.rules.nought.view import View
from three04.ui.tabletop import ahead


def in_play(*led: tuple[int, str]) -> View:
    view = dealt_view("AS", "JS", "9H", "7C")
    view.fold(ev.Called(0, 160))
    view.fold(ev.ContractSet(1, 160, again=True))
    view.fold(ev.IndicatorLaid(1, None, (1,)))
    view.fold(ev.PlayStarted(3))
    for seat, card in led:
        view.fold(ev.CardPlayed(seat, 0, card, False, None))
    return view


def test_a_card_may_wait_only_in_the_play() -> None:
    assert not ahead.possible(dealt_view("AS"))
    assert ahead.possible(in_play())


def test_what_cannot_become_legal_in_this_trick_is_refused_at_once() -> None:
    view = in_play((3, "AH"))
    assert ahead.refused_now(view, "9H") is None
    refused = ahead.refused_now(view, "AS")
    assert refused is not None
    assert refused.code == "play_follow"
    assert ahead.refused_now(in_play((3, "AD")), "AS") is None


def test_a_card_chosen_for_the_suit_led_is_meant_for_it() -> None:
    view = in_play((3, "AD"))
    assert ahead.still_meant(view, ahead.chosen(view, "AS"))


def test_a_card_chosen_before_the_lead_follows_or_is_led_but_is_not_thrown_away() -> None:
    waiting = ahead.chosen(in_play(), "AS")
    assert waiting.led is None
    assert ahead.still_meant(in_play(), waiting)
    assert ahead.still_meant(in_play((3, "KS")), waiting)
    assert not ahead.still_meant(in_play((3, "AD")), waiting)


def test_after_ones_own_card_the_next_is_for_another_trick() -> None:
    view = in_play((3, "AD"), (0, "7C"))
    assert ahead.refused_now(view, "AS") is None
    assert ahead.chosen(view, "AS").led is None
