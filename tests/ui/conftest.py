"""For every test of the window: no screen, no pauses, cards that repeat."""

import datetime
import gc
import itertools
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.store import career
from tests.ui.kept import Keeping, Speak
from tests.ui.player import Opener
from three04.store import database
from three04.store.store import Store
from three04.ui.collector import collect_due
from three04.ui.match import lineup
from three04.ui.style.appearance import Appearance, dress_application

HERE = Path(__file__).parent


def pytest_runtest_setup() -> None:
    gc.disable()  # as in the game: what is garbage may be Qt's, and be collected by any thread


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Collect in the window's thread, and all before a test of something else."""
    if nextitem is not None and nextitem.path.is_relative_to(HERE):
        collect_due()
    else:
        gc.collect()
        gc.enable()


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    """Dialogs look as when the game starts, whatever the test before has set."""
    dress_application(qapp, Appearance())


@pytest.fixture(autouse=True)
def same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the computer players of a test choose alike in every run; each match has its seed."""
    seeds = itertools.count()
    monkeypatch.setattr(lineup, "new_seed", lambda: f"test {next(seeds)}")


@pytest.fixture
def open_window(qtbot: QtBot) -> Iterator[Opener]:
    opener = Opener(qtbot)
    yield opener
    opener.close()


@pytest.fixture
def keeping(qtbot: QtBot, tmp_path: Path) -> Iterator[Keeping]:
    keeping = Keeping(qtbot, tmp_path)
    yield keeping
    keeping.close()


@pytest.fixture(scope="session")
def some_matches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with some matches played to their end."""
    folder = tmp_path_factory.mktemp("career")
    store = Store(folder)
    now = datetime.datetime.now()
    career.play(store.matches, 5, now, skills=[("greedy", "greedy")])
    career.compare(store.matches)
    store.close()
    return folder / database.FILE


@pytest.fixture
def career_folder(some_matches: Path, tmp_path: Path) -> Path:
    """The folder of a person who has played these matches: the one that ``keeping`` opens."""
    shutil.copy(some_matches, tmp_path / database.FILE)
    return tmp_path


@pytest.fixture
def speak(keeping: Keeping) -> Iterator[Speak]:
    """Changes the language of the window that is open; after the test it is English again."""

    def change(code: str) -> None:
        keeping.windows[-1].language.apply(code)
        QApplication.processEvents()

    yield change
    change("en")
