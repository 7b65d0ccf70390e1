"""Club's decisions: which module answers which question."""

import random
from collections.abc import Sequence

from three04.ai.club import bidding, second, spoilt, trump
from three04.ai.club.certain import sweep_card, sweeps
from three04.ai.club.discard import discard
from three04.ai.club.follow import follow
from three04.ai.club.lead import lead
from three04.ai.club.outlook import Outlook
from three04.cards import Card
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Cut, Decline, Question


def decide(view: View, question: Question, seed: str, budget: int) -> Answer:
    """Return Club's answer.

    Args:
        view: What the seat knows.
        question: What it is asked.
        seed: Decides only where to cut.
        budget: Not used: Club looks at no worlds.
    """
    if question.kind == "cut":
        return Cut(random.Random(seed).randrange(len(view.public.table.pack)))
    if question.kind == "offer":
        return _offer(view, question.actions[0])
    phase = view.public.phase
    if phase is Phase.TRUMP:
        return trump.lay(view)
    if phase is Phase.PLAY:
        return _play(view, question.actions)
    if phase is Phase.SECOND:
        return second.call(view, question.actions)
    return bidding.call(view, question.actions)


def _offer(view: View, action: Action) -> Answer:
    if isinstance(action, act.Spoilt):
        taken = spoilt.calls(view)
    elif isinstance(action, act.Open):
        taken = trump.opens(view)
    else:
        taken = _declares(view)
    return action if taken else Decline()


def _declares(view: View) -> bool:
    """R37: Caps only with a hand that wins every trick from the lead, trump being open."""
    public = view.public
    if public.leader != view.seat or public.closed:
        return False
    return trump.sweeps_from_lead(view, view.hand)


def _play(view: View, actions: Sequence[Action]) -> Action:
    plays = [action for action in actions if isinstance(action, act.Play)]
    if not plays:
        # R36: nothing to lead but trumps.
        return next(action for action in actions if isinstance(action, act.Open))
    if len(plays) == 1:
        return plays[0]
    card = card_among(view, [play.card for play in plays])
    return next(play for play in plays if play.card == card)


def card_among(view: View, cards: Sequence[Card]) -> Card:
    """Return the card Club plays of these, all legal or those that are left to choose from."""
    outlook = Outlook(view)
    if outlook.led is None:
        return _swept(outlook, cards) or lead(outlook, cards)
    if cards[0][1] == outlook.led and cards[0] in view.hand:
        return follow(outlook, cards)
    return discard(outlook, cards)


def _swept(outlook: Outlook, cards: Sequence[Card]) -> Card | None:
    """Return the next card of a hand that wins all the rest."""
    memory = outlook.memory
    if memory.trump is None:
        return None
    held = second.full_hand(memory.view)
    if not sweeps(held, memory.unseen, memory.trump):
        return None
    drawn = not memory.unseen[memory.trump]
    if not drawn and all(card[1] != memory.trump for card in cards):
        return None
    return sweep_card(cards, memory.trump, drawn)
