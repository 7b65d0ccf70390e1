"""A deal as one seat has seen it: nothing that it has not seen, and all that it has."""

import random
import re
from collections.abc import Iterator

import pytest

from tests.table.test_table import AskedChair, answer, seated
from three04.cards import CARDS, Card
from three04.record.model import Tag
from three04.record.seen import seen_text
from three04.rules import events as ev
from three04.rules.journal import MemoryJournal
from three04.rules.nought.view import View
from three04.rules.options import Options, options
from three04.table.records import deal_text
from three04.table.table import Table

CARD = re.compile(r"(?<![A-Z0-9])[2-9TJQKA][SHDC](?![A-Z0-9])")
DERIVED = ("look ", "opened ", "won ", "result ", "match ")


def known(view: View) -> set[Card]:
    """Return the cards whose place a seat knows."""
    cards = {*view.own.packet, *view.own.seen.values()}
    for trick in (*view.public.tricks, view.public.trick):
        cards |= {play.card for play in trick.plays if play.card}
    if view.public.opened:
        cards.add(view.public.opened)
    return cards


def texts(
    chosen: Options, seed: str, steps: int
) -> Iterator[tuple[Table, AskedChair, list[ev.Event], str]]:
    """Play at random; yield after each step each seat's text of the deal."""
    table, chairs = seated(chosen, seed)
    rng = random.Random(seed)
    for _ in range(steps):
        if table.question is None:
            if not table.next_deal():
                return
        else:
            answer(table, rng)
        for chair in chairs:
            starts = [n for n, e in enumerate(chair.events) if isinstance(e, ev.DealStarted)]
            heard = chair.events[starts[-1] :]
            yield table, chair, heard, seen_text(chosen, heard)


RULES = [
    options("Standard"),
    options("Classic", "caps=declared"),
    options("Beginner"),
    options("Standard", "table=six-pairs match_end=bankrupt"),
    options("Classic", "table=six-teams"),
]


@pytest.mark.parametrize("chosen", RULES, ids=["std", "classic", "beginner", "six", "teams"])
def test_no_card_is_named_that_the_seat_has_not_seen(chosen: Options) -> None:
    named = 0
    for table, chair, heard, text in texts(chosen, "leak", 150):
        if table.match.public.outcome is not None:
            continue
        shown = {c for e in heard if isinstance(e, ev.RedealDemanded) for c in e.cards}
        found = set(CARD.findall(text))
        assert found <= CARDS
        assert found == known(chair.view) | shown
        named += len(found)
    assert named > 1000


def statements(text: str) -> list[str]:
    """Return the deal's lines of a record, what follows from the others left out."""
    lines = text[text.index("[Deal ") :].splitlines()
    return [line for line in lines if line and not line.startswith(DERIVED)]


@pytest.mark.parametrize("chosen", RULES, ids=["std", "classic", "beginner", "six", "teams"])
def test_it_is_the_deals_record_with_some_cards_unseen(chosen: Options) -> None:
    unseen = 0
    for table, _, _, text in texts(chosen, "same", 120):
        journal = table._history.journal
        assert isinstance(journal, MemoryJournal)
        whole = statements(deal_text(journal.rows, table.match.public.dealer))
        seen = statements(text)
        assert len(seen) == len(whole)
        for mine, true in zip(seen, whole, strict=True):
            pattern = re.escape(mine).replace(re.escape("??"), "[2-9TJQKA][SHDC]")
            assert re.fullmatch(pattern, true), (mine, true)
            unseen += mine.count("??")
    assert unseen > 1000


def test_tags_stand_in_the_header() -> None:
    *_, (_, _, _, text) = texts(options("Standard"), "tags", 3)
    assert text.startswith('[Record "1"]\n[Game "304"]\n[Rules "Standard"]\n\n[Deal "1"]\n')
    table, chairs = seated(options("Standard", "tokens=7"))
    table.next_deal()
    tagged = seen_text(options("Standard", "tokens=7"), chairs[0].events[1:], [Tag("Seat0", 'A"n')])
    assert '[Options "tokens=7"]\n[Seat0 "A\\"n"]\n\n[Deal "1"]\n' in tagged
    assert '[Tokens "7 7"]' in tagged
