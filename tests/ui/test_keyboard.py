"""All by keys: the order of Tab, walking over the table, what is said aloud, keys to choose."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping
from tests.ui.player import Opener, Typist, play_deal, session_of, thumb, wait_for_turn
from three04.rules.nought.public import Phase
from three04.rules.options import STANDARD
from three04.ui.board.items import CardItem, SeatItem
from three04.ui.match.sight import Sight
from three04.ui.models.teller import Teller
from three04.ui.replay.keys import ReplayKeys
from three04.ui.settings.keys_dialog import KeysDialog
from three04.ui.window.main_window import MainWindow


def at_play(qtbot: QtBot, window: MainWindow, plays: int = 1) -> Typist:
    typist, session = Typist(qtbot, window), session_of(window)
    for _ in range(200):
        question = wait_for_turn(qtbot, window)
        if question is None:
            typist.next_deal()
            continue
        public = session.view.public
        in_play = question.kind == "turn" and public.phase is Phase.PLAY
        if in_play and len(public.trick.plays) >= plays:
            return typist
        typist.answer(thumb(session, question))
    raise AssertionError("no trick with so many cards")


def focus(window: MainWindow) -> QWidget:
    found = window.focusWidget()
    assert found is not None
    return found


# ---------------------------------------------------------------------- Tab and arrows


def test_tab_goes_from_the_badge_round_the_table_to_the_tools(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "undo")
    at_play(qtbot, window)
    area, tools = window.area, window.commands.tools
    area.badge.setFocus(Qt.FocusReason.TabFocusReason)
    seen: list[object] = []
    while len(seen) < 40:
        at = focus(window)
        pointed = area.board.pointed()
        seen.append(pointed if at is area.board else at)
        QTest.keyClick(at, Qt.Key.Key_Tab)
        if focus(window) is area.badge:
            break
    board = area.board.table
    shown = [tool for tool in tools.side if not tool.isHidden() and tool.isEnabled()]
    assert shown
    top = [tool for tool in tools.top if tool.isEnabled()]
    assert seen == [
        area.badge,
        area.tray,
        board.groups.seats.members[0],
        board.groups.trick.members[0],
        board.item_of(area.board.cursor_card or ""),
        *shown,
        *top,
        tools.menu,
    ]
    QTest.keyClick(focus(window), Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert focus(window) is tools.menu


def test_arrows_walk_inside_a_group_and_between_groups(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "undo")
    typist, board = at_play(qtbot, window), window.area.board
    card = board.cursor_card
    typist.key(Qt.Key.Key_Up)
    first = board.pointed()
    assert isinstance(first, CardItem)
    assert first.pointed
    assert first.look.spoken.partition("played by ")[2] in window.area.names
    typist.key(Qt.Key.Key_Up)
    walked = []
    for member in board.table.groups.seats.members:
        assert board.pointed() is member
        assert member.pointed
        if isinstance(member, SeatItem):
            walked.append(member.look.face.name)
        else:  # beside its owner
            assert member.look.spoken == f"Indicator of {walked[-1]}, face down"
        typist.key(Qt.Key.Key_Right)
    assert walked == ["Ravi", "Nimali", "Tharindu", "You"]
    assert not first.pointed
    typist.key(Qt.Key.Key_End)
    assert board.pointed() is board.table.groups.seats.members[-1]
    typist.key(Qt.Key.Key_Return)  # nothing to be done with a seat
    typist.key(Qt.Key.Key_Down)
    typist.key(Qt.Key.Key_Down)
    assert board.cursor_card == card
    assert board.pointed() is board.table.item_of(card or "")
    assert not any(item.pointed for item in board.table.groups.seats.members)


def test_the_next_question_brings_the_keyboard_to_the_hand(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "undo")
    typist, session, board = at_play(qtbot, window), session_of(window), window.area.board
    question = session.question
    assert question is not None
    answer = thumb(session, question)
    typist.key(Qt.Key.Key_Up)
    session.answer(answer)
    wait_for_turn(qtbot, window)
    assert board.pointed() in [*board.table.groups.hand.members]


def test_the_ring_is_seen_wherever_the_focus_is(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "undo")
    at_play(qtbot, window)
    area = window.area
    area.badge.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(12):
        at = focus(window)
        ring = area.ring.isVisible() and area.ring.geometry().intersects(at.geometry())
        if at is area.board:
            pointed = area.board.pointed()
            assert pointed is not None
            assert pointed.pointed or getattr(pointed.look, "focused", False)
        else:
            assert ring, at
        QTest.keyClick(at, Qt.Key.Key_Tab)


# ---------------------------------------------------------------------- said aloud


def test_each_event_is_said_once_in_the_words_of_the_log(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "reader")
    session, typist, area = session_of(window), Typist(qtbot, window), window.area
    said: list[str] = []
    area.announcer.spoken.connect(said.append)
    wanted: list[str] = []
    session.presented.connect(
        lambda event: wanted.append(Teller(0, area.names, area.side_names()).line(event))
    )
    while (question := wait_for_turn(qtbot, window)) is not None:
        typist.answer(thumb(session, question))
    wanted = [line for line in wanted if line]
    assert [line for line in said if not line.startswith("Your turn")] == wanted
    typist.key(Qt.Key.Key_G)
    assert window.sheets.log.lines[-len(wanted) :] == wanted
    kinds = ("You bid ", "Ravi plays ", " wins trick ", "Result: ", " tokens", "leads first")
    for kind in kinds:
        assert any(kind in line for line in wanted), kind


def test_the_result_of_a_deal_played_out_unseen_is_said(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "reader")
    session, _ = session_of(window), at_play(qtbot, window)
    window.match.finish_deal()
    qtbot.waitUntil(lambda: session.deal_over, timeout=10_000)
    said = list(window.area.announcer.said)
    assert said[0].startswith("Result: ")
    assert said[1].startswith(("1 token", "2 tokens", "3 tokens", "4 tokens"))


def test_r_says_it_again_and_then_what_came_before(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "undo")
    typist = at_play(qtbot, window)
    kept = list(window.area.announcer.said)
    said: list[str] = []
    window.area.announcer.spoken.connect(said.append)
    for _ in range(3):
        typist.key(Qt.Key.Key_R)
    assert said == kept[:-4:-1]
    assert window.messages.notice.text() == said[-1]
    window.match.undo()
    wait_for_turn(qtbot, window)
    assert all(line not in list(window.area.announcer.said) for line in kept[-3:-1])


def test_t_tells_how_it_stands(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "undo")
    typist, public = at_play(qtbot, window), session_of(window).view.public
    typist.key(Qt.Key.Key_T)
    said = window.area.announcer.said[-1]
    assert said.startswith("Your turn")
    assert str(public.contract) in said
    assert window.area.names[public.maker or 0] in said
    assert "Trump" in said
    assert "11 tokens" in said
    assert window.messages.notice.text() == said


# ---------------------------------------------------------------------- keys to choose


def keys_of(window: MainWindow) -> KeysDialog:
    window.commands.keys_action.trigger()
    return window.findChildren(KeysDialog)[-1]


def press(dialog: KeysDialog, name: str, *keys: Qt.Key) -> None:
    edit = dialog.edits[name]
    edit.setFocus()
    for key in keys:
        QTest.keyClick(edit, key)


def test_a_key_is_changed_used_and_kept(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("undo")
    dialog = keys_of(window)
    table = list(window.commands.shortcuts.actions)
    assert list(dialog.edits)[: len(table)] == table
    press(dialog, "last", Qt.Key.Key_B)
    press(dialog, "score", Qt.Key.Key_Backspace)
    dialog.close_button.click()
    for again in (False, True):
        opened = keeping.open("undo") if again else window
        assert opened.commands.last_action.shortcut().toString() == "B"
        assert opened.commands.score_action.shortcut().isEmpty()
        assert opened.commands.last_action.toolTip() == "Last trick (B)"
        assert opened.commands.score_action.toolTip() == "Score sheet"


def test_the_new_key_does_it_and_the_old_one_no_more(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "undo")
    typist = at_play(qtbot, window)
    window.commands.shortcuts.apply({"standing": "B"})
    typist.key(Qt.Key.Key_T)
    assert not window.messages.notice.isVisible()
    typist.key(Qt.Key.Key_B)
    assert window.messages.notice.isVisible()


@pytest.mark.parametrize(
    ("key", "why"),
    [
        (Qt.Key.Key_H, "H is the key of “Hint” already. Choose another key."),
        (Qt.Key.Key_F10, "F10 is the key of “Menu” already. Choose another key."),
        (Qt.Key.Key_Left, "Left walks over the table and its buttons. Choose another key."),
        (Qt.Key.Key_Space, "Space walks over the table and its buttons. Choose another key."),
    ],
)
def test_a_key_that_is_taken_is_refused_in_a_sentence(
    qtbot: QtBot, keeping: Keeping, key: Qt.Key, why: str
) -> None:
    window = keeping.open("undo")
    dialog = keys_of(window)
    press(dialog, "last", key)
    assert dialog.refusal.text() == why
    assert dialog.edits["last"].keySequence().toString() == "L"
    assert window.commands.last_action.shortcut().toString() == "L"
    press(dialog, "last", Qt.Key.Key_B)
    assert dialog.refusal.text() == ""
    dialog.reset_button.click()
    assert window.commands.last_action.shortcut().toString() == "L"
    assert window.preferences.settings.keys == {}


def test_no_two_actions_begin_with_one_key(open_window: Opener) -> None:
    window = open_window(STANDARD, "undo")
    keys = [action.shortcut().toString() for action in window.commands.shortcuts.actions.values()]
    assert len(keys) == len(set(keys))
    assert all(keys)


def test_two_actions_may_have_swapped_their_keys(open_window: Opener) -> None:
    window = open_window(STANDARD, "undo")
    commands = window.commands
    commands.shortcuts.apply({"hint": "L", "last": "H", "score": "L", "nobody": "B", "log": "Gx?"})
    assert commands.hint_action.shortcut() == QKeySequence("L")
    assert commands.last_action.shortcut() == QKeySequence("H")
    assert commands.log_action.shortcut() == QKeySequence("G")
    assert commands.score_action.shortcut().isEmpty()  # L is taken: a file says what it likes
    assert commands.shortcuts.changed() == {"hint": "L", "last": "H", "score": ""}


def test_a_chosen_key_goes_before_the_first_key_of_what_came_later(keeping: Keeping) -> None:
    file = keeping.folder / "settings.json"
    file.write_text('{"keys": {"undo": "0", "replay.back": "S"}}')  # now two first keys
    window = keeping.open("undo")
    assert window.commands.undo_action.shortcut() == QKeySequence("0")
    assert window.watch_menu.hands_action.shortcut().isEmpty()
    replay = ReplayKeys(window.preferences.settings.keys)
    assert replay.of("back") == [QKeySequence("S")]
    assert replay.of_sight(Sight(None, hands=False)) == []


def test_actions_have_plain_names_whatever_their_menu_says_now(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "undo")
    play_deal(qtbot, window, Typist(qtbot, window))
    assert window.commands.undo_action.text() == "Undo: back into the last deal"
    dialog = keys_of(window)
    named = {name: dialog.edits[name].accessibleName() for name in ("undo", "day", "share", "next")}
    assert named == {
        "undo": "Undo",
        "day": "Deal of the day",
        "share": "Share this deal as text",
        "next": "Next deal",
    }
    dialog.edits["last"].setKeySequence(QKeySequence("Ctrl+D"))
    dialog.edits["last"].editingFinished.emit()
    said = "Ctrl+D is the key of “Deal of the day” already. Choose another key."
    assert dialog.refusal.text() == said


def test_the_dialog_is_walked_by_tab(qtbot: QtBot, keeping: Keeping) -> None:
    dialog = keys_of(keeping.open("undo"))
    for edit in dialog.edits.values():
        assert edit.accessibleName()
        assert edit.accessibleDescription()
    first, second, *_ = dialog.edits.values()
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is second


def test_the_lines_of_the_dialog_hold_no_keyboard(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("undo")
    dialog = keys_of(window)
    first, second, *_ = dialog.edits.values()
    qtbot.waitUntil(dialog.isVisible)
    second.setFocus()
    QTest.keyClick(second, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.focusWidget() is first
    QTest.keyClick(first, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(first, Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    assert window.commands.shortcuts.changed() == {}
    assert not dialog.refusal.text()
    QTest.keyClick(first, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert window.commands.shortcuts.changed() == {}
