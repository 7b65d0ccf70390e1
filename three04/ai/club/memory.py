"""What a player with a good memory knows: the cards gone, who is void, where the rest may be."""

from three04.cards import SUITS, Card, Suit
from three04.rules.nought.public import Played, Trick
from three04.rules.nought.ranks import POINTS, STRENGTH
from three04.rules.nought.view import View

PILE = -1
"""The place of cards that lie face down in tricks."""


class Memory:
    """All that follows from what a seat has seen, made anew for each decision.

    Attributes:
        view: The view it was made from.
        seat: Whose view it is.
        maker: The maker's seat; play has one always.
        side: The seat's side.
        trump: The trump suit if the seat knows it.
        closed: Whether trump is hidden from the others still.
        hand: The cards in hand, without the indicator.
        unseen: By suit, the cards this seat has not seen, highest first.
        voids: By seat, the suits it is known to have none of in hand.
        shown: The opened indicator while it must be in the maker's hand, if he is another.
        left: Cards in hand, by seat.
        hidden: By suit led, how many cards lie face down that this seat has not seen.
        tricks_left: Tricks to come after the running one.
    """

    __slots__ = (
        "closed",
        "hand",
        "hidden",
        "left",
        "maker",
        "seat",
        "shown",
        "side",
        "tricks_left",
        "trump",
        "unseen",
        "view",
        "voids",
    )

    def __init__(self, view: View) -> None:
        public = view.public
        table = public.table
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.maker = -1 if public.maker is None else public.maker
        self.side = table.side(view.seat)
        self.trump: Suit | None = view.trump
        self.closed = public.closed
        self.hand = view.hand
        self.voids: list[set[Suit]] = [set() for _ in range(table.seats)]
        self.left = [public.cards_left(seat) for seat in range(table.seats)]
        self.hidden: dict[Suit, int] = {}
        self.tricks_left = table.hand_size - len(public.tricks) - 1
        seen = self._take_in([*public.tricks, public.trick])
        self.shown: Card | None = None
        if public.opened and public.opened not in seen:
            seen.add(public.opened)
            if self.maker != self.seat:
                self.shown = public.opened
                # He was void without it.
                self.voids[self.maker].discard(public.opened[1])
        self.unseen: dict[Suit, list[Card]] = {suit: [] for suit in SUITS}
        for card in table.pack:
            if card not in seen:
                self.unseen[card[1]].append(card)
        for cards in self.unseen.values():
            cards.sort(key=STRENGTH.__getitem__, reverse=True)

    def _take_in(self, tricks: list[Trick]) -> set[Card]:
        """Note voids and face-down cards; return all cards seen but the opened indicator."""
        own = self.view.own
        seen = set(own.packet)
        for number, trick in enumerate(tricks):
            led = trick.led
            if led is None:
                continue
            for play in trick.plays:
                card = play.card or own.seen.get((number, play.seat))
                if card is None:
                    self.hidden[led] = self.hidden.get(led, 0) + 1
                else:
                    seen.add(card)
                if play.down or (card is not None and card[1] != led):
                    self.voids[play.seat].add(led)
        return seen

    # ------------------------------------------------------------------ who is who

    def ours(self, seat: int) -> bool:
        """Return whether a seat plays for this seat's side."""
        return self.view.public.table.side(seat) == self.side

    @property
    def makers(self) -> bool:
        """Whether this seat's side holds the contract."""
        return self.ours(self.maker)

    @property
    def is_maker(self) -> bool:
        """Whether this seat is the maker."""
        return self.seat == self.maker

    @property
    def plays(self) -> list[Played]:
        """The cards of the running trick."""
        return self.view.public.trick.plays

    def later(self) -> list[int]:
        """Return the seats that play to the running trick after this one, in turn."""
        order = self.view.public.order
        at = order.index(self.seat)
        count = len(order) - len(self.plays) - 1
        return [order[(at + step) % len(order)] for step in range(1, count + 1)]

    # ------------------------------------------------------------------ cards

    def higher(self, card: Card) -> int:
        """Return how many unseen cards of its suit beat this one."""
        strength = STRENGTH[card]
        return sum(STRENGTH[other] > strength for other in self.unseen[card[1]])

    def unseen_points(self) -> int:
        """Return the points of all cards this seat has not seen."""
        return sum(POINTS[card] for cards in self.unseen.values() for card in cards)

    def unseen_count(self) -> int:
        """Return how many cards this seat has not seen."""
        return sum(len(cards) for cards in self.unseen.values())
