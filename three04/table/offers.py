"""What a table asks before the turn goes on."""

from collections.abc import Collection, Iterator

from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.nought.match import Match


def due_offers(match: Match, polled: Collection[int]) -> Iterator[tuple[int, Action]]:
    """Yield the offers to ask before the turn goes on, in their order, each with its seat.

    Before the first lead: the maker opens or not (R35), then each seat from the maker declares
    Caps or not (R37). After each action: spoilt trumps, of those that are polled.

    Args:
        match: The state of the match.
        polled: The seats that want to be asked whether they call spoilt trumps.
    """
    public, options = match.public, match.options
    if public.before_lead and public.maker is not None:
        for kind in (act.Open, act.Caps):
            for seat in options.seating.from_seat(public.maker):
                yield from ((seat, a) for a in match.offers(seat) if isinstance(a, kind))
    if options.spoilt_trumps:
        for seat in sorted(polled):
            yield from ((seat, a) for a in match.offers(seat) if isinstance(a, act.Spoilt))
