"""Reading records: a file's lines are played again through the rules, up to the first fault."""

import io
from collections.abc import Callable
from typing import BinaryIO

from three04.record import lines
from three04.record.draft import RecordDraft
from three04.record.faults import RecordFault, Wrong
from three04.record.model import Record, Tag
from three04.record.partly import PartMatch
from three04.rules.nought.match import Match

_FIRST = 'expected [Record "1"] first'


class Reader:
    """Reads the records of one file, line by line.

    Attributes:
        records: The records that are complete; all of them after :meth:`end`.
        over: For each of them, whether its match is over.
        match: The match of the last record, where the record leaves it; None without a deal.
        stops: For each record of which not enough is seen, the line where its replay had to stop,
            and what was not seen there.
        stopped: Where the replay of the last record had to stop, and what was not seen there; None
            if it did not.
    """

    def __init__(self, on_result: Callable[[str], None] | None = None) -> None:
        """Begin a file.

        Args:
            on_result: Called with the ``result`` statement of each finished deal, as it is read.
        """
        self.records: list[Record] = []
        self.over: list[bool] = []
        self.stops: list[tuple[int, str]] = []
        self._on_result = on_result
        self._draft: RecordDraft | None = None
        self._last = 0
        self.stopped: tuple[int, str] | None = None

    @property
    def played(self) -> PartMatch | None:
        """The same with what is known of it; None without a deal."""
        return self._draft.played if self._draft else None

    @property
    def match(self) -> Match | None:
        """The match of the last record, where the record leaves it; None without a deal."""
        return self._draft.match if self._draft else None

    def line(self, number: int, text: str) -> None:
        """Take in one line.

        Args:
            number: Its number, for the fault.
            text: The line without its end.

        Raises:
            RecordFault: If it cannot stand there.
        """
        self._last = number
        try:
            parsed = lines.parse(text)
            if parsed is not None:
                self._take(parsed)
        except Wrong as wrong:
            raise RecordFault(number, str(wrong)) from None

    def end(self) -> list[Record]:
        """End the file and return its records.

        Raises:
            RecordFault: If the file cannot end here.
        """
        try:
            if self._draft is None:
                raise Wrong(f"no record stands in the file: {_FIRST}")
            self._add(self._draft)
        except Wrong as wrong:
            raise RecordFault(max(self._last, 1), str(wrong)) from None
        return self.records

    def _add(self, draft: RecordDraft) -> None:
        self.records.append(draft.done())
        self.over.append(draft.match is not None and draft.match.finished)

    def _take(self, parsed: Tag | list[str]) -> None:
        if isinstance(parsed, Tag) and parsed.name == "Record":
            if self._draft:
                self._add(self._draft)
            self._draft = RecordDraft(self._on_result)
            self.stopped = None
        elif self._draft is None:
            raise Wrong(f"something stands before the record: {_FIRST}")
        self._draft.take(parsed)
        if self._draft.stopped is not None and self.stopped is None:
            self.stopped = self._last, self._draft.stopped
            self.stops.append(self.stopped)


def read_stream(stream: BinaryIO, reader: Reader | None = None) -> list[Record]:
    """Read all records of a file opened for bytes.

    Args:
        stream: The file.
        reader: The reader to use, where its match or a callback is wanted.

    Raises:
        RecordFault: At the first fault.
    """
    reader = reader or Reader()
    for number, text in lines.numbered(stream):
        reader.line(number, text)
    return reader.end()


def read(source: str | bytes) -> list[Record]:
    """Read all records of a text.

    Raises:
        RecordFault: At the first fault.
    """
    data = source.encode("utf-8", "surrogatepass") if isinstance(source, str) else source
    return read_stream(io.BytesIO(data))
