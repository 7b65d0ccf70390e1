"""The types of solver_memory.py, whose source is typed for Cython."""

from typing import Final

COMPILED: Final[bool]

class Memory:
    def __init__(self, bits: int) -> None: ...
