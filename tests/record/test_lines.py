"""The outer form: bytes, lines, blanks, comments, tags."""

import pytest

from three04.record import RecordFault, read
from three04.record.lines import LONGEST_LINE

from .base import (
    AUCTION,
    DEAL,
    HEAD,
    HEADER,
    RESULT,
    START,
    assert_fault,
    assert_last,
    assert_same,
    fault,
)

AFTER = DEAL.count("\n") + 1

ODD_BLANKS = [
    "\v",
    "\f",
    "\r",
    "\x1c",
    "\x85",
    "\xa0",
    "\u2028",
    "\u2029",
    "\u3000",
    "\ufeff",
    "\0",
]


def test_lf_and_crlf_end_a_line() -> None:
    assert_same(DEAL.replace("\n", "\r\n"))
    half = DEAL.split("\n")
    assert_same("\r\n".join(half[:9]) + "\n" + "\n".join(half[9:]))


def test_the_last_line_may_lack_its_end() -> None:
    assert_same(DEAL.removesuffix("\n"))
    assert_fault(DEAL + "nonsense", AFTER, "nonsense")


@pytest.mark.parametrize("odd", ODD_BLANKS)
def test_nothing_else_ends_a_line_or_is_a_blank(odd: str) -> None:
    assert_last(START + AUCTION.replace("3:pass 0", f"3:pass{odd}0"))
    assert_last(START + AUCTION.replace("\n", f"{odd} \n"))
    assert_last(START + f"{odd} \n")
    assert_last(START + f"{odd}auction 3:pass\n")
    assert_fault(DEAL.replace('"304"]', f'"304"]{odd} '), 2)
    assert_fault(DEAL.replace('[Game "', f'[Game{odd}"'), 2)
    assert_fault(DEAL.replace("[Game ", f"[Ga{odd}me "), 2)


@pytest.mark.parametrize("odd", ODD_BLANKS)
def test_in_quotes_and_comments_anything_may_stand(odd: str) -> None:
    text = DEAL.replace("[Deal", f'[Event "a{odd}b"] # c{odd}d\n[Deal', 1)
    text = text.replace(AUCTION, AUCTION.replace("\n", f" # {odd} \n"))
    [record] = read(text)
    assert record.tags[0].value == f"a{odd}b"
    assert record.deals == read(DEAL)[0].deals


def test_a_lone_carriage_return_at_the_end_is_a_fault() -> None:
    assert_fault(DEAL + "\r", AFTER)


def test_only_ascii_digits_are_digits() -> None:
    assert_last(START + "auction ٣:pass\n")
    assert_last(START + "auction 3:١٦٠\n")
    assert_last(START + "auction 3:²00\n")
    assert_last(HEADER + '[Deal "１"]\n')


def test_bytes_that_are_not_utf8_are_a_fault_on_their_line() -> None:
    data = DEAL.encode()
    assert fault(data + b"# caf\xe9\n")[0] == AFTER
    assert fault(data.replace(b"won 2 52", b"won 2 52 # \xff"))[0] == 14
    assert fault(b"\xff\xfe[\0")[0] == 1
    assert fault(data + b"# \xed\xa0\x80\n")[0] == AFTER


def test_a_fault_before_the_bytes_that_are_not_utf8_comes_first() -> None:
    assert fault(DEAL.replace("won 2 52", "won 2 53").encode() + b"\xff\n")[0] == 14


def test_a_byte_order_mark_is_a_fault_on_line_1() -> None:
    assert_fault("\ufeff" + DEAL, 1, "byte-order mark")
    assert_fault("\ufeff# comment\n" + DEAL, 1, "byte-order mark")


def test_indents_and_tabs_mean_nothing() -> None:
    text = "\n".join(f" \t {line}\t " for line in DEAL.split("\n"))
    assert_same(text)
    assert_same(DEAL.replace("won 2 52", "won\t2  \t52").replace("look none", "look  none"))
    assert_same(DEAL.replace('[Game "304"]', '[Game\t  "304"]').replace("0:pass 1", "0:pass \t1"))
    assert_same(DEAL.replace("AC]", " AC ]").replace("7D QD |", "7D\tQD  | "))


def test_blank_lines_mean_nothing() -> None:
    assert_same(DEAL.replace("\n", "\n\n \t\n"))


def test_a_comment_starts_at_a_lines_start_or_after_a_blank() -> None:
    assert_same("# one\n  # two\n" + DEAL.replace("\n", " # play 0:AS\n"))
    assert_same(DEAL.replace("won 2 52", "won 2 52\t#"))
    assert_same(DEAL.replace("won 2 52", "won 2 52 #[Deal"))
    assert_fault(DEAL.replace("won 2 52", "won 2 52#"), 14)
    assert_fault(DEAL.replace('"304"]', '"304"]# no'), 2)


def test_a_hash_inside_quotes_is_no_comment() -> None:
    [record] = read(HEADER + '[Event "No # 1"] # "really"\n')
    assert record.tags[0].value == "No # 1"


def test_quotes_and_backslashes_in_values() -> None:
    [record] = read(HEADER + '[Event "a \\"b\\" \\\\"]\n')
    assert record.tags[0].value == 'a "b" \\'


@pytest.mark.parametrize(
    "line",
    [
        '[Event "a]',
        "[Event a]",
        "[Event]",
        "[]",
        "[",
        '["a"]',
        '[ "a"]',
        '[Event "a" "b"]',
        '[Event "a"b"]',
        '[Event "a"] [Site "b"]',
        '[Event "a"] won',
        '[Event "a\\"]',
        '[Event "a\\n"]',
        '[Event"a"]',
        'Event "a"]',
        '[Event "a"',
        "[Event 'a']",
        '[Two words "a"]',
        '[Event "a" # b]',
    ],
)
def test_what_is_no_tag_is_a_fault(line: str) -> None:
    assert_last(HEADER + line + "\n")


def test_tags_and_words_are_case_sensitive() -> None:
    assert_fault(DEAL.replace("[Record", "[record"), 1)
    assert_fault(DEAL.replace("[Game", "[GAME"), 4, "Game")
    assert_fault(DEAL.replace("auction", "Auction"), 11, "Auction")
    assert_fault(DEAL.replace('"Standard"', '"standard"'), 3)
    assert_fault(DEAL.replace("3:pass", "3:Pass"), 11)
    assert_fault(DEAL.replace("2:JC", "2:jc"), 12)


def test_an_empty_file_is_a_fault_on_line_1() -> None:
    assert_fault("", 1, "no record")


@pytest.mark.parametrize("text", ["\n", "# a\n", "# a\n\n  \n", "# a", "\n\n# b"])
def test_a_file_of_comments_is_a_fault_on_its_last_line(text: str) -> None:
    assert_fault(text, len(text.removesuffix("\n").split("\n")), "no record")


def test_a_line_without_end_is_a_fault() -> None:
    assert_fault(DEAL + "# " + "a" * LONGEST_LINE, AFTER, "longer")
    assert_same(DEAL + "# " + "a" * 1_000_000)
    assert_last(START + "auction " + "3:pass " * 100_000 + "\n")


def test_a_message_is_one_line_of_printable_text_and_not_too_long() -> None:
    for text in (
        START + "\x1b[31mred\a\n",
        HEADER + '[Options "\x1b=\r\u202e"]\n',
        START + "x" * 9999,
    ):
        with pytest.raises(RecordFault) as caught:
            read(text)
        assert caught.value.message.isprintable()
        assert len(caught.value.message) < 500


def test_head_and_result_are_what_this_file_says() -> None:
    assert HEAD in DEAL
    assert RESULT in DEAL
    assert read(DEAL)
