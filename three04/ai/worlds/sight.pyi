from typing import Final

COMPILED: Final[bool]
LOOKS: Final[int]
OCCASION: Final[int]
UNITS: Final[int]
SIZE: Final[int]
KINDS: Final[int]
