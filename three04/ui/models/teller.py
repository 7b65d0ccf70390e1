"""Puts events into words, as one seat saw them."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from three04.cards import Card
from three04.rules import events as ev
from three04.rules.events import Event, Placed
from three04.ui.words import texts


class Teller(QObject):
    """Tells what happened, one sentence an event: for the log, and for a screen reader at once.

    A card that the seat has not seen has no name here. Where the viewer is called "You", what he
    does has words of its own: many languages have another verb then.
    """

    def __init__(self, seat: int | None, names: Sequence[str], sides: Sequence[str]) -> None:
        super().__init__()
        self._seat, self._names, self._sides = seat, names, sides

    def line(self, event: Event) -> str:
        """Return an event in words, empty if it needs none."""
        match event:
            case ev.DealStarted() | ev.Dealt() | ev.RedealDemanded():
                return self._dealing(event)
            case ev.Called():
                return self._call(event)
            case ev.ContractSet() | ev.SecondStarted() | ev.HandsLaidAside():
                return self._auction(event)
            case ev.IndicatorLaid() | ev.IndicatorTaken() | ev.TrumpOpened():
                return self._trump(event)
            case ev.DealEnded() | ev.TokensPaid() | ev.MatchEnded() | ev.AllShown():
                return self._end(event)
            case _:
                return self._play(event)

    def _is_you(self, seat: int) -> bool:
        return seat == self._seat and self._names[seat] == texts.you()

    def _by(self, seat: int, yours: str, theirs: str) -> str:
        """Return which of two sentences fits, with the name in its place."""
        if self._is_you(seat):
            return yours
        return theirs.replace("{name}", self._names[seat])

    def _cards(self, cards: Sequence[Card]) -> str:
        return texts.listed([texts.card_name(card) for card in cards])

    def _placed(self, cards: Sequence[Placed]) -> str:
        return texts.listed([self._place(placed) for placed in cards])

    def _place(self, placed: Placed) -> str:
        said = self._by(placed.seat, self.tr("{card} (yours)"), self.tr("{card} ({name})"))
        return said.replace("{card}", texts.card_name(placed.card))

    def _dealing(self, event: Event) -> str:
        match event:
            case ev.DealStarted(number=number, dealer=dealer):
                yours = self.tr("Deal {number}: you deal")
                theirs = self.tr("Deal {number}: {name} deals")
                return self._by(dealer, yours, theirs).replace("{number}", str(number))
            case ev.Dealt(seat=seat, packet=packet, cards=cards) if cards:
                first, next_ = self.tr("Your cards: {cards}"), self.tr("Your next cards: {cards}")
                yours = first if packet == 1 else next_
                theirs = self.tr("Dealt to {name}: {cards}")
                return self._by(seat, yours, theirs).replace("{cards}", self._cards(cards))
            case ev.RedealDemanded(seat=seat, cards=cards):
                yours = self.tr("You demand a new deal and show: {cards}")
                theirs = self.tr("{name} demands a new deal and shows: {cards}")
                return self._by(seat, yours, theirs).replace("{cards}", self._cards(cards))
        return ""

    def _call(self, event: ev.Called) -> str:
        seat = event.seat
        match event.call:
            case "pass":
                return self._by(seat, self.tr("You pass"), self.tr("{name} passes"))
            case "ask":
                yours = self.tr("You ask your partner to bid")
                return self._by(seat, yours, self.tr("{name} asks the partner to bid"))
            case "close":
                yours = self.tr("You bid Partner Close")
                return self._by(seat, yours, self.tr("{name} bids Partner Close"))
            case amount:
                said = self._by(seat, self.tr("You bid {amount}"), self.tr("{name} bids {amount}"))
                return said.replace("{amount}", str(amount))

    def _auction(self, event: Event) -> str:
        match event:
            case ev.ContractSet(maker=maker, contract=contract):
                yours = self.tr("You are the maker: {contract}")
                said = self._by(maker, yours, self.tr("{name} is the maker: {contract}"))
                return said.replace("{contract}", texts.contract_text(contract))
            case ev.SecondStarted():
                return self.tr("Auction on the full hand")
            case ev.HandsLaidAside(seats=seats):
                names = texts.joined([self._names[seat] for seat in seats])
                return self.tr("Hand laid aside: {names}").format(names=names)
        return ""

    def _trump(self, event: Event) -> str:
        match event:
            case ev.IndicatorLaid(seat=seat, card=None):
                yours = self.tr("You lay the indicator face down")
                return self._by(seat, yours, self.tr("{name} lays the indicator face down"))
            case ev.IndicatorLaid(seat=seat, card=card) if card is not None:
                yours = self.tr("You lay {card} face down as the indicator")
                theirs = self.tr("{name} lays {card} face down as the indicator")
                return self._by(seat, yours, theirs).replace("{card}", texts.the_card(card))
            case ev.IndicatorTaken(seat=seat):
                yours = self.tr("You take the indicator back")
                return self._by(seat, yours, self.tr("{name} takes the indicator back"))
            case ev.TrumpOpened(card=card):
                text = self.tr("{trump}. The indicator: {card}")
                return text.format(trump=texts.are_trump(card[1]), card=texts.card_name(card))
        return ""

    def _play(self, event: Event) -> str:
        match event:
            case ev.PlayStarted(leader=seat):
                return self._by(seat, self.tr("You lead first"), self.tr("{name} leads first"))
            case ev.CardPlayed():
                return self._card(event)
            case ev.Looked():
                return self._looked(event)
            case ev.TrickTaken(trick=trick, seat=seat):
                yours = self.tr("You win trick {number}")
                theirs = self.tr("{name} wins trick {number}")
                return self._by(seat, yours, theirs).replace("{number}", str(trick + 1))
            case ev.CapsDeclared(seat=seat):
                return self._by(seat, self.tr("You declare Caps"), self.tr("{name} declares Caps"))
            case ev.SpoiltCalled(seat=seat, right=True):
                yours = self.tr("You call spoilt trumps, rightly")
                return self._by(seat, yours, self.tr("{name} calls spoilt trumps, rightly"))
            case ev.SpoiltCalled(seat=seat):
                yours = self.tr("You call spoilt trumps, wrongly")
                return self._by(seat, yours, self.tr("{name} calls spoilt trumps, wrongly"))
        return ""

    def _card(self, event: ev.CardPlayed) -> str:
        if event.card is None:
            yours = self.tr("You play a card face down")
            return self._by(event.seat, yours, self.tr("{name} plays a card face down"))
        if event.down:
            yours = self.tr("You play {card} face down")
            said = self._by(event.seat, yours, self.tr("{name} plays {card} face down"))
        else:
            said = self._by(event.seat, self.tr("You play {card}"), self.tr("{name} plays {card}"))
        return said.replace("{card}", texts.the_card(event.card))

    def _looked(self, event: ev.Looked) -> str:
        if event.shown:
            return self.tr("Turned up: {cards}").format(cards=self._placed(event.shown))
        others = [placed for placed in event.cards or () if not self._is_you(placed.seat)]
        if others:
            yours = self.tr("No trump lay face down. You see: {cards}")
            theirs = self.tr("No trump lay face down. {name} sees: {cards}")
            said = self._by(event.maker, yours, theirs)
            return said.replace("{cards}", self._placed(others))
        return self.tr("No trump lay face down")

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
                text = self.tr("{tokens} from {payer} to {receiver}")
                paid = texts.token_count(tokens)
                return text.format(payer=self._sides[payer], receiver=to, tokens=paid)
            case ev.MatchEnded(winners=winners):
                won = texts.joined([self._sides[side] for side in winners])
                return self.tr("The match is won: {sides}").format(sides=won)
        return ""
