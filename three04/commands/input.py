"""Reading the files that a command was given."""

from pathlib import Path

from three04.record.faults import RecordFault, printable
from three04.record.reading import Reader, read_stream


class UnusableInputError(Exception):
    """A file that cannot be read or has a fault; as text, the line to tell the user."""


def named(path: str) -> str:
    """Return a file's name as it stands in a message."""
    return printable(path)


def read_path(path: str, reader: Reader) -> None:
    """Let a reader read a file to its end.

    Args:
        path: The file, as the user named it.
        reader: A fresh reader.

    Raises:
        UnusableInputError: If the file cannot be read or has a fault.
    """
    try:
        with Path(path).open("rb") as stream:
            read_stream(stream, reader)
    except RecordFault as fault:
        raise UnusableInputError(f"{named(path)}:{fault.line}: {fault.message}") from None
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise UnusableInputError(f"{named(path)}: cannot be read: {printable(reason)}") from None
