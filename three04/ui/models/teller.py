"""Puts events into words, as one seat saw them."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from three04.cards import Card
from three04.rules import events as ev
from three04.rules.events import Event, Placed
from three04.ui import texts


class Teller(QObject):
    """Tells what happened; a card that the seat has not seen has no name here.

    The sentences are built so that "You" fits as well as any name.
    """

    def __init__(self, seat: int | None, names: Sequence[str], sides: Sequence[str]) -> None:
        super().__init__()
        self._seat, self._names, self._sides = seat, names, sides

    def line(self, event: Event) -> str:
        """Return an event in words, empty if it needs none."""
        match event:
            case ev.DealStarted() | ev.Dealt() | ev.RedealDemanded():
                return self._dealing(event)
            case ev.Called() | ev.ContractSet() | ev.SecondStarted() | ev.HandsLaidAside():
                return self._auction(event)
            case ev.IndicatorLaid() | ev.IndicatorTaken() | ev.TrumpOpened():
                return self._trump(event)
            case ev.DealEnded() | ev.TokensPaid() | ev.MatchEnded() | ev.AllShown():
                return self._end(event)
            case _:
                return self._play(event)

    def _cards(self, cards: Sequence[Card]) -> str:
        return texts.joined([texts.card_name(card) for card in cards])

    def _placed(self, cards: Sequence[Placed]) -> str:
        said = [
            self.tr("{card} ({name})").format(
                card=texts.card_name(placed.card), name=self._names[placed.seat]
            )
            for placed in cards
        ]
        return texts.joined(said)

    def _dealing(self, event: Event) -> str:
        match event:
            case ev.DealStarted(number=number, dealer=dealer):
                text = self.tr("Deal {number}, dealer: {name}")
                return text.format(number=number, name=self._names[dealer])
            case ev.Dealt(seat=seat, cards=cards) if seat == self._seat and cards:
                return self.tr("Your cards: {cards}").format(cards=self._cards(cards))
            case ev.RedealDemanded(seat=seat, cards=cards):
                text = self.tr("{name}: redeal, showing {cards}")
                return text.format(name=self._names[seat], cards=self._cards(cards))
        return ""

    def _auction(self, event: Event) -> str:
        match event:
            case ev.Called(seat=seat, call=call):
                text = self.tr("{name}: {call}")
                return text.format(name=self._names[seat], call=texts.call_text(call))
            case ev.ContractSet(maker=maker, contract=contract):
                text = self.tr("Contract: {contract}, maker: {name}")
                said = texts.contract_text(contract)
                return text.format(contract=said, name=self._names[maker])
            case ev.SecondStarted():
                return self.tr("Auction on the full hand")
            case ev.HandsLaidAside(seats=seats):
                names = texts.joined([self._names[seat] for seat in seats])
                return self.tr("Hand laid aside: {names}").format(names=names)
        return ""

    def _trump(self, event: Event) -> str:
        match event:
            case ev.IndicatorLaid(seat=seat, card=None):
                text = self.tr("{name}: the indicator, face down")
                return text.format(name=self._names[seat])
            case ev.IndicatorLaid(seat=seat, card=card) if card is not None:
                text = self.tr("{name}: {card} as the indicator, face down")
                return text.format(name=self._names[seat], card=texts.card_name(card))
            case ev.IndicatorTaken(seat=seat):
                text = self.tr("{name}: the indicator is taken back")
                return text.format(name=self._names[seat])
            case ev.TrumpOpened(card=card):
                text = self.tr("{trump}. The indicator: {card}")
                return text.format(trump=texts.are_trump(card[1]), card=texts.card_name(card))
        return ""

    def _play(self, event: Event) -> str:
        match event:
            case ev.PlayStarted(leader=leader):
                return self.tr("First lead: {name}").format(name=self._names[leader])
            case ev.CardPlayed():
                return self._card(event)
            case ev.Looked():
                return self._looked(event)
            case ev.TrickTaken(trick=trick, seat=seat):
                text = self.tr("Trick {number}: {name}")
                return text.format(number=trick + 1, name=self._names[seat])
            case ev.CapsDeclared(seat=seat):
                return self.tr("{name}: Caps").format(name=self._names[seat])
            case ev.SpoiltCalled(seat=seat, right=True):
                text = self.tr("{name}: spoilt trumps, rightly")
                return text.format(name=self._names[seat])
            case ev.SpoiltCalled(seat=seat):
                text = self.tr("{name}: spoilt trumps, wrongly")
                return text.format(name=self._names[seat])
        return ""

    def _card(self, event: ev.CardPlayed) -> str:
        name = self._names[event.seat]
        if event.card is None:
            return self.tr("{name}: a card face down").format(name=name)
        card = texts.card_name(event.card)
        if event.down:
            return self.tr("{name}: {card}, face down").format(name=name, card=card)
        return self.tr("{name}: {card}").format(name=name, card=card)

    def _looked(self, event: ev.Looked) -> str:
        if event.shown:
            return self.tr("Turned up: {cards}").format(cards=self._placed(event.shown))
        if event.cards:
            text = self.tr("No trump among the face-down cards. You saw: {cards}")
            return text.format(cards=self._placed(event.cards))
        return self.tr("No trump among the face-down cards")

    def _end(self, event: Event) -> str:
        match event:
            case ev.AllShown(indicator=indicator, down=down):
                said = self.tr("All cards are shown. The indicator: {card}").format(
                    card=texts.card_name(indicator)
                )
                if down:
                    lay = self.tr("Face down lay: {cards}").format(cards=self._placed(down))
                    said = f"{said}. {lay}"
                return said
            case ev.DealEnded(outcome=outcome):
                return self.tr("Result: {outcome}").format(outcome=texts.outcome_text(outcome))
            case ev.TokensPaid(payer=payer, receiver=receiver, tokens=tokens):
                to = self.tr("the bank") if receiver is None else self._sides[receiver]
                text = self.tr("{payer} → {receiver}: {tokens}")
                paid = texts.token_count(tokens)
                return text.format(payer=self._sides[payer], receiver=to, tokens=paid)
            case ev.MatchEnded(winners=winners):
                won = texts.joined([self._sides[side] for side in winners])
                return self.tr("The match is won: {sides}").format(sides=won)
        return ""
