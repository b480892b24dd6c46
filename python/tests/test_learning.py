import os
import subprocess
import sys

import numpy as np
import pytest

import latplan
from latplan._program import program


def pairs_of_lights(rng, count):
    """Before and after one of four lights is switched."""
    states = rng.integers(0, 2, (count, 2, 2)).astype(np.uint8)
    after = states.copy()
    lights = rng.integers(0, 4, count)
    after.reshape(count, 4)[np.arange(count), lights] ^= 1
    return tuple(np.kron(s, np.ones((1, 8, 8), np.uint8)) * np.uint8(200) + np.uint8(20) for s in (states, after))


def test_learns_from_arrays_and_reports(rng, tmp_path):
    before, after = pairs_of_lights(rng, 300)
    seen = []
    model = latplan.learn((before, after), tmp_path / "run", budget=60, seed=3, progress=seen.append)
    assert model.shape == (16, 16)
    assert model.verdict.word == "good", model.verdict.reasons
    assert (tmp_path / "run/report.html").exists()
    assert {"look", "codebooks", "export"} <= {at.stage for at in seen}
    assert seen[-1].best_score > 0.9
    lit = np.full((16, 16), 220, np.uint8)
    dark = np.full((16, 16), 20, np.uint8)
    plan = model.plan(dark, lit)
    assert len(plan) == 4 and plan.valid is None and plan.note == "no world is known for these pictures"
    assert len(set(plan.warranties)) >= 1 and plan.verdict.word == "good"
    with pytest.raises(latplan.LatplanError, match="exists") as exists:
        latplan.learn((before, after), tmp_path / "run")
    assert exists.value.code == 35


def test_start_and_goal_may_be_of_the_size_before_learning_and_after(rng, tmp_path):
    before, after = (np.kron(pictures, np.ones((1, 8, 8), np.uint8)) for pictures in pairs_of_lights(rng, 300))
    model = latplan.learn([before, after], tmp_path / "run", budget=60)
    assert model.shape == (64, 64) and before.shape[1:] == (128, 128)
    lit = np.full((128, 128), 220, np.uint8)
    assert len(model.plan(lit, model.decode(model.encode(lit - np.uint8(200))))) == 4
    with pytest.raises(latplan.InputError, match="goal: 300 pictures; expected one"):
        model.plan(lit, before)


def test_errors_are_those_of_the_program(tmp_path):
    with pytest.raises(FileNotFoundError, match="none: no such file or folder; expected pictures"):
        latplan.learn(tmp_path / "none", tmp_path / "run")
    with pytest.raises(latplan.InputError, match="--budget"):
        latplan.learn(tmp_path, tmp_path / "run", budget=-1)


@pytest.mark.parametrize("source", [None, np.zeros((3, 4, 4), np.uint8), [np.zeros((3, 4, 4), np.uint8)]])
def test_other_sources_are_refused(source, tmp_path):
    with pytest.raises(latplan.InputError, match="expected a file, a folder, or two arrays"):
        latplan.learn(source, tmp_path / "run")


def test_an_exception_of_the_callback_ends_learning(rng, tmp_path):
    def stop(at):
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        latplan.learn(pairs_of_lights(rng, 300), tmp_path / "run", progress=stop)


def test_the_program_comes_with_the_package():
    assert os.access(program(), os.X_OK)
    script = "import sys; sys.argv = ['latplan', 'domains']; from latplan._program import main; main()"
    listed = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "lightsout" in listed.stdout
