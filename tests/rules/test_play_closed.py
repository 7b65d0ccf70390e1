"""R40, R41, R43-R48: tricks while trump is closed."""

import pytest

from three04.rules import events as ev
from three04.rules.nought.view import View

from .situation import Situation, play

HANDS = {
    0: "AH KH QH 8H | AD KD 7C 8C",
    1: "9S TS JD 9D | JC 9C 7D 8D",
    2: "JH 9H TH 7H | TD QD TC QC",
    3: "JS AS KS QS | 8S 7S AC KC",
}
"""Seat 1 is the maker with the ten of spades laid; he and seat 3 are void of hearts."""


def closed(script: str = "", options: str = "", contract: int = 160) -> Situation:
    """Seat 1 has laid the ten of spades; seat 0 leads."""
    start = f"auction 0:pass 1:{contract} 2:pass 3:pass / trump 1:TS / "
    return play(start + script, HANDS, options=options)


def winner(table: Situation, trick: int = 0) -> int | None:
    """Return who took a trick."""
    return table.match.public.tricks[trick].winner


def faces(table: Situation, view: View, trick: int) -> list[str]:
    """Return what a view has seen of a trick, in the order played."""
    plays = table.match.public.tricks[trick].plays
    return [view.card_at(trick, play.seat) or "??" for play in plays]


# ------------------------------------------------------------------ R40, R41


def test_r40_eldest_leads_whoever_is_maker() -> None:
    assert closed().match.awaited == 0


def test_r40_the_winner_leads_to_the_next_trick() -> None:
    table = closed("play 0:AH 1:(7D) 2:JH 3:(AC)")
    assert winner(table) == 2
    assert table.match.awaited == 2


def test_r40_the_leader_plays_face_up() -> None:
    table = closed()
    assert "(" not in table.legal()
    assert table.refused("play 0:(AH)") == "play_face_up"


def test_r40_a_seat_leads_only_what_it_holds_and_at_its_turn() -> None:
    assert closed().refused("play 0:JH") == "play_not_held"
    assert closed().refused("play 1:JD") == "not_your_turn"
    assert closed("play 0:AH 1:(7D) 2:JH 3:(AC)").refused("play 2:JH") == "play_not_held"


def test_r41_a_seat_that_holds_the_suit_led_must_follow_face_up() -> None:
    table = closed("play 0:AH 1:(7D)")
    assert table.legal() == "2:7H 2:9H 2:JH 2:TH"
    assert table.refused("play 2:TD") == "play_follow"
    assert table.refused("play 2:(TD)") == "play_follow"
    assert table.refused("play 2:(7H)") == "play_face_up"


def test_r41_a_void_seat_may_play_any_card_and_need_not_ruff() -> None:
    table = closed("play 0:AH 1:(7D) 2:7H")
    assert table.legal() == "3:(7S) 3:(8S) 3:(AC) 3:(AS) 3:(JS) 3:(KC) 3:(KS) 3:(QS)"


# ------------------------------------------------------------------ R43


def test_r43_1_a_void_seats_card_goes_face_down() -> None:
    table = closed("play 0:AH 1:(7D) 2:7H")
    for card in ("7S", "AC"):
        assert table.refused(f"play 3:{card}") == "play_face_down"
    table.do("play 3:(AC)")
    played = [e for e in table.found(ev.CardPlayed) if isinstance(e, ev.CardPlayed)]
    assert [(e.seat, e.down) for e in played] == [(0, False), (1, True), (2, False), (3, True)]
    assert [ev.redact(played[3], s).card for s in (0, 1, 2, 3, None)] == [
        None,
        None,
        None,
        "AC",
        None,
    ]


@pytest.mark.parametrize("card", ["7S", "8S", "JS"])
def test_r43_2_any_face_down_trump_of_another_is_a_ruff_meant_or_not(card: str) -> None:
    table = closed(f"play 0:AH 1:(7D) 2:JH 3:({card})")
    assert winner(table) == 3
    assert not table.match.public.closed


def test_r43_3_the_maker_may_play_the_indicator_or_any_card_of_his_hand() -> None:
    table = closed("play 0:AH")
    assert table.legal() == "1:(7D) 1:(8D) 1:(9C) 1:(9D) 1:(9S) 1:(JC) 1:(JD) 1:(TS) open 1"


@pytest.mark.parametrize("card", ["TS", "9S"])
def test_r43_3_a_trump_among_them_is_a_ruff(card: str) -> None:
    table = closed(f"play 0:AH 1:({card}) 2:JH 3:(AC)")
    assert winner(table) == 1


def test_r43_3_with_maker_limits_he_ruffs_only_with_the_indicator() -> None:
    table = closed("play 0:AH", "maker_limits=on")
    assert table.legal() == "1:(7D) 1:(8D) 1:(9C) 1:(9D) 1:(JC) 1:(JD) 1:(TS) open 1"
    assert table.refused("play 1:(9S)") == "play_only_indicator"


def test_r43_3_with_maker_limits_nothing_but_trumps_the_indicator() -> None:
    hands = {0: "AH", 1: "JS 9S AS TS | KS QS 8S 7S"}
    start = "auction 0:pass 1:160 2:pass 3:pass / trump 1:TS / play 0:AH"
    assert play(start, hands, options="maker_limits=on").legal() == "1:(TS) open 1"
    assert play(start, hands).legal().count("(") == 8


def test_r43_3_with_maker_limits_another_may_ruff_from_his_hand() -> None:
    table = closed("play 0:AH 1:(7D) 2:JH", "maker_limits=on")
    assert "3:(JS)" in table.legal()


ONLY = {
    0: "AS KS QS 8S | AD KD 7C 8C",
    1: "AH TS JD 9D | JC 9C 7D 8D",
    2: "JS 9H TH 7H | 9S 7S TC QC",
}
"""The maker, seat 1, lays the ten of spades: it is his only trump."""


def test_r43_4_trump_led_and_only_the_indicator_he_is_void() -> None:
    for options in ("", "maker_limits=on"):
        script = "auction 0:pass 1:160 2:pass 3:pass / trump 1:TS / play 0:8S"
        table = play(script, ONLY, options=options)
        assert table.legal() == "1:(7D) 1:(8D) 1:(9C) 1:(9D) 1:(AH) 1:(JC) 1:(JD) open 1"
        assert table.refused("play 1:(TS)") == "play_trump_led"
        assert table.refused("play 1:TS") == "play_trump_led"
        table.do("play 1:(7D) 2:7S")
        table.follow(1)
        assert winner(table) == 0
        assert table.match.public.closed


def test_r43_4_with_a_trump_in_hand_he_follows_with_it() -> None:
    script = "auction 0:pass 1:160 2:pass 3:pass / trump 1:TS / play 0:8S"
    hands = {**ONLY, 1: "9S TS JD 9D | JC 9C 7D 8D", 2: "JS 9H TH 7H | AH 7S TC QC"}
    assert play(script, hands).legal() == "1:9S open 1"


LEADS = {0: "9S TS AH KH | JS 7D 8D 9D", 1: "AS", 2: "QS", 3: "7S"}
"""The maker, seat 0, is eldest; he lays the ten of spades."""


def leads(script: str = "", options: str = "") -> Situation:
    """The maker leads to the first trick."""
    start = "auction 0:160 1:pass 2:pass 3:pass / trump 0:TS / "
    return play(start + script, LEADS, options=options)


def test_r43_5_the_maker_may_lead_trumps_face_up_and_the_game_stays_closed() -> None:
    table = leads()
    assert "0:9S" in table.legal()
    assert "0:JS" in table.legal()
    table.do("play 0:JS")
    assert table.match.public.closed
    table.do("play 1:AS 2:QS 3:7S")
    assert table.match.public.closed
    assert winner(table) == 0


def test_r43_5_with_maker_limits_not_to_the_first_trick() -> None:
    table = leads(options="maker_limits=on")
    assert table.legal() == "0:7D 0:8D 0:9D 0:AH 0:KH open 0"
    assert table.refused("play 0:JS") == "play_lead_trump"


def test_r43_5_with_maker_limits_to_a_later_trick() -> None:
    hands = {**HANDS, 0: "AH KH QH 8H | AD KD 7C 8C"}
    start = "auction 0:pass 1:160 2:pass 3:pass / trump 1:TS / play 0:AD 1:JD 2:TD 3:(AC)"
    table = play(start, hands, options="maker_limits=on")
    assert table.match.awaited == 1
    assert "1:9S" in table.legal()
    table.do("play 1:9S")
    assert table.match.public.closed


def test_r43_5_with_maker_limits_others_may_lead_any_suit_to_the_first_trick() -> None:
    hands = {0: "JS", 1: "9S TS"}
    start = "auction 0:pass 1:160 2:pass 3:pass / trump 1:TS"
    assert "0:JS" in play(start, hands, options="maker_limits=on").legal()


def test_r43_5_not_the_indicator_while_he_holds_another_card() -> None:
    table = leads()
    assert "0:TS" not in table.legal()
    assert table.refused("play 0:TS") == "play_lead_indicator"


ENDING = {
    0: "JS 7S JH 7H | JD 7D JC 7C",
    1: "9S 8S AS 9H | 8H 9D 8D 9C",
    2: "QS AH QH AD | QD AC QC 8C",
    3: "KS TS TH KH | TD KD TC KC",
}
"""Seven tricks without a ruff are possible, whoever is maker with spades."""

SIX_TRICKS = """
play 0:JH 1:8H 2:QH 3:KH / play 0:JD 1:8D 2:QD 3:KD / play 0:JS 1:8S 2:QS 3:TS
play 0:7S 1:AS 2:(8C) 3:{fourth} / play 1:9H 2:AH 3:TH 0:7H / play 1:9D 2:AD 3:TD 0:7D
"""


def ending(maker: int, card: str, fourth: str, seventh: str, options: str = "") -> Situation:
    """Seven tricks are over and trump is closed; seat 1 leads to the last."""
    calls = " ".join(f"{s}:{160 if s == maker else 'pass'}" for s in range(4))
    tricks = SIX_TRICKS.format(fourth=fourth)
    return play(
        f"auction {calls} / trump {maker}:{card} / {tricks} / play {seventh}",
        ENDING,
        options=options,
    )


def test_r43_6_leading_face_up_and_public_at_once() -> None:
    table = ending(1, "9S", "KS", "1:9C 2:AC 3:TC 0:7C")
    assert table.match.public.closed
    assert table.legal() == "1:9S open 1"
    assert table.refused("play 1:(9S)") == "play_face_up"
    events = table.do("play 1:9S")
    assert events[1:] == [ev.TrumpOpened(1, "9S", "last", returns=False)]
    assert table.views[2].trump == "S"
    assert table.legal() == "2:QC"  # void, face up
    table.do("play 2:QC 3:KC 0:JC")
    assert winner(table, 7) == 1


def test_r43_6_following_face_up_and_public_at_once() -> None:
    table = ending(3, "KS", "(KC)", "1:9C 2:AC 3:TC 0:7C")
    table.do("play 1:9S")
    assert table.match.public.closed
    assert table.legal() == "2:(QC)"
    table.do("play 2:(QC)")
    assert table.legal() == "3:KS open 3"
    assert table.refused("play 3:(KS)") == "play_face_up"
    events = table.do("play 3:KS")
    assert events[1:] == [ev.TrumpOpened(3, "KS", "last", returns=False)]
    assert table.legal() == "0:JC"  # a void seat after it plays face up
    events = table.do("play 0:JC")
    assert ev.Looked(3, (), (ev.Placed(7, 2, "QC"),), (3,)) in events
    assert len(table.found(ev.TrumpOpened)) == 1
    assert winner(table, 7) == 1


def test_r43_6_otherwise_face_down_as_a_ruff() -> None:
    table = ending(3, "KS", "(KC)", "1:9S 2:(AC) 3:(TC) 0:(7C)")
    table.do("play 1:9C 2:QC")
    assert table.legal() == "3:(KS) open 3"
    assert table.refused("play 3:KS") == "play_face_down"
    events = table.do("play 3:(KS)")
    assert len(events) == 1
    assert table.match.public.closed
    events = table.do("play 0:JC")
    assert ev.TrumpOpened(3, "KS", "ruff", returns=False) in events
    assert winner(table, 7) == 3


@pytest.mark.parametrize("limits", ["on", "off"])
def test_r43_6_is_the_same_with_and_without_maker_limits(limits: str) -> None:
    options = f"maker_limits={limits}"
    table = ending(3, "KS", "(KC)", "1:9S 2:(AC) 3:(TC) 0:(7C)", options)
    table.do("play 1:9C 2:QC")
    assert "3:(KS)" in table.legal()
    table = ending(3, "KS", "(KC)", "1:9C 2:AC 3:TC 0:7C", options)
    table.do("play 1:9S 2:(QC)")
    assert "3:KS" in table.legal()
    assert "1:9S" in ending(1, "9S", "KS", "1:9C 2:AC 3:TC 0:7C", options).legal()


def test_r43_4_but_6_in_the_last_trick_the_indicator_follows_trumps() -> None:
    table = ending(3, "KS", "(KC)", "1:9S 2:(AC) 3:(TC) 0:(7C)")
    # Not in the seventh trick, when he held another card: that was played.
    assert table.views[3].card_at(6, 3) == "TC"


# ------------------------------------------------------------------ R43.7, R43.8


def test_r43_7_the_maker_alone_looks() -> None:
    table = closed("play 0:AH 1:(7D) 2:7H 3:(AC)")
    (looked,) = table.found(ev.Looked)
    assert isinstance(looked, ev.Looked)
    down = (ev.Placed(0, 1, "7D"), ev.Placed(0, 3, "AC"))
    assert ev.redact(looked, 1) == ev.Looked(1, (), down, (1,))
    for seat in (0, 2, 3, None):
        assert ev.redact(looked, seat).cards is None


def test_r43_7_no_trump_is_announced_and_the_cards_stay_face_down() -> None:
    table = closed("play 0:AH 1:(7D) 2:7H 3:(AC)")
    assert table.match.public.closed
    assert faces(table, table.spectator, 0) == ["AH", "??", "7H", "??"]
    assert faces(table, table.views[3], 0) == ["AH", "??", "7H", "AC"]
    assert faces(table, table.views[1], 0) == ["AH", "7D", "7H", "AC"]
    table.finish()
    assert faces(table, table.spectator, 0) == ["AH", "7D", "7H", "AC"]


def test_r43_7_no_trump_the_highest_card_of_the_suit_led_wins() -> None:
    assert winner(closed("play 0:AH 1:(JD) 2:7H 3:(AC)")) == 0
    assert winner(closed("play 0:AH 1:(JD) 2:9H 3:(AC)")) == 2


def test_r43_7_nothing_is_looked_at_when_nothing_lay_face_down() -> None:
    hands = {0: "AH", 1: "TS KH", 2: "QH", 3: "7H"}
    table = play("auction 0:pass 1:160 2:pass 3:pass / trump 1:TS / play 0:AH", hands)
    table.do("play 1:KH 2:QH 3:7H")
    assert table.found(ev.Looked) == []


def test_r43_7_a_trump_among_them_opens_the_trump_and_the_indicator_goes_to_hand() -> None:
    table = closed("play 0:AH 1:(7D) 2:7H 3:(7S)")
    assert table.found(ev.TrumpOpened) == [ev.TrumpOpened(1, "TS", "ruff", returns=True)]
    assert "TS" in table.views[1].hand
    assert table.views[1].own.indicator is None
    assert all(view.trump == "S" for view in table.views)


def test_r43_7_the_indicator_itself_played_does_not_go_to_hand() -> None:
    table = closed("play 0:AH 1:(TS) 2:7H 3:(AC)")
    assert table.found(ev.TrumpOpened) == [ev.TrumpOpened(1, "TS", "ruff", returns=False)]
    assert "TS" not in table.views[1].hand
    assert len(table.views[1].hand) == 7
    assert [table.match.public.cards_left(s) for s in range(4)] == [7, 7, 7, 7]


def test_r43_7_every_face_down_card_is_turned_up_but_the_makers_discard() -> None:
    table = closed("play 0:AH 1:(7D) 2:7H 3:(7S)")
    assert faces(table, table.spectator, 0) == ["AH", "??", "7H", "7S"]
    table = closed("play 0:AH 1:(TS) 2:7H 3:(AC)")
    assert faces(table, table.spectator, 0) == ["AH", "TS", "7H", "AC"]


def test_r43_7_the_makers_trump_from_his_hand_is_turned_up() -> None:
    table = closed("play 0:AH 1:(9S) 2:7H 3:(JS)")
    assert faces(table, table.spectator, 0) == ["AH", "9S", "7H", "JS"]
    assert table.found(ev.TrumpOpened) == [ev.TrumpOpened(1, "TS", "ruff", returns=True)]


@pytest.mark.parametrize(
    ("maker", "other", "takes"),
    [("9S", "JS", 3), ("9S", "AS", 1), ("TS", "AS", 3), ("TS", "7S", 1), ("TS", "KS", 1)],
)
def test_r43_7_the_highest_trump_wins(maker: str, other: str, takes: int) -> None:
    assert winner(closed(f"play 0:AH 1:({maker}) 2:JH 3:({other})")) == takes


def test_r43_7_only_the_cards_of_this_trick_are_turned_up() -> None:
    table = closed("play 0:AH 1:(7D) 2:7H 3:(AC) 0:KH 1:(8D) 2:9H 3:(7S)")
    assert faces(table, table.spectator, 0) == ["AH", "??", "7H", "??"]
    assert faces(table, table.spectator, 1) == ["KH", "??", "9H", "7S"]


def test_r43_7_the_number_of_cards_left_tells_no_more_than_the_table_shows() -> None:
    by_hand = closed("play 0:AH 1:(9S) 2:7H")
    by_indicator = closed("play 0:AH 1:(TS) 2:7H")
    counts = [t.match.public.cards_left(1) for t in (by_hand, by_indicator)]
    assert counts[0] == counts[1] == 6
    assert [by_hand.match.public.cards_left(seat) for seat in (0, 2, 3)] == [7, 7, 8]
    assert by_indicator.match.public.indicator_out


def test_r43_8_trump_becomes_public_at_the_end_of_the_trick() -> None:
    table = closed("play 0:AH 1:(TS) 2:7H")
    assert table.match.public.closed
    assert "3:(JS)" in table.legal()
    assert "3:JS" not in table.legal().split()
    table.do("play 3:(JS)")
    assert not table.match.public.closed


# ------------------------------------------------------------------ R44


def test_r44_with_250_trump_opens_after_the_first_trick_anyway() -> None:
    table = closed("play 0:AH 1:(7D) 2:7H 3:(AC)", "reveal_after_first=on", 250)
    assert table.found(ev.TrumpOpened) == [ev.TrumpOpened(1, "TS", "contract", returns=True)]
    assert "TS" in table.views[1].hand


def test_r44_face_down_cards_without_a_trump_stay_hidden() -> None:
    table = closed("play 0:AH 1:(7D) 2:7H 3:(AC)", "reveal_after_first=on", 250)
    assert faces(table, table.spectator, 0) == ["AH", "??", "7H", "??"]
    assert winner(table) == 0


def test_r44_not_below_250() -> None:
    table = closed("play 0:AH 1:(7D) 2:7H 3:(AC)", "reveal_after_first=on", 240)
    assert table.match.public.closed


def test_r44_not_without_the_option() -> None:
    assert closed("play 0:AH 1:(7D) 2:7H 3:(AC)", "", 300).match.public.closed


def test_r44_not_before_the_trick_is_over() -> None:
    table = closed("play 0:AH 1:(7D) 2:7H", "reveal_after_first=on", 250)
    assert table.match.public.closed
    assert "3:(JS)" in table.legal()


def test_r44_with_a_ruff_in_the_first_trick_it_opens_once() -> None:
    table = closed("play 0:AH 1:(7D) 2:7H 3:(7S)", "reveal_after_first=on", 250)
    assert table.found(ev.TrumpOpened) == [ev.TrumpOpened(1, "TS", "ruff", returns=True)]
    assert faces(table, table.spectator, 0) == ["AH", "??", "7H", "7S"]


# ------------------------------------------------------------------ R45-R48


def test_r45_face_down_cards_count_for_whoever_won_the_trick() -> None:
    table = closed("play 0:AH 1:(JD) 2:7H 3:(AC)")
    assert table.match.current is not None
    assert table.match.current.points == [11 + 30 + 0 + 11, 0]


def test_r45_the_running_score_counts_what_the_seat_has_seen() -> None:
    table = closed("play 0:AH 1:(JD) 2:7H 3:(AC)")
    assert [view.side_points(0) for view in table.views] == [
        (11, False),
        (52, True),
        (11, False),
        (22, False),
    ]
    assert table.spectator.side_points(0) == (11, False)
    assert table.spectator.side_points(1) == (0, True)
    table.finish()
    totals = [table.spectator.side_points(side) for side in (0, 1)]
    assert sum(points for points, _ in totals) == 304
    assert all(known for _, known in totals)


def test_r45_a_contract_is_settled_for_who_has_seen_enough_points() -> None:
    table = closed("play 0:AH 1:(JD) 2:7H 3:(AC)", contract=260)
    # More than 44 points break it: of the 52 that lie there only the maker has seen all.
    assert [view.settled() for view in table.views] == [None, "failed", None, None]
    assert table.spectator.settled() is None
    assert [view.settled() for view in closed(contract=260).views] == [None] * 4


def test_r46_anyone_may_look_back_at_the_face_up_cards_of_the_last_trick() -> None:
    table = closed("play 0:AH 1:(7D) 2:7H 3:(AC)")
    for view in (*table.views, table.spectator):
        last = view.public.tricks[-1]
        assert [(p.seat, p.card) for p in last.plays] == [
            (0, "AH"),
            (1, None),
            (2, "7H"),
            (3, None),
        ]


def test_r47_won_tricks_lie_in_one_heap_a_side() -> None:
    # Seat 0 wins one trick, seat 2 the next: one heap.
    table = closed("play 0:AH 1:(7D) 2:7H 3:(AC) 0:KH 1:(8D) 2:JH 3:(KC)")
    assert (winner(table, 0), winner(table, 1)) == (0, 2)
    assert table.views[1].side_points(0) == (11 + 11 + 3 + 30 + 3, True)


def test_r48_after_a_deal_played_out_all_cards_are_shown_to_all() -> None:
    table = closed().finish()
    (shown,) = table.found(ev.AllShown)
    assert isinstance(shown, ev.AllShown)
    assert table.match.current is not None
    assert shown.hands == table.match.current.hands
    assert shown.indicator == "TS"
    assert ev.redact(shown, None) == shown
    for view in (*table.views, table.spectator):
        for number in range(8):
            assert "??" not in faces(table, view, number)


def test_r48_nothing_is_shown_after_a_deal_thrown_in() -> None:
    table = play("auction 0:pass 1:pass 2:pass 3:pass", HANDS)
    assert table.found(ev.AllShown) == []
    assert table.match.public.shown is None
    assert isinstance(table.events[-1], ev.DealEnded)


def test_r59_every_deal_is_played_to_its_last_card() -> None:
    hands = {0: "JS 9S AS TS | KS QS 8S 7S"}
    table = play("auction 0:160 1:pass 2:pass 3:pass / trump 0:TS / open 0", hands)
    for lead in ["JS", "9S", "AS", "TS"]:
        table.do(f"play 0:{lead}")
        table.follow(3)
    assert table.match.public.outcome is None
    assert table.match.awaited == 0
    table.finish()
    assert len(table.match.public.tricks) == 8
