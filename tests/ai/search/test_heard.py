"""What the others said is taken as the levels would have said it: with each packet one word."""

import random
from collections import Counter

from tests.ai.histories import Seats, play_deal
from three04.ai import packets
from three04.ai.book.book import load
from three04.ai.kernel.layout import mask_of
from three04.ai.search.calls import caller_of
from three04.ai.search.heard import BY_THE_BOOK, SLIP, _words, heard
from three04.ai.worlds import spoken
from three04.ai.worlds.tables import packet_tables
from three04.rules.nought.public import Phase
from three04.rules.options import options


def auctions(seeds: range, rules: str) -> list[Seats]:
    """Return deals in which Strong has spoken to the end of the first auction."""
    found = []
    for seed in seeds:
        deal = play_deal(random.Random(seed), options(rules), ["strong"] * 4)
        seats = deal.until(0)
        for action in deal.actions:
            if seats.match.public.phase is not Phase.AUCTION:
                break
            seats.apply(action)
        found.append(seats)
    return found


def test_at_each_turn_each_packet_says_what_strong_would_say_with_it() -> None:
    words: Counter[object] = Counter()
    for rules in ("Classic", "Standard", "Beginner"):
        for seats in auctions(range(2), rules):
            public = seats.match.public
            assert public.auction is not None
            caller = caller_of(load("strong"), public.options)
            running = type(public.auction)(public.options, public.eldest)
            calls = tuple(public.auction.calls)
            for at, (seat, call) in enumerate(calls):
                asked = spoken._said("strong", public.options, public.dealer, calls[:at], seat)
                found = _words(caller, running, public.eldest)
                assert found == list(asked)
                words.update(found)
                running.fold(seat, call)
    assert set(words) >= {None, "pass", "ask", 160, 200}


def test_who_bids_by_the_book_is_known_better_and_nobody_is_ruled_out() -> None:
    gains = []
    for seats in auctions(range(20, 40), "Classic"):
        public = seats.match.public
        view = seats.views[0]
        tables = packet_tables(view)
        caller = caller_of(load("strong"), public.options)
        for seat, table in heard(view, caller, tables).items():
            assert min(table) >= (1 - BY_THE_BOOK) * min(tables[seat])
            assert max(table) <= 1
            first = seats.views[seat].own.packet
            true = packets.class_of(mask_of(first))
            # A class of packets counts as often as there are such packets.
            share = table[true] / sum(table)
            gains.append(share * sum(tables[seat]) / tables[seat][true])
    assert len(gains) >= 40
    assert sum(gains) / len(gains) > 1.05
    assert SLIP < 0.1


def test_a_seat_that_has_not_spoken_is_left_out() -> None:
    (seats,) = auctions(range(7, 8), "Standard")
    view = seats.views[0]
    caller = caller_of(load("strong"), view.public.options)
    assert set(heard(view, caller, packet_tables(view))) == set(packet_tables(view))
    assert heard(view, caller, {}) == {}
