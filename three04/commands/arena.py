"""``three04 arena``: two computer players play the same cards twice, with their sides swapped."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from three04.ai.player import Player
from three04.ai.players import PLAYERS
from three04.rules.options import OptionError, Options, options
from three04.table.arena import Estimate, Report, Standing, compete


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add who plays, by which rules and how much."""
    parser.add_argument(
        "--chairs",
        default="club,greedy",
        metavar="A,B",
        help=f"the two computer players: {', '.join(PLAYERS)}",
    )
    parser.add_argument(
        "--pairs", type=_count, default=100, metavar="N", help="how many pairs of deals"
    )
    parser.add_argument("--rules", default="Standard", help="Standard, Classic or Beginner")
    parser.add_argument("--options", default="", help='house rules, as "caps=declared table=four"')
    parser.add_argument("--seed", type=_text, default="1", help="same seed, same cards and choices")
    parser.add_argument("--json", metavar="FILE", help="write the figures into this file too")


def run(args: argparse.Namespace) -> int:
    """Let them play and print the figures; return 1 on a bad argument or file."""
    try:
        chosen = options(args.rules, args.options)
        players = _players(args.chairs)
    except (OptionError, ChairsError) as error:
        print(f"three04 arena: {error}", file=sys.stderr)
        return 1
    report = compete(chosen, players, args.pairs, args.seed, _progress(args.pairs))
    print(text(report, chosen))
    if args.json is not None:
        try:
            Path(args.json).write_bytes(_json(args, report))
        except OSError as error:
            reason = error.strerror or error
            print(f"three04 arena: {args.json} cannot be written: {reason}", file=sys.stderr)
            return 1
    return 0


class ChairsError(ValueError):
    """The chairs are not two computer players."""


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 up")
    return int(text)


def _text(words: str) -> str:
    try:
        words.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("it is no text") from None
    return words


def _players(chairs: str) -> tuple[Player, Player]:
    names = [name.strip() for name in chairs.split(",")]
    for name in names:
        if name not in PLAYERS:
            raise ChairsError(f"unknown player “{name}”: there are {', '.join(PLAYERS)}")
    if len(names) != 2:
        raise ChairsError(f"two players compete, as in “club,greedy”; {len(names)} given")
    return PLAYERS[names[0]], PLAYERS[names[1]]


def _progress(pairs: int) -> Callable[[int], None]:
    """Return what shows on a terminal how far it is; elsewhere it keeps silent."""
    shown = sys.stderr.isatty()

    def show(done: int) -> None:
        if shown:
            end = "\n" if done == pairs else ""
            print(f"\r{done} of {pairs} pairs", end=end, file=sys.stderr, flush=True)

    return show


def _json(args: argparse.Namespace, report: Report) -> bytes:
    asked = {
        "rules": args.rules,
        "options": args.options,
        "chairs": args.chairs,
        "seed": args.seed,
    }
    figures = {**asked, **msgspec.to_builtins(report)}
    return msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n"


# ---------------------------------------------------------------------- for people


def text(report: Report, chosen: Options) -> str:
    """Return the figures as a small table.

    Args:
        report: What came of it.
        chosen: The options played by.
    """
    lines = [
        f"{report.pairs} pairs, {2 * report.pairs} deals, {report.thrown_in} thrown in;"
        f" {chosen.profile}, table {chosen.table}",
        f"{'':8} {'tokens a deal':>24} {'points a deal':>24} {'contracts':>10} "
        f"{'made, %':>20} {'ms, median / 95 %':>18}",
    ]
    lines += [_line(standing) for standing in report.players]
    return "\n".join(lines)


def _line(standing: Standing) -> str:
    made = standing.made
    percent = Estimate(100 * made.mean, 100 * made.low, min(100.0, 100 * made.high))
    return (
        f"{standing.name:8} {_interval(standing.tokens, '+.3f'):>24}"
        f" {_interval(standing.points, '.1f'):>24} {standing.contracts:>10}"
        f" {_interval(percent, '.1f'):>20}"
        f" {standing.median_ms:>10.2f} / {standing.p95_ms:.2f}"
    )


def _interval(estimate: Estimate, form: str) -> str:
    low, high = format(estimate.low, form), format(estimate.high, form)
    return f"{format(estimate.mean, form)} [{low}, {high}]"
