"""Every deal that may count, read once, as a line of four numbers that is quick to add up.

A grouping of so many deals by the database sorts them anew for each question, and each column that
Python gets of a deal costs its time: so all small facts of a deal come packed into one number, of
which there are few different ones, and those are told apart once.
"""

import datetime
import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias, get_args

import msgspec

from three04.rules.events import Outcome
from three04.store.chosen import counted_deals, prepare
from three04.store.counts import Filter, Step
from three04.store.facts import Whose, height_of

Line: TypeAlias = tuple[int, int, int, int]
"""A deal: its kind, when it ended, the tokens won less those lost, points less the contract."""

_OUTCOMES: Final[tuple[str, ...]] = get_args(Outcome)
_HOLDERS: Final[tuple[Whose, ...]] = get_args(Whose)
_UNDONE, _REPEATED, _MY_CAPS, _MY_DEMAND, _SWEPT = 1, 2, 4, 8, 16
_SPECIAL = _UNDONE | _REPEATED
_OUTCOME, _HOLDER, _CONTRACT = 6, 9, 11
"""The bits of a kind, and from which bit on the larger parts of it stand."""


def _place(column: str, names: Sequence[str]) -> str:
    """Return where a name stands among others, from 0, as SQL; behind all where it is none."""
    places = " ".join(f"WHEN '{name}' THEN {place}" for place, name in enumerate(names))
    return f"CASE {column} {places} ELSE {len(names)} END"


_KIND: Final = f"""
    (undone != 0) * {_UNDONE} + repeated * {_REPEATED}
    + coalesce(caps % sides = my_side, 0) * {_MY_CAPS} + (demanded IS my_seat) * {_MY_DEMAND}
    + CASE WHEN swept IS NULL THEN 0 WHEN swept = my_side THEN 1 ELSE 2 END * {_SWEPT}
    + ({_place("outcome", _OUTCOMES)} << {_OUTCOME}) + ({_place("maker_is", _HOLDERS)} << {_HOLDER})
    + (coalesce(contract, 0) << {_CONTRACT})
"""
_QUERY: Final = f"""
    SELECT {_KIND}, ended, coalesce(my_tokens, 0), coalesce(points - contract, 0) FROM counted
"""


class Kind(NamedTuple):
    """What deals have in common that are of one kind.

    Attributes:
        contract: The contract; None where there was none.
        maker_is: Whose it was.
        outcome: How the deal came out; "" where that cannot be read.
        my_caps: Whether the person's side declared Caps.
        my_demand: Whether the person demanded the redeal.
        swept: Whether it took every trick; None where nobody did.
    """

    contract: int | None
    maker_is: Whose | None
    outcome: str
    my_caps: bool
    my_demand: bool
    swept: bool | None

    @property
    def played(self) -> bool:
        """Whether it was played to the last card."""
        return self.outcome in ("made", "failed")

    @property
    def height(self) -> int | None:
        """The lowest contract that is paid alike (R61)."""
        return None if self.contract is None else height_of(self.contract)

    @property
    def ours(self) -> bool:
        """Whether the person's side played a contract."""
        return self.played and self.maker_is in ("me", "partner")

    @property
    def theirs(self) -> bool:
        """Whether another side played one."""
        return self.played and self.maker_is == "opponent"


@cache
def kind_of(packed: int) -> Kind:
    """Return what the first number of a line says."""
    outcome, holder = packed >> _OUTCOME & 7, packed >> _HOLDER & 3
    swept = packed // _SWEPT & 3
    return Kind(
        packed >> _CONTRACT or None,
        _HOLDERS[holder] if holder < len(_HOLDERS) else None,
        _OUTCOMES[outcome] if outcome < len(_OUTCOMES) else "",
        bool(packed & _MY_CAPS),
        bool(packed & _MY_DEMAND),
        None if not swept else swept == 1,
    )


class Lines(msgspec.Struct, frozen=True):
    """The deals, in the order in which they ended.

    Attributes:
        counted: Those that count.
        undone: How many would count but for an undo.
        repeated: How many would but for their cards, which may have been known before.
    """

    counted: Sequence[Line]
    undone: int
    repeated: int


def read(connection: sqlite3.Connection, chosen: Filter) -> Lines:
    """Read the deals of a filter, and count those that do not count unless they are asked for."""
    prepare(connection)
    wider = msgspec.structs.replace(chosen, undone=True, repeated=True, last=None)
    query = f"WITH {counted_deals(wider)} {_QUERY}"
    found: list[Line] = connection.execute(query, msgspec.structs.asdict(wider)).fetchall()
    found.sort(key=itemgetter(1))  # what ended together stays in the order of matches and deals
    kinds = Counter(map(itemgetter(0), found))
    left_out = (0 if chosen.undone else _UNDONE) | (0 if chosen.repeated else _REPEATED)
    passed = {packed for packed in kinds if not packed & left_out}
    counted = found if len(passed) == len(kinds) else [d for d in found if d[0] in passed]
    return Lines(
        counted if chosen.last is None else counted[max(0, len(counted) - chosen.last) :],
        undone=sum(n for packed, n in kinds.items() if packed & _SPECIAL == _UNDONE),
        repeated=sum(n for packed, n in kinds.items() if packed & _REPEATED),
    )


def last_of_each(ended: Sequence[int], step: Step) -> Iterator[int]:
    """Return which of the deals are the last ones of their day, week or month at this place.

    Args:
        ended: When they ended, in milliseconds since 1970, UTC, in this order.
        step: What one point stands for.
    """
    if step == "deal":
        yield from range(len(ended))
        return
    until = 0
    for number, at in enumerate(ended):
        if at >= until:
            if number:
                yield number - 1
            until = _next(at, step)
    if ended:
        yield len(ended) - 1


def _next(at: int, step: Step) -> int:
    """Return when the next day, week or month begins at this place."""
    day = datetime.datetime.fromtimestamp(at / 1000).date()
    if step == "month":
        after = (day.replace(day=28) + datetime.timedelta(4)).replace(day=1)
    else:
        after = day + datetime.timedelta(7 - day.weekday() if step == "week" else 1)
    return int(datetime.datetime.combine(after, datetime.time()).timestamp() * 1000)
