"""What the window does before its first picture, and what waits."""

import pkgutil
import subprocess
import sys
from importlib.util import resolve_name
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import three04
from tests.ui.player import Opener
from three04.rules.options import STANDARD
from three04.ui.board import felt
from three04.ui.style import features
from three04.ui.tabletop import late as late_panels
from three04.ui.window import late
from three04.ui.window.main_window import MainWindow

_FIRST_PICTURE = """
import os, sys
from importlib.util import resolve_name
from pathlib import Path
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from three04.commands import play
assert play.ready() is None
from three04.ui import app
from three04.ui.board.scene import TableScene
scenes = []
made = TableScene.__init__
def init(scene, *args):
    made(scene, *args)
    scene.first_painted.connect(painted)
def painted():
    print(*sorted(sys.modules), flush=True)
    os._exit(0)
TableScene.__init__ = init
app.run(Path(sys.argv[1]))
"""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> frozenset[str]:
    """Return the modules that the game has loaded when the table has been painted."""
    command = [sys.executable, "-c", _FIRST_PICTURE, str(tmp_path_factory.mktemp("data"))]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    return frozenset(done.stdout.split())


def test_the_first_picture_waits_for_no_panel_or_dialog_that_it_does_not_show(
    loaded: frozenset[str],
) -> None:
    assert "three04.ui.tabletop.area" in loaded
    homes = {
        resolve_name(module, each.__package__)
        for each in (late, late_panels)
        for module in each.HOMES.values()
    }
    assert not homes & loaded


def test_the_first_picture_waits_for_nobody_who_thinks_and_for_no_record(
    loaded: frozenset[str],
) -> None:
    assert "three04.ui.match.opponents" in loaded
    late_ones = {
        "three04.ai.club.player", "three04.ai.search.player", "three04.ai.kernel.state",
        "three04.ai.kernel.prover", "three04.record.reading", "three04.record.writing",
        "three04.record.model", "three04.table.replay", "three04.ui.models.figures",
    }  # fmt: skip
    assert not late_ones & loaded


def test_the_modules_of_the_window_are_made_without_dataclasses(loaded: frozenset[str]) -> None:
    # A frozen one takes a millisecond to make, a struct a thirtieth of that.
    assert "dataclasses" not in loaded


def test_pyside_is_told_of_every_module_that_it_need_not_read_it() -> None:
    features.spare_search()
    known = sys.modules["shibokensupport.feature"].pyside_feature_dict
    root = str(Path(three04.__file__).parent)
    found = {module.name for module in pkgutil.walk_packages([root], "three04.")}
    assert found - set(known) <= {"three04.__main__"}


def test_where_pyside_keeps_it_elsewhere_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "shibokensupport.feature")
    features.spare_search()


def test_the_stone_in_the_cloth_comes_with_the_second_picture(
    qtbot: QtBot, open_window: Opener
) -> None:
    scene = open_window(STANDARD, "late").area.board.table
    size, centre = scene.sceneRect().size(), QPointF(*scene.layout.centre)
    plain = felt.cloth(size, centre, 0, scene.stage.look).toImage()
    qtbot.waitUntil(lambda: scene._cloth is not None and scene._cloth[1].toImage() != plain)


# ---------------------------------------------------------------------- what is made late


def chain(window: MainWindow) -> list[QWidget]:
    """Return what takes the keyboard in a window, in the order of the Tab key."""
    found: list[QWidget] = []
    at = window.nextInFocusChain()
    while at is not None and at is not window:
        if at.focusPolicy() != Qt.FocusPolicy.NoFocus:
            found.append(at)
        at = at.nextInFocusChain()
    return found


def test_a_panel_made_late_lies_between_table_and_tools_for_the_tab_key(
    open_window: Opener,
) -> None:
    window = open_window(STANDARD, "late")
    area = window.area
    panels = (area.choice_panel, area.bid_panel)
    order = chain(window)
    board, tool = order.index(area.board), order.index(window.commands.tools.side[0])
    buttons = [*area.bid_panel.amounts.values(), area.bid_panel.pass_button]
    places = [board, *(order.index(button) for button in buttons), tool]
    assert places == sorted(places)
    inside = [order.index(part) for part in order for panel in panels if panel.isAncestorOf(part)]
    assert board < min(inside)
    assert max(inside) < tool


def test_the_sheet_with_the_result_made_late_lies_over_the_badge_and_under_the_tools(
    open_window: Opener,
) -> None:
    area = open_window(STANDARD, "late").area
    below, sheet = area.badge, area.result
    painted = [part for part in area.children() if isinstance(part, QWidget)]
    assert area.lowest_tool is not None
    places = [painted.index(part) for part in (area.board, below, sheet, area.lowest_tool)]
    assert places == sorted(places)
