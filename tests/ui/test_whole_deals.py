"""Whole deals played through the window, by mouse alone and by keyboard alone."""

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.player import Clicker, Opener, Typist, play_deal, session_of, with_values
from three04.rules import actions as act
from three04.rules.options import BEGINNER, CLASSIC, STANDARD, Options
from three04.rules.questions import Answer, Decline

HANDS = pytest.mark.parametrize("hands", [Clicker, Typist])


@HANDS
@pytest.mark.parametrize("options", [CLASSIC, BEGINNER], ids=lambda o: o.profile)
def test_a_whole_deal(
    qtbot: QtBot, open_window: Opener, options: Options, hands: type[Clicker | Typist]
) -> None:
    window = open_window(options, "deal")
    play_deal(qtbot, window, hands(qtbot, window))
    assert window.area.result.isVisible()
    hands(qtbot, window).next_deal()
    assert not window.area.result.isVisible()
    assert session_of(window).view.public.number == 2


@HANDS
def test_two_deals_of_standard_with_all_that_a_maker_does(
    qtbot: QtBot, open_window: Opener, hands: type[Clicker | Typist]
) -> None:
    """The person is maker, lays the indicator, keeps closed, and plays face down."""
    window = open_window(STANDARD, "deal")
    done: list[Answer] = []
    for number in range(1, 4):
        done += play_deal(qtbot, window, hands(qtbot, window))
        assert session_of(window).view.public.number == number
        assert window.area.result.isVisible()
        hands(qtbot, window).next_deal()
    assert any(isinstance(answer, act.LayTrump) for answer in done)
    assert any(isinstance(answer, Decline) for answer in done)
    assert any(isinstance(answer, act.Play) and answer.down for answer in done)


@HANDS
def test_opening_and_declaring_caps(
    qtbot: QtBot, open_window: Opener, hands: type[Clicker | Typist]
) -> None:
    window = open_window(with_values(STANDARD, caps="declared"), "caps")

    def bold(session: object, question: object) -> Answer:
        from tests.ui.player import thumb

        actions = question.actions  # type: ignore[attr-defined]
        opens = [a for a in actions if isinstance(a, act.Open | act.Caps)]
        return opens[0] if opens else thumb(session, question)  # type: ignore[arg-type]

    done: list[Answer] = []
    for _ in range(4):
        done += play_deal(qtbot, window, hands(qtbot, window), bold)
        if any(isinstance(a, act.Open) for a in done):
            break
        hands(qtbot, window).next_deal()
    assert any(isinstance(a, act.Caps) for a in done)
    assert any(isinstance(a, act.Open) for a in done)
