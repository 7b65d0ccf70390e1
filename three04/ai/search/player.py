"""A searching player's decisions: which module answers which question."""

import hashlib
from typing import Final

import msgspec

from three04.ai.book.book import load
from three04.ai.club import player as club
from three04.ai.kernel.state import COMPILED
from three04.ai.player import Player
from three04.ai.search import bidding, cards, offers, second, trump
from three04.ai.search.skill import Effort, Skill
from three04.ai.thought import Stop, Thought
from three04.ai.worlds.draw import never
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.questions import Answer, Question

PLAIN_WORLDS: Final = 20
"""Worlds that are looked at without a compiled kernel."""


def seed_number(seed: str) -> int:
    """Return the number of 64 bits that a seed's text stands for."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big")


def affordable(skill: Skill, compiled: bool = COMPILED) -> Skill:
    """Return what of a skill there is time for: uncompiled, a world takes a hundred times as long.

    Args:
        skill: The skill.
        compiled: Whether the kernel is compiled.
    """
    if compiled:
        return skill
    slow = msgspec.structs.replace(
        skill, solver=False, imitates=False, plays=False, calls=False, bid_worlds=0
    )
    return slow.within(min(slow.worlds, PLAIN_WORLDS))


def consider(
    skill: Skill, view: View, question: Question, seed: str, done: Answer, stop: Stop | None
) -> Thought:
    """Think about a question that was answered already; what was done is weighed in any case.

    Args:
        skill: How to think.
        view: What the seat knew.
        question: What it was asked.
        seed: Of the worlds and the playouts.
        done: What it answered.
        stop: What tells the thought to come to an end.
    """
    stopped = never if stop is None else stop.is_set
    effort = Effort(seed_number(seed), affordable(skill), stopped, wanted=done)
    return _think(view, question, seed, effort)


def make(name: str, skill: Skill, budget: int | None = None) -> Player:
    """Return the player with this skill.

    Args:
        name: Its name.
        skill: How it thinks.
        budget: Worlds for a card; None for the skill's.
    """

    def think(view: View, question: Question, seed: str, budget: int, stop: Stop | None) -> Thought:
        stopped = never if stop is None else stop.is_set
        effort = Effort(seed_number(seed), affordable(skill.within(budget)), stopped)
        return _think(view, question, seed, effort)

    def decide(view: View, question: Question, seed: str, budget: int) -> Answer:
        able = affordable(skill.within(budget))
        effort = Effort(seed_number(seed), able, never, explained=False)
        return _think(view, question, seed, effort).answer

    return Player(name, decide, True, think, budget or skill.worlds)


def _think(view: View, question: Question, seed: str, effort: Effort) -> Thought:
    public = view.public
    if question.kind == "cut":
        return Thought(club.decide(view, question, seed, 0))
    if question.kind == "offer":
        return offers.think(view, question, effort)
    if public.phase is Phase.PLAY:
        return cards.think(view, question, effort)
    if public.options.table != "four":
        return Thought(club.decide(view, question, seed, 0))
    book = load("strong")
    if public.phase is Phase.TRUMP:
        return trump.think(view, effort, book)
    if public.phase is Phase.SECOND:
        return second.think(view, question, effort, book)
    return bidding.think(view, question, effort, book)
