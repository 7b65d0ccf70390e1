"""Programs of other people that sit in: one process a seat, lines of JSON; see docs/bots.md.

A fault (no answer in time, one that is not legal, nonsense, a program that ended) costs the
program the rest of the deal, which ``greedy`` plays for it, and its process; the next deal starts
a new one. A program that does not even say hello ends the run.
"""

import contextlib
import hashlib
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeAlias

import msgspec

from three04 import __version__
from three04.ai import greedy
from three04.ai.players import SpecError
from three04.arena.errors import ArenaError
from three04.arena.times import Times
from three04.record.notation import written_alone
from three04.rules.events import Event
from three04.rules.questions import Answer, Decline, Question
from three04.table.chairs import Chair, Submit, ViewChair
from three04.table.table import Table

PROTOCOL: Final = 1
"""The version of the protocol."""
DECLINE: Final = "decline"
"""The answer that declines an offer."""
LONGEST: Final = 65_536
"""Bytes of the longest line that is read."""
WAITING: Final = 100
"""Lines of a program that wait to be read before it has to wait itself."""
SHOWN: Final = 60
"""Characters of a wrong answer that are shown."""
START: Final = 10.0
"""Seconds for the first hello: a program may have to load much."""
GOODBYE: Final = 0.5
"""Seconds in which a program that was told the end has to end."""


_RUNNING: Final[set["Process"]] = set()
"""The programs that this process has started and not ended."""


_STARTING: Final = threading.RLock()
"""Held while a program is being started and is not among those that run yet.

Whoever holds it may take it again: a second signal may come while the first one's programs are
killed.
"""


def kill_all() -> None:
    """Kill every program of this process, which is about to end without further ado."""
    with _STARTING:
        for process in list(_RUNNING):
            process.kill()


class BotFault(Exception):
    """A program did what it must not; as text, what."""


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """A program greets back.

    Attributes:
        protocol: The version it speaks.
        name: What it is called.
        polled: Whether it wants to be asked after each action if it calls spoilt trumps.
    """

    protocol: int
    name: str = ""
    polled: bool = False


class Reply(msgspec.Struct, tag_field="type", tag="answer"):
    """A program answers.

    Attributes:
        id: The question's.
        action: One of its legal actions, to the letter.
    """

    id: int
    action: str


Said: TypeAlias = Hello | Reply


class Process:
    """One program that runs.

    Attributes:
        dead: Whether it has ended or been ended.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start it.

        Raises:
            ArenaError: If that cannot be done.
        """
        self.dead = False
        self._asked = 0
        # In a thread: a signal that ends us comes to the main one, so it cannot fall between the
        # start of a program and the note of it, and leave the program behind.
        with ThreadPoolExecutor(1) as starter:
            try:
                starter.submit(self._start, command).result()
            except OSError as error:
                reason = error.strerror or error
                raise ArenaError(f"“{shlex.join(command)}” cannot be started: {reason}") from None
        self._lines: queue.Queue[bytes] = queue.Queue(WAITING)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _start(self, command: Sequence[str]) -> None:
        with _STARTING:
            # A session of its own: Ctrl-C is for us, a program ends when its input does.
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
            _RUNNING.add(self)

    def _read(self) -> None:
        """Queue its lines; the last one is empty or too long."""
        out = self._process.stdout
        assert out is not None
        with out, contextlib.suppress(OSError):
            line = b"\n"
            while not self.dead and 0 < len(line) < LONGEST:
                line = out.readline(LONGEST)
                self._lines.put(line)

    def tell(self, message: object) -> None:
        """Send a message; one that does not arrive is found out at the next question."""
        pipe = self._process.stdin
        assert pipe is not None
        with contextlib.suppress(OSError, ValueError):
            pipe.write(msgspec.json.encode(message) + b"\n")
            pipe.flush()

    def ask(self, kind: str, legal: Sequence[str], seconds: float) -> str:
        """Put a question and return the answer, one of the legal ones.

        Raises:
            BotFault: If no such answer comes in time.
        """
        # A count of its own: the table's ids would tell of questions put to others.
        self._asked += 1
        until = time.monotonic() + seconds
        question = {"id": self._asked, "kind": kind, "legal": legal, "seconds": seconds}
        self.tell({"type": "question", **question})
        said = self.hear(until)
        if not isinstance(said, Reply) or said.id != self._asked:
            raise BotFault(f"did not answer question {self._asked} but said something else")
        if said.action not in legal:
            answered = _cut(said.action)
            raise BotFault(f"answered “{answered}”, which is not one of {', '.join(legal)}")
        return said.action

    def hear(self, until: float) -> Said:
        """Return its next message.

        Args:
            until: The moment of the monotonic clock by which it has to be there.

        Raises:
            BotFault: If nothing comes in time, or nothing of use.
        """
        try:
            line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise BotFault("did not answer in time") from None
        if not line:
            raise BotFault(self._how_it_ended())
        if len(line) >= LONGEST:
            raise BotFault(f"wrote a line of more than {LONGEST:,} bytes")
        try:
            return msgspec.json.decode(line, type=Said)
        except (msgspec.DecodeError, RecursionError):  # the latter for brackets in brackets
            shown = _cut(line.decode(errors="replace").rstrip("\n"))
            raise BotFault(f"said what is no message of the protocol: {shown}") from None

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            return "closed its output"
        return f"ended with exit code {code}"

    def end(self, friendly: bool = False) -> None:
        """End it.

        Args:
            friendly: Tell it and let it end by itself if it does so soon.
        """
        if self.dead:
            return
        self.dead = True
        if friendly:
            self.tell({"type": "end"})
        with contextlib.suppress(OSError, ValueError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        if friendly:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(GOODBYE)
        self.kill()
        self._process.wait()
        _RUNNING.discard(self)
        # Its output is at its end now; the reader may wait for room to say so. What the program has
        # let go is out of reach and may hold the output open: the reader is left to wait for that.
        until = time.monotonic() + GOODBYE
        while self._reader.is_alive() and time.monotonic() < until:
            with contextlib.suppress(queue.Empty):
                self._lines.get_nowait()
            self._reader.join(0.01)

    def kill(self) -> None:
        """Kill it and what it has started, which would keep its output open."""
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()


def _cut(text: str) -> str:
    """Return a text as one short line."""
    line = "".join(c if c.isprintable() else "?" for c in text[: SHOWN + 1])
    return f"{line[:SHOWN]}…" if len(text) > SHOWN else line


class BotChair(ViewChair):
    """A seat played by a program; ``greedy`` takes over for the rest of the match after a fault."""

    def __init__(self, bot: "Bot", process: Process, seat: int, seed: str, submit: Submit) -> None:
        super().__init__(seat)
        self._bot = bot
        self._process = process
        # Not the seed itself: the cards' one differs from it by a word.
        self._seed = hashlib.sha256(seed.encode()).hexdigest()[:16]
        self._submit = submit

    def reset(self) -> None:
        """Forget everything: a match begins."""
        super().reset()
        self._process.tell({"type": "match", "seat": self.view.seat, "seed": self._seed})

    def hear(self, events: Sequence[Event]) -> None:
        """Keep the events and hand them on."""
        super().hear(events)
        if not self._process.dead:
            for event in events:
                self._process.tell({"type": "event", "event": event})

    def ask(self, question: Question) -> None:
        """Ask the program."""
        self._submit(question.seat, question.id, self._answer(question))

    def _answer(self, question: Question) -> Answer:
        if not self._process.dead:
            try:
                return self._exchange(question)
            except BotFault as fault:
                self._process.end()
                self._bot.faults.append(f"“{self._bot.command}” at seat {question.seat} {fault}")
        return greedy.decide(self.view, question, self._seed, 0)

    def _exchange(self, question: Question) -> Answer:
        answers: dict[str, Answer] = {written_alone(a): a for a in question.actions}
        if question.kind == "offer":
            answers[DECLINE] = Decline()
        begun = time.monotonic()
        action = self._process.ask(question.kind, list(answers), self._bot.timeout)
        if question.kind == "turn" and len(answers) > 1:
            self._bot.times.add(time.monotonic() - begun)
        return answers[action]


class Bot:
    """A program that competes; see :class:`three04.arena.entrants.Entrant`.

    Attributes:
        command: Its command.
        timeout: Seconds that it may take for an answer.
        polled: Whether it wants to be asked after each action if it calls spoilt trumps.
        times: How long its answers took, by the clock.
        faults: What it did wrong.
    """

    def __init__(self, command: str, timeout: float) -> None:
        """Take a command; it starts when it is first seated.

        Args:
            command: Program and arguments, as a shell would read them.
            timeout: Seconds that it may take for an answer.

        Raises:
            SpecError: If the command is none.
        """
        try:
            self._words = shlex.split(command)
        except ValueError:
            self._words = []
        if not self._words:
            raise SpecError(f"“cmd:{command}” is no command: expected cmd:PROGRAM ARGUMENT…")
        self.command = command
        self.timeout = timeout
        self.polled = False
        self.times = Times()
        self.faults: list[str] = []
        self._processes: dict[int, Process] = {}

    def chair(self, table: Table, seat: int, seed: str) -> Chair:
        """Return what sits at a seat for one match.

        Raises:
            ArenaError: If the program does not start or does not speak the protocol.
        """
        process = self._processes.get(seat)
        if process is None or process.dead:
            process = self._processes[seat] = Process(self._words)
            self._greet(process)
        return BotChair(self, process, seat, seed, table.submit)

    def _greet(self, process: Process) -> None:
        process.tell({"type": "hello", "protocol": PROTOCOL, "program": f"three04 {__version__}"})
        try:
            said = process.hear(time.monotonic() + max(self.timeout, START))
        except BotFault as fault:
            process.end()
            raise ArenaError(f"“{self.command}” {fault}; its hello was expected") from None
        if not isinstance(said, Hello):
            process.end()
            raise ArenaError(f"“{self.command}” did not say hello first")
        if said.protocol != PROTOCOL:
            process.end()
            raise ArenaError(
                f"“{self.command}” speaks version {said.protocol} of the protocol, not {PROTOCOL}"
            )
        self.polled = said.polled

    def close(self) -> None:
        """End its processes."""
        for process in self._processes.values():
            process.end(friendly=True)
        self._processes.clear()
