"""How packets are counted, and that a build may be broken off and shared out."""

import random
from itertools import combinations
from pathlib import Path

import pytest

from three04.ai import packets
from three04.ai.book import build, tally
from three04.ai.book.build import Build
from three04.ai.book.tally import ROW, VALUES, Sample, Sampler, Tally, raw_classes
from three04.ai.kernel import solver
from three04.ai.kernel.layout import mask_of
from three04.rules.tables import TABLES

PACK = TABLES["four"].pack
compiled = pytest.mark.skipif(not solver.COMPILED, reason="solving takes too long uncompiled")


def test_every_packet_with_a_trump_is_known_by_its_bits() -> None:
    known = raw_classes()
    assert len(known) == sum(packets.TRUMP_SIZES) // 4
    assert set(known.values()) == set(range(packets.TRUMP_PACKETS))


@compiled
def test_a_hand_counts_for_all_its_fours_with_a_trump() -> None:
    sample = Sampler(raw_classes()).batch("test", 1)[0]
    rng = random.Random("bid book test 1")
    pack = list(range(32))
    rng.shuffle(pack)
    cards = [PACK[8 * (card >> 3) + _place(card & 7)] for card in pack]
    masks = [mask_of(cards[seat * 8 : seat * 8 + 8]) for seat in range(4)]
    for seat in range(4):
        fours = [mask_of(four) for four in combinations(cards[seat * 8 : seat * 8 + 8], 4)]
        wanted = [packets.trump_class_of(four, 0) for four in fours if four & 0xFFFF]
        assert sorted(wanted) == sorted(sample.classes[seat])
    asked = solver.Solver()
    assert sample.points == tuple(asked.points(masks, 0, leader) for leader in range(4))


def _place(strength: int) -> int:
    """The pack's order of a suit is that of its table's ranks, strongest first."""
    return TABLES["four"].ranks.index("78QKTA9J"[strength])


def test_each_seat_counts_for_its_own_side_and_its_own_place_of_the_leader() -> None:
    counted = Tally()
    counted.add([Sample(([7], [8], [9], [7]), (200, 180, 190, 160))])
    # Seat 0 leads: place 0 for seat 0, 3 for seat 1, 2 for seat 2, 1 for seat 3.
    assert counted.row(7, 0)[200] == 1
    assert counted.row(7, 1)[304 - 200] == 1  # seat 3, the other side
    assert counted.row(8, 3)[304 - 200] == 1
    assert counted.row(9, 2)[200] == 1
    # Seat 3 leads: place 3 for seat 0 and 0 for himself.
    assert counted.row(7, 3)[160] == 1
    assert counted.row(7, 0)[304 - 160] == 1
    assert counted.samples()[7:10] == [2, 1, 1]
    assert sum(counted.counts) == 4 * 4
    assert len(counted.counts) == ROW * packets.TRUMP_PACKETS == 4 * VALUES * 5510


@compiled
def test_broken_off_or_shared_out_the_counts_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tally, "BATCH", 2)
    monkeypatch.setattr(build, "ROUND", 1)
    whole = Build(tmp_path / "whole", "7")
    whole.run(4, 60.0, 1, lambda spent: None)
    begun = Build(tmp_path / "parts", "7")
    begun.run(1, 60.0, 1, lambda spent: None)
    rest = Build(tmp_path / "parts", "7")
    assert rest.batches == 1
    rest.run(4, 60.0, 2, lambda spent: None)
    assert rest.tally.counts == whole.tally.counts
    assert build.read_checkpoint(tmp_path / "parts").batches == 4
    with pytest.raises(ValueError, match="seed 7"):
        Build(tmp_path / "parts", "8")
