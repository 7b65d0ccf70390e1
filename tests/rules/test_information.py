"""R45: nobody learns from the engine what he may not know.

Two independent witnesses: a referee that keeps, from hands and actions alone, what each seat has
legitimately seen; and the swap of two unseen cards in a whole history, which a seat must not be
able to notice.
"""

import random
from collections import Counter

import msgspec
import pytest

from three04.cards import CARDS, Card
from three04.rules import actions as act
from three04.rules import events as ev
from three04.rules import options as opt
from three04.rules.actions import Action
from three04.rules.events import Event
from three04.rules.nought.match import Match
from three04.rules.nought.view import View
from three04.rules.reasons import IllegalAction

from .chance import random_deal, random_options
from .situation import Hands, Situation, play

NOBODY = -1
"""Stands for the spectator among the seats."""


def cards_in(thing: object) -> set[Card]:
    """Return every card that stands anywhere in an event, in whatever field."""
    if isinstance(thing, str):
        return {thing} & CARDS
    if isinstance(thing, dict):
        return {card for item in thing.items() for part in item for card in cards_in(part)}
    if isinstance(thing, list | tuple):
        return {card for item in thing for card in cards_in(item)}
    return cards_in(msgspec.to_builtins(thing)) if isinstance(thing, msgspec.Struct) else set()


class Referee:
    """What each seat has legitimately seen, kept from the hands and the actions alone.

    Attributes:
        known: The cards each seat (and :data:`NOBODY`) has seen.
    """

    def __init__(self, options: opt.Options, hands: Hands) -> None:
        self.options = options
        self.table = options.seating
        self.hands = hands
        first = self.table.packets[0]
        self.known: dict[int, set[Card]] = {s: set(h[:first]) for s, h in enumerate(hands)}
        self.known[NOBODY] = set()
        self.maker = NOBODY
        self.indicator = ""
        self.contract = 0
        self.open = False
        self.second = False
        self.aside: tuple[int, ...] = ()
        self.trick: list[act.Play] = []
        self.left: dict[int, int] = {}
        self.tricks = 0

    def show(self, *cards: Card) -> None:
        """Show cards to everybody."""
        for known in self.known.values():
            known.update(cards)

    def see(self, action: Action, over: bool) -> None:
        """Take in an action; ``over`` says that the deal ended with it, played out or spoilt."""
        match action:
            case act.Redeal(seat=seat):
                self.show(*self.hands[seat][: self.table.packets[0]])
            case act.Bid(amount=amount):
                self.contract = amount
            case act.Close(seat=seat):
                self.contract, self.aside = 999, self.table.partners(seat)
            case act.LayTrump(seat=seat, card=card):
                self.maker, self.indicator = seat, card
                for each, hand in enumerate(self.hands):
                    self.known[each].update(hand)
                self.open = self.options.trump == "open"
                if self.open:
                    self.show(card)
            case act.Open():
                self.open = True
                self.show(self.indicator)
            case act.Play():
                self.play(action)
            case _:
                pass
        if over:
            self.show(*self.table.pack)

    def play(self, action: act.Play) -> None:
        """Take in a card."""
        self.trick.append(action)
        if not action.down:
            self.show(action.card)
            if action.card == self.indicator:
                self.open = True
        if len(self.trick) < self.table.seats - len(self.aside):
            return
        down = [play for play in self.trick if play.down]
        self.known[self.maker].update(play.card for play in down)
        trumps = [play for play in down if play.card[1] == self.indicator[1]]
        if trumps:
            self.open = True
            self.show(self.indicator, *(p.card for p in down if p.seat != self.maker))
            self.show(*(play.card for play in trumps))
        if self.options.reveal_after_first and self.tricks == 0 and self.contract >= 250:
            self.open = True
        if self.open:
            self.show(self.indicator)
        self.trick = []
        self.tricks += 1


class History:
    """A random deal, the events of each step, and what each seat had seen after it.

    Step 0 is the deal itself, step n the n-th action.
    """

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        self.options = random_options(rng)
        self.dealer = rng.randrange(self.options.seating.seats)
        match = Match(self.options, self.dealer)
        match.begin()
        self.hands, self.actions = random_deal(rng, match)
        self.steps: list[list[Event]] = []
        self.known: list[dict[int, set[Card]]] = []
        self.lists: list[list[tuple[list[Action], list[Action]]]] = []
        self._replay()

    def _replay(self) -> None:
        match = Match(self.options, self.dealer)
        match.begin()
        seats = range(self.options.seating.seats)
        self.steps = [match.deal(self.hands)]
        referee = Referee(self.options, self.hands)
        self.known = [{seat: set(known) for seat, known in referee.known.items()}]
        self.lists = [[(match.legal(s), match.offers(s)) for s in seats]]
        for action in self.actions:
            self.steps.append(match.apply(action))
            over = match.result is not None and match.result.outcome in ("made", "failed", "spoilt")
            referee.see(action, over)
            self.known.append({seat: set(known) for seat, known in referee.known.items()})
            self.lists.append([(match.legal(s), match.offers(s)) for s in seats])

    def down_at(self, step: int) -> list[Card]:
        """Return the cards played face down up to a step."""
        plays = [a for a in self.actions[:step] if isinstance(a, act.Play) and a.down]
        return [play.card for play in plays]

    def indicator_at(self, step: int) -> Card | None:
        """Return the last indicator laid up to a step."""
        laid = [a.card for a in self.actions[:step] if isinstance(a, act.LayTrump)]
        return laid[-1] if laid else None


def redacted(events: list[Event], seat: int) -> list[Event]:
    """Return events as a seat, or :data:`NOBODY`, gets them."""
    return [ev.redact(event, None if seat == NOBODY else seat) for event in events]


# ------------------------------------------------------------------ nothing unseen in an event


def check_events(seed: int) -> int:
    """No event holds a card its receiver may not know; return how many cards were looked at."""
    history = History(seed)
    count = 0
    for step, events in enumerate(history.steps):
        for seat, known in history.known[step].items():
            found = {card for event in redacted(events, seat) for card in cards_in(event)}
            assert found <= known, (seed, step, seat, found - known)
            count += len(found)
    return count


def test_r45_no_event_holds_a_card_that_its_receiver_may_not_know() -> None:
    assert sum(check_events(seed) for seed in range(150)) > 30_000


@pytest.mark.soak
def test_r45_no_event_holds_a_card_that_its_receiver_may_not_know_soak() -> None:
    assert sum(check_events(seed) for seed in range(1_000, 9_000)) > 1_000_000


def test_r45_the_referee_is_no_sieve() -> None:
    # The complete events do hold cards that seats may not know: the check above can fail.
    history = History(1)
    found = {card for event in history.steps[0] for card in cards_in(event)}
    assert not found <= history.known[0][0]


# ------------------------------------------------------------------ swaps of unseen cards


def swapped(
    cards: tuple[Card, Card], hands: Hands, actions: list[Action]
) -> tuple[Hands, list[Action]]:
    """Return hands and actions with two cards swapped everywhere."""
    one, two = cards
    turn = {one: two, two: one}
    new = tuple(tuple(turn.get(card, card) for card in hand) for hand in hands)
    changed: list[Action] = [
        msgspec.structs.replace(action, card=turn.get(action.card, action.card))
        if isinstance(action, act.LayTrump | act.Play)
        else action
        for action in actions
    ]
    return new, changed


def pick(rng: random.Random, history: History, turn: int) -> tuple[int, int, Card, Card] | None:
    """Pick a seat, a moment and two cards that the seat has not seen up to it.

    Every third time one of the two lies face down in a trick, every third time it is the
    indicator, where there is such a card.
    """
    for _ in range(4):
        seat = rng.choice([*range(history.options.seating.seats), NOBODY])
        step = rng.randrange(len(history.steps))
        unseen = sorted(set(history.options.seating.pack) - history.known[step][seat])
        special = list(unseen)
        if turn % 3 == 1:
            special = [card for card in history.down_at(step) if card in unseen]
        elif turn % 3 == 2:
            special = [card for card in unseen if card == history.indicator_at(step)]
        if len(unseen) >= 2 and special:
            one = rng.choice(special)
            others = [card for card in unseen if card != one]
            alike = [card for card in others if card[1] == one[1]]
            return seat, step, one, rng.choice(alike if alike and rng.random() < 0.5 else others)
    return None


def try_swap(history: History, seat: int, step: int, cards: tuple[Card, Card]) -> str:
    """Swap two cards, replay, and compare what the seat gets until one is shown to it.

    Returns:
        ``"illegal"`` if the rewritten history is none (somebody else did what he then might
        not), else ``"real"``.
    """
    hands, actions = swapped(cards, history.hands, history.actions)
    match = Match(history.options, history.dealer)
    match.begin()
    streams: list[tuple[bytes, bytes]] = []
    for number, events in enumerate(history.steps):
        try:
            got = match.deal(hands) if number == 0 else match.apply(actions[number - 1])
        except IllegalAction:
            # The seat's own list must not have changed, so that it was another's action.
            assert actions[number - 1].seat != seat
            return "illegal"
        mine, theirs = redacted(events, seat), redacted(got, seat)
        if any(card in cards for event in mine for card in cards_in(event)):
            assert number > step, "the referee said that the seat had seen neither"
            return "real"
        if any(card in cards for event in theirs for card in cards_in(event)):
            return "real"
        streams.append((msgspec.json.encode(mine), msgspec.json.encode(theirs)))
        assert streams[-1][0] == streams[-1][1], (number, cards, seat)
        if seat != NOBODY:
            assert (match.legal(seat), match.offers(seat)) == history.lists[number][seat]
    return "real"


def swaps(seeds: range, each: int) -> Counter[str]:
    """Try some swaps in each of many random deals; return what was found."""
    count: Counter[str] = Counter()
    for seed in seeds:
        history = History(seed)
        rng = random.Random(-seed)
        for turn in range(each):
            picked = pick(rng, history, turn)
            if picked is None:
                count["nothing unseen"] += 1
                continue
            seat, step, one, two = picked
            try:
                kind = try_swap(history, seat, step, (one, two))
            except AssertionError as error:
                raise AssertionError(f"seed {seed}: {picked}: {history.options}") from error
            count[kind] += 1
            if kind == "real":
                count["face down"] += one in history.down_at(step)
                count["indicator"] += one == history.indicator_at(step)
                count["spectator"] += seat == NOBODY
    return count


def test_r45_two_unseen_cards_swapped_are_not_noticed() -> None:
    count = swaps(range(240), each=9)
    print(dict(count))
    assert count["real"] >= 1_000
    assert count["face down"] >= 100
    assert count["indicator"] >= 100


@pytest.mark.soak
def test_r45_two_unseen_cards_swapped_are_not_noticed_soak() -> None:
    count = swaps(range(100_000, 104_000), each=24)
    print(dict(count))
    assert count["real"] >= 30_000
    assert count["face down"] >= 5_000
    assert count["indicator"] >= 5_000


# ------------------------------------------------------------------ R45 in full


def check_other_trump(seed: int) -> int:
    """Let the maker lay another card of another suit; return at how many steps lists agreed.

    Until the trump is public, or another's card shows it, no seat but the maker's may notice.
    """
    history = History(seed)
    laid = [n for n, action in enumerate(history.actions) if isinstance(action, act.LayTrump)]
    if not laid or history.options.trump == "open":
        return 0
    before = history.actions[laid[-1]]
    assert isinstance(before, act.LayTrump)
    hand = history.hands[before.seat]
    if len(laid) == 1:
        hand = hand[: history.options.seating.packets[0]]
    others = [card for card in hand if card[1] != before.card[1]]
    if not others:
        return 0
    match = Match(history.options, history.dealer)
    match.begin()
    match.deal(history.hands)
    agreed = 0
    for number, action in enumerate(history.actions, start=1):
        other = act.LayTrump(before.seat, others[0]) if number - 1 == laid[-1] else action
        try:
            events = match.apply(other)
        except IllegalAction:
            assert action.seat == before.seat  # the maker's own list: he knows his trump
            return agreed
        shown = (ev.TrumpOpened, ev.AllShown)
        if any(isinstance(event, shown) for event in (*events, *history.steps[number])):
            return agreed
        for seat in range(history.options.seating.seats):
            if seat != before.seat:
                lists = match.legal(seat), match.offers(seat)
                assert lists == history.lists[number][seat], (seed, number, seat)
                agreed += number > laid[-1] and bool(lists[0])
    return agreed


def test_r45_the_legal_list_of_another_seat_is_the_same_whatever_the_trump() -> None:
    assert sum(check_other_trump(seed) for seed in range(150)) > 150


def test_r45_the_views_score_counts_only_what_the_seat_has_seen() -> None:
    for seed in range(40):
        history = History(seed)
        views = {s: View(None if s == NOBODY else s) for s in history.known[0]}
        start = Match(history.options, history.dealer).begin()
        for step, events in enumerate([[*start, *history.steps[0]], *history.steps[1:]]):
            for seat, view in views.items():
                for event in redacted(events, seat):
                    view.fold(event)
                for number, trick in enumerate(view.public.tricks):
                    cards = {view.card_at(number, play.seat) for play in trick.plays} - {None}
                    assert cards <= history.known[step][seat]


HANDS = {
    0: "AH KH QH 8H | AD KD 7C 8C",
    1: "9S TS JD 9D | JC 9C 7D 8D",
    2: "JH 9H TH 7H | TD QD TC QC",
    3: "JS AS KS QS | 8S 7S AC KC",
}


def ruffed() -> Situation:
    """The maker, seat 1, has discarded the jack of diamonds; seat 3 has ruffed."""
    return play(
        "auction 0:pass 1:160 2:pass 3:pass / trump 1:TS / play 0:AH 1:(JD) 2:7H 3:(7S)", HANDS
    )


def test_r45_the_makers_discard_stays_hidden_after_a_successful_ruff() -> None:
    table = ruffed()
    assert table.match.public.tricks[0].winner == 3
    for seat in (0, 2, 3, NOBODY):
        found = {c for e in table.events for c in cards_in(redacted([e], seat)[0])}
        assert "JD" not in found
    assert table.match.current is not None
    assert table.match.current.points == [0, 41]  # but it counts
    assert table.views[0].side_points(1) == (11, False)


def test_r45_nothing_is_shown_after_a_deal_thrown_in() -> None:
    table = play("auction 0:pass 1:pass 2:pass 3:pass", HANDS)
    for seat in (0, 1, 2, 3, NOBODY):
        own = set(HANDS[seat].partition("|")[0].split()) if seat != NOBODY else set()
        assert {c for e in table.events for c in cards_in(redacted([e], seat)[0])} == own


def test_r45_nothing_but_eldests_packet_is_shown_after_a_redeal() -> None:
    hands = {**HANDS, 0: "8H KH QH 8C | AD KD 7C AH"}
    table = play("redeal 0", hands)
    packet = {"8H", "KH", "QH", "8C"}
    for seat in (1, 2, 3, NOBODY):
        own = set(hands[seat].partition("|")[0].split()) if seat != NOBODY else set()
        assert {c for e in table.events for c in cards_in(redacted([e], seat)[0])} == own | packet
