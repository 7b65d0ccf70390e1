"""The events: what happened, as facts. A chair learns of the match by these alone.

An event with hidden cards is born with ``seen_by``, the seats that may know them;
:func:`redact` strips it for all others. No event is ever dropped, so one sequence number serves
every seat. A hidden card is named by its place (trick and seat, or "the indicator").
Points, counts and scores are never sent: a view folds them from what its seat has seen.
"""

from typing import ClassVar, Final, Literal, TypeAlias, TypeVar

import msgspec

from three04.cards import Card
from three04.rules.options import Options

PARTNER_CLOSE: Final = 1000
"""The contract of R32 as a number: above every bid."""

Call: TypeAlias = int | Literal["pass", "ask", "close"]
"""What a seat said in an auction: a bid's amount or a word."""

Cause: TypeAlias = Literal["rule", "maker", "last", "ruff", "contract"]
"""Why the trump opened: R22, R35, R43.6, R43.7, R44."""

Outcome: TypeAlias = Literal["made", "failed", "thrown-in", "spoilt", "redeal"]


class Placed(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A card that lay face down, with its place.

    Attributes:
        trick: Index of the trick in the deal, from 0.
        seat: Who played it.
        card: What it is.
    """

    trick: int
    seat: int
    card: Card


class _Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    secret: ClassVar[str | None] = None
    """Name of the field that only the seats of ``seen_by`` get."""


class MatchStarted(_Event, frozen=True, tag="match_started"):
    """The table plays by these options."""

    options: Options


class DealStarted(_Event, frozen=True, tag="deal_started"):
    """A deal begins (R4, R8).

    Attributes:
        number: From 1, redeals and deals thrown in included.
        dealer: Its seat.
        tokens: Each side's tokens now, side 0 first.
    """

    number: int
    dealer: int
    tokens: tuple[int, ...]


class Dealt(_Event, frozen=True, tag="dealt"):
    """A seat got a packet (R6, R7).

    Attributes:
        packet: 1 or 2.
        count: How many cards.
        cards: In the order dealt; None for a seat that may not know.
    """

    secret: ClassVar[str | None] = "cards"
    seat: int
    packet: int
    count: int
    cards: tuple[Card, ...] | None
    seen_by: tuple[int, ...]


class RedealDemanded(_Event, frozen=True, tag="redeal_demanded"):
    """Eldest demanded a new deal and showed his packet (R9)."""

    seat: int
    cards: tuple[Card, ...]


class Called(_Event, frozen=True, tag="called"):
    """A seat spoke in the running auction (R16: all of it is public)."""

    seat: int
    call: Call


class ContractSet(_Event, frozen=True, tag="contract_set"):
    """An auction ended with a standing bid (R15, R30, R32).

    Attributes:
        maker: The seat that won it.
        contract: The bid, or :data:`PARTNER_CLOSE`.
        again: Whether an indicator is to be laid now: always after the first auction, after the
            second if anyone bid (R31).
    """

    maker: int
    contract: int
    again: bool


class SecondStarted(_Event, frozen=True, tag="second_started"):
    """The auction on the full hand begins, the maker speaking first (R30)."""

    maker: int


class IndicatorLaid(_Event, frozen=True, tag="indicator_laid"):
    """The maker laid the indicator face down (R20)."""

    secret: ClassVar[str | None] = "card"
    seat: int
    card: Card | None
    seen_by: tuple[int, ...]


class IndicatorTaken(_Event, frozen=True, tag="indicator_taken"):
    """The indicator went back to its owner's hand, the auction having gone on (R31)."""

    secret: ClassVar[str | None] = "card"
    seat: int
    card: Card | None
    seen_by: tuple[int, ...]


class HandsLaidAside(_Event, frozen=True, tag="hands_laid_aside"):
    """The partners of a Partner Close maker laid their hands aside (R32)."""

    seats: tuple[int, ...]


class PlayStarted(_Event, frozen=True, tag="play_started"):
    """All auctions are over and trump is chosen; this seat leads (R40, R32)."""

    leader: int


class TrumpOpened(_Event, frozen=True, tag="trump_opened"):
    """The trump became public.

    Attributes:
        maker: The indicator's owner.
        card: The indicator.
        cause: Why.
        returns: Whether it goes to the maker's hand (it does unless it was played).
    """

    maker: int
    card: Card
    cause: Cause
    returns: bool


class CapsDeclared(_Event, frozen=True, tag="caps_declared"):
    """A seat declared Caps for its side (R37)."""

    seat: int


class SpoiltCalled(_Event, frozen=True, tag="spoilt_called"):
    """A seat called spoilt trumps (R51).

    Attributes:
        right: Whether the makers did hold all the trumps.
    """

    seat: int
    right: bool


class CardPlayed(_Event, frozen=True, tag="card_played"):
    """A card was played (R40-R43).

    Attributes:
        trick: Index of the trick in the deal, from 0.
        card: None where it lies face down for this seat.
    """

    secret: ClassVar[str | None] = "card"
    seat: int
    trick: int
    card: Card | None
    down: bool
    seen_by: tuple[int, ...] | None


class Looked(_Event, frozen=True, tag="looked"):
    """The maker looked at the face-down cards of the complete trick (R43.7).

    Attributes:
        shown: The cards turned up for all; empty when there was no trump among them.
        cards: All that lay face down: the maker alone gets this.
    """

    secret: ClassVar[str | None] = "cards"
    maker: int
    shown: tuple[Placed, ...]
    cards: tuple[Placed, ...] | None
    seen_by: tuple[int, ...]


class TrickTaken(_Event, frozen=True, tag="trick_taken"):
    """A seat won the trick."""

    trick: int
    seat: int


class AllShown(_Event, frozen=True, tag="all_shown"):
    """The deal is over and every card is shown (R48).

    Attributes:
        hands: The hands as dealt, seat 0 first.
        indicator: The last indicator laid.
        down: What lay face down and had not been turned up.
    """

    hands: tuple[tuple[Card, ...], ...]
    indicator: Card
    down: tuple[Placed, ...]


class DealEnded(_Event, frozen=True, tag="deal_ended"):
    """How the deal came out (R8, R9, R51, R60)."""

    outcome: Outcome


class TokensPaid(_Event, frozen=True, tag="tokens_paid"):
    """Tokens moved (R61-R66).

    Attributes:
        payer: The side that paid.
        receiver: The side that got them; None when the bank did.
        tokens: How many really moved.
    """

    payer: int
    receiver: int | None
    tokens: int


class MatchEnded(_Event, frozen=True, tag="match_ended"):
    """The match is over (R66).

    Attributes:
        winners: The winning side; several if shared.
    """

    winners: tuple[int, ...]


Event: TypeAlias = (
    MatchStarted
    | DealStarted
    | Dealt
    | RedealDemanded
    | Called
    | ContractSet
    | SecondStarted
    | IndicatorLaid
    | IndicatorTaken
    | HandsLaidAside
    | PlayStarted
    | TrumpOpened
    | CapsDeclared
    | SpoiltCalled
    | CardPlayed
    | Looked
    | TrickTaken
    | AllShown
    | DealEnded
    | TokensPaid
    | MatchEnded
)

_E = TypeVar("_E", bound=_Event)


def redact(event: _E, seat: int | None) -> _E:
    """Return the event as this seat may see it; ``None`` is a spectator.

    Args:
        event: Any event, complete.
        seat: The seat that will get it.
    """
    secret = event.secret
    if secret is None:
        return event
    seen_by: tuple[int, ...] | None = getattr(event, "seen_by")  # noqa: B009 - only some have it
    if seen_by is None or seat in seen_by:
        return event
    return msgspec.structs.replace(event, **{secret: None})
