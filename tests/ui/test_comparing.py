"""One's deals are played again in the background: kept, read back, and never in the way."""

import threading
from contextlib import closing
from functools import partial

import msgspec
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping
from tests.ui.player import finish_deal, session_of, wait_for_turn
from three04.review.comparison import compare
from three04.review.deal import finished_deal
from three04.store import comparisons
from three04.store.comparisons import Showing
from three04.store.database import connect_reader
from three04.ui.match.lineup import Wish
from three04.ui.match.worker import Stop
from three04.ui.window.main_window import MainWindow

TIME = 20_000


def kept(keeping: Keeping) -> tuple[tuple[int, Showing], ...]:
    """Return what is kept of the first match."""
    with closing(connect_reader(keeping.database)) as reader:
        return comparisons.all_kept(reader, 1)


def begin(keeping: Keeping, level: str = "club", seed: str = "comparing") -> MainWindow:
    """Open a window on a new match of quick players, compared with a quick one."""
    window = keeping.open(seed)
    compare_with(window, level)
    window.match.start(Wish(window.match.wish.options, ("", "club", "club", "club")))
    return window


def compare_with(window: MainWindow, level: str) -> None:
    settings = msgspec.structs.replace(window.preferences.settings, compare_with=level)
    window.preferences.change(settings)


def number(window: MainWindow) -> int:
    return session_of(window).view.public.number


def hold(window: MainWindow) -> threading.Event:
    """Keep the worker busy with something of the table until the event is set."""
    held = threading.Event()

    def think(_: Stop) -> bool:
        return held.wait(20)

    window.worker.start(think, lambda _: None, limit=0)
    return held


def test_a_deal_that_is_over_is_played_again_and_kept(qtbot: QtBot, keeping: Keeping) -> None:
    window = begin(keeping)
    finish_deal(qtbot, window)
    qtbot.waitUntil(lambda: any(deal == number(window) for deal, _ in kept(keeping)), timeout=TIME)
    assert window.match.journal is not None
    found = compare(finished_deal(window.match.journal.rows, number(window)), 0, "club")
    assert found is not None
    assert dict(kept(keeping))[number(window)] == found.theirs
    assert not window.look_back.comparing.running


def test_it_goes_on_while_the_next_deal_is_played(qtbot: QtBot, keeping: Keeping) -> None:
    window = begin(keeping)
    finish_deal(qtbot, window)
    over = number(window)
    window.match.go_on()
    wait_for_turn(qtbot, window)
    qtbot.waitUntil(lambda: any(deal == over for deal, _ in kept(keeping)), timeout=TIME)


def test_the_table_goes_first(qtbot: QtBot, keeping: Keeping) -> None:
    window = begin(keeping, "")
    finish_deal(qtbot, window)
    held = hold(window)
    compare_with(window, "club")
    window.look_back.follow()
    assert window.look_back.comparing.running
    order: list[str] = []
    window.worker.start(lambda _: "card", order.append, limit=0)
    assert kept(keeping) == ()
    held.set()
    qtbot.waitUntil(lambda: bool(order), timeout=TIME)
    assert kept(keeping) == ()
    qtbot.waitUntil(lambda: bool(kept(keeping)), timeout=TIME)


def test_nobody_is_compared_with_where_that_is_set(qtbot: QtBot, keeping: Keeping) -> None:
    window = begin(keeping, "")
    finish_deal(qtbot, window)
    window.look_back.follow()
    assert not window.look_back.comparing.running
    ended: list[object] = []
    window.worker.start(lambda _: "free", ended.append, limit=0)
    qtbot.waitUntil(lambda: bool(ended), timeout=TIME)
    assert kept(keeping) == ()


def test_a_deal_taken_back_is_played_again_no_more(qtbot: QtBot, keeping: Keeping) -> None:
    window = begin(keeping, "")
    finish_deal(qtbot, window)
    held = hold(window)
    compare_with(window, "club")
    window.look_back.follow()
    assert window.look_back.comparing.running
    window.match.undo()
    qtbot.waitUntil(lambda: not session_of(window).deal_over, timeout=TIME)
    assert not window.look_back.comparing.running
    held.set()
    finish_deal(qtbot, window)
    qtbot.waitUntil(lambda: bool(kept(keeping)), timeout=TIME)


def test_closing_in_between_leaves_it_out_and_the_next_start_makes_it(
    qtbot: QtBot, keeping: Keeping
) -> None:
    window = begin(keeping, "")
    finish_deal(qtbot, window)
    held = hold(window)
    compare_with(window, "club")
    window.look_back.follow()
    held.set()
    keeping.close()
    assert kept(keeping) == ()
    again = keeping.open()
    again.resuming.resume()
    qtbot.waitUntil(lambda: session_of(again).deal_over, timeout=TIME)
    qtbot.waitUntil(lambda: bool(kept(keeping)), timeout=TIME)


def test_watched_computers_are_not_compared(qtbot: QtBot, keeping: Keeping) -> None:
    window = keeping.open("watched")
    compare_with(window, "club")
    window.match.start(Wish(window.match.wish.options, ("club",) * 4))
    session = session_of(window)
    qtbot.waitUntil(lambda: len(session.ledger.lines) > 1, timeout=TIME)
    assert not window.look_back.comparing.running
    assert kept(keeping) == ()


def test_the_review_has_what_is_kept_and_keeps_what_it_finds(
    qtbot: QtBot, keeping: Keeping
) -> None:
    window = begin(keeping)
    finish_deal(qtbot, window)
    over = number(window)
    qtbot.waitUntil(lambda: any(deal == over for deal, _ in kept(keeping)), timeout=TIME)
    window.look_back.reviews.budget, window.look_back.reviews.rivals = 20, ("casual", "club")
    window.look_back.review_deal()
    shown = window.look_back.reviews.window
    assert shown is not None
    assert [came.theirs.level for came in shown.work.comparisons] == ["club"]
    total = len(shown.work.moments) + (not shown.work.unsolved) + 1
    assert shown.work.total == total
    qtbot.waitUntil(lambda: shown.work.over, timeout=TIME)
    assert [came.theirs.level for came in shown.work.comparisons] == ["casual", "club"]
    levels = {theirs.level for deal, theirs in kept(keeping) if deal == over}
    assert levels == {"casual", "club"}
    keeping.close()
    again = keeping.open()
    again.resuming.resume()
    qtbot.waitUntil(lambda: session_of(again).deal_over, timeout=TIME)
    again.look_back.reviews.budget, again.look_back.reviews.rivals = 20, ("casual", "club")
    again.look_back.review_deal()
    assert again.look_back.reviews.window is not None
    found = again.look_back.reviews.window.work.comparisons
    assert [came.theirs.level for came in found] == ["casual", "club"]


def test_the_review_says_how_one_does_over_time(qtbot: QtBot, keeping: Keeping) -> None:
    window = begin(keeping)
    while len(kept(keeping)) < 2:
        before = len(kept(keeping))
        finish_deal(qtbot, window)
        qtbot.waitUntil(partial(more, keeping, before), timeout=TIME)
        window.match.go_on()
    finish_deal(qtbot, window)
    window.look_back.reviews.rivals = ("club",)
    window.look_back.review_deal()
    shown = window.look_back.reviews.window
    assert shown is not None
    qtbot.waitUntil(lambda: shown.work.over, timeout=TIME)
    figure = window.look_back.reviews.skill("club")
    assert figure is not None
    assert figure.deals == len(kept(keeping)) > 2
    labels = [label.text() for label in shown.comparison.findChildren(QLabel)]
    assert any(f"Over {figure.deals} deals" in text for text in labels)


def more(keeping: Keeping, before: int) -> bool:
    return len(kept(keeping)) > before
