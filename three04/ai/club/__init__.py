"""``club``: plays like a sound club player: counts, remembers, respects its partner.

One module a duty. ``memory`` turns a view into what a good memory would hold, ``guess`` and
``chances`` say where the other cards may be, ``worth`` what a card is good for later; ``lead``,
``follow`` and ``discard`` choose a card, ``bidding`` and ``second`` speak in the auctions,
``trump`` lays and opens the indicator, ``certain`` knows what cannot be lost, ``spoilt`` calls.
Nothing is kept from one decision to the next.
"""

from typing import TYPE_CHECKING

from three04.lazy import importing

if TYPE_CHECKING:
    from three04.ai.club.player import decide

__all__ = ["decide"]

__getattr__ = importing(__name__, {"decide": ".player"})
