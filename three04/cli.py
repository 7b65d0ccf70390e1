"""The command line: `three04` opens the game, `three04 COMMAND` does one thing and prints it.

No command is imported before it is asked for, so that a record can be checked without Qt.
"""

import argparse
import importlib
import io
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol, cast

from three04 import __version__

COMMANDS = {
    "play": "open the game; so does giving no command",
    "check": "check that records are well formed and the play in them legal",
    "legal": "list the legal actions at the end of a record",
    "solve": "say what each card is worth where a record stands, with all hands seen",
    "proof": "compute a deal's cards again from its key",
    "simulate": "play matches between computer players",
    "arena": "measure two computer players against each other",
    "replay": "open a record in the replay window",
    "show": "the same as replay",
}
"""Each command's name, which is its module's too, and its line in the help."""

DEFAULT_COMMAND = "play"

PRINTING = ("check", "legal", "solve", "proof", "simulate", "arena")
"""Commands that print; they explain what is wrong with a file: `OSError` is the output's."""

INTERRUPTED = 130
"""The exit code of a program stopped by Ctrl+C, as shells expect it."""

READER_GONE = 141
"""The exit code of a program whose output nobody reads any more (`three04 ... | head`)."""


class Command(Protocol):
    """What a module in `three04.commands` offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's own arguments."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it and return the exit code."""


def load(name: str) -> Command:
    """Import the module of one command."""
    return cast(Command, importlib.import_module(f"three04.commands.{name}"))


def build_parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    """Build the parser: all commands by name, but arguments only for those that `argv` mentions."""
    # No abbreviations: "--pair" may be meant for something else, as may what a later version has.
    parser = argparse.ArgumentParser(
        prog="three04",
        description="304, the card game. Without a command it opens the table.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"three04 {__version__}")
    parser.add_argument(
        "--data-dir",
        metavar="DIR",
        type=Path,
        help="keep matches and settings in this folder: a separate profile",
    )
    parser.add_argument("--quit-after-start", action="store_true", help=argparse.SUPPRESS)
    parser.set_defaults(command=DEFAULT_COMMAND)
    commands = parser.add_subparsers(metavar="COMMAND")
    for name, line in _wanted(argv).items():
        command_parser = commands.add_parser(
            name, help=line, description=f"{line.capitalize()}.", allow_abbrev=False
        )
        command_parser.set_defaults(command=name)
        if name in argv:
            load(name).add_arguments(command_parser)
    return parser


def with_command(argv: Sequence[str]) -> list[str]:
    """Return the arguments with the command that `three04 FILE.304` leaves out."""
    made = list(argv)
    value = False
    for place, argument in enumerate(made):
        if value or argument.startswith("-"):
            value = argument == "--data-dir"
            continue
        if argument not in COMMANDS and argument.endswith(".304"):
            made.insert(place, DEFAULT_COMMAND)
        break
    return made


def _wanted(argv: Sequence[str]) -> Mapping[str, str]:
    """Return the commands to build parsers for: all only where all may be named.

    Building all of them takes some milliseconds of each start.
    """
    if any(word.startswith(("-h", "--h")) for word in argv):
        return COMMANDS
    named = {name: line for name, line in COMMANDS.items() if name in argv}
    return COMMANDS if argv and not named else named


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    arguments = with_command(sys.argv[1:] if argv is None else argv)
    _have_streams()
    _never_fail_on_a_suit_sign()
    try:
        args = build_parser(arguments).parse_args(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    try:
        code = load(args.command).run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        _discard_output()
        return READER_GONE
    except KeyboardInterrupt:
        return INTERRUPTED
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "three04":
            raise
        print(_how_to_install(error.name), file=sys.stderr)
        return 1
    except OSError as error:
        if args.command not in PRINTING:
            raise
        _discard_output()
        reason = error.strerror or error
        print(f"three04 {args.command}: the output cannot be written: {reason}", file=sys.stderr)
        return 1
    return code


def _how_to_install(module: str) -> str:
    """Say it to who runs the sources as they are."""
    return (
        f"three04 needs {module}, which is not installed for this Python; "
        f"in the folder of the sources: {sys.executable} -m pip install ."
    )


def _have_streams() -> None:
    """Give a program that was started without standard streams, as a windowed one is, some."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - stays open
            setattr(sys, name, nowhere)


def _never_fail_on_a_suit_sign() -> None:
    """Let a terminal that cannot show a character get a question mark instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _discard_output() -> None:
    """Keep Python's last flush of standard output, at exit, from failing a second time."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, io.UnsupportedOperation):
        return
