from typing import Final

from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import Knowledge

COMPILED: Final[bool]
BATCH: Final[int]

class Sampler:
    knowledge: Final[Knowledge]
    seats: Final[int]
    downs: Final[int]
    ways: Final[float]

    def __init__(self, knowledge: Knowledge) -> None: ...
    def draw(self, count: int, seed: int) -> Worlds: ...
    def fill(self, worlds: Worlds, seed: int, begin: int, end: int) -> None: ...
