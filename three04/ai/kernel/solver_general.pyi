"""The types of solver_general.py, whose source is typed for Cython."""

from collections.abc import Sequence
from typing import Final

COMPILED: Final[bool]

class GeneralSolver:
    nodes: int
    def __init__(self, seats: int, sides: int, bits: int = ..., plain: bool = ...) -> None: ...
    def points(
        self,
        hands: Sequence[int],
        trump: int,
        leader: int,
        maker: int = ...,
        played: Sequence[int] = ...,
        exhausted: bool = ...,
        bound: bool = ...,
    ) -> int: ...
    def reaches(
        self,
        need: int,
        hands: Sequence[int],
        trump: int,
        leader: int,
        maker: int = ...,
        played: Sequence[int] = ...,
        exhausted: bool = ...,
        bound: bool = ...,
    ) -> bool: ...
    def cards(
        self,
        hands: Sequence[int],
        trump: int,
        leader: int,
        maker: int = ...,
        played: Sequence[int] = ...,
        exhausted: bool = ...,
        bound: bool = ...,
    ) -> dict[int, int]: ...
