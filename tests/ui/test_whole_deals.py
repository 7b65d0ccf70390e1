"""Whole deals played through the window, by mouse alone and by keyboard alone."""

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.player import Clicker, Opener, Typist, play_deal, session_of
from three04.rules.options import BEGINNER, CLASSIC, STANDARD, Options


@pytest.mark.parametrize("hands", [Clicker, Typist])
@pytest.mark.parametrize("options", [STANDARD, CLASSIC, BEGINNER], ids=lambda o: o.profile)
def test_a_whole_deal(
    qtbot: QtBot, open_window: Opener, options: Options, hands: type[Clicker | Typist]
) -> None:
    window = open_window(options, "deal")
    for _ in range(3):
        done = play_deal(qtbot, window, hands(qtbot, window))
        print(done)
        assert window.area.result.isVisible()
        hands(qtbot, window).next_deal()
        assert not window.area.result.isVisible()
    assert session_of(window).view.public.number == 4
