from typing import Final

COMPILED: Final[bool]
RANKS: Final[int]
