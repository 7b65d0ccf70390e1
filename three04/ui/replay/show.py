"""A match shown again: where the replay stands, who looks, and how it goes on by itself."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from three04.rules import events as ev
from three04.rules.events import Event
from three04.table.replay import MatchReplay
from three04.ui.match import pacing
from three04.ui.match.pacing import Clock
from three04.ui.match.presenter import Heard, Presenter
from three04.ui.match.sight import Sight

SPEEDS: Final = {"slow": 1.5, "normal": 1.0, "fast": 0.6, "quick": 0.25}
"""The factor on all pauses of each speed."""


class ReplayShow(Presenter):
    """Shows the moments of a match, one after the other or any at once.

    Attributes:
        replay: The match.
        moment: The moment shown: how many deals and actions have been done.
        sight: Who looks.
        playing: Whether it goes on by itself.

    Signals:
        moved (): Another moment is shown, another looks, or it plays or no longer.
    """

    moved = Signal()

    def __init__(
        self,
        replay: MatchReplay,
        sight: Sight | None = None,
        speed: float = 1.0,
        parent: QObject | None = None,
        clock: Clock = pacing.clock,
    ) -> None:
        """Begin at the first deal; call :meth:`go` to show it.

        Args:
            replay: The match.
            sight: Who looks; all hands if that is not said.
            speed: Factor on all pauses.
            parent: Qt's owner.
            clock: What the pace is measured by.
        """
        self.sight = sight or Sight()
        super().__init__(self.sight.seat or 0, speed, parent, clock)
        self.replay = replay
        self.moment = self._coming = replay.first
        self.playing = False

    @property
    def own_seat(self) -> int | None:
        """Nobody's doing comes sooner than another's."""
        return None

    @property
    def at_end(self) -> bool:
        """Whether the last moment is shown."""
        return self.moment == self.replay.last and not self.busy

    @property
    def told(self) -> int:
        """How much of the history is from before the step that is shown."""
        deal = self.replay.deal_at(self.moment)
        begins = deal is None or deal.start == self.moment
        return 0 if begins else len(self.replay.story(self.moment - 1))

    # ------------------------------------------------------------------ going somewhere

    def go(self, moment: int) -> None:
        """Show a moment at once, and stop playing."""
        self.playing = False
        self._show(min(max(moment, self.replay.first), self.replay.last))

    def step(self) -> None:
        """Show the next step as it happened; one that is under way is done at once."""
        played, self.playing = self.playing, False
        if self.busy:
            self._show(self.moment if played else self._coming)
        self._shown = None  # whoever presses the key waits for no pace
        if self.moment < self.replay.last:
            self._feed()
        self._advance()
        self.moved.emit()

    def back(self) -> None:
        """Show the moment before, or the beginning of a step that is under way."""
        self.go(self._coming - 1)

    def play(self, on: bool) -> None:
        """Go on by itself, from the beginning if it is at its end; or stop where it is."""
        if on and self.at_end:
            self._show(self.replay.first)
        self.playing = on
        if not on and self.busy:
            self._show(self.moment)
        self._advance()
        self.moved.emit()

    def look(self, sight: Sight) -> None:
        """Let another look from now on."""
        if sight != self.sight:
            self.sight, self.seat = sight, sight.seat or 0
            self._show(self.moment)
            self._advance()

    def _show(self, moment: int) -> None:
        self.end_pause()
        self._queue.clear()
        self.moment = self._coming = moment
        replay, sight = self.replay, self.sight
        if sight.hands:
            self.view = replay.open_view(moment, self.seat)
            self.history = replay.story(moment)
        else:
            self.view = replay.view(moment, sight.seat)
            self.history = [ev.redact(event, sight.seat) for event in replay.story(moment)]
        taken = any(isinstance(event, ev.TrickTaken) for event in replay.events(moment))
        self.holding = taken and self.view.public.outcome is None
        self._shown = None
        self.restarted.emit()
        self.moved.emit()

    # ------------------------------------------------------------------ one step after the other

    def _feed(self) -> None:
        """Have the next step presented."""
        self._coming += 1
        replay, sight = self.replay, self.sight
        heard = replay.events(self._coming) if sight.hands else (
            replay.heard(self._coming, sight.seat)
        )  # fmt: skip
        self._queue.extend(Heard(event) for event in heard)

    def _step(self, hurry: bool) -> bool:
        if self.playing and not self._queue and self._coming < self.replay.last:
            self._feed()
        going = super()._step(hurry)
        if not going and self.playing and self.at_end:
            self.playing = False
            self.moved.emit()
        return going

    def _present(self, event: Event) -> None:
        if self.moment != self._coming:
            self.moment = self._coming
            self.moved.emit()
        super()._present(event)

    def _end_pause(self) -> bool:
        if not self._queue:
            self._pause = 0  # a complete trick stays until the next step
            return False
        return super()._end_pause()
