"""All hands round a trick: nothing reaches beyond the room, not even the maker's indicator."""

import pytest

from three04.rules.tables import TABLES, Table
from three04.ui.board.places import Rect
from three04.ui.board.spread import APART, STRIP, spread

ROOMS = ((645, 310), (560, 360), (760, 520), (1100, 640))


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("seated", TABLES.values(), ids=list(TABLES))
def test_a_hand_with_its_indicator_lies_in_the_room(room: tuple[int, int], seated: Table) -> None:
    whole = Rect(0, 0, *room)
    lay = spread(whole, seated.seats, seated.hand_size, (110, 30))
    cards = seated.hand_size - 1
    wide = lay.card * (1 + STRIP * (cards - 1) + APART + 1)
    for hand in lay.hands:
        assert hand.centre[0] - wide / 2 >= 0
        assert hand.centre[0] + wide / 2 <= room[0]
        assert hand.y >= 0
        assert hand.bottom <= room[1]
