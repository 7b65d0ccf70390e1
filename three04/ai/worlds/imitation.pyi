from collections.abc import Sequence
from typing import Final

from three04.ai.kernel.position import Position
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import Knowledge

COMPILED: Final[bool]

class Imitation:
    def __init__(self, knowledge: Knowledge, model: Sequence[float], heat: float = ...) -> None: ...
    def play_out(
        self,
        worlds: Worlds,
        states: Sequence[Position],
        first: int,
        cards: Sequence[int],
        times: int,
        seed: int,
    ) -> dict[int, tuple[list[float], list[float]]]: ...
    def looks_along(
        self, worlds: Worlds, root: Position, number: int, cards: Sequence[int]
    ) -> list[tuple[int, list[list[float]]]]: ...
