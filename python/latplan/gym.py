"""Gymnasium in both directions: records environments, plays plans in them, and makes environments of learnt models.

    latplan.gym.record(env, 5000, "pairs.npz")
    model = latplan.learn("pairs.npz", "run")
    env.reset()
    result = latplan.gym.execute(model.plan(env.render(), "goal.png"), env)
"""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import EnumMeta
from functools import lru_cache
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import ArrayLike, NDArray

from .errors import InputError, error_of
from .model import File, Model, Plan, _pictures

Policy = Callable[[Any, dict[str, Any]], Any]  # observation, info -> action


def action_names(env: gymnasium.Env) -> list[str]:
    """Names of the actions of an environment: those of its enumeration `actions` if it has one, otherwise numbers."""
    space = _actions(env)
    named = getattr(env.unwrapped, "actions", None)
    if isinstance(named, EnumMeta) and len(named) == space.n:
        return [action.name for action in named]  # type: ignore[var-annotated]
    return [str(space.start + i) for i in range(int(space.n))]


def _actions(env: gymnasium.Env) -> gymnasium.spaces.Discrete:
    if not isinstance(env.action_space, gymnasium.spaces.Discrete):
        raise InputError(f"actions: {env.action_space}; expected a discrete action space", 36)
    return env.action_space


def _names(env: gymnasium.Env, given: Sequence[str] | None) -> list[str]:
    if given is None:
        return action_names(env)
    count = _actions(env).n
    if len(given) != count:
        raise InputError(f"names: {len(given)}; expected one for each of the {count} actions", 36)
    return list(given)


@dataclass
class Recorded:
    """What a recording shows."""

    pictures: int  # different ones
    episodes: int
    rewarded: int  # steps with a reward above 0
    ended: int  # episodes that the environment ended; if both are 0, the recording does not show the environment's goal


def record(
    env: gymnasium.Env,
    steps: int,
    file: File,
    *,
    policy: Policy | None = None,
    seed: int = 0,
    names: Sequence[str] | None = None,
) -> Recorded:
    """Writes the pictures of an environment with `render_mode="rgb_array"` while a policy acts in it.

    The file (.npz) is for `latplan.learn`. Learning sees the pictures; the names of the actions only name what was learnt.
    Without a policy the recording explores: it goes to the nearest picture where an action was not tried yet, and tries it.
    Only possible actions are taken if the environment tells them (`action_mask` in its info).
    """
    names = _names(env, names)
    if steps < 1:
        raise InputError(f"record: {steps} steps; expected at least 1", 36)
    place = Path(file)
    if place.suffix != ".npz":
        raise InputError(f"{place}: expected a name that ends in .npz", 35)
    if not place.parent.is_dir():
        raise error_of(f"{place.parent}: no such folder for the output file {place.name}", 33)
    explorer = _Explorer(seed)
    pictures: dict[bytes, int] = {}  # equal ones are stored once
    index: list[int] = []
    episodes: list[int] = []
    actions: list[str] = []
    shape: tuple[int, ...] = ()
    episode = 0

    def see(action: str) -> None:
        nonlocal shape
        picture = env.render()
        if not isinstance(picture, np.ndarray) or picture.dtype != np.uint8 or picture.ndim != 3:
            raise InputError('record: no picture; expected an environment with render_mode="rgb_array"', 36)
        if picture.shape[2] != 3:
            raise InputError(f"record: picture {list(picture.shape)}; expected [height, width, 3]", 36)
        if shape not in ((), picture.shape):
            raise InputError(f"record: pictures {list(shape)} and {list(picture.shape)}; expected one size", 36)
        shape = picture.shape
        index.append(pictures.setdefault(picture.tobytes(), len(pictures)))
        episodes.append(episode)
        actions.append(action)

    rewarded = ended = 0
    observation, info = env.reset(seed=seed)
    see("")
    for step in range(steps):
        if policy:
            action = policy(observation, info)
        else:
            mask = info.get("action_mask")
            possible = np.arange(len(names)) if mask is None or not np.any(mask) else np.flatnonzero(mask)
            action = explorer.choose(index[-1], possible) + int(_actions(env).start)
        number = int(action) - int(_actions(env).start)
        if not 0 <= number < len(names):
            raise InputError(f"record: action {action} by the policy; expected one of {len(names)}", 36)
        actions[-1] = names[number]
        observation, reward, terminated, truncated, info = env.step(action)
        rewarded += float(reward) > 0
        see("")
        explorer.saw(index[-2], number, index[-1])
        ended += terminated
        if (terminated or truncated) and step + 1 < steps:
            episode += 1
            observation, info = env.reset()
            see("")
    images = np.frombuffer(b"".join(pictures), np.uint8).reshape(len(pictures), *shape)
    np.savez_compressed(
        place, images=images, index=np.array(index), episode=np.array(episodes), action=np.array(actions)
    )
    return Recorded(len(pictures), episode + 1, rewarded, ended)


class _Explorer:
    """Goes the shortest way it knows to a picture where an action was not tried yet; where there is none, at random."""

    def __init__(self, seed: int):
        self.rng = np.random.default_rng(seed)
        self.untried: dict[int, list[int]] = {}  # actions, by picture
        self.after: dict[int, dict[int, int]] = {}  # the picture after an action, by picture

    def choose(self, picture: int, possible: NDArray[np.intp]) -> int:
        untried = self.untried.setdefault(picture, self.rng.permutation(possible).tolist())
        untried[:] = [action for action in untried if action in possible]
        if untried:
            return untried.pop()
        first: dict[int, int] = {picture: -1}  # action on the way to a picture
        queue = [picture]
        for at in queue:
            if self.untried[at]:
                return first[at]
            for action, after in self.after.get(at, {}).items():
                if after in self.untried and after not in first and (at != picture or action in possible):
                    first[after] = action if at == picture else first[at]
                    queue.append(after)
        return int(self.rng.choice(possible))

    def saw(self, before: int, action: int, after: int) -> None:
        self.after.setdefault(before, {})[action] = after


@dataclass
class Execution:
    """A plan played in an environment."""

    reached: bool = False  # the last picture shows the goal
    parted: int | None = None  # the first step after which the picture is not the predicted one; None: none
    reason: str = ""  # why the goal was not reached
    learnt: list[str] = field(default_factory=list)  # actions of the plan that were played
    played: list[str] = field(default_factory=list)  # actions of the environment
    images: list[NDArray[np.uint8]] = field(default_factory=list, repr=False)  # of the environment, start first
    reward: float = 0  # the sum
    ended: bool = False  # the environment ended the episode


def execute(plan: Plan, env: gymnasium.Env, *, names: Sequence[str] | None = None) -> Execution:
    """Plays a plan in the environment that its model was recorded in, from the state that the environment is in.

    For each learnt action the environment's action that was most often recorded with it. Where there is none, or the picture
    is not the predicted one, the rest is planned once more, from there and with recorded transitions alone.
    """
    names = _names(env, names)
    play = Execution(images=[env.render()])  # type: ignore[list-item]
    _follow(plan, env, names, play)
    if plan.solved and not play.reached and not play.ended:
        again = Model(plan.model.folder, only="seen").plan(play.images[-1], plan.images[-1])
        if again.solved:
            play.reason = ""
            _follow(again, env, names, play)
    return play


def _follow(plan: Plan, env: gymnasium.Env, names: list[str], play: Execution) -> None:
    """Plays a plan to its end, or to where it is clear that it does not lead there."""
    if not plan.solved:
        play.reason = "; ".join([plan.reason, *plan.warnings])
        return
    recording = _recording(plan.model.folder)
    for learnt, before, after in zip(plan.actions, plan.states, plan.states[1:]):
        step = len(play.learnt) + 1
        if play.ended:
            play.reason = f"step {step - 1}: the environment ended the episode"
            return
        name = recording.played_as(before, after)
        if name is None:
            play.reason = f"step {step}: no recorded action does what {learnt} does"
            return
        if name not in names:
            raise InputError(f"execute: the recording has the action {name}; expected names of it in {names}", 36)
        action = names.index(name) + int(_actions(env).start)
        _, reward, terminated, truncated, _ = env.step(action)
        play.learnt.append(learnt)
        play.played.append(name)
        play.images.append(env.render())  # type: ignore[arg-type]
        play.reward += float(reward)
        play.ended = terminated or truncated
        if not np.array_equal(plan.model.encode(play.images[-1]), after):
            play.parted = play.parted or step
            play.reason = f"step {step}: {name} did not lead to the predicted picture"
            return
    play.reached = True


class _Recording:
    """The training pairs of a model as codes, with the names of what was done."""

    def __init__(self, model: Model):
        file = _pairs_file(model)
        with np.load(file) as pairs:
            if "action" not in pairs:
                raise InputError(f"{file}: has no names of actions; expected pairs by latplan.gym.record", 33)
            self.before = model.encode(pairs["predecessors"])
            self.after = model.encode(pairs["successors"])
            self.names = [name.decode() for name in pairs["action"].tolist()]
        self.model = model

    def played_as(self, before: NDArray[np.bool_], after: NDArray[np.bool_]) -> str | None:
        """What was most often done where a learnt action led from `before` to `after`."""
        explaining = np.zeros(len(self.names), dtype=np.bool_)
        for positive, negative, adds, deletes in self.model._action_bits[self.model.applicable(before)]:
            if not np.array_equal((before & ~deletes) | adds, after):
                continue
            fits = ~(positive & ~self.before).any(axis=1) & ~(negative & self.before).any(axis=1)
            explaining |= fits & (((self.before & ~deletes) | adds) == self.after).all(axis=1)
        counts = Counter(self.names[row] for row in np.flatnonzero(explaining) if self.names[row])
        return counts.most_common(1)[0][0] if counts else None


@lru_cache(maxsize=4)
def _recording(folder: str) -> _Recording:
    return _Recording(Model(folder))


def _pairs_file(model: Model) -> Path:
    record = Path(model.folder) / "run.json"
    pairs = json.loads(record.read_text(encoding="utf-8")).get("pairs")
    if not pairs:
        raise InputError(f"{record}: does not name the training pairs; expected a run of latplan.learn", 33)
    return record.parent / pairs


class LearntEnv(gymnasium.Env):
    """A learnt model as an environment: observations are decoded pictures, actions those of the model.

    An action that is not applicable changes nothing; `action_mask` in the info tells. Reaching the goal gives the reward 1 and
    ends the episode. Without a start, episodes start in a state of the training pairs.
    """

    metadata = {"render_modes": ["rgb_array"], "render_fps": 2}

    def __init__(
        self,
        model: Model | File,
        start: "ArrayLike | File | None" = None,
        goal: "ArrayLike | File | None" = None,
        render_mode: str | None = "rgb_array",
    ):
        self.model = model if isinstance(model, Model) else Model(model)
        if not self.model.actions:
            raise InputError(f"{self.model.folder}: no exported actions; run `latplan export` first", 33)
        if render_mode not in (None, "rgb_array"):
            raise InputError(f"render_mode {render_mode!r}; expected rgb_array", 36)
        self.render_mode = render_mode
        self.action_space = gymnasium.spaces.Discrete(len(self.model.actions))
        self.observation_space = gymnasium.spaces.Box(0, 255, (*self.model.shape[:2], 3), np.uint8)
        self._goal = None if goal is None else self.model.encode(goal)
        if start is not None:
            self._starts = self.model.encode(_pictures(start))
        else:
            self._starts = np.unique(self.model.transitions()[:, 0], axis=0)
        if len(self._starts) == 0:
            raise InputError(f"{self.model.folder}: keeps no transitions; expected a picture start=", 33)
        self.state = self._starts[0]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        self.state = self._starts[self.np_random.integers(len(self._starts))]
        return self.render(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        if not self.action_space.contains(action):
            raise InputError(f"step: action {action!r}; expected 0 to {len(self.model.actions) - 1}", 36)
        if self.model.applicable(self.state)[action]:
            self.state = self.model.apply(self.state, int(action))
        reached = self._goal is not None and np.array_equal(self.state, self._goal)
        return self.render(), float(reached), reached, False, self._info()

    def render(self) -> NDArray[np.uint8]:  # type: ignore[override]
        picture = self.model.decode(self.state)
        return picture if picture.ndim == 3 else np.repeat(picture[..., None], 3, axis=2)

    def _info(self) -> dict[str, Any]:
        return {"state": self.state.copy(), "action_mask": self.model.applicable(self.state).astype(np.int8)}
