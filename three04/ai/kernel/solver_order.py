# cython: language_level=3, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""In which order the exact solver tries cards.

Each card is weighed by who wins the trick if both sides play their best to it, and by the points in
it then. A score is 32 times the weight plus 31 less the card's number.
"""

from collections.abc import Sequence
from typing import Final

from three04.ai.kernel.solver_weights import ORDER

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

if not cython.compiled:
    from three04.ai.kernel.solver_bits import POINTS, TRUMPS, high, low, suit_of

    WEIGHTS = [0] * 384
    SCALES = [0] * 12
    # What each card brings as a trick's last, but for the points before it.
    LAST = [0] * 96


def set_weights(weights: Sequence[int]) -> None:
    """Set what moves are weighed by (for tuning)."""
    for case in range(12):
        for index in range(32):
            trump = 8 if index < 8 else 0
            WEIGHTS[32 * case + index] = weights[16 * case + trump + 7 - (index & 7)]
        SCALES[case] = weights[192 + case]
    for index in range(32):
        points = POINTS[index]
        LAST[index] = WEIGHTS[288 + index] - points * SCALES[9]
        LAST[32 + index] = WEIGHTS[320 + index] + points * SCALES[10]
        LAST[64 + index] = WEIGHTS[352 + index] + points * SCALES[11]


set_weights(ORDER)


def weigh_leads(hand: list[int], seat: int, todo: int, score: list[int]) -> int:
    """Estimate by a look ahead over this trick what each lead brings its side; return the best."""
    left = hand[(seat + 1) & 3]
    mate = hand[(seat + 2) & 3]
    right = hand[(seat + 3) & 3]
    mask = todo
    suit = 0
    theirs = ours = give = keep = take = lose = 0
    most = -100000000
    while mask:
        index = low(mask)
        mask &= mask - 1
        if not suit >> index & 1:
            suit = suit_of(index)
            can = left & suit
            if can:
                theirs = low(can)
                take = POINTS[theirs]
                lose = POINTS[high(can)]
            else:
                theirs = low(left & TRUMPS) if left & TRUMPS else 32
                take = most_of(left)
                lose = least_of(left)
            can = right & suit
            if can:
                top = low(can)
                take += POINTS[top]
                lose += POINTS[high(can)]
            else:
                top = low(right & TRUMPS) if right & TRUMPS else 32
                take += most_of(right)
                lose += least_of(right)
            if top < theirs:
                theirs = top
            can = mate & suit
            if can:
                ours = low(can)
                give = POINTS[ours]
                keep = POINTS[high(can)]
            else:
                ours = low(mate & TRUMPS) if mate & TRUMPS else 32
                give = most_of(mate)
                keep = least_of(mate)
        if index < theirs:
            case = 1
            estimate = POINTS[index] + give + lose
        elif ours < theirs:
            case = 2
            estimate = POINTS[index] + give + lose
        else:
            case = 0
            estimate = -(POINTS[index] + keep + take)
        estimate = (estimate * SCALES[case] + WEIGHTS[case << 5 | index]) * 32 + (31 ^ index)
        score[index] = estimate
        if estimate > most:
            most = estimate
    return most


def weigh_cards(
    hand: list[int],
    at: int,
    seat: int,
    led: int,
    tops: int,
    holder: int,
    points: int,
    todo: int,
    score: list[int],
) -> int:
    """Estimate what each card of the second or third seat brings; return the best.

    ``at`` cards lie, with so many points; the best of them is number ``tops``, of seat ``holder``.
    """
    relevant = led | TRUMPS
    theirs = ours = 32
    give = keep = take = lose = 0
    other = hand[(seat + 1) & 3]
    can = other & led
    if can:
        theirs = low(can)
        take = POINTS[theirs]
        lose = POINTS[high(can)]
    else:
        if other & TRUMPS:
            theirs = low(other & TRUMPS)
        take = most_of(other)
        lose = least_of(other)
    if at == 1:
        other = hand[(seat + 2) & 3]
        can = other & led
        if can:
            ours = low(can)
            give = POINTS[ours]
            keep = POINTS[high(can)]
        else:
            if other & TRUMPS:
                ours = low(other & TRUMPS)
            give = most_of(other)
            keep = least_of(other)
    if (holder ^ seat) & 1:
        if tops < theirs:
            theirs = tops
    elif tops < ours:
        ours = tops
    mask = todo
    most = -100000000
    while mask:
        index = low(mask)
        mask &= mask - 1
        best = ours
        if relevant >> index & 1 and index < best:
            best = index
        estimate = points + POINTS[index]
        case = 3 * at
        if best < theirs:
            case += 1 if best == index else 2
            estimate += give + lose
        else:
            estimate = -(estimate + keep + take)
        estimate = (estimate * SCALES[case] + WEIGHTS[case << 5 | index]) * 32 + (31 ^ index)
        score[index] = estimate
        if estimate > most:
            most = estimate
    return most


def most_of(hand: int) -> int:
    """Return the most points a void hand can throw on a trick, trumps kept if it can."""
    if hand & ~TRUMPS:
        hand &= ~TRUMPS
    hand |= hand >> 16
    hand |= hand >> 8
    return POINTS[low(hand & 255)]


def least_of(hand: int) -> int:
    """Return the least points a void hand can throw on a trick."""
    hand |= hand >> 16
    hand |= hand >> 8
    return POINTS[high(hand & 255)]
