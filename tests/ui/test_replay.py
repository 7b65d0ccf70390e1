"""The replay window: by mouse and by keys, every seat's view, and playing on from any moment."""

import itertools
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping
from tests.ui.player import Clicker, Opener, play_deal, session_of
from three04.record import read
from three04.rules.events import TrickTaken
from three04.rules.journal import HeaderRow
from three04.rules.nought.public import Phase
from three04.rules.options import CLASSIC, STANDARD
from three04.table.replay import MatchReplay
from three04.ui.board.items import SeatItem
from three04.ui.dialogs.unfinished_dialog import UnfinishedDialog
from three04.ui.match.sight import Sight
from three04.ui.replay.show import SPEEDS
from three04.ui.replay.window import ReplayWindow
from three04.ui.settings.keys_dialog import KeysDialog
from three04.ui.window.main_window import MainWindow
from three04.ui.words import texts
from three04.ui.words.language import LANGUAGES, Language

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
Open = Callable[..., ReplayWindow]


def golden(stem: str) -> MatchReplay:
    [record] = read((GOLDEN / f"{stem}.304").read_bytes())
    return MatchReplay.of_record(record)


@pytest.fixture
def open_replay(qtbot: QtBot) -> Iterator[Open]:
    windows: list[ReplayWindow] = []

    def opened(*matches: MatchReplay, lively: bool = False, moment: int | None = None,
               own: int | None = None) -> ReplayWindow:  # fmt: skip
        window = ReplayWindow(matches, own)
        windows.append(window)
        window.area.lively = lively
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.begin(moment)
        return window

    yield opened
    for window in windows:
        window.close()
        window.deleteLater()


def press(window: ReplayWindow, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    QTest.keyClick(window, key, modifier or Qt.KeyboardModifier.NoModifier)


def spoken(window: ReplayWindow) -> list[str]:
    """Everything that is said of what lies on the table, tooltips and log included."""
    said = [item.look.spoken for item in window.area.board.table.spoken_items()]
    tips = {item.toolTip() for item in window.area.board.table.items() if item.isVisible()}
    said += sorted(tips)
    said += window.list.log.lines
    return [*said, window.area.prompt.words.whole, window.area.badge.accessibleName()]


def faces(window: ReplayWindow) -> set[str]:
    """The cards that the board knows: of card items, open hands and signs on backs."""
    table = window.area.board.table
    known = {item.look.card for item in table.card_items() if item.look.card}
    for item in table.items():
        if isinstance(item, SeatItem):
            known |= set(item.look.hand)
    return known


# ---------------------------------------------------------------------- going through a match


def test_the_keys_step_by_card_trick_deal_and_to_the_ends(open_replay: Open) -> None:
    replay = golden("standard-four")
    window = open_replay(replay)
    deal = replay.deals[1]
    places = [
        (Qt.Key.Key_Right, None, replay.first + 1),
        (Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier, deal.start),
        (Qt.Key.Key_PageDown, None, deal.play),
        (Qt.Key.Key_PageDown, None, deal.tricks[0].end),
        (Qt.Key.Key_Left, None, deal.tricks[0].end - 1),
        (Qt.Key.Key_PageUp, None, deal.play),
        (Qt.Key.Key_PageUp, None, deal.start),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier, replay.first),
        (Qt.Key.Key_End, None, replay.last),
        (Qt.Key.Key_Home, None, replay.first),
    ]
    for key, modifier, moment in places:
        press(window, key, modifier)
        assert window.shown.moment == moment, key


def test_the_buttons_do_the_same_by_mouse(open_replay: Open) -> None:
    replay = golden("classic-four")
    window = open_replay(replay)
    deal = replay.deals[0]
    by_name = {
        name: button
        for name, action in window.actions_by_name.items()
        for button in window.bar.buttons
        if button.defaultAction() is action
    }
    assert set(by_name) == {
        "back", "step", "previous_trick", "next_trick", "previous_deal", "next_deal", "play",
    }  # fmt: skip
    for name, moment in (
        ("step", 2), ("step", 3), ("back", 2), ("next_deal", replay.deals[1].start),
        ("previous_deal", deal.start), ("next_trick", deal.play), ("previous_trick", deal.start),
    ):  # fmt: skip
        QTest.mouseClick(by_name[name], Qt.MouseButton.LeftButton)
        assert window.shown.moment == moment, name
    for button in by_name.values():
        assert button.toolTip()
        assert button.text()  # what a screen reader says


def test_the_slider_and_the_list_jump(open_replay: Open) -> None:
    replay = golden("standard-six-pairs")
    window = open_replay(replay)
    window.bar.slider.setValue(17)
    assert window.shown.moment == 17
    deal = next(deal for deal in replay.deals if deal.tricks)
    line = window.list.tree.topLevelItem(deal.number - 1)
    assert line is not None
    line.setExpanded(True)
    second = line.child(2)
    assert second is not None
    window.list.tree.setCurrentItem(second)
    assert window.shown.moment == deal.tricks[1].end
    window._go(deal.tricks[0].end - 1)
    assert window.list.tree.currentItem() is line.child(1)
    assert window.shown.moment == deal.tricks[0].end - 1  # marking a line leads nowhere


def test_every_moment_shows_the_same_from_either_side(open_replay: Open) -> None:
    replay = golden("classic-four")
    window = open_replay(replay)
    end = replay.deals[0].end
    there = [(window.area.board.table.picture, spoken(window))]
    while window.shown.moment < end:
        window.step()
        while window.shown.busy:
            window.shown.finish()
        window.area.refresh()
        there.append((window.area.board.table.picture, spoken(window)))
    for shown in reversed(there):
        assert (window.area.board.table.picture, spoken(window)) == shown
        window.back()


def test_it_plays_by_itself_and_stops_at_the_end(qtbot: QtBot, open_replay: Open) -> None:
    whole = golden("beginner-four")
    deal = whole.deals[0]
    replay = MatchReplay(whole.options, whole.first_dealer, whole.steps[: deal.end], whole.names)
    window = open_replay(replay)
    window.shown.speed = 0.001
    heard: list[object] = []
    window.shown.presented.connect(heard.append)
    press(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.shown.at_end, timeout=20_000)
    assert not window.shown.playing
    assert heard == [e for moment in range(2, replay.last + 1) for e in replay.events(moment)]


def test_space_pauses_where_it_is(qtbot: QtBot, open_replay: Open) -> None:
    window = open_replay(golden("standard-four"))
    press(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.shown.moment >= 3, timeout=10_000)
    press(window, Qt.Key.Key_Space)
    moment = window.shown.moment
    assert not window.shown.playing
    assert not window.shown.busy
    press(window, Qt.Key.Key_Right)
    assert window.shown.moment == moment + 1


def test_faster_and_slower(open_replay: Open) -> None:
    window = open_replay(golden("standard-four"))
    press(window, Qt.Key.Key_Plus)
    assert window.shown.speed == SPEEDS["fast"]
    assert window.bar.speed.currentData() == "fast"
    press(window, Qt.Key.Key_Minus)
    press(window, Qt.Key.Key_Minus)
    press(window, Qt.Key.Key_Minus)
    assert window.shown.speed == SPEEDS["slow"]


def test_with_motion_a_step_ends_with_the_same_picture(qtbot: QtBot, open_replay: Open) -> None:
    replay = golden("standard-four")
    deal = replay.deals[1]
    assert deal.play is not None
    window = open_replay(replay, lively=True, moment=deal.play)
    for _ in range(6):
        window.step()
        qtbot.waitUntil(lambda: not window.shown.busy, timeout=10_000)
    moved = window.area.board.table.picture
    window._go(deal.play + 6)
    assert window.area.board.table.picture == moved


def test_a_step_pressed_again_does_not_wait(open_replay: Open) -> None:
    replay = golden("standard-four")
    window = open_replay(replay, lively=True)
    for _ in range(20):
        press(window, Qt.Key.Key_Right)
    assert window.shown.moment == replay.first + 20


# ---------------------------------------------------------------------- who looks


def test_the_digits_choose_who_looks(open_replay: Open) -> None:
    window = open_replay(golden("standard-four"), moment=20)
    for key, sight in (
        (Qt.Key.Key_2, Sight(1, hands=False)), (Qt.Key.Key_4, Sight(3, hands=False)),
        (Qt.Key.Key_0, Sight(3, hands=True)), (Qt.Key.Key_S, Sight(None, hands=False)),
        (Qt.Key.Key_0, Sight(0, hands=True)),
    ):  # fmt: skip
        press(window, key)
        assert window.shown.sight == sight
        assert window.bar.sight.currentData() == sight
    window.bar.sight.setCurrentIndex(3)
    window.bar.sight.activated.emit(3)
    assert window.shown.sight == Sight(2, hands=False)


def test_all_hands_show_every_card_that_is_not_played(open_replay: Open) -> None:
    replay = golden("standard-four")
    deal = replay.deals[1]
    assert deal.play is not None
    window = open_replay(replay, moment=deal.play)
    assert faces(window) == {card for hand in deal.hands for card in hand}
    said = " ".join(spoken(window))
    for hand in deal.hands:
        assert all(texts.card_name(card) in said for card in hand)
    indicator = window.area.board.table.bound_cards()["indicator"].look
    assert indicator.face is not None
    assert indicator.tag is not None
    assert indicator.tag[0] == "lock"
    assert "face down" in indicator.spoken


def test_all_hands_mark_what_lies_face_down(open_replay: Open) -> None:
    replay = golden("standard-four")
    window = open_replay(replay)
    marked = 0
    for moment in range(replay.first, replay.deals[2].end):
        window._go(moment)
        down = [play for play in window.shown.view.public.trick.plays if play.card is None]
        looks = [item.look for item in window.area.board.table.card_items()]
        hidden = [look for look in looks if look.tag is not None and look.tag[0] == "hidden"]
        if not window.shown.holding:
            assert len(hidden) == len(down)
            assert all(look.face and "face down" in look.spoken for look in hidden)
            marked += len(hidden)
    assert marked > 2


def test_the_mark_of_the_best_card_is_over_those_of_others(open_replay: Open) -> None:
    replay = golden("standard-four")
    window = open_replay(replay)
    seen = 0
    for moment in range(replay.first, replay.last + 1):
        window._go(moment)
        tagged = [i for i in window.area.board.table.card_items() if i.look.tag is not None]
        heights = {i.look.tag[0]: i.zValue() for i in tagged if i.look.tag is not None}
        if {"best", "hidden"} <= heights.keys():
            assert heights["best"] > heights["hidden"]
            seen += 1
    assert seen


@pytest.mark.parametrize("stem", ["standard-four", "classic-six-teams"])
def test_a_seat_sees_no_more_than_it_could_see_then(stem: str, open_replay: Open) -> None:
    """Whatever another seat holds or lays face down is in no card, text, tooltip or name."""
    replay = golden(stem)
    seats = replay.options.seating.seats
    window = open_replay(replay)
    for moment in range(replay.first, replay.deals[2].end, 5):
        deal = replay.deal_at(moment)
        assert deal is not None
        for sight in (Sight(moment % seats, hands=False), Sight(None, hands=False)):
            window.look(sight)
            window._go(moment)
            view = window.shown.view
            if view.public.shown is not None or view.public.phase is Phase.WAITING:
                continue  # all was shown, or eldest showed his packet
            known = {c for trick in view.public.tricks for p in trick.plays if (c := p.card)}
            known |= {p.card for p in view.public.trick.plays if p.card}
            known |= {view.public.opened} if view.public.opened else set()
            known |= set(view.own.packet) | set(view.own.seen.values())
            assert faces(window) <= known
            said = " ".join(spoken(window)).lower()
            for hand in deal.hands:
                for card in set(hand) - known:
                    assert texts.card_name(card).lower() not in said


def test_up_and_down_walk_over_everything_on_the_table(open_replay: Open) -> None:
    replay = golden("standard-four")
    deal = replay.deals[1]
    assert deal.play is not None
    window = open_replay(replay, moment=deal.play + 2)
    board = window.area.board
    board.setFocus(Qt.FocusReason.TabFocusReason)
    walked = []
    for _ in board.table.spoken_items():
        walked.append(board.pointed())
        QTest.keyClick(board, Qt.Key.Key_Down)
    assert walked == board.table.spoken_items()
    QTest.keyClick(board, Qt.Key.Key_Up)
    assert board.pointed() is board.table.spoken_items()[-2]


# ---------------------------------------------------------------------- words and records


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_follows_the_language(code: str, open_replay: Open) -> None:
    language = Language()
    window = open_replay(golden("standard-four"), moment=40)
    english = [window.windowTitle(), window.place_text(), window.bar.sight.itemText(0)]
    english += [action.text() for action in window.actions_by_name.values()]
    try:
        language.apply(code)
        QCoreApplication.processEvents()
        said = [window.windowTitle(), window.place_text(), window.bar.sight.itemText(0)]
        said += [action.text() for action in window.actions_by_name.values()]
        same = {text for text, other in zip(english, said, strict=True) if text == other}
        assert (len(same) == len(said)) if code == "en" else not same
        first = window.list.tree.topLevelItem(0)
        assert first is not None
        assert first.text(0).startswith({"en": "Deal", "es": "Reparto", "pt": "Mão"}.get(code, "R"))
        named = (window.bar.slider, window.bar.sight, window.bar.speed, window.bar.more,
                 window.list.tree, window.list.lines, window.area.board)  # fmt: skip
        assert all(widget.accessibleName() for widget in named)
        assert all(button.toolTip() for button in window.bar.buttons)
    finally:
        language.apply("en")


@pytest.mark.parametrize("size", [(720, 480), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("code", ["en", "de", "es"])
def test_the_bar_has_room_at_every_size(
    code: str, size: tuple[int, int], open_replay: Open, qtbot: QtBot
) -> None:
    language = Language()
    try:
        language.apply(code)
        window = open_replay(golden("standard-four"), moment=40)
        window.resize(*size)
        bar = window.bar

        def settled() -> None:  # new words and a new size come by events
            for part in bar.findChildren(QWidget):
                if part.isVisible() and part.parent() is bar:
                    assert part.width() >= part.minimumSizeHint().width(), part.toolTip()

        qtbot.waitUntil(settled)
        assert window.width() == size[0]
        shown = [part for part in (*bar.buttons, bar.slider, bar.place, bar.play_on, bar.speed,
                                   bar.sight, bar.more) if part.isVisible()]  # fmt: skip
        edges = [(part.x(), part.x() + part.width()) for part in shown]
        assert edges[-1][1] <= bar.width()
        assert all(one[1] <= other[0] for one, other in itertools.pairwise(edges))
    finally:
        language.apply("en")


def test_a_record_from_one_seats_view_goes_as_far_as_it_tells(open_replay: Open) -> None:
    text = """[Record "1"]
[Game "304"]
[Rules "Standard"]
[Deal "1"]
[Dealer "2"]
[Tokens "11 11"]
[Hand0 "?? ?? ?? ?? | ?? ?? ?? ??"]
[Hand1 "9C 9H 7D QD | KS KH QH AC"]
[Hand2 "?? ?? ?? ?? | ?? ?? ?? ??"]
[Hand3 "?? ?? ?? ?? | ?? ?? ?? ??"]
auction 3:pass 0:pass 1:pass 2:160
trump 2:??
play 3:8D 0:9D 1:QD 2:(??)
"""
    [record] = read(text)
    window = open_replay(MatchReplay.of_record(record))
    press(window, Qt.Key.Key_End)
    assert window.shown.moment == 9
    assert window.shown.sight == Sight(1, hands=True)
    assert "does not tell" in window.area.prompt.words.whole
    assert faces(window) == {"9C", "9H", "7D", "KS", "KH", "QH", "AC", "8D", "9D", "QD"}
    indicator = window.area.board.table.bound_cards()["indicator"].look
    assert indicator.face is None
    assert indicator.spoken == "Indicator of Seat 2, face down"
    assert not window.play_on_action.isEnabled()
    press(window, Qt.Key.Key_1)  # a seat whose cards nobody has seen
    assert faces(window) == {"8D", "9D", "QD"}


def test_without_names_the_seats_have_their_numbers(open_replay: Open) -> None:
    window = open_replay(golden("standard-four"))
    assert window.area.names == ("Seat 0", "Seat 1", "Seat 2", "Seat 3")
    own = open_replay(golden("standard-four"), own=0)
    assert own.area.names[0] == texts.you()
    items = own.area.board.table.spoken_items()
    assert "With you" in {i.look.face.second for i in items if isinstance(i, SeatItem)}


def test_an_unfinished_record_and_one_without_deals(open_replay: Open) -> None:
    whole = golden("standard-four")
    cut = MatchReplay(whole.options, whole.first_dealer, whole.steps[:20])
    window = open_replay(cut)
    press(window, Qt.Key.Key_End)
    assert window.shown.moment == 20
    assert not window.actions_by_name["step"].isEnabled()
    [empty] = read('[Record "1"]\n[Game "304"]\n[Rules "Standard"]\n')
    window = open_replay(MatchReplay.of_record(empty))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Space, Qt.Key.Key_End):
        press(window, key)
    assert window.place_text() == "No deal"
    assert not window.play_on_action.isEnabled()


def test_of_several_matches_one_is_chosen_in_the_menu(open_replay: Open) -> None:
    window = open_replay(golden("standard-four"), golden("classic-eight-teams"))
    assert window.match_menu.menuAction().isVisible()
    window.match_menu.actions()[1].trigger()
    assert window.shown.replay.options.table == "eight-teams"
    assert len(window.area.names) == 8
    press(window, Qt.Key.Key_8)
    assert window.shown.sight == Sight(7, hands=False)


def test_the_result_of_a_deal_is_said(open_replay: Open) -> None:
    replay = golden("standard-four")
    window = open_replay(replay, moment=replay.deals[1].end)
    said = [label.text() for label in window.area.banner.findChildren(QLabel)]
    assert "Result: Made" in said
    assert any("tokens from" in text for text in said)


def test_the_keys_are_listed_with_those_of_the_game(open_window: Opener) -> None:
    window = open_window(STANDARD, "keys")
    window.settings_menu.ask_keys()
    dialog = window.findChildren(KeysDialog)[-1]
    text = [label.text() for label in dialog.findChildren(QLabel)]
    assert "Next trick" in text
    assert "What seat no. 8 could see" in text
    assert dialog.edits["replay.next_trick"].keySequence() == QKeySequence("PgDown")
    assert dialog.edits["replay.begin"].keySequence() == QKeySequence("Home")
    dialog.close()


def put_key(dialog: KeysDialog, name: str, key: Qt.Key) -> None:
    edit = dialog.edits[name]
    edit.setFocus()
    QTest.keyClick(edit, key)


def test_a_replays_key_is_changed_used_at_once_and_kept(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("keys")
    replay = window.replaying.replays.open([golden("standard-four")])
    window.settings_menu.ask_keys()
    dialog = window.findChildren(KeysDialog)[-1]
    put_key(dialog, "replay.step", Qt.Key.Key_H)  # at the table it asks for a hint
    put_key(dialog, "replay.seat_2", Qt.Key.Key_W)
    put_key(dialog, "replay.list", Qt.Key.Key_Backspace)
    assert not dialog.refusal.text()
    dialog.close()
    again = window.replaying.replays.open([golden("standard-four")])
    for opened in (replay, again):
        opened.activateWindow()
        qtbot.waitUntil(opened.isActiveWindow)
        begun = opened.shown.moment
        QTest.keyClick(opened, Qt.Key.Key_H)
        assert opened.shown.moment == begun + 1
        QTest.keyClick(opened, Qt.Key.Key_W)
        assert opened.shown.sight == Sight(1, hands=False)
        assert opened.actions_by_name["step"].toolTip() == "Next step (H)"
        assert opened.actions_by_name["list"].shortcuts() == []
    assert window.commands.hint_action.shortcut() == QKeySequence("H")
    window = keeping.open("keys")
    assert window.preferences.settings.keys == {
        "replay.step": "H", "replay.seat_2": "W", "replay.list": "",
    }  # fmt: skip
    window.settings_menu.ask_keys()
    dialog = window.findChildren(KeysDialog)[-1]
    dialog.reset_button.click()
    assert window.preferences.settings.keys == {}


def test_a_replays_key_that_is_taken_is_refused(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("keys")
    window.settings_menu.ask_keys()
    dialog = window.findChildren(KeysDialog)[-1]
    put_key(dialog, "replay.step", Qt.Key.Key_Space)
    text = "Space is the key of “Play or pause” already. Choose another key."
    assert dialog.refusal.text() == text
    put_key(dialog, "replay.step", Qt.Key.Key_Up)
    text = "Up walks over the table and its buttons. Choose another key."
    assert dialog.refusal.text() == text
    put_key(dialog, "replay.play", Qt.Key.Key_Backspace)
    put_key(dialog, "replay.step", Qt.Key.Key_Space)
    assert not dialog.refusal.text()
    dialog.close()


# ---------------------------------------------------------------------- opened from the game


def test_the_result_sheet_opens_the_deal_that_is_over(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(CLASSIC, "replay")
    assert not window.commands.replay_action.isEnabled()
    window.commands.replay_action.trigger()
    assert not window.replaying.replays.windows
    play_deal(qtbot, window, Clicker(qtbot, window))
    assert window.commands.replay_action in window.area.result.more_button.menu().actions()
    window.commands.replay_action.trigger()
    [replay] = window.replaying.replays.windows
    assert replay.shown.replay.deals[-1].number == 1
    assert replay.area.names[0] == texts.you()
    assert any(isinstance(e, TrickTaken) for m in range(replay.shown.replay.last + 1)
               for e in replay.shown.replay.events(m))  # fmt: skip
    replay.close()
    assert not window.replaying.replays.windows


def test_a_file_is_opened_from_the_menu(qtbot: QtBot, open_window: Opener, tmp_path: Path) -> None:
    window = open_window(STANDARD, "file")
    window.commands.replay_file_action.trigger()
    dialog = window.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(GOLDEN / "standard-four.304"))
    dialog.close()
    qtbot.waitUntil(lambda: len(window.replaying.replays.windows) == 1)


@pytest.mark.parametrize(
    ("content", "said"),
    [(b'[Record "1"]\nplay 0:JS\n', "line 2"), (b"\xff\xfe", "line 1"), (b"", "line 1"),
     (None, "cannot be opened")],
)  # fmt: skip
def test_a_file_that_is_no_record_gets_a_sentence(
    content: bytes | None, said: str, qtbot: QtBot, open_window: Opener, tmp_path: Path
) -> None:
    window = open_window(STANDARD, "bad")
    path = tmp_path / "bad.304"
    if content is not None:
        path.write_bytes(content)
    window.replaying.open_file(str(path))
    qtbot.waitUntil(lambda: not window.replaying.reading.busy)
    box = window.findChildren(QMessageBox)[-1]
    assert said in box.text()
    assert not window.replaying.replays.windows
    box.close()


def test_the_window_closes_with_its_replays(open_window: Opener) -> None:
    window = open_window(STANDARD, "close")
    window.replaying.replays.open([golden("standard-four")])
    window.close()
    assert not window.replaying.replays.windows


def test_from_the_command_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "three04", "--data-dir", str(tmp_path), "--quit-after-start",
               "show", str(GOLDEN / "standard-four.304")]  # fmt: skip
    done = subprocess.run(
        command,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


# ---------------------------------------------------------------------- what if


def test_playing_on_from_a_moment_in_a_chosen_seat(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("what if")
    replay = golden("standard-four")
    deal = replay.deals[1]
    assert deal.play is not None
    moment, seat = deal.tricks[1].end, 2
    shown = window.replaying.replays.open([replay], moment=moment)
    shown.look(Sight(seat, hands=True))
    assert shown.play_on_action.text() == "Play on from here as Seat 2"
    QTest.mouseClick(shown.bar.play_on, Qt.MouseButton.LeftButton)
    session = session_of(window)
    assert session.view.hand == replay.view(moment, seat).hand
    assert session.lineup.origin == "whatif"
    assert "what if" in window.area.heading.text()
    assert "statistics" in window.messages.notice.text()
    header = window.match.journal.rows[0] if window.match.journal is not None else None
    assert isinstance(header, HeaderRow)
    assert header.origin == "whatif"
    assert header.players[0] == ""
    play_deal(qtbot, window, Clicker(qtbot, window))
    assert window.area.result.isVisible()
    Clicker(qtbot, window).next_deal()
    assert session.view.public.number == deal.number + 1


def test_what_if_is_still_what_if_after_a_restart(keeping: Keeping) -> None:
    window = keeping.open("what if")
    replay = golden("classic-four")
    window.lobby.start_what_if(replay, replay.deals[0].start + 3, 1)
    window = keeping.open()
    window.resuming.resume()
    assert session_of(window).lineup.origin == "whatif"
    assert "what if" in window.area.heading.text()
    window.resuming.ask()
    [dialog] = window.findChildren(UnfinishedDialog)
    assert "Played on from a replay" in dialog.matches.item(0).text()


def test_a_match_that_was_left_is_asked_about_where_only_a_replay_was_opened(
    qtbot: QtBot, keeping: Keeping
) -> None:
    first = keeping.open("left")
    play_deal(qtbot, first, Clicker(qtbot, first))
    keeping.close()
    window = MainWindow(Language(), speed=0.0, folder=keeping.folder)
    keeping.windows.append(window)
    replay = golden("standard-four")
    shown = window.replaying.replays.open([replay], moment=replay.deals[1].start)
    shown.play_on_action.trigger()
    qtbot.waitUntil(lambda: window.session is not None)
    assert session_of(window).lineup.origin == "whatif"
    assert len(window.storage.keeper.unfinished()) == 2


def test_a_deal_that_is_over_cannot_be_played_on(open_replay: Open) -> None:
    replay = golden("standard-four")
    window = open_replay(replay, moment=replay.deals[1].end)
    assert not window.play_on_action.isEnabled()
    asked: list[object] = []
    window.play_on.connect(asked.append)
    press(window, Qt.Key.Key_P)
    assert not asked
    press(window, Qt.Key.Key_Left)
    press(window, Qt.Key.Key_P)
    assert asked == [(replay, replay.deals[1].end - 1, 0)]


def test_an_unfinished_match_is_asked_about_first(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "unfinished")
    play_deal(qtbot, window, Clicker(qtbot, window))
    Clicker(qtbot, window).next_deal()
    before = session_of(window)
    replay = golden("standard-four")
    window.lobby.play_on((replay, replay.deals[1].start, 0))
    box = window.findChildren(QMessageBox)[-1]
    assert "not over" in box.text()
    assert session_of(window) is before
    box.close()
