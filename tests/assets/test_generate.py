import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from assets.generate.app_icon import SIZES
from assets.generate.backs import count_lines, mirrors
from assets.generate.drawings import drawings

ASSETS = Path(__file__).resolve().parents[2] / "assets"
KNOWN = {"svg", "path", "circle", "rect", "g"}


@pytest.fixture(scope="module")
def files(qapp: QApplication) -> dict[str, str]:
    return drawings()


def test_what_is_committed_is_what_the_generator_draws(files: dict[str, str]) -> None:
    # "python -m assets.generate" mends it. Bytes, for a checkout might change line ends.
    assert [n for n, text in files.items() if (ASSETS / n).read_bytes() != text.encode()] == []


def test_no_drawing_lies_about_that_nobody_draws(files: dict[str, str]) -> None:
    found = {path.relative_to(ASSETS).as_posix() for path in ASSETS.rglob("*.svg")}
    assert found == set(files)
    assert all((ASSETS / "icons" / "app" / f"three04-{size}.png").is_file() for size in SIZES)


def test_only_elements_that_qtsvg_draws(files: dict[str, str]) -> None:
    assert {tag for text in files.values() for tag in re.findall(r"<([a-z]+)", text)} == KNOWN


def test_both_decks_have_all_36_cards(files: dict[str, str]) -> None:
    for deck in ("two", "four"):
        cards = {name[-6:-4] for name in files if name.startswith(f"cards/{deck}/")}
        assert cards == {rank + suit for rank in "AKQJT9876" for suit in "SHDC"}


def test_the_back_is_one_unbroken_line() -> None:
    assert count_lines(mirrors()) == 1
    walled_in = frozenset(frozenset(((2, 3), near)) for near in ((1, 3), (3, 3), (2, 2), (2, 4)))
    assert count_lines(walled_in) > 1


def test_icons_take_one_colour(files: dict[str, str]) -> None:
    for name, text in files.items():
        if name.split("/")[0] in {"icons", "suits", "emblems"} and "app" not in name:
            assert set(re.findall(r'"(#[0-9A-Fa-f]+)"', text)) == {"#000"}, name
