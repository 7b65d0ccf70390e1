"""What holds at every step of every match, whatever the options: random legal play, many checks."""

import functools
import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from three04.rules import actions as act
from three04.rules import events as ev
from three04.rules import options as opt
from three04.rules.actions import Action
from three04.rules.nought import legality, ranks
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.reasons import SENTENCES, IllegalAction, Reason
from three04.rules.tables import TABLES

from .chance import next_action, random_deal, random_hands, random_options
from .situation import Hands


def snapshot(thing: object) -> object:
    """Return the whole content of an object as plain comparable values, at any depth."""
    if thing is None or isinstance(thing, str | int | bool):
        return thing
    if isinstance(thing, list | tuple):
        return [snapshot(item) for item in thing]
    if isinstance(thing, set | frozenset):
        return ["set", *sorted(thing)]
    if isinstance(thing, range):
        return list(thing)
    if isinstance(thing, dict):
        return [(key, snapshot(thing[key])) for key in sorted(thing)]
    if isinstance(thing, msgspec.Struct):
        return msgspec.to_builtins(thing)
    names = getattr(type(thing), "__slots__", None) or vars(thing)
    return [(name, snapshot(getattr(thing, name))) for name in names]


def state(match: Match) -> list[object]:
    """Return everything a match holds."""
    return [
        snapshot(match.public),
        snapshot(match.owns),
        snapshot(match.current),
        snapshot(match.result),
        match.next_dealer,
    ]


@functools.cache
def conceivable(name: str) -> tuple[Action, ...]:
    """Every action anybody could think of at a table, and some nobody would."""
    table = TABLES[name]
    cards = [*TABLES["six-teams"].pack, "2S", "??", "", "XX", "JSX"]
    actions: list[Action] = []
    for seat in (*range(table.seats), -1, table.seats):
        actions += [act.Redeal(seat), act.Pass(seat), act.Ask(seat), act.Close(seat)]
        actions += [act.Open(seat), act.Caps(seat), act.Spoilt(seat)]
        actions += [act.Bid(seat, amount) for amount in (*range(0, 315, 5), -160, 1000, 201)]
        for card in cards:
            actions.append(act.LayTrump(seat, card))
            actions.append(act.Play(seat, card))
            actions.append(act.Play(seat, card, down=True))
    return tuple(actions)


def refusal(match: Match, action: Action) -> Reason:
    """Return the reason an illegal action is refused with."""
    try:
        match.apply(action)
    except IllegalAction as error:
        refused = error
    else:
        raise AssertionError(f"{action} was not refused")
    assert str(refused) == str(refused.reason)
    return refused.reason


class Watched:
    """A match in random play with every seat's view beside it; checks after each step.

    Attributes:
        tried: The part of the illegal actions that are tried on the match itself (why_not is
            asked about all).
    """

    def __init__(self, options: opt.Options, seed: int, tried: float = 0.03) -> None:
        self.tried = tried
        self.options = options
        self.table = options.seating
        self.rng = random.Random(seed)
        self.match = Match(options, seed % self.table.seats)
        self.views = [View(seat) for seat in (*range(self.table.seats), None)]
        self.played: list[str] = []
        self.hands: Hands = ()
        self._fold(self.match.begin())

    def _fold(self, events: list[ev.Event]) -> None:
        for event in events:
            for view in self.views:
                view.fold(ev.redact(event, view.seat))

    def deal(self) -> None:
        """Begin a deal."""
        self.played = []
        self.hands = random_hands(self.rng, self.options)
        before = self.match.public.tokens
        self._fold(self.match.deal(self.hands))
        assert self.match.public.tokens == before

    def step(self, everything: bool) -> None:
        """Do one random action; check what holds before and after."""
        match = self.match
        self.check_legal()
        if everything and self.rng.random() < 0.4:
            self.check_conceivable()
        action = next_action(self.rng, match)
        tokens = match.public.tokens
        events = match.apply(action)
        if isinstance(action, act.Play):
            self.played.append(action.card)
        self._fold(events)
        self.check_cards()
        if everything:
            self.check_views()
        if match.result is not None:
            self.check_end(tokens)

    def check_legal(self) -> None:
        """Somebody is on turn and may do something; nobody else has a legal list."""
        match = self.match
        awaited = match.awaited
        assert awaited is not None
        for seat in range(self.table.seats):
            legal, offers = match.legal(seat), match.offers(seat)
            view = self.views[seat]
            assert view.legal() == legal
            assert view.offers() == offers
            assert bool(legal) is (seat == awaited)
            assert len(set(legal)) == len(legal)
            if seat == awaited:
                assert set(offers) <= set(legal)
        assert self.views[-1].legal() == [] == self.views[-1].offers()

    def check_conceivable(self) -> None:
        """``why_not`` refuses just what is in no list; a refused action changes nothing."""
        match = self.match
        allowed = {
            action
            for seat in range(self.table.seats)
            for action in (*match.legal(seat), *match.offers(seat))
        }
        before = state(match)
        found = set()
        for action in conceivable(self.options.table):
            inside = 0 <= action.seat < self.table.seats
            reason = self.views[action.seat].why_not(action) if inside else legality.NO_SEAT
            assert (reason is None) is (action in allowed), (action, reason)
            if reason is None:
                found.add(action)
            elif self.rng.random() < self.tried:
                assert refusal(match, action) == reason
                words = str(reason)
                assert reason.code in SENTENCES
                assert words
                assert "{" not in words
        assert found == allowed
        assert state(match) == before

    def check_cards(self) -> None:
        """No card is lost or doubled, and every hand has the size the public knows."""
        match, public = self.match, self.match.public
        if public.phase in (Phase.WAITING, Phase.FINISHED):
            return
        held: list[str] = []
        for own in match.owns:
            assert own.seat is not None
            mine = [*own.hand, *([own.indicator] if own.indicator else [])]
            gone = sum(card in self.hands[own.seat] for card in self.played)
            assert len(mine) == public.dealt[own.seat] - gone
            held += mine
        dealt = [card for s, hand in enumerate(self.hands) for card in hand[: public.dealt[s]]]
        assert sorted(held + self.played) == sorted(dealt)
        if public.phase is Phase.PLAY:
            assert sorted(dealt) == sorted(self.table.pack)

    def check_views(self) -> None:
        """Each view, folded from redacted events alone, knows the same as the engine."""
        match = self.match
        public = snapshot(match.public)
        for view in self.views:
            assert snapshot(view.public) == public
            if view.seat is not None:
                assert snapshot(view.own) == snapshot(match.owns[view.seat])
        for seat, own in enumerate(match.owns):
            if match.awaited is None or match.public.phase is not Phase.PLAY:
                break
            if any(play.seat == seat for play in match.public.trick.plays):
                continue  # he may have played the indicator: nobody is to learn it yet
            assert match.public.cards_left(seat) == len(own.hand)
            on_table = match.public.indicator_out and seat == match.public.maker
            assert on_table == (own.indicator is not None)

    def check_end(self, tokens: tuple[int, ...]) -> None:
        """Points and tokens at the end of a deal."""
        match, public = self.match, self.match.public
        result, current = match.result, match.current
        assert result is not None
        assert current is not None
        paid = sum(payment.tokens for payment in public.payments)
        assert paid == result.moved
        assert min(public.tokens) >= 0
        lost = sum(tokens) - sum(public.tokens)
        assert lost == (paid if self.options.payments == "bank" else 0)
        if result.outcome in ("made", "failed"):
            aside = [card for seat in public.aside for card in self.hands[seat]]
            assert sum(current.points) == 304 - ranks.points(aside)
            for view in self.views:
                for side in range(self.table.sides):
                    assert view.side_points(side) == (current.points[side], True)
                if not aside:  # with Partner Close nothing tells before the end that it is made
                    assert view.settled() == result.outcome
        else:
            assert paid == 0
            assert public.tokens == tokens


def run(
    options: opt.Options, seed: int, deals: int, everything: bool = False, tried: float = 0.03
) -> None:
    """Play some deals at random and check them."""
    watched = Watched(options, seed, tried)
    for _ in range(deals):
        watched.deal()
        while watched.match.result is None:
            watched.step(everything)
        if watched.match.finished:
            return


MIXES = [(name, table) for name in opt.PROFILES for table in TABLES]


@pytest.mark.parametrize(("profile", "table"), MIXES)
def test_invariants_every_profile_at_every_table(profile: str, table: str) -> None:
    options = opt.options(profile, f"table={table}")
    run(options, seed=304, deals=1, everything=True)
    run(options, seed=305, deals=4)


@settings(max_examples=40, deadline=None, derandomize=True, database=None)
@given(st.integers(0, 2**32))
def test_invariants_option_mixes(seed: int) -> None:
    run(random_options(random.Random(seed)), seed, deals=4)


@settings(max_examples=6, deadline=None, derandomize=True, database=None)
@given(st.integers(0, 2**32))
def test_invariants_option_mixes_every_conceivable_action(seed: int) -> None:
    run(random_options(random.Random(seed)), seed, deals=1, everything=True)


@pytest.mark.soak
def test_invariants_soak() -> None:
    for seed in range(2_000):
        run(random_options(random.Random(seed)), seed, deals=8)
    for seed in range(60):
        run(random_options(random.Random(seed)), seed, deals=2, everything=True, tried=1)


@pytest.mark.parametrize("payments", ["transfer", "bank"])
@pytest.mark.parametrize("table", list(TABLES))
def test_invariants_bankrupt_matches_end(table: str, payments: str) -> None:
    options = opt.options("Classic", f"table={table} match_end=bankrupt payments={payments}")
    for seed in range(2):
        watched = Watched(options, seed)
        for _ in range(300):
            watched.deal()
            while watched.match.result is None:
                watched.step(everything=False)
            if watched.match.finished:
                break
        assert watched.match.finished
        assert min(watched.match.public.tokens) == 0
        assert watched.match.awaited is None
        most = max(watched.match.public.tokens)
        assert watched.match.public.winners == tuple(
            side for side, held in enumerate(watched.match.public.tokens) if held == most
        )
        with pytest.raises(IllegalAction) as caught:
            watched.match.apply(act.Pass(0))
        assert caught.value.reason.code == "match_over"
        with pytest.raises(ValueError, match="no deal is due"):
            watched.match.deal(watched.hands)


@pytest.mark.parametrize("seed", range(4))
def test_invariants_replay_of_every_prefix_gives_the_same_events(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng)
    match = Match(options, 0)
    match.begin()
    hands = random_hands(rng, options)
    batches = [match.deal(hands)]
    actions: list[Action] = []
    while match.result is None:
        actions.append(next_action(rng, match))
        batches.append(match.apply(actions[-1]))
    states = []
    for length in range(len(actions) + 1):
        again = Match(options, 0)
        again.begin()
        got = [again.deal(hands), *(again.apply(action) for action in actions[:length])]
        assert got == batches[: length + 1]
        states.append(state(again))
    assert states[-1] == state(match)


@pytest.mark.parametrize("seed", range(6))
def test_invariants_a_copied_view_is_independent(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng)
    match = Match(options, 0)
    views = [View(seat) for seat in range(options.seating.seats)]
    copies: list[tuple[View, list[object]]] = []

    def tell(events: list[ev.Event]) -> None:
        for event in events:
            for view in views:
                view.fold(ev.redact(event, view.seat))

    tell(match.begin())
    tell(match.deal(random_hands(rng, options)))
    while match.result is None:
        view = rng.choice(views)
        twin = view.copy()
        assert snapshot(twin.public) == snapshot(view.public)
        assert snapshot(twin.own) == snapshot(view.own)
        assert twin.legal() == view.legal()
        assert twin.offers() == view.offers()
        copies.append((twin, [snapshot(twin.public), snapshot(twin.own)]))
        events = match.apply(next_action(rng, match))
        # The copy goes on alone, as if it looked ahead; the view does not notice.
        ahead, before = view.copy(), [snapshot(view.public), snapshot(view.own)]
        for event in events:
            ahead.fold(ev.redact(event, ahead.seat))
        assert [snapshot(view.public), snapshot(view.own)] == before
        tell(events)
    for twin, was in copies:
        assert [snapshot(twin.public), snapshot(twin.own)] == was


def test_invariants_an_action_before_the_first_deal_is_refused() -> None:
    match = Match(opt.STANDARD, 0)
    match.begin()
    with pytest.raises(IllegalAction) as caught:
        match.apply(act.Pass(0))
    assert caught.value.reason.code == "no_deal"


def test_invariants_random_play_reaches_every_outcome_and_cause() -> None:
    outcomes: set[str] = set()
    causes: set[str] = set()
    kinds: set[str] = set()
    for seed in range(200):
        rng = random.Random(seed)
        match = Match(random_options(rng), 0)
        match.begin()
        for _ in range(3):
            if match.finished:
                break
            hands, actions = random_deal(rng, match)
            assert match.result is not None
            outcomes.add(match.result.outcome)
            kinds |= {type(action).__name__ for action in actions}
            again = Match(match.options, match.public.dealer)
            again.begin()
            again.deal(hands)
            events = [event for action in actions for event in again.apply(action)]
            causes |= {event.cause for event in events if isinstance(event, ev.TrumpOpened)}
    assert outcomes == {"made", "failed", "thrown-in", "redeal", "spoilt"}
    assert causes == {"rule", "maker", "last", "ruff", "contract"}
    assert len(kinds) == 10
