"""The derived statements: what followed from the actions, as a record says it."""

from collections.abc import Iterable
from typing import Final, Protocol

from three04.rules.events import (
    PARTNER_CLOSE,
    CardPlayed,
    DealEnded,
    DealStarted,
    Event,
    Looked,
    MatchEnded,
    TrickTaken,
    TrumpOpened,
)
from three04.rules.nought.match import Result
from three04.rules.nought.public import Public
from three04.rules.nought.ranks import POINTS

FACTS: Final = ("look", "opened", "won", "result", "match")
"""The words of the derived statements, in the order they are written."""


class Standing(Protocol):
    """A match, as far as derived statements need it."""

    @property
    def public(self) -> Public:
        """What everybody knows."""

    @property
    def result(self) -> Result | None:
        """How the last deal came out."""


class Facts:
    """Finds the derived statements of a match in its events, as they come."""

    def __init__(self, match: Standing) -> None:
        self._match = match
        self._points = 0

    def after(self, events: Iterable[Event]) -> dict[str, str]:
        """Return the statements that have become true, by word.

        Args:
            events: The events of the match's last action, complete.
        """
        facts: dict[str, str] = {}
        for event in events:
            match event:
                case CardPlayed(card=str() as card):
                    self._points += POINTS[card]
                case Looked():
                    facts["look"] = self._look(event)
                case TrumpOpened(maker=maker, card=card):
                    facts["opened"] = f"opened {maker}:{card}"
                case TrickTaken(seat=seat):
                    facts["won"] = f"won {seat} {self._points}"
                    self._points = 0
                case DealEnded(outcome=outcome):
                    self._points = 0
                    if outcome != "redeal" and self._match.result is not None:
                        facts["result"] = result_line(self._match.result)
                case MatchEnded(winners=winners):
                    facts["match"] = " ".join(("match", *map(str, winners)))
                case DealStarted():
                    self._points = 0
                case _:
                    pass
        return facts

    def _look(self, event: Looked) -> str:
        # When a trump lay there, trump is open by now, and all face-down cards are known here.
        trump = self._match.public.trump
        cards = event.cards or ()
        trumps = [f"{p.seat}:{p.card}" for p in cards if event.shown and p.card[1] == trump]
        return " ".join(("look", *(trumps or ("none",))))


def result_line(result: Result) -> str:
    """Return the ``result`` statement of a deal."""
    if result.outcome not in ("made", "failed"):
        return f"result {result.outcome}"
    contract = "close" if result.contract == PARTNER_CLOSE else str(result.contract)
    return f"result {result.outcome} {result.maker} {contract} {result.points} {result.moved}"
