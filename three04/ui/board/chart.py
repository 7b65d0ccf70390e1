"""Charts: lines over time, and bars of what was made and what failed.

Pure functions of a painter, a place, the data and a look. What is told by a colour is told by a
shape too: failed is hatched, the second line is dashed and every line bears its name.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from three04.ui.board.canvas import Look, around, disc, faint, middle, rounded, write
from three04.ui.style.fonts import Role

Tick = tuple[float, str]
"""A value on an axis, and what is written there."""


@dataclass(frozen=True)
class Line:
    """One line of a chart.

    Attributes:
        name: Written at its end.
        values: One for each place on the axis; None where there is nothing to show yet.
        filled: Whether the room between it and zero is tinted: the first line is.
    """

    name: str
    values: tuple[float | None, ...]
    filled: bool = False


@dataclass(frozen=True)
class LineData:
    """What a chart of lines shows.

    Attributes:
        places: Where on the axis across each value belongs, rising.
        lines: The lines, two at the most.
        across: What is written below; up: what is written at the left.
        band: Between which two values the truth lies, tinted behind the first line; one for each
            place or none at all. What lies beyond the axis is not drawn.
        empty: What is said in place of lines where there are none.
    """

    places: tuple[float, ...]
    lines: tuple[Line, ...]
    across: tuple[Tick, ...]
    up: tuple[Tick, ...]
    empty: str = ""
    band: tuple[tuple[float, float] | None, ...] = ()


@dataclass(frozen=True)
class Bar:
    """A bar of two parts; what is rare is as high as what is common, for the share counts.

    Attributes:
        name: Whose it is, written below.
        made: How many were made, the solid part; ``failed`` the hatched one above.
        share: Written on top: how large the solid part is.
        count: Written below: how many there were.
    """

    name: str
    made: int
    failed: int
    share: str
    count: str


@dataclass(frozen=True)
class BarData:
    """What a chart of bars shows.

    Attributes:
        groups: The bars that stand together, by what is written below them.
        up: What is written at the left.
        made, failed: The names of the two parts.
        empty: What is said where there are no bars.
    """

    groups: tuple[tuple[str, tuple[Bar, ...]], ...]
    up: tuple[Tick, ...]
    made: str
    failed: str
    empty: str = ""


_DASHES: Final = [4.0, 2.5]
_POINTS: Final = 60
"""Lines with no more points than these show each as a dot."""


# ---------------------------------------------------------------------- lines


def line_place(rect: QRectF, data: LineData, look: Look) -> QRectF:
    """Return where the lines are drawn, inside of axes and names."""
    fonts, unit = look.fonts, look.unit
    left = max((fonts.width(text, Role.SECOND) for _, text in data.up), default=0) + 10 * unit
    right = max((fonts.width(line.name, Role.LABEL_STRONG) for line in data.lines), default=0)
    right = min(right, 0.3 * rect.width()) + 18 * unit
    return rect.adjusted(left, 30 * unit, -right, -24 * unit)  # above: a bubble


def line_point(place: QRectF, data: LineData, at: int, line: Line) -> QPointF | None:
    """Return where a line's value is; None where it has none."""
    value = line.values[at]
    if value is None:
        return None
    return QPointF(_x(place, data, data.places[at]), _y(place, data.up, value))


def line_across(place: QRectF, data: LineData, at: int) -> float:
    """Return where a value is across."""
    return _x(place, data, data.places[at])


def nearest(place: QRectF, data: LineData, x: float) -> int:
    """Return which value is nearest to a place across."""
    found = range(len(data.places))
    return min(found, key=lambda at: abs(_x(place, data, data.places[at]) - x))


def line_chart(
    painter: QPainter, rect: QRectF, data: LineData, look: Look, chosen: int | None = None
) -> None:
    """Paint lines over time.

    Args:
        painter: The painter.
        rect: All there is room in.
        data: What is shown.
        look: The look.
        chosen: The value that is pointed at, if any.
    """
    if not data.places:
        _nothing(painter, rect, data.empty, look)
        return
    place = line_place(rect, data, look)
    _grid(painter, place, data.up, look)
    _below(painter, place, data, look)
    _band(painter, place, data, look)
    names: list[tuple[float, Line, QColor]] = []
    for number, line in enumerate(data.lines):
        end = _line(painter, place, data, number, look)
        if end is not None:
            names.append((end.y(), line, _colour(number, look)))
    _names(painter, place, names, look)
    if chosen is not None:
        _cursor(painter, place, data, chosen, look)


def _x(place: QRectF, data: LineData, value: float) -> float:
    first, last = data.places[0], data.places[-1]
    part = 0.5 if last == first else (value - first) / (last - first)
    return place.left() + part * place.width()


def _y(place: QRectF, up: Sequence[Tick], value: float) -> float:
    low, high = up[0][0], up[-1][0]
    return place.bottom() - (value - low) / max(1e-9, high - low) * place.height()


def _grid(painter: QPainter, place: QRectF, up: Sequence[Tick], look: Look) -> None:
    theme = look.theme
    for value, text in up:
        y = _y(place, up, value)
        zero = value == 0 and up[0][0] <= 0
        painter.setPen(QPen(theme.outline if zero else theme.hairline, 1))
        painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y))
        at = QPointF(place.left() - 8 * look.unit, y + middle(Role.SECOND, look))
        write(painter, at, text, Role.SECOND, theme.muted, look, "right")


def _below(painter: QPainter, place: QRectF, data: LineData, look: Look) -> None:
    """Write what the places across are, leaving out what has no room."""
    painter.setPen(QPen(look.theme.outline, 1))
    free = -1e9
    for value, text in data.across:
        x = _x(place, data, value)
        half = look.fonts.width(text, Role.SECOND) / 2
        if not place.left() - 1 <= x <= place.right() + 1 or x - half < free:
            continue
        free = x + half + 10 * look.unit
        painter.setPen(QPen(look.theme.outline, 1))
        painter.drawLine(QPointF(x, place.bottom()), QPointF(x, place.bottom() + 4))
        at = QPointF(x, place.bottom() + 18 * look.unit)
        write(painter, at, text, Role.SECOND, look.theme.muted, look, "centre")


def _colour(number: int, look: Look) -> QColor:
    """Return the colour of the first line, or of the second."""
    return look.theme.ink if number else look.theme.brass_text


def _line(
    painter: QPainter, place: QRectF, data: LineData, number: int, look: Look
) -> QPointF | None:
    """Paint one line and return its end."""
    line, colour = data.lines[number], _colour(number, look)
    points = [
        point
        for at in range(len(data.places))
        if (point := line_point(place, data, at, line)) is not None
    ]
    if not points:
        return None
    wide = max(2.0, 2.0 * look.unit)
    if line.filled:
        _fill(painter, place, data, points, look)
    pen = QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if number:
        pen.setDashPattern(_DASHES)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(points))
    if len(points) <= _POINTS and place.width() > 12 * len(points):
        for point in points[:-1]:
            disc(painter, around(point, 2.4 * wide), look.theme.panel, colour, 0.7 * wide)
    disc(painter, around(points[-1], 4 * wide), colour, look.theme.panel, 0.8 * wide)
    return points[-1]


def _fill(
    painter: QPainter, place: QRectF, data: LineData, points: Sequence[QPointF], look: Look
) -> None:
    zero = min(max(_y(place, data.up, 0), place.top()), place.bottom())
    area = QPainterPath(QPointF(points[0].x(), zero))
    for point in points:
        area.lineTo(point)
    area.lineTo(QPointF(points[-1].x(), zero))
    area.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(look.theme.brass, 0.16))
    painter.drawPath(area)


def _band(painter: QPainter, place: QRectF, data: LineData, look: Look) -> None:
    """Tint where the truth lies."""
    lower: list[QPointF] = []
    upper: list[QPointF] = []
    for at, band in enumerate(data.band):
        if band is not None:
            x = _x(place, data, data.places[at])
            lower.append(QPointF(x, _y(place, data.up, band[0])))
            upper.append(QPointF(x, _y(place, data.up, band[1])))
    painter.save()
    painter.setClipRect(place)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(look.theme.brass, 0.16))
    painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
    painter.restore()


def _names(
    painter: QPainter, place: QRectF, names: Sequence[tuple[float, Line, QColor]], look: Look
) -> None:
    """Write each line's name at its end, one clear of the other."""
    high = 1.25 * look.fonts.pixels(Role.LABEL_STRONG)
    below = -1e9
    for y, line, colour in sorted(names, key=lambda name: name[0]):
        place_y = max(y, below + high)
        below = place_y
        at = QPointF(place.right() + 12 * look.unit, place_y + middle(Role.LABEL_STRONG, look))
        write(painter, at, line.name, Role.LABEL_STRONG, colour, look)


def _cursor(painter: QPainter, place: QRectF, data: LineData, chosen: int, look: Look) -> None:
    theme = look.theme
    x = _x(place, data, data.places[chosen])
    painter.setPen(QPen(theme.ink, 1, Qt.PenStyle.DotLine))
    painter.drawLine(QPointF(x, place.top()), QPointF(x, place.bottom()))
    for line in data.lines:
        point = line_point(place, data, chosen, line)
        if point is not None:
            disc(painter, around(point, 11 * look.unit), theme.ring_edge)
            disc(painter, around(point, 7 * look.unit), theme.ring)


def bubble(painter: QPainter, rect: QRectF, x: float, text: str, look: Look) -> None:
    """Write what is pointed at in a bubble at the upper edge, wholly inside of the chart."""
    unit = look.unit
    wide = look.fonts.width(text, Role.LABEL_STRONG) + 20 * unit
    left = min(max(x - wide / 2, rect.left()), max(rect.left(), rect.right() - wide))
    box = QRectF(left, rect.top(), min(wide, rect.width()), 24 * unit)
    rounded(painter, box, box.height() / 2, look.theme.chip, look.theme.chip_edge)
    at = QPointF(box.center().x(), box.center().y() + middle(Role.LABEL_STRONG, look))
    room = box.width() - 12 * unit
    write(painter, at, text, Role.LABEL_STRONG, look.theme.chip_ink, look, "centre", room)


# ---------------------------------------------------------------------- bars


def bar_place(rect: QRectF, data: BarData, look: Look) -> QRectF:
    """Return where the bars stand, inside of the axis and what is written below."""
    unit = look.unit
    left = max((look.fonts.width(text, Role.SECOND) for _, text in data.up), default=0) + 10 * unit
    return rect.adjusted(left, 44 * unit, -4 * unit, -54 * unit)


def bars(rect: QRectF, data: BarData, look: Look) -> list[tuple[Bar, QRectF]]:
    """Return every bar and where it stands, from the left."""
    place = bar_place(rect, data, look)
    found: list[tuple[Bar, QRectF]] = []
    room = place.width() / max(1, len(data.groups))
    for number, (_, group) in enumerate(data.groups):
        wide = min(52 * look.unit, 0.8 * room / max(1, len(group)))
        gap = min(10 * look.unit, 0.1 * room)
        whole = len(group) * wide + (len(group) - 1) * gap
        x = place.left() + (number + 0.5) * room - whole / 2
        for bar in group:
            found.append((bar, QRectF(x, place.top(), wide, place.height())))
            x += wide + gap
    return found


def bar_chart(painter: QPainter, rect: QRectF, data: BarData, look: Look) -> None:
    """Paint which part of each bar was made, and above it what failed."""
    if not data.groups:
        _nothing(painter, rect, data.empty, look)
        return
    place = bar_place(rect, data, look)
    _legend(painter, rect, data, look)
    _grid(painter, place, data.up, look)
    for bar, box in bars(rect, data, look):
        _bar(painter, bar, box, look)
    room = place.width() / len(data.groups)
    for number, (name, _) in enumerate(data.groups):
        at = QPointF(place.left() + (number + 0.5) * room, place.bottom() + 48 * look.unit)
        write(painter, at, name, Role.LABEL_STRONG, look.theme.ink, look, "centre", room)


def _bar(painter: QPainter, bar: Bar, box: QRectF, look: Look) -> None:
    theme, unit = look.theme, look.unit
    played, middle_x, room = bar.made + bar.failed, box.center().x(), box.width() + 8 * unit
    if played:
        split = box.bottom() - bar.made / played * box.height()
        painter.fillRect(QRectF(box.left(), split, box.width(), box.bottom() - split), theme.gain)
        if bar.failed:
            part = QRectF(box.left(), box.top(), box.width(), split - box.top())
            hatched(painter, part, theme.loss, look)
    top = box.top() if played else box.bottom()
    for y, text, role, colour in (
        (top - 6 * unit, bar.share, Role.LABEL_STRONG, theme.ink),
        (box.bottom() + 15 * unit, bar.name, Role.SECOND, theme.ink),
        (box.bottom() + 30 * unit, bar.count, Role.SECOND, theme.muted),
    ):
        write(painter, QPointF(middle_x, y), text, role, colour, look, "centre", room)


def hatched(painter: QPainter, rect: QRectF, colour: QColor, look: Look) -> None:
    """Paint a part that is told by its hatching as well as its colour."""
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, faint(colour, 0.16))
    painter.setPen(QPen(colour, max(1.4, 1.6 * look.unit)))
    step, x = 6 * look.unit, rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
        x += step
    painter.restore()
    painter.setPen(QPen(colour, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))


def _legend(painter: QPainter, rect: QRectF, data: BarData, look: Look) -> None:
    unit, x = look.unit, rect.left() + 4 * look.unit
    y = rect.top() + 10 * unit
    for name, made in ((data.made, True), (data.failed, False)):
        box = QRectF(x, y - 6 * unit, 12 * unit, 12 * unit)
        if made:
            painter.fillRect(box, look.theme.gain)
        else:
            hatched(painter, box, look.theme.loss, look)
        at = QPointF(box.right() + 6 * unit, y + middle(Role.LABEL, look))
        x = at.x() + write(painter, at, name, Role.LABEL, look.theme.muted, look) + 18 * unit


def _nothing(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    """Say that there is nothing to show."""
    painter.setFont(look.fonts.font(Role.BODY))
    painter.setPen(look.theme.muted)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(rect.adjusted(12, 0, -12, 0), int(flags), text)
