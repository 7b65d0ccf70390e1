"""The two auctions: who speaks, what he may say, when it is over.

Both are folded call by call from public calls alone, so a state and every seat's view run the
same code. ``refuse`` says why a call is not legal for the speaker, ``calls`` lists the legal ones.
"""

from typing import Final

from three04.rules.events import PARTNER_CLOSE, Call
from three04.rules.options import Options
from three04.rules.reasons import Reason

LOWEST: Final = 160
HIGHEST: Final = 300
REENTRY: Final = 200
SECOND_LOWEST: Final = 250


def _refuse_amount(amount: int, lowest: int, step: int, standing: int, low: int) -> Reason | None:
    """R11, R30: return why an amount is no bid here.

    Args:
        amount: The bid.
        lowest: The lowest bid of this auction.
        step: What bids of this height are multiples of.
        standing: What it has to beat.
        low: The lowest bid that does.
    """
    if not lowest <= amount <= HIGHEST:
        return Reason("bid_range", {"low": lowest})
    if amount % step:
        return Reason("bid_step", {"step": step})
    if standing >= HIGHEST:
        return Reason("bid_top")
    return Reason("bid_higher", {"low": low}) if amount <= standing else None


class Auction:
    """R10-R16: the auction on the first packet.

    Attributes:
        calls: What was said so far, in order, as (seat, call).
        holder: The seat of the standing bid, or None.
        standing: The standing bid, 0 before the first.
        speaker: Whose turn it is; None when the auction is over.
        asker: The seat whose partner is answering just now, or None (R14).
        out: Seats that have no further part.
    """

    __slots__ = (
        "_options",
        "_passed",
        "_seats",
        "_spoken",
        "_table",
        "asker",
        "calls",
        "holder",
        "out",
        "speaker",
        "standing",
    )

    def __init__(self, options: Options, eldest: int) -> None:
        self._options = options
        self._table = options.seating
        self._seats = range(self._table.seats)
        self._spoken: set[int] = set()
        self._passed: set[int] = set()
        self.calls: list[tuple[int, Call]] = []
        self.holder: int | None = None
        self.standing = 0
        self.speaker: int | None = eldest
        self.asker: int | None = None
        self.out: set[int] = set()

    def copy(self) -> "Auction":
        """Return an independent copy."""
        twin = Auction(self._options, 0)
        twin._spoken = set(self._spoken)
        twin._passed = set(self._passed)
        twin.calls = list(self.calls)
        twin.holder, twin.standing = self.holder, self.standing
        twin.speaker, twin.asker = self.speaker, self.asker
        twin.out = set(self.out)
        return twin

    # ------------------------------------------------------------------ what may be said

    def asked(self, seat: int) -> int | None:
        """Return the partner that this seat's ask would go to, or None (R14)."""
        for partner in self._table.partners(seat):
            if partner not in self.out and partner != self.holder:
                return partner
        return None

    def lowest_bid(self) -> int:
        """Return the lowest bid above the standing one; more than 300 if there is none."""
        if not self.standing:
            return LOWEST
        return self.standing + self._step(self.standing)

    def refuse(self, seat: int, call: Call) -> Reason | None:
        """Return why the speaker may not say this, or None if he may."""
        if isinstance(call, int):
            refused = _refuse_amount(
                call, LOWEST, self._step(call), self.standing, self.lowest_bid()
            )
            return refused or self._refuse_standing(seat, call)
        if call == "ask":
            return self._refuse_ask(seat)
        if call == "close":
            return Reason("close_second" if self._options.partner_close else "close_off")
        return None

    def legal_calls(self, seat: int) -> list[Call]:
        """Return every call the speaker may make, bids upwards first."""
        calls: list[Call] = []
        low = self.lowest_bid()
        if low < REENTRY and self._refuse_standing(seat, low):
            low = REENTRY
        while low <= HIGHEST:
            calls.append(low)
            low += self._step(low)
        if self._refuse_ask(seat) is None:
            calls.append("ask")
        calls.append("pass")
        return calls

    def _step(self, amount: int) -> int:
        return self._options.bid_step_from_200 if amount >= REENTRY else 10

    def _refuse_standing(self, seat: int, amount: int) -> Reason | None:
        """R13, which goes with R12: only for bids below 200."""
        if not self._options.reenter_at_200 or amount >= REENTRY:
            return None
        if seat in self._spoken:
            return Reason("bid_first_turn")
        if self.holder is not None and self.holder in self._table.partners(seat):
            return Reason("bid_over_partner")
        return None

    def _refuse_ask(self, seat: int) -> Reason | None:
        if not self._options.ask_partner:
            return Reason("ask_off")
        if self.asker is not None:
            return Reason("ask_back")
        return None if self.asked(seat) is not None else Reason("ask_nobody")

    # ------------------------------------------------------------------ what was said

    def fold(self, seat: int, call: Call) -> None:
        """Take in one legal call and pass the turn on."""
        self.calls.append((seat, call))
        if call == "ask":
            self._fold_ask(seat)
            return
        asker, self.asker = self.asker, None
        self._spoken.add(seat)
        if call == "pass":
            self._fold_pass(seat)
            if asker is not None:
                self._fold_pass(asker)
        else:
            assert isinstance(call, int)
            self.holder, self.standing = seat, call
            self._passed.clear()
        self.speaker = None if self._over() else self._next(seat if asker is None else asker)

    def _fold_ask(self, seat: int) -> None:
        self.speaker = self.asked(seat)
        self.asker = seat
        self._spoken.add(seat)
        if not self._options.reenter_at_200:
            self.out.add(seat)

    def _fold_pass(self, seat: int) -> None:
        self._passed.add(seat)
        if not self._options.reenter_at_200:
            self.out.add(seat)

    def _over(self) -> bool:
        """R15: whether all but the holder have passed since the last bid."""
        return all(s == self.holder or s in self._passed or s in self.out for s in self._seats)

    def _next(self, seat: int) -> int:
        for other in self._table.from_seat(self._table.next_seat(seat)):
            if other not in self.out and other != self.holder:
                return other
        raise AssertionError("an auction that is not over has a next speaker")


class SecondAuction:
    """R30-R32: the auction on the full hand: one turn each, from the maker on.

    Attributes:
        calls: What was said so far, in order, as (seat, call).
        holder: The seat of this round's standing bid, or None.
        standing: This round's standing bid, or the contract to beat.
        speaker: Whose turn it is; None when the round is over.
    """

    __slots__ = ("_options", "_order", "_table", "calls", "holder", "speaker", "standing")

    def __init__(self, options: Options, maker: int, contract: int) -> None:
        self._options = options
        self._table = options.seating
        self._order = self._table.from_seat(maker)
        self.calls: list[tuple[int, Call]] = []
        self.holder: int | None = None
        self.standing = contract
        self.speaker: int | None = maker

    def copy(self) -> "SecondAuction":
        """Return an independent copy."""
        twin = SecondAuction(self._options, self._order[0], self.standing)
        twin.calls = list(self.calls)
        twin.holder, twin.speaker = self.holder, self.speaker
        return twin

    def lowest_bid(self) -> int:
        """Return the lowest bid that is legal by its height; more than 300 if there is none."""
        step = self._options.bid_step_from_200
        return max(SECOND_LOWEST, self.standing + step)

    def refuse(self, seat: int, call: Call) -> Reason | None:
        """Return why the speaker may not say this, or None if he may."""
        if isinstance(call, int):
            step = self._options.bid_step_from_200
            refused = _refuse_amount(call, SECOND_LOWEST, step, self.standing, self.lowest_bid())
            return refused or self._refuse_partner(seat)
        if call == "close":
            if not self._options.partner_close:
                return Reason("close_off")
            return self._refuse_partner(seat)
        return Reason("ask_second") if call == "ask" else None

    def legal_calls(self, seat: int) -> list[Call]:
        """Return every call the speaker may make, bids upwards first."""
        calls: list[Call] = []
        if self._refuse_partner(seat) is None:
            step = self._options.bid_step_from_200
            calls.extend(range(self.lowest_bid(), HIGHEST + 1, step))
            if self._options.partner_close:
                calls.append("close")
        calls.append("pass")
        return calls

    def _refuse_partner(self, seat: int) -> Reason | None:
        if self.holder is not None and self.holder in self._table.partners(seat):
            return Reason("bid_partner_stands")
        return None

    def fold(self, seat: int, call: Call) -> None:
        """Take in one legal call and pass the turn on."""
        self.calls.append((seat, call))
        if call == "close":
            self.holder, self.standing, self.speaker = seat, PARTNER_CLOSE, None
            return
        if isinstance(call, int):
            self.holder, self.standing = seat, call
        spoken = len(self.calls)
        self.speaker = self._order[spoken] if spoken < len(self._order) else None
