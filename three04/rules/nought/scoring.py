"""Who pays whom how many tokens, and when the match is over (R60-R66)."""

import msgspec

from three04.rules.events import PARTNER_CLOSE, TokensPaid
from three04.rules.options import Options


class Played(msgspec.Struct, frozen=True):
    """What the payment of a deal played out depends on.

    Attributes:
        makers: The makers' side.
        contract: The bid, or ``PARTNER_CLOSE``.
        points: The makers' card points.
        swept: The side that won every trick, or None.
        declared: The side that declared Caps, or None.
    """

    makers: int
    contract: int
    points: int
    swept: int | None
    declared: int | None

    @property
    def made(self) -> bool:
        """R60; R32: a Partner Close is made by tricks."""
        if self.contract == PARTNER_CLOSE:
            return self.swept == self.makers
        return self.points >= self.contract


def stake(contract: int) -> int:
    """Return the tokens for a contract made; one more when it failed (R61)."""
    if contract == PARTNER_CLOSE:
        return 4
    if contract >= 250:
        return 3
    return 2 if contract >= 200 else 1


class _Till:
    """The sides' tokens while a deal is settled, payment by payment (R65)."""

    def __init__(self, options: Options, tokens: tuple[int, ...]) -> None:
        self._tokens = list(tokens)
        self._bank = options.payments == "bank"
        self.payments: list[TokensPaid] = []

    def pay(self, payer: int, receiver: int, owed: int) -> None:
        """Move what is owed or what there is, if less; the bank may be the receiver (R66)."""
        tokens = min(owed, self._tokens[payer])
        if not tokens:
            return
        self._tokens[payer] -= tokens
        if not self._bank:
            self._tokens[receiver] += tokens
        self.payments.append(TokensPaid(payer, None if self._bank else receiver, tokens))


def settle(options: Options, tokens: tuple[int, ...], played: Played) -> list[TokensPaid]:
    """Return the payments after a deal played out, in their order.

    The makers settle with each defending side, one after another, anticlockwise from their own.

    Args:
        options: The options of the match.
        tokens: Each side's tokens before.
        played: How the deal came out.
    """
    till = _Till(options, tokens)
    for defenders in options.seating.sides_after(played.makers):
        _settle_with(till, options, played, defenders)
    return till.payments


def _settle_with(till: _Till, options: Options, played: Played, defenders: int) -> None:
    makers, declared = played.makers, played.declared
    if declared in (makers, defenders) and played.swept != declared:
        # R62: a trick was lost, which stands instead of R61.
        other = defenders if declared == makers else makers
        till.pay(declared, other, options.caps_penalty)
        return
    bonus = _sweep_bonus(options, played)
    if played.made:
        extra = bonus if played.swept == makers else 0
        till.pay(defenders, makers, stake(played.contract) + extra)
    else:
        extra = bonus if played.swept == defenders else 0
        till.pay(makers, defenders, stake(played.contract) + 1 + extra)


def _sweep_bonus(options: Options, played: Played) -> int:
    """R62, R64: what a side that won every trick gets besides; nothing with R32."""
    if played.contract == PARTNER_CLOSE or played.swept is None:
        return 0
    if options.caps == "sweep":
        return 1
    return options.caps_bonus if played.declared == played.swept else 0


def winners(options: Options, tokens: tuple[int, ...]) -> tuple[int, ...]:
    """Return the sides that have won the match, nobody while it goes on (R66)."""
    richest = tuple(side for side, held in enumerate(tokens) if held == max(tokens))
    if options.payments == "transfer" and options.match_end == "all":
        return richest if sum(tokens) == max(tokens) else ()
    return richest if min(tokens) == 0 else ()
