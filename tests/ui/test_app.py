import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from three04.ui import app
from three04.ui.preferences import Preferences
from three04.ui.profiles import Profile
from three04.ui.style import artwork
from three04.ui.words.language import Language


def test_window_opens_and_quits_when_told_so(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "three04", "--data-dir", str(tmp_path), "--quit-after-start"]
    done = subprocess.run(
        command,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr


def test_a_second_window_is_a_guests_with_the_players_settings(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"theme": "dark"}')
    first = app.take_profile(tmp_path, Language(), ask=False)
    assert first is not None
    assert first.folder == tmp_path
    guest, another = (app.take_profile(tmp_path, Language(), ask=False) for _ in range(2))
    assert guest is not None
    assert another is not None
    assert (guest.folder, another.folder) == (tmp_path / "guest", tmp_path / "guest-2")
    assert Preferences(guest.folder).settings.theme == "dark"
    for profile in (first, guest, another):
        profile.release()
    again = app.take_profile(tmp_path, Language(), ask=False)
    assert again is not None
    assert again.folder == tmp_path
    again.release()


@pytest.mark.parametrize("guest", [True, False])
def test_a_second_start_asks_whether_to_play_as_a_guest(
    guest: bool, tmp_path: Path, qtbot: QtBot
) -> None:
    first = Profile(tmp_path)

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        wanted = QMessageBox.ButtonRole.AcceptRole if guest else QMessageBox.ButtonRole.RejectRole
        next(b for b in box.buttons() if box.buttonRole(b) == wanted).click()

    QTimer.singleShot(0, answer)
    profile = app.take_profile(tmp_path, Language(), ask=True)
    assert (profile is not None) == guest
    first.release()
    if profile is not None:
        profile.release()


def test_the_window_has_an_icon_for_the_title_bar_and_the_task_switcher(qtbot: QtBot) -> None:
    icon = artwork.app_icon()
    sizes = {size.width() for size in icon.availableSizes()}
    assert {16, 32, 48, 256} <= sizes
    small, large = (icon.pixmap(QSize(side, side), 1.0).toImage() for side in (16, 256))
    assert (small.width(), large.width()) == (16, 256)
    assert small != large.scaled(16, 16)  # drawn for its size
