"""Tables as CSV: read back as they were, and nothing in them is taken for a formula."""

import csv
import io

from three04.store.csv_file import csv_text


def read(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline="")))


def test_what_is_written_is_read_again() -> None:
    lines = [("name", "n"), ('Ana "la" Ruiz, hija', "-3"), ("Jürgen\nZeile", "2.5"), ("", "")]
    assert read(csv_text(lines)) == [list(line) for line in lines]


def test_spreadsheets_learn_that_it_is_utf_8() -> None:
    assert csv_text([("ä",)]).encode().startswith(b"\xef\xbb\xbf")


def test_a_name_is_no_formula() -> None:
    evil = ["=1+1", "+cmd", "@sum", "-x", "\t=1"]
    (line,) = read(csv_text([evil]))
    assert line == [f"'{cell}" for cell in evil]
    assert read(csv_text([["-12", "-0.5"]])) == [["-12", "-0.5"]]
