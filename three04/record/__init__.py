"""A match as text: reading, checking and writing records (``docs/notation.md``)."""

from typing import TYPE_CHECKING, Final

from three04.lazy import importing

if TYPE_CHECKING:
    from three04.record.faults import RecordFault
    from three04.record.model import DealRecord, KeptTag, Record, Tag
    from three04.record.reading import Reader, read, read_stream
    from three04.record.writing import RecordWriter, header_tag, record_of, write, write_all

__all__ = [
    "DealRecord",
    "KeptTag",
    "Reader",
    "Record",
    "RecordFault",
    "RecordWriter",
    "Tag",
    "header_tag",
    "read",
    "read_stream",
    "record_of",
    "write",
    "write_all",
]

_HOMES: Final = {
    "DealRecord": ".model",
    "KeptTag": ".model",
    "Reader": ".reading",
    "Record": ".model",
    "RecordFault": ".faults",
    "RecordWriter": ".writing",
    "Tag": ".model",
    "header_tag": ".writing",
    "read": ".reading",
    "read_stream": ".reading",
    "record_of": ".writing",
    "write": ".writing",
    "write_all": ".writing",
}

__getattr__ = importing(__name__, _HOMES)
