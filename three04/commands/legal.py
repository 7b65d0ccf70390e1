"""List the legal actions at the end of a record."""

import argparse
import sys


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take any arguments: there is nothing to read them yet."""
    parser.add_argument("rest", nargs="*")


def run(args: argparse.Namespace) -> int:
    """Say that the command is not built yet."""
    print("three04 legal: not built yet.", file=sys.stderr)
    return 2
