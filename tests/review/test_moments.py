"""The choices of a seat, as the seat saw them."""

import pytest

from tests.review.played import TABLES, deals_of, played_deal
from three04.review.deal import FinishedDeal
from three04.review.moments import moments
from three04.rules import actions as act
from three04.rules.events import redact
from three04.rules.journal import ActionRow, DealRow
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.questions import Decline


@pytest.mark.parametrize("rules", TABLES)
def test_every_choice_of_every_seat_is_there(rules: str) -> None:
    for deal in deals_of("every", rules):
        for seat in range(deal.options.seating.seats):
            found = moments(deal, seat)
            done = [m.answer for m in found if not isinstance(m.answer, Decline)]
            assert done == [action for action in deal.actions if action.seat == seat]
            for moment in found:
                asked = moment.question
                assert isinstance(moment.answer, Decline) or moment.answer in asked.actions
                assert asked.kind == "offer" or asked.actions == tuple(moment.view.legal())


def test_a_seat_knows_what_it_had_seen_and_no_more() -> None:
    deal = played_deal("seen")
    for seat in range(4):
        told = _told(deal, seat)
        for moment in moments(deal, seat):
            assert _all_of(moment.view) == _all_of(told[moment.at])


def _told(deal: FinishedDeal, seat: int) -> list[View]:
    """Return what a chair heard, folded, before each action of the deal."""
    match = Match(deal.options, deal.header.first_dealer)
    events, views = match.begin(), []
    for at, row in enumerate(deal.rows[1:], 1):
        if at > deal.begun:
            view = View(seat)
            for event in events:
                view.fold(redact(event, seat))
            views.append(view)
        assert isinstance(row, DealRow | ActionRow)
        events += match.deal(row.hands) if isinstance(row, DealRow) else match.apply(row.action)
    return views


def _all_of(view: View) -> tuple[object, ...]:
    own, public = view.own, view.public
    plays = [repr(play) for trick in [*public.tricks, public.trick] for play in trick.plays]
    return own.hand, own.indicator, own.trump, own.seen, plays, public.opened, public.tokens


def test_keeping_the_trump_closed_is_a_choice_of_the_maker() -> None:
    kept = 0
    for seed in ("a", "b", "c"):
        for deal in deals_of(seed):
            result = deal.finished().result
            if result is None or result.outcome not in ("made", "failed"):
                continue
            for seat in range(4):
                declined = [m for m in moments(deal, seat) if isinstance(m.answer, Decline)]
                assert len(declined) <= (seat == result.maker)
                kept += len(declined)
                for moment in declined:
                    assert moment.question.actions == (act.Open(seat),)
                    assert moment.view.public.phase is Phase.PLAY
    assert kept
