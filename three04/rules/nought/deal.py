"""One deal: applies actions and says what follows, as complete events.

The state is one view a seat over a shared public part, and the cards as dealt. An action is
checked against the acting seat's view, turned into events, and the events are folded into the
views: nothing is kept twice.
"""

from collections.abc import Callable
from typing import Any, Final

from three04.cards import Card
from three04.rules import actions as act
from three04.rules import events as ev
from three04.rules.actions import Action
from three04.rules.events import PARTNER_CLOSE, Event, Outcome, Placed
from three04.rules.nought import legality, scoring
from three04.rules.nought.own import Own, fold_all
from three04.rules.nought.public import Phase, Public
from three04.rules.nought.ranks import POINTS, STRENGTH
from three04.rules.options import Options
from three04.rules.reasons import IllegalAction


class Deal:
    """The state of one deal.

    Attributes:
        public: What everybody knows.
        owns: What each seat knows besides, by seat.
        hands: The cards as dealt, by seat, both packets.
        outcome: How it came out; None while it runs.
        points: Card points each side has taken (R60), side 0 first.
    """

    def __init__(
        self,
        public: Public,
        owns: list[Own],
        number: int,
        dealer: int,
        tokens: tuple[int, ...],
        hands: tuple[tuple[Card, ...], ...],
    ) -> None:
        """Begin a deal and deal the first packets; the events are in :meth:`begin`.

        Args:
            public: The match's public knowledge, which this deal goes on folding.
            owns: Each seat's own knowledge, likewise.
            number: Of the deal in the match, from 1.
            dealer: Its dealer.
            tokens: Each side's tokens.
            hands: Each seat's cards in the order dealt, both packets.
        """
        self.public = public
        self.owns = owns
        self.hands = hands
        self.outcome: Outcome | None = None
        self.points = [0] * public.table.sides
        self._number, self._dealer, self._tokens = number, dealer, tokens
        self._trick: list[Card] = []
        self._hidden: list[Placed] = []
        self._indicator: Card | None = None
        self._events: list[Event] = []

    @property
    def options(self) -> Options:
        """The options of the match."""
        return self.public.options

    def begin(self) -> list[Event]:
        """Start the deal and deal the first packets (R6)."""
        self._emit(ev.DealStarted(self._number, self._dealer, self._tokens))
        self._deal_packet(1)
        return self._flush()

    def apply(self, action: Action) -> list[Event]:
        """Do one action and return all that happened, complete.

        Raises:
            IllegalAction: If the seat may not do this now; nothing was changed.
        """
        if not 0 <= action.seat < self.public.table.seats:
            raise IllegalAction(legality.NO_SEAT)
        reason = legality.why_not(self.public, self.owns[action.seat], action)
        if reason:
            raise IllegalAction(reason)
        _DOES[type(action)](self, action)
        return self._flush()

    # ------------------------------------------------------------------ events

    def _emit(self, event: Event) -> None:
        fold_all(self.public, self.owns, event)
        self._events.append(event)

    def _flush(self) -> list[Event]:
        events, self._events = self._events, []
        return events

    def _end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self._emit(ev.DealEnded(outcome))

    # ------------------------------------------------------------------ dealing

    def _packet(self, seat: int, packet: int) -> tuple[Card, ...]:
        first = self.public.table.packets[0]
        return self.hands[seat][:first] if packet == 1 else self.hands[seat][first:]

    def _deal_packet(self, packet: int) -> None:
        for seat in self.public.table.from_seat(self.public.eldest):
            cards = self._packet(seat, packet)
            self._emit(ev.Dealt(seat, packet, len(cards), cards, (seat,)))

    # ------------------------------------------------------------------ auctions

    def _call(self, action: Action) -> None:
        self._emit(ev.Called(action.seat, legality.call_of(action)))
        if self.public.awaited is not None:
            return
        if self.public.phase is Phase.AUCTION:
            self._end_first_auction()
        else:
            self._end_second_auction()

    def _end_first_auction(self) -> None:
        auction = self.public.auction
        assert auction is not None
        if auction.holder is None:
            self._end("thrown-in")  # R8
        else:
            self._emit(ev.ContractSet(auction.holder, auction.standing, again=True))

    def _end_second_auction(self) -> None:
        second = self.public.second
        assert second is not None
        if second.holder is None:
            maker = self.public.maker
            assert maker is not None
            self._emit(ev.ContractSet(maker, self.public.contract, again=False))
            self._start_play()
            return
        self._take_indicator()
        self._emit(ev.ContractSet(second.holder, second.standing, again=True))

    def _take_indicator(self) -> None:
        """R31: the indicator goes back to its owner's hand, where it is not there already."""
        owner = self.public.maker
        assert owner is not None
        if self.public.indicator_out:
            self._emit(ev.IndicatorTaken(owner, self._indicator, (owner,)))

    # ------------------------------------------------------------------ trump

    def _lay_trump(self, action: act.LayTrump) -> None:
        seat, card = action.seat, action.card
        self._indicator = card
        self._emit(ev.IndicatorLaid(seat, card, (seat,)))
        if self.options.trump == "open":
            self._open_trump("rule")
        if self.public.second is not None:
            self._start_play()
            return
        self._deal_packet(2)
        if self.options.second_auction:
            self._emit(ev.SecondStarted(seat))
        else:
            self._start_play()

    def _open_trump(self, cause: ev.Cause) -> None:
        maker = self.public.maker
        assert maker is not None
        assert self._indicator is not None
        returns = self.owns[maker].indicator is not None
        self._emit(ev.TrumpOpened(maker, self._indicator, cause, returns))

    def _start_play(self) -> None:
        maker = self.public.maker
        assert maker is not None
        leader = self.public.eldest
        if self.public.contract == PARTNER_CLOSE:  # R32
            self._emit(ev.HandsLaidAside(self.public.table.partners(maker)))
            leader = maker
        self._emit(ev.PlayStarted(leader))

    def _open(self, action: act.Open) -> None:
        self._open_trump("maker")

    def _call_caps(self, action: act.Caps) -> None:
        self._emit(ev.CapsDeclared(action.seat))

    def _redeal(self, action: act.Redeal) -> None:
        self._emit(ev.RedealDemanded(action.seat, self._packet(action.seat, 1)))
        self._end("redeal")

    def _call_spoilt(self, action: act.Spoilt) -> None:
        """R51, judged by the hands as dealt."""
        assert self._indicator is not None
        assert self.public.maker is not None
        suit, table = self._indicator[1], self.public.table
        makers = table.side(self.public.maker)
        right = not any(
            card[1] == suit
            for other, hand in enumerate(self.hands)
            if table.side(other) != makers
            for card in hand
        )
        self._emit(ev.SpoiltCalled(action.seat, right))
        if right:
            self._show_all()
            self._end("spoilt")

    # ------------------------------------------------------------------ play

    def _play(self, action: act.Play) -> None:
        seat, card, down = action.seat, action.card, action.down
        number = len(self.public.tricks)
        is_indicator = card == self.owns[seat].indicator
        self._trick.append(card)
        self._emit(ev.CardPlayed(seat, number, card, down, (seat,) if down else None))
        if down:
            self._hidden.append(Placed(number, seat, card))
        elif is_indicator:
            self._open_trump("last")  # R43.6
        if self.public.turn is None:
            self._end_trick(number)

    def _end_trick(self, number: int) -> None:
        self._look(number)
        if (
            self.public.closed
            and self.options.reveal_after_first
            and number == 0
            and self.public.contract >= 250
        ):
            self._open_trump("contract")  # R44
        winner = self._winner()
        table = self.public.table
        self.points[table.side(winner)] += sum(POINTS[card] for card in self._trick)
        self._trick = []
        self._emit(ev.TrickTaken(number, winner))
        if len(self.public.tricks) == table.hand_size:
            self._show_all()
            self._end("made" if self.played().made else "failed")

    def _look(self, number: int) -> None:
        """R43.7: the maker alone looks at the face-down cards of the complete trick."""
        assert self._indicator is not None
        assert self.public.maker is not None
        trump, maker = self._indicator[1], self.public.maker
        down = tuple(placed for placed in self._hidden if placed.trick == number)
        if not down:
            return
        shown: tuple[Placed, ...] = ()
        if any(placed.card[1] == trump for placed in down):
            shown = tuple(p for p in down if p.seat != maker or p.card[1] == trump)
            self._hidden = [placed for placed in self._hidden if placed not in shown]
        self._emit(ev.Looked(maker, shown, down, (maker,)))
        if shown and self.public.closed:
            self._open_trump("ruff")

    def _winner(self) -> int:
        """Return who takes the complete trick: highest trump, else highest of the suit led."""
        assert self._indicator is not None
        trump, led = self._indicator[1], self._trick[0][1]
        suit = trump if any(card[1] == trump for card in self._trick) else led
        best = max((card for card in self._trick if card[1] == suit), key=STRENGTH.__getitem__)
        return self.public.trick.plays[self._trick.index(best)].seat

    def _show_all(self) -> None:
        """R48."""
        assert self._indicator is not None
        self._emit(ev.AllShown(self.hands, self._indicator, tuple(self._hidden)))

    # ------------------------------------------------------------------ outcome

    def played(self) -> scoring.Played:
        """Return what the payment depends on; the deal must have been played to its end."""
        public, table = self.public, self.public.table
        assert public.maker is not None
        makers = table.side(public.maker)
        taken = {table.side(trick.winner) for trick in public.tricks if trick.winner is not None}
        return scoring.Played(
            makers=makers,
            contract=public.contract,
            points=self.points[makers],
            swept=taken.pop() if len(taken) == 1 else None,
            declared=None if public.caps is None else table.side(public.caps),
        )


_DOES: Final[dict[type, Callable[[Deal, Any], None]]] = {
    act.Bid: Deal._call,
    act.Pass: Deal._call,
    act.Ask: Deal._call,
    act.Close: Deal._call,
    act.Redeal: Deal._redeal,
    act.LayTrump: Deal._lay_trump,
    act.Open: Deal._open,
    act.Caps: Deal._call_caps,
    act.Spoilt: Deal._call_spoilt,
    act.Play: Deal._play,
}
