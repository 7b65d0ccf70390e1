"""A computer's chair in the window: it thinks in the worker, within its time."""

from collections.abc import Callable

import msgspec

from three04.rules.questions import Question
from three04.table.chairs import ComputerChair, Executor, Submit
from three04.ui.match.opponents import Hand
from three04.ui.match.worker import WorkerExecutor


class Mind(msgspec.Struct, frozen=True):
    """Who thinks in a chair, and how long.

    Attributes:
        hand: How it decides.
        budget: The work it is made for, in worlds a decision.
        limit: How many milliseconds it may think about a question.
        asked: Hears of each question before it is thought about.
    """

    hand: Hand
    budget: int
    limit: Callable[[Question], int]
    asked: Callable[[Question], object]


class ThinkingChair(ComputerChair):
    """A seat played by a computer player that has a level, a budget and a time."""

    def __init__(
        self, seat: int, mind: Mind, seed: str, submit: Submit, executor: Executor
    ) -> None:
        super().__init__(seat, mind.hand, seed, submit, executor, mind.budget)
        self._mind = mind

    def follow(self, before: ComputerChair) -> None:
        """Know all that who sat here before knew."""
        self.view = before.view.copy()
        self._heard = before._heard

    def ask(self, question: Question) -> None:
        """Think about it in the worker; elsewhere nobody keeps the time."""
        self._mind.asked(question)
        executor = self._executor
        if not isinstance(executor, WorkerExecutor):
            super().ask(question)
            return
        seed = self._seed_of(question)
        view, hand, budget = self.view.copy(), self._mind.hand, self._budget
        executor.start(
            lambda stop: hand(view, question, seed, budget, stop),
            lambda answer: self._submit(question.seat, question.id, answer),
            self._mind.limit(question),
        )
