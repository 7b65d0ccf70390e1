"""The window in every language: all is translated, fits its place, and changes at run time."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.player import Opener, session_of, thumb, wait_for_turn
from three04.rules import actions as act
from three04.rules.nought.public import Phase
from three04.rules.options import CLASSIC, options
from three04.rules.questions import Answer, Question
from three04.ui.board.items import SeatItem
from three04.ui.dialogs.new_match import NewMatchDialog
from three04.ui.dialogs.sheets import LogSheet, ScoreSheet
from three04.ui.dialogs.text_dialog import TextDialog
from three04.ui.match.lineup import Wish
from three04.ui.models.hand import HandRole
from three04.ui.settings.settings_dialog import SettingsDialog
from three04.ui.tabletop.tools import Tool
from three04.ui.widgets.painted import SHADE, Panel, Still
from three04.ui.window.main_window import MainWindow
from three04.ui.words.language import LANGUAGES

FOLDER = Path(__file__).resolve().parents[2] / "translations"
TRANSLATED = [code for code in LANGUAGES if code != "en"]
SIZES = ((1280, 800), (720, 480))

EVERY_BUTTON = options("Classic", "caps=declared")
"""Rules under which one deal shows every button of the panels."""

MNEMONIC = re.compile(r"&([^&])")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Leave no translator behind, whatever a test did."""
    yield
    assert QCoreApplication.translate("Seat", "You") == "You"


class Speaker:
    """Opens windows in a language; English again when they close."""

    def __init__(self, opener: Opener) -> None:
        self._opener = opener
        self._windows: list[MainWindow] = []

    def __call__(self, code: str, seed: str) -> MainWindow:
        """Open a window on a match of its own."""
        window = self._opener(EVERY_BUTTON, seed)
        self._windows.append(window)
        speak(window, code)
        return window

    def close(self) -> None:
        """Speak English again."""
        for window in self._windows:
            window.language.apply("en")


@pytest.fixture
def open_in(open_window: Opener) -> Iterator[Speaker]:
    speaker = Speaker(open_window)
    yield speaker
    speaker.close()


def speak(window: MainWindow, code: str) -> None:
    """Choose a language in the menu."""
    found = [action for action in window.commands.language_menu.actions() if action.data() == code]
    found[0].trigger()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)


@pytest.mark.parametrize("code", TRANSLATED)
def test_nothing_is_left_untranslated(code: str) -> None:
    root = ElementTree.parse(FOLDER / f"three04_{code}.ts").getroot()
    left = [
        message.findtext("source")
        for message in root.iter("message")
        if (said := message.find("translation")) is None
        or said.get("type") is not None
        or not "".join(said.itertext()).strip()
    ]
    assert not left


# ---------------------------------------------------------------------- room and mnemonics


def too_narrow(root: QWidget) -> list[str]:
    """Return the texts that do not fit; a label that is cut short has its text as a tooltip."""
    found = []
    for part in root.findChildren(QWidget):
        if not part.isVisible() or isinstance(part, Tool):
            continue  # the buttons on the cloth are made as large as what is painted on them
        if isinstance(part, QAbstractButton) and part.text():
            fits = part.width() >= part.sizeHint().width()
        elif isinstance(part, QLabel) and part.text() and not part.toolTip():
            wide = part.wordWrap() or part.width() >= part.sizeHint().width()
            fits = wide and part.height() >= part.heightForWidth(part.width())
        else:
            continue
        if not fits:
            found.append(str(part.property("text")))
    return found


def outside(area: QWidget) -> list[str]:
    """Return the names of the panels that stand out of the table; their shadows may."""
    panels = [part for part in area.children() if isinstance(part, QWidget) and part.isVisible()]
    return [
        part.objectName() or type(part).__name__
        for part in panels
        if not area.rect().contains(seen(part))
    ]


def seen(part: QWidget) -> QRect:
    """Return where a part is, without the margin for its shadow."""
    shade = SHADE if isinstance(part, Panel | Still) else 0
    return part.geometry().adjusted(shade, shade, -shade, -shade)


def clashing(root: QWidget) -> list[tuple[str, str]]:
    """Return the pairs of visible buttons that Alt and the same letter press."""
    shown = [b.text() for b in root.findChildren(QPushButton) if b.isVisible()]
    keyed = [(text, found[1].upper()) for text in shown if (found := MNEMONIC.search(text))]
    return [
        (left[0], right[0])
        for left, right in itertools.combinations(keyed, 2)
        if left[1] == right[1]
    ]


def phase_of(question: Question | None, window: MainWindow) -> str:
    """Return what the window shows, in a word."""
    if question is None:
        return "result"
    if question.kind == "offer":
        return type(question.actions[0]).__name__.lower()
    return session_of(window).view.public.phase.name.lower()


def bold(window: MainWindow, question: Question) -> Answer:
    """Bid until 200 to become maker; else play by the rules of thumb."""
    session = session_of(window)
    bids = [action for action in question.actions if isinstance(action, act.Bid)]
    running = session.view.public.auction
    if session.view.public.phase is Phase.SECOND:
        return act.Pass(session.seat)
    if bids and running is not None and running.standing < 200:
        return bids[0]
    return thumb(session, question)


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_text_has_its_room(qtbot: QtBot, open_in: Speaker, code: str) -> None:
    window = open_in(code, "languages 66")
    panel = window.area.bid_panel
    wanted: set[QPushButton] = {
        panel.pass_button, panel.ask_button, panel.redeal_button, panel.close_button,
        panel.bid_button,
    }  # fmt: skip
    phases, question = set(), wait_for_turn(qtbot, window)
    while True:
        phase = phase_of(question, window)
        window.setUpdatesEnabled(phase != "play")  # all tricks look alike here: paint none
        if phase == "trump" and question is not None:
            window.area.board.chosen.emit(window.area.board.table.rows[0])
        if phase != "play" or "play" not in phases:
            for size in SIZES:
                window.resize(*size)
                QApplication.processEvents()
                window.area.refresh()
                QApplication.processEvents()
                assert (phase, too_narrow(window.area)) == (phase, [])
                assert (phase, outside(window.area)) == (phase, [])
                assert (phase, clashing(window.area)) == (phase, [])
        wanted -= {button for button in wanted if button.isVisible()}
        phases.add(phase)
        if question is None:
            break
        session_of(window).answer(bold(window, question))
        question = wait_for_turn(qtbot, window)
    assert phases == {"auction", "trump", "second", "open", "caps", "play", "result"}
    assert not wanted


def deal_as_text(window: MainWindow) -> TextDialog:
    """Open the deal as text, with every button that it may have."""
    window.deals.share()
    return window.findChildren(TextDialog)[-1]


@pytest.mark.parametrize("code", LANGUAGES)
def test_dialogs_have_room_and_keys_of_their_own(open_in: Speaker, code: str) -> None:
    window = open_in(code, "languages 66")
    for dialog in (
        NewMatchDialog(Wish(CLASSIC), window),
        SettingsDialog(window.preferences.settings, window.area.table_stage, window),
        ScoreSheet(window.sheets.scores, window.sheets.auction, window),
        LogSheet(window.sheets.log, window),
        deal_as_text(window),
    ):
        dialog.show()
        QApplication.processEvents()
        texts = [label.text() for label in dialog.findChildren(QLabel)]
        texts += [button.text() for button in dialog.findChildren(QPushButton)]
        keys = [found[1].upper() for text in texts if (found := MNEMONIC.search(text))]
        assert len(keys) == len(set(keys)), texts
        assert too_narrow(dialog) == []
        dialog.close()


# ---------------------------------------------------------------------- changing it at run time


def visible_texts(window: MainWindow) -> dict[str, str]:
    """Return one text of each kind that the window shows."""
    area = window.area
    items = area.board.table.spoken_items()
    seats = [item.look for item in items if isinstance(item, SeatItem)]
    across = Qt.Orientation.Horizontal
    return {
        "menu": window.commands.score_action.text(),
        "submenu": window.commands.speed_menu.title(),
        "tooltip": window.commands.tools.top[0].toolTip(),
        "button": area.bid_panel.pass_button.text(),
        "title": next(label.text() for label in area.bid_panel.findChildren(QLabel)),
        "prompt": area.prompt.text(),
        "heading": area.heading.text(),
        "name": area.names[0],
        "tray": area.side_names()[0],
        "table": area.board.accessibleName(),
        "hand": str(area.hand.data(area.hand.index(0))),
        "spoken card": str(area.hand.data(area.hand.index(0), HandRole.ACCESSIBLE)),
        "scene": seats[0].face.second,
        "spoken seat": seats[0].spoken,
        "scores": str(window.sheets.scores.headerData(0, across)),
        "auction": str(window.sheets.auction.headerData(0, across)),
        "calls": window.sheets.auction.cells[0][0],
    }


def test_every_kind_of_text_changes_with_the_language(qtbot: QtBot, open_in: Speaker) -> None:
    window = open_in("en", "languages 0")
    wait_for_turn(qtbot, window)
    said = {}
    for code in LANGUAGES:
        speak(window, code)
        said[code] = visible_texts(window)
    speak(window, "en")
    assert visible_texts(window) == said["en"]
    for kind, english in said["en"].items():
        others = {said[code][kind] for code in TRANSLATED}
        assert english not in others, kind
    assert said["es"]["name"] == "Usted"
    assert "Sua vez" in said["pt"]["prompt"]
    assert "Runde 1 · Klassisch" in said["de"]["heading"]
