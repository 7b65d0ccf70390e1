"""One clock's worth of motion: what moves, where it is now, where it will come to rest.

An animator knows no Qt and has no timer: whoever owns it calls :meth:`Animator.tick`, and tests
do so by hand. What moves is a few numbers; a mover shows them. They always end exactly where they
were sent, at once if motion is off or :meth:`Animator.finish` is called.
"""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

from three04.ui.board.motion import FADE, Motion

Values: TypeAlias = tuple[float, ...]
"""What changes; the last is how much of the thing is seen, from 0 to 1."""

Span: TypeAlias = tuple[float, float]
"""From where to where of a leg's time one value changes; it does so evenly."""

Style: TypeAlias = Literal["full", "reduced"]


class Mover(Protocol):
    """Something that moves."""

    def show_values(self, values: Values) -> None:
        """Look so now."""


class Leg(NamedTuple):
    """A part of a way.

    Attributes:
        end: The values at its end.
        motion: How long it takes, and how it goes.
        wait: Milliseconds before it begins.
        spans: By value, when it changes; missing ones change all the time.
    """

    end: Values
    motion: Motion
    wait: float = 0
    spans: dict[int, Span] | None = None

    @property
    def ms(self) -> float:
        """How long it takes in all."""
        return self.wait + self.motion.ms


class _Run:
    """A mover on its way."""

    def __init__(
        self,
        start: Values,
        legs: list[Leg],
        begun: float,
        speed: float,
        then: Callable[[], object] | None,
        told: bool,
    ) -> None:
        self.start, self.legs, self.begun = start, legs, begun
        self.speed, self.then, self.told = speed, then, told

    @property
    def end(self) -> Values:
        return self.legs[-1].end

    @property
    def over(self) -> float:
        """When it will have landed."""
        return self.begun + sum(leg.ms for leg in self.legs) * self.speed

    def at(self, now: float) -> Values:
        """Return the values now; legs that are over are forgotten."""
        while len(self.legs) > 1 and now >= self.begun + self.legs[0].ms * self.speed:
            gone = self.legs.pop(0)
            self.begun += gone.ms * self.speed
            self.start = gone.end
        leg = self.legs[0]
        length = leg.motion.ms * self.speed
        part = (now - self.begun - leg.wait * self.speed) / length if length else 1.0
        return _between(self.start, leg, min(1.0, max(0.0, part)))


def _between(start: Values, leg: Leg, part: float) -> Values:
    if part >= 1:
        return leg.end
    way, spans = leg.motion.ease(part), leg.spans or {}
    found = []
    for number, (first, last) in enumerate(zip(start, leg.end, strict=True)):
        share = way
        if number in spans:
            low, high = spans[number]
            share = min(1.0, max(0.0, (part - low) / (high - low)))
        found.append(first + (last - first) * share if share < 1 else last)
    return tuple(found)


class Animator:
    """Moves things.

    Attributes:
        speed: Factor on all times; 0 for no motion at all.
        style: Reduced motion shows everything where it belongs and only fades it in or out.
        clock: Milliseconds that only go up.
        wake: Called when the first thing begins to move.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        """Begin.

        Args:
            clock: Milliseconds that only go up.
        """
        self.speed = 1.0
        self.style: Style = "full"
        self.clock = clock
        self.wake: Callable[[], object] = lambda: None
        self._at: dict[Mover, Values] = {}
        self._runs: dict[Mover, _Run] = {}

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._runs)

    @property
    def now(self) -> float:
        """The time by its clock."""
        return self.clock()

    @property
    def crowd(self) -> int:
        """How many things move."""
        return len(self._runs)

    def moves(self, mover: Mover) -> bool:
        """Return whether this moves."""
        return mover in self._runs

    def left(self) -> int:
        """Return how many milliseconds until all that was sent has landed."""
        overs = [run.over for run in self._runs.values() if run.told]
        return max(0, -int(-(max(overs, default=0.0) - self.clock()) // 1)) if overs else 0

    def values(self, mover: Mover) -> Values | None:
        """Return how a mover is shown now."""
        return self._at.get(mover)

    def target(self, mover: Mover) -> Values | None:
        """Return how a mover will be shown when it has come to rest."""
        run = self._runs.get(mover)
        return self._at.get(mover) if run is None else run.end

    # ------------------------------------------------------------------ moving

    def place(self, mover: Mover, values: Values) -> None:
        """Put something there at once."""
        self._runs.pop(mover, None)
        self._show(mover, values)

    def send(
        self,
        mover: Mover,
        legs: Sequence[Leg],
        then: Callable[[], object] | None = None,
        told: bool = True,
        leaves: bool = False,
    ) -> None:
        """Send something on its way from where it is.

        Args:
            mover: What moves; it must have been placed.
            legs: Its way.
            then: Called when it has landed, however that comes about.
            told: Whether it tells of an event, so that :meth:`left` waits for it.
            leaves: Whether it is to be seen no more when it has landed.
        """
        if not self.speed:
            self.place(mover, legs[-1].end)
            if then is not None:
                then()
            return
        way = list(legs) if self.style == "full" else self._faded(mover, legs[-1].end, leaves)
        idle = not self._runs
        self._runs[mover] = _Run(self._at[mover], way, self.clock(), self.speed, then, told)
        self._show(mover, self._runs[mover].at(self.clock()))
        if idle:
            self.wake()

    def aim(
        self,
        mover: Mover,
        end: Values,
        motion: Motion,
        then: Callable[[], object] | None = None,
    ) -> None:
        """Have something come to rest there, whatever it does now.

        What is on its way gets there when it would have landed, but takes ``motion`` at least, and
        what was to follow does.

        Args:
            mover: What moves.
            end: Where it is to come to rest.
            motion: How, if it is at rest now.
            then: Called when it has landed, if it was at rest.
        """
        if self.target(mover) == end:
            return
        run = self._runs.get(mover)
        if mover not in self._at or not self.speed or self.style != "full":
            then = then if run is None else run.then
            self.place(mover, end)
            if then is not None:
                then()
        elif run is None:
            self.send(mover, [Leg(end, motion)], then, told=False)
        else:
            self._turn_to(mover, run, end, motion)

    def finish(self) -> None:
        """Let everything land at once."""
        while self._runs:
            for mover, run in list(self._runs.items()):
                self._land(mover, run)

    def forget(self, mover: Mover) -> None:
        """Forget something that is used for nothing now; what was to follow does not."""
        self._runs.pop(mover, None)
        self._at.pop(mover, None)

    def tick(self) -> None:
        """Show everything as it is now."""
        now = self.clock()
        for mover, run in list(self._runs.items()):
            if self._runs.get(mover) is not run:
                continue  # what landed before had this sent elsewhere
            if now >= run.over:
                self._land(mover, run)
            else:
                self._show(mover, run.at(now))

    def _land(self, mover: Mover, run: _Run) -> None:
        if self._runs.get(mover) is run:
            del self._runs[mover]
            self._show(mover, run.end)
            if run.then is not None:
                run.then()

    def _show(self, mover: Mover, values: Values) -> None:
        if self._at.get(mover) != values:
            self._at[mover] = values
            mover.show_values(values)

    def _turn_to(self, mover: Mover, run: _Run, end: Values, motion: Motion) -> None:
        now = self.clock()
        first = run.legs[0]
        wait = max(0.0, (run.begun - now) / run.speed + first.wait)
        rest = (run.over - now) / run.speed - wait
        how = Motion(max(motion.ms, round(rest)), motion.ease)
        # What waits still turns at its time; what is under way turns as it goes on.
        spans = first.spans if len(run.legs) == 1 and wait else None
        leg = Leg(end, how, wait, spans)
        self._runs[mover] = _Run(self._at[mover], [leg], now, run.speed, run.then, run.told)

    def _faded(self, mover: Mover, end: Values, leaves: bool) -> list[Leg]:
        """Return the way of reduced motion: nothing moves, it only comes or goes."""
        now = self._at[mover]
        if leaves:
            return [Leg((*now[:-1], 0.0), FADE)]
        if end != now:
            self._show(mover, (*end[:-1], 0.0))
        return [Leg(end, FADE)]
