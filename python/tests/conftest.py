import pathlib

import numpy as np
import pytest

import latplan

SOURCE = pathlib.Path(__file__).parents[2]


@pytest.fixture(scope="session")
def hanoi():
    return latplan.load("hanoi-3-9")


@pytest.fixture(scope="session")
def ends():
    """Pictures of a start and a goal of Hanoi."""
    folder = sorted((SOURCE / "tests/slow/instances/hanoi-3-9").glob("*/init.png"))[0].parent
    return folder / "init.png", folder / "goal.png"


@pytest.fixture(scope="session")
def walk_pairs(tmp_path_factory):
    gym = pytest.importorskip("latplan.gym")
    from worlds import Walk

    file = tmp_path_factory.mktemp("walk") / "pairs.npz"
    gym.record(Walk(), 400, file, seed=1)
    return file


@pytest.fixture(scope="session")
def walk_model(walk_pairs):
    return latplan.learn(walk_pairs, walk_pairs.parent / "run", budget=60)


@pytest.fixture
def rng():
    return np.random.default_rng(1)
