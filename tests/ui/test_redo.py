"""Redo in the window: by menu and both keys, over a deal played out quickly, after a resume."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping
from tests.ui.player import Opener, play_deal, session_of, thumb, wait_for_turn
from tests.ui.player import Typist as Keys
from tests.ui.test_keeping import play_some, state
from three04.rules.options import STANDARD
from three04.ui.window.main_window import MainWindow


def redo_by_key(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)


def redo_by_the_other_key(window: MainWindow) -> None:
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_Z, both)


def redo_by_menu(window: MainWindow) -> None:
    assert window.commands.redo_action in window.commands.play_menu.actions()
    window.commands.redo_action.trigger()


def test_what_was_undone_comes_again_step_by_step(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "redo")
    assert not window.commands.redo_action.isEnabled()
    states = []
    for _ in range(6):
        question = wait_for_turn(qtbot, window)
        assert question is not None
        states.append(state(window))
        session_of(window).answer(thumb(session_of(window), question))
    wait_for_turn(qtbot, window)
    states.append(state(window))
    for before in reversed(states[:-1]):
        window.commands.undo_action.trigger()
        wait_for_turn(qtbot, window)
        assert state(window) == before
    ways = (redo_by_key, redo_by_the_other_key, redo_by_menu)
    for number, after in enumerate(states[1:]):
        assert window.commands.redo_action.isEnabled()
        ways[number % 3](window)
        wait_for_turn(qtbot, window)
        assert state(window) == after
    assert not window.commands.redo_action.isEnabled()
    # Another move ends it.
    window.commands.undo_action.trigger()
    question = wait_for_turn(qtbot, window)
    assert question is not None
    assert window.commands.redo_action.isEnabled()
    session_of(window).answer(question.actions[-1])
    wait_for_turn(qtbot, window)
    assert not window.commands.redo_action.isEnabled()


def test_the_computers_moves_come_again_and_nobody_thinks_again(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "bytes")
    play_deal(qtbot, window, Keys(qtbot, window))
    session, journal = session_of(window), window.match.journal
    assert journal is not None
    rows, line = len(journal.rows), session.ledger.lines[-1]
    while session.can_undo:
        window.commands.undo_action.trigger()
    assert wait_for_turn(qtbot, window) is not None
    while session.can_redo:
        window.commands.redo_action.trigger()
    assert session.deal_over
    assert window.area.result.isVisible()
    assert session.ledger.lines[-1] == line
    # Nothing but undo and redo was written: no computer did anything anew.
    kinds = {type(row).__name__ for row in journal.rows[rows:]}
    assert kinds == {"UndoRow", "RedoRow"}


def test_a_deal_finished_quickly_is_one_step_back_and_one_forth(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "quick")
    session = session_of(window)
    question = wait_for_turn(qtbot, window)
    assert question is not None
    session.answer(thumb(session, question))
    before = wait_for_turn(qtbot, window)
    window.match.finish_deal()
    assert wait_for_turn(qtbot, window) is None
    for _ in range(2):
        window.commands.undo_action.trigger()
        again = wait_for_turn(qtbot, window)
        assert again is not None
        assert before is not None
        assert again.actions == before.actions
        window.commands.redo_action.trigger()
        assert wait_for_turn(qtbot, window) is None
        assert session.deal_over
        assert not session.can_redo
        assert not session.finishing


def test_redo_after_closing_and_starting_again(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("kept")
    play_some(qtbot, window, 9)
    after = state(window)
    for _ in range(4):
        window.commands.undo_action.trigger()
        wait_for_turn(qtbot, window)
    window = keeping.open()
    window.resuming.resume()
    wait_for_turn(qtbot, window)
    assert window.commands.redo_action.isEnabled()
    while session_of(window).can_redo:
        redo_by_key(window)
        wait_for_turn(qtbot, window)
    assert state(window) == after


def test_redo_at_speed_shows_at_once_and_is_told(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "slow", speed=1.0)
    session = session_of(window)
    qtbot.waitUntil(lambda: session.question is not None, timeout=20_000)
    assert session.question is not None
    session.answer(session.question.actions[-1])
    window.commands.undo_action.trigger()
    assert not session.busy
    window.commands.redo_action.trigger()
    assert not session.can_redo
    assert session.history, "the deal is shown as far as it had come"
