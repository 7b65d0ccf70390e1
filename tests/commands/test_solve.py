"""``three04 solve`` on deals that run, that are over and that have no play."""

import argparse
from pathlib import Path

import pytest

from three04.commands import solve

ROOT = Path(__file__).resolve().parents[2]

HEADER = '[Record "1"]\n[Game "304"]\n[Rules "Standard"]\n'

HEAD = """[Deal "1"]
[Dealer "2"]
[Tokens "11 11"]
[Hand0 "9C 9H 7D QD | KS KH QH AC"]
[Hand1 "JH QC JS TD | 8C 8H 9D 7H"]
[Hand2 "JD TH 9S JC | QS KC 7C TC"]
[Hand3 "8D AD TS AH | AS 7S KD 8S"]
"""

START = HEADER + HEAD + "auction 3:pass 0:pass 1:pass 2:160\n"

FIRST_TRICKS = """trump 2:JC
play 3:8D 0:QD 1:9D 2:JD
play 2:TH 3:AH 0:9H 1:JH
play 1:8C 2:TC 3:(7S) 0:9C
play 0:KH 1:7H 2:(9S) 3:(AD)
"""

LATE_TRICKS = """play 0:QH 1:8H 2:(7C) 3:(AS)
play 2:JC 3:KD 0:AC 1:QC
"""

LAST_TRICKS = """play 2:QS 3:TS 0:KS 1:JS
play 1:TD 2:KC 3:8S 0:7D
"""

Run = tuple[int, list[str], str]


class Solved:
    """Runs the command on texts."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._folder = folder
        self._capsys = capsys

    def text(self, text: str) -> Run:
        path = self._folder / "a.304"
        path.write_text(text, encoding="utf-8")
        return self.file(str(path))

    def file(self, path: str) -> Run:
        code = solve.run(argparse.Namespace(file=path))
        out, err = self._capsys.readouterr()
        return code, out.splitlines(), err.replace(str(self._folder), "")


@pytest.fixture
def solved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Solved:
    return Solved(tmp_path, capsys)


def test_a_running_deal_is_solved_from_where_it_stands(solved: Solved) -> None:
    text = START + FIRST_TRICKS + LATE_TRICKS
    assert solved.text(text) == (
        0,
        [
            "deal 1: seat 2 makes 160, trump C, seat 2 to play",
            "With open hands the makers' side gets 191 points: made.",
            "KC 191 made",
            "QS 188 made",
            "The best line:",
            "play 2:KC 3:8S 0:KS 1:TD",
            "play 2:QS 3:TS 0:7D 1:JS",
        ],
        "",
    )


def test_the_best_line_can_be_put_into_the_record(solved: Solved) -> None:
    text = START + FIRST_TRICKS + LATE_TRICKS
    code, lines, _ = solved.text(text)
    line = "\n".join(lines[lines.index("The best line:") + 1 :])
    assert line.count("play ") == 2
    assert solved.text(f"{text}{line}\nresult made 2 160 191 1\n")[0] == code == 0


def test_a_running_trick_is_part_of_the_position(solved: Solved) -> None:
    code, lines, err = solved.text(START + FIRST_TRICKS + LATE_TRICKS + "play 2:QS 3:TS\n")
    assert (code, err) == (0, "")
    assert lines[0] == "deal 1: seat 2 makes 160, trump C, seat 0 to play"
    assert lines[2] == "KS 188 made"
    assert lines[4].startswith("play 0:KS 1:")


def test_a_closed_trump_is_taken_as_open_also_under_cards_face_down(solved: Solved) -> None:
    code, lines, err = solved.text(START + FIRST_TRICKS + "play 0:QH 1:8H 2:(7C)\n")
    assert (code, err) == (0, "")
    assert lines[:2] == [
        "deal 1: seat 2 makes 160, trump C, seat 3 to play",
        "The trump is closed: it is taken as open.",
    ]
    # The makers have 116 points; the ruff is seen: no card of seat 3 beats it.
    assert {line.split()[0] for line in lines[3:] if line[2:3] == " "} == {"KD", "TS", "AS", "8S"}


def test_a_finished_deal_is_solved_from_its_first_lead(solved: Solved) -> None:
    code, lines, err = solved.text(START + FIRST_TRICKS + LATE_TRICKS + LAST_TRICKS)
    assert (code, err) == (0, "")
    assert lines[:3] == [
        "deal 1: seat 2 makes 160, trump C, seat 3 to play",
        "The deal is over: it is taken from its first lead.",
        "The trump is closed: it is taken as open.",
    ]
    assert len([line for line in lines if line.startswith("play ")]) == 8


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEADER, "no deal stands in the last record: there is nothing to solve"),
        (HEADER + HEAD, "the play of the last deal has not begun: there is nothing to solve"),
        (START, "the play of the last deal has not begun: there is nothing to solve"),
        (
            HEADER + HEAD + "auction 3:pass 0:pass 1:pass 2:pass\n",
            "the last deal was thrown in: there is no play to solve",
        ),
    ],
)
def test_what_has_no_play_gets_a_plain_sentence(solved: Solved, text: str, said: str) -> None:
    assert solved.text(text) == (1, [], f"/a.304: {said}\n")


def test_hands_laid_aside_are_not_solved(solved: Solved) -> None:
    code, lines, err = solved.file(str(ROOT / "tests/data/golden/classic-eight-teams.304"))
    assert (code, lines) == (1, [])
    assert "Partner Close is played in the last deal: hands laid aside are not solved" in err


def test_a_redealt_deal_has_no_play(solved: Solved) -> None:
    code, lines, err = solved.file(str(ROOT / "tests/data/golden/classic-six-pairs.304"))
    assert (code, lines) == (1, [])
    assert "the last deal was dealt again: there is no play to solve" in err


@pytest.mark.parametrize("table", ["six-pairs", "eight-pairs", "eight-teams"])
def test_other_tables_are_solved(solved: Solved, table: str) -> None:
    code, lines, err = solved.file(str(ROOT / f"tests/data/golden/standard-{table}.304"))
    assert (code, err) == (0, "")
    assert len([line for line in lines if line.startswith("play ")]) == 4


def test_a_file_that_is_none_gets_a_plain_sentence(solved: Solved) -> None:
    assert solved.file("no such file.304") == (
        1,
        [],
        "no such file.304: cannot be read: No such file or directory\n",
    )
    code, _, err = solved.text("nonsense\n")
    assert code == 1
    assert err.startswith("/a.304:1: ")
