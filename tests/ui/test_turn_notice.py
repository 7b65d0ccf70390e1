"""The taskbar tells of one's turn, if one looks elsewhere and wants it."""

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.player import Opener, session_of, wait_for_turn
from three04.rules.options import options
from three04.ui.window.turn_notice import TurnNotice


def test_it_tells_only_while_no_window_of_the_game_is_in_front(qtbot: QtBot) -> None:
    for left in QApplication.topLevelWidgets():  # of an earlier test
        left.hide()
    window = QWidget()
    told: list[QWidget] = []
    qtbot.addWidget(window)
    window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    notice = TurnNotice(window, told.append)
    notice.turn()
    assert not told, "a window that is not shown waits for nobody"
    window.show()
    qtbot.waitExposed(window)
    qtbot.waitUntil(lambda: QApplication.activeWindow() is None)
    notice.turn()
    assert told == [window]
    notice.enabled = False
    notice.turn()
    assert told == [window]
    notice.enabled = True
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    notice.turn()
    assert told == [window]


def test_the_window_tells_it_of_every_turn(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard"), "turn 1")
    turns = []
    window.area.asked.connect(lambda: turns.append(session_of(window).question))
    question = wait_for_turn(qtbot, window)
    assert question is not None
    window.match.undo()
    session_of(window).answer(question.actions[-1])
    again = wait_for_turn(qtbot, window)
    assert turns
    assert turns[-1] is again
    settings = msgspec.structs.replace(window.preferences.settings, alert=False)
    window.preferences.change(settings)
    assert not window.turn_notice.enabled
