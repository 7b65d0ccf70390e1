"""Draws the worlds of a decision and weighs them as far as the skill goes."""

from three04.ai.search.skill import Skill
from three04.ai.worlds.draw import Drawn, draw_worlds
from three04.ai.worlds.play_model import WEIGHTS
from three04.ai.worlds.tables import packet_tables, trump_table
from three04.rules.nought.view import View


def imagine(view: View, skill: Skill, count: int, seed: int) -> Drawn:
    """Return worlds that agree with a view, as likely as the skill's weights make them.

    Args:
        view: What the seat knows.
        skill: Which weights it uses.
        count: How many worlds.
        seed: Of the chances: the same worlds for the same seed.
    """
    return draw_worlds(
        view,
        count,
        seed,
        packet_weights=packet_tables(view) if skill.calls else None,
        trump_weights=trump_table(view) if skill.calls else None,
        model=WEIGHTS if skill.plays else None,
        blind=skill.blind,
        times=skill.drawn,
        least=skill.least,
        even=skill.even,
    )
