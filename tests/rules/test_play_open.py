"""R42: tricks while trump is open."""

from three04.rules import events as ev

from .situation import Situation, play

HANDS = {
    0: "AH KH QH 8H | AD KD 7C 8C",
    1: "9S TS JD 9D | JC 9C 7D 8D",
    2: "JH 9H TH 7H | TD QD TC QC",
    3: "JS AS KS QS | 8S 7S AC KC",
}
"""Seat 1 is the maker with the ten of spades; he and seat 3 are void of hearts."""


def opened(script: str = "") -> Situation:
    """Beginner: trump is open from the start."""
    start = "auction 0:pass 1:160 2:pass 3:pass / trump 1:TS / "
    return play(start + script, HANDS, rules="Beginner")


def test_r42_all_cards_face_up() -> None:
    table = opened("play 0:AH")
    assert table.legal() == "1:7D 1:8D 1:9C 1:9D 1:9S 1:JC 1:JD 1:TS"
    assert table.refused("play 1:(JD)") == "play_face_up"
    table.do("play 1:JD 2:7H 3:AC")
    plays = table.match.public.tricks[0].plays
    assert [play.card for play in plays] == ["AH", "JD", "7H", "AC"]
    assert table.found(ev.Looked) == []


def test_r42_highest_of_the_suit_led_wins_without_a_trump() -> None:
    assert opened("play 0:AH 1:JD 2:7H 3:AC").match.public.tricks[0].winner == 0
    assert opened("play 0:AH 1:JD 2:9H 3:AC").match.public.tricks[0].winner == 2


def test_r42_highest_trump_wins() -> None:
    assert opened("play 0:AH 1:TS 2:JH 3:AC").match.public.tricks[0].winner == 1
    assert opened("play 0:AH 1:TS 2:JH 3:7S").match.public.tricks[0].winner == 1
    assert opened("play 0:AH 1:TS 2:JH 3:AS").match.public.tricks[0].winner == 3


def test_r42_trump_led_the_highest_trump_wins() -> None:
    table = opened("play 0:AH 1:TS 2:7H 3:AC")
    assert table.match.awaited == 1
    table.do("play 1:9S 2:TD 3:JS 0:8H")
    assert table.match.public.tricks[1].winner == 3


def test_r42_the_old_indicator_is_an_ordinary_card() -> None:
    table = opened("play 0:AH 1:JD 2:JH 3:AC / play 2:TD 3:7S 0:AD 1:9D")
    assert table.match.awaited == 3
    table.do("play 3:JS 0:8H")
    assert table.legal() == "1:9S 1:TS"  # it counts for following suit
    table = opened("play 0:AH 1:9S 2:JH 3:AC")
    assert "1:TS" in table.legal()  # and may be led


def test_r41_nobody_is_forced_to_ruff_or_to_overruff_in_open_play_either() -> None:
    table = opened("play 0:AH 1:TS 2:7H")
    assert table.legal() == "3:7S 3:8S 3:AC 3:AS 3:JS 3:KC 3:KS 3:QS"
