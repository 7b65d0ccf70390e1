"""The history: all deals, found again, opened, and given out as records."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from tests.ui.kept import Keeping, Speak
from tests.ui.player import Clicker, Opener, play_deal, session_of, thumb, wait_for_turn
from three04.record.reading import read
from three04.rules.options import STANDARD
from three04.store.database import connect_reader
from three04.ui.career.history_window import HistoryWindow
from three04.ui.models.deals import COLUMNS, DealsModel
from three04.ui.review.window import ReviewWindow
from three04.ui.window.main_window import MainWindow
from three04.ui.words import texts


def opened(window: MainWindow) -> HistoryWindow:
    QTest.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert window.career.history is not None
    assert window.career.history.isVisible()
    return window.career.history


@pytest.fixture
def shown(keeping: Keeping, career_folder: Path) -> HistoryWindow:
    return opened(keeping.open("history"))


def column(window: HistoryWindow, name: str) -> list[str]:
    at = COLUMNS.index(name)
    return [str(window.model.index(row, at).data()) for row in range(window.model.rowCount())]


def search(window: HistoryWindow, text: str) -> None:
    window.search.setFocus()
    window.search.clear()
    QTest.keyClicks(window.search, text)
    QTest.keyClick(window.search, Qt.Key.Key_Return)


def test_all_deals_are_there_the_latest_first(shown: HistoryWindow, keeping: Keeping) -> None:
    with connect_reader(keeping.database) as reader:
        (number,) = reader.execute("SELECT count(*) FROM deal").fetchone()
    assert shown.model.rowCount() == number > 20
    assert shown.count.text() == f"{number} deals"
    assert set(column(shown, "maker")) <= {"", "You", *texts.COMPUTER_NAMES}
    assert {"Made", "Failed"} <= set(column(shown, "outcome"))
    assert shown.view.currentIndex().row() == 0


def test_the_model_keeps_its_promises(shown: HistoryWindow, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(shown.model)  # type: ignore[no-untyped-call] # the plugin has no types


def test_only_what_is_looked_at_is_read(shown: HistoryWindow) -> None:
    model = DealsModel(shown.store, shown.model.numbers, shown.suit)
    model.refresh()
    assert model.pages_read == 0
    model.index(model.rowCount() - 1, 0).data()
    assert model.pages_read == 1


def test_deals_are_searched_by_what_is_seen(shown: HistoryWindow) -> None:
    whole = shown.model.rowCount()
    search(shown, "failed")
    assert set(column(shown, "outcome")) == {"Failed"}
    search(shown, "made you")
    assert set(column(shown, "outcome")) == {"Made"}
    assert set(column(shown, "maker")) == {"You"}
    search(shown, "nobody at all")
    assert shown.model.rowCount() == 0
    assert shown.count.text() == "0 deals"
    assert not shown.open_button.isEnabled()
    search(shown, "standard")
    assert all(text.startswith("Standard") for text in column(shown, "match"))
    day = column(shown, "ended")[0].split()[0]
    search(shown, day)
    assert {text.split()[0] for text in column(shown, "ended")} == {day}
    search(shown, "160")
    assert set(column(shown, "contract")) == {"160"}
    search(shown, "")
    assert shown.model.rowCount() == whole


def test_a_search_begins_by_itself(shown: HistoryWindow, qtbot: QtBot) -> None:
    shown.search.setFocus()
    QTest.keyClicks(shown.search, "failed")
    qtbot.waitUntil(lambda: set(column(shown, "outcome")) == {"Failed"})
    assert shown.announcer.said[-1] == shown.count.text()


def test_a_click_on_a_column_sorts(shown: HistoryWindow) -> None:
    header = shown.view.horizontalHeader()
    at = COLUMNS.index("points")
    x = header.sectionViewportPosition(at) + 12
    ways = set()
    for _ in range(2):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, 12))
        points = [int(text) for text in column(shown, "points") if text]
        assert shown.model.query.column == "points"
        assert points == sorted(points, reverse=shown.model.query.descending)
        ways.add(shown.model.query.descending)
    assert ways == {False, True}


def test_enter_opens_the_deal(shown: HistoryWindow, keeping: Keeping, qtbot: QtBot) -> None:
    shown.view.selectRow(3)
    match, n = shown.model.keys[3]
    ways: tuple[Callable[[], object], ...] = (
        lambda: QTest.keyClick(shown.view, Qt.Key.Key_Return),
        shown.open_button.click,
        lambda: shown.view.doubleClicked.emit(shown.view.currentIndex()),
    )
    for act in ways:
        with qtbot.waitSignal(shown.replay) as signal:
            act()
        (deal,) = signal.args
        (record,) = read(deal.text())
        assert (deal.match, deal.number, deal.seat) == (match, n, 0)
        with connect_reader(keeping.database) as reader:
            (deals,) = reader.execute(
                "SELECT count(*) FROM deal WHERE match = ?", (match,)
            ).fetchone()
        assert len(record.deals) == deals
    assert 'Seat0 "You"' in deal.text()


def test_the_review_is_opened_by_mouse_and_by_key(
    shown: HistoryWindow, keeping: Keeping, qtbot: QtBot
) -> None:
    window = keeping.windows[-1]
    window.look_back.reviews.budget, window.look_back.reviews.rivals = 20, ("club", "strong")
    reviews: list[ReviewWindow] = []
    ways: tuple[Callable[[], object], ...] = (
        lambda: QTest.mouseClick(shown.review_button, Qt.MouseButton.LeftButton),
        lambda: QTest.keyClick(shown, Qt.Key.Key_V, Qt.KeyboardModifier.AltModifier),
    )
    for row, act in enumerate(ways, 1):
        shown.activateWindow()
        qtbot.waitUntil(shown.isActiveWindow)
        shown.view.selectRow(row)
        match, n = shown.model.keys[row]
        with qtbot.waitSignal(shown.review):  # Qt shows the button pressed for a moment
            act()
        review = window.look_back.reviews.window
        assert review is not None
        assert review.isVisible()
        assert (review.work.deal.number, review.work.seat) == (n, 0)
        assert window.storage.keeper.store is not None
        assert review.work.deal.header == window.storage.keeper.store.matches.load(match).rows[0]
        # What a computer player did there was kept, and is not worked out again.
        assert [came.theirs.level for came in review.work.comparisons] == ["strong"]
        reviews.append(review)
    assert reviews[0] is not reviews[1]
    qtbot.waitUntil(lambda: reviews[1].work.done > 0, timeout=20_000)


def test_records_go_to_files_and_to_the_clipboard(shown: HistoryWindow, tmp_path: Path) -> None:
    shown.view.selectRow(1)
    shown.copy_button.click()
    text = QGuiApplication.clipboard().text()
    assert read(text)
    assert "clipboard" in shown.message.text()
    file = tmp_path / "one.304"
    shown.export(str(file))
    assert file.read_text("utf-8") == text
    shown.export(str(tmp_path / "no" / "one.304"))
    assert "cannot be written" in shown.message.text()


def test_the_cards_of_the_running_deal_are_nobodys_to_see(keeping: Keeping, qtbot: QtBot) -> None:
    window = keeping.open("history")
    session_of(window).finish_deal()
    qtbot.waitUntil(lambda: session_of(window).deal_over, timeout=20_000)
    window.match.go_on()
    question = wait_for_turn(qtbot, window)
    if question is not None:
        session_of(window).answer(thumb(session_of(window), question))
    window.activateWindow()
    shown = opened(window)
    assert shown.model.rowCount() == 1
    found = shown.record()
    assert found is not None
    (record,) = read(found)
    assert len(record.deals) == 1


def test_the_keyboard_does_all_of_it(shown: HistoryWindow) -> None:
    assert QApplication.focusWidget() is shown.view
    QTest.keyClick(shown.view, Qt.Key.Key_Down)
    assert shown.view.currentIndex().row() == 1
    QTest.keyClick(shown.view, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is shown.open_button
    QTest.keyClick(shown, Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    assert QApplication.focusWidget() is shown.search
    for widget in (shown.view, shown.search):
        assert widget.accessibleName()
    QTest.keyClick(shown.view, Qt.Key.Key_Escape)
    assert not shown.isVisible()


def test_a_window_that_keeps_nothing_has_no_history(open_window: Opener) -> None:
    shown = opened(open_window(STANDARD, "history"))
    assert "keeps no matches" in shown.message.text()
    assert shown.record() is None


def test_a_damaged_database_is_said_in_a_sentence(shown: HistoryWindow, keeping: Keeping) -> None:
    for file in keeping.folder.glob("three04.db*"):
        file.unlink()
    keeping.database.write_bytes(b"no database at all " * 500)
    shown.refresh()
    assert "cannot be read" in shown.message.text()
    assert shown.model.rowCount() == 0


def test_the_language_changes_at_run_time(shown: HistoryWindow, speak: Speak) -> None:
    speak("de")
    assert shown.windowTitle() == "Gespielte Runden"
    assert "." in column(shown, "ended")[0]
    search(shown, "du")
    assert set(column(shown, "maker")) == {"Du"}


DAMAGED: tuple[str, ...] = (
    "deal SET tokens = '[1,'",
    "deal SET tokens = CAST(x'fe22ff' AS TEXT)",
    "deal SET moved = 'x'",
    "deal SET outcome = 'mad'",
    "deal SET maker = 99",
    "deal SET trump = 'X'",
    "deal SET height = 161 WHERE height = 160",
    "deal SET opponents = CAST(x'fe22ff' AS TEXT)",
    "match SET names = '[\"\"'",
    "match SET names = CAST(x'fe22ff' AS TEXT)",
    "match SET profile = 'Standarf'",
    "match SET tabletop = 'fouq'",
    "match SET my_seat = 99",
)
"""Words that a flipped bit leaves behind: the file's pages are sound, so nobody has noticed."""


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_word_spoils_no_window(
    keeping: Keeping, career_folder: Path, damage: str, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(keeping.database)) as connection, connection:
        connection.execute("UPDATE match SET status = 'running' WHERE id = 1")
        connection.execute(f"UPDATE {damage}")
    window = keeping.open("history")
    history = opened(window)
    assert history.model.rowCount() > 20
    for name in COLUMNS:
        assert len(column(history, name)) == history.model.rowCount()
        history.model.sort(COLUMNS.index(name))
        assert not history.model.trouble
    history.view.selectRow(0)
    history.open_button.click()
    window.career.show_statistics()
    assert window.career.statistics is not None
    assert window.career.statistics.figures is not None
    window.career.statistics.export(str(tmp_path / "deals.csv"))
    assert (tmp_path / "deals.csv").exists()


def test_damaged_words_of_one_match_hide_no_other(keeping: Keeping, career_folder: Path) -> None:
    with closing(sqlite3.connect(keeping.database)) as connection, connection:
        connection.execute("UPDATE match SET status = 'running' WHERE id IN (1, 2)")
        connection.execute("UPDATE match SET names = CAST(x'fe22ff' AS TEXT) WHERE id = 1")
        connection.execute("UPDATE deal SET tokens = '[1,' WHERE match = 1")
    window = keeping.open("history")
    assert 2 in [info.id for info in window.storage.keeper.unfinished()]


def test_a_deal_that_was_taken_back_is_not_opened(keeping: Keeping, qtbot: QtBot) -> None:
    window = keeping.open("history")
    play_deal(qtbot, window, Clicker(qtbot, window))
    history = opened(window)
    assert history.model.rowCount() == 1
    window.match.undo()
    wait_for_turn(qtbot, window)
    assert history.model.rowCount() == 1  # it has not been read again
    history.open_button.click()
    assert not window.replaying.replays.windows
    assert history.message.text() == "This deal was taken back: it is not over any more."
    assert history.model.rowCount() == 0


def test_a_narrow_window_shows_remarks_rather_than_points(
    keeping: Keeping, career_folder: Path
) -> None:
    with closing(sqlite3.connect(keeping.database)) as connection, connection:
        connection.execute("UPDATE match SET number = '304', origin = 'played'")
        connection.execute("UPDATE deal SET undone = 0")
    history = opened(keeping.open("history"))
    points, remarks = COLUMNS.index("points"), COLUMNS.index("mark")
    for width, hidden in ((620, True), (960, False)):  # on a small screen, as it opens
        history.resize(width, 440)
        QApplication.processEvents()
        view = history.view
        assert view.isColumnHidden(points) == hidden
        needed = view.fontMetrics().horizontalAdvance("number 304")
        assert view.columnWidth(remarks) > needed
        last = view.columnViewportPosition(remarks) + view.columnWidth(remarks)
        assert last <= view.viewport().width()


@pytest.mark.parametrize("code", ["es", "de", "en"])
def test_points_are_left_out_only_where_they_have_no_room(
    keeping: Keeping, career_folder: Path, speak: Speak, code: str
) -> None:
    with closing(sqlite3.connect(keeping.database)) as connection, connection:
        connection.execute("UPDATE match SET number = NULL, origin = 'played'")
        connection.execute("UPDATE deal SET undone = 0")
    window = keeping.open("history")
    speak(code)
    history = opened(window)
    history.resize(760, 620)
    QApplication.processEvents()
    view, points = history.view, COLUMNS.index("points")
    assert not view.isColumnHidden(points)
    header = view.horizontalHeader()
    for sorted_by in (0, points):
        view.sortByColumn(sorted_by, Qt.SortOrder.AscendingOrder)
        QApplication.processEvents()
        assert header.length() <= view.viewport().width()
        assert view.columnWidth(sorted_by) >= header.sectionSizeHint(sorted_by)
        for column in range(len(COLUMNS)):
            title = view.model().headerData(column, Qt.Orientation.Horizontal)
            assert header.fontMetrics().horizontalAdvance(title) < view.columnWidth(column)
            assert view.sizeHintForColumn(column) <= view.columnWidth(column)
