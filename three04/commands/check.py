"""``three04 check``: say whether records are well formed and the play in them legal."""

import argparse
import sys

from three04.commands.input import UnusableInputError, named, read_path
from three04.record.reading import Reader


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the files to check."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a file of records")


def run(args: argparse.Namespace) -> int:
    """Print each deal's result; name the first fault of each file, and return 1 if there is any."""
    sound = [_check(path) for path in args.files]
    return 0 if all(sound) else 1


def _check(path: str) -> bool:
    results: list[str] = []
    fault: UnusableInputError | None = None
    reader = Reader(on_result=results.append)
    try:
        read_path(path, reader)
    except UnusableInputError as error:
        fault = error
    for result in results:
        print(result)
    for line, need in reader.stops:
        print(f"{named(path)}:{line}: replayed up to here: the record does not tell {need}")
    if fault:
        sys.stdout.flush()
        print(fault, file=sys.stderr)
    return fault is None
