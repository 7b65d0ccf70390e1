from typing import Final

COMPILED: Final[bool]
LOOKS: Final[int]
KINDS: Final[int]
