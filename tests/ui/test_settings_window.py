"""The settings dialog, what it changes at run time, and the window's place."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QScrollArea
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping
from tests.ui.player import session_of
from three04.store.settings import Settings, SettingsFile
from three04.ui import preferences
from three04.ui.match import pacing
from three04.ui.settings.settings_dialog import SettingsDialog
from three04.ui.window.main_window import MainWindow


def ask(window: MainWindow) -> SettingsDialog:
    window.commands.settings_action.trigger()
    dialog = window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    return dialog


def test_every_setting_can_be_changed_and_is_kept(qtbot: QtBot, keeping: Keeping) -> None:
    dialog = ask(keeping.open())
    for box in dialog.boxes.values():
        assert box.accessibleName()
        QTest.keyClick(box, Qt.Key.Key_Down)
    for check in dialog.checks.values():
        assert check.text()
        QTest.keyClick(check, Qt.Key.Key_Space)
    dialog.pause.setValue(2.5)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    kept = SettingsFile(keeping.folder / preferences.FILE).settings
    plain = Settings()
    for name in (*dialog.boxes, *dialog.checks):
        assert getattr(kept, name) != getattr(plain, name), name
    assert kept.trick_pause == 2500


def test_speed_and_pauses_apply_at_once(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open()
    dialog = ask(window)
    dialog.boxes["speed"].setCurrentIndex(dialog.boxes["speed"].findData(3))
    assert session_of(window).speed == preferences.SPEEDS[3]
    checked = [action.data() for action in window.commands.speeds.actions() if action.isChecked()]
    assert checked == [3]
    dialog.until_click.setChecked(True)
    assert not dialog.pause.isEnabled()
    assert session_of(window).trick_pause == pacing.UNTIL_CLICK
    assert pacing.length(pacing.UNTIL_CLICK, 0.6) == pacing.UNTIL_CLICK
    assert pacing.length(pacing.UNTIL_CLICK, 0.0) == 0
    window.commands.speeds.actions()[0].trigger()
    assert session_of(window).speed == preferences.SPEEDS[1]
    assert keeping.open(speed=None).match.speed == preferences.SPEEDS[1]


def test_the_language_applies_at_once_and_at_the_next_start(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open()
    language = window.language
    dialog = ask(window)
    dialog.boxes["language"].setCurrentIndex(dialog.boxes["language"].findData("de"))
    assert language.code == "de"
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Einstellungen")
    assert dialog.boxes["theme"].itemText(1) == "Dunkelblau"
    window = keeping.open()
    assert window.language.code == "de"
    window.language.apply("en")
    language.apply("en")


def test_settings_that_cannot_be_written_are_told_once(
    qtbot: QtBot, keeping: Keeping, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = keeping.open()
    replace = Path.replace

    def refuse(path: Path, target: Path) -> Path:
        if target.name == preferences.FILE:
            raise OSError(30, "Read-only file system")
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", refuse)
    for speed in (1, 3, 1):
        settings = msgspec.structs.replace(window.preferences.settings, speed=speed)
        window.preferences.change(settings)
        assert session_of(window).speed == preferences.SPEEDS[speed]
    said = [box.text() for box in window.findChildren(QMessageBox)]
    assert len(said) == 1
    assert "cannot be saved" in said[0]


def test_the_window_comes_back_where_it_was(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open()
    room = window.screen().availableGeometry()
    window.setGeometry(room.x() + 10, room.y() + 5, 730, 490)
    window = keeping.open()
    assert window.size().width() == 730
    assert room.contains(window.geometry())


def test_a_window_whose_screen_is_gone_comes_back_on_one_that_is_there(
    qtbot: QtBot, keeping: Keeping
) -> None:
    window = keeping.open()
    room = window.screen().availableGeometry()
    window.setGeometry(room.x() + 5000, room.y() - 900, 760, 500)
    window = keeping.open()
    assert room.contains(window.geometry())
    assert window.size().width() == 760


def test_all_can_be_set_back_at_once(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open()
    dialog = ask(window)
    for box in dialog.boxes.values():
        QTest.keyClick(box, Qt.Key.Key_Down)
    for check in dialog.checks.values():
        QTest.keyClick(check, Qt.Key.Key_Space)
    dialog.until_click.setChecked(True)
    dialog.sound.volumes["moments"].setValue(5)
    dialog.sound.on.setChecked(False)
    assert not window.sounds.setting.on
    told = msgspec.structs.replace(window.preferences.settings, told=("slow",))
    window.preferences.set(told)
    QTest.mouseClick(dialog.defaults_button, Qt.MouseButton.LeftButton)
    settings, plain = window.preferences.settings, Settings()
    for name in (*dialog.boxes, *dialog.checks, "trick_pause", "sound"):
        assert getattr(settings, name) == getattr(plain, name), name
    assert dialog.boxes["theme"].currentData() == "felt"
    assert not dialog.until_click.isChecked()
    assert window.sounds.setting == dialog.sound.sound == plain.sound
    assert dialog.sound.volumes["moments"].value() == plain.sound.moments


def test_they_open_at_the_page_where_they_were_left(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open()
    dialog = ask(window)
    dialog.tabs.setCurrentIndex(2)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(SettingsDialog) is None)
    again = ask(window)
    assert again.tabs.currentIndex() == again.pages.currentIndex() == 2


def test_numbers_are_written_as_in_the_language(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open()
    dialog = ask(window)
    assert dialog.pause.text() == "1.5 seconds"
    dialog.boxes["language"].setCurrentIndex(dialog.boxes["language"].findData("de"))
    qtbot.waitUntil(lambda: dialog.pause.text() == "1,5 Sekunden")
    window.language.apply("en")


def test_the_pages_are_turned_by_keys(qtbot: QtBot, keeping: Keeping) -> None:
    dialog = ask(keeping.open())
    assert dialog.tabs.count() == dialog.pages.count() == 5
    assert all(dialog.tabs.tabText(page) for page in range(5))
    dialog.tabs.setFocus()
    QTest.keyClick(dialog.tabs, Qt.Key.Key_Right)
    assert dialog.pages.currentIndex() == 1
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(dialog, Qt.Key.Key_Tab, control)
    assert dialog.pages.currentIndex() == 2
    shift = control | Qt.KeyboardModifier.ShiftModifier
    for _ in range(3):
        QTest.keyClick(dialog, Qt.Key.Key_Backtab, shift)
    assert dialog.pages.currentIndex() == 4


@pytest.mark.parametrize("name", ["theme", "deck", "back", "sort", "highest", "text_size", "bids"])
def test_the_preview_shows_it_at_once(name: str, qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open()
    dialog = ask(window)
    sprites = window.area.table_stage.sprites

    def settled() -> QImage:
        dialog.preview.grab()
        qtbot.waitUntil(lambda: not sprites.waiting())
        return dialog.preview.grab().toImage()

    settled()
    before = settled()
    box = dialog.boxes[name]
    box.setCurrentIndex((box.currentIndex() + 1) % box.count())
    settled()
    after = settled()
    dialog.resize(dialog.size())
    assert after != before
    box.setCurrentIndex((box.currentIndex() - 1) % box.count())
    settled()
    assert settled() == before


@pytest.mark.parametrize("code", ["en", "es", "pt", "de"])
def test_every_page_fits_in_the_smallest_window(code: str, qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open()
    window.resize(720, 480)
    settings = msgspec.structs.replace(window.preferences.settings, language=code, text_size=1.6)
    window.preferences.change(settings)
    dialog = ask(window)
    dialog.resize(700, 440)
    QApplication.processEvents()
    width, height = dialog.width(), dialog.height()
    pages = []
    for page in range(dialog.pages.count()):
        dialog.tabs.setCurrentIndex(page)
        area = dialog.pages.currentWidget()
        assert isinstance(area, QScrollArea)
        shown = area.widget()
        assert shown is not None
        pages.append((shown.minimumSizeHint().width(), area.viewport().width()))
    window.language.apply("en")
    assert width <= 720
    assert height <= 460
    assert all(needed <= there for needed, there in pages), pages


@pytest.mark.parametrize(
    ("wanted", "shown"),
    [
        (QRect(100, 100, 720, 480), QRect(100, 100, 720, 480)),
        (QRect(5000, -300, 720, 480), QRect(560, 0, 720, 480)),
        (QRect(0, 0, 4000, 3000), QRect(0, 0, 1280, 800)),
    ],
)
def test_a_window_is_put_wholly_on_the_screen(wanted: QRect, shown: QRect) -> None:
    assert preferences.clamped(wanted, QRect(0, 0, 1280, 800)) == shown
