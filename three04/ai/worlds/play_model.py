"""How likely a card is to be played, by what it looks like: the weights of the two models.

``PLAIN`` is a weighted sum of a card's looks alone; ``TRAINED`` has the layer of units too, which
also looks at the occasion. They stand in ``plain_model.json`` and ``trained_model.json`` with how
they were made and how good they are; ``fit`` makes them.
"""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from three04.ai.worlds.sight import KINDS, LOOKS, SIZE

_log: Final = logging.getLogger(__name__)

PLAIN_PATH: Final = Path(__file__).with_name("plain_model.json")
TRAINED_PATH: Final = PLAIN_PATH.with_name("trained_model.json")

PARTS: Final = 1000
"""Weights are stored as whole numbers of so many parts."""


class PlayModel(msgspec.Struct, frozen=True):
    """What the file holds.

    Attributes:
        made: The arguments of ``fit``.
        held_out: By kind of situation, how well it foretells choices that were kept apart.
        weights: In the order of :class:`three04.ai.worlds.sight.Sight`, in thousandths; of a plain
            model those of the looks alone.
    """

    made: str
    held_out: tuple[str, ...]
    weights: tuple[int, ...]

    def __post_init__(self) -> None:
        """Refuse weights of which there are too many or too few.

        Raises:
            ValueError: So it is.
        """
        if len(self.weights) not in (KINDS * LOOKS, KINDS * SIZE):
            raise ValueError(f"{len(self.weights)} weights")

    @property
    def rows(self) -> tuple[float, ...]:
        """The weights as ``Sight`` takes them in; those of the units are nothing in a plain model.

        :data:`SIZE` for each of :data:`KINDS`.
        """
        size = len(self.weights) // KINDS
        found: list[float] = []
        for kind in range(KINDS):
            found += [weight / PARTS for weight in self.weights[kind * size : (kind + 1) * size]]
            found += [0.0] * (SIZE - size)
        return tuple(found)


def read(path: Path) -> PlayModel:
    """Read a model.

    Raises:
        OSError: The file is not there, or cannot be read.
        ValueError: It is not what was written.
    """
    return msgspec.json.decode(path.read_bytes(), type=PlayModel)


def write(path: Path, made: str, held_out: Sequence[str], numbers: Sequence[float]) -> None:
    """Write a model; a break in between leaves the old file."""
    rounded = tuple(round(PARTS * weight) for weight in numbers)
    data = msgspec.json.encode(PlayModel(made, tuple(held_out), rounded))
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(data + b"\n")
    beside.replace(path)


def weights(path: Path) -> tuple[float, ...]:
    """Return the weights of a model; all cards are alike if it cannot be read."""
    try:
        return read(path).rows
    except (OSError, ValueError) as error:
        _log.warning("A play model cannot be used, all cards are alike: %s", error)
        return (0.0,) * (KINDS * SIZE)


PLAIN: Final = weights(PLAIN_PATH)
TRAINED: Final = weights(TRAINED_PATH)
