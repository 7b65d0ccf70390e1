"""The trump guess meter: how likely each suit is trump, to somebody who learns to guess.

It is worked out from the person's own view, while the worker has nothing else to do.
"""

import logging
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from three04.ai.thought import Stop
from three04.cards import Suit
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.questions import Question
from three04.ui import opponents
from three04.ui.session import Session
from three04.ui.worker import Job, WorkerExecutor

log = logging.getLogger(__name__)

WORLDS: Final = 32
"""The work it may cost: a guess needs no more."""
TIME: Final = 200
"""Milliseconds likewise."""


def hidden(view: View) -> bool:
    """Return whether a seat plays and has to guess what is trump."""
    public = view.public
    playing = public.phase is Phase.PLAY and public.outcome is None
    return playing and public.trump is None and view.own.trump is None


class TrumpMeter(QObject):
    """How likely each suit is trump, as of the person's last turn.

    Attributes:
        enabled: Whether the person wants to know.
        chances: What was found; empty where there is nothing to guess.

    Signals:
        changed (): There is something else to show.
    """

    changed = Signal()

    def __init__(self, worker: WorkerExecutor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = False
        self.chances: dict[Suit, float] = {}
        self._worker = worker
        self._session: Session | None = None
        self._job: Job | None = None
        self._asked: Question | None = None

    def show_session(self, session: Session) -> None:
        """Guess in this match from now on."""
        self._session = session
        self._clear()
        for signal in (session.presented, session.settled, session.restarted):
            signal.connect(self._moved)

    def enable(self, on: bool) -> None:
        """Guess from now on, or no longer."""
        if on != self.enabled:
            self.enabled = on
            self._moved()

    @Slot()
    def _moved(self) -> None:
        session = self._session
        if not self.enabled or session is None or session.watched or not hidden(session.view):
            self._clear()
            return
        question = session.question
        if question is self._asked and question is not None:
            return
        self._cancel()
        if question is not None and question.kind == "turn":
            self._guess(session, question)

    def _guess(self, session: Session, question: Question) -> None:
        player, view = opponents.adviser(), session.view.copy()
        if player.think is None:
            return
        seed = f"{session.lineup.seed}:meter:{len(session.history)}"
        budget = min(WORLDS, player.budget)

        def think(stop: Stop) -> dict[Suit, float]:
            try:
                return opponents.thought(player, view, question, seed, budget, stop).trump
            except Exception:
                log.exception("the trump is not guessed")
                return {}

        self._asked = question
        self._job = self._worker.start(think, self._guessed, TIME, aside=True)

    def _guessed(self, chances: dict[Suit, float]) -> None:
        self._job = None
        if chances and self._session is not None and hidden(self._session.view):
            self.chances = dict(chances)
            self.changed.emit()

    def _cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()
        self._job = self._asked = None

    def _clear(self) -> None:
        self._cancel()
        if self.chances:
            self.chances = {}
            self.changed.emit()
