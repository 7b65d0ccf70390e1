import re
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image, ImageChops
from PIL.IcnsImagePlugin import IcnsImageFile
from PIL.IcoImagePlugin import IcoImageFile
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from assets.generate.app_icon import ICNS_SIZES, ICO_SIZES, SIZES
from assets.generate.backs import BROAD, FINE, Kolam
from assets.generate.courts import court
from assets.generate.drawings import drawings
from assets.generate.palette import FOUR
from assets.generate.people.head import BROWN, DEEP, GOLDEN, WARM
from assets.generate.svg import document
from three04.cards import pack
from three04.ui.style.artwork import rasterise
from three04.ui.style.indices import COURTS
from three04.ui.style.theme import Back, CardFace, Deck

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


@pytest.mark.parametrize("size", SIZES)
def test_the_app_icon_is_there_in_its_sizes(size: int) -> None:
    with Image.open(ASSETS / "icons" / "app" / f"three04-{size}.png") as image:
        assert image.size == (size, size)
        assert image.getchannel("A").getextrema() == (0, 255)  # its corners are round


def test_windows_finds_each_size_of_the_app_icon() -> None:
    with Image.open(ASSETS / "icons" / "app" / "three04.ico") as icon:
        assert isinstance(icon, IcoImageFile)
        assert icon.ico.sizes() == {(size, size) for size in ICO_SIZES}
        for size in ICO_SIZES:
            _same(icon.ico.getimage((size, size)), size)


def test_macos_finds_each_size_of_the_app_icon() -> None:
    with Image.open(ASSETS / "icons" / "app" / "three04.icns") as icon:
        assert isinstance(icon, IcnsImageFile)
        pixels = {across * scale for across, _, scale in icon.icns.itersizes()}
        assert pixels == set(ICNS_SIZES)
        _same(icon.icns.getimage((16, 16, 2)), 32)


def _same(image: Image.Image, size: int) -> None:
    """Hold a picture of an icon's file against the one that was drawn for its size."""
    with Image.open(ASSETS / "icons" / "app" / f"three04-{size}.png") as drawn:
        assert ImageChops.difference(image.convert("RGBA"), drawn.convert("RGBA")).getbbox() is None


def test_only_elements_that_qtsvg_draws(files: dict[str, str]) -> None:
    assert {tag for text in files.values() for tag in re.findall(r"<([a-z]+)", text)} == KNOWN


@pytest.mark.parametrize("face", get_args(CardFace))
@pytest.mark.parametrize("deck", get_args(Deck))
def test_every_face_has_all_36_cards(files: dict[str, str], face: str, deck: str) -> None:
    cards = {name[-6:-4] for name in files if name.startswith(f"cards/{face}/{deck}/")}
    assert cards == set(pack("AKQJT9876"))


@pytest.mark.parametrize("face", get_args(CardFace))
def test_every_face_has_the_letters_of_every_pack(files: dict[str, str], face: str) -> None:
    letters = {letter for courts in COURTS.values() for letter in courts.values()}
    assert letters == {n[-5] for n in files if n.startswith(f"cards/{face}/letters/")}


def test_there_is_a_drawing_of_every_back(files: dict[str, str]) -> None:
    backs = {name.split("/")[-1][:-4] for name in files if name.startswith("cards/backs/")}
    assert backs == set(get_args(Back))


@pytest.mark.parametrize("kolam", [FINE, BROAD])
def test_a_back_is_one_unbroken_line(kolam: Kolam) -> None:
    assert kolam.lines() == 1


def test_lines_are_counted() -> None:
    walled_in = frozenset(frozenset(((2, 3), near)) for near in ((1, 3), (3, 3), (2, 2), (2, 4)))
    assert Kolam(5, 7, walled_in, 36).lines() == 5
    assert Kolam(4, 6, frozenset(), 36).lines() == 2


def test_no_two_courts_are_the_same_person(files: dict[str, str]) -> None:
    # All that is drawn in skin; the suits' colours, by which dresses differ in any case, are not.
    people = [
        name for name in files if name[-6] in "JQK" and name.startswith("cards/sandakada/two")
    ]
    skins = tuple(tone for skin in (GOLDEN, WARM, BROWN, DEEP) for tone in skin)
    drawn = {
        tuple(part for part in re.findall(r"<[^>]+>", files[name]) if any(s in part for s in skins))
        for name in people
    }
    assert len(people) == len(drawn) == 12


def test_courts_stay_in_their_frames(qapp: QApplication) -> None:
    """Nothing can be clipped, so no arm, hat or branch may reach over the frame's line."""
    for rank in "JQK":
        for suit, colours in FOUR.items():
            text = document(court(rank, suit, colours), (0, 0, 250, 350))
            image = rasterise(text.encode(), QSize(1000, 1400))
            columns = [*range(4 * 60), *range(4 * 190, 1000)]
            stray = {(x, y) for x in columns for y in range(0, 1400, 3) if image.pixel(x, y) >> 24}
            assert not stray, (rank, suit, min(stray))


def test_icons_take_one_colour(files: dict[str, str]) -> None:
    for name, text in files.items():
        if name.split("/")[0] in {"icons", "suits", "emblems"} and "app" not in name:
            assert set(re.findall(r'"(#[0-9A-Fa-f]+)"', text)) == {"#000"}, name
