"""``three04 legal``: list what the seat on turn may do where a record ends."""

import argparse
import sys

from three04.commands.input import UnusableInputError, named, read_path
from three04.record.notation import written_alone
from three04.record.reading import Reader


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the file to read."""
    parser.add_argument("file", metavar="FILE", help="a file of records; its last one counts")


def run(args: argparse.Namespace) -> int:
    """Print the seat on turn and its legal actions; return 1 if there is none, or on a fault."""
    reader = Reader()
    try:
        read_path(args.file, reader)
    except UnusableInputError as error:
        print(error, file=sys.stderr)
        return 1
    if reader.stopped is not None:
        number, need = reader.stopped
        place = f"{named(args.file)}:{number}"
        print(f"{place}: the record does not tell {need}: nobody knows who is on turn",
              file=sys.stderr)  # fmt: skip
        return 1
    match, played = reader.match, reader.played
    seat = match.awaited if match else None
    if match is None or seat is None:
        print(f"{named(args.file)}: no deal is unfinished: nobody is on turn", file=sys.stderr)
        return 1
    if played is not None and not played.legal_known(seat):
        print(f"{named(args.file)}: the record does not tell the cards of seat {seat}, who is on "
              "turn: its legal actions are not known", file=sys.stderr)  # fmt: skip
        return 1
    print(seat)
    for line in sorted(written_alone(action) for action in match.legal(seat)):
        print(line)
    return 0
