"""Where computers play among themselves: all hands or one, and sides by their names."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping, Speak
from tests.ui.player import Opener, session_of, wait_for_turn
from three04.rules import events as ev
from three04.rules.events import redact
from three04.rules.nought.view import View
from three04.rules.options import STANDARD, options
from three04.table.open_view import OpenView
from three04.ui.match.lineup import Wish
from three04.ui.match.sight import Sight
from three04.ui.match.watched import WatchedSession
from three04.ui.window.main_window import MainWindow

WATCHED = ("club",) * 8
TABLES = ["four", "six-teams", "six-pairs", "eight-teams", "eight-pairs"]


def watched(window: MainWindow) -> WatchedSession:
    session = session_of(window)
    assert isinstance(session, WatchedSession)
    return session


def into_play(qtbot: QtBot, window: MainWindow) -> WatchedSession:
    """Let the computers play up to the middle of a deal, and no further."""
    session = watched(window)
    session.speed = 0.01

    def there() -> bool:
        public = session.view.public
        return bool(public.tricks) and len(public.trick.plays) > 1 and public.outcome is None

    qtbot.waitUntil(there, timeout=20_000)
    session.close()
    window.area.refresh()
    return session


def shown_hands(window: MainWindow) -> list[bool]:
    """Return for each of the other seats whether its hand lies open."""
    picture = window.area.board.table.picture
    assert picture is not None
    return [bool(seat.hand) for seat in picture.seats[1:] if seat.cards]


@pytest.mark.parametrize("table", TABLES)
def test_all_hands_are_shown_at_every_table(table: str, qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(
        options("Standard", f"table={table} match_end=bankrupt"), "watch", players=WATCHED
    )
    session = into_play(qtbot, window)
    hands = shown_hands(window)
    assert hands
    assert all(hands)
    assert isinstance(session.view, OpenView)
    public = session.view.public
    for seat in range(public.table.seats):
        own = session.view.owns[seat]
        count = len(own.hand)
        assert count == public.cards_left(seat), seat


def test_the_watcher_can_see_one_hand_only(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "watch", players=WATCHED)
    session = into_play(qtbot, window)
    assert window.watch_menu.menuAction().isVisible()
    QTest.keyClick(window.area.board, Qt.Key.Key_0)
    assert not any(shown_hands(window))
    assert window.area.announcer.again() == "You see what Malini sees."
    whole = [event for event in session.history if isinstance(event, ev.CardPlayed) and event.down]
    assert all(event.card is None for event in whole if event.seat != 0)
    QTest.keyClick(window.area.board, Qt.Key.Key_0)
    assert all(shown_hands(window))


def test_one_hand_is_just_what_that_seat_has_been_told(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "watch", players=WATCHED)
    session = into_play(qtbot, window)
    complete = list(session.history)
    for seat in range(4):
        window.watch_menu.seats.actions()[seat].trigger()
        window.watch_menu.hands_action.trigger()
        assert session.sight == Sight(seat, hands=False)
        assert session.history == [redact(event, seat) for event in complete]
        assert type(session.view) is View
        assert session.view.seat == seat
        rows = [row.card for row in window.area.board.table.rows if not row.indicator]
        assert sorted(rows) == sorted(session.view.hand)
        window.watch_menu.hands_action.trigger()
        assert session.history == complete


def test_what_is_seen_makes_no_difference_to_what_is_played(
    qtbot: QtBot, open_window: Opener
) -> None:
    told: list[list[ev.Event]] = []
    for sight in (Sight(), Sight(2, hands=False)):
        window = open_window(options("Standard", "tokens=1"), "watch", players=WATCHED)
        session = watched(window)
        session.look(sight)
        qtbot.waitUntil(partial(getattr, session, "match_over"), timeout=30_000)
        public = [event for event in session._deal if isinstance(event, ev.CardPlayed)]
        told.append([redact(event, None) for event in public])
    assert told[0] == told[1]


def test_sides_are_called_by_their_names(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "watch", players=WATCHED)
    into_play(qtbot, window)
    points = window.area.badge.contract.points
    assert points is not None
    words = points.left + points.right
    assert "Malini & Nimali **" in words
    assert "Ravi & Tharindu **" in words
    assert "We" not in words.split()
    assert "They" not in words.split()


def test_names_that_do_not_fit_give_way_to_makers_and_defenders(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(options("Standard", "table=eight-teams"), "watch", players=WATCHED)
    into_play(qtbot, window)
    points = window.area.badge.contract.points
    assert points is not None
    assert points.left.startswith("Makers **")
    assert points.right.startswith("Defenders **")


def test_a_person_at_the_table_is_not_looked_at(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window(STANDARD, "watch")
    wait_for_turn(qtbot, window)
    assert not window.watch_menu.menuAction().isVisible()
    assert not window.watch_menu.hands_action.isEnabled()
    QTest.keyClick(window.area.board, Qt.Key.Key_0)
    assert not any(shown_hands(window))
    session = session_of(window)
    with pytest.raises(ValueError, match="a person"):
        session._table.oversee(session._chair)


def test_a_watched_match_is_resumed_with_what_was_chosen(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("watch")
    window.match.start(Wish(STANDARD, WATCHED))
    window.watch_menu.hands_action.trigger()
    qtbot.waitUntil(lambda: bool(watched(window).ledger.lines), timeout=20_000)
    again = keeping.open()
    again.resuming.resume()
    assert watched(again).sight == Sight(0, hands=False)
    assert not again.watch_menu.hands_action.isChecked()
    again.watch_menu.hands_action.trigger()
    assert isinstance(watched(again).view, OpenView)
    assert watched(again).view.public.number >= 1


def test_the_menu_speaks_the_windows_language(qtbot: QtBot, keeping: Keeping, speak: Speak) -> None:
    window = keeping.open("watch")
    window.match.start(Wish(STANDARD, WATCHED))
    before = window.watch_menu.title()
    speak("de")
    assert window.watch_menu.title() != before
    assert [action.text() for action in window.watch_menu.seats.actions()] == list(
        window.area.names
    )
