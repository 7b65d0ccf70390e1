"""R20-R24: the indicator is laid; open trump."""

from three04.rules import events as ev

from .situation import Situation, play

HANDS = {1: "JS 9H AD TC | JH 9S AS TS"}
BID = "auction 0:pass 1:160 2:pass 3:pass"


def laid(rules: str = "Standard", options: str = "") -> Situation:
    """Seat 1 has laid the Jack of spades."""
    bid = f"{BID} 0:pass" if rules == "Classic" else BID
    return play(f"{bid} / trump 1:JS", {0: "JC", **HANDS}, rules, options)


def test_r20_the_maker_lays_one_card_of_his_first_packet() -> None:
    table = play(BID, {0: "JC", **HANDS})
    assert table.match.awaited == 1
    assert table.legal() == "1:9H 1:AD 1:JS 1:TC"
    assert table.refused("trump 1:JH") == "trump_not_held"
    assert table.refused("trump 1:JC") == "trump_not_held"


def test_r20_nobody_else_lays_it() -> None:
    table = play(BID, {0: "JC", **HANDS})
    assert table.refused("trump 0:JC") == "trump_maker"
    assert table.refused("auction 0:170") == "trump_awaited"


def test_r20_nobody_else_learns_it() -> None:
    table = laid()
    (event,) = table.found(ev.IndicatorLaid)
    assert isinstance(event, ev.IndicatorLaid)
    assert ev.redact(event, 1).card == "JS"
    for seat in (0, 2, 3, None):
        assert ev.redact(event, seat).card is None
    assert [view.trump for view in table.views] == [None, "S", None, None]
    assert table.spectator.trump is None
    assert table.match.public.trump is None
    assert table.match.public.closed


def test_r20_he_sees_his_second_packet_only_afterwards() -> None:
    table = play(BID, {0: "JC", **HANDS})
    assert table.views[1].hand == ["JS", "9H", "AD", "TC"]
    table.do("trump 1:JS")
    assert table.views[1].hand == ["9H", "AD", "TC", "JH", "9S", "AS", "TS"]


def test_r21_the_indicator_is_not_in_the_hand() -> None:
    table = laid()
    assert table.views[1].own.indicator == "JS"
    assert len(table.views[1].hand) == 7
    assert "JS" not in table.views[1].hand
    assert [table.match.public.cards_left(seat) for seat in range(4)] == [8, 7, 8, 8]
    assert table.match.public.indicator_out


def test_r21_it_does_not_count_when_one_asks_whether_he_can_follow() -> None:
    # Spades are led; the maker's only spade is the indicator: he is void.
    hands = {0: "AS KD", 1: "JS 9H AD TC JH JC JD 9D", 2: "8S", 3: "7S"}
    table = play(f"{BID} / trump 1:JS / play 0:AS", hands)
    assert table.legal() == "1:(9D) 1:(9H) 1:(AD) 1:(JC) 1:(JD) 1:(JH) 1:(TC) open 1"


def test_r22_open_trump_is_turned_up_at_once_and_goes_back_to_hand() -> None:
    table = play(BID, {0: "JC", **HANDS}, "Beginner")
    events = table.do("trump 1:JS")
    assert [type(e) for e in events[:2]] == [ev.IndicatorLaid, ev.TrumpOpened]
    assert events[1] == ev.TrumpOpened(1, "JS", "rule", returns=True)
    assert "JS" in table.views[1].hand
    assert len(table.views[1].hand) == 8
    assert table.views[3].trump == "S"
    assert not table.match.public.closed
    assert not table.match.public.indicator_out
    assert [table.match.public.cards_left(seat) for seat in range(4)] == [8, 8, 8, 8]


def test_r22_what_follows_is_ordinary_open_play() -> None:
    hands = {0: "AS KD", 1: "JS 9H AD TC", 2: "JD 9D TD QD 8D 7D", 3: "7S"}
    table = play(f"{BID} / trump 1:JS / play 0:AS 1:JS 2:JD", hands, "Beginner")
    assert table.match.public.trick.plays[2].card == "JD"
    assert table.refused("open 1") == "open_already"


def test_r22_so_again_after_a_second_auction() -> None:
    options = "second_auction=on"
    table = play(f"{BID} / trump 1:JS", {0: "JC", **HANDS}, "Beginner", options)
    table.do("second 1:pass 2:250 3:pass 0:pass")
    # Trump is to be chosen anew: what seat 1 had chosen is nobody's trump any more.
    assert [view.trump for view in table.views] == [None] * 4
    assert table.match.public.closed
    assert table.found(ev.IndicatorTaken) == []  # it was in his hand long since
    card = table.views[2].hand[0]
    events = table.do(f"trump 2:{card}")
    assert ev.TrumpOpened(2, card, "rule", returns=True) in events
    assert [len(view.hand) for view in table.views] == [8, 8, 8, 8]
    assert [view.trump for view in table.views] == [card[1]] * 4


def test_r24_then_the_second_packet_is_dealt() -> None:
    for rules in ("Standard", "Classic", "Beginner"):
        table = laid(rules)
        laid_at = table.events.index(table.found(ev.IndicatorLaid)[0])
        second = [
            place
            for place, event in enumerate(table.events)
            if isinstance(event, ev.Dealt) and event.packet == 2
        ]
        assert len(second) == 4
        assert min(second) > laid_at
