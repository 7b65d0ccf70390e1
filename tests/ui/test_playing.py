"""How cards are played: chosen twice, ahead of one's turn, by themselves; and the claim."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping
from tests.ui.player import Clicker, Opener, Typist, session_of, thumb, wait_for_turn
from tests.ui.test_dragging import drag, middle, mouse, to_a_choice
from three04.ai.kernel.prover import prove
from three04.rules import actions as act
from three04.rules.nought.public import Phase
from three04.rules.options import options
from three04.ui.models.hand import HandRow
from three04.ui.tabletop.rhythm import LONGEST, SHORTEST, Rhythm
from three04.ui.window.main_window import MainWindow


def change(window: MainWindow, **values: object) -> None:
    window.preferences.change(msgspec.structs.replace(window.preferences.settings, **values))


def played(window: MainWindow, card: str) -> bool:
    return card not in session_of(window).view.hand


def row_of(window: MainWindow, card: str) -> HandRow:
    return next(row for row in window.area.board.table.rows if row.card == card)


def spot(window: MainWindow, card: str) -> QPoint:
    box = window.area.board.table.anchor(card)
    return window.area.board.mapFromScene(box.x + box.w * 0.12, box.y + box.h * 0.5)


# ---------------------------------------------------------------------- chosen twice


def test_a_card_chosen_twice_is_played_and_another_choice_moves_the_selection(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard"), "drag 1")
    legal, refused = to_a_choice(qtbot, window)
    change(window, confirm=True)
    clicker, table = Clicker(qtbot, window), window.area.board.table
    clicker.card(legal.card)
    assert table.chosen == legal.card
    assert not played(window, legal.card)
    assert "once more" in window.area.prompt.words.text
    item = table.item_of(legal.card)
    assert item is not None
    assert item.look.chosen
    clicker.card(refused.card)
    assert window.area.reason.isVisible()
    assert table.chosen == legal.card
    clicker.card(legal.card)
    assert played(window, legal.card)
    assert table.chosen is None


def test_enter_twice_plays_and_esc_unselects(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard"), "drag 1")
    legal, _ = to_a_choice(qtbot, window)
    change(window, confirm=True)
    typist = Typist(qtbot, window)
    typist.card(legal.card)
    assert window.area.board.table.chosen == legal.card
    typist.key(Qt.Key.Key_Escape)
    assert window.area.board.table.chosen is None
    typist.card(legal.card)
    typist.key(Qt.Key.Key_Space)
    assert played(window, legal.card)


def test_a_double_click_is_both_choices_only_where_two_are_wanted(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard"), "drag 1")
    legal, _ = to_a_choice(qtbot, window)
    change(window, confirm=True)
    at = spot(window, legal.card)
    mouse(window, QEvent.Type.MouseButtonPress, at, held=True)
    mouse(window, QEvent.Type.MouseButtonRelease, at, held=False)
    assert not played(window, legal.card)
    at = spot(window, legal.card)
    mouse(window, QEvent.Type.MouseButtonDblClick, at, held=True)
    mouse(window, QEvent.Type.MouseButtonRelease, at, held=False)
    assert played(window, legal.card)


def test_a_card_dragged_to_the_table_needs_no_second_choice(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard"), "drag 1")
    legal, _ = to_a_choice(qtbot, window)
    change(window, confirm=True)
    drag(window, legal.card, middle(window))
    assert played(window, legal.card)


def test_undo_forgets_the_selection(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard"), "drag 1")
    legal, _ = to_a_choice(qtbot, window)
    change(window, confirm=True)
    Clicker(qtbot, window).card(legal.card)
    window.commands.undo_action.trigger()
    wait_for_turn(qtbot, window)
    assert window.area.board.table.chosen is None


# ---------------------------------------------------------------------- ahead of one's turn


def to_waiting(qtbot: QtBot, window: MainWindow) -> None:
    """Stop in the play of a deal while another seat is on turn and the person's card is out."""
    clicker, session = Clicker(qtbot, window), session_of(window)
    while True:
        question = wait_for_turn(qtbot, window)
        assert question is not None
        answer = thumb(session, question)
        last = len(session.view.public.trick.plays) == 3
        if isinstance(answer, act.Play) and not last and len(session.view.hand) > 3:
            session.speed = 100.0
            session.answer(answer)
            assert session.question is None
            assert not session.holding
            return
        clicker.answer(answer)


def hurry(window: MainWindow) -> None:
    """End the pause and what moves, and show what follows at once."""
    session_of(window).speed = 0.0
    window.area.board.table.finish()
    session_of(window).finish()


def go_on(qtbot: QtBot, window: MainWindow) -> None:
    """Let the others play until the person is asked."""
    hurry(window)
    wait_for_turn(qtbot, window)


def test_a_card_chosen_ahead_waits_is_seen_and_is_played_when_legal(
    qtbot: QtBot, open_window: Opener
) -> None:
    done = set()
    for seed in range(12):
        window = open_window(options("Beginner"), f"ahead {seed}")
        change(window, ahead=True)
        to_waiting(qtbot, window)
        session, table = session_of(window), window.area.board.table
        card = session.view.hand[-1]
        busy = session.busy
        Clicker(qtbot, window).card(card)
        assert session.busy == busy, "a card that is chosen ahead hurries nobody"
        assert row_of(window, card).ahead
        assert "waits for your turn" in window.area.hand.spoken(row_of(window, card))
        item = table.item_of(card)
        assert item is not None
        assert item.look.tag == ("next", "Next")
        turns = list[bool]()
        window.area.asked.connect(lambda told=turns: told.append(True))
        hurry(window)
        qtbot.waitUntil(lambda w=window: w.area.playing.ahead is None)  # type: ignore[misc]
        led = session.view.public.trick.led
        if played(window, card):
            done.add("played")
        else:
            assert window.area.reason.isVisible()
            assert turns == [True], "it is his turn to choose after all"
            assert led is not None
            assert card[1] != led
            done.add("refused" if row_of(window, card).playable is False else "not meant")
        window.close()
    assert {"played", "refused"} <= done


def test_a_second_click_and_esc_take_it_back(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard"), "ahead 1")
    change(window, ahead=True)
    to_waiting(qtbot, window)
    card, playing = session_of(window).view.hand[0], window.area.playing
    clicker = Clicker(qtbot, window)
    clicker.card(card)
    assert playing.ahead is not None
    clicker.card(card)
    assert playing.ahead is None
    clicker.card(card)
    window.area.board.setFocus()
    QTest.keyClick(window.area.board, Qt.Key.Key_Escape)
    assert playing.ahead is None
    go_on(qtbot, window)
    assert not played(window, card)


def test_the_keyboard_chooses_ahead_too(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard"), "ahead 1")
    change(window, ahead=True)
    to_waiting(qtbot, window)
    busy = session_of(window).busy
    window.area.board.setFocus()
    QTest.keyClick(window.area.board, Qt.Key.Key_Right)
    QTest.keyClick(window.area.board, Qt.Key.Key_Return)
    waiting = window.area.playing.ahead
    assert waiting is not None
    assert waiting.card == window.area.board.cursor_card
    assert session_of(window).busy == busy


@pytest.mark.parametrize("how", ["undo", "off", "finish"])
def test_what_changes_everything_takes_it_back(how: str, qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard"), "ahead 1")
    change(window, ahead=True)
    to_waiting(qtbot, window)
    Clicker(qtbot, window).card(session_of(window).view.hand[0])
    assert window.area.playing.ahead is not None
    ways: dict[str, Callable[[], object]] = {
        "undo": window.commands.undo_action.trigger,
        "off": lambda: change(window, ahead=False),
        "finish": window.commands.finish_action.trigger,
    }
    ways[how]()
    if how == "finish":
        qtbot.waitUntil(lambda: session_of(window).deal_over, timeout=10_000)
    assert window.area.playing.ahead is None


def test_without_the_option_a_click_only_ends_the_pause(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Standard"), "ahead 1")
    to_waiting(qtbot, window)
    session = session_of(window)
    qtbot.waitUntil(lambda: session.busy)
    before = len(session.history)
    Clicker(qtbot, window).card(session.view.hand[0])
    assert window.area.playing.ahead is None
    qtbot.waitUntil(lambda: len(session.history) > before)


# ---------------------------------------------------------------------- the only legal card


def forced(window: MainWindow) -> bool:
    session = session_of(window)
    question = session.question
    playing = session.view.public.phase is Phase.PLAY
    return playing and question is not None and len(question.actions) == 1


def to_forced(qtbot: QtBot, window: MainWindow) -> None:
    """Play up to a turn with one legal card, not the first card of the match."""
    clicker, session = Clicker(qtbot, window), session_of(window)
    while True:
        question = wait_for_turn(qtbot, window)
        if question is None:
            session.next_deal()
            continue
        if forced(window) and session.view.public.tricks:
            return
        clicker.answer(thumb(session, question))


def test_the_only_legal_card_is_played_after_a_time_like_that_of_a_choice(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard"), "only 1")
    window.area.playing.rhythm.times.clear()
    window.area.playing.rhythm.note(SHORTEST)
    to_forced(qtbot, window)
    question = session_of(window).question
    assert not window.area.playing._timer.isActive()
    session_of(window).undo()
    change(window, auto_play=True)
    wait_for_turn(qtbot, window)
    # After an undo the next card is the person's own.
    clicker = Clicker(qtbot, window)
    while not forced(window):
        asked = session_of(window).question
        assert asked is not None
        clicker.answer(thumb(session_of(window), asked))
        wait_for_turn(qtbot, window)
    question = session_of(window).question
    assert question is not None
    assert window.area.playing._timer.isActive()
    assert window.area.playing._timer.interval() >= SHORTEST
    assert "only legal card" in window.area.prompt.words.text
    qtbot.waitUntil(lambda: session_of(window).question is not question, timeout=5000)


def test_after_an_undo_the_card_is_not_played_again_at_once(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard"), "only 1")
    to_forced(qtbot, window)
    change(window, auto_play=True)
    card = session_of(window).question
    assert card is not None
    Clicker(qtbot, window).answer(card.actions[0])
    wait_for_turn(qtbot, window)
    window.commands.undo_action.trigger()
    wait_for_turn(qtbot, window)
    assert forced(window)
    assert not window.area.playing._timer.isActive()


def test_the_wait_is_drawn_from_the_times_of_real_choices() -> None:
    rhythm = Rhythm()
    rhythm.times.clear()
    for took in (1000, 2000, 60_000, 3):
        rhythm.note(took)
    drawn = [rhythm.draw() for _ in range(400)]
    assert min(drawn) == SHORTEST
    assert max(drawn) == LONGEST
    for about in (1000, 2000):
        assert any(0.85 * about <= wait <= 1.15 * about for wait in drawn)
    assert len(set(drawn)) > 50


# ---------------------------------------------------------------------- asked something else


def test_a_card_clicked_while_something_else_is_asked_says_what(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard"), "open 1")
    clicker, session = Clicker(qtbot, window), session_of(window)
    while True:
        question = wait_for_turn(qtbot, window)
        if question is None:
            session.next_deal()
        elif question.kind == "offer":
            break
        else:
            clicker.answer(thumb(session, question))
    window.area.board.chosen.emit(window.area.board.table.rows[-1])
    assert window.area.reason.isVisible()
    assert window.area.reason.text() == "Answer first: Open the trump, or keep it closed?"


# ---------------------------------------------------------------------- the rest are mine


def to_a_claim(qtbot: QtBot, window: MainWindow, certain: bool) -> None:
    clicker, session = Clicker(qtbot, window), session_of(window)
    while True:
        question = wait_for_turn(qtbot, window)
        if question is None:
            session.next_deal()
            continue
        public = session.view.public
        late = 2 * public.cards_left(session.seat) <= public.table.hand_size
        if late and session.can_claim and (prove(session.view) is not None) == certain:
            return
        clicker.answer(thumb(session, question))


@pytest.mark.parametrize("way", ["key", "button"])
def test_r59_a_claim_that_is_certain_is_played_out_and_one_undo_takes_it_back(
    way: str, qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Beginner"), "claim 1")
    to_a_claim(qtbot, window, certain=True)
    session = session_of(window)
    hand, number = list(session.view.hand), session.view.public.number
    tool = window.commands.tools.of(window.commands.claim_action)
    assert tool is not None
    assert tool.isVisible()
    if way == "key":
        QTest.keyClick(window.area.board, Qt.Key.Key_C)
    else:
        Clicker(qtbot, window).press(tool)
    qtbot.waitUntil(lambda: session.deal_over, timeout=10_000)
    won = {trick.winner for trick in session.view.public.tricks[-len(hand) :]}
    assert won == {session.seat}
    window.commands.undo_action.trigger()
    wait_for_turn(qtbot, window)
    assert sorted(session.view.hand) == sorted(hand)
    assert session.view.public.number == number
    assert session.can_claim


def test_r59_a_claim_that_is_not_certain_says_so_and_nothing_else(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard"), "claim 2")
    to_a_claim(qtbot, window, certain=False)
    question = session_of(window).question
    claim = window.commands.claim_action
    assert window.commands.tools.of(claim) is None  # no button for what would be refused
    claim.trigger()
    assert window.area.reason.isVisible()
    assert (
        window.area.reason.text()
        == "The rest are not certain to be yours, from what you have seen."
    )
    assert session_of(window).question is question
    assert not session_of(window).rush


def test_r59_the_rest_is_shown_quickly_and_said(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(options("Beginner"), "claim 1")
    to_a_claim(qtbot, window, certain=True)
    session = session_of(window)
    session.speed = 1.0
    window.commands.claim_action.trigger()
    assert session.rush
    assert "plays the cards out" in window.area.prompt.words.text
    assert any("plays the cards out" in line for line in window.area.announcer.said)
    assert window.area.board.table.animator.speed == session.pace < session.speed
    while not session.deal_over:
        session.finish()
    session.next_deal()
    assert not session.rush


def test_the_claim_has_no_button_early_but_its_key_and_menu_entry(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard"), "claim 2")
    clicker, session = Clicker(qtbot, window), session_of(window)
    while session.view.public.phase is not Phase.PLAY or not session.can_claim:
        question = wait_for_turn(qtbot, window)
        assert question is not None
        clicker.answer(thumb(session, question))
        wait_for_turn(qtbot, window)
    assert window.commands.tools.of(window.commands.claim_action) is None
    assert window.commands.claim_action.isEnabled()
    assert window.commands.claim_action in window.commands.play_menu.actions()


# ---------------------------------------------------------------------- the order of the hand


def hand(window: MainWindow) -> list[str]:
    return [row.card for row in window.area.board.table.rows if not row.indicator]


def test_cards_are_laid_by_mouse_and_by_keys_and_lie_so_after_a_restart(
    qtbot: QtBot, keeping: Keeping
) -> None:
    window = keeping.open("lay")
    wait_for_turn(qtbot, window)
    change(window, sort="manual")
    before = hand(window)
    box = window.area.board.table.anchor(before[0])
    drag(window, before[3], window.area.board.mapFromScene(box.x + 2, box.y + box.h * 0.6))
    assert hand(window) == [before[3], *before[:3]]
    board = window.area.board
    board.setFocus()
    while board.cursor_card != before[3]:
        QTest.keyClick(board, Qt.Key.Key_Right)
    QTest.keyClick(board, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    wanted = [before[0], before[3], before[1], before[2]]
    assert hand(window) == wanted
    window = keeping.open("lay")
    window.resuming.resume()
    wait_for_turn(qtbot, window)
    assert hand(window) == wanted


def test_another_deal_begins_sorted(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("lay")
    wait_for_turn(qtbot, window)
    change(window, sort="manual")
    window.area.board.moved.emit(hand(window)[0], 3)
    assert window.preferences.settings.hand_order
    window.lobby.play_again()
    wait_for_turn(qtbot, window)
    assert window.preferences.settings.hand_order == ""


def test_in_another_order_a_card_dropped_in_the_hand_only_returns(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard"), "drag 1")
    to_a_choice(qtbot, window)
    before = hand(window)
    box = window.area.board.table.anchor(before[0])
    drag(window, before[-1], window.area.board.mapFromScene(box.x + 2, box.y + box.h * 0.6))
    assert hand(window) == before
