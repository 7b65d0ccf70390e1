"""Whether a seat can take every remaining trick, whatever the others hold and play (R59, R63).

The question is asked of a view, so of what the seat has seen: its cards, those played face up,
voids shown, what lay face down without a trump among it, the indicator once it is public. The
answer is an order of the seat's own cards that wins in *every* deal that agrees with all this.

No deals are looked at one by one. In a deal, the first of the seat's cards that is beaten is beaten
by one other seat, and whether some seat can do that depends only on how many cards of each suit it
holds: it beats a lead of a suit if it holds a higher card and another one for each earlier lead of
that suit, and ruffs it if it has a trump left and could follow, or throw away, all it had of the
suit. So for each seat the possible numbers of cards by suit are tried, those that leave a possible
rest for all other places where unseen cards lie (Hall's theorem over the sixteen sets of suits).

Where the trump's owner might turn his indicator up between the tricks, he is taken to have it
ready both ways, and what a wrong call of spoilt trumps tells (R51) is not used: either can only
make the answer too careful. The same holds for a seat that waits for another's lead: it gets no.

Plain Python: an answer takes well under a millisecond in most positions.
"""

from collections.abc import Sequence
from typing import NamedTuple

from three04.ai.kernel.layout import BIT_OF, CARD_OF, LANE
from three04.ai.kernel.places import Counts, World, suit_of
from three04.ai.kernel.seen import Knowledge
from three04.cards import SUITS, Card
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View


class Claim(NamedTuple):
    """How a seat takes every remaining trick.

    Attributes:
        cards: Its cards in the order they are to be played.
        opens: Whether it opens the trump before it plays the first of them.
    """

    cards: tuple[Card, ...]
    opens: bool


def prove(view: View) -> Claim | None:
    """Return how this seat takes every remaining trick for certain, or None.

    A running trick counts as remaining. None for a spectator, for a seat that laid its hand aside,
    when no deal is in play, and while another seat is to lead.

    Args:
        view: What the seat knows.
    """
    public, seat = view.public, view.seat
    if seat is None or public.phase is not Phase.PLAY or seat in public.aside:
        return None
    if public.trick.led is None and public.turn != seat:
        return None
    knowledge = Knowledge(view, seat)
    if not knowledge.worlds:
        return None
    claim = _Proof(knowledge, opens=False).order()
    if claim is None and knowledge.may_open:
        claim = _Proof(knowledge, opens=True).order()
    return claim


class _Proof:
    """Looks for an order of the seat's cards."""

    def __init__(self, knowledge: Knowledge, opens: bool) -> None:
        self.know = knowledge
        self.opens = opens
        self.hand = list(knowledge.hand)
        self.last = knowledge.indicator
        if opens and self.last is not None:
            self.hand = sorted([*self.hand, self.last], reverse=True)
            self.last = None
        self.closed = knowledge.public.closed and not opens
        self._holdings: dict[tuple[int, bool, int], list[Counts]] = {}
        self._unsafe: set[Counts] = set()

    def order(self) -> Claim | None:
        """Return the order, or None."""
        know = self.know
        if know.public.trick.led is None:
            cards = self._lead(self.hand, self.last, first=True)
            return self._claim(cards)
        if know.seat in know.running:
            number = len(know.public.tricks)
            played = know.view.card_at(number, know.seat)
            assert played is not None
            card = BIT_OF[played]
            if not self._takes_running(card):
                return None
            return self._claim(self._after_running(card, self.hand, self.last))
        for card in self._follow():
            if self._takes_running(card):
                hand = [other for other in self.hand if other != card]
                last = self.last if card != self.last else None
                rest = self._after_running(card, hand, last)
                if rest is not None:
                    return self._claim([card, *rest])
        return None

    def _claim(self, cards: list[int] | None) -> Claim | None:
        if cards is None:
            return None
        return Claim(tuple(CARD_OF[card] for card in cards), self.opens)

    # ------------------------------------------------------------------ the running trick

    def _follow(self) -> list[int]:
        """Return the cards the seat may play to the running trick, the lowest first."""
        led = self._led()
        same = [card for card in self.hand if suit_of(card) == led]
        cards = same or self.hand
        if self.last is not None and not same:
            trump = suit_of(self.last)
            if self.know.limits:
                cards = [card for card in cards if suit_of(card) != trump]
            if led != trump or not self.hand:
                cards = [*cards, self.last]
        return sorted(cards, key=lambda card: card % LANE)

    def _led(self) -> int:
        led = self.know.public.trick.led
        assert led is not None
        return SUITS.index(led)

    def _takes_running(self, card: int) -> bool:
        """Whether a card of the seat's wins the running trick for certain."""
        return all(self._takes_in(world, card) for world in self.know.worlds)

    def _takes_in(self, world: World, card: int) -> bool:
        know, led, trump = self.know, self._led(), world.trump
        if suit_of(card) not in (led, trump):
            return False
        for play in know.public.trick.plays:
            if play.seat != know.seat and play.card and _beats(BIT_OF[play.card], card, trump):
                return False
        higher = suit_of(card) != trump or know.top[trump] > card
        if higher and any(world.may_be_trump_there(know.counts, place) for place in world.hidden):
            return False
        final = not [c for c in self.hand if c != card] and self.last in (None, card)
        for seat in know.others:
            if seat not in know.running:
                follows = (0, 0, 0, 0)
                if self._beaten(world, seat, follows, card, led, final):
                    return False
        return True

    def _after_running(self, card: int, hand: list[int], last: int | None) -> list[int] | None:
        """Return the order of what is left once the running trick is taken with this card."""
        led = self._led()
        if last is not None and suit_of(card) == suit_of(last) != led:
            # A ruff of the maker's has opened the trump; the indicator comes to his hand.
            return self._lead(sorted([*hand, last], reverse=True), None, first=False)
        return self._lead(hand, last, first=False)

    # ------------------------------------------------------------------ leads

    def _lead(self, hand: Sequence[int], last: int | None, first: bool) -> list[int] | None:
        """Return an order of leads, each of which wins for certain.

        Args:
            hand: The cards, highest of a suit first.
            last: The seat's indicator, to be led when all else is played.
            first: Whether the first of them is led to the trick that is due now.
        """
        suits = [[card for card in hand if suit_of(card) == suit] for suit in range(4)]
        self._unsafe.clear()
        return self._search(suits, last, [0, 0, 0, 0], first)

    def _search(
        self, suits: list[list[int]], last: int | None, led: list[int], first: bool
    ) -> list[int] | None:
        left = [suit for suit in range(4) if led[suit] < len(suits[suit])]
        if not left:
            if last is None:
                return []
            return [last] if self._leads_safely(led, last, final=True) else None
        key = (led[0], led[1], led[2], led[3])
        if key in self._unsafe:
            return None
        alone = last is None and sum(map(len, suits)) - sum(led) == 1
        for suit in self._allowed(left, led, first and not any(led)):
            card = suits[suit][led[suit]]
            if not self._leads_safely(led, card, final=alone):
                continue
            led[suit] += 1
            rest = self._search(suits, last, led, first)
            led[suit] -= 1
            if rest is not None:
                return [card, *rest]
        self._unsafe.add(key)
        return None

    def _allowed(self, left: list[int], led: list[int], first: bool) -> list[int]:
        """Return the suits the seat may lead: R43.5, R52."""
        know, public = self.know, self.know.public
        if not know.maker:
            return left
        trump = know.worlds[0].trump
        if self.closed:
            if first and know.limits and not public.tricks:
                return [suit for suit in left if suit != trump]
        elif trump in left:
            exhausts = public.options.exhausted_trumps and public.contract != PARTNER_CLOSE
            if public.bound or (exhausts and led[trump]):
                return [trump]
        # Trumps first: they draw the others'.
        return sorted(left, key=lambda suit: suit != trump)

    def _leads_safely(self, led: list[int], card: int, final: bool) -> bool:
        know = self.know
        running = know.public.trick.led
        before = (led[0], led[1], led[2], led[3])
        for world in know.worlds:
            for seat in know.others:
                follows = before
                if running is not None and seat not in know.running:
                    numbers = list(before)
                    numbers[SUITS.index(running)] += 1
                    follows = (numbers[0], numbers[1], numbers[2], numbers[3])
                if self._beaten(world, seat, follows, card, suit_of(card), final):
                    return False
        return True

    # ------------------------------------------------------------------ can it be beaten?

    def _beaten(
        self, world: World, seat: int, before: Counts, card: int, led: int, final: bool
    ) -> bool:
        """Whether another seat may beat a card.

        Args:
            world: What might be.
            seat: The other seat.
            before: How often each suit was led before, the seat having to follow.
            card: The card to beat.
            led: The suit led: the card's own, or it is a ruff.
            final: Whether this is the last trick.
        """
        key = (world.trump, world.out, seat)
        if key not in self._holdings:
            self._holdings[key] = world.holdings(self.know.counts, seat)
        owner = seat == self.know.public.maker
        beats = self._owner_beats if owner and world.out else self._beats
        return any(
            beats(world, owner, held, before, card, led, final) for held in self._holdings[key]
        )

    def _beats(  # noqa: PLR0917
        self,
        world: World,
        owner: bool,
        held: Counts,
        before: Counts,
        card: int,
        led: int,
        final: bool,
    ) -> bool:
        """Whether a hand with these numbers may beat a card; no indicator lies on the table."""
        know, trump = self.know, world.trump
        numbers, tops = list(held), know.top
        top = [tops[suit] if held[suit] else -1 for suit in range(4)]
        if owner and know.shown is not None:
            numbers[trump] += 1
            top[trump] = max(top[trump], know.shown)
        if suit_of(card) == led and numbers[led] > before[led] and top[led] > card:
            return True
        if led == trump or numbers[trump] <= before[trump]:
            return False
        if suit_of(card) == trump and top[trump] < card:
            return False
        thrown = sum(max(0, before[s] - numbers[s]) for s in range(4) if s not in (led, trump))
        return numbers[led] <= before[led] + thrown

    def _owner_beats(  # noqa: PLR0917
        self,
        world: World,
        owner: bool,
        held: Counts,
        before: Counts,
        card: int,
        led: int,
        final: bool,
    ) -> bool:
        """Whether the maker's hand may beat a card, or the indicator that lies on the table."""
        know, trump = self.know, world.trump
        if suit_of(card) == led and held[led] > before[led] and know.top[led] > card:
            return True
        thrown = sum(max(0, before[s] - held[s]) for s in range(4) if s != led)
        if suit_of(card) == trump and know.top[trump] < card:
            return False
        if led == trump:
            # R43.4, R43.6: the indicator follows in the last trick only, unless he opens.
            return final or self._may_come_in()
        return held[led] <= before[led] + thrown

    def _may_come_in(self) -> bool:
        """Whether another's indicator may have come to his hand before the last trick."""
        know = self.know
        # A ruff in the running trick opens the trump too.
        return know.loose or any(play.down for play in know.public.trick.plays) or self._ruffs()

    def _ruffs(self) -> bool:
        return self.know.public.trick.led is not None and self.know.view.trump is None


def _beats(card: int, other: int, trump: int) -> bool:
    """Whether a card beats another that is of the suit led or a trump."""
    if suit_of(card) == suit_of(other):
        return card > other
    return suit_of(card) == trump
