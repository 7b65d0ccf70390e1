"""Computers in the person's seat, players that fail, watching, and the windows beside the table."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QMessageBox
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from tests.ui.player import Opener, Typist, finish_deal, play_deal, session_of, thumb, wait_for_turn
from three04.ai import greedy
from three04.ai.player import Decide, Player
from three04.record.deals import seeded_source
from three04.rules import actions as act
from three04.rules import events as ev
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.options import STANDARD, options
from three04.rules.questions import Answer, Cut, Decline, Question
from three04.ui.board.items import SeatItem
from three04.ui.collector import Collector
from three04.ui.dialogs.sheets import ScoreSheet
from three04.ui.match import opponents
from three04.ui.match.lineup import Wish
from three04.ui.match.presenter import Heard
from three04.ui.models.log import LogModel
from three04.ui.models.tables import AuctionModel, ScoreModel
from three04.ui.window.main_window import MainWindow
from three04.ui.words import texts
from three04.ui.words.language import Language

WATCHED = ("greedy", "random", "greedy", "random")
CARD_NAMES = {texts.card_name(r + s).casefold() for r in "J9ATKQ87" for s in "SHDC"}


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    made = MainWindow(Language(), source=lambda: seeded_source("seats"), speed=0.0)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()


# ---------------------------------------------------------------------- finish this deal quickly


def test_finish_quickly_stays_until_the_result_and_undo_takes_it_back(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "quick", speed=0.01)
    session, typist = session_of(window), Typist(qtbot, window)
    first = wait_for_turn(qtbot, window)
    assert first is not None
    typist.answer(thumb(session, first))
    second = wait_for_turn(qtbot, window)
    assert second is not None
    typist.key(Qt.Key.Key_F)
    assert not session.finishing
    type_in(question_of(window), "Alt+F")
    assert session.finishing
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert not window.commands.finish_action.isEnabled()
    assert wait_for_turn(qtbot, window) is None
    assert session.deal_over
    assert window.area.result.isVisible()
    # One step: what the computer decided was not the person's doing.
    window.commands.undo_action.trigger()
    again = wait_for_turn(qtbot, window)
    assert again is not None
    assert again.actions == second.actions
    assert not session.finishing
    window.match.finish_deal()
    assert wait_for_turn(qtbot, window) is None
    typist.next_deal()
    assert not session.finishing
    qtbot.waitUntil(lambda: session.view.public.number == 2)
    if wait_for_turn(qtbot, window) is not None:
        while session.can_undo and session.view.public.number == 2:
            window.commands.undo_action.trigger()
            again = wait_for_turn(qtbot, window)
        assert again is not None
        assert again.actions in (first.actions, second.actions)


def question_of(window: MainWindow) -> QMessageBox:
    (box,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    return box


def type_in(box: QMessageBox, key: Qt.Key | str) -> None:
    """Type a key; a letter with Alt, as "Alt+F", presses the button it marks."""
    if isinstance(key, Qt.Key):
        QTest.keyClick(box, key)
        return
    wanted = next(b for b in box.buttons() if b.shortcut().toString() == key)
    assert wanted.isVisible()
    wanted.click()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape, "Alt+P"])
def test_at_ones_turn_a_deal_is_not_finished_without_a_question(
    key: Qt.Key | str, qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "quick")
    session, typist = session_of(window), Typist(qtbot, window)
    question = wait_for_turn(qtbot, window)
    typist.key(Qt.Key.Key_F)
    box = question_of(window)
    assert box.text() == "Let a computer play the rest of this deal for you?"
    type_in(box, key)
    assert not box.isVisible()
    assert not session.finishing
    assert session.question is question
    assert window.preferences.settings.ask_finish


def test_by_mouse_a_deal_is_finished_and_asked_of_no_more(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "quick")
    session = session_of(window)
    wait_for_turn(qtbot, window)
    window.commands.finish_action.trigger()
    box = question_of(window)
    never = box.checkBox()
    assert isinstance(never, QCheckBox)
    never.click()
    (yes,) = [b for b in box.buttons() if b is not box.defaultButton()]
    QTest.mouseClick(yes, Qt.MouseButton.LeftButton)
    assert session.finishing
    assert wait_for_turn(qtbot, window) is None
    window.commands.undo_action.trigger()
    assert wait_for_turn(qtbot, window) is not None
    window.commands.finish_action.trigger()
    assert session.finishing


def test_finish_quickly_while_another_is_to_play(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "quick", speed=1000.0)
    session = session_of(window)
    qtbot.waitUntil(lambda: session.busy)
    assert session.question is None
    window.commands.finish_action.trigger()
    qtbot.waitUntil(lambda: session.deal_over)


@pytest.mark.parametrize("asked", [True, False])
def test_esc_takes_back_what_a_computer_is_finishing(
    asked: bool, qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "quick", players=("", *["club"] * 3))
    session, typist = session_of(window), Typist(qtbot, window)
    question = wait_for_turn(qtbot, window)
    while session.view.public.phase is not Phase.PLAY:
        assert question is not None
        typist.answer(thumb(session, question))
        question = wait_for_turn(qtbot, window)
    if not asked:  # what comes next is thought about in the worker, which answers only later
        assert question is not None
        assert session.answer(thumb(session, question)) is None
        question = None
    before = list(session.view.hand)
    shown = list[str]()
    session.settled.connect(lambda: shown.append(window.area.prompt.words.text))
    window.match.finish_deal()
    assert "trick 1 of 8" in window.area.prompt.words.text
    assert window.area.announcer.said[-1].startswith("Finishing the deal")
    if asked:
        qtbot.waitUntil(lambda: any("trick 3 of 8" in text for text in shown))
    window.area.board.setFocus()
    typist.key(Qt.Key.Key_Escape)
    assert not session.finishing
    again = wait_for_turn(qtbot, window)
    assert again is not None
    assert session.view.hand == before
    if question is not None:
        assert again.actions == question.actions
    assert session.answer(thumb(session, again)) is None
    assert session.question is not again


def test_undo_says_when_it_goes_back_into_a_deal_that_is_over(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "quick")
    session, typist = session_of(window), Typist(qtbot, window)
    play_deal(qtbot, window, typist)
    assert window.commands.undo_action.text() == "Undo: back into the last deal"
    result = window.area.result
    assert result.back_button.isVisible()
    assert result.go_button.hasFocus()
    QTest.mouseClick(result.back_button, Qt.MouseButton.LeftButton)
    assert window.messages.notice.text() == "Back in deal 1: its result is taken back."
    assert not session.deal_over
    assert window.commands.undo_action.text() == "Undo"
    play_deal(qtbot, window, typist)
    typist.next_deal()
    wait_for_turn(qtbot, window)
    assert session.view.public.number == 2
    assert window.commands.undo_action.text() == "Undo: back into the last deal"
    assert "last deal" in window.commands.tools.top[1].toolTip()


# ---------------------------------------------------------------------- players that fail


def raises(view: View, question: Question, seed: str, budget: int) -> Answer:
    raise RuntimeError("lost my head")


def cheats(view: View, question: Question, seed: str, budget: int) -> Answer:
    return act.Play(question.seat, "JS") if question.kind == "turn" else Cut(3)


@pytest.mark.parametrize("decide", [raises, cheats])
def test_a_player_that_fails_hangs_nothing(
    qtbot: QtBot, window: MainWindow, caplog: pytest.LogCaptureFixture, decide: Decide
) -> None:
    window.match.start(Wish(STANDARD))
    session = session_of(window)
    for seat in (1, 2, 3):
        session.seat_computer(seat, Player("bad", decide), window.match.executor)
    while (question := wait_for_turn(qtbot, window)) is not None:
        assert session.answer(thumb(session, question)) is None
    assert session.deal_over
    said = [box.text() for box in window.findChildren(QMessageBox)]
    assert len(said) == 1
    assert "could not decide" in said[0]
    assert "{" not in said[0]
    assert caplog.records


def test_even_the_one_that_stands_in_may_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greedy, "decide", raises)
    failed: list[int] = []
    decide = opponents.steady(Player("bad", raises), lambda _: True, failed.append)
    turn = Question(1, 2, "turn", (act.Pass(2),))
    assert decide(View(2), turn, "", 0) == act.Pass(2)
    assert decide(View(2), Question(2, 2, "offer", (act.Open(2),)), "", 0) == Decline()
    assert decide(View(2), Question(3, 2, "cut"), "", 0) == Cut(0)
    assert failed == [2, 2, 2]


def test_an_old_question_is_not_thought_about() -> None:
    decide = opponents.steady(Player("bad", raises), lambda _: False, lambda _: None)
    assert decide(View(2), Question(1, 2, "turn", (act.Pass(2),)), "", 0) == Decline()


# ---------------------------------------------------------------------- watching


def test_watching_goes_on_by_itself_to_the_end(qtbot: QtBot, window: MainWindow) -> None:
    window.match.start(Wish(options("Standard", "tokens=3"), players=WATCHED))
    session = session_of(window)
    assert session.watched
    assert window.area.names[0] != "You"
    assert not session.can_undo
    qtbot.waitUntil(lambda: session.match_over, timeout=20_000)
    assert session.question is None
    end = session.match_end()
    assert end is not None
    assert max(end.tokens) == 6


def test_a_watched_table_speaks_of_nobody_as_you(qtbot: QtBot, window: MainWindow) -> None:
    lines: set[str] = set()

    def look() -> None:
        items = window.area.board.table.spoken_items()
        lines.update(item.look.face.second for item in items if isinstance(item, SeatItem))

    window.area.refreshed.connect(look)
    window.match.start(Wish(options("Standard", "tokens=1"), players=WATCHED))
    session = session_of(window)
    qtbot.waitUntil(lambda: session.match_over, timeout=20_000)
    assert "Thinking…" in lines
    assert not lines & {"Your turn", "Your partner", "Opponent"}


def test_a_watched_seat_is_paced_like_any_other(qtbot: QtBot, window: MainWindow) -> None:
    window.match.speed = 1000.0
    window.match.start(Wish(STANDARD, players=WATCHED))
    session = session_of(window)
    qtbot.waitUntil(lambda: session.busy)
    session._queue.clear()
    session._queue.append(Heard(ev.CardPlayed(0, 0, "AS", False, None)))
    assert session._wait() > 600_000


def test_a_watched_deal_is_finished_quickly_and_the_next_is_shown(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.match.speed = 1000.0  # what is shown would take hours
    window.match.start(Wish(STANDARD, players=WATCHED))
    session = session_of(window)
    qtbot.waitUntil(lambda: session.busy)
    assert window.commands.finish_action.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_F)
    qtbot.waitUntil(lambda: session.deal_over, timeout=20_000)
    assert window.area.result.isVisible()
    assert session.own_seat is None
    assert session.next_deal()
    assert session.can_finish_deal
    qtbot.waitUntil(lambda: session.busy)
    assert session.view.public.outcome is None


def test_no_card_of_a_watched_table_is_called_yours(qtbot: QtBot, window: MainWindow) -> None:
    captions: set[str] = set()

    def look() -> None:
        captions.update(i.look.caption for i in window.area.board.table.card_items())

    window.area.refreshed.connect(look)
    window.match.start(Wish(options("Standard", "tokens=3"), players=WATCHED))
    window.watch_menu.hands_action.trigger()  # with all hands shown nothing lies face down
    session = session_of(window)
    qtbot.waitUntil(lambda: session.match_over, timeout=20_000)
    assert "Indicator" in captions
    assert "Your indicator" not in captions


def resident() -> int:
    """Return the memory this process holds, in bytes; 0 where the system does not tell."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if statm.exists() else 0


@pytest.mark.parametrize("deals", [(2, 3), pytest.param((50, 200, 500), marks=pytest.mark.soak)])
def test_many_watched_deals_leave_nothing_behind(
    qtbot: QtBot, window: MainWindow, deals: tuple[int, ...]
) -> None:
    wish = Wish(options("Standard", "tokens=99"), players=("greedy",) * 4)
    window.match.start(wish)
    scene, over = window.area.board.table, 0
    Collector(window)
    counts, items, memory = [], [], []
    for wanted in deals:

        def reached(number: int = wanted) -> bool:
            nonlocal over
            session = session_of(window)
            if session.match_over:
                over += session.view.public.number
                window.match.start(wish)
            return over + session_of(window).view.public.number >= number

        qtbot.waitUntil(reached, timeout=3_600_000)
        gc.collect()
        counts.append(len(window.findChildren(QObject)) + len(QApplication.allWidgets()))
        items.append(len(scene.items()))
        memory.append(resident())
    assert counts[-1] - counts[-2] < 60, counts
    assert items[-1] - items[-2] < 8, items
    if deals[-1] == 500:  # before that the pictures are still coming
        assert memory[-1] - memory[-2] < 8 << 20, memory
        assert memory[-1] - memory[0] < 16 << 20, memory


# ---------------------------------------------------------------------- beside the table


def test_an_empty_score_sheet_says_why(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "sheet")
    auction = AuctionModel()
    sheet = ScoreSheet(ScoreModel(), auction, window)
    sheet.show()
    deals, calls = sheet.tables
    no_deal, no_call = sheet.nothing
    assert no_deal.isVisible()
    assert no_deal.text() == deals.accessibleDescription() == "No deal of this match is over yet."
    QTest.keyClick(deals, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    assert no_call.isVisible()
    assert no_call.text() == calls.accessibleDescription() == "Nobody has called in this deal yet."
    question = wait_for_turn(qtbot, window)
    assert question is not None
    session_of(window).answer(thumb(session_of(window), question))
    auction.show(session_of(window).view, window.area.names)
    assert not no_call.isVisible()
    assert not calls.accessibleDescription()


def test_what_stands_in_a_column_stands_one_below_the_other(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "sheet")
    finish_deal(qtbot, window)
    scores, auction = window.sheets.scores, window.sheets.auction
    calls = [row[2] for row in auction.cells]
    assert any(call.isdigit() for call in calls)
    assert not all(call.isdigit() for call in calls)
    across, role = Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole
    right: list[list[int]] = []
    for model in (scores, auction):
        sides = []
        for column in range(model.columnCount()):
            rows = range(model.rowCount())
            (side,) = {model.index(row, column).data(role) for row in rows}
            assert model.headerData(column, across, role) == side
            sides.append(side)
        right.append([at for at, side in enumerate(sides) if side & Qt.AlignmentFlag.AlignRight])
    assert right == [[0, 4, 6, 7], []]


def test_the_score_sheet_follows_the_match(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "sheet")
    typist = Typist(qtbot, window)
    wait_for_turn(qtbot, window)
    typist.key(Qt.Key.Key_S)
    sheet = window.sheets.score_sheet
    assert sheet is not None
    assert sheet.isVisible()
    assert not sheet.isModal()
    assert sheet.tables[0].accessibleName() == "Deals"
    assert sheet.nothing[0].isVisible()
    qtbot.waitUntil(sheet.isActiveWindow)
    QTest.keyClick(sheet.tables[0], Qt.Key.Key_S)
    assert not sheet.isVisible(), "the key that shows it puts it away"
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    typist.key(Qt.Key.Key_S)
    assert sheet.isVisible()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    play_deal(qtbot, window, typist)
    model = sheet.tables[0].model()
    assert model.rowCount() == 1
    assert not sheet.nothing[0].isVisible()
    heads = [model.headerData(n, Qt.Orientation.Horizontal) for n in range(model.columnCount())]
    assert heads[:6] == ["Deal", "Dealer", "Maker", "Contract", "Points", "Result"]
    assert heads[6:] == list(window.area.side_names())
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_long_lines_of_the_log_are_broken_and_need_no_bar(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "leak 1")
    typist = Typist(qtbot, window)
    wait_for_turn(qtbot, window)
    typist.key(Qt.Key.Key_G)
    finish_deal(qtbot, window)
    sheet = window.sheets.log_sheet
    assert sheet is not None
    lines = sheet.lines
    for wide in (420, 340, 290, 700):
        sheet.resize(wide, 300)
        QCoreApplication.processEvents()
        rows = [
            lines.visualRect(lines.model().index(row, 0)) for row in range(lines.model().rowCount())
        ]
        assert lines.verticalScrollBar().maximum() > 0
        assert lines.horizontalScrollBar().maximum() == 0, wide
        assert max(row.right() for row in rows) < lines.viewport().width()


def test_r45_the_log_tells_what_the_seat_saw_and_no_more(
    qtbot: QtBot, qtmodeltester: ModelTester, open_window: Opener
) -> None:
    window = open_window(STANDARD, "leak 1")
    session, typist = session_of(window), Typist(qtbot, window)
    # The plugin's tester has no types.
    qtmodeltester.check(window.sheets.log)  # type: ignore[no-untyped-call]
    wait_for_turn(qtbot, window)
    typist.key(Qt.Key.Key_G)
    assert window.sheets.log_sheet is not None
    assert window.sheets.log_sheet.lines.accessibleName() == "Log of the deal"
    hidden = 0
    for _ in range(1):
        window.activateWindow()
        while (question := wait_for_turn(qtbot, window)) is not None:
            view = session.view
            known = {*view.own.packet, *view.own.seen.values(), view.public.opened}
            for trick in (*view.public.tricks, view.public.trick):
                known |= {play.card for play in trick.plays}
            names = {texts.card_name(card).casefold() for card in known if card}
            lines = window.sheets.log.lines
            hidden += any("face down" in line for line in lines)
            for line in lines:
                assert not [name for name in CARD_NAMES - names if name in line.casefold()], line
                assert "{" not in line
            typist.answer(thumb(session, question))
        assert window.sheets.log.lines[0].startswith("Deal ")
        typist.next_deal()
    assert hidden


def test_the_log_begins_anew_after_undo() -> None:
    model = LogModel()
    names, sides = ("You", "Ravi", "Nimali", "Tharindu"), ("You & Nimali", "Ravi & Tharindu")
    history: list[ev.Event] = [ev.DealStarted(3, 1, (11, 11)), ev.Called(2, 160)]
    model.show(history, 0, names, sides)
    assert model.lines == ["Deal 3: Ravi deals", "Nimali bids 160"]
    history += [ev.Called(3, "pass"), ev.CardPlayed(3, 0, None, True, (3,))]
    model.show(history, 0, names, sides)
    assert model.lines[2:] == ["Tharindu passes", "Tharindu plays a card face down"]
    model.show(history[:1], 0, names, sides)
    assert model.rowCount() == 1
    assert model.data(model.index(0), Qt.ItemDataRole.AccessibleTextRole) == model.lines[0]
