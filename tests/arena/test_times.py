"""How long decisions took, in little room."""

import random

import pytest

from three04.arena.times import Times


def test_percentiles_are_right_to_one_part_in_a_hundred() -> None:
    rng = random.Random(1)
    seconds = [rng.lognormvariate(-7, 2) for _ in range(2_001)]
    halves = Times(), Times()
    for number, value in enumerate(seconds):
        halves[number % 2].add(value)
    halves[0].include(halves[1])
    ordered = sorted(seconds)
    assert halves[0].count == 2_001
    assert halves[0].percentile(0.5) == pytest.approx(1000 * ordered[1_000], rel=0.01)
    assert halves[0].percentile(0.95) == pytest.approx(1000 * ordered[1_900], rel=0.01)


def test_no_time_at_all_and_no_decisions_are_fine() -> None:
    times = Times()
    assert times.percentile(0.5) == 0
    times.add(0.0)
    assert times.percentile(0.95) < 0.01
