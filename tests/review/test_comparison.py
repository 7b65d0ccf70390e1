"""The same deal in the same chair: who sat round the table does the same as before."""

import threading

import pytest

from tests.review.played import TABLES, deals_of, played_deal
from three04.review.comparison import Rival, compare, showing


@pytest.mark.parametrize("rules", TABLES)
def test_who_played_in_the_chair_gets_what_he_got(rules: str) -> None:
    for deal in deals_of("same", rules, person="club"):
        found = compare(deal, 0, "club")
        assert found is not None
        assert found.mine == showing(deal.finished(), 0)
        assert (found.theirs.tokens, found.theirs.points) == (found.mine.tokens, found.mine.points)
        assert found.ahead == 0


def test_the_tokens_are_what_the_side_won_less_what_it_lost() -> None:
    for deal in deals_of("tokens"):
        over = deal.finished()
        before = deal.opened().public.tokens
        for seat in range(4):
            side = over.options.seating.side(seat)
            assert showing(over, seat).tokens == over.public.tokens[side] - before[side]


def test_another_player_plays_another_game() -> None:
    came = set()
    for seed in ("one", "two", "three"):
        for deal in deals_of(seed):
            found = compare(deal, 0, "beginner")
            assert found is not None
            came.add(found.ahead)
    assert len(came) > 1


def test_a_stop_takes_back_the_thought_and_the_next_step_goes_on() -> None:
    deal = played_deal("steps")
    stopped, whole = Rival(deal, 0, "club"), Rival(deal, 0, "club")
    stop = threading.Event()
    stop.set()
    while not stopped.over:
        assert not stopped.step(stop)
        assert stopped.step()
    while not whole.over:
        whole.step()
    assert stopped.showing() == whole.showing()
    assert not whole.step()
    assert compare(deal, 0, "club", stop) is None
