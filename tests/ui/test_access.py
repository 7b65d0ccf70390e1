"""What a screen reader finds: names, roles, states, actions, and nothing that is hidden (R45)."""

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.player import Clicker, Opener, Typist, session_of, thumb, wait_for_turn
from three04.rules import actions as act
from three04.rules.nought.public import Phase
from three04.rules.options import STANDARD, options
from three04.rules.questions import Question
from three04.ui import access
from three04.ui.board.items import SeatItem
from three04.ui.window.main_window import MainWindow
from three04.ui.words import texts

CARDS = [rank + suit for rank in "J9ATKQ87" for suit in "SHDC"]
NAME, ABOUT = QAccessible.Text.Name, QAccessible.Text.Description
PRESS = QAccessibleActionInterface.pressAction()
FOCUS = QAccessibleActionInterface.setFocusAction()


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    """A screen reader is there, so that events are sent too."""
    access.install()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def children(parent: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [child for at in range(parent.childCount()) if (child := parent.child(at)) is not None]


def tree(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield top
    for child in children(top):
        yield from tree(child)


def groups(window: MainWindow) -> dict[str, list[QAccessibleInterface]]:
    board = QAccessible.queryAccessibleInterface(window.area.board)
    return {group.text(NAME): children(group) for group in children(board)}


def of_card(window: MainWindow, card: str) -> QAccessibleInterface:
    item = window.area.board.table.item_of(card)
    assert item is not None
    return QAccessible.queryAccessibleInterface(item)


def actions(thing: QAccessibleInterface) -> QAccessibleActionInterface:
    found = thing.actionInterface()
    assert found is not None
    return found


def play_to(qtbot: QtBot, window: MainWindow, phase: Phase, plays: int = 0) -> Question:
    """Play until the person is asked in this phase, with so many cards on the table."""
    session, hands = session_of(window), Clicker(qtbot, window)
    for _ in range(200):
        question = wait_for_turn(qtbot, window)
        if question is None:
            hands.next_deal()
            continue
        public = session.view.public
        turn = question.kind == "turn" and public.phase is phase
        if turn and len(public.trick.plays) >= plays:
            return question
        hands.answer(thumb(session, question))
    raise AssertionError(phase)


# ---------------------------------------------------------------------- the tree


def test_the_table_is_four_lists(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "reader")
    wait_for_turn(qtbot, window)
    board = QAccessible.queryAccessibleInterface(window.area.board)
    assert board.role() == QAccessible.Role.Grouping
    assert board.text(NAME) == "Table and your hand"
    for number, group in enumerate(children(board)):
        assert group.role() == QAccessible.Role.List
        assert group.parent().object() is window.area.board
        assert board.indexOfChild(group) == number
    assert board.child(4) is None
    found = groups(window)
    assert list(found) == ["Seats", "Auction", "Trick", "Your hand"]
    names = [item.text(NAME) for item in found["Seats"]]
    assert names[0].startswith("Ravi, With Tharindu")
    assert [name.split(",")[0] for name in names] == ["Ravi", "Nimali", "Tharindu", "You"]
    assert len(found["Your hand"]) == 4
    assert {item.text(NAME) for item in found["Your hand"]} <= set(map(texts.card_name, CARDS))
    for item in (item for members in found.values() for item in members):
        assert item.role() == QAccessible.Role.ListItem
        assert item.rect().isValid()
        assert item.parent().child(item.parent().indexOfChild(item)).object() is item.object()


def test_the_auction_is_read_line_by_line(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "reader")
    play_to(qtbot, window, Phase.PLAY)
    public = session_of(window).view.public
    assert public.auction is not None
    lines = [line.text(NAME) for line in groups(window)["Auction"]]
    assert len(lines) == len(public.auction.calls)
    for line, (seat, call) in zip(lines, public.auction.calls, strict=True):
        who, verb = ("You", "bid") if seat == 0 else (window.area.names[seat], "bids")
        assert line == (f"{who} {verb} {call}" if isinstance(call, int) else line)
        assert line.startswith(who)


def test_the_trick_and_who_played_what(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "reader")
    play_to(qtbot, window, Phase.PLAY, plays=2)
    view, names = session_of(window).view, window.area.names
    for item, play in zip(groups(window)["Trick"], view.public.trick.plays, strict=True):
        name = item.text(NAME)
        assert name.endswith(f"played by {names[play.seat]}")
        assert (play.card is None) == name.startswith("Face-down card")


def test_badge_and_tokens_are_read(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "reader")
    play_to(qtbot, window, Phase.PLAY)
    badge = QAccessible.queryAccessibleInterface(window.area.badge)
    tray = QAccessible.queryAccessibleInterface(window.area.tray)
    assert badge.role() == tray.role() == QAccessible.Role.StaticText
    public = session_of(window).view.public
    assert str(public.contract) in badge.text(NAME)
    assert "tokens" in tray.text(NAME)


def test_t_says_how_it_stands_in_sentences(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "reader")
    session, typist = session_of(window), Typist(qtbot, window)
    question = play_to(qtbot, window, Phase.PLAY)
    while not (plays := session.view.public.trick.plays) or not session.view.public.tricks:
        typist.answer(thumb(session, question))
        asked = wait_for_turn(qtbot, window)
        assert asked is not None
        question = asked
    typist.key(Qt.Key.Key_T)
    said = window.area.announcer.said[-1].split(". ")
    public = session.view.public
    assert said[0].startswith("Your turn: ")
    assert said[1] == f"Trick {len(public.tricks) + 1} of 8"
    lead = plays[0]
    assert lead.card is not None
    assert said[2] == f"Lead: {window.area.names[lead.seat]}, {texts.card_name(lead.card)}"
    assert said[3].startswith(f"Contract {public.contract}, maker ")
    assert said[4].startswith("Trump")
    assert "You & Nimali: " in said[-1]
    assert window.messages.notice.text() == window.area.announcer.said[-1]


def test_whatever_has_the_focus_has_a_name(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "reader")
    wait_for_turn(qtbot, window)
    seen = 0
    for widget in window.findChildren(QWidget):
        if widget is window.area.board.viewport():
            continue
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            found = QAccessible.queryAccessibleInterface(widget)
            assert found.text(NAME), widget
            seen += 1
    assert seen > 8


# ---------------------------------------------------------------------- states and actions


def test_a_card_tells_whether_it_may_be_played(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "reason")
    session, hands = session_of(window), Clicker(qtbot, window)
    while True:
        question = play_to(qtbot, window, Phase.PLAY)
        rows = [row for row in window.area.board.table.rows if not row.indicator]
        if {row.playable for row in rows} == {True, False}:
            break
        hands.answer(thumb(session, question))
    for row in window.area.board.table.rows:
        item = of_card(window, row.card)
        assert item.text(NAME).startswith(texts.card_name(row.card))
        assert item.text(ABOUT) == ("legal" if row.playable else f"not legal: {row.reason}")
        assert PRESS in actions(item).actionNames()
        if not row.playable:
            actions(item).doAction(PRESS)
            assert session.question is question
            assert window.area.reason.text() == row.reason
            assert window.area.announcer.said[-1] == row.reason


def test_the_action_plays_the_card(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "reader")
    question = play_to(qtbot, window, Phase.PLAY)
    answer = thumb(session_of(window), question)
    assert isinstance(answer, act.Play)
    found = of_card(window, answer.card)
    assert actions(found).localizedActionName(PRESS) == "Play"
    actions(found).doAction(PRESS)
    assert session_of(window).question is not question
    assert answer.card not in session_of(window).view.hand
    said = list(window.area.announcer.said)
    assert f"You play {texts.the_card(answer.card)}" in [
        line.removesuffix(" face down") for line in said
    ]


def test_a_card_is_only_played_when_one_is_asked_for(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "reader")
    wait_for_turn(qtbot, window)
    card, *_ = groups(window)["Your hand"]
    assert actions(card).actionNames() == [FOCUS]
    actions(card).doAction(PRESS)
    assert len(groups(window)["Your hand"]) == 4
    assert not card.state().selectable


def test_the_action_chooses_a_card_ahead_and_takes_it_back(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard"), "ahead 1")
    settings = window.preferences.settings
    window.preferences.change(msgspec.structs.replace(settings, ahead=True))
    session, playing = session_of(window), window.area.playing
    answer = thumb(session, play_to(qtbot, window, Phase.PLAY))
    session.speed = 1000.0
    assert session.answer(answer) is None
    card = session.view.hand[0]
    found = of_card(window, card)
    busy = session.busy
    assert actions(found).actionNames() == [PRESS, FOCUS]
    assert "when your turn comes" in actions(found).localizedActionDescription(PRESS)
    actions(found).doAction(PRESS)
    assert playing.ahead is not None
    assert playing.ahead.card == card
    assert session.busy == busy, "it hurries nobody"
    actions(found).doAction(PRESS)
    assert playing.ahead is None
    window.preferences.change(settings)
    assert actions(found).actionNames() == [FOCUS]


def test_selecting_the_indicator_and_walking_there(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "deal")
    play_to(qtbot, window, Phase.TRUMP)
    second = groups(window)["Your hand"][1]
    actions(second).doAction(FOCUS)
    assert second.state().focused
    board = QAccessible.queryAccessibleInterface(window.area.board)
    assert board.focusChild().object() is second.object()
    assert not second.state().selected
    actions(second).doAction(PRESS)
    assert second.state().selected
    assert window.area.choice_panel.buttons[0].isEnabled()


def test_other_interfaces_are_none(qtbot: QtBot, open_window: Opener) -> None:
    """A null pointer must come back as one: Qt would call what it took for an address."""
    window = open_window(STANDARD, "reader")
    wait_for_turn(qtbot, window)
    for members in groups(window).values():
        for item in members:
            assert item.valueInterface() is None
            assert item.textInterface() is None
            assert item.selectionInterface() is None


# ---------------------------------------------------------------------- what is hidden


def _texts(thing: QObject) -> list[str]:
    found = [thing.objectName()]
    if isinstance(thing, QWidget):
        found += [thing.toolTip(), thing.accessibleName(), thing.accessibleDescription()]
        found += [thing.statusTip(), thing.whatsThis()]
        text = getattr(thing, "text", None)
        found.append(str(text()) if callable(text) else "")
    return found


def _known(window: MainWindow) -> set[str]:
    """Return every card the person may know at this moment."""
    view = session_of(window).view
    known = {*view.own.packet, *view.own.seen.values()}
    for trick in (*view.public.tricks, view.public.trick):
        known |= {play.card for play in trick.plays if play.card}
    if view.public.opened:
        known.add(view.public.opened)
    return known


def _check_nothing_leaks(window: MainWindow) -> int:
    """Look everywhere for a card that is hidden; return how many things a reader found."""
    known = _known(window)
    hidden = [texts.card_name(card).casefold() for card in CARDS if card not in known]
    for item in window.area.board.table.items():
        look = getattr(item, "look", None)
        card = getattr(look, "card", None)
        assert card is None or card in known
        # A seat's says what its marks mean, no more than a screen reader does; cards have none.
        assert item.toolTip() == (item.look.spoken if isinstance(item, SeatItem) else "")
        assert all(item.data(key) is None for key in range(4))
    said = [text for thing in [window, *window.findChildren(QObject)] for text in _texts(thing)]
    found = list(tree(QAccessible.queryAccessibleInterface(window)))
    said += [
        thing.text(kind) for thing in found for kind in QAccessible.Text if kind != kind.UserText
    ]
    said += window.area.announcer.said
    said += [window.area.standing()]
    for text in said:
        assert not [name for name in hidden if name in text.casefold()], text
    return len(found)


@pytest.mark.parametrize("seed", ["leak 1", "leak 3"])
def test_r45_no_hidden_card_can_be_reached(qtbot: QtBot, open_window: Opener, seed: str) -> None:
    window = open_window(STANDARD, seed)
    session, clicker = session_of(window), Clicker(qtbot, window)
    downs = found = 0
    for _ in range(6):
        window.area.announcer.clear()  # what was said at the end of a deal shows all its cards
        while (question := wait_for_turn(qtbot, window)) is not None:
            found = max(found, _check_nothing_leaks(window))
            downs += any(play.card is None for play in session.view.public.trick.plays)
            clicker.answer(thumb(session, question))
        clicker.next_deal()
        if downs > 1:
            assert found > 40
            return
    raise AssertionError("no card was played face down")


def test_a_face_down_card_is_named_by_its_place_alone(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "leak 1")
    session, typist = session_of(window), Typist(qtbot, window)
    seen = False
    for _ in range(6):
        while (question := wait_for_turn(qtbot, window)) is not None:
            for item in groups(window)["Trick"]:
                if item.text(NAME).startswith("Face-down"):
                    seen = True
                    assert item.text(NAME).rpartition(" ")[2] in window.area.names
                    assert item.text(ABOUT) == ""
                    assert actions(item).actionNames() == [FOCUS]
            typist.answer(thumb(session, question))
        typist.next_deal()
        if seen:
            return
    raise AssertionError("no card was played face down")
