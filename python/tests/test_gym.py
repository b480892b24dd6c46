import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

import latplan.gym
from gymnasium.utils.env_checker import check_env
from worlds import Walk


def test_a_recording_has_episodes_and_names(walk_pairs):
    with np.load(walk_pairs) as file:
        images, index, episode, action = (file[key] for key in ("images", "index", "episode", "action"))
    assert images.shape == (9, 24, 24, 3)  # every picture once
    assert len(index) == len(episode) == len(action) == 400 + episode[-1] + 1
    assert set(action) == {"left", "right", "up", "down", ""}
    for frame in range(len(index)):
        last = frame + 1 == len(index) or episode[frame + 1] != episode[frame]
        assert (action[frame] == "") == last
    steps = {(index[i], index[i + 1], action[i]) for i in range(len(index) - 1) if action[i]}
    assert len({(before, name) for before, _, name in steps}) == len(steps)  # each action has one outcome


def test_a_policy_acts_and_names_can_be_given(tmp_path):
    chosen = []

    def policy(observation, info):
        chosen.append(observation)
        return 1 if len(chosen) % 2 else 0

    latplan.gym.record(Walk(), 4, tmp_path / "x.npz", policy=policy, names=["west", "east", "north", "south"])
    with np.load(tmp_path / "x.npz") as file:
        assert file["action"].tolist() == ["east", "west", "east", "west", ""]
        assert file["index"].tolist() == [0, 1, 0, 1, 0]
    assert chosen == [0, 1, 0, 1]


def test_a_recording_tells_whether_it_shows_the_goal(tmp_path):
    there = iter([1, 1, 3, 3, 1, 1])
    shown = latplan.gym.record(Walk(), 6, tmp_path / "x.npz", policy=lambda observation, info: next(there))
    assert shown == latplan.gym.Recorded(pictures=5, episodes=2, rewarded=1, ended=1)
    away = latplan.gym.record(Walk(), 6, tmp_path / "x.npz", policy=lambda observation, info: 0)
    assert away == latplan.gym.Recorded(pictures=1, episodes=1, rewarded=0, ended=0)


def test_without_a_policy_a_recording_goes_where_nothing_was_tried(tmp_path):
    class Lock(Walk):
        """Nine digits in a row open it; a wrong one closes it again. Random digits take 87,000 steps."""

        def __init__(self):
            super().__init__()
            self.action_space = gymnasium.spaces.Discrete(3)
            self.actions = None

        def reset(self, **options):
            self.right = 0
            return 0, {}

        def step(self, action):
            self.right = self.right + 1 if action == (self.right * 7) % 3 else 0
            return 0, float(self.right == 9), self.right == 9, False, {}

        def render(self):
            return np.full((8, 8, 3), 20 * self.right, np.uint8)

    recorded = latplan.gym.record(Lock(), 300, tmp_path / "x.npz")
    assert recorded.pictures == 10 and recorded.rewarded > 0


def test_actions_are_among_the_possible_ones(tmp_path):
    class Masked(Walk):
        def reset(self, **options):
            return super().reset(**options)[0], {"action_mask": np.array([0, 0, 0, 1], np.int8)}

        def step(self, action):
            return (*super().step(action)[:4], {"action_mask": np.array([0, 1, 0, 0], np.int8)})

    latplan.gym.record(Masked(), 3, tmp_path / "x.npz")
    with np.load(tmp_path / "x.npz") as file:
        assert file["action"].tolist() == ["down", "right", "right", ""]


@pytest.mark.parametrize(
    "wrong, text",
    [
        ({"steps": 0}, "0 steps; expected at least 1"),
        ({"file": "x"}, "x: expected a name that ends in .npz"),
        ({"file": "nowhere/x.npz"}, "nowhere: no such folder"),
        ({"names": ["west"]}, "names: 1; expected one for each of the 4 actions"),
        ({"policy": lambda observation, info: 17}, "action 17 by the policy; expected one of 4"),
    ],
)
def test_wrong_use_of_record_is_refused_before_the_recording(tmp_path, wrong, text):
    options = {"steps": 3, "file": "x.npz"} | wrong
    env = Walk()
    env.step = None
    with pytest.raises(latplan.LatplanError, match=text):
        latplan.gym.record(env, options.pop("steps"), tmp_path / options.pop("file"), **options)
    assert not list(tmp_path.iterdir())


def test_pictures_of_changing_size_are_refused(tmp_path):
    env = Walk()
    sizes = iter([24, 25])
    env.render = lambda: np.zeros((next(sizes), 24, 3), np.uint8)
    with pytest.raises(latplan.InputError, match=r"\[24, 24, 3\] and \[25, 24, 3\]; expected one size"):
        latplan.gym.record(env, 3, tmp_path / "x.npz")


def test_wrong_use_of_a_learnt_environment_is_refused(walk_model):
    env = latplan.gym.LearntEnv(walk_model)
    env.reset()
    for action in (-1, len(walk_model.actions), None, "east", 0.5):
        with pytest.raises(latplan.InputError, match="step: action .*expected 0 to"):
            env.step(action)
    with pytest.raises(latplan.InputError, match="expected rgb_array"):
        latplan.gym.LearntEnv(walk_model, render_mode="human")


def test_other_names_than_the_recorded_ones_are_refused(walk_model, walk_pairs):
    with np.load(walk_pairs) as file:
        goal = file["images"][1]
    env = Walk()
    env.reset()
    with pytest.raises(latplan.InputError, match="the recording has the action"):
        latplan.gym.execute(walk_model.plan(env.render(), goal), env, names=["w", "e", "n", "s"])


def test_an_environment_without_pictures_is_refused(tmp_path):
    env = Walk()
    env.render = lambda: None
    with pytest.raises(latplan.InputError, match="rgb_array"):
        latplan.gym.record(env, 3, tmp_path / "x.npz")
    env.render = lambda: np.zeros((24, 24, 4), np.uint8)
    with pytest.raises(latplan.InputError, match=r"picture \[24, 24, 4\]; expected \[height, width, 3\]"):
        latplan.gym.record(env, 3, tmp_path / "x.npz")


@pytest.mark.parametrize("names", [None, ["a", "b"]])
@pytest.mark.parametrize("space", [gymnasium.spaces.Box(0, 1), gymnasium.spaces.MultiDiscrete([2, 2])])
def test_other_actions_than_numbers_are_refused(tmp_path, space, names):
    env = Walk()
    env.action_space = space
    with pytest.raises(latplan.InputError, match="expected a discrete action space"):
        latplan.gym.record(env, 3, tmp_path / "x.npz", names=names)


def test_actions_may_count_from_any_number_and_observations_have_any_form(tmp_path):
    class Other(Walk):
        def reset(self, **options):
            observation, info = super().reset(**options)
            return {"place": observation, "words": ("a", "b")}, info

        def step(self, action):
            observation, *rest = super().step(action - 7)
            return ({"place": observation, "words": ("a", "b")}, *rest)

    env = Other()
    env.action_space = gymnasium.spaces.Discrete(4, start=7)
    latplan.gym.record(env, 3, tmp_path / "x.npz", policy=lambda observation, info: np.int64(8))
    with np.load(tmp_path / "x.npz") as file:
        assert file["action"].tolist() == ["right", "right", "right", ""]


def test_a_plan_is_played_in_the_environment(walk_model):
    env = Walk()
    env.reset()
    start = env.render()
    env.place = (2, 2)
    goal = env.render()
    env.place = (0, 0)
    plan = walk_model.plan(start, goal)
    assert len(plan) == 4
    played = latplan.gym.execute(plan, env)
    assert played.reached and played.parted is None and played.reason == ""
    assert sorted(played.played) == ["down", "down", "right", "right"]
    assert played.reward == 1 and played.ended
    assert (played.images[-1] == goal).all() and len(played.images) == 5


def test_a_goal_unlike_the_recording_is_reported(walk_model):
    env = Walk()
    env.reset()
    start = env.render()
    assert walk_model.plan(start, start).warnings == []
    goal = start[::-1, ::-1].copy()
    goal[8:16, 8:16] = (230, 20, 40)
    plan = walk_model.plan(start, goal)
    assert len(plan.warnings) == 1 and "the goal picture is unlike all training pictures" in plan.warnings[0]
    if not plan.solved:
        assert plan.warnings[0] in latplan.gym.execute(plan, env).reason


def test_it_is_reported_where_picture_and_prediction_part(walk_model):
    env = Walk()
    env.reset()
    start = env.render()
    env.place = (0, 2)
    plan = walk_model.plan(start, env.render())
    env.reset()
    env.step = lambda action: (0, 0.0, False, False, {})  # nothing happens
    played = latplan.gym.execute(plan, env)
    assert not played.reached and played.parted == 1 and played.played == ["right", "right"]
    assert played.reason == "step 2: right did not lead to the predicted picture"


def test_where_picture_and_prediction_part_the_rest_is_planned_again(walk_model):
    env = Walk()
    env.reset()
    start = env.render()
    env.place = (0, 2)
    goal = env.render()
    env.reset()
    step = env.step

    def slip(action):  # the first step leads elsewhere
        env.step = step
        return step(3)

    env.step = slip
    played = latplan.gym.execute(walk_model.plan(start, goal), env)
    assert played.reached and played.parted == 1 and played.reason == ""
    assert played.played[0] == "right" and sorted(played.played[1:]) == ["right", "right", "up"]
    assert (played.images[-1] == goal).all()


def test_a_learnt_model_is_an_environment(walk_model):
    env = latplan.gym.LearntEnv(walk_model)
    check_env(env, skip_render_check=True)
    walk = Walk()
    walk.reset()
    start = walk.render()
    walk.place = (0, 2)
    env = latplan.gym.LearntEnv(walk_model, start, walk.render())
    observation, info = env.reset(seed=1)
    assert (observation == start).all() and env.observation_space.contains(observation)
    plan = walk_model.plan(start, walk.render())
    for step, name in enumerate(plan.actions):
        action = walk_model.actions.index(name)
        assert info["action_mask"][action] == 1
        observation, reward, terminated, truncated, info = env.step(action)
    assert terminated and not truncated and reward == 1
    impossible = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (env.step(impossible)[0] == observation).all()


def test_a_model_of_grey_pictures_is_an_environment(hanoi, ends):
    env = latplan.gym.LearntEnv(hanoi, start=ends[0])
    check_env(env, skip_render_check=True)
    assert env.reset()[0].shape == (*hanoi.shape[:2], 3)
