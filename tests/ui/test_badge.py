"""What the badge says of a deal: how it stands, and as soon as it is certain, how it came out."""

import re

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.player import Clicker, Opener, session_of, thumb, wait_for_turn
from three04.rules.options import STANDARD
from three04.ui.board.bars import badge_bar_width, tray_bar_width
from three04.ui.board.picture import shown_side
from three04.ui.widgets.painted import SHADE


@pytest.mark.parametrize("seed", ["badge 1", "badge 2", "badge 3"])
def test_it_says_that_the_contract_is_made_or_failed(
    seed: str, qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, seed)
    session, clicker = session_of(window), Clicker(qtbot, window)
    said = list[str]()
    while not session.deal_over:
        question = wait_for_turn(qtbot, window)
        points = window.area.badge.contract.points
        if points is not None:
            said.append(points.left)
            failed = points.defenders > 304 - points.contract
            made = points.makers >= points.contract
            assert points.left.endswith(": failed") == failed
            assert points.left.endswith(": made") == made
            need = re.search(r"of (\d+)", points.left + points.right)
            assert (need is None) == (made or failed)
        if question is not None:
            clicker.answer(thumb(session, question))
    outcome = session.view.public.outcome
    points = window.area.badge.contract.points
    if outcome in ("made", "failed"):
        assert points is not None
        assert points.left.endswith(f": {outcome}")
    assert said


@pytest.mark.parametrize("language", ["en", "de", "pt", "es"])
def test_a_small_table_shows_tricks_and_points_of_each_side_too(
    language: str, qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(STANDARD, "badge 1", (720, 480))
    window.language.apply(language)
    session, clicker, area = session_of(window), Clicker(qtbot, window), window.area
    while len(session.view.public.tricks) < 5:
        question = wait_for_turn(qtbot, window)
        assert question is not None
        clicker.answer(thumb(session, question))
    view, look = session.view, area.table_stage.look
    table = view.public.table
    won = [table.side(t.winner) for t in view.public.tricks if t.winner is not None]
    assert [row.tricks for row in area.tray.rows] == [
        sum(shown_side(view, side) == place for side in won) for place in range(2)
    ]
    points = area.badge.contract.points
    assert points is not None
    known = [view.side_points(side) for side in range(2)]
    assert set(points.counts) == {f"{count}{'' if whole else '+'}" for count, whole in known}
    assert badge_bar_width(area.badge.contract, look) <= area.badge.width() - 2 * SHADE + 1
    assert tray_bar_width(area.tray.rows, look) <= area.tray.width() - 2 * SHADE + 1
    assert area.badge.geometry().right() < area.tray.geometry().left() + 2 * SHADE
    window.language.apply("en")
