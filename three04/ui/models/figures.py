"""The statistics as the window shows them: figures in words, tables of texts, data of charts."""

import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication

from three04.rules.events import PARTNER_CLOSE
from three04.rules.options import PROFILES
from three04.rules.tables import TABLES
from three04.store.counts import (
    ContractLine,
    DealCounts,
    Filter,
    Group,
    GroupLine,
    MatchCounts,
    Point,
    Special,
    Step,
)
from three04.store.facts import MIXED, Whose
from three04.store.skill import Skill, SkillFigure, SkillPoint
from three04.store.statistics import Statistics
from three04.ui.match import opponents
from three04.ui.words import option_texts, texts
from three04.ui.words.numbers import EN_DASH, NO_BREAK, Numbers

HEIGHTS: Final = {160: "160\N{EN DASH}190", 200: "200\N{EN DASH}240", 250: "250\N{EN DASH}300"}
_PARTIES: Final[tuple[Whose, ...]] = ("me", "partner", "opponent")
_SINGLE_DEALS: Final = 150
_DAYS, _WEEKS = 200, 1400
_DAY: Final = 24 * 3600 * 1000


class Figures(msgspec.Struct, frozen=True):
    """All that is shown of the deals that count.

    Attributes:
        matches, deals, contracts: What the store answers.
        special: How many deals count only when they are asked for.
        step: What one point of the line stands for.
        points: The line.
        skill: How the person does beside computer players with the same cards, by their names.
        beside: Which of them the figure is about that stands by itself; "" for none.
        skill_points: That figure over time; empty where it was not asked for.
    """

    matches: MatchCounts
    deals: DealCounts
    contracts: tuple[ContractLine, ...]
    special: Special
    step: Step
    points: tuple[Point, ...]
    skill: dict[str, SkillFigure]
    beside: str
    skill_points: tuple[SkillPoint, ...]

    def of(self, *parties: Whose, height: int | None = None) -> ContractLine:
        """Return the contracts of some parties, added up; of one height or of all."""
        found = ContractLine(height, None)
        for line in self.contracts:
            if line.maker_is in parties and height in (None, line.height):
                found += line
        return found


class Tile(msgspec.Struct, frozen=True):
    """A figure that stands by itself: what it is, the figure, and what it is made of."""

    name: str
    figure: str
    detail: str


def gather(
    connection: sqlite3.Connection,
    chosen: Filter,
    step: Step | None = None,
    beside: str = "",
    skill_line: bool = True,
) -> Figures:
    """Ask the store for everything.

    Args:
        connection: To the database.
        chosen: Which deals count.
        step: What a point of the line stands for; None chooses what fits.
        beside: Who the person is compared with; where no deals were, the one with most of them.
        skill_line: Whether the skill figure is wanted over time, which takes its time.
    """
    found, skill = Statistics(connection, chosen), Skill(connection, chosen)
    levels = skill.figures()
    if levels and beside not in levels:
        beside = max(levels, key=lambda level: levels[level].deals)
    deals = found.deals()
    step = step or fitting_step(deals)
    return Figures(
        found.matches(),
        deals,
        found.contracts(),
        found.special(),
        step,
        found.over_time(step),
        levels,
        beside,
        skill.over_time(beside, step) if skill_line else (),
    )


def fitting_step(deals: DealCounts) -> Step:
    """Return the step that gives neither too many points nor too few."""
    if deals.deals <= _SINGLE_DEALS or deals.first is None or deals.latest is None:
        return "deal"
    days = (deals.latest - deals.first) / _DAY
    return "day" if days <= _DAYS else "week" if days <= _WEEKS else "month"


# ---------------------------------------------------------------------- in words


def height_text(height: int) -> str:
    """Return the contracts that are paid alike: "160–190"."""
    if height == PARTNER_CLOSE:
        return texts.contract_text(height)
    return HEIGHTS.get(height, str(height))


def group_text(by: Group, name: str | None) -> str:
    """Return the name of rules, a table or a level."""
    if name is None:
        return QCoreApplication.translate("Statistics", "not known")
    if by == "profile":
        return option_texts.profile_text(name) if name in PROFILES else name
    if by == "tabletop":
        return option_texts.table_text(name) if name in TABLES else name
    if name == MIXED:
        return QCoreApplication.translate("Statistics", "Mixed levels")
    return (
        opponents.level_text(name) if name else QCoreApplication.translate("Statistics", "People")
    )


def of_all(part: int, whole: int, numbers: Numbers) -> str:
    """Return "24 of 31"."""
    text = QCoreApplication.translate("Statistics", "{part} of {whole}")
    return text.format(part=numbers.whole(part), whole=numbers.whole(whole))


def tiles(figures: Figures, numbers: Numbers) -> tuple[Tile, ...]:
    """Return the figures that stand by themselves."""
    matches, deals = figures.matches, figures.deals
    ours, theirs = figures.of("me", "partner"), figures.of("opponent")
    average = deals.tokens / deals.deals if deals.deals else 0.0
    per_deal = numbers.signed_decimal(average)
    return (
        Tile(
            QCoreApplication.translate("Statistics", "Matches won"),
            numbers.percent(matches.won, matches.over),
            of_all(matches.won, matches.over, numbers),
        ),
        Tile(
            QCoreApplication.translate("Statistics", "Contracts made"),
            numbers.percent(ours.made, ours.played),
            of_all(ours.made, ours.played, numbers),
        ),
        Tile(
            QCoreApplication.translate("Statistics", "Contracts broken"),
            numbers.percent(theirs.failed, theirs.played),
            of_all(theirs.failed, theirs.played, numbers),
        ),
        _skill_tile(figures, numbers),
        Tile(
            QCoreApplication.translate("Statistics", "Tokens"),
            numbers.signed(deals.tokens),
            QCoreApplication.translate("Statistics", "{average} a deal").format(average=per_deal),
        ),
        Tile(
            QCoreApplication.translate("Statistics", "Deals"),
            numbers.whole(deals.deals),
            QCoreApplication.translate("Statistics", "{n} played out").format(
                n=numbers.whole(deals.played)
            ),
        ),
    )


def _skill_tile(figures: Figures, numbers: Numbers) -> Tile:
    """Return how the person does beside a computer player with the same cards."""
    name = QCoreApplication.translate("Statistics", "You beside {level}")
    if not figures.beside:
        name = QCoreApplication.translate("Statistics", "You beside computers")
    name = name.format(level=opponents.level_text(figures.beside))
    skill = figures.skill.get(figures.beside)
    if skill is None:
        none = QCoreApplication.translate("Statistics", "no deals compared yet")
        return Tile(name, EN_DASH, none)
    detail = QCoreApplication.translate("Statistics", "{margin} a deal, {n} deals")
    return Tile(
        name,
        numbers.signed_decimal(skill.mean, 2),
        detail.format(margin=margin_text(skill, numbers), n=numbers.whole(skill.deals)),
    )


def margin_text(skill: SkillFigure, numbers: Numbers) -> str:
    """Return how far the truth may lie to either side: "± 0.35"."""
    said = EN_DASH if skill.margin is None else numbers.decimal(skill.margin, 2)
    return f"±{NO_BREAK}{said}"


# ---------------------------------------------------------------------- tables


def contract_columns() -> tuple[str, ...]:
    """Return the head of the table of contracts."""
    return (
        QCoreApplication.translate("Statistics", "Contract"),
        QCoreApplication.translate("Statistics", "You made"),
        QCoreApplication.translate("Statistics", "Partners made"),
        QCoreApplication.translate("Statistics", "Opponents failed"),
        QCoreApplication.translate("Statistics", "Ours: over / short"),
        QCoreApplication.translate("Statistics", "Theirs: over / short"),
    )


def contract_cells(figures: Figures, numbers: Numbers) -> list[tuple[str, ...]]:
    """Return the contracts by height, and all of them, in a line each."""
    heights = sorted({*HEIGHTS, *(line.height for line in figures.contracts if line.height)})
    cells = [(height_text(h), *_contracts(figures, numbers, h)) for h in heights]
    every = QCoreApplication.translate("Statistics", "All")
    return [*cells, (every, *_contracts(figures, numbers, None))]


def _contracts(figures: Figures, numbers: Numbers, height: int | None) -> tuple[str, ...]:
    mine, partners, theirs = (figures.of(party, height=height) for party in _PARTIES)
    return (
        _share(mine.made, mine.played, numbers),
        _share(partners.made, partners.played, numbers),
        _share(theirs.failed, theirs.played, numbers),
        _margins(figures.of("me", "partner", height=height), numbers),
        _margins(theirs, numbers),
    )


def _share(part: int, whole: int, numbers: Numbers) -> str:
    if not whole:
        return EN_DASH
    return f"{of_all(part, whole, numbers)} · {numbers.percent(part, whole)}"


def _margins(line: ContractLine, numbers: Numbers) -> str:
    over, short = line.average_over, line.average_short
    if over is None and short is None:
        return EN_DASH
    above = EN_DASH if over is None else f"+{numbers.decimal(over)}"
    below = EN_DASH if short is None else numbers.decimal(-short)
    return f"{above} / {below}"


def count_cells(figures: Figures, numbers: Numbers) -> list[tuple[str, ...]]:
    """Return what else is counted of deals and matches, a name and a figure in a line each."""
    names = (
        QCoreApplication.translate("Statistics", "Matches lost"),
        QCoreApplication.translate("Statistics", "Matches shared"),
        QCoreApplication.translate("Statistics", "Matches left before their end"),
        QCoreApplication.translate("Statistics", "Highest contract your side made"),
        QCoreApplication.translate("Statistics", "All tricks, your side"),
        QCoreApplication.translate("Statistics", "All tricks, another side"),
        QCoreApplication.translate("Statistics", "Caps declared and won by your side"),
        QCoreApplication.translate("Statistics", "Thrown in, as nobody bid"),
        QCoreApplication.translate("Statistics", "Redealt"),
        QCoreApplication.translate("Statistics", "Redealt at your demand"),
        QCoreApplication.translate("Statistics", "Spoilt trumps"),
    )
    deals, matches = figures.deals, figures.matches
    counts = (
        numbers.whole(matches.lost),
        numbers.whole(matches.shared),
        numbers.whole(matches.left),
        EN_DASH if deals.highest is None else texts.contract_text(deals.highest),
        _share(deals.swept, deals.played, numbers),
        _share(deals.swept_by_others, deals.played, numbers),
        _share(deals.caps_won, deals.caps, numbers),
        _share(deals.thrown_in, deals.deals, numbers),
        _share(deals.redeals, deals.deals, numbers),
        _share(deals.my_redeals, deals.redeals, numbers),
        _share(deals.spoilt, deals.deals, numbers),
    )
    return [*zip(names, counts, strict=True), *_skill_cells(figures, numbers)]


def _skill_cells(figures: Figures, numbers: Numbers) -> list[tuple[str, str]]:
    """Return how the person does beside each computer player that has played the same deals."""
    name = QCoreApplication.translate("Statistics", "Tokens a deal more than {level}, same cards")
    figure = QCoreApplication.translate("Statistics", "{mean} {margin} · {n} deals")
    return [
        (
            name.format(level=opponents.level_text(level)),
            figure.format(
                mean=numbers.signed_decimal(skill.mean, 2),
                margin=margin_text(skill, numbers),
                n=numbers.whole(skill.deals),
            ),
        )
        for level, skill in sorted(figures.skill.items(), key=lambda item: -item[1].deals)
    ]


def group_columns() -> tuple[str, ...]:
    """Return the head of the table that compares."""
    return (
        "",
        QCoreApplication.translate("Statistics", "Deals"),
        QCoreApplication.translate("Statistics", "Matches won"),
        QCoreApplication.translate("Statistics", "Contracts made"),
        QCoreApplication.translate("Statistics", "Contracts broken"),
        QCoreApplication.translate("Statistics", "Tokens"),
    )


def group_cells(by: Group, lines: Sequence[GroupLine], numbers: Numbers) -> list[tuple[str, ...]]:
    """Return the figures of each of the rules, tables or levels in a line."""
    return [
        (
            group_text(by, line.name),
            numbers.whole(line.deals),
            _share(line.won, line.matches, numbers),
            _share(line.made, line.ours, numbers),
            _share(line.broken, line.theirs, numbers),
            numbers.signed(line.tokens),
        )
        for line in lines
    ]
