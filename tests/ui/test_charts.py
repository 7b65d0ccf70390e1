"""Charts: round numbers at the axes, points where they belong, and a picture that tells them."""

import dataclasses
import datetime
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from three04.ui.board import chart
from three04.ui.board.axes import day_ticks, inner_ticks, round_ticks
from three04.ui.board.canvas import Look
from three04.ui.board.chart import Bar, BarData, Line, LineData
from three04.ui.board.stage import Stage
from three04.ui.career.charts import BarChart, LineChart
from three04.ui.style.theme import DARK, FELT, Theme
from three04.ui.words.numbers import Numbers

DAY = 24 * 3600 * 1000
NOON = int(datetime.datetime(2026, 11, 30, 12).timestamp() * 1000)
RECT = QRectF(0, 0, 500, 240)

LINES = LineData(
    places=(0.0, 1.0, 2.0, 4.0),
    lines=(Line("+3", (0.0, -2.0, 1.0, 3.0), filled=True), Line("b", (None, None, 2.0, 2.0))),
    across=((0.0, "0"), (2.0, "2"), (4.0, "4")),
    up=((-2.0, "-2"), (0.0, "0"), (2.0, "2"), (4.0, "4")),
)
BARS = BarData(
    groups=(
        ("160", (Bar("We", 3, 1, "75 %", "4"), Bar("They", 0, 0, "-", "0"))),
        ("200", (Bar("We", 0, 2, "0 %", "2"), Bar("They", 5, 0, "100 %", "5"))),
    ),
    up=((0.0, "0 %"), (100.0, "100 %")),
    made="Made",
    failed="Failed",
)


@given(st.integers(-100_000, 100_000), st.integers(0, 100_000), st.integers(2, 9))
def test_ticks_are_round_and_hold_all_values(low: int, span: int, most: int) -> None:
    ticks = round_ticks(low, low + span, most)
    assert ticks[0] <= low
    assert ticks[-1] >= low + span
    assert 2 <= len(ticks) <= most + 2
    steps = {after - before for before, after in pairwise(ticks)}
    assert len(steps) == 1
    assert str(steps.pop()).rstrip("0") in {"1", "2", "5"}


@given(st.integers(1, 50), st.integers(0, 20_000), st.integers(2, 9))
def test_counts_are_ticked_inside(first: int, span: int, most: int) -> None:
    ticks = inner_ticks(first, first + span, most)
    assert all(first <= tick <= first + span for tick in ticks)
    assert len(ticks) <= most + 1


@given(st.integers(0, 4000), st.integers(0, 6000), st.integers(2, 9))
@example(698, 5478, 2)  # fifteen years in a narrow chart
def test_days_are_ticked_at_midnight_and_months_at_their_first(
    start: int, days: int, most: int
) -> None:
    first = NOON - start * DAY
    last = first + days * DAY
    ticks, unit = day_ticks(first, last, most)
    assert ticks
    assert list(ticks) == sorted(set(ticks)) or days == 0
    moments = [datetime.datetime.fromtimestamp(tick / 1000) for tick in ticks]
    assert all(m.time() == datetime.time() for m in moments)
    if unit == "month":
        assert all(m.day == 1 for m in moments)
        assert len(ticks) <= most + 1


def test_values_are_where_the_axes_say(qtbot: QtBot) -> None:
    look = Look()
    place = chart.line_place(RECT, LINES, look)
    low = chart.line_point(place, LINES, 1, LINES.lines[0])
    high = chart.line_point(place, LINES, 3, LINES.lines[0])
    assert low is not None
    assert high is not None
    assert low.y() == place.bottom()
    assert high.y() == pytest.approx(place.top() + place.height() / 6)
    assert high.x() == place.right()
    assert low.x() == place.left() + place.width() / 4
    assert chart.line_point(place, LINES, 0, LINES.lines[1]) is None
    assert chart.nearest(place, LINES, low.x() + 3) == 1
    assert chart.nearest(place, LINES, 10_000) == 3


def test_the_band_is_tinted_round_the_line_and_not_beyond_the_axes(qtbot: QtBot) -> None:
    band = (None, (-9.0, 9.0), (0.0, 2.0), (2.0, 4.0))
    images = []
    for data in (LINES, dataclasses.replace(LINES, band=band)):
        image = QImage(500, 240, QImage.Format.Format_RGB32)
        image.fill(FELT.inner)
        painter = QPainter(image)
        chart.line_chart(painter, RECT, data, Look(theme=FELT))
        painter.end()
        images.append(image)
    place = chart.line_place(RECT, LINES, Look(theme=FELT))
    plain, tinted = images

    def differs(across: float, value: float) -> bool:
        x = round(place.left() + across * place.width())
        y = round(place.bottom() - (value + 2) / 6 * place.height())
        return plain.pixelColor(x, y) != tinted.pixelColor(x, y)

    assert differs(0.3, 3.5)
    assert differs(0.9, 2.8)
    assert not differs(0.1, 3.5)
    assert not differs(0.9, 0.5)
    assert not differs(0.3, 4.3)


def test_bars_stand_inside_and_do_not_overlap(qtbot: QtBot) -> None:
    for wide in (260, 500, 900):
        rect = QRectF(0, 0, wide, 240)
        boxes = [box for _, box in chart.bars(rect, BARS, Look())]
        assert len(boxes) == 4
        assert all(rect.contains(box) for box in boxes)
        assert all(one.right() < other.left() for one, other in pairwise(boxes))


def painted(theme: Theme) -> tuple[QImage, Look]:
    look = Look(theme=theme)
    image = QImage(500, 240, QImage.Format.Format_RGB32)
    image.fill(theme.inner)
    painter = QPainter(image)
    chart.bar_chart(painter, RECT, BARS, look)
    painter.end()
    return image, look


@pytest.mark.parametrize("theme", [FELT, DARK])
def test_what_was_made_is_solid_and_what_failed_hatched(qtbot: QtBot, theme: Theme) -> None:
    image, look = painted(theme)
    (first, made), *_, (_, whole) = chart.bars(RECT, BARS, look)
    assert first.made == 3
    x = round(made.center().x())
    solid = {image.pixel(x, y) for y in range(round(made.bottom()) - 20, round(made.bottom()) - 2)}
    assert solid == {theme.gain.rgb()}
    top = range(round(made.top()) + 2, round(made.top() + 0.2 * made.height()))
    assert len({image.pixel(x, y) for y in top}) > 1
    assert image.pixel(round(whole.center().x()), round(whole.top()) + 4) == theme.gain.rgb()


def test_arrow_keys_point_at_one_value_after_the_other(qtbot: QtBot) -> None:
    widget = LineChart(Stage(), 200)
    qtbot.addWidget(widget)
    widget.resize(500, 240)
    widget.show_data(LINES, lambda at: f"value {at}")
    widget.show()
    spoken: list[str] = []
    widget.announcer.spoken.connect(spoken.append)
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Right,
                Qt.Key.Key_Left):  # fmt: skip
        QTest.keyClick(widget, key)
    assert spoken == [f"value {at}" for at in (0, 1, 3, 3, 2)]
    assert widget.said() == "value 2"
    widget.clearFocus()
    QTest.keyClick(widget, Qt.Key.Key_Up)
    assert widget.chosen == 2


def test_the_mouse_points_too_and_lets_go(qtbot: QtBot) -> None:
    widget = LineChart(Stage(), 200)
    qtbot.addWidget(widget)
    widget.resize(500, 240)
    widget.show_data(LINES, str)
    widget.show()
    qtbot.waitExposed(widget)
    place = chart.line_place(widget.room, LINES, widget.look)
    none, nothing = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    where = place.center()
    moved = QMouseEvent(
        QEvent.Type.MouseMove, where, widget.mapToGlobal(where), none, none, nothing
    )
    QApplication.sendEvent(widget, moved)
    assert widget.hasMouseTracking()
    assert widget.chosen == 2
    shown = widget.grab().toImage()
    QTest.keyClick(widget, Qt.Key.Key_Home)
    assert widget.grab().toImage() != shown


def test_charts_without_data_say_so(qtbot: QtBot) -> None:
    lines, bars = LineChart(Stage(), 200), BarChart(Stage(), 200)
    for widget in (lines, bars):
        qtbot.addWidget(widget)
        widget.resize(400, 220)
    lines.show_data(LineData((), (), (), (), "Nothing"), str)
    bars.show_data(BarData((), (), "", "", "Nothing"))
    for widget in (lines, bars):
        empty = widget.grab().toImage()
        assert len({empty.pixel(x, 112) for x in range(empty.width())}) > 1
        QTest.keyClick(widget, Qt.Key.Key_Right)
    assert lines.chosen is None


def test_numbers_are_written_as_the_language_does() -> None:
    english, german = Numbers("en"), Numbers("de")
    assert (english.whole(12345), german.whole(12345)) == ("12,345", "12.345")
    assert (english.decimal(-1.25), german.decimal(2.0)) == ("\u22121.3", "2,0")
    assert english.signed(3) == "+3"
    assert english.signed(0) == "0"
    assert english.signed(-3) == "\u22123"
    assert english.percent(2, 3) == "67\u00a0%"
    assert english.percent(0, 0) == "\u2013"
    assert (english.day(NOON), german.day(NOON)) == ("30/11/2026", "30.11.2026")
    assert german.day_of("3.1.26") == datetime.date(2026, 1, 3)
    assert english.day_of("2026-11-30") == datetime.date(2026, 11, 30)
    assert german.day_of("170") is None
