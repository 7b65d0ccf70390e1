"""Frozen records of every profile and table: they read and are written again byte for byte."""

from pathlib import Path

import pytest

from three04.record import read, write_all
from three04.rules.options import PROFILES
from three04.rules.tables import TABLES

GOLDEN = sorted((Path(__file__).parents[1] / "data" / "golden").glob("*.304"))


def test_every_profile_and_table_is_there() -> None:
    assert {path.stem for path in GOLDEN} == {f"{p.lower()}-{t}" for p in PROFILES for t in TABLES}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    data = path.read_bytes()
    assert write_all(read(data)).encode() == data
