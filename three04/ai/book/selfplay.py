"""Deals that computer players play against themselves, for what is fitted to them.

A layer below the table: one match of one deal, each seat asked what the table would ask it.
"""

import random
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

import msgspec

from three04.ai.book.turns import Turn, turn_of
from three04.ai.club.valuation import best_first
from three04.ai.kernel.layout import mask_of
from three04.ai.kernel.solver import Solver
from three04.ai.packets import class_of
from three04.ai.player import Player
from three04.cards import SUITS, Card
from three04.rules import actions as act
from three04.rules.events import Call
from three04.rules.nought.legality import call_of
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.options import Options
from three04.rules.questions import Answer, Decline, Question

Hands: TypeAlias = tuple[tuple[Card, ...], ...]

AROUND: Final = (-60, 50)
"""How far half of the contracts are from the exact solution: where making them is in doubt."""

USUAL: Final = (160, 160, 180, 200, 220, 250)
"""The other half, whatever the deal is worth: what is bid on four cards comes out so or so."""


class Contract(msgspec.Struct, frozen=True):
    """A deal played with a contract that was given.

    Attributes:
        exact: What the exact solution gives the makers.
        contract: The bid.
        points: What they made.
    """

    exact: int
    contract: int
    points: int

    @property
    def made(self) -> bool:
        """Whether they made it."""
        return self.points >= self.contract


def play(
    options: Options, dealer: int, hands: Hands, decide: Callable[[View, Question], Answer]
) -> Match:
    """Play one deal at table ``four`` to its end, or to a redeal.

    Args:
        options: What is played.
        dealer: Who deals.
        hands: The cards.
        decide: What every seat does; it gets that seat's view.
    """
    match = Match(options, dealer)
    match.begin()
    match.deal(hands)
    finish(match, decide)
    return match


def finish(match: Match, decide: Callable[[View, Question], Answer]) -> None:
    """Play a deal on to its end, or to a redeal.

    Args:
        match: Where the deal stands.
        decide: What every seat does; it gets that seat's view.
    """
    views = views_of(match)
    asked = False
    while (seat := match.awaited) is not None:
        if match.public.before_lead and not asked:
            asked = True
            _offer_open(match, views, decide)
            continue
        question = Question(0, seat, "turn", tuple(match.legal(seat)))
        answer = decide(views[seat], question)
        assert not isinstance(answer, Decline)
        match.apply(answer)  # type: ignore[arg-type]


def views_of(match: Match) -> list[View]:
    """Return every seat's view of a match, each a part of its state."""
    views = []
    for own in match.owns:
        view = View(own.seat, match.public)
        view.own = own
        views.append(view)
    return views


def _offer_open(
    match: Match, views: list[View], decide: Callable[[View, Question], Answer]
) -> None:
    """R35: ask the maker whether he opens before the first lead."""
    maker = match.public.maker
    assert maker is not None
    for action in match.offers(maker):
        if isinstance(action, act.Open):
            answer = decide(views[maker], Question(0, maker, "offer", (action,)))
            if isinstance(answer, act.Open):
                match.apply(answer)


def deal(rng: random.Random, options: Options) -> Hands:
    """Return four random hands."""
    pack = list(options.seating.pack)
    rng.shuffle(pack)
    return tuple(tuple(pack[seat * 8 : seat * 8 + 8]) for seat in range(4))


def contract_at(player: Player, options: Options, seed: str) -> Contract:
    """Play a deal with a contract that is given to one seat.

    In two of three deals the seat whose first packet promises most is the maker, in the others
    any: so it holds where it is used and yet for all packets.

    Args:
        player: Who plays all seats.
        options: What is played; without redeals.
        seed: Of cards, contract and the players' choices.
    """
    rng = random.Random(f"contract {seed}")
    hands = deal(rng, options)
    dealer = rng.randrange(4)
    maker = rng.randrange(4)
    if rng.randrange(3):
        maker = max(range(4), key=lambda seat: best_first(hands[seat][:4], "four")[0])
    leader = options.seating.next_seat(dealer)
    solver = Solver()
    trump = best_first(hands[maker][:4], "four")[1]
    contract = _contract(rng, exact(solver, hands, trump, leader, maker))

    def decide(view: View, question: Question) -> Answer:
        if view.public.phase is Phase.AUCTION:
            seat = question.seat
            return act.Bid(seat, contract) if seat == maker else act.Pass(seat)
        return player.decide(view, question, f"{seed}:{view.seat}", player.budget)

    match = play(options, dealer, hands, decide)
    assert match.public.opened is not None
    assert match.current is not None
    worth = exact(solver, hands, match.public.opened[1], leader, maker)
    return Contract(worth, contract, match.current.points[maker % 2])


def exact(solver: Solver, hands: Hands, trump: str, leader: int, maker: int) -> int:
    """Return what the exact solution of a deal gives the makers."""
    return solver.points([mask_of(hand) for hand in hands], SUITS.index(trump), leader, maker)


def _contract(rng: random.Random, worth: int) -> int:
    if rng.randrange(2):
        return rng.choice(USUAL)
    wanted = worth + rng.uniform(*AROUND)
    return min(300, max(160, 10 * round(wanted / 10)))


class Said(msgspec.Struct, frozen=True):
    """What a seat said in the first auction.

    Attributes:
        turn: Its turn.
        call: What it said; ``redeal`` if it demanded a new deal.
        number: The class of its packet.
    """

    turn: Turn
    call: Call | Literal["redeal"]
    number: int


class Laid(msgspec.Struct, frozen=True):
    """The indicator after the first auction.

    Attributes:
        packet: The maker's first packet.
        card: The card laid, as a mask.
        contract: The bid.
        leader: Places from the maker to the first leader.
        closed: Whether trump is played closed.
    """

    packet: int
    card: int
    contract: int
    leader: int
    closed: bool


def auction_at(player: Player, options: Options, seed: str) -> tuple[list[Said], Laid | None]:
    """Let a player speak on all seats, up to the indicator.

    Args:
        player: Who sits on all seats.
        options: What is played, at table ``four``.
        seed: Of cards and the players' choices.
    """
    rng = random.Random(f"auction {seed}")
    hands = deal(rng, options)
    packs = [mask_of(hand[:4]) for hand in hands]
    match = Match(options, rng.randrange(4))
    match.begin()
    match.deal(hands)
    views = views_of(match)
    said: list[Said] = []
    public = match.public
    while (seat := match.awaited) is not None:
        question = Question(0, seat, "turn", tuple(match.legal(seat)))
        answer = player.decide(views[seat], question, f"{seed}:{seat}", player.budget)
        if isinstance(answer, act.LayTrump):
            leader = (public.eldest - seat) % 4
            card = mask_of([answer.card])
            laid = Laid(packs[seat], card, public.contract, leader, options.trump == "closed")
            return said, laid
        assert public.auction is not None
        turn = turn_of(options, public.auction, public.eldest)
        call = "redeal" if isinstance(answer, act.Redeal) else call_of(answer)  # type: ignore[arg-type]
        said.append(Said(turn, call, class_of(packs[seat])))
        match.apply(answer)  # type: ignore[arg-type]
    return said, None
