"""From a journal's rows to a record, and back."""

from collections.abc import Iterable

from three04.record.model import Record
from three04.record.writing import RecordWriter, header_tag
from three04.rules.journal import ActionRow, DealRow, HeaderRow, Row, steps_of


def record_text(rows: Iterable[Row]) -> str:
    """Return the match that a journal holds as a record; what was undone is left out.

    Args:
        rows: The journal's rows, the header first.

    Raises:
        ValueError: If there is no header, or the rows are no match.
    """
    rows = list(rows)
    if not rows or not isinstance(rows[0], HeaderRow):
        raise ValueError("a journal begins with its header")
    header = rows[0]
    tags = [header_tag(f"Seat{seat}", name) for seat, name in enumerate(header.names)]
    writer = RecordWriter(header.options, tags)
    for step in steps_of(rows):
        if isinstance(step, DealRow):
            writer.deal(step.hands, header.first_dealer if writer.match is None else None)
        else:
            writer.act(step.action)
    return writer.text()


def record_rows(record: Record) -> tuple[Row, ...]:
    """Return the rows of a match that a record holds, the header first.

    Args:
        record: A record as it was read: its deals and actions are legal.

    Raises:
        ValueError: If it has no deal, so that nobody knows who deals first.
    """
    if not record.deals:
        raise ValueError("the record has no deal")
    given = {tag.name: tag.value for tag in record.tags}
    seats = range(record.options.seating.seats)
    names = tuple(given.get(f"Seat{seat}", "") for seat in seats)
    rows: list[Row] = [HeaderRow(record.options, record.deals[0].dealer, names)]
    for deal in record.deals:
        rows.append(DealRow(deal.hands))
        rows += [ActionRow(action) for action in deal.actions]
    return tuple(rows)
