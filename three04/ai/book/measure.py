"""Measures how right the book is: ``python -m three04.ai.book.measure --player club``.

On deals that nothing was fitted to: any seat gets a contract of 160 or 200 on its packet alone, and
what the book foretells is compared with what is made; and how much likelier than chance a seat's
words make its true packet. Then how long the answers take.
"""

import argparse
import math
import random
import sys
import time
from collections.abc import Callable, Sequence
from statistics import fmean

from three04.ai import packets
from three04.ai.book import auction, packed, place, selfplay
from three04.ai.book.book import Book, load, trump_table
from three04.ai.book.fit import CLOSED
from three04.ai.kernel.layout import mask_of
from three04.ai.player import Player
from three04.ai.players import PLAYERS
from three04.cards import SUITS
from three04.rules import actions as act
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.options import CLASSIC, STANDARD, Options
from three04.rules.questions import Answer, Question

CONTRACTS = (160, 160, 200)


def foretold(book: Book, player: Player, number: int) -> tuple[int, float, bool]:
    """Play a deal with a contract given to any seat.

    Returns:
        The contract, the chance the book gives it, and whether it was made.
    """
    rng = random.Random(f"measure {number}")
    hands = selfplay.deal(rng, CLOSED)
    dealer, maker, contract = rng.randrange(4), rng.randrange(4), rng.choice(CONTRACTS)

    def decide(view: View, question: Question) -> Answer:
        if view.public.phase is Phase.AUCTION:
            seat = question.seat
            return act.Bid(seat, contract) if seat == maker else act.Pass(seat)
        return player.decide(view, question, f"{number}:{view.seat}", player.budget)

    match = selfplay.play(CLOSED, dealer, hands, decide)
    assert match.current is not None
    assert match.public.opened is not None
    lane, leader = SUITS.index(match.public.opened[1]), (dealer + 1 - maker) % 4
    chance = book.chance(mask_of(hands[maker][:4]), lane, leader, contract)
    return contract, chance, match.current.points[maker % 2] >= contract


def told(player: Player, options: Options, number: int) -> tuple[list[float], list[float]]:
    """Let a player speak on all seats.

    Returns:
        By how many nats its words make each seat's packet likelier: the maker's, the others'.
    """
    said, laid = selfplay.auction_at(player, options, f"measure {number}")
    found: tuple[list[float], list[float]] = ([], [])
    if any(one.call == "redeal" for one in said):
        return found
    for leader in range(4):
        own = [one for one in said if one.turn.leader == leader]
        if own:
            calls = tuple((one.turn, one.call) for one in own if one.call != "redeal")
            weights = auction.said_weights(player.name, calls)
            every = sum(w * n for w, n in zip(weights, packets.SIZES, strict=True))
            nats = math.log(weights[own[0].number] * sum(packets.SIZES) / every)
            found[laid is None or laid.leader != leader].append(nats)
    return found


def _timed(act_once: Callable[[], object], times: int) -> float:
    begun = time.process_time()
    for _ in range(times):
        act_once()
    return 1000 * (time.process_time() - begun) / times


def say_times(book: Book) -> None:
    """Print how long the answers take, in milliseconds of processor time."""
    packet = mask_of(["JS", "9S", "8S", "JH"])
    book.strengths(160, 0)
    read = _timed(lambda: packed.read(place.BOOK), 20)
    chance = _timed(lambda: book.chance(packet, 0, 0, 160), 5000)
    strengths = _timed(lambda: book.strengths(197, 0), 1)
    print(f"ms: to read {read:.1f}, a chance {chance:.4f}, strengths anew {strengths:.0f}")


def say_packets(book: Book) -> None:
    """Print what packets come to on average, with their best trump and any leader."""
    kept = packed.read(place.BOOK)

    def exact(number: int, bid: int) -> float:
        column = packed.ROWS * (bid // packed.STEP - 1)
        row = column + packed.SEATS * number
        return fmean(kept.chances[row : row + packed.SEATS]) / packed.FULL

    def over_all(chances: Sequence[float]) -> float:
        return sum(c * n for c, n in zip(chances, packets.SIZES, strict=True)) / sum(packets.SIZES)

    for bid in (160, 200, 250, 300):
        best = [max(exact(n, bid) for n in own) for own in trump_table()]
        made = fmean(over_all(book.strengths(bid, leader)) for leader in range(4))
        print(f"{bid}: exact {over_all(best):.3f}, made {made:.3f}")
    every = range(packets.TRUMP_PACKETS)
    led = [fmean(book.source.points(n, leader, True) for n in every) for leader in range(4)]
    print(f"the lead is worth {(led[0] + led[2] - led[1] - led[3]) / 2:.1f} points")


def _say(what: str, found: Sequence[float]) -> None:
    if found:
        print(f"  {what}: {fmean(found):.3f} nats, {len(found)} seats")


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure how right the bid book is.")
    parser.add_argument("--player", default="club", choices=sorted(PLAYERS))
    parser.add_argument("--deals", type=int, default=2000)
    args = parser.parse_args()
    player, book = PLAYERS[args.player], load(args.player)
    played = [foretold(book, player, number) for number in range(args.deals)]
    for contract in sorted(set(CONTRACTS)):
        some = [(chance, made) for bid, chance, made in played if bid == contract]
        chance, made = fmean(c for c, _ in some), fmean(m for _, m in some)
        print(f"{contract}: foretold {chance:.3f}, made {made:.3f} of {len(some)}")
    for options in (STANDARD, CLASSIC):
        print(options.profile)
        both = [told(player, options, number) for number in range(args.deals)]
        _say("the maker's words", [nats for found in both for nats in found[0]])
        _say("the others'", [nats for found in both for nats in found[1]])
    say_packets(book)
    say_times(book)
    return 0


if __name__ == "__main__":
    sys.exit(main())
