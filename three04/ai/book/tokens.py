"""What a contract is worth in tokens (R61)."""

from three04.rules.nought.scoring import stake
from three04.rules.options import Options


def tokens_for(contract: int, options: Options) -> tuple[int, int]:
    """Return the tokens that the makers win with a contract made and lose with it failed.

    Caps are not counted in, nor that a side may have less than it owes.

    Args:
        contract: The bid, or ``PARTNER_CLOSE``.
        options: What is played: the makers settle with every other side.
    """
    others = options.seating.sides - 1
    won = stake(contract)
    return won * others, (won + 1) * others


def expected_tokens(made: float, contract: int, options: Options) -> float:
    """Return the tokens a contract brings the makers on average.

    Args:
        made: The chance that it is made.
        contract: The bid, or ``PARTNER_CLOSE``.
        options: What is played.
    """
    won, lost = tokens_for(contract, options)
    return made * won - (1 - made) * lost
