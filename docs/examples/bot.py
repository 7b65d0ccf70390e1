#!/usr/bin/env python3
"""A small 304 player for the arena, as an example of docs/bots.md; it needs Python alone.

It passes while it can, lays the lowest card as indicator, leads its highest card, throws points
on its partner's sure tricks, and otherwise plays its lowest card.

    three04 arena --chairs "cmd:python3 docs/examples/bot.py,greedy" --pairs 10
"""

import json
import sys

STRENGTH = "678QKTA9J"
POINTS = {"J": 30, "9": 20, "A": 11, "T": 10, "K": 3, "Q": 2}


def cheap(action: str) -> tuple[int, int]:
    """Sort actions by the points and the strength of their card: ``2:9S``, ``2:(7H)``."""
    rank = action.partition(":")[2].strip("()")[:1]
    return POINTS.get(rank, 0), STRENGTH.find(rank)


class Bot:
    """What it remembers of the running deal."""

    def __init__(self) -> None:
        self.seat = 0
        self.trick: list[tuple[int, str]] = []

    def match(self, message: dict) -> None:
        """A match begins: forget everything."""
        self.__init__()
        self.seat = message["seat"]

    def event(self, message: dict) -> None:
        """Something happened; only the running trick is of interest here."""
        event = message["event"]
        if event["event"] == "card_played":
            # A card that lies face down has no name for us.
            self.trick.append((event["seat"], event["card"] or "??"))
        elif event["event"] in ("trick_taken", "deal_started"):
            self.trick = []

    def answer(self, legal: list[str]) -> str:
        """Choose one of the legal actions."""
        for word in (f"{self.seat}:pass", "decline"):
            if word in legal:
                return word
        cards = [action for action in legal if ":" in action]
        if not cards:
            return legal[0]
        if self.partner_wins():
            return max(cards, key=cheap)
        return min(cards, key=cheap) if self.trick else max(cards, key=cheap)

    def partner_wins(self) -> bool:
        """Tell whether the partner has led a Jack, the highest card of its suit."""
        return (
            bool(self.trick)
            and self.trick[0][0] % 2 == self.seat % 2
            and (self.trick[0][1].startswith("J"))
        )


def say(**message: object) -> None:
    """Send a message: one line of JSON, at once."""
    print(json.dumps(message), flush=True)


def main() -> None:
    """Talk until the input ends."""
    bot = Bot()
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say(type="hello", protocol=1, name="example")
        elif kind == "match":
            bot.match(message)
        elif kind == "event":
            bot.event(message)
        elif kind == "question":
            say(type="answer", id=message["id"], action=bot.answer(message["legal"]))
        elif kind == "end":
            break


if __name__ == "__main__":
    main()
