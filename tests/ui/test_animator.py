"""Motion by a hand-driven clock: everything ends where it was sent, whatever comes between."""

import math
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from three04.ui.board import motion
from three04.ui.board.animator import Animator, Leg, Values
from three04.ui.board.motion import Motion

numbers = st.floats(-5000, 5000, allow_nan=False)
values = st.tuples(numbers, numbers, st.floats(0, 1))
eases = st.sampled_from(
    [motion.linear, motion.out_cubic, motion.in_cubic, motion.in_out_cubic, motion.in_out_sine]
)
motions = st.builds(Motion, st.integers(0, 900), eases)
spans = st.one_of(st.none(), st.just({0: (0.4, 0.6)}), st.just({1: (0.0, 0.3), 2: (0.9, 1.0)}))
legs = st.lists(st.builds(Leg, values, motions, st.integers(0, 300), spans), min_size=1, max_size=4)
speeds = st.sampled_from([0.6, 1.0, 1.5])
steps = st.lists(st.floats(0.1, 400), max_size=30)


class Thing:
    """Notes what it is shown as."""

    def __init__(self) -> None:
        self.seen: list[Values] = []

    def show_values(self, values: Values) -> None:
        self.seen.append(values)


class Table:
    """An animator with one thing on it, and a clock that goes where it is put."""

    def __init__(self, speed: float = 1.0) -> None:
        self.now = 0.0
        self.wakes = 0
        self.animator = Animator(lambda: self.now)
        self.animator.speed = speed
        self.animator.wake = self.woken
        self.thing = Thing()

    def woken(self) -> None:
        self.wakes += 1

    def go(self, ms: float) -> None:
        self.now += ms
        self.animator.tick()

    def at(self) -> Values:
        found = self.animator.values(self.thing)
        assert found is not None
        assert found == self.thing.seen[-1]
        return found


@given(values, legs, speeds, steps)
def test_whatever_moves_ends_exactly_where_it_was_sent(
    start: Values, way: list[Leg], speed: float, waits: list[float]
) -> None:
    table, landed = Table(speed), []
    table.animator.place(table.thing, start)
    table.animator.send(table.thing, way, lambda: landed.append(table.now))
    whole = sum(leg.ms for leg in way) * speed
    for wait in waits:
        table.go(wait)
        assert table.animator.running == (not landed)
        assert table.animator.left() == max(0, math.ceil(whole - table.now)) or landed
    table.go(whole)
    assert table.at() == way[-1].end
    assert not table.animator.running
    assert len(landed) == 1
    assert landed[0] >= whole


@given(values, legs, st.floats(0, 2000))
def test_after_a_skip_all_is_at_its_target(start: Values, way: list[Leg], after: float) -> None:
    table, done = Table(), []
    other = Thing()
    for thing in (table.thing, other):
        table.animator.place(thing, start)
    table.animator.send(table.thing, way, lambda: done.append(1))
    table.animator.aim(other, way[0].end, motion.AIM)
    table.go(after)
    table.animator.finish()
    assert table.at() == way[-1].end
    assert table.animator.values(other) == way[0].end
    assert done == [1]
    seen = len(table.thing.seen)
    table.go(5000)
    assert len(table.thing.seen) == seen


@given(values, legs, st.floats(0, 2000), values, motions)
def test_what_is_aimed_elsewhere_in_flight_lands_there(
    start: Values, way: list[Leg], after: float, target: Values, how: Motion
) -> None:
    table, done = Table(), []
    table.animator.place(table.thing, start)
    table.animator.send(table.thing, way, lambda: done.append(table.now))
    table.go(after)
    before, whole = table.at(), sum(leg.ms for leg in way)
    table.animator.aim(table.thing, target, how)
    assert table.at() == before or not how.ms  # no jump
    assert table.animator.target(table.thing) == target
    table.go(whole + how.ms + 1)
    assert table.at() == target
    assert len(done) == 1


@given(values, legs, values)
def test_without_motion_there_is_no_tick(start: Values, way: list[Leg], target: Values) -> None:
    table, done = Table(0.0), []
    table.animator.place(table.thing, start)
    table.animator.send(table.thing, way, lambda: done.append(1))
    assert table.at() == way[-1].end
    table.animator.aim(table.thing, target, motion.AIM)
    assert table.at() == target
    assert done == [1]
    assert not table.animator.running
    assert table.wakes == 0


@pytest.mark.parametrize("speed", [0.6, 1.0, 1.5])
def test_times_are_those_of_the_speed(speed: float) -> None:
    table = Table(speed)
    table.animator.place(table.thing, (0.0, 1.0))
    table.animator.send(table.thing, [Leg((100.0, 1.0), motion.PLAY, 60)])
    assert table.animator.left() == 300 * speed
    table.go(60 * speed)
    assert table.at() == (0.0, 1.0)
    table.go(239 * speed)
    assert table.at()[0] < 100
    table.go(speed)
    assert table.at() == (100.0, 1.0)


def test_a_value_with_a_time_of_its_own_changes_in_it_only() -> None:
    table = Table()
    table.animator.place(table.thing, (0.0, 0.0, 1.0))
    leg = Leg((100.0, 1.0, 1.0), Motion(100), spans={1: (0.4, 0.6)})
    table.animator.send(table.thing, [leg])
    found = []
    for _ in range(10):
        table.go(10)
        found.append(round(table.at()[1], 6))
    assert found == [0, 0, 0, 0, 0.5, 1, 1, 1, 1, 1]


def test_what_lands_may_send_others_on_their_way() -> None:
    table = Table()
    other = Thing()
    table.animator.place(table.thing, (0.0,))
    table.animator.place(other, (0.0,))
    table.animator.send(
        table.thing,
        [Leg((1.0,), motion.PLAY)],
        lambda: table.animator.send(other, [Leg((2.0,), motion.PLAY)]),
    )
    table.go(1000)
    assert table.animator.moves(other)
    table.animator.finish()
    assert table.animator.values(other) == (2.0,)


def test_only_what_tells_of_an_event_is_waited_for() -> None:
    table = Table()
    table.animator.place(table.thing, (0.0,))
    table.animator.aim(table.thing, (1.0,), motion.RAISE)
    assert table.animator.running
    assert table.animator.left() == 0


@given(values, legs, st.booleans())
def test_reduced_motion_moves_nothing_and_takes_80_ms(
    start: Values, way: list[Leg], leaves: bool
) -> None:
    table = Table()
    table.animator.style = "reduced"
    table.animator.place(table.thing, start)
    table.animator.send(table.thing, way, leaves=leaves)
    assert table.animator.left() <= 80
    where = (start if leaves else way[-1].end)[:-1]
    for _ in range(8):
        assert table.at()[:-1] == where
        table.go(10)
    assert table.at() == ((*where, 0.0) if leaves else way[-1].end)
    assert not table.animator.running
    table.animator.aim(table.thing, start, motion.AIM)
    assert table.at() == start


EASES: list[Callable[[float], float]] = [
    motion.linear,
    motion.out_cubic,
    motion.in_cubic,
    motion.in_out_cubic,
    motion.in_out_sine,
]


@pytest.mark.parametrize("ease", EASES)
def test_nothing_bounces(ease: Callable[[float], float]) -> None:
    way = [ease(part / 100) for part in range(101)]
    assert way == sorted(way)
    assert way[0] == 0
    assert way[-1] == pytest.approx(1)
