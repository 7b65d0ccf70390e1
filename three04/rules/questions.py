"""What a table asks a seat and what it may answer, beside the actions."""

from typing import Literal, TypeAlias

import msgspec

from three04.rules.actions import Action

Kind: TypeAlias = Literal["turn", "offer", "cut"]


class Question(msgspec.Struct, frozen=True):
    """One question put to one seat.

    Attributes:
        id: Never used twice at a table, not even after undo.
        seat: Who is asked.
        kind: ``turn``: one of ``actions`` is due. ``offer``: one of ``actions`` or
            :class:`Decline`. ``cut``: where to cut the pack (R5), a :class:`Cut`.
        actions: All that is legal now; empty for a cut.
    """

    id: int
    seat: int
    kind: Kind
    actions: tuple[Action, ...] = ()


class Decline(msgspec.Struct, frozen=True, tag_field="do", tag="decline"):
    """The seat does not take an offer. No action: it leaves no trace in a record."""


class Cut(msgspec.Struct, frozen=True, tag_field="do", tag="cut"):
    """The seat cuts the pack (R5).

    Attributes:
        at: How many cards are lifted off, 1 to pack - 1; 0 for no cut.
    """

    at: int


Answer: TypeAlias = Action | Decline | Cut
