"""The letters courts bear in the corner: packs of other countries have others.

Only jack, queen and king differ; ace, ten and the figures are the same everywhere here.
"""

from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from three04.cards import Rank

Indices: TypeAlias = Literal["english", "german", "spanish", "portuguese"]

COURTS: Final[MappingProxyType[Indices, MappingProxyType[Rank, str]]] = MappingProxyType(
    {
        "english": MappingProxyType({"J": "J", "Q": "Q", "K": "K"}),
        "german": MappingProxyType({"J": "B", "Q": "D", "K": "K"}),  # Bube, Dame, König
        "spanish": MappingProxyType({"J": "S", "Q": "C", "K": "R"}),  # sota, caballo, rey
        "portuguese": MappingProxyType({"J": "V", "Q": "D", "K": "R"}),  # valete, dama, rei
    }
)
"""The courts' letters by pack."""

_OF_LANGUAGES: Final[MappingProxyType[str, Indices]] = MappingProxyType({"de": "german"})
# Where Spanish and Portuguese are spoken, packs with hearts and spades mostly have J, Q and K.


def printed(rank: Rank, indices: Indices) -> str:
    """Return what a card of a rank bears in its corner."""
    return "10" if rank == "T" else COURTS[indices].get(rank, rank)


def usual(language: str) -> Indices:
    """Return the indices people who speak a language are used to, with this game's suits."""
    return _OF_LANGUAGES.get(language, "english")
