"""The score sheet: one line a deal, folded from the events a seat gets."""

import msgspec

from three04.cards import Suit
from three04.rules import events as ev
from three04.rules.events import Event, Outcome
from three04.rules.nought.view import View


class DealLine(msgspec.Struct, frozen=True):
    """How a deal came out.

    Attributes:
        number: Of the deal, from 1.
        dealer: Who dealt.
        outcome: Made, failed, thrown in, spoilt or redealt.
        maker: Who held the contract, if anyone.
        contract: The bid; 0 if none.
        trump: The trump suit once all cards were shown.
        points: The makers' card points.
        before: Each side's tokens before the payments.
        tokens: Each side's tokens after them.
        payments: What was paid.
        redeal: Who demanded a new deal, and the packet that was shown (R9).
    """

    number: int
    dealer: int
    outcome: Outcome
    maker: int | None
    contract: int
    trump: Suit | None
    points: int
    before: tuple[int, ...]
    tokens: tuple[int, ...]
    payments: tuple[ev.TokensPaid, ...] = ()
    redeal: ev.RedealDemanded | None = None


class MatchEnd(msgspec.Struct, frozen=True):
    """How the match came out.

    Attributes:
        winners: The winning side; several if they share.
        deals: How many deals were played, those thrown in or redealt included.
        made: How many contracts were made.
        tokens: Each side's tokens.
    """

    winners: tuple[int, ...]
    deals: int
    made: int
    tokens: tuple[int, ...]


class Ledger:
    """The lines of a match.

    Attributes:
        lines: One a deal, oldest first.
    """

    def __init__(self) -> None:
        self.lines: list[DealLine] = []
        self._redeal: ev.RedealDemanded | None = None

    def fold(self, event: Event, view: View) -> None:
        """Take in an event that the view has just folded."""
        if isinstance(event, ev.MatchStarted):
            self.lines.clear()
        elif isinstance(event, ev.DealEnded):
            self.lines.append(
                msgspec.structs.replace(_line(event.outcome, view), redeal=self._redeal)
            )
            self._redeal = None
        elif isinstance(event, ev.RedealDemanded):
            self._redeal = event
        elif isinstance(event, ev.TokensPaid):
            public = view.public
            self.lines[-1] = msgspec.structs.replace(
                self.lines[-1], tokens=public.tokens, payments=public.payments
            )

    def match_end(self, view: View) -> MatchEnd | None:
        """Return how the match came out, None while it goes on."""
        public = view.public
        if not public.winners:
            return None
        made = sum(line.outcome == "made" for line in self.lines)
        return MatchEnd(public.winners, len(self.lines), made, public.tokens)


def _line(outcome: Outcome, view: View) -> DealLine:
    public = view.public
    points = 0
    if public.maker is not None:
        points = view.side_points(public.table.side(public.maker))[0]
    return DealLine(
        number=public.number,
        dealer=public.dealer,
        outcome=outcome,
        maker=public.maker,
        contract=public.contract,
        trump=public.trump,
        points=points,
        before=public.tokens,
        tokens=public.tokens,
    )
