"""What the kernel's sources use of the module ``cython``, where they run uncompiled without it."""

from contextlib import nullcontext
from typing import Final

compiled: Final = False
nogil: Final = nullcontext()
