"""The trump guess meter: off unless wanted, silent once the trump is known, never in the way."""

import re
import threading
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.player import Opener, Typist, session_of, thumb, wait_for_turn
from tests.ui.thinkers import player, seated
from three04.ai import kernel
from three04.ai.search import guess
from three04.rules import actions as act
from three04.rules.nought.view import View
from three04.rules.options import STANDARD
from three04.store.settings import Settings
from three04.ui.advice.hint_texts import percents
from three04.ui.advice.hints import Stage
from three04.ui.advice.meter import WORLDS, hidden
from three04.ui.settings.settings_dialog import SettingsDialog
from three04.ui.widgets.painted import SHADE
from three04.ui.window.main_window import MainWindow


@pytest.fixture
def expert() -> Iterator[None]:
    with seated(player("expert")):
        yield


def play_to_guess(qtbot: QtBot, window: MainWindow, typist: Typist) -> None:
    """Play until the person is on turn and the trump is hidden from him."""
    session = session_of(window)
    for _ in range(100):
        question = wait_for_turn(qtbot, window)
        if question is None:
            typist.next_deal()
        elif hidden(session.view):
            return
        else:
            # Never the maker: he knows the trump.
            passes = [a for a in question.actions if isinstance(a, act.Pass)]
            typist.answer(passes[0] if passes else thumb(session, question))
    raise AssertionError("the trump is never hidden")


def test_off_by_default(qtbot: QtBot, open_window: Opener, expert: None) -> None:
    assert not Settings().trump_meter
    window = open_window(STANDARD, "leak 1")
    play_to_guess(qtbot, window, Typist(qtbot, window))
    assert window.aids.meter.chances == {}
    assert not window.aids.meter_panel.isVisible()


def test_switched_on_it_shows_each_suit_until_the_trump_is_known(
    qtbot: QtBot, open_window: Opener, expert: None
) -> None:
    window = open_window(STANDARD, "leak 1")
    session, typist = session_of(window), Typist(qtbot, window)
    play_to_guess(qtbot, window, typist)
    window.settings_menu.ask()
    (dialog,) = window.findChildren(SettingsDialog)
    check = dialog.checks["trump_meter"]
    dialog.tabs.setCurrentIndex(2)
    check.setFocus()
    QTest.keyClick(check, Qt.Key.Key_Space)
    dialog.reject()
    panel = window.aids.meter_panel
    qtbot.waitUntil(panel.isVisible)
    said = panel.accessibleName()
    suits = "Likely trump: spades # %, hearts # %, clubs # %, diamonds # %"
    assert re.sub("[0-9]+", "#", said) == suits
    assert sum(int(share) for share in re.findall("[0-9]+", said)) == 100
    assert panel.source == f"From {window.aids.meter.worlds} possible deals"
    assert window.aids.meter.worlds >= WORLDS
    assert panel.source in panel.toolTip()
    assert panel.accessibleDescription() == panel.source
    assert (
        not panel.geometry()
        .adjusted(14, 14, -14, -14)
        .intersects(window.area.badge.geometry().adjusted(14, 14, -14, -14))
    )
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    shown = 0
    for _ in range(60):
        question = wait_for_turn(qtbot, window)
        if question is None:
            break
        if hidden(session.view):
            qtbot.waitUntil(panel.isVisible)
            shown += 1
        else:
            assert not panel.isVisible()
            assert window.aids.meter.chances == {}
        typist.answer(thumb(session, question))
    assert shown
    assert not panel.isVisible()


def test_the_maker_and_a_watcher_are_shown_nothing(
    qtbot: QtBot, open_window: Opener, expert: None
) -> None:
    window = open_window(STANDARD, "leak 1", players=("greedy",) * 4)
    window.aids.meter.enable(True)
    session = session_of(window)
    qtbot.waitUntil(lambda: session.view.public.number > 1, timeout=10_000)
    assert window.aids.meter.chances == {}


def test_it_keeps_nobody_waiting(
    qtbot: QtBot, open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, ended = threading.Event(), threading.Event()

    def slowly(view: View, seed: str, worlds: int, stop: threading.Event) -> guess.Guess:
        begun.set()
        stop.wait(20)
        ended.set()
        return guess.Guess({}, 0)

    monkeypatch.setattr(guess, "likely_trump", slowly)
    window = open_window(STANDARD, "leak 1")
    session, typist = session_of(window), Typist(qtbot, window)
    play_to_guess(qtbot, window, typist)
    window.aids.meter.enable(True)
    qtbot.waitUntil(begun.is_set)
    question = session.question
    assert question is not None
    typist.answer(thumb(session, question))
    assert ended.wait(5)
    wait_for_turn(qtbot, window)


def test_it_follows_what_the_others_play(qtbot: QtBot, open_window: Opener) -> None:
    # At a pace at which each card is seen, the guess comes before the next.
    window = open_window(STANDARD, "leak 1", speed=0.2)
    session, typist = session_of(window), Typist(qtbot, window)
    play_to_guess(qtbot, window, typist)
    window.aids.meter.enable(True)
    qtbot.waitUntil(lambda: bool(window.aids.meter.chances))
    guesses: list[int] = []
    window.aids.meter.changed.connect(lambda: guesses.append(len(session.history)))
    question = session.question
    assert question is not None
    typist.answer(thumb(session, question))
    wait_for_turn(qtbot, window)
    assert len(set(guesses)) > 2


def test_after_undo_it_guesses_anew(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "leak 1")
    session, typist = session_of(window), Typist(qtbot, window)
    play_to_guess(qtbot, window, typist)
    window.aids.meter.enable(True)
    qtbot.waitUntil(lambda: bool(window.aids.meter.chances))
    before, question = dict(window.aids.meter.chances), session.question
    assert question is not None
    typist.answer(thumb(session, question))
    wait_for_turn(qtbot, window)
    window.commands.undo_action.trigger()
    wait_for_turn(qtbot, window)
    qtbot.waitUntil(lambda: window.aids.meter.chances == before)


# ---------------------------------------------------------------------- the notice


def test_an_uncompiled_kernel_is_told_once(
    qtbot: QtBot, open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(STANDARD, "notice")
    monkeypatch.setitem(vars(kernel), "COMPILED", True)
    window.messages.tell_slow()
    assert not window.messages.notice.isVisible()
    monkeypatch.setitem(vars(kernel), "COMPILED", False)
    window.messages.tell_slow()
    assert window.messages.notice.isVisible()
    assert "C compiler" in window.messages.notice.text()
    assert window.messages.notice.accessibleName() == window.messages.notice.text()
    QTest.mouseClick(window.messages.notice.close_button, Qt.MouseButton.LeftButton)
    assert not window.messages.notice.isVisible()
    window.messages.tell_slow()
    assert not window.messages.notice.isVisible()


def wait_for(qtbot: QtBot, window: MainWindow, stage: Stage) -> None:
    qtbot.waitUntil(lambda: window.aids.hints.stage is stage)


def test_what_is_thought_about_meanwhile_takes_it_from_nobody(
    qtbot: QtBot, open_window: Opener, expert: None
) -> None:
    # The maker thinks about opening the trump, which is not told, before the person leads.
    window = open_window(STANDARD, "m 2")
    window.aids.meter.enable(True)
    session, typist = session_of(window), Typist(qtbot, window)
    play_to_guess(qtbot, window, typist)
    assert not session.view.public.trick.plays
    qtbot.waitUntil(lambda: bool(window.aids.meter.chances))
    # And the person asks for a hint while it is guessed.
    window.aids.meter.enable(False)
    window.aids.meter.enable(True)
    typist.key(Qt.Key.Key_H)
    wait_for(qtbot, window, Stage.NUDGE)
    qtbot.waitUntil(lambda: bool(window.aids.meter.chances))


@pytest.mark.parametrize("size", [(720, 480), (1280, 800), (1920, 1080)])
def test_a_hint_leaves_it_in_view(
    qtbot: QtBot, open_window: Opener, expert: None, size: tuple[int, int]
) -> None:
    window = open_window(STANDARD, "m 1", size)
    session, typist = session_of(window), Typist(qtbot, window)
    window.aids.meter.enable(True)
    seen = 0
    while seen < 2:
        play_to_guess(qtbot, window, typist)
        qtbot.waitUntil(lambda: bool(window.aids.meter.chances))
        for stage in (Stage.NUDGE, Stage.MOVE):
            typist.key(Qt.Key.Key_H)
            wait_for(qtbot, window, stage)
            hint = window.aids.hint_view.panel.geometry().adjusted(SHADE, SHADE, -SHADE, -SHADE)
            meter = window.aids.meter_panel.geometry().adjusted(SHADE, SHADE, -SHADE, -SHADE)
            assert not hint.intersects(meter), (size, stage, seen)
        seen += 1
        question = session.question
        assert question is not None
        typist.answer(thumb(session, question))


@given(st.lists(st.integers(0, 2000), min_size=4, max_size=4).filter(any))
def test_percents_make_a_hundred_and_tell_what_may_be_from_what_cannot(worlds: list[int]) -> None:
    chances = [number / sum(worlds) for number in worlds]
    whole = percents(chances)
    assert sum(whole) == 100
    for chance, number in zip(chances, whole, strict=True):
        assert (number == 0) == (chance == 0)
        assert (number == 100) == (chance == 1)
        assert abs(number - 100 * chance) < 3
