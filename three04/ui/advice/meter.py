"""The trump guess meter: how likely each suit is trump, to somebody who learns to guess.

It is worked out from the person's own view after whatever is shown, while the worker has nothing
else to do.
"""

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from three04.ai.thought import Stop
from three04.cards import Suit
from three04.rules.nought.public import Phase, Public
from three04.rules.nought.view import View
from three04.ui.match.session import Session
from three04.ui.match.worker import Job, WorkerExecutor

if TYPE_CHECKING:
    from three04.ai.search.guess import Guess

log = logging.getLogger(__name__)

WORLDS: Final = 32
"""The work it may cost: a guess needs no more."""
TIME: Final = 200
"""Milliseconds likewise."""


def hidden(view: View) -> bool:
    """Return whether a seat plays and has to guess what is trump."""
    public = view.public
    playing = public.phase is Phase.PLAY and public.outcome is None
    return playing and view.trump is None and not _about_to_open(public)


def _about_to_open(public: Public) -> bool:
    """Return whether the indicator was just played face up: the trump opens at once (R43.6).

    Until that is heard too, the maker seems to hold no trump, which no deal agrees with.
    """
    last = len(public.tricks) == public.table.hand_size - 1
    return last and any(p.seat == public.maker and not p.down for p in public.trick.plays)


class TrumpMeter(QObject):
    """How likely each suit is trump, as of what was shown last.

    Attributes:
        enabled: Whether the person wants to know.
        chances: What was found; empty where there is nothing to guess.
        worlds: How many possible deals were looked at for it.

    Signals:
        changed (): There is something else to show.
    """

    changed = Signal()

    def __init__(self, worker: WorkerExecutor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = False
        self.chances: dict[Suit, float] = {}
        self.worlds = 0
        self._worker = worker
        self._session: Session | None = None
        self._job: Job | None = None
        self._guessing: int | None = None
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self._moved)

    def show_session(self, session: Session) -> None:
        """Guess in this match from now on."""
        self._session = session
        self._clear()
        session.presented.connect(self._moved)
        session.settled.connect(self._moved)
        session.restarted.connect(self._restarted)

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
        # Pauses and questions add nothing to what was heard.
        if len(session.history) != self._guessing:
            self._cancel()
            self._guess(session)

    @Slot()
    def _restarted(self) -> None:
        """As much may have been heard as before, and something else."""
        self._cancel()
        self._moved()

    def _guess(self, session: Session) -> None:
        view, heard = session.view.copy(), len(session.history)
        seed = f"{session.lineup.seed}:meter:{heard}"

        def think(stop: Stop) -> "Guess | None":
            try:
                # What searches takes a while to load: not before it is wanted.
                from three04.ai.search.guess import likely_trump  # noqa: PLC0415

                return likely_trump(view, seed, WORLDS, stop)
            except Exception:
                log.exception("the trump is not guessed")
                return None

        self._guessing = heard
        self._job = self._worker.start(think, self._guessed, TIME, True, self._given_up)

    def _given_up(self) -> None:
        """Guess again behind what is thought about first.

        It may add nothing to what was heard: a maker who keeps the trump closed, or a hint.
        """
        self._job = self._guessing = None
        self._again.start()

    def _guessed(self, guess: "Guess | None") -> None:
        self._job = None
        if guess is None or not guess.trump:
            return
        if self._session is not None and hidden(self._session.view):
            self.chances, self.worlds = dict(guess.trump), guess.worlds
            self.changed.emit()

    def _cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()
        self._job = self._guessing = None

    def _clear(self) -> None:
        self._cancel()
        if self.chances:
            self.chances, self.worlds = {}, 0
            self.changed.emit()
