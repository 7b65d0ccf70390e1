"""What to say in the first auction: by the book, or by worlds where the skill has time for them."""

from collections.abc import Sequence
from typing import Final

import msgspec

from three04.ai import packets
from three04.ai.book.book import Book, leader_place, trump_table
from three04.ai.book.tokens import expected_tokens
from three04.ai.club import bidding as club
from three04.ai.kernel.layout import mask_of
from three04.ai.search.auction import Deal, Rehearsal, bids_to_try, rehearse
from three04.ai.search.calls import Caller, caller_of
from three04.ai.search.imagine import imagine
from three04.ai.search.skill import Effort
from three04.ai.search.weighing import error, mean, shares_of
from three04.ai.thought import Choice, Thought, Why
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.events import Call
from three04.rules.nought.auction import Auction
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Question

REDEAL: Final = 0.0
"""Tokens that a new deal promises eldest: it favours nobody."""
DOUBT: Final = 2.0
"""Standard errors by which the worlds have to speak against the book.

The best of several calls looks better in few worlds than it is: nearer by, most of it is luck.
"""

CLOSE: Final = 0.02
"""Tokens by which a call that is not made may promise more without a word about it."""


def think(view: View, question: Question, effort: Effort, book: Book) -> Thought:
    """Think about a call.

    Args:
        view: What the seat knows.
        question: What it is asked.
        effort: What it is made with.
        book: What packets are worth.
    """
    caller = caller_of(book, view.public.options)
    actions = question.actions
    first = _by_book(view, actions, caller)
    if not effort.skill.bid_worlds or book.fitted is None or len(actions) == 1:
        return Thought(first, (_choice(view, first, caller, None, chosen=True),))
    calls = _calls(view, actions, caller, first, effort.wanted)
    if len(calls) == 1:
        return Thought(first, (_choice(view, first, caller, None, chosen=True),))
    return _by_worlds(view, calls, first, effort, caller)


def _auction(view: View) -> Auction:
    assert view.public.auction is not None
    return view.public.auction


def _place(view: View) -> tuple[int, int]:
    """Return the class of the seat's packet and how many places after it the first leader sits."""
    assert view.seat is not None
    return packets.class_of(mask_of(view.hand)), leader_place(view.public, view.seat)


def _by_book(view: View, actions: Sequence[Action], caller: Caller) -> Action:
    assert view.seat is not None
    packet_class, leader = _place(view)
    call = caller.call(_auction(view), view.seat, packet_class, leader)
    wanted = act.Pass(view.seat) if call == "pass" else act.Bid(view.seat, int(call))
    if isinstance(wanted, act.Bid):
        return wanted if wanted in actions else _passing(actions)
    for action in actions:
        if isinstance(action, act.Redeal):
            return action
    helps = club.helpful(view.hand, view.public.table.name)
    for action in actions:
        if isinstance(action, act.Ask) and helps and not _partner_passed(view):
            return action
    return _passing(actions)


def _partner_passed(view: View) -> bool:
    """Return whether a partner has passed already: he would not bid for being asked."""
    assert view.seat is not None
    partners = view.public.table.partners(view.seat)
    return any(seat in partners and call == "pass" for seat, call in _auction(view).calls)


def _passing(actions: Sequence[Action]) -> Action:
    return next(action for action in actions if isinstance(action, act.Pass))


def _calls(
    view: View,
    actions: Sequence[Action],
    caller: Caller,
    first: Action,
    wanted: Answer | None,
) -> list[Action]:
    """Return what is worth a look: the book's word, passing, asking, the likeliest bids."""
    packet_class, leader = _place(view)
    bids = bids_to_try(caller, _auction(view), packet_class, leader)
    found = [first]
    for action in actions:
        if isinstance(action, act.Bid):
            if (action.amount in bids or action == wanted) and action != first:
                found.append(action)
        elif action != first:
            found.append(action)
    return found


def _word(action: Action) -> Call:
    if isinstance(action, act.Bid):
        return action.amount
    return "ask" if isinstance(action, act.Ask) else "pass"


def _by_worlds(
    view: View, actions: Sequence[Action], first: Action, effort: Effort, caller: Caller
) -> Thought:
    assert view.seat is not None
    fitted = caller.book.fitted
    assert fitted is not None
    curve = fitted.curve(caller.options)
    worlds = imagine(view, effort, effort.skill.bid_worlds).worlds
    deals = [Deal(worlds.world(number)) for number in range(len(worlds))]
    rehearsal = Rehearsal(view.public, view.seat, caller, curve)
    said = [action for action in actions if not isinstance(action, act.Redeal)]
    rows, count = rehearse(
        rehearsal, deals, _auction(view), [_word(action) for action in said], effort.stopped
    )
    shares = shares_of(worlds.weights()[:count])
    values: dict[Action, list[float]] = dict(zip(said, rows, strict=True))
    for action in actions:
        if isinstance(action, act.Redeal):
            values[action] = [REDEAL] * count
    worth = {action: mean(shares, row) for action, row in values.items()}
    promising = best = max(actions, key=lambda action: worth[action])
    if best != first and worth[best] - worth[first] < DOUBT * error(
        shares, values[best], values[first]
    ):
        best = first
    chances = _chances(rehearsal, deals[:count], shares, actions, effort)
    lowest = min(chances, key=lambda bid: bid.amount) if chances else None
    choices = []
    for action in actions:
        # A pass is told by the bid it leaves out.
        bid = lowest if isinstance(action, act.Pass) else action
        made = (bid.amount, chances[bid]) if isinstance(bid, act.Bid) and bid in chances else None
        given = _choice(view, action, caller, worth[action], chosen=action == best, made=made)
        choices.append(given if action != best else _made(given, worth[promising] - worth[best]))
    choices.sort(key=lambda choice: (choice.answer != best, -(choice.tokens or 0.0)))
    return Thought(best, tuple(choices), {}, count, count)


def _made(call: Choice, behind: float) -> Choice:
    """Return the call that is made, with what speaks for it beside its own reasons.

    Args:
        call: The call.
        behind: How many tokens more another promises in the deals that were looked at.
    """
    if behind > CLOSE:
        return msgspec.structs.replace(call, whys=(*call.whys, Why("book")))
    return call if call.whys else msgspec.structs.replace(call, whys=(Why("brings_more"),))


def _chances(
    rehearsal: Rehearsal,
    deals: Sequence[Deal],
    shares: Sequence[float],
    actions: Sequence[Action],
    effort: Effort,
) -> dict[act.Bid, float]:
    """Return how often each bid is made in the deals its tokens come from, if that is wanted.

    Bids are left out as soon as the thought is stopped.
    """
    found: dict[act.Bid, float] = {}
    for action in actions:
        if not isinstance(action, act.Bid) or not effort.explained:
            continue
        row = []
        for deal in deals:
            if effort.stopped():
                return found
            row.append(rehearsal.made(deal, rehearsal.seat, action.amount))
        found[action] = mean(shares, row)
    return found


def _choice(
    view: View,
    action: Action,
    caller: Caller,
    tokens: float | None,
    *,
    chosen: bool,
    made: tuple[int, float] | None = None,
) -> Choice:
    """Return a call with its chance, by the worlds or else by the book, and its reasons.

    ``made`` is the bid, or the lowest bid in place of which it passes, and its chance.
    """
    packet_class, leader = _place(view)
    if isinstance(action, act.Bid):
        chance = (
            made[1]
            if made
            else max(
                caller.book.source.chance(number, leader, action.amount, caller.closed)
                for number in trump_table()[packet_class]
            )
        )
        code = "makes" if chance >= 0.5 else "costs_less" if chosen else "fails"
        return Choice(action, tokens, chance, None, (Why(code, {"percent": round(100 * chance)}),))
    if isinstance(action, act.Redeal):
        return Choice(action, tokens, None, None, (Why("weak_packet"),))
    if isinstance(action, act.Ask):
        return Choice(action, tokens, None, None, (Why("partner_stronger"),))
    return Choice(action, tokens, None, None, _why_pass(view, caller, made))


def _why_pass(view: View, caller: Caller, made: tuple[int, float] | None) -> tuple[Why, ...]:
    """Return why to pass: the partner's bid, or one's own that would cost tokens on average."""
    auction, seat = _auction(view), view.seat
    assert seat is not None
    if auction.holder is not None and auction.holder in view.public.table.partners(seat):
        return (Why("partner_bid_stands"),)
    if made is None:
        packet_class, leader = _place(view)
        lowest = caller.lowest(auction, seat)
        made = next((row for row in caller.chances(packet_class, leader) if row[0] == lowest), None)
    if made is None or expected_tokens(made[1], made[0], view.public.options) > 0:
        return ()
    return (Why("too_risky", {"bid": made[0], "percent": round(100 * made[1])}),)
