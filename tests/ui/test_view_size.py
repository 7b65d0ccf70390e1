"""The whole screen, and larger and smaller text, by keys and menu."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping
from tests.ui.player import Opener
from three04.rules.options import STANDARD
from three04.ui.preferences import TEXT_SIZES

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_f11_fills_the_screen_and_gives_the_window_back(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "screen")
    before = window.size()
    QTest.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(window.isFullScreen)
    assert window.commands.screen_action.isChecked()
    qtbot.waitUntil(lambda: window.size() == window.screen().size())
    QTest.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: not window.isFullScreen())
    qtbot.waitUntil(lambda: window.size() == before)
    assert not window.commands.screen_action.isChecked()


@pytest.mark.parametrize("key", [Qt.Key.Key_Plus, Qt.Key.Key_Minus])
def test_control_and_a_sign_resize_the_text_until_there_is_no_further_size(
    qtbot: QtBot, open_window: Opener, key: Qt.Key
) -> None:
    window = open_window(STANDARD, "zoom")
    sizes = [window.preferences.settings.text_size]
    for _ in range(8):
        QTest.keyClick(window, key, CONTROL)
        sizes.append(window.preferences.settings.text_size)
    larger = key == Qt.Key.Key_Plus
    assert sizes[-1] == sizes[-2] == (TEXT_SIZES[-1] if larger else TEXT_SIZES[0])
    assert sizes == sorted(sizes, reverse=not larger)
    assert set(sizes) <= set(TEXT_SIZES)
    assert window.area.table_stage.appearance.text_size == sizes[-1]


def test_control_and_zero_bring_the_normal_size_back(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "zoom")
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
        for _ in range(2):
            QTest.keyClick(window, key, CONTROL)
        assert window.preferences.settings.text_size != 1.0
        QTest.keyClick(window, Qt.Key.Key_0, CONTROL)
        assert window.preferences.settings.text_size == 1.0


def test_the_size_is_kept(keeping: Keeping) -> None:
    window = keeping.open()
    window.commands.larger_action.trigger()
    size = window.preferences.settings.text_size
    keeping.close()
    assert keeping.open().preferences.settings.text_size == size > 1.0
