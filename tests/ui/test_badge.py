"""What the badge says of a deal: how it stands, and as soon as it is certain, how it came out."""

import re

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.player import Clicker, Opener, session_of, thumb, wait_for_turn
from three04.rules.options import STANDARD


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
