"""Trains the play model: gradient steps on the choices of players, by numpy.

The model is that of :mod:`three04.ai.worlds.sight`; its weights come out in the order that
``Sight`` takes them in. numpy is wanted here alone: who plays does not need it.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from three04.ai.worlds.sight import LOOKS, OCCASION, UNITS

Floats: TypeAlias = NDArray[np.float32]

ALL: Final = LOOKS + OCCASION
BATCH: Final = 64
RATE: Final = 3e-3
"""How far the first steps go; it falls to nothing by the last."""
DECAY: Final = 0.05
"""How strongly weights are pulled to nothing."""
EPOCHS: Final = 60
"""How often each choice is looked at."""


class Choices(NamedTuple):
    """Choices of one kind of situation, padded to the same number of cards.

    Attributes:
        looks: By choice and card, the looks and then the occasion.
        there: By choice and card, whether there is such a card.
        chosen: By choice, the number of the card that was played.
    """

    looks: Floats
    there: NDArray[np.bool_]
    chosen: NDArray[np.int64]


Sample: TypeAlias = tuple[int, Sequence[Sequence[float]]]
"""Which card was chosen, and the looks and the occasion of all that might have been."""


def choices_of(samples: Sequence[Sample]) -> Choices:
    """Return samples in one piece."""
    most = max((len(looks) for _, looks in samples), default=1)
    looks = np.zeros((len(samples), most, ALL), np.float32)
    there = np.zeros((len(samples), most), np.bool_)
    for at, (_, rows) in enumerate(samples):
        looks[at, : len(rows)] = rows
        there[at, : len(rows)] = True
    return Choices(looks, there, np.array([chosen for chosen, _ in samples], np.int64))


class Net:
    """The model of one kind of situation.

    Attributes:
        parts: Its weights: of the looks, of looks and occasion on the units, what the units begin
            with, what they count for.
    """

    def __init__(self, rng: np.random.Generator, *, plain: bool = False) -> None:
        """Begin with units by chance; those of a plain model count for nothing, and stay so."""
        self._trained = 1 if plain else 4
        self.parts = [
            np.zeros(LOOKS, np.float32),
            rng.normal(0, ALL**-0.5, (ALL, UNITS)).astype(np.float32),
            np.zeros(UNITS, np.float32),
            rng.normal(0, 0 if plain else UNITS**-0.5, UNITS).astype(np.float32),
        ]
        self._slopes = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def chances(self, found: Choices) -> Floats:
        """Return how likely each card of each choice is."""
        return self._forward(found)[1]

    def loss(self, found: Choices) -> float:
        """Return how unlikely the choices are on average, in nats."""
        chances = self.chances(found)
        taken = chances[np.arange(len(found.chosen)), found.chosen]
        return float(-np.log(np.maximum(taken, 1e-9)).mean())

    def _forward(self, found: Choices) -> tuple[Floats, Floats]:
        direct, inner, begins, counts = self.parts
        units = np.maximum(found.looks @ inner + begins, 0)
        scores = found.looks[..., :LOOKS] @ direct + units @ counts
        scores = np.where(found.there, scores, np.float32(-1e9))
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return units, powers / powers.sum(axis=1, keepdims=True)

    def step(self, found: Choices, rate: float) -> None:
        """Go one step towards the choices being likelier (Adam, Kingma and Ba 2015)."""
        units, wrong = self._forward(found)
        wrong[np.arange(len(found.chosen)), found.chosen] -= 1
        wrong /= len(found.chosen)
        through = wrong[..., None] * self.parts[3] * (units > 0)
        slopes = [
            np.einsum("cn,cnl->l", wrong, found.looks[..., :LOOKS]),
            np.tensordot(found.looks, through, ((0, 1), (0, 1))),
            through.sum(axis=(0, 1)),
            np.einsum("cn,cnu->u", wrong, units),
        ]
        self._steps += 1
        for at, slope in enumerate(slopes[: self._trained]):
            self._slopes[at] += 0.1 * (slope - self._slopes[at])
            self._squares[at] += 0.001 * (slope**2 - self._squares[at])
            straight = self._slopes[at] / (1 - 0.9**self._steps)
            even = np.sqrt(self._squares[at] / (1 - 0.999**self._steps)) + 1e-8
            self.parts[at] -= rate * (straight / even + DECAY * self.parts[at])

    def weights(self) -> list[float]:
        """Return the weights in the order of :class:`three04.ai.worlds.sight.Sight`."""
        direct, inner, begins, counts = self.parts
        row: list[float] = np.concatenate([direct, begins, counts, inner.ravel()]).tolist()
        return row


def trained(found: Choices, seed: int, epochs: int = EPOCHS, *, plain: bool = False) -> Net:
    """Return the model that was trained on choices.

    Args:
        found: The choices.
        seed: Of the units' beginnings and the order of the choices.
        epochs: How often each is looked at.
        plain: Whether to do without units.
    """
    rng = np.random.default_rng(seed)
    net = Net(rng, plain=plain)
    many = len(found.chosen)
    for epoch in range(epochs):
        order = rng.permutation(many)
        for begin in range(0, many, BATCH):
            some = order[begin : begin + BATCH]
            part = Choices(found.looks[some], found.there[some], found.chosen[some])
            net.step(part, RATE * (1 - (epoch + begin / many) / epochs))
    return net
