"""The statistics window: what counts, by mouse and keyboard, and what becomes of every fault."""

import csv
import io
import shutil
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMessageBox, QTableView
from pytestqt.qtbot import QtBot

from tests.store import career
from tests.ui.kept import Keeping, Speak
from tests.ui.player import Opener
from three04.rules.options import STANDARD
from three04.store import statistics
from three04.store.counts import (
    DealCounts,
    Filter,
)
from three04.store.database import connect_reader
from three04.store.settings import SettingsFile
from three04.store.skill import Skill, SkillFigure
from three04.store.statistics import Statistics
from three04.store.store import Store
from three04.ui import preferences
from three04.ui.career.charts import Chart
from three04.ui.career.statistics_window import StatisticsWindow
from three04.ui.style.appearance import Appearance, dress_application
from three04.ui.window.main_window import MainWindow
from three04.ui.words.numbers import Numbers


def opened(window: MainWindow) -> StatisticsWindow:
    QTest.keyClick(window, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert window.career.statistics is not None
    assert window.career.statistics.isVisible()
    return window.career.statistics


@pytest.fixture
def shown(keeping: Keeping, career_folder: Path) -> StatisticsWindow:
    return opened(keeping.open("statistics"))


def counts(keeping: Keeping, chosen: Filter) -> DealCounts:
    with closing(connect_reader(keeping.database)) as reader:
        return Statistics(reader, chosen).deals()


def deals_said(window: StatisticsWindow) -> str:
    return window.tiles.tiles[-1].figure.text()


def choose(box: QComboBox, value: object) -> None:
    at = box.findData(value)
    assert at >= 0, value
    box.setCurrentIndex(at)


def texts(table: QTableView) -> list[list[str]]:
    model = table.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_the_figures_are_those_of_the_deals(shown: StatisticsWindow, keeping: Keeping) -> None:
    found = counts(keeping, Filter())
    numbers = Numbers("en")
    assert found.deals > 20
    said = [tile.figure.text() for tile in shown.tiles.tiles]
    assert said[-1] == numbers.whole(found.deals)
    assert said[-2] == numbers.signed(found.tokens)
    assert numbers.whole(found.deals) in shown.tiles.tiles[-1].figure.accessibleName()
    for height in (480, 900):
        shown.resize(900, height)
        QApplication.processEvents()
        model, table = shown.contracts, shown.views[0]
        assert table.visualRect(model.index(model.rowCount() - 1, 0)).bottom() <= table.height()
        assert table.horizontalHeader().height() > 10
    all_made = texts(shown.views[0])[-1]
    assert all_made[0] == "All"
    assert "\N{MIDDLE DOT}" in all_made[1]
    lines = {line[0]: line[1] for line in texts(shown.views[1])}
    assert lines["Redealt"].startswith(f"{found.redeals} of {found.deals}")


def test_what_counts_can_be_chosen(shown: StatisticsWindow, keeping: Keeping) -> None:
    with closing(connect_reader(keeping.database)) as reader:
        choices = statistics.choices(reader)
    row = shown.filter
    for box, field, values in (
        (row.rules, "profile", choices.profiles),
        (row.table, "tabletop", choices.tabletops),
        (row.level, "opponents", choices.opponents),
    ):
        assert [box.itemData(n) for n in range(1, box.count())] == list(values)
        for value in values:
            choose(box, value)
            chosen = msgspec.structs.replace(Filter(), **{field: value})
            expected = counts(keeping, chosen).deals
            assert deals_said(shown) == str(expected)
        choose(box, None)
    choose(row.period, "50")
    assert deals_said(shown) == str(counts(keeping, Filter(last=50)).deals)
    choose(row.period, "7d")
    assert row.chosen().since is not None
    choose(row.period, "all")
    for check, chosen in ((row.undone, Filter(undone=True)), (row.repeated, Filter(repeated=True))):
        assert check.isEnabled() == bool(int(check.text().rpartition("(")[2].rstrip(")")))
        check.setChecked(True)
        assert deals_said(shown) == str(counts(keeping, chosen).deals)
        check.setChecked(False)


def test_everything_has_a_name_and_the_keyboard_reaches_it(shown: StatisticsWindow) -> None:
    reached = []
    shown.filter.rules.setFocus()
    for _ in range(40):
        now = QApplication.focusWidget()
        assert now is not None
        reached.append(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
    wanted = [
        *shown.filter.boxes, shown.curve, shown.step, shown.line, shown.bars, shown.tabs,
        shown.views[0], shown.reset_button, shown.export_button, shown.close_button,
    ]  # fmt: skip
    places = [reached.index(widget) for widget in wanted]
    assert places == sorted(places)
    assert reached[len(set(reached))] is shown.filter.rules
    for widget in wanted:
        assert widget.accessibleName() or getattr(widget, "text", str)()
    for chart in (shown.line, shown.bars):
        assert isinstance(chart, Chart)
        assert any(char.isdigit() for char in chart.accessibleDescription())


def test_the_line_shows_tokens_or_contracts_in_every_step(shown: StatisticsWindow) -> None:
    assert shown.figures is not None
    for step in ("deal", "day", "week", "month"):
        at = shown.step.findData(step)
        shown.step.setCurrentIndex(at)
        shown.step.activated.emit(at)
        assert shown.figures.step == step
        assert shown.step.currentData() == step
        for curve in ("tokens", "contracts", "skill"):
            choose(shown.curve, curve)
            assert len(shown.line.data.lines) == (2 if curve == "contracts" else 1)
            for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_End):
                QTest.keyClick(shown.line, key)
                assert shown.line.said()
                assert not shown.line.grab().isNull()


def skill(keeping: Keeping, chosen: Filter) -> SkillFigure:
    with closing(connect_reader(keeping.database)) as reader:
        return Skill(reader, chosen).figures()["strong"]


def test_the_skill_figure_stands_by_itself_and_over_time(
    shown: StatisticsWindow, keeping: Keeping
) -> None:
    numbers = Numbers("en")
    for check in (False, True):
        shown.filter.repeated.setChecked(check)
        figure = skill(keeping, Filter(repeated=check))
        assert figure.margin is not None
        tile = shown.tiles.tiles[3]
        assert "Strong" in tile.name.text()
        assert tile.figure.text() == numbers.signed_decimal(figure.mean, 2)
        assert numbers.decimal(figure.margin, 2) in tile.detail.text()
        assert f"{figure.deals} deals" in tile.detail.text()
        choose(shown.curve, "skill")
        (line,) = shown.line.data.lines
        assert line.values[-1] == pytest.approx(figure.mean)
        low, high = shown.line.data.band[-1] or (0.0, 0.0)
        assert high - low == pytest.approx(2 * figure.margin)
        assert shown.line.data.up[0][0] <= low
        assert shown.line.data.up[-1][0] >= high
        QTest.keyClick(shown.line, Qt.Key.Key_End)
        assert f"beside Strong, {figure.deals} deals" in shown.line.said()
        assert numbers.decimal(figure.margin, 2) in shown.line.accessibleDescription()
    assert any("Strong" in line[0] for line in texts(shown.views[1]))


def test_whom_the_person_is_compared_with_can_be_set(keeping: Keeping, career_folder: Path) -> None:
    store = Store(career_folder)
    store.matches.run(lambda c: c.execute("DELETE FROM comparison WHERE deal > 2"))
    career.compare(store.matches, "club")
    store.close()
    window = keeping.open("statistics")
    shown = opened(window)
    assert "Strong" in shown.tiles.tiles[3].name.text()
    for level, name in (("club", "Club player"), ("expert", "Club player"), ("strong", "Strong")):
        shown.close()
        settings = msgspec.structs.replace(window.preferences.settings, compare_with=level)
        window.preferences.change(settings)
        opened(window)
        assert name in shown.tiles.tiles[3].name.text()  # of Expert nothing is known
    assert len([line for line in texts(shown.views[1]) if "same cards" in line[0]]) == 2


def test_rules_tables_and_levels_are_compared(shown: StatisticsWindow, keeping: Keeping) -> None:
    shown.tabs.setCurrentIndex(2)
    for by in ("opponents", "profile", "tabletop"):
        choose(shown.by, by)
        deals = [int(line[1].replace(",", "")) for line in texts(shown.views[2])]
        assert sum(deals) == counts(keeping, Filter()).deals
    assert shown.views[2].isVisible()
    assert not shown.views[0].isVisible()


def test_counting_begins_anew_with_a_copy_and_nothing_is_deleted(
    shown: StatisticsWindow, keeping: Keeping, qtbot: QtBot
) -> None:
    before = counts(keeping, Filter()).deals
    shown.reset_button.click()
    (box,) = shown.findChildren(QMessageBox)
    assert box.defaultButton() is box.escapeButton()
    box.defaultButton().click()
    assert deals_said(shown) == str(before)
    shown.reset_button.click()
    box = shown.findChildren(QMessageBox)[-1]
    next(b for b in box.buttons() if b is not box.escapeButton()).click()
    assert deals_said(shown) == "0"
    (copy,) = (keeping.folder / "backups").glob("*before-reset*")
    assert copy.name in shown.message.text()
    assert counts(keeping, Filter()).deals == before
    assert SettingsFile(keeping.folder / preferences.FILE).settings.statistics_since > 0
    choose(shown.filter.period, "all")
    assert deals_said(shown) == str(before)
    again = opened(keeping.open("statistics"))
    assert again.filter.period.currentData() == "since"
    assert deals_said(again) == "0"
    assert again.line.data.empty


def test_nothing_is_set_back_if_no_copy_can_be_made(
    shown: StatisticsWindow, keeping: Keeping
) -> None:
    keeping.windows[-1].storage.close()  # it may be making the day's copy
    shutil.rmtree(keeping.folder / "backups", ignore_errors=True)
    (keeping.folder / "backups").write_text("in the way")
    before = deals_said(shown)
    shown.reset()
    assert "cannot be copied" in shown.message.text()
    assert deals_said(shown) == before
    assert shown.filter.chosen().since is None


def test_the_deals_that_count_are_exported(
    shown: StatisticsWindow, keeping: Keeping, tmp_path: Path
) -> None:
    choose(shown.filter.period, "50")
    file = tmp_path / "deals.csv"
    shown.export(str(file))
    lines = list(csv.DictReader(io.StringIO(file.read_text("utf-8-sig"), newline="")))
    assert len(lines) == counts(keeping, Filter(last=50)).deals
    assert sum(int(line["tokens"]) for line in lines) == counts(keeping, Filter(last=50)).tokens
    assert all(line["strong_tokens"] for line in lines)
    assert not any(line["expert_tokens"] for line in lines)
    assert str(file) in shown.message.text()
    shown.export(str(tmp_path / "no" / "deals.csv"))
    assert "cannot be written" in shown.message.text()


def test_a_person_who_has_not_played_yet_is_told_so(keeping: Keeping) -> None:
    window = opened(keeping.open("statistics"))
    assert deals_said(window) == "0"
    assert "No deals yet" in window.line.data.empty
    assert "No deals yet" in window.line.accessibleDescription()
    choose(window.curve, "skill")
    assert "played again" in window.line.data.empty
    assert "played again" in window.line.accessibleDescription()
    assert "no deals compared" in window.tiles.tiles[3].detail.text()
    assert not window.export_button.isEnabled()
    assert not window.grab().isNull()


def test_a_window_that_keeps_nothing_has_nothing_to_count(open_window: Opener) -> None:
    window = opened(open_window(STANDARD, "statistics"))
    assert "keeps no matches" in window.message.text()
    window.reset()
    window.export("nowhere")


def test_a_database_that_went_is_said_in_the_players_words(
    shown: StatisticsWindow, keeping: Keeping
) -> None:
    for file in keeping.folder.glob("three04.db*"):
        file.unlink()
    shown.refresh()
    said = "The statistics cannot be read: the file with your matches cannot be opened."
    assert shown.message.text() == said


def test_a_damaged_database_is_said_in_a_sentence(
    shown: StatisticsWindow, keeping: Keeping
) -> None:
    for file in keeping.folder.glob("three04.db*"):
        file.unlink()
    keeping.database.write_bytes(b"no database at all " * 500)
    shown.refresh()
    assert "cannot be read" in shown.message.text()


def test_what_is_played_meanwhile_counts(
    shown: StatisticsWindow, keeping: Keeping, qtbot: QtBot
) -> None:
    window = keeping.windows[-1]
    shown.filter.repeated.setChecked(True)
    before = counts(keeping, Filter(repeated=True)).deals
    session = window.session
    assert session is not None
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    session.finish_deal()
    qtbot.waitUntil(lambda: session.deal_over, timeout=20_000)
    shown.activateWindow()
    qtbot.waitUntil(lambda: deals_said(shown) == str(before + 1))


def test_the_language_changes_at_run_time(shown: StatisticsWindow, speak: Speak) -> None:
    speak("de")
    assert shown.windowTitle() == "Statistik"
    assert shown.tiles.tiles[0].name.text() == "Partien gewonnen"
    assert shown.filter.period.itemText(0) == "Gesamte Zeit"
    assert "," in shown.tiles.tiles[3].detail.text()
    speak("en")
    assert shown.windowTitle() == "Statistics"


@pytest.mark.parametrize("size", [1.0, 1.3, 1.6])
@pytest.mark.parametrize("code", ["en", "de", "es", "pt"])
def test_no_figure_and_no_name_of_a_column_is_cut_off(
    shown: StatisticsWindow, speak: Speak, qtbot: QtBot, qapp: QApplication, code: str, size: float
) -> None:
    speak(code)
    dress_application(qapp, Appearance(text_size=size))
    for width in (700, 1040):
        shown.resize(width, 460)
        for tab, table in enumerate(shown.views):
            shown.tabs.setCurrentIndex(tab)
            qtbot.waitUntil(partial(has_room, table))


def test_names_of_columns_that_get_their_font_after_the_figures_have_room(
    shown: StatisticsWindow, qtbot: QtBot
) -> None:
    shown.resize(1040, 460)
    table = shown.views[0]
    qtbot.waitUntil(partial(has_room, table))
    header = table.horizontalHeader()
    header.setStyleSheet("QHeaderView::section { font-size: 26px }")
    font = header.font()
    font.setPixelSize(26)
    header.setFont(font)
    qtbot.waitUntil(partial(has_room, table))


def has_room(table: QTableView) -> None:
    """Hold that no figure and no word of a column's name is cut off, once all lies in its place."""
    header, model = table.horizontalHeader(), table.model()
    for column in range(model.columnCount()):
        room = table.columnWidth(column)
        assert table.sizeHintForColumn(column) <= room
        name = str(model.headerData(column, Qt.Orientation.Horizontal))
        lines = header.height() // header.fontMetrics().lineSpacing()
        words = name.split() if lines > 1 else [name]
        assert all(header.fontMetrics().horizontalAdvance(word) < room for word in words)
