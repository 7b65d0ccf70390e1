"""Matches whose deals come out as they are wanted: played, thrown in, redealt."""

import random
from collections.abc import Sequence

from tests.record.random_play import Hands, random_hands
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.journal import ActionRow, DealRow, HeaderRow, Row
from three04.rules.nought.match import Match
from three04.rules.options import options

NAMES = ("", "Ravi", "Nimali", "Tharindu")
PLAYERS = ("", "greedy", "greedy", "greedy")


def match_of(*outcomes: str, seed: str = "shown", house: str = "tokens=30") -> tuple[Row, ...]:
    """Return a match whose deals came out like this: "played", "thrown-in" or "redeal"."""
    chance, chosen = random.Random(seed), options("Standard", house)
    header = HeaderRow(chosen, 0, NAMES, PLAYERS, seed)
    match = Match(chosen, 0)
    match.begin()
    rows: list[Row] = [header]
    for outcome in outcomes:
        rows += _deal(match, chance, outcome)
    return tuple(rows)


def _deal(match: Match, chance: random.Random, outcome: str) -> list[Row]:
    hands = _hands(match, chance, outcome)
    match.deal(hands)
    rows: list[Row] = [DealRow(hands)]
    while match.result is None:
        assert match.awaited is not None
        action = _choice(match.legal(match.awaited), outcome, chance)
        match.apply(action)
        rows.append(ActionRow(action))
    return rows


def _hands(match: Match, chance: random.Random, outcome: str) -> Hands:
    """Return hands; those of a redeal give eldest so little that he may demand it."""
    while True:
        hands = random_hands(chance, match.options)
        probe = Match.before_deal(match.options, 1, match.next_dealer, match.public.tokens)
        probe.deal(hands)
        assert probe.awaited is not None
        may = any(isinstance(action, act.Redeal) for action in probe.legal(probe.awaited))
        if may or outcome != "redeal":
            return hands


def _choice(legal: Sequence[Action], outcome: str, chance: random.Random) -> Action:
    wanted = {"redeal": act.Redeal, "thrown-in": act.Pass}.get(outcome)
    if wanted is not None:
        return next(action for action in legal if isinstance(action, wanted))
    bids = [action for action in legal if isinstance(action, act.Bid) and action.amount == 160]
    unusual = act.Redeal | act.Ask | act.Close | act.Bid
    return bids[0] if bids else chance.choice([a for a in legal if not isinstance(a, unusual)])
