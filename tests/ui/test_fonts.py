import pytest
from PySide6.QtGui import QFontInfo
from pytestqt.qtbot import QtBot

from three04.ui.style.fonts import SMALLEST, Fonts, Role, bounded, load


def test_the_bundled_fonts_are_the_ones_used(qtbot: QtBot) -> None:
    load()
    for role in Role:
        font = Fonts().font(role)
        info = QFontInfo(font)
        assert (info.family(), info.weight()) == (font.family(), font.weight()), role


def test_sizes_follow_the_scale_and_never_fall_below_the_smallest(qtbot: QtBot) -> None:
    load()
    assert Fonts(1.2).pixels(Role.CONTRACT) == 48
    assert all(Fonts(0.5).pixels(role) >= SMALLEST for role in Role)
    assert Fonts(1.6).width("304", Role.BID) > Fonts().width("304", Role.BID)


@pytest.mark.parametrize(("wish", "scale"), [(1, 1), (9, 1.6), (0.1, 0.9)])
def test_a_wish_for_larger_text_has_bounds(wish: float, scale: float) -> None:
    assert bounded(wish) == pytest.approx(scale)
