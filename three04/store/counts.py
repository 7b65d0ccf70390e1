"""What statistics tell, as plain figures, and which deals they are asked about."""

from typing import Literal, TypeAlias

import msgspec

from three04.store.facts import Whose

Group: TypeAlias = Literal["profile", "tabletop", "opponents"]
"""What figures are compared by: the rules, the table, the level of the opponents."""

Step: TypeAlias = Literal["deal", "day", "week", "month"]
"""What one point of a line stands for."""


class Filter(msgspec.Struct, frozen=True, kw_only=True):
    """Which deals count.

    Attributes:
        profile: The rules' name; None for all.
        tabletop: The table's name.
        opponents: The level of the opponents.
        since: When a deal must have ended at the earliest, in milliseconds since 1970, UTC.
        last: How many deals count at most, the latest ones.
        undone: Whether deals count in which something was taken back.
        repeated: Whether deals count that were played again, from a replay, or imported.
    """

    profile: str | None = None
    tabletop: str | None = None
    opponents: str | None = None
    since: int | None = None
    last: int | None = None
    undone: bool = False
    repeated: bool = False


class Choices(msgspec.Struct, frozen=True):
    """What there is to choose from: the rules, tables and levels that occur."""

    profiles: tuple[str, ...]
    tabletops: tuple[str, ...]
    opponents: tuple[str, ...]


class MatchCounts(msgspec.Struct, frozen=True):
    """How matches came out.

    Attributes:
        won: Those the person's side won alone.
        shared: Those it won together with another.
        lost: Those another side won.
        left: Those in whose place another was begun.
    """

    won: int
    shared: int
    lost: int
    left: int

    @property
    def over(self) -> int:
        """How many were played to their end."""
        return self.won + self.shared + self.lost


class DealCounts(msgspec.Struct, frozen=True):
    """How deals came out.

    Attributes:
        deals: All of them.
        played: Those played to the last card.
        thrown_in: Those in which nobody bid.
        redeals: Those that eldest demanded anew; ``my_redeals`` those the person demanded.
        spoilt: Those void for spoilt trumps.
        caps: How often the person's side declared Caps; ``caps_won`` how often it kept its word.
        swept: How often it took every trick; ``swept_by_others`` how often another side did.
        tokens: How many tokens the person's side has won in all, less those it lost.
        highest: The highest contract it has made, None before the first.
        first: When the first deal ended, in milliseconds since 1970, UTC; None if there is none.
        latest: When the last one did.
    """

    deals: int
    played: int
    thrown_in: int
    redeals: int
    my_redeals: int
    spoilt: int
    caps: int
    caps_won: int
    swept: int
    swept_by_others: int
    tokens: int
    highest: int | None
    first: int | None
    latest: int | None


class ContractLine(msgspec.Struct, frozen=True):
    """The contracts of one height that one of the parties held.

    Attributes:
        height: The lowest contract that is paid alike (R61); None where all are added up.
        maker_is: Who held them: the person, a partner, an opponent; None where added up.
        made: How many were made.
        failed: How many were not.
        over: By how many points those made were passed, in all; Partner Close has no points.
        short: How many points were wanting in those that failed.
        pointed: How many of those made have points to compare; ``pointed_failed`` of the others.
    """

    height: int | None
    maker_is: Whose | None
    made: int = 0
    failed: int = 0
    over: int = 0
    short: int = 0
    pointed: int = 0
    pointed_failed: int = 0

    @property
    def played(self) -> int:
        """How many were played."""
        return self.made + self.failed

    @property
    def average_over(self) -> float | None:
        """How many points too many those made had on average."""
        return self.over / self.pointed if self.pointed else None

    @property
    def average_short(self) -> float | None:
        """How many points were wanting on average in those that failed."""
        return self.short / self.pointed_failed if self.pointed_failed else None

    def __add__(self, other: "ContractLine") -> "ContractLine":
        """Add up; what both have in common keeps its name."""
        return ContractLine(
            self.height if self.height == other.height else None,
            self.maker_is if self.maker_is == other.maker_is else None,
            self.made + other.made,
            self.failed + other.failed,
            self.over + other.over,
            self.short + other.short,
            self.pointed + other.pointed,
            self.pointed_failed + other.pointed_failed,
        )


class Point(msgspec.Struct, frozen=True):
    """One point of the lines over time. What is summed is summed up to and with this point.

    Attributes:
        at: When the last deal of it ended, in milliseconds since 1970, UTC.
        deals: How many deals it stands for itself.
        ours: How many contracts the person's side has played; ``made`` how many it made.
        theirs: How many the others have played; ``broken`` how many of these failed.
        tokens: The tokens won in all, less those lost.
    """

    at: int
    deals: int
    ours: int
    made: int
    theirs: int
    broken: int
    tokens: int


class GroupLine(msgspec.Struct, frozen=True):
    """The figures of the deals that have something in common.

    Attributes:
        name: What they have in common; None where it is not known.
        deals: How many they are.
        matches: How many matches ended among them; ``won`` how many the person's side won alone.
        ours, made, theirs, broken, tokens: As in :class:`Point`.
    """

    name: str | None
    deals: int
    matches: int
    won: int
    ours: int
    made: int
    theirs: int
    broken: int
    tokens: int


class Special(msgspec.Struct, frozen=True):
    """How many deals there are that do not count unless they are asked for.

    Attributes:
        undone: Those in which something was taken back.
        repeated: Those played again, from a replay, or imported.
    """

    undone: int
    repeated: int
