"""``three04 proof``: anybody can compute again what a key dealt."""

import random
from pathlib import Path

import pytest

from tests.table.test_proofs import STANDARD
from tests.table.test_table import play_on, seated, table_rows
from three04 import cli
from three04.record.deals import deal_out, numbered_source, seeded_source, shuffled
from three04.record.proof import fingerprint
from three04.rules.tables import TABLES
from three04.table.records import record_text

FOUR = TABLES["four"]
KEY = numbered_source(304, FOUR, "Standard").key(0)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.main(["proof", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_key_gives_its_fingerprint_and_hands(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, KEY.hex(), "--dealer", "2")
    assert code == 0
    assert f"fingerprint {fingerprint(KEY)}" in out
    assert '[Hand0 "8C 7C TH 9C | KC 7H QC 8S"]' in out
    assert run(capsys, "--number", "304") == (0, out, "")
    code, cut, _ = run(capsys, KEY.hex().upper(), "--table", "six-pairs", "--cut", "5")
    six = TABLES["six-pairs"]
    hand = deal_out(shuffled(KEY, six.pack, 5), six, 0)[3]
    assert f'[Hand3 "{" ".join(hand[:2])} | {" ".join(hand[2:])}"]' in cut


def records(tmp_path: Path, seed: str) -> Path:
    table, _ = seated(STANDARD, "keys")
    play_on(table, random.Random(3), 90)
    file = tmp_path / f"{seed}.304"
    file.write_text(record_text(table_rows(table), seeded_source(seed)), encoding="utf-8")
    return file


def test_the_keys_of_a_record_are_checked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = records(tmp_path, "keys")
    code, out, err = run(capsys, str(file))
    assert (code, err) == (0, "")
    assert "deal 1: the key gives these cards; fingerprint" in out
    key = seeded_source("keys").key(1).hex()
    file.write_text(file.read_text(encoding="utf-8").replace(key, KEY.hex()), encoding="utf-8")
    code, out, _ = run(capsys, str(file))
    assert code == 1
    assert "deal 2: the key gives other cards" in out
    file.write_text(file.read_text(encoding="utf-8").replace(KEY.hex(), "?"), encoding="utf-8")
    assert "deal 2: the key is not 64 hexadecimal digits" in run(capsys, str(file))[1]


def test_what_cannot_be_checked_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, err = run(capsys, str(records(tmp_path, "other")))
    assert code == 1
    assert "deal 1: no key" in out
    assert "no deal has a Key tag" in err
    assert run(capsys, str(tmp_path / "none.304"))[0] == 1
    assert "name a key" in run(capsys)[2]
    assert "name a key" in run(capsys, KEY.hex(), "--number", "3")[2]
    assert "seat 7 is not at the table four" in run(capsys, KEY.hex(), "--dealer", "7")[2]
    assert "32 cards" in run(capsys, KEY.hex(), "--cut", "32")[2]
    with pytest.raises(SystemExit):
        cli.main(["proof", "--number", "-3"])
