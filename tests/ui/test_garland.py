"""A won match is celebrated: calmly, once, for the winners, and never in anybody's way."""

import math
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.player import Opener, Typist, play_deal, session_of
from three04.rules.options import options
from three04.ui.board.animator import Style
from three04.ui.window.main_window import MainWindow

WON, LOST = "w0", "w1"
"""Cards with which the first deal that costs a token is won, or lost."""
SHORT = "tokens=1"


def play_match(qtbot: QtBot, window: MainWindow) -> None:
    """Play till a side has no token left."""
    session, typist = session_of(window), Typist(qtbot, window)
    play_deal(qtbot, window, typist)
    while not session.match_over:
        typist.next_deal()
        play_deal(qtbot, window, typist)
    qtbot.waitUntil(window.area.result.isVisible)


def moving(qtbot: QtBot, open_window: Opener) -> MainWindow:
    """Return a window on a match that has just been won and is celebrated."""
    window = open_window(options("Standard", SHORT), WON)
    play_match(qtbot, window)
    area = window.area
    animator = area.board.table.animator
    animator.speed = 1.0
    area.result.play(animator)
    assert area.result.garland.opened < 1
    return window


def test_a_won_match_is_crowned_with_the_own_sides_sign(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard", SHORT), WON)
    play_match(qtbot, window)
    result = window.area.result
    assert session_of(window).view.public.winners == (0,)
    assert result.garland.isVisible()
    assert result.garland.side == "lotus"
    assert result.words()[0] == "The match is won: You & Nimali"
    assert window.area.announcer.again() == "The match is won: You & Nimali"


def test_a_lost_match_has_a_plain_result(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard", SHORT), LOST)
    play_match(qtbot, window)
    result = window.area.result
    assert session_of(window).view.public.winners == (1,)
    assert not result.garland.isVisible()
    assert result.words()[0] == "The match goes to Ravi & Tharindu"


def test_a_deal_that_is_won_is_not_a_match(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard", ""), WON)
    play_deal(qtbot, window, Typist(qtbot, window))
    assert window.area.result.isVisible()
    assert not window.area.result.garland.isVisible()


def test_where_computers_are_watched_any_winner_is_celebrated(
    qtbot: QtBot, open_window: Opener
) -> None:
    chosen = options("Standard", SHORT)
    window = open_window(chosen, LOST, players=("club",) * 4)
    session = session_of(window)
    qtbot.waitUntil(lambda: session.match_over, timeout=20_000)
    garland = window.area.result.garland
    assert garland.isVisible()
    assert garland.side == ("lotus", "wheel")[session.view.public.winners[0]]


@pytest.mark.parametrize("size", [(720, 480), (1280, 800), (1920, 1080)])
def test_it_stands_on_the_sheet_and_hides_nothing(
    size: tuple[int, int], qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard", SHORT), WON, size)
    play_match(qtbot, window)
    area = window.area
    box, sheet = area.result.garland.geometry(), area.result.panel.geometry()
    assert box.top() >= 0
    assert box.width() > 100
    assert abs(box.center().x() - sheet.center().x()) <= 1
    assert area.rect().contains(sheet.adjusted(14, 14, -14, -14))
    badge = area.badge.geometry().adjusted(14, 14, -14, -14)
    apart = badge.bottomRight() - QPoint(box.center().x(), box.bottom())
    assert math.hypot(apart.x(), apart.y()) > box.height()  # it is half a disc


def test_it_opens_to_both_sides_and_stands_then(qtbot: QtBot, open_window: Opener) -> None:
    window = moving(qtbot, open_window)
    garland, table = window.area.result.garland, window.area.board.table
    seen = [garland.opened]
    now = table.animator.now
    table.animator.clock = lambda: now + 400 * len(seen)
    for _ in range(4):
        table.animator.tick()
        seen.append(garland.opened)
        window.grab()
    assert seen == sorted(seen)
    assert seen[-1] == 1
    assert not table.animator.running


@pytest.mark.parametrize("how", ["key", "click"])
def test_any_key_or_click_ends_the_motion(how: str, qtbot: QtBot, open_window: Opener) -> None:
    window = moving(qtbot, open_window)
    result = window.area.result
    ways: dict[str, Callable[[], object]] = {
        "key": lambda: QTest.keyClick(result.go_button, Qt.Key.Key_Down),
        "click": lambda: QTest.mouseClick(
            result, Qt.MouseButton.LeftButton, pos=QPoint(8, result.height() - 8)
        ),
    }
    ways[how]()
    assert result.garland.opened == 1
    assert not window.area.board.table.animator.running
    assert result.isVisible()


@pytest.mark.parametrize(("speed", "style"), [(0.0, "full"), (1.0, "reduced")])
def test_without_motion_it_just_stands_there(
    speed: float, style: Style, qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard", SHORT), WON)
    play_match(qtbot, window)
    animator = window.area.board.table.animator
    animator.speed, animator.style = speed, style
    window.area.result.garland.play(animator)
    assert window.area.result.garland.opened == 1
    assert not animator.running


def test_undo_takes_it_away_and_the_next_end_brings_it_again(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard", SHORT), WON)
    play_match(qtbot, window)
    garland = window.area.result.garland
    window.match.undo()
    assert garland.side is None
    assert not garland.isVisible()
    window.match.redo()
    qtbot.waitUntil(lambda: session_of(window).match_over)
    assert garland.isVisible()
