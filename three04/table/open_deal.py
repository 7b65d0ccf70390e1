"""A deal with all hands seen: what each card is worth, for those who may look."""

import msgspec

from three04.ai.kernel.layout import BIT_OF, CARD_OF, mask_of
from three04.ai.kernel.solver import Solver
from three04.ai.kernel.solver_general import GeneralSolver
from three04.cards import SUITS, Card, Suit
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase
from three04.rules.nought.ranks import POINTS, STRENGTH
from three04.rules.tables import Table


class NoPlayError(Exception):
    """There is no play to solve; as text, why."""


class Position(msgspec.Struct):
    """A position of the play with all hands seen and the trump open.

    Attributes:
        table: Where it is played.
        deal: The deal's number.
        maker: The maker.
        contract: His bid.
        trump: The trump suit.
        closed: Whether the trump is closed in the record.
        again: Whether the deal is over and taken from its first lead.
        hands: The unplayed cards of each seat.
        leader: Who leads or led the running trick.
        trick: Its cards, in the order played.
        points: What the makers' side has in its tricks.
        exhausted: Whether R52 is on.
        bound: Whether the maker is bound by it.
    """

    table: Table
    deal: int
    maker: int
    contract: int
    trump: Suit
    closed: bool
    again: bool
    hands: list[list[Card]]
    leader: int
    trick: list[Card]
    points: int
    exhausted: bool
    bound: bool

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return (self.leader + len(self.trick)) % self.table.seats

    def play(self, card: Card) -> None:
        """Go on by one card."""
        table = self.table
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        if len(self.trick) < table.seats:
            return
        led, trump = self.trick[0][1], self.trump
        best = max(self.trick, key=lambda c: (c[1] == trump, c[1] == led, STRENGTH[c]))
        winner = (self.leader + self.trick.index(best)) % table.seats
        if table.side(winner) == table.side(self.maker):
            self.points += sum(POINTS[c] for c in self.trick)
        if self.exhausted and self.leader == self.maker and led == trump:
            self.bound = self.bound or sum(c[1] == trump for c in self.trick) == 1
        self.leader = winner
        self.trick = []


def position_of(match: Match | None) -> Position:
    """Return the position of the last deal: where it stands, or its first lead if it is over.

    Raises:
        NoPlayError: If there is none.
    """
    deal = match.current if match else None
    if match is None or deal is None:
        raise NoPlayError("no deal stands in the last record: there is nothing to solve")
    public = match.public
    if public.outcome == "thrown-in":
        raise NoPlayError("the last deal was thrown in: there is no play to solve")
    if public.outcome == "redeal":
        raise NoPlayError("the last deal was dealt again: there is no play to solve")
    again = public.outcome is not None
    maker = public.maker
    if maker is None or not (again or public.phase is Phase.PLAY):
        raise NoPlayError("the play of the last deal has not begun: there is nothing to solve")
    if public.aside:
        raise NoPlayError(
            "Partner Close is played in the last deal: hands laid aside are not solved"
        )
    trump = public.trump or match.owns[maker].trump
    assert trump is not None
    if again:
        hands = [list(hand) for hand in deal.hands]
        leader, trick, points = public.eldest, [], 0
    else:
        hands = [[*own.hand, *filter(None, [own.indicator])] for own in match.owns]
        assert public.leader is not None
        leader, points = public.leader, deal.points[public.table.side(maker)]
        number = len(public.tricks)
        trick = [
            play.card or match.owns[play.seat].seen[(number, play.seat)]
            for play in public.trick.plays
        ]
    options = match.options
    return Position(
        public.table,
        public.number,
        maker,
        public.contract,
        trump,
        closed=options.trump == "closed" if again else public.closed,
        again=again,
        hands=hands,
        leader=leader,
        trick=trick,
        points=points,
        exhausted=options.exhausted_trumps,
        bound=options.exhausted_trumps and public.bound and not again,
    )


class Oracle:
    """Asks the solver that knows the table."""

    def __init__(self, table: Table) -> None:
        self._solver: Solver | GeneralSolver = (
            Solver() if table.name == "four" else GeneralSolver(table.seats, table.sides)
        )

    def cards(self, position: Position) -> dict[Card, int]:
        """Return the points the makers' side gets in all by each legal card, the best first."""
        found = self._solver.cards(
            [mask_of(hand) for hand in position.hands],
            SUITS.index(position.trump),
            position.leader,
            position.maker,
            [BIT_OF[card] for card in position.trick],
            position.exhausted,
            position.bound,
        )
        table = position.table
        sign = -1 if table.side(position.turn) == table.side(position.maker) else 1
        worth = {CARD_OF[bit]: position.points + points for bit, points in found.items()}
        # Of equal ones the cheapest first, as a careful player would choose.
        order = sorted(worth, key=lambda c: (sign * worth[c], POINTS[c], STRENGTH[c], c))
        return {card: worth[card] for card in order}
