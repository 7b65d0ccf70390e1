"""What has gone: face-up cards only, in words too, beside everything else."""

import msgspec
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.player import Clicker, Opener, play_deal, session_of, thumb, wait_for_turn
from three04.cards import SUITS
from three04.rules.nought.public import Phase
from three04.rules.options import options
from three04.ui.board.gone import Gone, gone
from three04.ui.widgets.painted import SHADE
from three04.ui.window.main_window import MainWindow


def to_the_play(qtbot: QtBot, window: MainWindow, tricks: int) -> None:
    clicker, session = Clicker(qtbot, window), session_of(window)
    while True:
        question = wait_for_turn(qtbot, window)
        if question is None:
            session.next_deal()
            continue
        public = session.view.public
        if public.phase is Phase.PLAY and len(public.tricks) >= tricks and question.kind == "turn":
            return
        clicker.answer(thumb(session, question))


def counted(shown: Gone) -> dict[str, int]:
    states = [state for _, suit in shown.states for state in suit]
    return {state: states.count(state) for state in ("gone", "yours", "out")}


def test_r46_only_cards_that_lay_face_up_are_struck(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard"), "gone 4")
    session, clicker = session_of(window), Clicker(qtbot, window)
    downs = 0
    for _ in range(4):
        while (question := wait_for_turn(qtbot, window)) is not None:
            view = session.view
            shown = gone(view)
            up = {
                play.card
                for trick in (*view.public.tricks, view.public.trick)
                for play in trick.plays
                if play.card
            }
            struck = {card for suit in SUITS for card in shown.cards(suit)}
            assert struck == up
            plays = [p for t in (*view.public.tricks, view.public.trick) for p in t.plays]
            downs += len(plays) > len(up)
            assert counted(shown)["yours"] == len(set(view.own.packet) - up)
            clicker.answer(thumb(session, question))
        session.next_deal()
    assert downs


def test_the_key_shows_it_says_it_and_the_setting_is_kept(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard"), "gone 4")
    to_the_play(qtbot, window, 2)
    assert window.aids.gone_panel.isHidden()
    QTest.keyClick(window.area.board, Qt.Key.Key_W)
    assert window.aids.gone_panel.isVisible()
    assert window.preferences.settings.gone
    assert window.commands.gone_action.isChecked()
    said = window.aids.gone_panel.accessibleName()
    assert said.startswith("What has gone: spades: ")
    assert "none" in said or said.count(" ") > 10
    before = counted(window.aids.gone_panel.cards)["gone"]
    window.commands.undo_action.trigger()
    wait_for_turn(qtbot, window)
    assert counted(window.aids.gone_panel.cards)["gone"] < before
    window.commands.gone_action.trigger()
    assert window.aids.gone_panel.isHidden()
    assert not window.preferences.settings.gone


def test_it_goes_when_the_deal_is_over(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard"), "gone 4")
    to_the_play(qtbot, window, 2)
    window.commands.gone_action.trigger()
    play_deal(qtbot, window, Clicker(qtbot, window))
    assert window.aids.gone_panel.isHidden()


@pytest.mark.parametrize("size", [(720, 480), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("table", ["four", "six-teams", "eight-teams"])
@pytest.mark.parametrize("text", [1.0, 1.6])
def test_it_covers_no_card_and_no_plate(
    size: tuple[int, int], table: str, text: float, qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard", f"table={table}"), "gone 5", size)
    to_the_play(qtbot, window, 0)
    settings = msgspec.structs.replace(window.preferences.settings, gone=True, text_size=text)
    window.preferences.change(settings)
    panel = window.aids.gone_panel.geometry().adjusted(SHADE, SHADE, -SHADE, -SHADE)
    assert panel.width() > 90
    assert panel.height() > 70
    lay, scene = window.area.board.table.layout, window.area.board.table
    hand = [scene.anchor(row.card) for row in scene.rows]
    for rect in (*lay.plates, *(pose.rect for pose in lay.tricks), *hand):
        other = QRect(*(round(length) for length in rect))
        assert not panel.intersects(other), (panel, other)
