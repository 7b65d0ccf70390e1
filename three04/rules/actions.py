"""The actions: everything a seat can do. They alone make a match; all else follows from them.

The same small frozen types are what a chair answers, what a record holds, what goes over a
network and what a database stores. Each names its seat.
"""

from typing import TypeAlias

import msgspec

from three04.cards import Card


class _Action(msgspec.Struct, frozen=True, tag_field="do", gc=False):
    seat: int


class Redeal(_Action, frozen=True, tag="redeal"):
    """R9: eldest demands a new deal."""


class Bid(_Action, frozen=True, tag="bid"):
    """R11, R30: a bid in either auction.

    Attributes:
        amount: Card points, 160 to 300.
    """

    amount: int


class Pass(_Action, frozen=True, tag="pass"):
    """R12, R30: a pass in either auction."""


class Ask(_Action, frozen=True, tag="ask"):
    """R14: the seat asks its partner to bid for it."""


class Close(_Action, frozen=True, tag="close"):
    """R32: the seat bids Partner Close Caps."""


class LayTrump(_Action, frozen=True, tag="trump"):
    """R20: the maker lays the indicator.

    Attributes:
        card: The card laid; its suit is trump.
    """

    card: Card


class Open(_Action, frozen=True, tag="open"):
    """R35: the maker opens the trump."""


class Caps(_Action, frozen=True, tag="caps"):
    """R37: the seat declares Caps before the first lead."""


class Spoilt(_Action, frozen=True, tag="spoilt"):
    """R51: the seat says that the makers held all the trumps."""


class Play(_Action, frozen=True, tag="play"):
    """R40-R43: the seat plays a card.

    Attributes:
        card: The card; the maker's indicator is played like any other.
        down: Whether it goes face down.
    """

    card: Card
    down: bool = False


Action: TypeAlias = Redeal | Bid | Pass | Ask | Close | LayTrump | Open | Caps | Spoilt | Play
