"""The play of a deal as bit masks, quick enough to search: compiled where a compiler is found.

Every module here is plain Python that Cython compiles with the ``.pxd`` beside it; without a
compiler the same file runs as it stands, some hundred times slower. ``layout`` says how cards lie
in masks, ``state`` has the play, ``scene`` the ways to it, ``playouts`` what it comes to, and
``prover`` says whether a claim holds.
"""

from typing import TYPE_CHECKING

from three04.lazy import importing

if TYPE_CHECKING:
    from three04.ai.kernel.prover import Claim, prove
    from three04.ai.kernel.state import COMPILED

__all__ = ["COMPILED", "Claim", "prove"]

__getattr__ = importing(__name__, {"COMPILED": ".state", "Claim": ".prover", "prove": ".prover"})
