"""The statistics as charts: what is drawn, what a point says, and all of it in a sentence."""

import math
from collections.abc import Sequence
from typing import Literal, TypeAlias

from PySide6.QtCore import QCoreApplication

from three04.store.counts import (
    Point,
    Step,
)
from three04.store.skill import SkillPoint
from three04.ui.board.axes import day_ticks, inner_ticks, round_ticks
from three04.ui.board.chart import Bar, BarData, Line, LineData, Tick
from three04.ui.match.opponents import level_text
from three04.ui.models.figures import HEIGHTS, Figures, height_text, margin_text, of_all
from three04.ui.words.numbers import NO_BREAK, Numbers

Curve: TypeAlias = Literal["tokens", "contracts", "skill"]
"""What the line over time shows."""

_QUARTERS = (0, 25, 50, 75, 100)
_FEW = 5
"""A mean of fewer deals says nothing, and would make the axis long."""


def line_data(figures: Figures, curve: Curve, numbers: Numbers) -> LineData:
    """Return the lines over time."""
    if curve == "skill":
        return _skill(figures, numbers)
    points, step = figures.points, figures.step
    empty = QCoreApplication.translate("Statistics", "No deals yet that count here.")
    if not points:
        return LineData((), (), (), (), empty)
    lines, up = _tokens(points, numbers) if curve == "tokens" else _contracts(points, numbers)
    places = _places([point.at for point in points], step)
    if curve == "tokens" and step == "deal":  # before the first deal there was nothing
        places = (0.0, *places)
        lines = tuple(Line(line.name, (0.0, *line.values), line.filled) for line in lines)
    return LineData(places, lines, _across(places, step, numbers), up)


def point_index(at: int, figures: Figures, curve: Curve) -> int | None:
    """Return which point a place of the line stands for; None for the beginning."""
    began = curve == "tokens" and figures.step == "deal"
    return at - 1 if began and at else None if began else at


def point_text(figures: Figures, curve: Curve, at: int, numbers: Numbers) -> str:
    """Return what a place of the line says."""
    if curve == "skill":
        return _skill_text(figures, at, numbers)
    number = point_index(at, figures, curve)
    if number is None:
        return QCoreApplication.translate("Statistics", "Before the first deal")
    point = figures.points[number]
    when = _when(point.at, number, figures.step, numbers)
    if curve == "tokens":
        text = QCoreApplication.translate("Statistics", "{when}: {tokens} tokens in all")
        return text.format(when=when, tokens=numbers.signed(point.tokens))
    return QCoreApplication.translate(
        "Statistics", "{when}: {made} made, {broken} of the opponents' broken"
    ).format(
        when=when,
        made=of_all(point.made, point.ours, numbers),
        broken=of_all(point.broken, point.theirs, numbers),
    )


def line_sentence(figures: Figures, curve: Curve, numbers: Numbers) -> str:
    """Return what a chart of lines shows in words, for those who do not see it."""
    if curve == "skill":
        return _skill_sentence(figures, numbers)
    points = figures.points
    if not points:
        return QCoreApplication.translate("Statistics", "No deals yet that count here.")
    first, last = points[0], points[-1]
    if curve == "tokens":
        values = [point.tokens for point in points]
        return QCoreApplication.translate(
            "Statistics",
            "From {first} to {last}: {now} tokens now, {high} at the most, {low} at the least. "
            "The arrow keys go from point to point.",
        ).format(
            first=numbers.day(first.at),
            last=numbers.day(last.at),
            now=numbers.signed(last.tokens),
            high=numbers.signed(max(values)),
            low=numbers.signed(min(values)),
        )
    return QCoreApplication.translate(
        "Statistics",
        "From {first} to {last}: {made} of your side's contracts made, {broken} of the others' "
        "broken. The arrow keys go from point to point.",
    ).format(
        first=numbers.day(first.at),
        last=numbers.day(last.at),
        made=numbers.percent(last.made, last.ours),
        broken=numbers.percent(last.broken, last.theirs),
    )


def bar_data(figures: Figures, numbers: Numbers) -> BarData:
    """Return the contracts by height, those of the person's side beside the others'."""
    made = QCoreApplication.translate("Statistics", "Made")
    failed = QCoreApplication.translate("Statistics", "Failed")
    if not figures.contracts:
        empty = QCoreApplication.translate("Statistics", "No contracts yet that count here.")
        return BarData((), (), made, failed, empty)
    heights = sorted({*HEIGHTS, *(line.height for line in figures.contracts if line.height)})
    groups = tuple((height_text(height), _bars(figures, height, numbers)) for height in heights)
    return BarData(groups, _shares(numbers), made, failed)


def bar_sentence(figures: Figures, numbers: Numbers) -> str:
    """Return what the chart of bars shows in words."""
    text = QCoreApplication.translate(
        "Statistics", "{height}: your side made {ours}, the others {theirs}."
    )
    heights = sorted({line.height for line in figures.contracts if line.height})
    said = [
        text.format(
            height=height_text(height),
            ours=of_all(ours.made, ours.played, numbers),
            theirs=of_all(theirs.made, theirs.played, numbers),
        )
        for height in heights
        for ours in [figures.of("me", "partner", height=height)]
        for theirs in [figures.of("opponent", height=height)]
    ]
    empty = QCoreApplication.translate("Statistics", "No contracts yet that count here.")
    return " ".join(said) or empty


def _bars(figures: Figures, height: int, numbers: Numbers) -> tuple[Bar, Bar]:
    ours, theirs = figures.of("me", "partner", height=height), figures.of("opponent", height=height)
    names = (
        QCoreApplication.translate("Statistics", "We"),
        QCoreApplication.translate("Statistics", "They"),
    )
    first, second = (
        Bar(
            name,
            line.made,
            line.failed,
            numbers.percent(line.made, line.played),
            numbers.whole(line.played),
        )
        for name, line in zip(names, (ours, theirs), strict=True)
    )
    return first, second


def _tokens(
    points: tuple[Point, ...], numbers: Numbers
) -> tuple[tuple[Line, ...], tuple[Tick, ...]]:
    values = [point.tokens for point in points]
    line = Line(numbers.signed(values[-1]), tuple(float(v) for v in values), filled=True)
    ticks = round_ticks(min(0, *values), max(0, *values), 6)
    return (line,), tuple((float(tick), numbers.signed(tick)) for tick in ticks)


def _contracts(
    points: tuple[Point, ...], numbers: Numbers
) -> tuple[tuple[Line, ...], tuple[Tick, ...]]:
    last = points[-1]
    made = QCoreApplication.translate("Statistics", "made {share}")
    broken = QCoreApplication.translate("Statistics", "broken {share}")
    lines = (
        Line(
            made.format(share=numbers.percent(last.made, last.ours)),
            tuple(_part(point.made, point.ours) for point in points),
        ),
        Line(
            broken.format(share=numbers.percent(last.broken, last.theirs)),
            tuple(_part(point.broken, point.theirs) for point in points),
        ),
    )
    return lines, _shares(numbers)


def _skill(figures: Figures, numbers: Numbers) -> LineData:
    """Return how the person does beside a computer player, with what chance leaves open."""
    points, step = figures.skill_points, figures.step
    if not points:
        return LineData((), (), (), (), _no_skill())
    enough = min(_FEW, points[-1].figure.deals)
    shown = [point.figure if point.figure.deals >= enough else None for point in points]
    band = tuple(
        None if f is None or f.margin is None else (f.mean - f.margin, f.mean + f.margin)
        for f in shown
    )
    line = Line(
        numbers.signed_decimal(points[-1].figure.mean, 2),
        tuple(None if f is None else f.mean for f in shown),
    )
    values = [0.0, *(value for value in line.values if value is not None), *(band[-1] or ())]
    tenths = round_ticks(math.floor(10 * min(values)), math.ceil(10 * max(values)), 6)
    up = tuple((tick / 10, numbers.signed_decimal(tick / 10)) for tick in tenths)
    places = _places([point.at for point in points], step)
    return LineData(places, (line,), _across(places, step, numbers), up, band=band)


def _no_skill() -> str:
    return QCoreApplication.translate(
        "Statistics", "No deals that count here have been played again by a computer player yet."
    )


def _skill_text(figures: Figures, at: int, numbers: Numbers) -> str:
    point = figures.skill_points[at]
    text = QCoreApplication.translate(
        "Statistics", "{when}: {mean} {margin} a deal beside {level}, {n} deals"
    )
    return text.format(
        when=_when(point.at, at, figures.step, numbers), **_skill_words(figures, point, numbers)
    )


def _skill_sentence(figures: Figures, numbers: Numbers) -> str:
    if not figures.skill_points:
        return _no_skill()
    last = figures.skill_points[-1]
    return QCoreApplication.translate(
        "Statistics",
        "Until {when} you got {mean} {margin} tokens a deal beside {level} with the same cards, "
        "over {n} deals. The arrow keys go from point to point.",
    ).format(when=numbers.day(last.at), **_skill_words(figures, last, numbers))


def _skill_words(figures: Figures, point: SkillPoint, numbers: Numbers) -> dict[str, str]:
    return {
        "mean": numbers.signed_decimal(point.figure.mean, 2),
        "margin": margin_text(point.figure, numbers),
        "level": level_text(figures.beside),
        "n": numbers.whole(point.figure.deals),
    }


def _shares(numbers: Numbers) -> tuple[Tick, ...]:
    """Return what is written beside an axis of shares."""
    return tuple((float(n), f"{numbers.whole(n)}{NO_BREAK}%") for n in _QUARTERS)


def _part(part: int, whole: int) -> float | None:
    return 100 * part / whole if whole else None


def _places(moments: Sequence[int], step: Step) -> tuple[float, ...]:
    if step == "deal":
        return tuple(float(number + 1) for number in range(len(moments)))
    return tuple(float(at) for at in moments)


def _across(places: tuple[float, ...], step: Step, numbers: Numbers) -> tuple[Tick, ...]:
    first, last = int(places[0]), int(places[-1])
    if step == "deal":
        return tuple((float(tick), numbers.whole(tick)) for tick in inner_ticks(first, last, 8))
    ticks, unit = day_ticks(first, last, 7)
    said = numbers.month if unit == "month" else numbers.day_and_month
    return tuple((float(tick), said(tick)) for tick in ticks)


def _when(at: int, number: int, step: Step, numbers: Numbers) -> str:
    if step == "deal":
        text = QCoreApplication.translate("Statistics", "Deal {number}, {day}")
        return text.format(number=numbers.whole(number + 1), day=numbers.day(at))
    if step == "month":
        return numbers.month(at)
    return numbers.day(at)
