"""A record as a value: the options, the deals with their actions, and the tags kept beside them."""

import msgspec

from three04.cards import Card
from three04.rules.actions import Action
from three04.rules.options import Options


class Tag(msgspec.Struct, frozen=True):
    """One tag as it stands in a file: ``[Name "value"]``.

    Attributes:
        name: Its name.
        value: Its value, without quotes and backslashes.
    """

    name: str
    value: str


class KeptTag(msgspec.Struct, frozen=True):
    """A tag that the format gives no meaning to, kept with its place.

    Attributes:
        name: Its name.
        value: Its value.
        after: What stands before it: in the header, how many of ``Record``, ``Game``, ``Rules``
            and ``Options``; in a deal, how many of its own tags and then of its actions.
        facts: How many of the last action's derived statements stand before it.
    """

    name: str
    value: str
    after: int
    facts: int = 0


class DealRecord(msgspec.Struct, frozen=True):
    """One deal; the last one of a record may be unfinished.

    Attributes:
        number: Its number in the match, from 1.
        dealer: Its dealer's seat.
        tokens: Each side's tokens before it, side of seat 0 first.
        hands: Each seat's cards in the order dealt, both packets.
        actions: What the seats did, in order.
        tags: The tags kept in this deal, in order.
    """

    number: int
    dealer: int
    tokens: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    actions: tuple[Action, ...] = ()
    tags: tuple[KeptTag, ...] = ()


class Record(msgspec.Struct, frozen=True):
    """A match, or its beginning.

    Attributes:
        options: What it is played by.
        tags: The tags kept in the header, in order.
        deals: Its deals, in order.
    """

    options: Options
    tags: tuple[KeptTag, ...] = ()
    deals: tuple[DealRecord, ...] = ()
