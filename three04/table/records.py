"""From a journal's rows to a record, and back."""

from collections.abc import Iterable, Sequence

from three04 import record as records
from three04.record.deals import DealSource
from three04.record.partly import UNSEEN
from three04.record.proof import ForeignKeyError, cut_of
from three04.rules.journal import ActionRow, DealRow, HeaderRow, Row, steps_of
from three04.rules.options import Options


def record_text(rows: Iterable[Row], source: DealSource | None = None) -> str:
    """Return the match that a journal holds as a record; what was undone is left out.

    Args:
        rows: The journal's rows, the header first.
        source: Where the cards came from, to write each deal's key beside its cards; None to
            leave the keys out. Where cards are left out, so is the key, which tells every card.

    Raises:
        ValueError: If there is no header, or the rows are no match.
    """
    rows = list(rows)
    header = _header(rows)
    tags = [records.header_tag(f"Seat{seat}", name) for seat, name in enumerate(header.names)]
    writer = records.RecordWriter(header.options, tags)
    deals = 0
    for step in steps_of(rows):
        if isinstance(step, DealRow):
            dealer = header.first_dealer if writer.match is None else writer.match.next_dealer
            key = None if source is None else source.key(deals)
            writer.deal(step.hands, dealer, _key_tags(header, step, dealer, key))
            deals += 1
        else:
            writer.act(step.action)
    return writer.text()


def record_rows(record: "records.Record") -> tuple[Row, ...]:
    """Return the rows of a match that a record holds, the header first.

    Args:
        record: A record as it was read: its deals and actions are legal.

    Raises:
        ValueError: If it has no deal, so that nobody knows who deals first.
    """
    if not record.deals:
        raise ValueError("the record has no deal")
    rows: list[Row] = [HeaderRow(record.options, record.deals[0].dealer, seat_names(record))]
    for deal in record.deals:
        rows.append(DealRow(deal.hands))
        rows += [ActionRow(action) for action in deal.actions]
    return tuple(rows)


def seat_names(record: "records.Record") -> tuple[str, ...]:
    """Return the names at the seats as a record's tags tell them; "" where they do not."""
    given = {tag.name: tag.value for tag in record.tags}
    return tuple(given.get(f"Seat{seat}", "") for seat in range(record.options.seating.seats))


def deal_text(
    rows: Iterable[Row],
    dealer: int,
    header: "Sequence[records.Tag]" = (),
    head: "Sequence[records.Tag]" = (),
) -> str:
    """Return the last deal that a journal holds as a record of its own, with all hands.

    The tokens are those of a match's first deal.

    Args:
        rows: The journal's rows, the header first.
        dealer: The deal's dealer.
        header: Tags to stand in the header.
        head: Tags to stand in the deal's head.

    Raises:
        ValueError: If there is no header, no deal, or the rows are no match.
    """
    rows = list(rows)
    options, steps = _header(rows).options, steps_of(rows)
    writer = records.RecordWriter(
        options, [records.header_tag(tag.name, tag.value) for tag in header]
    )
    begun = max((at for at, step in enumerate(steps) if isinstance(step, DealRow)), default=0)
    for step in steps[begun:]:
        if isinstance(step, DealRow):
            writer.deal(step.hands, dealer, _head_tags(options, head))
        else:
            writer.act(step.action)
    return writer.text()


def _header(rows: Sequence[Row]) -> HeaderRow:
    if not rows or not isinstance(rows[0], HeaderRow):
        raise ValueError("a journal begins with its header")
    return rows[0]


def _key_tags(
    header: HeaderRow, deal: DealRow, dealer: int, key: bytes | None
) -> "tuple[records.KeptTag, ...]":
    """Return the tag with a deal's key, if that is the key that dealt it."""
    table = header.options.seating
    if key is None or any(UNSEEN in hand for hand in deal.hands):
        return ()
    try:
        cut_of(key, table, dealer, deal.hands)
    except ForeignKeyError:
        return ()
    return _head_tags(header.options, [records.Tag("Key", key.hex())])


def _head_tags(options: Options, tags: "Iterable[records.Tag]") -> "tuple[records.KeptTag, ...]":
    """Return tags to stand at the end of a deal's head."""
    last = 3 + options.seating.seats
    return tuple(records.KeptTag(tag.name, tag.value, after=last) for tag in tags)
