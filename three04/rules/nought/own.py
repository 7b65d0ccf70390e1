"""What one seat knows beyond what everybody knows, folded from the events it got."""

from collections.abc import Callable
from typing import Any

from three04.cards import Card, Suit
from three04.rules import events as ev
from three04.rules.nought.public import Public


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
        fold = _FOLDS.get(type(event))
        if fold is not None:
            fold(self, event)

    def _dealt(self, event: ev.Dealt) -> None:
        if event.seat == self.seat and event.cards is not None:
            self.hand.extend(event.cards)
            self.packet.extend(event.cards)

    def _indicator_laid(self, event: ev.IndicatorLaid) -> None:
        if event.seat == self.seat and event.card is not None:
            self._lose(event.card)
            self.indicator, self.trump = event.card, event.card[1]

    def _indicator_taken(self, event: ev.IndicatorTaken) -> None:
        if event.seat == self.seat:
            self._take_back()

    def _contract_set(self, event: ev.ContractSet) -> None:
        if event.again:
            self.trump = None  # R31: it is to be chosen anew, perhaps by another

    def _trump_opened(self, event: ev.TrumpOpened) -> None:
        if event.maker == self.seat:
            self._take_back()

    def _card_played(self, event: ev.CardPlayed) -> None:
        if event.seat != self.seat or event.card is None:
            return
        if event.card == self.indicator:
            self.indicator = None
        else:
            self._lose(event.card)
        if event.down:
            self.seen[(event.trick, event.seat)] = event.card

    def _looked(self, event: ev.Looked) -> None:
        for placed in event.cards or ():
            self.seen[(placed.trick, placed.seat)] = placed.card

    def _forget(self, event: ev.Event) -> None:
        self._clear_deal()

    def _lose(self, card: Card) -> None:
        """Take a card out of the hand; of a record from another's view it may not be there."""
        if card in self.hand:
            self.hand.remove(card)

    def _take_back(self) -> None:
        if self.indicator is not None:
            self.hand.append(self.indicator)
            self.indicator = None


_FOLDS: dict[type, Callable[[Own, Any], None]] = {
    ev.MatchStarted: Own._forget,
    ev.DealStarted: Own._forget,
    ev.Dealt: Own._dealt,
    ev.IndicatorLaid: Own._indicator_laid,
    ev.IndicatorTaken: Own._indicator_taken,
    ev.ContractSet: Own._contract_set,
    ev.TrumpOpened: Own._trump_opened,
    ev.CardPlayed: Own._card_played,
    ev.Looked: Own._looked,
}


_CONCERNED: dict[type, str] = {
    ev.Dealt: "seat",
    ev.IndicatorLaid: "seat",
    ev.IndicatorTaken: "seat",
    ev.CardPlayed: "seat",
    ev.TrumpOpened: "maker",
    ev.Looked: "maker",
}
"""Events that change one seat's own knowledge only, and the field that names the seat."""


def fold_all(public: Public, owns: list[Own], event: ev.Event) -> None:
    """Fold a complete event into the public knowledge and into each seat's own."""
    public.fold(event)
    kind = type(event)
    if kind in _CONCERNED:
        # That seat is among those that see everything: nothing to redact.
        owns[getattr(event, _CONCERNED[kind])].fold(event)
    elif kind in _FOLDS:
        for own in owns:
            own.fold(event)
