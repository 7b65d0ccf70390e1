"""What the board shows of a view: plain values without Qt, and nothing the view does not know."""

import msgspec

from three04.cards import Card
from three04.rules.events import Call, TrumpOpened
from three04.rules.nought.public import Phase, Played, Trick
from three04.rules.nought.ranks import STRENGTH
from three04.rules.nought.view import View
from three04.table.open_view import OpenView
from three04.ui.models.order import HandOrder, ordered


class TableCard(msgspec.Struct, frozen=True):
    """A card that lies on the table.

    Attributes:
        place: Whose, counted anticlockwise from the viewer.
        card: What it is, if the viewer knows it.
        down: Whether it lies face down.
        tag: ``led``, ``highest``, ``ruff``, ``open`` (the indicator), ``down`` (it lies face down,
            and all hands are shown) or empty.
    """

    place: int
    card: Card | None
    down: bool
    tag: str = ""


class Seat(msgspec.Struct, frozen=True):
    """A seat as the board shows it.

    Attributes:
        place: Counted anticlockwise from the viewer.
        seat: Its number.
        side: Its side, the viewer's own being 0.
        name: Who sits there.
        cards: How many cards are in hand.
        dealer: Whether the seat deals.
        contract: The contract it holds as maker; 0 if it is not.
        turn: Whether it is on turn.
        aside: Whether it laid its hand aside (R32).
        call: What it said last in the running auction.
        standing: Whether that is the standing bid.
        winner: Whether it took the trick that is still to be seen.
        hand: The cards in hand where all hands are shown, sorted; else empty.
    """

    place: int
    seat: int
    side: int
    name: str
    cards: int
    dealer: bool
    contract: int
    turn: bool
    aside: bool
    call: Call | None
    standing: bool
    winner: bool
    hand: tuple[Card, ...] = ()


class Picture(msgspec.Struct, frozen=True):
    """The board at one moment.

    Attributes:
        seats: By place.
        trick: The cards of the trick in view, in the order played.
        indicator: The indicator where it lies on the table.
        awaited: The place whose card is awaited, or None.
        old: Whether the trick in view is one looked back at.
        taken: How many tricks each side has won, the viewer's first.
        opened: The indicator while its opening is shown: the table around it is dimmed then.
    """

    seats: tuple[Seat, ...]
    trick: tuple[TableCard, ...]
    indicator: TableCard | None
    awaited: int | None
    old: bool
    taken: tuple[int, ...] = ()
    opened: TableCard | None = None


def place_of(view: View, seat: int) -> int:
    """Return a seat's place: steps anticlockwise from the viewer."""
    return (seat - (view.seat or 0)) % view.public.table.seats


def own_side(view: View) -> int:
    """Return the viewer's side; a spectator sees with seat 0."""
    return view.public.table.side(view.seat or 0)


def shown_side(view: View, side: int) -> int:
    """Return a side's number for signs and colours: the viewer's own is 0."""
    return (side - own_side(view)) % view.public.table.sides


def picture(
    view: View,
    names: tuple[str, ...],
    asked: bool,
    holding: bool,
    look_back: bool,
    opening: TrumpOpened | None = None,
) -> Picture:
    """Return what the board shows.

    Args:
        view: What the viewer knows.
        names: The names at the seats.
        asked: Whether the viewer is asked something, though it may not be his turn.
        holding: Whether the last complete trick is still to be seen.
        look_back: Whether the viewer looks back at it (R46: its face-up cards only).
        opening: The opening of the trump while it is shown.
    """
    public = view.public
    number = len(public.tricks)
    old = bool(number and (holding or look_back))
    trick = public.tricks[-1] if old else public.trick
    index = number - 1 if old else number
    winner = trick.winner if old else None
    turn = None if holding else view.seat if asked else public.awaited
    awaited = None
    if not old and turn == public.turn and public.phase is Phase.PLAY and public.turn is not None:
        awaited = place_of(view, public.turn)
    order = public.table.from_seat(view.seat or 0)
    return Picture(
        seats=tuple(_seat(view, seat, names, turn, winner if holding else None) for seat in order),
        trick=_trick(view, trick, index, look_back and not holding),
        indicator=_indicator(view),
        awaited=awaited,
        old=look_back and not holding and old,
        taken=_taken(view),
        opened=None if opening is None else _opened(view, opening),
    )


def _taken(view: View) -> tuple[int, ...]:
    table = view.public.table
    taken = [0] * table.sides
    for trick in view.public.tricks:
        if trick.winner is not None:
            taken[shown_side(view, table.side(trick.winner))] += 1
    return tuple(taken)


def _opened(view: View, opening: TrumpOpened) -> TableCard:
    return TableCard(place_of(view, opening.maker), opening.card, down=False, tag="open")


def _trick(view: View, trick: Trick, index: int, public_only: bool) -> tuple[TableCard, ...]:
    best = highest(view, trick)
    cards = []
    for number, play in enumerate(trick.plays):
        known = play.card if public_only else view.card_at(index, play.seat)
        tag = "led" if number == 0 else ""
        if play is best:
            tag = "highest"
        if play.down and play.card is not None and play.card[1] == view.public.trump:
            tag = "ruff"
        down = play.down and play.card is None
        if down and isinstance(view, OpenView):
            down, tag = False, "down"
        cards.append(TableCard(place_of(view, play.seat), known, down, tag))
    return tuple(cards)


def highest(view: View, trick: Trick) -> Played | None:
    """Return the best card that lies face up: a face-down one may still beat it."""
    trump, led = view.public.trump, trick.led
    best: Played | None = None
    for play in trick.plays:
        if play.card is None or play.card[1] not in (trump, led):
            continue
        if best is None or _worth(play.card, trump) > _worth(best.card or "", trump):
            best = play
    return best if len(trick.plays) > 1 else None


def _worth(card: Card, trump: str | None) -> tuple[bool, int]:
    return card[1:] == trump, STRENGTH.get(card, 0)


def _indicator(view: View) -> TableCard | None:
    public = view.public
    if not public.indicator_out or public.maker is None:
        return None
    if public.maker == view.seat and view.own.indicator is None:
        return None
    if isinstance(view, OpenView):
        # Played face down, it lies on the table for all the others till the trick is complete.
        owner = view.owns[public.maker]
        card = owner.indicator
        if card is None and owner.trump is None:
            return TableCard(place_of(view, public.maker), None, down=True)  # nobody has seen it
        if card is None:
            return None
        return TableCard(place_of(view, public.maker), card, down=False, tag="down")
    own = view.own.indicator if public.maker == view.seat else None
    return TableCard(place_of(view, public.maker), own, down=True)


def _seat(
    view: View, seat: int, names: tuple[str, ...], turn: int | None, winner: int | None
) -> Seat:
    public = view.public
    call, standing = _last_call(view, seat)
    return Seat(
        place=place_of(view, seat),
        seat=seat,
        side=shown_side(view, public.table.side(seat)),
        name=names[seat],
        cards=0 if public.outcome else public.cards_left(seat),
        dealer=public.number > 0 and seat == public.dealer,
        contract=public.contract if seat == public.maker else 0,
        turn=seat == turn,
        aside=seat in public.aside,
        call=call,
        standing=standing,
        winner=seat == winner,
        hand=_open_hand(view, seat),
    )


def _open_hand(view: View, seat: int) -> tuple[Card, ...]:
    if not isinstance(view, OpenView):
        return ()
    return tuple(ordered(view.owns[seat].hand, HandOrder(), view.owns[seat].trump))


def _last_call(view: View, seat: int) -> tuple[Call | None, bool]:
    public = view.public
    if public.phase not in (Phase.AUCTION, Phase.SECOND, Phase.TRUMP):
        return None, False
    if public.phase is Phase.TRUMP and seat == public.maker:
        return None, False  # the chip on his plate says it
    running = public.second if public.second is not None else public.auction
    if running is None:
        return None, False
    said = [call for who, call in running.calls if who == seat]
    return (said[-1] if said else None), running.holder == seat
