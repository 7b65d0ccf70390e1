"""What the book answers: it is true to fresh solutions, and sound where nothing can be known."""

import logging
import random
import statistics
from collections.abc import Iterator
from itertools import pairwise, permutations
from pathlib import Path

import pytest

from three04.ai import packets
from three04.ai.book import book, packed, place
from three04.ai.book.book import Book, leader_place, load
from three04.ai.book.packed import MEANS, DamagedBookError
from three04.ai.book.sources import ThumbSource
from three04.ai.book.tokens import expected_tokens, tokens_for
from three04.ai.club import bid_table, valuation
from three04.ai.kernel import solver
from three04.ai.kernel.layout import LANE, bits_of, mask_of
from three04.rules.events import PARTNER_CLOSE
from three04.rules.options import Options
from three04.rules.tables import TABLES

from ..positions import position

PACK = TABLES["four"].pack
BIDS = range(160, 301, 10)


@pytest.fixture
def forgetful() -> Iterator[None]:
    """Read the files anew, before and after."""
    book._files.cache_clear()
    load.cache_clear()
    yield
    book._files.cache_clear()
    load.cache_clear()


def some(count: int, seed: int) -> Iterator[tuple[int, int]]:
    """Random packets with one of their suits."""
    rng = random.Random(seed)
    for _ in range(count):
        packet = mask_of(rng.sample(PACK, 4))
        yield packet, rng.choice([s for s, cards in enumerate(packets.lanes_of(packet)) if cards])


def test_the_chance_falls_with_the_bid() -> None:
    known = load()
    for packet, lane in some(200, 1):
        for closed in (True, False):
            chances = [known.chance(packet, lane, 1, bid, closed=closed) for bid in BIDS]
            assert all(0 < chance < 1 for chance in chances)
            assert all(more > less for more, less in pairwise(chances))


def test_names_of_suits_do_not_matter() -> None:
    known = load()
    for packet, lane in some(50, 2):
        found = known.chance(packet, lane, 3, 200)
        for order in permutations(range(4)):
            other = sum(
                (packet >> LANE * suit & 0xFFFF) << LANE * name for suit, name in enumerate(order)
            )
            assert known.chance(other, order[lane], 3, 200) == found
            assert known.best_trump(other, 3, 200)[1] == known.best_trump(packet, 3, 200)[1]


def test_a_higher_card_is_no_worse() -> None:
    known = load()
    gains = []
    for packet, lane in some(600, 3):
        before = known.expected_points(packet, lane, 0)
        for bit in bits_of(packet):
            if bit % LANE < 8 and not packet >> bit + 1 & 1:
                after = known.expected_points(packet + (1 << bit), lane, 0)
                gains.append(after - before)
    assert min(gains) > -10
    assert statistics.fmean(gain < -2 for gain in gains) < 0.05
    assert statistics.fmean(gains) > 3


def test_to_lead_or_have_the_partner_lead_helps() -> None:
    known = load()
    for packet, lane in some(100, 4):
        ours = [known.expected_points(packet, lane, leader) for leader in (0, 2)]
        theirs = [known.expected_points(packet, lane, leader) for leader in (1, 3)]
        assert sum(ours) > sum(theirs)


def test_great_packets_are_great_and_weak_ones_weak() -> None:
    known = load()
    great, weak = mask_of(["JH", "9H", "AH", "JS"]), mask_of(["7H", "8S", "QD", "KC"])
    assert known.best_trump(great, 0, 160)[0] == 1
    assert known.chance(great, 1, 0, 200) > 0.7
    assert known.best_trump(weak, 0, 200)[1] < 0.35
    assert known.sweep_chance(great, 1, 0) > 0.2 > known.sweep_chance(weak, 1, 0)
    assert known.expected_points(great, 1, 0) > 220


def test_strengths_are_those_of_the_best_trump() -> None:
    known = load()
    found = known.strengths(180, 2)
    assert len(found) == packets.PACKETS
    for packet, _ in some(50, 5):
        assert found[packets.class_of(packet)] == known.best_trump(packet, 2, 180)[1]
    assert known.strengths(180, 2) is found
    odds = known.odds(180, 2)
    order = sorted(range(packets.PACKETS), key=found.__getitem__)
    assert all(odds[a] <= odds[b] for a, b in pairwise(order))


@pytest.mark.skipif(not solver.COMPILED, reason="solving takes too long uncompiled")
def test_the_book_is_true_to_fresh_solutions() -> None:
    kept = packed.read(place.BOOK)
    asked = solver.Solver()
    for packet, lane in some(6, 6):
        leader = lane  # any
        worths = list(_solved(asked, packet, lane, leader, 60))
        error = statistics.stdev(worths) / len(worths) ** 0.5
        row = packets.trump_class_of(packet, lane) * 4 + leader
        assert abs(statistics.fmean(worths) - kept.means[row] / MEANS) < 4 * error + 1
        reached = statistics.fmean(worth >= 160 for worth in worths)
        chance = kept.chances[row :: packed.ROWS][160 // packed.STEP - 1] / packed.FULL
        assert abs(reached - chance) < 4 * 0.5 / len(worths) ** 0.5 + 0.01


def _solved(asked: solver.Solver, packet: int, lane: int, leader: int, count: int) -> Iterator[int]:
    rng = random.Random(packet)
    rest = [card for card in PACK if not packet & mask_of([card])]
    for _ in range(count):
        cards = rng.sample(rest, 28)
        hands = [packet | mask_of(cards[:4])]
        hands += [mask_of(cards[4 + seat * 8 : 12 + seat * 8]) for seat in range(3)]
        yield asked.points(hands, lane, leader)


def test_the_place_of_the_leader_counts_from_the_seat() -> None:
    view = position({0: "JH 9H 8H JS"}).views[0]
    assert [leader_place(view.public, seat) for seat in range(4)] == [0, 3, 2, 1]


# ---------------------------------------------------------------------- the files


def test_the_file_reads_back_the_same(tmp_path: Path) -> None:
    kept = packed.read(place.BOOK)
    packed.write(kept, tmp_path / "again")
    again = packed.read(tmp_path / "again")
    assert again == kept
    assert place.BOOK.stat().st_size < 1_500_000
    assert kept.figures.least >= 300


@pytest.mark.parametrize("harm", ["missing", "cut", "changed", "other", "empty"])
def test_a_damaged_file_is_noticed(tmp_path: Path, harm: str) -> None:
    path = tmp_path / "book"
    whole = place.BOOK.read_bytes()
    half = len(whole) // 2
    texts = {
        "cut": whole[:half],
        "changed": whole[:half] + bytes([whole[half] ^ 1]) + whole[half + 1 :],
        "other": b"x" + whole,
        "empty": b"",
    }
    if harm in texts:
        path.write_bytes(texts[harm])
    with pytest.raises((OSError, DamagedBookError)):
        packed.read(path)


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("lost", ["BOOK", "FITTED"])
def test_without_the_book_bids_go_by_the_rule_of_thumb(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    lost: str,
) -> None:
    (tmp_path / "lost").write_text("nothing")
    monkeypatch.setattr(place, lost, tmp_path / "lost")
    with caplog.at_level(logging.WARNING):
        known = [load(), load(), load("strong")]
    assert len(caplog.records) == 1
    assert "rule of thumb" in caplog.records[0].getMessage()
    packet = ["JH", "9H", "8H", "JS"]
    promise = bid_table.FIRST["four"]
    expected = valuation.points_of(promise, valuation.first_features(packet, "H"))
    for found in known:
        assert found.chance(mask_of(packet), 1, 0, 180) == pytest.approx(
            valuation.chance(promise, expected, 180)
        )
        assert found.best_trump(mask_of(packet), 0, 160)[0] == 1
        assert found.strengths(160, 0)[packets.class_of(mask_of(packet))] > 0.8


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize(
    ("was", "harmed"),
    [
        ('"scale": ', '"scale": -'),
        ('"redeals": ', '"redeals": 1'),
        *(
            (f'"{name}": [', f'"{name}": [0.5,')
            for name in ("asks", "bids", "from_200", "from_250")
        ),
        ('"suits": [', '"suits": [0.5,'),
        ('"places": [', '"places": [[1.0],'),
        ("{", '{"x":' * 5_000),
    ],
)
def test_figures_that_do_not_fit_are_noticed_before_they_are_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, was: str, harmed: str
) -> None:
    text = place.FITTED.read_text(encoding="utf-8")
    assert was in text
    (tmp_path / "harmed").write_text(text.replace(was, harmed), encoding="utf-8")
    monkeypatch.setattr(place, "FITTED", tmp_path / "harmed")
    assert load().fitted is None


def test_the_rule_of_thumb_answers_everything() -> None:
    known = Book(ThumbSource(), None)
    packet = mask_of(["JH", "9H", "8H", "JS"])
    assert known.expected_points(packet, 1, 0) > 200
    assert 0 <= known.sweep_chance(packet, 1, 0) < 0.1


# ---------------------------------------------------------------------- tokens


@pytest.mark.parametrize(
    ("contract", "table", "tokens"),
    [
        (160, "four", (1, 2)),
        (190, "four", (1, 2)),
        (200, "four", (2, 3)),
        (250, "four", (3, 4)),
        (PARTNER_CLOSE, "four", (4, 5)),
        (200, "six-pairs", (4, 6)),
    ],
)
def test_tokens_of_a_contract(contract: int, table: str, tokens: tuple[int, int]) -> None:
    options = Options(table=table)
    assert tokens_for(contract, options) == tokens
    assert expected_tokens(1.0, contract, options) == tokens[0]
    assert expected_tokens(0.0, contract, options) == -tokens[1]
