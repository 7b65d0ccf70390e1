# cython: language_level=3, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Where a deal in play stands, and the rules of R40-R52 that carry it on.

A :class:`Position` is what the rules package holds between the last auction and the last card, as
bit masks (:mod:`three04.ai.kernel.layout`). It knows all hands: what a seat may know is the
caller's business. Players of single moves use :class:`three04.ai.kernel.state.State`, which is a
position with a memory. The types for compiled code stand in ``position.pxd``.
"""

from collections.abc import Sequence
from typing import Final

from three04.ai.kernel.checked import check_position
from three04.ai.kernel.layout import PLACES, mask_of
from three04.rules.events import PARTNER_CLOSE
from three04.rules.options import Options
from three04.rules.tables import TABLES

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

if not cython.compiled:
    from three04.ai.kernel.bits import OPEN, below, bit, count64, lane, stir, worth
    from three04.ai.kernel.checked import small

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

if not cython.compiled:
    PICKS = [0] * 512
for _at, _places in enumerate(PLACES):
    PICKS[_at] = _places


TABLE: Final = {
    table.name: (table.seats, table.sides, table.hand_size, table.packets[0], mask_of(table.pack))
    for table in TABLES.values()
}
"""What a table is to a deal: seats, sides, tricks, cards of the first packet, the pack."""


class Position:
    """Where a deal in play stands.

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

        Raises:
            ValueError: If there is no such seat, card or contract, a card is there twice, or the
                play of this position has begun before.
        """
        if not cython.compiled:
            self._allocate()
        if self.players:
            raise ValueError("the play has begun before")
        self.seats, self.sides, self.size, self.packet, self.pack = TABLE[options.table]
        self.maker, self.contract, self.first = small(maker), small(contract), small(leader)
        self.limits = 1 if options.maker_limits else 0
        self.any_turn = 1 if options.open_any_turn else 0
        self.reveals = 1 if options.reveal_after_first and self.contract >= 250 else 0
        self.exhausts = 1 if options.exhausted_trumps and self.contract != PARTNER_CLOSE else 0
        set_out(self, hands, small(indicator))
        if self.contract == PARTNER_CLOSE:
            lay_aside(self, options.seating.partners(maker))

    def __cinit__(self) -> None:
        """Be a deal that is over until one is begun: compiled code plays no other."""
        self.turn = -1

    def _allocate(self) -> None:
        """Make what is there from the beginning in compiled code."""
        self.players = self.hides = 0
        self.turn = -1
        self.follows, self.side_of = [0] * 8, [0] * 8
        self.hands, self.winners, self.taken = [0] * 8, [0] * 8, [0] * 4
        self.trump = self.trumps = self.gone = self.turned = 0
        self.indicator = self.closed = self.bound = 0
        self.leader = self.number = self.count = self.led = self.lead_open = 0
        self.best = self.holder = self.stake = self.ruffs = self.ruffed = 0
        self.seen_best = self.seen_holder = self.seen_stake = 0


def blank() -> Position:
    """Return a position that is to become another."""
    made: Position = Position.__new__(Position)
    if not cython.compiled:
        made._allocate()
    return made


def set_out(state: Position, hands: Sequence[int], indicator: int) -> None:
    """Lay out the hands and begin the play, if all this can be."""
    if not 0 <= state.maker < state.seats or not 0 <= state.first < state.seats:
        raise ValueError("no such seat")
    if not 0 <= indicator < OPEN or len(hands) != state.seats:
        raise ValueError("no such card, or not a hand for each seat")
    if not 0 <= state.contract <= PARTNER_CLOSE:
        raise ValueError("no such contract")
    try:
        for seat in range(state.seats):
            state.hands[seat] = hands[seat]
    except OverflowError:
        check_position(hands, (), state.pack)  # says what is wrong
        raise
    if not dealt_from(state, state.pack):
        check_position(hands, (), state.pack)
    seat_all(state)
    state.hides = 0 if state.hands[state.maker] & bit(indicator) else 1
    begin(state, indicator)


def lay_aside(state: Position, aside: Sequence[int]) -> None:
    """Have some seats not play (R32)."""
    order = [seat for seat in range(state.seats) if seat not in aside]
    state.players = len(order)
    for seat in range(state.seats):
        later = [other for other in order if other > seat]
        state.follows[seat] = later[0] if later else order[0]


def seat_all(state: Position) -> None:
    """Have everybody play, one after the other: a side has every so many-th seat (R2)."""
    state.players = state.seats
    for seat in range(state.seats):
        state.side_of[seat] = seat % state.sides
        state.follows[seat] = (seat + 1) % state.seats


def dealt_from(state: Position, pack: int) -> int:
    """Return whether all hands are cards of a pack, each there once, and no more than eight."""
    seen = 0
    for seat in range(state.seats):
        if state.hands[seat] & ~pack or state.hands[seat] & seen:
            return 0
        if count64(state.hands[seat]) > 8:
            return 0
        seen |= state.hands[seat]
    return 1


def begin(state: Position, indicator: int) -> None:
    """Begin the play, all cards being dealt."""
    state.trump = indicator >> 4
    state.trumps = lane(state.trump)
    state.closed = state.hides
    state.indicator = indicator if state.hides else -1
    state.bound = 0
    state.number = 0
    state.gone = 0
    for side in range(4):
        state.taken[side] = 0
    state.leader = state.turn = state.first
    clear_trick(state)


def advance(state: Position, card: int) -> int:
    """Play a card and return what may be played next, none when the deal is over.

    The maker opens the trump where he must.
    """
    put(state, card, faces_down(state))
    return choices(state)


def choices(state: Position) -> int:
    """Return the legal cards, the maker opening first where he must (R36); none at the end."""
    if state.turn < 0:
        return 0
    cards = legal_cards(state)
    if cards == 0:
        turn_up(state)
        cards = legal_cards(state)
    return cards


def move(state: Position, what: int) -> None:
    """Make a move that is legal: a card for the seat on turn, or OPEN."""
    if what == OPEN:
        turn_up(state)
    else:
        put(state, what, faces_down(state))


def legal_cards(state: Position) -> int:
    """Return the cards the seat on turn may play (R41, R43, R36, R52)."""
    hand = state.hands[state.turn]
    if state.led >= 0:
        cards = hand & lane(state.led)
        if cards:
            return cards
        if state.indicator < 0 or state.turn != state.maker:
            return hand
        # The maker is void and the indicator is out.
        if hand == 0:
            return bit(state.indicator)
        if state.limits:
            hand &= ~state.trumps
        if state.led == state.trump:
            return hand
        return hand | bit(state.indicator)
    if state.turn == state.maker:
        if state.indicator >= 0:
            if hand == 0:
                return bit(state.indicator)
            if state.limits and state.number == 0:
                return hand & ~state.trumps
        elif state.bound:
            cards = hand & state.trumps
            if cards:
                return cards
    return hand


def faces_down(state: Position) -> int:
    """Return whether the next card goes face down (R43.1, R43.6)."""
    if not state.closed or state.led < 0:
        return 0
    hand = state.hands[state.turn]
    if hand & lane(state.led):
        return 0
    if hand == 0 and state.indicator >= 0 and state.turn == state.maker:
        return state.led != state.trump
    return 1


def opens(state: Position) -> int:
    """Return whether the maker may open the trump (R35)."""
    if not state.closed or state.turn < 0:
        return 0
    if state.number == 0 and state.count == 0:
        return 1
    return state.any_turn and state.turn == state.maker


def turn_up(state: Position) -> None:
    """Make the trump public; the indicator returns to the maker unless it was played."""
    state.closed = 0
    if state.indicator >= 0:
        state.hands[state.maker] |= bit(state.indicator)
        state.indicator = -1
    if state.count == 0:
        state.lead_open = 1


def put(state: Position, card: int, down: int) -> None:
    """Play a card for the seat on turn."""
    seat = state.turn
    suit = card >> 4
    key = card & 15
    if state.count == 0:
        state.led = suit
    if suit == state.led:
        key += 16
    if suit == state.trump:
        key += 32
        state.ruffs += 1
        state.ruffed |= down
    if card == state.indicator:
        state.indicator = -1
        if not down:
            state.closed = 0  # R43.6
    else:
        state.hands[seat] &= ~bit(card)
    state.stake += worth(card)
    if key > state.best:
        state.best = key
        state.holder = seat
    if not down:
        state.gone |= bit(card)
        state.seen_stake += worth(card)
        if key > state.seen_best:
            state.seen_best = key
            state.seen_holder = seat
    elif seat != state.maker or suit == state.trump:
        state.turned |= bit(card)
    state.count += 1
    if state.count == state.players:
        end_trick(state)
    else:
        state.turn = state.follows[seat]


def end_trick(state: Position) -> None:
    """The maker looks (R43.7), the trump may open (R43.8, R44), the winner takes the cards."""
    # The trick counts as running still: who opens now did not open before the lead.
    if state.closed and (state.ruffed or (state.reveals and state.number == 0)):
        turn_up(state)
    if state.ruffed:
        state.gone |= state.turned
    state.taken[state.side_of[state.holder]] += state.stake
    state.winners[state.number] = state.holder
    by_maker = state.lead_open and state.leader == state.maker
    if state.exhausts and by_maker and state.led == state.trump and state.ruffs == 1:
        state.bound = 1
    state.number += 1
    state.leader = state.turn = state.holder
    if state.number == state.size:
        state.turn = -1
    clear_trick(state)


def clear_trick(state: Position) -> None:
    """Begin a trick."""
    state.count = 0
    state.led = -1
    state.lead_open = 1 - state.closed
    state.best = -1
    state.holder = 0
    state.stake = 0
    state.ruffs = 0
    state.ruffed = 0
    state.turned = 0
    state.seen_best = -1
    state.seen_holder = 0
    state.seen_stake = 0


def become(state: Position, other: Position) -> None:
    """Take over everything."""
    state.seats, state.sides, state.size = other.seats, other.sides, other.size
    state.players, state.maker, state.contract = other.players, other.maker, other.contract
    state.pack, state.packet = other.pack, other.packet
    state.hides, state.first = other.hides, other.first
    state.limits, state.any_turn = other.limits, other.any_turn
    state.reveals, state.exhausts = other.reveals, other.exhausts
    for i in range(8):
        state.follows[i], state.side_of[i] = other.follows[i], other.side_of[i]
        state.winners[i] = other.winners[i]
    state.trump, state.trumps = other.trump, other.trumps
    restart(state, other)


def restart(state: Position, other: Position) -> None:
    """Take over what moves change, of a position of the same deal."""
    for i in range(8):
        state.hands[i] = other.hands[i]
    for i in range(4):
        state.taken[i] = other.taken[i]
    state.indicator, state.closed, state.bound = other.indicator, other.closed, other.bound
    state.turn, state.leader, state.number = other.turn, other.leader, other.number
    state.count, state.led, state.lead_open = other.count, other.led, other.lead_open
    state.best, state.holder, state.stake = other.best, other.holder, other.stake
    state.ruffs, state.ruffed = other.ruffs, other.ruffed
    state.seen_best, state.seen_holder = other.seen_best, other.seen_holder
    state.seen_stake, state.gone, state.turned = other.seen_stake, other.gone, other.turned


def run_random(state: Position, chance: int) -> int:
    """Play to the end, each legal card equally likely; return where chance stands then.

    The same as ``put(random_card(legal_cards()))`` again and again, but what a trick needs is
    kept in local variables, and what only the rule player looks at is left out.
    """
    while state.turn >= 0:
        if state.count == 0:
            cards = choices(state)
            chance = stir(chance)
            card = random_card(cards, chance)
            suit = card >> 4
            state.led = suit
            state.best = (card & 15) + 16 + 32 * (suit == state.trump)
            state.holder = state.turn
            state.stake = worth(card)
            state.ruffs = suit == state.trump
            state.hands[state.turn] &= ~bit(card)
            if card == state.indicator:
                state.indicator = -1
                state.closed = 0  # R43.6
            state.count = 1
            state.turn = state.follows[state.turn]
        chance = fill_trick(state, chance)
    return chance


def fill_trick(state: Position, chance: int) -> int:
    """Play the other cards of a trick that runs, each legal card equally likely.

    Few branches depend on the cards: those cost more here than all else.
    """
    seat, led, trump, suit_led = state.turn, state.led, state.trump, lane(state.led)
    best, holder, stake, ruffs = state.best, state.holder, state.stake, state.ruffs
    ruffed, closed = state.ruffed, state.closed
    for _ in range(state.players - state.count):
        hand = state.hands[seat]
        cards = hand & suit_led
        down = closed & (cards == 0)
        cards = cards if cards else hand
        if down & (seat == state.maker) & (state.indicator >= 0):
            state.turn = seat
            cards = legal_cards(state)
            down = faces_down(state)
        chance = stir(chance)
        card = random_card(cards, chance)
        suit = card >> 4
        stake += worth(card)
        key = (card & 15) + 16 * (suit == led) + 32 * (suit == trump)
        ruffs += suit == trump
        ruffed |= down & (suit == trump)
        state.hands[seat] = hand & ~bit(card)
        if card == state.indicator:
            state.indicator = -1
            state.closed = closed = closed & down  # R43.6
        holder = seat if key > best else holder
        best = key if key > best else best
        seat = state.follows[seat]
    state.holder, state.stake, state.ruffs, state.ruffed = holder, stake, ruffs, ruffed
    end_trick(state)
    return chance


def random_card(cards: int, chance: int) -> int:
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
