"""R35-R37: what may be done before the first lead (and opening later, R35)."""

import pytest

from three04.rules import events as ev

from .situation import Situation, play

HANDS = {
    0: "AH KH QH 8H | AD KD 7C 8C",
    1: "9S TS JD 9D | JC 9C 7D 8D",
    2: "JH 9H TH 7H | TD QD TC QC",
    3: "JS AS KS QS | 8S 7S AC KC",
}
"""Seat 1 is the maker with the ten of spades laid; he and seat 3 are void of hearts."""

TRUMPS = {0: "JS 9S AS TS | KS QS 8S 7S"}
"""Eldest holds trumps and nothing else."""


def started(script: str = "", options: str = "") -> Situation:
    """Seat 1 has laid the ten of spades; seat 0 leads."""
    start = "auction 0:pass 1:160 2:pass 3:pass / trump 1:TS / "
    return play(start + script, HANDS, options=options)


def test_r35_the_maker_opens_before_the_first_card_though_another_leads() -> None:
    table = started()
    assert table.match.awaited == 0
    assert table.offers(1) == "open 1"
    events = table.do("open 1")
    assert events == [ev.TrumpOpened(1, "TS", "maker", returns=True)]
    assert "TS" in table.views[1].hand
    assert table.views[1].own.indicator is None
    assert all(view.trump == "S" for view in (*table.views, table.spectator))
    assert table.match.awaited == 0


def test_r35_then_play_is_open() -> None:
    table = started("open 1 / play 0:AH")
    assert table.legal() == "1:7D 1:8D 1:9C 1:9D 1:9S 1:JC 1:JD 1:TS"


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_r35_he_alone(seat: int) -> None:
    table = started()
    assert table.offers(seat) == ""
    assert table.refused(f"open {seat}") == "open_maker"


def test_r35_not_twice() -> None:
    assert started("open 1").refused("open 1") == "open_already"


def test_r35_not_while_an_auction_or_the_indicator_is_outstanding() -> None:
    table = play("auction 0:pass 1:160", HANDS)
    assert table.refused("open 1") == "auction_runs"
    table.do("auction 2:pass 3:pass")
    assert table.refused("open 1") == "trump_awaited"


def test_r35_standard_also_later_at_his_own_turn() -> None:
    table = started("play 0:AH")
    assert "open 1" in table.legal(1)
    table.do("play 1:(7D) 2:7H 3:(AC) 0:AD")
    assert "open 1" in table.legal(1)
    table.do("open 1")
    assert not table.match.public.closed
    assert table.match.awaited == 1


def test_r35_standard_not_at_anothers_turn_after_the_first_card() -> None:
    table = started("play 0:AH 1:(7D)")
    assert table.offers(1) == ""
    assert table.refused("open 1") == "open_own_turn"


def test_r35_standard_not_after_the_maker_has_played_to_the_trick() -> None:
    table = started("play 0:AH 1:(7D) 2:7H 3:(AC)")
    assert table.match.awaited == 0
    assert table.refused("open 1") == "open_own_turn"


def test_r35_classic_only_now() -> None:
    table = started("play 0:AH", "open_any_turn=off")
    assert "open" not in table.legal(1)
    assert table.refused("open 1") == "open_before_lead"
    table = started("", "open_any_turn=off")
    assert table.offers(1) == "open 1"


RUNNING = {
    0: "AH KH QH 8H | AD KD 7C 8C",
    1: "JH 9H TH 7H | TD QD TC QC",
    2: "JS AS KS QS | 8S 7S AC KC",
    3: "9S TS JD 9D | JC 9C 7D 8D",
}
"""Seat 3 is the maker; seat 2 plays face down before him."""


def running(card: str) -> Situation:
    """Seat 2 has played this card face down; the maker opens at his turn."""
    start = "auction 0:pass 1:pass 2:pass 3:160 / trump 3:TS / play 0:AH 1:7H "
    return play(f"{start} 2:({card}) / open 3", RUNNING)


def test_r35_cards_face_down_in_the_running_trick_stay_so_until_it_ends() -> None:
    table = running("7S")
    assert table.match.public.trick.plays[2].card is None
    assert table.views[3].card_at(0, 2) is None


def test_r35_cards_played_after_the_opening_are_face_up() -> None:
    table = running("7S")
    assert "3:9S" in table.legal()
    assert "(" not in table.legal()


def test_r35_then_looked_at_a_trump_among_them_is_turned_up() -> None:
    table = running("7S")
    events = table.do("play 3:9S")
    assert ev.Looked(3, (ev.Placed(0, 2, "7S"),), (ev.Placed(0, 2, "7S"),), (3,)) in events
    assert len(table.found(ev.TrumpOpened)) == 1
    assert table.match.public.tricks[0].winner == 3
    table = running("JS")
    table.do("play 3:9S")
    assert table.match.public.tricks[0].winner == 2


def test_r35_then_looked_at_no_trump_stays_hidden() -> None:
    table = running("AC")
    events = table.do("play 3:7D")
    looked = events[1]
    assert isinstance(looked, ev.Looked)
    assert looked.shown == ()
    assert table.match.public.tricks[0].plays[2].card is None
    assert table.views[3].card_at(0, 2) == "AC"
    assert table.views[1].card_at(0, 2) is None
    assert table.match.public.tricks[0].winner == 0


def test_r36_with_maker_limits_trumps_alone_on_lead_must_open() -> None:
    script = "auction 0:160 1:pass 2:pass 3:pass / trump 0:7S"
    table = play(script.replace("7S", "TS"), TRUMPS, options="maker_limits=on")
    assert table.legal() == "open 0"
    assert table.refused("play 0:JS") == "play_must_open"
    assert table.refused("play 0:TS") == "play_lead_indicator"
    table.do("open 0")
    assert "0:JS" in table.legal()
    assert "0:TS" in table.legal()


def test_r36_without_maker_limits_he_may_lead_a_trump() -> None:
    table = play("auction 0:160 1:pass 2:pass 3:pass / trump 0:TS", TRUMPS)
    assert "0:JS" in table.legal()
    assert "open 0" in table.legal()
    table.do("play 0:JS")
    assert table.match.public.closed


def test_r36_one_plain_card_is_enough() -> None:
    hands = {0: "JS 9S AS TS | KS QS 8S 7H"}
    script = "auction 0:160 1:pass 2:pass 3:pass / trump 0:TS"
    table = play(script, hands, options="maker_limits=on")
    assert table.legal() == "0:7H open 0"


def test_r36_not_when_another_leads() -> None:
    hands = {1: "JS 9S AS TS | KS QS 8S 7S", 0: "JH"}
    script = "auction 0:pass 1:160 2:pass 3:pass / trump 1:TS"
    table = play(script, hands, options="maker_limits=on")
    assert len(table.legal(0).split()) == 8
    table.do("play 0:JH")
    assert table.legal() == "1:(TS) open 1"


def test_r37_a_seat_of_either_side_may_declare_caps_before_the_first_lead() -> None:
    for seat in range(4):
        table = started(options="caps=declared")
        assert f"caps {seat}" in table.offers(seat)
        assert table.do(f"caps {seat}") == [ev.CapsDeclared(seat)]
        assert table.match.public.caps == seat


def test_r37_the_first_declaration_stands_a_second_is_illegal() -> None:
    table = started("caps 3", "caps=declared")
    for seat in range(4):
        assert "caps" not in table.offers(seat)
        assert table.refused(f"caps {seat}") == "caps_already"
    assert table.match.public.caps == 3


def test_r37_not_after_the_first_card() -> None:
    table = started("play 0:AH", "caps=declared")
    assert all("caps" not in table.offers(seat) for seat in range(4))
    assert table.refused("caps 1") == "caps_late"


def test_r37_not_before_the_last_auction_is_over() -> None:
    table = play("auction 0:pass", HANDS, options="caps=declared second_auction=on")
    assert table.refused("caps 1") == "caps_late"
    table.do("auction 1:200 2:pass 3:pass / trump 1:TS")
    assert table.refused("caps 1") == "caps_late"


def test_r37_caps_and_opening_in_any_order() -> None:
    table = started("caps 1 / open 1", "caps=declared")
    assert (table.match.public.caps, table.match.public.closed) == (1, False)
    table = started("open 1 / caps 1", "caps=declared")
    assert (table.match.public.caps, table.match.public.closed) == (1, False)


@pytest.mark.parametrize("options", ["caps=off", "caps=sweep"])
def test_r37_only_where_it_is_declared(options: str) -> None:
    table = started(options=options)
    assert all("caps" not in table.offers(seat) for seat in range(4))
    assert table.refused("caps 1") == "caps_off"


def test_before_the_lead_saying_no_leaves_no_trace() -> None:
    # "No" is not an action: the leader may simply lead.
    table = started("play 0:AH", "caps=declared")
    kinds = [type(event) for event in table.events[-2:]]
    assert kinds == [ev.PlayStarted, ev.CardPlayed]
