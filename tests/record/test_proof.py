"""Anybody can check that a deal was fixed before it was played."""

import hashlib
import hmac
import re
import struct
from pathlib import Path

import pytest

from three04.record.deals import FirstSource, deal_out, numbered_source, shuffled, source_from
from three04.record.proof import ForeignKeyError, Proof, cut_of, fingerprint
from three04.rules.tables import TABLES

FOUR = TABLES["four"]


def test_golden_fingerprint_never_changes() -> None:
    key = numbered_source(304, FOUR, "Standard").key(0)
    assert fingerprint(key) == "7c3b9c5f5aeebdd56de83196a886434abe150f914297830f08625e3f21d733ec"
    assert fingerprint(key) == hashlib.sha256(key).hexdigest()


def cards_as_documented(key: bytes) -> list[str]:
    """Return the hands at ``four``, dealer 2, computed from docs/deals.md alone."""
    block, words = 0, list[int]()

    def below(limit: int) -> int:
        nonlocal block
        while True:
            if not words:
                digest = hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).digest()
                words.extend(struct.unpack(">8I", digest))
                block += 1
            word = words.pop(0)
            if word < 2**32 // limit * limit:
                return word % limit

    pack = [rank + suit for suit in "SHDC" for rank in "J9ATKQ87"]
    for place in range(31, 0, -1):
        other = below(place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    cut = below(32)
    pack = pack[cut:] + pack[:cut]
    hands: list[list[str]] = [[], [], [], []]
    for number in range(16):
        hands[(3 + number) % 4].append(pack.pop(0))
    for number in range(4):
        hands[(3 + number) % 4] += [pack.pop(0) for _ in range(4)]
    return [f"{' '.join(hand[:4])} | {' '.join(hand[4:])}" for hand in hands]


def test_the_documented_way_gives_the_documented_cards() -> None:
    text = (Path(__file__).parents[2] / "docs" / "deals.md").read_text(encoding="utf-8")
    (key,) = re.findall("    key ([0-9a-f]{64})", text)
    assert re.findall(r'    \[Hand[0-3] "(.*)"\]', text) == cards_as_documented(bytes.fromhex(key))
    for number in range(50):
        key = numbered_source(number, FOUR, "Standard").key(0)
        hands = deal_out(shuffled(key, FOUR.pack), FOUR, 2)
        assert [hand.replace(" |", "") for hand in cards_as_documented(key)] == [
            " ".join(hand) for hand in hands
        ]


@pytest.mark.parametrize("name", TABLES)
def test_the_cut_is_found_again_from_the_hands(name: str) -> None:
    table, key = TABLES[name], bytes(range(32))
    for cut in (None, 0, 1, len(table.pack) - 1):
        hands = deal_out(shuffled(key, table.pack, cut), table, 2)
        found = cut_of(key, table, 2, hands)
        assert deal_out(shuffled(key, table.pack, found), table, 2) == hands
        assert found is None or found == cut


def test_another_key_does_not_fit() -> None:
    hands = deal_out(shuffled(bytes(32), FOUR.pack), FOUR, 0)
    with pytest.raises(ForeignKeyError):
        cut_of(b"x" * 32, FOUR, 0, hands)
    with pytest.raises(ForeignKeyError):
        cut_of(bytes(32), FOUR, 1, hands)


def test_the_key_of_a_deal_is_no_step_towards_that_of_another() -> None:
    """Each comes from the master key alone, by HMAC: the documented way, and none between them."""
    master = hashlib.sha256(b"three04 numbered deal\nfour\nStandard\n304").digest()
    source = numbered_source(304, FOUR, "Standard")
    for index in (0, 1, 7):
        deal = b"deal" + index.to_bytes(8, "big")
        assert source.key(index) == hmac.new(master, deal, hashlib.sha256).digest()
    assert master.hex() in source.description
    assert len({source.key(index) for index in range(1000)}) == 1000


def test_what_is_hidden_has_no_key() -> None:
    proof = Proof(1, "four", 0, "f" * 64, "e" * 64, 7)
    assert proof.hidden() == Proof(1, "four", 0, "f" * 64)


def test_a_given_first_deal_then_those_of_a_key() -> None:
    then = numbered_source(5, FOUR, "Standard")
    hands = deal_out(FOUR.pack, FOUR, 3)
    source = FirstSource(3, hands, then)
    again = source_from(source.description)
    assert again is not None
    for found in (source, again):
        assert found.first_dealer(FOUR) == 3
        assert found.hands(0, FOUR, 3) == hands
        assert found.hands(1, FOUR, 0) == then.hands(1, FOUR, 0)
        assert (found.key(0), found.key(1)) == (None, then.key(1))
        assert not found.may_cut
        assert found.description == source.description
    # A header from another table gives some deal there, never a wrong one.
    six = TABLES["six-pairs"]
    assert source.hands(0, six, 3) == then.hands(0, six, 3)


@pytest.mark.parametrize(
    "wrong", ["first:", "first:0:JS9H:key:00", "first:9:JS/9H:key:" + "0" * 64, "first:0:JS/9H"]
)
def test_a_text_that_describes_no_source_is_none(wrong: str) -> None:
    assert source_from(wrong) is None
