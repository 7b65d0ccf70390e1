"""The deal as it truly lies, beside what a seat knows of it; deals in which trump stays hidden."""

import random

from tests.ai.histories import Played, Seats
from three04.ai.worlds.knowledge import World
from three04.ai.worlds.selfplay import truth
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.options import Options


def true_world(seats: Seats, seat: int) -> World:
    """Return the deal as it lies, in the form of what a seat may imagine."""
    return truth(seats.match, seats.views[seat])[0]


def quiet_deal(rng: random.Random, options: Options) -> Played:
    """Play a deal at random with suits spread evenly: nobody is void early, so few ruff."""
    table = options.seating
    hands: list[list[str]] = [[] for _ in range(table.seats)]
    cards = sorted(table.pack, key=lambda card: (card[1], rng.random()))
    for at, card in enumerate(cards):
        hands[at % table.seats].append(card)
    for _ in range(rng.choice((0, 1, 2, 4))):
        one, two = rng.sample(range(table.seats), 2)
        at, to = rng.randrange(len(hands[0])), rng.randrange(len(hands[0]))
        hands[one][at], hands[two][to] = hands[two][to], hands[one][at]
    for hand in hands:
        rng.shuffle(hand)
    dealt = tuple(tuple(hand) for hand in hands)
    dealer = rng.randrange(table.seats)
    seats = Seats(options, dealer)
    seats.deal(dealt)
    actions: list[Action] = []
    while seats.match.awaited is not None:
        actions.append(_quiet(rng, seats))
        seats.apply(actions[-1])
    return Played(options, dealer, dealt, actions)


def _quiet(rng: random.Random, seats: Seats) -> Action:
    assert seats.match.awaited is not None
    legal = seats.match.legal(seats.match.awaited)
    auction = seats.match.public.auction
    if auction is None or not auction.calls:
        return next(action for action in legal if isinstance(action, act.Bid))
    usual = [a for a in legal if isinstance(a, act.Play | act.LayTrump)]
    calls = [a for a in legal if not isinstance(a, act.Play | act.LayTrump)]
    if usual and rng.random() < 0.97:
        return rng.choice(usual)
    passes = [a for a in calls if isinstance(a, act.Pass)]
    return passes[0] if passes and rng.random() < 0.8 else rng.choice(calls or legal)
