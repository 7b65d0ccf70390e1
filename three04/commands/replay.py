"""``three04 replay``: open records in the replay window."""

import argparse
import sys

from three04.commands.input import UnusableInputError, read_path
from three04.record.reading import Reader
from three04.store import paths
from three04.table.replay import MatchReplay


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the record's file name."""
    parser.add_argument("file", metavar="FILE", help="a file of records")


def run(args: argparse.Namespace) -> int:
    """Open the window, or say in one sentence what is wrong with the file or missing."""
    reader = Reader()
    try:
        read_path(args.file, reader)
    except UnusableInputError as error:
        print(error, file=sys.stderr)
        return 1
    from three04.ui import preflight

    problem = preflight.problem()
    if problem is not None:
        print(problem, file=sys.stderr)
        return 1
    try:
        folder = paths.data_folder(args.data_dir)
    except paths.UnusableFolder as error:
        print(error, file=sys.stderr)
        return 1
    from three04.ui import app

    matches = [MatchReplay.of_record(record) for record in reader.records]
    return app.run(folder, quit_after_start=args.quit_after_start, matches=matches)
