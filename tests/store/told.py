"""Figures worked out from the rules alone, to hold the database's answers against."""

from collections.abc import Iterable, Sequence

import msgspec

from three04.rules.events import PARTNER_CLOSE, CapsDeclared, Event, RedealDemanded, TrickTaken
from three04.rules.journal import ActionRow, DealRow, HeaderRow, RedoRow, Row, UndoRow, steps_of
from three04.rules.nought.match import Match


class Told(msgspec.Struct):
    """A deal as its players would tell it."""

    match: int
    n: int
    at: int
    profile: str
    tabletop: str
    level: str
    mine: bool
    partners: bool
    outcome: str
    contract: int
    points: int
    tokens: int
    tricks: list[int]
    my_side: int
    caps: int | None
    my_redeal: bool
    undone: bool
    repeated: bool
    last: bool = False
    over: bool = False
    held: tuple[int, ...] = ()

    @property
    def played(self) -> bool:
        return self.outcome in ("made", "failed")

    @property
    def ours(self) -> bool:
        return self.mine or self.partners

    @property
    def height(self) -> int:
        if self.contract == PARTNER_CLOSE:
            return PARTNER_CLOSE
        return {1: 160, 2: 200, 3: 250}[1 + (self.contract >= 200) + (self.contract >= 250)]


def undone_in(rows: Sequence[Row]) -> set[int]:
    """Return the deals, from 1, of which anything was taken back, by looking at every row."""
    standing: list[int] = []
    back: list[list[int]] = []
    found: set[int] = set()
    for row in rows:
        if isinstance(row, UndoRow):
            taken = standing[row.to :]
            found.update(taken)
            del standing[row.to :]
            back += [taken] if taken else []
        elif isinstance(row, RedoRow):
            standing += back.pop() if back else []
        elif isinstance(row, DealRow | ActionRow):
            number = standing[-1] if standing else 0
            standing.append(number + isinstance(row, DealRow))
            back.clear()
    return found


def told(match: int, rows: Sequence[Row], at: int, repeated: bool = False) -> list[Told]:
    """Return the deals of a match that are over, as seat 0 tells them."""
    header = rows[0]
    assert isinstance(header, HeaderRow)
    state = Match(header.options, header.first_dealer)
    state.begin()
    table, undone = header.options.seating, undone_in(rows)
    deals: list[Told] = []
    events: list[Event] = []
    before: tuple[int, ...] = ()
    for step in steps_of(list(rows)):
        if isinstance(step, DealRow):
            before, events = state.public.tokens, []
            state.deal(step.hands)
            continue
        events += state.apply(step.action)
        result = state.result
        if result is None:
            continue
        maker = result.maker
        deals.append(
            Told(
                match, len(deals) + 1, at, header.options.profile, table.name, header.players[1],
                maker == 0, maker in table.partners(0), result.outcome, result.contract,
                result.points, state.public.tokens[0] - before[0],
                [table.side(e.seat) for e in events if isinstance(e, TrickTaken)], 0,
                next((table.side(e.seat) for e in events if isinstance(e, CapsDeclared)), None),
                any(isinstance(e, RedealDemanded) and e.seat == 0 for e in events),
                len(deals) + 1 in undone, repeated, held=state.public.tokens,
            )
        )  # fmt: skip
    if deals:
        deals[-1].last, deals[-1].over = True, state.finished
    return deals


def contracts(deals: Iterable[Told]) -> dict[tuple[int, str], tuple[int, int, int, int]]:
    """Return made, failed, points over and points short, by height and whose contract."""
    found: dict[tuple[int, str], tuple[int, int, int, int]] = {}
    for deal in deals:
        if not deal.played:
            continue
        who = "me" if deal.mine else "partner" if deal.partners else "opponent"
        made, failed, over, short = found.get((deal.height, who), (0, 0, 0, 0))
        pointed = deal.contract != PARTNER_CLOSE
        if deal.outcome == "made":
            over += (deal.points - deal.contract) * pointed
            made += 1
        else:
            short += (deal.contract - deal.points) * pointed
            failed += 1
        found[deal.height, who] = made, failed, over, short
    return found
