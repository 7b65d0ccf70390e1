"""How likely what a seat said in the first auction is with each first packet.

The model of a speaker is a row of logistic regressions, each on the odds that the bid in question
is made (see :mod:`three04.ai.book.book`) and on what stood at that turn: whether he bids; if so,
whether 200 or more, whether 250 or more; if not, whether he asks. It is fitted by
:mod:`three04.ai.book.fit` to what the computer players say. No packet is ever ruled out.
"""

import math
from array import array
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final

from three04.ai import packets
from three04.ai.book.book import BASIS, Book, load
from three04.ai.book.curve import logistic
from three04.ai.book.fitted import Calls
from three04.ai.book.turns import NEVER, Turn, turns_of
from three04.ai.kernel.layout import points_of
from three04.rules.events import Call
from three04.rules.nought.public import Public

FLOOR: Final = 0.03
"""What the weight of the likeliest packet is multiplied by at least, for any other."""

WEAK: Final = 15
"""R9: eldest may demand a new deal with a packet worth less."""

FIGURES: Final = (8, 7, 6, 5)
"""Strengths of Jack, nine, ace and ten, for which a partner is asked."""

Features = tuple[float, ...]


def call_weights(public: Public, seat: int, player: str = BASIS) -> "array[float]":
    """Return how well each class of packets goes with what a seat said in the first auction.

    The best has 1, none less than ``FLOOR``; all have 1 where nothing was said or nothing is
    known. The array is kept and given again: it is not to be changed.

    Args:
        public: What everybody knows, at table ``four``; the first auction may still run.
        seat: Whose packet it is.
        player: Who is taken to sit there.
    """
    said: tuple[tuple[Turn, Call], ...] = ()
    if public.auction is not None:
        said = turns_of(public.options, public.eldest, public.auction.calls, seat)
    return said_weights(player, said)


@lru_cache(maxsize=512)
def said_weights(player: str, said: tuple[tuple[Turn, Call], ...]) -> "array[float]":
    """Return the same as :func:`call_weights` for turns and what was said at them.

    Args:
        player: Who is taken to speak.
        said: All turns of one seat.
    """
    book = load(player)
    found = [1.0] * packets.PACKETS
    if book.fitted is None:
        return array("d", found)
    for turn, call in said:
        chances = call_chances(book, book.fitted.calls, turn, call)
        found = [w * (FLOOR + (1 - FLOOR) * p) for w, p in zip(found, chances, strict=True)]
    most = max(found)
    return array("d", (max(FLOOR, w / most) for w in found))


def call_chances(book: Book, model: Calls, turn: Turn, call: Call) -> list[float]:
    """Return by class of packets how likely a call is; all bids of one height are one call.

    Args:
        book: What packets are worth to the speaker.
        model: How he speaks.
        turn: His turn.
        call: What he says.
    """
    bids = _bids(book, model, turn)
    if not isinstance(call, int):
        return [(1 - b) * o for b, o in zip(bids, _others(book, model, turn, call), strict=True)]
    if turn.lowest < 200:
        high = _stage(model.from_200, high_features, turn, _odds(book, turn, 200))
        bids = [b * (h if call >= 200 else 1 - h) for b, h in zip(bids, high, strict=True)]
    if turn.lowest < 250 and call >= 200:
        high = _stage(model.from_250, high_features, turn, _odds(book, turn, 250))
        bids = [b * (h if call >= 250 else 1 - h) for b, h in zip(bids, high, strict=True)]
    return bids


def _bids(book: Book, model: Calls, turn: Turn) -> list[float]:
    if turn.lowest == NEVER:
        return [0.0] * packets.PACKETS
    return _stage(model.bids, bid_features, turn, _odds(book, turn, turn.lowest))


def _others(book: Book, model: Calls, turn: Turn, call: Call) -> list[float]:
    """Return how likely this word is where he does not bid."""
    asks = [0.0] * packets.PACKETS
    if turn.may_ask:
        odds = _odds(book, turn, turn.lowest or 300)
        asks = [
            logistic(_dot(model.asks, ask_features(turn, x, held)))
            for x, held in zip(odds, figures(), strict=True)
        ]
    found = asks if call == "ask" else [1 - p for p in asks]
    if turn.may_redeal:
        stays = 1 - model.redeals
        found = [p * (stays if weak else 1) for p, weak in zip(found, weak_packets(), strict=True)]
    return found


def _odds(book: Book, turn: Turn, bid: int) -> "array[float]":
    return book.odds(bid, turn.leader, closed=turn.closed)


def _stage(
    weights: Sequence[float],
    features: Callable[[Turn, float], Features],
    turn: Turn,
    odds: Sequence[float],
) -> list[float]:
    # The features are linear in the odds: two points give the line.
    start = _dot(weights, features(turn, 0.0))
    slope = _dot(weights, features(turn, 1.0)) - start
    return [1 / (1 + math.exp(-start - slope * x)) for x in odds]


def _dot(weights: Sequence[float], features: Sequence[float]) -> float:
    return sum(w * f for w, f in zip(weights, features, strict=True))


# ---------------------------------------------------------------------- features


def bid_features(turn: Turn, odds: float) -> Features:
    """Return what decides whether a seat bids.

    Args:
        turn: Its turn.
        odds: Logarithm of the odds that its packet makes the lowest bid; linear in this.
    """
    partner, opponent = float(turn.holder == "partner"), float(turn.holder == "opponent")
    high = float(turn.lowest >= 200)
    heard = (float(turn.heard == word) for word in ("bid", "ask", "pass"))
    return (
        *(1.0, odds, partner, opponent, high),
        *(odds * partner, odds * opponent, odds * high),
        *heard,
        float(turn.asked),
        float(turn.again),
    )


def high_features(turn: Turn, odds: float) -> Features:
    """Return what decides whether a seat that bids does so with 200 or more, or 250 or more.

    Args:
        turn: Its turn.
        odds: Logarithm of the odds that its packet makes that bid; linear in this.
    """
    return 1.0, odds, float(turn.holder == "partner"), float(turn.holder == "opponent")


def ask_features(turn: Turn, odds: float, held: Sequence[int]) -> Features:
    """Return what decides whether a seat that does not bid asks its partner.

    Args:
        turn: Its turn.
        odds: Logarithm of the odds that its packet makes the lowest bid.
        held: How many Jacks, nines, aces and tens it has.
    """
    holder = (float(turn.holder == "partner"), float(turn.holder == "opponent"))
    return 1.0, odds, *holder, float(turn.heard == "pass"), *map(float, held)


@cache
def figures() -> list[tuple[int, ...]]:
    """Return by class of packets how many Jacks, nines, aces and tens there are."""
    every = [packets.mask_of_class(number) for number in range(packets.PACKETS)]
    return [
        tuple((mask >> strength & 0x0001000100010001).bit_count() for strength in FIGURES)
        for mask in every
    ]


@cache
def weak_packets() -> list[bool]:
    """Return by class of packets whether eldest may demand a new deal with it (R9)."""
    return [points_of(packets.mask_of_class(n)) < WEAK for n in range(packets.PACKETS)]
