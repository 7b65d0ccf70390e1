"""Say whether records are well formed and the play in them legal."""

import argparse
import sys


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take any arguments: there is nothing to read them yet."""
    parser.add_argument("rest", nargs="*")


def run(args: argparse.Namespace) -> int:
    """Say that the command is not built yet."""
    print("three04 check: not built yet.", file=sys.stderr)
    return 2
