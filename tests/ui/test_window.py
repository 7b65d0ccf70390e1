"""The window as a whole: closing, languages, reasons, looking back, what is hidden."""

import platform
import re
import subprocess
import sys
import threading

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTranslator, QUrl, Slot, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping
from tests.ui.player import (
    Clicker,
    Opener,
    Typist,
    finish_deal,
    play_deal,
    session_of,
    thumb,
    wait_for_turn,
)
from three04 import __version__
from three04.ai.players import PLAYERS
from three04.rules import actions as act
from three04.rules.options import CLASSIC, STANDARD, options
from three04.rules.questions import Question
from three04.ui.board.items import SeatItem
from three04.ui.dialogs.about_dialog import AboutDialog
from three04.ui.dialogs.new_match import NewMatchDialog
from three04.ui.match.lineup import Wish
from three04.ui.models.hand import HandRole
from three04.ui.window.main_window import MainWindow
from three04.ui.words import texts


def test_the_program_starts_shows_the_window_and_quits() -> None:
    code = "import sys; from three04.ui.app import run; sys.exit(run(None, quit_after_start=True))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_it_closes_while_the_worker_thinks(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "close")
    begun, go = threading.Event(), threading.Event()

    def slow(view: object, question: Question, seed: str, budget: int) -> act.Action:
        begun.set()
        go.wait(5)
        return question.actions[0]

    player = PLAYERS["greedy"]
    session = session_of(window)
    for seat in (1, 2, 3):
        session.seat_computer(seat, type(player)("slow", slow), window.match.executor)
    question = wait_for_turn(qtbot, window) if session.question is not None else None
    if question is not None:
        session.answer(question.actions[-1])
    qtbot.waitUntil(begun.is_set)
    threading.Timer(0.05, go.set).start()
    window.close()
    assert not window.isVisible()
    assert session.question is None


def test_a_card_that_is_refused_shows_the_reason(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "reason")
    clicker, session = Clicker(qtbot, window), session_of(window)
    while True:
        question = wait_for_turn(qtbot, window)
        if question is None:
            clicker.next_deal()
            continue
        refused = [row for row in window.area.hand.rows if row.playable is False]
        if refused and not refused[0].indicator:
            break
        clicker.answer(thumb(session, question))
    clicker.card(refused[0].card)
    assert session.question == question
    assert window.area.reason.isVisible()
    assert window.area.reason.text() == refused[0].reason
    assert "{" not in refused[0].reason


def test_the_keyboard_waits_on_a_card_that_may_be_played(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "reason")
    typist, session, board = Typist(qtbot, window), session_of(window), window.area.board
    seen = 0
    while seen < 5:
        question = wait_for_turn(qtbot, window)
        if question is None:
            typist.next_deal()
            continue
        if any(row.playable is False for row in window.area.hand.rows):
            (row,) = [row for row in window.area.hand.rows if row.card == board.cursor_card]
            assert row.playable
            seen += 1
        typist.answer(thumb(session, question))


def test_the_last_trick_can_be_looked_back_at(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "back")
    typist, session = Typist(qtbot, window), session_of(window)
    while not session.view.public.tricks:
        question = wait_for_turn(qtbot, window)
        assert question is not None
        typist.answer(thumb(session, question))
    wait_for_turn(qtbot, window)
    typist.key(Qt.Key.Key_L)
    picture = window.area.board.table.picture
    assert picture is not None
    assert picture.old
    assert len(picture.trick) == 4
    said = window.area.announcer.said[-1]
    assert said.startswith("Last trick: ")
    assert said.count("played by") == 4
    typist.key(Qt.Key.Key_L)
    picture = window.area.board.table.picture
    assert picture is not None
    assert not picture.old


def test_undo_by_keys(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "undo")
    typist, session = Typist(qtbot, window), session_of(window)
    first = wait_for_turn(qtbot, window)
    assert first is not None
    typist.answer(thumb(session, first))
    wait_for_turn(qtbot, window)
    focus = window.focusWidget()
    QTest.keyClick(focus, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    again = wait_for_turn(qtbot, window)
    assert again is not None
    assert again.actions == first.actions
    assert again.id != first.id


def test_the_keyboard_stays_at_the_table_after_an_answer(qtbot: QtBot, open_window: Opener) -> None:
    """Else Space, pressed to end a pause, might press *Undo*."""
    window = open_window(STANDARD, "undo", speed=1000.0)
    session, typist = session_of(window), Typist(qtbot, window)
    for _ in range(100):
        if session.question is not None:
            break
        session.finish()
        qtbot.waitUntil(lambda: session.busy or session.question is not None)
    typist.key(Qt.Key.Key_P)
    assert window.area.board.hasFocus()
    qtbot.waitUntil(lambda: session.busy or session.question is not None)
    spoken = len(session.view.public.auction.calls) if session.view.public.auction else 0
    typist.key(Qt.Key.Key_Space)
    auction = session.view.public.auction
    assert auction is None or len(auction.calls) != spoken or session.question is not None


def test_escape_takes_back_the_selection(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "deal")
    session, typist = session_of(window), Typist(qtbot, window)
    while True:
        question = wait_for_turn(qtbot, window)
        if question is None:
            typist.next_deal()
            continue
        if isinstance(question.actions[0], act.LayTrump):
            break
        typist.answer(thumb(session, question))
    typist.card(question.actions[0].card)
    assert window.area.choice_panel.buttons[0].isEnabled()
    typist.key(Qt.Key.Key_Escape)
    assert window.area.board.hasFocus()
    assert not window.area.choice_panel.buttons[0].isEnabled()


class Shouting(QTranslator):
    """Translates into capitals, placeholders kept."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return re.sub(r"[^{}]+(?![^{]*})", lambda found: found[0].upper(), text)

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


def test_a_change_of_language_reaches_everything(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "language")
    wait_for_turn(qtbot, window)
    area = window.area
    translator = Shouting()
    QCoreApplication.installTranslator(translator)
    try:
        qtbot.waitUntil(lambda: area.bid_panel.pass_button.text() == "&PASS")
        assert window.commands.undo_action.text() == "UNDO"
        assert area.names[0] == "YOU"
        first = area.hand.index(0)
        assert str(area.hand.data(first, HandRole.ACCESSIBLE)).isupper()
        seats = [
            i.look.face.second for i in area.board.table.spoken_items() if isinstance(i, SeatItem)
        ]
        assert "YOUR PARTNER" in seats
    finally:
        QCoreApplication.removeTranslator(translator)
    qtbot.waitUntil(lambda: area.bid_panel.pass_button.text() == "&Pass")


def test_a_new_match_by_dialog(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "new")
    window.lobby.ask_new_match()
    dialog = window.findChild(NewMatchDialog)
    assert isinstance(dialog, NewMatchDialog)
    dialog.profile.setCurrentIndex(dialog.profile.findData("Beginner"))
    dialog.table.setCurrentIndex(dialog.table.findData("eight-pairs"))
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session_of(window).options.table == "eight-pairs")
    assert session_of(window).options.match_end == "bankrupt"
    assert session_of(window).options.trump == "open"
    play_deal(qtbot, window, Clicker(qtbot, window))
    assert window.area.result.isVisible()


@pytest.mark.parametrize("table", ["six-pairs", "six-teams", "eight-pairs", "eight-teams"])
def test_a_deal_at_every_table(qtbot: QtBot, open_window: Opener, table: str) -> None:
    window = open_window(options("Standard", f"table={table}"), "tables", size=(720, 480))
    play_deal(qtbot, window, Clicker(qtbot, window))
    assert window.area.result.isVisible()


def test_the_match_ends_and_a_new_one_is_offered(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard", "tokens=1"), "end")
    typist = Typist(qtbot, window)
    for _ in range(4):
        play_deal(qtbot, window, typist)
        if session_of(window).match_over:
            break
        typist.next_deal()
    assert session_of(window).match_over
    Clicker(qtbot, window).next_deal()
    assert window.findChild(NewMatchDialog) is not None
    window.match.start(Wish(CLASSIC))
    assert not window.area.result.isVisible()
    assert QApplication.instance() is not None


def test_the_tokens_stand_beside_the_buttons_when_the_window_grows_small(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "small")
    wait_for_turn(qtbot, window)
    window.resize(720, 480)
    qtbot.waitUntil(lambda: window.area.board.table.layout.compact)
    placed = window.area.tray.geometry()
    assert placed.x() > window.width() / 2
    window.area.refresh()
    assert window.area.tray.geometry() == placed


def test_the_mark_of_the_dealer_is_explained(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "dealer")
    wait_for_turn(qtbot, window)
    seats = [item for item in window.area.board.table.items() if isinstance(item, SeatItem)]
    dealers = [item for item in seats if item.look.face.dealer]
    assert len(dealers) == 1
    assert "dealer" in dealers[0].toolTip()


def test_the_cards_of_who_demands_a_new_deal_are_told_in_a_sentence(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "redeal 30")
    question, session = wait_for_turn(qtbot, window), session_of(window)
    assert question is not None
    names = [texts.the_card(card) for card in session.view.hand]
    Clicker(qtbot, window).answer(act.Redeal(0))
    qtbot.waitUntil(lambda: session.deal_over)
    said = [part.text() for part in window.area.result.findChildren(QLabel) if part.isVisible()]
    (line,) = [text for text in said if text.startswith("You showed ")]
    assert all(name in line for name in names)


def test_the_colours_and_signs_of_the_result_are_explained(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "legend")
    finish_deal(qtbot, window)
    said = [part.text() for part in window.area.result.findChildren(QLabel) if part.isVisible()]
    (line,) = [text for text in said if text.startswith("In the order played.")]
    assert line.endswith(" Lock: the indicator. Gold: won the trick.")


@pytest.mark.parametrize("size", [(720, 480), (1280, 800)])
def test_who_leads_is_told_by_a_shape_on_every_table(
    size: tuple[int, int], qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "led", size)
    session, clicker = session_of(window), Clicker(qtbot, window)
    tags = set()
    while (question := wait_for_turn(qtbot, window)) is not None:
        plays = session.view.public.trick.plays
        looks = [item.look for item in window.area.board.table.card_items() if item.look.tag]
        tags |= {look.tag for look in looks if len(plays) == 1}
        clicker.answer(thumb(session, question))
    assert ("led", "" if size[0] == 720 else "Led") in tags


def test_bids_are_shown_in_full_or_as_they_are_spoken(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "spoken")
    wait_for_turn(qtbot, window)
    panel = window.area.bid_panel
    assert panel.amounts[160].text() == "160"
    settings = window.preferences.settings
    window.preferences.change(msgspec.structs.replace(settings, bids="spoken"))
    assert panel.amounts[160].text() == "60"
    assert panel.amounts[200].text() == "100"
    assert panel.amounts[160].accessibleName() == "Bid 60"
    assert panel.bid_button.text().startswith("Bid ")
    assert int(panel.bid_button.text().split()[-1]) < 160
    assert texts.call_text(170) == "70"
    assert texts.contract_text(170) == "170", "points are counted against the contract"
    window.preferences.change(settings)
    assert texts.call_text(170) == "170"


class Shown(QObject):
    """Stands in for the system, which is asked to show a folder."""

    def __init__(self) -> None:
        super().__init__()
        self.urls: list[QUrl] = []

    @Slot(QUrl)
    def show_url(self, url: QUrl) -> None:
        """Take in what is to be shown."""
        self.urls.append(url)


def about(window: MainWindow) -> AboutDialog:
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = [box for box in window.findChildren(AboutDialog) if box.isVisible()]
    return dialog


def test_about_says_what_this_is_and_opens_the_folder(keeping: Keeping) -> None:
    window = keeping.open("about")
    dialog = about(window)
    said = " ".join(line.text() for line in dialog.lines)
    for what in (__version__, "Sri Lanka", "MIT", qVersion(), platform.python_version()):
        assert what in said
    assert dialog.path.text() == str(keeping.folder)
    assert dialog.path.accessibleName()
    system = Shown()
    # PySide takes the name as a text; its stub says bytes.
    QDesktopServices.setUrlHandler("file", system, "show_url")  # type: ignore[arg-type]
    QTest.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    QDesktopServices.unsetUrlHandler("file")
    assert [url.toLocalFile() for url in system.urls] == [str(keeping.folder)]
    assert not dialog.told.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_about_names_no_folder_where_nothing_is_kept(open_window: Opener) -> None:
    dialog = about(open_window(STANDARD, "about"))
    assert dialog.lines[-1].text() == "This window keeps no matches."
    assert not dialog.path.isVisible()
    assert not dialog.open_button.isVisible()
