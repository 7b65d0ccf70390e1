"""Writing records: the match is played again, and what follows from the actions is written out."""

from collections.abc import Iterable, Sequence
from typing import Final

from three04.cards import Card
from three04.record import lines, notation
from three04.record.derived import FACTS, Facts
from three04.record.heads import GAME, HEADER_TAGS, VERSION, is_head_tag
from three04.record.model import DealRecord, KeptTag, Record
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.events import Event
from three04.rules.nought.match import Match
from three04.rules.nought.public import Phase
from three04.rules.options import Options, differences

Hands = tuple[tuple[Card, ...], ...]

_OPENS_AT_ONCE: Final = (act.LayTrump, act.Open)


class RecordWriter:
    """Writes one record, deal by deal and action by action.

    It keeps a match of its own, so that what it writes is legal. :meth:`text` is a whole record
    at any moment; whatever is written afterwards continues it.
    """

    def __init__(self, options: Options, tags: Sequence[KeptTag] = ()) -> None:
        """Begin a record with its header.

        Args:
            options: What the match is played by.
            tags: Tags to stand in the header.
        """
        self._options = options
        self._match: Match | None = None
        self._facts: Facts | None = None
        self._lines = _interleaved(header_lines(options), tags)
        self._word = ""
        self._entries: list[str] = []
        self._due: dict[str, str] = {}
        self._facts_at = 0

    @property
    def match(self) -> Match | None:
        """The match as far as it is written; None before the first deal."""
        return self._match

    def deal(self, hands: Hands, dealer: int | None = None, tags: Sequence[KeptTag] = ()) -> None:
        """Begin the next deal.

        Args:
            hands: Each seat's cards in the order dealt.
            dealer: Its dealer; needed for the first deal only.
            tags: Tags to stand in the deal's head.

        Raises:
            ValueError: If no deal is due, or not these cards or this dealer.
        """
        match = self._match
        if match is None:
            if dealer is None:
                raise ValueError("the first deal needs its dealer")
            match = self._match = Match(self._options, dealer)
            match.begin()
            self._facts = Facts(match)
        elif dealer not in (None, match.next_dealer):
            raise ValueError(f"the dealer is seat {match.next_dealer}")
        match.deal(hands)
        self._flush()
        self._lines.append("")
        self._lines += _interleaved(_head(match, hands), tags)
        self._facts_at = len(self._lines)

    def act(self, action: Action) -> list[Event]:
        """Write the next action and return its events, complete.

        Raises:
            IllegalAction: If the rules refuse it; nothing is written then.
            ValueError: If no deal was begun.
        """
        if self._match is None or self._facts is None:
            raise ValueError("no deal was begun")
        second = self._match.public.phase is Phase.SECOND
        events = self._match.apply(action)
        facts = self._facts.after(events)
        self._write_entry(action, notation.word_of(action, second=second), "result" in facts)
        self._facts_at = len(self._lines)
        self._write_facts(action, facts)
        return events

    def tag(self, name: str, value: str, facts: int | None = None) -> None:
        """Write a tag here.

        Args:
            name: Its name, one that the format gives no meaning to.
            value: Its value.
            facts: How many of the last action's derived statements to leave before it; all if None.

        Raises:
            ValueError: If a record cannot hold it.
        """
        line = _tag_line(name, value)
        if self._entries:
            self._flush_entries()
            self._facts_at = len(self._lines)
        end = len(self._lines)
        place = end if facts is None else min(self._facts_at + facts, end)
        self._lines.insert(place, line)
        # Tags that follow at the same place stand after it.
        self._facts_at += 1

    def text(self) -> str:
        """Return the record as it stands now."""
        unfinished = [f"{self._word} {' '.join(self._entries)}"] if self._entries else []
        return "\n".join([*self._lines, *unfinished, *_in_order(self._due), ""])

    # ------------------------------------------------------------------ lines

    def _write_entry(self, action: Action, word: str, deal_over: bool) -> None:
        entry = notation.written_entry(action)
        if word in notation.LISTS:
            if word != self._word:
                self._flush_entries()
            self._word = word
            self._entries.append(entry)
            return
        self._flush_entries()
        if deal_over:
            # Spoilt in mid-trick: this trick gets no other play line, what it had brought stands.
            self._flush()
        self._lines.append(f"{word} {entry}")

    def _write_facts(self, action: Action, facts: dict[str, str]) -> None:
        self._due.update(facts)
        if isinstance(action, _OPENS_AT_ONCE):
            self._lines += _in_order(facts)
            for word in facts:
                del self._due[word]
        elif "won" in facts or "result" in facts:
            self._flush_entries()
            self._facts_at = len(self._lines)
            self._flush()

    def _flush_entries(self) -> None:
        if self._entries:
            self._lines.append(f"{self._word} {' '.join(self._entries)}")
        self._word, self._entries = "", []

    def _flush(self) -> None:
        self._flush_entries()
        self._lines += _in_order(self._due)
        self._due = {}


def write(record: Record) -> str:
    """Return a record's text, derived statements and all.

    Raises:
        IllegalAction: If an action of the record is not legal.
        ValueError: If a deal cannot be what the record says, or a tag cannot be written.
    """
    writer = RecordWriter(record.options, record.tags)
    for deal in record.deals:
        _write_deal(writer, deal)
    return writer.text()


def write_all(records: Iterable[Record]) -> str:
    """Return the text of several records, one after another; raises as :func:`write` does."""
    return "\n".join(write(record) for record in records)


def record_of(
    options: Options,
    first_dealer: int,
    deals: Iterable[tuple[Hands, Iterable[Action]]],
    tags: Sequence[KeptTag] = (),
) -> Record:
    """Build the record of a match from what was dealt and done.

    Args:
        options: What the match is played by.
        first_dealer: The first deal's dealer.
        deals: Each deal's hands and actions; the last one may be unfinished.
        tags: Tags to stand in the header.

    Raises:
        IllegalAction: If an action is not legal.
        ValueError: If a deal's hands are not the pack, or no deal is due.
    """
    match = Match(options, first_dealer)
    match.begin()
    written: list[DealRecord] = []
    for hands, actions in deals:
        match.deal(hands)
        public = match.public
        number, dealer, tokens = public.number, public.dealer, public.tokens
        done = tuple(actions)
        for action in done:
            match.apply(action)
        written.append(DealRecord(number, dealer, tokens, hands, done))
    return Record(options, tuple(tags), tuple(written))


def header_tag(name: str, value: str) -> KeptTag:
    """Return a tag to stand at the end of a header, such as ``Seat0``, ``Date`` or ``Event``."""
    return KeptTag(name, value, after=4)


def _write_deal(writer: RecordWriter, deal: DealRecord) -> None:
    size = 3 + len(deal.hands)
    writer.deal(deal.hands, deal.dealer, [tag for tag in deal.tags if tag.after <= size])
    public = writer.match.public if writer.match else None
    if public is None or (public.number, public.tokens) != (deal.number, deal.tokens):
        raise ValueError(f"deal {deal.number} does not follow from what stands before it")
    places: dict[int, list[KeptTag]] = {}
    for tag in deal.tags:
        if tag.after > size:
            places.setdefault(tag.after, []).append(tag)
    for place, action in enumerate(deal.actions, size + 1):
        writer.act(action)
        for tag in places.get(place, ()):
            writer.tag(tag.name, tag.value, tag.facts)


def header_lines(options: Options) -> list[str]:
    """Return the lines that a record of these options begins with."""
    written = [
        lines.written_tag("Record", VERSION),
        lines.written_tag("Game", GAME),
        lines.written_tag("Rules", options.profile),
    ]
    chosen = differences(options)
    return [*written, lines.written_tag("Options", chosen)] if chosen else written


def _head(match: Match, hands: Hands) -> list[str]:
    public = match.public
    first = public.table.packets[0]
    return [
        lines.written_tag("Deal", str(public.number)),
        lines.written_tag("Dealer", str(public.dealer)),
        lines.written_tag("Tokens", " ".join(map(str, public.tokens))),
        *(
            lines.written_tag(f"Hand{seat}", f"{' '.join(hand[:first])} | {' '.join(hand[first:])}")
            for seat, hand in enumerate(hands)
        ),
    ]


def _interleaved(fixed: list[str], tags: Sequence[KeptTag]) -> list[str]:
    """Return the lines with each tag after as many of them as it says, at least one."""
    written: list[str] = []
    last = len(fixed)
    for place, line in enumerate(fixed, 1):
        written.append(line)
        written += [
            _tag_line(tag.name, tag.value) for tag in tags if min(max(tag.after, 1), last) == place
        ]
    return written


def _tag_line(name: str, value: str) -> str:
    if name in HEADER_TAGS or name == "Deal" or is_head_tag(name):
        raise ValueError(f"the tag {name} has a meaning of its own")
    return lines.written_tag(name, value)


def _in_order(facts: dict[str, str]) -> list[str]:
    return [facts[word] for word in FACTS if word in facts]
