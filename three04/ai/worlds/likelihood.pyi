from collections.abc import Mapping, Sequence
from typing import Final

from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import Knowledge

COMPILED: Final[bool]

class Likelihood:
    knowledge: Final[Knowledge]
    moments: Final[int]
    everyone: int

    def __init__(
        self,
        knowledge: Knowledge,
        model: Sequence[float] | None = None,
        packet_weights: Mapping[int, Sequence[float]] | None = None,
        trump_weights: Sequence[float] | None = None,
        blind: float = ...,
    ) -> None: ...
    def weigh(self, worlds: Worlds, begin: int = ..., end: int = ...) -> None: ...
    def choices(self, worlds: Worlds, number: int) -> list[tuple[int, int, list[list[float]]]]: ...
