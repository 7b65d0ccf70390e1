"""Large text and small windows: panels leave badge, plates and indices in view."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.player import Clicker, Opener, finish_deal, session_of, thumb, wait_for_turn
from tests.ui.thinkers import player, seated
from three04.rules import actions as act
from three04.rules.nought.public import Phase
from three04.rules.options import STANDARD, Options, options
from three04.ui.advice import hint_texts
from three04.ui.advice.hint_texts import OTHERS, Advice, Other
from three04.ui.advice.hints import Hints, Stage
from three04.ui.board.places import Rect, free_place
from three04.ui.tabletop.hint_panel import FORMS, HintPanel
from three04.ui.widgets.painted import SHADE
from three04.ui.window.main_window import MainWindow
from three04.ui.words.language import LANGUAGES, Language


def inner(panel: QWidget) -> QRect:
    return panel.geometry().adjusted(SHADE, SHADE, -SHADE, -SHADE)


def rounded(rect: Rect) -> QRect:
    return QRect(*(round(length) for length in rect))


def enlarge(window: MainWindow, text_size: float, **values: object) -> None:
    settings = window.preferences.settings
    window.preferences.change(msgspec.structs.replace(settings, text_size=text_size, **values))


def to_a_later_bid(qtbot: QtBot, window: MainWindow) -> None:
    """Stop where others have spoken before the person."""
    session, clicker = session_of(window), Clicker(qtbot, window)
    while True:
        question = wait_for_turn(qtbot, window)
        if question is None:
            session.next_deal()
            continue
        auction = session.view.public.auction
        if session.view.public.phase is Phase.AUCTION and auction and len(auction.calls) >= 3:
            return
        clicker.answer(thumb(session, question))


@pytest.mark.parametrize("text", [1.4, 1.6])
@pytest.mark.parametrize(
    "chosen",
    [options("Standard"), options("Classic", "bid_step_from_200=5")],
    ids=["standard", "fives"],
)
def test_the_bid_panel_covers_neither_badge_nor_tokens_nor_plates_at_large_text(
    text: float, chosen: Options, qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(chosen, "room 1")
    to_a_later_bid(qtbot, window)
    enlarge(window, text)
    area = window.area
    panel = inner(area.bid_panel)
    others = [inner(area.badge), inner(area.tray), *map(rounded, area.board.table.layout.plates)]
    for other in others:
        assert not panel.intersects(other), (panel, other)
    hand = [area.board.table.anchor(row.card) for row in area.board.table.rows]
    assert panel.bottom() <= min(card.y for card in hand) + 4


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Have everything said in a language for a while."""
    language = Language()
    language.apply(code)
    try:
        yield
    finally:
        language.apply("en")


LONG = "This card wins the trick for certain and keeps the others low;"


@pytest.mark.parametrize("lines", [1, 3])
@pytest.mark.parametrize("text", [1.0, 1.6])
@pytest.mark.parametrize("size", [(720, 480), (960, 640), (1280, 800)])
def test_a_hint_covers_no_card_of_the_hand(
    size: tuple[int, int], text: float, lines: int, qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard"), "room 2", size)
    session, clicker = session_of(window), Clicker(qtbot, window)
    wait_for_turn(qtbot, window)
    enlarge(window, text)
    seen = 0
    while seen < 3:
        question = wait_for_turn(qtbot, window)
        assert question is not None
        if not seen or session.view.public.phase is Phase.PLAY:
            seen += 1
            window.aids.hint_view._said = Advice(
                move="Nine of hearts", text=" ".join([LONG] * lines), chance=0.5,
                chance_title="The contract is made", others=(Other("Ace of hearts", 0.4),),
            )  # fmt: skip
            window.aids.hint_view.panel.say(window.aids.hint_view._said, FORMS[0])
            window.commands.place()
            panel, table = inner(window.aids.hint_view.panel), window.area.board.table
            for row in table.rows:
                assert not panel.intersects(rounded(table.anchor(row.card))), (panel, row.card)
            assert window.rect().contains(panel)
            tools = [tool.geometry() for tool in window.commands.side_tools if tool.isVisible()]
            assert not any(panel.intersects(tool) for tool in tools)
            said = window.aids.hint_view.panel.accessibleDescription()
            assert "Nine of hearts" in said
            assert LONG in said
        clicker.answer(thumb(session, question))


def is_told(hints: Hints, stage: Stage) -> bool:
    return hints.stage is stage


def hints_of_a_deal(qtbot: QtBot, window: MainWindow) -> Iterator[HintPanel]:
    """Ask for both steps of every hint of a deal, and hand out the panel after each."""
    session, hints = session_of(window), window.aids.hints
    while (question := wait_for_turn(qtbot, window)) is not None:
        for stage in (Stage.NUDGE, Stage.MOVE) if hints.possible else ():
            window.commands.hint_action.trigger()
            qtbot.waitUntil(partial(is_told, hints, stage))
            yield window.aids.hint_view.panel
        refused = session.answer(thumb(session, question))
        assert refused is None


def in_view(window: MainWindow) -> list[QRect]:
    """Return what a hint may not cover: the hand, plates, backs, bubbles, trick and question."""
    area, table = window.area, window.area.board.table
    places = [table.anchor(row.card) for row in table.rows]
    places += [*table.layout.plates, *table.around_plates()]
    if session_of(window).view.public.phase is Phase.PLAY:
        places += [pose.rect for pose in table.layout.tricks]
    asking = [getattr(area, name) for name in ("bid_panel", "choice_panel") if area.shows(name)]
    return [*map(rounded, places), *map(inner, [*asking, area.badge, area.tray])]


@pytest.mark.parametrize("size", [(720, 480), (1280, 800)])
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_hint_covers_nothing_that_is_to_be_seen_and_is_read_whole(
    code: str, size: tuple[int, int], qtbot: QtBot, open_window: Opener
) -> None:
    with seated(player("expert")), speaking(code):
        window = open_window(options("Standard"), "shots four", size)
        seen: set[Phase] = set()
        for panel in hints_of_a_deal(qtbot, window):
            seen.add(session_of(window).view.public.phase)
            place = inner(panel)
            assert window.area.rect().contains(place)
            for other in in_view(window):
                assert not place.intersects(other), (place, other, seen)
            assert cut_in(panel) == []
    assert seen == {Phase.AUCTION, Phase.TRUMP, Phase.PLAY}


def cut_in(panel: QWidget) -> list[str]:
    """Return the texts of a panel that have less room than they need."""
    cut = []
    for text in panel.findChildren(QLabel):
        need = text.sizeHint()
        if text.wordWrap():
            need = QSize(0, text.heightForWidth(text.width()))
        if text.isVisible() and (need.width() > text.width() or need.height() > text.height()):
            cut.append(text.text())
    return cut


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_alternative_of_a_hint_is_cut(code: str, qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard"), "room 2")
    question, session = wait_for_turn(qtbot, window), session_of(window)
    assert question is not None
    hint = window.aids.hint_view
    with speaking(code):
        laid = [act.LayTrump(0, card) for card in session.options.seating.pack]
        told = [hint_texts.answer_text(lay, question, session.view, ()) for lay in laid]
    for first in range(0, len(told), OTHERS):
        others = tuple(Other(text, 0.99) for text in told[first : first + OTHERS])
        hint._said = Advice(move=told[first], text=LONG, others=others)
        hint.panel.say(hint._said, FORMS[0])
        window.commands.place()
        seen = {text.text() for text in hint.panel.findChildren(QLabel) if text.isVisible()}
        assert {other.text for other in others} <= seen
        assert cut_in(hint.panel) == []


def words_of(text: QLabel, area: QWidget) -> QRect:
    """Return where the words of a label stand."""
    room = text.contentsRect()
    flags = Qt.AlignmentFlag.AlignVCenter.value
    if text.wordWrap():
        flags |= Qt.TextFlag.TextWordWrap.value
    words = text.fontMetrics().boundingRect(room, flags, text.text())
    return words.translated(text.mapTo(area, QPoint(0, 0)))


@pytest.mark.parametrize("size", [(720, 480), (960, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_lamp_of_a_hint_covers_no_words(
    code: str, size: tuple[int, int], qtbot: QtBot, open_window: Opener
) -> None:
    with speaking(code):
        window = open_window(options("Standard"), "room 2", size)
        wait_for_turn(qtbot, window)
        area, lamp = window.area, window.aids.hint_view.lamp
        texts = [text for text in area.bid_panel.findChildren(QLabel) if text.isVisible()]
        assert any("160" in text.text() for text in texts)
        for target in area.bid_panel.findChildren(QPushButton):
            if not target.isVisible():
                continue
            lamp.show_at(target)
            for text in texts:
                covered = lamp.geometry().adjusted(2, 2, -2, -2) & words_of(text, area)
                assert covered.isEmpty(), (target.text(), text.text(), covered)


def test_a_free_place_is_the_nearest_that_covers_nothing() -> None:
    room, card = Rect(0, 0, 100, 100), Rect(60, 60, 40, 40)
    assert free_place((20, 20), room, [], 0, room) == Rect(80, 80, 20, 20)
    assert free_place((20, 20), room, [card], 0, room) == Rect(80, 40, 20, 20)
    assert free_place((20, 20), room, [card], 5, card) == Rect(80, 35, 20, 20)
    assert free_place((20, 50), room, [Rect(0, 45, 100, 10)], 0, room) is None


def test_the_call_of_spoilt_trumps_has_words_where_there_is_room(
    qtbot: QtBot, open_window: Opener
) -> None:
    chosen = options("Classic", "second_auction=off")
    window = open_window(chosen, "room 3", (720, 480))
    session, clicker = session_of(window), Clicker(qtbot, window)
    spelled = set()
    while True:
        question = wait_for_turn(qtbot, window)
        if question is None:
            break
        tool = window.commands.tools.of(window.commands.spoilt_action)
        if tool is not None:
            assert tool.toolTip()
            assert tool.text() == "Spoilt trumps"
            spelled.add(tool.spelled)
            assert tool.spelled == (tool.width() > 80)
            table = window.area.board.table
            if tool.spelled:
                assert tool.x() > table.hand_right()
        clicker.answer(thumb(session, question))
    assert True in spelled


@pytest.mark.parametrize("size", [1.0, 1.6])
def test_a_result_lies_under_the_tools_or_over_all_of_them_with_its_ring(
    size: float, qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "badge 1")
    enlarge(window, size)
    finish_deal(qtbot, window)
    area = window.area
    sheet = inner(area.result.panel)
    order = area.children()
    over = order.index(area.result) > max(order.index(tool) for tool in window.commands.tools.top)
    covered = [tool for tool in window.commands.tools.top if sheet.intersects(tool.geometry())]
    assert over == bool(covered)
    assert order.index(area.ring) > order.index(area.result)
    assert area.ring.isVisible()


def test_gaps_grow_with_the_table(qtbot: QtBot, open_window: Opener) -> None:
    margins = []
    for size in ((720, 480), (1280, 800), (2560, 1440)):
        window = open_window(STANDARD, "badge 1", size)
        question = wait_for_turn(qtbot, window)
        assert question is not None
        layout = window.area.bid_panel.layout()
        assert layout is not None
        margins.append(layout.contentsMargins().left() - SHADE)
    small, usual, large = margins
    assert small < usual < 1.7 * usual < large


def test_while_a_word_is_asked_for_no_cards_place_is_marked(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "whole")
    session, clicker = session_of(window), Clicker(qtbot, window)
    seen = set()
    while not session.deal_over:
        question = wait_for_turn(qtbot, window)
        if question is None:
            break
        picture = window.area.board.table.picture
        assert picture is not None
        if session.view.public.phase is Phase.PLAY:
            seen.add((question.kind, picture.awaited is None))
        clicker.answer(thumb(session, question))
    assert seen == {("offer", True), ("turn", False)}


@pytest.mark.parametrize("size", [(720, 480), (1280, 800)])
def test_a_notice_is_as_wide_as_its_words_and_no_wider_than_its_room(
    size: tuple[int, int], qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "room 1", size)
    messages = window.messages
    messages.tell("Sound is off.")
    short = inner(messages.notice)
    words = messages.notice.fontMetrics().horizontalAdvance("Sound is off.")
    assert words < short.width() < words + 100
    messages.tell("The cards are told in many words. " * 8)
    long = inner(messages.notice)
    assert long.width() > 3 * short.width()
    assert long.height() > 1.4 * short.height()
    assert window.area.rect().contains(long)
    messages.tell("Sound is off.")
    assert inner(messages.notice) == short
