"""From a journal's rows to a record."""

from collections.abc import Iterable

from three04 import record
from three04.rules.journal import DealRow, HeaderRow, Row, steps_of


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
    tags = [record.header_tag(f"Seat{seat}", name) for seat, name in enumerate(header.names)]
    writer = record.RecordWriter(header.options, tags)
    for step in steps_of(rows):
        if isinstance(step, DealRow):
            writer.deal(step.hands, header.first_dealer if writer.match is None else None)
        else:
            writer.act(step.action)
    return writer.text()
