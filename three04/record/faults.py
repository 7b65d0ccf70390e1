"""What is wrong with a record, and where."""

from typing import Final

_QUOTED: Final = 40
_SENTENCE: Final = 300


class Wrong(Exception):
    """What is wrong with the line that is being read; the reader adds the line's number."""


class RecordFault(ValueError):
    """The first fault of a file of records.

    Attributes:
        line: Number of the line that cannot stand where it does, from 1.
        message: What is wrong and what was expected: one line of printable text.
    """

    def __init__(self, line: int, message: str) -> None:
        self.line = line
        self.message = printable(_shortened(message, _SENTENCE))
        super().__init__(f"{line}: {self.message}")


def printable(text: str) -> str:
    """Return the text on one line, with everything escaped that a terminal would not show."""
    if text.isprintable():
        return text
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in text
    )


def quoted(text: str) -> str:
    """Return a piece of a file in quotation marks, shortened if need be."""
    return f"“{_shortened(text, _QUOTED)}”"


def _shortened(text: str, length: int) -> str:
    if len(text) <= length:
        return text
    return f"{text[: length - 20]} … {text[-15:]}"
