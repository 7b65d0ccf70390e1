"""What was fitted to the computer players, by name; made by ``fit``, not by hand."""

from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from three04.ai.book.curve import Curve
from three04.rules.options import Options

Three: TypeAlias = Annotated[tuple[float, ...], Meta(min_length=3, max_length=3)]
Four: TypeAlias = Annotated[tuple[float, ...], Meta(min_length=4, max_length=4)]
Nine: TypeAlias = Annotated[tuple[float, ...], Meta(min_length=9, max_length=9)]
Thirteen: TypeAlias = Annotated[tuple[float, ...], Meta(min_length=13, max_length=13)]
Places: TypeAlias = tuple[
    tuple[float],
    tuple[float, float],
    tuple[float, float, float],
    tuple[float, float, float, float],
]
"""As many weights as there are features: a file with others is refused when it is read."""


class Calls(msgspec.Struct, frozen=True):
    """How a player speaks in the first auction: weights of logistic regressions.

    Attributes:
        bids: Whether it bids at all; features as ``auction.bid_features`` has them.
        from_200: Whether a bid is 200 or more, where it may be less.
        from_250: Whether a bid of 200 or more is 250 or more, where it may be less.
        asks: Whether it asks its partner where it does not bid.
        redeals: How often eldest demands a new deal where he may.
        calls: How many calls it was fitted to.
        loss: Mean log-loss of these, in nats.
        base: The same if only the shares of what is said at each kind of turn were known.
    """

    bids: Thirteen
    from_200: Four
    from_250: Four
    asks: Nine
    redeals: Annotated[float, Meta(ge=0, le=1)]
    calls: int = 0
    loss: float = 0.0
    base: float = 0.0


class Indicator(msgspec.Struct, frozen=True):
    """How a player chooses the indicator.

    Attributes:
        suits: What speaks for a suit; features as ``indicator.suit_features`` has them.
        places: By how many cards of the suit there are, from one on: how often the lowest, the
            next, … is laid.
        laid: How many it was fitted to.
        loss: Mean log-loss of the suit, in nats.
        base: The same with all suits of the packet alike.
    """

    suits: Three
    places: Places
    laid: int = 0
    loss: float = 0.0
    base: float = 0.0


class Fitted(msgspec.Struct, frozen=True):
    """What was fitted to one player.

    Attributes:
        closed: What it makes of deals with a closed trump.
        open: The same with an open one.
        calls: How it speaks.
        indicator: How it chooses the indicator.
    """

    closed: Curve
    open: Curve
    calls: Calls
    indicator: Indicator

    def curve(self, options: Options) -> Curve:
        """Return what it makes of deals by these options."""
        return self.closed if options.trump == "closed" else self.open


def read(path: Path) -> dict[str, Fitted]:
    """Read what was fitted, by player.

    Raises:
        OSError: The file is not there, or cannot be read.
        ValueError: It is not what was written.
    """
    found = msgspec.json.decode(path.read_bytes(), type=dict[str, Fitted])
    if not found:
        raise ValueError("it holds no player")
    return found


def write(found: dict[str, Fitted], path: Path) -> None:
    """Write what was fitted; a break in between leaves the old file."""
    data = msgspec.json.format(msgspec.json.encode(found, order="sorted"), indent=1)
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(data + b"\n")
    beside.replace(path)
