"""Tables as CSV, as a spreadsheet reads them."""

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

_MARK: Final = "\N{ZERO WIDTH NO-BREAK SPACE}"
_FORMULA: Final = ("=", "+", "@", "\t", "\r")
"""What a spreadsheet would work out instead of showing it; a name may begin so."""


def csv_text(lines: Iterable[Sequence[str]]) -> str:
    """Return a table as CSV (RFC 4180), with the mark of UTF-8 that spreadsheets look for."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows([_harmless(cell) for cell in line] for line in lines)
    return f"{_MARK}{text.getvalue()}"


def _harmless(cell: str) -> str:
    formula = cell.startswith(_FORMULA) or (cell.startswith("-") and not _number(cell))
    return f"'{cell}" if formula else cell


def _number(text: str) -> bool:
    return text.removeprefix("-").replace(".", "", 1).isdigit()
