"""A deal as one seat has seen it, as a record: whatever that seat has not seen is ``??``.

It is written from the seat's own events, so that it cannot tell more than they do.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from three04.cards import Card
from three04.record import lines, notation
from three04.record.model import Tag
from three04.record.writing import header_lines
from three04.rules import actions as act
from three04.rules import events as ev
from three04.rules.actions import Action
from three04.rules.events import Event
from three04.rules.options import Options

_UNSEEN: Final = notation.UNSEEN


def seen_text(
    options: Options, events: Sequence[Event], header: Sequence[Tag] = (), head: Sequence[Tag] = ()
) -> str:
    """Return a deal as a record of its own.

    Args:
        options: What it is played by.
        events: What the seat heard of the deal, from the deal's start.
        header: Tags to stand in the header.
        head: Tags to stand in the deal's head.
    """
    seen = _Seen(options, events)
    written = [
        *header_lines(options),
        *(lines.written_tag(tag.name, tag.value) for tag in header),
        "",
        *seen.head(),
        *(lines.written_tag(tag.name, tag.value) for tag in head),
        *seen.statements(),
    ]
    return "\n".join([*written, ""])


class _Seen:
    """What the events of one seat tell of a deal."""

    def __init__(self, options: Options, events: Sequence[Event]) -> None:
        self._options, self._events = options, events
        seats = range(options.seating.seats)
        self._packets: dict[int, list[Card]] = {seat: [] for seat in seats}
        self._cards: dict[tuple[int, int], Card] = {}
        self._indicators: list[Card | None] = []
        for event in events:
            self._take(event)

    def _take(self, event: Event) -> None:
        match event:
            case ev.Dealt(seat=seat, cards=cards) if cards:
                self._packets[seat] += cards
            case ev.RedealDemanded(seat=seat, cards=cards):
                self._packets[seat] = list(cards)
            case ev.IndicatorLaid(card=card):
                self._indicators.append(card)
            case ev.TrumpOpened(card=card) if self._indicators:
                self._indicators[-1] = card
            case ev.CardPlayed(trick=trick, seat=seat, card=card) if card:
                self._cards[trick, seat] = card
            case ev.Looked(shown=shown, cards=cards):
                for placed in (*shown, *(cards or ())):
                    self._cards[placed.trick, placed.seat] = placed.card
            case _:
                pass

    def head(self) -> list[str]:
        """Return the lines of the deal's head, as those of a match's first deal."""
        table = self._options.seating
        first, second = table.packets
        started = next(e for e in self._events if isinstance(e, ev.DealStarted))
        written = [
            lines.written_tag("Deal", "1"),
            lines.written_tag("Dealer", str(started.dealer)),
            lines.written_tag("Tokens", " ".join([str(self._options.tokens)] * table.sides)),
        ]
        for seat, packet in self._packets.items():
            cards = [*packet, *[_UNSEEN] * (first + second - len(packet))]
            hand = f"{' '.join(cards[:first])} | {' '.join(cards[first:])}"
            written.append(lines.written_tag(f"Hand{seat}", hand))
        return written

    def statements(self) -> list[str]:
        """Return the lines of what was done."""
        written: list[str] = []
        laid, second, before = iter(self._indicators), False, ("", -1)
        for event in self._events:
            second = second or isinstance(event, ev.SecondStarted)
            action = self._action(event, laid)
            if action is None:
                continue
            word, entry = notation.word_of(action, second=second), notation.written_entry(action)
            here = (word, event.trick if isinstance(event, ev.CardPlayed) else -1)
            if word in notation.LISTS and here == before:
                written[-1] += f" {entry}"
            else:
                written.append(f"{word} {entry}")
            before = here
        return written

    def _action(self, event: Event, laid: Iterator[Card | None]) -> Action | None:
        match event:
            case ev.Called(seat=seat, call=call):
                return act.Bid(seat, call) if isinstance(call, int) else _CALLS[call](seat)
            case ev.IndicatorLaid(seat=seat):
                return act.LayTrump(seat, next(laid) or _UNSEEN)
            case ev.TrumpOpened(maker=seat, cause="maker"):
                return act.Open(seat)
            case ev.CardPlayed(seat=seat, trick=trick, down=down):
                return act.Play(seat, self._cards.get((trick, seat), _UNSEEN), down)
            case ev.RedealDemanded(seat=seat):
                return act.Redeal(seat)
            case ev.CapsDeclared(seat=seat):
                return act.Caps(seat)
            case ev.SpoiltCalled(seat=seat):
                return act.Spoilt(seat)
            case _:
                return None


_CALLS: Final[dict[str, type[act.Pass] | type[act.Ask] | type[act.Close]]] = {
    "pass": act.Pass,
    "ask": act.Ask,
    "close": act.Close,
}
