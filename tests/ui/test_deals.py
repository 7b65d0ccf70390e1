"""A deal given out of hand: again, by number, of the day, as text, with its proof."""

import datetime
import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.record.test_seen import CARD, known
from tests.ui.kept import Keeping
from tests.ui.player import Clicker, Opener, Typist, play_deal, session_of, thumb, wait_for_turn
from three04 import cli
from three04.cards import Card
from three04.record.deals import KeySource, numbered_source
from three04.record.proof import fingerprint
from three04.record.reading import read
from three04.rules.journal import DealRow, HeaderRow
from three04.rules.nought.public import Phase
from three04.rules.options import CLASSIC, STANDARD, options
from three04.rules.questions import Cut
from three04.ui.dialogs.new_match import NewMatchDialog
from three04.ui.dialogs.text_dialog import TextDialog
from three04.ui.keeping.keeper import Keeper
from three04.ui.match import plans
from three04.ui.match.lineup import Wish
from three04.ui.window.main_window import MainWindow
from three04.ui.words.origin_texts import origin_text

CLUB = ("", "club", "club", "club")
Hands = tuple[tuple[Card, ...], ...]


def header_of(window: MainWindow) -> HeaderRow:
    assert window.match.journal is not None
    header = window.match.journal.rows[0]
    assert isinstance(header, HeaderRow)
    return header


def hands_of(window: MainWindow, deal: int = -1) -> Hands:
    assert window.match.journal is not None
    return [row.hands for row in window.match.journal.rows if isinstance(row, DealRow)][deal]


def press(button: QPushButton) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def begin_another(window: MainWindow) -> None:
    """Say yes where the window asks whether to leave the match in progress."""
    (box,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    buttons = box.findChildren(QPushButton)
    press(next(b for b in buttons if box.buttonRole(b) is QMessageBox.ButtonRole.AcceptRole))


def dialog_of(window: MainWindow) -> TextDialog:
    (dialog,) = [found for found in window.findChildren(TextDialog) if found.isVisible()]
    return dialog


def back(qtbot: QtBot, window: MainWindow) -> None:
    """Come back to the window from its dialog, as a window manager does it."""
    for dialog in window.findChildren(QDialog):
        dialog.reject()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def control(window: MainWindow, key: Qt.Key, shift: bool = False) -> None:
    modifiers = Qt.KeyboardModifier.ControlModifier
    if shift:
        modifiers |= Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, key, modifiers)


def into_play(qtbot: QtBot, window: MainWindow) -> None:
    """Go on to a turn of the person with cards on the table."""
    session = session_of(window)
    while True:
        question = wait_for_turn(qtbot, window)
        if question is None:
            session.next_deal()
        elif session.view.public.phase is Phase.PLAY and len(session.view.public.tricks) > 1:
            return
        else:
            session.answer(Cut(9) if question.kind == "cut" else thumb(session, question))


# ---------------------------------------------------------------------- the same deal again


def more(window: MainWindow, action: QAction) -> None:
    """Choose what the result offers under *More*."""
    menu = window.area.result.more_button.menu()
    assert action in menu.actions()
    action.trigger()


def test_the_deal_is_played_again_from_its_result(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "again")
    typist = Typist(qtbot, window)
    play_deal(qtbot, window, typist)
    typist.next_deal()
    play_deal(qtbot, window, typist)
    before, first = header_of(window), session_of(window)
    hands, dealer, line = hands_of(window), first.view.public.dealer, first.ledger.lines[-1]
    more(window, window.commands.deal_again_action)
    begin_another(window)
    session = session_of(window)
    assert session is not first
    wait_for_turn(qtbot, window)
    header = header_of(window)
    assert (header.origin, header.options, header.seed) == ("again", STANDARD, before.seed)
    assert (header.players, header.names) == (before.players, before.names)
    assert (hands_of(window), session.view.public.dealer) == (hands, dealer)
    assert session.view.public.number == 1
    # Who does the same as before gets the same: the computers do too.
    back(qtbot, window)
    play_deal(qtbot, window, Clicker(qtbot, window))
    again = session.ledger.lines[-1]
    assert (again.outcome, again.maker, again.contract, again.points) == (
        line.outcome, line.maker, line.contract, line.points,
    )  # fmt: skip
    window.commands.next_action.trigger()
    wait_for_turn(qtbot, window)
    assert hands_of(window) != hands


def test_in_mid_deal_it_begins_anew_and_survives_a_resume(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("kept")
    window.match.start(Wish(players=CLUB))
    into_play(qtbot, window)
    hands = hands_of(window)
    control(window, Qt.Key.Key_R, shift=True)
    begin_another(window)
    wait_for_turn(qtbot, window)
    assert hands_of(window) == hands
    window = keeping.open()
    window.resuming.resume()
    wait_for_turn(qtbot, window)
    assert header_of(window).origin == "again"
    assert session_of(window).proof() is None  # these cards were given
    play_deal(qtbot, window, Typist(qtbot, window))
    window.area.result.go_button.click()
    wait_for_turn(qtbot, window)
    assert session_of(window).proof() is not None


# ---------------------------------------------------------------------- numbers and days


def test_a_number_is_typed_and_everybody_gets_these_cards(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "number")
    window.lobby.ask_new_match()
    (dialog,) = window.findChildren(NewMatchDialog)
    press_radio(dialog.numbered)
    dialog.number.setFocus()
    dialog.number.selectAll()
    QTest.keyClicks(dialog.number, "123456789")
    assert "same cards" in dialog.number.accessibleDescription()
    dialog.number.clearFocus()
    press(dialog.start)
    if window.match.unfinished:
        begin_another(window)
    wait_for_turn(qtbot, window)
    source = numbered_source(123456789, STANDARD.seating, "Standard")
    assert hands_of(window, 0) == source.hands(0, STANDARD.seating, header_of(window).first_dealer)
    assert header_of(window).origin == "number:123456789"
    seeds = {plans.of_wish(Wish(number=number)).lineup.seed for number in (7, 7, 8)}
    assert len(seeds) == 2, "the computers' chance is the same for everybody too"


def press_radio(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center() * 0.2)


def test_the_deal_of_the_day_is_one_deal(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("kept")
    chosen = options("Classic", "caps=declared redeal=off tokens=3")
    window.match.start(Wish(chosen, CLUB))
    wait_for_turn(qtbot, window)
    control(window, Qt.Key.Key_D)
    if window.match.unfinished:
        begin_another(window)
    wait_for_turn(qtbot, window)
    today = datetime.date.today().isoformat()
    header, session = header_of(window), session_of(window)
    assert header.origin == f"day:{today}"
    assert header.options == CLASSIC, "no house rules: others play by the same"
    source = numbered_source(int(today.replace("-", "")), CLASSIC.seating, "Classic")
    assert hands_of(window, 0) == source.hands(0, CLASSIC.seating, header.first_dealer)
    assert origin_text(header.origin, window.language.locale) in window.messages.notice.text()
    while not session.match_over:
        window.match.finish_deal()
        qtbot.waitUntil(lambda: session.deal_over)
        if not session.match_over:
            session.next_deal()
    result = window.area.result
    assert result.go_button.text() == "&New match"
    assert not session.next_deal()
    assert [status for _, status, _ in keeping.matches()] == ["finished"]
    # Undo after the end: it goes on, and ends again.
    window.commands.undo_action.trigger()
    assert wait_for_turn(qtbot, window) is not None
    assert [status for _, status, _ in keeping.matches()] == ["running"]
    window.commands.redo_action.trigger()
    assert session.match_over
    result.go_button.click()
    (dialog,) = window.findChildren(NewMatchDialog)
    assert dialog.wish().options == chosen, "other matches are as they were wished"
    back(qtbot, window)
    # It is over: the next start has nothing to go on with.
    keeping.close()
    keeper = Keeper(keeping.folder)
    keeper.open()
    assert keeper.newest() is None
    keeper.close()


def test_the_deal_of_a_day_is_the_same_for_everybody() -> None:
    day = datetime.date(2026, 11, 30)
    plan = plans.of_day(Wish(STANDARD, CLUB), day)
    other = plans.of_day(Wish(options("Standard", "redeal=off tokens=3"), CLUB), day)
    assert plan.lineup.seed == other.lineup.seed
    assert plan.options == other.options == STANDARD
    cards = plan.source.description
    assert cards == other.source.description
    assert cards == numbered_source(20261130, STANDARD.seating, "Standard").description
    assert cards != plans.of_day(Wish(), datetime.date(2026, 12, 1)).source.description
    six = plans.of_day(Wish(options("Standard", "table=six-pairs")), day).options
    assert six.match_end == "bankrupt"


def test_the_day_of_an_unfinished_deal_is_kept(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("kept")
    window.match.start_plan(plans.of_day(Wish(players=CLUB), datetime.date(2026, 11, 30)))
    question = wait_for_turn(qtbot, window)
    assert question is not None
    shown = session_of(window).proof()
    window = keeping.open()
    assert window.resuming.panel is not None
    window.resuming.resume()
    wait_for_turn(qtbot, window)
    assert session_of(window).origin == "day:2026-11-30"
    assert session_of(window).proof() == shown


# ---------------------------------------------------------------------- as text


def test_in_mid_deal_only_what_was_seen_is_shared(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "share")
    into_play(qtbot, window)
    control(window, Qt.Key.Key_T)
    dialog = dialog_of(window)
    press(dialog.copy_button)
    text = QGuiApplication.clipboard().text()
    assert dialog.told.text() == "Copied."
    assert set(CARD.findall(text)) == known(session_of(window).view)
    assert text.count("??") > 20
    shown = " ".join(part for widget in dialog.findChildren(QWidget) for part in words(widget))
    assert set(CARD.findall(shown)) <= known(session_of(window).view)
    assert dialog.body.accessibleName()
    assert dialog.body.accessibleDescription() == dialog.sentence.text()


def words(widget: QWidget) -> list[str]:
    """Return all that a widget says, to the eye or the ear."""
    found = [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
    for name in ("text", "toPlainText", "windowTitle"):
        say = getattr(widget, name, None)
        found += [str(say())] if say is not None else []
    return found


def test_all_hands_are_copied_only_after_a_warning_and_not_shown(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "share")
    into_play(qtbot, window)
    window.commands.share_action.trigger()
    dialog = dialog_of(window)
    QGuiApplication.clipboard().setText("nothing")
    every = next(b for b in dialog.findChildren(QPushButton) if "all hands" in b.text())
    for copied in (False, True):
        press(every)
        (box,) = [b for b in dialog.findChildren(QMessageBox) if b.isVisible()]
        assert box.buttonRole(box.defaultButton()) is QMessageBox.ButtonRole.RejectRole
        role = QMessageBox.ButtonRole.AcceptRole if copied else QMessageBox.ButtonRole.RejectRole
        press(next(b for b in box.findChildren(QPushButton) if box.buttonRole(b) is role))
        text = QGuiApplication.clipboard().text()
        assert (text == "nothing") != copied
    (record,) = read(text)
    assert record.deals[0].hands == hands_of(window)
    assert "[Key " not in text
    assert "??" in dialog.body.toPlainText()


def test_a_finished_deal_is_shared_whole_with_its_result(
    qtbot: QtBot, open_window: Opener, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    window = open_window(options("Standard", "tokens=7"), "share")
    typist = Typist(qtbot, window)
    play_deal(qtbot, window, typist)
    typist.next_deal()
    into_play(qtbot, window)
    window.commands.undo_action.trigger()
    window.match.finish_deal()
    session = session_of(window)
    qtbot.waitUntil(lambda: session.deal_over)
    more(window, window.commands.share_action)
    press(dialog_of(window).copy_button)
    text = QGuiApplication.clipboard().text()
    first, title, line, undone = re.findall("^# (.*)$", text, re.MULTILINE)
    assert first == "304 · Standard · Four players, two pairs"
    assert (title, line) == window.area.result.words()
    assert undone == "Played with undo."
    (record,) = read(text)
    assert (record.deals[0].number, record.deals[0].hands) == (1, hands_of(window))
    assert record.deals[0].dealer == session.view.public.dealer
    file = tmp_path / "shared.304"
    file.write_text(text, encoding="utf-8")
    assert cli.main(["proof", str(file)]) == 0
    assert "the key gives these cards" in capsys.readouterr().out


def test_a_matchs_last_deal_is_shared_as_text_that_can_be_read(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard", "tokens=1"), "last")
    play_deal(qtbot, window, Clicker(qtbot, window))
    assert session_of(window).match_over
    more(window, window.commands.share_action)
    text = dialog_of(window).body.toPlainText()
    result = re.findall("^# (.*)$", text, re.MULTILINE)[1:]
    assert "\n".join(result) == "\n".join(window.area.result.words())
    (record,) = read(text)
    assert record.deals[0].hands == hands_of(window)


def test_r5_before_the_cut_there_is_a_fingerprint_and_nothing_to_share(
    qtbot: QtBot, open_window: Opener
) -> None:
    for seed in range(20):
        source = KeySource(bytes([seed] * 32), may_cut=True)
        if source.first_dealer(STANDARD.seating) == 1:
            break
    window = open_window.of(source, Wish(STANDARD, CLUB, ask_cut=True))
    question = wait_for_turn(qtbot, window)
    assert question is not None
    assert question.kind == "cut"
    assert not window.commands.share_action.isEnabled()
    assert not window.commands.deal_again_action.isEnabled()
    session = session_of(window)
    shown = session.proof()
    assert shown is not None
    session.answer(Cut(9))
    assert session.proof() == shown
    # Between the deals the text is that of the one that is over.
    while True:
        question = wait_for_turn(qtbot, window)
        if question is None:
            session.next_deal()
        elif question.kind == "cut":
            break
        else:
            session.answer(thumb(session, question))
    window.commands.share_action.trigger()
    text = dialog_of(window).body.toPlainText()
    assert "[Fingerprint" not in text
    coming = session.proof()
    assert coming is not None
    assert (coming.number, coming.key) == (session.view.public.number + 1, None)


# ---------------------------------------------------------------------- honest dealing


def test_the_fingerprint_before_and_the_key_after(
    qtbot: QtBot, open_window: Opener, capsys: pytest.CaptureFixture[str]
) -> None:
    window = open_window(STANDARD, "proof")
    session = session_of(window)
    wait_for_turn(qtbot, window)
    control(window, Qt.Key.Key_I)
    dialog = dialog_of(window)
    (shown,) = re.findall("[0-9a-f]{64}", dialog.body.toPlainText())
    back(qtbot, window)
    play_deal(qtbot, window, Clicker(qtbot, window))
    window.commands.proof_action.trigger()
    dialog = dialog_of(window)
    press(dialog.copy_button)
    text = QGuiApplication.clipboard().text()
    again, key, _ = re.findall("[0-9a-f]{64}", text)
    assert again == shown == fingerprint(bytes.fromhex(key))
    # The line that is copied proves it.
    command = text.splitlines()[-1].split()
    assert command[0] == "three04"
    assert cli.main(command[1:]) == 0
    said = capsys.readouterr().out
    assert f"fingerprint {shown}" in said
    for seat, hand in enumerate(hands_of(window)):
        assert f'[Hand{seat} "{" ".join(hand[:4])} | {" ".join(hand[4:])}"]' in said
    assert session.view.public.outcome is not None


def test_a_resumed_match_shows_the_same_fingerprint(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open(cut=True)
    window.match.start(Wish(players=CLUB, ask_cut=True))
    into_play(qtbot, window)
    before = session_of(window).proof()
    assert before is not None
    assert before.key is None
    window = keeping.open()
    window.resuming.resume()
    wait_for_turn(qtbot, window)
    assert session_of(window).proof() == before


def test_before_any_match_nothing_can_be_done(open_window: Opener, keeping: Keeping) -> None:
    window = keeping.open("kept")
    window = keeping.open()
    assert window.session is None
    commands = window.commands
    for action in (
        commands.redo_action, commands.deal_again_action,
        commands.share_action, commands.proof_action,
    ):  # fmt: skip
        assert not action.isEnabled()
    assert window.commands.day_action.isEnabled()
