"""Plays deals by the rules package and by the kernel side by side, and compares every step."""

import random
from typing import Any

from tests.ai.kernel.modules import Kernel
from tests.rules.chance import next_action, random_hands, random_options
from three04.ai.kernel.layout import BIT_OF, OPEN, mask_of
from three04.rules import actions as act
from three04.rules import options as opt
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase


def snapshot(state: Any) -> tuple[object, ...]:
    """Return all that a state shows."""
    return (
        state.turn,
        state.leader,
        state.number,
        state.count,
        state.led,
        state.closed,
        state.indicator,
        state.bound,
        tuple(state.hand(seat) for seat in range(state.seats)),
        tuple(state.points(side) for side in range(state.sides)),
        tuple(state.winner(trick) for trick in range(state.number)),
        state.legal() if state.turn >= 0 else (),
        state.may_open(),
        [state.rule_card(rules) for rules in (1, 2)] if state.legal_mask() else [],
    )


def compare(state: Any, match: Match) -> None:
    """Assert that a state says what the match says."""
    public, deal = match.public, match.current
    assert deal is not None
    maker = public.maker
    assert maker is not None
    assert list(deal.points) == [state.points(side) for side in range(state.sides)]
    assert [trick.winner for trick in public.tricks] == [
        state.winner(number) for number in range(state.number)
    ]
    if public.phase is not Phase.PLAY:
        assert state.is_over()
        return
    seat = public.turn
    assert seat is not None
    assert (state.turn, state.leader) == (seat, public.leader)
    assert state.count == len(public.trick.plays)
    assert bool(state.closed) == public.closed
    assert bool(state.bound) == public.bound
    out = match.owns[maker].indicator
    assert state.indicator == (BIT_OF[out] if out else -1)
    for own in match.owns:
        assert own.seat is not None
        assert state.hand(own.seat) == mask_of(own.hand)
    plays = [action for action in match.legal(seat) if isinstance(action, act.Play)]
    assert state.legal_mask() == mask_of(play.card for play in plays)
    assert len(plays) == state.legal_mask().bit_count()
    assert {play.down for play in plays} <= {state.goes_down()}
    opens = any(isinstance(action, act.Open) for action in match.offers(maker))
    assert state.may_open() == opens


def play_deal(kernel: Kernel, rng: random.Random, options: opt.Options) -> int:
    """Play one deal side by side; return the number of moves compared."""
    match = Match(options, rng.randrange(options.seating.seats))
    match.begin()
    match.deal(random_hands(rng, options))
    while match.result is None and match.public.phase is not Phase.PLAY:
        match.apply(next_action(rng, match))
    if match.result is not None:
        return 0
    state = kernel.from_match(match)
    compare(state, match)
    before: list[tuple[object, ...]] = []
    while match.result is None:
        if rng.random() < 0.1:
            other = kernel.from_match(match)
            assert snapshot(other) == snapshot(state)
            if rng.random() < 0.5:
                # What comes must not depend on how one got here.
                state, before = other, []
        action = next_action(rng, match)
        match.apply(action)
        if isinstance(action, act.Play | act.Open):
            before.append(snapshot(state))
            card = action.card if isinstance(action, act.Play) else None
            state.apply(BIT_OF[card] if card else OPEN)
        if match.result is not None and match.result.outcome == "spoilt":
            return len(before)
        compare(state, match)
    assert match.result is not None
    assert state.made == (match.result.outcome == "made")
    for was in reversed(before):
        state.undo()
        assert snapshot(state) == was
    return len(before)


def play_deals(kernel: Kernel, seed: int, deals: int) -> int:
    """Play deals over all tables and mixes of options; return the moves compared."""
    rng = random.Random(f"kernel {seed}")
    return sum(play_deal(kernel, rng, random_options(rng)) for _ in range(deals))
