"""The deal with open cards: what best play makes, and the card that decided."""

import threading
from itertools import pairwise

import pytest

from tests.review.played import TABLES, deals_of, played_deal
from three04.ai.kernel.solver import COMPILED
from three04.review.open_cards import OpenDeal, OpenPlay, open_deal, why_not
from three04.rules import actions as act
from three04.table.open_deal import Oracle, position_of


@pytest.mark.parametrize("rules", TABLES)
def test_it_begins_with_the_best_play_and_ends_with_what_was_taken(rules: str) -> None:
    if not COMPILED:
        return
    for deal in deals_of("open", rules):
        if why_not(deal):
            continue
        found = open_deal(deal)
        assert found is not None
        over = deal.finished()
        assert over.result is not None
        assert found.points[-1] == over.result.points
        assert found.best == next(iter(Oracle(over.public.table).cards(position_of(over)).values()))
        cards = [a.card for a in deal.actions if isinstance(a, act.Play)]
        assert [play.card for play in found.plays] == cards
        assert len(found.points) == len(cards) + 1


def test_a_card_that_the_open_game_allows_never_gains_for_who_plays_it() -> None:
    if not COMPILED:
        return
    deal = played_deal("gain")
    found = open_deal(deal)
    assert found is not None
    side = deal.options.seating.side
    for play in found.plays:
        gain = play.after - play.before
        if play.card in play.worth:
            assert play.worth[play.card] == play.after
            assert gain <= 0 if side(play.seat) == side(found.maker) else gain >= 0


def curve(contract: int, *points: int) -> OpenDeal:
    plays = tuple(
        OpenPlay(at, at // 4, at % 4, "JS", before, after)
        for at, (before, after) in enumerate(pairwise(points))
    )
    return OpenDeal(contract, 0, plays, points)


def test_the_last_card_that_turned_the_contract_is_the_turning_point() -> None:
    turning = curve(160, 200, 150, 170, 170, 100, 104).turning
    assert turning is not None
    assert turning.at == 3


def test_where_the_contract_never_turned_the_most_points_count() -> None:
    turning = curve(160, 250, 245, 200, 190, 190).turning
    assert turning is not None
    assert turning.at == 1
    assert curve(160, 200, 198, 190, 190).turning is None


def test_what_is_not_solved_says_why() -> None:
    deal = played_deal("why")
    assert why_not(deal, compiled=True) == ""
    assert why_not(deal, compiled=False) == "slow"
    other = [d for seed in "abcdefgh" for d in deals_of(f"redeal {seed}")]
    thrown = next(d for d in other if not any(isinstance(a, act.Play) for a in d.actions))
    assert why_not(thrown) == "no-play"


def test_a_stop_ends_it() -> None:
    stop = threading.Event()
    stop.set()
    assert open_deal(played_deal("why"), stop) is None
