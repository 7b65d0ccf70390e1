"""R60-R66: points, tokens, Caps, the end of a match."""

import pytest

from three04.rules import options as opt
from three04.rules.events import PARTNER_CLOSE, TokensPaid
from three04.rules.nought.scoring import Played, settle, winners

from .situation import Situation, play

Paid = list[tuple[int, int | None, int]]


def paid(
    text: str,
    tokens: tuple[int, ...],
    contract: int,
    points: int,
    makers: int = 0,
    *,
    swept: int | None = None,
    declared: int | None = None,
) -> Paid:
    """Return who pays whom how much, in order."""
    payments = settle(
        opt.options("Standard", text),
        tokens,
        Played(makers=makers, contract=contract, points=points, swept=swept, declared=declared),
    )
    assert all(isinstance(payment, TokensPaid) for payment in payments)
    return [(p.payer, p.receiver, p.tokens) for p in payments]


PAIRS = "table=six-pairs"
FOUR_SIDES = "table=eight-pairs"

R61 = [
    *((bid, 1, 2) for bid in (160, 170, 180, 190)),
    *((bid, 2, 3) for bid in (200, 210, 220, 230, 240, 245)),
    *((bid, 3, 4) for bid in (250, 260, 270, 280, 290, 300)),
]


# ------------------------------------------------------------------ R60, R61


@pytest.mark.parametrize(("contract", "made", "failed"), R61)
def test_r61_rows_of_the_table(contract: int, made: int, failed: int) -> None:
    assert paid("", (11, 11), contract, contract) == [(1, 0, made)]
    assert paid("", (11, 11), contract, contract - 1) == [(0, 1, failed)]


def test_r61_partner_close_pays_4_and_5() -> None:
    assert paid("", (11, 11), PARTNER_CLOSE, 228, swept=0) == [(1, 0, 4)]
    assert paid("", (11, 11), PARTNER_CLOSE, 200) == [(0, 1, 5)]


def test_r60_points_equal_to_the_contract_are_enough_and_the_margin_is_irrelevant() -> None:
    for points in (160, 161, 250, 304):
        assert paid("", (11, 11), 160, points) == [(1, 0, 1)]
    for points in (159, 100, 0):
        assert paid("", (11, 11), 160, points) == [(0, 1, 2)]


@pytest.mark.parametrize("makers", range(3))
def test_r61_three_sides_settle_one_after_another_anticlockwise(makers: int) -> None:
    one, two = (makers + 1) % 3, (makers + 2) % 3
    assert paid(PAIRS, (11,) * 3, 200, 250, makers) == [(one, makers, 2), (two, makers, 2)]
    assert paid(PAIRS, (11,) * 3, 200, 50, makers) == [(makers, one, 3), (makers, two, 3)]


@pytest.mark.parametrize("makers", range(4))
def test_r61_four_sides_settle_one_after_another_anticlockwise(makers: int) -> None:
    others = [(makers + step) % 4 for step in (1, 2, 3)]
    assert paid(FOUR_SIDES, (11,) * 4, 250, 260, makers) == [(s, makers, 3) for s in others]
    assert paid(FOUR_SIDES, (12,) * 4, 250, 60, makers) == [(makers, s, 4) for s in others]


def test_r61_makers_who_cannot_pay_all_pay_in_full_one_after_another() -> None:
    assert paid(FOUR_SIDES, (11, 7, 9, 9), 250, 0, makers=1) == [(1, 2, 4), (1, 3, 3)]
    assert paid(PAIRS, (4, 11, 11), 250, 0) == [(0, 1, 4)]
    assert paid(PAIRS, (3, 11, 11), 250, 0) == [(0, 1, 3)]


def test_r61_team_tables_have_two_sides() -> None:
    for table in ("six-teams", "eight-teams"):
        assert paid(f"table={table}", (11, 11), 200, 200) == [(1, 0, 2)]


# ------------------------------------------------------------------ R62

DECLARED = "caps=declared"


def test_r62_all_tricks_won_r61_plus_the_bonus() -> None:
    assert paid(DECLARED, (11, 11), 200, 304, swept=0, declared=0) == [(1, 0, 5)]
    assert paid(DECLARED + " caps_bonus=0", (11, 11), 200, 304, swept=0, declared=0) == [(1, 0, 2)]
    assert paid(DECLARED + " caps_bonus=7", (11, 11), 200, 304, swept=0, declared=0) == [(1, 0, 9)]


def test_r62_all_tricks_won_by_a_declaring_defender() -> None:
    assert paid(DECLARED, (11, 11), 200, 0, swept=1, declared=1) == [(0, 1, 6)]


@pytest.mark.parametrize("points", [0, 199, 200, 280])
def test_r62_a_trick_lost_the_penalty_stands_instead_made_or_not(points: int) -> None:
    assert paid(DECLARED, (11, 11), 200, points, declared=0) == [(0, 1, 5)]
    assert paid(DECLARED, (11, 11), 200, points, declared=1) == [(1, 0, 5)]
    assert paid(DECLARED + " caps_penalty=9", (11, 11), 200, points, declared=0) == [(0, 1, 9)]
    assert paid(DECLARED + " caps_penalty=0", (11, 11), 200, points, declared=0) == []


def test_r62_a_side_that_declared_while_the_other_won_all() -> None:
    assert paid(DECLARED, (11, 11), 200, 0, swept=1, declared=0) == [(0, 1, 5)]
    assert paid(DECLARED, (11, 11), 200, 304, swept=0, declared=1) == [(1, 0, 5)]


def test_r62_no_bonus_without_a_declaration() -> None:
    assert paid(DECLARED, (11, 11), 200, 304, swept=0) == [(1, 0, 2)]


def test_r62_three_sides_declaring_makers() -> None:
    assert paid(f"{PAIRS} {DECLARED}", (11,) * 3, 200, 304, 1, swept=1, declared=1) == [
        (2, 1, 5),
        (0, 1, 5),
    ]
    assert paid(f"{PAIRS} {DECLARED}", (11,) * 3, 200, 280, 1, swept=None, declared=1) == [
        (1, 2, 5),
        (1, 0, 5),
    ]


def test_r62_three_sides_a_declaring_defender_lost_a_trick() -> None:
    text = f"{PAIRS} {DECLARED}"
    # Makers 1, side 0 declared: 2 settles R61 first, then 0 pays the penalty.
    assert paid(text, (11,) * 3, 200, 210, 1, swept=None, declared=0) == [(2, 1, 2), (0, 1, 5)]
    assert paid(text, (11,) * 3, 200, 190, 1, swept=None, declared=0) == [(1, 2, 3), (0, 1, 5)]
    # Side 2 declared: its penalty comes first.
    assert paid(text, (11,) * 3, 200, 190, 1, swept=None, declared=2) == [(2, 1, 5), (1, 0, 3)]


def test_r62_three_sides_a_declaring_defender_won_all() -> None:
    assert paid(f"{PAIRS} {DECLARED}", (11,) * 3, 200, 0, 1, swept=0, declared=0) == [
        (1, 2, 3),
        (1, 0, 6),
    ]


def test_r62_what_came_in_earlier_may_be_paid_out_later() -> None:
    # The makers have 1; a penalty of 5 comes in first, then they owe 3.
    text = f"{PAIRS} {DECLARED}"
    assert paid(text, (11, 1, 11), 200, 190, 1, swept=None, declared=2) == [(2, 1, 5), (1, 0, 3)]


SWEEP_HAND = {0: "JS 9S AS TS | KS QS 8S 7S"}


@pytest.mark.parametrize(("seat", "tokens"), [(0, (15, 7)), (2, (15, 7)), (1, (16, 6))])
def test_r62_in_a_match_the_side_declares_not_the_seat(seat: int, tokens: tuple[int, int]) -> None:
    start = "auction 0:160 1:pass 2:pass 3:pass / trump 0:TS / open 0 / caps "
    table = play(f"{start}{seat}", SWEEP_HAND, options=DECLARED).finish()
    assert table.match.result is not None
    assert table.outcome == "made"
    assert table.match.result.points == 304
    assert table.tokens == tokens


def test_r62_made_in_a_record_still_speaks_of_the_points() -> None:
    hands = {0: "JS 9S AS TS | KS QS 8S 7H"}
    start = "auction 0:160 1:pass 2:pass 3:pass / trump 0:TS / open 0 / caps 0"
    table = play(start, hands, options=DECLARED).finish("JS 9S AS TS KS QS 8S 7H")
    assert len({trick.winner for trick in table.match.public.tricks}) > 1
    assert table.match.result is not None
    assert (table.outcome == "made") is (table.match.result.points >= 160)
    assert table.tokens == (6, 16)


# ------------------------------------------------------------------ R64

SWEEP = "caps=sweep"


def test_r64_all_tricks_won_one_token_more() -> None:
    assert paid(SWEEP, (11, 11), 160, 304, swept=0) == [(1, 0, 2)]
    assert paid(SWEEP, (11, 11), 160, 0, swept=1) == [(0, 1, 3)]
    assert paid(SWEEP, (11, 11), 160, 300) == [(1, 0, 1)]


def test_r64_makers_get_it_from_each_defending_side() -> None:
    assert paid(f"{PAIRS} {SWEEP}", (11,) * 3, 160, 304, swept=0) == [(1, 0, 2), (2, 0, 2)]


def test_r64_a_defending_side_gets_it_from_the_makers() -> None:
    assert paid(f"{PAIRS} {SWEEP}", (11,) * 3, 160, 0, swept=2) == [(0, 1, 2), (0, 2, 3)]


def test_r64_not_without_the_option() -> None:
    assert paid("", (11, 11), 160, 304, swept=0) == [(1, 0, 1)]


def test_r64_nothing_to_call_in_a_match() -> None:
    start = "auction 0:160 1:pass 2:pass 3:pass / trump 0:TS / open 0"
    table = play(start, SWEEP_HAND, options=SWEEP).finish()
    assert table.tokens == (13, 9)


def test_r64_r32_pays_no_sweep() -> None:
    assert paid(SWEEP, (11, 11), PARTNER_CLOSE, 228, swept=0) == [(1, 0, 4)]


# ------------------------------------------------------------------ R65, R66


def test_r65_each_side_starts_with_11_tokens() -> None:
    assert Situation().tokens == (11, 11)
    assert Situation(options="table=six-pairs").tokens == (11, 11, 11)
    assert Situation(options="tokens=1").tokens == (1, 1)
    assert Situation(options="tokens=99").tokens == (99, 99)


def test_r65_a_side_pays_what_it_has_if_that_is_less() -> None:
    assert paid("", (20, 2), 250, 250) == [(1, 0, 2)]
    assert paid("", (1, 21), 160, 0) == [(0, 1, 1)]
    assert paid(DECLARED, (3, 19), 200, 200, declared=0) == [(0, 1, 3)]


def test_r65_a_side_with_nothing_pays_nothing() -> None:
    assert paid(PAIRS, (22, 0, 11), 200, 200) == [(2, 0, 2)]
    assert paid(PAIRS, (0, 22, 11), 200, 0) == []


@pytest.mark.parametrize(
    ("text", "tokens", "won"),
    [
        ("", (22, 0), (0,)),
        ("", (0, 22), (1,)),
        ("", (21, 1), ()),
        ("", (11, 11), ()),
        (PAIRS, (22, 11, 0), ()),  # plays on without tokens
        (PAIRS, (33, 0, 0), (0,)),
        ("match_end=bankrupt", (22, 0), (0,)),
        (f"{PAIRS} match_end=bankrupt", (22, 11, 0), (0,)),
        (f"{PAIRS} match_end=bankrupt", (0, 16, 17), (2,)),
        (f"{FOUR_SIDES} match_end=bankrupt", (22, 0, 0, 22), (0, 3)),  # shared
        (f"{PAIRS} match_end=bankrupt", (31, 1, 1), ()),
        ("payments=bank", (11, 0), (0,)),
        ("payments=bank", (1, 5), ()),
        ("payments=bank match_end=all", (5, 0), (0,)),
        (f"{PAIRS} payments=bank", (4, 0, 4), (0, 2)),
        (f"{PAIRS} payments=bank match_end=all", (0, 2, 4), (2,)),
    ],
)
def test_r66_the_match_ends(text: str, tokens: tuple[int, ...], won: tuple[int, ...]) -> None:
    assert winners(opt.options("Standard", text), tokens) == won


def test_r66_bank_the_same_sums_go_to_the_bank() -> None:
    for text in ("", PAIRS, FOUR_SIDES):
        sides = opt.options("Standard", text).seating.sides
        both = [paid(f"{text} {bank}", (11,) * sides, 200, 200) for bank in ("", "payments=bank")]
        assert [(p, None, n) for p, _, n in both[0]] == both[1]


def test_r66_bank_winners_collect_nothing() -> None:
    start = "auction 0:160 1:pass 2:pass 3:pass / trump 0:TS / open 0"
    table = play(start, SWEEP_HAND, options="payments=bank").finish()
    assert table.tokens == (11, 10)


def test_r66_bank_what_the_makers_would_have_got_first_does_not_help_them_to_pay() -> None:
    text = f"{PAIRS} {DECLARED} payments=bank"
    assert paid(text, (11, 1, 11), 200, 190, 1, swept=None, declared=2) == [
        (2, None, 5),
        (1, None, 1),
    ]


def test_r66_a_match_ends_when_a_side_holds_all() -> None:
    start = "auction 0:160 1:pass 2:pass 3:pass / trump 0:TS / open 0"
    table = play(start, SWEEP_HAND, options="tokens=1").finish()
    assert table.match.finished
    assert not table.match.needs_deal
    assert table.match.public.winners == (0,)
    assert table.tokens == (2, 0)
    assert table.match.awaited is None
    assert table.refused("auction 1:160") == "match_over"


def test_r66_all_a_side_without_tokens_plays_on() -> None:
    hands = {0: "KS QS | KH QH", 1: "JS 9S | AS TS", 2: "JH 9H | AH TH"}
    start = "auction 0:200 1:pass 2:pass 3:pass 4:pass 5:pass / trump 0:KS / open 0"
    table = play(start, hands, options=f"{PAIRS} tokens=2").finish()
    assert table.outcome == "failed"
    assert table.tokens == (0, 4, 2)
    assert table.match.needs_deal
    assert not table.match.finished
    table.deal({1: "JS 9S"})
    assert table.match.awaited == 1


def test_r66_bankrupt_the_same_match_is_over() -> None:
    hands = {0: "KS QS | KH QH", 1: "JS 9S | AS TS", 2: "JH 9H | AH TH"}
    start = "auction 0:200 1:pass 2:pass 3:pass 4:pass 5:pass / trump 0:KS / open 0"
    table = play(start, hands, options=f"{PAIRS} tokens=2 match_end=bankrupt").finish()
    assert table.match.finished
    assert table.match.public.winners == (1,)
