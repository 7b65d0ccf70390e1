"""A list of runs, kept as data, whose figures make one table in Markdown."""

import tomllib
from pathlib import Path

import msgspec

from three04.arena.errors import ArenaError
from three04.arena.orders import Order


class Matchup(Order, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One run of a ladder.

    Attributes:
        name: What it is called in the table.
        share: How many pairs it gets for each pair that is asked for.
    """

    name: str
    share: float = 1.0

    def pairs(self, asked: int) -> int:
        """Return how many pairs it is played over.

        Args:
            asked: How many are asked for, for a run with a share of 1.
        """
        return max(1, round(self.share * asked))


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All runs, in the order of the table.

    Attributes:
        matchup: The runs.
    """

    matchup: tuple[Matchup, ...]


def read_ladder(path: Path) -> tuple[Matchup, ...]:
    """Read a ladder from a TOML file of ``[[matchup]]`` tables.

    Raises:
        ArenaError: If it cannot be read or is none.
    """
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Ladder).matchup
    except OSError as error:
        raise ArenaError(f"{path} cannot be read: {error.strerror or error}") from None
    except (ValueError, msgspec.ValidationError) as error:
        raise ArenaError(f"{path} is no ladder: {error}") from None
