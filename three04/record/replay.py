"""Statements played again through the rules, and derived statements held against what came out."""

from collections.abc import Callable
from typing import Final

from three04.cards import Card
from three04.record import notation
from three04.record.derived import Facts
from three04.record.faults import Wrong, quoted
from three04.record.partly import PartMatch
from three04.rules.actions import Action
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase
from three04.rules.options import Options
from three04.rules.reasons import IllegalAction

_NOT_DUE: Final = {
    "look": "no trick with face-down cards has just been completed",
    "opened": "the trump has not just become public",
    "won": "no trick has just been completed",
    "result": "no deal has just come to a result",
    "match": "no side has just won the match",
}


class Replay:
    """A match that is played again, statement by statement.

    Attributes:
        played: Where it stands.
    """

    def __init__(
        self, options: Options, first_dealer: int, on_result: Callable[[str], None] | None = None
    ) -> None:
        """Begin a match.

        Args:
            options: What it is played by.
            first_dealer: The first deal's dealer.
            on_result: Called with each finished deal's ``result`` statement.
        """
        self.played = PartMatch(options, first_dealer)
        self.played.begin()
        self._facts = Facts(self.played)
        self._on_result = on_result
        self._due: dict[str, str] = {}
        self._said: set[str] = set()

    @property
    def match(self) -> Match:
        """The match where it stands."""
        return self.played.match

    def deal(self, hands: tuple[tuple[Card, ...], ...]) -> None:
        """Deal the next deal; what the last one's end had brought cannot be said any more."""
        self._forget()
        self._facts.after(self.played.deal(hands))

    def actions(self, words: list[str]) -> list[Action]:
        """Do what a statement says and return its actions.

        Args:
            words: The statement; its first word is one of ``notation.WORDS``.

        Raises:
            Wrong: If it is ill-formed or not legal.
            NotSeen: If its legality or effect needs a card that is not seen.
        """
        word, *entries = words
        if not entries:
            raise Wrong(f"nothing stands after {word}")
        if word in notation.SINGLE and len(entries) > 1:
            if word == "caps" and ":" in entries[0]:
                notation.read_entry(word, entries[0])
            raise Wrong(f"{quoted(entries[1])} after {word} {entries[0]}: expected one entry only")
        tricks = len(self.match.public.tricks)
        done: list[Action] = []
        for entry in entries:
            if word == "play" and len(self.match.public.tricks) != tricks:
                raise Wrong(f"{quoted(entry)}: the trick is complete: expected a line a trick")
            done.append(self._act(word, entry))
        return done

    def _act(self, word: str, entry: str) -> Action:
        action = notation.read_entry(word, entry)
        public = self.match.public
        if word == "auction" and public.phase is Phase.SECOND:
            raise Wrong(f"{entry}: the auction on the full hand is running: expected second")
        if word == "second" and public.phase is Phase.AUCTION:
            raise Wrong(f"{entry}: the first auction is not over: expected auction")
        if not public.trick.plays:
            self._forget()
        try:
            events = self.played.apply(action)
        except IllegalAction as illegal:
            shown = entry if ":" in entry else f"{word} {entry}"
            raise Wrong(f"{shown}: {illegal.reason}") from None
        facts = self._facts.after(events)
        self._due.update(facts)
        if self._on_result and "result" in facts:
            self._on_result(facts["result"])
        return action

    def _forget(self) -> None:
        self._due.clear()
        self._said.clear()

    def check(self, words: list[str]) -> None:
        """Hold a derived statement against what came out.

        Args:
            words: The statement; its first word is one of ``derived.FACTS``.

        Raises:
            Wrong: If it has nothing to stand for here, or does not agree.
        """
        word = words[0]
        true = self._due.get(word)
        if true is None:
            raise Wrong(f"{word}: {_NOT_DUE[word]}")
        if word in self._said:
            raise Wrong(f"{word} stands here already: expected once")
        if " ".join(words) != true:
            raise Wrong(f"{quoted(' '.join(words))} does not agree: expected “{true}”")
        self._said.add(word)
