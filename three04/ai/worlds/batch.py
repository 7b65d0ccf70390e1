# cython: language_level=3, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Many worlds in one piece of memory.

The types for compiled code stand in ``batch.pxd``.
"""

from typing import Final

from three04.ai.kernel.layout import BIT_OF, LANE
from three04.ai.kernel.scene import Scene
from three04.ai.kernel.state import State
from three04.ai.worlds.knowledge import Knowledge, World

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

if not cython.compiled:
    from three04.ai.kernel.bits import ctz64

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""


MOST: Final = 10_000_000
"""So many worlds can be held at most."""


class Worlds:
    """Deals that were drawn, with their weights.

    Attributes:
        knowledge: What the seat knows.
        count: How many worlds there are.
        seats: Seats of the table.
        downs: How many face-down cards each has that the seat has not seen.
    """

    def __init__(self, knowledge: Knowledge, count: int) -> None:
        """Make room for worlds.

        Raises:
            ValueError: If they are fewer than none, or too many.
        """
        if not 0 <= count <= MOST:
            raise ValueError(f"{count} worlds: expected 0 to {MOST}")
        self.knowledge, self.count = knowledge, count
        self.seats, self.downs = len(knowledge.held), len(knowledge.hidden)
        self._scene: Scene | None = None
        self.make_room(count, count * self.seats, count * self.downs)
        for i in range(count):
            self.weight[i] = 1.0

    def make_room(self, count: int, hands: int, downs: int) -> None:
        """Make room."""
        if cython.compiled:
            self._masks = bytearray(16 * hands + 8)
            self._cards = bytearray(4 * (downs + 3 * count) + 8)
            self._weights = bytearray(8 * count + 8)
            self.hands = cython.cast("uint64_t *", cython.cast("char *", self._masks))
            self.first = self.hands + hands
            self.down = cython.cast("int *", cython.cast("char *", self._cards))
            self.indicator = self.down + downs
            self.trump = self.indicator + count
            self.laid = self.trump + count
            self.weight = cython.cast("double *", cython.cast("char *", self._weights))
        else:
            self.hands, self.first = [0] * hands, [0] * hands
            self.down, self.weight = [0] * downs, [0.0] * count
            self.indicator, self.trump, self.laid = [0] * count, [0] * count, [0] * count

    def __len__(self) -> int:
        return self.count

    def shorten(self, count: int) -> None:
        """Keep the first worlds only.

        Raises:
            ValueError: If there are not so many, or none.
        """
        if not 0 < count <= self.count:
            raise ValueError(f"{count} of {self.count} worlds")
        self.count = count

    def world(self, number: int) -> World:
        """Return one of the worlds."""
        self._check(number)
        at = number * self.seats
        return World(
            tuple([self.hands[at + seat] for seat in range(self.seats)]),
            self.trump[number],
            self.indicator[number],
            {
                place: self.down[number * self.downs + i]
                for i, place in enumerate(self.knowledge.hidden)
            },
            tuple([self.first[at + seat] for seat in range(self.seats)]),
        )

    def put(self, number: int, world: World, laid: int) -> None:
        """Put a world in the place of another.

        Args:
            number: Its place.
            world: The world.
            laid: The bit number of the card that was laid as indicator last, or ``NONE``.
        """
        self._check(number)
        for seat in range(self.seats):
            self.hands[number * self.seats + seat] = world.hands[seat]
            self.first[number * self.seats + seat] = world.first[seat]
        for at, place in enumerate(self.knowledge.hidden):
            self.down[number * self.downs + at] = world.down[place]
        self.trump[number], self.indicator[number] = world.trump, world.indicator
        self.laid[number], self.weight[number] = laid, 1.0

    def laid_card(self, number: int) -> int:
        """Return the bit number of the card that was laid as indicator last, or ``NONE``.

        It is ``NONE`` also while none has been laid.
        """
        self._check(number)
        return self.laid[number]

    def weights(self) -> list[float]:
        """Return the weight of every world; they need not add up to anything."""
        return [self.weight[i] for i in range(self.count)]

    def trump_shares(self) -> list[float]:
        """Return each suit's share of the weight as trump, by lanes; zeros where none is chosen."""
        shares = [0.0, 0.0, 0.0, 0.0]
        for i in range(self.count):
            if self.trump[i] >= 0:
                shares[self.trump[i]] += self.weight[i]
        total = sum(shares)
        return [share / total for share in shares] if total else shares

    def even_trumps(self) -> None:
        """Weigh the worlds so that each suit that is trump in any of them counts alike."""
        shares = self.trump_shares()
        for i in range(self.count):
            if self.trump[i] >= 0 and shares[self.trump[i]] > 0.0:
                self.weight[i] /= shares[self.trump[i]]

    def agreement(self, world: World) -> list[float]:
        """Return for each card the share of the weight that has it where it lies in this world.

        Args:
            world: With the same face-down cards; the shares are by bit number.
        """
        self.agree(list(world.hands), [world.down[place] for place in self.knowledge.hidden])
        found = [self.sums[card] for card in range(64)]
        total = 0.0
        for i in range(self.count):
            total += self.weight[i]
            if world.indicator >= 0 and self.indicator[i] == world.indicator:
                found[world.indicator] += self.weight[i]
        return [value / total for value in found]

    def agree(self, hands: list[int], down: list[int]) -> None:
        """Add up the weights by card."""
        if not cython.compiled:
            self.sums = [0.0] * 64
        for card in range(64):
            self.sums[card] = 0.0
        for seat in range(self.seats):
            mask = hands[seat]
            for i in range(self.count):
                cards = mask & self.hands[i * self.seats + seat]
                while cards:
                    self.sums[ctz64(cards)] += self.weight[i]
                    cards &= cards - 1
        for place in range(self.downs):
            card = down[place]
            for i in range(self.count):
                if self.down[i * self.downs + place] == card:
                    self.sums[card] += self.weight[i]

    def state(self, number: int) -> State:
        """Return a world as a state of the kernel, at the card that is due.

        Raises:
            ValueError: If no card is awaited.
        """
        self._check(number)
        public = self.knowledge.view.public
        if public.turn is None or public.maker is None:
            raise ValueError("no card is awaited")
        if self._scene is None:
            self._scene = Scene(public)
        world = self.world(number)
        down = {place: BIT_OF[card] for place, card in self.knowledge.view.own.seen.items()}
        down.update(world.down)
        out = world.indicator >= 0
        some_trump = self.laid[number] if self.laid[number] >= 0 else LANE * world.trump
        return self._scene.world(
            world.hands,
            world.indicator if out else some_trump,
            out,
            [down[place] for place in self._scene.places],
        )

    def _check(self, number: int) -> None:
        if not 0 <= number < self.count:
            raise IndexError("no such world")
