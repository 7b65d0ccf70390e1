"""How often the person had a hint: for the deal's statistics, never for the record."""

import msgspec


class HintUse(msgspec.Struct, frozen=True):
    """Hints of one deal.

    Attributes:
        nudges: How often the person was told what to think about.
        moves: How often he was shown the move.
    """

    nudges: int = 0
    moves: int = 0


class HintRecord:
    """The hints of a match; undo does not make them undone."""

    def __init__(self) -> None:
        self._uses: dict[int, HintUse] = {}

    def note(self, deal: int, move: bool) -> None:
        """Take in that a hint was given in a deal: a nudge, or the move."""
        use = self.of(deal)
        self._uses[deal] = (
            msgspec.structs.replace(use, moves=use.moves + 1)
            if move
            else msgspec.structs.replace(use, nudges=use.nudges + 1)
        )

    def of(self, deal: int) -> HintUse:
        """Return the hints of a deal, by its number."""
        return self._uses.get(deal, HintUse())
