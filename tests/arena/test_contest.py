"""The arena: fair, repeatable, and Club wins in it."""

import pytest

from three04.arena import contest
from three04.arena.contest import Tally
from three04.arena.figures import Report, Row
from three04.arena.fixed import Fixed
from three04.arena.playing import Run
from three04.rules.options import Options, options


def compete(chosen: Options, players: tuple[str, str], pairs: int, seed: str) -> Report:
    return contest.compete(Tally(Run(chosen, players, seed)), pairs)


def figures(report: Report) -> list[tuple[object, ...]]:
    """Return a report without its times."""
    return [(p.name, p.tokens, p.points, p.contracts, p.made) for p in report.players]


def test_club_beats_random_clearly() -> None:
    report = compete(options("Standard"), ("club", "random"), 25, "1")
    club, other = report.players
    assert club.tokens.low > 0.5
    assert other.tokens.mean == -club.tokens.mean
    assert club.points.low > other.points.high


def test_club_plays_the_same_contracts_better_than_greedy() -> None:
    run = Run(options("Standard"), ("club", "greedy"), "1", Fixed())
    club, greedy = contest.compete(Tally(run), 30).players
    assert club.points.low > greedy.points.high


@pytest.mark.soak
@pytest.mark.parametrize("rules", ["Standard", "Classic", "Beginner"])
def test_club_beats_greedy_surely_soak(rules: str) -> None:
    report = compete(options(rules), ("club", "greedy"), 1_000, "2")
    assert report.players[0].tokens.low > 0


def test_club_against_itself_makes_most_of_its_contracts() -> None:
    report = compete(options("Standard"), ("club", "club"), 25, "3")
    one, two = report.players
    assert one.tokens.mean == two.tokens.mean == 0
    assert 0.55 < one.made.mean < 0.85
    assert report.thrown_in < 0.3 * 2 * report.pairs


def test_the_same_seed_gives_the_same_figures() -> None:
    players = ("greedy", "random")
    one, two = (compete(options("Classic"), players, 10, "4") for _ in range(2))
    assert figures(one) == figures(two)
    assert figures(one) != figures(compete(options("Classic"), players, 10, "5"))


def test_swapping_the_players_swaps_the_figures() -> None:
    one = compete(options("Standard"), ("greedy", "club"), 10, "6")
    two = compete(options("Standard"), ("club", "greedy"), 10, "6")
    assert figures(one) == figures(two)[::-1]


@pytest.mark.parametrize("table", ["six-pairs", "six-teams", "eight-pairs", "eight-teams"])
def test_other_tables(table: str) -> None:
    report = compete(options("Classic", f"table={table}"), ("club", "random"), 4, "7")
    club, other = report.players
    assert club.tokens.mean == -other.tokens.mean > 0


def test_the_figures_do_not_depend_on_how_the_pairs_are_put_into_batches() -> None:
    run = Run(options("Standard"), ("greedy", "random"), "8")
    one, many = Tally(run), Tally(run)
    heard: list[Row] = []
    contest.compete(one, 20, jobs=1)
    contest.compete(many, 20, jobs=2, listener=heard.extend)
    assert figures(one.report()) == figures(many.report())
    assert heard == one.rows == many.rows
    assert [row.pair for row in heard] == list(range(20))


def test_a_run_goes_on_from_what_there_is() -> None:
    run = Run(options("Standard"), ("greedy", "random"), "9")
    whole = Tally(run)
    contest.compete(whole, 12)
    rest = Tally(run, whole.rows[:5])
    assert figures(contest.compete(rest, 12)) == figures(whole.report())


def test_with_the_same_contracts_the_figures_say_how_many_more_are_made() -> None:
    run = Run(options("Standard"), ("club", "random"), "10", Fixed())
    report = contest.compete(Tally(run), 20)
    club, other = report.players
    assert club.contracts == other.contracts == 20
    assert report.gap is not None
    assert report.gap.mean == pytest.approx(100 * (club.made.mean - other.made.mean))
    assert report.gap.low > 0
    assert compete(options("Standard"), ("club", "random"), 1, "10").gap is None
