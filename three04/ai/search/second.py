"""The auction on the full hand by worlds: 250 and more, and Partner Close."""

from collections.abc import Callable, Sequence
from typing import Final

from three04.ai.book.book import Book
from three04.ai.book.curve import Curve
from three04.ai.book.tokens import expected_tokens
from three04.ai.club import second as club
from three04.ai.kernel.layout import LANE, mask_of
from three04.ai.kernel.solver import Solver
from three04.ai.kernel.state import State
from three04.ai.search.imagine import imagine
from three04.ai.search.skill import Effort
from three04.ai.search.weighing import mean, shares_of
from three04.ai.thought import Choice, Thought, Why
from three04.ai.worlds.batch import Worlds
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.auction import SECOND_LOWEST
from three04.rules.nought.view import View
from three04.rules.questions import Question

MARGIN: Final = 0.15
"""Tokens a bid must promise beyond what stands."""
SCREEN: Final = 12
"""Worlds that are looked at before the others: only suits that promise something stay."""
PROMISING: Final = 0.3
"""How often a suit must make 250 in these; a bid needs more than twice as much."""
CLOSE_PLAYOUTS: Final = 3


def think(view: View, question: Question, effort: Effort, book: Book) -> Thought:
    """Think about a call on the full hand.

    Args:
        view: What the seat knows.
        question: What it is asked.
        effort: What it is made with.
        book: For its curve.
    """
    actions = question.actions
    if len(actions) == 1 or not effort.skill.bid_worlds or book.fitted is None:
        return Thought(club.call(view, actions))
    curve = book.fitted.curve(view.public.options)
    trial = _Trial(view, imagine(view, effort, effort.skill.bid_worlds).worlds, curve)
    trial.run(effort.stopped)
    return _thought(view, actions, trial, effort)


class _Trial:
    """What each suit and the standing contract are worth over worlds."""

    def __init__(self, view: View, worlds: Worlds, curve: Curve) -> None:
        assert view.seat is not None
        self.view, self.worlds, self.curve = view, worlds, curve
        self.cards = mask_of(club.full_hand(view))
        self.suits = [lane for lane in range(4) if self.cards >> LANE * lane & 0xFFFF]
        self.exact: dict[int, list[int]] = {lane: [] for lane in self.suits}
        self.standing: list[float] = []
        self._solver = Solver()

    def run(self, stopped: Callable[[], bool]) -> None:
        """Solve the worlds with each own suit as trump, and with the trump that stands."""
        for number in range(len(self.worlds)):
            if self.standing and stopped():
                return
            if number == SCREEN:
                self.suits = [lane for lane in self.suits if self._promising(lane)]
                if not self.suits:
                    return
            self._solve(number)

    def _promising(self, lane: int) -> bool:
        made = [self.curve.made(exact, SECOND_LOWEST) for exact in self.exact[lane]]
        return sum(made) >= PROMISING * len(made)

    def _solve(self, number: int) -> None:
        view, public = self.view, self.view.public
        seat = view.seat
        assert seat is not None
        assert public.maker is not None
        world = self.worlds.world(number)
        hands = world.whole_hands(public.maker)  # R31
        for lane in self.suits:
            self.exact[lane].append(self._solver.points(hands, lane, public.eldest, seat))
        self.standing.append(self._stands(hands, world.trump))

    def _stands(self, hands: Sequence[int], trump: int) -> float:
        """Return the tokens of this side if nothing is bid any more."""
        public = self.view.public
        assert public.second is not None
        assert public.maker is not None
        assert self.view.seat is not None
        holder = public.second.holder
        maker = public.maker if holder is None else holder
        contract = public.second.standing
        if holder is not None or trump < 0:
            # Who has bid anew has a trump of his own: he knows why.
            tokens = expected_tokens(0.7, contract, public.options)
        else:
            exact = self._solver.points(hands, trump, public.eldest, maker)
            tokens = expected_tokens(self.curve.made(exact, contract), contract, public.options)
        ours = public.table.side(maker) == public.table.side(self.view.seat)
        return tokens if ours else -tokens

    def shares(self) -> list[float]:
        """Return the worlds' shares, of those looked at."""
        return shares_of(self.worlds.weights()[: len(self.standing)])


def _thought(view: View, actions: Sequence[Action], trial: _Trial, effort: Effort) -> Thought:
    shares = trial.shares()
    standing = mean(shares, trial.standing)
    choices = []
    for action in actions:
        if isinstance(action, act.Pass):
            continue
        if isinstance(action, act.Bid):
            choices.append(_bid(view, action, trial, shares))
        elif isinstance(action, act.Close):
            choices.append(_close(view, action, trial, effort))
    for action in actions:
        if isinstance(action, act.Pass):
            choices.append(Choice(action, standing, whys=_too_high(choices)))
    choices.sort(key=lambda choice: -(choice.tokens or 0.0))
    best = choices[0]
    if (best.tokens or 0.0) < standing + MARGIN:
        best = next(choice for choice in choices if isinstance(choice.answer, act.Pass))
    choices.sort(key=lambda choice: choice is not best)
    return Thought(best.answer, tuple(choices), {}, len(shares), len(shares))


def _too_high(bids: Sequence[Choice]) -> tuple[Why, ...]:
    """Return why to pass: how seldom the best of the bids would be made, or that it brings less."""
    made = max((choice.success or 0.0 for choice in bids), default=0.0)
    if made < 0.5:
        return (Why("fails", {"percent": round(100 * made)}),)
    return (Why("brings_more"),)


def _bid(view: View, action: act.Bid, trial: _Trial, shares: Sequence[float]) -> Choice:
    made = max(
        (
            mean(shares, [trial.curve.made(exact, action.amount) for exact in trial.exact[lane]])
            for lane in trial.suits
        ),
        default=0.0,
    )
    tokens = expected_tokens(made, action.amount, view.public.options)
    code = "makes" if made >= 0.5 else "fails"
    return Choice(action, tokens, made, None, (Why(code, {"percent": round(100 * made)}),))


def _close(view: View, action: act.Close, trial: _Trial, effort: Effort) -> Choice:
    """Judge Partner Close by playouts: the partner's hand lies aside, every trick must be won."""
    swept = max((_swept(view, trial, lane, effort) for lane in trial.suits), default=0.0)
    tokens = expected_tokens(swept, PARTNER_CLOSE, view.public.options)
    return Choice(action, tokens, swept, None, (Why("wins_all", {"percent": round(100 * swept)}),))


def _swept(view: View, trial: _Trial, lane: int, effort: Effort) -> float:
    seat, maker = view.seat, view.public.maker
    assert seat is not None
    assert maker is not None
    cards = trial.cards
    suit = cards >> LANE * lane & 0xFFFF
    if suit >> 8 & 1 == 0:
        return 0.0  # without the Jack of trumps a trick is lost
    indicator = LANE * lane + (suit & -suit).bit_length() - 1
    rows = []
    for number in range(len(trial.standing)):
        hands = trial.worlds.world(number).whole_hands(maker)
        state = State(view.public.options, hands, seat, PARTNER_CLOSE, indicator, seat)
        came = state.playouts(CLOSE_PLAYOUTS, effort.chance(number), 2, 0)
        rows.append(came.swept / came.times)
    return mean(trial.shares(), rows)
