"""The look in the window: appearance at run time, crisp pictures, panels that grow, prices."""

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, Qt
from PySide6.QtGui import QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.player import Clicker, Opener, session_of, thumb, wait_for_turn
from tests.ui.screenshots import Longer
from three04.rules import actions as act
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.public import Phase
from three04.rules.options import STANDARD, options
from three04.ui.style.appearance import Appearance, dress_application
from three04.ui.style.theme import DARK, FELT
from three04.ui.widgets.painted import SHADE, Panel, PushButton
from three04.ui.window.main_window import MainWindow

DARK_ROOM = Appearance("dark", "two", "indigo", 1.2)


def _picture(window: MainWindow) -> QImage:
    return window.area.grab().toImage()


def _crisp(qtbot: QtBot, window: MainWindow) -> None:
    sprites = window.area.table_stage.sprites
    _picture(window)
    qtbot.waitUntil(lambda: not sprites.waiting())


def _until_phase(qtbot: QtBot, window: MainWindow, phase: Phase) -> None:
    clicker, session = Clicker(qtbot, window), session_of(window)
    for _ in range(200):
        question = wait_for_turn(qtbot, window)
        if question is None:
            clicker.next_deal()
        elif session.view.public.phase is phase:
            return
        else:
            clicker.answer(thumb(session, question))
    raise AssertionError(phase)


def test_the_appearance_changes_at_once_and_cards_are_drawn_again(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "look")
    wait_for_turn(qtbot, window)
    _crisp(qtbot, window)
    stage = window.area.table_stage
    before, drawn = _picture(window), stage.sprites.worked + stage.sprites.synchronous
    window.area.set_appearance(DARK_ROOM)
    _crisp(qtbot, window)
    assert stage.look.theme is DARK
    assert (stage.look.deck, stage.look.back) == ("two", "indigo")
    assert stage.look.fonts.scale == pytest.approx(1.2)
    assert stage.sprites.worked + stage.sprites.synchronous > drawn
    assert _picture(window) != before
    window.area.set_appearance(Appearance())
    _crisp(qtbot, window)
    assert stage.look.theme is FELT
    assert _picture(window) == before


def test_faces_and_letters_change_at_once(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "look")
    wait_for_turn(qtbot, window)
    stage = window.area.table_stage
    pictures = []
    for look in (Appearance(), Appearance(face="bold"), Appearance(back="palm"), Appearance()):
        window.area.set_appearance(look)
        _crisp(qtbot, window)
        assert (stage.look.face, stage.look.back) == (look.face, look.back)
        pictures.append(_picture(window))
    plain, bold, palm, again = pictures
    assert plain == again
    assert bold != plain
    assert palm != plain
    assert any(row.card[0] in "JQK" for row in window.area.board.table.rows)
    window.area.set_appearance(Appearance(indices="portuguese"))
    _crisp(qtbot, window)
    assert _picture(window) != plain


def test_a_new_size_has_crisp_cards_soon(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "look")
    wait_for_turn(qtbot, window)
    _crisp(qtbot, window)
    stage = window.area.table_stage
    window.resize(1920, 1080)
    _crisp(qtbot, window)
    card = window.area.board.table.rows[0].card
    assert stage.face(card, window.area.board.table.layout.hand_card).crisp


def test_dialogs_follow_the_theme(qtbot: QtBot) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    try:
        dress_application(application, Appearance("dark"))
        assert application.palette().color(QPalette.ColorRole.Window) == DARK.panel
        assert application.font().family() == "Lato"
    finally:
        dress_application(application, Appearance())
    assert application.palette().color(QPalette.ColorRole.Window) == FELT.panel
    application.setStyleSheet("")


def test_one_card_that_changes_is_painted_in_a_fraction_of_a_frame(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "look")
    _until_phase(qtbot, window, Phase.PLAY)
    _crisp(qtbot, window)
    board = window.area.board
    card = board.table.card_items()[0]
    took = []
    for _ in range(20):
        card.update()
        begun = time.perf_counter()
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        took.append(time.perf_counter() - begun)
    # 5 ms on a quiet machine; tests run beside others.
    assert sorted(took)[10] < 0.02


def test_what_is_kept_is_painted_once(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "look")
    wait_for_turn(qtbot, window)
    _crisp(qtbot, window)
    _picture(window)
    made = window.area.badge.kept.made
    _picture(window)
    assert window.area.badge.kept.made == made


@pytest.fixture
def longer(qtbot: QtBot) -> Iterator[None]:
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def _seen(panel: QWidget) -> list[QWidget]:
    kinds = (QLabel, PushButton)
    return [
        part for part in panel.findChildren(QWidget) if part.isVisible() and isinstance(part, kinds)
    ]


def _check_words(window: MainWindow, panel: Panel) -> None:
    """Every text has the room it needs, and the panel lies inside of the window."""
    QCoreApplication.processEvents()
    inner = panel.geometry().adjusted(SHADE, SHADE, -SHADE, -SHADE)
    assert window.area.rect().contains(inner), (inner, window.area.rect())
    for part in _seen(panel):
        if isinstance(part, QLabel) and part.wordWrap():
            assert part.height() >= part.heightForWidth(part.width()) - 1, part.text()
        else:
            assert part.width() >= part.sizeHint().width() - 1, (part, part.size(), part.sizeHint())


@pytest.mark.parametrize("size", [(720, 480), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.TRUMP, Phase.PLAY])
@pytest.mark.usefixtures("longer")
def test_longer_words_have_room(
    qtbot: QtBot, open_window: Opener, size: tuple[int, int], phase: Phase
) -> None:
    window = open_window(STANDARD, "deal", size=size)
    _until_phase(qtbot, window, phase)
    area = window.area
    for panel in (area.bid_panel, area.choice_panel, area.result.panel):
        if panel.isVisible():
            _check_words(window, panel)
    assert area.rect().contains(area.prompt.geometry()) or not area.prompt.isVisible()


RING = 7
"""So far out a button's ring of focus lies."""


@pytest.mark.parametrize("size", [(720, 480), (1280, 800)])
@pytest.mark.usefixtures("longer")
def test_the_result_has_room(qtbot: QtBot, open_window: Opener, size: tuple[int, int]) -> None:
    window = open_window(STANDARD, "deal", size=size)
    clicker, session = Clicker(qtbot, window), session_of(window)
    while (question := wait_for_turn(qtbot, window)) is not None:
        clicker.answer(thumb(session, question))
    result = window.area.result
    _check_words(window, result.panel)
    legend, button = result._legend, result.go_button
    assert legend.isVisible()
    gap = button.mapTo(result, QPoint()).y() - legend.mapTo(result, QPoint(0, legend.height())).y()
    assert gap >= RING


def test_fives_are_bid_with_the_stepper(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard", "bid_step_from_200=5"), "deal")
    panel, session = window.area.bid_panel, session_of(window)
    wait_for_turn(qtbot, window)
    assert panel.parts.less.isVisible()
    QTest.mouseClick(panel.amounts[200], Qt.MouseButton.LeftButton)
    QTest.mouseClick(panel.parts.more, Qt.MouseButton.LeftButton)
    assert panel.amount == 205
    assert panel.parts.step_label.text() == "205"
    assert panel.amounts[200].isChecked()
    assert "205" in panel.bid_button.text()
    QTest.mouseClick(panel.parts.less, Qt.MouseButton.LeftButton)
    QTest.mouseClick(panel.parts.less, Qt.MouseButton.LeftButton)
    assert panel.amount == 190
    QTest.mouseClick(panel.parts.more, Qt.MouseButton.LeftButton)
    QTest.mouseClick(panel.parts.more, Qt.MouseButton.LeftButton)
    QTest.mouseClick(panel.bid_button, Qt.MouseButton.LeftButton)
    auction = session.view.public.auction
    assert auction is not None
    assert (session.seat, 205) in auction.calls


def test_no_stepper_without_fives(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "deal")
    wait_for_turn(qtbot, window)
    assert not window.area.bid_panel.parts.less.isVisible()
    assert not window.area.bid_panel.close_button.isVisible()


def test_partner_close_has_a_row_of_its_own(qtbot: QtBot, open_window: Opener) -> None:
    wish = "second_auction=on partner_close=on"
    window = open_window(options("Standard", wish), "close")
    _until_phase(qtbot, window, Phase.SECOND)
    panel, session = window.area.bid_panel, session_of(window)
    assert panel.close_button.isVisible()
    question = session.question
    assert question is not None
    assert any(isinstance(action, act.Close) for action in question.actions)
    QTest.mouseClick(panel.close_button, Qt.MouseButton.LeftButton)
    assert session.question is question  # selected, not said
    assert panel.amount == PARTNER_CLOSE
    QTest.mouseClick(panel.bid_button, Qt.MouseButton.LeftButton)
    second = session.view.public.second
    assert second is not None
    assert (session.seat, "close") in second.calls


def test_large_text_leaves_no_line_half_under_the_question(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Classic"), "large question")
    area, clicker = window.area, Clicker(qtbot, window)
    while not area.shows("choice_panel"):
        question = wait_for_turn(qtbot, window)
        assert question is not None
        if area.shows("choice_panel"):
            break
        clicker.answer(question.actions[0])
    assert area.prompt.isVisible()
    window.area.set_appearance(Appearance(text_size=1.6))
    assert not area.prompt.isVisible()
