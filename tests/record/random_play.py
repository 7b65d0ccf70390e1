"""Random legal play: option mixes, hands and actions, all from a seed."""

import random

import msgspec

from three04.record import Record, record_of
from three04.rules import actions as act
from three04.rules import options as opt
from three04.rules.actions import Action
from three04.rules.nought.match import Match
from three04.rules.tables import TABLES

Hands = tuple[tuple[str, ...], ...]
Deals = list[tuple[Hands, list[Action]]]

SWITCHES = [name for name in opt.OPTION_NAMES if isinstance(getattr(opt.STANDARD, name), bool)]


def random_options(
    rng: random.Random, profile: str | None = None, table: str | None = None
) -> opt.Options:
    """Return a profile at a table; where neither is given, often a random mix of all options."""
    chosen = opt.profile(profile or rng.choice(list(opt.PROFILES)))
    chosen = msgspec.structs.replace(chosen, table=table or rng.choice(list(TABLES)))
    if profile or rng.random() < 0.2:
        return chosen
    return msgspec.structs.replace(
        chosen,
        trump="open" if rng.random() < 0.2 else "closed",
        bid_step_from_200=rng.choice((5, 10)),
        caps=rng.choice(("off", "declared", "sweep")),
        caps_bonus=rng.randrange(6),
        caps_penalty=rng.randrange(8),
        tokens=rng.randint(1, 9),
        match_end=rng.choice(("all", "bankrupt")),
        payments=rng.choice(("transfer", "bank")),
        **{name: rng.random() < 0.5 for name in SWITCHES},
    )


def random_hands(rng: random.Random, options: opt.Options) -> Hands:
    """Return hands dealt at random; now and then sorted a little, so that voids are many."""
    table = options.seating
    pack = list(table.pack)
    rng.shuffle(pack)
    if rng.random() < 0.4:
        pack.sort(key=lambda card: "SHDC".index(card[1]) + rng.choice((1.0, 2.5)) * rng.random())
    size = table.hand_size
    hands = [pack[seat * size : (seat + 1) * size] for seat in range(table.seats)]
    for hand in hands:
        rng.shuffle(hand)
    return tuple(tuple(hand) for hand in hands)


def _choose(rng: random.Random, match: Match) -> Action:
    assert match.awaited is not None
    if rng.random() < 0.08:
        offers = [a for seat in range(match.options.seating.seats) for a in match.offers(seat)]
        offers = [a for a in offers if not isinstance(a, act.Spoilt) or rng.random() < 0.1]
        if offers:
            return rng.choice(offers)
    legal = match.legal(match.awaited)
    if isinstance(legal[-1], act.Redeal) and rng.random() < 0.3:
        return legal[-1]
    if rng.random() < 0.05:
        return rng.choice(legal)
    passes = [action for action in legal if isinstance(action, act.Pass)]
    bids = [action for action in legal if isinstance(action, act.Bid)]
    if passes and rng.random() < 0.6:
        return passes[0]
    if bids and rng.random() < 0.7:
        return bids[min(int(rng.expovariate(0.5)), len(bids) - 1)]
    usual = [a for a in legal if not isinstance(a, act.Spoilt | act.Redeal | act.Open)]
    return rng.choice(usual or legal)


def random_deals(rng: random.Random, options: opt.Options, count: int) -> tuple[int, Deals]:
    """Play up to so many deals; return the first dealer, and each deal's hands and actions."""
    first = rng.randrange(options.seating.seats)
    match = Match(options, first)
    match.begin()
    deals: Deals = []
    while len(deals) < count and not match.finished:
        hands = random_hands(rng, options)
        match.deal(hands)
        actions: list[Action] = []
        while match.awaited is not None:
            actions.append(_choose(rng, match))
            match.apply(actions[-1])
        deals.append((hands, actions))
    return first, deals


def random_record(rng: random.Random, options: opt.Options, count: int) -> Record:
    """Return the record of a match of up to so many deals."""
    first, deals = random_deals(rng, options, count)
    return record_of(options, first, deals)
