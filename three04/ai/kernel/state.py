# cython: language_level=3, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The play of a deal."""

from typing import Final

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""


class State:
    """The play of a deal."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.hands = [0] * 8
