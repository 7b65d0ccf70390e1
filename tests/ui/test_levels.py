"""Levels: chosen for all or for each seat, changed while a match runs, kept with the match."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping
from tests.ui.player import Opener, Typist, play_deal, session_of, thumb, wait_for_turn
from tests.ui.thinkers import LEVELS, player, seated
from three04.ai.players import PLAYERS
from three04.record.deals import seeded_source
from three04.rules.journal import DealRow, HeaderRow, PlayersRow, UndoRow, players_of
from three04.rules.options import STANDARD
from three04.ui.dialogs.new_match import NewMatchDialog
from three04.ui.dialogs.players_dialog import PlayersDialog
from three04.ui.dialogs.seats_page import SeatsPage
from three04.ui.match import opponents
from three04.ui.match.lineup import Lineup, Wish
from three04.ui.window.main_window import MainWindow
from three04.ui.words.language import LANGUAGES, Language

PLAIN = ("", "greedy", "random", "greedy")
OTHERS = ("", "club", "random", "club")


@pytest.fixture
def levels() -> Iterator[None]:
    # Without a budget: they take no time of their own.
    with seated(*(player(name, budget=0) for name in LEVELS)):
        yield


def dialog_of(window: MainWindow) -> PlayersDialog:
    window.commands.players_action.trigger()
    (dialog,) = [made for made in window.findChildren(PlayersDialog) if made.isVisible()]
    return dialog


# ---------------------------------------------------------------------- what is offered


def test_levels_are_offered_the_weakest_first_and_plain_players_no_more(levels: None) -> None:
    assert opponents.levels() == LEVELS
    assert opponents.recommended() == "casual"
    assert Wish(STANDARD).lineup().players == ("", "casual", "casual", "casual")


def test_without_levels_the_plain_players_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LEVELS:
        if name != "club":
            monkeypatch.delitem(PLAYERS, name, raising=False)
    assert opponents.levels()[:3] == ("random", "greedy", "club")
    assert opponents.recommended() == "club"


def test_a_saved_match_keeps_a_plain_player(levels: None) -> None:
    assert Wish(STANDARD, PLAIN).lineup().players == PLAIN
    assert opponents.player_named("from another version").name == "casual"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(qtbot: QtBot, code: str) -> None:
    language = Language()
    language.apply(code)
    try:
        names = {opponents.level_text(name) for name in LEVELS}
        said = {opponents.level_sentence(name) for name in LEVELS}
    finally:
        language.apply("en")
    assert len(names) == len(said) == len(LEVELS)
    assert all(text.endswith(".") for text in said)


def test_one_row_sets_all_and_follows_each(qtbot: QtBot, levels: None) -> None:
    page = SeatsPage()
    qtbot.addWidget(page)
    page.show_seats(STANDARD.seating)
    page.show()
    every = page.all_players
    assert every.currentData() == "casual"
    every.setFocus()
    QTest.keyClick(every, Qt.Key.Key_End)
    every.activated.emit(every.currentIndex())
    assert page.chosen_players(STANDARD.seating) == ("", *["expert"] * 3)
    assert "beaten" in every.accessibleDescription()
    page.players[2].choose("beginner")
    assert every.currentText() == "as chosen below"
    assert page.players[2].accessibleDescription() == opponents.level_sentence("beginner")


def test_the_new_match_has_the_levels_chosen(
    qtbot: QtBot, open_window: Opener, levels: None
) -> None:
    window = open_window(STANDARD, "levels")
    window.lobby.ask_new_match()
    (dialog,) = window.findChildren(NewMatchDialog)
    dialog.seats.players[1].choose("strong")
    dialog.start.click()
    assert session_of(window).lineup.players == ("", "strong", "club", "club")


# ---------------------------------------------------------------------- changed in a match


def test_a_change_in_mid_deal_counts_from_the_next_deal_on(
    qtbot: QtBot, open_window: Opener, levels: None
) -> None:
    window = open_window(STANDARD, "change", players=PLAIN)
    typist, session = Typist(qtbot, window), session_of(window)
    wait_for_turn(qtbot, window)
    dialog = dialog_of(window)
    assert {seat: box.chosen for seat, box in dialog.boxes.items()} == {
        1: "greedy", 2: "random", 3: "greedy",
    }  # fmt: skip
    said = [label.text() for label in dialog.findChildren(QWidget) if hasattr(label, "text")]
    assert any("next deal" in str(text) for text in said)
    every = dialog.everybody.box
    every.setCurrentIndex(every.findData("expert"))
    every.activated.emit(every.currentIndex())
    dialog.accept()
    assert "next deal" in window.messages.notice.text()
    assert window.messages.notice.isVisible()
    assert session.lineup.players == PLAIN
    assert session.lineup.latest == ("", "expert", "expert", "expert")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    play_deal(qtbot, window, typist)
    assert session.lineup.players == PLAIN
    history = list(session.ledger.lines)
    typist.next_deal()
    assert session.lineup.players == ("", "expert", "expert", "expert")
    assert session.lineup.coming == ()
    wait_for_turn(qtbot, window)
    assert session.view.public.number == 2
    assert session.ledger.lines == history
    play_deal(qtbot, window, typist)
    assert session.deal_over
    # The next match, too.
    assert window.match.wish.players == ("", "expert", "expert", "expert")
    assert window.preferences.settings.new_match.players == window.match.wish.players


def test_undo_does_not_touch_the_levels(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "change", players=PLAIN)
    session, typist = session_of(window), Typist(qtbot, window)
    question = wait_for_turn(qtbot, window)
    assert question is not None
    window.match.change_players(OTHERS)
    typist.answer(thumb(session, question))
    window.commands.undo_action.trigger()
    wait_for_turn(qtbot, window)
    assert session.lineup.players == PLAIN
    assert session.lineup.latest == OTHERS
    play_deal(qtbot, window, typist)
    typist.next_deal()
    assert session.lineup.players == OTHERS
    while session.can_undo:
        window.commands.undo_action.trigger()
        wait_for_turn(qtbot, window)
    assert session.lineup.players == OTHERS


def test_a_change_is_resumed_where_it_was(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open()
    window.match.start(Wish(players=PLAIN))
    wait_for_turn(qtbot, window)
    window.match.change_players(OTHERS)
    window = keeping.open()
    window.resuming.resume()
    session, typist = session_of(window), Typist(qtbot, window)
    assert session.lineup.players == PLAIN
    assert session.lineup.coming == OTHERS
    assert window.match.wish.players == OTHERS
    wait_for_turn(qtbot, window)
    play_deal(qtbot, window, typist)
    window.match.go_on()
    qtbot.waitUntil(lambda: session_of(window).view.public.number == 2)
    window = keeping.open()
    window.resuming.resume()
    assert session_of(window).lineup.players == OTHERS
    assert session_of(window).lineup.coming == ()


def test_a_watched_match_can_change_its_players(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "watch", players=("greedy", *PLAIN[1:]))
    session = session_of(window)
    dialog = dialog_of(window)
    assert set(dialog.boxes) == {0, 1, 2, 3}
    dialog.boxes[0].choose("random")
    dialog.accept()
    assert session.watched
    qtbot.waitUntil(lambda: session.view.public.number >= 2, timeout=10_000)
    assert session.lineup.players == ("random", *PLAIN[1:])
    qtbot.waitUntil(lambda: session.deal_over or session.view.public.number > 2, timeout=10_000)


def test_finishing_quickly_after_a_change_of_players(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "change", players=PLAIN)
    session, typist = session_of(window), Typist(qtbot, window)
    wait_for_turn(qtbot, window)
    window.match.change_players(OTHERS)
    play_deal(qtbot, window, typist)
    typist.next_deal()
    wait_for_turn(qtbot, window)
    window.match.finish_deal()
    qtbot.waitUntil(lambda: session.deal_over)
    assert session.view.public.number == 2


def test_nothing_is_written_where_nothing_changes(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "change", players=PLAIN)
    wait_for_turn(qtbot, window)
    dialog_of(window).accept()
    assert window.match.journal is not None
    assert not [row for row in window.match.journal.rows if isinstance(row, PlayersRow)]
    assert not window.messages.notice.isVisible()


# ---------------------------------------------------------------------- the journal


def test_the_rows_tell_who_plays_now_and_next() -> None:
    header, deal = HeaderRow(STANDARD, 0, players=PLAIN), DealRow(((), (), (), ()))
    change = PlayersRow(OTHERS)
    assert players_of([header]) == (PLAIN, PLAIN)
    assert players_of([header, deal, change]) == (PLAIN, OTHERS)
    assert players_of([header, deal, change, deal]) == (OTHERS, OTHERS)
    assert players_of([header, deal, change, deal, UndoRow(1)]) == (OTHERS, OTHERS)


def test_a_person_stays_a_person_whatever_a_row_says() -> None:
    header, deal = HeaderRow(STANDARD, 0, players=PLAIN), DealRow(((), (), (), ()))
    lineup = Lineup.of([header, deal, PlayersRow(("greedy", "", "club"))])
    assert lineup.latest == ("", "greedy", "club", "greedy")


def test_the_same_cards_come_whatever_the_levels(qtbot: QtBot, open_window: Opener) -> None:
    hands = []
    for change in (False, True):
        wish = Wish(STANDARD, PLAIN)
        window = open_window.of(seeded_source("same"), wish)
        session, typist = session_of(window), Typist(qtbot, window)
        wait_for_turn(qtbot, window)
        if change:
            window.match.change_players(OTHERS)
        play_deal(qtbot, window, typist)
        typist.next_deal()
        qtbot.waitUntil(lambda session=session: session.view.public.number == 2)  # type: ignore[misc]
        hands.append(sorted(session.view.own.packet[:4]))
    assert hands[0] == hands[1]
