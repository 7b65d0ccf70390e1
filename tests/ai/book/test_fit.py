"""How the book is fitted: regressions find what made the samples; players can be named."""

import math
import random
from pathlib import Path

import pytest

from three04.ai import logit, packets
from three04.ai.book import fitted, fitting, place, selfplay
from three04.ai.book.book import Book, load
from three04.ai.book.curve import Curve, log_odds, logistic
from three04.ai.book.fit import AUCTIONS, CLOSED, OPENED
from three04.ai.book.selfplay import Contract
from three04.ai.players import PLAYERS
from three04.rules.options import STANDARD, Options


def test_a_regression_finds_the_weights() -> None:
    rng = random.Random(1)
    rows = [(1.0, rng.gauss(0, 1)) for _ in range(4000)]
    hits = [rng.random() < logistic(0.5 - 1.5 * row[1]) for row in rows]
    first, second = logit.fit(rows, hits)
    assert first == pytest.approx(0.5, abs=0.15)
    assert second == pytest.approx(-1.5, abs=0.2)
    assert logit.loss([logistic(first + second * r[1]) for r in rows], hits) < logit.base_loss(hits)


def test_a_choice_finds_the_weights() -> None:
    rng = random.Random(2)
    choices = []
    for _ in range(2000):
        rows = [(rng.gauss(0, 1), rng.gauss(0, 1)) for _ in range(3)]
        chosen = rng.choices(range(3), logit.shares((1.0, -0.5), rows))[0]
        choices.append((rows, chosen))
    assert logit.fit_choice(choices) == pytest.approx([1.0, -0.5], abs=0.15)


def test_the_curve_finds_what_players_make() -> None:
    rng = random.Random(3)
    true = Curve(60.0, 0.7, 18.0)
    contracts = []
    for _ in range(4000):
        exact, bid = rng.randrange(60, 305), rng.randrange(160, 301, 10)
        chance = rng.uniform(0.001, 0.999)
        points = true.shift + true.slope * exact + true.scale * math.log(chance / (1 - chance))
        contracts.append(Contract(exact, bid, round(points)))
    found = fitting.curve_of(contracts)
    assert found.shift == pytest.approx(60, abs=8)
    assert found.slope == pytest.approx(0.7, abs=0.05)
    assert found.scale == pytest.approx(18, abs=2)
    assert found.loss < found.base


def test_odds_have_an_end() -> None:
    assert log_odds(0.0) == pytest.approx(-5)
    assert log_odds(1.0) == pytest.approx(5)
    assert log_odds(logistic(1.5)) == pytest.approx(1.5)
    assert logistic(-800) == 0
    assert logistic(800) == 1


@pytest.mark.parametrize("options", [CLOSED, OPENED])
def test_a_contract_is_given_and_played(options: Options) -> None:
    found = [selfplay.contract_at(PLAYERS["club"], options, f"test {n}") for n in range(3)]
    for one in found:
        assert 0 <= one.exact <= 304
        assert 160 <= one.contract <= 300
        assert 0 <= one.points <= 304
    again = [selfplay.contract_at(PLAYERS["club"], options, f"test {n}") for n in range(3)]
    assert found == again


def test_what_is_said_is_kept_with_the_packet() -> None:
    for number, options in enumerate(AUCTIONS):
        said, laid = selfplay.auction_at(PLAYERS["club"], options, f"test {number}")
        assert said
        assert all(0 <= one.number < packets.PACKETS for one in said)
        if laid is not None:
            assert laid.card & laid.packet == laid.card
            assert laid.contract >= 160


def test_a_player_is_fitted_to_few_deals(tmp_path: Path) -> None:
    known = load()
    book = Book(known.source, None)
    played = [selfplay.auction_at(PLAYERS["club"], STANDARD, f"few {n}") for n in range(40)]
    calls = fitting.calls_of(book, [one for said, _ in played for one in said])
    indicator = fitting.indicator_of(book, [laid for _, laid in played if laid is not None])
    assert calls.calls > 100
    assert calls.loss < calls.base
    assert indicator.laid > 20
    curve = Curve(60.0, 0.7, 18.0)
    kept = {"club": fitted.Fitted(curve, curve, calls, indicator)}
    fitted.write(kept, tmp_path / "fitted")
    assert fitted.read(tmp_path / "fitted") == kept


def test_the_packages_fit_is_of_use() -> None:
    players = fitted.read(place.FITTED)
    for found in players.values():
        for curve in (found.closed, found.open):
            assert curve.loss < 0.75 * curve.base
        assert found.calls.loss < 0.5 * found.calls.base
        assert found.indicator.loss < 0.5 * found.indicator.base
    assert load("no such player").fitted == players["club"]
