"""What lay where: every card once at every moment."""

import pytest

from tests.review.played import TABLES, deals_of, played_deal
from three04.ai.players import PLAYERS
from three04.record.deals import seeded_source
from three04.review.deal import FinishedDeal, finished_deal
from three04.review.snapshots import snapshots
from three04.rules.events import PARTNER_CLOSE
from three04.rules.journal import MemoryJournal
from three04.rules.nought.ranks import POINTS
from three04.rules.options import CLASSIC
from three04.table.matches import play_match


@pytest.mark.parametrize("rules", TABLES)
def test_every_card_is_somewhere(rules: str) -> None:
    for deal in deals_of("cards", rules):
        gone: set[str] = set()
        for snap in snapshots(deal):
            lying = [laid.card for laid in snap.trick]
            held = [card for hand in snap.hands for card in hand]
            there = [*held, *lying, *filter(None, [snap.indicator])]
            assert len(set(there)) == len(there)
            assert not set(held) & gone
            gone |= set(lying)


def test_the_points_follow_the_tricks() -> None:
    deal = played_deal("points")
    seen = snapshots(deal)
    assert len(seen) == len(deal.actions) + 1
    total = 0
    for snap in seen:
        if snap.winner is not None and sum(snap.points) != total:
            total += sum(POINTS[laid.card] for laid in snap.trick)
        assert sum(snap.points) == total
    assert total == 304
    assert seen[-1].number == 7
    assert not any(laid.hidden for laid in seen[-1].trick)


def test_hands_laid_aside_stay_whole() -> None:
    deal = closed_deal()
    over = deal.finished()
    assert over.result is not None
    assert over.result.contract == PARTNER_CLOSE
    for snap in snapshots(deal):
        if snap.number is not None:
            assert snap.aside == frozenset(over.public.table.partners(over.result.maker or 0))
            for seat in snap.aside:
                assert sorted(snap.hands[seat]) == sorted(deal.hands[seat])


def closed_deal() -> FinishedDeal:
    """Return a deal in which somebody bid Partner Close: chance does sooner or later."""
    players = [PLAYERS["random"]] * 4
    for number in range(20):
        journal = MemoryJournal()
        play_match(CLASSIC, players, seeded_source(f"close {number}"), "close", journal, 1)
        deal = finished_deal(journal.rows)
        result = deal.finished().result
        if result is not None and result.contract == PARTNER_CLOSE and result.outcome == "failed":
            return deal
    raise AssertionError("nobody bid Partner Close")


def test_the_indicator_lies_apart_until_the_trump_opens() -> None:
    laid = 0
    for deal in deals_of("apart"):
        for snap in snapshots(deal):
            if snap.indicator is not None:
                laid += 1
                assert snap.closed
                assert snap.trump == snap.indicator[1]
                assert all(snap.indicator not in hand for hand in snap.hands)
    assert laid
