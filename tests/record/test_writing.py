"""Where the writer breaks its lines and puts what followed."""

import random
from pathlib import Path

import msgspec

from three04.record import RecordWriter, read, write
from three04.rules import actions as act
from three04.rules.events import TrumpOpened
from three04.rules.options import CLASSIC

from .base import AUCTION, DEAL, START, assert_last, assert_same

SAMPLES = Path(__file__).parents[1] / "data" / "samples"
DOCS = Path(__file__).parents[2] / "docs"


def canonical(text: str) -> str:
    """Return the text with the blank line that stands before a deal."""
    return text.replace("[Deal ", "\n[Deal ")


def test_one_line_an_auction_and_one_a_trick() -> None:
    cut = DEAL.replace(AUCTION, "auction 3:pass\nauction 0:pass 1:pass\nauction 2:160\n")
    cut = cut.replace("play 3:8D 0:QD", "play 3:8D\nplay 0:QD")
    assert write(read(cut)[0]) == canonical(DEAL)


def test_only_differences_from_the_profile_are_written() -> None:
    text = START.replace("[Deal", '[Options "redeal=on tokens=11 trump=closed"]\n[Deal', 1)
    assert write(read(text)[0]) == canonical(START)
    text = START.replace("[Deal", '[Options "caps_bonus=4 trump=open"]\n[Deal', 1)
    assert '[Options "trump=open caps_bonus=4"]\n\n[Deal' in write(read(text)[0])


def test_what_opened_stands_right_after_its_open_line() -> None:
    text = START + AUCTION + "trump 2:JC\nplay 3:8D 0:QD 1:9D\nopen 2\nopened 2:JC\nplay 2:JD\n"
    text += "won 2 52\n"
    assert write(read(text)[0]) == canonical(text)


def test_r43_6_what_opened_in_the_last_trick_stands_after_its_last_play_line() -> None:
    """It may be told as soon as the indicator lies there."""
    text = (SAMPLES / "valid" / "random-022-standard-six-teams.304").read_text()
    early = text.replace(
        "play 2:6D 3:JD 4:QC 5:9C 0:JC 1:AH\nopened 3:JD\n",
        "play 2:6D 3:JD\nopened 3:JD\nplay 4:QC\nplay 5:9C 0:JC 1:AH\n",
    )
    assert early != text
    assert_same(early, text)
    assert write(read(early)[0]) == text
    assert_last(early.split("play 2:6D 3:JD\n")[0] + "play 2:6D\nopened 3:JD\n")


def spoilt_in_the_last_trick() -> RecordWriter:
    """Return a record in which the indicator is led to the last trick, and then spoilt called."""
    rng = random.Random(51)
    options = msgspec.structs.replace(CLASSIC, second_auction=False, reveal_after_first=False)
    spades = list("J9ATKQ87")
    while True:
        rng.shuffle(spades)
        others = [rank + suit for suit in "HDC" for rank in "J9ATKQ87"]
        rng.shuffle(others)
        hands: list[list[str]] = [[], others[:8], [], others[8:16]]
        hands[0] = [spades[0] + "S", spades[1] + "S", *others[16:22]]
        hands[2] = [*(rank + "S" for rank in spades[2:]), *others[22:]]
        writer = RecordWriter(options)
        writer.deal(tuple(map(tuple, hands)), 3)
        for action in (act.Bid(0, 160), act.Pass(1), act.Pass(2), act.Pass(3)):
            writer.act(action)
        writer.act(act.LayTrump(0, hands[0][0]))
        match = writer.match
        assert match is not None
        while match.awaited is not None:
            plays = [a for a in match.legal(match.awaited) if isinstance(a, act.Play)]
            if not plays:
                break
            events = writer.act(rng.choice(plays))
            opened = [event for event in events if isinstance(event, TrumpOpened)]
            if opened and opened[0].cause == "last" and match.awaited is not None:
                writer.act(act.Spoilt(3))
                return writer


def test_r51_r43_6_what_had_opened_before_spoilt_ends_the_deal_stands_after_its_play_line() -> None:
    text = spoilt_in_the_last_trick().text()
    lines = text.split("\n")
    words = [line.split(" ")[0] for line in lines[-6:]]
    assert words[2:] == ["opened", "spoilt", "result", ""]
    assert words[1] == "play"
    assert write(read(text)[0]) == text
    late = "\n".join([*lines[:-4], lines[-3], lines[-2], lines[-4], ""])
    assert read(late) == read(text)


def test_the_example_of_the_format_page_is_a_record() -> None:
    example = (DOCS / "notation.md").read_text("utf-8").split("```")[1].removeprefix("\n")
    [record] = read(example)
    assert write(record) == example.replace("  # seat 3 is void: face down", "")
