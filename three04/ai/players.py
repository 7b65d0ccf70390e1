"""The computer players by name, and by name with settings.

A player is written as its name, with settings after colons: ``club``, ``NAME:budget=100``,
``NAME:without=PART+PART:budget=50``. Only a player that looks at worlds has a budget, and only
the parts that a player names can be taken out of it.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from three04.ai import greedy, levels, random_player
from three04.ai.player import Player
from three04.ai.search.skill import Skill

MOST_WORLDS: Final = 100_000
"""The largest budget: a decision on so many worlds takes some hundred megabytes."""


class SpecError(ValueError):
    """A player, a setting or a value that there is not; as text, what there is."""


class Settings(msgspec.Struct, frozen=True):
    """How a player is to differ from what it usually is.

    Attributes:
        budget: The worlds it may look at for a decision; None for as many as it is made for.
        without: Parts of its thinking to leave out, to measure what they are worth.
    """

    budget: int | None = None
    without: frozenset[str] = frozenset()


class Factory(msgspec.Struct, frozen=True):
    """What makes one player.

    Attributes:
        make: Makes it with settings.
        budgeted: Whether it has a budget to be set.
        parts: The parts that can be left out of it.
    """

    make: Callable[[Settings], Player]
    budgeted: bool = False
    parts: tuple[str, ...] = ()


def _plain(player: Player) -> Factory:
    """Return the factory of a player without settings."""
    return Factory(lambda settings: player)


def _searching(name: str, skill: Skill) -> Factory:
    """Return the factory of a level that looks at worlds."""

    def make(settings: Settings) -> Player:
        return levels.searching(name, skill, settings.budget, settings.without)

    return Factory(make, budgeted=True, parts=levels.PARTS)


FACTORIES: Final[dict[str, Factory]] = {
    "random": _plain(Player("random", random_player.decide, polled=True)),
    "greedy": _plain(Player("greedy", greedy.decide)),
    "beginner": _plain(levels.beginner()),
    "casual": _plain(levels.casual()),
    "club": _plain(levels.club_player()),
    "strong": _searching("strong", levels.STRONG),
    "expert": _searching("expert", levels.EXPERT),
}
"""What makes each player, weakest first."""

PLAYERS: Final[dict[str, Player]] = {
    name: factory.make(Settings()) for name, factory in FACTORIES.items()
}
"""Each player as it usually is."""


def player_of(spec: str) -> Player:
    """Return a player; its name is what was asked for.

    Args:
        spec: Its name, perhaps with settings.

    Raises:
        SpecError: If there is no such player, setting or value.
    """
    name, *settings = (part.strip() for part in spec.split(":"))
    if name not in FACTORIES:
        raise SpecError(f"unknown player “{name}”: there are {', '.join(FACTORIES)}")
    factory = FACTORIES[name]
    player = factory.make(_settings(name, factory, settings))
    return msgspec.structs.replace(player, name=":".join((name, *settings)))


def _settings(name: str, factory: Factory, texts: list[str]) -> Settings:
    budget: int | None = None
    without: set[str] = set()
    for text in texts:
        setting, _, value = text.partition("=")
        if setting == "budget" and factory.budgeted:
            if budget is not None:
                raise SpecError(f"“budget” stands twice for player “{name}”")
            budget = _worlds(name, value)
        elif setting == "without" and factory.parts:
            without |= _parts(name, factory, value)
        else:
            raise SpecError(f"player “{name}” has no setting “{setting}”: {_known(factory)}")
    return Settings(budget, frozenset(without))


def _worlds(name: str, value: str) -> int:
    digits = value.isascii() and value.isdigit() and len(value) <= len(str(MOST_WORLDS))
    if not digits or not 1 <= int(value) <= MOST_WORLDS:
        raise SpecError(
            f"“budget={value[:20]}” of player “{name}”: expected a number from 1 to {MOST_WORLDS}"
        )
    return int(value)


def _parts(name: str, factory: Factory, value: str) -> set[str]:
    parts = set(value.split("+"))
    for part in sorted(parts - set(factory.parts)):
        there = ", ".join(factory.parts)
        raise SpecError(f"player “{name}” has no part “{part}” to do without: there are {there}")
    return parts


def _known(factory: Factory) -> str:
    known = ["budget"] * factory.budgeted + ["without"] * bool(factory.parts)
    return f"there are {', '.join(known)}" if known else "it has none"
