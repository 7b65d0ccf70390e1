import random

import pytest

from tests.ai.kernel.deals import both, deal
from tests.ai.kernel.equality import snapshot
from tests.ai.kernel.modules import Kernel, kernels, needs_compiled
from tests.rules.chance import next_action, random_hands, random_options
from three04.ai.kernel.layout import BIT_OF, bits_of, mask_of, points_of
from three04.rules import options as opt
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase, Public
from three04.rules.tables import TABLES


def in_play(rng: random.Random) -> Match | None:
    """A match somewhere in the play of a deal, or none if it did not get there."""
    options = random_options(rng)
    match = Match(options, rng.randrange(options.seating.seats))
    match.begin()
    match.deal(random_hands(rng, options))
    stop = rng.randrange(40)
    while match.result is None and (stop or match.public.phase is not Phase.PLAY):
        match.apply(next_action(rng, match))
        stop -= match.public.phase is Phase.PLAY and stop > 0
    return match if match.result is None else None


@both
def test_a_world_of_what_is_so_is_the_state_itself(kernel: Kernel) -> None:
    rng = random.Random(21)
    looked = hidden = 0
    for _ in range(600 if kernel.COMPILED else 100):
        match = in_play(rng)
        if match is None:
            continue
        state = kernel.from_match(match)
        scene = kernel.Scene(match.public)
        own = match.owns[state.maker]
        trump = match.public.trump or own.trump
        hands = [mask_of(other.hand) for other in match.owns]
        indicator = BIT_OF[own.indicator or f"J{trump}"]
        down = [BIT_OF[match.owns[seat].seen[number, seat]] for number, seat in scene.places]
        # A state that was something else forgets it, its moves too.
        other = deal(kernel, 1)
        other.apply(other.legal()[0])
        scene.fill(other, hands, indicator, own.indicator is not None, down)
        assert other.plies == 0
        world = scene.world(hands, indicator, own.indicator is not None, down)
        by_place = dict(zip(scene.places, down, strict=True))
        one = kernel.of_world(match.public, hands, indicator, by_place, own.indicator is not None)
        assert snapshot(one) == snapshot(state)
        assert snapshot(other) == snapshot(world) == snapshot(state)
        assert other.playouts(3, 5, 2, 9) == state.playouts(3, 5, 2, 9)
        looked += 1
        hidden += bool(down)
    assert looked > 50
    assert hidden > 10


@both
def test_a_world_has_the_points_of_what_is_imagined_to_lie_there(kernel: Kernel) -> None:
    rng = random.Random(22)
    changed = 0
    while changed < 20:
        match = in_play(rng)
        if match is None:
            continue
        scene = kernel.Scene(match.public)
        done = [place for place in scene.places if place[0] < len(match.public.tricks)]
        if not done:
            continue
        real = kernel.from_match(match)
        hands = [real.hand(seat) for seat in range(real.seats)]
        indicator = real.indicator if real.indicator >= 0 else 16 * real.trump
        down = [BIT_OF[match.owns[seat].seen[number, seat]] for number, seat in scene.places]
        was = down[0]
        down[0] = BIT_OF["7S"] if was != BIT_OF["7S"] else BIT_OF["JS"]
        world = scene.world(hands, indicator, real.indicator >= 0, down)
        side = real.winner(done[0][0]) % real.sides
        gained = points_of(1 << down[0]) - points_of(1 << was)
        assert world.points(side) - real.points(side) == gained
        changed += 1


@both
def test_worlds_that_are_none_are_refused(kernel: Kernel) -> None:
    public = Public()
    public.options = opt.STANDARD
    with pytest.raises(ValueError, match="no deal is in play"):
        kernel.Scene(public)
    public.maker, public.contract, public.leader, public.turn = 0, 160, 1, 1
    public.phase = Phase.PLAY
    scene = kernel.Scene(public)
    hands = [0xFE, 0x1FE << 16, 0x1FE << 32, 0x1FE << 48]
    assert scene.world(hands, 8, True).legal() == (*range(17, 25), 64)
    for wrong in ((hands[:3], 8, True, ()), (hands, 8, True, (3,))):
        with pytest.raises(ValueError, match="not a hand"):
            scene.world(*wrong)
    for bit in (-1, 64):
        with pytest.raises(ValueError, match="no such card"):
            scene.world(hands, bit, True)
    for number in (2**31, 2**64, -(2**70)):
        with pytest.raises(ValueError, match="no such card"):
            scene.world(hands, number, True)
    for hand in (-1, 2**64, 2**64 - 1, 1, hands[1], 0x1FE | 1 << 20):
        with pytest.raises(ValueError, match="a card is there twice or is none"):
            scene.world([hand, *hands[1:]], 8, True)


@both
@pytest.mark.parametrize("table", TABLES)
def test_deals_from_seeds_are_whole_and_legal(kernel: Kernel, table: str) -> None:
    state = deal(kernel, 1, f"table={table}")
    pack = mask_of(TABLES[table].pack)
    indicators = set()
    for seed in range(30):
        state.apply(state.legal()[0])
        kernel.deal(state, seed)
        assert (state.plies, state.turn, state.leader, state.closed) == (0, 1, 1, 1)
        hands = [state.hand(seat) for seat in range(state.seats)]
        own = hands[0] | 1 << state.indicator
        assert own.bit_count() == state.size
        assert all(hand.bit_count() == state.size for hand in hands[1:])
        assert own | sum(hands[1:]) == pack
        assert state.indicator >> 4 == state.trump
        indicators.add(state.indicator)
        while not state.is_over():
            state.apply(bits_of(state.legal_mask())[0])
        assert sum(state.points(side) for side in range(state.sides)) == 304
        kernel.deal(state, seed)
        assert [state.hand(seat) for seat in range(state.seats)] == hands
    assert len(indicators) > 5


@needs_compiled
def test_same_seed_same_deal_compiled_or_not() -> None:
    fast, slow = kernels()
    for seed in (0, 7, 2**64 - 1):
        one, other = deal(fast, 1), deal(slow, 1)
        fast.deal(one, seed)
        slow.deal(other, seed)
        assert snapshot(one) == snapshot(other)
