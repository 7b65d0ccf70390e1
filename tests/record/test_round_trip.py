"""What is written is read back the same, whatever was played."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from three04.record import (
    DealRecord,
    KeptTag,
    Record,
    RecordWriter,
    header_tag,
    read,
    write,
    write_all,
)
from three04.rules.options import PROFILES
from three04.rules.tables import TABLES

from .random_play import random_options, random_record


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("profile", PROFILES)
def test_every_profile_and_table(profile: str, table: str) -> None:
    rng = random.Random(f"{profile} {table}")
    for _ in range(4):
        record = random_record(rng, random_options(rng, profile, table), 3)
        text = write(record)
        assert read(text) == [record]
        assert write(read(text)[0]) == text


def test_random_option_mixes() -> None:
    rng = random.Random(304)
    for _ in range(50):
        record = random_record(rng, random_options(rng), 4)
        text = write(record)
        assert read(text) == [record]
        assert write(read(text)[0]) == text


def cut(record: Record, deal: int, actions: int) -> Record:
    """Return the record cut after so many actions of one of its deals."""
    last = record.deals[deal]
    shorter = msgspec.structs.replace(last, actions=last.actions[:actions])
    return msgspec.structs.replace(record, deals=(*record.deals[:deal], shorter))


def test_cut_at_every_action() -> None:
    rng = random.Random(7)
    for _ in range(6):
        record = random_record(rng, random_options(rng), 2)
        last = len(record.deals) - 1
        for actions in range(len(record.deals[last].actions) + 1):
            shorter = cut(record, last, actions)
            text = write(shorter)
            assert read(text) == [shorter]
            assert write(read(text)[0]) == text


def test_the_text_is_whole_after_every_action() -> None:
    rng = random.Random(11)
    for _ in range(10):
        record = random_record(rng, random_options(rng), 2)
        writer = RecordWriter(record.options)
        assert writer.text() == write(msgspec.structs.replace(record, deals=()))
        for number, deal in enumerate(record.deals):
            writer.deal(deal.hands, deal.dealer)
            for count, action in enumerate(deal.actions, 1):
                writer.act(action)
                assert writer.text() == write(cut(record, number, count))


def test_bare_actions_are_enough() -> None:
    rng = random.Random(12)
    for _ in range(30):
        record = random_record(rng, random_options(rng), 3)
        words = ("look ", "opened ", "won ", "result ", "match ")
        lines = [line for line in write(record).split("\n") if not line.startswith(words)]
        assert read("\n".join(lines)) == [record]


VALUES = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n"))
NAMES = st.from_regex("X[A-Za-z0-9_]{0,6}", fullmatch=True)


@settings(deadline=None, max_examples=40)
@given(st.data())
def test_tags_stay_where_they_stand(data: st.DataObject) -> None:
    """A tag may stand between any two lines; the statement around it may be cut by it."""
    rng = random.Random(data.draw(st.integers(0, 30)))
    lines = write(random_record(rng, random_options(rng), 2)).split("\n")[:-1]
    count = data.draw(st.integers(1, 5))
    tags: list[str] = []
    for _ in range(count):
        name, value = data.draw(NAMES), data.draw(VALUES)
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        tags.append(f'[{name} "{escaped}"]')
        lines.insert(data.draw(st.integers(1, len(lines))), tags[-1])
    text = "\n".join([*lines, ""])
    records = read(text)
    once = write_all(records)
    assert read(once) == records
    assert write_all(read(once)) == once
    plain = [line for line in lines if line and not line.startswith("[X")]
    again = [line for line in once.split("\n") if line and not line.startswith("[X")]
    assert again == plain
    assert [line for line in once.split("\n") if line.startswith("[X")] == [
        line for line in lines if line.startswith("[X")
    ]


def test_tags_between_the_lines_of_a_canonical_text_give_the_same_bytes() -> None:
    rng = random.Random(5)
    lines = write(random_record(rng, random_options(rng, "Classic", "four"), 3)).split("\n")
    for place in range(1, len(lines) - 1):
        if lines[place] == "" or lines[place - 1] == "":
            continue  # a blank line stands before [Deal] alone
        text = "\n".join([*lines[:place], '[Note "a"]', '[Note "a"]', *lines[place:]])
        assert write(read(text)[0]) == text


def test_several_records() -> None:
    rng = random.Random(9)
    records = [random_record(rng, random_options(rng), count) for count in (2, 0, 1, 0, 3)]
    text = write_all(records)
    assert read(text) == records
    assert write_all(read(text)) == text


def test_tags_given_by_a_program() -> None:
    rng = random.Random(10)
    record = random_record(rng, random_options(rng, "Standard", "four"), 1)
    tags = (header_tag("Seat0", 'A "B" \\'), header_tag("Date", "2026-11-30"))
    text = write(msgspec.structs.replace(record, tags=tags))
    assert text.split("\n")[3:6] == [
        '[Seat0 "A \\"B\\" \\\\"]',
        '[Date "2026-11-30"]',
        "",
    ]
    assert [(tag.name, tag.value) for tag in read(text)[0].tags] == [
        ("Seat0", 'A "B" \\'),
        ("Date", "2026-11-30"),
    ]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Deal", "1"),
        ("Rules", "Classic"),
        ("Hand7", ""),
        ("Two words", ""),
        ("", ""),
        ("X", "a\nb"),
        ("X", "\ud800"),
    ],
)
def test_a_tag_that_no_record_can_hold_is_refused(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        RecordWriter(random_options(random.Random(1)), (KeptTag(name, value, 4),))


def test_a_deal_that_does_not_follow_is_refused() -> None:
    rng = random.Random(3)
    record = random_record(rng, random_options(rng, "Standard", "four"), 2)
    for change in (
        {"number": 7},
        {"dealer": (record.deals[1].dealer + 1) % 4},
        {"tokens": (1, 21)},
    ):
        deal: DealRecord = msgspec.structs.replace(record.deals[1], **change)
        with pytest.raises(ValueError, match=r"."):
            write(msgspec.structs.replace(record, deals=(record.deals[0], deal)))


def test_the_first_deal_needs_a_dealer_and_an_action_a_deal() -> None:
    rng = random.Random(3)
    record = random_record(rng, random_options(rng, "Standard", "four"), 1)
    writer = RecordWriter(record.options)
    with pytest.raises(ValueError, match="dealer"):
        writer.deal(record.deals[0].hands)
    with pytest.raises(ValueError, match="deal"):
        writer.act(record.deals[0].actions[0])
