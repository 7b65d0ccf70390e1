"""The fifteen situations that engines of this game get wrong, each with and without its option."""

import pytest

from three04.rules import actions as act
from three04.rules import events as ev

from .situation import Situation, play

HANDS = {
    0: "AH KH QH 8H | AD KD 7C 8C",
    1: "9S TS JD 9D | JC 9C 7D 8D",
    2: "JH 9H TH 7H | TD QD TC QC",
    3: "JS AS KS QS | 8S 7S AC KC",
}
"""Seat 1 is the maker; he and seat 3 are void of hearts."""

SPADES = {0: "AH", 1: "JS 9S AS TS | KS QS 8S 7S"}
"""Seat 1 is the maker and holds nothing but trumps."""


def closed(script: str = "", options: str = "", hands: dict[int, str] = HANDS) -> Situation:
    """Seat 1 has bid 160 and laid the ten of spades; seat 0 leads."""
    return play(
        "auction 0:pass 1:160 2:pass 3:pass / trump 1:TS / " + script, hands, options=options
    )


def test_situation_01_first_lead_with_seven_trumps_in_hand() -> None:
    start = "auction 0:160 1:pass 2:pass 3:pass / trump 0:TS"
    hands = {0: SPADES[1]}
    table = play(start, hands, options="maker_limits=on")
    assert table.legal() == "open 0"
    table.do("open 0 / play 0:TS")
    table = play(start, hands)
    assert table.legal() == "0:7S 0:8S 0:9S 0:AS 0:JS 0:KS 0:QS open 0"
    table.do("play 0:7S")
    assert table.match.public.closed


def test_situation_02_void_with_nothing_but_trumps_in_hand() -> None:
    table = closed("play 0:AH", "maker_limits=on open_any_turn=off", SPADES)
    assert table.legal() == "1:(TS)"
    table = closed("play 0:AH", "open_any_turn=off", SPADES)
    assert table.legal() == "1:(7S) 1:(8S) 1:(9S) 1:(AS) 1:(JS) 1:(KS) 1:(QS) 1:(TS)"


@pytest.mark.parametrize("limits", ["on", "off"])
def test_situation_03_trump_led_and_only_the_indicator(limits: str) -> None:
    hands = {0: "8S JS", 1: "TS JH JD JC", 2: "9S 7S AS", 3: "KS QS"}
    table = closed("play 0:8S", f"maker_limits={limits} open_any_turn=off", hands)
    assert "1:(TS)" not in table.legal()
    assert "1:TS" not in table.legal()
    assert {"1:(JH)", "1:(JD)", "1:(JC)"} <= set(table.legal().split())
    assert all("(" in item for item in table.legal().split())
    assert table.refused("play 1:TS") == "play_trump_led"


# Situation 4: seven tricks without a ruff; see the hands card by card.
ENDING = {
    0: "JS 7S JH 7H | JD 7D JC 7C",
    1: "9S 8S AS 9H | 8H 9D 8D 9C",
    2: "QS AH QH AD | QD AC QC 8C",
    3: "KS TS TH KH | TD KD TC KC",
}


def ending(maker: int, card: str, fourth: str, seventh: str) -> Situation:
    """Seat 1 leads to the last trick; trump is closed still."""
    calls = " ".join(f"{s}:{160 if s == maker else 'pass'}" for s in range(4))
    return play(
        f"auction {calls} / trump {maker}:{card} / play 0:JH 1:8H 2:QH 3:KH"
        f" 0:JD 1:8D 2:QD 3:KD 0:JS 1:8S 2:QS 3:TS 0:7S 1:AS 2:(8C) 3:{fourth}"
        f" 1:9H 2:AH 3:TH 0:7H 1:9D 2:AD 3:TD 0:7D {seventh}",
        ENDING,
        options="open_any_turn=off",
    )


def test_situation_04_last_trick_the_indicator_follows() -> None:
    table = ending(3, "KS", "(KC)", "1:9C 2:AC 3:TC 0:7C")
    table.do("play 1:9S 2:(QC)")
    assert table.legal() == "3:KS"
    events = table.do("play 3:KS")
    assert ev.TrumpOpened(3, "KS", "last", returns=False) in events
    assert table.legal() == "0:JC"


def test_situation_04_last_trick_the_indicator_leads() -> None:
    table = ending(1, "9S", "KS", "1:9C 2:AC 3:TC 0:7C")
    assert table.legal() == "1:9S"
    events = table.do("play 1:9S")
    assert ev.TrumpOpened(1, "9S", "last", returns=False) in events
    assert table.legal() == "2:QC"


def test_situation_04_last_trick_the_indicator_ruffs() -> None:
    table = ending(3, "KS", "(KC)", "1:9S 2:(AC) 3:(TC) 0:(7C)")
    table.do("play 1:9C 2:QC")
    assert table.legal() == "3:(KS)"
    table.do("play 3:(KS)")
    assert table.match.public.closed
    events = table.do("play 0:JC")
    assert ev.TrumpOpened(3, "KS", "ruff", returns=False) in events
    assert table.match.public.tricks[7].winner == 3


RUFFERS = {
    0: "AH KH QH 8H | AD KD 7C 8C",
    1: "7S KS JD 9D | JC 9C 7D 8D",
    2: "9S TS TD QD | TC QC AC KC",
    3: "JS AS QS 8S | JH 9H TH 7H",
}
"""Seats 1 and 2 are void of hearts; seat 2 is the maker with the ten or the nine laid."""


def ruffers(script: str, card: str) -> Situation:
    """Seat 2 is the maker; he plays after one void seat."""
    return play(f"auction 0:pass 1:pass 2:160 3:pass / trump 2:{card} / {script}", RUFFERS)


def test_situation_05_two_ruffers_the_higher_wins() -> None:
    hands = {**HANDS, 2: "JH 9H TH 7H | TD QD TC QC"}
    assert closed("play 0:AH 1:(TS) 2:7H 3:(AS)", "", hands).match.public.tricks[0].winner == 3
    assert closed("play 0:AH 1:(TS) 2:7H 3:(QS)", "", hands).match.public.tricks[0].winner == 1


def test_situation_05_a_ruffer_overruffed_by_the_indicator() -> None:
    table = ruffers("play 0:AH 1:(KS) 2:(9S) 3:JH", "9S")
    assert table.match.public.tricks[0].winner == 2
    assert [p.card for p in table.match.public.tricks[0].plays] == ["AH", "KS", "9S", "JH"]
    assert table.found(ev.TrumpOpened) == [ev.TrumpOpened(2, "9S", "ruff", returns=False)]


def test_situation_05_a_ruffer_before_and_one_after_the_maker() -> None:
    hands = {
        0: "AH KH QH 8H | JH 9H TH 7H",
        1: "7S KS JD 9D | JC 9C 7D 8D",
        2: "9S TS TD QD | TC QC 7C 8C",
        3: "JS AS QS 8S | AD KD AC KC",
    }
    start = "auction 0:pass 1:pass 2:160 3:pass / trump 2:TS / play 0:AH "
    for script, takes in (
        ("1:(KS) 2:(TS) 3:(QS)", 2),
        ("1:(KS) 2:(TS) 3:(JS)", 3),
        ("1:(KS) 2:(TD) 3:(8S)", 1),
        ("1:(KS) 2:(9S) 3:(AS)", 2),
    ):
        table = play(start + script, hands)
        assert table.match.public.tricks[0].winner == takes, script
        # Each was blind: trump was closed until the trick's end.
        assert len(table.found(ev.TrumpOpened)) == 1
        assert isinstance(table.events[-3], ev.Looked)


def test_situation_06_a_discard_that_happens_to_be_a_trump() -> None:
    table = closed("play 0:AH 1:(7D) 2:JH 3:(7S)")
    assert table.match.public.tricks[0].winner == 3
    assert table.match.public.trump == "S"


def test_situation_07_the_maker_ruffs_from_his_hand() -> None:
    table = closed("play 0:AH 1:(9S) 2:JH 3:(AS)")
    assert table.match.public.tricks[0].winner == 1
    assert table.views[1].own.indicator is None
    assert "TS" in table.views[1].hand
    assert [p.card for p in table.match.public.tricks[0].plays] == ["AH", "9S", "JH", "AS"]


def test_situation_07_and_is_overruffed() -> None:
    table = closed("play 0:AH 1:(9S) 2:JH 3:(JS)")
    assert table.match.public.tricks[0].winner == 3
    assert "TS" in table.views[1].hand


def test_situation_07_with_maker_limits_he_may_not() -> None:
    table = closed("play 0:AH", "maker_limits=on")
    assert table.refused("play 1:(9S)") == "play_only_indicator"


def test_situation_07_his_own_discard_stays_hidden_but_counts() -> None:
    table = closed("play 0:AH 1:(JD) 2:7H 3:(7S)")
    assert [p.card for p in table.match.public.tricks[0].plays] == ["AH", None, "7H", "7S"]
    assert table.match.current is not None
    assert table.match.current.points == [0, 41]
    assert table.views[0].card_at(0, 1) is None
    table.finish()
    assert table.views[0].card_at(0, 1) == "JD"


@pytest.mark.parametrize("option", ["on", "off"])
@pytest.mark.parametrize(("card", "ruff"), [("7S", True), ("AC", False)])
def test_situation_08_250_with_and_without_a_ruff(option: str, card: str, ruff: bool) -> None:
    table = play(
        f"auction 0:pass 1:250 2:pass 3:pass / trump 1:TS / play 0:AH 1:(7D) 2:7H 3:({card})",
        HANDS,
        options=f"reveal_after_first={option}",
    )
    causes = [e.cause for e in table.events if isinstance(e, ev.TrumpOpened)]
    assert causes == (["ruff"] if ruff else ["contract"] if option == "on" else [])
    plays = table.match.public.tricks[0].plays
    assert [p.card for p in plays] == ["AH", None, "7H", "7S" if ruff else None]


SECOND = "auction 0:pass 1:200 2:pass 3:pass 0:pass / trump 1:TS / second "


def test_situation_09_second_auction_won_by_another_seat() -> None:
    table = play(SECOND + "1:pass 2:250 3:pass 0:pass", HANDS, "Classic")
    assert len(table.views[1].hand) == 8
    assert table.views[1].own.indicator is None
    assert table.views[1].trump is None
    table.do("trump 2:QC")
    assert [len(view.hand) for view in table.views] == [8, 8, 7, 8]
    assert table.match.public.maker == 2


def test_situation_09_second_auction_won_by_the_maker_himself() -> None:
    table = play(SECOND + "1:250 2:pass 3:pass 0:pass", HANDS, "Classic")
    assert len(table.views[1].hand) == 8
    assert len(table.legal().split()) == 8
    table.do("trump 1:8D")
    assert [len(view.hand) for view in table.views] == [8, 7, 8, 8]
    assert table.views[1].trump == "D"


def test_situation_10_first_contract_of_250_or_more() -> None:
    start = SECOND.replace("1:200", "1:260")
    table = play(start, HANDS, "Classic")
    assert table.legal().split()[0] == "1:270"
    assert table.refused("second 1:260") == "bid_higher"
    assert table.refused("second 1:250") == "bid_higher"


@pytest.mark.parametrize(
    ("calls", "rules", "asks"),
    [
        ("0:pass 1:160", "Standard", None),  # the partner has passed
        ("0:pass 1:160", "Classic", 0),  # a pass was only a turn used
        ("0:160 1:pass", "Standard", None),  # the partner holds the bid
        ("0:160 1:pass", "Classic", None),
        ("0:160 1:170", "Standard", 0),  # the partner has spoken
        ("0:160 1:170", "Classic", 0),
    ],
)
def test_situation_11_ask_partner(calls: str, rules: str, asks: int | None) -> None:
    table = play("auction " + calls, {0: "JS"}, rules)
    if asks is None:
        assert "2:ask" not in table.legal()
        assert table.refused("auction 2:ask") == "ask_nobody"
    else:
        table.do("auction 2:ask")
        assert table.match.awaited == asks
        lowest = "0:200" if rules == "Classic" else "0:180"
        assert table.legal().split()[0] == lowest


POOR = {0: "7S 8S TH KH"}


def test_situation_12_redeal_refused_after_a_pass() -> None:
    assert play("auction 0:pass", POOR).refused("redeal 0") == "redeal_late"


def test_situation_12_several_redeals_in_a_row() -> None:
    table = play("redeal 0", POOR)
    table.deal(POOR).do("redeal 0")
    table.deal(POOR).do("redeal 0")
    assert (table.match.public.number, table.match.next_dealer) == (3, 3)
    table.deal(POOR).do("auction 0:pass 1:pass 2:pass 3:pass")
    assert table.match.next_dealer == 0


FAILS = {0: "KS QS JH | 8S 7S", 1: "JS 9S AS TS"}


@pytest.mark.parametrize(("tokens", "after", "over"), [(1, (0, 2), True), (2, (0, 4), True)])
def test_situation_13_owing_more_and_ending_at_exactly_0(
    tokens: int, after: tuple[int, int], over: bool
) -> None:
    # A contract of 160 that fails costs two.
    start = "auction 0:160 1:pass 2:pass 3:pass / trump 0:KS / open 0"
    table = play(start, FAILS, options=f"tokens={tokens}").finish("JS 9S AS TS")
    assert table.outcome == "failed"
    assert table.tokens == after
    assert table.match.finished is over
    assert table.match.public.winners == (1,)
    assert table.match.result is not None
    assert table.match.result.moved == tokens


def test_situation_13_one_token_left_is_not_the_end() -> None:
    start = "auction 0:160 1:pass 2:pass 3:pass / trump 0:KS / open 0"
    table = play(start, FAILS, options="tokens=3").finish("JS 9S AS TS")
    assert table.tokens == (1, 5)
    assert not table.match.finished


@pytest.mark.parametrize("limits", ["on", "off"])
def test_situation_14_another_seats_legal_list_is_the_same_whatever_the_trump(limits: str) -> None:
    lists = set()
    for card in ("9S", "JD", "JC", "AH"):
        hands = {**HANDS, 0: "TS KH QH 8H | AD KD 7C 8C", 1: "9S AH JD JC | 9D 9C 7D 8D"}
        start = f"auction 0:pass 1:160 2:pass 3:pass / trump 1:{card}"
        table = play(start, hands, options=f"maker_limits={limits}")
        seen = [table.legal(0)]
        table.do("play 0:AD 1:JD" if card != "JD" else "play 0:AD 1:9D")
        seen.append(table.legal(2))
        table.do("play 2:TD")
        seen.append(table.legal(3))
        lists.add(tuple(seen))
    assert len(lists) == 1
    assert "(" in lists.pop()[2]


def test_situation_15_spoilt_trumps_with_the_partners_hand_laid_aside() -> None:
    hands = {
        0: "KH QH 8H 7H | KD QD 8D 7D",
        1: "JS 9S AS KC | TS JH JD JC",
        2: "9H AH TH QC | 9D AD TD 8C",
        3: "KS QS 8S 7S | 9C AC TC 7C",
    }
    start = SECOND.replace("TS", "AS") + "1:close / trump 1:AS"
    for seat in range(4):  # also the seat that does not play
        table = play(start, hands, "Classic")
        assert act.Spoilt(seat) in table.match.offers(seat)
        table.do(f"spoilt {seat}")
        assert table.outcome == "spoilt"
        assert table.match.next_dealer == 3
        assert table.tokens == (11, 11)
    # The hand laid aside is the makers': with a spade elsewhere it is not spoilt.
    table = play(start, {**hands, 0: "KH QH 8H 7S | KD QD 8D 7D", 3: "KS QS 8S 7H"}, "Classic")
    assert table.do("spoilt 3") == [ev.SpoiltCalled(3, right=False)]
