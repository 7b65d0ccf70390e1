import pytest
from PySide6.QtGui import QColor

from assets.generate.palette import TICKS
from three04.ui.style.theme import (
    DARK,
    FELT,
    PAPER,
    SIDES,
    SUIT_COLOURS,
    THEMES,
    Theme,
    contrast,
    over,
)

Pair = tuple[QColor, QColor]


def grounds(theme: Theme, text: QColor) -> list[float]:
    return [contrast(text, ground) for ground in theme.table]


def test_contrast_as_wcag_gives_it() -> None:
    assert contrast(QColor("#000"), QColor("#fff")) == pytest.approx(21)
    assert contrast(QColor("#777"), QColor("#fff")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_texts_can_be_read_everywhere(theme: Theme) -> None:
    for text in (theme.on_table, theme.on_table_second):
        assert min(grounds(theme, text)) >= 4.5
    for text in (theme.ink, theme.muted, theme.brass_text, theme.gain, theme.loss):
        assert contrast(text, theme.panel) >= 4.5
    for text in (theme.ink, theme.muted):
        assert contrast(text, theme.inner) >= 4.5
    for text, ground in (
        (theme.primary_ink, theme.primary),
        (theme.chip_ink, theme.chip),
        (theme.ink, theme.button),
        (theme.ink, theme.bubble),
    ):
        assert contrast(text, ground) >= 7
    assert contrast(theme.unavailable, theme.panel) >= 2.9


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_tick_of_a_box_has_the_ink_of_what_it_stands_on(theme: Theme) -> None:
    assert QColor(TICKS[theme.name]) == theme.primary_ink


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_edges_that_mean_something_can_be_seen(theme: Theme) -> None:
    assert contrast(theme.outline, theme.panel) >= 3
    # The ring is two-tone: on any ground one of the two stands out.
    for ground in (*theme.table, theme.panel, theme.primary, theme.chip, PAPER):
        assert max(contrast(theme.ring, ground), contrast(theme.ring_edge, ground)) >= 3


@pytest.mark.parametrize(("theme", "least"), [(FELT, 5.0), (DARK, 3.4)], ids=["felt", "dark"])
def test_emblems_can_be_seen_on_their_discs(theme: Theme, least: float) -> None:
    assert tuple(theme.sides) == SIDES
    assert min(contrast(theme.side_ink, disc) for disc in theme.sides.values()) >= least


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("deck", ["two", "four"])
def test_suits_can_be_read_even_under_the_veil(theme: Theme, deck: str) -> None:
    for ink in SUIT_COLOURS["two" if deck == "two" else "four"].values():
        assert contrast(ink, PAPER) >= 5.5
        paper, mark = (over(theme.glare, colour) for colour in (PAPER, ink))
        assert contrast(over(theme.veil, mark), over(theme.veil, paper)) >= 3


@pytest.mark.parametrize(
    ("got", "promised"),
    [
        ((FELT.ink, FELT.panel), 14.0),
        ((FELT.muted, FELT.panel), 5.8),
        ((FELT.brass_text, FELT.panel), 6.9),
        ((FELT.primary_ink, FELT.primary), 8.0),
        ((FELT.chip_ink, FELT.chip), 10.3),
        ((FELT.gain, FELT.panel), 6.1),
        ((FELT.loss, FELT.panel), 7.1),
        ((DARK.ink, DARK.panel), 12.3),
        ((DARK.muted, DARK.panel), 7.5),
        ((DARK.brass_text, DARK.panel), 8.8),
        ((DARK.primary_ink, DARK.primary), 9.3),
        ((DARK.chip_ink, DARK.chip), 8.8),
        ((DARK.gain, DARK.panel), 8.2),
        ((DARK.loss, DARK.panel), 7.2),
    ],
)
def test_contrasts_that_were_measured_once(got: Pair, promised: float) -> None:
    assert contrast(*got) == pytest.approx(promised, abs=0.1)
