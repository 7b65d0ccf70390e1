"""What a seat has seen of a deal, in numbers, and so what the rest might be.

Voids shown, cards that lay face down without a trump among them, the indicator once it is public,
a trump led alone (R52): each takes suits from a place where unseen cards lie.
"""

from collections.abc import Iterator

from three04.ai.kernel.layout import BIT_OF
from three04.ai.kernel.places import ALL_SUITS, Counts, World, suit_of
from three04.cards import SUITS
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.view import View


class Knowledge:
    """What a seat knows, in numbers.

    Attributes:
        seat: The seat.
        maker: Whether it is the maker.
        hand: Its hand, highest cards first.
        indicator: Its own indicator while that is out, else None.
        unseen: Cards it has not seen, the indicator that went back to a hand left out.
        counts: Those by suit.
        worlds: All that might be.
        may_open: Whether it may open the trump now.
    """

    def __init__(self, view: View, seat: int) -> None:
        public, own = view.public, view.own
        self.view, self.public, self.seat = view, public, seat
        self.maker = public.maker == seat
        self.hand = sorted((BIT_OF[card] for card in own.hand), reverse=True)
        self.indicator = BIT_OF[own.indicator] if own.indicator else None
        self.running = [play.seat for play in public.trick.plays]
        self.others = [other for other in public.order if other != seat]
        self.left = {
            other: public.table.hand_size - len(public.tricks) - (other in self.running)
            for other in public.order
        }
        seen = {BIT_OF[card] for card in own.packet} | {BIT_OF[c] for c in own.seen.values()}
        for trick in (*public.tricks, public.trick):
            seen |= {BIT_OF[play.card] for play in trick.plays if play.card}
        self.shown = self._shown_indicator(seen)
        if self.shown is not None:
            seen.add(self.shown)
        self.unseen = sorted({BIT_OF[card] for card in public.table.pack} - seen)
        self.top = [max((c for c in self.unseen if suit_of(c) == s), default=-1) for s in range(4)]
        numbers = [0, 0, 0, 0]
        for card in self.unseen:
            numbers[suit_of(card)] += 1
        self.counts: Counts = (numbers[0], numbers[1], numbers[2], numbers[3])
        options = public.options
        on_turn = options.open_any_turn and public.turn == seat
        self.may_open = self.maker and public.closed and (public.before_lead or on_turn)
        reveals = options.reveal_after_first and public.contract >= 250 and not public.tricks
        # Whether another's indicator may come to his hand before the end.
        self.loose = options.open_any_turn or public.before_lead or reveals
        self.limits = options.maker_limits
        self.worlds = list(self._worlds())

    def _shown_indicator(self, seen: set[int]) -> int | None:
        """Return the indicator that went back, for all to see, to another's hand and is there."""
        opened = self.public.opened
        if opened is None or self.maker or BIT_OF[opened] in seen:
            return None
        return BIT_OF[opened]

    # ------------------------------------------------------------------ what might be

    def _worlds(self) -> Iterator[World]:
        known = self.view.trump
        for trump in range(4) if known is None else (SUITS.index(known),):
            if known is None and not self._may_be_trump(trump):
                continue
            others_out = self.public.closed and not self.maker
            laid = others_out and self._maker_hid_in_running()
            for out in (True, False) if laid else (others_out,):
                world = self._world(trump, out, laid)
                if world is not None and world.possible(self.counts):
                    yield world

    def _may_be_trump(self, trump: int) -> bool:
        """Whether a closed trump may be this one, as far as the seat's own play tells."""
        public = self.public
        done = len(public.tricks)
        if any(
            k < done and suit_of(BIT_OF[c]) == trump for (k, _), c in self.view.own.seen.items()
        ):
            return False
        first = public.tricks[0] if public.tricks else public.trick
        if self.limits and first.plays and first.plays[0].seat == public.maker:
            return first.led != SUITS[trump]
        return True

    def _maker_hid_in_running(self) -> bool:
        return any(p.down and p.seat == self.public.maker for p in self.public.trick.plays)

    def _world(  # noqa: PLR0912 - one look at each card that was played
        self, trump: int, out: bool, laid: bool
    ) -> World | None:
        """Return the places of unseen cards, or None where a card's place allows no suit.

        Args:
            trump: The trump suit.
            out: Whether the maker's indicator is on the table.
            laid: Whether the maker played a face-down card to the running, closed trick: it was
                the indicator unless that is out.
        """
        public = self.public
        voids = dict.fromkeys(range(public.table.seats), 0)
        hidden: list[tuple[int, int, bool]] = []
        bound = False
        for number, trick in enumerate((*public.tricks, public.trick)):
            if trick.led is None:
                break
            led = SUITS.index(trick.led)
            complete = trick.winner is not None
            leader = trick.plays[0].seat
            if bound and leader == public.maker and led != trump:
                voids[leader] |= 1 << trump
            for play in trick.plays:
                card = self.view.card_at(number, play.seat)
                if play.down or (play.card and suit_of(BIT_OF[play.card]) != led):
                    voids[play.seat] |= 1 << led
                if card is not None:
                    continue
                suits = ALL_SUITS & ~voids[play.seat]
                if complete:
                    suits &= ~(1 << trump)
                elif laid and play.seat == public.maker:
                    if not out:
                        suits = 0 if led == trump else 1 << trump
                    elif self.limits:
                        suits &= ~(1 << trump)
                hidden.append((number, suits, complete))
            bound = bound or self._binds(number, trump)
        places: list[tuple[int, int]] = []
        hands = {}
        for other in self.others:
            size = self.left[other]
            if other == public.maker:
                size -= out + (self.shown is not None)
            hands[other] = len(places)
            places.append((ALL_SUITS & ~voids[other], size))
        if out:
            places.append((1 << trump, 1))
        places += [(ALL_SUITS, public.table.hand_size) for _ in public.aside]
        first_hidden = len(places)
        places += [(suits, 1) for _, suits, _ in hidden]
        if any(suits == 0 for _, suits, _ in hidden):
            return None
        now = tuple(first_hidden + i for i, (_, _, done) in enumerate(hidden) if not done)
        needs = [
            sum(size for allowed, size in places if not allowed & ~suits) for suits in range(16)
        ]
        return World(trump, out, tuple(places), hands, now, tuple(needs))

    def _binds(self, number: int, trump: int) -> bool:
        """R52: whether the maker has to go on leading trumps after this trick."""
        public = self.public
        trick = public.tricks[number] if number < len(public.tricks) else public.trick
        if not public.options.exhausted_trumps or public.contract == PARTNER_CLOSE:
            return False
        if trick.winner is None or not trick.open_at_lead or trick.plays[0].seat != public.maker:
            return False
        cards = [play.card for play in trick.plays if play.card and play.card[1] == SUITS[trump]]
        return trick.led == SUITS[trump] and len(cards) == 1
