"""What a match was begun as, and when it is over."""

import pytest

from three04.rules import origins
from three04.rules.events import Outcome
from three04.rules.nought.public import Public


def test_day_and_number_are_read_back() -> None:
    assert origins.day_of(origins.of_day("2026-11-30")) == "2026-11-30"
    assert origins.number_of(origins.of_number(304)) == "304"
    for origin in ("", origins.AGAIN, origins.WHAT_IF):
        assert origins.day_of(origin) is None
        assert origins.number_of(origin) is None


@pytest.mark.parametrize(
    ("outcome", "over"),
    [
        (None, False),
        ("made", True),
        ("failed", True),
        ("thrown-in", True),
        ("redeal", False),  # another deal follows, from the next key
        ("spoilt", False),
    ],
)
def test_the_deal_of_a_day_is_one_deal_that_counts(outcome: Outcome | None, over: bool) -> None:
    public = Public()
    public.outcome = outcome
    assert origins.is_over(origins.of_day("2026-11-30"), public) == over
    assert not origins.is_over("", public)
    public.winners = (1,)
    assert origins.is_over("", public)
