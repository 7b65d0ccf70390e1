"""What a match was begun as: the text in its header, and when such a match is over."""

from typing import Final

from three04.rules.events import Outcome
from three04.rules.nought.public import Public

AGAIN: Final = "again"
"""A deal is played again, first of all."""

WHAT_IF: Final = "whatif"
"""Somebody plays on from a place in a replay."""

_NUMBER: Final = "number:"
_DAY: Final = "day:"
_PLAYED: Final[tuple[Outcome, ...]] = ("made", "failed", "thrown-in")
"""How a deal that counts comes out; a redeal and spoilt trumps bring another one."""


def of_number(number: int | str) -> str:
    """Return the origin of a match that begins with a numbered deal."""
    return f"{_NUMBER}{number}"


def of_day(day: str) -> str:
    """Return the origin of the deal of a day.

    Args:
        day: The day, as ``2026-11-30``.
    """
    return _DAY + day


def number_of(origin: str) -> str | None:
    """Return the number of the deal that a match began with; None if it has none."""
    return origin.removeprefix(_NUMBER) if origin.startswith(_NUMBER) else None


def day_of(origin: str) -> str | None:
    """Return the day whose deal a match is, as ``2026-11-30``; None if it is no such match."""
    return origin.removeprefix(_DAY) if origin.startswith(_DAY) else None


def is_over(origin: str, public: Public) -> bool:
    """Return whether a match of this origin is over: that of a day has one deal."""
    one_deal = day_of(origin) is not None
    return bool(public.winners) or (one_deal and public.outcome in _PLAYED)
