"""Fits what the book knows of a player to deals that it played against itself."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeVar, cast

from three04.ai import logit, packets
from three04.ai.book import auction
from three04.ai.book.book import Book
from three04.ai.book.curve import Curve
from three04.ai.book.fitted import Calls, Indicator, Places
from three04.ai.book.indicator import suit_features
from three04.ai.book.selfplay import Contract, Laid, Said
from three04.ai.book.turns import NEVER, Turn
from three04.rules.events import Call

HELD_OUT: Final = 5
"""One sample of so many is only foretold; that gives the losses."""

ANY: Final = Turn(160, "nobody", True, False, "", False, True, 0, True)
"""A turn, to count features by."""

T = TypeVar("T")

Bid = Callable[[Turn, float], tuple[float, ...]]


def curve_of(contracts: Sequence[Contract]) -> Curve:
    """Fit what the player makes of deals."""
    kept, other = _split(contracts)
    tried = _curve(kept)
    hits = [c.made for c in other]
    loss = logit.loss([tried.made(c.exact, c.contract) for c in other], hits)
    found = _curve(contracts)
    base = logit.base_loss(hits)
    return Curve(
        round(found.shift, 2),
        round(found.slope, 4),
        round(found.scale, 2),
        len(contracts),
        round(loss, 4),
        round(base, 4),
    )


def _curve(contracts: Sequence[Contract]) -> Curve:
    rows = [(1.0, c.exact / 100, c.contract / 100) for c in contracts]
    first, exact, bid = logit.fit(rows, [c.made for c in contracts])
    scale = -100 / bid
    return Curve(first * scale, exact * scale / 100, scale)


def foretold(curve: Curve, contracts: Sequence[Contract], parts: int) -> list[tuple[float, float]]:
    """Return, by parts from the unlikeliest contracts up, the chance foretold and the share made.

    Args:
        curve: What was fitted.
        contracts: What was played.
        parts: How many parts.
    """
    ordered = sorted((curve.made(c.exact, c.contract), c.made) for c in contracts)
    found = []
    for part in range(parts):
        some = ordered[part * len(ordered) // parts : (part + 1) * len(ordered) // parts]
        found.append((sum(p for p, _ in some) / len(some), sum(h for _, h in some) / len(some)))
    return found


def calls_of(book: Book, said: Sequence[Said]) -> Calls:
    """Fit how the player speaks.

    Args:
        book: With what the player makes of deals.
        said: What it said.
    """
    kept, other = _split(said)
    tried = _calls(book, kept)
    loss = logit.loss([_likelihood(book, tried, s) for s in other], [True] * len(other))
    found = _calls(book, said)
    return Calls(
        _rounded(found.bids),
        _rounded(found.from_200),
        _rounded(found.from_250),
        _rounded(found.asks),
        round(found.redeals, 3),
        len(said),
        round(loss, 4),
        round(_base_loss(kept, other), 4),
    )


def _rounded(weights: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(weight, 3) for weight in weights)


def _calls(book: Book, said: Sequence[Said]) -> Calls:
    open_to_bids = [s for s in said if s.turn.lowest != NEVER]
    bids = [s for s in said if isinstance(s.call, int)]
    up_to_190 = [s for s in bids if s.turn.lowest < 200]
    from_200 = [s for s in bids if isinstance(s.call, int) and s.call >= 200]
    from_200 = [s for s in from_200 if s.turn.lowest < 250]
    no_bids = [s for s in said if s.turn.may_ask and s.call in ("ask", "pass")]
    weak = auction.weak_packets()
    eldest = [s for s in said if s.turn.may_redeal and weak[s.number]]
    eldest = [s for s in eldest if not isinstance(s.call, int)]
    return Calls(
        bids=_fit_bids(book, open_to_bids, auction.bid_features, 0),
        from_200=_fit_bids(book, up_to_190, auction.high_features, 200),
        from_250=_fit_bids(book, from_200, auction.high_features, 250),
        asks=_fit_asks(book, no_bids),
        redeals=(sum(s.call == "redeal" for s in eldest) + 1) / (len(eldest) + 2),
    )


def _fit_bids(book: Book, said: Sequence[Said], features: Bid, height: int) -> tuple[float, ...]:
    """Fit one question of bids: whether as high as this, 0 for whether at all."""
    rows = [features(s.turn, _odds(book, s, height or s.turn.lowest)) for s in said]
    size = len(features(ANY, 0.0))
    return _weights(rows, [isinstance(s.call, int) and s.call >= height for s in said], size)


def _fit_asks(book: Book, said: Sequence[Said]) -> tuple[float, ...]:
    figures = auction.figures()
    rows = []
    for s in said:
        odds = _odds(book, s, s.turn.lowest or 300)
        rows.append(auction.ask_features(s.turn, odds, figures[s.number]))
    size = len(auction.ask_features(ANY, 0.0, figures[0]))
    return _weights(rows, [s.call == "ask" for s in said], size)


def _weights(
    rows: Sequence[tuple[float, ...]], hits: Sequence[bool], size: int
) -> tuple[float, ...]:
    """Return the weights; where there is nothing to learn from, none speaks for either side."""
    return tuple(logit.fit(rows, hits, ridge=1.0)) if rows else (0.0,) * size


def _odds(book: Book, said: Said, bid: int) -> float:
    return book.odds(bid, said.turn.leader, closed=said.turn.closed)[said.number]


def _likelihood(book: Book, model: Calls, said: Said) -> float:
    """Return how likely it was that the seat said this, with its packet."""
    if said.call == "redeal":
        passed = _chances(book, model, said.turn, "pass")[said.number]
        asked = _chances(book, model, said.turn, "ask")[said.number]
        return (passed + asked) * model.redeals / (1 - model.redeals)
    return _chances(book, model, said.turn, said.call)[said.number]


@lru_cache(maxsize=1024)
def _chances(book: Book, model: Calls, turn: Turn, call: Call) -> list[float]:
    return auction.call_chances(book, model, turn, call)


def _word(call: int | str) -> str:
    if not isinstance(call, int):
        return call
    return "high" if call >= 250 else "middle" if call >= 200 else "low"


def _base_loss(kept: Sequence[Said], other: Sequence[Said]) -> float:
    """Return the log-loss of the shares of what is said at each kind of turn."""

    def kind(turn: Turn) -> tuple[object, ...]:
        return turn.holder, turn.asked, turn.heard, turn.lowest >= 200, turn.lowest == NEVER

    counts: dict[tuple[object, ...], Counter[str]] = {}
    for said in kept:
        counts.setdefault(kind(said.turn), Counter())[_word(said.call)] += 1
    chances = []
    for said in other:
        found = counts.get(kind(said.turn), Counter())
        chances.append((found[_word(said.call)] + 0.5) / (found.total() + 3))
    return logit.loss(chances, [True] * len(chances))


def indicator_of(book: Book, laid: Sequence[Laid]) -> Indicator:
    """Fit how the player chooses the indicator.

    Args:
        book: With what the player makes of deals.
        laid: What it laid.
    """
    choices = [choice for one in laid for choice in _choices(book, one)]
    kept, other = _split(choices)
    tried = logit.fit_choice(kept, ridge=1.0)
    chances = [logit.shares(tried, rows)[chosen] for rows, chosen in other]
    found = logit.fit_choice(choices, ridge=1.0)
    alike = [1 / len(rows) for rows, _ in other]
    return Indicator(
        _rounded(found),
        cast(Places, _place_shares(laid)),
        len(laid),
        round(logit.loss(chances, [True] * len(other)), 4),
        round(logit.loss(alike, [True] * len(other)), 4),
    )


def _choices(book: Book, laid: Laid) -> Iterator[logit.Choice]:
    """Yield the choice of a suit, where there was one."""
    lanes = packets.lanes_of(laid.packet)
    own = [lane for lane, cards in enumerate(lanes) if cards]
    if len(own) < 2:
        return
    rows = []
    for lane in own:
        number = packets.trump_class_of(laid.packet, lane)
        rows.append(suit_features(book, number, laid.contract, laid.leader, laid.closed))
    yield rows, own.index(_lane(laid))


def _lane(laid: Laid) -> int:
    return (laid.card.bit_length() - 1) // 16


def _place_shares(laid: Sequence[Laid]) -> tuple[tuple[float, ...], ...]:
    """Return how often each card of a suit is laid, by the suit's length, lowest first."""
    counts = [[0.5] * count for count in range(1, packets.SIZE + 1)]
    for one in laid:
        suit = one.packet & 0xFFFF << 16 * _lane(one)
        below = suit & one.card - 1
        counts[suit.bit_count() - 1][below.bit_count()] += 1
    return tuple(tuple(round(c / sum(row), 6) for c in row) for row in counts)


def _split(samples: Sequence[T]) -> tuple[list[T], list[T]]:
    """Return what to fit to, and what to foretell with it."""
    kept = [sample for at, sample in enumerate(samples) if at % HELD_OUT]
    return kept, list(samples[::HELD_OUT])
