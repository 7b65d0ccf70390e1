# cython: language_level=3, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The rule players: what they play from what their seat has seen, and deals played by them.

1 is ``three04.ai.greedy`` in bit masks; 2 also remembers what was played face up. Neither looks at
anything that its seat has not seen. The types for compiled code stand in ``players.pxd``.
"""

from typing import Final

from three04.ai.kernel.position import Position

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

if not cython.compiled:
    from three04.ai.kernel.bits import (
        JACK,
        below,
        bit,
        ctz64,
        high64,
        in_lane,
        lane,
        rank,
        stir,
        worth,
    )
    from three04.ai.kernel.position import advance, choices, random_card

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""


def run_rules(state: Position, chance: int, rules: int, noise: int) -> int:
    """Play to the end by rules, with a little chance; return where chance stands then."""
    cards = choices(state)
    while cards:
        if noise:
            chance = stir(chance)
        if noise and below(chance, 256) < noise:
            chance = stir(chance)
            cards = advance(state, random_card(cards, chance))
        elif rules == 2:
            cards = advance(state, keen_card(state, cards))
        else:
            cards = advance(state, ruled_card(state, cards))
    return chance


def ruled_card(state: Position, cards: int) -> int:
    """Return the rule player's choice of these legal cards; see ``three04.ai.greedy``."""
    if cards & (cards - 1) == 0:
        return ctz64(cards)
    known = state.turn == state.maker or not state.closed
    plain = cards & ~state.trumps if known else cards
    led = state.led
    if led < 0:
        jacks = plain & rank(JACK)
        if not jacks and not state.closed:
            jacks = cards & rank(JACK)
        if jacks:
            return ctz64(jacks)
        return lowest(plain or cards)
    ours = state.side_of[state.seen_holder] == state.side_of[state.turn]
    most = state.seen_best
    if ours and (state.count == state.players - 1 or (most & 15) == JACK):
        return highest(plain or cards)
    same = cards & lane(led)
    if same:
        # All are of the suit led; a trump on a plain suit cannot be beaten.
        if (led == state.trump or most < 32) and (high64(same) & 15) > (most & 15):
            return high64(same)
    elif known and state.seen_stake >= 13:
        beat = in_lane(cards & state.trumps, state.trump)
        if most >= 32:
            beat = beat >> ((most & 15) + 1) << ((most & 15) + 1)
        if beat:
            return 16 * state.trump + ctz64(beat)
    return lowest(plain or cards)


def keen_card(state: Position, cards: int) -> int:
    """Return the choice of a rule player that knows which cards are the best left."""
    if cards & (cards - 1) == 0:
        return ctz64(cards)
    out = state.pack & ~state.gone & ~state.hands[state.turn]
    if state.turn == state.maker and state.indicator >= 0:
        out &= ~bit(state.indicator)
    return keen_lead(state, cards, out) if state.led < 0 else keen_follow(state, cards, out)


def keen_lead(state: Position, cards: int, out: int) -> int:
    """Lead a card that none of its suit beats, the dearest first, or throw the cheapest."""
    known = state.turn == state.maker or not state.closed
    plain = cards & ~state.trumps if known else cards
    sure = masters(plain, out)
    if sure:
        return ctz64(sure & rank(high64(fold(sure))))
    if not state.closed and state.side_of[state.turn] == state.side_of[state.maker]:
        sure = masters(cards & state.trumps, out)
        if sure and out & state.trumps:
            return ctz64(sure)
    return lowest(plain or cards)


def keen_follow(state: Position, cards: int, out: int) -> int:
    """Give points to a partner who holds the trick for good, else win, else throw away."""
    known = state.turn == state.maker or not state.closed
    plain = cards & ~state.trumps if known else cards
    led = state.led
    last = state.count == state.players - 1
    most = state.seen_best
    higher = in_lane(out, state.trump if most >= 32 else led) >> (most & 15)
    if state.side_of[state.seen_holder] == state.side_of[state.turn] and (last or higher == 0):
        return highest(plain or cards)
    same = cards & lane(led)
    if same:
        top = high64(same)
        wins = (led == state.trump or most < 32) and (top & 15) > (most & 15)
        if wins and (last or worth(top) < 10 or not in_lane(out, led) >> (top & 15)):
            return top
    elif known and state.seen_stake >= 10:
        beat = in_lane(cards & state.trumps, state.trump)
        if most >= 32:
            beat = beat >> ((most & 15) + 1) << ((most & 15) + 1)
        if beat:
            return 16 * state.trump + ctz64(beat)
    return lowest(plain or cards)


def masters(cards: int, out: int) -> int:
    """Return those of these cards that no card out in their suit beats."""
    found = 0
    for suit in range(4):
        mine = in_lane(cards, suit)
        if mine:
            theirs = in_lane(out, suit)
            if mine > theirs:
                found |= bit(16 * suit + high64(mine))
    return found


def fold(cards: int) -> int:
    """Return which ranks stand in a mask, of whatever suit."""
    cards |= cards >> 32
    return (cards | cards >> 16) & 0xFFFF


def lowest(cards: int) -> int:
    """Return the card of the lowest rank, of the last suit that has it."""
    at = ctz64(fold(cards))
    return high64(cards & rank(at))


def highest(cards: int) -> int:
    """Return the card of the highest rank, of the first suit that has it."""
    at = high64(fold(cards))
    return ctz64(cards & rank(at))
