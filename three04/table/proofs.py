"""The proof of a deal at a table, whose key stays in the deal source until the deal is over."""

from collections.abc import Sequence

from three04.record.deals import DealSource
from three04.record.proof import ForeignKeyError, Proof, cut_of, fingerprint
from three04.rules.journal import DealRow, Step
from three04.rules.nought.match import Match


def proof_of(
    source: DealSource, match: Match, steps: Sequence[Step], cutting: bool
) -> Proof | None:
    """Return the proof of the deal that is played or was played last.

    Args:
        source: Where the cards came from.
        match: The state of the match.
        steps: The deals and actions that stand.
        cutting: Whether the pack of the next deal is being cut: the proof is of that one.

    Returns:
        None where no deal began, or its cards did not come from a key of this source.
    """
    table, public = match.options.seating, match.public
    number = public.number + cutting
    key = source.key(number - 1) if number else None
    if key is None:
        return None
    if cutting:
        return Proof(number, table.name, match.next_dealer, fingerprint(key))
    hands = next(step.hands for step in reversed(steps) if isinstance(step, DealRow))
    try:
        cut = cut_of(key, table, public.dealer, hands)
    except ForeignKeyError:
        return None
    proof = Proof(number, table.name, public.dealer, fingerprint(key), key.hex(), cut)
    return proof if public.outcome is not None else proof.hidden()
