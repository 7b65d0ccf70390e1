import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from three04.ui import app, artwork


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


def test_a_second_window_leaves_the_first_ones_match_alone(tmp_path: Path) -> None:
    lock = app.lock_folder(tmp_path)
    assert lock is not None
    assert app.lock_folder(tmp_path) is None
    lock.unlock()
    again = app.lock_folder(tmp_path)
    assert again is not None
    again.unlock()
    assert app.lock_folder(None) is None


_FULL_DISK = """
import resource, signal, sys
from pathlib import Path
from three04.ui import app
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1, 1))
lock = app.lock_folder(Path(sys.argv[1]))
assert lock is not None
lock.unlock()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on what a program writes")
def test_a_full_disk_is_not_taken_for_a_second_window(tmp_path: Path) -> None:
    command = [sys.executable, "-c", _FULL_DISK, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr


def test_the_window_has_an_icon_for_the_title_bar_and_the_task_switcher(qtbot: QtBot) -> None:
    icon = artwork.app_icon()
    sizes = {size.width() for size in icon.availableSizes()}
    assert {16, 32, 48, 256} <= sizes
    small, large = (icon.pixmap(QSize(side, side), 1.0).toImage() for side in (16, 256))
    assert (small.width(), large.width()) == (16, 256)
    assert small != large.scaled(16, 16)  # drawn for its size
