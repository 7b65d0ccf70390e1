"""The rules in the window: those of the match in progress, read by keyboard, in any language."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.ui.player import Opener, Typist
from three04.rules.options import CLASSIC, OPTION_NAMES, PROFILES, STANDARD, Options, options
from three04.ui.match.lineup import Wish
from three04.ui.window.main_window import MainWindow
from three04.ui.words import option_texts
from three04.ui.words.rules_text import rules_of


def told(chosen: Options) -> str:
    parts: list[str] = []
    for section in rules_of(chosen):
        parts += [section.title, *section.paragraphs]
        parts += [text for row in (*section.table, *section.points) for text in row]
    return "\n".join(parts)


@pytest.mark.parametrize("profile", PROFILES)
def test_every_house_rule_is_told_or_named_as_not_played(profile: str) -> None:
    chosen = options(profile)
    last = rules_of(chosen)[-1]
    for name in OPTION_NAMES:
        if name in ("table", "tokens") or not option_texts.applies(name, chosen):
            continue
        if getattr(chosen, name) in (False, "off"):
            assert option_texts.option_text(name) in last.paragraphs[-1]
        else:
            assert option_texts.sentence(name) in [text for _, text in last.points]


def test_the_rules_told_are_those_of_the_match() -> None:
    assert "While the trump is closed" in told(STANDARD)
    assert "While the trump is closed" not in told(options("Beginner"))
    assert "Who has passed is out of the auction." in told(STANDARD)
    assert "Who has passed is out of the auction." not in told(CLASSIC)
    assert "Partner Close\n+4\n−5" in told(CLASSIC)
    assert "Jack\n30\nNine\n20\nAce\n11\nTen\n10\nKing\n3\nQueen\n2\nEight\n0" in told(STANDARD)
    assert "\nEight\n0" not in told(options("Standard", "table=six-pairs"))
    assert "gets 2 cards" in told(options("Standard", "table=six-pairs"))


def shown(window: MainWindow) -> str:
    sheet = window.sheets.rules_sheet
    assert sheet is not None
    assert sheet.isVisible()
    return sheet.page.toPlainText()


def test_f1_opens_them_and_they_follow_match_and_language(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "rules")
    Typist(qtbot, window).key(Qt.Key.Key_F1)
    assert "The rules of this match: Standard" in shown(window)
    sheet = window.sheets.rules_sheet
    assert sheet is not None
    assert not sheet.isModal()
    assert sheet.page.accessibleName() == "Rules of 304"
    window.match.start(Wish(CLASSIC, ("", *["club"] * 7)))
    assert "The rules of this match: Classic" in shown(window)
    before = shown(window)
    window.language.apply("de")
    qtbot.waitUntil(lambda: shown(window) != before)
    window.language.apply("en")
    qtbot.waitUntil(lambda: shown(window) == before)
    sheet.activateWindow()
    qtbot.waitUntil(sheet.isActiveWindow)
    assert sheet.page.cursorWidth() == 0, "nothing blinks in what is only read"
    bar = sheet.page.verticalScrollBar()
    QTest.keyClick(sheet.page, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert bar.value() > bar.maximum() - 40 > 0
    assert sheet.page.cursorWidth() == 1, "where the keyboard is can be seen once it moves"
    QTest.keyClick(sheet.page, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_every_action_has_its_place_in_the_menu(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "rules")
    commands = window.commands
    menus = [commands.menu, *commands.menu.findChildren(QMenu)]
    entries = [action for menu in menus for action in menu.actions() if action.text()]
    missing = set(commands.shortcuts.actions.values()) - set(entries) - {commands.menu_action}
    assert not [action.text() for action in missing]
    assert max(len([a for a in menu.actions() if a.text()]) for menu in menus) <= 9
