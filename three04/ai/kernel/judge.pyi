"""The types of judge.py, whose source is typed for Cython."""

from collections.abc import Sequence
from typing import Final

from three04.ai.kernel.position import Position

COMPILED: Final[bool]

class Judge:
    def __init__(self) -> None: ...
    def made(
        self,
        worlds: Sequence[Position],
        running: Sequence[Sequence[int]],
        cards: Sequence[int],
        questions: int,
        spread: float,
    ) -> list[list[float]]: ...
