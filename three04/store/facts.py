"""What is counted of a deal that is over, told from the rows of its match through the rules.

Nothing here is true by itself: a table of these facts can be thrown away and made again from the
rows at any time.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from three04.rules.events import PARTNER_CLOSE, Cause, Event, Outcome, TrumpOpened
from three04.rules.journal import (
    ActionRow,
    DealRow,
    HeaderRow,
    PlayersRow,
    RedoRow,
    Row,
    Standing,
    Step,
    UndoRow,
)
from three04.rules.nought.match import Match
from three04.rules.origins import is_over
from three04.rules.reasons import IllegalAction
from three04.rules.tables import Table

Whose: TypeAlias = Literal["me", "partner", "opponent"]
"""Whose contract it was, as the person at this screen sees it."""

MIXED: Final = "mixed"
"""In place of a level where several seats play at different ones."""


class KeptRow(msgspec.Struct, frozen=True):
    """A row as it is kept.

    Attributes:
        n: Its number in its match, from 1; the header is none of them.
        at: When it was kept, in milliseconds since 1970, UTC.
        row: What it says.
    """

    n: int
    at: int
    row: Row


class DealFacts(msgspec.Struct, frozen=True, kw_only=True):
    """How a deal came out; the columns of the table ``deal`` have the same names.

    Attributes:
        n: Its number in the match, from 1; redeals and deals thrown in count.
        row: The number of the row it begins with.
        began: When its cards were dealt, in milliseconds since 1970, UTC.
        ended: When its last action was done.
        dealer: The dealer's seat.
        outcome: made, failed, thrown-in, spoilt or redeal.
        made: Whether the contract was made; None if the deal was not played out.
        maker: The seat that held the contract, if any.
        maker_is: Whose contract it was: me, partner, opponent; None without a person.
        contract: The bid, 1000 for a Partner Close; None where there was none.
        height: The class of the contract that its stake follows (R61): 160, 200, 250, or 1000.
        trump: The trump suit, if the cards were shown.
        opened: Why the trump opened in play (rule, maker, last, ruff, contract), if it did.
        open_lead: Whether trump was open when the first card was led.
        points: The makers' card points of a deal that was played out.
        against: The card points of all others.
        tricks: How many tricks the makers took.
        swept: The side that took every trick.
        caps: The seat that declared Caps.
        demanded: The seat that demanded a redeal, or called spoilt trumps rightly.
        moved: How each side's tokens changed, side of seat 0 first.
        tokens: Each side's tokens after it.
        my_tokens: How those of the person's side changed.
        undone: Whether anything in it was ever taken back, or all of it by an undo that went
            back further: its cards had been seen.
        players: The computer player at each seat, "" for a person.
        partners: The player who was the person's partner, or mixed.
        opponents: The player of all others, or mixed.
    """

    n: int
    row: int
    began: int
    ended: int
    dealer: int
    outcome: Outcome
    made: bool | None
    maker: int | None
    maker_is: Whose | None
    contract: int | None
    height: int | None
    trump: str | None
    opened: Cause | None
    open_lead: bool
    points: int | None
    against: int | None
    tricks: int | None
    swept: int | None
    caps: int | None
    demanded: int | None
    moved: tuple[int, ...]
    tokens: tuple[int, ...]
    my_tokens: int | None
    undone: bool
    players: tuple[str, ...]
    partners: str | None
    opponents: str | None


def person_of(header: HeaderRow) -> int | None:
    """Return the first seat a person sits at, None where computers are watched."""
    return header.players.index("") if "" in header.players else None


def height_of(contract: int) -> int:
    """Return the lowest contract that is paid like this one (R61)."""
    if contract == PARTNER_CLOSE:
        return PARTNER_CLOSE
    return 250 if contract >= 250 else 200 if contract >= 200 else 160


class _Done(NamedTuple):
    """A row that stands, with who played when it was kept."""

    kept: KeptRow
    step: Step
    players: tuple[str, ...]


class _Standing(msgspec.Struct):
    """One deal with the rows of it that stand."""

    number: int
    dealer: int
    before: tuple[int, ...]
    players: tuple[str, ...]
    rows: list[_Done]
    opened: Cause | None = None


class Bookkeeper:
    """Follows a match row by row and has the facts of its deals.

    Attributes:
        facts: Those of every deal that is over, in order.
    """

    def __init__(self, header: HeaderRow, my_seat: int | None) -> None:
        """Begin a match.

        Args:
            header: Its header.
            my_seat: The seat of the person it is counted for.
        """
        self.facts: list[DealFacts] = []
        self._header, self._my_seat = header, my_seat
        self._match = Match(header.options, header.first_dealer)
        self._match.begin()
        self._players = header.players
        self._deals: list[_Standing] = []
        self._standing = Standing[_Done](lambda done: isinstance(done.step, DealRow))

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return is_over(self._header.origin, self._match.public)

    def fold(self, kept: KeptRow) -> None:
        """Take in the next row.

        Raises:
            ValueError: If the rows are no legal match.
        """
        match kept.row:
            case DealRow() | ActionRow() as step:
                done = _Done(kept, step, self._players)
                self._do(done)
                self._standing.do(done)
            case UndoRow(to=to):
                self._undo(to)
            case RedoRow():
                for done in self._standing.redo():
                    self._do(done)
            case PlayersRow(players=players):
                self._players = players
            case HeaderRow():
                raise ValueError("a match has one header")

    def _do(self, done: _Done) -> None:
        try:
            self._step(done)
        except IllegalAction as refused:
            raise ValueError(str(refused)) from None

    def _step(self, done: _Done) -> None:
        match, step = self._match, done.step
        if isinstance(step, DealRow):
            public = match.public
            number, dealer = public.number + 1, match.next_dealer
            deal = _Standing(number, dealer, public.tokens, done.players, [])
            _apply(match, step)
            deal.rows.append(done)
            self._deals.append(deal)
            return
        if not self._deals:
            raise ValueError("something is done before the first deal")
        deal = self._deals[-1]
        deal.opened = _cause(_apply(match, step)) or deal.opened
        deal.rows.append(done)
        if match.result is not None:
            self.facts.append(self._facts_of(deal))

    def _undo(self, to: int) -> None:
        """Cut the rows off that are taken back, and set the deal up again that is cut through."""
        self._standing.undo(to)
        left = to
        for index, deal in enumerate(self._deals):
            if left < len(deal.rows):
                self._set_up(index, deal.rows[:left])
                return
            left -= len(deal.rows)

    def _set_up(self, index: int, rows: Sequence[_Done]) -> None:
        """Let one deal stand with these rows, and none after it."""
        deal = self._deals[index]
        del self._deals[index:], self.facts[index:]
        self._match = Match.before_deal(self._header.options, deal.number, deal.dealer, deal.before)
        for done in rows:
            self._step(done)

    def _facts_of(self, deal: _Standing) -> DealFacts:
        match, my_seat = self._match, self._my_seat
        public, table, result = match.public, match.public.table, match.result
        assert result is not None
        assert match.current is not None
        moved = tuple(now - then for now, then in zip(public.tokens, deal.before, strict=True))
        played = result.outcome in ("made", "failed")
        points = match.current.points
        makers = None if public.maker is None else table.side(public.maker)
        taken = [table.side(trick.winner) for trick in public.tricks if trick.winner is not None]
        return DealFacts(
            n=deal.number,
            row=deal.rows[0].kept.n,
            began=deal.rows[0].kept.at,
            ended=deal.rows[-1].kept.at,
            dealer=deal.dealer,
            outcome=result.outcome,
            made=result.outcome == "made" if played else None,
            maker=public.maker,
            maker_is=_whose(table, public.maker, my_seat),
            contract=public.contract or None,
            height=height_of(public.contract) if public.contract else None,
            trump=public.trump,
            opened=deal.opened,
            open_lead=bool(public.tricks) and public.tricks[0].open_at_lead,
            points=points[makers] if played and makers is not None else None,
            against=sum(points) - points[makers] if played and makers is not None else None,
            tricks=taken.count(makers) if played and makers is not None else None,
            swept=taken[0] if played and len(set(taken)) == 1 else None,
            caps=public.caps,
            demanded=_demanded(deal, result.outcome),
            moved=moved,
            tokens=public.tokens,
            my_tokens=None if my_seat is None else moved[table.side(my_seat)],
            undone=deal.number in self._standing.marked,
            players=deal.players,
            partners=_level(deal.players, () if my_seat is None else table.partners(my_seat)),
            opponents=_level(deal.players, _opponents(table, my_seat)),
        )


def facts_of(header: HeaderRow, my_seat: int | None, rows: Iterable[KeptRow]) -> list[DealFacts]:
    """Return the facts of every deal of a match that is over.

    Raises:
        ValueError: If the rows are no legal match.
    """
    book = Bookkeeper(header, my_seat)
    for kept in rows:
        book.fold(kept)
    return book.facts


def _apply(match: Match, step: Step) -> list[Event]:
    return match.deal(step.hands) if isinstance(step, DealRow) else match.apply(step.action)


def _cause(events: Sequence[Event]) -> Cause | None:
    return next((event.cause for event in events if isinstance(event, TrumpOpened)), None)


def _demanded(deal: _Standing, outcome: Outcome) -> int | None:
    last = deal.rows[-1].step
    if outcome in ("redeal", "spoilt") and isinstance(last, ActionRow):
        return last.action.seat
    return None


def _whose(table: Table, maker: int | None, my_seat: int | None) -> Whose | None:
    if maker is None or my_seat is None:
        return None
    if maker == my_seat:
        return "me"
    return "partner" if maker in table.partners(my_seat) else "opponent"


def _opponents(table: Table, my_seat: int | None) -> tuple[int, ...]:
    if my_seat is None:
        return ()
    ours = table.side(my_seat)
    return tuple(seat for seat in range(table.seats) if table.side(seat) != ours)


def _level(players: Sequence[str], seats: Sequence[int]) -> str | None:
    """Return which computer player has these seats; None if that is not known."""
    named = {players[seat] for seat in seats if seat < len(players)}
    if not named:
        return None
    return named.pop() if len(named) == 1 else MIXED
