"""From what a user wrote to a run."""

import msgspec

from three04.ai.players import SpecError
from three04.arena.entrants import CHEATER, PROGRAM, entrant_of
from three04.arena.errors import ArenaError
from three04.arena.fixed import Dealing, Fixed, refuse
from three04.arena.playing import Run
from three04.rules.options import options


class Order(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A run in the user's words; the defaults are the command's.

    Attributes:
        chairs: The two players, with a comma between them.
        without: Parts that the first player does without.
        rules: The name of the rules.
        options: What differs from them, as in a record.
        contract: ``auction`` if the players bid, ``fixed`` if the contract is given.
        bid: The contract that is given, 160 if it is None.
        dealing: Who is its maker, each seat in turn if it is None.
        seed: Of the cards and the players' choices.
        timeout: Seconds that a program may take for an answer.
    """

    chairs: str = "club,greedy"
    without: tuple[str, ...] = ()
    rules: str = "Standard"
    options: str = ""
    contract: str = "auction"
    bid: int | None = None
    dealing: Dealing | None = None
    seed: str = "1"
    timeout: float = 10.0


def run_of(order: Order) -> Run:
    """Return the run that is wanted.

    Raises:
        SpecError: If there is no such player.
        OptionError: If there are no such rules.
        ArenaError: If the rest does not go together.
    """
    run = Run(
        options(order.rules, order.options),
        _players(order),
        order.seed,
        _fixed(order),
        order.timeout,
    )
    if run.fixed is not None and (reason := refuse(run.fixed, run.options)):
        raise ArenaError(f"--bid {run.fixed.bid}: {reason}")
    for spec in run.players:
        entrant_of(spec, order.timeout)  # says if there is nobody
    return run


def _players(order: Order) -> tuple[str, str]:
    specs = [spec.strip() for spec in order.chairs.split(",")]
    for spec in specs:
        entrant_of(spec, order.timeout)
    if len(specs) != 2:
        raise ArenaError(f"two players compete, as in “club,greedy”; {len(specs)} given")
    first, second = specs
    if order.without:
        if first.startswith(PROGRAM) or first.partition(":")[0] == CHEATER:
            raise SpecError(f"“{first}” has no parts to do without")
        first = f"{first}:without={'+'.join(order.without)}"
    return first, second


def _fixed(order: Order) -> Fixed | None:
    if order.contract == "fixed":
        usual = Fixed()
        return Fixed(usual.bid if order.bid is None else order.bid, order.dealing or usual.dealing)
    if order.bid is not None or order.dealing is not None:
        raise ArenaError("--bid and --dealing go with --contract fixed")
    return None
