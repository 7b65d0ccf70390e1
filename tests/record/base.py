"""A small record to bend: two played deals' worth of tests stand on it."""

import pytest

from three04.record import RecordFault, read

HEADER = '[Record "1"]\n[Game "304"]\n[Rules "Standard"]\n'

HEAD = """[Deal "1"]
[Dealer "2"]
[Tokens "11 11"]
[Hand0 "9C 9H 7D QD | KS KH QH AC"]
[Hand1 "JH QC JS TD | 8C 8H 9D 7H"]
[Hand2 "JD TH 9S JC | QS KC 7C TC"]
[Hand3 "8D AD TS AH | AS 7S KD 8S"]
"""

AUCTION = "auction 3:pass 0:pass 1:pass 2:160\n"

PLAY = """trump 2:JC
play 3:8D 0:QD 1:9D 2:JD
won 2 52
play 2:TH 3:AH 0:9H 1:JH
won 1 71
play 1:8C 2:TC 3:(7S) 0:9C
look none
won 0 30
play 0:KH 1:7H 2:(9S) 3:(AD)
look none
won 0 34
play 0:QH 1:8H 2:(7C) 3:(AS)
look 2:7C
opened 2:JC
won 2 13
play 2:JC 3:KD 0:AC 1:QC
won 2 46
play 2:QS 3:TS 0:KS 1:JS
won 1 45
play 1:TD 2:KC 3:8S 0:7D
won 2 13
"""

RESULT = "result made 2 160 188 1\n"

START = HEADER + HEAD
DEAL = START + AUCTION + PLAY + RESULT

SECOND_HEAD = HEAD.replace('[Deal "1"]', '[Deal "2"]').replace(
    '[Dealer "2"]\n[Tokens "11 11"]', '[Dealer "3"]\n[Tokens "12 10"]'
)


def fault(text: str | bytes) -> tuple[int, str]:
    """Return the line and the message of a text's first fault."""
    with pytest.raises(RecordFault) as caught:
        read(text)
    assert caught.value.message.isprintable()
    return caught.value.line, caught.value.message


def last_line(text: str) -> int:
    """Return the number of a text's last line."""
    return text.count("\n")


def assert_fault(text: str, line: int, *said: str) -> None:
    """Assert that a text's first fault is on this line and says this."""
    found, message = fault(text)
    assert (found, [part for part in said if part not in message]) == (line, []), message


def assert_last(text: str, *said: str) -> None:
    """Assert that the first fault is on the text's last line."""
    assert_fault(text, last_line(text), *said)


def assert_same(text: str | bytes, other: str = DEAL) -> None:
    """Assert that two texts hold the same records."""
    assert read(text) == read(other)
