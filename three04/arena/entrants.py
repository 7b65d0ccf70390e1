"""Who competes: computer players, cheats and programs of their own, by what the user wrote.

``club``, ``NAME:budget=100`` and whatever :mod:`three04.ai.players` knows; ``NAME:sees=all`` and
the like from :mod:`three04.arena.cheats`; ``cmd:COMMAND`` for a program.
"""

import time
from typing import Protocol

from three04.ai.player import Player
from three04.ai.players import SpecError, player_of
from three04.arena.bots import Bot
from three04.arena.cheats import CHEATS, CheatingDecide, Peek
from three04.arena.times import Times
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Question
from three04.table.chairs import Chair, ComputerChair, InlineExecutor
from three04.table.table import Table

PROGRAM = "cmd:"
"""What a program's command stands after."""
CHEATER = "sees-all"
"""The reference cheat by name: Club bids, the exact solver plays with all hands seen."""


class Entrant(Protocol):
    """One of the two that compete; it sits at every seat of its sides.

    Attributes:
        polled: Whether it wants to be asked after each action if it calls spoilt trumps.
        times: How long its decisions took.
        faults: What a program of its own did wrong, one sentence a fault.
    """

    polled: bool
    times: Times
    faults: list[str]

    def chair(self, table: Table, seat: int, seed: str) -> Chair:
        """Return what sits at a seat for one match.

        Args:
            table: The table of the match.
            seat: The seat.
            seed: Of its choices.
        """

    def close(self) -> None:
        """End what it has started."""


class ComputerEntrant:
    """A computer player whose decisions are timed, in CPU time of this thread; see the protocol."""

    def __init__(self, player: Player, cheat: CheatingDecide | None = None) -> None:
        """Let a player compete.

        Args:
            player: The player.
            cheat: How it decides instead, with a look at the truth.
        """
        self.polled = player.polled
        self.times = Times()
        self.faults: list[str] = []
        self._player = player
        self._cheat = cheat

    def chair(self, table: Table, seat: int, seed: str) -> Chair:
        """Return what sits at a seat for one match."""

        def decide(view: View, question: Question, seed: str, budget: int) -> Answer:
            begun = time.thread_time()
            if self._cheat is None:
                answer = self._player.decide(view, question, seed, budget)
            else:
                answer = self._cheat(Peek(table.match), view, question, seed, budget)
            if question.kind == "turn" and len(question.actions) > 1:
                self.times.add(time.thread_time() - begun)
            return answer

        budget = self._player.budget
        return ComputerChair(seat, decide, seed, table.submit, InlineExecutor(), budget)

    def close(self) -> None:
        """Nothing to end."""


def entrant_of(spec: str, timeout: float) -> Entrant:
    """Return who competes under these words.

    Args:
        spec: The words.
        timeout: Seconds that a program may take for an answer.

    Raises:
        SpecError: If there is nobody under them.
    """
    if spec.startswith(PROGRAM):
        return Bot(spec.removeprefix(PROGRAM), timeout)
    name, *settings = spec.split(":")
    if name == CHEATER:
        name, settings = "club", ["sees=all", *settings]
    sees = [text.strip() for text in settings if text.strip().startswith("sees=")]
    others = [text for text in settings if text.strip() not in sees]
    player = player_of(":".join((name, *others)))
    if not sees:
        return ComputerEntrant(player)
    if len(sees) > 1:
        raise SpecError(f"“sees” stands twice in “{spec}”")
    value = sees[0].removeprefix("sees=")
    if value not in CHEATS:
        raise SpecError(f"“{sees[0]}” is nothing to be seen: there are {', '.join(CHEATS)}")
    return ComputerEntrant(player, CHEATS[value](player))
