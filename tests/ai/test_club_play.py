"""Club's card play, as positions: seat 0 leads first, 0 and 2 are partners."""

import random

import pytest

from three04.ai.club.certain import sweeping_suit
from three04.ai.club.guess import trump_chances
from three04.ai.club.memory import Memory
from three04.rules import actions as act
from three04.rules.options import options
from three04.rules.questions import Cut, Decline

from .histories import Hands, Seats, answer, some_hands
from .positions import asked, card, fill, position

OPEN = "160 pass pass pass"


def test_feeds_the_ten_to_the_partners_jack_and_keeps_the_nine() -> None:
    seats = position(
        {0: "JD 8D 7D AS AH 7H QC 8C", 1: "KD JS 9S JH KH QH JC 7C", 2: "9D TD 7S 8S 9H 8H TC KC"},
        "160 pass pass pass 7D JD KD",
        "Beginner",
    )
    assert card(seats) == "TD"


def test_feeds_points_to_a_safe_partner_when_void() -> None:
    seats = position(
        {
            0: "KD 8D 7D JS 9S QC 8C AH",
            1: "7S JD QD JH KH QH JC 7C",
            2: "9D TD 9H 8H TH KC 7H 9C",
        },
        "160 pass pass pass 7D JS 7S",
    )
    assert card(seats)[0] in "9T"


def test_does_not_throw_a_winner_under_the_opponents_jack() -> None:
    seats = position(
        {0: "KD 8D 7D JS AH 7H QC 8C", 1: "9S 8S QD JH KH QH JC 7C"},
        "160 pass pass pass 7D JS",
        "Beginner",
    )
    assert card(seats) == "8S"


def test_keeps_a_jack_when_it_discards_on_an_opponents_trick() -> None:
    seats = position(
        {0: "JS KD 8D AD AH 7H QC 8C", 1: "JH 9H TH JC 9C 7C KC TC"},
        "160 pass pass pass AD JS",
        "Beginner",
    )
    assert card(seats) == "7C"


LAST = {0: "QD 8D 7D AS 7H 8H QC 8C", 3: "JD TD JS JH QH KH TC KC"}
"""Seat 3 plays last to a lead of trumps; the nine is out."""


def test_wins_as_cheaply_as_it_can_when_it_plays_last() -> None:
    seats = position(
        {**LAST, 1: "KS TS", 2: "KD AD 9D"}, "160 pass pass pass 7D QD KS KD", "Beginner"
    )
    assert card(seats) == "TD"


def test_does_not_beat_its_partner_when_it_plays_last() -> None:
    seats = position({**LAST, 1: "AD 7S", 2: "KD 9S"}, "160 pass pass pass 7D QD AD KD", "Beginner")
    assert card(seats) == "TD"


def test_remembers_who_was_void() -> None:
    seats = position(
        {0: "KD 8D 7D AS JH 7H QC 8C", 1: "KC 9H TH JD QD TC JC 7C", 2: "8S", 3: "7S"},
        "160 pass pass pass 7D AS (7C) 8S 7S",
    )
    memory = Memory(seats.views[0])
    assert "S" in memory.voids[1]
    assert not memory.voids[2] | memory.voids[3]
    assert not memory.hidden


def test_a_non_maker_remembers_that_a_card_lies_hidden() -> None:
    seats = position(
        {0: "KD 8D 7D AS JH 7H QC 8C", 1: "KC 9H TH JD QD TC JC 7C", 2: "8S", 3: "7S"},
        "160 pass pass pass 7D AS (7C) 8S 7S",
    )
    memory = Memory(seats.views[2])
    assert memory.hidden == {"S": 1}
    assert "7C" in memory.unseen["C"]


def test_the_maker_remembers_what_he_looked_at() -> None:
    seats = position(
        {0: "KD 8D 7D AS JH 7H QC 8C", 1: "KC 9H TH JD QD TC JC 7C", 2: "8S", 3: "7S"},
        "160 pass pass pass 7D AS (7C) 8S 7S",
    )
    assert "7C" not in Memory(seats.views[0]).unseen["C"]


def test_does_not_lead_a_jack_into_a_known_ruff() -> None:
    # Seat 1, the maker, has shown that he has no hearts.
    seats = position(
        {
            0: "AH JH JS 7S QS 8C TC KD",
            1: "9D JD AD 8D 7C 9C KS TS",
            2: "7H KH 9S AS QC KC 7D QD",
            3: "8H QH TH 9H 8S JC AC TD",
        },
        "pass 160 pass pass 8D AH 7C 7H 8H",
        "Beginner",
    )
    assert card(seats) != "JH"


def test_a_discard_of_ones_own_tells_what_is_not_trump() -> None:
    seats = position(
        {0: "KD 8D 7D AS JH 7H QC 8C", 1: "KC 9H TH JD QD TC JC 7C", 2: "8S", 3: "7S"},
        "160 pass pass pass 7D AS (7C) 8S 7S",
    )
    chances = trump_chances(Memory(seats.views[1]))
    assert chances["C"] == 0.0
    assert sum(chances.values()) == pytest.approx(1)
    assert trump_chances(Memory(seats.views[0])) == {"S": 0.0, "H": 0.0, "D": 1.0, "C": 0.0}


def test_the_maker_draws_trumps_once_they_are_open() -> None:
    seats = position({0: "JD 9D AD 7D TD JS JH 7C"}, "160 pass pass pass 7D", "Beginner")
    assert card(seats) == "JD"


def test_opens_when_it_may_not_do_anything_else() -> None:
    # R36: seven trumps in hand and the first lead.
    seats = position(
        {0: "JD 9D AD 7D TD KD QD 8D"}, "160 pass pass pass 7D pass pass pass pass", "Classic"
    )
    assert asked(seats) == act.Open(0)


def test_lays_a_low_card_of_the_long_suit() -> None:
    seats = position({0: "JH 9H 7H AS"}, OPEN)
    assert card(seats) == "7H"
    seats = position({0: "AS TS JC 8S"}, OPEN)
    assert card(seats) == "8S"


# ------------------------------------------------------------------ what is certain


@pytest.mark.parametrize(
    "hand", ["JD 9D AD TD KD QD JS JH", "JD 9D AD TD JC 9C JS JH", "JD 9D AD TD 7D 8D JS 9S"]
)
def test_a_hand_that_sweeps_wins_every_trick(hand: str) -> None:
    rng = random.Random(hand)
    for _ in range(6):
        seats = _around(rng, hand)
        while (seat := seats.match.awaited) is not None:
            question = next(iter(seats.questions()))
            offers = [q for q in seats.questions() if q.kind == "offer" and q.seat == 0]
            replies = [answer("club", seats, q, "1") for q in offers]
            found = [r for r in replies if isinstance(r, act.Open | act.Caps)]
            if found:
                seats.apply(found[0])
                continue
            name = "club" if seat == 0 else "random"
            reply = answer(name, seats, question, str(rng.random()))
            if isinstance(reply, act.Spoilt | act.Redeal | act.Open) and seat:
                reply = question.actions[0]
            assert not isinstance(reply, Decline | Cut)
            seats.apply(reply)
        assert seats.match.public.contract == 1000
        assert seats.match.result is not None
        assert seats.match.result.outcome == "made"


def _around(rng: random.Random, hand: str) -> Seats:
    """Return a deal in which seat 0 has this hand and got the contract at 160."""
    pack = [c for c in options("Classic").seating.pack if c not in hand.split()]
    rng.shuffle(pack)
    others = {seat: " ".join(pack[seat * 8 - 8 : seat * 8]) for seat in (1, 2, 3)}
    return position({0: hand, **others}, f"160 pass pass pass {hand[:2]}", "Classic")


@pytest.mark.parametrize(
    ("hand", "suit"),
    [
        ("JD 9D AD TD KD QD JS JH", "D"),
        ("JD 9D AD KD 7D 8D JS JH", "D"),
        ("JD 9D TD KD QD 8D JS JH", "D"),
        ("JD AD TD KD QD 8D JS JH", None),
        ("JD 9D AD TD KD QD JS AH", None),
    ],
)
def test_a_hand_with_a_hole_does_not_sweep(hand: str, suit: str | None) -> None:
    assert sweeping_suit(hand.split(), options("Classic").seating.pack) == suit


def test_spoilt_trumps_are_called_only_when_they_are() -> None:
    calls = 0
    for seed in range(45):
        rng = random.Random(f"spoilt {seed}")
        seats = Seats(options("Classic"), 3)
        hands = some_hands(rng, seats.match.options)
        if seed % 3:
            hands = _all_trumps(rng)
        seats.deal(hands)
        while (seat := seats.match.awaited) is not None:
            turn, *offers = seats.questions()
            for question in offers:
                if isinstance(question.actions[0], act.Spoilt):
                    reply = answer("club", seats, question, "1")
                    if isinstance(reply, act.Spoilt):
                        calls += 1
                        assert _right(seats, hands)
            reply = answer("club", seats, turn, "1")
            assert seat == turn.seat
            assert not isinstance(reply, Decline | Cut)
            seats.apply(reply)
    assert calls > 5


def _all_trumps(rng: random.Random) -> Hands:
    """Return hands in which seats 0 and 2 have all the spades."""
    pack = options("Classic").seating.pack
    spades = [c for c in pack if c[1] == "S"]
    rest = [c for c in pack if c[1] != "S"]
    rng.shuffle(spades)
    rng.shuffle(rest)
    one, two = spades[:5] + rest[:3], spades[5:] + rest[3:8]
    return tuple(one), tuple(rest[8:16]), tuple(two), tuple(rest[16:])


def _right(seats: Seats, hands: Hands) -> bool:
    maker = seats.match.public.maker
    assert maker is not None
    trump = seats.match.owns[maker].trump
    return not any(c[1] == trump for s in range(4) if s % 2 != maker % 2 for c in hands[s])


def test_fill_makes_whole_hands() -> None:
    seats = Seats(options("Standard"), 3)
    assert sorted(c for hand in fill({0: "JS"}, seats) for c in hand) == sorted(
        options("Standard").seating.pack
    )
