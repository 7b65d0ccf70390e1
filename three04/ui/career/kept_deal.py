"""A deal of the history with its match, ready to be replayed, reviewed or written out."""

from functools import cached_property

import msgspec

from three04.record.partly import UNSEEN
from three04.rules.journal import DealRow, HeaderRow, Row, deals_in, steps_of
from three04.store.history import DealLine, Key, finished_part
from three04.store.store import Store
from three04.table.withheld import as_shown
from three04.ui.keeping import keeper
from three04.ui.models import deals


class GoneError(Exception):
    """There is no such deal in its match any more.

    Attributes:
        taken_back: Whether it was taken back; else part of the match is damaged.
    """

    def __init__(self, taken_back: bool) -> None:
        super().__init__()
        self.taken_back = taken_back


class KeptDeal(msgspec.Struct, frozen=True, dict=True):
    """A deal that is over.

    Attributes:
        match: The number of its match in the store.
        number: Its own in the match, from 1.
        kept: All rows of the match, the header first.
        rows: Those of the deals that are over, without what was undone, with the names shown.
        seat: The seat that was the person's, if any.
        running: Whether the match can be gone on with: then not all cards may be looked at (R48).
        line: What the history shows of it.
    """

    match: int
    number: int
    kept: tuple[Row, ...]
    rows: tuple[Row, ...]
    seat: int | None
    running: bool
    line: DealLine | None

    @cached_property
    def _shown(self) -> tuple[Row, ...]:
        return as_shown(self.rows, self.seat) if self.running else self.rows

    @property
    def open(self) -> bool:
        """Whether all its cards may be looked at."""
        dealt = [row for row in self._shown if isinstance(row, DealRow)]
        return not any(UNSEEN in hand for hand in dealt[self.number - 1].hands)

    def names(self) -> tuple[str, ...]:
        """Return the names at the table, in the language that is set."""
        return () if self.line is None else deals.names(self.line)

    def text(self) -> str:
        """Return the record of the match, as far as its cards may be looked at."""
        return keeper.text_of(self._shown, self.names())


def load(store: Store, key: Key, line: DealLine | None) -> KeptDeal:
    """Read a deal with its match, which goes as far as its deals are over.

    Raises:
        GoneError: If there is no such deal any more.
        StoreError: If the match cannot be read.
    """
    match, number = key
    kept, info = store.matches.load(match).rows, store.matches.info(match)
    header, *part = finished_part(kept, info.deals)
    if not 1 <= number <= deals_in(steps_of(part)):
        raise GoneError(number > info.deals)
    assert isinstance(header, HeaderRow)
    if line is not None:
        header = msgspec.structs.replace(header, names=deals.names(line))
    seat, running = None if line is None else line.my_seat, info.status == "running"
    return KeptDeal(match, number, kept, (header, *part), seat, running, line)
