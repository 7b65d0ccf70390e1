"""What happened, in words: the lines of the log, also said aloud."""

import pytest

from three04.rules import events as ev
from three04.rules.events import Event, Placed
from three04.ui.models.teller import Teller
from three04.ui.words import texts

HAND = ("JS", "TH", "7D", "8C")
DOWN = (Placed(0, 0, "7D"), Placed(0, 1, "8C"), Placed(0, 2, "QC"))


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            ev.Dealt(0, 1, 4, HAND, (0,)),
            "Your cards: Jack of spades, Ten of hearts, Seven of diamonds and Eight of clubs",
        ),
        (
            ev.Dealt(0, 2, 2, HAND[:2], (0,)),
            "Your next cards: Jack of spades and Ten of hearts",
        ),
        (
            ev.RedealDemanded(1, HAND[:1]),
            "Ravi demands a new deal and shows: Jack of spades",
        ),
        (
            ev.Looked(0, (), DOWN, (0,)),
            "No trump lay face down. You see: Eight of clubs (Ravi) and Queen of clubs (Nimali)",
        ),
        (ev.Looked(0, (), DOWN[:1], (0,)), "No trump lay face down"),
        (ev.Looked(1, (), None, (1,)), "No trump lay face down"),
        (
            ev.Looked(1, DOWN[:2], None, (1,)),
            "Turned up: Seven of diamonds (yours) and Eight of clubs (Ravi)",
        ),
    ],
)
def test_a_line_reads_as_a_player_would_say_it(event: Event, line: str) -> None:
    teller = Teller(0, (texts.you(), "Ravi", "Nimali", "Dilan"), ("You & Nimali", "Ravi & Dilan"))
    assert teller.line(event) == line


def test_at_a_watched_table_nothing_is_yours() -> None:
    teller = Teller(0, ("Ann", "Ravi", "Nimali", "Dilan"), ("Ann & Nimali", "Ravi & Dilan"))
    line = teller.line(ev.Looked(0, (), DOWN[:2], (0,)))
    said = "No trump lay face down. Ann sees: Seven of diamonds (Ann) and Eight of clubs (Ravi)"
    assert line == said
