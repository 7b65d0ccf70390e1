"""Programs of other people in the arena: they hear what their seat may hear, and faults are named.

All of them are real processes.
"""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from three04.ai.players import SpecError
from three04.arena.bots import Bot, Process
from three04.arena.contest import Tally, compete
from three04.arena.entrants import entrant_of
from three04.arena.errors import ArenaError
from three04.arena.playing import Batch, BatchResult, Run, play_batch
from three04.rules.events import Event, redact
from three04.rules.options import options

from .programs import EXAMPLE, ROOT, program, script

CLOSED = "import os; os.close(1); sys.stdin.read()"
SILENT = "sys.stdin.read()"
DEEP = """print('{"type": "answer", "x": ' + "[" * 9_999 + "]" * 9_999 + "}", flush=True)"""
BOTS_MD = (ROOT / "docs/bots.md").read_text(encoding="utf-8")


def play(spec: str, pairs: int = 1, timeout: float = 10.0, rules: str = "Standard") -> BatchResult:
    run = Run(options(rules), (spec, "greedy"), "bots", timeout=timeout)
    return play_batch(Batch(run, 0, pairs - 1))


def test_the_example_of_the_document_plays_without_a_fault() -> None:
    result = play(EXAMPLE, 3)
    assert result.faults == ()
    assert [row.pair for row in result.rows] == [0, 1, 2]
    assert result.times[0].count > 20
    # The same again, whoever plays which pair.
    again = play_batch(Batch(Run(options("Standard"), (EXAMPLE, "greedy"), "bots"), 2, 2))
    assert again.rows == result.rows[2:]


@pytest.mark.parametrize("rules", ["Classic", "Beginner"])
def test_it_plays_by_other_rules(rules: str) -> None:
    assert play(EXAMPLE, rules=rules).faults == ()


def test_the_session_in_the_document_is_a_real_one() -> None:
    block = BOTS_MD.rpartition("```\n")[0].rpartition("```\n")[2]
    lines = block.splitlines()
    told = "".join(f"{line[2:]}\n" for line in lines if line.startswith("> "))
    command = [sys.executable, str(ROOT / "docs/examples/bot.py")]
    done = subprocess.run(command, input=told, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [line[2:] for line in lines if line.startswith("< ")]
    heard = [
        msgspec.json.decode(msgspec.json.encode(message["event"]), type=Event)
        for message in map(msgspec.json.decode, told.splitlines())
        if message["type"] == "event"
    ]
    assert heard == [redact(event, 3) for event in heard]
    assert msgspec.json.decode(lines[2][2:])["seat"] == 3


def test_the_document_names_every_event() -> None:
    info = msgspec.inspect.type_info(Event)
    assert isinstance(info, msgspec.inspect.UnionType)
    tags = {kind.tag for kind in info.types if isinstance(kind, msgspec.inspect.StructType)}
    section = BOTS_MD.partition("## Events")[2].partition("## Faults")[0]
    rows = [line for line in section.splitlines() if line.startswith("| `")][1:]
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])} == tags


@pytest.mark.parametrize(
    ("does", "said"),
    [
        ('message["legal"] = ["0:XX"]', "answered “0:XX”, which is not one of "),
        ('message["id"] += 1', "did not answer question 1 but said something else"),
        ('print("what now?", flush=True)', "said what is no message of the protocol: what now?"),
        ('print("\\x1b[2J" + "x" * 200, flush=True)', "?[2J" + "x" * 56 + "…"),
        ("sys.exit(3)", "ended with exit code 3"),
        (CLOSED, "closed its output"),
        (SILENT, "did not answer in time"),
        ('print("x" * 99_999, flush=True)', "wrote a line of more than 65,536 bytes"),
        (DEEP, 'said what is no message of the protocol: {"type": "answer", "x": [[[['),
    ],
)
def test_a_fault_is_named_and_greedy_plays_on(
    does: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if does == CLOSED:
        monkeypatch.setattr("three04.arena.bots.GOODBYE", 0.01)
    result = play(program(does), timeout=0.05 if does == SILENT else 10.0)
    assert said in result.faults[0]
    assert result.faults[0].startswith("pair 0: “")
    # Two seats in each of two deals: each gives up once and begins anew with the next deal.
    assert result.rows[0].scores[0].forfeits == len(result.faults) == 4
    assert result.rows[0].scores[1].forfeits == 0
    greedy = play_batch(Batch(Run(options("Standard"), ("greedy", "greedy"), "bots"), 0, 0))
    assert result.rows[0].scores[0].tokens == greedy.rows[0].scores[0].tokens


def test_a_fault_late_in_a_deal_costs_the_rest_of_it() -> None:
    result = play(program("if questions == 4: sys.exit(1)"))
    assert 0 < len(result.faults) <= 4


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("cmd:no-such-program-here", "cannot be started: No such file or directory"),
        (script("pass"), "ended with exit code 0; its hello was expected"),
        (script("print('hi')"), "said what is no message of the protocol: hi"),
        (script("""print('{"type":"hello","protocol":2}')"""), "version 2 of the protocol, not 1"),
        (script("""print('{"type":"answer","id":1,"action":"x"}')"""), "did not say hello first"),
    ],
)
def test_a_program_that_does_not_say_hello_ends_the_run(spec: str, said: str) -> None:
    with pytest.raises(ArenaError) as refused:
        play(spec)
    assert said in str(refused.value)


@pytest.mark.parametrize("spec", ["cmd:", "cmd:  ", "cmd:'open"])
def test_a_command_that_is_none_is_said(spec: str) -> None:
    with pytest.raises(SpecError, match="is no command"):
        entrant_of(spec, 1.0)


def test_too_many_faults_end_the_run_with_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("three04.arena.contest.MOST_FAULTS", 6)
    tally = Tally(Run(options("Standard"), (program("sys.exit(3)"), "greedy"), "bots"))
    with pytest.raises(ArenaError, match="more than 6 faults"):
        compete(tally, 50)
    # It ends with the batch; how large that is depends on the time the first have taken.
    assert 1 < len(tally.rows) < 50


def test_what_a_program_has_started_ends_with_it() -> None:
    code = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'input()'])"
    process = Process([sys.executable, "-c", code])
    process.end()
    assert process.dead
    process.end()


def test_a_second_signal_may_come_while_the_programs_are_killed() -> None:
    # The pool of the arena ends its processes twice, at moments of its own.
    code = """import signal, sys
from three04.arena import bots
class Interrupted(bots.Process):
    def kill(self):
        if not self.dead:
            self.dead = True
            signal.raise_signal(signal.SIGTERM)
        super().kill()
signal.signal(signal.SIGTERM, lambda *_: bots.kill_all())
Interrupted([sys.executable, "-c", "input()"])
bots.kill_all()
print("killed")
"""
    child = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=30
    )
    assert child.stdout == "killed\n", child.stderr


@pytest.mark.skipif(os.name != "posix", reason="processes leave their group there alone")
def test_what_a_program_has_let_go_does_not_hold_the_run_up(tmp_path: Path) -> None:
    # It is out of reach, keeps the output open and lives until somebody writes into its pipe.
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    child = f"""import os
pipe = os.open({str(pipe)!r}, os.O_RDWR)
print('{{"type":"hello","protocol":1}}', flush=True)
os.read(pipe, 1)"""
    code = f"""import subprocess, sys
subprocess.Popen([sys.executable, "-c", {child!r}], start_new_session=True)
sys.stdin.read()"""
    process = Process([sys.executable, "-c", code])
    process.hear(time.monotonic() + 10)
    process.end()
    alive = os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
    assert os.write(alive, b"x") == 1
    os.close(alive)


def test_a_program_that_floods_has_to_wait_and_can_be_ended() -> None:
    process = Process([sys.executable, "-c", "while True: print('{}')"])
    process.end()
    assert process.dead


def test_a_program_says_whether_it_wants_to_be_polled() -> None:
    code = """print('{"type":"hello","protocol":1,"polled":true,"more":1}'); input()"""
    bot = Bot(script(code).removeprefix("cmd:"), 1.0)
    assert not bot.polled
    run = Run(options("Classic"), ("greedy", "greedy"))
    from three04.record.deals import seeded_source
    from three04.rules.journal import MemoryJournal
    from three04.table.table import Table

    bot.chair(Table(run.options, seeded_source("1"), MemoryJournal()), 0, "seed")
    assert bot.polled
    bot.close()
