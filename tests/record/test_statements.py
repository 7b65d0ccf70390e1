"""The statements: what may stand where, and what each is held against."""

import random

import pytest

from three04.record import read, write

from .base import (
    AUCTION,
    DEAL,
    HEAD,
    HEADER,
    PLAY,
    RESULT,
    SECOND_HEAD,
    START,
    assert_fault,
    assert_last,
    assert_same,
    fault,
)
from .random_play import random_options, random_record

LAID = START + AUCTION + "trump 2:JC\n"
FIRST_TRICK = LAID + "play 3:8D 0:QD 1:9D 2:JD\n"

CAPS_HEAD = """[Deal "1"]
[Dealer "3"]
[Tokens "11 11"]
[Hand0 "JS 9S AS TS | JD 9D AD TD"]
[Hand1 "7D 8C 8H QH | QC 8D 8S KC"]
[Hand2 "JH 9H AH TH | JC 9C AC TC"]
[Hand3 "KH 7C QD KS | 7H QS KD 7S"]
"""

CAPS = HEADER + '[Options "caps=declared"]\n' + CAPS_HEAD
CAPS_LAID = CAPS + "auction 0:200 1:pass 2:pass 3:pass\ntrump 0:TS\n"

CLASSIC_LAID = CAPS_LAID.replace('[Options "caps=declared"]\n', "").replace("Standard", "Classic")
CLASSIC_PLAY = CLASSIC_LAID + "second 0:pass 1:pass 2:pass 3:pass\n"

# ---------------------------------------------------------------------- form


@pytest.mark.parametrize("word", ["bid", "Auction", "auction:", "[", "won2", "\x00", "»", "%", ";"])
def test_an_unknown_statement_is_a_fault(word: str) -> None:
    assert_last(START + f"{word} 3:pass\n")


@pytest.mark.parametrize("statement", ["auction 3:pass", "won 0 1", "match 0", "result made"])
def test_a_statement_before_the_first_deal_is_a_fault(statement: str) -> None:
    assert_last(HEADER + statement + "\n", "before the first deal")


@pytest.mark.parametrize("statement", ["auction 3:pass", "won 0 1", "match 0", "result made"])
def test_a_statement_while_a_hand_is_missing_is_a_fault(statement: str) -> None:
    text = START.replace('[Hand2 "JD TH 9S JC | QS KC 7C TC"]\n', "")
    assert_last(text + statement + "\n", "Hand2")


@pytest.mark.parametrize(
    "word", ["auction", "second", "play", "trump", "open", "caps", "spoilt", "redeal"]
)
def test_an_empty_list_is_a_fault(word: str) -> None:
    assert_last(START + word + "\n", "nothing stands after")
    assert_last(START + word + "  # 3:pass\n", "nothing stands after")


@pytest.mark.parametrize(
    "statement",
    ["trump 2:JC 2:JC", "open 2 2", "caps 2 2", "spoilt 2 2", "redeal 3 3"],
)
def test_one_entry_where_one_is_meant(statement: str) -> None:
    assert_last((START if statement == "redeal 3 3" else START + AUCTION) + statement + "\n")


@pytest.mark.parametrize(
    "entry",
    [
        "3", "3:", ":pass", "3:pass:", "3::pass", "3 pass", "3:pas", "3:PASS", "3:160.0", "3:0160",
        "3:-160", "3:16O", "3:+160", "3:170,", "3:(160)", "03:pass", "+3:pass", "4:pass", "8:pass",
        "10:pass", "3:JS", "3:??", "3:1" + "0" * 5000, "3:close", "3:redeal", "x:pass",
    ],
)  # fmt: skip
def test_what_is_no_entry_of_an_auction(entry: str) -> None:
    assert_last(START + f"auction {entry}\n")


@pytest.mark.parametrize(
    "entry",
    ["3:8d", "3:8", "3:", "3:8D)", "3:(8D", "3:()", "3:((8D))", "3:8D8D", "3:pass", "8D", "3:(8D)",
     "7:8D", "9:8D", "3:6D", "3:2C", "3:♦8"],
)  # fmt: skip
def test_what_is_no_entry_of_a_trick(entry: str) -> None:
    assert_last(LAID + f"play {entry}\n")


# ---------------------------------------------------------------------- actions


def test_a_list_may_be_cut_into_several_lines() -> None:
    assert_same(DEAL.replace(AUCTION, "auction 3:pass\nauction 0:pass 1:pass\n\nauction 2:160\n"))
    assert_same(DEAL.replace("play 3:8D 0:QD 1:9D 2:JD", "play 3:8D\nplay 0:QD 1:9D\nplay 2:JD"))
    text = CLASSIC_LAID + "second 0:pass\nsecond 1:pass 2:pass\n"
    assert_same(text, CLASSIC_LAID + "second 0:pass 1:pass 2:pass\n")


def test_a_play_line_never_holds_cards_of_two_tricks() -> None:
    assert_last(FIRST_TRICK.removesuffix("\n") + " 2:TH\n", "trick is complete")
    assert_last(LAID + "play 3:8D\nplay 0:QD 1:9D 2:JD 2:TH\n", "trick is complete")
    last = START + AUCTION + PLAY.replace("3:8S 0:7D\n", "3:8S 0:7D 2:TH\n")
    assert_fault(last, last.split("play 1:TD")[0].count("\n") + 1, "trick is complete")


def test_an_auction_that_goes_on_too_long_is_a_fault_on_its_line() -> None:
    assert_last(START + AUCTION.removesuffix("\n") + " 3:pass\n", "3:pass: ", "indicator")
    assert_last(START + AUCTION + "auction 3:170\n", "3:170: ", "indicator")


def test_a_play_line_without_a_trump_before_it_is_a_fault() -> None:
    assert_last(START + AUCTION + "play 3:8D 0:QD 1:9D 2:JD\n", "seat 2 has to lay the indicator")


def test_an_illegal_action_is_told_in_the_words_of_the_rules() -> None:
    assert_last(START + "auction 3:165\n", "3:165: bids here are multiples of 10")
    assert_last(START + "auction 0:pass\n", "0:pass: it is the turn of seat 3")
    assert_last(START + AUCTION + "trump 2:KC\n", "2:KC: you do not hold ♣K")
    assert_last(START + AUCTION + "trump 3:8D\n", "3:8D: the maker, seat 2, lays the indicator")
    assert_last(LAID + "play 3:8D 0:9C\n", "0:9C: you hold ♦7: follow ♦")
    assert_last(LAID + "play 3:8D 0:(QD)\n", "0:(QD): ♦Q has to be played face up")
    assert_last(LAID + "open 1\n", "open 1: only the maker may open the trump")
    assert_last(LAID + "caps 1\n", "caps 1: under these rules no Caps are declared")
    assert_last(LAID + "spoilt 1\n", "spoilt 1: these rules know no spoilt trumps")
    assert_last(LAID + "redeal 3\n", "redeal 3: ")
    assert_last(START + "redeal 3\n", "redeal 3: the first packet holds")
    assert_last(LAID + "open 9\n", "no seat")


def test_the_second_auction_has_a_word_of_its_own() -> None:
    assert read(CLASSIC_PLAY)
    assert_last(CLASSIC_LAID + "auction 0:pass\n", "expected second")
    assert_last(CLASSIC_LAID + "second 0:pass\nauction 1:pass\n", "expected second")
    assert_last(START + "second 3:pass\n", "expected auction")
    assert_last(LAID + "second 2:pass\n", "the auction is over")


def test_close_ends_the_second_auction_and_needs_a_trump() -> None:
    closed = CLASSIC_LAID + "second 0:close\n"
    assert_last(closed + "play 0:JS\n", "indicator")
    assert_last(closed + "second 1:pass\n", "indicator")
    assert read(closed + "trump 0:JD\nplay 0:JS 1:8S 3:KS\n")


def test_a_redeal_ends_the_deal_without_a_result() -> None:
    head = HEAD.replace("8D AD TS AH | AS 7S KD 8S", "8D 7S 8S KD | AS AD TS AH")
    text = HEADER + head + "redeal 3\n"
    assert read(text)
    assert_last(text + "result thrown-in\n", "no deal has just come to a result")
    assert_last(text + "auction 3:pass\n", "no deal is being played")
    following = head.replace('[Deal "1"]', '[Deal "2"]')
    assert read(text + following)
    assert_fault(text + following.replace('[Dealer "2"]', '[Dealer "3"]'), 13, "expected 2")


def test_open_and_caps_may_come_from_a_seat_that_is_not_on_turn() -> None:
    assert read(CAPS_LAID + "caps 1\nplay 0:AS 1:8S\n")
    assert read(LAID + "open 2\nplay 3:8D\n")
    assert_last(CAPS_LAID + "play 0:AS\ncaps 1\n", "before the first lead")
    assert_last(LAID + "play 3:8D\nopen 2\n", "own turn")


def test_caps_with_an_order_are_refused_plainly() -> None:
    assert_last(CAPS_LAID + "caps 0:JS 9S AS\n", "Caps called during play are not read yet")
    assert_last(CAPS_LAID + "caps 0:JS\n", "Caps called during play are not read yet")


def test_when_open_or_spoilt_comes_in_mid_trick_the_trick_goes_on_in_another_line() -> None:
    text = LAID + "play 3:8D 0:QD 1:9D\nopen 2\nopened 2:JC\nplay 2:JD\nwon 2 52\n"
    assert read(text)
    assert read(CLASSIC_PLAY + "play 0:JD 1:7D\nspoilt 3\nplay 2:(JC)\n")


def test_nothing_can_be_done_after_the_deal() -> None:
    assert_last(DEAL + "play 2:JD\n", "no deal is being played")
    assert_last(DEAL + "auction 2:pass\n", "no deal is being played")


# ---------------------------------------------------------------------- derived statements

TOLD = ("look", "opened", "won", "result", "match")


def test_a_reader_needs_no_derived_statement() -> None:
    lines = [line for line in DEAL.split("\n") if not line.startswith(TOLD)]
    assert_same("\n".join(lines))


def test_derived_statements_in_any_order() -> None:
    text = DEAL.replace("look 2:7C\nopened 2:JC\nwon 2 13", "won 2 13\nlook 2:7C\nopened 2:JC")
    assert text != DEAL
    assert_same(text)


@pytest.mark.parametrize(
    "line", ["look none", "look 2:7C", "opened 2:JC", "won 2 52", "result made 2 160 188 1"]
)
def test_each_stands_once(line: str) -> None:
    text = DEAL.split(line)[0] + line + "\n"
    assert read(text)
    assert_last(text + line + "\n", "already")


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("won 2 52", ["won 2 53", "won 1 52", "won 2", "won", "won 2 52 0", "won 02 52"]),
        ("look none", ["look", "look 3:7S", "look None", "look none none", "look 2:??"]),
        ("look 2:7C", ["look none", "look 2:(7C)", "look 2:7C 3:AS", "look 3:AS", "look 2:8C"]),
        ("opened 2:JC", ["opened 2:7C", "opened 3:JC", "opened", "opened 2", "opened JC"]),
        (
            "result made 2 160 188 1",
            ["result failed 2 160 188 1", "result made 2 160 188", "result made 0 160 188 1",
             "result made 2 160 189 1", "result made 2 160 188 2", "result thrown-in",
             "result made 2 160 188 1 1", "result made 2 close 188 1", "result Made 2 160 188 1"],
        ),
    ],
)  # fmt: skip
def test_the_first_that_does_not_agree_is_reported(line: str, wrong: list[str]) -> None:
    for other in wrong:
        assert_last(DEAL.split(line)[0] + other + "\n", f"expected “{line}”")


def test_a_won_after_a_short_trick_is_a_fault() -> None:
    assert_last(LAID + "play 3:8D 0:QD 1:9D\nwon 1 20\n", "no trick has just been completed")


def test_nothing_can_be_told_before_it_has_happened() -> None:
    for line in ("look none", "opened 2:JC", "won 2 52", "result made 2 160 188 1", "match 0"):
        assert_last(LAID + line + "\n")
        assert_last(LAID + "play 3:8D\n" + line + "\n")
    assert_last(DEAL + "match 0\n", "no side has just won the match")
    assert_last(FIRST_TRICK + "look none\n", "face-down")


def test_nothing_can_be_told_after_the_next_action() -> None:
    assert_last(FIRST_TRICK + "play 2:TH\nwon 2 52\n", "no trick has just been completed")
    opened = LAID + "open 2\nplay 3:8D\nopened 2:JC\n"
    assert_last(opened, "not just become public")


def test_what_happened_inside_a_trick_may_be_told_until_the_action_after_that_trick() -> None:
    start = LAID + "play 3:8D 0:QD 1:9D\nopen 2\n"
    assert read(start + "play 2:JD\nopened 2:JC\nwon 2 52\n")
    assert read(start + "play 2:JD\nwon 2 52\nopened 2:JC\n")
    assert_last(start + "play 2:JD\nwon 2 52\nplay 2:TH\nopened 2:JC\n", "not just become public")


def test_what_happened_between_tricks_may_be_told_until_the_next_action_only() -> None:
    start = FIRST_TRICK + "open 2\n"
    assert read(start + "opened 2:JC\n")
    assert_last(start + "won 2 52\n", "no trick has just been completed")
    assert_last(start + "play 2:TH\nopened 2:JC\n", "not just become public")


def test_a_result_belongs_before_the_next_deal() -> None:
    text = DEAL.removesuffix(RESULT)
    assert_last(text + SECOND_HEAD + RESULT)
    assert_last(text + '[Deal "2"]\n' + RESULT)
    assert read(text + '[Note "x"]\n' + RESULT)


def test_thrown_in() -> None:
    text = START + "auction 3:pass 0:pass 1:pass 2:pass\n"
    assert read(text + "result thrown-in\n")
    assert_last(text + "result thrown-in 0\n", "result thrown-in")
    assert_last(text + "won 0 0\n")


def test_spoilt_trumps_end_a_deal_without_payment() -> None:
    head = CAPS_HEAD.replace("QC 8D 8S KC", "QC 8D KS KC").replace("KH 7C QD KS", "KH 7C QD 8S")
    text = CLASSIC_PLAY.replace(CAPS_HEAD, head)
    assert_last(text + "spoilt 1\nresult spoilt\n", "no deal has just come")
    sides = head.replace("Hand1", "HandX").replace("KH 7C QD 8S", "KH 7C QD 9H")
    sides = sides.replace("JH 9H AH TH", "JH 8S AH TH").replace("7H QS KD 7S", "7H 8H KD AC")
    sides = sides.replace("7D 8C 8H QH | QC 8D KS KC", "7D 8C 9C QH | QC 8D TC KC")
    sides = sides.replace("JC 9C AC TC", "JC KS QS 7S").replace("HandX", "Hand1")
    text = CLASSIC_PLAY.replace(CAPS_HEAD, sides)
    spoilt = text + "play 0:AD 1:7D\nspoilt 3\nresult spoilt\n"
    assert read(spoilt)
    following = sides.replace('[Deal "1"]', '[Deal "2"]')
    assert read(spoilt + following)


def test_partner_close_is_written_close() -> None:
    text = CLASSIC_LAID + "second 0:close\ntrump 0:JD\nplay 0:TS 1:8S 3:KS\n"
    assert read(text + "won 0 13\n")


def test_a_match_won() -> None:
    text = DEAL.replace('[Rules "Standard"]', '[Rules "Standard"]\n[Options "tokens=1"]')
    text = text.replace('"11 11"', '"1 1"')
    assert read(text)
    assert read(text + "match 0\n")
    assert_last(text + "match 1\n", "expected “match 0”")
    assert_last(text + "match 0 1\n", "expected “match 0”")
    assert_last(text + "match 0\nmatch 0\n", "already")
    assert_last(text + "match 0\nplay 0:AS\n", "the match is over")


def one_action_a_line(text: str) -> list[str]:
    """Return the lines of a text with its lists cut into single entries."""
    lines: list[str] = []
    for line in text.splitlines():
        word, *entries = line.split(" ")
        cut = word in ("auction", "second", "play")
        lines += [f"{word} {entry}" for entry in entries] if cut else [line]
    return lines


def test_no_derived_statement_may_stand_an_action_too_early_or_too_late() -> None:
    rng = random.Random(21)
    moved = 0
    for profile in ("Standard", "Classic", "Beginner"):
        options = random_options(rng, profile, "four")
        lines = one_action_a_line(write(random_record(rng, options, 2)))
        is_action = [line.split(" ")[0] in ACTIONS for line in lines]
        for place, line in enumerate(lines):
            word = line.split(" ")[0]
            if word not in TOLD or word == "opened":
                continue
            rest = lines[:place] + lines[place + 1 :]
            before = max(n for n in range(place) if is_action[n])
            assert fault("\n".join([*rest[:before], line, *rest[before:]]))[0] == before + 1
            after = next((n for n in range(place, len(lines)) if is_action[n]), len(lines))
            if after < len(lines):
                assert fault("\n".join([*rest[:after], line, *rest[after:]]))[0] == after + 1
            moved += 1
    assert moved > 40


ACTIONS = ("auction", "trump", "second", "open", "caps", "spoilt", "redeal", "play")
