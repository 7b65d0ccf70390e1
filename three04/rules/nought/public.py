"""What everybody at the table knows, folded from the public part of the events.

The state of a deal and every seat's view hold one of these each and fold it by the same code, so
that screen, computer players, record checker and rules cannot disagree about it.
"""

import enum
from collections.abc import Callable
from typing import Any

from three04.cards import Card, Suit
from three04.rules import events as ev
from three04.rules.nought.auction import Auction, SecondAuction
from three04.rules.options import STANDARD, Options
from three04.rules.tables import Table


class Phase(enum.StrEnum):
    """Where a match stands."""

    WAITING = "waiting"
    """No deal has begun yet, or the last one is over and the match goes on."""
    AUCTION = "auction"
    TRUMP = "trump"
    """The maker has to lay the indicator."""
    SECOND = "second"
    """The auction on the full hand."""
    DEALING = "dealing"
    """Cards are being dealt or taken up; nobody is awaited."""
    PLAY = "play"
    FINISHED = "finished"
    """The match is over."""


class Played:
    """One card of a trick.

    Attributes:
        seat: Who played it.
        card: The card, or None while it lies face down.
        down: Whether it was played face down.
    """

    __slots__ = ("card", "down", "seat")

    def __init__(self, seat: int, card: Card | None, down: bool) -> None:
        self.seat = seat
        self.card = card
        self.down = down

    def __repr__(self) -> str:
        face = self.card or "??"
        return f"{self.seat}:({face})" if self.down else f"{self.seat}:{face}"


class Trick:
    """One trick, running or complete.

    Attributes:
        plays: The cards in the order played; the first is the lead.
        led: The suit led, None before the lead; the leader always plays face up (R40).
        winner: The seat that took it, None while it runs.
        open_at_lead: Whether trump was open when it was led (R52).
    """

    __slots__ = ("led", "open_at_lead", "plays", "winner")

    def __init__(self, open_at_lead: bool) -> None:
        self.plays: list[Played] = []
        self.led: Suit | None = None
        self.winner: int | None = None
        self.open_at_lead = open_at_lead

    def copy(self) -> "Trick":
        """Return an independent copy."""
        twin = Trick(self.open_at_lead)
        twin.plays = [Played(p.seat, p.card, p.down) for p in self.plays]
        twin.led, twin.winner = self.led, self.winner
        return twin


class Public:
    """The public knowledge of a match, up to the deal that is played or was played last.

    Attributes:
        options: The options of the match.
        table: Seats, sides and pack.
        phase: Where the match stands.
        number: Number of the deal, from 1; 0 before the first.
        dealer: Its dealer.
        tokens: Each side's tokens now.
        auction: The auction on the first packet; None before it.
        second: The auction on the full hand; None unless it was held.
        maker: The seat that holds the contract; None before the first auction's end.
        contract: The bid, or ``PARTNER_CLOSE``; 0 before the first auction's end.
        dealt: Cards each seat has been dealt.
        indicator_out: Whether the indicator lies on the table, as far as all know.
        opened: The indicator once it is public, else None.
        aside: Seats that laid their hands aside (R32).
        order: Seats that play, in turn order from seat 0.
        leader: Who leads or led the running trick.
        turn: Whose card is awaited, None outside of play.
        trick: The running trick.
        tricks: The complete tricks.
        caps: The seat that declared Caps, or None.
        spoilt: Seats that called spoilt trumps in this deal.
        bound: Whether the maker has to go on leading trumps (R52).
        outcome: How the deal came out; None while it runs.
        payments: The tokens paid after the deal.
        shown: All hands as dealt, once they are shown (R48).
        winners: The winning sides once the match is over.
    """

    __slots__ = (
        "aside",
        "auction",
        "bound",
        "caps",
        "contract",
        "dealer",
        "dealt",
        "indicator_out",
        "leader",
        "maker",
        "number",
        "opened",
        "options",
        "order",
        "outcome",
        "payments",
        "phase",
        "second",
        "shown",
        "spoilt",
        "table",
        "tokens",
        "trick",
        "tricks",
        "turn",
        "winners",
    )

    def __init__(self) -> None:
        self.options: Options = STANDARD
        self.table: Table = STANDARD.seating
        self.phase = Phase.WAITING
        self.number = 0
        self.dealer = 0
        self.tokens: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()
        self._clear_deal()

    def _clear_deal(self) -> None:
        self.auction: Auction | None = None
        self.second: SecondAuction | None = None
        self.maker: int | None = None
        self.contract = 0
        self.dealt = [0] * self.table.seats
        self.indicator_out = False
        self.opened: Card | None = None
        self.aside: frozenset[int] = frozenset()
        self.order: tuple[int, ...] = tuple(range(self.table.seats))
        self.leader: int | None = None
        self.turn: int | None = None
        self.trick = Trick(open_at_lead=False)
        self.tricks: list[Trick] = []
        self.caps: int | None = None
        self.spoilt: frozenset[int] = frozenset()
        self.bound = False
        self.outcome: ev.Outcome | None = None
        self.payments: tuple[ev.TokensPaid, ...] = ()
        self.shown: tuple[tuple[Card, ...], ...] | None = None

    def copy(self) -> "Public":
        """Return an independent copy (for another thread, or to look ahead)."""
        twin = Public.__new__(Public)
        for name in Public.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.auction = self.auction.copy() if self.auction else None
        twin.second = self.second.copy() if self.second else None
        twin.dealt = list(self.dealt)
        twin.trick = self.trick.copy()
        twin.tricks = [trick.copy() for trick in self.tricks]
        return twin

    # ------------------------------------------------------------------ questions

    @property
    def eldest(self) -> int:
        """The seat at the dealer's right, who speaks first and leads first."""
        return self.table.next_seat(self.dealer)

    @property
    def trump(self) -> Suit | None:
        """The trump suit once it is public."""
        return self.opened[1] if self.opened else None

    @property
    def closed(self) -> bool:
        """Whether the trump is hidden still."""
        return self.opened is None

    @property
    def awaited(self) -> int | None:
        """The seat whose action the deal waits for; None when it waits for cards."""
        if self.phase is Phase.PLAY:
            return self.turn
        if self.phase is Phase.AUCTION:
            return self.auction.speaker if self.auction else None
        if self.phase is Phase.TRUMP:
            return self.maker
        if self.phase is Phase.SECOND:
            return self.second.speaker if self.second else None
        return None

    @property
    def before_lead(self) -> bool:
        """Whether play has begun and no card lies yet (R35, R37)."""
        return self.phase is Phase.PLAY and not self.tricks and not self.trick.plays

    def cards_left(self, seat: int) -> int:
        """Return how many cards the seat holds in hand, as far as all know.

        A face-down indicator that was played counts as lying on the table until the trick ends:
        nobody may learn earlier where the card came from.
        """
        played = len(self.tricks) + any(p.seat == seat for p in self.trick.plays)
        if seat in self.aside:
            played = 0
        on_table = self.indicator_out and seat == self.maker
        return max(0, self.dealt[seat] - played - on_table)

    # ------------------------------------------------------------------ folding

    def fold(self, event: ev.Event) -> None:
        """Take in one event, complete or redacted: only its public part is read."""
        _FOLDS[type(event)](self, event)

    def _match_started(self, event: ev.MatchStarted) -> None:
        self.options = event.options
        self.table = event.options.seating
        self.phase = Phase.WAITING
        self.number = 0
        self.tokens = (event.options.tokens,) * self.table.sides
        self.winners = ()
        self._clear_deal()

    def _deal_started(self, event: ev.DealStarted) -> None:
        self._clear_deal()
        self.number, self.dealer, self.tokens = event.number, event.dealer, event.tokens
        self.auction = Auction(self.options, self.eldest)
        self.phase = Phase.AUCTION

    def _dealt(self, event: ev.Dealt) -> None:
        self.dealt[event.seat] += event.count

    def _redeal_demanded(self, event: ev.RedealDemanded) -> None:
        self.phase = Phase.DEALING

    def _called(self, event: ev.Called) -> None:
        running = self.auction if self.phase is Phase.AUCTION else self.second
        assert running is not None
        running.fold(event.seat, event.call)

    def _contract_set(self, event: ev.ContractSet) -> None:
        self.maker, self.contract = event.maker, event.contract
        if event.again:
            self.opened = None
            self.phase = Phase.TRUMP
        else:
            self.phase = Phase.DEALING

    def _second_started(self, event: ev.SecondStarted) -> None:
        self.second = SecondAuction(self.options, event.maker, self.contract)
        self.phase = Phase.SECOND

    def _indicator_laid(self, event: ev.IndicatorLaid) -> None:
        self.indicator_out = True
        self.phase = Phase.DEALING

    def _indicator_taken(self, event: ev.IndicatorTaken) -> None:
        self.indicator_out = False

    def _hands_laid_aside(self, event: ev.HandsLaidAside) -> None:
        self.aside = frozenset(event.seats)
        self.order = tuple(s for s in range(self.table.seats) if s not in self.aside)

    def _play_started(self, event: ev.PlayStarted) -> None:
        self.phase = Phase.PLAY
        self.leader = self.turn = event.leader
        self.trick = Trick(open_at_lead=not self.closed)

    def _trump_opened(self, event: ev.TrumpOpened) -> None:
        self.opened = event.card
        self.indicator_out = False
        if not self.trick.plays:
            self.trick.open_at_lead = True

    def _caps_declared(self, event: ev.CapsDeclared) -> None:
        self.caps = event.seat

    def _spoilt_called(self, event: ev.SpoiltCalled) -> None:
        self.spoilt |= {event.seat}

    def _card_played(self, event: ev.CardPlayed) -> None:
        card = None if event.down else event.card
        trick, order = self.trick, self.order
        if card is not None and not trick.plays:
            trick.led = card[1]
        trick.plays.append(Played(event.seat, card, event.down))
        if len(trick.plays) == len(order):
            self.turn = None
        else:
            self.turn = order[order.index(event.seat) + 1 - len(order)]

    def _looked(self, event: ev.Looked) -> None:
        for placed in event.shown:
            for play in self.trick.plays:
                if play.seat == placed.seat:
                    play.card = placed.card

    def _trick_taken(self, event: ev.TrickTaken) -> None:
        self.trick.winner = event.seat
        self._bind_exhausted(self.trick)
        self.tricks.append(self.trick)
        self.leader = self.turn = event.seat
        self.trick = Trick(open_at_lead=not self.closed)
        if len(self.tricks) == self.table.hand_size:
            self.turn = None
            self.phase = Phase.DEALING

    def _bind_exhausted(self, trick: Trick) -> None:
        """R52, judged from public play alone; it does not go with Partner Close (R32)."""
        lead = trick.plays[0]
        if self.contract == ev.PARTNER_CLOSE:
            return
        if self.options.exhausted_trumps and trick.open_at_lead and lead.seat == self.maker:
            trumps = sum(p.card is not None and p.card[1] == self.trump for p in trick.plays)
            self.bound = self.bound or (trick.led == self.trump and trumps == 1)

    def _all_shown(self, event: ev.AllShown) -> None:
        self.shown = event.hands
        self.opened = event.indicator
        for placed in event.down:
            trick = self.tricks[placed.trick] if placed.trick < len(self.tricks) else self.trick
            for play in trick.plays:
                if play.seat == placed.seat:
                    play.card = placed.card

    def _deal_ended(self, event: ev.DealEnded) -> None:
        self.outcome = event.outcome
        self.turn = None
        self.phase = Phase.WAITING

    def _tokens_paid(self, event: ev.TokensPaid) -> None:
        tokens = list(self.tokens)
        tokens[event.payer] -= event.tokens
        if event.receiver is not None:
            tokens[event.receiver] += event.tokens
        self.tokens = tuple(tokens)
        self.payments = (*self.payments, event)

    def _match_ended(self, event: ev.MatchEnded) -> None:
        self.winners = event.winners
        self.phase = Phase.FINISHED


_FOLDS: dict[type, Callable[[Public, Any], None]] = {
    ev.MatchStarted: Public._match_started,
    ev.DealStarted: Public._deal_started,
    ev.Dealt: Public._dealt,
    ev.RedealDemanded: Public._redeal_demanded,
    ev.Called: Public._called,
    ev.ContractSet: Public._contract_set,
    ev.SecondStarted: Public._second_started,
    ev.IndicatorLaid: Public._indicator_laid,
    ev.IndicatorTaken: Public._indicator_taken,
    ev.HandsLaidAside: Public._hands_laid_aside,
    ev.PlayStarted: Public._play_started,
    ev.TrumpOpened: Public._trump_opened,
    ev.CapsDeclared: Public._caps_declared,
    ev.SpoiltCalled: Public._spoilt_called,
    ev.CardPlayed: Public._card_played,
    ev.Looked: Public._looked,
    ev.TrickTaken: Public._trick_taken,
    ev.AllShown: Public._all_shown,
    ev.DealEnded: Public._deal_ended,
    ev.TokensPaid: Public._tokens_paid,
    ev.MatchEnded: Public._match_ended,
}
