"""The match in progress as earlier versions kept it: a file with one JSON row a line."""

from pathlib import Path

import msgspec

from three04.rules.journal import HeaderRow, JournalError, Row

_DECODER = msgspec.json.Decoder(Row)


def load(path: Path) -> tuple[Row, ...]:
    """Return the rows of a file up to the first that is torn or damaged, the header first.

    Raises:
        JournalError: If the file cannot be read at all.
    """
    try:
        lines = path.read_bytes().split(b"\n")[:-1]
    except OSError as error:
        raise JournalError(f"{path} cannot be read: {error.strerror or error}.") from None
    rows: list[Row] = []
    for line in lines:
        try:
            row = _DECODER.decode(line)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            break
        if isinstance(row, HeaderRow) == bool(rows):
            break
        rows.append(row)
    return tuple(rows)
