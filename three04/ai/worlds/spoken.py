"""What a computer player would have said with each packet: tables of likelihoods by asking it.

A player is a pure function, so what it does with any packet in the same auction can be asked. Each
auction is asked about once; that takes about a quarter of a second, so this is for measuring, and
for players whose tables nobody has made.
"""

from array import array
from functools import lru_cache
from typing import Final

from three04.ai.kernel.layout import cards_of
from three04.ai.packets import PACKETS, TRUMP_PACKETS, lanes_of, mask_of_class, trump_class_of
from three04.ai.player import Player
from three04.ai.players import PLAYERS
from three04.cards import SUITS
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.events import Call
from three04.rules.nought.auction import Auction
from three04.rules.nought.legality import call_of
from three04.rules.nought.public import Phase, Public
from three04.rules.nought.ranks import STRENGTH
from three04.rules.nought.view import View
from three04.rules.options import Options
from three04.rules.questions import Cut, Decline, Question

SLIP: Final = 0.03
"""How likely a player is taken to do something else."""

Calls = tuple[tuple[int, Call], ...]


def packet_weights(view: View, player: str) -> dict[int, "array[float]"]:
    """Return for each other seat how likely each class of packets says what it said.

    Args:
        view: What the seat knows.
        player: Who sits there, by name.
    """
    public = view.public
    found: dict[int, array[float]] = {}
    if public.auction is None or public.table.packets[0] != 4:
        return found
    calls: Calls = tuple(public.auction.calls)
    for at, (seat, call) in enumerate(calls):
        if seat == view.seat:
            continue
        said = _said(player, public.options, public.dealer, calls[:at], seat)
        table = found.setdefault(seat, array("d", [1.0]) * PACKETS)
        for number in range(PACKETS):
            table[number] *= 1.0 - SLIP if said[number] == call else SLIP
    return found


def trump_weights(view: View, player: str) -> "array[float] | None":
    """Return how likely the maker lays each indicator, by class of packet and trump and by rank."""
    public = view.public
    if public.maker in (None, view.seat) or public.table.packets[0] != 4:
        return None
    assert public.auction is not None
    assert public.maker is not None
    calls = tuple(public.auction.calls)
    return _laid(player, public.options, public.dealer, calls, public.maker)


@lru_cache(maxsize=512)
def _said(
    player: str, options: Options, dealer: int, calls: Calls, seat: int
) -> tuple[Call | None, ...]:
    """Return what each class of packets says here; None for the demand of a new deal."""
    view = _view(options, dealer, calls, seat)
    said: list[Call | None] = []
    for number in range(PACKETS):
        answer = _ask(PLAYERS[player], view, number)
        said.append(None if isinstance(answer, act.Redeal) else call_of(answer))
    return tuple(said)


@lru_cache(maxsize=64)
def _laid(player: str, options: Options, dealer: int, calls: Calls, maker: int) -> "array[float]":
    view = _view(options, dealer, calls, maker)
    auction = view.public.auction
    assert auction is not None
    view.public.maker, view.public.contract = maker, auction.standing
    view.public.phase = Phase.TRUMP
    table = array("d", [SLIP / 4]) * (8 * TRUMP_PACKETS)
    for number in range(PACKETS):
        answer = _ask(PLAYERS[player], view, number)
        assert isinstance(answer, act.LayTrump)
        mask, suit = mask_of_class(number), SUITS.index(answer.card[1])
        lanes = lanes_of(mask)
        place = 8 * trump_class_of(mask, suit) + 7 - _strength(answer.card)
        # Suits that look alike are chosen alike.
        table[place] = (1.0 - SLIP) / lanes.count(lanes[suit])
    return table


def _strength(card: str) -> int:
    """Return how many of the eight ranks are higher."""
    return sum(STRENGTH[other + card[1]] > STRENGTH[card] for other in "J9ATKQ87")


def _view(options: Options, dealer: int, calls: Calls, seat: int) -> View:
    public = Public()
    public.options, public.table = options, options.seating
    public.tokens = (options.tokens,) * public.table.sides
    public.number, public.dealer, public.phase = 1, dealer, Phase.AUCTION
    public.dealt = [public.table.packets[0]] * public.table.seats
    public.auction = Auction(options, public.eldest)
    for who, call in calls:
        public.auction.fold(who, call)
    return View(seat, public)


def _ask(player: Player, view: View, number: int) -> Action:
    assert view.seat is not None
    cards = cards_of(mask_of_class(number))
    view.own.hand, view.own.packet = list(cards), list(cards)
    question = Question(0, view.seat, "turn", tuple(view.legal()))
    answer = player.decide(view, question, "", player.budget)
    assert not isinstance(answer, Cut | Decline)
    return answer
