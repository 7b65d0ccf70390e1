"""The new-match dialog: every option, by mouse and keys, remembered, and in four languages."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QMessageBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping
from tests.ui.player import Opener, session_of, wait_for_turn
from three04.record.deals import numbered_source
from three04.rules.options import CLASSIC, OPTION_NAMES, PROFILES, STANDARD, differences, options
from three04.rules.questions import Cut
from three04.rules.tables import TABLES
from three04.ui.dialogs.new_match import NewMatchDialog
from three04.ui.match import opponents
from three04.ui.match.lineup import Wish
from three04.ui.window.main_window import MainWindow
from three04.ui.words.language import LANGUAGES, Language


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(720, 480)
    widget.show()
    return widget


def ask(host: QWidget, wish: Wish | None = None) -> NewMatchDialog:
    dialog = NewMatchDialog(wish or Wish(), host)
    dialog.open()
    return dialog


def choose(dialog: NewMatchDialog, name: str, value: object) -> None:
    control = dialog.rules.controls[name]
    if isinstance(control, QCheckBox):
        control.setChecked(bool(value))
    elif isinstance(control, QComboBox):
        control.setCurrentIndex(control.findData(value))
    else:
        control.setValue(int(str(value)))


def test_start_stays_what_enter_presses(host: QWidget) -> None:
    dialog = ask(host)
    dialog.buttons.buttons()[-1].setFocus()
    dialog.numbered.setFocus()
    assert dialog.start.isDefault()


def test_every_option_can_be_set_and_has_a_sentence(host: QWidget) -> None:
    dialog = ask(host)
    assert {*dialog.rules.controls, "table", "tokens"} == set(OPTION_NAMES)
    for control in dialog.rules.controls.values():
        assert control.accessibleName()
        assert control.accessibleDescription().endswith(".")
    caps = dialog.rules.controls["caps"]
    assert isinstance(caps, QComboBox)
    assert [caps.itemData(n) for n in range(caps.count())] == ["off", "declared", "sweep"]


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("table", TABLES)
def test_what_is_shown_is_what_is_wished(host: QWidget, profile: str, table: str) -> None:
    chosen = options(profile, f"table={table} tokens=5 bid_step_from_200=5 caps=declared")
    assert ask(host, Wish(chosen)).wish().options == chosen


def test_r66_tables_of_three_and_four_sides_end_with_the_first_bankrupt(host: QWidget) -> None:
    dialog = ask(host)
    for name, table in TABLES.items():
        dialog.table.setCurrentIndex(dialog.table.findData(name))
        wanted = "all" if table.sides == 2 else "bankrupt"
        assert dialog.wish().options.match_end == wanted
        assert dialog.rules.different() == []
    choose(dialog, "match_end", "all")
    assert dialog.rules.different() == []  # the last table has two teams
    dialog.table.setCurrentIndex(dialog.table.findData("six-pairs"))
    choose(dialog, "match_end", "all")
    assert dialog.wish().options.match_end == "all"
    assert dialog.rules.different() == ["match_end"]


def test_only_what_can_apply_is_enabled(host: QWidget) -> None:
    dialog = ask(host)
    controls = dialog.rules.controls
    assert not controls["partner_close"].isEnabled()
    assert not controls["caps_bonus"].isEnabled()
    choose(dialog, "second_auction", True)
    choose(dialog, "partner_close", True)
    choose(dialog, "caps", "declared")
    choose(dialog, "caps_bonus", 7)
    assert controls["partner_close"].isEnabled()
    assert dialog.wish().options.caps_bonus == 7
    choose(dialog, "trump", "open")
    for name in ("open_any_turn", "maker_limits", "reveal_after_first"):
        assert not controls[name].isEnabled()
    choose(dialog, "second_auction", False)
    choose(dialog, "caps", "off")
    choose(dialog, "payments", "bank")
    assert not controls["match_end"].isEnabled()
    # What cannot apply is no house rule.
    assert differences(dialog.wish().options) == "trump=open payments=bank"


def test_differences_are_counted_marked_and_undone(host: QWidget) -> None:
    dialog = ask(host)
    assert not dialog.rules.reset.isEnabled()
    choose(dialog, "redeal", False)
    choose(dialog, "spoilt_trumps", True)
    assert "(2)" in dialog.tabs.tabText(2)
    assert dialog.rules.marks["redeal"].text()
    assert not dialog.rules.marks["trump"].text()
    assert "Differs" in dialog.rules.controls["redeal"].accessibleDescription()
    dialog.tabs.setCurrentIndex(2)
    QTest.mouseClick(dialog.rules.reset, Qt.MouseButton.LeftButton)
    assert dialog.wish().options == STANDARD
    assert "(" not in dialog.tabs.tabText(2)
    choose(dialog, "redeal", False)
    dialog.profile.setCurrentIndex(dialog.profile.findData("Classic"))
    assert dialog.wish().options == CLASSIC


def test_length_and_cards(host: QWidget) -> None:
    dialog = ask(host)
    for button, length in zip(dialog.lengths, (3, 7, 11), strict=False):
        button.click()
        assert dialog.wish().options.tokens == length
        assert not dialog.tokens.isEnabled()
    dialog.lengths[3].click()
    dialog.tokens.setValue(42)
    assert dialog.wish().options.tokens == 42
    assert dialog.wish().number is None
    assert dialog.cut.isEnabled()
    dialog.numbered.click()
    dialog.number.setValue(304)
    assert dialog.wish().number == 304
    assert not dialog.cut.isEnabled()


def test_seats_have_names_and_levels(host: QWidget) -> None:
    dialog = ask(host)
    seats = dialog.seats
    dialog.tabs.setCurrentIndex(1)
    assert [box.itemData(0) for box in seats.players[:1]] == [opponents.levels()[0]]
    offered = [seats.players[1].itemData(n) for n in range(seats.players[1].count())]
    assert offered == list(opponents.levels())
    weakest = offered[0]
    assert not seats.players[0].isVisible()
    assert not seats.names[4].isVisible()
    seats.players[2].choose(weakest)
    seats.names[0].setText(" Asha ")
    wish = dialog.wish()
    assert wish.players[0] == ""
    assert wish.players[2] == weakest
    assert wish.names == ("Asha", "", "", "")
    seats.names[3].setText("asha")
    assert not dialog.start.isEnabled()
    seats.names[3].clear()
    seats.all_players.setCurrentIndex(seats.all_players.findData(weakest))
    seats.all_players.activated.emit(seats.all_players.currentIndex())
    assert dialog.wish().players[1:] == (weakest,) * 3
    QTest.mouseClick(seats.watch, Qt.MouseButton.LeftButton, pos=seats.watch.rect().center())
    seats.watch.setChecked(True)
    assert seats.players[0].isVisible()
    assert "" not in dialog.wish().players
    assert dialog.wish().lineup().watched


def test_by_keys_alone_and_remembered(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("kept")
    window.commands.new_action.trigger()
    dialog = window.findChild(NewMatchDialog)
    assert isinstance(dialog, NewMatchDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.profile.setFocus()
    QTest.keyClick(dialog.profile, Qt.Key.Key_Down)
    dialog.lengths[2].setFocus()
    QTest.keyClick(dialog.lengths[2], Qt.Key.Key_Left)
    dialog.tabs.setCurrentIndex(1)
    QTest.keyClicks(dialog.seats.names[0], "Asha")
    dialog.tabs.setCurrentIndex(2)
    box = dialog.rules.controls["redeal"]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)
    QTest.keyClick(box, Qt.Key.Key_Return)
    wait_for_turn(qtbot, window)
    chosen = session_of(window).options
    assert (chosen.profile, chosen.tokens, chosen.redeal) == ("Classic", 7, False)
    assert window.area.names[0] == "Asha"
    window = keeping.open()
    assert window.match.wish.options == chosen
    window.lobby.ask_new_match()
    dialog = window.findChild(NewMatchDialog)
    assert isinstance(dialog, NewMatchDialog)
    assert dialog.wish().options == chosen
    assert dialog.seats.names[0].text() == "Asha"


def test_a_numbered_deal_is_that_deal(qtbot: QtBot) -> None:
    window = MainWindow(Language(), speed=0.0)
    qtbot.addWidget(window)
    window.match.start(Wish(number=304))
    wait_for_turn(qtbot, window)
    session = session_of(window)
    source = numbered_source(304, STANDARD.seating, "Standard")
    dealer = source.first_dealer(STANDARD.seating)
    hands = source.hands(0, STANDARD.seating, dealer)
    assert hands is not None
    assert session.view.own.packet == list(hands[0][: len(session.view.own.packet)])
    window.close()


def test_r5_the_person_cuts_by_keys_and_by_mouse(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open(cut=True)
    for keys in (True, False):
        while True:  # until the person sits at the dealer's left
            window.match.start(Wish(ask_cut=True))
            session = session_of(window)
            if session.question is not None and session.question.kind == "cut":
                break
        panel = window.area.cut_panel
        assert panel.isVisible()
        assert not window.area.result.isVisible()
        assert panel.number.value() == 16
        if keys:
            assert panel.slider.hasFocus()
            QTest.keyClick(panel.slider, Qt.Key.Key_Right)
            assert panel.number.value() == 17
            QTest.keyClick(panel.slider, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(panel.no_cut_button, Qt.MouseButton.LeftButton)
        assert not panel.isVisible()
        assert session.view.public.number == 1
        if session.can_undo:
            while session.question is None or session.question.kind != "cut":
                window.match.undo()
                wait_for_turn(qtbot, window)
            assert panel.isVisible()
            assert session.answer(Cut(32)) is not None


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_clipped_in_any_language(qtbot: QtBot, host: QWidget, code: str) -> None:
    language = Language()
    language.apply(code)
    try:
        dialog = ask(host, Wish(options("Standard", "table=eight-pairs caps=declared")))
        dialog.resize(640, 400)
        for page in range(3):
            dialog.tabs.setCurrentIndex(page)
            for widget in dialog.findChildren(QWidget):
                if not widget.isVisible() or not isinstance(
                    widget, QLabel | QCheckBox | QComboBox | QSpinBox
                ):
                    continue
                wanted = widget.minimumSizeHint()
                if isinstance(widget, QLabel) and widget.wordWrap():
                    assert widget.height() >= widget.heightForWidth(widget.width())
                    continue
                assert widget.width() >= wanted.width(), widget
        assert dialog.minimumSizeHint().width() <= 680
        assert dialog.minimumSizeHint().height() <= 420
    finally:
        language.apply("en")


def test_another_match_asks_anew_what_the_one_before_asked(
    qtbot: QtBot, open_window: Opener
) -> None:
    """Questions are numbered from 1 in every match: two may be equal and yet not the same."""
    window = open_window(STANDARD, "anew")
    question = wait_for_turn(qtbot, window)
    assert question is not None
    panel = window.area.bid_panel
    QTest.mouseClick(panel.amounts[250], Qt.MouseButton.LeftButton)
    assert panel.amount == 250
    window.match.start(Wish(STANDARD))
    again = wait_for_turn(qtbot, window)
    assert again == question
    assert panel.amount == 160
    assert panel.amounts[160].hasFocus()


def test_a_smaller_pack_is_cut_within_its_bounds(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open(cut=True)
    panel = window.area.cut_panel
    for table, pack in (("six-teams", 36), ("six-pairs", 24)):
        wish = Wish(options("Standard", f"table={table}"), ask_cut=True)
        window.match.start(wish)
        while session_of(window).question is None or not panel.isVisible():
            window.match.start(wish)
        assert panel.number.maximum() == pack - 1
        assert panel.number.value() == pack // 2
        assert panel.slider.hasFocus()


def test_who_begins_another_match_is_told_that_this_one_stays(
    qtbot: QtBot, keeping: Keeping
) -> None:
    window = keeping.open("told where")
    question = wait_for_turn(qtbot, window)
    assert question is not None
    session_of(window).answer(question.actions[-1])
    window.lobby.play_again()
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert "among the unfinished matches" in box.informativeText()
