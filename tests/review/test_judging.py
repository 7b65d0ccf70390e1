"""What is said of a choice: the loss, its class, and nothing that the seat could not know."""

import threading

import pytest

from tests.review.played import TABLES, deals_of, played_deal
from three04.ai.kernel.state import COMPILED
from three04.ai.thought import Choice, Thought
from three04.review.judging import CHANCES, LIMITS, Grade, Verdict, judge, verdict, weighed
from three04.review.moments import Moment, moments
from three04.rules import actions as act
from three04.rules.questions import Answer, Decline, Question

BUDGET = 40


def moment_with(answer: Answer) -> Moment:
    """Return a real moment in which something else was done."""
    real = next(m for m in moments(played_deal(), 0) if not m.forced)
    asked = Question(0, 0, "turn", real.question.actions)
    return Moment(real.at, real.trick, real.view, asked, answer)


def graded(loss: float | None, chance: float | None) -> Verdict:
    best, other = act.Play(0, "JS"), act.Play(0, "7S")
    tokens = None if loss is None else 1.0
    success = None if chance is None else 0.9
    choices = (
        Choice(best, tokens, success, 200.0),
        Choice(
            other,
            None if tokens is None or loss is None else tokens - loss,
            None if success is None or chance is None else success - chance,
            190.0,
        ),
    )
    return verdict(moment_with(other), Thought(best, choices))


def test_the_loss_in_tokens_makes_the_class() -> None:
    grades = [graded(limit - 0.01, 0.0).grade for limit in LIMITS]
    assert grades == [Grade.BEST, Grade.GOOD, Grade.INACCURACY]
    worst = graded(LIMITS[-1] + 0.01, 0.5)
    assert worst.grade is Grade.MISTAKE
    assert worst.tokens == pytest.approx(LIMITS[-1] + 0.01)
    assert worst.points == pytest.approx(10)


def test_what_the_adviser_does_itself_loses_nothing() -> None:
    # Its worlds may promise a little more of a card that it does not play.
    own, other = act.Play(0, "JS"), act.Play(0, "7S")
    choices = (Choice(own, 1.0, 0.88, 200.0), Choice(other, 1.08, 0.91, 202.0))
    found = verdict(moment_with(own), Thought(own, choices))
    assert (found.grade, found.tokens, found.chance) == (Grade.BEST, 0.0, 0.0)
    assert verdict(moment_with(other), Thought(own, choices)).tokens == 0.0


def test_without_tokens_the_chance_does() -> None:
    grades = [graded(None, limit - 0.001).grade for limit in CHANCES]
    assert grades == [Grade.BEST, Grade.GOOD, Grade.INACCURACY]
    assert graded(None, CHANCES[-1] + 0.01).grade is Grade.MISTAKE


def test_what_was_not_weighed_is_not_judged() -> None:
    found = verdict(moment_with(act.Play(0, "QS")), Thought(act.Play(0, "JS")))
    assert found.grade is Grade.OTHER
    assert found.tokens is None
    assert not found.agreed


def test_where_too_little_was_looked_at_nothing_is_called_a_mistake() -> None:
    best, other = act.Play(0, "JS"), act.Play(0, "7S")
    thought = Thought(best, (Choice(best, 1.0, 0.9), Choice(other, -1.0, 0.2)))
    assert verdict(moment_with(other), thought, sure=False).grade is Grade.OTHER
    assert verdict(moment_with(best), thought, sure=False).grade is Grade.BEST
    assert verdict(moment_with(other), thought).grade is Grade.MISTAKE


def test_any_indicator_of_the_suit_counts_for_the_suit() -> None:
    choices = (Choice(act.LayTrump(0, "7S")), Choice(act.LayTrump(0, "7H")))
    assert weighed(act.LayTrump(0, "AH"), choices) is choices[1]


def test_any_card_keeps_the_trump_closed() -> None:
    choices = (Choice(act.Open(0), success=0.8), Choice(Decline(), success=0.5))
    found = verdict(moment_with(act.Play(0, "QS")), Thought(act.Open(0), choices))
    assert found.chosen is choices[1]
    assert found.chance == pytest.approx(0.3)


@pytest.mark.parametrize("rules", TABLES)
def test_every_choice_gets_a_verdict(rules: str) -> None:
    for deal in deals_of("verdicts", rules)[:2]:
        for moment in moments(deal, 0):
            found = judge(moment, "expert", "seed", BUDGET)
            assert found is not None
            assert (found.grade is Grade.FORCED) == moment.forced
            if found.agreed:
                assert found.grade in (Grade.BEST, Grade.FORCED)
            for loss in (found.tokens, found.chance):
                assert loss is None or loss >= 0


def test_a_bid_that_nobody_would_make_is_weighed_too() -> None:
    deal = next(
        d
        for d in deals_of("bids")
        if any(isinstance(a, act.Bid) and a.seat == 0 for a in d.actions)
    )
    found = next(m for m in moments(deal, 0) if isinstance(m.answer, act.Bid))
    high = act.Bid(0, 250)
    assert high in found.question.actions
    bold = judge(Moment(found.at, None, found.view, found.question, high), "expert", "s", BUDGET)
    assert bold is not None
    if COMPILED:
        assert bold.chosen is not None
        assert bold.chosen.answer == high
        assert bold.grade is Grade.MISTAKE


def test_the_same_seed_gives_the_same_verdict() -> None:
    moment = next(m for m in moments(played_deal(), 0) if len(m.question.actions) > 2)
    assert judge(moment, "expert", "x", BUDGET) == judge(moment, "expert", "x", BUDGET)


def test_a_stop_ends_it_without_a_verdict() -> None:
    stop = threading.Event()
    stop.set()
    moment = next(m for m in moments(played_deal(), 0) if not m.forced)
    assert judge(moment, "expert", "x", 0, stop) is None
