"""R48 at the window: while a match runs, nothing that it opens shows hands nobody was shown."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.table.shown_parts import match_of
from tests.ui.kept import Keeping
from tests.ui.player import session_of
from three04.record import Record, read
from three04.record.model import Tag
from three04.record.partly import UNSEEN
from three04.rules.journal import HeaderRow
from three04.store.matches import Status
from three04.store.store import Store
from three04.ui.keeping import sharing
from three04.ui.keeping.sharing import Shared
from three04.ui.window.main_window import MainWindow

STATUSES: tuple[Status, ...] = ("left", "finished")


def resumed(qtbot: QtBot, keeping: Keeping, *outcomes: str) -> MainWindow:
    """Return a window that goes on with a match whose last deal is over."""
    header, *rows = match_of(*outcomes)
    assert isinstance(header, HeaderRow)
    store = Store(keeping.folder)
    store.matches.add(header, rows)
    store.close()
    window = keeping.open()
    window.resuming.resume()
    qtbot.waitUntil(lambda: session_of(window).deal_over, timeout=20_000)
    return window


def hidden(record: Record) -> list[bool]:
    return [any(UNSEEN in hand for hand in deal.hands) for deal in record.deals]


def test_r48_replay_and_record_of_a_running_match_hide_them(
    keeping: Keeping, qtbot: QtBot, tmp_path: Path
) -> None:
    window = resumed(qtbot, keeping, "thrown-in", "redeal", "played")
    window.commands.replay_action.trigger()
    [replay] = window.replaying.replays.windows
    assert [deal.known for deal in replay.shown.replay.deals] == [False, False, True]
    replay.close()
    window.records.copy()
    text = QGuiApplication.clipboard().text()
    assert hidden(read(text)[0]) == [True, True, False]
    assert "left out until the match is over" in window.messages.notice.text()
    window.records.save(str(tmp_path / "running.304"))
    assert (tmp_path / "running.304").read_text("utf-8") == text


def test_r48_a_deal_thrown_in_is_not_reviewed_while_its_match_runs(
    keeping: Keeping, qtbot: QtBot
) -> None:
    window = resumed(qtbot, keeping, "played", "thrown-in")
    assert not window.commands.review_action.isEnabled()
    assert not window.area.result.review_button.isEnabled()
    assert "when the match is over" in window.area.result.review_button.toolTip()
    window.look_back.review_deal()
    assert not window.look_back.reviewing()
    window.career.show_history()
    history = window.career.history
    assert history is not None
    thrown = [n for _, n in history.model.keys].index(2)
    history.view.selectRow(thrown)
    QTest.mouseClick(history.review_button, Qt.MouseButton.LeftButton)
    assert "when the match is over" in history.message.text()
    assert not window.look_back.reviewing()
    record = history.record()
    assert record is not None
    assert hidden(read(record)[0]) == [False, True]
    history.open_button.click()
    [replay] = window.replaying.replays.windows
    assert [deal.known for deal in replay.shown.replay.deals] == [True, False]


@pytest.mark.parametrize("status", STATUSES)
def test_r48_a_match_that_is_gone_on_with_no_more_may_be_looked_at(
    keeping: Keeping, status: Status
) -> None:
    header, *rows = match_of("played", "thrown-in")
    assert isinstance(header, HeaderRow)
    store = Store(keeping.folder)
    match = store.matches.add(header, rows)
    store.matches.set_status(match, status)
    store.close()
    window = keeping.open("another")
    window.career.show_history()
    history = window.career.history
    assert history is not None
    record = history.record()
    assert record is not None
    assert hidden(read(record)[0]) == [False, False]


def test_r48_a_deal_thrown_in_is_shared_without_its_key(keeping: Keeping, qtbot: QtBot) -> None:
    window = resumed(qtbot, keeping, "thrown-in")
    proof = (Tag("Fingerprint", "f" * 64), Tag("Key", "a" * 64))
    text = sharing.seen(session_of(window), Shared(("304",), (), proof))
    assert "Fingerprint" in text
    assert "Key" not in text
