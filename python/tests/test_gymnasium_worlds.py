"""Environments of Gymnasium and MiniGrid from recording to the goal: nightly."""

import pathlib

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

import latplan.gym

pytestmark = pytest.mark.nightly


class FixedLayout(gymnasium.Wrapper):
    def reset(self, *, seed=None, options=None):
        return self.env.reset(seed=self.layout, options=options)

    def __init__(self, env, layout):
        super().__init__(env)
        self.layout = layout


class Successes(gymnasium.Wrapper):
    """Keeps the pictures that were rewarded."""

    def __init__(self, env):
        super().__init__(env)
        self.pictures = []

    def step(self, action):
        result = self.env.step(action)
        if result[1] > 0:
            self.pictures.append(self.env.render())
        return result


def make(name):
    pytest.importorskip("pygame")
    if name == "lake":
        return gymnasium.make("FrozenLake-v1", is_slippery=False, render_mode="rgb_array")
    if name == "taxi":
        return FixedLayout(gymnasium.make("Taxi-v4", render_mode="rgb_array"), 0)
    pytest.importorskip("minigrid")
    door_key = gymnasium.make(
        "MiniGrid-DoorKey-6x6-v0", render_mode="rgb_array", highlight=False, tile_size=16, max_steps=10**9
    )
    return FixedLayout(door_key, 3)


def wander(env, steps, rng):
    """Resets the environment and takes random steps; whether the episode goes on."""
    _, info = env.reset()
    for _ in range(steps):
        mask = info.get("action_mask", np.ones(env.action_space.n))
        _, _, terminated, truncated, info = env.step(int(rng.choice(np.flatnonzero(mask))))
        if terminated or truncated:
            return False
    return True


@pytest.mark.parametrize("name, least", [("lake", 20), ("taxi", 20), ("doorkey", 18)])
def test_from_recording_to_the_goal(name, least, rng, tmp_path):
    env = Successes(make(name))
    latplan.gym.record(env, 5000, tmp_path / "pairs.npz", seed=1)
    model = latplan.learn(tmp_path / "pairs.npz", tmp_path / "run", budget=120)
    goal = env.pictures[0]
    reached = episodes = 0
    while episodes < 20:
        if not wander(env, int(rng.integers(30)) if episodes else 0, rng):
            continue
        episodes += 1
        played = latplan.gym.execute(model.plan(env.render(), goal), env)
        reached += played.reached and played.ended and (played.images[-1] == goal).all()
    assert reached >= least


def test_the_example_notebook_runs(tmp_path):
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    pytest.importorskip("pygame")
    source = pathlib.Path(__file__).parents[2] / "examples/taxi.ipynb"
    notebook = nbformat.read(source, as_version=4)
    nbclient.NotebookClient(notebook, timeout=1800, resources={"metadata": {"path": str(tmp_path)}}).execute()
    texts = [output.get("text", "") for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("delivered: True" in text for text in texts)
    shown = [output.data for cell in notebook.cells for output in cell.get("outputs", []) if "data" in output]
    assert any("text/html" in data and "image/png" in data for data in shown)
