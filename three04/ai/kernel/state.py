# cython: language_level=3, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The play of a deal with apply and undo, and whole playouts, by the rules of R40-R52.

A :class:`State` is what the rules package holds between the last auction and the last card, as bit
masks (:mod:`three04.ai.kernel.layout`). It knows all hands: what a seat may know is the caller's
business. Its types for compiled code stand in ``state.pxd``.

One object is for one thread. Playouts hold no lock, so two objects run on two cores.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from three04.ai.kernel.layout import BIT_OF, PLACES, mask_of
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase, Public
from three04.rules.options import Options

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

if not cython.compiled:
    from three04.ai.kernel.bits import (
        JACK,
        OPEN,
        below,
        bit,
        ctz64,
        high64,
        in_lane,
        lane,
        list_of,
        rank,
        start,
        stir,
        worth,
    )

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""


NUMBERS: Final = tuple(range(OPEN + 1))

if not cython.compiled:
    PICKS = [0] * 512
for _at, _places in enumerate(PLACES):
    PICKS[_at] = _places


class Playouts(NamedTuple):
    """What many playouts came to.

    Attributes:
        times: How many were played.
        points: The sum of each side's points, side 0 first.
        made: How often the makers made their contract (R60, R32).
        swept: How often the makers won every trick.
        moves: Cards played in all.
    """

    times: int
    points: tuple[int, ...]
    made: int
    swept: int
    moves: int


class State:
    """A deal in play.

    Attributes:
        seats: Seats of the table.
        sides: Its sides; seat ``s`` plays for side ``s % sides``.
        size: Tricks of the deal.
        players: Seats that play, those aside left out (R32).
        maker: The seat that holds the contract.
        contract: The bid, or ``PARTNER_CLOSE``.
        trump: The trump suit, by its lane.
        indicator: Its bit number while it lies on the table, else -1.
        closed: Whether the trump is hidden still.
        bound: Whether the maker has to go on leading trumps (R52).
        turn: Whose card is awaited; -1 when the deal is over.
        leader: Who leads or led the running trick.
        number: Complete tricks.
        count: Cards in the running trick.
        led: The suit led, by its lane; -1 before the lead.
        plies: Moves since this state was made: so many can be undone.
    """

    def __init__(
        self,
        options: Options,
        hands: Sequence[int],
        maker: int,
        contract: int,
        indicator: int,
        leader: int,
    ) -> None:
        """Begin the play of a deal, all auctions being over.

        Args:
            options: The options of the match.
            hands: Each seat's cards as a mask; the maker's without the indicator if that is out.
            maker: The seat that holds the contract.
            contract: The bid, or ``PARTNER_CLOSE``.
            indicator: Its bit number; its suit is trump. Where trump is open from the beginning
                (R22) the card is in the maker's hand.
            leader: Who leads to the first trick.
        """
        if not cython.compiled:
            self._allocate()
        table = options.seating
        if not 0 <= maker < table.seats or not 0 <= leader < table.seats:
            raise ValueError("no such seat")
        if not 0 <= indicator < OPEN or len(hands) != table.seats:
            raise ValueError("no such card, or not a hand for each seat")
        self.seats, self.sides, self.size = table.seats, table.sides, table.hand_size
        self.maker, self.contract, self.trump = maker, contract, indicator >> 4
        self.trumps = lane(self.trump)
        self.limits = int(options.maker_limits)
        self.any_turn = int(options.open_any_turn)
        self.reveals = int(options.reveal_after_first and contract >= 250)
        self.exhausts = int(options.exhausted_trumps and contract != PARTNER_CLOSE)
        order = list(range(table.seats))
        if contract == PARTNER_CLOSE:
            order = [seat for seat in order if seat not in table.partners(maker)]
        self.players = len(order)
        for seat in range(table.seats):
            self.side_of[seat] = table.side(seat)
            self.hands[seat] = hands[seat]
            later = [other for other in order if other > seat]
            self.follows[seat] = later[0] if later else order[0]
        self.closed = 0 if hands[maker] >> indicator & 1 else 1
        self.indicator = indicator if self.closed else -1
        self.bound = 0
        self.number = 0
        for side in range(4):
            self.taken[side] = 0
        self.leader = self.turn = leader
        self.plies = self.count = 0
        self.pack = mask_of(table.pack)
        self.gone = 0
        self.clear_trick()

    def _allocate(self) -> None:
        """Make what is an array of numbers in compiled code."""
        self.follows, self.side_of = [0] * 8, [0] * 8
        self.hands, self.winners = [0] * 8, [0] * 8
        self.taken, self.sums = [0] * 4, [0] * 6
        self.did, self.down, self.who = [0] * 40, [0] * 40, [0] * 40
        self.was_hand, self.was_maker, self.was_indicator = [0] * 40, [0] * 40, [0] * 40
        self.was_closed, self.was_bound, self.was_leader = [0] * 40, [0] * 40, [0] * 40
        self.was_led, self.was_lead_open, self.was_best = [0] * 40, [0] * 40, [0] * 40
        self.was_holder, self.was_stake, self.was_ruffs = [0] * 40, [0] * 40, [0] * 40
        self.was_ruffed, self.was_seen_best = [0] * 40, [0] * 40
        self.was_seen_holder, self.was_seen_stake = [0] * 40, [0] * 40
        self.was_gone, self.was_turned = [0] * 40, [0] * 40
        self.scratch: State | None = None

    # ------------------------------------------------------------------ made from the rules' state

    @classmethod
    def from_match(cls, match: Match) -> "State":
        """Return the state of a match whose deal is in play, at whatever card.

        Raises:
            ValueError: If no card is awaited.
        """
        public, maker = match.public, match.public.maker
        if public.phase is not Phase.PLAY or maker is None:
            raise ValueError("no deal is in play")
        down = {place: card for own in match.owns for place, card in own.seen.items()}
        own = match.owns[maker]
        trump = public.trump or own.trump
        assert trump is not None
        # Any card of the suit says what is trump once the indicator has been played.
        out = own.indicator
        return cls.of_world(
            public,
            [mask_of(other.hand) for other in match.owns],
            BIT_OF[out or "J" + trump],
            {place: BIT_OF[card] for place, card in down.items()},
            out is not None,
        )

    @classmethod
    def of_world(
        cls,
        public: Public,
        hands: Sequence[int],
        indicator: int,
        down: Mapping[tuple[int, int], int],
        out: bool,
    ) -> "State":
        """Return the state of a deal in play as it is, or as one imagines it.

        Args:
            public: What everybody knows.
            hands: Each seat's unplayed cards as a mask, the maker's without the indicator while
                that is out.
            indicator: The indicator's bit number, or any trump's if it is out no more.
            down: The bit number of every card that was played face down, by (trick, seat).
            out: Whether the indicator lies on the table still.
        """
        assert public.maker is not None
        assert public.leader is not None
        state = cls(public.options, hands, public.maker, public.contract, indicator, public.leader)
        state._place(public, indicator if out else -1, down)
        return state

    def _place(self, public: Public, indicator: int, down: Mapping[tuple[int, int], int]) -> None:
        """Put the state where the public part says it stands."""
        self.closed = 1 if public.closed else 0
        self.indicator = indicator
        self.bound = 1 if public.bound else 0
        self.number = len(public.tricks)
        for number, trick in enumerate(public.tricks):
            assert trick.winner is not None
            self.winners[number] = trick.winner
            points = 0
            for play in trick.plays:
                card = BIT_OF[play.card] if play.card else down[(number, play.seat)]
                points += worth(card)
                if play.card:
                    self.gone |= bit(card)
            self.taken[self.side_of[trick.winner]] += points
        self.lead_open = 1 if public.trick.open_at_lead else 0
        for play in public.trick.plays:
            card = BIT_OF[play.card] if play.card else down[(self.number, play.seat)]
            self.turn = play.seat
            self.hands[play.seat] |= bit(card)
            self.put(card, play.down)
        assert public.turn is not None
        self.turn = public.turn

    def copy(self) -> "State":
        """Return an independent copy, without what could be undone."""
        twin: State = State.__new__(State)
        if not cython.compiled:
            twin._allocate()
        twin.become(self)
        return twin

    # ------------------------------------------------------------------ questions

    @property
    def is_over(self) -> bool:
        """Whether all cards have been played."""
        return self.turn < 0

    @property
    def moves(self) -> list[tuple[int, int, bool]]:
        """The moves since this state was made: seat, move, and whether it went face down."""
        return [(self.who[i], self.did[i], bool(self.down[i])) for i in range(self.plies)]

    @property
    def made(self) -> bool:
        """Whether the makers have what they bid (R60, R32), as of the tricks taken so far."""
        makers = self.side_of[self.maker]
        if self.contract == PARTNER_CLOSE:
            return all(self.side_of[self.winners[i]] == makers for i in range(self.number))
        return self.taken[makers] >= self.contract

    def legal_mask(self) -> int:
        """Return the cards the seat on turn may play; none where it must open first (R36)."""
        return self.legal_cards() if self.turn >= 0 else 0

    def goes_down(self) -> bool:
        """Return whether the card played now goes face down: all legal ones go the same way."""
        return self.turn >= 0 and self.faces_down() != 0

    def may_open(self) -> bool:
        """Return whether the maker may open the trump now, whoever is on turn (R35)."""
        return self.opens() != 0

    def legal(self) -> list[int]:
        """Return every move: cards by their bits, then ``layout.OPEN`` if the maker may open."""
        return list_of(self.legal_mask(), self.opens(), NUMBERS)

    def hand(self, seat: int) -> int:
        """Return a seat's unplayed cards, without the indicator."""
        if not 0 <= seat < self.seats:
            raise ValueError("no such seat")
        return self.hands[seat]

    def points(self, side: int) -> int:
        """Return the card points a side has taken."""
        if not 0 <= side < self.sides:
            raise ValueError("no such side")
        return self.taken[side]

    def winner(self, trick: int) -> int:
        """Return who won a complete trick."""
        if not 0 <= trick < self.number:
            raise ValueError("no such trick")
        return self.winners[trick]

    # ------------------------------------------------------------------ moves

    def apply(self, move: int) -> None:
        """Play a card for the seat on turn, face up or down as it must go, or open the trump.

        Raises:
            ValueError: If the move is not legal; nothing was changed.
        """
        if move == OPEN:
            if not self.opens():
                raise ValueError("the trump may not be opened now")
            self.remember(move, 0)
            self.turn_up()
            return
        if not 0 <= move < OPEN or self.turn < 0 or not self.legal_cards() & bit(move):
            raise ValueError("not a legal move")
        down = self.faces_down()
        self.remember(move, down)
        self.put(move, down)

    def undo(self) -> None:
        """Take the last move back.

        Raises:
            ValueError: If there is none.
        """
        if self.plies == 0:
            raise ValueError("there is nothing to undo")
        self.plies -= 1
        at = self.plies
        card, seat = self.did[at], self.who[at]
        if card != OPEN and self.count == 0:
            # The move ended a trick: what the winner got is what lay there and this card.
            self.number -= 1
            self.count = self.players
            self.taken[self.side_of[self.winners[self.number]]] -= self.was_stake[at] + worth(card)
        if card != OPEN:
            self.count -= 1
        self.hands[self.maker] = self.was_maker[at]
        self.hands[seat] = self.was_hand[at]
        self.turn = seat
        self.indicator, self.closed = self.was_indicator[at], self.was_closed[at]
        self.bound, self.leader = self.was_bound[at], self.was_leader[at]
        self.led, self.lead_open = self.was_led[at], self.was_lead_open[at]
        self.best, self.holder = self.was_best[at], self.was_holder[at]
        self.stake, self.ruffs, self.ruffed = (
            self.was_stake[at],
            self.was_ruffs[at],
            self.was_ruffed[at],
        )
        self.seen_best, self.seen_holder = self.was_seen_best[at], self.was_seen_holder[at]
        self.seen_stake, self.gone = self.was_seen_stake[at], self.was_gone[at]
        self.turned = self.was_turned[at]

    def remember(self, move: int, down: int) -> None:
        """Write down what the next move may change."""
        at = self.plies
        self.did[at], self.down[at], self.who[at] = move, down, self.turn
        self.was_hand[at], self.was_maker[at] = self.hands[self.turn], self.hands[self.maker]
        self.was_indicator[at], self.was_closed[at] = self.indicator, self.closed
        self.was_bound[at], self.was_leader[at] = self.bound, self.leader
        self.was_led[at], self.was_lead_open[at] = self.led, self.lead_open
        self.was_best[at], self.was_holder[at] = self.best, self.holder
        self.was_stake[at], self.was_ruffs[at] = self.stake, self.ruffs
        self.was_ruffed[at] = self.ruffed
        self.was_seen_best[at], self.was_seen_holder[at] = self.seen_best, self.seen_holder
        self.was_seen_stake[at], self.was_gone[at] = self.seen_stake, self.gone
        self.was_turned[at] = self.turned
        self.plies = at + 1

    # ------------------------------------------------------------------ the rules

    def legal_cards(self) -> int:
        """Return the cards the seat on turn may play (R41, R43, R36, R52)."""
        hand = self.hands[self.turn]
        if self.led >= 0:
            cards = hand & lane(self.led)
            if cards:
                return cards
            if self.indicator < 0 or self.turn != self.maker:
                return hand
            # The maker is void and the indicator is out.
            if hand == 0:
                return bit(self.indicator)
            if self.limits:
                hand &= ~self.trumps
            if self.led == self.trump:
                return hand
            return hand | bit(self.indicator)
        if self.turn == self.maker:
            if self.indicator >= 0:
                if hand == 0:
                    return bit(self.indicator)
                if self.limits and self.number == 0:
                    return hand & ~self.trumps
            elif self.bound:
                cards = hand & self.trumps
                if cards:
                    return cards
        return hand

    def faces_down(self) -> int:
        """Return whether the next card goes face down (R43.1, R43.6)."""
        if not self.closed or self.led < 0:
            return 0
        hand = self.hands[self.turn]
        if hand & lane(self.led):
            return 0
        if hand == 0 and self.indicator >= 0 and self.turn == self.maker:
            return self.led != self.trump
        return 1

    def opens(self) -> int:
        """Return whether the maker may open the trump (R35)."""
        if not self.closed or self.turn < 0:
            return 0
        if self.number == 0 and self.count == 0:
            return 1
        return self.any_turn and self.turn == self.maker

    def turn_up(self) -> None:
        """Make the trump public; the indicator returns to the maker unless it was played."""
        self.closed = 0
        if self.indicator >= 0:
            self.hands[self.maker] |= bit(self.indicator)
            self.indicator = -1
        if self.count == 0:
            self.lead_open = 1

    def put(self, card: int, down: int) -> None:
        """Play a card for the seat on turn."""
        seat = self.turn
        suit = card >> 4
        key = card & 15
        if self.count == 0:
            self.led = suit
        if suit == self.led:
            key += 16
        if suit == self.trump:
            key += 32
            self.ruffs += 1
            self.ruffed |= down
        if card == self.indicator:
            self.indicator = -1
            if not down:
                self.closed = 0  # R43.6
        else:
            self.hands[seat] &= ~bit(card)
        self.stake += worth(card)
        if key > self.best:
            self.best = key
            self.holder = seat
        if not down:
            self.gone |= bit(card)
            self.seen_stake += worth(card)
            if key > self.seen_best:
                self.seen_best = key
                self.seen_holder = seat
        elif seat != self.maker or suit == self.trump:
            self.turned |= bit(card)
        self.count += 1
        if self.count == self.players:
            self.end_trick()
        else:
            self.turn = self.follows[seat]

    def end_trick(self) -> None:
        """The maker looks (R43.7), the trump may open (R43.8, R44), the winner takes the cards."""
        # The trick counts as running still: who opens now did not open before the lead.
        if self.closed and (self.ruffed or (self.reveals and self.number == 0)):
            self.turn_up()
        if self.ruffed:
            self.gone |= self.turned
        self.taken[self.side_of[self.holder]] += self.stake
        self.winners[self.number] = self.holder
        by_maker = self.lead_open and self.leader == self.maker
        if self.exhausts and by_maker and self.led == self.trump and self.ruffs == 1:
            self.bound = 1
        self.number += 1
        self.leader = self.turn = self.holder
        if self.number == self.size:
            self.turn = -1
        self.clear_trick()

    def clear_trick(self) -> None:
        """Begin a trick."""
        self.count = 0
        self.led = -1
        self.lead_open = 1 - self.closed
        self.best = -1
        self.holder = 0
        self.stake = 0
        self.ruffs = 0
        self.ruffed = 0
        self.turned = 0
        self.seen_best = -1
        self.seen_holder = 0
        self.seen_stake = 0

    # ------------------------------------------------------------------ playouts

    def playouts(self, times: int, seed: int, rules: int = 0, noise: int = 0) -> Playouts:
        """Play the deal to its end many times and sum up.

        The maker opens the trump only where he must (R36). The same arguments give the same
        result on every machine, compiled or not.

        Args:
            times: How often.
            seed: Of the chances, 0 to 2**64 - 1.
            rules: Who plays: 0 is chance, 1 and 2 are the rule players of :meth:`rule_card`.
            noise: With ``rules``, how many of 256 cards are left to chance all the same.
        """
        if self.scratch is None:
            self.scratch = self.copy()
        scratch = self.scratch
        scratch.run_many(self, times, seed, rules, noise)
        moves = (self.size - self.number) * self.players - self.count
        return Playouts(
            times,
            tuple([scratch.sums[side] for side in range(self.sides)]),
            scratch.sums[4],
            scratch.sums[5],
            moves * times,
        )

    def playouts_by_move(
        self, times: int, seed: int, rules: int = 0, noise: int = 0
    ) -> dict[int, Playouts]:
        """Return :meth:`playouts` after each legal move, with the same chances."""
        found = {}
        for move in self.legal():
            self.apply(move)
            found[move] = self.playouts(times, seed, rules, noise)
            self.undo()
        return found

    def rule_card(self, rules: int = 1) -> int:
        """Return what a rule player plays, from what its seat sees.

        Args:
            rules: 1 is ``greedy`` in bit masks, 2 also remembers what was played face up.

        Raises:
            ValueError: If there is no card to play: the deal is over, or the maker must open.
        """
        if self.turn < 0 or not self.legal_cards():
            raise ValueError("no card may be played")
        cards = self.legal_cards()
        return self.keen_card(cards) if rules == 2 else self.ruled_card(cards)

    def become(self, other: "State") -> None:
        """Take over everything but what could be undone."""
        self.seats, self.sides, self.size = other.seats, other.sides, other.size
        self.players, self.maker, self.contract = other.players, other.maker, other.contract
        self.trump, self.trumps, self.pack = other.trump, other.trumps, other.pack
        self.limits, self.any_turn = other.limits, other.any_turn
        self.reveals, self.exhausts = other.reveals, other.exhausts
        for i in range(8):
            self.follows[i], self.side_of[i] = other.follows[i], other.side_of[i]
            self.winners[i] = other.winners[i]
        self.restart(other)
        self.plies = 0

    def restart(self, other: "State") -> None:
        """Take over what moves change, of a state of the same deal."""
        for i in range(8):
            self.hands[i] = other.hands[i]
        for i in range(4):
            self.taken[i] = other.taken[i]
        self.indicator, self.closed, self.bound = other.indicator, other.closed, other.bound
        self.turn, self.leader, self.number = other.turn, other.leader, other.number
        self.count, self.led, self.lead_open = other.count, other.led, other.lead_open
        self.best, self.holder, self.stake = other.best, other.holder, other.stake
        self.ruffs, self.ruffed = other.ruffs, other.ruffed
        self.seen_best, self.seen_holder = other.seen_best, other.seen_holder
        self.seen_stake, self.gone, self.turned = other.seen_stake, other.gone, other.turned

    def run_many(self, root: "State", times: int, seed: int, rules: int, noise: int) -> None:
        """Play out from a root, again and again."""
        with cython.nogil:
            self.become(root)
            for i in range(6):
                self.sums[i] = 0
            chance = start(seed)
            for _ in range(times):
                self.restart(root)
                chance = self.run_rules(chance, rules, noise) if rules else self.run_random(chance)
                self.sum_up()

    def sum_up(self) -> None:
        """Add what a deal played out came to."""
        makers = self.side_of[self.maker]
        swept = 1
        for i in range(self.size):
            swept &= self.side_of[self.winners[i]] == makers
        for i in range(4):
            self.sums[i] += self.taken[i]
        self.sums[5] += swept
        if self.contract == 1000:  # PARTNER_CLOSE
            self.sums[4] += swept
        elif self.taken[makers] >= self.contract:
            self.sums[4] += 1

    def run_random(self, chance: int) -> int:
        """Play to the end, each legal card equally likely; return where chance stands then.

        The same as ``put(random_card(legal_cards()))`` again and again, but what a trick needs is
        kept in local variables, and what only the rule player looks at is left out.
        """
        while self.turn >= 0:
            if self.count == 0:
                cards = self.legal_cards()
                if cards == 0:
                    self.turn_up()  # R36
                    cards = self.legal_cards()
                chance = stir(chance)
                card = self.random_card(cards, chance)
                suit = card >> 4
                self.led = suit
                self.best = (card & 15) + 16 + 32 * (suit == self.trump)
                self.holder = self.turn
                self.stake = worth(card)
                self.ruffs = suit == self.trump
                self.hands[self.turn] &= ~bit(card)
                if card == self.indicator:
                    self.indicator = -1
                    self.closed = 0  # R43.6
                self.count = 1
                self.turn = self.follows[self.turn]
            chance = self.fill_trick(chance)
        return chance

    def fill_trick(self, chance: int) -> int:
        """Play the other cards of a trick that runs, each legal card equally likely.

        Few branches depend on the cards: those cost more here than all else.
        """
        seat, led, trump, suit_led = self.turn, self.led, self.trump, lane(self.led)
        best, holder, stake, ruffs = self.best, self.holder, self.stake, self.ruffs
        ruffed, closed = self.ruffed, self.closed
        for _ in range(self.players - self.count):
            hand = self.hands[seat]
            cards = hand & suit_led
            down = closed & (cards == 0)
            cards = cards if cards else hand
            if down & (seat == self.maker) & (self.indicator >= 0):
                self.turn = seat
                cards = self.legal_cards()
                down = self.faces_down()
            chance = stir(chance)
            card = self.random_card(cards, chance)
            suit = card >> 4
            stake += worth(card)
            key = (card & 15) + 16 * (suit == led) + 32 * (suit == trump)
            ruffs += suit == trump
            ruffed |= down & (suit == trump)
            self.hands[seat] = hand & ~bit(card)
            if card == self.indicator:
                self.indicator = -1
                self.closed = closed = closed & down  # R43.6
            holder = seat if key > best else holder
            best = key if key > best else best
            seat = self.follows[seat]
        self.holder, self.stake, self.ruffs, self.ruffed = holder, stake, ruffs, ruffed
        self.end_trick()
        return chance

    def run_rules(self, chance: int, rules: int, noise: int) -> int:
        """Play to the end by rules, with a little chance."""
        while self.turn >= 0:
            cards = self.legal_cards()
            if cards == 0:
                self.turn_up()  # R36
                continue
            card = 0
            if noise:
                chance = stir(chance)
            if noise and below(chance, 256) < noise:
                chance = stir(chance)
                card = self.random_card(cards, chance)
            elif rules == 2:
                card = self.keen_card(cards)
            else:
                card = self.ruled_card(cards)
            self.put(card, self.faces_down())
        return chance

    def random_card(self, cards: int, chance: int) -> int:
        """Return the card that a state of chance picks: the n-th from below, without a branch."""
        spades, hearts = PICKS[cards & 511], PICKS[cards >> 16 & 511]
        diamonds, clubs = PICKS[cards >> 32 & 511], PICKS[cards >> 48]
        two = (spades >> 60) + (hearts >> 60)
        three = two + (diamonds >> 60)
        k = below(chance, three + (clubs >> 60))
        suit = (k >= (spades >> 60)) + (k >= two) + (k >= three)
        k -= (k >= (spades >> 60)) * (spades >> 60)
        k -= (suit >= 2) * (hearts >> 60) + (suit >= 3) * (diamonds >> 60)
        return 16 * suit + (PICKS[cards >> 16 * suit & 511] >> 4 * k & 15)

    def ruled_card(self, cards: int) -> int:
        """Return the rule player's choice of these legal cards; see ``three04.ai.greedy``."""
        if cards & (cards - 1) == 0:
            return ctz64(cards)
        known = self.turn == self.maker or not self.closed
        plain = cards & ~self.trumps if known else cards
        led = self.led
        if led < 0:
            jacks = plain & rank(JACK)
            if not jacks and not self.closed:
                jacks = cards & rank(JACK)
            if jacks:
                return ctz64(jacks)
            return lowest(plain or cards)
        ours = self.side_of[self.seen_holder] == self.side_of[self.turn]
        most = self.seen_best
        if ours and (self.count == self.players - 1 or (most & 15) == JACK):
            return highest(plain or cards)
        same = cards & lane(led)
        if same:
            # All are of the suit led; a trump on a plain suit cannot be beaten.
            if (led == self.trump or most < 32) and (high64(same) & 15) > (most & 15):
                return high64(same)
        elif known and self.seen_stake >= 13:
            beat = in_lane(cards & self.trumps, self.trump)
            if most >= 32:
                beat = beat >> ((most & 15) + 1) << ((most & 15) + 1)
            if beat:
                return 16 * self.trump + ctz64(beat)
        return lowest(plain or cards)

    def keen_card(self, cards: int) -> int:
        """Return the choice of a rule player that knows which cards are the best left."""
        if cards & (cards - 1) == 0:
            return ctz64(cards)
        out = self.pack & ~self.gone & ~self.hands[self.turn]
        if self.turn == self.maker and self.indicator >= 0:
            out &= ~bit(self.indicator)
        return self.keen_lead(cards, out) if self.led < 0 else self.keen_follow(cards, out)

    def keen_lead(self, cards: int, out: int) -> int:
        """Lead a card that none of its suit beats, the dearest first, or throw the cheapest."""
        known = self.turn == self.maker or not self.closed
        plain = cards & ~self.trumps if known else cards
        sure = masters(plain, out)
        if sure:
            return ctz64(sure & rank(high64(fold(sure))))
        if not self.closed and self.side_of[self.turn] == self.side_of[self.maker]:
            sure = masters(cards & self.trumps, out)
            if sure and out & self.trumps:
                return ctz64(sure)
        return lowest(plain or cards)

    def keen_follow(self, cards: int, out: int) -> int:
        """Give points to a partner who holds the trick for good, else win, else throw away."""
        known = self.turn == self.maker or not self.closed
        plain = cards & ~self.trumps if known else cards
        led = self.led
        last = self.count == self.players - 1
        most = self.seen_best
        higher = in_lane(out, self.trump if most >= 32 else led) >> (most & 15)
        if self.side_of[self.seen_holder] == self.side_of[self.turn] and (last or higher == 0):
            return highest(plain or cards)
        same = cards & lane(led)
        if same:
            top = high64(same)
            wins = (led == self.trump or most < 32) and (top & 15) > (most & 15)
            if wins and (last or worth(top) < 10 or not in_lane(out, led) >> (top & 15)):
                return top
        elif known and self.seen_stake >= 10:
            beat = in_lane(cards & self.trumps, self.trump)
            if most >= 32:
                beat = beat >> ((most & 15) + 1) << ((most & 15) + 1)
            if beat:
                return 16 * self.trump + ctz64(beat)
        return lowest(plain or cards)


def masters(cards: int, out: int) -> int:
    """Return those of these cards that no card out in their suit beats."""
    found = 0
    for suit in range(4):
        mine = in_lane(cards, suit)
        if mine:
            theirs = in_lane(out, suit)
            if mine > theirs:
                found |= bit(16 * suit + high64(mine))
    return found


def fold(cards: int) -> int:
    """Return which ranks stand in a mask, of whatever suit."""
    cards |= cards >> 32
    return (cards | cards >> 16) & 0xFFFF


def lowest(cards: int) -> int:
    """Return the card of the lowest rank, of the last suit that has it."""
    at = ctz64(fold(cards))
    return high64(cards & rank(at))


def highest(cards: int) -> int:
    """Return the card of the highest rank, of the first suit that has it."""
    at = high64(fold(cards))
    return ctz64(cards & rank(at))
