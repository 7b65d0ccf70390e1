"""``three04 solve``: what each card is worth where a record stands, with all hands seen."""

import argparse
import sys

from three04.commands.input import UnusableInputError, named, read_path
from three04.record.notation import written_entry
from three04.record.reading import Reader
from three04.rules.actions import Play
from three04.table.open_deal import NoPlayError, Oracle, Position, position_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the file to read."""
    parser.add_argument("file", metavar="FILE", help="a file of records; its last deal counts")


def run(args: argparse.Namespace) -> int:
    """Print what each legal card is worth and the best line; return 1 on what has no play."""
    reader = Reader()
    try:
        read_path(args.file, reader)
        position = position_of(reader.match)
    except UnusableInputError as error:
        print(error, file=sys.stderr)
        return 1
    except NoPlayError as error:
        print(f"{named(args.file)}: {error}", file=sys.stderr)
        return 1
    for line in _report(position):
        print(line)
    return 0


def _report(position: Position) -> list[str]:
    oracle = Oracle(position.table)
    contract = position.contract
    seat = position.turn
    lines = [
        f"deal {position.deal}: seat {position.maker} makes {contract}, "
        f"trump {position.trump}, seat {seat} to play"
    ]
    if position.again:
        lines.append("The deal is over: it is taken from its first lead.")
    if position.closed:
        lines.append("The trump is closed: it is taken as open.")
    worth = oracle.cards(position)
    best = next(iter(worth.values()))
    lines.append(f"With open hands the makers' side gets {best} points: {_says(best, contract)}.")
    lines.extend(f"{card} {points} {_says(points, contract)}" for card, points in worth.items())
    lines.append("The best line:")
    lines.extend(_best_line(position, oracle))
    return lines


def _says(points: int, contract: int) -> str:
    return "made" if points >= contract else "failed"


def _best_line(position: Position, oracle: Oracle) -> list[str]:
    """Play on to the end with the best cards; return a ``play`` statement a trick."""
    lines = []
    while any(position.hands):
        entries = []
        while True:
            card = next(iter(oracle.cards(position)))
            entries.append(written_entry(Play(position.turn, card)))
            position.play(card)
            if not position.trick:
                break
        lines.append(" ".join(("play", *entries)))
    return lines
