"""What is legal for a seat, and why not: written once, over what that seat knows.

Every function takes the public knowledge and one seat's own. Since nothing else goes in, no
legal-move list can tell what its seat does not know (R45).
"""

from collections.abc import Callable
from typing import Any, Final

from three04.cards import Card, Suit
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.events import PARTNER_CLOSE, Call
from three04.rules.nought import ranks
from three04.rules.nought.auction import Auction, SecondAuction
from three04.rules.nought.own import Own
from three04.rules.nought.public import Phase, Public
from three04.rules.reasons import Reason

NO_SEAT = Reason("no_seat")
"""The reason for an action of a seat that the table does not have."""


def legal(public: Public, own: Own) -> list[Action]:
    """Return every action of this seat, if it is on turn; otherwise nothing.

    The list is never empty for the seat on turn. It includes what the seat may do besides
    (``open``, ``caps``, ``spoilt``).
    """
    seat = own.seat
    if seat is None or public.awaited != seat:
        return []
    if public.phase is Phase.PLAY:
        return [*_plays(public, own), *offers(public, own)]
    if public.phase is Phase.TRUMP:
        return [act.LayTrump(seat, card) for card in own.hand]
    actions = [_call_action(seat, call) for call in _running(public).legal_calls(seat)]
    if _refuse_redeal(public, own) is None:
        actions.append(act.Redeal(seat))
    return actions


def offers(public: Public, own: Own) -> list[Action]:
    """Return what this seat may do also when another is on turn (R35, R37, R51)."""
    seat = own.seat
    if seat is None or public.phase is not Phase.PLAY:
        return []
    found: list[Action] = []
    if seat == public.maker and _refuse_open(public, own) is None:
        found.append(act.Open(seat))
    if public.options.caps == "declared" and _refuse_caps(public, own) is None:
        found.append(act.Caps(seat))
    if public.options.spoilt_trumps and _refuse_spoilt(public, own) is None:
        found.append(act.Spoilt(seat))
    return found


def why_not(public: Public, own: Own, action: Action) -> Reason | None:
    """Return why this seat may not do this now, or None if it may.

    Args:
        public: The public knowledge.
        own: What the acting seat knows; its seat must be the action's.
        action: Any action, also an absurd one.
    """
    if own.seat is None or action.seat != own.seat:
        return Reason("not_now")
    if public.awaited is None:
        return Reason("match_over" if public.phase is Phase.FINISHED else "no_deal")
    return _REFUSALS[type(action)](public, own, action)


def _refuse_phase(public: Public, seat: int, phase: Phase) -> Reason | None:
    """Refuse what belongs to another phase, or a seat that is not on turn."""
    awaited = public.awaited
    if awaited is None:
        return Reason("no_deal")
    if public.phase is not phase:
        if public.phase is Phase.TRUMP:
            return Reason("trump_awaited", {"seat": awaited})
        if public.phase is Phase.PLAY:
            return Reason("card_awaited", {"seat": awaited})
        return Reason("auction_runs", {"seat": awaited})
    if awaited != seat:
        if phase is Phase.TRUMP:
            return Reason("trump_maker", {"seat": awaited})
        return Reason("not_your_turn", {"seat": awaited})
    return None


# ---------------------------------------------------------------------- auctions


def _running(public: Public) -> Auction | SecondAuction:
    running = public.auction if public.phase is Phase.AUCTION else public.second
    assert running is not None
    return running


def call_of(action: Action) -> Call:
    """Return what a bid, pass, ask or close says."""
    match action:
        case act.Bid(amount=amount):
            return amount
        case act.Ask():
            return "ask"
        case act.Close():
            return "close"
        case _:
            return "pass"


def _call_action(seat: int, call: Call) -> Action:
    if isinstance(call, int):
        return act.Bid(seat, call)
    if call == "ask":
        return act.Ask(seat)
    return act.Close(seat) if call == "close" else act.Pass(seat)


def _refuse_call(public: Public, own: Own, action: Action) -> Reason | None:
    phase = Phase.SECOND if public.phase is Phase.SECOND else Phase.AUCTION
    refused = _refuse_phase(public, action.seat, phase)
    if refused:
        return refused
    return _running(public).refuse(action.seat, call_of(action))


def _refuse_redeal(public: Public, own: Own, action: Action | None = None) -> Reason | None:
    """R9."""
    if not public.options.redeal:
        return Reason("redeal_off")
    if public.phase is not Phase.AUCTION or public.auction is None or public.auction.calls:
        return Reason("redeal_late")
    if own.seat != public.eldest:
        return Reason("redeal_eldest")
    points = ranks.points(own.hand)
    limit = public.table.redeal_below
    if points >= limit:
        return Reason("redeal_points", {"points": points, "limit": limit})
    return None


# ---------------------------------------------------------------------- trump and calls


def _refuse_trump(public: Public, own: Own, action: act.LayTrump) -> Reason | None:
    """R20: of the first packet; R31: of all his cards. Either is what he holds then."""
    refused = _refuse_phase(public, action.seat, Phase.TRUMP)
    if refused:
        return refused
    return None if action.card in own.hand else Reason("trump_not_held", {"card": action.card})


def _refuse_open(public: Public, own: Own, action: Action | None = None) -> Reason | None:
    """R35."""
    if public.phase is not Phase.PLAY:
        return _refuse_phase(public, own.seat or 0, Phase.PLAY)
    if own.seat != public.maker:
        return Reason("open_maker")
    if not public.closed:
        return Reason("open_already")
    if public.before_lead:
        return None
    if not public.options.open_any_turn:
        return Reason("open_before_lead")
    if public.turn != own.seat:
        return Reason("open_own_turn")
    return None


def _refuse_caps(public: Public, own: Own, action: Action | None = None) -> Reason | None:
    """R37, R32."""
    if public.options.caps != "declared":
        return Reason("caps_off")
    if public.contract == PARTNER_CLOSE:
        return Reason("caps_close")
    if public.caps is not None:
        return Reason("caps_already", {"seat": public.caps})
    if not public.before_lead:
        return Reason("caps_late")
    return None


def _refuse_spoilt(public: Public, own: Own, action: Action | None = None) -> Reason | None:
    """R51."""
    if not public.options.spoilt_trumps:
        return Reason("spoilt_off")
    if public.phase is not Phase.PLAY:
        return Reason("spoilt_early")
    if own.seat in public.spoilt:
        return Reason("spoilt_again")
    return None


# ---------------------------------------------------------------------- play


def _plays(public: Public, own: Own) -> list[Action]:
    seat = own.seat
    assert seat is not None
    followers = _followers(public, own)
    down = _faces_down(public, own, followers)
    plays: list[Action] = [
        act.Play(seat, card, down)
        for card in followers or own.hand
        if _refuse_card(public, own, card, followers) is None
    ]
    indicator = own.indicator
    if indicator is not None and _refuse_card(public, own, indicator, followers) is None:
        plays.append(act.Play(seat, indicator, down))
    return plays


def _refuse_play(public: Public, own: Own, action: act.Play) -> Reason | None:
    if public.turn != action.seat:
        return _refuse_phase(public, action.seat, Phase.PLAY)
    card, down = action.card, action.down
    if card not in own.hand and card != own.indicator:
        return Reason("play_not_held", {"card": card})
    followers = _followers(public, own)
    refused = _refuse_card(public, own, card, followers)
    if refused:
        return refused
    if down != _faces_down(public, own, followers):
        return Reason("play_face_up" if down else "play_face_down", {"card": card})
    return None


def _followers(public: Public, own: Own) -> list[Card]:
    """Return the seat's cards of the suit led; the indicator is not in its hand (R21)."""
    led = public.trick.led
    return [card for card in own.hand if card[1] == led] if led else []


def faces_down(public: Public, own: Own) -> bool:
    """Return whether the card this seat plays now goes face down (R40-R43).

    It depends on the seat's hand and the suit led alone: all its legal cards go the same way.
    """
    return _faces_down(public, own, _followers(public, own))


def _faces_down(public: Public, own: Own, followers: list[Card]) -> bool:
    led = public.trick.led
    if led is None or followers or not public.closed:
        return False
    # R43.6: the indicator as the last card follows the suit led face up.
    return not (not own.hand and own.indicator is not None and own.indicator[1] == led)


def _refuse_card(public: Public, own: Own, card: Card, followers: list[Card]) -> Reason | None:
    """Return why this card, which the seat holds, may not be played to the running trick."""
    led = public.trick.led
    if led is None:
        return _refuse_lead(public, own, card)
    if followers:
        if card in followers:
            return None
        return Reason("play_follow", {"card": followers[0], "suit": led})
    if own.indicator is None or not own.hand:
        return None
    return _refuse_maker_void(public, own, card, led)


def _refuse_lead(public: Public, own: Own, card: Card) -> Reason | None:
    """R43.5, R36, R52."""
    if card == own.indicator:
        return Reason("play_lead_indicator") if own.hand else None
    if own.indicator is not None:
        limits = public.options.maker_limits and not public.tricks
        if limits and card[1] == own.trump:
            if all(other[1] == own.trump for other in own.hand):
                return Reason("play_must_open")
            return Reason("play_lead_trump")
        return None
    if public.bound and own.seat == public.maker and card[1] != public.trump:
        trumps = [other for other in own.hand if other[1] == public.trump]
        return Reason("play_exhausted") if trumps else None
    return None


def _refuse_maker_void(public: Public, own: Own, card: Card, led: Suit) -> Reason | None:
    """R43.3, R43.4: the maker is void, his indicator is out and he has other cards."""
    if card == own.indicator:
        return Reason("play_trump_led") if led == own.trump else None
    if public.options.maker_limits and card[1] == own.trump:
        return Reason("play_only_indicator")
    return None


_REFUSALS: Final[dict[type, Callable[[Public, Own, Any], Reason | None]]] = {
    act.Bid: _refuse_call,
    act.Pass: _refuse_call,
    act.Ask: _refuse_call,
    act.Close: _refuse_call,
    act.Redeal: _refuse_redeal,
    act.LayTrump: _refuse_trump,
    act.Open: _refuse_open,
    act.Caps: _refuse_caps,
    act.Spoilt: _refuse_spoilt,
    act.Play: _refuse_play,
}
