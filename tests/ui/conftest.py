"""For every test of the window: no screen, no pauses, cards that repeat."""

import os
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.ui.player import Opener


@pytest.fixture
def open_window(qtbot: QtBot) -> Iterator[Opener]:
    opener = Opener(qtbot)
    yield opener
    opener.close()
