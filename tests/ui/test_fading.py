"""Banner, notice and result fade in and out; what they are for holds at once."""

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.player import Opener, Typist, play_deal, session_of, wait_for_turn
from three04.rules.options import STANDARD
from three04.ui.board.animator import Animator
from three04.ui.board.motion import Motion
from three04.ui.tabletop.fading import Fading, Shade


class Hand:
    """A clock that goes where it is put."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(300, 200)
    made.show()
    return made


def parts(host: QWidget) -> tuple[QLabel, Shade, Fading, Animator, Hand]:
    clock = Hand()
    animator = Animator(clock)
    label = QLabel("gone", host)
    label.hide()
    fading = Fading(label, animator, Motion(100))
    (shade,) = host.findChildren(Shade)
    return label, shade, fading, animator, clock


def seen(label: QLabel) -> float:
    effect = label.graphicsEffect()
    return 1.0 if effect is None else float(effect.property("opacity"))


def test_it_comes_into_view_and_is_painted_as_ever_then(host: QWidget) -> None:
    label, _, fading, animator, clock = parts(host)
    fading.show(True)
    assert label.isVisible()
    assert seen(label) == 0
    clock.now = 50
    animator.tick()
    assert 0 < seen(label) < 1
    host.grab()
    clock.now = 100
    animator.tick()
    assert label.graphicsEffect() is None
    assert not animator.running


def test_it_is_gone_at_once_and_only_its_picture_fades(host: QWidget) -> None:
    label, shade, fading, animator, clock = parts(host)
    label.show()
    fading.show(False)
    assert not label.isVisible()
    assert shade.isVisible()
    assert shade.geometry() == label.geometry()
    clock.now = 99
    animator.tick()
    host.grab()
    assert shade.isVisible()
    clock.now = 100
    animator.tick()
    assert not shade.isVisible()


def test_one_that_comes_back_before_it_has_gone_is_there_alone(host: QWidget) -> None:
    label, shade, fading, animator, clock = parts(host)
    fading.show(True)
    clock.now = 10
    fading.show(False)
    clock.now = 20
    fading.show(True)
    assert label.isVisible()
    assert not shade.isVisible()
    clock.now = 120
    animator.tick()
    assert label.graphicsEffect() is None


@pytest.mark.parametrize("still", ["speed", "reduced"])
def test_without_motion_it_is_there_and_gone(still: str, host: QWidget) -> None:
    label, shade, fading, animator, _ = parts(host)
    if still == "speed":
        animator.speed = 0.0
    else:
        animator.style = "reduced"
    fading.show(True)
    assert label.isVisible()
    assert label.graphicsEffect() is None
    fading.show(False)
    assert not label.isVisible()
    assert not shade.isVisible()
    assert not animator.running


def test_the_result_fades_and_a_key_ends_that(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "fade", speed=0.01)
    session, typist, area = session_of(window), Typist(qtbot, window), window.area
    play_deal(qtbot, window, typist)
    wait_for_turn(qtbot, window)
    qtbot.waitUntil(area.result.isVisible)
    assert area.result.go_button.hasFocus()
    qtbot.waitUntil(lambda: area.result.graphicsEffect() is None)
    session.speed = 100.0
    area.board.table.animator.speed = 100.0
    typist.next_deal()
    assert not area.result.isVisible()
    shades = area.findChildren(Shade)
    assert any(shade.isVisible() for shade in shades)
    area.board.table.finish()
    assert not any(shade.isVisible() for shade in shades)
