"""``check`` and ``legal`` on files of every kind."""

import argparse
import io
import os
import sys
from pathlib import Path

import pytest

from three04.commands import check, legal

from .base import AUCTION, DEAL, HEADER, PLAY, RESULT, SECOND_HEAD, START

Run = tuple[int, str, str]


class Commands:
    """Runs the commands on texts, in a folder of their own."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._capsys = capsys

    def file(self, text: str | bytes, name: str = "a.304") -> str:
        path = self.folder / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(path)

    def check(self, *files: str) -> Run:
        return self._run(check.run(argparse.Namespace(files=list(files))))

    def legal(self, file: str) -> Run:
        return self._run(legal.run(argparse.Namespace(file=file)))

    def _run(self, code: int) -> Run:
        out, err = self._capsys.readouterr()
        return code, out, err


@pytest.fixture
def commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Commands:
    return Commands(tmp_path, capsys)


def test_check_prints_each_deals_result(commands: Commands) -> None:
    text = DEAL + SECOND_HEAD + "auction 0:pass 1:pass 2:pass 3:pass\n"
    assert commands.check(commands.file(text)) == (0, RESULT + "result thrown-in\n", "")


def test_check_prints_results_that_the_record_does_not_write(commands: Commands) -> None:
    assert commands.check(commands.file(DEAL.replace(RESULT, ""))) == (0, RESULT, "")


def test_check_prints_nothing_for_a_deal_redealt(commands: Commands) -> None:
    text = START.replace("8D AD TS AH | AS 7S KD 8S", "8D 7S 8S KD | AS AD TS AH") + "redeal 3\n"
    assert commands.check(commands.file(text)) == (0, "", "")


def test_check_accepts_an_unfinished_last_deal(commands: Commands) -> None:
    for text in (START, START + AUCTION, START + AUCTION + PLAY[:60]):
        assert commands.check(commands.file(text.rstrip() + "\n"))[:2] == (0, "")


def test_check_accepts_a_header_without_deals(commands: Commands) -> None:
    assert commands.check(commands.file(HEADER)) == (0, "", "")


def test_check_names_the_first_fault_and_goes_on_with_the_next_file(commands: Commands) -> None:
    bad = commands.file(DEAL.replace("won 2 52", "won 2 53") + "nonsense\n", "bad.304")
    code, out, err = commands.check(bad, commands.file(DEAL), bad)
    assert (code, out) == (1, RESULT)
    line = f"{bad}:14: “won 2 53” does not agree: expected “won 2 52”\n"
    assert err == line * 2


def test_a_file_that_cannot_be_read_is_named(commands: Commands, tmp_path: Path) -> None:
    for path in (str(tmp_path), str(tmp_path / "missing.304"), "a\0b", "", "x" * 5000):
        for code, out, err in (commands.check(path), commands.legal(path)):
            assert (code, out) == (1, "")
            assert "cannot be read" in err
            assert err.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="no such device")
def test_the_empty_device_is_an_empty_file(commands: Commands) -> None:
    code, out, err = commands.check("/dev/null")
    assert (code, out) == (1, "")
    assert err.startswith("/dev/null:1: ")


@pytest.mark.skipif(os.name == "nt", reason="no such device")
def test_an_endless_device_ends(commands: Commands) -> None:
    code, _, err = commands.check("/dev/zero")
    assert (code, err.split(" ")[0]) == (1, "/dev/zero:1:")


def test_trouble_with_the_output_is_not_blamed_on_the_file(
    commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Gone(io.StringIO):
        def write(self, _text: str) -> int:
            raise BrokenPipeError

    monkeypatch.setattr(sys, "stdout", Gone())
    with pytest.raises(BrokenPipeError):
        commands.check(commands.file(DEAL))


def test_a_file_name_cannot_break_the_line(commands: Commands) -> None:
    assert commands.check("a\nb\x1b[31m")[2].count("\n") == 1


def test_legal_prints_the_seat_on_turn_and_its_actions_by_code_point(commands: Commands) -> None:
    code, out, err = commands.legal(commands.file(START))
    bids = [f"3:{bid}\n" for bid in range(160, 310, 10)]
    assert (code, out, err) == (0, "3\n" + "".join(bids) + "3:ask\n3:pass\n", "")
    out = commands.legal(commands.file(START + AUCTION))[1]
    assert out == "2\n2:9S\n2:JC\n2:JD\n2:TH\n"
    out = commands.legal(commands.file(START + AUCTION + "trump 2:JC\nplay 3:8D 0:QD 1:9D\n"))[1]
    assert out == "2\n2:JD\nopen 2\n"


def test_legal_offers_a_redeal(commands: Commands) -> None:
    text = START.replace("8D AD TS AH | AS 7S KD 8S", "8D 7S 8S KD | AS AD TS AH")
    lines = commands.legal(commands.file(text))[1].splitlines()
    assert (lines[0], lines[-1]) == ("3", "redeal 3")


def test_legal_lists_only_the_actions_of_the_seat_whose_card_is_awaited(commands: Commands) -> None:
    """The maker may open here, but it is not his turn."""
    out = commands.legal(commands.file(START + AUCTION + "trump 2:JC\n"))[1]
    assert out.splitlines()[0] == "3"
    assert all(line.startswith("3:") for line in out.splitlines()[1:])


def test_legal_without_an_unfinished_deal_says_so(commands: Commands) -> None:
    for text in (DEAL, HEADER, START + "auction 3:pass 0:pass 1:pass 2:pass\n", START + HEADER):
        code, out, err = commands.legal(commands.file(text))
        assert (code, out, err.count("\n")) == (1, "", 1)
        assert "no deal is unfinished" in err


def test_legal_on_a_fault_says_where(commands: Commands) -> None:
    for text in (DEAL + "x\n", DEAL + START + "auction 0:pass\n", "x\n" + START):
        code, out, err = commands.legal(commands.file(text))
        assert (code, out, err.count("\n")) == (1, "", 1)
        assert ".304:" in err


def test_of_several_records_the_last_one_counts(commands: Commands) -> None:
    assert commands.legal(commands.file(START + DEAL + START + AUCTION))[1].startswith("2\n2:9S\n")
    assert commands.legal(commands.file(START + DEAL))[0] == 1


def test_arguments() -> None:
    parser = argparse.ArgumentParser()
    check.add_arguments(parser)
    assert parser.parse_args(["a", "b"]).files == ["a", "b"]
    parser = argparse.ArgumentParser()
    legal.add_arguments(parser)
    assert parser.parse_args(["a"]).file == "a"
