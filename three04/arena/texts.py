"""The figures of a run for people: a small table, and a row of a larger one in Markdown."""

import msgspec

from three04.arena.figures import Estimate, Report, Standing
from three04.arena.playing import Run


def table(report: Report, run: Run) -> str:
    """Return the figures as a small table.

    Args:
        report: What came of it.
        run: What was played.
    """
    width = max(8, *(len(standing.name) for standing in report.players))
    lines = [
        f"{report.pairs} pairs, {2 * report.pairs} deals, {report.thrown_in} thrown in;"
        f" {run.options.profile}, table {run.options.table}{_contract(run)}",
        f"{'':{width}} {'tokens a deal':>24} {'points a deal':>24} {'contracts':>10} "
        f"{'made, %':>20} {'ms, median / 95 %':>18}",
    ]
    lines += [_line(standing, width) for standing in report.players]
    if report.gap is not None:
        lines.append(
            f"contracts made, {report.players[0].name} less {report.players[1].name}: "
            f"{interval(report.gap, '+.1f')} of 100"
        )
    lines += [
        f"{standing.name}: faults in {standing.forfeits} hands, which greedy played on"
        for standing in report.players
        if standing.forfeits
    ]
    return "\n".join(lines)


def _contract(run: Run) -> str:
    if run.fixed is None:
        return ""
    who = {"best": "the best hand", "turns": "each seat in turn"}[run.fixed.dealing]
    return f"; no auction, {who} makes {run.fixed.bid}"


def _line(standing: Standing, width: int) -> str:
    return (
        f"{standing.name:{width}} {interval(standing.tokens, '+.3f'):>24}"
        f" {interval(standing.points, '.1f'):>24} {standing.contracts:>10}"
        f" {interval(_percent(standing.made), '.1f'):>20}"
        f" {_times(standing):>18}"
    )


def _times(standing: Standing) -> str:
    if not standing.decisions:
        return "–"
    return f"{standing.median_ms:.2f} / {standing.p95_ms:.2f}"


def _percent(share: Estimate) -> Estimate:
    return Estimate(100 * share.mean, 100 * share.low, min(100.0, 100 * share.high))


def interval(estimate: Estimate, form: str) -> str:
    """Return a mean with its interval, as ``+0.27 [+0.22, +0.32]``."""
    low, high = format(estimate.low, form), format(estimate.high, form)
    return f"{format(estimate.mean, form)} [{low}, {high}]"


def as_json(report: Report, run: Run) -> bytes:
    """Return what was played and what came of it, as JSON.

    Args:
        report: What came of it.
        run: What was played.
    """
    figures = {"run": msgspec.to_builtins(run), **msgspec.to_builtins(report)}
    return msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n"


# ---------------------------------------------------------------------- Markdown

MARKDOWN_HEAD = (
    "| matchup | players | rules | pairs | tokens a deal | points a deal | made, % "
    "| more contracts made, of 100 | ms a decision, median / 95 % |\n"
    "|---|---|---|---|---|---|---|---|---|"
)
"""The head of a table in Markdown."""


def markdown_row(name: str, report: Report, run: Run) -> str:
    """Return the row of a run in a table in Markdown; tokens are the first player's.

    Args:
        name: What the run is called.
        report: What came of it.
        run: What was played.
    """
    first, second = report.players
    made = [_percent(standing.made) for standing in report.players]
    cells = [
        name,
        f"{first.name} : {second.name}",
        run.options.profile if run.options.table == "four" else run.options.table,
        f"{report.pairs:,}",
        interval(first.tokens, "+.3f"),
        f"{first.points.mean:.1f} : {second.points.mean:.1f}",
        " : ".join(interval(share, ".1f") for share in made),
        "" if report.gap is None else interval(report.gap, "+.1f"),
        f"{_times(first)} : {_times(second)}",
    ]
    return f"| {' | '.join(cells)} |"
