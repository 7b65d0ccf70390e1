"""Broken records: the reader reads what it is given or answers with its own fault."""

import random
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from three04.record import Record, RecordFault, read, write, write_all

from .base import DEAL, HEADER, START
from .random_play import random_options, random_record

ODD = [
    "\r", "\v", "\f", "\0", "\x1b", "\x85", "\xa0", "\u2028", "\u202e", "\ufeff", "\ud800",
    "é", "٣", "²", "ß", "İ", "？", "\U0001f0a1", "(", ")", ":", "|", '"', "\\", "#", " #", "[", "]",
    "??", "  ", "\t", "0", "9", "-1", "99999999999999999999", '[Record "1"]\n', "\n", "\r\n",
    "won 0 0\n", "look none\n",
]  # fmt: skip

Change = Callable[[random.Random, bytes], bytes]


def _flip(rng: random.Random, data: bytes) -> bytes:
    broken = bytearray(data)
    for _ in range(rng.randint(1, 3)):
        broken[rng.randrange(len(broken))] ^= 1 << rng.randrange(8)
    return bytes(broken)


def _lines(change: Callable[[random.Random, list[bytes]], None]) -> Change:
    def changed(rng: random.Random, data: bytes) -> bytes:
        lines = data.splitlines(keepends=True)
        change(rng, lines)
        return b"".join(lines)

    return changed


def _swap(rng: random.Random, lines: list[bytes]) -> None:
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def _double(rng: random.Random, lines: list[bytes]) -> None:
    lines.insert(rng.randrange(len(lines) + 1), rng.choice(lines))


def _delete(rng: random.Random, lines: list[bytes]) -> None:
    del lines[rng.randrange(len(lines))]


def _truncate(rng: random.Random, data: bytes) -> bytes:
    return data[: rng.randrange(len(data))]


def _insert(rng: random.Random, data: bytes) -> bytes:
    place = rng.randrange(len(data) + 1)
    return data[:place] + rng.choice(ODD).encode("utf-8", "surrogatepass") + data[place:]


def _swap_words(rng: random.Random, data: bytes) -> bytes:
    words = data.split(b" ")
    one, other = rng.randrange(len(words)), rng.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return b" ".join(words)


CHANGES: list[Change] = [
    _flip, _lines(_swap), _lines(_double), _lines(_delete), _truncate, _insert, _swap_words,
]  # fmt: skip


def read_or_fault(data: bytes) -> list[Record] | RecordFault:
    try:
        return read(data)
    except RecordFault as caught:
        fault = caught
    lines = data.count(b"\n") + (not data.endswith(b"\n"))
    assert 1 <= fault.line <= max(lines, 1)
    assert fault.message.isprintable()
    assert fault.message
    return fault


def test_a_thousand_broken_records() -> None:
    rng = random.Random(1000)
    texts = [
        write(random_record(rng, random_options(rng), rng.randint(1, 2))).encode()
        for _ in range(40)
    ]
    faults = 0
    for number in range(1000):
        data = rng.choice(texts)
        for _ in range(rng.choice((1, 1, 1, 2, 5))):
            data = CHANGES[number % len(CHANGES)](rng, data) or b"\n"
        found = read_or_fault(data)
        if isinstance(found, RecordFault):
            faults += 1
        else:
            once = write_all(found)
            assert write_all(read(once)) == once
    assert faults > 600


@settings(deadline=None, max_examples=150)
@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    read_or_fault(data)
    read_or_fault(HEADER.encode() + data)
    read_or_fault(START.encode() + data)


WORDS = st.sampled_from(
    ["auction", "trump", "second", "open", "caps", "spoilt", "redeal", "play", "look", "opened",
     "won", "result", "match", "[Deal", '"2"]', "3:pass", "2:160", "2:JC", "3:8D", "0:QD", "2", "3",
     "none", "#", "\n", "\n", "\n", "2:close", "0:ask", "(", "2:(JD)", "??", "caps 2:JS", '[X "y"]']
)  # fmt: skip


@settings(deadline=None, max_examples=150)
@given(st.lists(WORDS, max_size=30))
def test_any_words(words: list[str]) -> None:
    read_or_fault((START + " ".join(words)).encode())
    read_or_fault((DEAL + " ".join(words)).encode())
