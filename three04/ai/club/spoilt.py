"""R51: calling spoilt trumps, only when it is sure and of use."""

from three04.cards import Card
from three04.rules.nought.view import View


def calls(view: View) -> bool:
    """Return whether to call: the makers held all trumps, and the deal goes badly."""
    return view.trump is not None and _wanted(view) and (_all_found(view) or _all_void(view))


def _wanted(view: View) -> bool:
    """Defenders call unless the contract is beaten; makers only when it is."""
    public = view.public
    if public.maker is None or view.seat is None:
        return False
    table = public.table
    beaten = view.settled() == "failed"
    return beaten == (table.side(view.seat) == table.side(public.maker))


def _all_found(view: View) -> bool:
    """Return whether this seat has found every trump with the makers."""
    public, table = view.public, view.public.table
    assert public.maker is not None
    assert view.seat is not None
    makers = table.side(public.maker)
    found: set[Card] = set()
    if table.side(view.seat) == makers:
        found.update(view.own.packet)
    if public.opened is not None:
        found.add(public.opened)
    for number, trick in enumerate([*public.tricks, public.trick]):
        for play in trick.plays:
            card = view.card_at(number, play.seat)
            if card is not None and table.side(play.seat) == makers:
                found.add(card)
    return all(card in found for card in table.pack if card[1] == view.trump)


def _all_void(view: View) -> bool:
    """Return whether every opponent of the makers has been shown to have had no trump at all."""
    public, table = view.public, view.public.table
    assert public.maker is not None
    makers = table.side(public.maker)
    return all(_never_had(view, seat) for seat in range(table.seats) if table.side(seat) != makers)


def _never_had(view: View, seat: int) -> bool:
    public, trump = view.public, view.trump
    if seat == view.seat:
        return not any(card[1] == trump for card in view.own.packet)
    void = False
    for number, trick in enumerate([*public.tricks, public.trick]):
        for play in trick.plays:
            if play.seat != seat:
                continue
            card = view.card_at(number, seat)
            if card is not None and card[1] == trump:
                return False
            if card is None and trick.winner is None:
                return False  # It may be a trump.
            # What he has played face down by then was found to be no trump (R43.7).
            void = void or (trick.led == trump)
    return void
