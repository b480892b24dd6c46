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
    """Keeps the pictures that were rewarded; CliffWalking rewards nothing and ends at its goal alone."""

    def __init__(self, env):
        super().__init__(env)
        self.pictures = []

    def step(self, action):
        result = self.env.step(action)
        if result[1] > 0 or (result[2] and self.spec.id == "CliffWalking-v1"):
            self.pictures.append(self.env.render())
        return result


def make(name):
    """One layout of an environment."""
    pytest.importorskip("pygame")
    options = {"render_mode": "rgb_array"}
    if name == "FrozenLake-v1":
        options["is_slippery"] = False
    if name.startswith("MiniGrid"):
        pytest.importorskip("minigrid")
        options |= {"highlight": False, "tile_size": 16}
    if "DoorKey" in name:
        options["max_steps"] = 10**9
    return Successes(FixedLayout(gymnasium.make(name, **options), 3 if "DoorKey" in name else 0))


def at_random(env, seed):
    env.action_space.seed(seed)
    return lambda observation, info: env.action_space.sample(info.get("action_mask"))


def wander(env, steps, rng):
    """Resets the environment and takes random steps; whether the episode goes on."""
    _, info = env.reset()
    for _ in range(steps):
        mask = info.get("action_mask", np.ones(env.action_space.n))
        _, _, terminated, truncated, info = env.step(int(rng.choice(np.flatnonzero(mask))))
        if terminated or truncated:
            return False
    return True


@pytest.mark.parametrize(
    "name, policy, least",
    [
        ("FrozenLake-v1", at_random, 20),
        ("Taxi-v4", at_random, 20),
        ("MiniGrid-DoorKey-6x6-v0", at_random, 18),
        *((name, None, 20) for name in ("FrozenLake-v1", "Taxi-v4", "CliffWalking-v1", "MiniGrid-Empty-8x8-v0")),
        *((name, None, 18) for name in ("MiniGrid-DoorKey-6x6-v0", "MiniGrid-FourRooms-v0")),
    ],
)
def test_from_recording_to_the_goal(name, policy, least, rng, tmp_path):
    env = make(name)
    latplan.gym.record(env, 5000, tmp_path / "pairs.npz", seed=1, policy=policy and policy(env, 1))
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
