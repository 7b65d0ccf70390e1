"""How far the weights of worlds are trusted: numbers, for levels to choose.

Apart from what draws worlds, which takes long to load: the window knows the levels from the start,
and draws nothing before a computer has to think.
"""

from typing import Final, NamedTuple


class Trust(NamedTuple):
    """How far weights are trusted: not all play as the model does, and the absurd may be true.

    Attributes:
        times: So many worlds are drawn for each that is wanted.
        blind: The share of a blind choice in the likelihood of each card.
        least: Of the worlds drawn, at least this share has to count; else their weights are
            tempered.
        even: The share of all weight that is given out evenly.
        apart: Whether an opponent of the maker guesses the trump apart from the hands: each suit
            that may be it alike, whatever the maker would have laid from the packet he has there.
            For measuring what drawing both together is worth.
    """

    times: int = 8
    blind: float = 0.3
    least: float = 0.25
    even: float = 0.2
    apart: bool = False


CAREFUL: Final = Trust()
"""Costs little where others do not play as the model does."""
