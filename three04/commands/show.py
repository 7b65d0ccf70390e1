"""Open a record in the replay window."""

import argparse
import sys
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the record's file name."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a match record")


def run(args: argparse.Namespace) -> int:
    """Say that there is no replay window yet."""
    print("The replay window is not there yet; `three04 check` reads records.", file=sys.stderr)
    return 1
