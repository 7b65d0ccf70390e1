"""The prover against brute force: all deals that agree with the view, all the others may do."""

import random
from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb
from typing import NamedTuple

import pytest

from tests.rules.chance import next_action, random_hands, random_options
from three04.ai.kernel.layout import BIT_OF, OPEN, mask_of
from three04.ai.kernel.prover import Claim, prove
from three04.ai.kernel.state import State
from three04.cards import Card
from three04.rules import actions as act
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View

MOST_DEALS = 3000


class Step(NamedTuple):
    """One action of the play and what all saw after it."""

    action: act.Play | act.Open
    closed: bool


class Ending:
    """A deal stopped near its end, as one seat sees it."""

    def __init__(self, match: Match, steps: list[Step], leader: int, seat: int) -> None:
        self.match, self.steps, self.leader, self.seat = match, steps, leader, seat
        self.public = match.public
        self.view = View(seat, match.public)
        self.view.own = match.owns[seat]
        self.seen: dict[tuple[int, int], Card] = {}
        for number, trick in enumerate((*self.public.tricks, self.public.trick)):
            for play in trick.plays:
                card = self.view.card_at(number, play.seat)
                if card:
                    self.seen[(number, play.seat)] = card
        known = {*self.seen.values(), *self.view.own.packet}
        self.fixed: dict[int, list[Card]] = {s: [] for s in range(len(match.owns))}
        opened = self.public.opened
        if opened and opened not in known and self.public.maker is not None:
            self.fixed[self.public.maker].append(opened)
            known.add(opened)
        self.unseen = [card for card in self.public.table.pack if card not in known]

    def missing(self) -> list[int]:
        """How many cards of each seat are unseen."""
        table = self.public.table
        counts = []
        for other in range(table.seats):
            seen = sum(place[1] == other for place in self.seen) + len(self.fixed[other])
            counts.append(0 if other == self.seat else table.hand_size - seen)
        return counts

    def hidden(self, seat: int) -> list[tuple[int, int]]:
        return [
            (number, seat)
            for number, trick in enumerate((*self.public.tricks, self.public.trick))
            for play in trick.plays
            if play.seat == seat and (number, seat) not in self.seen
        ]

    def ways(self) -> int:
        """At most so many deals are to be looked at."""
        left, total = len(self.unseen), 1
        for seat, count in enumerate(self.missing()):
            total *= comb(left, count)
            left -= count
            lying = len(self.hidden(seat))
            for i in range(lying):
                total *= count - i
        if self.public.closed and self.seat != self.public.maker:
            total *= self.public.cards_left(self.public.maker or 0) + 1
        return total

    def deals(self) -> Iterator[State]:
        """Every deal that agrees with what the seat has seen, played up to now."""
        for split in self._splits(self.unseen, self.missing()):
            for lying in self._lyings(split, 0):
                yield from self._played(split, lying)

    def _splits(self, cards: list[Card], counts: list[int]) -> Iterator[list[list[Card]]]:
        if not counts:
            yield []
            return
        for chosen in combinations(cards, counts[0]):
            rest = [card for card in cards if card not in chosen]
            for others in self._splits(rest, counts[1:]):
                yield [list(chosen), *others]

    def _lyings(self, split: list[list[Card]], seat: int) -> Iterator[dict[tuple[int, int], Card]]:
        if seat == len(split):
            yield {}
            return
        places = self.hidden(seat)
        for cards in permutations(split[seat], len(places)):
            for others in self._lyings(split, seat + 1):
                yield {**dict(zip(places, cards, strict=True)), **others}

    def _played(
        self, split: list[list[Card]], lying: dict[tuple[int, int], Card]
    ) -> Iterator[State]:
        maker = self.public.maker
        assert maker is not None
        hands = [
            list(self.view.own.packet)
            if other == self.seat
            else [*cards, *self.fixed[other], *(c for p, c in self.seen.items() if p[1] == other)]
            for other, cards in enumerate(split)
        ]
        running = (len(self.public.tricks), maker)
        if self.public.opened:
            indicators = [self.public.opened]
        elif self.seat == maker:
            # Its own, which may lie in the running trick already.
            out = self.view.own.indicator
            down = [c for p, c in self.view.own.seen.items() if p == running]
            indicators = [out] if out else [c for c in down if c[1] == self.view.own.trump]
        else:
            kept = [card for card in split[maker] if card not in lying.values()]
            indicators = [*kept, *(c for p, c in lying.items() if p == running)]
        for indicator in indicators:
            state = self._replay(hands, indicator, lying)
            if state is not None:
                yield state

    def _replay(
        self, hands: list[list[Card]], indicator: Card, lying: dict[tuple[int, int], Card]
    ) -> State | None:
        public, options = self.public, self.match.options
        maker = public.maker
        assert maker is not None
        masks = [mask_of(hand) for hand in hands]
        if options.trump == "closed":
            masks[maker] &= ~(1 << BIT_OF[indicator])
        state = State(options, masks, maker, public.contract, BIT_OF[indicator], self.leader)
        for action, closed in self.steps:
            if isinstance(action, act.Open):
                if not state.may_open():
                    return None
                state.apply(OPEN)
                continue
            number = state.number
            place = (number, action.seat)
            card = BIT_OF[self.seen.get(place) or lying[place]]
            if state.turn != action.seat or not state.legal_mask() >> card & 1:
                return None
            if state.goes_down() != action.down:
                return None
            state.apply(card)
            if bool(state.closed) != closed:
                return None
            if state.number > number and not self._looks(number, indicator, lying, state):
                return None
        return state

    def _looks(
        self, number: int, indicator: Card, lying: dict[tuple[int, int], Card], state: State
    ) -> bool:
        """Whether the trick's end is what was seen."""
        trick = self.public.tricks[number]
        if trick.winner != state.winner(number):
            return False
        cards = {
            play.seat: self.seen.get((number, play.seat)) or lying[(number, play.seat)]
            for play in trick.plays
            if play.down
        }
        trump = indicator[1]
        found = any(card[1] == trump for card in cards.values())
        for play in trick.plays:
            if play.down:
                card = cards[play.seat]
                shown = found and (play.seat != self.public.maker or card[1] == trump)
                if shown != (play.card is not None):
                    return False
        return True


def holds(state: State, seat: int, order: tuple[int, ...]) -> bool:
    """Whether a seat that plays its cards in this order wins all, whatever the others do."""
    if state.is_over():
        return True
    mine = state.turn == seat
    moves = [order[0]] if mine else [m for m in state.legal() if m != OPEN or state.maker != seat]
    if mine and not state.legal_mask() >> order[0] & 1:
        return False
    for move in moves:
        number = state.number
        state.apply(move)
        lost = state.number > number and state.winner(number) != seat
        good = not lost and holds(state, seat, order[1:] if mine else order)
        state.undo()
        if not good:
            return False
    return True


def claims(ending: Ending) -> Iterator[Claim]:
    """Every claim the seat could make."""
    own = ending.view.own
    cards = [*own.hand, *([own.indicator] if own.indicator else [])]
    public = ending.public
    at_turn = ending.match.options.open_any_turn and public.turn == ending.seat
    may = public.closed and public.maker == ending.seat and (public.before_lead or at_turn)
    for order in permutations(cards):
        yield Claim(order, False)
        if may:
            yield Claim(order, True)


def stands(claim: Claim, deals: list[State], seat: int) -> bool:
    """Whether a claim holds in all these deals; the one that refutes it comes first next time."""
    order = tuple(BIT_OF[card] for card in claim.cards)
    for at, state in enumerate(deals):
        if claim.opens:
            state.apply(OPEN)
        good = holds(state, seat, order)
        if claim.opens:
            state.undo()
        if not good:
            deals.insert(0, deals.pop(at))
            return False
    return True


def endings(rng: random.Random, cards: int) -> Iterator[Ending]:
    """Endings of a random deal with this many cards each, in every seat that knows enough."""
    options = random_options(rng)
    match = Match(options, rng.randrange(options.seating.seats))
    match.begin()
    match.deal(random_hands(rng, options))
    while match.result is None and match.public.phase is not Phase.PLAY:
        match.apply(next_action(rng, match))
    if match.result is not None or match.public.leader is None:
        return
    leader = match.public.leader
    steps: list[Step] = []
    more = rng.randrange(options.seating.seats)
    while match.result is None:
        public = match.public
        left = options.seating.hand_size - len(public.tricks)
        if left <= cards and len(public.trick.plays) >= min(more, len(public.order) - 1):
            for seat in public.order:
                if public.trick.led is None and public.turn != seat:
                    continue
                ending = Ending(match, steps, leader, seat)
                if ending.ways() <= MOST_DEALS:
                    yield ending
            return
        action = next_action(rng, match)
        match.apply(action)
        if isinstance(action, act.Play | act.Open):
            steps.append(Step(action, match.public.closed))


def examine(seed: int, deals: int) -> tuple[int, int, int, int]:
    """Compare many endings; return how many there were, proved, missed, and closed ones proved."""
    rng = random.Random(f"prover {seed}")
    looked = proved = missed = closed = 0
    for number in range(deals):
        for ending in endings(rng, 1 + number % 3):
            worlds = list(ending.deals())
            assert worlds
            claim = prove(ending.view)
            looked += 1
            if claim is not None:
                proved += 1
                closed += ending.public.closed
                assert stands(claim, worlds, ending.seat), (seed, number, ending.seat, claim)
            else:
                missed += any(stands(other, worlds, ending.seat) for other in claims(ending))
    return looked, proved, missed, closed


def test_r59_prover_says_what_brute_force_says() -> None:
    looked, proved, missed, _ = examine(1, 100)
    assert looked > 100
    assert proved > 10
    assert missed == 0


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_r59_prover_says_what_brute_force_says_of_many(part: int) -> None:
    looked, proved, missed, closed = examine(100 + part, 1000)
    assert looked > 1000
    assert proved > 100
    assert closed
    assert missed == 0
