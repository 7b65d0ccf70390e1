"""``three04 arena``: two computer players play the same cards twice, with their sides swapped."""

import argparse
import contextlib
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, get_args

from three04.ai.players import PLAYERS, SpecError
from three04.arena import texts
from three04.arena.cheats import CHEATS
from three04.arena.cluster import scheduler
from three04.arena.contest import Tally, compete
from three04.arena.errors import ArenaError
from three04.arena.figures import Row
from three04.arena.fixed import Dealing
from three04.arena.keeping import Keeper
from three04.arena.ladder import Matchup, read_ladder
from three04.arena.local import Runner, cores, processes
from three04.arena.orders import Order, run_of
from three04.arena.playing import Run
from three04.arena.progress import Progress
from three04.rules.options import OptionError

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C."""
CLUSTER_JOBS: Final = 32
"""As how many jobs a cluster counts when pairs are put into batches."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add who plays, by which rules, how much, where and what is kept of it."""
    usual = Order()
    who = parser.add_argument_group("who plays what")
    who.add_argument(
        "--chairs",
        default=usual.chairs,
        metavar="A,B",
        help=f"the two players: {', '.join(PLAYERS)}, or cmd:COMMAND for a program of your own; "
        "with settings after colons, as NAME:budget=100:without=PART; in the arena alone also "
        f"sees={'|'.join(CHEATS)}",
    )
    who.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="PART",
        help="leave a part out of the first player; may be repeated",
    )
    who.add_argument("--rules", default=usual.rules, help="Standard, Classic or Beginner")
    who.add_argument(
        "--options", default=usual.options, help='house rules, as "caps=declared table=four"'
    )
    who.add_argument(
        "--contract",
        choices=("auction", "fixed"),
        default=usual.contract,
        help="fixed: nobody bids, both play the same contract, and only the play is compared",
    )
    who.add_argument("--bid", type=_count, metavar="N", help="the fixed contract (160)")
    who.add_argument(
        "--dealing",
        choices=get_args(Dealing),
        help="its maker: the seats in turn (usual), or the best hand",
    )
    who.add_argument(
        "--seed", type=_text, default=usual.seed, help="same seed, same cards and choices"
    )
    who.add_argument(
        "--timeout",
        type=_seconds,
        default=usual.timeout,
        metavar="S",
        help="seconds a program of your own may take for an answer (10)",
    )
    how = parser.add_argument_group("how much and where")
    how.add_argument(
        "--pairs", type=_count, default=100, metavar="N", help="how many pairs of deals (100)"
    )
    how.add_argument(
        "--jobs", type=_count, metavar="N", help="processes at once (as many as there are cores)"
    )
    how.add_argument("--backend", choices=("local", "dask"), default="local", help="where to play")
    how.add_argument("--scheduler", metavar="ADDRESS", help="the Dask scheduler of a cluster")
    how.add_argument(
        "--ladder", metavar="FILE", help="play the list of runs in this file, print one table"
    )
    kept = parser.add_argument_group("what is kept")
    kept.add_argument("--json", metavar="FILE", help="write the figures into this file too")
    kept.add_argument("--csv", metavar="FILE", help="write a row for each pair into this file")
    kept.add_argument(
        "--resume", action="store_true", help="go on with the run that the CSV file holds"
    )


def run(args: argparse.Namespace) -> int:
    """Let them play and print the figures; return 1 on what is wrong, 130 after Ctrl-C."""
    try:
        runner, jobs = _where(args)
        with _ended_like_by_ctrl_c():
            if args.ladder is not None:
                return _ladder(args, runner, jobs)
            return _single(args, runner, jobs)
    except (ArenaError, OptionError, SpecError) as error:
        _say(str(error))
        return 1


@contextlib.contextmanager
def _ended_like_by_ctrl_c() -> Iterator[None]:
    """Let who ends this process, or closes its terminal, stop the run as Ctrl-C does.

    Else programs that hang would stay behind, and the figures so far be lost.
    """

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    ways = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    usual = [way for way in ways if signal.getsignal(way) == signal.SIG_DFL]  # nohup ignores one
    for way in usual:
        signal.signal(way, stop)
    try:
        yield
    finally:
        for way in usual:
            signal.signal(way, signal.SIG_DFL)


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 up")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.001 <= seconds <= 86_400:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds")
    return seconds


def _text(words: str) -> str:
    if not words.isprintable():  # also what the shell passed that is not UTF-8
        raise argparse.ArgumentTypeError("it is no text")
    return words


def _say(sentence: str) -> None:
    print(f"three04 arena: {sentence}", file=sys.stderr)


def _where(args: argparse.Namespace) -> tuple[Runner, int]:
    """Return what plays the batches, and how many at once."""
    if args.backend == "dask":
        if args.scheduler is None:
            raise ArenaError("--backend dask needs --scheduler and its address")
        return scheduler(args.scheduler), CLUSTER_JOBS
    if args.scheduler is not None:
        raise ArenaError("--scheduler goes with --backend dask")
    jobs = min(args.jobs or cores(), args.pairs)
    return processes(jobs), jobs


# ---------------------------------------------------------------------- one run


def _single(args: argparse.Namespace, runner: Runner, jobs: int) -> int:
    chosen = run_of(
        Order(
            chairs=args.chairs,
            without=tuple(args.without),
            rules=args.rules,
            options=args.options,
            contract=args.contract,
            bid=args.bid,
            dealing=args.dealing,
            seed=args.seed,
            timeout=args.timeout,
        )
    )
    if args.resume and args.csv is None:
        raise ArenaError("--resume goes on with a file: --csv FILE --resume")
    if args.json is not None:
        _refuse_place(args.json)
    with contextlib.ExitStack() as stack:
        keeper = None
        if args.csv is not None:
            keeper = stack.enter_context(Keeper(Path(args.csv), chosen, args.resume))
        tally = Tally(chosen, keeper.rows[: args.pairs] if keeper else ())
        code = _play(tally, args.pairs, runner, jobs, keeper)
    _print(tally)
    if tally.rows and args.json is not None:
        _write(args.json, texts.as_json(tally.report(), chosen))
    return code


def _play(tally: Tally, pairs: int, runner: Runner, jobs: int, keeper: Keeper | None = None) -> int:
    """Play on to the end, or until something or somebody stops it; say why, return the code."""
    progress = Progress(pairs, len(tally.rows))

    def listen(rows: Sequence[Row]) -> None:
        if keeper:
            keeper.keep(rows)
        progress.more(len(rows))

    code, why = 0, ""
    try:
        compete(tally, pairs, runner, jobs, listen)
    except KeyboardInterrupt:
        code, why = INTERRUPTED, "stopped"
    except ArenaError as error:
        code, why = 1, str(error)
    progress.end()
    if code:
        further = "; the same with --resume goes on" if keeper else ""
        _say(f"{why} ({len(tally.rows)} of {pairs} pairs are played{further})")
    return code


def _print(tally: Tally) -> None:
    if tally.rows:
        print(texts.table(tally.report(), tally.run))
    for fault in tally.faults[:1]:
        more = len(tally.faults) - 1
        _say(fault + (f" (and {more} faults more)" if more else ""))


def _refuse_place(path: str) -> None:
    """Say now, not after hours of play, that a file cannot be written there."""
    file = Path(path)
    try:
        there = file.exists()
        file.open("ab").close()
        if not there:
            file.unlink()
    except OSError as error:
        raise _unwritable(path, error) from None


def _write(path: str, data: bytes) -> None:
    try:
        Path(path).write_bytes(data)
    except OSError as error:
        raise _unwritable(path, error) from None


def _unwritable(path: str, error: OSError) -> ArenaError:
    return ArenaError(f"{path} cannot be written: {error.strerror or error}")


# ---------------------------------------------------------------------- a ladder


def _ladder(args: argparse.Namespace, runner: Runner, jobs: int) -> int:
    if args.csv is not None or args.json is not None:
        raise ArenaError("--csv and --json keep one run, not a ladder")
    matchups = read_ladder(Path(args.ladder))
    print(texts.MARKDOWN_HEAD, flush=True)
    for matchup in matchups:
        chosen = _run_or_nothing(matchup)
        if chosen is None:
            continue
        tally = Tally(chosen)
        code = _play(tally, matchup.pairs(args.pairs), runner, jobs)
        if tally.rows:
            print(texts.markdown_row(matchup.name, tally.report(), chosen), flush=True)
        if code:
            return code
    return 0


def _run_or_nothing(matchup: Matchup) -> Run | None:
    """Return the run of a matchup; say that it is skipped if there is no such player (yet)."""
    try:
        return run_of(matchup)
    except SpecError as error:
        _say(f"“{matchup.name}” is skipped: {error}")
        return None
