"""The play model: that it is trained as it is used, and learns what a plain sum cannot."""

import random
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.ai.histories import play_deal
from three04.ai.worlds import fit, play_model
from three04.ai.worlds.batch import Worlds
from three04.ai.worlds.knowledge import Knowledge
from three04.ai.worlds.likelihood import Likelihood
from three04.ai.worlds.selfplay import truth
from three04.ai.worlds.sight import KINDS, LOOKS, OCCASION, SIZE
from three04.ai.worlds.train import Net, Sample, choices_of, trained
from three04.rules.options import options


def test_the_trained_model_is_the_one_that_is_played_with() -> None:
    # numpy's chances of the cards of a whole deal against the weight that the deal is given.
    deal = play_deal(random.Random(304), options("Classic"), ["club"] * 4)
    seats = deal.until(len(deal.actions) - 1)
    knowledge = Knowledge(seats.views[0])
    worlds = Worlds(knowledge, 1)
    worlds.put(0, *truth(seats.match, seats.views[0]))
    nets = [Net(np.random.default_rng(kind)) for kind in range(KINDS)]
    for net in nets:
        net.parts[0][:] = np.random.default_rng(9).normal(0, 0.3, LOOKS)
        net.parts[2][:] = 0.25
    weights = [weight for net in nets for weight in net.weights()]
    likelihood = Likelihood(knowledge, weights, blind=0.0)
    likelihood.everyone = 1
    expected = 1.0
    choices = likelihood.choices(worlds, 0)
    assert len({kind for kind, _, _ in choices}) >= 6
    for kind, chosen, looks in choices:
        chances = nets[kind].chances(choices_of([(chosen, looks)]))[0]
        expected *= len(looks) * float(chances[chosen])
    likelihood.weigh(worlds)
    assert worlds.weights()[0] == pytest.approx(expected, rel=1e-3)


def _choice(rng: random.Random) -> Sample:
    """Return a choice of the higher of two cards on one occasion, of the lower on another."""
    high = rng.randrange(2)
    rows = []
    for number in range(2):
        row = [0.0] * (LOOKS + OCCASION)
        row[0] = float(number == high)
        rows.append(row)
    late = rng.randrange(2)
    for row in rows:
        row[LOOKS] = float(late)
    return (high if late else 1 - high), rows


def test_it_learns_what_depends_on_the_occasion() -> None:
    rng = random.Random(1)
    found = choices_of([_choice(rng) for _ in range(600)])
    others = choices_of([_choice(rng) for _ in range(200)])
    assert Net(np.random.default_rng(0)).loss(others) > 0.5
    assert trained(found, 0).loss(others) < 0.2
    assert trained(found, 0, plain=True).loss(others) > 0.5  # a plain sum cannot


def test_the_same_choices_train_the_same_model() -> None:
    rng = random.Random(2)
    found = choices_of([_choice(rng) for _ in range(100)])
    assert trained(found, 7, 3).weights() == trained(found, 7, 3).weights()


@pytest.mark.parametrize("plain", [False, True])
def test_a_model_is_fitted_written_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plain: bool
) -> None:
    out = tmp_path / "model.json"
    given = ["fit", "--deals", "6", "--players", "club,greedy", "--jobs", "1", "--out", str(out)]
    given += ["--plain"] * plain
    monkeypatch.setattr(sys, "argv", given)
    assert fit.main() == 0
    model = play_model.read(out)
    assert "--players club,greedy" in model.made
    assert len(model.held_out) == KINDS
    assert len(model.weights) == KINDS * (LOOKS if plain else SIZE)
    assert any(model.weights)
    rows = play_model.weights(out)
    assert len(rows) == KINDS * SIZE
    own = [at for at in range(len(rows)) if at % SIZE < LOOKS or not plain]
    assert [rows[at] for at in own] == [weight / 1000 for weight in model.weights]
    assert not any(rows[at] for at in set(range(len(rows))) - set(own))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("--players nobody", "nobody"),
        ("--rules Nonsense", "Nonsense"),
        ("--rules Classic:table=nine", "table=nine"),
        ("--deals 0", "--deals"),
        ("--deals 1", "--deals"),
        ("--jobs 0", "--jobs"),
        ("--out missing/model.json", "missing"),
        ("--out .", "“.”"),
    ],
)
def test_what_cannot_be_fitted_is_refused_before_a_deal_is_played(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    wrong: str,
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["fit", "--out", "model.json", *wrong.split()])
    with pytest.raises(SystemExit) as ended:
        fit.main()
    assert ended.value.code == 2
    assert said in capsys.readouterr().err.splitlines()[-1]
    assert not list(tmp_path.iterdir())


def test_a_model_of_no_choices_does_not_replace_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "model.json"
    out.write_text("the old one")
    given = ["fit", "--deals", "2", "--players", "greedy", "--jobs", "1", "--out", str(out)]
    # The first deal, which is kept apart, is not played by this seed.
    monkeypatch.setattr(sys, "argv", [*given, "--rules", "Standard", "--seed", "none 4"])
    assert fit.main() == 1
    assert "no model is written" in capsys.readouterr().err
    assert out.read_text() == "the old one"


def test_without_numpy_it_says_what_is_wanted() -> None:
    code = (
        "import runpy, sys\n"
        "sys.modules['numpy'] = None\n"
        "runpy.run_module('three04.ai.worlds.fit', run_name='__main__')\n"
    )
    child = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert child.returncode == 1
    assert child.stderr == "fit needs numpy: pip install 'three04[fit]'\n"


@pytest.mark.parametrize("text", [None, "", "{}", '{"made": "", "held_out": [], "weights": [1]}'])
def test_without_a_readable_model_all_cards_are_alike(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, text: str | None
) -> None:
    path = tmp_path / "play_model.json"
    if text is not None:
        path.write_text(text)
    assert not any(play_model.weights(path))
    assert "all cards are alike" in caplog.text


@pytest.mark.parametrize("path", [play_model.PLAIN_PATH, play_model.TRAINED_PATH])
def test_the_models_of_the_package_foretell_better_than_a_blind_choice(path: Path) -> None:
    model = play_model.read(path)
    assert any(model.weights)
    figures = [
        re.findall(r"[0-9.]+(?= nats)|(?<=blind )[0-9.]+", line)
        for line in model.held_out
        if "held out" in line
    ]
    assert len(figures) >= KINDS - 1
    for lost, blind in figures:
        assert float(lost) < 0.97 * float(blind)
