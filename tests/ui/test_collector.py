"""Python's garbage is collected in the window's thread only."""

import gc
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping
from tests.ui.player import wait_for_turn
from three04.store.store import Store
from three04.ui.collector import Collector, collect_due


class Cycle:
    """Something that only the collector destroys, with a Qt object in it."""

    def __init__(self, held: object) -> None:
        self.held = held
        self.itself = self


class Collections:
    """Counts the collections of each thread."""

    def __init__(self) -> None:
        self.here = self.elsewhere = 0

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            if threading.current_thread() is threading.main_thread():
                self.here += 1
            else:
                self.elsewhere += 1


@pytest.fixture
def collections() -> Iterator[Collections]:
    counter = Collections()
    gc.callbacks.append(counter)
    gc.enable()  # as the program finds it
    yield counter
    gc.callbacks.remove(counter)
    gc.disable()


def allocate(_: object = None) -> None:
    """Make so much garbage that Python's own collector would come."""
    for _ in range(20_000):
        cycle: list[object] = []
        cycle.append(cycle)


def test_no_thread_but_the_windows_collects(
    qtbot: QtBot, collections: Collections, tmp_path: Path
) -> None:
    store = Store(tmp_path)
    store.matches.run(allocate)
    assert collections.elsewhere > 0  # Python's own way
    owner = QObject()
    Collector(owner)
    collections.here = collections.elsewhere = 0
    store.matches.run(allocate)
    assert (collections.here, collections.elsewhere) == (0, 0)
    qtbot.waitUntil(lambda: collections.here > 0, timeout=5000)
    assert collections.elsewhere == 0
    store.close()


def test_a_dialog_that_is_garbage_is_destroyed_in_the_windows_thread(
    qtbot: QtBot, collections: Collections, tmp_path: Path
) -> None:
    store = Store(tmp_path)
    Collector(owner := QObject())
    dialog = QFileDialog()  # its watcher of files must not be ended by another thread
    where: list[threading.Thread] = []
    dialog.destroyed.connect(lambda: where.append(threading.current_thread()))
    cycle = Cycle(dialog)
    del dialog, cycle
    store.matches.run(allocate)
    assert not where
    qtbot.waitUntil(lambda: bool(where), timeout=5000)
    assert where == [threading.main_thread()]
    assert owner is not None
    store.close()


def test_it_goes_by_the_thresholds_of_python(collections: Collections) -> None:
    gc.disable()
    gc.collect()
    collections.here = 0
    collect_due()
    assert collections.here == 0
    allocate()
    collect_due()
    assert collections.here == 1
    assert gc.get_count()[0] < gc.get_threshold()[0]


def test_a_match_is_played_on_while_it_collects(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("kept")
    collector = Collector(window)
    wait_for_turn(qtbot, window)
    allocate()
    collector.look()
    assert window.session is not None
    assert window.session.question is not None
