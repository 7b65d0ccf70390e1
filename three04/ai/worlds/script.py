"""What everybody saw of the play, card by card, in numbers: what a player model looks at.

It is the same in every world; only the hidden cards and the hands differ.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from three04.ai.kernel.layout import BIT_OF, LANE, RANK_POINTS, points_of
from three04.ai.worlds.knowledge import Knowledge
from three04.cards import SUITS
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.public import Played, Public, Trick

HIDDEN: Final = -1
"""A face-down card that the seat has not seen is -1, -2 … in the order of ``Knowledge.hidden``."""


class Moment(NamedTuple):
    """One card that was played, and what lay open before it.

    Attributes:
        seat: Who played.
        card: The card's bit number, or :data:`HIDDEN` and less.
        down: Whether it went face down.
        trick: The trick's number, from 0.
        led: The suit led, by its lane; -1 for a lead.
        closed: Whether the trump was hidden.
        bound: Whether the maker had to lead trumps (R52).
        gone: The cards that lay or had lain face up, as a mask.
        best: Strength of the card that was winning, as far as all could see.
        best_trump: Whether that was a trump on a plain lead.
        ours: Whether it was of the seat's side.
        stake: Points that lay face up.
        covered: Whether a card lay face down.
        others_after: Opponents who were to play yet.
        partners_after: Partners who were to play yet.
        led_by_partner: Suits that partners had led, as a set of bits.
        led_by_others: Suits that opponents had led.
        led_by_maker: Suits that the maker had led while the trump was closed.
        times_led: How often each suit had been led, two bits for each.
        partner_void: Suits in which a partner had shown to be void.
        other_void: Suits in which an opponent had.
        maker_void: Suits in which the maker had.
        role: 0 for the maker, 1 for his partners, 2 for the defenders.
        makers_took: Points that the makers' tricks so far have shown (R45).
        others_took: Points that the other tricks have shown.
    """

    seat: int
    card: int
    down: int
    trick: int
    led: int
    closed: int
    bound: int
    gone: int
    best: int
    best_trump: int
    ours: int
    stake: int
    covered: int
    others_after: int
    partners_after: int
    led_by_partner: int
    led_by_others: int
    led_by_maker: int
    times_led: int
    partner_void: int
    other_void: int
    maker_void: int
    role: int
    makers_took: int
    others_took: int


def script_of(knowledge: Knowledge) -> list[Moment]:
    """Return every card of the deal so far."""
    return _Script(knowledge).moments


class Remembered(NamedTuple):
    """What all have seen of the play so far, beyond the cards that are gone.

    Attributes:
        voids: By seat, the suits it has shown to be void in, as a set of bits.
        led: By seat, the suits it has led.
        led_closed: The suits that the maker led while the trump was hidden.
        times_led: How often each suit was led, two bits for each.
        covered: Whether a card lies face down in the running trick.
        took: Points that the makers' tricks and the others' have shown (R45).
        before: The cards that lay open when the running trick began, as a mask.
    """

    voids: Sequence[int]
    led: Sequence[int]
    led_closed: int
    times_led: int
    covered: int
    took: tuple[int, int]
    before: int


def remembered(knowledge: Knowledge) -> Remembered:
    """Return what all have seen so far."""
    script = _Script(knowledge)
    covered = any(play.down for play in script.public.trick.plays)
    return Remembered(
        script.voids,
        script.led,
        script.closed_led,
        script.times_led(),
        int(covered),
        (script.took[0], script.took[1]),
        script.before,
    )


class _Script:
    """Goes through the tricks once."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self.public: Public = knowledge.view.public
        self.moments: list[Moment] = []
        self.hidden = 0
        self.gone = self.before = 0
        self.took = [0, 0]
        self.bound = 0
        seats = self.public.table.seats
        self.voids = [0] * seats
        self.led = [0] * seats
        self.closed_led = 0
        self.times = [0, 0, 0, 0]
        self.sides = [self.public.table.side(seat) for seat in range(seats)]
        self.order = self.public.order
        for number, trick in enumerate((*self.public.tricks, self.public.trick)):
            if trick.plays:
                self._trick(number, trick)

    def _trick(self, number: int, trick: Trick) -> None:
        best, best_trump, holder, stake, covered = -1, 0, -1, 0, 0
        closed, by_turn = int(not trick.open_at_lead), self._opened_by_turn(number, trick)
        led = -1
        opened = self.public.opened
        trump = None if opened is None else SUITS.index(opened[1])
        many = len(self.order)
        for at, play in enumerate(trick.plays):
            seat = play.seat
            card = self._card(number, play)
            if by_turn and seat == self.public.maker:
                closed = 0
            # A card face up that does not follow: the maker has opened the trump meanwhile (R35).
            if closed and led >= 0 and not play.down and card // LANE != led:
                closed = 0
            start = self.order.index(seat)
            after = [self.order[(start + i) % many] for i in range(1, many - at)]
            self._add(
                seat,
                card,
                int(play.down),
                number,
                led,
                closed,
                (
                    best,
                    best_trump,
                    int(holder >= 0 and self.sides[holder] == self.sides[seat]),
                    stake,
                    covered,
                    sum(self.sides[s] != self.sides[seat] for s in after),
                    sum(self.sides[s] == self.sides[seat] for s in after),
                ),
            )
            if at == 0:
                led = card // LANE
                self.led[seat] |= 1 << led
                self.times[led] = min(3, self.times[led] + 1)
                if closed and seat == self.public.maker:
                    self.closed_led |= 1 << led
            if play.down:
                covered = 1
                self.voids[seat] |= 1 << led
                continue
            self.gone |= 1 << card
            stake += RANK_POINTS[card % LANE]
            suit = card // LANE
            ruff = int(not closed and suit == trump and suit != led)
            if suit != led:
                self.voids[seat] |= 1 << led
            if (suit == led or ruff) and (ruff, card % LANE) > (best_trump, best):
                best, best_trump, holder = card % LANE, ruff, seat
        if trick.winner is not None:
            self._end(trick, trump)

    def _opened_by_turn(self, number: int, trick: Trick) -> bool:
        """Return whether the maker has certainly opened the trump at his turn in a trick (R35).

        Otherwise it opens at the end of one: by a ruff (R43.7), or after the first (R44).
        """
        public = self.public
        if trick.open_at_lead or public.opened is None:
            return False
        if trick.winner is None:
            return True
        later = (*public.tricks, public.trick)[number + 1]
        if not later.open_at_lead:
            return False
        if public.options.reveal_after_first and public.contract >= 250 and number == 0:
            return False
        trump = public.opened[1]
        return not any(play.down and play.card and play.card[1] == trump for play in trick.plays)

    def times_led(self) -> int:
        """Return how often each suit has been led, two bits for each."""
        return sum(count << 2 * suit for suit, count in enumerate(self.times))

    def _card(self, number: int, play: Played) -> int:
        card = play.card or self.knowledge.view.own.seen.get((number, play.seat))
        if card is not None:
            return BIT_OF[card]
        self.hidden += 1
        return HIDDEN + 1 - self.hidden

    def _end(self, trick: Trick, trump: int | None) -> None:
        """Note what was turned up, and whether the maker is bound to lead trumps (R52)."""
        public = self.public
        for play in trick.plays:
            if play.card:
                self.gone |= 1 << BIT_OF[play.card]
        assert trick.winner is not None
        assert public.maker is not None
        theirs = int(self.sides[trick.winner] != self.sides[public.maker])
        self.took[theirs] += points_of(self.gone & ~self.before)
        self.before = self.gone
        if (
            public.options.exhausted_trumps
            and public.contract != PARTNER_CLOSE
            and trick.open_at_lead
            and trick.plays[0].seat == public.maker
            and trump is not None
            and trick.led == SUITS[trump]
            and sum(p.card is not None and p.card[1] == trick.led for p in trick.plays) == 1
        ):
            self.bound = 1

    def _add(  # noqa: PLR0917
        self,
        seat: int,
        card: int,
        down: int,
        trick: int,
        led: int,
        closed: int,
        table: tuple[int, int, int, int, int, int, int],
    ) -> None:
        mine, maker = self.sides[seat], self.public.maker
        assert maker is not None
        partner_led = others_led = partner_void = other_void = 0
        for other, side in enumerate(self.sides):
            if side != mine:
                others_led |= self.led[other]
                other_void |= self.voids[other]
            elif other != seat:
                partner_led |= self.led[other]
                partner_void |= self.voids[other]
        role = 0 if seat == maker else 1 if mine == self.sides[maker] else 2
        self.moments.append(
            Moment(
                seat,
                card,
                down,
                trick,
                led,
                closed,
                self.bound,
                self.gone,
                *table,
                partner_led,
                others_led,
                self.closed_led,
                self.times_led(),
                partner_void,
                other_void,
                self.voids[maker],
                role,
                self.took[0],
                self.took[1],
            )
        )
