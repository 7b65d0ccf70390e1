"""``three04 simulate``: computer players play matches without a window; the records are kept."""

import argparse
import sys
from pathlib import Path
from typing import TextIO

from three04.ai.player import Player
from three04.ai.players import PLAYERS, SpecError, player_of
from three04.record.deals import seeded_source
from three04.rules.journal import MemoryJournal
from three04.rules.options import OptionError, Options, options
from three04.table.matches import play_match
from three04.table.records import record_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what is played, by whom, and where the records go."""
    parser.add_argument("--matches", type=_count, default=1, metavar="N", help="how many matches")
    parser.add_argument("--rules", default="Standard", help="Standard, Classic or Beginner")
    parser.add_argument("--options", default="", help='house rules, as "caps=declared tokens=7"')
    parser.add_argument(
        "--chairs",
        default="greedy",
        help=f"computer players, seat by seat, repeated round the table: {', '.join(PLAYERS)}",
    )
    parser.add_argument("--seed", type=_text, default="1", help="same seed, same bytes")
    parser.add_argument("--max-deals", type=_count, metavar="D", help="cut a match short")
    parser.add_argument("--out", metavar="FILE", help="where the records go (default: the screen)")


def run(args: argparse.Namespace) -> int:
    """Play the matches and write their records; return 1 on a bad argument or file."""
    try:
        chosen = options(args.rules, args.options)
        players = _seated(args.chairs, chosen.seating.seats)
    except (OptionError, SpecError, ChairsError) as error:
        print(f"three04 simulate: {error}", file=sys.stderr)
        return 1
    if args.out is None:
        _simulate(args, chosen, players, sys.stdout)
        return 0
    try:
        with Path(args.out).open("w", encoding="utf-8", newline="\n") as out:
            deals = _simulate(args, chosen, players, out)
    except BrokenPipeError:
        raise
    except OSError as error:
        reason = error.strerror or error
        print(f"three04 simulate: {args.out} cannot be written: {reason}", file=sys.stderr)
        return 1
    matches = _counted(args.matches, "match", "matches")
    print(f"{matches}, {_counted(deals, 'deal', 'deals')}: {args.out}")
    return 0


class ChairsError(ValueError):
    """The players do not go round the table."""


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 up")
    return int(text)


def _text(text: str) -> str:
    if not text.isprintable():  # also what the shell passed that is not UTF-8
        raise argparse.ArgumentTypeError(f"{text!r} is no printable text")
    return text


def _seated(chairs: str, seats: int) -> list[Player]:
    """Return one player a seat; a shorter list goes round the table again."""
    players = [player_of(spec) for spec in chairs.split(",")]
    if seats % len(players):
        raise ChairsError(f"{len(players)} chairs do not go round a table of {seats} seats")
    return players * (seats // len(players))


def _simulate(args: argparse.Namespace, chosen: Options, players: list[Player], out: TextIO) -> int:
    """Play and write all matches; return the number of deals."""
    deals = 0
    for number in range(args.matches):
        journal = MemoryJournal()
        table = play_match(
            chosen,
            players,
            # The players' seed differs from the deals' (no player may know the cards).
            seeded_source(f"deals {args.seed} {number}"),
            f"players {args.seed} {number}",
            journal,
            args.max_deals,
        )
        deals += table.match.public.number
        if number:
            out.write("\n")
        out.write(record_text(journal.rows))
    return deals


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
