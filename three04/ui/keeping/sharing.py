"""The running deal as text for others: what it was, how it came out, and its record.

The first lines are comments of the record that follows, so that the whole is one record.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from three04.record.model import Tag
from three04.record.proof import Proof
from three04.record.seen import seen_text
from three04.rules.journal import Row, undone_deals
from three04.table.records import deal_text
from three04.ui.match.session import Session
from three04.ui.words import option_texts
from three04.ui.words.origin_texts import origin_text


@dataclass(frozen=True)
class Shared:
    """What is told of a deal besides its cards.

    Attributes:
        lines: What it was and how it came out, in words.
        header: Tags: who played it, and as what.
        head: Tags of the deal: what proves that it was fixed beforehand.
    """

    lines: tuple[str, ...]
    header: tuple[Tag, ...]
    head: tuple[Tag, ...]


def told(session: Session, rows: Sequence[Row], result: Sequence[str]) -> Shared:
    """Return what is told of the running deal.

    Args:
        session: The match, as the person sees it.
        rows: Its journal.
        result: How the deal came out, in words; empty while it runs.
    """
    public = session.view.public
    first = public.number == 1
    parts = [
        "304",
        origin_text(session.origin) if first else "",
        option_texts.profile_text(public.options.profile),
        option_texts.table_text(public.options.table),
    ]
    lines = [" · ".join(filter(None, parts)), *result]
    if public.number in undone_deals(rows):
        lines.append(QCoreApplication.translate("Origin", "Played with undo."))
    tags = [Tag(f"Seat{seat}", name) for seat, name in enumerate(session.seat_names())]
    if first and session.origin:
        tags.append(Tag("Origin", session.origin))
    return Shared(tuple(lines), tuple(tags), _proof_tags(session.proof(), public.number))


def _proof_tags(proof: Proof | None, number: int) -> tuple[Tag, ...]:
    if proof is None or proof.number != number:  # that of the next deal, whose pack is being cut
        return ()
    shown = Tag("Fingerprint", proof.fingerprint)
    return (shown, Tag("Key", proof.key)) if proof.key else (shown,)


def seen(session: Session, shared: Shared) -> str:
    """Return the running deal as its seat has seen it, all else as ``??``.

    Of a deal thrown in or redealt the key is there, but it would tell every card.
    """
    head = tuple(tag for tag in shared.head if tag.name != "Key")
    text = seen_text(session.options, session.history, shared.header, head)
    return _headed(shared, text)


def whole(session: Session, shared: Shared, rows: Sequence[Row]) -> str:
    """Return the running deal with every hand."""
    dealer = session.view.public.dealer
    return _headed(shared, deal_text(rows, dealer, shared.header, shared.head))


def _headed(shared: Shared, record: str) -> str:
    # A result may take two lines, as that of a match's last deal does.
    lines = "\n".join(shared.lines).splitlines()
    return "".join(f"# {line}\n" for line in lines) + record
