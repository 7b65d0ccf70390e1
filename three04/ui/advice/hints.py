"""Hints: what the strongest computer player thinks of the person's question, told bit by bit.

First what there is to think about, then, asked again, the move with its reasons. The thinking is
done in the worker, from the person's own view alone, and ends as soon as the question is answered,
taken back or left.
"""

import logging
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from three04.ai.thought import Choice, Stop, Thought
from three04.rules.questions import Question
from three04.ui.match import opponents
from three04.ui.match.session import Session
from three04.ui.match.worker import Job, WorkerExecutor

log = logging.getLogger(__name__)

TIME: Final = 4000
"""Milliseconds a hint may be thought about. A tenth of it is enough where nothing else runs; where
much does, a good word late is better than one from four worlds."""
BUSY_AFTER: Final = 150
"""Milliseconds after which the person is told that it is being thought about."""


class Stage(IntEnum):
    """How much of the hint is told."""

    NOTHING = 0
    THINKING = 1
    """It is thought about, for longer than a blink."""
    NUDGE = 2
    """What there is to think about."""
    MOVE = 3
    """The move with its reasons."""
    FAILED = 4
    """The player that was asked has failed."""


class Hints(QObject):
    """The hint to the question that the person is asked now.

    Attributes:
        stage: How much of it is told.
        thought: What the player thought; None until then.
        question: What it is about; None while no hint is wanted.

    Signals:
        changed (): The stage has changed.
    """

    changed = Signal()

    def __init__(self, worker: WorkerExecutor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage = Stage.NOTHING
        self.thought: Thought | None = None
        self.question: Question | None = None
        self._worker = worker
        self._session: Session | None = None
        self._job: Job | None = None
        self._wanted = Stage.NUDGE
        self._noted: set[Stage] = set()
        self._busy = QTimer(self)
        self._busy.setSingleShot(True)
        self._busy.setInterval(BUSY_AFTER)
        self._busy.timeout.connect(self._it_takes_time)

    def show_session(self, session: Session) -> None:
        """Give hints in this match from now on."""
        self.cancel()
        self._session = session
        for signal in (session.presented, session.settled, session.restarted):
            signal.connect(self._moved)

    @property
    def possible(self) -> bool:
        """Whether the person is asked something that a hint can be given for."""
        session = self._session
        question = session.question if session is not None else None
        return question is not None and question.kind != "cut" and bool(question.actions)

    @property
    def choice(self) -> Choice | None:
        """What the player would do, once it has thought."""
        if self.thought is None:
            return None
        for choice in self.thought.choices:
            if choice.answer == self.thought.answer:
                return choice
        return Choice(self.thought.answer)

    @property
    def worlds(self) -> int:
        """How many possible deals it looked at; 0 where it needed none."""
        return 0 if self.thought is None else self.thought.worlds

    @property
    def others(self) -> tuple[Choice, ...]:
        """What else it weighed, best first."""
        if self.thought is None:
            return ()
        return tuple(c for c in self.thought.choices if c.answer != self.thought.answer)

    # ------------------------------------------------------------------ asking

    @Slot()
    def ask(self) -> None:
        """Tell more: first a nudge, then the move, then nothing again."""
        if not self.possible:
            return
        if self.question is None:
            self._begin()
        elif self.stage in (Stage.MOVE, Stage.FAILED):
            self._tell(Stage.NOTHING)
        elif self.thought is None:
            self._wanted = Stage.MOVE
        else:
            self._tell(Stage.MOVE if self.stage is Stage.NUDGE else self._wanted)

    @Slot()
    def show_move(self) -> None:
        """Tell the move."""
        if self.stage is Stage.NUDGE:
            self._tell(Stage.MOVE)

    @Slot()
    def hide(self) -> None:
        """Tell nothing any more; what was thought is kept as long as the question stands."""
        if self.thought is None:
            self.cancel()
        else:
            self._tell(Stage.NOTHING)

    @Slot()
    def cancel(self) -> None:
        """Forget the question and end the thinking about it at once."""
        self._busy.stop()
        if self._job is not None:
            self._job.cancel()
        self._job = self.thought = self.question = None
        self._wanted = Stage.NUDGE
        self._noted.clear()
        if self.stage is not Stage.NOTHING:
            self.stage = Stage.NOTHING
            self.changed.emit()

    @Slot()
    def _moved(self) -> None:
        if self.question is not None and (
            self._session is None or self._session.question is not self.question
        ):
            self.cancel()

    # ------------------------------------------------------------------ thinking

    def _begin(self) -> None:
        session = self._session
        assert session is not None
        question = session.question
        assert question is not None
        self.question, self._wanted = question, Stage.NUDGE
        player, view = opponents.adviser(), session.view.copy()
        seed = f"{session.lineup.seed}:hint:{len(session.history)}"

        def think(stop: Stop) -> Thought | None:
            try:
                found = opponents.thought(player, view, question, seed, player.budget, stop)
                if opponents.fits(question, found.answer):
                    return found
                log.error("a hint is not legal: %r", found.answer)
            except Exception:
                log.exception("no hint came")
            return None

        self._busy.start()
        self._job = self._worker.start(think, self._thought_of, TIME)

    def _thought_of(self, thought: Thought | None) -> None:
        self._busy.stop()
        self._job = None
        self.thought = thought
        self._tell(Stage.FAILED if thought is None else self._wanted)

    @Slot()
    def _it_takes_time(self) -> None:
        if self.thought is None and self.question is not None:
            self._tell(Stage.THINKING)

    def _tell(self, stage: Stage) -> None:
        if stage in (Stage.NUDGE, Stage.MOVE):
            self._wanted = stage
            self._note(stage)
        self.stage = stage
        self.changed.emit()

    def _note(self, stage: Stage) -> None:
        """Count a hint, once a question however often it is shown and hidden."""
        if self._session is not None and stage not in self._noted:
            self._noted.add(stage)
            self._session.hints.note(self._session.view.public.number, stage is Stage.MOVE)
