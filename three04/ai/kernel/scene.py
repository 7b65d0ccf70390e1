# cython: language_level=3, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Ways to a position: from a match, from what a seat imagines, from a seed.

A seat that thinks imagines many deals that agree with what it has seen. A :class:`Scene` is what
they have in common; a world is a scene with hands laid into it. The types for compiled code stand
in ``scene.pxd``.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from three04.ai.kernel.checked import MOST, check_seed
from three04.ai.kernel.layout import BIT_OF, mask_of
from three04.ai.kernel.position import Position
from three04.ai.kernel.state import State
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase, Public

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

if not cython.compiled:
    from three04.ai.kernel.bits import OPEN, bit, count64, ctz64, lane, start, stir, worth
    from three04.ai.kernel.position import become, begin, put, random_card

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""


NO_HANDS: Final = "a card is there twice or is none of this pack, or a hand has too many"


class Scene:
    """A deal in play as everybody knows it, into which imagined hands can be laid.

    One object is for one thread.

    Attributes:
        places: Where cards lie face down that not all have seen, by (trick, seat), in the order
            in which they were played. Those of the running trick come last.
    """

    def __init__(self, public: Public) -> None:
        """Take over what is public.

        Args:
            public: What everybody knows; a card must be awaited.

        Raises:
            ValueError: If no card is awaited.
        """
        if public.phase is not Phase.PLAY or public.maker is None or public.leader is None:
            raise ValueError("no deal is in play")
        if not cython.compiled:
            self._allocate()
        seats = public.options.seating.seats
        self.base = base = Position(
            public.options, [0] * seats, public.maker, public.contract, 0, public.leader
        )
        base.closed = 1 if public.closed else 0
        base.bound = 1 if public.bound else 0
        base.number = len(public.tricks)
        base.lead_open = 1 if public.trick.open_at_lead else 0
        self.turn = public.leader if public.turn is None else public.turn
        places: list[tuple[int, int]] = []
        for number, trick in enumerate(public.tricks):
            assert trick.winner is not None
            base.winners[number] = trick.winner
            side = base.side_of[trick.winner]
            for play in trick.plays:
                if play.card:
                    card = BIT_OF[play.card]
                    base.taken[side] += worth(card)
                    base.gone |= bit(card)
                else:
                    self.side_at[len(places)] = side
                    places.append((number, play.seat))
        self.complete = len(places)
        self.running = len(public.trick.plays)
        for at, play in enumerate(public.trick.plays):
            self.seat_at[at] = play.seat
            self.down_at[at] = 1 if play.down else 0
            self.card_at[at] = BIT_OF[play.card] if play.card else -1
            if not play.card:
                places.append((base.number, play.seat))
        self.places = tuple(places)

    def _allocate(self) -> None:
        """Make what is an array of numbers in compiled code."""
        self.side_at, self.cards_in, self.hands_in = [0] * 64, [0] * 64, [0] * 8
        self.seat_at, self.down_at, self.card_at = [0] * 8, [0] * 8, [0] * 8

    def world(
        self, hands: Sequence[int], indicator: int, out: bool, down: Sequence[int] = ()
    ) -> State:
        """Return the deal with these hands.

        Args:
            hands: Each seat's unplayed cards as a mask, the maker's without the indicator while
                that is out.
            indicator: The indicator's bit number, or any trump's if it is out no more.
            out: Whether the indicator lies on the table still.
            down: The bit numbers of the cards in ``places``.
        """
        state: State = State.__new__(State)
        if not cython.compiled:
            state._allocate()
        self.fill(state, hands, indicator, out, down)
        return state

    def fill(
        self,
        state: State,
        hands: Sequence[int],
        indicator: int,
        out: bool,
        down: Sequence[int] = (),
    ) -> None:
        """Do the same with a state that is there already: it forgets what it was."""
        if state is None:
            raise ValueError("no state to fill")
        if len(hands) != self.base.seats or len(down) != len(self.places):
            raise ValueError("not a hand for each seat, or not a card for each place")
        if not 0 <= indicator < OPEN:
            raise ValueError("no such card")
        try:
            self.take_hands(hands)
        except OverflowError:
            raise ValueError(NO_HANDS) from None
        for at in range(len(self.places)):
            if not 0 <= down[at] < OPEN:
                raise ValueError("no such card")
            self.cards_in[at] = down[at]
        state.plies = 0
        self.lay(state, self.hands_in, indicator, out, self.cards_in)

    def take_hands(self, hands: Sequence[int]) -> None:
        """Write down hands that may be."""
        seen = 0
        for seat in range(self.base.seats):
            hand = hands[seat]
            if hand & (seen | ~self.base.pack) or count64(hand) > MOST:
                raise ValueError(NO_HANDS)
            seen |= hand
            self.hands_in[seat] = hand

    def lay(
        self, state: Position, hands: Sequence[int], indicator: int, out: bool, down: Sequence[int]
    ) -> None:
        """Make a position of arrays: what a sampler in compiled code calls, without a lock."""
        become(state, self.base)
        state.trump = indicator >> 4
        state.trumps = lane(state.trump)
        state.indicator = indicator if out else -1
        for seat in range(state.seats):
            state.hands[seat] = hands[seat]
        for at in range(self.complete):
            state.taken[self.side_at[at]] += worth(down[at])
        number = self.complete
        for at in range(self.running):
            card = self.card_at[at]
            if card < 0:
                card = down[number]
                number += 1
            state.turn = self.seat_at[at]
            state.hands[state.turn] |= bit(card)
            put(state, card, self.down_at[at])
        state.turn = self.turn


def from_match(match: Match) -> State:
    """Return the state of a match whose deal is in play, at whatever card.

    Raises:
        ValueError: If no card is awaited.
    """
    scene = Scene(match.public)
    own = match.owns[scene.base.maker]
    trump = match.public.trump or own.trump
    assert trump is not None
    return scene.world(
        [mask_of(other.hand) for other in match.owns],
        # Any card of the suit says what is trump once the indicator has been played.
        BIT_OF[own.indicator or "J" + trump],
        own.indicator is not None,
        [BIT_OF[match.owns[seat].seen[(number, seat)]] for number, seat in scene.places],
    )


def of_world(
    public: Public,
    hands: Sequence[int],
    indicator: int,
    down: Mapping[tuple[int, int], int],
    out: bool,
) -> State:
    """Return one world without keeping its scene.

    Args:
        public: What everybody knows.
        hands: As in :meth:`Scene.world`.
        indicator: As there.
        down: The bit numbers of the cards that lie face down, by (trick, seat).
        out: Whether the indicator lies on the table still.
    """
    scene = Scene(public)
    return scene.world(hands, indicator, out, [down[place] for place in scene.places])


def deal(state: State, seed: int) -> None:
    """Begin another deal: random cards, the same table, maker, contract and first leader.

    The maker puts down the lowest card of the suit of which he has most among his first cards.

    Args:
        state: What is to become the deal: a state that was made with its first leader.
        seed: Of the chances, 0 to 2**64 - 1.
    """
    if state is None:
        raise ValueError("no state to deal to")
    if not state.players:
        raise ValueError("its play has not begun")
    check_seed(seed)
    state.plies = 0
    shuffle(state, start(seed))


def shuffle(state: Position, chance: int) -> None:
    """Deal all cards anew and begin the play."""
    pack = state.pack
    indicator = most = 0
    for seat in range(state.seats):
        hand = 0
        for number in range(state.size):
            chance = stir(chance)
            card = random_card(pack, chance)
            pack &= ~bit(card)
            hand |= bit(card)
            if seat == state.maker and number + 1 == state.packet:
                for suit in range(4):
                    length = count64(hand & lane(suit))
                    if length > most:
                        most = length
                        indicator = ctz64(hand & lane(suit))
        state.hands[seat] = hand
    if state.hides:
        state.hands[state.maker] &= ~bit(indicator)
    begin(state, indicator)
