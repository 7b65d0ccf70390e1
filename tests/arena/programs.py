"""Programs that misbehave in the arena, each by one line of its own."""

import shlex
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYTHON = f"{shlex.quote(sys.executable)} -I -S"
"""Python without what it does not need, which is quicker to start."""
EXAMPLE = f"cmd:{PYTHON} {ROOT / 'docs/examples/bot.py'}"
"""The example of docs/bots.md."""

_PLAIN = """
import json, sys
def say(**message): print(json.dumps(message), flush=True)
def answer(legal): return legal[-1]
questions = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello": say(type="hello", protocol=1)
    elif message["type"] == "question":
        questions += 1
        {does}
        say(type="answer", id=message["id"], action=answer(message["legal"]))
"""


def program(does: str = "pass") -> str:
    """Return the spec of a program that does this before each answer; the last legal one it is."""
    code = _PLAIN.replace("{does}", does)
    return f"cmd:{PYTHON} -c {shlex.quote(code)}"


def script(line: str) -> str:
    """Return the spec of a program that is one line of Python."""
    return f"cmd:{PYTHON} -c {shlex.quote(line)}"
