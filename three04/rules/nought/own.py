"""What one seat knows beyond what everybody knows, folded from the events it got."""

from three04.cards import Card, Suit
from three04.rules import events as ev


class Own:
    """The private knowledge of one seat in the running deal.

    Attributes:
        seat: The seat; None for a spectator, who has no private knowledge.
        hand: Its unplayed cards without the indicator, in the order they came.
        packet: Its cards as dealt so far.
        indicator: The indicator while this seat's own lies on the table, else None.
        trump: The trump suit if this seat chose it, also while the indicator is out or played.
        seen: Face-down cards this seat has seen, by (trick, seat): its own, and as maker those
            it looked at.
    """

    __slots__ = ("hand", "indicator", "packet", "seat", "seen", "trump")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._clear_deal()

    def _clear_deal(self) -> None:
        self.hand: list[Card] = []
        self.packet: list[Card] = []
        self.indicator: Card | None = None
        self.trump: Suit | None = None
        self.seen: dict[tuple[int, int], Card] = {}

    def copy(self) -> "Own":
        """Return an independent copy."""
        twin = Own(self.seat)
        twin.hand, twin.packet = list(self.hand), list(self.packet)
        twin.indicator, twin.trump = self.indicator, self.trump
        twin.seen = dict(self.seen)
        return twin

    def fold(self, event: ev.Event) -> None:
        """Take in one event as redacted for this seat."""
        match event:
            case ev.CardPlayed(seat=seat) if seat == self.seat and event.card is not None:
                self._played(event.trick, event.card, event.down)
            case ev.Dealt(seat=seat, cards=cards) if seat == self.seat and cards is not None:
                self.hand.extend(cards)
                self.packet.extend(cards)
            case ev.IndicatorLaid(seat=seat, card=card) if seat == self.seat and card is not None:
                self.hand.remove(card)
                self.indicator, self.trump = card, card[1]
            case ev.IndicatorTaken(seat=seat, card=card) if seat == self.seat:
                self._take_back()
            case ev.ContractSet(again=True):
                self.trump = None  # R31: it is to be chosen anew, perhaps by another
            case ev.TrumpOpened(maker=maker) if maker == self.seat:
                self._take_back()
            case ev.Looked(cards=cards) if cards is not None:
                self.seen.update({(p.trick, p.seat): p.card for p in cards})
            case ev.DealStarted() | ev.MatchStarted():
                self._clear_deal()
            case _:
                pass

    def _played(self, trick: int, card: Card, down: bool) -> None:
        if card == self.indicator:
            self.indicator = None
        else:
            self.hand.remove(card)
        if down and self.seat is not None:
            self.seen[(trick, self.seat)] = card

    def _take_back(self) -> None:
        if self.indicator is not None:
            self.hand.append(self.indicator)
            self.indicator = None
