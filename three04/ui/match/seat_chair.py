"""The chair of the seat that this screen shows: a person's, or a computer's that is watched."""

from collections.abc import Sequence
from typing import Protocol

from three04.rules.events import Event
from three04.rules.questions import Question
from three04.table.chairs import ComputerChair


class Listener(Protocol):
    """What shows a seat: the session."""

    def queue_events(self, events: Sequence[Event]) -> None:
        """Take in events."""

    def queue_question(self, question: Question) -> None:
        """Take in a question to the person."""

    def forget(self) -> None:
        """Forget all that was heard."""


class SeatChair:
    """Passes what the seat hears to the session, and its questions to the person or a computer.

    Attributes:
        computer: Who may play here; None if only the person does.
        taken_over: Whether the computer plays now.
        heard: How many events the seat has heard.
    """

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self.computer: ComputerChair | None = None
        self.taken_over = False
        self.heard = 0

    def hear(self, events: Sequence[Event]) -> None:
        """Take in events."""
        self.heard += len(events)
        if self.computer is not None:
            self.computer.hear(events)
        self._listener.queue_events(events)

    def ask(self, question: Question) -> None:
        """Take in a question."""
        if self.taken_over and self.computer is not None:
            self.computer.ask(question)
        else:
            self._listener.queue_question(question)

    def reset(self) -> None:
        """Forget all; what still stands follows at once."""
        self.heard = 0
        if self.computer is not None:
            self.computer.reset()
        self._listener.forget()
