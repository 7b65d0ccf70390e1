"""One record while it is being read: which tag and which statement may come now."""

from collections.abc import Callable

from three04.record import notation
from three04.record.derived import FACTS
from three04.record.faults import Wrong, quoted
from three04.record.heads import HEADER_TAGS, Head, Header, is_head_tag
from three04.record.model import DealRecord, KeptTag, Record, Tag
from three04.record.partly import NotSeen, PartMatch
from three04.record.replay import Replay
from three04.rules.actions import Action
from three04.rules.nought.match import Match
from three04.rules.options import Options


class _DealDraft:
    """One deal while it is being read."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.actions: list[Action] = []
        self.kept: list[KeptTag] = []
        self.facts = 0

    def keep(self, tag: Tag) -> None:
        after = self.head.count + len(self.actions)
        self.kept.append(KeptTag(tag.name, tag.value, after, self.facts))

    def done(self) -> DealRecord:
        head = self.head
        assert head.dealer is not None
        return DealRecord(
            head.number,
            head.dealer,
            head.tokens,
            head.hands,
            tuple(self.actions),
            tuple(self.kept),
        )


class RecordDraft:
    """One record while it is being read, line by line.

    Every method raises :class:`Wrong` where its line cannot stand.

    Attributes:
        stopped: What was not seen where the replay had to stop; None if it did not. From there on
            lines are read only, not played.
    """

    def __init__(self, on_result: Callable[[str], None] | None = None) -> None:
        self._on_result = on_result
        self._header = Header()
        self._options: Options | None = None
        self._replay: Replay | None = None
        self._deal: _DealDraft | None = None
        self._deals: list[DealRecord] = []
        self.stopped: str | None = None

    @property
    def played(self) -> PartMatch | None:
        """The match with what is known of it; None before the first hands are complete."""
        return self._replay.played if self._replay else None

    @property
    def match(self) -> Match | None:
        """The match as far as it has been read; None before the first hands are complete."""
        return self._replay.match if self._replay else None

    def take(self, line: Tag | list[str]) -> None:
        """Take in one line: a tag or the words of a statement."""
        if isinstance(line, Tag):
            self._take_tag(line)
        else:
            self._take_statement(line)

    def done(self) -> Record:
        """Return the record, which ends here."""
        missing = self._header.missing()
        if missing:
            raise Wrong(f"the header ends without {missing}: expected [{missing} …]")
        if self._deal:
            missing = self._deal.head.missing()
            if missing:
                raise Wrong(f"the deal's head ends without {missing}: expected [{missing} …]")
            self._deals.append(self._deal.done())
            self._deal = None
        return Record(self._header.options(), self._header.kept(), tuple(self._deals))

    # ------------------------------------------------------------------ tags

    def _take_tag(self, tag: Tag) -> None:
        if tag.name in HEADER_TAGS:
            if self._options:
                raise Wrong(f"{tag.name} stands after a deal: expected before the first")
            self._header.take(tag)
        elif tag.name == "Deal":
            self._begin_deal(tag.value)
        elif is_head_tag(tag.name):
            self._take_head_tag(tag)
        elif self._deal:
            self._deal.keep(tag)
        else:
            self._header.keep(tag)

    def _begin_deal(self, value: str) -> None:
        self._end_deal()
        if self._options is None:
            missing = self._header.missing()
            if missing:
                raise Wrong(f"a deal begins without {missing}: expected [{missing} …] before it")
            self._options = self._header.options()
        options, match = self._options, self.match
        if match and match.finished and self.stopped is None:
            raise Wrong("the match is over: expected no other deal")
        number = self._deals[-1].number + 1 if self._deals else 1
        if value != str(number):
            raise Wrong(f"deal {quoted(value)}: expected {number}")
        tokens = match.public.tokens if match else (options.tokens,) * options.seating.sides
        dealer = match.next_dealer if match else None
        if self.stopped is not None:  # nobody knows who deals, nor how many tokens there are
            self._deal = _DealDraft(Head(options.seating, number, None, None))
        else:
            self._deal = _DealDraft(Head(options.seating, number, dealer, tokens))

    def _end_deal(self) -> None:
        if self._deal is None:
            return
        number, missing = self._deal.head.number, self._deal.head.missing()
        if missing:
            raise Wrong(f"deal {number} is without {missing}: expected [{missing} …]")
        if self.match and self.match.result is None and self.stopped is None:
            raise Wrong(f"deal {number} is not finished: expected its next statement")
        self._deals.append(self._deal.done())
        self._deal = None

    def _take_head_tag(self, tag: Tag) -> None:
        if self._deal is None:
            raise Wrong(f"{tag.name} stands before the first deal: expected after [Deal …]")
        head = self._deal.head
        if self._deal.actions:
            raise Wrong(f"{tag.name} stands after a statement: expected in the deal's head")
        head.take(tag)
        if head.missing() is None and self.stopped is None:
            if self._replay is None:
                assert self._options is not None
                assert head.dealer is not None
                self._replay = Replay(self._options, head.dealer, self._on_result)
            self._replay.deal(head.hands)

    # ------------------------------------------------------------------ statements

    def _take_statement(self, words: list[str]) -> None:
        word = words[0]
        derived = word in FACTS
        if not derived and word not in notation.WORDS:
            raise Wrong(f"unknown statement {quoted(word)}")
        if self._deal is None:
            raise Wrong(f"{word} stands before the first deal: expected [Deal …]")
        missing = self._deal.head.missing()
        if missing:
            raise Wrong(f"{word} stands before the deal's head is complete: expected [{missing} …]")
        assert self._replay is not None
        if derived:
            if self.stopped is None:
                self._replay.check(words)
            self._deal.facts += 1
        else:
            self._deal.actions += self._actions(self._replay, words)
            self._deal.facts = 0

    def _actions(self, replay: Replay, words: list[str]) -> list[Action]:
        """Return a statement's actions; from where cards are not seen they are only read."""
        if self.stopped is None:
            try:
                return replay.actions(words)
            except NotSeen as not_seen:
                self.stopped = str(not_seen)
        word, *entries = words
        if not entries:
            raise Wrong(f"nothing stands after {word}")
        return [notation.read_entry(word, entry) for entry in entries]
