"""The outer form of a record: bytes to numbered lines, a line to a tag or to words.

Only LF and CRLF end a line, only space and tab are blanks; nothing here may use ``str.split()``,
``str.strip()`` or ``str.splitlines()`` without saying what they are to look for.
"""

import re
from collections.abc import Iterator
from typing import BinaryIO, Final

from three04.record.faults import RecordFault, Wrong, quoted
from three04.record.model import Tag

BLANKS: Final = " \t"

LONGEST_LINE: Final = 1 << 24
"""Bytes of the longest line that is read: something endless must not fill the memory."""

_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_COMMENT: Final = re.compile(r"(?:^|[ \t])#")
_TAG: Final = re.compile(
    r'\[[ \t]*(?P<name>[^ \t"\[\]\\#]+)[ \t]+'
    r'"(?P<value>[^"\\]*(?:\\["\\][^"\\]*)*)"[ \t]*\]'
    r"(?:[ \t]+#.*|[ \t]*)"
)
_NAME: Final = re.compile(r'[^ \t"\[\]\\#]+')
_ODD_BACKSLASH: Final = re.compile(r'[^"]*"(?:[^"\\]|\\["\\])*\\(?!["\\])')


def numbered(stream: BinaryIO) -> Iterator[tuple[int, str]]:
    """Yield each line's number, from 1, and its text without the line's end.

    Raises:
        RecordFault: At bytes that are not UTF-8, a byte-order mark, or a line without end.
    """
    number = 0
    while raw := stream.readline(LONGEST_LINE + 1):
        number += 1
        if len(raw) > LONGEST_LINE:
            raise RecordFault(number, f"the line is longer than {LONGEST_LINE} bytes")
        if number == 1 and raw.startswith(_BYTE_ORDER_MARK):
            raise RecordFault(1, "the file begins with a byte-order mark: expected none")
        yield number, _decoded(number, raw)


def _decoded(number: int, raw: bytes) -> str:
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        byte = raw[error.start]
        message = f"byte 0x{byte:02x} at column {error.start + 1} is not UTF-8"
        raise RecordFault(number, f"{message}: expected text in UTF-8") from None
    if text.endswith("\r\n"):
        return text[:-2]
    return text.removesuffix("\n")


def parse(line: str) -> Tag | list[str] | None:
    """Return a line's tag or the words of its statement; None if it says nothing.

    Raises:
        Wrong: If the line looks like a tag and is none.
    """
    if line.lstrip(BLANKS).startswith("["):
        return _tag(line.strip(BLANKS))
    if "#" in line:
        comment = _COMMENT.search(line)
        if comment:
            line = line[: comment.start()]
    return words(line) or None


def words(text: str) -> list[str]:
    """Return the words of a text, which blanks part."""
    return [word for word in text.replace("\t", " ").split(" ") if word]


def is_tag_name(name: str) -> bool:
    """Return whether a tag may have this name."""
    return bool(_NAME.fullmatch(name)) and name.isprintable()


def written_tag(name: str, value: str) -> str:
    """Return the line of a tag.

    Raises:
        ValueError: If a record cannot hold such a name or value.
    """
    if not is_tag_name(name):
        raise ValueError(f"no tag can be named {name!r}")
    if "\n" in value:
        raise ValueError("a tag's value stands on one line")
    value.encode("utf-8")
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _tag(text: str) -> Tag:
    found = _TAG.fullmatch(text)
    if found is None:
        if _ODD_BACKSLASH.match(text):
            raise Wrong('a backslash in a value stands before " or another backslash only')
        raise Wrong(f'{quoted(text)} is no tag: expected [Name "value"] and nothing else')
    name, value = found["name"], found["value"]
    if not name.isprintable():
        raise Wrong(f"{quoted(name)} is no tag's name: expected letters and digits")
    if "\\" in value:
        value = re.sub(r'\\(["\\])', r"\1", value)
    return Tag(name, value)
