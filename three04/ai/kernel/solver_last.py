# cython: language_level=3, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The last two tricks of the exact solver, without its table and its order of moves.

``care`` takes the cards whose rank mattered, ``nodes`` counts.
"""

from typing import Final

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

if not cython.compiled:
    from three04.ai.kernel.solver_bits import POINTS, TRUMPS, best_of, from_top, low, suit_of


def last_trick(hand: list[int], seat: int, left: int, care: list[int]) -> int:
    """Return what the last trick brings: every hand is one card."""
    ours = hand[0] | hand[2]
    every = ours | hand[1] | hand[3]
    top = best_of(every & (suit_of(low(hand[seat])) | TRUMPS))
    suit = suit_of(low(top))
    care[0] = 0
    if ours & top:
        if every & ~ours & suit:
            care[0] = from_top(suit, top)
        return left
    if ours & suit:
        care[0] = from_top(suit, top)
    return 0


def two_tricks(
    hand: list[int],
    seat: int,
    left: int,
    need: int,
    bound: bool,
    care: list[int],
    nodes: list[int],
) -> int:
    """Search the last two tricks: every way to play the first fixes the last.

    Seen from the leader's side: it wants ``target`` points or more. a, b, c and d are the cards
    in the order played.
    """
    ha = hand[seat]
    hb = hand[(seat + 1) & 3]
    hc = hand[(seat + 2) & 3]
    hd = hand[(seat + 3) & 3]
    us = ha | hc
    every = us | hb | hd
    target = left - need + 1 if seat & 1 else need
    best = -1
    tried = 0
    care_a = 0
    todo_a = ha
    if bound and seat == 0 and ha & TRUMPS:
        todo_a = ha & TRUMPS
    while todo_a:
        a = best_of(todo_a)
        todo_a ^= a
        pa = POINTS[low(a)]
        led = suit_of(low(a))
        relevant = led | TRUMPS
        value_b = 1000
        care_b = 0
        todo_b = hb & led
        if not todo_b:
            todo_b = hb
        while todo_b:
            b = best_of(todo_b)
            todo_b ^= b
            pb = pa + POINTS[low(b)]
            value_c = -1
            care_c = 0
            todo_c = hc & led
            if not todo_c:
                todo_c = hc
            while todo_c:
                c = best_of(todo_c)
                todo_c ^= c
                pc = pb + POINTS[low(c)]
                value_d = 1000
                care_d = 0
                todo_d = hd & led
                if not todo_d:
                    todo_d = hd
                while todo_d:
                    d = best_of(todo_d)
                    todo_d ^= d
                    tried += 1
                    pd = pc + POINTS[low(d)]
                    trick = a | b | c | d
                    top = best_of(trick & relevant)
                    suit = suit_of(low(top))
                    mind = from_top(suit, top) if trick & suit & ~top else 0
                    gain = pd if us & top else 0
                    rest = every ^ trick
                    # Without branches: who wins is as good as chance to the processor.
                    winner = hc if hc & top else hd
                    winner = hb if hb & top else winner
                    winner = ha if ha & top else winner
                    top = best_of(rest & (suit_of(low(winner & rest)) | TRUMPS))
                    suit = suit_of(low(top))
                    others = ~us if us & top else us
                    gain += left - pd if us & top else 0
                    mind |= from_top(suit, top) if rest & suit & others else 0
                    if gain < value_d:
                        value_d = gain
                    if gain < target:
                        care_d = mind
                        break
                    care_d |= mind
                if value_d > value_c:
                    value_c = value_d
                if value_d >= target:
                    care_c = care_d
                    break
                care_c |= care_d
            if value_c < value_b:
                value_b = value_c
            if value_c < target:
                care_b = care_c
                break
            care_b |= care_c
        if value_b > best:
            best = value_b
        if value_b >= target:
            care_a = care_b
            break
        care_a |= care_b
    care[0] = care_a
    nodes[0] += tried
    return left - best if seat & 1 else best
