"""What the kernel's sources use of the module ``cython``, where they run uncompiled without it."""

from contextlib import nullcontext
from typing import Final, TypeVar

Thing = TypeVar("Thing")

compiled: Final = False
nogil: Final = nullcontext()


def cast(kind: object, value: Thing) -> Thing:
    """Return the value: here nothing has to be told what it is."""
    return value
