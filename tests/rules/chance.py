"""Random play for the rulings' tests: option mixes, hands and legal actions, all from a seed."""

import random

import msgspec

from three04.cards import Card
from three04.rules import actions as act
from three04.rules import options as opt
from three04.rules.actions import Action
from three04.rules.nought.match import Match
from three04.rules.tables import TABLES

from .situation import Hands

SWITCHES = (
    "redeal",
    "reenter_at_200",
    "ask_partner",
    "second_auction",
    "partner_close",
    "maker_limits",
    "open_any_turn",
    "reveal_after_first",
    "spoilt_trumps",
    "exhausted_trumps",
)


def random_options(rng: random.Random) -> opt.Options:
    """Return a profile as it stands at a random table, or a random mix of all options."""
    chosen = opt.profile(rng.choice(list(opt.PROFILES)))
    table = rng.choice(list(TABLES))
    if rng.random() < 0.3:
        return msgspec.structs.replace(chosen, table=table)
    switches = {name: rng.random() < 0.5 for name in SWITCHES}
    return msgspec.structs.replace(
        chosen,
        table=table,
        trump="open" if rng.random() < 0.15 else "closed",
        bid_step_from_200=rng.choice((5, 10)),
        caps=rng.choice(("off", "declared", "sweep")),
        caps_bonus=rng.randrange(6),
        caps_penalty=rng.randrange(8),
        tokens=rng.randint(1, 15),
        match_end=rng.choice(("all", "bankrupt")),
        payments=rng.choice(("transfer", "bank")),
        **switches,
    )


def random_hands(rng: random.Random, options: opt.Options) -> Hands:
    """Return hands dealt at random; now and then sorted a bit, so that voids are many.

    Sometimes side 0 gets all spades, so that trumps may be spoilt (R51).
    """
    table = options.seating
    pack = list(table.pack)
    rng.shuffle(pack)
    if rng.random() < 0.3:
        pack.sort(key=lambda card: "SHDC".index(card[1]) + 2.5 * rng.random())
    elif rng.random() < 0.15:
        _spades_to_side_0(rng, options, pack)
    size = table.hand_size
    hands = [pack[seat * size : (seat + 1) * size] for seat in range(table.seats)]
    for hand in hands:
        rng.shuffle(hand)
    return tuple(tuple(hand) for hand in hands)


def _spades_to_side_0(rng: random.Random, options: opt.Options, pack: list[Card]) -> None:
    size = options.seating.hand_size
    ours = [i for i in range(len(pack)) if options.seating.side(i // size) == 0]
    free = [i for i in ours if pack[i][1] != "S"]
    rng.shuffle(free)
    for i, card in enumerate(pack):
        if card[1] == "S" and i not in ours and free:
            other = free.pop()
            pack[i], pack[other] = pack[other], pack[i]


def choose(rng: random.Random, legal: list[Action]) -> Action:
    """Choose a legal action at random, rare and short-lived things not too often."""
    if rng.random() < 0.1:
        return rng.choice(legal)
    if isinstance(legal[-1], act.Redeal) and rng.random() < 0.1:
        return legal[-1]
    trumps = [action for action in legal if isinstance(action, act.LayTrump)]
    if trumps and rng.random() < 0.6:
        suits = [action.card[1] for action in trumps]
        return max(trumps, key=lambda action: suits.count(action.card[1]))
    passes = [action for action in legal if isinstance(action, act.Pass)]
    bids = [action for action in legal if isinstance(action, act.Bid)]
    if passes and rng.random() < 0.6:
        return passes[0]
    if bids and rng.random() < 0.7:
        return bids[min(int(rng.expovariate(0.5)), len(bids) - 1)]
    usual = [a for a in legal if not isinstance(a, act.Spoilt | act.Redeal | act.Open)]
    return rng.choice(usual or legal)


def next_action(rng: random.Random, match: Match) -> Action:
    """Choose what happens next: mostly the awaited seat acts, sometimes another's offer."""
    assert match.awaited is not None
    if rng.random() < 0.06:
        offers = [a for s in range(match.options.seating.seats) for a in match.offers(s)]
        if offers:
            return rng.choice(offers)
    return choose(rng, match.legal(match.awaited))


def random_deal(rng: random.Random, match: Match) -> tuple[Hands, list[Action]]:
    """Deal and play one deal at random; return its hands and actions."""
    hands = random_hands(rng, match.options)
    match.deal(hands)
    actions: list[Action] = []
    while match.result is None:
        actions.append(next_action(rng, match))
        match.apply(actions[-1])
    return hands, actions
