# cython: language_level=3, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Deals played to their end as the play model would, each seat from what it has seen.

The model was fitted to real players, so what comes of a card here is what they would make of it:
hidden trump, face-down cards and all. It takes about ten times as long as the kernel's own rule
players. The types for compiled code stand in ``imitation.pxd``.
"""

from collections.abc import Sequence
from typing import Final

from three04.ai.kernel.checked import check_seed
from three04.ai.kernel.layout import BIT_OF, OPEN, mask_of
from three04.ai.kernel.position import Position
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import Knowledge
from three04.ai.worlds.script import remembered
from three04.ai.worlds.sight import Sight

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

if not cython.compiled:
    from three04.ai.kernel.bits import bit, ctz64, start, stir, worth
    from three04.ai.kernel.position import become, blank, choices, faces_down, put

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

ONE_IN = 1.1102230246251565e-16
"""2**-53: what a number of 53 bits is multiplied by to lie below 1."""


class Imitation:
    """Plays the worlds of one decision out. One object a thread."""

    def __init__(self, knowledge: Knowledge, model: Sequence[float], heat: float = 1.0) -> None:
        """Make ready.

        Args:
            knowledge: What the seat knows; the play has begun.
            model: The play model's weights.
            heat: How sharply it chooses, see :class:`Sight`.
        """
        public, view = knowledge.view.public, knowledge.view
        if public.maker is None:
            raise ValueError("nobody has the contract yet")
        self.seats, self.maker = len(knowledge.held), public.maker
        self.sight = Sight(model, mask_of(public.table.pack), public.maker, public.contract, heat)
        self.begun, self.memory = Memory(), Memory()
        self.state = blank()
        if not cython.compiled:
            self.seen, self.scores = [0] * 8, [0.0] * 16
            self.down_seat, self.down_lies = [0] * 40, [0] * 40
        self.downs = len(knowledge.hidden)
        running = len(public.tricks)
        for at, (trick, seat) in enumerate(knowledge.hidden):
            self.down_seat[at], self.down_lies[at] = seat, trick == running
        self.lying = 0
        for (trick, seat), card in view.own.seen.items():
            self.seen[seat] |= bit(BIT_OF[card])
            if trick == running:
                self.lying |= bit(BIT_OF[card])
            else:
                self.seen[public.maker] |= bit(BIT_OF[card])
        so_far = remembered(knowledge)
        for seat in range(self.seats):
            self.begun.voids[seat], self.begun.led[seat] = so_far.voids[seat], so_far.led[seat]
        self.begun.led_closed, self.begun.times_led = so_far.led_closed, so_far.times_led
        self.begun.covered, self.begun.before = so_far.covered, so_far.before
        self.begun.makers_took, self.begun.others_took = so_far.took

    def play_out(
        self,
        worlds: Worlds,
        states: Sequence[Position],
        first: int,
        cards: Sequence[int],
        times: int,
        seed: int,
    ) -> dict[int, tuple[list[float], list[float]]]:
        """Return how often each card makes the contract, and the makers' points, by world.

        Args:
            worlds: Drawn for the decision.
            states: Some of them as positions, one after another.
            first: The number of the first of these.
            cards: The cards to try, bit numbers, all legal.
            times: How often each is played out in each world.
            seed: World ``i`` meets the chances of seed + ``i``, whatever the card.
        """
        if worlds.seats != self.seats or worlds.downs != self.downs:
            raise ValueError("made for another decision")
        if first < 0 or first + len(states) > worlds.count:
            raise ValueError("there are not so many worlds")
        check_seed(seed)
        if not 0 < times < 2**31 or None in states:
            raise ValueError("no position, or no such playouts")
        for card in cards:
            if not 0 <= card < OPEN:
                raise ValueError("no such card")
        found: dict[int, tuple[list[float], list[float]]] = {card: ([], []) for card in cards}
        count, chance = times, seed
        for number, state in enumerate(states, first):
            self.know(worlds, state, number)
            for card, (made, points) in found.items():
                self.run(state, card, count, chance + number)
                made.append(self.made / count)
                points.append(self.points / count)
        return found

    def looks_along(
        self, worlds: Worlds, root: Position, number: int, cards: Sequence[int]
    ) -> list[tuple[int, list[list[float]]]]:
        """Return what every card that might have been played looked like, of those played.

        Args:
            worlds: Drawn for the decision.
            root: One of them as a position.
            number: Its number.
            cards: The cards that are played from there on, bit numbers.

        Returns:
            For each of them that was chosen from several: the number of the situation, and the
            looks of all (as ``Likelihood.choices`` has them).
        """
        self.know(worlds, root, number)
        become(self.state, root)
        self.memory.take(self.begun)
        found = []
        for card in cards:
            legal = choices(self.state)
            if legal & (legal - 1):
                self.look()
                kind = self.sight.begin()
                looks = []
                left = legal
                while left:
                    self.sight.look(legal, ctz64(left))
                    looks.append(self.sight.looks_of())
                    left &= left - 1
                found.append((kind, looks))
            self.play(card)
        return found

    def know(self, worlds: Worlds, state: Position, number: int) -> None:
        """Note which face-down cards each seat knows in a world."""
        for seat in range(self.seats):
            self.begun.known[seat] = self.seen[seat] & ~state.gone
        self.begun.lying = self.lying
        for i in range(self.downs):
            card = bit(worlds.down[number * self.downs + i])
            self.begun.known[self.down_seat[i]] |= card
            if self.down_lies[i]:
                self.begun.lying |= card
            else:
                self.begun.known[self.maker] |= card

    def run(self, root: Position, card: int, times: int, seed: int) -> None:
        """Play a card out so many times in one world, and sum up."""
        with cython.nogil:
            chance = start(seed)
            self.made = self.points = 0
            for _ in range(times):
                become(self.state, root)
                self.memory.take(self.begun)
                self.play(card)
                cards = choices(self.state)
                while cards:
                    one = ctz64(cards)
                    if cards & (cards - 1):
                        chance = stir(chance)
                        one = self.choice(cards, (chance >> 11) * ONE_IN)
                    self.play(one)
                    cards = choices(self.state)
                self.sum_up()

    def sum_up(self) -> None:
        """Add what a deal played out came to."""
        makers = self.state.side_of[self.maker]
        taken = self.state.taken[makers]
        self.points += taken
        if self.state.contract == 1000:  # PARTNER_CLOSE
            swept = 1
            for i in range(self.state.size):
                swept &= self.state.side_of[self.state.winners[i]] == makers
            self.made += swept
        elif taken >= self.state.contract:
            self.made += 1

    def choice(self, cards: int, draw: float) -> int:
        """Return the card that the model chooses of these, by a number from 0 to 1."""
        self.look()
        self.sight.begin()
        total = 0.0
        count = 0
        left = cards
        while left:
            self.scores[count] = self.sight.score(cards, ctz64(left))
            total += self.scores[count]
            count += 1
            left &= left - 1
        draw *= total
        count = 0
        left = cards
        one = ctz64(left)
        while left:
            one = ctz64(left)
            draw -= self.scores[count]
            if draw < 0.0:
                break
            count += 1
            left &= left - 1
        return one

    def play(self, card: int) -> None:
        """Play a card, and remember what all saw."""
        down = faces_down(self.state)
        self.memory.note(self.state, card, down)
        put(self.state, card, down)
        if self.state.count == 0:
            self.memory.take_in(self.state, self.maker)

    def look(self) -> None:
        """Show the seat on turn what lies open: the facts of a ``script.Moment``."""
        seat = self.state.turn
        mine = self.state.side_of[seat]
        for other in range(self.seats):
            self.sight.hands[other] = self.state.hands[other]
            self.sight.known[other] = self.memory.known[other]
        self.sight.gone, self.sight.trump = self.state.gone, self.state.trump
        self.sight.indicator = self.state.indicator
        self.sight.out = self.state.indicator >= 0
        self.sight.fact[0], self.sight.fact[3] = seat, self.state.number
        self.sight.fact[4], self.sight.fact[5] = self.state.led, self.state.closed
        self.sight.fact[6] = self.state.bound
        best = self.state.seen_best
        self.sight.fact[7] = best & 15 if best >= 16 else -1
        self.sight.fact[8] = best >= 32 and self.state.led != self.state.trump
        self.sight.fact[9] = best >= 0 and self.state.side_of[self.state.seen_holder] == mine
        self.sight.fact[10] = self.state.seen_stake
        self.sight.fact[11] = self.memory.covered if self.state.count else 0
        self.look_round(seat, mine)
        self.sight.fact[16], self.sight.fact[17] = self.memory.led_closed, self.memory.times_led
        self.sight.fact[20] = self.memory.voids[self.maker]
        role = 0 if seat == self.maker else 2
        if role and mine == self.state.side_of[self.maker]:
            role = 1
        self.sight.fact[21] = role
        self.sight.fact[22], self.sight.fact[23] = self.memory.makers_took, self.memory.others_took

    def look_round(self, seat: int, mine: int) -> None:
        """Show who plays after a seat, and what the others have led and are void in."""
        others = partners = 0
        other = seat
        for _ in range(self.state.players - self.state.count - 1):
            other = self.state.follows[other]
            if self.state.side_of[other] == mine:
                partners += 1
            else:
                others += 1
        self.sight.fact[12], self.sight.fact[13] = others, partners
        partner_led = others_led = partner_void = other_void = 0
        for other in range(self.seats):
            if self.state.side_of[other] != mine:
                others_led |= self.memory.led[other]
                other_void |= self.memory.voids[other]
            elif other != seat:
                partner_led |= self.memory.led[other]
                partner_void |= self.memory.voids[other]
        self.sight.fact[14], self.sight.fact[15] = partner_led, others_led
        self.sight.fact[18], self.sight.fact[19] = partner_void, other_void


class Memory:
    """What all have seen, and who knows which face-down cards."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.voids, self.led, self.known = [0] * 8, [0] * 8, [0] * 8
        self.led_closed = self.times_led = self.covered = 0
        self.makers_took = self.others_took = self.before = self.lying = 0

    def note(self, state: Position, card: int, down: int) -> None:
        """Remember a card that is about to be played."""
        seat, led, suit = state.turn, state.led, card >> 4
        if led < 0:
            self.covered = 0
            self.led[seat] |= 1 << suit
            if (self.times_led >> 2 * suit & 3) < 3:
                self.times_led += 1 << 2 * suit
            if state.closed and seat == state.maker:
                self.led_closed |= 1 << suit
        elif suit != led or down:
            self.voids[seat] |= 1 << led
        if down:
            self.covered = 1
            self.known[seat] |= bit(card)
            self.lying |= bit(card)

    def take_in(self, state: Position, maker: int) -> None:
        """Remember what a trick has shown when it is taken, to the maker all of it (R43.7)."""
        self.known[maker] |= self.lying
        self.lying = 0
        cards = state.gone & ~self.before
        points = 0
        while cards:
            points += worth(ctz64(cards))
            cards &= cards - 1
        if state.side_of[state.winners[state.number - 1]] == state.side_of[maker]:
            self.makers_took += points
        else:
            self.others_took += points
        self.before = state.gone

    def take(self, other: "Memory") -> None:
        """Take over everything."""
        for i in range(8):
            self.voids[i], self.led[i], self.known[i] = other.voids[i], other.led[i], other.known[i]
        self.led_closed, self.times_led = other.led_closed, other.times_led
        self.covered, self.before, self.lying = other.covered, other.before, other.lying
        self.makers_took, self.others_took = other.makers_took, other.others_took
