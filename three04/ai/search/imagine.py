"""Draws the worlds of a decision and weighs them as far as the skill goes."""

from three04.ai.book.book import load
from three04.ai.search.calls import caller_of
from three04.ai.search.heard import heard
from three04.ai.search.skill import Effort, Skill
from three04.ai.worlds import play_model
from three04.ai.worlds.draw import Drawn, draw_worlds
from three04.ai.worlds.tables import packet_tables, trump_table
from three04.rules.nought.view import View


def model_of(skill: Skill) -> tuple[float, ...]:
    """Return the weights of the play model that a skill takes the others to play by."""
    return play_model.TRAINED if skill.trained else play_model.PLAIN


def imagine(view: View, effort: Effort, count: int) -> Drawn:
    """Return worlds that agree with a view, as likely as the skill's weights make them.

    Args:
        view: What the seat knows.
        effort: Which weights are used, and the seed: the same worlds for the same seed.
        count: How many worlds.
    """
    skill = effort.skill
    tables = packet_tables(view) if skill.calls else None
    if tables and skill.booked:
        tables = heard(view, caller_of(load("strong"), view.public.options), tables)
    return draw_worlds(
        view,
        count,
        effort.seed,
        packet_weights=tables,
        trump_weights=trump_table(view) if skill.calls else None,
        model=model_of(skill) if skill.plays else None,
        trust=skill.trust,
        stopped=effort.stopped,
    )
