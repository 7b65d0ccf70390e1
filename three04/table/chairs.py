"""Chairs: who sits at a seat. A chair hears its seat's events and answers its questions."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from three04.ai.player import Decide
from three04.rules.events import DealStarted, Event
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Question

Submit: TypeAlias = Callable[[int, int, Answer], object]
"""``table.submit``: seat, question id, answer."""


class Chair(Protocol):
    """What the table needs of whoever sits at a seat (or watches)."""

    def hear(self, events: Sequence[Event]) -> None:
        """Take in events in order, already redacted for this seat."""

    def ask(self, question: Question) -> None:
        """Take a question; the answer goes to ``table.submit`` now or later."""

    def reset(self) -> None:
        """Forget all that was heard: it follows again from the beginning (undo)."""


class Executor(Protocol):
    """Runs a computer player's thinking and hands its answer back."""

    def run(self, think: Callable[[], Answer], done: Callable[[Answer], object]) -> None:
        """Run ``think`` now or later, anywhere, and call ``done`` in the table's thread."""


class InlineExecutor:
    """Thinks at once, in this thread. Jobs that arise meanwhile wait their turn: no recursion."""

    def __init__(self) -> None:
        self._jobs: deque[tuple[Callable[[], Answer], Callable[[Answer], object]]] = deque()
        self._running = False

    def run(self, think: Callable[[], Answer], done: Callable[[Answer], object]) -> None:
        """Run the job, after those that are running."""
        self._jobs.append((think, done))
        if self._running:
            return
        self._running = True
        try:
            while self._jobs:
                think, done = self._jobs.popleft()
                done(think())
        finally:
            self._jobs.clear()
            self._running = False


class ViewChair:
    """A chair that keeps its seat's view up to date; the base of most chairs.

    Attributes:
        view: All that the seat knows.
    """

    def __init__(self, seat: int | None) -> None:
        self.view = View(seat)

    def hear(self, events: Sequence[Event]) -> None:
        """Fold the events into the view."""
        for event in events:
            self.view.fold(event)

    def ask(self, question: Question) -> None:
        """Do nothing: a mere listener is never asked."""

    def reset(self) -> None:
        """Forget everything."""
        self.view = View(self.view.seat)


class ComputerChair(ViewChair):
    """A seat played by a computer player."""

    def __init__(
        self,
        seat: int,
        decide: Decide,
        seed: str,
        submit: Submit,
        executor: Executor,
        budget: int = 0,
    ) -> None:
        """Seat a computer player.

        Args:
            seat: Its seat.
            decide: How it decides.
            seed: Its own seed, never the deal's.
            submit: Where its answers go.
            executor: Where it thinks.
            budget: How much work it may do for a decision, in worlds.
        """
        super().__init__(seat)
        self._decide = decide
        self._seed = seed
        self._submit = submit
        self._executor = executor
        self._budget = budget
        self._heard = 0

    def hear(self, events: Sequence[Event]) -> None:
        """Fold the events into the view."""
        super().hear(events)
        for event in events:
            self._heard = 0 if isinstance(event, DealStarted) else self._heard + 1

    def reset(self) -> None:
        """Forget everything."""
        super().reset()
        self._heard = 0

    def ask(self, question: Question) -> None:
        """Think about it wherever the executor says."""
        seed = self._seed_of(question)
        view, decide, budget = self.view.copy(), self._decide, self._budget
        self._executor.run(
            lambda: decide(view, question, seed, budget),
            lambda answer: self._submit(question.seat, question.id, answer),
        )

    def _seed_of(self, question: Question) -> str:
        """Return the seed of the place in the deal: the same place gets the same answer.

        The deal is known by the seat's own first packet, so that it makes no difference whether
        it is played in its match or again in another.
        """
        packet = "".join(self.view.own.packet[: self.view.public.table.packets[0]])
        return f"{self._seed}:{packet}:{self._heard}:{question.kind}"
