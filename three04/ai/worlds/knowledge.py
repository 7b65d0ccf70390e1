"""What must hold of the cards that a seat has not seen.

The unseen cards are spread over *places*: the other hands, the cards that lie face down, the
indicator, hands laid aside, and the packets that are still to come (which count as part of the
hands). Each place has a size and suits that it may hold. Where the trump is hidden from the seat,
each suit that may be trump is a *case* of its own, for what lies where depends on it. Every deal
that fits a case is one that the rules allow after all this seat has seen and heard, and no other
deal is.

Only what the rules make certain is here: what bids and cards make likely is weighed elsewhere.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from three04.ai.kernel.layout import BIT_OF, LANE, LANE_MASK, mask_of
from three04.cards import SUITS
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.public import Phase, Trick
from three04.rules.nought.view import View

ALL_SUITS: Final = 15
"""Every suit, as a set of bits."""

HAND: Final = -1
"""Stands where a face-down card has its trick: the place is a hand."""

INDICATOR: Final = -2
"""The same for the indicator on the table."""

NONE: Final = -1
"""No trump, no indicator: where none has been chosen, or where it is none on the table."""


class Place(NamedTuple):
    """Where unseen cards lie.

    Attributes:
        seat: Whose cards they are.
        trick: The trick they lie in face down, or :data:`HAND` or :data:`INDICATOR`.
        suits: The suits that may lie there, as a set of bits.
        size: How many unseen cards lie there.
        some: Whether a trump is among them for certain (R51: a call was wrong).
    """

    seat: int
    trick: int
    suits: int
    size: int
    some: bool = False


class Case(NamedTuple):
    """What may be.

    Attributes:
        trump: The trump suit by its lane, or :data:`NONE`.
        places: Where the unseen cards lie.
    """

    trump: int
    places: tuple[Place, ...]


class World(NamedTuple):
    """A deal as it may be.

    Attributes:
        hands: Each seat's cards in hand, as masks; the maker's without the indicator on the table.
            Before the full deal they hold the cards to come too.
        trump: The trump suit by its lane, or :data:`NONE`.
        indicator: The bit number of the indicator on the table, or :data:`NONE`.
        down: The bit number of each face-down card that this seat has not seen, by (trick, seat).
        first: Each seat's first packet.
    """

    hands: tuple[int, ...]
    trump: int
    indicator: int
    down: Mapping[tuple[int, int], int]
    first: tuple[int, ...]

    def whole_hands(self, maker: int) -> list[int]:
        """Return each seat's cards with the indicator in the maker's hand."""
        hands = list(self.hands)
        if self.indicator >= 0:
            hands[maker] |= 1 << self.indicator
        return hands


class Knowledge:
    """What a seat knows of the hidden cards, made anew for each decision.

    Attributes:
        view: What it was made from.
        seat: Whose view it is.
        pool: The unseen cards, as a mask.
        held: By seat, the cards known to be in hand.
        played: By seat, the cards that this seat has seen it play.
        indicator: The bit number of the seat's own indicator on the table, or :data:`NONE`.
        hidden: The face-down cards that the seat has not seen, as (trick, seat).
        laid: The bit number of the card known to be the one laid as indicator, or :data:`NONE`.
        from_first: Whether the indicator came from the maker's first packet: no second auction
            had another laid (R31).
        cases: All that may be.
    """

    def __init__(self, view: View) -> None:
        """Take stock of a view.

        Raises:
            ValueError: For a spectator, or if no deal runs.
        """
        public, own, seat = view.public, view.own, view.seat
        if seat is None or public.phase in (Phase.WAITING, Phase.FINISHED):
            raise ValueError("there is nothing hidden to think of")
        seats = public.table.seats
        self.view, self.seat = view, seat
        self.held = [0] * seats
        self.held[seat] = mask_of(own.hand)
        self.played = [0] * seats
        self.indicator = BIT_OF[own.indicator] if own.indicator else NONE
        self.hidden: list[tuple[int, int]] = []
        self._voids = [0] * seats
        self._down: list[tuple[int, int, int, bool]] = []
        self._plain = 0
        self._laid_now = False
        trump = view.trump
        self._trump = NONE if trump is None else SUITS.index(trump)
        # Another's indicator lies there. Some in the arena are told its suit all the same.
        self._closed = public.indicator_out and public.trump is None and seat != public.maker
        for number, trick in enumerate((*public.tricks, public.trick)):
            if trick.led is not None:
                self._take_in(number, trick)
        seen = mask_of(own.packet)
        for mask in self.played:
            seen |= mask
        self.laid = self.indicator
        if public.opened is not None and public.maker is not None:
            self.laid = BIT_OF[public.opened]
            if not seen >> self.laid & 1:
                # It went back to another's hand and is there still.
                self.held[public.maker] |= 1 << self.laid
                seen |= 1 << self.laid
        self.pool = mask_of(public.table.pack) & ~seen
        self.from_first = public.second is None or public.second.holder is None
        self.cases = tuple(self._cases())

    # ------------------------------------------------------------------ what was played

    def _take_in(self, number: int, trick: Trick) -> None:
        """Note the cards of a trick, the voids it shows and what its face-down cards are not."""
        assert trick.led is not None
        public, seen = self.view.public, self.view.own.seen
        led = 1 << SUITS.index(trick.led)
        complete = trick.winner is not None
        first = trick.plays[0]
        if first.seat == public.maker:
            self._take_in_lead(number, trick, led)
        for play in trick.plays:
            seat = play.seat
            card = play.card or seen.get((number, seat))
            if card is None:
                self._voids[seat] |= led
                self.hidden.append((number, seat))
                self._down.append((number, seat, ALL_SUITS & ~self._voids[seat], complete))
                if seat == public.maker and not complete:
                    self._laid_now = True
                continue
            at = BIT_OF[card]
            self.played[seat] |= 1 << at
            if play.down or 1 << at // LANE != led:
                self._voids[seat] |= led
            if complete and play.down and play.card is None:
                self._plain |= 1 << at // LANE

    def _take_in_lead(self, number: int, trick: Trick, led: int) -> None:
        """Note what the maker's lead tells: R43.5, R52."""
        public = self.view.public
        if number == 0 and public.options.maker_limits and not trick.open_at_lead:
            self._plain |= led
        if self._trump >= 0 and led != 1 << self._trump and self._bound(number):
            self._voids[trick.plays[0].seat] |= 1 << self._trump

    def _bound(self, number: int) -> bool:
        """R52: whether the maker had to lead trumps to this trick if he could."""
        public = self.view.public
        if not public.options.exhausted_trumps or public.contract == PARTNER_CLOSE:
            return False
        trump = SUITS[self._trump]
        for trick in public.tricks[:number]:
            if (
                trick.open_at_lead
                and trick.led == trump
                and trick.plays[0].seat == public.maker
                and sum(p.card is not None and p.card[1] == trump for p in trick.plays) == 1
            ):
                return True
        return False

    # ------------------------------------------------------------------ what may be

    def _cases(self) -> list[Case]:
        if not self._closed:
            # Known; or not chosen, or chosen anew by whoever bids on the full hand (R31).
            cases = self._split(self._trump, hidden=False)
        else:
            cases = []
            for trump in range(len(SUITS)):
                if self._plain >> trump & 1 or self._trump not in (NONE, trump):
                    continue
                cases += self._split(trump, hidden=True)
                if self._laid_now:
                    cases += self._split(trump, hidden=False)
        return [case for case in cases if self._fills(case)]

    def _split(self, trump: int, hidden: bool) -> list[Case]:
        """Return the cases of a trump suit: several where R51 tells that an opponent had one.

        Args:
            trump: The trump suit, or :data:`NONE`.
            hidden: Whether another's indicator lies on the table, hidden from this seat.
        """
        places = self._places(trump, hidden)
        if places is None:
            return []
        if not self.view.public.spoilt or self._opponent_showed(trump):
            return [Case(trump, tuple(places))]
        cases = []
        for at, place in enumerate(places):
            if self._opponent(place.seat) and place.suits >> trump & 1:
                # The first of the opponents' places that has a trump.
                cases.append(
                    Case(trump, (*places[:at], place._replace(some=True), *places[at + 1 :]))
                )
                places[at] = place._replace(suits=place.suits & ~(1 << trump))
        return cases

    def _opponent(self, seat: int) -> bool:
        public = self.view.public
        assert public.maker is not None
        return public.table.side(seat) != public.table.side(public.maker)

    def _opponent_showed(self, trump: int) -> bool:
        """Whether a trump is known to have been dealt to an opponent of the makers."""
        trumps = LANE_MASK << LANE * trump
        return any(
            (self.held[seat] | self.played[seat]) & trumps and self._opponent(seat)
            for seat in range(len(self.held))
        )

    def _places(self, trump: int, hidden: bool) -> list[Place] | None:
        """Return the places of the unseen cards, or None if a face-down card can be nothing."""
        public = self.view.public
        size = public.table.hand_size
        plain = ALL_SUITS & ~(1 << trump) if trump >= 0 else ALL_SUITS
        places = []
        if hidden:
            assert public.maker is not None
            places.append(Place(public.maker, INDICATOR, 1 << trump, 1))
        for number, seat, allowed, complete in self._down:
            suits = allowed & plain if complete else allowed
            if not complete and seat == public.maker and self._closed:
                suits = self._maker_down(allowed, trump, hidden)
            if not suits:
                return None
            places.append(Place(seat, number, suits, 1))
        done = len(public.tricks)
        running = {play.seat for play in public.trick.plays}
        for seat, held in enumerate(self.held):
            left = size - self._known_gone(seat, done + (seat in running)) - held.bit_count()
            if seat == public.maker and (hidden or (seat == self.seat and self.indicator >= 0)):
                left -= 1
            if left < 0:
                return None
            if left:
                places.append(Place(seat, HAND, ALL_SUITS & ~self._voids[seat], left))
        return places

    def _maker_down(self, suits: int, trump: int, hidden: bool) -> int:
        """R43.3, R43.4: what the maker may have laid into the running trick, trump closed."""
        if not hidden:
            # It was the indicator, which does not go on a lead of trumps. What he was void in does
            # not matter: the indicator is no card of his hand (R21).
            return 0 if self.view.public.trick.led == SUITS[trump] else 1 << trump
        return suits & ~(1 << trump) if self.view.public.options.maker_limits else suits

    def _known_gone(self, seat: int, plays: int) -> int:
        return 0 if seat in self.view.public.aside else plays

    def _fills(self, case: Case) -> bool:
        """Whether the unseen cards can lie in these places at all, by Hall's theorem."""
        counts = [(self.pool >> LANE * suit & LANE_MASK).bit_count() for suit in range(4)]
        if sum(counts) != sum(place.size for place in case.places):
            return False
        for among in range(16):
            room = sum(counts[suit] for suit in range(4) if among >> suit & 1)
            if room < sum(place.size for place in case.places if not place.suits & ~among):
                return False
        return True

    # ------------------------------------------------------------------ a deal against it

    def accepts(self, world: World) -> bool:
        """Return whether a deal agrees with all that this seat knows; first packets aside."""
        return any(self._agrees(case, world) for case in self.cases)

    def _agrees(self, case: Case, world: World) -> bool:
        if case.trump != world.trump:
            return False
        rest = self.pool
        for place in case.places:
            cards = self._lying(place, world)
            suits = sum(1 << suit for suit in range(4) if cards >> LANE * suit & LANE_MASK)
            if cards & ~rest or cards.bit_count() != place.size or suits & ~place.suits:
                return False
            if place.some and not suits >> case.trump & 1:
                return False
            rest &= ~cards
        held: Sequence[int] = self.held
        return not rest and all(not mask & ~world.hands[seat] for seat, mask in enumerate(held))

    def _lying(self, place: Place, world: World) -> int:
        if place.trick == INDICATOR:
            return 1 << world.indicator if world.indicator >= 0 else 0
        if place.trick == HAND:
            return world.hands[place.seat] & ~self.held[place.seat]
        return 1 << world.down[place.trick, place.seat]
