"""The header of a record and the head of a deal."""

import pytest

from three04.record import KeptTag, read

from .base import (
    AUCTION,
    DEAL,
    HEAD,
    HEADER,
    PLAY,
    SECOND_HEAD,
    START,
    assert_fault,
    assert_last,
    assert_same,
)

# ---------------------------------------------------------------------- header


def test_record_is_first() -> None:
    assert_fault('[Game "304"]\n' + DEAL, 1, "Record")
    assert_fault('[Event "x"]\n' + DEAL, 1, "Record")
    assert_fault("auction 0:pass\n" + DEAL, 1, "Record")


def test_comments_may_precede_record() -> None:
    assert_same("# a\n\n" + DEAL)


def test_only_format_version_1_is_known() -> None:
    assert_fault(DEAL.replace('[Record "1"]', '[Record "2"]'), 1, "2", '[Record "1"]')
    assert_fault(DEAL.replace('[Record "1"]', '[Record ""]'), 1)


@pytest.mark.parametrize("game", ["euchre", "400", "305", "", "304 "])
def test_only_304_is_played(game: str) -> None:
    assert_fault(DEAL.replace('[Game "304"]', f'[Game "{game}"]'), 2, "expected 304")


def test_the_three_rules() -> None:
    for rules in ("Standard", "Classic", "Beginner"):
        assert read(HEADER.replace("Standard", rules))[0].options.profile == rules
    assert_fault(HEADER.replace("Standard", "House"), 3, "House", "Classic")


def test_game_and_rules_are_required_before_the_first_deal() -> None:
    assert_fault(DEAL.replace('[Game "304"]\n', ""), 3, "Game")
    assert_fault(DEAL.replace('[Rules "Standard"]\n', ""), 3, "Rules")


def test_the_header_in_any_order_after_record() -> None:
    header = '[Record "1"]\n[Options "tokens=7"]\n[Rules "Classic"]\n[Game "304"]\n'
    options = read(header)[0].options
    assert (options.profile, options.tokens) == ("Classic", 7)


@pytest.mark.parametrize("tag", ['[Game "304"]', '[Rules "Standard"]', '[Options ""]'])
def test_header_tags_stand_once(tag: str) -> None:
    assert_last(HEADER + '[Options ""]\n' + tag + "\n", "already")


@pytest.mark.parametrize("tag", ['[Game "304"]', '[Rules "Standard"]', '[Options ""]'])
def test_header_tags_stand_before_the_first_deal(tag: str) -> None:
    assert_last(HEADER + '[Deal "1"]\n' + tag + "\n", "before the first")
    assert_last(START + tag + "\n")
    assert_last(START + AUCTION + tag + "\n")
    assert_last(DEAL + tag + "\n")


def test_an_incomplete_header_at_the_end_is_a_fault_on_the_last_line() -> None:
    assert_fault('[Record "1"]\n', 1, "Game")
    assert_fault('[Record "1"]\n[Game "304"]\n\n# end\n', 4, "Rules")
    assert_fault('[Record "1"]\n[Rules "Classic"]', 2, "Game")


def test_an_incomplete_header_before_the_next_record_is_a_fault_there() -> None:
    assert_fault('[Record "1"]\n[Game "304"]\n' + DEAL, 3, "Rules")


@pytest.mark.parametrize(
    "text",
    [
        "tokens=11",
        "",
        " tokens=7\tcaps=declared ",
        "tokens=1",
        "tokens=99",
        "caps_bonus=0 caps_penalty=99",
        "bid_step_from_200=5 match_end=bankrupt payments=bank table=six-pairs trump=open",
    ],
)
def test_options(text: str) -> None:
    assert read(HEADER + f'[Options "{text}"]\n')


@pytest.mark.parametrize(
    "text",
    [
        "tokens",
        "tokens=",
        "tokens=0",
        "tokens=100",
        "tokens=07",
        "tokens=+7",
        "tokens=7.0",
        "tokens=٧",
        "tokens=" + "9" * 5000,
        "caps_bonus=-1",
        "caps_bonus=100",
        "caps_penalty=100",
        "redeal=yes",
        "redeal=On",
        "table=five",
        "bid_step_from_200=7",
        "profile=Classic",
        "Tokens=7",
        "tokens=7 tokens=7",
        "tokens=7,redeal=on",
        "tokens = 7",
        "tokens=7\xa0redeal=on",
        "caps=called",
        "nonsense=1",
    ],
)
def test_options_that_are_none(text: str) -> None:
    assert_last(HEADER + f'[Options "{text}"]\n')
    assert_fault(f'[Record "1"]\n[Options "{text}"]\n[Game "304"]\n[Rules "Standard"]\n', 2)


def test_caps_called_is_refused_plainly() -> None:
    assert_last(HEADER + '[Options "caps=called"]\n', "not built yet")


def test_a_header_without_deals_is_a_record() -> None:
    [record] = read(HEADER)
    assert record.deals == ()


# ---------------------------------------------------------------------- records


def test_several_records_one_after_another() -> None:
    assert [len(record.deals) for record in read(DEAL + HEADER + DEAL + START)] == [1, 0, 1, 1]


def test_a_record_may_end_in_the_middle_of_a_deal() -> None:
    assert len(read(START + AUCTION + DEAL)) == 2
    assert len(read(START + DEAL)) == 2


def test_a_record_may_not_end_in_a_deals_head() -> None:
    head = START.replace('[Hand3 "8D AD TS AH | AS 7S KD 8S"]\n', "")
    assert_fault(head + "\n# end\n", last_line_of(head) + 2, "Hand3")
    assert_fault(head + DEAL, last_line_of(head) + 1, "Hand3")


def last_line_of(text: str) -> int:
    return text.count("\n")


# ---------------------------------------------------------------------- kept tags


def test_unknown_tags_are_kept_in_order_and_may_repeat() -> None:
    text = DEAL.replace("[Game", '[B "1"]\n[A "2"]\n[B "1"]\n[Game')
    assert read(text)[0].tags == (KeptTag("B", "1", 1), KeptTag("A", "2", 1), KeptTag("B", "1", 1))


def test_every_other_tag_is_kept_where_it_stands() -> None:
    """Also those that have a customary place."""
    text = (START + AUCTION).replace("[Tokens", '[Seat0 "Ann"]\n[Date "?"]\n[Tokens')
    text += '[Seat0 "Bob"]\n' + PLAY.replace("won 2 52\n", 'won 2 52\n[Note "!"]\n')
    [record] = read(text)
    assert record.deals[0].tags == (
        KeptTag("Seat0", "Ann", 2),
        KeptTag("Date", "?", 2),
        KeptTag("Seat0", "Bob", 7 + 4),
        KeptTag("Note", "!", 7 + 4 + 1 + 4, 1),
    )


def test_a_kept_tag_may_stand_between_the_cards_of_a_trick_and_after_a_deal() -> None:
    text = DEAL.replace("play 3:8D 0:QD", 'play 3:8D\n[Note "hm"]\nplay 0:QD') + '[Note "end"]\n'
    assert [tag.after for tag in read(text)[0].deals[0].tags] == [7 + 6, 7 + 4 + 1 + 32]


# ---------------------------------------------------------------------- deals


def test_in_a_deal_the_deal_tag_comes_first() -> None:
    for tag in (
        '[Dealer "2"]',
        '[Tokens "11 11"]',
        '[Hand0 "9C 9H 7D QD | KS KH QH AC"]',
        '[Hand ""]',
    ):
        assert_last(HEADER + tag + "\n", "before the first deal")


def test_the_other_tags_of_the_head_in_any_order() -> None:
    first, *rest = HEAD.splitlines(keepends=True)
    assert_same(HEADER + first + "".join(reversed(rest)) + DEAL.removeprefix(START))


@pytest.mark.parametrize("place", range(1, 7))
def test_each_tag_of_the_head_stands_once(place: int) -> None:
    line = HEAD.splitlines(keepends=True)[place]
    assert_last(HEADER + "".join(HEAD.splitlines(keepends=True)[: place + 1]) + line, "already")
    assert_last(START + line, "already")


@pytest.mark.parametrize("place", range(1, 7))
def test_each_tag_of_the_head_stands_before_any_statement(place: int) -> None:
    line = HEAD.splitlines(keepends=True)[place]
    assert_fault(HEADER + HEAD.replace(line, "") + AUCTION + line, 10, "head is complete")
    assert_last(START + AUCTION + line, "after a statement")
    assert_last(DEAL + line, "after a statement")


def test_a_deal_after_an_unfinished_deal_is_a_fault() -> None:
    for text in (START, START + AUCTION, START + AUCTION + PLAY.split("play 1:TD")[0]):
        assert_last(text + '[Deal "2"]\n', "not finished")
    assert_last(HEADER + '[Deal "1"]\n[Deal "1"]\n', "Dealer")


def test_deals_are_numbered_from_1() -> None:
    for number in ("0", "2", "01", "", "x", " 1"):
        assert_last(HEADER + f'[Deal "{number}"]\n', "expected 1")
    for number in ("1", "3"):
        assert_last(DEAL + f'[Deal "{number}"]\n', "expected 2")


def test_the_first_dealer_is_any_seat() -> None:
    for dealer in range(4):
        assert read(START.replace('[Dealer "2"]', f'[Dealer "{dealer}"]'))
    for text in ("4", "-1", "", "02", "x", "2 "):
        assert_fault(START.replace('[Dealer "2"]', f'[Dealer "{text}"]'), 5, "from 0 to 3")


def test_later_dealers_follow() -> None:
    assert read(DEAL + SECOND_HEAD)
    text = DEAL + SECOND_HEAD.replace('[Dealer "3"]', '[Dealer "2"]')
    assert_fault(text, last_line_of(DEAL) + 2, "expected 3")


def test_tokens_are_those_of_the_option_and_then_follow() -> None:
    for tokens in ("11", "11 11 11", "10 12", "", "11,11", "011 11", "x y"):
        assert_fault(START.replace('"11 11"', f'"{tokens}"'), 6, "expected 11 11")
    text = START.replace("[Deal ", '[Options "tokens=7"]\n[Deal ', 1)
    assert_fault(text, 7, "expected 7 7")
    assert read(text.replace("11 11", "7 7"))
    text = DEAL + SECOND_HEAD.replace('"12 10"', '"11 11"')
    assert_fault(text, last_line_of(DEAL) + 3, "expected 12 10")


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("9C 9H 7D QD KS KH QH AC", "expected 4 | 4"),
        ("9C 9H 7D | QD KS KH QH AC", "expected 4 | 4"),
        ("9C 9H 7D QD | KS KH | QH AC", "expected 4 | 4"),
        ("9C 9H 7D QD | KS KH QH", "expected 4 | 4"),
        ("", "expected 4 | 4"),
        ("|", "expected 4 | 4"),
        ("9C 9H 7D QD | KS KH QH 9C", "already"),
        ("9C 9H 7D QD | KS KH QH JH", None),
        ("9C 9H 7D QD | KS KH QH 6C", "not in the pack"),
        ("9C 9H 7D QD | KS KH QH 1C", "is no card"),
        ("9C 9H 7D QD | KS KH QH CA", "is no card"),
        ("9C 9H 7D QD | KS KH QH ac", "is no card"),
        ("9C,9H,7D,QD | KS KH QH AC", "is no card"),
        ("10C 9H 7D QD | KS KH QH AC", "is no card"),
        ("9♣ 9H 7D QD | KS KH QH AC", "is no card"),
        ("?? ?? ?? | ?? ?? ?? ??", "expected 4 | 4"),
    ],
)
def test_hands(hand: str, said: str | None) -> None:
    text = START.replace('[Hand0 "9C 9H 7D QD | KS KH QH AC"]', f'[Hand0 "{hand}"]')
    if said:
        assert_fault(text, 7, said)
    else:
        assert_fault(text, 8, "JH in Hand1 is in Hand0 already")


def test_a_bar_in_a_hand_is_written_without_backslash() -> None:
    assert_fault(START.replace("QD | KS", "QD \\| KS"), 7, "backslash")


@pytest.mark.parametrize("name", ["Hand4", "Hand9", "Hand00", "Hand", "Hand99999999999999999999"])
def test_a_hand_of_no_seat_is_a_fault(name: str) -> None:
    assert_last(
        HEADER + f'[Deal "1"]\n[{name} "9C 9H 7D QD | KS KH QH AC"]\n', "no hand of this table"
    )


def test_a_tag_that_only_begins_like_a_hand_is_kept() -> None:
    assert read(START + '[Handicap "5"]\n[Dealer0 "x"]\n')[0].deals[0].tags


def test_hands_are_whole_even_when_the_second_packet_was_never_dealt() -> None:
    text = START + "auction 3:pass 0:pass 1:pass 2:pass\nresult thrown-in\n"
    assert read(text)
    assert_fault(text.replace(" | KS KH QH AC", " |"), 7, "expected 4 | 4")


@pytest.mark.parametrize(
    ("table", "hand"),
    [
        ("six-pairs", "9S TS | JS QS"),
        ("six-teams", "6S 9S TS JS | QS KS"),
        ("eight-pairs", "7S 8S | 9S TS"),
        ("eight-teams", "7S 8S | 9S TS"),
    ],
)
def test_packets_of_the_other_tables(table: str, hand: str) -> None:
    header = HEADER + f'[Options "table={table}"]\n[Deal "1"]\n'
    text = header + f'[Hand5 "{hand}"]\nauction 0:pass\n'
    assert_last(text, "Dealer")
    assert_last(header + '[Hand0 "9S TS JS QS | KS AS 9H TH"]\n', "cards")


def test_a_match_that_is_over_takes_no_more_deals() -> None:
    text = DEAL.replace('[Rules "Standard"]', '[Rules "Standard"]\n[Options "tokens=1"]')
    text = text.replace('"11 11"', '"1 1"') + "match 0\n"
    assert read(text)
    assert_last(text + '[Deal "2"]\n', "over")
    assert read(text + DEAL)
