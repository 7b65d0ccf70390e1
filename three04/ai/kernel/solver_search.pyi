"""The types of solver_search.py, whose source is typed for Cython."""

from typing import Final

COMPILED: Final[bool]

class Search:
    def __init__(self, bits: int = ...) -> None: ...
    @property
    def nodes(self) -> int: ...
