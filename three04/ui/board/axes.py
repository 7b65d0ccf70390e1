"""Where the lines of a chart's grid belong: round numbers, and the first days of months."""

import datetime
import math
from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

Unit: TypeAlias = Literal["day", "month"]

_STEPS: Final = (1, 2, 5)
_DAYS: Final = (1, 2, 7, 14)
_MONTHS: Final = (1, 2, 3, 6, 12, 24, 60)


def round_step(span: float, most: int, least: int = 1) -> int:
    """Return the smallest round step that divides a span into at most so many parts.

    Args:
        span: From the lowest value to the highest.
        most: How many parts there may be.
        least: No step is smaller.
    """
    power = 1
    while True:
        for digit in _STEPS:
            step = digit * power
            if step >= least and span <= step * max(1, most):
                return step
        power *= 10


def round_ticks(low: float, high: float, most: int, least: int = 1) -> tuple[int, ...]:
    """Return round numbers from just below the lowest value to just above the highest."""
    step = round_step(max(high - low, least), max(1, most - 1), least)
    first, last = math.floor(low / step), math.ceil(high / step)
    return tuple(step * number for number in range(first, max(last, first + 1) + 1))


def inner_ticks(first: int, last: int, most: int) -> tuple[int, ...]:
    """Return round numbers that lie between two counts, both included."""
    step = round_step(max(1, last - first), max(1, most))
    return tuple(number for number in range(0, last + 1, step) if number >= first)


def day_ticks(first: int, last: int, most: int) -> tuple[tuple[int, ...], Unit]:
    """Return midnights between two moments, and whether days or months tell them apart.

    Args:
        first: The first moment, in milliseconds since 1970.
        last: The last one.
        most: How many there may be.
    """
    begin, end = (datetime.date.fromtimestamp(at / 1000) for at in (first, last))
    days = (end - begin).days
    for step in _DAYS:
        if days <= step * max(1, most - 1):
            return tuple(map(_midnight, _each_day(begin, end, step))), "day"
    months = (end.year - begin.year) * 12 + end.month - begin.month
    whole_years = 12 * -(-months // (12 * max(1, most)))  # where a whole life is shown
    step = next((s for s in _MONTHS if months <= s * max(1, most)), whole_years)
    found = [day for day in _each_month(begin, end) if (day.year * 12 + day.month - 1) % step == 0]
    if found:
        return tuple(map(_midnight, found)), "month"
    return (_midnight(begin), _midnight(end)), "day"


def _each_day(begin: datetime.date, end: datetime.date, step: int) -> Iterator[datetime.date]:
    for number in range(0, (end - begin).days + 1, step):
        yield begin + datetime.timedelta(number)


def _each_month(begin: datetime.date, end: datetime.date) -> Iterator[datetime.date]:
    month = begin.year * 12 + begin.month - (begin.day == 1)
    while (day := datetime.date(month // 12, month % 12 + 1, 1)) <= end:
        yield day
        month += 1


def _midnight(day: datetime.date) -> int:
    return int(datetime.datetime.combine(day, datetime.time()).timestamp() * 1000)
